"""What else could be seen of a large output: each form with its tokens, the chosen one ticked."""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QVBoxLayout, QWidget

from helix_desktop.app.conversing import Room
from helix_desktop.domain.cache import Choice
from helix_desktop.domain.values import value
from helix_desktop.ui.chat.transcript.moments import Decided
from helix_desktop.ui.chat.transcript.zones import icon_at, paint_words
from helix_desktop.ui.look.brush import brush, from_right
from helix_desktop.ui.look.paint import focus_ring, rounded
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.parts.labels import plain_tip
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import count_text, tr

WIDTH, ROW = 336, 44
OTHER = "other"
"""The choice of words of one's own."""


@value
class Form:
    """One line of the menu; `figure` are its tokens, `ticked` what is chosen now."""

    id: str
    words: str
    about: str
    key: str
    figure: str = ""
    ticked: bool = False
    able: bool = True


def forms(moment: Decided, room: Room) -> tuple[Form, ...]:
    """Every form that an output can have for which something was chosen."""
    event, after = moment.event, count_text(moment.after)
    chosen = event.choice
    extracted = chosen is Choice.EXTRACT
    found = []
    if extracted:
        about = one_line(" ".join(event.instructions.split()), 200)
        found.append(Form(Choice.EXTRACT, tr("Compact"), about, "1", after, ticked=True))
    preview = chosen is Choice.KEEP_PREVIEW
    about = tr("beginning, end and what stands out")
    found.append(
        Form(
            Choice.KEEP_PREVIEW,
            tr("Keep the preview"),
            about,
            "2",
            after if preview else "",
            ticked=preview,
        )
    )
    full = chosen is Choice.KEEP_FULL
    fits = tr("fits: the window goes to {0} %").format(f"{room.percent:.1f}")
    if not room.fits:
        words = tr("does not fit: {0} of {1} tokens")
        fits = words.format(count_text(room.after), count_text(room.limit))
    found.append(
        Form(
            Choice.KEEP_FULL,
            tr("Keep full"),
            tr("all of it, as it came") if full else fits,
            "3",
            count_text(moment.before),
            ticked=full,
            able=full or room.fits,
        )
    )
    words = tr("Compact with other instructions…") if extracted else tr("Compact…")
    return (*found, Form(OTHER, words, "", "E"))


class _Line(QAbstractButton):
    """A form in the menu."""

    def __init__(self, theme: Theme, form: Form) -> None:
        super().__init__()
        self._theme, self.form = theme, form
        self.setFixedSize(QSize(WIDTH, ROW if form.about else ROW - 8))
        self.setEnabled(form.able)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(f"{form.words}. {form.about}")
        self.setToolTip(plain_tip(form.about))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, form = brush(self), self._theme, self.form
        box = QRectF(self.rect()).adjusted(4, 1, -4, -1)
        if self.underMouse() and self.isEnabled():
            rounded(painter, box, 8, fill=theme.colour("sel"))
        if self.hasFocus():
            focus_ring(painter, box, 8, colour=theme.colour("acc"))
        middle = box.center().y()
        if form.ticked or form.id == OTHER:
            sign, tone = ("check", "acc") if form.ticked else ("edit", "fg2")
            icon_at(painter, QPointF(14, middle - 8), sign, tone=tone, theme=theme)
        cap = QRectF(box.right() - 28, middle - 9, 18, 18)
        rounded(painter, cap, 4, fill=theme.colour("raised"), border=theme.colour("line2"))
        painter.setFont(font("microb"))
        painter.setPen(theme.colour("mut"))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, form.key)
        painter.setFont(font("monos"))
        wide = painter.fontMetrics().horizontalAdvance(form.figure)
        figure = QRectF(cap.left() - 10 - wide, box.top(), wide, box.height())
        painter.setPen(theme.colour("fg2" if self.isEnabled() else "dis"))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(figure, flags, form.figure)
        tone = "fg" if self.isEnabled() else "dis"
        room = QRectF(40, box.top(), figure.left() - 48, box.height())
        if not form.about:
            room.setRight(cap.left() - 8)
            paint_words(painter, room, form.words, style="body", tone=tone, theme=theme)
            return
        upper = QRectF(room.x(), middle - 18, room.width(), 18)
        paint_words(painter, upper, form.words, style="strong", tone=tone, theme=theme)
        lower = QRectF(room.x(), middle + 1, room.width(), 16)
        paint_words(painter, lower, form.about, style="micro", tone="mut", theme=theme)


class DecideMenu(QFrame):
    """Goes away by itself; `chosen` carries a Choice or OTHER."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget, found: tuple[Form, ...]) -> None:
        super().__init__(parent)
        self._theme, self._over = theme, parent
        self.setAccessibleName(tr("Decide again"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 5, 1, 5)
        layout.setSpacing(0)
        self.lines = [_Line(theme, form) for form in found]
        for line in self.lines:
            layout.addWidget(line)
            line.clicked.connect(lambda _=False, id_=line.form.id: self._on_chosen(id_))

    def open_at(self, corner: QPoint) -> None:
        """Its upper corner where lines end; where there is no room below it goes up."""
        self.adjustSize()
        begins = corner.x() - (0 if from_right(self) else self.width())
        around = self._over.rect().adjusted(8, 8, -8, -8)
        left = min(max(around.left(), begins), around.right() - self.width())
        top = min(corner.y(), around.bottom() - self.height())
        self.move(left, max(around.top(), top))
        self.show()
        self.raise_()
        self.lines[0].setFocus(Qt.FocusReason.PopupFocusReason)
        QApplication.instance().focusChanged.connect(self._on_focus_changed)  # type: ignore[union-attr]

    def leave(self) -> None:
        """Nothing was chosen, or it was."""
        if self.isVisible():
            self.hide()
            self._over.setFocus()
            self.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        for line in self.lines:
            if event.text().upper() == line.form.key and line.isEnabled():
                line.click()
                return
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        elif event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = brush(self), self._theme
        ground, edge = theme.colour("raised"), theme.colour("line2")
        rounded(painter, QRectF(self.rect()), 12, fill=ground, border=edge)

    def _on_chosen(self, choice: str) -> None:
        self.leave()
        self.chosen.emit(choice)

    def _on_focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        """Who goes elsewhere has closed it."""
        if now is None or not self.isAncestorOf(now):
            self.leave()
