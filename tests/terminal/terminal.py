"""A person's terminal: a real program in a pseudo-terminal, the keys sent to it, what it shows."""

import re
import signal
import termios
import time
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import pexpect
import pyte

KEYS = {
    "enter": "\r",
    "escape": "\x1b",
    "tab": "\t",
    "shift+tab": "\x1b[Z",
    "space": " ",
    "backspace": "\x7f",
    "delete": "\x1b[3~",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "home": "\x1b[H",
    "end": "\x1b[F",
    "pageup": "\x1b[5~",
    "pagedown": "\x1b[6~",
    "ctrl+c": "\x03",
}
DEADLINE = 30.0
COOKED = termios.ECHO | termios.ICANON | termios.ISIG
SYNC_ASKED, SYNC_ANSWER = b"\x1b[?2026$p", "\x1b[?2026;2$y"
FRAME_BEGIN, FRAME_END = b"\x1b[?2026h", b"\x1b[?2026l"
# A terminal leaves the alternate screen with everything on it; pyte has one screen only.
ALTERNATE_LEFT, WIPED = b"\x1b[?1049l", b"\x1b[?1049l\x1b[2J\x1b[H"
# pyte reads neither a keyboard protocol being given back nor half a sequence.
KEYBOARD_GIVEN_BACK = re.compile(rb"\x1b\[[<=][\d;]*u")
UNFINISHED = re.compile(rb"\x1b(?:\[[^@-Z^-~]*)?\Z")


class Size(NamedTuple):
    """A terminal's size in cells."""

    columns: int
    rows: int


class Terminal:
    """One program in one terminal, from its start to its end, and perhaps started again.

    Waiting means reading until the screen shows what is waited for. Whoever waits in vain for
    `DEADLINE` seconds gets an `AssertionError` with a picture of the screen.

    size: columns by rows. frames: how many pictures the program has finished, when it marks them.
    started_at, heard_at: when it was started and last heard, by `time.monotonic`.
    """

    def __init__(
        self, command: Sequence[str], *, size: tuple[int, int] = (80, 24), env: Mapping[str, str]
    ) -> None:
        self._command = list(command)
        self._env = dict(env)
        self.size = Size(*size)
        self.start()

    def start(self) -> None:
        """Start the program on an empty screen."""
        columns, rows = self.size
        self._screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self._screen)
        self._pending = b""
        self.frames = 0
        self.started_at = self.heard_at = time.monotonic()
        self._child = pexpect.spawn(
            self._command[0], self._command[1:], env=self._env, dimensions=(rows, columns)
        )
        self._child.delaybeforesend = self._child.delayafterread = None
        self._child.ptyproc.delayafterclose = 0

    @property
    def pid(self) -> int:
        """The program's process."""
        return int(self._child.pid)

    @property
    def lines(self) -> list[str]:
        """The rows of the screen, each as wide as the terminal."""
        return list(self._screen.display)

    @property
    def text(self) -> str:
        """The screen as one text, without the blanks at the ends of its rows."""
        return "\n".join(line.rstrip() for line in self.lines)

    @property
    def modes(self) -> set[int]:
        """The private modes that are on: 1049 is the alternate screen, 25 the cursor."""
        private = 5
        return {mode >> private for mode in self._screen.mode if mode >> private}

    @property
    def is_cooked(self) -> bool:
        """Whether a shell could work here: typed lines are echoed and Ctrl+C interrupts."""
        flags: int = termios.tcgetattr(self._child.child_fd)[3]
        return flags & COOKED == COOKED

    def press(self, *keys: str) -> None:
        """Press keys one after the other: a character, or a name from `KEYS`."""
        self.type("".join(KEYS.get(key, key) for key in keys))

    def type(self, text: str) -> None:
        """Send text as it is."""
        self._child.send(text)

    def resize(self, columns: int, rows: int) -> None:
        """Drag the window to another size; the program is told by SIGWINCH."""
        self.size = Size(columns, rows)
        self._screen.resize(rows, columns)
        self._child.setwinsize(rows, columns)

    def wait_for(self, wanted: str | re.Pattern[str]) -> re.Match[str]:
        """Read until the screen shows a text, or something that fits a pattern."""
        pattern = re.compile(re.escape(wanted)) if isinstance(wanted, str) else wanted
        self.wait_until(lambda: pattern.search(self.text) is not None, f"{pattern.pattern!r}")
        found = pattern.search(self.text)
        assert found is not None
        return found

    def wait_while(self, unwanted: str) -> None:
        """Read until the screen no longer shows a text."""
        self.wait_until(lambda: unwanted not in self.text, f"the end of {unwanted!r}")

    def wait_until(self, holds: Callable[[], bool], what: str) -> None:
        """Read until something holds; `what` says it in the failure."""
        until = time.monotonic() + DEADLINE
        while not holds():
            if not self._read(until):
                raise AssertionError(f"The program ended before {what}:\n{self.picture()}")
            if time.monotonic() > until:
                raise AssertionError(f"Waited in vain for {what}:\n{self.picture()}")

    def listen(self, seconds: float) -> None:
        """Read for some seconds, whatever comes: for measuring what happens meanwhile."""
        until = time.monotonic() + seconds
        while time.monotonic() < until and self._read(until):
            pass

    def wait_for_exit(self) -> int:
        """Read until the program ends: its exit code, or minus the signal that ended it."""
        until = time.monotonic() + DEADLINE
        while self._read(until):
            if time.monotonic() > until:
                raise AssertionError(f"The program did not end:\n{self.picture()}")
        self._child.wait()
        status, ended_by = self._child.exitstatus, self._child.signalstatus
        return int(status) if status is not None else -int(ended_by)

    def send_signal(self, number: signal.Signals) -> None:
        """Send the program a signal."""
        self._child.kill(number)

    def kill(self) -> None:
        """End the program as a power cut does, if it still runs, and take the terminal away."""
        if self._child.isalive():
            self._child.kill(signal.SIGKILL)
            self._child.wait()
        self._child.close()

    def restart(self) -> None:
        """End the program as a power cut does, and start it again as it was started first."""
        self.kill()
        self.start()

    def picture(self) -> str:
        """The screen in a frame."""
        edge = "+" + "-" * self.size.columns + "+"
        return "\n".join([edge, *(f"|{line}|" for line in self.lines), edge])

    def _read(self, until: float) -> bool:
        """Take in what the program writes next; false when it has left the terminal."""
        try:
            heard = self._child.read_nonblocking(65536, timeout=max(0.0, until - time.monotonic()))
        except pexpect.TIMEOUT:
            return True
        except pexpect.EOF:
            return False
        self.heard_at = time.monotonic()
        if SYNC_ASKED in heard:
            self._child.send(SYNC_ANSWER)
        self.frames += heard.count(FRAME_END)
        self._pending = KEYBOARD_GIVEN_BACK.sub(b"", self._pending + heard)
        end = finished(self._pending)
        self._stream.feed(self._pending[:end].replace(ALTERNATE_LEFT, WIPED))
        self._pending = self._pending[end:]
        return True


def finished(heard: bytes) -> int:
    """How much of what was heard can be shown: no half sequence, and a picture only as a whole."""
    begun, ended = heard.rfind(FRAME_BEGIN), heard.rfind(FRAME_END)
    if begun > ended:
        return begun
    cut = UNFINISHED.search(heard)
    return cut.start() if cut else len(heard)
