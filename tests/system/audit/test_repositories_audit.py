"""The audit of repositories: it finds none where all is alike, and names what differs."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.system.audit.repositories import LINES, WHO, compared
from tests.system.audit.running import why_not

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(why_not()), reason="no sandbox here"),
]


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    top = tmp_path / "repository"
    top.mkdir()

    def git(*words: str) -> None:
        environment = {**os.environ, **WHO, "GIT_CONFIG_GLOBAL": os.devnull}
        subprocess.run(["git", *words], cwd=top, env=environment, check=True)

    git("init", "-q", "-b", "main")
    for number in range(4):
        (top / "README.md").write_text(f"{number}\n")
        git("add", "-A")
        git("commit", "-q", "-m", f"number {number}")
    return top


def test_a_repository_is_the_same_inside_and_outside(repository: Path, tmp_path: Path) -> None:
    assert [*compared(repository, tmp_path / "place", LINES)] == []


def test_what_differs_or_needs_a_question_is_named(repository: Path, tmp_path: Path) -> None:
    lines = ("readlink /proc/self/ns/net", "git push --force", "echo x > .envrc")
    text = "\n".join(compared(repository, tmp_path / "place", lines))
    assert "readlink /proc/self/ns/net: +net:" in text
    assert "git push --force: asks: " in text
    assert "set aside, moved or unsure: ('.envrc'" in text
