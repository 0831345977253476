"""The composer's widgets: *Send*, *Stop*, the mode (Ask, Accept edits, Plan, Sandboxed auto) with
its menu, thumbnails, size of the message, pause before saving a draft.

A draft is only cleared once its message is on disk. An Enter that belongs to an input method is
left to it.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from msgspec import Struct
from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QImage, QKeyEvent, QPixmap, QTextCursor
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QWidget

from helix_desktop.app.sessions.mention_finder import OversizedMention
from helix_desktop.domain.inspected_request import WindowWeight
from helix_desktop.domain.messages import Image
from helix_desktop.domain.permission import MODE_HINTS, MODE_NAMES, Mode
from helix_desktop.domain.value import replace
from helix_desktop.ui.chat.composer.editor import MentionHighlighter, MessageEditor, has_attachments
from helix_desktop.ui.event_bridge import single_shot_timer
from helix_desktop.ui.style.canvas import set_look, set_surface
from helix_desktop.ui.style.theme import font
from helix_desktop.ui.text.block_labels import DRAFT
from helix_desktop.ui.text.formatting import (
    count_text,
    lines_words,
    listed_text,
    own_count_text,
    phrase_text,
    plural,
    sentences_text,
    size_text,
    tr,
)
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.accessibility import announce
from helix_desktop.ui.widgets.controls import (
    Menu,
    button,
    icon_button,
    set_icon,
    show_icon,
    style_pill,
)
from helix_desktop.ui.widgets.labels import ElidedLabel, label, plain_tip
from helix_desktop.ui.widgets.layout import STRETCH, column_of, drop_widget, grow, row_of

LOOKS = {
    Mode.ASK: ("shield", "fg2"),
    Mode.ACCEPT_EDITS: ("edit", "warn"),
    Mode.PLAN: ("list", "info"),
    Mode.SANDBOXED_AUTO: ("bolt", "ok"),
}
"""The icon and the color of each mode."""


class ModePill(QPushButton):
    """A button that names the mode; `chosen` carries the mode that is picked in its menu."""

    chosen = Signal(str)

    def __init__(self, modes: Sequence[Mode] = tuple(MODE_NAMES)) -> None:
        super().__init__()
        self.mode, self._modes = Mode.ASK, modes
        self.problems: Mapping[Mode, str] = {}
        """The modes that cannot be chosen now, each with the reason."""
        style_pill(self, LOOKS[Mode.ASK][0], role="mode")
        self._menu = Menu(self)
        self._menu.setFont(font("body"))
        self.clicked.connect(self.open_menu)
        self.show_mode(Mode.ASK)

    def minimumSizeHint(self) -> QSize:
        # its text may be cut, and its name is also in the tooltip
        return QSize(self.minimumWidth(), self.sizeHint().height())

    def show_mode(self, mode: Mode, keys: str = "") -> None:
        """Show the mode, and in the tooltip the keys that change it."""
        has_changed, self.mode = mode is not self.mode, mode
        icon, tone = LOOKS[mode]
        set_icon(self, icon, tone=tone)
        self.setText(phrase_text(MODE_NAMES[mode]))
        name = tr("Mode: {0}").format(self.text())
        self.setAccessibleName(name)
        mode_hint = phrase_text(MODE_HINTS[mode])
        self.setAccessibleDescription(mode_hint)
        key_hint = tr("Change with {0}.").format(keys) if keys else ""
        self.setToolTip(plain_tip(sentences_text(filter(None, (f"{name}.", mode_hint, key_hint)))))
        if has_changed:
            announce(self, name)

    def open_menu(self) -> None:
        """Open the menu above the pill, which is near the lower edge of the window."""
        self.fill_menu()
        above = QPoint(0, -self._menu.sizeHint().height() - 4)
        self._menu.popup(self.mapToGlobal(above))

    def fill_menu(self) -> None:
        """Set the lines of the menu to what can be chosen now."""
        menu = self._menu
        menu.clear()
        for mode in self._modes:
            problem = self.problems.get(mode, "")
            words = f"{phrase_text(MODE_NAMES[mode])} · {problem or phrase_text(MODE_HINTS[mode])}"
            action = menu.addAction(words.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(mode is self.mode)
            action.setEnabled(not problem)
            action.triggered.connect(lambda _on=False, mode=mode: self.chosen.emit(mode.value))


ATTACHMENTS_SIDE, CROSS_SIZE, THUMBNAIL_GAP = 56, 20, 8


class AttachedImage(Struct, frozen=True):
    """A picture of the draft and its thumbnail."""

    image: Image
    small: QImage


class AttachmentThumbnail(QWidget):
    """A thumbnail; a click on its cross, or Delete, removes the picture."""

    def __init__(self, shown: AttachedImage, remove: Callable[[], None]) -> None:
        super().__init__()
        self._remove, small = remove, shown.small
        square = QRect(0, 0, *(2 * [min(small.width(), small.height())]))
        square.moveCenter(small.rect().center())
        set_surface(self, "picture", picture=QPixmap.fromImage(small.copy(square)))
        set_look(self, iconName="picture" if small.isNull() else "", iconTone="mut", iconPx=24)
        image = shown.image
        about = tr("Image, {0} × {1}, {2}").format(image.width, image.height, size_text(image.size))
        self.setFixedSize(ATTACHMENTS_SIDE, ATTACHMENTS_SIDE)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(about)
        self.setToolTip(plain_tip(tr("{0}. Press Delete to remove.").format(about)))
        cross = icon_button("close", tr("Remove"))
        cross.setProperty("role", "cross")
        cross.setFixedSize(CROSS_SIZE, CROSS_SIZE)
        cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        cross.clicked.connect(lambda: remove())
        column_of(row_of(STRETCH, cross), STRETCH, on=self, margins=(0, 2, 2, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._remove()
        else:
            super().keyPressEvent(event)


class AttachmentRow(QWidget):
    """All pictures of the draft, and a line for a message or a decision about them."""

    changed = Signal()
    left_out = Signal(object)
    """An Image that the user removed."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: list[AttachedImage] = []
        self._thumbnails: list[AttachmentThumbnail] = []
        self._row = row_of(STRETCH, spacing=THUMBNAIL_GAP)
        self.words = label("", "small", "warn", wrap=True)
        self.scale, self.refuse = button(tr("Scale down")), button(tr("Remove"))
        below = row_of(grow(self.words), self.scale, self.refuse, spacing=THUMBNAIL_GAP)
        column_of(self._row, below, on=self, margins=0, spacing=THUMBNAIL_GAP)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.say("")

    def images(self) -> tuple[Image, ...]:
        return tuple(shown.image for shown in self._shown)

    def show_all(self, images: Sequence[AttachedImage]) -> None:
        """Show the pictures of a draft in place of those shown before."""
        for old_thumbnail in self._thumbnails:
            drop_widget(self._row, old_thumbnail)
        self._shown, self._thumbnails = [], []
        for image in images:
            self._append(image)
        self._show()

    def add(self, image: AttachedImage) -> None:
        """Add a picture; the same picture is added only once."""
        if image.image not in self.images():
            self._append(image)
            self._show()
            self.changed.emit()

    def say(self, words: str, *, scalable: bool = False) -> None:
        """Show a message or a question about pictures; "" hides it."""
        self.words.setText(words)
        self.words.setVisible(bool(words))
        self.scale.setVisible(scalable)
        self.refuse.setVisible(scalable)
        self._show()

    def sizeHint(self) -> QSize:
        return QSize(200, super().sizeHint().height())

    def _append(self, image: AttachedImage) -> None:
        thumbnail = AttachmentThumbnail(image, partial(self._leave_out, image))
        self._row.insertWidget(len(self._thumbnails), thumbnail)
        self._shown.append(image)
        self._thumbnails.append(thumbnail)

    def _leave_out(self, image: AttachedImage) -> None:
        index = next(index for index, shown in enumerate(self._shown) if shown is image)
        thumbnail = self._thumbnails.pop(index)
        del self._shown[index]
        if thumbnail.hasFocus() and self._thumbnails:
            # not to the text, which the next Delete would change
            self._thumbnails[min(index, len(self._thumbnails) - 1)].setFocus()
        drop_widget(self._row, thumbnail)
        self._show()
        self.left_out.emit(image.image)
        self.changed.emit()

    def _show(self) -> None:
        self.setVisible(bool(self._shown or self.words.text()))


class SizeNotice(QWidget):
    """The notice about what does not fit: a large mention, or the message itself.

    `part_requested` has the old and the new mention.
    """

    part_requested = Signal(str, str)
    shortened_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.words = label("", "small", "warn", wrap=True)
        self.take = button("")
        self.take.setProperty("tight", "true")
        self._old = self._new = ""
        row_of(grow(self.words), self.take, on=self, margins=0, spacing=12)
        self.take.clicked.connect(self._on_clicked)
        self.hide()

    def _on_clicked(self) -> None:
        if self._new:
            self.part_requested.emit(self._old, self._new)
        else:
            self.shortened_requested.emit()

    def show_too_long(self, tokens: int, *, estimated: bool) -> None:
        """Say that so many tokens of the message itself may be left out."""
        self._old = self._new = ""
        sentence = tr(
            "This message is too long for the model. Up to {0} tokens of its middle will be left "
            "out; Helix can recall them."
        )
        self.words.setText(sentence.format(own_count_text(tokens, estimated=estimated)))
        self.take.setText(tr("Send shortened"))
        self.take.show()
        self.show()

    def show_large(self, oversized: OversizedMention | None, *, estimated: bool) -> None:
        if oversized is None:
            self.hide()
            return
        mention, part = oversized.mention, oversized.part
        sentence = tr("{0} doesn't fit ({1} tokens). Only a preview will be sent.")
        name = one_line(mention.written, 60)
        tokens = own_count_text(oversized.tokens, estimated=estimated)
        self.words.setText(sentence.format(name, tokens))
        self.take.setVisible(part is not None)
        if part is not None:
            self._old, self._new = mention.written, replace(mention, passage=part).written
            self.take.setText(tr("Use {0}").format(lines_words(part.first, part.last)))
        self.show()


DRAFT_PAUSE_MS = 400
"""Milliseconds without a key before the draft is saved: the most that a crash can lose."""
ROOMY_FIELD_WIDTH = 560
"""Width of the field in pixels from which all keys are named."""


class Composer(QFrame):
    """The field with its buttons; `submitted` carries the draft, which stays until `clear`."""

    submitted = Signal(str)
    interrupted = Signal(str)
    """Emitted to send the draft before anything that is running."""
    stopped = Signal()
    drafted = Signal()
    """Emitted when the user paused after typing, so the draft can be saved."""
    moved = Signal()
    """Emitted after a change of place or size."""

    def __init__(self) -> None:
        super().__init__()
        set_surface(self, "field")
        self.setAcceptDrops(True)
        self._pause = single_shot_timer(self, DRAFT_PAUSE_MS, self.drafted.emit)
        self.attachments = AttachmentRow()
        self.editor = MessageEditor()
        self.editor.setAccessibleName(tr("Message"))
        self.colors = MentionHighlighter(self.editor)
        self.clip = icon_button("clip", tr("Attach files or images"))
        self.too_large = SizeNotice()
        self.at = icon_button("at", tr("Mention a file (@)"))
        self.mode = ModePill()
        self.caption = ElidedLabel("small", "mut")
        self._hint = ElidedLabel("micro", "mut")
        self._hint.hides_if_cut = True
        self._hint.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._button = button("", "send")
        self._button.setProperty("iconTone", "onacc")
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._running = self._editing = False
        self.sending = False
        """Whether a message is being written to disk, so that what is typed waits."""
        self._weighed: WindowWeight | None = None
        self._carried = ""
        self._carried_tokens = 0
        editor = self.editor
        self.attachments.changed.connect(self._on_changed)
        editor.submitted.connect(lambda: self._send(self.submitted))
        editor.interrupted.connect(lambda: self._send(self.interrupted))
        editor.stopped.connect(self.stopped)
        editor.focused.connect(lambda on: set_look(self, focused=on))
        editor.textChanged.connect(self._on_changed)
        self._button.clicked.connect(self._on_clicked)
        above = column_of(
            self.too_large, self.attachments, self.editor, margins=(18, 0, 8, 0), spacing=8
        )
        words = (6, self.mode, 10, grow(self.caption), 12, self._hint, 12)
        parts = (self.clip, self.at, *words, self._button)
        below = row_of(*parts, margins=(12, 0, 0, 0), spacing=0)
        column_of(above, below, on=self, margins=(0, 15, 10, 12), spacing=11)
        self._show_state()

    def show_place(self, workspace: str) -> None:
        words = tr("Message {0}…   @ file · / command · # cached output")
        self.editor.setPlaceholderText(words.format(one_line(workspace, 60)))

    def show_weighed(self, weighed: WindowWeight | None) -> None:
        """Show the tokens of the next request with the draft."""
        self._weighed = weighed
        self._show_state()

    def show_carried(self, words: str, tokens: int) -> None:
        """Show the draft's attachments, such as "1 file", and their tokens; "" for none."""
        self._carried, self._carried_tokens = words, tokens
        self._show_state()

    def draft(self) -> str:
        return self.editor.toPlainText()

    @property
    def filled(self) -> bool:
        """Whether there is something to send."""
        return bool(self.draft().strip()) or bool(self.attachments.images())

    def set_running(self, running: bool) -> None:
        self._running = running
        self._show_state()

    def begin_sending(self) -> None:
        """Keep the draft as it is while it is written to disk; what is typed meanwhile waits."""
        self.editor.hold_keys()
        self._show_sending(True)

    def end_sending(self, *, failed: bool) -> None:
        """Type what waited; below a message that could not be sent, which stays."""
        self._show_sending(False)
        written = self.editor.take_held().strip() if failed else ""
        self.editor.type_held()
        if written:
            cursor = self.editor.textCursor()
            cursor.movePosition(QTextCursor.MoveOperation.End)
            cursor.insertText(f"\n{written}" if self.draft() else written)
            self.editor.setTextCursor(cursor)

    def _show_sending(self, sending: bool) -> None:
        self.sending = sending
        self.attachments.setEnabled(not sending)
        self.clip.setEnabled(not sending)
        self._show_state()

    def set_editing(self, editing: bool) -> None:
        """Set whether the draft is a message of the queue."""
        self._editing = editing
        self._show_state()

    def clear(self) -> None:
        self.show_draft("")

    def show_draft(self, text: str) -> None:
        """Show another session's draft without saving it again."""
        if text != self.draft():
            self.editor.setPlainText(text)
            self.editor.moveCursor(QTextCursor.MoveOperation.End)
        self.stop_timer()

    def insert(self, text: str, *, while_sending: bool = False) -> None:
        """Insert text at the cursor as if it was typed, separated by spaces.

        What is typed while a message is sent waits, but not the mention of a file of the message.
        """
        before = self.draft()[: self.editor.cursor_at]
        text = f"{text} " if not before or before[-1].isspace() else f" {text} "
        (self.editor.insertPlainText if while_sending else self.editor.write)(text)
        self.editor.ensureCursorVisible()
        self.editor.setFocus()

    def stop_timer(self) -> None:
        self._pause.stop()

    def _show_state(self) -> None:
        can_stop = self._running and not self._editing
        self._button.setProperty("role", "stop" if can_stop else "send")
        tip = tr("Stop (Esc)") if can_stop else tr("Send (Enter)")
        show_icon(self._button, "" if can_stop else "send", tip)
        self._button.setEnabled(can_stop or (self.filled and not self.sending))
        is_idle = not self._running and not self._editing
        default_caption = tr("Enter to send · Shift+Enter for new line") if is_idle else ""
        # the attachments, "1 file, 2,114 tokens · 65,300 with this message"; the last number is the
        # figure of all other places
        caption, tokens = self._carried, self._carried_tokens
        if caption and tokens:
            weighed = self._weighed
            estimated = weighed is not None and weighed.estimated
            attached_tokens = own_count_text(tokens, estimated=estimated)
            size = plural(tokens, "{1} token", "{1} tokens", attached_tokens)
            caption = listed_text((caption, size))
            draft_tokens = dict(weighed.by_kind).get(DRAFT, 0) if weighed else 0
            if weighed is not None and draft_tokens >= tokens:  # else the draft is not weighed yet
                total = tr("{0} with this message").format(count_text(weighed.tokens))
                caption = f"{caption} · {total}"
        self.caption.set_text(caption or default_caption)
        keys = ""
        if self._editing:
            keys = tr("Enter to save  ·  Esc to cancel")
        elif self._running and self.width() < ROOMY_FIELD_WIDTH:
            keys = tr("Enter to queue")
        elif self._running:
            keys = tr("Enter to queue · Ctrl+Enter to interrupt · Esc to stop")
        self._hint.set_text(keys)
        self._hint.setVisible(bool(keys))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if has_attachments(event.mimeData()) and not self.sending:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Accept a drop beside the text as well."""
        if not self.sending:
            event.acceptProposedAction()
            self.editor.handed.emit(event.mimeData())

    def resizeEvent(self, event: object) -> None:
        self._show_state()
        self.moved.emit()

    def moveEvent(self, event: object) -> None:
        self.moved.emit()

    def _on_changed(self) -> None:
        self._pause.start()
        self._show_state()

    def _on_clicked(self) -> None:
        if self._running and not self._editing:
            self.stopped.emit()
        else:
            self._send(self.submitted)

    def _send(self, signal: SignalInstance) -> None:
        if self.filled and not self.sending:
            signal.emit(self.draft())
