"""The page of changed files over a real open workspace: what is shown is so, and buttons do
what they say.
"""

import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.events import FileChanged, Outcome, ToolReturned, TurnStarted
from helix_desktop.domain.file_changes import FileDiff
from helix_desktop.domain.llm import StopReason, StreamFinished, ToolCallArrived
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import PlannedChange
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.tools.files.file_restore import compare_contents
from helix_desktop.ui.changes.diff_lines import (
    DiffView,
    LineKind,
    changed_spans,
    diff_lines,
    exact_diff_lines,
)
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.row_layout import click_areas
from helix_desktop.ui.chat.transcript.rows import RowAction, RowKind
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.dialogs import ConfirmDialog
from helix_desktop.ui.widgets.line_view import CHANGE_ROW_HEIGHT
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.app.changing import FileWriter, answer_all, files_of, open_folder
from tests.app.test_git_undo import git
from tests.app.test_open_workspace import container_on
from tests.fakes.memory_store import FakeStore, SavedData
from tests.fakes.provider import HANG, ScriptedProvider, says
from tests.ui.transcript_events import B, recorded, reply_of
from tests.ui.views import at_rest, shown, view_of
from tests.waiting import until

TEXT = "".join(f"line {number}\n" for number in range(40))


class Story:
    """A view of an open workspace whose session's tools change files."""

    def __init__(
        self,
        workspace_view: WorkspaceView,
        open_workspace: OpenWorkspace,
        store: FakeStore,
        folder: Path,
    ) -> None:
        self.workspace_view, self.open_workspace = workspace_view, open_workspace
        self.folder, self.file = folder, folder / "src" / "a.py"
        self.page = workspace_view.page_controllers.changes
        self.hand = FileWriter(folder, store)
        self.session = SessionId("")

    async def begin(self) -> None:
        self.file.parent.mkdir()
        self.file.write_text(TEXT)
        self.session = await self.open_workspace.send(NO_SESSION, "do it")
        await self.open_workspace.sessions.idle()
        await self.hand.edit(
            self.session, "src/a.py", **{"line 3\n": "LINE 3\n", "line 30\n": "LINE 30\nmore\n"}
        )
        await self.hand.write(self.session, "new.py", "x\n")
        await self.workspace_view.begin()
        self.workspace_view.open_page("changes")
        await self.settle()

    async def settle(self) -> None:
        await at_rest(self.workspace_view.bridge)

    async def press(self, name: str) -> None:
        QTest.mouseClick(getattr(self.page, name), Qt.MouseButton.LeftButton)
        await self.settle()

    async def choose(self, path: str) -> None:
        key = next(key for key in self.page._files if key.startswith(f"{path}\n"))
        self.page.list.chosen.emit(key)
        await self.settle()

    def rows(self) -> list[tuple[str, str, str]]:
        rows = self.page.list.items
        return [(row.title, row.below, row.right) for row in rows]


@pytest.fixture
@asynccontextmanager
async def story(qtbot: QtBot, theme: Theme, tmp_path: Path) -> AsyncIterator[Story]:
    folder = tmp_path / "project"
    folder.mkdir()
    model = ScriptedProvider(says("done"), [HANG])
    container, stores = container_on(tmp_path, SavedData(), lambda: model)
    supervisor = Supervisor(lambda name, error: pytest.fail(f"{name}: {error!r}"))
    async with open_folder(container, folder) as open_workspace:
        workspace_view = shown(qtbot, view_of(open_workspace, supervisor.spawn, theme), 1440, 920)
        story = Story(workspace_view, open_workspace, stores[0], folder)
        await story.begin()
        yield story
        workspace_view.end()
    await supervisor.close()


@pytest.mark.seen
async def test_files_are_listed_with_their_sizes_and_the_sidebar_counts_them(story: Story) -> None:
    assert story.rows() == [
        ("a.py", "as Helix left it · src", "+3 −2"),
        ("new.py", "as Helix left it", "+1 −0"),
    ]
    explore = story.workspace_view.sidebar.explore
    result = {row.key: row.right for row in explore.items}
    assert result["changes"] == "2"
    assert story.workspace_view.page == "changes"
    story.workspace_view.sidebar.explore.chosen.emit("cache")
    assert story.workspace_view.page == "cache"


@pytest.mark.seen
async def test_the_file_that_is_chosen_shows_its_changes_and_is_restored(story: Story) -> None:
    await story.choose("src/a.py")
    detail = story.page
    assert detail.view.change == 0
    assert "+LINE 3" in detail.view.copied_text()
    await story.press("restore_all")
    assert story.file.read_text() == TEXT
    assert detail.message.text().startswith("Done. Helix learns about it")
    assert story.rows()[0][1:] == ("restored · src", "+0 −0")
    assert not detail.restore_change.isEnabled()
    assert detail.restore_all.text() == "Undo restore"
    await story.press("restore_all")
    assert "LINE 30\nmore\n" in story.file.read_text()
    assert story.rows()[0][1:] == ("as Helix left it · src", "+3 −2")
    assert detail.restore_all.text() == "Restore file"


@pytest.mark.seen
async def test_an_undone_new_file_is_called_deleted(story: Story) -> None:
    await story.choose("new.py")
    await story.press("restore_all")
    assert not (story.folder / "new.py").exists()
    assert story.rows()[1][:2] == ("new.py", "deleted")
    assert story.page._state.text() == "deleted"
    assert story.page.restore_all.text() == "Undo restore"


@pytest.mark.seen
async def test_what_git_changed_is_a_row_of_its_own_with_a_button_that_undoes_it(
    story: Story,
) -> None:
    git(story.folder, "init", "-q", "-b", "main")
    for name in ("one", "two"):
        git(story.folder, "commit", "-q", "--allow-empty", "-m", name)
    old, new = git(story.folder, "log", "--reverse", "--format=%H").split()
    names = (
        ("HEAD", "ref: refs/heads/main", "ref: refs/heads/main"),
        ("refs/heads/main", old, new),
    )
    await story.hand.checkpoints(story.session).git_changed("call_9", ".git", names)
    story.workspace_view.page_controllers.changes.refresh()
    await story.settle()
    assert story.rows()[2] == (".git", "as Helix left it", "+1 −1")
    assert story.page._sum.text().startswith("2 files")
    await story.choose(".git")
    detail = story.page
    assert detail.restore_all.text() == "Undo what git changed"
    assert not detail.restore_change.isEnabled()
    assert not detail.copy.isEnabled()
    assert f"+refs/heads/main {new}" in detail.view.copied_text()
    await story.press("restore_all")
    assert git(story.folder, "rev-parse", "main").strip() == old
    assert detail.message.text().startswith("Done.")
    assert story.rows()[2][1] == "restored"
    assert detail.restore_all.text() == "Undo restore"
    await story.press("restore_all")
    assert git(story.folder, "rev-parse", "main").strip() == new
    git(story.folder, "commit", "-q", "--allow-empty", "-m", "theirs")
    story.workspace_view.page_controllers.changes.refresh()
    await story.settle()
    assert not detail.restore_all.isEnabled()
    assert "refs/heads/main" in detail.message.text()


@pytest.mark.seen
async def test_a_single_change_is_restored_and_the_others_stay(story: Story) -> None:
    await story.choose("src/a.py")
    view = story.page.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_N)
    assert view.change == 1
    await story.press("restore_change")
    assert story.file.read_text() == TEXT.replace("line 3\n", "LINE 3\n")
    assert story.rows()[0][2] == "+1 −1"
    assert view.change == 0


@pytest.mark.seen
async def test_changes_undone_one_by_one_are_redone_the_last_one_first(story: Story) -> None:
    await story.choose("src/a.py")
    changed, page = story.file.read_text(), story.page
    assert page.redo_change.isHidden()
    await story.press("restore_change")
    between = story.file.read_text()
    assert between not in (changed, TEXT)
    await story.press("restore_change")
    assert story.file.read_text() == TEXT
    for expected in (between, changed):
        await story.press("redo_change")
        assert story.file.read_text() == expected
    assert page.redo_change.isHidden()
    await story.press("restore_change")
    story.file.write_text("mine\n")
    await story.press("redo_change")
    assert story.file.read_text() == "mine\n", "what somebody else wrote stays"
    assert page.message.text()


async def _come_forward(story: Story) -> None:
    """Let the page have the keyboard: on a screen without a window manager nobody else does."""
    window = story.page.page.window()
    window.activateWindow()
    await until(window.isActiveWindow)


@pytest.mark.seen
async def test_the_keyboard_stays_with_the_buttons_of_a_file_while_it_is_restored(
    story: Story,
) -> None:
    await story.choose("src/a.py")
    detail = story.page
    await _come_forward(story)
    detail.restore_change.setFocus()
    for left in (1, 0):
        QTest.keyClick(detail.restore_change, Qt.Key.Key_Space)
        await story.settle()
        assert len(detail.view.copied_text().split("-line")) == left + 1
        assert (detail.restore_change if left else detail.restore_all).hasFocus()
    QTest.keyClick(detail.restore_all, Qt.Key.Key_Space)
    await story.settle()
    assert detail.restore_all.text() == "Restore file"
    assert detail.restore_all.hasFocus()


@pytest.mark.seen
async def test_what_was_changed_since_cannot_be_restored_whole_but_copied(story: Story) -> None:
    await story.choose("src/a.py")
    file = story.file
    file.write_text(file.read_text() + "mine\n")
    story.workspace_view.open_page("chat")
    story.workspace_view.open_page("changes")
    await story.settle()
    detail = story.page
    assert story.rows()[0][1].startswith("edited since")
    assert not detail.restore_all.isEnabled()
    assert "Helix won't overwrite it" in detail.message.text()
    await story.press("copy")
    assert detail.message.text() == "The earlier version is in src/a.before.py."
    assert (story.folder / "src" / "a.before.py").read_text() == TEXT
    await story.press("restore_change")
    assert file.read_text() == TEXT.replace("line 30\n", "LINE 30\nmore\n") + "mine\n"


@pytest.mark.seen
async def test_what_changed_while_a_command_ran_is_undone_only_after_a_question(
    story: Story,
) -> None:
    checkpoints = files_of(story.open_workspace)._checkpoints(story.session)
    notes, text = story.folder / "notes.txt", "one\ntwo\n"
    change = PlannedChange("notes.txt", [b"one\n"], 4, text.encode(), 0o644, "shell", "c")
    await checkpoints.before(change)
    notes.write_text(text)
    await story.settle()
    await story.choose("notes.txt")
    assert story.rows()[-1][1] == "by a command or you"
    for button in ("restore_all", "restore_change"):
        await story.press(button)
        [sheet] = story.workspace_view.window().findChildren(ConfirmDialog)
        assert any("notes.txt" in child.text() for child in sheet.findChildren(QLabel))
        assert notes.read_text() == text
        QTest.mouseClick(sheet.no, Qt.MouseButton.LeftButton)
        await story.settle()
        assert notes.read_text() == text
        await until(lambda: not story.workspace_view.window().findChildren(ConfirmDialog))
    await story.press("restore_all")
    [sheet] = story.workspace_view.window().findChildren(ConfirmDialog)
    QTest.mouseClick(sheet.yes, Qt.MouseButton.LeftButton)
    await story.settle()
    assert notes.read_text() == "one\n"
    assert story.rows()[-1][1] == "restored"
    await story.press("restore_all")
    assert notes.read_text() == text


@pytest.mark.seen
async def test_the_change_that_was_asked_about_is_undone_whichever_is_selected_by_then(
    story: Story,
) -> None:
    checkpoints = files_of(story.open_workspace)._checkpoints(story.session)
    notes, text = story.folder / "notes.txt", TEXT.replace("line 3\n", "LINE 3\n")
    text = text.replace("line 30\n", "LINE 30\n")
    notes.write_text(TEXT)
    content = text.encode()
    change = PlannedChange("notes.txt", [TEXT.encode()], len(TEXT), content, 0o644, "shell", "c")
    await checkpoints.before(change)
    notes.write_text(text)
    await story.settle()
    await story.choose("notes.txt")
    story.page.view.choose_change(1)
    await story.press("restore_change")
    [sheet] = story.workspace_view.window().findChildren(ConfirmDialog)
    story.page.view.choose_change(0)
    QTest.mouseClick(sheet.yes, Qt.MouseButton.LeftButton)
    await story.settle()
    assert notes.read_text() == TEXT.replace("line 3\n", "LINE 3\n")


@pytest.mark.skipif(sys.platform == "win32", reason="no snapshots are taken there")
async def test_a_command_s_row_counts_and_names_the_same_files_as_the_changes_page(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    folder = tmp_path / "project"
    (folder / "src").mkdir(parents=True)
    (folder / "src" / "a.txt").write_text("old\n")
    command = "cd src; echo new > a.txt; echo one > b.txt; exit 3"
    call = ToolCall("c1", "shell", json.dumps({"command": command}))
    model = ScriptedProvider([ToolCallArrived(call), StreamFinished(StopReason.TOOLS)], says("ok"))
    container, _stores = container_on(tmp_path, SavedData(), lambda: model)
    supervisor = Supervisor(lambda name, error: pytest.fail(f"{name}: {error!r}"))
    async with open_folder(container, folder) as open_workspace:
        answer_all(open_workspace)
        workspace_view = shown(qtbot, view_of(open_workspace, supervisor.spawn, theme), 1440, 920)
        await open_workspace.send(NO_SESSION, "go")
        await open_workspace.sessions.idle()
        await workspace_view.begin()
        await at_rest(workspace_view.bridge)
        transcript = workspace_view.transcript
        rows = [transcript.row(at) for at in range(transcript.rowCount())]
        [row] = [row for row in rows if row.kind is RowKind.TOOL]
        assert row.diff.size == "+2 −1"
        assert [line.text for line in row.diff.files[1:]] == [
            "src/a.txt · +1 −1",
            "src/b.txt · +1 −0",
        ]
        page = workspace_view.page_controllers.changes
        workspace_view.open_page("changes")
        await at_rest(workspace_view.bridge)
        assert page._sum.text() == "2 files · +2 −1"
        workspace_view.end()
    await supervisor.close()


@pytest.mark.seen
async def test_while_the_agent_works_it_says_so_and_nothing_happens(story: Story) -> None:
    await story.choose("src/a.py")
    await story.open_workspace.send(story.session, "again")
    await story.press("restore_all")
    assert "Helix is still working" in story.page.message.text()
    assert "LINE 3" in story.file.read_text()
    await story.open_workspace.sessions.stop(story.session)
    assert story.page.restore_all.isEnabled()


@pytest.mark.seen
async def test_the_transcript_shows_whose_doing_it_was_also_after_a_restart(story: Story) -> None:
    await story.choose("src/a.py")
    await story.press("restore_all")

    def notes() -> list[str]:
        transcript = story.workspace_view.transcript
        rows = [transcript.row(at) for at in range(transcript.rowCount())]
        return [row.text for row in rows if row.kind is RowKind.NOTE]

    (note,) = notes()
    assert note.startswith("You did this.")
    assert "- src/a.py\n" in note
    story.workspace_view.transcript.load(
        await story.open_workspace.sessions.transcript(story.session), running=False
    )
    assert notes() == [note]


@pytest.mark.seen
async def test_a_session_that_changed_nothing_says_what_would_be_here(story: Story) -> None:
    story.workspace_view.sidebar.new.click()
    await story.settle()
    assert story.page._stack.currentWidget() is story.page._nothing
    explore = story.workspace_view.sidebar.explore
    assert explore.items[explore.row_of("changes")].right == "0"


@pytest.mark.seen
async def test_a_change_of_the_agent_s_appears_by_itself(story: Story) -> None:
    checkpoints = files_of(story.open_workspace)._checkpoints(story.session)
    await checkpoints.before(
        PlannedChange("third.py", None, 0, b"3\n", tool="write_file", call="c")
    )
    (story.folder / "third.py").write_text("3\n")
    await story.settle()
    assert [row[0] for row in story.rows()] == ["a.py", "new.py", "third.py"]


def test_rows_are_numbered_bounded_and_only_text_that_can_be_seen() -> None:
    hunk = "@@ -3,2 +3,3 @@\n keep\n-old\u202e\n+new\ttab\n+" + "x" * 50_000 + "\n\\ No newline"
    head, keep, old, new, long, note = diff_lines(FileDiff(2, 1, (hunk,)))
    assert (head.kind, head.text) == (LineKind.HEAD, "Change 1 of 1")
    assert [(line.old, line.new) for line in (keep, old, new, long)] == [
        (3, 3),
        (4, 0),
        (0, 4),
        (0, 5),
    ]
    assert old.text == "old⟨U+202E⟩"
    assert new.text == "new tab"
    assert len(long.text) <= 1_001
    assert note.kind is LineKind.NOTE
    many = FileDiff(9, 0, tuple(f"@@ -0,0 +1,3 @@\n+a\n+b\n+{at}" for at in range(9)))
    result = diff_lines(many, max_rows=10)
    assert len(result) == 10
    shown = sum(line.kind is LineKind.ADDED for line in result)
    assert result[-1].text.startswith(f"… {27 - shown} more lines not shown")
    one = FileDiff(200_000, 0, ("@@ -0,0 +1,200000 @@\n" + "\n".join(["+x"] * 200_000),))
    few = diff_lines(one, max_rows=100)
    assert len(few) == 100
    assert few[-1].text.startswith("… 199,902 more lines")


def test_headings_of_changes_all_count_lines_of_the_file_as_it_is_now() -> None:
    old = "".join(f"line {number}\n" for number in range(1, 41))
    new = old.replace("line 2\n", "line 2\n" + "more\n" * 5).replace("line 30\n", "")
    new = new.replace("line 36\n", "LINE 36\n")
    result = compare_contents((old.encode(), new.encode()))
    heads = [line for line in diff_lines(result) if line.kind is LineKind.HEAD]
    assert [line.new for line in heads] == [3, 35, 40]


def test_changed_words_are_marked_only_where_most_stayed() -> None:
    assert changed_spans("sync=False here", "sync=True here") == ((5, 9), (5, 8))
    assert changed_spans("abc", "xyz") == ((0, 0), (0, 0))
    assert changed_spans("aaa", "aaaa") == ((3, 3), (3, 4))


@pytest.mark.parametrize("sign", "+- ")
def test_blank_lines_and_hidden_text_move_nothing_of_a_change_out_of_sight(sign: str) -> None:
    text = f"@@ -7,0 +7,202 @@\n{sign}a\n" + f"{sign}\n{sign}  \n" * 100 + f"{sign}b{' ' * 4_000}c"
    lines = exact_diff_lines(text, "a.py")
    assert [line.text for line in lines] == ["a", "⟨200 blank lines⟩", "b⟨4,000 blanks⟩c"]
    assert max(lines[-1].old, lines[-1].new) == 7 + 201


@pytest.mark.parametrize("head", [("@@ -1,9 +1,9 @@",), ()])
@given(text=st.text(st.sampled_from("ab@-+\\ \n"), max_size=60))
def test_every_line_of_a_change_that_is_asked_about_is_shown(
    head: tuple[str, ...], text: str
) -> None:
    texts = text.split("\n")
    lines = exact_diff_lines("\n".join((*head, *(f"+{line}" for line in texts))))
    shown = [line.text.strip() for line in lines if line.kind is LineKind.ADDED]
    assert [line for line in shown if line and "blank line" not in line] == [
        line.strip() for line in texts if line.strip()
    ]


def test_lines_of_a_change_have_the_colors_of_their_language() -> None:
    hunk = '@@ -1,3 +1,3 @@\n def total():\n-    text = """\n+    return 1\n     return 2'
    lines = diff_lines(FileDiff(1, 1, (hunk,)), path="src/a.py")
    colors = [[(span.start, span.end, span.tone) for span in line.colors] for line in lines[1:]]
    assert colors[0] == [(0, 3, "s_kw"), (4, 9, "s_fn")]
    assert colors[1] == [(11, 14, "s_str")]
    # what the removed line opens goes on in the version before only
    assert colors[2] == colors[3] == [(4, 10, "s_kw"), (11, 12, "s_num")]
    assert not any(line.colors for line in diff_lines(FileDiff(1, 1, (hunk,)), path="notes.txt"))


@pytest.fixture
def view(qtbot: QtBot, theme: Theme) -> DiffView:
    return shown(qtbot, DiffView(), 700, 400)


def test_a_long_line_is_wrapped_and_all_of_it_can_be_read(view: DiffView) -> None:
    view.show_lines(diff_lines(FileDiff(1, 0, ("@@ -0,0 +1,1 @@\n+" + "word " * 100,))))
    assert view.row_rect(1).height() >= 5 * CHANGE_ROW_HEIGHT
    assert view.horizontalScrollBar().maximum() == 0


def test_a_large_comparison_paints_only_what_is_on_screen(view: DiffView) -> None:
    hunks = tuple(f"@@ -{at},1 +{at},1 @@\n-old {at}\n+new {at}" for at in range(1, 1_500))
    view.show_lines(diff_lines(FileDiff(1_500, 1_500, hunks)))
    assert view.verticalScrollBar().maximum() > 3_000 * CHANGE_ROW_HEIGHT
    view.choose_change(1_000)
    assert view.change == 1_000
    QTest.keyClick(view, Qt.Key.Key_P)
    assert view.change == 999
    assert view.accessibleDescription() == "Change 1000 of 1499: 1 line added, 1 removed"
    QTest.keySequence(view, "Ctrl+C")
    assert QGuiApplication.clipboard().text() == "-old 1000\n+new 1000"
    assert not view.grab().isNull()


def _row_of(view: DiffView, kind: LineKind, text: str) -> int:
    return next(
        index for index, line in enumerate(view.lines) if line.kind is kind and line.text == text
    )


def _click(view: DiffView, index: int) -> None:
    place = view.row_rect(index).center().toPoint()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


@pytest.mark.seen
async def test_a_click_on_a_line_writes_a_comment_and_several_are_sent_as_one_message(
    story: Story,
) -> None:
    await story.choose("src/a.py")
    await _come_forward(story)
    view, bar = story.page.view, story.page.comments
    assert bar.isHidden()
    _click(view, _row_of(view, LineKind.ADDED, "LINE 3"))
    assert bar.place.text() == "src/a.py, line 4"
    assert bar.field.editor.hasFocus()
    assert bar.field.editor.accessibleName() == "Comment on src/a.py, line 4"
    QTest.keyClicks(bar.field.editor, "Why?")
    QTest.keyClick(bar.field.editor, Qt.Key.Key_Escape)
    assert view.hasFocus()
    _click(view, _row_of(view, LineKind.REMOVED, "line 30"))
    assert bar.place.text() == "src/a.py, removed line 31"
    QTest.keyClicks(bar.field.editor, "Keep it.")
    await story.settle()
    assert bar.sum.text() == "2 comments on lines"
    spoken = view.row_text(_row_of(view, LineKind.ADDED, "LINE 3"))
    assert spoken.endswith("LINE 3 (has a comment)")
    QTest.mouseClick(bar.send, Qt.MouseButton.LeftButton)
    await until(lambda: story.workspace_view.page == "chat")
    assert bar.isHidden()
    transcript = story.workspace_view.transcript
    await until(
        lambda: any("Keep it." in transcript.row(at).text for at in range(transcript.rowCount()))
    )
    texts = [transcript.row(at).text for at in range(transcript.rowCount())]
    (sent,) = [text for text in texts if "Why?" in text]
    assert "> LINE 3\nWhy?" in sent
    assert "> line 30\nKeep it." in sent


@pytest.mark.seen
async def test_the_keyboard_comments_the_first_line_of_a_change_and_goes_to_others(
    story: Story,
) -> None:
    await story.choose("src/a.py")
    view, bar = story.page.view, story.page.comments
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_N)
    QTest.keyClick(view, Qt.Key.Key_C)
    assert bar.place.text() == "src/a.py, removed line 31"
    QTest.keyClicks(bar.field.editor, "one")
    alt = Qt.KeyboardModifier.AltModifier
    QTest.keyClick(bar.field.editor, Qt.Key.Key_Down, alt)
    assert (bar.place.text(), bar.field.text()) == ("src/a.py, line 31", "")
    QTest.keyClick(bar.field.editor, Qt.Key.Key_Up, alt)
    assert (bar.place.text(), bar.field.text()) == ("src/a.py, removed line 31", "one")
    QTest.mouseClick(bar.remove, Qt.MouseButton.LeftButton)
    assert bar.isHidden()
    assert story.open_workspace.drafts.draft(story.session).comments == ()


@pytest.mark.seen
async def test_what_is_being_written_stays_when_the_file_changes_and_the_list_says_so(
    story: Story,
) -> None:
    await story.choose("src/a.py")
    await _come_forward(story)
    view, bar = story.page.view, story.page.comments
    _click(view, _row_of(view, LineKind.ADDED, "LINE 3"))
    QTest.keyClicks(bar.field.editor, "Why")
    await story.hand.edit(story.session, "src/a.py", **{"LINE 3\n": "Line three\n"})
    story.page.refresh()
    await story.settle()
    assert bar.field.editor.hasFocus()
    QTest.keyClicks(bar.field.editor, "?")
    (comment,) = story.open_workspace.drafts.draft(story.session).comments
    assert comment.text == "Why?"
    QTest.mouseClick(bar.show_all, Qt.MouseButton.LeftButton)
    await story.settle()
    (row,) = bar.list.items
    assert row.title == "Why?"
    assert row.below == "src/a.py, line 4 · this line has changed since"
    # another page shows the same comment
    story.workspace_view.open_page("chat")
    await story.settle()
    chat = story.workspace_view.chat.existing_comments
    assert chat is not None
    assert chat.isVisible()
    assert chat.sum.text() == "1 comment on lines"


async def _card_of(story: Story, path: str) -> TranscriptModel:
    """Show the change of a file as the card of a call."""
    await story.choose(path)
    file = story.page.file
    assert file is not None
    change, call = file.change, file.change.calls[0]
    event = FileChanged(0.0, call, "edit_file", change.path, change.before, change.after)
    returned = ToolReturned(0.0, call, "edit_file", "a.py", B, 9, Outcome.OK, 0.1, 40)
    story.workspace_view.open_page("chat")
    model, chat = story.workspace_view.transcript, story.workspace_view.chat
    reply = reply_of(ToolCall(call, "edit_file", "{}"))
    model.load(recorded(TurnStarted(0.0, "go"), reply, event, returned), running=False)
    chat.view.grab()
    await until(lambda: model.row(1).diff is not None)
    return model


async def _act(story: Story, action: RowAction) -> None:
    view = story.workspace_view.chat.view
    assert action in [area.action for area in click_areas(view.row_layout_at(1))]
    view.action_requested.emit(1, action)
    await story.settle()


@pytest.mark.seen
async def test_a_card_undoes_its_change_also_below_later_ones_and_redoes_it(story: Story) -> None:
    await _card_of(story, "src/a.py")
    await story.hand.edit(story.session, "src/a.py", **{"line 20\n": "LINE 20\n"})
    changed = story.file.read_text()
    await _act(story, RowAction.UNDO_CHANGE)
    assert story.file.read_text() == TEXT.replace("line 20\n", "LINE 20\n")
    assert story.workspace_view.chat.notice.accessibleName().startswith("Undone: src/a.py")
    await _act(story, RowAction.REDO_CHANGE)
    assert story.file.read_text() == changed
    await _act(story, RowAction.UNDO_CHANGE)
    story.file.write_text("mine\n")
    await _act(story, RowAction.REDO_CHANGE)
    assert story.file.read_text() == "mine\n", "what somebody else wrote stays"
    await _card_of(story, "new.py")
    for action, is_there in ((RowAction.UNDO_CHANGE, False), (RowAction.REDO_CHANGE, True)):
        await _act(story, action)
        assert (story.folder / "new.py").exists() is is_there


@pytest.mark.seen
async def test_a_card_undoes_all_of_its_turn_after_a_question(story: Story) -> None:
    await _card_of(story, "src/a.py")
    await _act(story, RowAction.UNDO_TURN)
    [dialog] = story.workspace_view.window().findChildren(ConfirmDialog)
    assert "src/a.py, new.py" in [words.text() for words in dialog.findChildren(QLabel)]
    dialog.accepted.emit("")
    await story.settle()
    assert story.file.read_text() == TEXT
    assert not (story.folder / "new.py").exists()


@pytest.mark.seen
async def test_open_file_starts_the_editor_at_the_line_or_what_the_desktop_may_open(
    story: Story, tmp_path: Path
) -> None:
    await _card_of(story, "src/a.py")
    rows = story.workspace_view.chat_controller.row_controller
    started: list[tuple[str, list[str]]] = []
    opened: list[str] = []
    rows.start_program = lambda program, words, _folder: started.append((program, words)) or True
    rows.open_url = lambda url: opened.append(url.toLocalFile())
    editor = tmp_path / "code"
    editor.touch(mode=0o755)
    rows.variables = {"VISUAL": f"{editor} --wait"}
    await _act(story, RowAction.EDITOR)
    assert started == [(str(editor), ["--goto", f"{story.file}:4"])]
    rows.variables = {"VISUAL": "vim"}  # needs a terminal
    await _act(story, RowAction.EDITOR)
    assert opened == [str(story.file.parent)], "the desktop may run a script"


@pytest.mark.seen
async def test_a_line_of_a_card_is_commented_in_the_conversation_and_the_page_shows_it_too(
    story: Story,
) -> None:
    model, chat = await _card_of(story, "src/a.py"), story.workspace_view.chat
    row = model.row(1)
    assert row.diff is not None
    added = next(index for index, line in enumerate(row.diff.first) if line.kind is LineKind.ADDED)
    chat.view.comment_requested.emit(1, added)
    bar = chat.comments
    assert bar.place.text() == "src/a.py, line 4"
    QTest.keyClicks(bar.field.editor, "Why?")
    chat.view.action_requested.emit(1, RowAction.COMMENT)  # by the menu: the first changed line
    assert bar.place.text() == "src/a.py, removed line 4"
    QTest.keyClick(bar.field.editor, Qt.Key.Key_Escape)
    await story.settle()
    assert story.page.comments.sum.text() == "1 comment on lines"
