"""Workspaces that are archived or in the trash, and the ways back from there."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from helix_desktop.app.trash import Trashed
from helix_desktop.domain.workspace import Workspace
from helix_desktop.ui.look.paint import hairline
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.buttons import button
from helix_desktop.ui.parts.labels import Elided, label
from helix_desktop.ui.parts.overlay import Overlay
from helix_desktop.ui.sheets.ask import foot
from helix_desktop.ui.words import size_text, tr

WIDTH, ROW = 640, 56


class PutAway(Overlay):
    """`back_wanted` and `gone_wanted` carry an id; archived ones only come back."""

    unarchive_wanted = Signal(str)
    back_wanted = Signal(str)
    gone_wanted = Signal(str, str)
    """Of one in the trash: its id and its name."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(theme, window, width=WIDTH)
        self._rows = QVBoxLayout()
        self._rows.setContentsMargins(24, 0, 24, 8)
        self._rows.setSpacing(0)
        inside = QWidget()
        inside.setLayout(self._rows)
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setWidget(inside)
        inside.setAutoFillBackground(False)
        self._area.viewport().setAutoFillBackground(False)
        close = button(tr("Close"))
        close.clicked.connect(self.close_sheet)
        title = label(tr("Archived and deleted workspaces"), "head")
        title.setContentsMargins(24, 20, 24, 8)
        layout = QVBoxLayout(self.card)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for part in (title, self._area, hairline(), foot(close)):
            layout.addWidget(part)
        self.closed.connect(self.deleteLater)

    def show_all(self, archived: Sequence[Workspace], trashed: Sequence[Trashed]) -> None:
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        for workspace in archived:
            back = button(tr("Take out"))
            back.clicked.connect(lambda _=0, it=workspace.id: self.unarchive_wanted.emit(it))
            told = tr("Archived · {0}").format(workspace.folder)
            self._rows.addWidget(self._row(workspace.name, told, (back,)))
        for each in trashed:
            self._rows.addWidget(self._row(each.name, _told(each), self._ways(each)))
        if not archived and not trashed:
            words = tr("Nothing is put away. Archive or delete a workspace from its menu.")
            self._rows.addWidget(label(words, "body", "mut", wrap=True))
        count = max(1, len(archived) + len(trashed))
        most = max(ROW, self.below.height() - 320)
        self._area.setFixedHeight(min(most, count * ROW + 12))
        if self.isVisible():
            self.fit()

    def _ways(self, each: Trashed) -> tuple[QWidget, ...]:
        back, gone = button(tr("Put back")), button(tr("Delete for good…"))
        back.clicked.connect(lambda _=0, it=each.id: self.back_wanted.emit(it))
        name = each.name
        gone.clicked.connect(lambda _=0, it=each.id: self.gone_wanted.emit(it, name))
        return gone, back

    def _row(self, name: str, told: str, ways: Sequence[QWidget]) -> QWidget:
        made = QWidget()
        made.setFixedHeight(ROW)
        words = QVBoxLayout()
        words.setSpacing(0)
        title, below = Elided(self._theme, "strong", "fg"), Elided(self._theme, "micro", "mut")
        title.set_text(name)
        below.set_text(told)
        words.addStretch(1)
        words.addWidget(title)
        words.addWidget(below)
        words.addStretch(1)
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addLayout(words, 1)
        for way in ways:
            row.addWidget(way)
        return made


def _told(each: Trashed) -> str:
    folder = each.workspace.folder if each.workspace else tr("its file cannot be read")
    return tr("In the trash, {0} · {1}").format(size_text(each.size), folder)
