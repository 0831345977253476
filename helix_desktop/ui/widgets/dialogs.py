"""Dialogs as sheets over the window: confirmation, progress with *Cancel*, opening a link, a
connection without encryption (http) to a private host; the system's dialogs for files and folders.

A sheet dims and blocks the window below. It is a widget on top without an event loop of its own: it
keeps the keyboard focus until it is closed and then returns the focus to where it was.
"""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TypeVar

from msgspec import Struct
from PySide6.QtCore import (
    QDir,
    QEasingCurve,
    QEvent,
    QObject,
    QRect,
    QRectF,
    QSize,
    Qt,
    QUrl,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QGraphicsOpacityEffect,
    QLineEdit,
    QPushButton,
    QWidget,
)
from shiboken6 import isValid

from helix_desktop.domain.errors import UnencryptedAddress
from helix_desktop.ui.style.canvas import Canvas, hairline, set_surface, surface
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.formatting import count_text, phrase_text, tr
from helix_desktop.ui.text.safe_text import SafeLink, breakable_text, label_line, one_line
from helix_desktop.ui.widgets.accessibility import announce
from helix_desktop.ui.widgets.controls import button, icon_button
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import (
    STRETCH,
    Item,
    Margins,
    column_of,
    grow,
    row_of,
    tab_after,
    tab_before,
)
from helix_desktop.ui.widgets.token_bar import ProgressBar

SHEET_TOP, SHEET_SIDE, SHEET_BOTTOM = 104, 24, 40
SHEET_RADIUS = 14
FOOTER_HEIGHT = 64
"""Height of the row of buttons."""
SHADOW_WIDTH = 24
DARK_SCRIM_ALPHA, LIGHT_SCRIM_ALPHA = 158, 82
"""Alpha of the dimming: 62% in the dark theme, 32% in the light one."""


class Overlay(QWidget):
    """A sheet that covers `window` while it is open. Esc or a click beside the card closes it.

    `card` holds the content and is at most `width` pixels wide.
    """

    closed = Signal()
    dims = True
    """Whether the window below is dimmed; a menu leaves it as it is."""
    leaves_by_click = True
    """Whether a click beside the card closes the sheet; False where that would lose work."""

    def __init__(self, window: QWidget, *, width: int) -> None:
        super().__init__(window)
        self.below = window
        self._width = width
        self.shown = 1.0
        """The progress of fading in, from 0 to 1."""
        self._before: QWidget | None = None
        self.card = _Card(self)
        self.hide()
        window.installEventFilter(self)

    def open_over(self) -> None:
        """Show the sheet and move the keyboard focus into it."""
        if self.isHidden():
            self._before = QApplication.focusWidget()
        self.setGeometry(self.below.rect())
        self.show()
        self.raise_()
        self.fit()
        self.take_focus()

    def take_focus(self) -> None:
        """Give the focus to the first widget in the card that accepts Tab."""
        self._move_focus(self.card, tab_after, Qt.FocusReason.PopupFocusReason)

    def close_sheet(self) -> None:
        if self.isHidden():
            return
        before, self._before = self._before, None
        if before is not None and isValid(before) and before.isVisible():
            # before it is hidden: Qt would look for the next widget that takes the focus
            before.setFocus(Qt.FocusReason.PopupFocusReason)
        self.hide()
        self.closed.emit()

    def fit(self) -> None:
        """Make the card as high as its content, but never higher than the window."""
        self.card.setGeometry(self.place())
        self.update()

    def place(self) -> QRect:
        """Return the card's rectangle."""
        width = min(self._width, self.width() - 2 * SHEET_SIDE)
        min_height = self.card.minimumSizeHint().height()
        self.card.resize(width, max(min_height, self.card.height()))
        wanted_height = self.card.wanted_height(width)
        top = min(SHEET_TOP, max(SHEET_SIDE, (self.height() - wanted_height) // 2))
        height = min(wanted_height, self.height() - top - SHEET_BOTTOM)
        return QRect((self.width() - width) // 2, top, width, height)

    def lay_out(
        self,
        *content: Item,
        buttons: Sequence[QWidget],
        margins: Margins = (24, 20, 24, 20),
        spacing: int = 8,
    ) -> None:
        """Fill the card: the content, and below a line the buttons at the right."""
        foot = QWidget()
        foot.setFixedHeight(FOOTER_HEIGHT)
        row_of(STRETCH, *buttons, on=foot, margins=(24, 0, 24, 0), spacing=8)
        column_of(
            column_of(*content, margins=margins, spacing=spacing),
            hairline(),
            foot,
            on=self.card,
            spacing=0,
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self.isVisible() and event.type() == QEvent.Type.Resize:
            self.setGeometry(self.below.rect())
            self.fit()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Escape:
            self.close_sheet()
        elif enter and isinstance(focused, QPushButton):
            focused.click()
        event.accept()  # the window below must not receive the key

    def mousePressEvent(self, event: QMouseEvent) -> None:
        is_outside = not self.card.geometry().contains(event.position().toPoint())
        if is_outside and self.leaves_by_click:
            self.close_sheet()
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep Tab inside the sheet, since the window below is blocked."""
        if not self.isVisible():
            return True  # Qt asks while it hides the sheet: no search through the whole window
        step = tab_after if forward else tab_before
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        start = QApplication.focusWidget()
        if start is None or not self.card.isAncestorOf(start):
            start = self.card
        self._move_focus(start, step, reason)
        return True

    def _move_focus(
        self, start: QWidget, step: Callable[[QWidget], QWidget | None], reason: Qt.FocusReason
    ) -> None:
        next_widget = step(start)
        while next_widget is not None and next_widget is not start:
            if (
                next_widget.focusPolicy() & Qt.FocusPolicy.TabFocus
                and next_widget.isVisibleTo(self)
                and next_widget.isEnabled()
                and self.card.isAncestorOf(next_widget)
            ):
                next_widget.setFocus(reason)
                return
            next_widget = step(next_widget)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, dark = Canvas.on(self), Theme.applied.dark
        alpha = DARK_SCRIM_ALPHA if dark else LIGHT_SCRIM_ALPHA
        if self.dims:
            canvas.fill(self.rect(), "scrim", alpha=round(alpha * self.shown))
        card_rect = QRectF(self.card.geometry())
        shade = Theme.applied.color("scrim", round((7 if dark else 4) * self.shown))
        for step in range(SHADOW_WIDTH, 0, -2):
            canvas.box(
                card_rect.adjusted(-step, 16 - step, step, 8 + step), SHEET_RADIUS + step, shade
            )


def in_sheet(widget: QWidget | None) -> bool:
    """Return whether a widget is in an open sheet."""
    while widget is not None and not isinstance(widget, Overlay):
        widget = widget.parentWidget()
    return widget is not None and widget.isVisible()


class _Card(QWidget):
    """The card of a sheet, which holds its content."""

    def __init__(self, overlay: Overlay) -> None:
        super().__init__(overlay)
        set_surface(self, "sheet")

    def wanted_height(self, width: int) -> int:
        layout = self.layout()
        if layout is None:
            return self.sizeHint().height()
        layout.activate()
        return max(layout.sizeHint().height(), layout.minimumSize().height())

    def focusNextPrevChild(self, forward: bool) -> bool:
        overlay = self.parentWidget()
        return isinstance(overlay, Overlay) and overlay.focusNextPrevChild(forward)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()


T = TypeVar("T")
MAX_HOST_CHARS = 100
MAX_DIALOG_WIDTH = 760
DIALOG_PADDING, RISE_PIXELS = 24, 8
FADE_MS = 200


class Dialog(Overlay):
    """A sheet with a title, a `body` for its content, and a `footer` for its buttons.

    A dismissed dialog emits `closed` and then deletes itself.
    """

    leaves_by_click = False

    def __init__(
        self, host: QWidget, *, title: str, hint: str = "", size: QSize | None = None
    ) -> None:
        super().__init__(host.window(), width=MAX_DIALOG_WIDTH)
        self._size = size
        self._first: QWidget | None = None
        self._fading: QVariantAnimation | None = None
        self.title = label(title, "head", wrap=True)
        self.hint = label(hint, "small", "mut", wrap=True)
        if not hint:
            self.hint.hide()  # shown without a parent, the label would be a window
        self.body = column_of(margins=(DIALOG_PADDING, 16, DIALOG_PADDING, 16), spacing=0)
        self.footer = row_of(margins=(DIALOG_PADDING, 16, DIALOG_PADDING, 16), spacing=12)
        self.setAccessibleName(title)
        close = icon_button("close", tr("Close (Esc)"))
        close.clicked.connect(self.dismiss)
        self.hint.setContentsMargins(DIALOG_PADDING, 0, DIALOG_PADDING, 0)
        column_of(
            row_of(grow(self.title), close, margins=(DIALOG_PADDING, 16, 16, 0)),
            self.hint,
            grow(self.body),
            hairline(),
            self.footer,
            on=self.card,
            margins=(1, 0, 1, 0),
            spacing=0,
        )
        self.closed.connect(self.deleteLater)

    def open(self, first: QWidget | None = None) -> None:
        """Show the dialog and give `first` the keyboard focus."""
        self._first = first
        self.open_over()
        if not Theme.applied.moves:
            return
        # fade in while rising 8 pixels
        self.card.setGraphicsEffect(QGraphicsOpacityEffect(self.card))
        self._fading = QVariantAnimation(self)
        self._fading.setDuration(FADE_MS)
        self._fading.setStartValue(0.0)
        self._fading.setEndValue(1.0)
        self._fading.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._fading.valueChanged.connect(self._on_faded_by)
        self._fading.finished.connect(
            lambda: self.card.setGraphicsEffect(None)  # type: ignore[arg-type]
        )
        self._fading.start()

    def take_focus(self) -> None:
        (self._first or self).setFocus(Qt.FocusReason.TabFocusReason)

    def close_sheet(self) -> None:
        if self._fading is not None:
            self._fading.stop()
        super().close_sheet()

    dismiss = close_sheet

    def place(self) -> QRect:
        free_size = self.size() - QSize(2 * DIALOG_PADDING, 2 * DIALOG_PADDING)
        width = min(self._size.width() if self._size else MAX_DIALOG_WIDTH, free_size.width())
        self.card.resize(width, self.card.height())
        wanted_height = max(
            self._size.height() if self._size else 0, self.card.wanted_height(width)
        )
        height = min(wanted_height, free_size.height())
        top = (self.height() - height) // 2 + round(RISE_PIXELS * (1 - self.shown))
        return QRect((self.width() - width) // 2, top, width, height)

    def _on_faded_by(self, shown: float) -> None:
        self.shown = shown
        effect = self.card.graphicsEffect()
        if isinstance(effect, QGraphicsOpacityEffect):
            effect.setOpacity(shown)
        self.fit()


def confirm(
    host: QWidget,
    *,
    title: str,
    text: str,
    yes: tuple[str, Callable[[], None]],
    danger: bool = False,
) -> Dialog:
    """Ask a question with one answer that acts; Esc and Cancel do nothing."""
    dialog = Dialog(host, title=title, size=QSize(480, 208))
    dialog.body.addWidget(label(text, "small", "fg2", wrap=True))
    dialog.body.addStretch(1)
    words, act = yes
    cancel_button = button(tr("Cancel"))
    yes_button = button(words, "danger" if danger else "primary")
    for choice_button in (cancel_button, yes_button):
        choice_button.clicked.connect(dialog.dismiss)
    yes_button.clicked.connect(lambda: act())
    dialog.footer.addStretch(1)
    dialog.footer.addWidget(cancel_button)
    dialog.footer.addWidget(yes_button)
    dialog.open(cancel_button if danger else yes_button)
    return dialog


CONFIRM_WIDTH = 480


class DialogField(QLineEdit):
    """A field of one line in a sheet, in a frame; Enter emits `entered`."""

    entered = Signal()

    def __init__(self, text: str, name: str) -> None:
        super().__init__(text, frame=False)
        self.setFont(font("body"))
        self.setAccessibleName(name)
        self.frame = surface("box")
        self.frame.setFixedHeight(36)
        row_of(self, on=self.frame, margins=(12, 0, 12, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class ConfirmQuestion(Struct, frozen=True):
    """A question and its `paragraphs`; `line` is the initial text of its field (None: no field)."""

    title: str
    yes: str
    paragraphs: Sequence[str] = ()
    line: str | None = None
    line_name: str = ""
    destructive: bool = False


class ConfirmDialog(Overlay):
    """One question in a sheet, with paragraphs, an optional field, and two buttons.

    Enter in the field accepts. A destructive question needs a click, or Tab and Enter.
    """

    accepted = Signal(str)

    def __init__(self, window: QWidget, question: ConfirmQuestion) -> None:
        super().__init__(window, width=CONFIRM_WIDTH)
        self.field = DialogField(question.line or "", question.line_name or question.title)
        self.yes = button(question.yes, "danger" if question.destructive else "primary")
        self.no = button(tr("Cancel"))
        self._question = question
        self.lay_out(
            label(question.title, "head", wrap=True),
            *(label(text, "body", "fg2", wrap=True) for text in question.paragraphs),
            *((4, self.field.frame) if question.line is not None else ()),
            buttons=(self.no, self.yes),
        )
        self.yes.clicked.connect(self._on_yes)
        self.no.clicked.connect(self.close_sheet)
        self.field.entered.connect(self._on_yes)
        self.closed.connect(self.deleteLater)

    def take_focus(self) -> None:
        if self._question.line is not None:
            self.field.setFocus(Qt.FocusReason.PopupFocusReason)
            self.field.selectAll()
        else:
            first = self.no if self._question.destructive else self.yes
            first.setFocus(Qt.FocusReason.PopupFocusReason)

    def _on_yes(self) -> None:
        text = self.field.text().strip()
        if self._question.line is not None and not text:
            return
        self.close_sheet()
        self.accepted.emit(text)


def ask(window: QWidget, question: ConfirmQuestion, act: Callable[[str], None]) -> None:
    """Ask a question over a window; if the answer is yes, call `act` with the field's text."""
    sheet = ConfirmDialog(window, question)
    sheet.accepted.connect(act)
    sheet.open_over()


PROGRESS_WIDTH, PROGRESS_LINES = 520, 6


class ProgressDialog(Overlay):
    """A sheet for a long task: its progress, a way to cancel, and its result.

    Closing before the end cancels the task: the sheet stays until the task has stopped, then
    reports the result.
    """

    line_added = Signal(str)
    """A line of the task's output; may be emitted from any thread."""
    progressed = Signal(str, int, int)
    """The step, the amount done, and the total (0: unknown); may come from any thread."""
    leaves_by_click = False

    def __init__(self, window: QWidget, title: str) -> None:
        super().__init__(window, width=PROGRESS_WIDTH)
        self._stop = threading.Event()
        self._over = False
        self._lines: list[str] = []
        self.title = label(title, "head", wrap=True)
        self._now = label(tr("Starting…"), "small", "fg2", wrap=True)
        self.bar = ProgressBar()
        self._text = label("", "small", "mut", wrap=True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._text.hide()
        self.button = button(tr("Cancel"))
        self.button.clicked.connect(self.close_sheet)
        self.lay_out(self.title, self._now, self.bar, self._text, buttons=(self.button,))
        self.line_added.connect(self._on_line_added)
        self.progressed.connect(self._on_progressed)
        self.closed.connect(self.deleteLater)

    def stopped(self) -> bool:
        """Whether the user canceled the task; for the thread that runs the task."""
        return self._stop.is_set()

    def close_sheet(self) -> None:
        if self._over:
            super().close_sheet()
            return
        self._stop.set()
        self.button.setText(tr("Canceling…"))
        self._now.setText(tr("Stopping after the current item…"))

    def finish(self, title: str, line: str = "") -> None:
        """Report that the task is over: its result, and an explanation."""
        self._over = True
        self.title.setText(breakable_text(label_line(title, 200)))
        self._now.setText(breakable_text(label_line(line, 400)))
        self._now.setVisible(bool(line))
        self.bar.hide()
        self.button.setText(tr("Close"))
        self.fit()
        self.button.setFocus()
        announce(self, f"{title} {line}".strip())

    def text(self) -> str:
        """Return the present step or the result, and the lines below."""
        return "\n".join([self._now.text(), *self._lines]).strip()

    def _on_line_added(self, line: str) -> None:
        self._lines.append(breakable_text(label_line(line, 300)))
        self._text.setText("\n".join(self._lines[-PROGRESS_LINES:]))
        self._text.show()
        self.fit()

    def _on_progressed(self, step: str, done: int, total: int) -> None:
        if self._over or self.stopped():
            return
        progress = tr("{0} of {1}").format(count_text(done), count_text(total))
        amount = progress if total else count_text(done)
        self._now.setText(f"{step} · {amount}" if done or total else f"{step}…")
        self.bar.show_share(done / total if total else 0.0)


LINK_QUESTION_WIDTH = 480


class OpenLinkDialog(QDialog):
    """A dialog that asks before a link is opened and shows its real destination.

    `open_url` and `accepted` follow a click, or Tab and Space, but never Enter alone.
    """

    copied = Signal()
    """Emitted when the user chose to copy the address, where that is offered."""

    def __init__(
        self,
        link: SafeLink,
        parent: QWidget,
        open_url: Callable[[QUrl], object],
        *,
        copying: bool = False,
    ) -> None:
        super().__init__(parent)
        self.link = link
        self.setWindowTitle(tr("Open link"))
        self.setFixedWidth(LINK_QUESTION_WIDTH)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        question = tr("Send email to someone at {0}?") if self._mail() else tr("Open {0}?")
        words = tr("Open mail app") if self._mail() else tr("Open in browser")
        self.open_button = button(words, "primary")
        self.cancel_button = button(tr("Cancel"))
        self.copy_button = button(tr("Copy"))
        self.copy_button.setAutoDefault(False)
        self.copy_button.clicked.connect(self._on_copied)
        self.open_button.setAutoDefault(False)
        self.cancel_button.setDefault(True)
        self.open_button.clicked.connect(self.accept)
        self.cancel_button.clicked.connect(self.reject)
        row = row_of(STRETCH, self.copy_button, self.cancel_button, self.open_button)
        self.cancel_button.setFocus()
        column_of(
            label(question.format(link.host), "title", wrap=True),
            label(breakable_text(link.url), "mono", "fg2", wrap=True),
            *(
                label(phrase_text(caution.value), "small", "warn", wrap=True)
                for caution in link.cautions
            ),
            8,
            row,
            on=self,
            margins=(24, 20, 24, 16),
            spacing=8,
        )
        self.copy_button.setVisible(copying)
        self.accepted.connect(lambda: open_url(QUrl(link.url, QUrl.ParsingMode.StrictMode)))

    def _mail(self) -> bool:
        return self.link.url.startswith("mailto:")

    def _on_copied(self) -> None:
        self.copied.emit()
        self.reject()


def ask_for_file(
    parent: QWidget, title: str, on_chosen: Callable[[Path], object], *, kinds: str = ""
) -> QFileDialog:
    """Open a dialog for an existing file; `kinds` is Qt's filter for names."""
    dialog = _file_dialog(parent, title, on_chosen)
    dialog.setNameFilter(kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.open()
    return dialog


def ask_where_to_save(
    parent: QWidget, title: str, on_chosen: Callable[[Path], object], *, name: str
) -> QFileDialog:
    """Open a dialog for a new file, with a suggested name."""
    dialog = _file_dialog(parent, title, on_chosen)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(name).suffix.removeprefix("."))
    dialog.selectFile(name)
    dialog.open()
    return dialog


def ask_for_folder(parent: QWidget, title: str, on_chosen: Callable[[Path], object]) -> QFileDialog:
    """Open a dialog for an existing folder."""
    dialog = _file_dialog(parent, title, on_chosen)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    dialog.open()
    return dialog


def _file_dialog(parent: QWidget, title: str, on_chosen: Callable[[Path], object]) -> QFileDialog:
    dialog = QFileDialog(parent.window(), title)
    if dialog.directory() == QDir.current():  # Qt remembers no folder: this one means nothing
        dialog.setDirectory(QDir.home())
    dialog.fileSelected.connect(lambda path: on_chosen(Path(path)))
    dialog.finished.connect(dialog.deleteLater)
    return dialog


class PlainHttpConsent:
    """Asks in a sheet over the owner's window; `allow` remembers a host."""

    def __init__(self, owner: QWidget, allow: Callable[[str], Awaitable[None]]) -> None:
        self._owner, self._allow = owner, allow
        self.sheet: ConfirmDialog | None = None

    async def guard(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do the work; if it needs a connection without encryption, ask and do it again.

        Raise UnencryptedAddress if the user declines.
        """
        while True:
            try:
                return await work()
            except UnencryptedAddress as error:
                if not await self._agreed(error.host):
                    raise
                await self._allow(error.host)

    async def _agreed(self, host: str) -> bool:
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def settle(yes: bool) -> None:
            if not answer.done():
                answer.set_result(yes)

        words = tr(
            "The connection to {0} isn't encrypted. Others on that network could read and "
            "change everything that is sent, also keys."
        )
        risk = tr(
            "Your answer applies to this host, for models and MCP servers. Change it in Settings "
            "› General."
        )
        question = ConfirmQuestion(
            tr("Connect without encryption?"),
            tr("Allow this host"),
            (words.format(one_line(host, MAX_HOST_CHARS)), risk),
            destructive=True,
        )
        sheet = self.sheet = ConfirmDialog(self._owner.window(), question)
        sheet.accepted.connect(lambda _text: settle(True))
        # the sheet closes before it says that it was accepted
        sheet.closed.connect(lambda: asyncio.get_running_loop().call_soon(settle, False))
        sheet.open_over()
        try:
            return await answer
        finally:
            self.sheet = None
