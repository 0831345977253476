"""One changed file: its changes line by line, what became of it, and what can be done about it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from helix_desktop.domain.changes import ChangedFile, FileDiff, FileStanding
from helix_desktop.ui.changes.diff_view import DiffView
from helix_desktop.ui.changes.lines import Line
from helix_desktop.ui.look.paint import hairline
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.look.tokens import TOP_BAR
from helix_desktop.ui.parts.buttons import button
from helix_desktop.ui.parts.empty import Empty
from helix_desktop.ui.parts.labels import Elided, label, set_tone
from helix_desktop.ui.parts.stacked import Stacked
from helix_desktop.ui.plain import shown
from helix_desktop.ui.words import count_text, tr

STANDINGS = {
    FileStanding.AS_CHANGED: ("as the agent left it", "ok"),
    FileStanding.AS_BEFORE: ("as it was before", "mut"),
    FileStanding.CHANGED_SINCE: ("changed since", "warn"),
    FileStanding.OUT_OF_REACH: ("out of reach", "bad"),
}
_HINTS = {
    FileStanding.AS_CHANGED: "",
    FileStanding.AS_BEFORE: "It holds what it held before.",
    FileStanding.CHANGED_SINCE: (
        "It was changed after this, so the whole file is not written over. Single changes can be"
        " taken back where nobody touched them, and a copy can be made."
    ),
    FileStanding.OUT_OF_REACH: "",
}


class Detail(QFrame):
    """Hidden while no file is chosen."""

    restore_wanted = Signal()
    hunk_wanted = Signal(int)
    copy_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._file: ChangedFile | None = None
        self._busy = False
        self._path = Elided(theme, "title", "fg", mode=Qt.TextElideMode.ElideMiddle)
        self._standing = label("", "small", "mut")
        self._size = label("", "small", "mut")
        self._said = label("", "small", "mut", wrap=True)
        self.view = DiffView(theme)
        self._same = Empty(
            theme,
            "check",
            title=tr("No difference is left"),
            hint=tr("What was done to this file was taken back. Every version is in the cache."),
        )
        self._untold = Empty(
            theme,
            "file",
            title=tr("Not shown line by line"),
            hint=tr("It is no text, or larger than 1 MB. It can be restored whole."),
        )
        self.whole = button(tr("Restore file"))
        self.single = button(tr("Restore this change"))
        self.copy = button(tr("Make a copy"))
        self._stack = Stacked()
        for each in (self.view, self._same, self._untold):
            self._stack.addWidget(each)
        self._lay_out()
        self.whole.clicked.connect(self.restore_wanted)
        self.single.clicked.connect(lambda: self.hunk_wanted.emit(self.view.current))
        self.copy.clicked.connect(self.copy_wanted)
        self.hide()

    def said(self) -> str:
        return self._said.text()

    @property
    def restored(self) -> bool:
        """Whether all that was done to the file was taken back, and can be had again."""
        file = self._file
        if file is None or file.standing is not FileStanding.AS_BEFORE:
            return False
        return file.change.forward is not None

    def show_file(self, file: ChangedFile) -> None:
        """What is known at once; its lines follow."""
        fresh, self._file = file != self._file, file
        words, tone = STANDINGS[file.standing]
        self._path.set_text(file.change.path)
        self._standing.setText(tr(words))
        set_tone(self._standing, tone)
        self._size.setText(size_words(file.size))
        if fresh:
            # what came of the last click stays as long as nothing else happened to the file
            self.say(file.problem or tr(_HINTS[file.standing]))
        self._allow()
        self.show()

    def show_diff(self, diff: FileDiff, lines: Sequence[Line] = (), current: int = 0) -> None:
        """The lines; the change that was current stays so where it can."""
        self.view.show_lines(lines, current)
        if not diff.told:
            self._stack.setCurrentWidget(self._untold)
        else:
            self._stack.setCurrentWidget(self.view if diff.hunks else self._same)
        self._allow()

    def show_busy(self, busy: bool) -> None:
        self._busy = busy
        self._allow()

    def say(self, text: str, tone: str = "mut") -> None:
        """The line above the buttons."""
        self._said.setText(shown(text, 600))
        set_tone(self._said, tone)

    def _allow(self) -> None:
        """Only what can be done now can be pressed."""
        file = self._file
        if file is None:
            return
        change, free = file.change, not self._busy
        reachable = file.standing in (FileStanding.AS_CHANGED, FileStanding.CHANGED_SINCE)
        both = change.before is not None and change.after is not None
        as_changed = file.standing is FileStanding.AS_CHANGED
        self.whole.setText(tr("Undo restore") if self.restored else tr("Restore file"))
        self.whole.setEnabled(free and (as_changed or self.restored))
        self.single.setEnabled(free and reachable and both and self.view.current >= 0)
        self.copy.setEnabled(free and change.before is not None)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        head = QHBoxLayout()
        head.setContentsMargins(24, 0, 24, 0)
        head.setSpacing(16)
        self._path.setFixedHeight(TOP_BAR)
        head.addWidget(self._path, 1)
        head.addWidget(self._size)
        head.addWidget(self._standing)
        layout.addLayout(head)
        layout.addWidget(hairline())
        layout.addLayout(self._stack, 1)
        layout.addWidget(hairline())
        layout.addLayout(self._actions())

    def _actions(self) -> QHBoxLayout:
        actions = QHBoxLayout()
        actions.setContentsMargins(24, 14, 24, 14)
        actions.setSpacing(8)
        actions.addWidget(self._said, 1)
        for each in (self.copy, self.single, self.whole):
            actions.addWidget(each)
        return actions


def size_words(size: FileDiff) -> str:
    """Lines that came and went: +12 −3."""
    if not size.told:
        return ""
    return f"+{count_text(size.added)} −{count_text(size.removed)}"
