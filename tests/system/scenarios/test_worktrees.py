"""A session in a git worktree: begun, worked in, merged back and removed, over real HTTP."""

import json
import os
import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QPushButton

from helix_desktop.app.commands.ask import run_ask
from helix_desktop.app.environment import find_paths
from helix_desktop.domain.background import CommandEnding
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import ToolReturned, WorktreeChanged
from helix_desktop.domain.permission import (
    PermissionAnswer,
    PermissionReply,
    PermissionRule,
    RuleDecision,
)
from helix_desktop.domain.worktree import WorktreeState
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.text.formatting import folder_text
from helix_desktop.ui.widgets.dialogs import ConfirmDialog, Overlay
from helix_desktop.ui.window.workspace_view import WorkspaceView
from helix_desktop.ui.window.worktrees import WorktreeDialog
from tests.app.test_ask_command import task_of
from tests.files import write_file
from tests.system.scenarios.served import SERVED, Served, says
from tests.system.scenarios.stage import Play, resting, texts, type_and_send, until
from tests.system.scenarios.test_modes import calls, events
from tests.tools.test_git_worktrees import git, make_repository

posix = pytest.mark.skipif(os.name != "posix", reason="commands of worktrees need a POSIX shell")


@pytest.fixture
def project(folder: Path) -> Path:
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    return make_repository(folder)


def allow(workspace_view: WorkspaceView, *tools: str) -> None:
    """Allow these tools without a question."""
    permissions = workspace_view.open_workspace.permissions
    permissions.files.keep([PermissionRule(tool, RuleDecision.ALWAYS) for tool in tools])


async def began(application: Application, branch: str) -> WorkspaceView:
    """Begin a session in a worktree through the action and its sheet."""
    workspace_view = application.window.workspace_views.current
    workspace_view.chat.composer.editor.setPlainText("do it")
    workspace_view.action_registry.run("session.worktree")
    await until(lambda: bool(application.window.findChildren(WorktreeDialog)))
    (dialog,) = application.window.findChildren(WorktreeDialog)
    dialog.field.setText(branch)
    await until(dialog.yes.isEnabled)
    assert "From main at" in dialog.facts.text()
    dialog.yes.click()
    await until(lambda: workspace_view.session != NO_SESSION)
    await until(lambda: resting(workspace_view) and workspace_view.chat.worktree.isVisible())
    await until(lambda: workspace_view.chat.composer.draft() == "do it")
    workspace_view.chat.composer.editor.clear()
    return workspace_view


def press(application: Application, text: str) -> str:
    """Press a button of the open sheet; return what the sheet said."""
    (sheet,) = [child for child in application.window.findChildren(Overlay) if child.isVisible()]
    sheet_text = "\n".join(child.text() for child in sheet.findChildren(QLabel))
    (result,) = [child for child in sheet.findChildren(QPushButton) if child.text() == text]
    result.click()
    return sheet_text


def _files_below(folder: str) -> list[str]:
    return [file.relative_to(folder).as_posix() for file in Path(folder).rglob("*")]


def open_sheet(application: Application) -> bool:
    return any(child.isVisible() for child in application.window.findChildren(Overlay))


@pytest.mark.slow
@posix
async def test_a_session_in_a_worktree_changes_and_commits_there_and_is_merged_back(
    application: Application, project: Path, served: Served, tmp_path: Path
) -> None:
    (project / "mine.txt").write_text("unsaved\n")
    workspace_view = await began(application, "fix/login")
    tree = tmp_path / "ledger.worktrees" / "fix-login"
    assert (tree / "a.py").read_text() == "one\ntwo\n"
    assert workspace_view.chat.worktree.isVisible()
    assert workspace_view.strip.folder.text() == folder_text(str(tree))
    allow(workspace_view, "write_file")
    commit = "git add -A && git commit -q -m done"
    served.plan(
        says(calls=calls("write_file", path="b.py", content="three\n")),
        says(calls=calls("shell", command=commit)),
        says("Committed."),
    )
    type_and_send(workspace_view, "work")
    await until(lambda: workspace_view.chat.question.isVisible())
    (question,) = workspace_view.open_workspace.permissions.calls.pending
    workspace_view.open_workspace.permissions.calls.answer(
        question.id, PermissionAnswer(PermissionReply.ONCE)
    )
    await until(lambda: len(served.received) >= 3 and resting(workspace_view))
    messages = json.loads(served.bodies[0])["messages"]
    assert any("[worktree] You work in a git worktree" in str(item) for item in messages)
    assert not (project / "b.py").exists()
    returned = [e for e in await events(workspace_view) if isinstance(e, ToolReturned)]
    assert [item.outcome for item in returned] == ["ok", "ok"], [e.what for e in returned]
    assert git(project, "log", "-1", "--format=%s", "fix/login") == "done"
    assert git(project, "log", "-1", "--format=%s", "main") == "first"
    # what is not committed is committed by the user, who is asked for a message
    (tree / "c.py").write_text("four\n")
    workspace_view.action_registry.run("worktree.commit")
    await until(lambda: open_sheet(application))
    [sheet] = application.window.findChildren(ConfirmDialog)
    sheet.field.setText("add c")
    assert "c.py" in press(application, "Commit")
    await until(lambda: "Committed to fix/login." in workspace_view.chat.notice.text())
    assert git(project, "log", "-1", "--format=%s", "fix/login") == "add c"
    workspace_view.action_registry.run("worktree.merge")
    await until(lambda: open_sheet(application))
    sheet_text = press(application, "Merge")
    assert "2 commits:" in sheet_text
    assert "b.py" in sheet_text
    await until(lambda: (project / "b.py").exists())
    await until(lambda: "Merged fix/login into main." in workspace_view.chat.notice.text())
    assert (project / "mine.txt").read_text() == "unsaved\n"
    workspace_view.action_registry.run("worktree.remove")
    await until(lambda: open_sheet(application))
    sheet_text = press(application, "Remove")
    assert "the branch fix/login is deleted, too" in sheet_text
    await until(lambda: "The worktree was removed." in workspace_view.chat.notice.text())
    assert not tree.parent.exists()
    await until(lambda: workspace_view.strip.folder.text() == folder_text(str(project)))
    assert git(project, "branch", "--format=%(refname:short)") == "main"
    await until(lambda: "worktree removed" in workspace_view.chat.worktree.accessibleName())
    states = [e.state for e in await events(workspace_view) if isinstance(e, WorktreeChanged)]
    assert states == [WorktreeState.CREATED, WorktreeState.MERGED, WorktreeState.REMOVED]
    # rows are made once for each frame, so the last may follow the name of the worktree
    removed = "You removed the worktree of the branch fix/login."
    await until(lambda: removed in texts(workspace_view, RowKind.NOTE))
    notes = texts(workspace_view, RowKind.NOTE)
    assert any(note.startswith("Worktree: branch fix/login from main, in") for note in notes)
    type_and_send(workspace_view, "go on")
    await until(lambda: "was removed: fix/login" in workspace_view.chat.notice.text())
    assert len(served.received) == 3


async def test_a_project_folder_that_is_deleted_while_its_window_is_open_is_announced(
    application: Application, project: Path, served: Served
) -> None:
    workspace_view = await began(application, "fix/login")
    assert not workspace_view.chat.notice.isVisible()
    os.rename(project, f"{project} elsewhere")
    workspace_view._refresh()
    notice = workspace_view.chat.notice
    await until(notice.isVisible)
    assert "The project folder is gone:" in notice.text()
    notice.hide()
    workspace_view._refresh()
    await until(lambda: not workspace_view._stale)
    assert not notice.isVisible()


@posix
async def test_what_is_in_no_commit_of_a_worktree_is_named_and_moved(
    application: Application, project: Path, served: Served, tmp_path: Path
) -> None:
    workspace_view = await began(application, "try")
    tree = tmp_path / "ledger.worktrees" / "try"
    (tree / "draft.txt").write_text("draft\n")
    write_file(tree / "built/.gitignore", "*\n")
    for number in range(20):
        write_file(tree / f"built/{number}", "out")
    workspace_view.action_registry.run("worktree.remove")
    await until(lambda: open_sheet(application))
    (tree / "later.txt").write_text("later\n")
    sheet_text = press(application, "Remove")
    assert "22 files are in no commit:\nbuilt/ (21 files)\ndraft.txt" in sheet_text
    await until(lambda: "The worktree was removed." in workspace_view.chat.notice.text())
    assert not tree.exists()
    [kept] = workspace_view.open_workspace.set_aside.listed()
    assert folder_text(kept.place) in workspace_view.chat.notice.text()
    names = {"draft.txt", "later.txt", "built/7"}
    assert names <= set(_files_below(kept.place))


@posix
async def test_a_worktree_stays_while_a_command_runs_in_it(
    application: Application, project: Path, served: Served, tmp_path: Path
) -> None:
    workspace_view = await began(application, "try")
    tree, open_workspace = tmp_path / "ledger.worktrees" / "try", workspace_view.open_workspace
    allow(workspace_view, "shell")
    command = "echo here > a.py; sleep 600"
    served.plan(says(calls=calls("shell", command=command, background=True)), says("It runs."))
    type_and_send(workspace_view, "run it")
    await until(lambda: bool(open_workspace.permissions.calls.pending) or len(served.received) >= 2)
    for question in open_workspace.permissions.calls.pending:
        open_workspace.permissions.calls.answer(question.id, PermissionAnswer(PermissionReply.ONCE))
    await until(lambda: len(served.received) >= 2 and resting(workspace_view))
    session = workspace_view.session
    await until(lambda: (tree / "a.py").read_text() == "here\n")
    with pytest.raises(HelixError, match="still working in this session"):
        await open_workspace.worktrees.remove(session)
    with pytest.raises(HelixError, match="still working in this session"):
        await open_workspace.worktrees.merge(session)
    last = (await open_workspace.sessions.transcript(session))[-1].seq
    branch = await open_workspace.session_actions.branch(session, last)
    with pytest.raises(HelixError, match="still working in this session"):
        await open_workspace.worktrees.remove(branch)
    assert (tree / "a.py").read_text() == "here\n"
    await open_workspace.work.stop_command(session, "c1", CommandEnding.STOPPED)
    removed = await open_workspace.worktrees.remove(session)
    assert "a.py" in _files_below(removed.kept)
    assert not tree.exists()


@posix
async def test_after_a_restart_a_session_goes_on_in_its_worktree_or_says_that_it_is_gone(
    play: Play, project: Path, served: Served, tmp_path: Path
) -> None:
    tree = tmp_path / "ledger.worktrees" / "again"
    async with play() as application:
        workspace_view = await began(application, "again")
        allow(workspace_view, "write_file")
        session = workspace_view.session
    async with play.view() as workspace_view:
        await workspace_view.show_session(session)
        assert workspace_view.chat.worktree.accessibleName() == "Worktree: again"
        served.plan(says(calls=calls("write_file", path="b.py", content="b\n")), says("Done."))
        type_and_send(workspace_view, "write")
        await until(lambda: len(served.received) >= 2 and resting(workspace_view))
        assert (tree / "b.py").read_text() == "b\n"
        shutil.rmtree(tree)
        type_and_send(workspace_view, "once more")
        await until(lambda: "worktree of this session is gone" in workspace_view.chat.notice.text())
        assert len(served.received) == 2
        assert not (project / "b.py").exists()


@posix
async def test_names_that_git_does_not_take_are_told_while_they_are_typed(
    application: Application, project: Path, served: Served
) -> None:
    workspace_view = application.window.workspace_views.current
    workspace_view.chat.composer.editor.setPlainText("Fix the login page")
    workspace_view.action_registry.run("session.worktree")
    await until(lambda: bool(application.window.findChildren(WorktreeDialog)))
    (dialog,) = application.window.findChildren(WorktreeDialog)
    assert dialog.branch == "fix-the-login-page"
    await until(dialog.yes.isEnabled)
    for name, problem in (("a..b", "doesn't take"), ("main", "already")):
        dialog.field.setText(name)
        await until(lambda problem=problem: problem in dialog.problem.text())  # type: ignore[misc]
        assert not dialog.yes.isEnabled()
    dialog.close_sheet()
    assert workspace_view.session == NO_SESSION


@posix
async def test_a_check_that_ends_after_its_sheet_was_closed_is_ignored(
    application: Application, project: Path, served: Served
) -> None:
    workspace_view = application.window.workspace_views.current
    workspace_view.action_registry.run("session.worktree")
    await until(lambda: bool(application.window.findChildren(WorktreeDialog)))
    (dialog,) = application.window.findChildren(WorktreeDialog)
    await until(dialog.yes.isEnabled)
    plan = dialog._plan
    dialog.close_sheet()
    await until(lambda: not application.window.findChildren(WorktreeDialog))
    dialog.show_plan(plan)
    dialog.show_problem(plan.worktree.branch, "problem")


async def test_a_folder_without_git_says_so(application: Application, served: Served) -> None:
    workspace_view = application.window.workspace_views.current
    workspace_view.action_registry.run("session.worktree")
    await until(lambda: bool(application.window.findChildren(WorktreeDialog)))
    (dialog,) = application.window.findChildren(WorktreeDialog)
    await until(lambda: "git" in dialog.problem.text())
    assert not dialog.yes.isEnabled()


def ask(base: Path, folder: Path, *arguments: str) -> int:
    return run_ask(task_of("--folder", folder, *arguments), find_paths(base / "data"), SERVED)


@posix
def test_ask_begins_a_session_in_a_worktree(
    tmp_path: Path, project: Path, served: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    served.plan(says(calls=calls("read_file", path="a.py")), says("Read."))
    (project / "a.py").write_text("unsaved\n")
    assert ask(tmp_path, project, "--worktree", "look", "read it") == 0
    output = capsys.readouterr()
    tree = tmp_path / "ledger.worktrees" / "look"
    assert f"· Worktree: {tree}" in output.err
    assert "· Branch: look, from main" in output.err
    assert "· Unsaved files that stay in the folder: 2" in output.err
    assert b"one" in served.bodies[1]
    assert b"unsaved\\n" not in served.bodies[1].split(b"[worktree]")[-1].partition(b"here.")[2]


@posix
def test_ask_says_why_there_is_no_worktree_and_asks_no_model(
    tmp_path: Path, folder: Path, served: Served
) -> None:
    with pytest.raises(HelixError, match="not in a git repository"):
        ask(tmp_path, folder, "--worktree", "look", "read it")
    assert not served.received
