"""A list of rows with an icon, a title, a second line, and a figure, and a workspace's status.

The sidebar and the side panel use the list.
"""

from collections.abc import Sequence

from msgspec import Struct

from helix_desktop.domain.value import replace
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import plural, tr
from helix_desktop.ui.widgets.row_list import RowList
from helix_desktop.ui.widgets.rows import DOT_MARK, ICON, Part, Row, RowShape

RUNNING, WAITING = "running", "waiting"


class ListRow(Struct, frozen=True):
    """One row; its `key` is reported when the row is chosen."""

    key: str
    title: str
    icon: str = ""
    below: str = ""
    right: str = ""
    code: bool = False
    """Whether the second line is a hash or path."""
    tone: str = "mut"
    """The color of the figure at the right."""
    mark: str = ""
    """`running`, `waiting`, or ""; shown at the right end, where lists with marks reserve room."""
    tint: str = ""
    """The color of the icon, where it has a meaning."""


class ListView(RowList[ListRow]):
    """A list of rows of one height; lists with marks reserve room for them."""

    def __init__(self, theme: Theme, height: int, name: str, *, marks: bool = False) -> None:
        shape = RowShape(height, end=8, gap=11) if marks else RowShape(height, gap=13)
        super().__init__(theme, name, _marked_row if marks else _row, shape)

    def show_rows(self, rows: Sequence[ListRow], current: str = "") -> None:
        self.show_items(rows, _place(rows, current))

    def row_of(self, key: str) -> int:
        """Return the row with a key, or -1."""
        return _place(self.items, key)


def _place(rows: Sequence[ListRow], key: str) -> int:
    return next((index for index, row in enumerate(rows) if row.key == key != ""), -1)


def _row(row: ListRow) -> Row:
    title = Part(row.title, "strong", "fg" if row.below else "fg2", "fg")
    below = Part(row.below, "monos" if row.code else "micro", elide=None)
    mark = {RUNNING: tr("running"), WAITING: tr("Waiting for you")}.get(row.mark, "")
    return Row(
        row.key,
        ((title,), (below,)) if row.below else ((title,),),
        Part(row.icon, ICON, row.tint or "fg2", row.tint or "acc") if row.icon else None,
        (Part(row.right, "monos", row.tone),) if row.right else (),
        " ".join(filter(None, (row.title, row.below, row.right, mark))),
        " — ".join(filter(None, (row.title, row.below))),
    )


def _marked_row(row: ListRow) -> Row:
    """Mark a row with a dot for running or a triangle for waiting, which differ without color."""
    mark = Part(width=14)
    if row.mark:
        style, tone = (ICON, "warn") if row.mark == WAITING else (DOT_MARK, "ok")
        mark = Part("warn", style, tone, width=14)
    described = _row(row)
    return replace(described, end=(*described.end, mark))


class WorkspaceStatus(Struct, frozen=True):
    """The status of an open workspace; a closed one has no activity."""

    running: int = 0
    waiting: bool = False

    @property
    def mark(self) -> str:
        return WAITING if self.waiting else RUNNING if self.running else ""

    @property
    def words(self) -> str:
        """The status in a few words."""
        if self.waiting:
            return tr("Waiting for you")
        if self.running:
            return plural(self.running, "{0} session running", "{0} sessions running")
        return ""


STILL = WorkspaceStatus()
