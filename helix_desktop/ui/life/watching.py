"""Who keeps an eye on all workspaces: marks in the sidebar, the tray, and messages elsewhere."""

from collections.abc import Callable, Coroutine

from PySide6.QtCore import QObject

from helix_desktop.domain.cache import SessionId
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.life.closing import Closing
from helix_desktop.ui.life.notify import Notifier
from helix_desktop.ui.life.opening import Opening
from helix_desktop.ui.life.tray import Tray
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.toast import Toast
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import tr

TITLE = 48
Go = Callable[[str, SessionId | None, int], Coroutine[object, object, None]]


class Watching(QObject):
    """Made once the window stands."""

    def __init__(
        self,
        bridge: Bridge,
        theme: Theme,
        *,
        opening: Opening,
        quit: Callable[[], None],
    ) -> None:
        window = opening.window
        super().__init__(window)
        self._bridge, self._window, self._opening = bridge, window, opening
        self.attention = attention = opening.attention
        self.tray = Tray(theme, window)
        self.notifier = Notifier(window, Toast(theme, window), self.tray)
        self.closing = Closing(theme, window, attention, tray=self.tray, quit=quit)
        attention.changed.connect(self._on_changed)
        attention.asked.connect(self._on_asked)
        attention.ended.connect(self._on_ended)
        window.shown.connect(self.notifier.toast.raise_)
        window.close_requested.connect(self.closing.ask)
        self.tray.window_wanted.connect(self.come_forward)
        self.tray.quit_wanted.connect(self.closing.ask)
        self.notifier.entered.connect(self._on_entered)

    def come_forward(self) -> None:
        self.closing.come_back()
        self._window.come_forward()
        self._on_changed()

    def end(self) -> None:
        self.attention.end()
        self.tray.end()

    def _on_changed(self) -> None:
        attention = self.attention
        self._window.workbench.sidebar.show_standings(attention.standings)
        self.tray.show_state(
            running=attention.running, waiting=attention.waiting, away=self.closing.away
        )

    def _on_asked(self, workspace: str, session: str) -> None:
        tell = self._tell(workspace, session, self.notifier.told_waiting)
        self._bridge.run(tell, "tell of a question")

    def _on_ended(self, workspace: str, session: str, ending: str) -> None:
        if ending != "stopped":  # who stopped it knows
            tell = self._tell(workspace, session, self.notifier.told_ended)
            self._bridge.run(tell, "tell of an end")

    async def _tell(self, workspace: str, session: str, told: Callable[..., None]) -> None:
        desk = self._opening.desk(workspace)
        if desk is None:
            return
        heads = {head.id: head for head in await desk.sessions()}
        if session not in heads:
            return  # a SubAgent's: whoever it works for tells of its own end
        title = one_line(heads[SessionId(session)].title, TITLE) or tr("Untitled")
        bench = self._window.workbench
        seen = bench.desk is desk and bench.session == session and not self._window.welcoming
        told(one_line(desk.workspace.name, TITLE), title, goal=(workspace, session), seen=seen)

    def _on_entered(self, workspace: str, session: str) -> None:
        self.come_forward()
        work = self._opening.go(workspace, SessionId(session), 0)
        self._bridge.run(work, "go to what was told")
