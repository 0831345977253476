"""Code of an answer is planned, shown, written with a checkpoint, told to the agent, and undone."""

from pathlib import Path

import pytest

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.events import ContextInjected, FileChanged, Recorded
from helix_desktop.domain.file_changes import APPLY, FileState
from tests.app.test_changed_files import open_project, project, send_and_wait

__all__ = ["project"]


async def test_applied_code_is_told_to_the_agent_listed_and_undone(project: Path) -> None:
    async with open_project(project) as (open_workspace, _hand, store):
        files, session = open_workspace.changed_files, await send_and_wait(open_workspace)
        before = (project / "a.py").read_text()
        plan = await files.plan_code(session, "a.py", before.replace("two", "TWO").rstrip())
        assert (plan.creates, plan.diff.added, plan.diff.removed) == (False, 1, 1)
        assert (project / "a.py").read_text() == before
        await files.apply_code(session, plan)
        assert "TWO\n" in (project / "a.py").read_text()
        events = [
            event.event for event in await store.events(session) if isinstance(event, Recorded)
        ]
        (notice,) = [event for event in events if isinstance(event, ContextInjected)]
        assert notice.text.startswith("[applied] The user applied code of an answer of yours")
        assert [event.tool for event in events if isinstance(event, FileChanged)] == [APPLY]
        (changed,) = (await files.listed(session)).files
        assert changed.state is FileState.AS_CHANGED
        await files.restore(session, [changed.change])
        assert (project / "a.py").read_text() == before


async def test_a_new_file_gets_the_code_and_a_patch_changes_lines(project: Path) -> None:
    async with open_project(project) as (open_workspace, _hand, _store):
        files, session = open_workspace.changed_files, await send_and_wait(open_workspace)
        plan = await files.plan_code(session, "src/new.py", "x = 1")
        assert plan.creates
        await files.apply_code(session, plan)
        assert (project / "src" / "new.py").read_bytes() == b"x = 1\n"
        patch = await files.plan_code(session, "a.py", "@@\n-three\n+THREE", patch=True)
        await files.apply_code(session, patch)
        assert (project / "a.py").read_text().splitlines()[2] == "THREE"
        again = await files.plan_code(session, "src/new.py", "x = 1")
        assert not again.changes


async def test_line_ends_and_encoding_of_the_file_are_kept(project: Path) -> None:
    (project / "dos.txt").write_bytes(b"\xef\xbb\xbfone\r\ntwo\r\n")
    async with open_project(project) as (open_workspace, _hand, _store):
        files, session = open_workspace.changed_files, await send_and_wait(open_workspace)
        await files.apply_code(session, await files.plan_code(session, "dos.txt", "one\nzwei"))
        assert (project / "dos.txt").read_bytes() == b"\xef\xbb\xbfone\r\nzwei\r\n"


@pytest.mark.parametrize(
    ("before", "code", "after"),
    [
        ("a\nb\nc\n'x\r\n'\nd\n", "@@ -2 +2 @@\n-b\n+B", "a\nB\nc\n'x\r\n'\nd\n"),
        ("a\r\nb\nc\r\n", " a\n-b\n+B\n+BB\n c", "a\r\nB\nBB\nc\r\n"),
        ("a\r\nb\nc\r\n", "-a\n+A\n+AA", "A\r\nAA\r\nb\nc\r\n"),
        ("a\r\nb\r\nc", " c\n+d", "a\r\nb\r\nc\r\nd"),
    ],
)
async def test_a_patch_changes_no_line_end_of_other_lines(
    project: Path, before: str, code: str, after: str
) -> None:
    (project / "both.txt").write_bytes(before.encode())
    async with open_project(project) as (open_workspace, _hand, _store):
        files, session = open_workspace.changed_files, await send_and_wait(open_workspace)
        plan = await files.plan_code(session, "both.txt", code, patch=True)
        await files.apply_code(session, plan)
        assert (project / "both.txt").read_bytes() == after.encode()


async def test_a_refusal_to_apply_code_speaks_to_the_user_and_not_to_a_model(project: Path) -> None:
    async with open_project(project) as (open_workspace, _hand, _store):
        files, session = open_workspace.changed_files, await send_and_wait(open_workspace)
        refused = {".": "is a folder", "AGENTS.md": "Use Save as…", "../x": "leads out"}
        for path, words in refused.items():
            with pytest.raises(ToolError, match=words) as error:
                await files.plan_code(session, path, "x")
            assert "list_files" not in str(error.value)
            assert "Show the user" not in str(error.value)


async def test_a_patch_for_a_file_that_is_not_there_says_so(project: Path) -> None:
    async with open_project(project) as (open_workspace, _hand, _store):
        files, session = open_workspace.changed_files, await send_and_wait(open_workspace)
        with pytest.raises(ToolError, match="There is no file"):
            await files.plan_code(session, "gone.py", "@@\n-one\n+ONE", patch=True)
        plan = await files.plan_code(session, "new.py", "@@ -0,0 +1 @@\n+one", patch=True)
        assert plan.creates


@pytest.mark.parametrize(
    "path",
    ["../out.py", "/etc/passwd", ".git/hooks/pre-commit", "AGENTS.md", ".vscode/tasks.json", "."],
)
async def test_code_is_not_applied_outside_or_to_what_steers_programs(
    project: Path, path: str
) -> None:
    (project / ".git" / "hooks").mkdir(parents=True)
    async with open_project(project) as (open_workspace, _hand, _store):
        files = open_workspace.changed_files
        session = await send_and_wait(open_workspace)
        with pytest.raises(ToolError):
            await files.plan_code(session, path, "x")


async def test_code_is_not_applied_to_binary_or_huge_files(project: Path) -> None:
    (project / "a.bin").write_bytes(bytes(range(256)) * 4)
    (project / "large.txt").write_bytes(b"x\n" * 600_000)
    async with open_project(project) as (open_workspace, _hand, _store):
        files = open_workspace.changed_files
        session = await send_and_wait(open_workspace)
        for path, words in (("a.bin", "isn't text"), ("large.txt", "too large")):
            with pytest.raises(ToolError, match=words):
                await files.plan_code(session, path, "x")


async def test_a_file_that_changed_since_it_was_shown_is_left_alone(project: Path) -> None:
    async with open_project(project) as (open_workspace, _hand, store):
        files, session = open_workspace.changed_files, await send_and_wait(open_workspace)
        plan = await files.plan_code(session, "a.py", "mine")
        fresh = await files.plan_code(session, "new.py", "mine")
        (project / "a.py").write_text("theirs")
        (project / "new.py").write_text("theirs")
        for shown in (plan, fresh):
            with pytest.raises(ToolError, match="changed in the meantime"):
                await files.apply_code(session, shown)
            assert (project / shown.path).read_text() == "theirs"
        events = [
            event.event for event in await store.events(session) if isinstance(event, Recorded)
        ]
        assert not any(isinstance(event, ContextInjected) for event in events)
