"""The smallest Textual application there is to compare with."""

from textual.app import App, ComposeResult
from textual.widgets import Static


class Empty(App[None]):
    """One word, so that its first frame can be seen to arrive."""

    def compose(self) -> ComposeResult:
        yield Static("empty")


if __name__ == "__main__":
    Empty().run()
