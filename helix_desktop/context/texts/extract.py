"""The handover document without a model: what rules can tell of a stretch, in the six sections.

Every line knows the event it comes from. Used offline, in replay and as the last rung.
"""

from collections.abc import Iterable, Sequence

from helix_desktop.context.texts.background import background_lines
from helix_desktop.context.texts.document import NOTHING
from helix_desktop.context.texts.drafting import Line
from helix_desktop.context.texts.findings import finding_lines
from helix_desktop.context.texts.fitting import how_many
from helix_desktop.context.texts.open_work import issue_lines, todo_lines
from helix_desktop.context.texts.passages import Passage
from helix_desktop.context.texts.plain import squeezed
from helix_desktop.context.texts.settled import settled_by
from helix_desktop.context.texts.steps import Turn, turns
from helix_desktop.context.texts.wanted import preference_lines
from helix_desktop.context.texts.work import work_lines
from helix_desktop.domain.memory import SECTIONS, Handover
from helix_desktop.domain.ports import Scales
from helix_desktop.domain.values import value

_SHARES = (0.14, 0.18, 0.36, 0.1, 0.1, 0.12)
"""Of the budget, by section; what one leaves over goes to the others."""


@value
class Extract:
    """A document and, line by line of each section, the event each line comes from (0 = before)."""

    handover: Handover
    sources: tuple[tuple[int, ...], ...]


def extract(
    passages: Iterable[Passage], budget: int, scales: Scales, *, previous: Handover | None = None
) -> Extract:
    """The document of a stretch within a budget; the same stretch gives the same bytes.

    `previous` covers what came before: its lines come first and are the first to go, except those
    that the stretch has settled.
    """
    every = turns(tuple(passages))
    drafted = (
        background_lines(every),
        finding_lines(every),
        work_lines(every),
        issue_lines(every),
        todo_lines(every),
        preference_lines(every),
    )
    before = _still_open(_earlier(previous), every)
    lines = [_merged(old, new) for old, new in zip(before, drafted, strict=True)]
    chosen = _chosen(lines, budget, scales)
    bodies = tuple("\n".join(line.text for line in section) or NOTHING for section in chosen)
    return Extract(Handover(bodies), tuple(tuple(line.seq for line in each) for each in chosen))


_ISSUES, _TODO = SECTIONS.index("Current Issues"), SECTIONS.index("TODO Items")
_EARLIER = 2.5
"""Weight of a line of the document before: more than small news, less than great ones."""


def _earlier(previous: Handover | None) -> list[list[Line]]:
    """The lines of the document before, by section."""
    bodies = previous.sections if previous else (NOTHING,) * len(SECTIONS)
    return [
        [Line(row, 0, _EARLIER) for row in body.split("\n") if row.strip() and body != NOTHING]
        for body in bodies
    ]


def _still_open(before: list[list[Line]], every: Sequence[Turn]) -> list[list[Line]]:
    """The document before without what the stretch has settled."""
    settled = settled_by(every)
    before[_ISSUES] = [line for line in before[_ISSUES] if line.subject not in settled.subjects]
    before[_TODO] = [line for line in before[_TODO] if not settled.closes(line.text)]
    return before


def _merged(earlier: Sequence[Line], new: Sequence[Line]) -> list[Line]:
    """Both, each text once, in the place of its newest mention."""
    fresh = {squeezed(line.text) for line in new}
    return [*(line for line in earlier if squeezed(line.text) not in fresh), *new]


def _chosen(sections: Sequence[Sequence[Line]], budget: int, scales: Scales) -> list[list[Line]]:
    """Within each section's share the weightiest lines, in their order; shares flow over."""
    needs = [scales.count("\n".join(line.text for line in section)) for section in sections]
    rooms = _rooms(needs, budget)
    return [
        list(section) if need <= room else _weightiest(section, room, scales)
        for section, need, room in zip(sections, needs, rooms, strict=True)
    ]


def _rooms(needs: Sequence[int], budget: int) -> list[int]:
    """What each section may take: its need where that is under its share, the rest shared out."""
    rooms = [0] * len(needs)
    open_ = set(range(len(needs)))
    left = budget
    while open_:
        whole = sum(_SHARES[number] for number in open_)
        modest = {number for number in open_ if needs[number] <= left * _SHARES[number] / whole}
        for number in modest or open_:
            rooms[number] = needs[number] if modest else int(left * _SHARES[number] / whole)
        if not modest:
            break
        left -= sum(needs[number] for number in modest)
        open_ -= modest
    return rooms


def _weightiest(section: Sequence[Line], room: int, scales: Scales) -> list[Line]:
    order = sorted(range(len(section)), key=lambda place: (-section[place].weight, -place))
    count = how_many([section[place].text for place in order], room, scales, joint="\n")
    return [section[place] for place in sorted(order[:count])]
