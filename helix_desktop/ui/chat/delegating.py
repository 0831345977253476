"""The SubAgents of the session on screen: what the strip asks for is done by the desk."""

from collections.abc import Coroutine

from PySide6.QtCore import QObject

from helix_desktop.app.desk import Desk
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.ui.actions import Action, Actions
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.chat.subagents_strip import SubAgentsStrip
from helix_desktop.ui.ways import Ways
from helix_desktop.ui.words import tr


class Delegating(QObject):
    """Of one page; whose session it shows it is told."""

    def __init__(self, bridge: Bridge, ways: Ways, strip: SubAgentsStrip) -> None:
        super().__init__()
        self._bridge, self._strip = bridge, strip
        self._desk: Desk | None = None
        self._session = NO_SESSION
        strip.opened.connect(ways.session_wanted)
        strip.stopped.connect(self._on_stopped)
        strip.undone.connect(self._on_undone)
        strip.all_stopped.connect(self._stop_all)
        strip.all_undone.connect(self._undo_all)

    def show_session(self, desk: Desk | None, session: SessionId = NO_SESSION) -> None:
        self._desk, self._session = desk, session
        self.show_state()

    def show_state(self) -> None:
        """Who works now, or stands still."""
        desk = self._desk
        self._strip.show_children(
            desk.at_work(self._session) if desk else (), desk.now() if desk else 0.0
        )

    def offer(self, acts: Actions) -> None:
        """For menus, shortcuts and the palette."""
        group = tr("Conversation")
        found = (
            ("stop", tr("Stop all SubAgents"), self._stop_all, self._none_works, "stop"),
            ("undo", tr("Undo stopping SubAgents"), self._undo_all, self._none_stands, "undo"),
        )
        for name, words, run, refusal, icon in found:
            acts.add(Action(f"subagents.{name}", words, group, run, refusal=refusal, icon=icon))

    def _none_works(self) -> str:
        works = self._desk and any(
            not each.undo_until for each in self._desk.at_work(self._session)
        )
        return "" if works else tr("No SubAgent is at work here.")

    def _none_stands(self) -> str:
        stands = self._desk and any(each.undo_until for each in self._desk.at_work(self._session))
        return "" if stands else tr("No SubAgent was stopped in the last five seconds.")

    def _on_stopped(self, child: str) -> None:
        if self._desk is not None:
            work = self._desk.stop(SessionId(child))
            self._bridge.run(self._shown(work), "stop a SubAgent")

    def _stop_all(self) -> None:
        if self._desk is not None:
            work = self._desk.delegating.stop_all(self._session)
            self._bridge.run(self._shown(work), "stop all SubAgents")

    async def _shown(self, work: Coroutine[object, object, None]) -> None:
        await work
        self.show_state()

    def _on_undone(self, child: str) -> None:
        if self._desk is not None:
            self._desk.delegating.undo(SessionId(child))
            self.show_state()

    def _undo_all(self) -> None:
        if self._desk is not None:
            self._desk.delegating.undo_all(self._session)
            self.show_state()
