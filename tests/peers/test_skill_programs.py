"""The table of awkward skills says what OpenCode and Codex really list."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.peers import skill_programs
from tests.tools.test_skills import CODEX, MEASURED, OPENCODE


@pytest.mark.slow
@pytest.mark.parametrize(
    ("program", "listed_by"),
    [(OPENCODE, skill_programs.opencode_skills), (CODEX, skill_programs.codex_skills)],
)
def test_each_program_lists_the_skills_that_the_table_says(
    tmp_path: Path, program: str, listed_by: Callable[[Path, Path], set[str]]
) -> None:
    if not skill_programs.is_installed():
        pytest.skip("not installed: python3 -m tests.peers skills")
    project, home = tmp_path / "project", tmp_path / "home"
    home.mkdir()
    for name, (text, _programs) in MEASURED.items():
        path = project / ".agents/skills" / name / "SKILL.md"
        path.parent.mkdir(parents=True)
        path.write_bytes(text.encode())
    subprocess.run(["git", "init", "-q", str(project)], check=True)
    top = f"{project.resolve()}/.agents/skills/"
    listed = {path for path in listed_by(project, home) if path.startswith(top)}
    wanted = {name for name, (_text, programs) in MEASURED.items() if program in programs}
    assert {path.removeprefix(top).removesuffix("/SKILL.md") for path in listed} == wanted
