"""`skills`: what is in use and what it costs, why something is not, and a choice."""

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
    files = {
        ".agents/skills/pdf/SKILL.md": "---\nname: pdf\ndescription: Reads PDF.\nhooks: x\n---\nb",
        ".codex/skills/more/SKILL.md": "---\nname: more\ndescription: More.\n---\nb",
        ".agents/skills/broken/skill.json": "{}",
        ".claude/commands/review.md": "---\ndescription: Reviews.\nargument-hint: '[pr]'\n---\nb",
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    paths = find_paths(tmp_path / "data")
    workspaces = WorkspaceList(paths.workspaces, SystemClock())
    workspace = workspaces.for_folder(folder)
    home = workspaces.home(workspace)
    PermissionFiles(home, paths.config, workspace=workspace.id, folder=folder).trust(True)
    return folder


def run(folder: Path, *words: str) -> int:
    data = str(folder.parent / "data")
    return main(["--data-dir", data, "skill", *words, "--folder", str(folder)])


def test_skills_and_commands_are_listed_with_costs_and_reasons(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(folder, "list") == 1
    text = capsys.readouterr().out
    assert " skills, " in text
    assert "pdf  .agents/skills/pdf  " in text
    assert "The field hooks has no effect." in text
    assert "more  .codex/skills/more  In another program's folder." in text
    assert "broken  .agents/skills/broken  The folder has no SKILL.md." in text
    assert "/review  .claude/commands/review.md  [pr] · Reviews." in text


def test_a_choice_is_kept(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(folder, "on", "more")
    run(folder, "off", ".agents/skills/pdf")
    assert "pdf  .agents/skills/pdf  You switched it off." in capsys.readouterr().out
    run(folder, "list", "--json")
    listed = json.loads(capsys.readouterr().out)
    problems = {skill["name"]: skill["problem"] for skill in listed["skills"]}
    assert problems["more"] == ""
    assert problems["pdf"] == "You switched it off."
    run(folder, "off", "more")
    run(folder, "on", "pdf")
    capsys.readouterr()
    run(folder, "list")
    assert "pdf  .agents/skills/pdf  You" not in capsys.readouterr().out


def test_a_skill_that_is_not_there_is_refused(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(folder, "on", "nothing") == 2
    assert "There is no skill nothing." in capsys.readouterr().err
