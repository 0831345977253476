"""Whether the person trusts a folder: asked when it is first opened, changed at the same place."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout

from helix_desktop.domain.permission import Mode
from helix_desktop.domain.visible import visible
from helix_desktop.ui.chat.cards.dock_card import DockCard, Sign
from helix_desktop.ui.chat.cards.facts import Fact, Facts, said
from helix_desktop.ui.chat.cards.flow import ButtonRow
from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.paint import focus_ring, rounded
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.parts.key_button import KeyButton, Role
from helix_desktop.ui.parts.labels import label, plain_tip
from helix_desktop.ui.words import tr


class TrustCard(DockCard):
    """Says what trusting means; `answered` carries yes or no."""

    answered = Signal(bool)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._sign = Sign(theme, "shield", "warn")
        self._title: QLabel = label(tr("Do you trust this folder?"), "title")
        self._facts = Facts(theme)
        self.yes = KeyButton(theme, tr("Trust this folder"), role=Role.PRIMARY)
        self.no = KeyButton(theme, tr("Not now"))
        self._buttons = ButtonRow((self.yes, self.no), ())
        self.yes.clicked.connect(lambda: self.answered.emit(True))
        self.no.clicked.connect(lambda: self.answered.emit(False))
        self._lay_out()
        self.hide()

    def show_folder(
        self, folder: str, trusted: bool | None, *, boxed: bool = True, box: str = ""
    ) -> None:
        """`trusted` is what was said so far; `box` says what holds commands back here."""
        self._title.setText(_titles()[trusted])
        self.no.show_as(tr("Trust no longer") if trusted else tr("Not now"))
        self.yes.show_as(tr("Go on trusting") if trusted else tr("Trust this folder"))
        self._facts.show_facts(_meaning(folder, boxed=boxed, box=box))
        self._buttons.place()
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(self._facts.text())

    def text(self) -> str:
        return f"{self._title.text()}\n{self._facts.text()}"

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self._sign)
        head.addWidget(self._title, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 8, 16, 12)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addWidget(self._facts)
        layout.addWidget(self._buttons)


class TrustMark(QAbstractButton):
    """In the top bar: a shield while the folder is trusted, with words while it is not."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._trusted, self._auto = True, False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_trust(trusted=True)
        theme.changed.connect(self.update)

    def show_trust(self, *, trusted: bool, mode: Mode = Mode.ASK) -> None:
        """A mode in which less is asked than usual is always in view."""
        self._trusted, self._auto = trusted, trusted and mode is Mode.SANDBOXED_AUTO
        words = tr("You trust this folder") if trusted else tr("You do not trust this folder yet")
        if self._auto:
            words = tr("What runs in the sandbox without network is not asked about here")
        told = tr("Sandboxed auto") if self._auto else ""
        self.setText(told if trusted else tr("Not trusted"))
        self.setAccessibleName(words)
        self.setToolTip(plain_tip(tr("{0}. Click to change it.").format(words)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(font("microb")).horizontalAdvance(self.text())
        return QSize(round(words) + 40 if self.text() else 28, 28)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        rect, theme = QRectF(self.rect()), self._theme
        hot = self.underMouse()
        if self.text():
            border = theme.colour("mut" if hot else "line")
            rounded(painter, rect, 14, fill=theme.colour("surf"), border=border)
        elif hot:
            rounded(painter, rect, 6, fill=theme.colour("hover"))
        tone = "ok" if self._auto else "mut" if self._trusted else "warn"
        icon = theme.icon("shield", tone, size=14, ratio=self.devicePixelRatioF())
        painter.drawPixmap(QPointF(11 if self.text() else 7, 7), icon)
        painter.setFont(font("microb"))
        painter.setPen(theme.colour("fg2"))
        painter.drawText(rect.adjusted(30, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self.text())
        if self.hasFocus():
            focus_ring(painter, rect, 14, colour=theme.colour("acc"))


def _titles() -> dict[bool | None, str]:
    return {
        None: tr("Do you trust this folder?"),
        True: tr("You trust this folder"),
        False: tr("Trust this folder now?"),
    }


def _meaning(folder: str, *, boxed: bool, box: str) -> list[Fact]:
    """What changes with trust, and what does not."""
    reading = tr("Commands that are known only to read run unasked in the sandbox.")
    unboxed = tr("There is no sandbox on this system: every command asks.")
    held = tr("A command here: {0}").format(box[:1].lower() + box[1:])
    words = (
        ("check", "ok", tr("With trust, the instructions of the project are followed.")),
        ("check", "ok", tr("Your “always” answers count: what they name then runs unasked.")),
        ("check", "ok", reading) if boxed else ("warn", "warn", unboxed),
        *((("lock", "mut", held),) if boxed and box else ()),
        (
            "shield",
            "mut",
            tr(
                "Either way you are asked before anything else is changed or run, unless you"
                " choose the mode Sandboxed auto. Secrets, the network and other folders ask"
                " again whenever text from elsewhere is in the conversation."
            ),
        ),
        ("info", "mut", tr("Without it, reading works; commands and changes ask each time.")),
    )
    return [
        Fact("folder", "info", ((visible(folder), "exact"),)),
        *(said(icon, tone, text) for icon, tone, text in words),
    ]
