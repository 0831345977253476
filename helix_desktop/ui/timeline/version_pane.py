"""The pane beside the list of compactions: a handover version read, compared, edited, restored, and
its line *Coverage*: details kept by kind, and *Next missing detail* with *Add*.

An edited handover is saved as a new version.
"""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QPushButton, QWidget

from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS
from helix_desktop.domain.context_window.rewrites import REWIND_UNDONE, REWOUND
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.window_timeline import (
    CheckedDetail,
    DetailCheck,
    HandoverComparison,
    TimelineEvent,
    TimelineRow,
)
from helix_desktop.ui.page_controller import EditedVersion, HandoverEdits
from helix_desktop.ui.style.canvas import (
    forward_icon,
    hairline,
    is_right_to_left,
    set_surface,
    surface,
    text_width,
)
from helix_desktop.ui.style.theme import font
from helix_desktop.ui.text.block_terms import BlockTerm
from helix_desktop.ui.text.display_names import model_words_text, quoted_text, section_name
from helix_desktop.ui.text.formatting import (
    change_text,
    count_text,
    own_count_text,
    phrase_text,
    plural,
    seconds_text,
    tr,
    trail_text,
)
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.timeline import row_texts
from helix_desktop.ui.timeline.version_view import SIDE_BY_SIDE_WIDTH, DiffLayout, VersionView
from helix_desktop.ui.widgets.controls import Menu, button, icon_button, set_icon, style_button
from helix_desktop.ui.widgets.glossary import TermClicks
from helix_desktop.ui.widgets.labels import (
    ElidedLabel,
    EmptyState,
    IconLabel,
    label,
    plain_tip,
    set_tone,
)
from helix_desktop.ui.widgets.layout import (
    STRETCH,
    StackedPages,
    clear_frame,
    column_of,
    grow,
    make_scroll_area,
    row_of,
    stretch,
)

DETAIL_GROUPS = (
    (Phrase("constraints"), ("rule",)),
    (Phrase("files"), ("changed", "given")),
    (Phrase("errors"), ("error",)),
    (Phrase("decisions"), ("decision", "lesson")),
    (Phrase("names"), ("number", "id", "url", "read", "path", "name")),
)
"""The kinds of details in each count; names are many, and one recall away."""
QUIET_GROUP = DETAIL_GROUPS[-1][0]
MAX_LISTED = 40
ROOMY_WIDTH = 520
"""Width in pixels below which missing details take the room of the names."""


class CoveredCount(QPushButton):
    """A count such as `files 14/14`; a click lists the details."""

    def __init__(self, words: Phrase) -> None:
        super().__init__()
        style_button(self, "icon")
        self._name, self._is_quiet = phrase_text(words), words == QUIET_GROUP
        self.items: tuple[CheckedDetail, ...] = ()
        self._figure, self._mark = label("", "smallb"), IconLabel("warn", "mut", size=12)
        parts = (label(self._name, "small", "fg2"), self._figure, self._mark, STRETCH)
        row_of(*parts, on=self, margins=(4, 0, 4, 0), spacing=4)

    def show_items(self, items: tuple[CheckedDetail, ...]) -> None:
        self.items = items
        covered_count = sum(item.is_covered for item in items)
        self.setVisible(bool(items))
        is_complete = covered_count == len(items)
        tone = "ok" if is_complete else "mut" if self._is_quiet else "warn"
        figure = f"{covered_count}/{len(items)}"
        self._figure.setText(figure)
        set_tone(self._figure, tone)
        self._mark.show_as("check" if is_complete else "warn", tone)
        self._mark.setVisible(is_complete or not self._is_quiet)
        description = tr("{0}: {1} of {2} covered").format(self._name, covered_count, len(items))
        self.setAccessibleName(description)
        self.setFixedSize(round(text_width(f"{self._name} {figure}", "small")) + 26, 28)


class CoveredDetailsBar(QFrame):
    """The counts and one missing detail with an Add button; ← and → go through them."""

    add_requested = Signal(object)
    """The KeptDetail to add."""
    message_requested = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        set_surface(self, "card")
        self.setFixedHeight(40)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._missing: tuple[CheckedDetail, ...] = ()
        self._at = 0
        self._name, self._state = label(tr("Coverage"), "smallb"), ElidedLabel("small", "mut")
        self._counts = {words: CoveredCount(words) for words, _ in DETAIL_GROUPS}
        for count in self._counts.values():
            count.clicked.connect(partial(self._list, count))
        self._words = ElidedLabel("small", "warn")
        self._next = icon_button(forward_icon(self), tr("Next missing detail"))
        self._next.clicked.connect(lambda: self._step(1))
        self.add = button(tr("Add"))
        self.add.setProperty("low", "true")
        self.add.clicked.connect(self._on_add)
        row_of(
            IconLabel("shield", "fg2"),
            self._name,
            4,
            *self._counts.values(),
            self._state,
            grow(self._words),
            QWidget(),
            self._next,
            self.add,
            stretch(0),
            on=self,
            margins=(14, 0, 6, 0),
            spacing=8,
        )
        self.show_waiting("")

    @property
    def item(self) -> CheckedDetail | None:
        """The missing detail that is shown."""
        return self._missing[self._at] if self._missing else None

    def show_waiting(self, words: str) -> None:
        """Show why nothing is known yet."""
        self._missing = ()
        for count in self._counts.values():
            count.hide()
        self._show_state(words, tone="mut")
        self._show_item()

    def show_check(self, check: DetailCheck) -> None:
        quiet_kinds = dict(DETAIL_GROUPS)[QUIET_GROUP]
        self._missing = tuple(sorted(check.missing, key=lambda item: item.kind in quiet_kinds))
        self._at = 0
        for words, kinds in DETAIL_GROUPS:
            items = tuple(item for item in check.items if item.kind in kinds)
            self._counts[words].show_items(items)
        self._give_way()
        details_text = plural(len(check.items), "all {0} detail", "all {0} details")
        if check.unverified:
            value_count = row_texts.unverified_count_text(check.unverified)
            self._show_state(row_texts.unverified_text(check.unverified), value_count, tone="warn")
        else:
            self._show_state("" if check.missing else details_text, tone="ok")
        self._show_item()

    def _show_state(self, *texts: str, tone: str) -> None:
        """Show the first text that fits beside a missing detail; the last one always does."""
        self._state.setMinimumWidth(round(text_width(texts[-1], "small")) + 2)
        self._state.set_text(*texts, tone=tone)
        self._state.setToolTip(plain_tip(texts[0]))
        self._state.setVisible(bool(texts[0]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give missing details the room first; the icon explains the line even without counts."""
        super().resizeEvent(event)
        self._give_way()

    def _give_way(self) -> None:
        is_roomy, quiet = self.width() >= ROOMY_WIDTH, self._counts[QUIET_GROUP]
        self._name.setVisible(is_roomy)
        quiet.setVisible(bool(quiet.items) and is_roomy)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Up:
                self._step(-1)
            case Qt.Key.Key_Right | Qt.Key.Key_Down:
                self._step(1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._on_add()
            case _:
                super().keyPressEvent(event)

    def _step(self, step: int) -> None:
        if self._missing:
            self._at = (self._at + step) % len(self._missing)
            self._show_item()

    def _show_item(self) -> None:
        item = self.item
        for widget in (self._words, self._next, self.add):
            widget.setVisible(item is not None)
        if item is None:
            self.setAccessibleName(self._name.text())
            return
        item_text = plural(
            len(self._missing),
            "{0} missing, number {1}: {2}, event {3}",
            "{0} missing, number {1}: {2}, event {3}",
            count_text(self._at + 1),
            f"“{one_line(item.text, 160)}”",
            item.seq,
        )
        self._words.set_text(item_text)
        self._words.setToolTip(plain_tip(f"{item.kind}: {item.text}"))
        self.setAccessibleName(item_text)

    def _on_add(self) -> None:
        if self.item is not None:
            self.add_requested.emit(self.item)

    def _list(self, count: CoveredCount) -> None:
        """List the details of a kind, the missing ones first, each with its message."""
        menu = Menu(self)
        items = sorted(count.items, key=lambda item: item.is_covered)
        for item in items[:MAX_LISTED]:
            text = one_line(item.text, 90).replace("&", "&&")
            text = f"{'✓' if item.is_covered else '–'}  {text}   · {item.seq}"
            menu.addAction(text, partial(self.message_requested.emit, item.seq))
        if len(items) > MAX_LISTED:
            menu.addAction(tr("… and {0} more").format(len(items) - MAX_LISTED)).setEnabled(False)
        menu.open_below(count)


MAX_EDITOR_LINES = 40


class SectionEditor(QPlainTextEdit):
    """A text field as high as its text.

    The editor handles Ctrl+Enter and Esc, and Tab moves the focus.
    """

    def __init__(self, name: str, *, save: Callable[[], None], leave: Callable[[], None]) -> None:
        super().__init__()
        self._save, self._leave = save, leave
        clear_frame(self)
        self.setFont(font("mono"))
        self.setAccessibleName(name)
        self.setTabChangesFocus(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.document().setDocumentMargin(8)
        self.document().documentLayout().documentSizeChanged.connect(lambda _size: self._fit())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ahead = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and ahead:
            self._save()
        elif event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(200, self.height())

    def _fit(self) -> None:
        lines = max(2, min(MAX_EDITOR_LINES, round(self.document().size().height())))
        self.setFixedHeight(lines * self.fontMetrics().lineSpacing() + 20)


class VersionEditor(QWidget):
    """An editor of the six sections; `saved` carries the version and all of them, unchecked.

    `left` follows Cancel or Esc. Edits that are not saved are kept, whatever closes the editor.
    """

    saved = Signal(object, list)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.version: EditedVersion | None = None
        """The version that the editor was opened with last."""
        self._unsaved = HandoverEdits()
        self._before: tuple[str, ...] = ()
        self._edits: list[SectionEditor] = []
        inner = QWidget()
        column = column_of(on=inner, margins=(24, 16, 24, 16), spacing=6)
        for name in map(section_name, HANDOVER_SECTIONS):
            edit, box = SectionEditor(name, save=self._save, leave=self.left.emit), surface("box")
            edit.textChanged.connect(self._on_edited)
            self._edits.append(edit)
            column_of(edit, on=box, margins=1)
            column.addWidget(label(name, "smallb"))
            column.addWidget(box)
            column.addSpacing(8)
        column.addStretch(1)
        keys = ElidedLabel("micro", "mut")
        keys.hides_if_cut = True
        words = tr("Ctrl+Enter to save, Esc to cancel. The previous version is kept.")
        keys.set_text(words, tr("Ctrl+Enter to save"))
        keys.setToolTip(plain_tip(words))
        self._problem = label("", "small", "bad", wrap=True)
        self.save, cancel = button(tr("Save as new version"), "primary"), button(tr("Cancel"))
        self.save.clicked.connect(self._save)
        cancel.clicked.connect(self.left)
        parts = (grow(keys), grow(self._problem, 2), cancel, self.save)
        foot = row_of(*parts, margins=(24, 12, 24, 12), spacing=8)
        area = grow(make_scroll_area(inner, sideways=True))
        column_of(area, hairline(), foot, on=self, spacing=0)

    @property
    def changed(self) -> bool:
        return self.sections != self._before

    @property
    def sections(self) -> tuple[str, ...]:
        return tuple(edit.toPlainText() for edit in self._edits)

    def show_version(
        self, version: EditedVersion, sections: Sequence[str], unsaved: HandoverEdits
    ) -> None:
        """Show the saved sections of a version, or what the user made of them earlier."""
        self.version, self._unsaved = None, unsaved
        for edit, text in zip(self._edits, sections, strict=True):
            edit.setPlainText(text)
        self._before = self.sections
        for edit, text in zip(self._edits, unsaved.of(version) or self._before, strict=True):
            edit.setPlainText(text)
        self.version = version
        self.say("")
        self._edits[0].setFocus()

    def _on_edited(self) -> None:
        if self.version is not None and self.changed:
            self._unsaved.keep(self.version, self.sections)
        elif self.version is not None:
            self._unsaved.drop(self.version)

    def say(self, words: str) -> None:
        """Show why the text was not saved; the text stays."""
        self._problem.setText(words)
        self._problem.setVisible(bool(words))

    def _save(self) -> None:
        if self.save.isEnabled():
            self.saved.emit(self.version, list(self.sections))


MIN_PANE_WIDTH, NARROW_PANE_WIDTH = 360, 780
"""Least width of the pane, and the width below which some buttons are in a menu."""
TIGHT_PANE_WIDTH = 480
"""Width below which all actions are in the menu."""
_EVENT_TEXTS = {
    TimelineEvent.MARKERS: Phrase("Older outputs moved to the cache. Each marker recalls one."),
    TimelineEvent.NOTES: Phrase("Old steps were shortened to notes by rules, without a model."),
    TimelineEvent.OBSERVATIONS: Phrase(
        "A model turned old turns into notes. The originals are kept."
    ),
    TimelineEvent.REFLECT: Phrase("Notes were merged and shortened."),
    TimelineEvent.TRIM: (
        Phrase("The request was too large, so Helix trimmed it without calling a model.")
    ),
    TimelineEvent.UNDO: Phrase("The context is byte for byte what it was before."),
    TimelineEvent.REDO: Phrase("The undone compaction is back, byte for byte."),
    TimelineEvent.RESTORE: (
        Phrase("An earlier version was restored as a new one. Nothing was deleted.")
    ),
    TimelineEvent.CACHE_MISS: Phrase("Nothing was lost: the request only cost more."),
    TimelineEvent.GATE: Phrase("A large output was shortened before it entered the context."),
}


class VersionChoice(QPushButton):
    """A button such as `A v3 · 13:21 ▾` that opens a list of versions."""

    picked = Signal(int)
    """The event of a version; 0 for none."""

    def __init__(self, letter: str) -> None:
        super().__init__()
        style_button(self, "version")
        self.setProperty("badge", letter)
        self._letter = letter
        self._rows: Sequence[TimelineRow] = ()
        self.clicked.connect(self._on_clicked)

    def show_choice(self, rows: Sequence[TimelineRow], version: TimelineRow | None) -> None:
        self._rows = rows
        words = row_texts.version_text(version) if version else tr("none")
        self.setText(words)
        text_px = self.fontMetrics().horizontalAdvance(words)
        self.setFixedSize(text_px + 64, 32)
        self.setAccessibleName(tr("Version {0}: {1}").format(self._letter, words))

    def _on_clicked(self) -> None:
        menu = Menu(self)
        if self._letter == "A":
            menu.addAction(tr("None (single version)"), lambda: self.picked.emit(0))
        for row in reversed(self._rows):
            words = f"{row_texts.version_text(row)} · {row_texts.size_change(row)}"
            menu.addAction(words, partial(self.picked.emit, row.seq))
        menu.open_below(self)


class VersionPane(QWidget):
    """The pane with the buttons of the user's actions; the rarer ones are also in a menu."""

    def __init__(self) -> None:
        super().__init__()
        self._head_words = label(tr("Compare"), "title")
        self.a, self.b = VersionChoice("A"), VersionChoice("B")
        self._arrow = label("←" if is_right_to_left(self) else "→", "smallb", "mut")
        self.edit, self.more = button(tr("Edit")), button(tr("More"))
        self.rerun = button(tr("Rewrite with…"))
        self.restore = button(tr("Restore as new version"))
        set_icon(self.edit, "edit", tone="fg2")
        set_icon(self.rerun, "play", tone="fg2")
        set_icon(self.restore, "recall", tone="fg2")
        self._facts = ElidedLabel("micro", "mut")
        self._facts.hides_if_cut = True
        self.view_as = button(tr("View", "how a version is shown"), "quiet")
        self.said = button(tr("Show statements…"), "quiet")
        self.covered = button("", "quiet")
        self.covered.setToolTip(plain_tip(tr("Verified originals")))
        self.request = button(tr("Show this request"), "quiet")
        self._of_notes = False
        """Whether notes are shown: they are not written again, and their details not checked."""
        self.strip, self.sections, self.editor = CoveredDetailsBar(), VersionView(), VersionEditor()
        self._plain = _Facts()
        self.moment = self._plain.moment
        hint = tr("The first one appears here, section by section.")
        self._none = EmptyState("timeline", title=tr("No compactions yet"), hint=hint)
        self._stack = StackedPages()
        for page in (self._none, self._plain, self.sections, self.editor):
            self._stack.addWidget(page)
        self._head, self._rule = QWidget(), hairline()
        versions = (self._head_words, self.a, self._arrow, self.b)
        buttons = (self.edit, self.rerun, self.restore, self.more)
        column_of(
            row_of(*versions, STRETCH, *buttons, spacing=8),
            row_of(
                grow(self._facts), self.request, self.said, self.view_as, self.covered, spacing=8
            ),
            self.strip,
            8,
            on=self._head,
            margins=(24, 8, 24, 0),
            spacing=6,
        )
        column_of(self._head, self._rule, grow(self._stack), on=self, spacing=0)
        self.more.clicked.connect(self._on_more)
        self.view_as.clicked.connect(self._on_view)

    def minimumSizeHint(self) -> QSize:
        return QSize(MIN_PANE_WIDTH, 200)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_buttons()

    def _show_buttons(self) -> None:
        """Move the rarer buttons into a menu in a narrow pane; notes have fewer of them."""
        narrow, of_notes = self.width() < NARROW_PANE_WIDTH, self._of_notes
        self.more.setVisible(narrow and not of_notes)
        for part in (self.rerun, self.restore, self.said):
            part.setVisible(not narrow and not of_notes)
        self.strip.setVisible(not of_notes)
        self.covered.setVisible(not of_notes)
        self.request.setVisible(of_notes)
        self._head_words.setVisible(not narrow)
        self.edit.setVisible(of_notes or self.width() >= TIGHT_PANE_WIDTH)

    @property
    def editing(self) -> bool:
        return self._stack.currentWidget() is self.editor

    def show_row(self, row: TimelineRow | None) -> None:
        """Show a rewrite without a text, or that there is none."""
        self._show_head(False)
        self.sections.show_compared(None)
        if row is not None:
            self._plain.show_row(row)
        self._stack.setCurrentWidget(self._none if row is None else self._plain)

    def show_compared(
        self, comparison: HandoverComparison, texts: Sequence[TimelineRow], *, is_new: bool
    ) -> None:
        """Show two versions or one of all such texts; `is_new` means another pair than before."""
        old, new = comparison.old, comparison.new
        self._of_notes = not new.rewrite.version
        self._show_head(True)
        self._show_buttons()
        self.a.show_choice(texts, old.rewrite if old else None)
        self.b.show_choice(texts, new.rewrite)
        has_several = len(texts) > 1
        self.a.setVisible(has_several)
        self._arrow.setVisible(has_several)
        name = tr("Notes") if self._of_notes else tr("Handover")
        self._head_words.setText(tr("Compare") if old else name)
        facts = _facts(comparison)
        lines = ["  ·  ".join(facts[:count]) for count in range(len(facts), 0, -1)]
        self._facts.set_text(*lines, change_text(*_changed_lines(comparison)))
        self._facts.setToolTip(plain_tip(lines[0]))
        words = tr("Show covered messages {0}–{1}")
        words = words.format(count_text(new.first), count_text(new.last))
        self.covered.setText(trail_text(words))
        if is_new:
            self.sections.show_compared(comparison)
            self._stack.setCurrentWidget(self.sections)

    def offer_edit(self, *, begun: bool) -> None:
        """Name the button after what it opens: the version, or edits that are not saved yet."""
        self.edit.setText(tr("Continue editing") if begun else tr("Edit"))

    def show_editor(self) -> None:
        self._stack.setCurrentWidget(self.editor)
        self._enable(False)

    def leave_editor(self) -> None:
        if self.editing:
            self._stack.setCurrentWidget(self.sections)
        self._enable(True)

    def close_editor(self) -> None:
        """Leave the editor as the user asks; the keyboard goes on in the sections."""
        was_editing = self.editing
        self.leave_editor()
        if was_editing:
            self.sections.setFocus()

    def _show_head(self, shown: bool) -> None:
        self._head.setVisible(shown)
        self._rule.setVisible(shown)

    def _enable(self, enabled: bool) -> None:
        choices = (self.a, self.b, self.view_as, self.more)
        for widget in (*choices, self.edit, self.rerun, self.restore):
            widget.setEnabled(enabled)

    def _on_more(self) -> None:
        menu = Menu(self)
        if not self.edit.isVisible():
            menu.addAction(self.edit.text(), self.edit.click)
        menu.addAction(tr("Rewrite with…"), self.rerun.click)
        menu.addAction(self.said.text(), self.said.click)
        menu.addAction(tr("Restore as new version"), self.restore.click)
        menu.open_below(self.more)

    def _on_view(self) -> None:
        menu = Menu(self)
        is_wide = self.sections.viewport().width() >= SIDE_BY_SIDE_WIDTH
        side_text = tr("Side by side") if is_wide else tr("Side by side (widen the window)")
        for layout, words in (
            (DiffLayout.UNIFIED, tr("Unified")),
            (DiffLayout.SIDE_BY_SIDE, side_text),
            (DiffLayout.ALONE, tr("B only")),
        ):
            action = menu.addAction(words, partial(self.sections.show_as, layout))
            action.setEnabled(is_wide or layout is not DiffLayout.SIDE_BY_SIDE)
        menu.open_below(self.view_as)


class _Facts(QWidget):
    """A rewrite without a document: its effect in figures."""

    def __init__(self) -> None:
        super().__init__()
        self._title = label("", "title")
        self._about = label("", "body", "fg2", wrap=True)
        self._figures = label("", "small", "mut", wrap=True)
        self.moment = button(tr("Show this request"))
        self._term: BlockTerm | None = None
        self._title.setMouseTracking(True)
        TermClicks(self._title, lambda _point: self._term, lambda: self._term)
        title, moment = row_of(self._title, STRETCH), row_of(self.moment, STRETCH)
        lines = (title, self._about, self._figures, 8, moment, STRETCH)
        column_of(*lines, on=self, margins=(24, 20, 24, 24), spacing=8)

    def show_row(self, row: TimelineRow) -> None:
        self._title.setText(row_texts.rewrite_title(row))
        # the title of a large output does not name what was kept of it
        self._term = row_texts.rewrite_term(row) if row.what is not TimelineEvent.GATE else None
        is_rewind = row.reason in (REWOUND, REWIND_UNDONE)
        about = None if is_rewind or row_texts.is_by_user(row) else _EVENT_TEXTS.get(row.what)
        self._about.setText(phrase_text(about) if about else "")
        self._about.setVisible(bool(about))
        sizes = (
            own_count_text(tokens, estimated=row.estimated) for tokens in (row.before, row.after)
        )
        facts = [] if row.miss else [tr("{0} → {1} tokens").format(*sizes)]
        if row.messages:
            words = plural(
                row.messages, "covers {0} message or step", "covers {0} messages and steps"
            )
            facts.append(words)
        if row.parts and not row_texts.is_by_user(row):  # who excludes a message moves no output
            outputs = plural(row.parts, "{0} output moved to cache", "{0} outputs moved to cache")
            facts.append(outputs)
        written_by = "" if row.miss else row_texts.author_text(row)
        facts += [row_texts.rewrite_reason(row), written_by, row.llm, row_texts.cost_of(row)]
        facts.append(row_texts.unverified_text(row.unverified))
        if row.gated is not None:
            facts += [quoted_text(row.gated), model_words_text(row.gated)]
        self._figures.setText("  ·  ".join(dict.fromkeys(filter(None, facts))))


def _changed_lines(comparison: HandoverComparison) -> tuple[str, str]:
    sections = comparison.sections
    added = sum(section.added for section in sections)
    return str(added), str(sum(section.removed for section in sections))


def _facts(comparison: HandoverComparison) -> list[str]:
    """Return the changes, the size, the author, and the cost and time."""
    new = comparison.new.rewrite
    facts = []
    if comparison.old is not None:
        sections = comparison.sections
        changed_sections = sum(bool(section.added or section.removed) for section in sections)
        sections_text = plural(
            len(sections), "in {1} of {0} section", "in {1} of {0} sections", changed_sections
        )
        facts.append(f"{change_text(*_changed_lines(comparison))} {sections_text}")
    if not new.version:
        sizes = count_text(new.before), count_text(new.after)
        facts.append(tr("{0} → {1} tokens").format(*sizes))
    tokens = own_count_text(comparison.new.tokens, estimated=comparison.new.estimated)
    facts += [plural(comparison.new.tokens, "{1} token", "{1} tokens", tokens)]
    if not new.version:
        covers = plural(new.messages, "covers {0} message or step", "covers {0} messages and steps")
        facts += [covers, *filter(None, (row_texts.rewrite_reason(new),))]
    facts += [
        row_texts.author_text(new),
        *filter(None, (row_texts.unverified_text(new.unverified),)),
    ]
    if new.llm or new.cost > 0 or new.unpriced:
        facts += [*filter(None, (new.llm,)), row_texts.cost_of(new)]
    if new.seconds >= 0.05:
        facts.append(seconds_text(new.seconds))
    return facts
