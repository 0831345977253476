"""Names that a reader of the window sees anyway, so that notes need not tell them again."""

from collections.abc import Iterable, Iterator, Sequence

from helix_desktop.context.blocks import Row
from helix_desktop.context.cuts import Stretch
from helix_desktop.context.texts.names import words
from helix_desktop.context.wire import words as written
from helix_desktop.domain.message import ToolCall


class KnownNames:
    """Knows the names of the rows it was asked about last."""

    def __init__(self) -> None:
        self._rows: dict[object, frozenset[str]] = {}

    def meet(self, rows: Iterable[Row]) -> None:
        """Look at rows as they come, so that a pass need not look at all of them at once."""
        for row in rows:
            if row.key not in self._rows:
                self._rows[row.key] = frozenset(_names(row))

    def of(self, rows: Iterable[Row], *, without: Sequence[Stretch]) -> frozenset[str]:
        """The names in all rows that stay; of a path its ends are known, too."""
        going = {row.key for stretch in without for row in stretch.rows}
        known = self._rows
        self._rows = {row.key: known.get(row.key) or frozenset(_names(row)) for row in rows}
        return frozenset().union(*(names for key, names in self._rows.items() if key not in going))


def _names(row: Row) -> Iterator[str]:
    for block in row.blocks:
        calls = [part.arguments for part in block.message.parts if isinstance(part, ToolCall)]
        for text in (written(block.message), *calls):
            for name in words(text):
                yield name
                if "/" in name:
                    yield from _ends(name)


def _ends(name: str) -> Iterator[str]:
    """Every end of a path: who sees `a/b.py` sees `b.py`."""
    at = name.find("/")
    while at >= 0:
        yield name[at + 1 :]
        at = name.find("/", at + 1)
