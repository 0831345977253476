"""A sheet over the window: what it asks comes first, and the window behind it waits.

The keyboard stays in it, Esc dismisses it, and focus goes back to where it was.
"""

from collections.abc import Callable

from PySide6.QtCore import Property, QEasingCurve, QPropertyAnimation, QRect, QSize, Qt
from PySide6.QtWidgets import QGraphicsOpacityEffect, QHBoxLayout, QVBoxLayout, QWidget

from helix_desktop.ui.look.brush import pad
from helix_desktop.ui.look.paint import hairline
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.buttons import IconButton, button
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.parts.overlay import Overlay
from helix_desktop.ui.words import tr

WIDEST = 760
PADDING, RISE = 24, 8
FADE = 200


class Sheet(Overlay):
    """Put what it shows into `body` and its buttons into `footer`, then `open` it.

    It deletes itself when it is dismissed; `closed` comes first.
    """

    leaves_by_click = False

    def __init__(
        self,
        theme: Theme,
        host: QWidget,
        *,
        title: str,
        hint: str = "",
        size: QSize | None = None,
    ) -> None:
        super().__init__(theme, host.window(), width=WIDEST)
        self._size = size
        self._first: QWidget | None = None
        self._fading: QPropertyAnimation | None = None
        self.title = label(title, "head", wrap=True)
        self.hint = label(hint, "small", "mut", wrap=True)
        if not hint:
            self.hint.hide()  # and never shown before it has a place: it would be a window
        self.body = QVBoxLayout()
        self.footer = QHBoxLayout()
        self.setAccessibleName(title)
        self._lay_out()
        self.closed.connect(self.deleteLater)

    def open(self, first: QWidget | None = None) -> None:
        """Come into sight; `first` has the keyboard."""
        self._first = first
        self.open_over()
        self._fade()

    def take_focus(self) -> None:
        (self._first or self).setFocus(Qt.FocusReason.TabFocusReason)

    def close_sheet(self) -> None:
        if self._fading is not None:
            self._fading.stop()
        super().close_sheet()

    dismiss = close_sheet

    def place(self) -> QRect:
        room = self.size() - QSize(2 * PADDING, 2 * PADDING)
        width = min(self._size.width() if self._size else WIDEST, room.width())
        self.card.resize(width, self.card.height())
        wanted = max(self._size.height() if self._size else 0, self.card.wanted_height(width))
        height = min(wanted, room.height())
        top = (self.height() - height) // 2 + round(RISE * (1 - self.shown))
        return QRect((self.width() - width) // 2, top, width, height)

    def _get_coming(self) -> float:
        return self.shown

    def _set_coming(self, shown: float) -> None:
        self.shown = shown
        effect = self.card.graphicsEffect()
        if isinstance(effect, QGraphicsOpacityEffect):
            effect.setOpacity(shown)
        self.fit()

    coming = Property(float, _get_coming, _set_coming)

    def _fade(self) -> None:
        """8 pixels up; at once for who wants no motion."""
        if not self._theme.moves:
            return
        self.card.setGraphicsEffect(QGraphicsOpacityEffect(self.card))
        self._fading = QPropertyAnimation(self, b"coming", self)
        self._fading.setDuration(FADE)
        self._fading.setStartValue(0.0)
        self._fading.setEndValue(1.0)
        self._fading.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._fading.finished.connect(self._on_faded)
        self._fading.start()

    def _on_faded(self) -> None:
        self.card.setGraphicsEffect(None)  # type: ignore[arg-type]

    def _lay_out(self) -> None:
        close = IconButton(self._theme, "close", tr("Close (Esc)"))
        close.clicked.connect(self.dismiss)
        head = QHBoxLayout()
        pad(head, start=PADDING, top=16, end=16, bottom=0)
        head.addWidget(self.title, 1)
        head.addWidget(close)
        self.hint.setContentsMargins(PADDING, 0, PADDING, 0)
        self.body.setContentsMargins(PADDING, 16, PADDING, 16)
        self.body.setSpacing(0)
        self.footer.setContentsMargins(PADDING, 16, PADDING, 16)
        self.footer.setSpacing(12)
        layout = QVBoxLayout(self.card)
        layout.setContentsMargins(1, 0, 1, 0)
        layout.setSpacing(0)
        layout.addLayout(head)
        layout.addWidget(self.hint)
        layout.addLayout(self.body, 1)
        layout.addWidget(hairline())
        layout.addLayout(self.footer)


def confirm(
    theme: Theme,
    host: QWidget,
    *,
    title: str,
    text: str,
    yes: tuple[str, Callable[[], None]],
    danger: bool = False,
) -> Sheet:
    """A question with one answer that does something; Esc and Cancel do nothing."""
    made = Sheet(theme, host, title=title, size=QSize(480, 208))
    made.body.addWidget(label(text, "small", "fg2", wrap=True))
    made.body.addStretch(1)
    words, act = yes
    no, does = button(tr("Cancel")), button(words, primary=not danger)
    if danger:
        does.setProperty("role", "danger")

    def done() -> None:
        made.dismiss()
        act()

    does.clicked.connect(done)
    no.clicked.connect(made.dismiss)
    made.footer.addStretch(1)
    made.footer.addWidget(no)
    made.footer.addWidget(does)
    made.open(no if danger else does)
    return made
