"""How a workspace stands at this moment: what runs there, who waits, how full its window is."""

from helix_desktop.domain.values import value
from helix_desktop.ui.parts.row_list import RUNNING, WAITING
from helix_desktop.ui.words import tr


@value
class Standing:
    """Of one that is open; the others stand still."""

    running: int = 0
    waiting: bool = False
    fullness: float | None = None
    """Share of the window that the last request of its newest session took."""

    @property
    def mark(self) -> str:
        return WAITING if self.waiting else RUNNING if self.running else ""

    @property
    def figure(self) -> str:
        return "" if self.fullness is None else f"{self.fullness * 100:.0f} %"

    @property
    def words(self) -> str:
        """What is told where there is room for a few words."""
        if self.waiting:
            return tr("waits for you")
        if self.running == 1:
            return tr("1 session runs")
        return tr("{0} sessions run").format(self.running) if self.running else ""


STILL = Standing()
