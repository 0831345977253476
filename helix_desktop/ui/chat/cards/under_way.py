"""One thing that goes on in a session now, and since when."""

from dataclasses import dataclass, field

from PySide6.QtCore import QElapsedTimer, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame

from helix_desktop.domain.live import GateOpened, GatePassed, JobStarted, RetryPlanned
from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme

RADIUS = 10


def _began() -> QElapsedTimer:
    timer = QElapsedTimer()
    timer.start()
    return timer


@dataclass(slots=True)
class Under:
    """What goes on; `passed` is what is decided of outputs at the gate."""

    what: JobStarted | GateOpened | RetryPlanned
    clock: QElapsedTimer = field(default_factory=_began)
    passed: list[GatePassed] = field(default_factory=list)
    headings: list[str] = field(default_factory=list)
    """Of what a job writes, as they came."""

    @property
    def seconds(self) -> float:
        return self.clock.elapsed() / 1_000


class UnderCard(QFrame):
    """The ground of a card that tells of it."""

    def __init__(self, theme: Theme, tone: str = "line", alpha: int = 255) -> None:
        super().__init__()
        self._theme, self._tone, self._alpha = theme, tone, alpha
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        edge = self._theme.colour(self._tone, self._alpha)
        fill = self._theme.colour("surf")
        rounded(painter, QRectF(self.rect()), RADIUS, fill=fill, border=edge)
        self.paint_on(painter)

    def paint_on(self, painter: QPainter) -> None:
        """What stands on the ground."""
