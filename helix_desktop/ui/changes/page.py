"""The changed files of a session: a list, and beside it the file that is chosen."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from helix_desktop.domain.changes import ChangedFile, FileDiff, SessionChanges
from helix_desktop.ui.changes.detail import STANDINGS, Detail, size_words
from helix_desktop.ui.changes.sums import summed
from helix_desktop.ui.look.paint import hairline, surface
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.look.tokens import SIDE_PANEL, TOP_BAR
from helix_desktop.ui.parts.empty import Empty
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.parts.row_list import Row, RowList
from helix_desktop.ui.parts.stacked import Stacked
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import count_text, tr

LEAST_LIST = 200


class ChangesPage(QWidget):
    """Shows what it is given; what is wanted is told by signals."""

    shown = Signal()
    """The page came into sight: files may have changed since."""
    opened = Signal(str)
    """A file was chosen (its key)."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAccessibleName(tr("Changed files"))
        self._files: dict[str, ChangedFile] = {}
        self._key = ""
        self._sum = label("", "small", "mut")
        self._problem = label("", "small", "warn", wrap=True)
        self.list = RowList(theme, 46, tr("Changed files"))
        self.detail = Detail(theme)
        self._choose = Empty(
            theme,
            "file",
            title=tr("No file is chosen"),
            hint=tr("Choose one to see what was done to it, line by line."),
        )
        self._nothing = Empty(
            theme,
            "file",
            title=tr("No file was changed in this session"),
            hint=tr("Files that the agent writes or edits are listed here, with what they held."),
        )
        self._stack, self._right = Stacked(), Stacked()
        self._body = QWidget()
        self._lay_out()
        self.list.chosen.connect(self.choose)
        self.list.selectionModel().currentRowChanged.connect(self._on_current)

    @property
    def key(self) -> str:
        """The file that is chosen, or none."""
        return self._key

    @property
    def file(self) -> ChangedFile | None:
        return self._files.get(self._key)

    def reset(self) -> None:
        """Another session: nothing is known of it yet."""
        self._key = ""
        self.show_changes(SessionChanges())

    @property
    def rows(self) -> list[Row]:
        """The list as it stands."""
        return rows_of(self._files)

    def show_changes(self, found: SessionChanges) -> None:
        """The list; the file that is chosen stays so while it is in there."""
        self._files = by_key(found)
        self.list.show_rows(self.rows, self._key)
        self._sum.setText(summed(found))
        self._problem.setVisible(bool(found.unreadable))
        told = tr("{0} records of this session cannot be read; they may tell of more files.")
        self._problem.setText(told.format(count_text(found.unreadable)))
        nothing = not found.files and not found.unreadable
        self._stack.setCurrentWidget(self._nothing if nothing else self._body)
        if self.file is not None:
            self.detail.show_file(self.file)
        else:
            self._key = ""
        self._right.setCurrentWidget(self.detail if self._key else self._choose)
        if self._files and not self._key and self.isVisible():
            self._choose_first()

    def _choose_first(self) -> None:
        """Whoever comes to look sees something."""
        first = next(iter(self._files))
        self.list.show_rows(self.rows, first)
        self.choose(first)

    def choose(self, key: str) -> None:
        """Open a file of the list."""
        file = self._files.get(key)
        if file is None or key == self._key:
            return
        self._key = key
        self.detail.show_file(file)
        self.detail.show_diff(FileDiff(told=True))
        self._right.setCurrentWidget(self.detail)
        self.opened.emit(key)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()

    def _on_current(self) -> None:
        """The arrow keys move what is open; nothing opens because rows were exchanged."""
        index = self.list.currentIndex()
        if self._key and index.isValid() and self.list.hasFocus():
            self.choose(self.list.rows.row(index.row()).key)

    def _lay_out(self) -> None:
        head = surface("bg")
        head.setFixedHeight(TOP_BAR)
        top = QHBoxLayout(head)
        top.setContentsMargins(24, 0, 24, 0)
        top.setSpacing(12)
        top.addWidget(label(tr("Changed files"), "title"))
        top.addWidget(self._sum, 1)
        self._lay_out_body()
        self._stack.addWidget(self._nothing)
        self._stack.addWidget(self._body)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(head)
        layout.addWidget(hairline())
        layout.addLayout(self._stack, 1)

    def _lay_out_body(self) -> None:
        names = surface("panel")
        names.setMinimumWidth(LEAST_LIST)
        names.setMaximumWidth(SIDE_PANEL)
        column = QVBoxLayout(names)
        column.setContentsMargins(10, 10, 10, 10)
        column.addWidget(self._problem)
        column.addWidget(self.list, 1)
        right = QWidget()
        right.setLayout(self._right)
        self._right.addWidget(self._choose)
        self._right.addWidget(self.detail)
        row = QHBoxLayout(self._body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(names, 1)
        row.addWidget(hairline(vertical=True))
        row.addWidget(right, 3)


def by_key(found: SessionChanges) -> dict[str, ChangedFile]:
    return {key_of(file): file for file in found.files}


def key_of(file: ChangedFile) -> str:
    """Stays the same while a change goes on."""
    return "\n".join((file.change.path, file.change.before or "", *file.change.calls[:1]))


def rows_of(files: Mapping[str, ChangedFile]) -> list[Row]:
    return [_row(key, file) for key, file in files.items()]


def _row(key: str, file: ChangedFile) -> Row:
    folder, _, name = file.change.path.rpartition("/")
    words = tr(STANDINGS[file.standing][0])
    below = f"{words} · {one_line(folder)}" if folder else words
    return Row(key, one_line(name), icon="file", below=below, right=size_words(file.size))
