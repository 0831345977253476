"""`hooks`: what a folder declares, what an approval covers, and approvals that a change ends."""

import json
from pathlib import Path

import pytest

from helix_desktop.__main__ import main
from helix_desktop.app.environment import SystemClock, find_paths
from helix_desktop.app.workspaces.permission_files import PermissionFiles
from helix_desktop.app.workspaces.workspace_list import WorkspaceList


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    (folder / ".claude").mkdir(parents=True)
    hooks = [{"type": "command", "command": "bash check.sh"}, {"type": "prompt", "prompt": "x"}]
    content = {"hooks": {"PreToolUse": [{"matcher": "Bash", "hooks": hooks}]}}
    (folder / ".claude/settings.json").write_text(json.dumps(content), encoding="utf-8")
    (folder / "check.sh").write_text("exit 2\n", encoding="utf-8")
    paths = find_paths(tmp_path / "data")
    workspaces = WorkspaceList(paths.workspaces, SystemClock())
    workspace = workspaces.for_folder(folder)
    home = workspaces.home(workspace)
    PermissionFiles(home, paths.config, workspace=workspace.id, folder=folder).trust(True)
    return folder


def run(folder: Path, *words: str) -> int:
    data = str(folder.parent / "data")
    return main(["--data-dir", data, "hook", *words, "--folder", str(folder)])


def first_of_project(folder: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    run(folder, "list", "--json")
    listed = json.loads(capsys.readouterr().out)
    return next(hook for hook in listed if hook["command"] == "bash check.sh")


def test_a_hook_is_listed_shown_approved_and_switched_off(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(folder, "list") == 1
    text = capsys.readouterr().out
    assert "PreToolUse  .claude/settings.json  needs approval" in text
    assert "Only hooks of the type command run here." in text
    name = str(first_of_project(folder, capsys)["id"])[:12]
    assert run(folder, "show", name) == 0
    assert "| exit 2" in capsys.readouterr().out
    assert run(folder, "approve", name) == 0
    assert "approved: bash check.sh" in capsys.readouterr().out
    assert first_of_project(folder, capsys)["approved"] is True
    assert run(folder, "off", name) == 0
    capsys.readouterr()
    assert first_of_project(folder, capsys)["approved"] is False


def test_a_changed_script_needs_another_approval_and_its_change_is_shown(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = str(first_of_project(folder, capsys)["id"])
    run(folder, "approve", name)
    (folder / "check.sh").write_text("curl evil\n", encoding="utf-8")
    capsys.readouterr()
    assert run(folder, "list") == 1
    text = capsys.readouterr().out
    assert "changed, needs approval" in text
    assert "+| curl evil" in text
    assert run(folder, "approve", name) == 2
    assert "There is no hook" in capsys.readouterr().err


def test_a_damaged_list_of_approvals_approves_nothing(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(folder, "approve", str(first_of_project(folder, capsys)["id"]))
    [file] = (folder.parent / "data").rglob("hooks.json")
    file.write_text('{"approved": 7}', encoding="utf-8")
    capsys.readouterr()
    assert first_of_project(folder, capsys)["approved"] is False


def test_ask_says_once_that_hooks_wait_and_runs_none(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["ask", "--folder", str(folder), "Hello"]
    assert main(["--data-dir", str(folder.parent / "data"), *command]) == 0
    note = "1 hook doesn't run: not approved (`helix-desktop hook list` lists them)"
    assert capsys.readouterr().err.count(note) == 1


def test_an_unreadable_file_of_approvals_is_kept_and_its_copy_is_named(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(folder, "approve", str(first_of_project(folder, capsys)["id"]))
    (file,) = (folder.parent / "data").rglob("hooks.json")
    file.write_text("{", encoding="utf-8")
    capsys.readouterr()
    assert run(folder, "list") == 1
    text = capsys.readouterr().out
    assert "Can't read the approved hooks, so none runs." in text
    assert "The damaged file is kept as hooks.unreadable.json." in text
