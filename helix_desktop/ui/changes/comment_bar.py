"""Comments on lines: the field for one line, the comments that were gathered, and *Send comments*.

The page Changes and the conversation have one each, on the same comments. What is typed is noted at
once and saved after a pause, as a draft is; a comment without text is none. Alt+Up and Alt+Down go
to the lines beside, Esc goes back.
"""

from collections.abc import Callable, Coroutine, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from helix_desktop.app.sessions.changed_files import ChangedFiles
from helix_desktop.app.sessions.drafts import Drafts
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.file_changes import FileChange
from helix_desktop.domain.line_comments import LineComment, PlacedComment
from helix_desktop.domain.value import replace
from helix_desktop.ui.changes.comment_places import comment_on
from helix_desktop.ui.changes.diff_lines import DiffLine, spoken_diff_line
from helix_desktop.ui.event_bridge import Load, shielded, single_shot_timer
from helix_desktop.ui.page_controller import CHAT, WorkspaceContext
from helix_desktop.ui.style.canvas import set_surface
from helix_desktop.ui.text.formatting import dotted_text, plural, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.controls import button, icon_button
from helix_desktop.ui.widgets.fields import TextArea
from helix_desktop.ui.widgets.labels import ElidedLabel, label
from helix_desktop.ui.widgets.layout import column_of, grow, row_of
from helix_desktop.ui.widgets.row_list import ListRow, ListView

SAVE_PAUSE_MS = 400
FIELD_HEIGHT, LIST_ROW_HEIGHT, MAX_LISTED_ROWS = 64, 46, 4


def place_words(comment: LineComment) -> str:
    words = tr("{0}, removed line {1}") if comment.removed else tr("{0}, line {1}")
    return words.format(one_line(comment.path), comment.line)


class CommentBar(QFrame):
    """The field and the gathered comments; hidden while there is neither."""

    line_chosen = Signal(int)
    """Emitted with the index of the line that is commented, -1 for none."""
    left = Signal()
    """Emitted when the keyboard is to go back to the lines."""
    changed = Signal()
    """Emitted when a comment was written or removed, here or elsewhere."""

    def __init__(
        self,
        context: WorkspaceContext,
        drafts: Drafts,
        changed_files: ChangedFiles,
        send: Callable[[SessionId], Coroutine[object, object, None]],
    ) -> None:
        """`send` sends a session's comments as one message."""
        super().__init__()
        self._drafts, self._changed_files, self._bridge = drafts, changed_files, context.bridge
        self._send_comments = send
        self._navigation, self.session = context.navigation, NO_SESSION
        self._change: FileChange | None = None
        self._lines: Sequence[DiffLine] = ()
        self._index = -1
        self.written: LineComment | None = None
        """The comment in the field, perhaps without text."""
        self._pause = single_shot_timer(self, SAVE_PAUSE_MS, self._save)
        self._placing = Load(context.bridge, self._place, "find commented lines")
        set_surface(self, "box")
        self.place = ElidedLabel("smallb", "fg", mode=Qt.TextElideMode.ElideMiddle)
        self.quote = ElidedLabel("monos", "mut")
        self._above = icon_button("up", tr("Previous line (Alt+Up)"))
        self._below = icon_button("down", tr("Next line (Alt+Down)"))
        self._above.clicked.connect(lambda: self.step(-1))
        self._below.clicked.connect(lambda: self.step(1))
        hint = tr("Comment on this line. It is sent with the others, by Send comments.")
        self.field = TextArea(tr("Comment"), hint=hint, height=FIELD_HEIGHT)
        self.field.changed.connect(self._on_typed)
        self.field.editor.installEventFilter(self)
        self.remove = button(tr("Remove"), "quiet")
        self.remove.clicked.connect(self._on_removed)
        self.done = button(tr("Done"))
        self.done.clicked.connect(self.close_field)
        self._writing = QWidget()
        buttons = (self._above, self._below, self.remove, self.done)
        head = row_of(self.place, grow(self.quote), *buttons, spacing=8)
        column_of(head, self.field, on=self._writing, margins=0, spacing=6)
        self.list = ListView(LIST_ROW_HEIGHT, tr("Comments on lines"))
        self.list.chosen.connect(self._on_listed)
        self.list.hide()
        self.sum = label("", "small", "fg2")
        self.show_all = button(tr("Show"), "quiet")
        self.show_all.clicked.connect(self._on_show)
        self.send = button(tr("Send comments"), "primary")
        self.send.clicked.connect(self._on_send)
        self._gathered = QWidget()
        row_of(grow(self.sum), self.show_all, self.send, on=self._gathered, margins=0, spacing=8)
        parts = (self._writing, self.list, self._gathered)
        column_of(*parts, on=self, margins=(14, 10, 10, 10), spacing=8)
        self._writing.hide()
        self.hide()
        self._navigation.comments_changed.connect(self._show)

    @property
    def comments(self) -> tuple[LineComment, ...]:
        return self._drafts.draft(self.session).comments

    def show_session(self, session: SessionId) -> None:
        if session != self.session:
            self.close_field()
            self.session = session
        self._show()

    def begin(self, change: FileChange, lines: Sequence[DiffLine], index: int) -> None:
        """Write a comment on a line, or change the one that is there."""
        comment = comment_on(change, lines[index]) if 0 <= index < len(lines) else None
        if comment is None or self.session == NO_SESSION:
            return
        self._change, self._lines, self._index = change, lines, index
        self._edit(comment, spoken_diff_line(lines[index]), lines[index].text)

    def step(self, by: int) -> None:
        """Go to the next line above (-1) or below (1) that can be commented."""
        index = self._index + by
        while self._change is not None and 0 <= index < len(self._lines):
            if comment_on(self._change, self._lines[index]) is not None:
                self.begin(self._change, self._lines, index)
                return
            index += by

    def detach(self) -> None:
        """Go on without the lines, because others are shown: the comment is about its version."""
        self._change, self._lines, self._index = None, (), -1
        for step in (self._above, self._below):
            step.hide()

    def stop_timers(self) -> None:
        """Stop, since the open workspace closes, which saves what was noted."""
        self._pause.stop()
        self._placing.cancel()

    def close_field(self) -> None:
        """Hide the field; what was written stays."""
        if self.written is None:
            return
        focused = QApplication.focusWidget()
        had_focus = focused is not None and self._writing.isAncestorOf(focused)
        self.written = None
        self.detach()
        self._writing.hide()
        self._save()
        self._show()
        self.line_chosen.emit(-1)
        if had_focus:
            self.left.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key, alt = event.key(), event.modifiers() & Qt.KeyboardModifier.AltModifier
            if key == Qt.Key.Key_Escape:
                self.close_field()
                return True
            if alt and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                self.step(-1 if key == Qt.Key.Key_Up else 1)
                return True
        return super().eventFilter(watched, event)

    def _edit(self, comment: LineComment, spoken: str, quote: str) -> None:
        old = next((old for old in self.comments if old.place == comment.place), comment)
        self.written = None  # what the field is set to is not typed
        self.field.set_text(old.text)
        self.written = old
        words = place_words(old)
        self.place.set_text(words)
        self.quote.set_text(one_line(quote.strip(), 200))
        self.field.editor.setAccessibleName(tr("Comment on {0}").format(words))
        self.field.editor.setAccessibleDescription(spoken)
        for step in (self._above, self._below):
            step.setVisible(bool(self._lines))
        self.remove.setEnabled(bool(old.text))
        self._writing.show()
        self.show()
        self.field.editor.setFocus()
        self.line_chosen.emit(self._index)

    def _on_removed(self) -> None:
        self.field.set_text("")
        self.close_field()

    def _on_typed(self) -> None:
        if self.written is not None:
            text = self.field.text()
            self.written = replace(self.written, text=text)
            self._drafts.comment(self.session, self.written)
            self.remove.setEnabled(bool(text.strip()))
            self._pause.start()
            self._navigation.comments_changed.emit()

    def _save(self) -> None:
        self._pause.stop()
        self._bridge.run(self._drafts.keep(), "save comments")

    def _show(self) -> None:
        count = len(self.comments)
        self.sum.setText(plural(count, "{0} comment on lines", "{0} comments on lines"))
        self._gathered.setVisible(bool(count))
        if not count:
            self.list.hide()
        self._show_words()
        self.setVisible(bool(count) or self.written is not None)
        if not self.list.isHidden():
            self._placing.start()
        self.changed.emit()

    def _show_words(self) -> None:
        self.show_all.setText(tr("Show") if self.list.isHidden() else tr("Hide"))

    def _on_show(self) -> None:
        self.list.setVisible(self.list.isHidden())
        self._show()

    async def _place(self) -> None:
        """List the comments, with what became of their lines."""
        session, comments = self.session, self.comments
        placed = await shielded(self._changed_files.place(session, comments))
        if session == self.session and comments == self.comments:
            self.list.show_rows([_row(index, one) for index, one in enumerate(placed)])
            self.list.fit(MAX_LISTED_ROWS)

    def _on_listed(self, key: str) -> None:
        comment = self.comments[int(key)]
        self.detach()
        self._edit(comment, place_words(comment), "")

    def _on_send(self) -> None:
        self.close_field()
        self.send.setEnabled(False)
        self._bridge.run(self._send(), "send comments")

    async def _send(self) -> None:
        try:
            await self._send_comments(self.session)
            self._navigation.page_requested.emit(CHAT)
        finally:
            self.send.setEnabled(True)
            self._navigation.comments_changed.emit()


def _row(index: int, placed: PlacedComment) -> ListRow:
    state = ""
    if placed.is_stale:
        state = tr("this line has changed since")
    elif placed.now and placed.now != placed.comment.line and not placed.comment.removed:
        state = tr("now line {0}").format(placed.now)
    below = dotted_text(*filter(None, (place_words(placed.comment), state)))
    return ListRow(str(index), one_line(placed.comment.text, 200), icon="chat", below=below)
