"""The glossary: the popup that explains a word for blocks (*Explain words*), opened by a click."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractScrollArea, QGridLayout, QPushButton, QToolTip, QWidget

from helix_desktop.ui.style.canvas import set_surface
from helix_desktop.ui.style.theme import font
from helix_desktop.ui.text.block_terms import (
    EXPLAINED,
    GLOSSARY,
    BlockTerm,
    term_explanation,
    term_word,
)
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.widgets.accessibility import AccessibleRows, announce
from helix_desktop.ui.widgets.labels import label, plain_tip
from helix_desktop.ui.widgets.layout import column_of

GLOSSARY_WIDTH = 400
COLUMNS = 3
TermAt = Callable[[QPointF], BlockTerm | None]


class Glossary(QWidget):
    """A popup with the explanation of one term and links to the others; Esc closes it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        set_surface(self, "popup")
        self._place = QPoint()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFixedWidth(GLOSSARY_WIDTH)
        self.word = label("", "title")
        self.explanation = label("", "small", "fg2", wrap=True)
        for part in (self.word, self.explanation):
            part.setContentsMargins(4, 0, 4, 0)  # as far in as the text of a link
        self.links = {term: QPushButton(term_word(term)) for term in GLOSSARY}
        links_box = QWidget()
        grid = QGridLayout(links_box)
        grid.setContentsMargins(0, 4, 0, 0)
        grid.setVerticalSpacing(2)
        for index, (term, link) in enumerate(self.links.items()):
            link.setProperty("role", "link")
            link.setFont(font("small"))
            link.setAutoDefault(True)  # Enter follows a link, as Space does
            link.clicked.connect(partial(self.show_term, term))
            grid.addWidget(link, index // COLUMNS, index % COLUMNS, Qt.AlignmentFlag.AlignLeft)
        column_of(
            self.word, self.explanation, links_box, on=self, margins=(12, 12, 12, 12), spacing=6
        )

    def show_term(self, term: BlockTerm) -> None:
        self.word.setText(term_word(term))
        self.explanation.setText(term_explanation(term))
        self.setAccessibleName(tr("Glossary"))
        self.setAccessibleDescription(f"{self.word.text()}. {self.explanation.text()}")
        if self.isVisible():
            announce(self, self.accessibleDescription())
            self._fit()

    def open_at(self, screen_point: QPoint) -> None:
        """Open at a place of the screen, or above and beside it where there is no room."""
        self._place = screen_point
        self._fit()
        self.show()
        next(iter(self.links.values())).setFocus(Qt.FocusReason.PopupFocusReason)
        announce(self, self.accessibleDescription())

    def _fit(self) -> None:
        self.adjustSize()
        point, screen = self._place, self.screen().availableGeometry()
        top = point.y() + 8
        if top + self.height() > screen.bottom():
            top = point.y() - self.height() - 8
        left = min(point.x() - 16, screen.right() - self.width())
        self.move(max(screen.left(), left), max(screen.top(), top))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        elif event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)


def open_glossary(parent: QWidget, term: BlockTerm, screen_point: QPoint) -> Glossary:
    glossary = Glossary(parent)
    glossary.show_term(term)
    glossary.open_at(screen_point)
    return glossary


class TermClicks(QObject):
    """Opens the glossary at clicks on words that a widget painted, before the widget takes them.

    The pointer over such a word is a question mark, and its tooltip explains it.

    `at` returns the term under a point, and `current` that of the row with the keyboard focus.
    """

    def __init__(
        self, view: QWidget, term_at: TermAt, current: Callable[[], BlockTerm | None]
    ) -> None:
        super().__init__(view)
        self._at, self.current = term_at, current
        self._painted = view.viewport() if isinstance(view, QAbstractScrollArea) else view
        self._pressed: BlockTerm | None = None
        self._shape = Qt.CursorShape.ArrowCursor
        """The pointer of the widget, which a word replaces."""
        self._painted.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and (term := self._at(QPointF(event.pos()))):
            explanation = term_explanation(term)
            QToolTip.showText(event.globalPos(), plain_tip(explanation), self._painted)
            return bool(explanation)
        if not isinstance(event, QMouseEvent):
            return False
        term = self._at(event.position())
        if event.type() is QEvent.Type.MouseMove and not event.buttons():
            shape = Qt.CursorShape.WhatsThisCursor
            now = self._painted.cursor().shape()
            if term is not None and now is not shape:
                self._shape = now
                self._painted.setCursor(shape)
            elif term is None and now is shape:
                self._painted.setCursor(self._shape)
        if event.type() is QEvent.Type.MouseMove and event.buttons():
            return self._pressed is not None  # the widget takes no drag that it saw no start of
        if event.button() is not Qt.MouseButton.LeftButton or event.modifiers():
            return False
        if event.type() is QEvent.Type.MouseButtonPress:
            self._pressed = term
            return term is not None
        if event.type() is QEvent.Type.MouseButtonRelease and self._pressed is not None:
            pressed_term, self._pressed = self._pressed, None
            if term is pressed_term:
                screen_point = self._painted.mapToGlobal(event.position().toPoint())
                open_glossary(self._painted, term, screen_point)
            return True
        return event.type() is QEvent.Type.MouseButtonDblClick and term is not None


def explain_focus(window: QWidget, focus: QWidget | None) -> None:
    """Open the glossary for the current row of the widget with the focus, or at its first word."""
    widget = focus
    term: BlockTerm | None = None
    while widget is not None:
        clicks = widget.findChild(TermClicks, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if clicks is not None and (term := clicks.current()) in EXPLAINED:
            break
        term, widget = None, widget.parentWidget()
    anchor = focus or window
    point = anchor.rect().center()
    if isinstance(anchor, AccessibleRows) and anchor.current_row() in anchor.visible_rows():
        point = anchor.row_rect(anchor.current_row()).center().toPoint()
    open_glossary(anchor, term or GLOSSARY[0], anchor.mapToGlobal(point))
