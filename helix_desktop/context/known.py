"""Names that a reader of the window sees anyway, so that notes need not tell them again."""

from collections.abc import Iterable, Sequence

from helix_desktop.context.blocks import Row
from helix_desktop.context.cuts import Stretch
from helix_desktop.context.names import words
from helix_desktop.context.wire import words as written
from helix_desktop.domain.message import ToolCall


def known_names(rows: Iterable[Row], *, without: Sequence[Stretch]) -> frozenset[str]:
    """The names in all rows that stay; of a path its ends are known, too."""
    going = {row.key for stretch in without for row in stretch.rows}
    found: set[str] = set()
    for row in rows:
        if row.key not in going:
            found |= _names(row)
    return frozenset(found)


def _names(row: Row) -> set[str]:
    found: set[str] = set()
    for block in row.blocks:
        calls = [part.arguments for part in block.message.parts if isinstance(part, ToolCall)]
        for name in words("\n".join([written(block.message), *calls])):
            found |= _ends(name)
    return found


def _ends(name: str) -> set[str]:
    """A path and every end of it: who sees `a/b.py` sees `b.py`."""
    steps = name.split("/")
    return {name, *("/".join(steps[start:]) for start in range(1, len(steps)))}
