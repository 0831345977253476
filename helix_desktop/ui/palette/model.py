"""The rows of the palette: a head for each group and its hits below, or hits in messages."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from helix_desktop.domain.values import value
from helix_desktop.ui.palette.goals import Goal, Group, Hit
from helix_desktop.ui.words import count_text, tr

AnyIndex = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
HEAD, ROW = 32, 40


@value
class Head:
    """The title of a group and how much of it there is."""

    title: str
    count: str


Line = Head | Hit


class PaletteModel(QAbstractListModel):
    """All lines in one list; heads can be neither chosen nor focused."""

    LINE = Qt.ItemDataRole.UserRole

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[Line] = []

    def show(self, found: Sequence[Group]) -> None:
        self.beginResetModel()
        self._lines = []
        for group in found:
            words = tr("{0} of {1}").format(count_text(group.found), count_text(group.of))
            head = [Head(group.kind.words, words)] if group.kind.words else []
            self._lines += [*head, *group.hits]
        self.endResetModel()

    def line(self, at: int) -> Line:
        return self._lines[at]

    def goal(self, at: int) -> Goal | None:
        line = self._lines[at] if 0 <= at < len(self._lines) else None
        return line.goal if isinstance(line, Hit) else None

    def row_of(self, goal: Goal | None) -> int:
        """Where the same goal stands; the first one that can be chosen if it is not there."""
        first = -1
        for at, line in enumerate(self._lines):
            if isinstance(line, Hit):
                first = at if first < 0 else first
                if goal and (line.goal.kind, line.goal.key) == (goal.kind, goal.key):
                    return at
        return first

    def height(self) -> int:
        return sum(HEAD if isinstance(line, Head) else ROW for line in self._lines)

    def rowCount(self, parent: AnyIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        if not index.isValid() or isinstance(self._lines[index.row()], Head):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        line = self._lines[index.row()]
        if role == self.LINE:
            return line
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return _spoken(line)
        return None


def _spoken(line: Line) -> str:
    if isinstance(line, Head):
        return f"{line.title}, {line.count}"
    goal = line.goal
    words = (goal.title, goal.beside, goal.chip, goal.refusal or goal.keys or goal.right)
    return " ".join(word for word in words if word)
