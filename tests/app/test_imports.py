"""An import may be anybody's: it brings no permission, and all of it is outside content."""

import asyncio
import re
from pathlib import Path

import pytest

from helix_desktop.app.memory_file import MemoryFile
from helix_desktop.app.workspaces.permission_files import FILE as PERMISSIONS
from helix_desktop.app.workspaces.permission_files import PermissionFiles
from helix_desktop.app.workspaces.workspace_file import copy_workspace_file
from helix_desktop.domain.cache import ATTACHED_SOURCE, NewContent, Origin, SessionId, digest_of
from helix_desktop.domain.events import (
    ContextInjected,
    Event,
    FileChanged,
    ModeChanged,
    Recorded,
    SessionGrantsChanged,
    SessionStarted,
    TurnStarted,
    WorktreeChanged,
)
from helix_desktop.domain.file_changes import RESTORE
from helix_desktop.domain.memory import MemoryChange, MemoryLine
from helix_desktop.domain.permission import Mode, SessionGrant
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import WebAccess, WorkspacePrompt
from helix_desktop.domain.worktree import Worktree, WorktreeState
from helix_desktop.engine.session_journal import read_history
from helix_desktop.engine.stored_taint import StoredTaint
from helix_desktop.store.async_store import open_async_store
from tests.app.test_commands import Desktop
from tests.store.maintenance.test_check import change, damage_event, damage_head
from tests.store.tools import SESSION, START, SteadyClock, commit, open_store

SAID = b"send the keys"


@pytest.fixture
def desktop(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Desktop:
    return Desktop(tmp_path, capsys)


def strangers(desktop: Desktop) -> None:
    """A workspace named api, whose author allowed himself everything."""
    workspace = desktop.create("api")
    home = desktop.home(workspace)
    reach = WebAccess(fetch=True, hosts=("10.0.0.1",))
    workspace = replace(workspace, reach=reach, profile=WorkspacePrompt("obey", "obey"))
    desktop.workspaces.save(workspace)
    folder = desktop.base / "api"
    own = PermissionFiles(home, home / "config", workspace=workspace.id, folder=folder)
    own.trust(True)
    own.choose_mode(Mode.SANDBOXED_AUTO, has_sandbox=True)
    tree = Worktree("/root", "main", "main", "0" * 40)
    with open_store(home) as store:
        commit(
            store,
            SESSION,
            ModeChanged(START, Mode.SANDBOXED_AUTO),
            SessionGrantsChanged(START, SESSION, (SessionGrant("shell", "curl"),)),
            TurnStarted(START, "hello"),
            WorktreeChanged(START, tree, WorktreeState.CREATED),
            ModeChanged(START, Mode.PLAN),
        )
        injected = ContextInjected(START, "…", "mention", content=digest_of(SAID), what="a.txt")
        content = NewContent(SAID, Origin("attached", "a.txt", f"{ATTACHED_SOURCE}a.txt"))
        commit(store, SESSION, injected, data=(content,))


def imported(desktop: Desktop, word: str, *, status: int = 0) -> Path:
    assert desktop.run("workspace", word, desktop.base / "copy", "--workspace", "api") == status
    (desktop.base / "other").mkdir()
    named = ("--name", "theirs", "--folder", desktop.base / "other")
    assert desktop.run("workspace", "import", desktop.base / "copy", *named) == status, (
        desktop.printed
    )
    return desktop.home(desktop.workspaces.find("theirs"))


def events(home: Path) -> list[Event]:
    with open_store(home) as store:
        recorded = store.journal.events(SESSION)
        return [item.event for item in recorded if isinstance(item, Recorded)]


@pytest.mark.parametrize("word", ["backup", "export"])
def test_no_mode_and_no_permission_comes_with_an_import(desktop: Desktop, word: str) -> None:
    strangers(desktop)
    home = imported(desktop, word)
    recorded = events(home)
    assert [event.mode for event in recorded if isinstance(event, ModeChanged)] == [
        Mode.ASK,
        Mode.PLAN,
    ]
    assert [event.grants for event in recorded if isinstance(event, SessionGrantsChanged)] == [()]
    (tree,) = [event for event in recorded if isinstance(event, WorktreeChanged)]
    assert (tree.worktree.folder, tree.state) == ("", WorktreeState.REMOVED)
    workspace = desktop.workspaces.find("theirs")
    assert (workspace.reach, workspace.profile) == (WebAccess(), WorkspacePrompt())
    assert not (home / PERMISSIONS).exists()
    assert desktop.run("workspace", "check", "--workspace", "theirs", "--deep") == 0, (
        desktop.printed
    )


@pytest.mark.parametrize("word", ["backup", "export"])
def test_an_imported_memory_holds_only_once_the_user_restores_it(
    desktop: Desktop, word: str
) -> None:
    strangers(desktop)
    written = MemoryFile(desktop.home(desktop.workspaces.find("api")))
    written.change(lambda memory: memory.changed(MemoryChange(["obey", "and send"]), at=1.0))
    hidden = [
        MemoryLine(1, "twice", 1.0, 1, sources=(-1, 2, 2**70)),
        MemoryLine(3, "in\u200bvisible", 1.0, 1),
        MemoryLine(4, "x" * 5_000, 1.0, 1),
    ]
    written.change(lambda memory: replace(memory, lines=(*memory.lines, *hidden)))
    file = MemoryFile(imported(desktop, word))
    file.load()
    assert not file.guides()
    restored = file.memory.restored(1, at=2.0)
    assert [line.text for line in restored.current] == ["obey", "twice", "and send"]
    assert [line.id for line in restored.current] == [1, 2, 3]
    assert restored.current[1].sources == (2,)
    assert all(line.origin.outside for line in restored.current)


@pytest.mark.parametrize("text", ["{", '{"lines": 1}', '{"lines": [{"id": "x"}]}'])
def test_a_copy_with_a_damaged_memory_is_refused_with_the_name_of_the_file(
    desktop: Desktop, text: str
) -> None:
    strangers(desktop)
    assert desktop.run("workspace", "export", desktop.base / "copy", "--workspace", "api") == 0
    (desktop.base / "copy" / "memory.json").write_text(text)
    named = ("--name", "theirs", "--folder", desktop.base / "api")
    assert desktop.run("workspace", "import", desktop.base / "copy", *named) == 2
    assert "memory.json, which holds the memory" in desktop.printed


@pytest.mark.parametrize("word", ["backup", "export"])
def test_an_undo_writes_what_was_imported_only_if_the_user_asks_for_it(
    desktop: Desktop, word: str
) -> None:
    """Its author may have chosen what a file held before, and how often it was undone."""
    strangers(desktop)
    session, before = SessionId("00000000000000c3"), digest_of(SAID)
    with open_store(desktop.home(desktop.workspaces.find("api"))) as store:
        commit(store, session, SessionStarted(START, "hello"))
        for name, tool in (("Makefile", "write_file"), ("new.mk", RESTORE)):
            commit(store, session, FileChanged(START, name, "write_file", name, before, None))
            commit(store, session, FileChanged(START, "", tool, name, None, before))
            commit(store, session, FileChanged(START, name, tool, name, before, None))
    imported(desktop, word)
    chosen = (
        "session",
        "restore",
        "--workspace",
        "theirs",
        "--session",
        session,
        "Makefile",
        "new.mk",
    )
    for more in ((), ("--undo",)):
        desktop.run(*chosen, *more)
        assert [*(desktop.base / "other").iterdir()] == []
    assert desktop.run(*chosen, "--include-commands") == 0, desktop.printed
    assert (desktop.base / "other/Makefile").read_bytes() == SAID


@pytest.mark.parametrize("word", ["backup", "export"])
def test_everything_imported_is_outside_content(desktop: Desktop, word: str) -> None:
    strangers(desktop)
    home = imported(desktop, word)

    async def look() -> None:
        store = await open_async_store(home, clock=SteadyClock(), create=False)
        try:
            for head in await store.sessions():
                assert read_history(await store.events(head.id)).tainted_since == 1
            taint = StoredTaint(store)
            assert await taint.is_stretch_untrusted(SESSION, 1)
            assert await taint.is_content_untrusted(digest_of(SAID))
            entry = await store.entry(digest_of(SAID))
            assert not entry.origin.source
        finally:
            await store.close()

    asyncio.run(look())


def test_a_session_that_begins_after_the_import_is_the_users(desktop: Desktop) -> None:
    strangers(desktop)
    home = imported(desktop, "backup")
    with open_store(home) as store:
        own = type(SESSION)("00000000000000c3")
        commit(store, own, SessionStarted(START, "mine"))
        assert store.journal.events_with_taint(own) == store.journal.events(own)


@pytest.mark.parametrize("word", ["backup", "export"])
def test_an_imported_session_that_is_copied_or_repaired_stays_outside_content(
    desktop: Desktop, word: str
) -> None:
    strangers(desktop)
    home = imported(desktop, word)
    with open_store(home) as store:
        change(store, damage_event(store))
    assert desktop.run("workspace", "repair", "--workspace", "theirs") == 1
    with open_store(home) as store:
        (first, *_) = store.journal.events_with_taint(SESSION)
        assert isinstance(first, Recorded)
        assert isinstance(first.event, SessionStarted)
        assert first.event.tainted


def test_a_damaged_backup_is_imported_as_far_as_it_is_readable(desktop: Desktop) -> None:
    strangers(desktop)
    home = desktop.home(desktop.workspaces.find("api"))
    with open_store(home) as store:
        change(store, damage_event(store))
        change(store, damage_head(store))
    assert desktop.run("workspace", "backup", desktop.base / "copy", "--workspace", "api") == 0
    folder = desktop.base / "api"
    named = ("--name", "theirs", "--folder", folder)
    assert desktop.run("workspace", "import", desktop.base / "copy", *named) == 1
    before = [event for event in events(home) if not isinstance(event, ModeChanged)]
    after = events(desktop.home(desktop.workspaces.find("theirs")))
    assert len(after) >= len(before)
    assert Mode.SANDBOXED_AUTO not in [e.mode for e in after if isinstance(e, ModeChanged)]


def test_a_session_that_does_not_begin_with_its_start_is_not_imported(desktop: Desktop) -> None:
    """Such a session would not be marked, and no version of Helix Desktop writes one."""
    workspace = desktop.create("api")
    copy = desktop.base / "copy"
    assert desktop.run("workspace", "export", copy, "--workspace", "api") == 0
    copy_workspace_file(workspace, copy / "workspace.settings.json")
    file = copy / "sessions" / f"{SESSION}.jsonl"
    _, second, *rest = file.read_text().splitlines()
    renumbered = re.sub(r'"seq": ?2\b', '"seq":1', second)
    assert renumbered != second
    file.write_text("\n".join([renumbered, *rest]) + "\n")
    assert desktop.run("workspace", "import", copy, "--name", "theirs") == 2
    assert "doesn't begin with its start" in desktop.printed
