"""What is asked of a provider, while it is asked and what came: `Asking… 0.4 s`, ✓ or ✕."""

from PySide6.QtCore import QElapsedTimer, QTimer
from shiboken6 import isValid

from helix_desktop.app.llms.trying import Tried
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.settings.lines import Outcome
from helix_desktop.ui.settings.model_words import tried_text
from helix_desktop.ui.words import tr

TICK = 100


class AskingLine(Outcome):
    """Its clock runs only while something is asked."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._began = QElapsedTimer()
        self._clock = QTimer(self)
        self._clock.setInterval(TICK)
        self._clock.timeout.connect(self._on_tick)

    @property
    def asking(self) -> bool:
        return self._clock.isActive()

    def ask(self) -> None:
        self._began.start()
        self._clock.start()
        self._on_tick()

    def show_tried(self, tried: Tried) -> None:
        if isValid(self):
            self.say(tried_text(tried), "ok" if tried.well else "bad")

    def say(self, words: str, tone: str = "mut") -> None:
        if isValid(self):
            self._clock.stop()
            super().say(words, tone)

    def _on_tick(self) -> None:
        seconds = self._began.elapsed() / 1_000
        Outcome.say(self, tr("Asking… {0} s").format(f"{seconds:.1f}"))
