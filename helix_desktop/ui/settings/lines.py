"""Fields of settings: one line of text (a key among them), several lines, and what came of it."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPlainTextEdit, QSizePolicy, QWidget
from shiboken6 import isValid

from helix_desktop.ui.look.brush import pad
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.parts.buttons import IconButton
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.plain import shown
from helix_desktop.ui.words import tr

FIELD = 32
ICONS = {"ok": "check", "bad": "close", "warn": "warn", "mut": ""}


class _Framed(QFrame):
    """A box whose border says where the keyboard is, and what cannot be."""

    def __init__(self, inner: QWidget) -> None:
        super().__init__()
        self.setProperty("surface", "box")
        inner.installEventFilter(self)

    def show_wrong(self, *, wrong: bool) -> None:
        self.setProperty("wrong", wrong)
        self.style().polish(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.setProperty("focused", event.type() is QEvent.Type.FocusIn)
            self.style().polish(self)
        return super().eventFilter(watched, event)


class LineField(_Framed):
    """One line. A `secret` is shown as dots until its eye is clicked."""

    changed = Signal(str)
    entered = Signal()

    def __init__(
        self, theme: Theme, name: str, *, hint: str = "", unit: str = "", secret: bool = False
    ) -> None:
        self.line = QLineEdit()
        super().__init__(self.line)
        self.setFixedHeight(FIELD)
        self.line.setFont(font("mono" if secret else "small"))
        self.line.setPlaceholderText(hint)
        self.line.setAccessibleName(name)
        self.line.textEdited.connect(self.changed)
        self.line.returnPressed.connect(self.entered)
        self._secret = secret
        layout = QHBoxLayout(self)
        pad(layout, start=10, top=0, end=4 if secret else 10, bottom=0)
        layout.setSpacing(4)
        layout.addWidget(self.line, 1)
        if unit:
            layout.addWidget(label(unit, "micro", "mut"))
        if secret:
            self.line.setEchoMode(QLineEdit.EchoMode.Password)
            self._eye = IconButton(theme, "eye", tr("Show it"))
            self._eye.clicked.connect(self._on_eye)
            layout.addWidget(self._eye)

    def text(self) -> str:
        return self.line.text()

    def set_text(self, text: str) -> None:
        """What is not being typed there right now; the beginning of it is in view."""
        if text != self.line.text():
            self.line.setText(text)
            self.line.setCursorPosition(0)
        self.settle()

    @property
    def waiting(self) -> bool:
        """Whether something was typed here that is not in force."""
        return self.line.isModified() and bool(self.text().strip())

    def settle(self) -> None:
        """What stands here is in force, or needs not to be."""
        self.line.setModified(False)

    def _on_eye(self) -> None:
        hidden = self.line.echoMode() is QLineEdit.EchoMode.Password
        normal, dots = QLineEdit.EchoMode.Normal, QLineEdit.EchoMode.Password
        self.line.setEchoMode(normal if hidden else dots)
        icon, tip = ("eye-off", tr("Hide it")) if hidden else ("eye", tr("Show it"))
        self._eye.show_as(icon, tip)


class TextBox(_Framed):
    """Several lines of plain text."""

    changed = Signal()

    def __init__(self, name: str, *, hint: str = "", code: bool = False, height: int = 120) -> None:
        self.editor = QPlainTextEdit()
        super().__init__(self.editor)
        self.editor.setFont(font("mono" if code else "body"))
        self.editor.setPlaceholderText(hint)
        self.editor.setAccessibleName(name)
        self.editor.setTabChangesFocus(True)
        self.editor.textChanged.connect(self.changed)
        self.setFixedHeight(height)
        layout = QHBoxLayout(self)
        pad(layout, start=8, top=6, end=4, bottom=6)
        layout.addWidget(self.editor)

    def text(self) -> str:
        return self.editor.toPlainText()

    def set_text(self, text: str) -> None:
        if text != self.text():
            self.editor.setPlainText(text)
        self.editor.document().setModified(False)

    @property
    def waiting(self) -> bool:
        """Whether something was typed here that is not in force."""
        return self.editor.document().isModified() and bool(self.text().strip())

    def show_only(self, text: str) -> None:
        """Text of others, to be read; bounded, with what hides spelled out."""
        self.editor.setReadOnly(True)
        self.editor.setPlainText(shown(text))


class Outcome(QWidget):
    """What came of something: an icon and words; hidden while there is nothing to say."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme, self._tone = theme, "mut"
        self._icon = label("")
        self._icon.setFixedSize(16, 16)
        self._words = label("", "small", "mut", wrap=True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._words, 1)
        theme.changed.connect(self._draw)
        self.hide()

    def say(self, words: str, tone: str = "mut") -> None:
        """Nothing for "". Whoever is late finds that nobody is there any more."""
        if not isValid(self):
            return
        self._tone = tone
        self._words.setText(shown(words, 1_000))
        self._words.setProperty("tone", tone)
        self._words.style().polish(self._words)
        self._icon.setVisible(bool(ICONS.get(tone)))
        self.setAccessibleName(words)
        self.setVisible(bool(words))
        self._draw()

    def text(self) -> str:
        return "" if self.isHidden() else self._words.text()

    def tone(self) -> str:
        return self._tone

    def _draw(self) -> None:
        if icon := ICONS.get(self._tone):
            ratio = self.devicePixelRatioF()
            self._icon.setPixmap(self._theme.icon(icon, self._tone, size=16, ratio=ratio))
