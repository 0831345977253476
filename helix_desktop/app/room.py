"""What a session's next request takes of the window, apart from what is being written."""

from collections.abc import Callable, Sequence

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.events import Recorded, WindowSent
from helix_desktop.domain.message import Image, Message, Role
from helix_desktop.domain.ports import Attic
from helix_desktop.engine.equipment import Equipment
from helix_desktop.engine.runner import SessionRunner

LAST = 200
"""Events in which the last request is looked for."""


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

    @property
    def compacts(self) -> float:
        """The share of the window at which a handover is due by itself, in percent; 0 = never."""
        return self._equipment.policy.compact_percent

    async def tokens(self, session: SessionId) -> int:
        """As it would be assembled now, or else as it was sent last; 0: not known."""
        runner = self._at_hand(session)
        if runner is not None and runner.keeper.history.seq:
            return (await runner.keeper.look()).tokens
        if session == NO_SESSION:
            return 0
        found = await self._attic.last_events(session, LAST)
        events = [each.event for each in found if isinstance(each, Recorded)]
        return next((each.tokens for each in events[::-1] if isinstance(each, WindowSent)), 0)

    def pictures(self, images: Sequence[Image]) -> int:
        """Tokens of pictures; 0 where the model does not say what they take."""
        if not images:
            return 0
        scales = self._equipment.main.scales
        empty = scales.weigh(Message(Role.USER, ())).tokens
        return scales.weigh(Message(Role.USER, tuple(images))).tokens - empty
