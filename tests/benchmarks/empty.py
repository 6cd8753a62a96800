"""The smallest Textual application there is to compare with."""

from textual.app import App, ComposeResult
from textual.events import Key
from textual.widgets import Static


class Empty(App[None]):
    """One word, so that its first frame can be seen to arrive; each key changes it."""

    def compose(self) -> ComposeResult:
        yield Static("empty")

    def on_key(self, event: Key) -> None:
        """Say which key it was, and how often keys came before it."""
        word = self.query_one(Static)
        word.update(f"{event.key} after {word.content}"[:60])


if __name__ == "__main__":
    Empty().run()
