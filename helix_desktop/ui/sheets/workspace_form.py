"""What a workspace is made of: folder, name, colour, policy; or what is changed of it."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from helix_desktop.domain.policy import PRESET_NAMES
from helix_desktop.domain.values import value
from helix_desktop.ui.look.paint import hairline
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.parts.buttons import button
from helix_desktop.ui.parts.choices import Choices, Swatches
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.parts.overlay import Overlay
from helix_desktop.ui.sheets.ask import boxed, foot
from helix_desktop.ui.words import tr

WIDTH = 560
LIKE = "like"
"""The policy of another workspace, as the key of a choice."""


@value
class Filled:
    """What the person put in; `preset` is a preset's name, or LIKE."""

    folder: str
    name: str
    color: str
    preset: str


class WorkspaceForm(Overlay):
    """Without a folder's line it changes a workspace that is there."""

    accepted = Signal(object)
    """It stays open until whoever does it closes it, or says with `refuse` what is wrong."""

    def __init__(
        self,
        theme: Theme,
        window: QWidget,
        *,
        title: str,
        before: Filled,
        like: str = "",
        new: bool = True,
    ) -> None:
        super().__init__(theme, window, width=WIDTH)
        self._new = new
        self.folder = _line(before.folder, tr("Folder"))
        self.name = _line(before.name, tr("Name"))
        self.name.setPlaceholderText(tr("As the folder"))
        self._colors = Swatches(theme, color_names())
        self._colors.choose(before.color)
        choices = [(name, tr(name.capitalize())) for name in PRESET_NAMES]
        if like:
            choices.insert(0, (LIKE, tr("As in {0}").format(like)))
        self._presets = Choices(choices)
        self._presets.choose(before.preset)
        self.yes = button(tr("Create") if new else tr("Keep"), primary=True)
        self.no = button(tr("Cancel"))
        self._choose = button(tr("Choose…"))
        self._problem = label("", "small", "bad", wrap=True)
        self._problem.hide()
        self._lay_out(title)
        self._connect()
        self._dialog: QFileDialog | None = None

    def take_focus(self) -> None:
        if self._new and not self.folder.text():
            self._choose.setFocus(Qt.FocusReason.PopupFocusReason)
        else:
            self.name.setFocus(Qt.FocusReason.PopupFocusReason)
            self.name.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and watched in (self.folder, self.name):
            enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            if event.type() == QEvent.Type.KeyPress and enter:
                self._on_yes()
                return True
        return super().eventFilter(watched, event)

    def _connect(self) -> None:
        self.yes.clicked.connect(self._on_yes)
        self.no.clicked.connect(self.close_sheet)
        self._choose.clicked.connect(self._on_choose)
        self.folder.installEventFilter(self)
        self.name.installEventFilter(self)
        self.closed.connect(self.deleteLater)

    def _on_yes(self) -> None:
        folder, name = self.folder.text().strip(), self.name.text().strip()
        if self._new and not folder:
            self._say(tr("Choose the folder it works in."))
        elif not self._new and not name:
            self._say(tr("A workspace needs a name."))
        else:
            filled = Filled(folder, name, self._colors.current, self._presets.current)
            self._problem.hide()
            self.accepted.emit(filled)

    def refuse(self, problem: str) -> None:
        """What was put in stays there, to be corrected."""
        self._say(problem)

    def _say(self, problem: str) -> None:
        self._problem.setText(problem)
        self._problem.show()
        self.fit()

    def _on_choose(self) -> None:
        dialog = QFileDialog(self.window(), tr("Choose the folder to work in"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(self._on_folder)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        self._dialog = dialog

    def _on_folder(self, folder: str) -> None:
        self.folder.setText(folder)
        self.name.setPlaceholderText(Path(folder).name)
        self._problem.hide()
        self.fit()

    def _lay_out(self, title: str) -> None:
        inner = QVBoxLayout()
        inner.setContentsMargins(24, 20, 24, 20)
        inner.setSpacing(6)
        inner.addWidget(label(title, "head"))
        if self._new:
            row = QHBoxLayout()
            row.setSpacing(8)
            row.addWidget(boxed(self.folder), 1)
            row.addWidget(self._choose)
            _part(inner, tr("Folder"), row)
            told = tr("The agent works there. Deleting the workspace never touches it.")
            inner.addWidget(label(told, "micro", "mut", wrap=True))
        _part(inner, tr("Name"), boxed(self.name))
        _part(inner, tr("Colour"), self._colors)
        if self._new:
            _part(inner, tr("How it keeps the window small"), self._presets)
        else:
            self.folder.hide()
            self._presets.hide()
            self._choose.hide()
        inner.addWidget(self._problem)
        layout = QVBoxLayout(self.card)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(inner)
        layout.addWidget(hairline())
        layout.addWidget(foot(self.no, self.yes))


def color_names() -> Sequence[tuple[str, str]]:
    """Tokens and what the colours are called."""
    return (
        ("", tr("No colour")),
        ("acc", tr("Indigo")),
        ("info", tr("Blue")),
        ("k_obs", tr("Teal")),
        ("ok", tr("Green")),
        ("k_markers", tr("Amber")),
        ("k_pins", tr("Pink")),
        ("bad", tr("Red")),
    )


def _part(inner: QVBoxLayout, title: str, what: QWidget | QHBoxLayout) -> None:
    inner.addSpacing(8)
    inner.addWidget(label(title, "strong"))
    if isinstance(what, QWidget):
        inner.addWidget(what)
    else:
        inner.addLayout(what)


def _line(text: str, name: str) -> QLineEdit:
    made = QLineEdit(text)
    made.setFont(font("body"))
    made.setAccessibleName(name)
    return made
