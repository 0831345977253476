"""Which tools the agent of a workspace is told of: the person switches off what only takes room.

What recalls stays: markers would lead nowhere without it.
"""

from collections.abc import Callable, Mapping, Sequence

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.values import value
from helix_desktop.engine.equipment import Equipment
from helix_desktop.tools.toolbox import Toolbox

KEPT = ("recall_cached_content", "recall_history")

Outfit = Callable[[SessionId], Toolbox]


@value
class ToolFact:
    """One tool: what its description takes of every request, and how many outputs of it there are.

    `kept`: it cannot be switched off.
    """

    name: str
    about: str
    tokens: int
    outputs: int
    on: bool
    kept: bool = False


class ToolChoice:
    """`outfit` makes toolboxes with everything, `off` says what the person switched off."""

    def __init__(
        self, outfit: Outfit, off: Callable[[], Sequence[str]], *, equipment: Equipment
    ) -> None:
        self._outfit = outfit
        self._off = off
        self._equipment = equipment

    def __call__(self, session: SessionId) -> Toolbox:
        off = [name for name in self._off() if name not in KEPT]
        return self._outfit(session).without(off) if off else self._outfit(session)

    def listed(self, outputs: Mapping[str, int]) -> Sequence[ToolFact]:
        """All there are, in the order the agent is told of them; `outputs` counts by name."""
        off, scales = self._off(), self._equipment.main.scales
        return [
            ToolFact(
                spec.name,
                spec.description,
                scales.tools((spec,)).tokens,
                outputs.get(spec.name, 0),
                on=spec.name in KEPT or spec.name not in off,
                kept=spec.name in KEPT,
            )
            for spec in self._outfit(NO_SESSION).specs()
        ]
