"""How full the window of a session's next request is, for places that show one figure.

All of them show what the model is expected to count of it, and its own window.
"""

from collections.abc import Callable, Sequence

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.events import AssistantReplied, Recorded, WindowSent
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.message import Image, Message, Role
from helix_desktop.domain.ports import Attic
from helix_desktop.engine.equipment import Equipment
from helix_desktop.engine.runner import SessionRunner

LAST = 200
"""Events in which the last request of a session that is not open is looked for."""


class Room:
    """Of the sessions of one workspace; `at_hand` gives those that are open."""

    def __init__(
        self,
        attic: Attic,
        equipment: Equipment,
        at_hand: Callable[[SessionId], SessionRunner | None],
    ) -> None:
        self._attic = attic
        self._equipment = equipment
        self._at_hand = at_hand

    async def tokens(self, session: SessionId) -> int:
        """Of the next request; of a session that is not open, what the last left; 0: unknown."""
        runner = self._at_hand(session)
        if runner is not None and runner.keeper.history.seq:
            return runner.keeper.reckoned((await runner.look()).window)[0]
        if session == NO_SESSION:
            return 0
        for found in reversed(await self._attic.last_events(session, LAST)):
            match found:
                case Recorded(event=AssistantReplied(usage=Usage() as usage)) if usage.window:
                    return usage.window + usage.output
                case Recorded(event=WindowSent(tokens=tokens)):
                    return tokens
                case _:
                    pass
        return 0

    async def share(self, session: SessionId) -> float | None:
        """Of the model's window; None: nothing was sent, or nobody knows the window."""
        tokens, window = await self.tokens(session), self._equipment.main.llm.window
        return tokens / window if tokens and window > 0 else None

    def pictures(self, images: Sequence[Image]) -> int:
        """Tokens of pictures; 0 where the model does not say what they take."""
        if not images:
            return 0
        scales = self._equipment.main.scales
        empty = scales.weigh(Message(Role.USER, ())).tokens
        return scales.weigh(Message(Role.USER, tuple(images))).tokens - empty
