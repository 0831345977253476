"""The reasoning effort of each session: what its model can be asked for, and the choice."""

from collections.abc import Callable

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.effort import DEFAULT_EFFORT, MODEL_DECIDES, Effort, KnownEfforts
from helix_desktop.domain.errors import SettingsError
from helix_desktop.domain.events import EffortChanged
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.phrase import Phrase
from helix_desktop.engine.session_deps import SessionBase
from helix_desktop.engine.session_runner import SessionRunner


class SessionEfforts:
    """The reasoning efforts of one workspace's sessions, from their next requests on.

    A session that has not begun keeps its choice here until its first message; afterwards the
    journal has it.
    """

    def __init__(
        self,
        base: SessionBase,
        runner: Callable[[SessionId], SessionRunner],
        llm_of: Callable[[SessionId], Llm],
    ) -> None:
        """Take `llm_of`, which returns the main model of a session."""
        self._base, self._runner, self._llm_of = base, runner, llm_of
        self.of_new = MODEL_DECIDES
        """The choice for the next session."""

    def known(self, session: SessionId) -> KnownEfforts:
        """Return what the main model of a session can be asked for."""
        return self._llm_of(session).efforts

    def check(self, session: SessionId, effort: Effort) -> None:
        """Raise SettingsError if the session's model cannot be asked for exactly this."""
        self.check_model(self._llm_of(session), effort)

    def check_model(self, llm: Llm, effort: Effort) -> None:
        """Raise SettingsError if a model cannot be asked for exactly this."""
        known = llm.efforts
        if known.knows(effort):
            return
        if not known:
            raise SettingsError(
                "{model} has no reasoning effort to choose.",
                "Omit the effort, or choose another model.",
                model=llm.shown_name,
            )
        names: list[str] = [DEFAULT_EFFORT, *(level.value for level in known.offered)]
        if known.max_tokens:
            names.append(
                Phrase("{least} to {most} tokens", least=known.min_tokens, most=known.max_tokens)
            )
        raise SettingsError(
            "{model} can't use the reasoning effort {effort}.",
            "Choose one of: {known}.",
            model=llm.shown_name,
            effort=repr(str(effort)),
            known=", ".join(names),
        )

    async def choose(self, session: SessionId, effort: Effort) -> None:
        """Choose the effort of a session, also while its turn runs; NO_SESSION is the next one."""
        if session == NO_SESSION:
            self.of_new = effort
            return
        runner = self._runner(session)
        await runner.open()
        if runner.session_window.history.effort != effort:
            await runner.note(EffortChanged(self._base.clock.now(), str(effort)))

    def first_events(self, effort: Effort | None) -> tuple[EffortChanged, ...]:
        """Return the event that a new session begins with; None is the choice for the next one."""
        chosen = self.of_new if effort is None else effort
        if chosen == MODEL_DECIDES:
            return ()
        return (EffortChanged(self._base.clock.now(), str(chosen)),)
