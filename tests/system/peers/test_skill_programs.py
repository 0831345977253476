"""The tables of awkward skills and commands say what other programs really make of them."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.system.peers import agent_programs, skill_programs
from tests.tools.test_prompt_commands import CLAUDE as CLAUDE_COMMANDS
from tests.tools.test_prompt_commands import GEMINI as GEMINI_COMMANDS
from tests.tools.test_prompt_commands import expanded
from tests.tools.test_skills import CLAUDE, CODEX, GEMINI, MEASURED, OPENCODE


@pytest.fixture
def project(tmp_path: Path) -> Path:
    if lacking := agent_programs.lacking():
        pytest.skip(f"not installed: {lacking}")
    (tmp_path / "home").mkdir()
    subprocess.run(["git", "init", "-q", str(tmp_path / "project")], check=True)
    return tmp_path / "project"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("program", "listed_by", "folder"),
    [
        (OPENCODE, skill_programs.opencode_skills, ".agents/skills"),
        (CODEX, skill_programs.codex_skills, ".agents/skills"),
        (CLAUDE, skill_programs.claude_skills, ".claude/skills"),
        (GEMINI, skill_programs.gemini_skills, ".agents/skills"),
    ],
)
def test_each_program_lists_the_skills_that_the_table_says(
    project: Path, program: str, listed_by: Callable[[Path, Path], set[str]], folder: str
) -> None:
    for name, (text, _programs) in MEASURED.items():
        path = project / folder / name / "SKILL.md"
        path.parent.mkdir(parents=True)
        path.write_bytes(text.encode())
    top = f"{project.resolve()}/{folder}/"
    paths = {path for path in listed_by(project, project.parent / "home") if path.startswith(top)}
    listed = {path.removeprefix(top).removesuffix("/SKILL.md") for path in paths}
    if program == CLAUDE:  # its list has its own skills, too
        listed &= MEASURED.keys()
    assert listed == {name for name, (_text, programs) in MEASURED.items() if program in programs}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("folder", "sent_by", "template"),
    [
        (CLAUDE_COMMANDS, skill_programs.claude_prompt, "$0|$1|$2|$9"),
        (CLAUDE_COMMANDS, skill_programs.claude_prompt, "$ARGUMENTS[1] $ARGUMENTS[7]"),
        (CLAUDE_COMMANDS, skill_programs.claude_prompt, "all: $ARGUMENTS"),
        (CLAUDE_COMMANDS, skill_programs.claude_prompt, r"\$1 and $0"),
        (CLAUDE_COMMANDS, skill_programs.claude_prompt, "$9"),
        (CLAUDE_COMMANDS, skill_programs.claude_prompt, "none"),
        (GEMINI_COMMANDS, skill_programs.gemini_prompt, "{{args}}!"),
        (GEMINI_COMMANDS, skill_programs.gemini_prompt, "none"),
    ],
)
def test_a_command_becomes_the_text_that_its_program_sends(
    project: Path, folder: str, sent_by: Callable[[Path, Path, str], str], template: str
) -> None:
    is_toml = folder == GEMINI_COMMANDS
    file = project / folder / ("go.toml" if is_toml else "go.md")
    file.parent.mkdir(parents=True)
    file.write_text(f"prompt = '''{template}'''" if is_toml else template, encoding="utf-8")
    arguments = 'a "b c" d'
    sent = sent_by(project, project.parent / "home", f"/go {arguments}")
    assert sent == expanded(folder, template, arguments)
