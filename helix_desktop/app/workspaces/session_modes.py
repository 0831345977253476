"""The permission mode of each session (Ask, Plan…), and approving or discarding a plan."""

import asyncio
from collections.abc import Callable

from helix_desktop.app.sessions.drafts import Drafts
from helix_desktop.app.sessions.open_sessions import OpenSessions
from helix_desktop.app.workspaces.workspace_permissions import WorkspacePermissions
from helix_desktop.context.session_news import PLAN, ModeHistory
from helix_desktop.context.texts.plan_mode_texts import PLAN_DISCARDED
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import EngineError, HelixError, PermissionsError
from helix_desktop.domain.events import (
    ContextInjected,
    Event,
    ModeChanged,
    PlanChanged,
    PlanState,
    SubmittedPlan,
)
from helix_desktop.domain.mentions import OutgoingMessage
from helix_desktop.domain.permission import Mode, is_wider, next_mode
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.session_runner import SessionRunner


class ModeReader(ModeHistory):
    """The mode and the plan of one session, which a window reads from the session's events."""


class SessionModes:
    """The modes and plans of the sessions."""

    def __init__(
        self,
        runners: OpenSessions,
        deps: SessionDeps,
        permissions: WorkspacePermissions,
        drafts: Drafts,
    ) -> None:
        self._runners, self._deps, self._permissions = runners, deps, permissions
        self._drafts = drafts
        self._plan_lock = asyncio.Lock()
        """Held while something is done with a plan, so that a saved edit comes before a Go."""

    def in_force(self, chosen: Mode | None) -> Mode:
        """Return the mode of a session with a chosen mode, None for no choice."""
        return self._deps.rules.mode_in_force(chosen)

    def problem(self, mode: Mode) -> HelixError | None:
        """Return why a mode cannot be chosen now, or None if it can."""
        try:
            self.check(mode)
        except HelixError as error:
            return error
        return None

    def check(self, mode: Mode) -> None:
        """Raise PermissionsError with the reason if a mode cannot be chosen now."""
        self._permissions.check_mode(mode)

    def opening(self, mode: Mode | None) -> tuple[Event, ...]:
        """Return the first events of a session that begins in a chosen mode."""
        if mode is None:
            return ()
        self.check(mode)
        return (ModeChanged(self._deps.base.clock.now(), mode),)

    @property
    def of_new(self) -> Mode | None:
        """Return the mode that was chosen for the next new session; None for no choice."""
        noted = self._drafts.draft(NO_SESSION).mode
        return Mode(noted) if noted in list(Mode) else None

    def note_of_new(self, mode: Mode | None) -> None:
        self._drafts.note_mode(NO_SESSION, mode.value if mode else "")

    async def choose_of_new(self, mode: Mode) -> None:
        """Choose the mode of the next new session; raise PermissionsError if it cannot be had."""
        await asyncio.to_thread(self.check, mode)
        self.note_of_new(mode)
        await self._drafts.keep()

    def next_after(self, mode: Mode) -> Mode:
        """Return the next mode in the cycle that can be chosen now."""
        candidate = next_mode(mode)
        while self.problem(candidate) is not None:
            candidate = next_mode(candidate)
        return candidate

    async def choose(
        self,
        session: SessionId,
        mode: Mode,
        *,
        by_key: bool = False,
        accepted: Callable[[Mode], None] = lambda _mode: None,
    ) -> None:
        """Choose the mode of a session, also while its turn runs.

        Waiting questions are judged again. A key that cycles through the modes chooses no wider
        mode while a question waits. Raises PermissionsError if the mode is not available.
        `accepted` is called before anybody sees the choice.
        """
        await asyncio.to_thread(self.check, mode)
        runner = await self._open(session)
        asks = self._permissions.calls.pending or self._permissions.forms.pending
        if by_key and asks and is_wider(mode, self._deps.mode_of(session)):
            raise PermissionsError(
                "The mode stays as it is, because a question waits for your answer.",
                "Answer the question first, or choose the mode in its menu.",
            )
        accepted(mode)
        if runner.session_window.history.modes.chosen is not mode:
            await runner.note(ModeChanged(self._deps.base.clock.now(), mode))
        await self._permissions.calls.look_again()

    async def current(self, session: SessionId) -> Mode:
        """Return the mode that holds in a session; for NO_SESSION, that of a new one."""
        if session == NO_SESSION:
            return self.in_force(None)
        await self._open(session)
        return self._deps.mode_of(session)

    async def edit_plan(self, session: SessionId, call: str, text: str) -> None:
        async with self._plan_lock:
            runner, plan = await self._plan(session, call)
            if text != plan.text:
                await runner.note(PlanChanged(self._deps.base.clock.now(), call, text))

    async def approve(self, session: SessionId, call: str, mode: Mode) -> None:
        """Leave plan mode, and send the plan as the user's message."""
        async with self._plan_lock:
            await asyncio.to_thread(self.check, mode)
            runner, plan = await self._plan(session, call)
            now = self._deps.base.clock.now()
            approved = PlanChanged(now, call, plan.text, PlanState.APPROVED)
            await runner.send(plan.text, before=[approved, ModeChanged(now, mode)])

    async def discard(self, session: SessionId, call: str, words: str = "") -> None:
        """Discard a plan; words to the model are sent as the user's message."""
        async with self._plan_lock:
            runner, plan = await self._plan(session, call)
            now = self._deps.base.clock.now()
            discarded = PlanChanged(now, call, plan.text, PlanState.DISCARDED)
            events = (discarded, ContextInjected(now, PLAN_DISCARDED, PLAN))
            if words.strip():
                await runner.send(OutgoingMessage(words, typed=True), before=events)
            else:
                await runner.note(*events)

    async def _plan(self, session: SessionId, call: str) -> tuple[SessionRunner, SubmittedPlan]:
        """Return the open plan that a call handed in, and the session's runner, which is idle."""
        runner = await self._open(session)
        plan = runner.session_window.history.modes.plan
        if plan is None or plan.call != call or not plan.is_open or runner.running:
            raise EngineError("This plan is no longer open.", "Ask Helix for another one.")
        return runner, plan

    async def _open(self, session: SessionId) -> SessionRunner:
        runner = self._runners.of(session)
        await runner.load()
        return runner
