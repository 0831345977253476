"""One cache entry beside the list: its digest and figures, its beginning, and what can be done."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPlainTextEdit, QVBoxLayout

from helix_desktop.domain.cache import CacheEntry, Digest, Verdict
from helix_desktop.ui.buttons import IconButton, button
from helix_desktop.ui.labels import Elided, label, set_tone
from helix_desktop.ui.paint import hairline
from helix_desktop.ui.plain import one_line, shown
from helix_desktop.ui.theme import Theme, font
from helix_desktop.ui.tokens import TOP_BAR
from helix_desktop.ui.words import age_text, count_text, size_text, tr

DETAIL = 384
LONGEST_TEXT = 40_000
"""Characters of the beginning that are laid out."""
MARKER = '[CACHED] recall_cached_content("{0}")'
FACTS = ("Size", "Tokens", "References", "Lines", "Recalled", "Stored")


class Detail(QFrame):
    """Hidden while no entry is open; `opened` asks for the content of one."""

    opened = Signal(str)
    verify_wanted = Signal(str)
    closed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("surface", "panel")
        self._digest = Digest("")
        self._size = 0
        self._verifying = False
        self._title = Elided(theme, "title", "fg", mode=Qt.TextElideMode.ElideMiddle)
        self._name = label("", "monos", "fg2")
        self._name.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._facts = [label("–", "strong") for _ in FACTS]
        self._state = label("", "small", "mut", wrap=True)
        self.text = QPlainTextEdit()
        self._close = IconButton(theme, "close", tr("Close (Esc)"))
        self._verify = button(tr("Verify"))
        self._copy_digest = button(tr("Copy SHA-256"))
        self._copy_marker = button(tr("Copy marker"))
        self._lay_out()
        self._close.clicked.connect(self.close_entry)
        self._verify.clicked.connect(self._on_verify)
        self._copy_digest.clicked.connect(lambda: self._copy(self._digest))
        self._copy_marker.clicked.connect(lambda: self._copy(MARKER.format(self._digest)))
        self.hide()

    @property
    def digest(self) -> Digest:
        """The entry that is open, or none."""
        return self._digest

    def state(self) -> str:
        return self._state.text()

    def open_entry(self, digest: Digest) -> None:
        if digest == self._digest:
            return
        self._digest = digest
        self._name.setText(f"{digest[:32]}\n{digest[32:]}")
        self._title.set_text(digest[:12])
        self._say("", "mut")
        for fact in self._facts:
            fact.setText("–")
        self.text.clear()
        self._verifying = False
        self.show()
        self.opened.emit(digest)

    def close_entry(self) -> None:
        if self._digest:
            self._digest = Digest("")
            self.hide()
            self.closed.emit()

    def show_entry(self, entry: CacheEntry, now: float) -> None:
        if entry.digest != self._digest:
            return  # the person has gone on meanwhile
        origin = entry.origin
        self._size = entry.size
        self._title.set_text(one_line(origin.what) or one_line(origin.tool) or entry.digest[:12])
        tokens = tr("not counted") if entry.tokens is None else count_text(entry.tokens)
        used = age_text(now - entry.used) if entry.used else tr("never")
        age = age_text(now - entry.created)
        texts = (size_text(entry.size), tokens, count_text(entry.refs), count_text(entry.lines))
        for fact, text in zip(self._facts, (*texts, used, age), strict=True):
            fact.setText(text)
        self._say(one_line(" · ".join(filter(None, (origin.tool, origin.mime)))), "mut")

    def show_text(self, digest: Digest, text: str) -> None:
        if digest != self._digest:
            return
        cut = shown(text[:LONGEST_TEXT])
        rest = self._size - len(text[:LONGEST_TEXT].encode("utf-8", "replace"))
        more = "\n" + tr("… {0} more are kept").format(size_text(rest)) if rest > 0 else ""
        self.text.setPlainText(cut + more if text else tr("(empty)"))

    def show_problem(self, digest: Digest, message: str, hint: str) -> None:
        if digest == self._digest:
            self._say(f"{message} {hint}".strip(), "bad")
            self._verifying = False

    def show_verdict(self, digest: Digest, verdict: Verdict, seconds: float) -> None:
        if digest != self._digest:
            return
        self._verifying = False
        millis = max(1, round(seconds * 1_000))
        words = {
            Verdict.WHOLE: (
                tr("Verified in {0} ms: every byte is as it was.").format(millis),
                "ok",
            ),
            Verdict.CORRUPT: (tr("Damaged: its bytes do not have this SHA-256."), "bad"),
            Verdict.MISSING: (tr("Missing: nothing is stored under this SHA-256."), "bad"),
        }
        self._say(*words[verdict])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_entry()
        else:
            super().keyPressEvent(event)

    def _say(self, text: str, tone: str) -> None:
        self._state.setText(shown(text, 600))
        set_tone(self._state, tone)

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._say(tr("Copied."), "mut")

    def _on_verify(self) -> None:
        if self._verifying:
            return
        self._verifying = True
        self._say(tr("Verifying…"), "mut")
        self.verify_wanted.emit(self._digest)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        head = QHBoxLayout()
        head.setContentsMargins(20, 0, 12, 0)
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        self._title.setFixedHeight(TOP_BAR)
        layout.addLayout(head)
        layout.addWidget(hairline())
        about = QVBoxLayout()
        about.setContentsMargins(20, 12, 20, 12)
        about.setSpacing(12)
        about.addWidget(self._name)
        about.addLayout(self._facts_grid())
        about.addWidget(self._state)
        layout.addLayout(about)
        layout.addWidget(hairline())
        self.text.setReadOnly(True)
        self.text.setFont(font("mono"))
        self.text.setAccessibleName(tr("Beginning of the content"))
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.text.setTabChangesFocus(True)
        self.text.setTabStopDistance(4 * self.text.fontMetrics().horizontalAdvance(" "))
        self.text.document().setDocumentMargin(20)
        layout.addWidget(self.text, 1)
        layout.addWidget(hairline())
        layout.addLayout(self._actions())

    def _facts_grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(0)
        grid.setVerticalSpacing(2)
        for at, (name, fact) in enumerate(zip(FACTS, self._facts, strict=True)):
            row, column = divmod(at, 3)
            grid.addWidget(label(tr(name), "micro", "mut"), 3 * row, column)
            grid.addWidget(fact, 3 * row + 1, column)
            grid.setColumnStretch(column, 1)
        grid.setRowMinimumHeight(2, 6)
        return grid

    def _actions(self) -> QHBoxLayout:
        actions = QHBoxLayout()
        actions.setContentsMargins(20, 14, 20, 14)
        actions.setSpacing(8)
        for each in (self._verify, self._copy_digest, self._copy_marker):
            actions.addWidget(each, 1)
        return actions
