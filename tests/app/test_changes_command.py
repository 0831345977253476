"""`changes` and `restore` as a user types them: on a real store, nothing else touched."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from helix_desktop.app.environment import SystemClock
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.events import ContextInjected, Recorded
from helix_desktop.domain.file_changes import RESTORE
from helix_desktop.domain.workspace import Workspace
from helix_desktop.store.async_store import open_async_store
from tests.app.changing import FileWriter
from tests.app.test_commands import Desktop, desktop, locked

__all__ = ["desktop", "locked"]

SESSION = SessionId("0" * 15 + "7")
TEXT = "".join(f"line {number}\n" for number in range(30))


def stored(
    desktop: Desktop, workspace: Workspace, work: Callable[[FileWriter], Awaitable[None]]
) -> None:
    """Let a session's tools do something, as if the application had."""

    async def work_in_store() -> None:
        store = await open_async_store(desktop.home(workspace), clock=SystemClock())
        try:
            await work(FileWriter(Path(workspace.folder), store))
        finally:
            await store.close()

    asyncio.run(work_in_store())


@pytest.fixture
def changed(desktop: Desktop) -> Path:
    """A folder `api` in which one session changed three files in two turns."""
    folder = desktop.base / "api"
    folder.mkdir()
    (folder / "a.py").write_text(TEXT)
    (folder / "mine").write_text("not known to anyone")

    async def work(hand: FileWriter) -> None:
        await hand.begin(SESSION)
        await hand.edit(SESSION, "a.py", **{"line 3\n": "LINE 3\n", "line 20\n": "LINE 20\n"})
        await hand.write(SESSION, "odd.txt", "one\x1b[31m\n")
        await hand.say(SESSION)
        await hand.write(SESSION, "sub/new.py", "new\n")

    stored(desktop, desktop.workspaces.create(folder), work)
    return folder


def test_files_are_listed_with_sizes_and_numbered_changes(desktop: Desktop, changed: Path) -> None:
    assert desktop.run("session", "changes", "--workspace", "api") == 0
    assert desktop.printed.splitlines()[0] == f"{SESSION}  a session"
    assert "+2 -2  as changed     a.py" in desktop.printed
    assert "+1 -0  as changed     sub/new.py" in desktop.printed
    assert desktop.run("--folder", changed, "session", "changes", "--diff", "--turn", "1") == 0
    assert "sub/new.py" not in desktop.printed
    assert "    change 2:\n    @@ -18,7 +18,7 @@\n" in desktop.printed
    assert "    -line 20\n    +LINE 20\n" in desktop.printed
    assert "\x1b" not in desktop.printed


def test_only_the_named_file_is_restored(desktop: Desktop, changed: Path) -> None:
    assert desktop.run("session", "restore", "--folder", changed, "./a.py") == 0
    assert "a.py: restored" in desktop.printed
    assert (changed / "a.py").read_text() == TEXT
    assert sorted(os.listdir(changed)) == ["a.py", "mine", "odd.txt", "sub"]
    assert desktop.run("session", "restore", "--folder", changed, "a.py") == 0
    assert "already restored" in desktop.printed
    assert desktop.run("session", "changes", "--workspace", "api") == 0
    assert "+0 -0  as before      a.py" in desktop.printed
    assert (
        desktop.run("session", "restore", "--folder", changed, "a.py", "sub/new.py", "--undo") == 0
    )
    assert "a.py: put back as Helix had changed it" in desktop.printed
    assert "sub/new.py: nothing to undo" in desktop.printed
    assert "LINE 20" in (changed / "a.py").read_text()
    assert desktop.run("session", "restore", "--folder", changed, "sub/new.py") == 0
    assert not (changed / "sub" / "new.py").exists()
    assert desktop.run("session", "restore", "--folder", changed, "sub/new.py", "--undo") == 0
    assert (changed / "sub" / "new.py").read_text() == "new\n"
    assert (changed / "sub" / "new.py").stat().st_mode & 0o600 == 0o600


def test_an_undone_new_file_is_called_deleted(desktop: Desktop, changed: Path) -> None:
    assert desktop.run("session", "restore", "--workspace", "api", "a.py", "sub/new.py") == 0
    assert desktop.printed.splitlines() == ["a.py: restored", "sub/new.py: deleted"]
    assert desktop.run("session", "restore", "--workspace", "api", "sub/new.py") == 0
    assert desktop.printed.splitlines() == ["sub/new.py: already deleted"]
    assert desktop.run("session", "changes", "--workspace", "api") == 0
    assert "as before      a.py" in desktop.printed
    assert "deleted        sub/new.py" in desktop.printed


def test_all_of_one_turn_is_restored_and_the_session_s_journal_says_so(
    desktop: Desktop, changed: Path
) -> None:
    assert desktop.run("session", "restore", "--workspace", "api", "--turn", "1") == 0
    assert (changed / "a.py").read_text() == TEXT
    assert sorted(os.listdir(changed)) == ["a.py", "mine", "sub"]
    notices: list[ContextInjected] = []

    async def look(hand: FileWriter) -> None:
        events = [
            event.event for event in await hand.store.events(SESSION) if isinstance(event, Recorded)
        ]
        notices.extend(event for event in events if isinstance(event, ContextInjected))

    stored(desktop, desktop.workspaces.find("api"), look)
    (note,) = notices
    assert note.source == RESTORE
    assert "- a.py\n" in note.text


def test_the_restore_of_a_turn_is_undone_by_its_turn(desktop: Desktop, changed: Path) -> None:
    turn = ("session", "restore", "--workspace", "api", "--turn", "1")
    before = {path: path.read_bytes() for path in changed.rglob("*") if path.is_file()}
    assert desktop.run(*turn, "--undo") == 0
    assert "a.py: nothing to undo\nodd.txt: nothing to undo" in desktop.printed
    assert desktop.run(*turn) == 0
    assert desktop.run(*turn, "--undo") == 0
    assert "a.py: put back as Helix had changed it" in desktop.printed
    assert {path: path.read_bytes() for path in changed.rglob("*") if path.is_file()} == before
    assert desktop.run(*turn) == 0
    assert "a.py: restored" in desktop.printed
    assert (changed / "a.py").read_text() == TEXT


def test_a_turn_s_restore_after_one_of_a_single_change_restores_the_rest(
    desktop: Desktop, changed: Path
) -> None:
    assert desktop.run("session", "restore", "--workspace", "api", "a.py", "--hunk", "2") == 0
    assert desktop.run("session", "restore", "--workspace", "api", "--turn", "1") == 0
    assert (changed / "a.py").read_text() == TEXT


def test_single_changes_are_restored_by_their_numbers(desktop: Desktop, changed: Path) -> None:
    words = ("session", "restore", "--workspace", "api", "a.py", "--hunk")
    assert desktop.run(*words, "2") == 0
    assert (changed / "a.py").read_text() == TEXT.replace("line 3\n", "LINE 3\n")
    assert desktop.run(*words, "2") == 2
    assert "has 1 separate changes" in desktop.printed
    (changed / "a.py").write_text(TEXT.replace("line 3\n", "mine 3\n"))
    assert desktop.run(*words, "1") == 1
    assert "skipped (The file changed since" in desktop.printed
    assert "mine 3" in (changed / "a.py").read_text()


def test_a_file_that_others_changed_is_restored_only_as_a_copy(
    desktop: Desktop, changed: Path
) -> None:
    (changed / "a.py").write_text("mine")
    assert desktop.run("session", "restore", "--workspace", "api", "a.py") == 1
    assert (changed / "a.py").read_text() == "mine"
    assert desktop.run("session", "restore", "--workspace", "api", "a.py", "--copy") == 0
    assert "a.py: The earlier version is in a.before.py." in desktop.printed
    assert (changed / "a.before.py").read_text() == TEXT
    assert desktop.run("session", "restore", "--workspace", "api", "sub/new.py", "--copy") == 1
    assert "didn't exist before" in desktop.printed


def test_invalid_words_of_restore_change_nothing(desktop: Desktop, changed: Path) -> None:
    before = {path: path.read_bytes() for path in changed.rglob("*") if path.is_file()}
    for words, message in (
        (("--workspace", "api"), "Choose files"),
        (("--workspace", "api", "a.py", "nothing.py"), "No change to nothing.py"),
        (("--workspace", "api", "a.py", "b.py", "--hunk", "1"), "--hunk works with one file only"),
        (("--workspace", "api", "a.py", "--undo", "--copy"), "Use only one of"),
        (("--workspace", "api", "a.py", "--hunk", "0"), "has 2 separate changes"),
        (("--workspace", "api", "--turn", "9"), "No file was changed in turn 9"),
        (("--workspace", "api", "--session", "x", "a.py"), "There is no session 'x'"),
        (("--workspace", "none", "a.py"), "There is no workspace 'none'"),
        (("--folder", desktop.base, "a.py"), "There is no workspace for"),
        (("a.py",), "There is no workspace for"),
    ):
        assert desktop.run("session", "restore", *words) == 2, words
        assert message in desktop.printed, (words, desktop.printed)
    assert before == {path: path.read_bytes() for path in changed.rglob("*") if path.is_file()}


def test_an_empty_workspace_says_so_and_stays_empty(desktop: Desktop) -> None:
    (desktop.base / "web").mkdir()
    workspace = desktop.workspaces.create(desktop.base / "web")
    assert desktop.run("session", "changes", "--workspace", "web") == 2
    assert "Nothing is stored in the workspace web yet." in desktop.printed
    assert not (desktop.home(workspace) / "db").exists()


def test_a_workspace_that_is_open_elsewhere_is_said_to_be(
    desktop: Desktop, locked: Workspace
) -> None:
    for words in (("session", "changes"), ("session", "restore", "a.py")):
        assert desktop.run(*words, "--workspace", locked.name) == 2
        assert "is open in process" in desktop.printed


def test_a_file_that_is_as_before_has_no_changed_lines_whoever_put_it_back(
    desktop: Desktop, changed: Path
) -> None:
    (changed / "a.py").write_text(TEXT)
    (changed / "sub" / "new.py").unlink()
    assert desktop.run("session", "restore", "--workspace", "api", "odd.txt") == 0
    assert desktop.run("session", "changes", "--workspace", "api") == 0
    assert "+0 -0  as before      a.py" in desktop.printed
    assert "+0 -0  deleted        sub/new.py" in desktop.printed
    assert "+0 -0  deleted        odd.txt" in desktop.printed


def test_comments_on_lines_are_gathered_and_an_empty_one_removes_its_comment(
    desktop: Desktop, changed: Path
) -> None:
    where = ("session", "changes", "--workspace", "api")
    words = ("--comment", "a.py:4", "Why?", "--comment", "a.py:-21", "Keep it.")
    assert desktop.run(*where, *words) == 0
    assert "a.py, line 4, version " in desktop.printed
    assert "> LINE 3\nWhy?" in desktop.printed
    assert "a.py, removed line 21, version " in desktop.printed
    assert "> line 20\nKeep it." in desktop.printed
    assert f"2 comments on lines in this session. `helix-desktop ask --session {SESSION}" in (
        desktop.printed
    )
    (changed / "a.py").write_text("other\n")
    assert desktop.run(*where, "--comment", "a.py:-21", "") == 0
    assert "(this line has changed since)" in desktop.printed
    assert "1 comment on lines in this session." in desktop.printed


@pytest.mark.parametrize(
    ("place", "words"),
    [("a.py", "isn't PATH:LINE"), ("a.py:99", "no line 99"), ("mine:1", "No change to mine")],
)
def test_a_comment_on_no_line_notes_nothing(
    desktop: Desktop, changed: Path, place: str, words: str
) -> None:
    where = ("session", "changes", "--workspace", "api")
    assert desktop.run(*where, "--comment", "a.py:4", "Why?", "--comment", place, "?") == 2
    assert words in desktop.printed
    assert desktop.run(*where, "--comment", "a.py:4", "") == 0
    assert desktop.printed == "0 comments on lines in this session.\n"
