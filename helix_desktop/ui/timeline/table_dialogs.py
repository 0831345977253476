"""The dialogs with tables: *Context use by request*, and the messages that a handover covers."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtWidgets import QAbstractItemView, QPlainTextEdit, QTableView, QWidget

from helix_desktop.domain.events import Outcome
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.window_timeline import CoveredMessage, CoveredMessages, TokenReadings
from helix_desktop.ui.style.canvas import set_surface
from helix_desktop.ui.style.theme import font
from helix_desktop.ui.text.formatting import count_text, own_count_text, phrase_text, plural, tr
from helix_desktop.ui.text.safe_text import bounded_text, one_line
from helix_desktop.ui.timeline.chart import reading_values
from helix_desktop.ui.timeline.row_texts import KINDS, time_of_day
from helix_desktop.ui.widgets.accessibility import copy_text
from helix_desktop.ui.widgets.controls import button
from helix_desktop.ui.widgets.dialogs import Dialog
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import STRETCH, clear_frame, column_of, grow, row_of

AnyIndex = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
DIALOG_SIZE, WIDE_DIALOG_SIZE = QSize(760, 680), QSize(900, 680)
ROW_HEIGHT = 28
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_SPEAKERS = {
    "user": Phrase("you"),
    "context": Phrase("context"),
    "agent": Phrase("agent"),
    "call": Phrase("call"),
    "output": Phrase("output"),
}


class TableRows(QAbstractTableModel):
    """A table model with heads; a cell is computed when it becomes visible.

    `figures` are the columns with numbers.
    """

    def __init__(
        self,
        heads: Sequence[str],
        count: int,
        cell: Callable[[int, int], str],
        *,
        figures: range = range(0),
    ) -> None:
        super().__init__()
        self._heads, self._count = tuple(heads), count
        self._cell, self._figures = cell, figures

    def rowCount(self, parent: AnyIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: AnyIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._heads)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._cell(index.row(), index.column())
        return self._style_of(index.column(), role, "small")

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return self._heads[section]
        return self._style_of(section, role, "micro")

    def _style_of(self, column: int, role: int, style: str) -> object:
        if role == Qt.ItemDataRole.TextAlignmentRole and column in self._figures:
            return int(_RIGHT)
        return font(style) if role == Qt.ItemDataRole.FontRole else None


def covered_messages_model(messages: Sequence[CoveredMessage]) -> TableRows:
    """Return a table of the messages that a version covers."""

    def cell(row: int, column: int) -> str:
        message = messages[row]
        match column:
            case 0:
                return str(message.seq)
            case 1:
                return time_of_day(message.at)
            case 2:
                failed = message.outcome is not Outcome.OK
                speaker = (
                    phrase_text(_SPEAKERS[message.who]) if message.who in _SPEAKERS else message.who
                )
                return tr("{0}, failed").format(speaker) if failed else speaker
            case _:
                head = f"{message.what} — " if message.what else ""
                return one_line(f"{head}{message.text}", 300)

    return TableRows((tr("Event"), tr("Time"), tr("Who"), tr("Content")), len(messages), cell)


def readings_model(readings: TokenReadings) -> TableRows:
    """Return a table of every request with its kinds, newest first."""

    def cell(row: int, column: int) -> str:
        index = len(readings) - 1 - row
        match column:
            case 0:
                return count_text(index + 1)
            case 1:
                return time_of_day(readings.ats[index])
            case 2:
                return count_text(readings.tokens[index])
            case _:
                tokens = reading_values(readings, index)[column - 3][2]
                if tokens and column == 2 + len(KINDS):
                    return f"{'+' if tokens > 0 else '−'}{count_text(abs(tokens))}"
                return own_count_text(tokens, estimated=not readings.exact[index])

    kinds = [phrase_text(name) for _, name, _ in KINDS]
    heads = (tr("Request"), tr("Time"), tr("Tokens"), *kinds)
    return TableRows(heads, len(readings), cell, figures=range(2, 3 + len(KINDS)))


class CoveredMessagesDialog(Dialog):
    """The original messages that a version covers, with the text of the chosen one below."""

    message_requested = Signal(int)

    def __init__(self, host: QWidget, *, covered: CoveredMessages, name: str) -> None:
        verification = tr("Verified against the SHA-256 recorded in {0} ({1}…).")
        if not covered.complete:
            verification = tr("Not verified: some messages don't match the SHA-256 in {0} ({1}…).")
        count = len(covered.messages)
        title = plural(count, "{0} message covered by {1}", "{0} messages covered by {1}", name)
        hint = verification.format(name, covered.digest[:12])
        super().__init__(host, title=title, hint=hint, size=DIALOG_SIZE)
        self.messages = covered.messages
        rows = covered_messages_model(covered.messages)
        rows.setParent(self)
        self.table = table_view(rows, (64, 64, 104), tr("Covered messages"))
        self.text = QPlainTextEdit()
        clear_frame(self.text)
        self.text.setReadOnly(True)
        self.text.setFont(font("mono"))
        self.text.setAccessibleName(tr("Selected message"))
        copy, show_in_chat = button(tr("Copy")), button(tr("Show in conversation"))
        copy.clicked.connect(self._on_copy)
        show_in_chat.clicked.connect(self._on_show_in_chat)
        disk_note = label(tr("Every message is still on disk."), "micro", "mut")
        self.body.addLayout(column_of(grow(self.table, 3), 8, grow(self.text, 2), spacing=0))
        self.footer.addLayout(row_of(grow(disk_note), copy, show_in_chat, spacing=12))
        self.table.selectionModel().currentRowChanged.connect(self._on_current)
        if covered.messages:
            self.table.selectRow(0)

    def _chosen(self) -> CoveredMessage | None:
        index = self.table.currentIndex().row()
        return self.messages[index] if index >= 0 else None

    def _on_current(self) -> None:
        if (message := self._chosen()) is not None:
            self.text.setPlainText(bounded_text(message.text))

    def _on_copy(self) -> None:
        if (message := self._chosen()) is not None:
            copy_text(message.text)

    def _on_show_in_chat(self) -> None:
        if (message := self._chosen()) is not None:
            self.dismiss()
            self.message_requested.emit(message.seq)


def readings_dialog(host: QWidget, readings: TokenReadings) -> Dialog:
    dialog = Dialog(host, title=tr("Context use by request"), size=WIDE_DIALOG_SIZE)
    rows = readings_model(readings)
    rows.setParent(dialog)
    table = table_view(rows, (64, 52, 66, 62, 58, 84, 78, 70, 84, 72, 120), tr("Requests"))
    dialog.body.addWidget(table, 1)
    done = button(tr("Close"))
    done.clicked.connect(dialog.dismiss)
    dialog.footer.addLayout(row_of(STRETCH, done))
    dialog.open(table)
    return dialog


def table_view(rows: TableRows, widths: Sequence[int], name: str) -> QTableView:
    view = QTableView()
    clear_frame(view)
    set_surface(view, "bg")
    view.setModel(rows)
    view.setAccessibleName(name)
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.setShowGrid(False)
    view.setWordWrap(False)
    view.setTabKeyNavigation(False)
    view.verticalHeader().hide()
    view.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
    head = view.horizontalHeader()
    clear_frame(head)
    head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    head.setStretchLastSection(True)
    head.setHighlightSections(False)
    head.setFixedHeight(32)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    for column, width in enumerate(widths):
        view.setColumnWidth(column, width)
    return view
