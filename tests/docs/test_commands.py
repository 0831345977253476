"""Every command that the README and the documentation show exists, and does what is said."""

import re
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from helix_desktop.__main__ import main
from helix_desktop.app.commands.table import all_commands, all_nouns
from tests.benchmarks.__main__ import BENCHES
from tests.docs.commands import PAGES, PROGRAM, ROOT, TASKS, ShownCommand, blocks, shown
from tests.docs.reader import Reader
from tests.system.prove.__main__ import PROOFS
from tests.test_tasks import tasks

WORDS = [name for name in vars(tasks.Tasks) if not name.startswith("_")]
PARSED = tuple(item._replace(load=lambda: lambda *_: 0) for item in all_commands())
"""All commands of the program, which here do nothing."""
RUN = [page for page in PAGES if any(block.after(PROGRAM) is not None for block in blocks(page))]


@cache
def commands(program: str) -> tuple[tuple[ShownCommand, Sequence[str]], ...]:
    result = ((item, item.after(program)) for item in shown())
    return tuple((block, words) for block, words in result if words is not None)


@cache
def options() -> frozenset[str]:
    """Return the options of the program without a command."""
    source = (ROOT / "helix_desktop" / "__main__.py").read_text(encoding="utf-8")
    return frozenset(re.findall(r'add_argument\(\s*"(--[a-z-]+)"', source)) | {"--help"}


def accepted(words: Sequence[str]) -> bool:
    """Return whether the program takes these words; nothing is done."""
    if any(word in words for word in ("COMMAND", "…")) or "--help" in words[:1]:
        return set(words) <= {"COMMAND", "…", *options()}
    if not any(command.noun in words for command in all_commands()):
        return all(word in options() for word in words if word.startswith("--"))
    try:
        return main(words, PARSED) == 0
    except SystemExit as ended:
        return ended.code == 0


def complete(words: Sequence[str]) -> bool:
    """Return whether a command in a sentence has its arguments, and can be parsed alone."""
    return len(words) > (2 if words[0] in all_nouns() else 1) or words[0] in ("mcp", "ask")


@pytest.mark.parametrize("page", PAGES)
def test_the_program_takes_every_command_of_a_page(page: str) -> None:
    mine = [words for block, words in commands(PROGRAM) if block.page == page and words]
    refused = [words for words in mine if complete(words) and not accepted(words)]
    assert refused == []


def test_a_command_with_a_wrong_option_is_seen() -> None:
    assert accepted(["workspace", "check", "--deep"])
    assert not accepted(["workspace", "check", "--deeper"])
    assert not accepted(["~/project", "--screenshots", "x.png"])


def test_every_command_of_the_program_is_documented() -> None:
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    for noun in all_nouns():
        verbs = ", ".join(f"`{command.verb}`" for command in all_commands() if command.noun == noun)
        assert f"| `{noun}` | {verbs} |" in page
    documented_words = {words[0] for _, words in commands(PROGRAM) if words}
    assert {command.noun for command in all_commands()} - documented_words == set()


def test_every_word_of_tasks_is_documented_and_every_documented_word_exists() -> None:
    documented_words = {words[0] for _, words in commands(TASKS) if words}
    assert documented_words == set(WORDS)


@pytest.mark.parametrize(("word", "known"), [("bench", BENCHES), ("prove", PROOFS)])
def test_every_benchmark_and_proof_is_documented(word: str, known: dict[str, object]) -> None:
    documented_words = {
        words[1] for _, words in commands(TASKS) if words[:1] == [word] and len(words) > 1
    }
    assert documented_words == set(known)


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.skipif(sys.platform == "win32", reason="the commands are shown for a POSIX shell")
@pytest.mark.parametrize("page", RUN)
def test_the_commands_of_a_page_work_one_after_the_other(page: str, tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    reader.prepare()
    for command in blocks(page):
        if command.after(PROGRAM) is not None:
            done = reader.run(command)
            assert done.returncode == 0, f"{command.line}\n{done.stdout}"
