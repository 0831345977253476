"""The repository keeps the house rules, and every rule can fail."""

import os
import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from helix_desktop.domain.context_window.policy import THRESHOLDS, Threshold
from helix_desktop.domain.context_window.presets import PRESETS
from tests.source_rules import LARGEST_FILE, RULES, dead_links

ROOT = Path(__file__).resolve().parent.parent
BY_SENTENCE = {rule.sentence: rule for rule in RULES}


@cache
def tracked() -> tuple[str, ...]:
    """Return the files that git keeps or would keep; without git, all that .gitignore omits."""
    if shutil.which("git") and (ROOT / ".git").exists():
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
        return tuple(path for path in done.stdout.split("\0") if path and (ROOT / path).is_file())
    ignored = {line.strip("/") for line in (ROOT / ".gitignore").read_text().split()} | {".git"}
    return tuple(sorted(_walk(ignored)))


def _walk(ignored: set[str]) -> Iterator[str]:
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in ignored]
        place = Path(folder).relative_to(ROOT)
        yield from (
            (place / name).as_posix()
            for name in files
            if name not in ignored and not name.endswith(".pyc")
        )


def text_of(path: str) -> str:
    """Return the file's text, or "" for a binary file."""
    content = (ROOT / path).read_bytes()
    return "" if b"\0" in content else content.decode("utf-8", "replace")


@cache
def breaches() -> dict[str, list[str]]:
    """Return the breaches of every rule, by its sentence."""
    results: dict[str, list[str]] = {sentence: [] for sentence in BY_SENTENCE}
    for path in tracked():
        text = text_of(path)
        for rule in RULES:
            results[rule.sentence] += rule.breaches(path, text)
    return results


@pytest.mark.timeout(300)  # the first one parses all files
@pytest.mark.parametrize("sentence", BY_SENTENCE)
def test_the_repository_follows_the_house_rule(sentence: str) -> None:
    result = breaches()[sentence]
    assert not result, "\n".join(["", *result])


UI = "helix_desktop/ui/page.py"
STORE = "helix_desktop/store/leveldb.py"
BAD = {
    "no second event loop": [
        (UI, "dialog.exec()"),
        (UI, "QMenu(self).exec_(here)"),
        ("helix_desktop/features/notes/window_page.py", "QMessageBox.question(self, 'a', 'b')"),
        (UI, "QFileDialog.getSaveFileName(self)"),
    ],
    "labels show text as it is": [
        (UI, "QLabel('x')"),
        (UI, "QtWidgets.QMessageBox(self)"),
        (UI, "class Title(QLabel):\n    pass"),
    ],
    "no text can open anything": [
        (UI, "QTextBrowser(self)"),
        (UI, "from PySide6.QtGui import QTextDocument"),
        (UI, "class View(QtWidgets.QTextEdit): ..."),
    ],
    "tooltips show text as it is": [
        (UI, "self.setToolTip(name)"),
        (UI, "self.setToolTip('<b>x</b>')"),
        (UI, "self.setToolTip(f'{name}')"),
        (UI, "item.setToolTip(0, name)"),
        (UI, "QToolTip.showText(here, name)"),
    ],
    "words go through tr": [
        (UI, "label('No session yet')"),
        (UI, "made.setText(f'{count} sessions')"),
        (UI, "icon_button('close', 'Close')"),
        (UI, "Action('app.quit', 'Quit', group, run)"),
        (UI, "view.setPlaceholderText('Search' if empty else '')"),
    ],
    "words are looked up when they are shown": [
        (UI, "TITLE = tr('Cache')"),
        (UI, "class Page:\n    title = tr('Cache')"),
    ],
    "no registry, no place of one machine": [
        ("README.md", "see https://pypi" + ".org/project/x"),
        ("requirements/run.lock", "--index-url https://registry.npmjs" + ".org"),
        ("tests/test_x.py", "PATH = '/ro" + "ot/x'"),
        ("tests/test_x.py", "PATH = '/ho" + "me/ann/x'"),
        ("tests/test_x.py", "PATH = 'C:\\\\Us" + "ers\\\\ann'"),
        ("docs/x.md", "`/wo" + "rk/x`"),
    ],
    "a store is created once": [
        (STORE, "plyvel.DB(path, create_if_missing=True)"),
        (STORE, "plyvel.DB(path, create_if_missing=fresh)"),
        (STORE, "plyvel.DB(path, create_if_missing=True, error_if_exists=False)"),
    ],
    "one place says what was paid": [
        (STORE, "match event:\n    case ModelCalled(cost=cost): ..."),
        (STORE, "isinstance(event, AssistantReplied | ModelCalled)"),
    ],
    "a store is never read whole by accident": [
        (STORE, "if key in self._db: ..."),
        (STORE, "if key not in snapshot: ..."),
    ],
    "what sessions work with is complete when it is made": [
        (STORE, "deps.budget = guard"),
        (STORE, "self._deps.models.policy = policy"),
        ("tests/test_x.py", "stage.deps.rules.permission, other = gate, None"),
    ],
}
GOOD = {
    "no second event loop": [(UI, "dialog.open()"), (UI, "exec('1')")],
    "labels show text as it is": [("helix_desktop/ui/widgets/labels.py", "QLabel('x')")],
    "no text can open anything": [(UI, "QPlainTextEdit(self)"), (UI, "QTextLayout(text)")],
    "tooltips show text as it is": [
        (UI, "self.setToolTip('Stop')"),
        (UI, "self.setToolTip(plain_tip(name))"),
    ],
    "words go through tr": [
        (UI, "label(tr('No session yet'))"),
        (UI, "label('–', 'small', 'mut')"),
        (UI, "made.setText(f'{size} %')"),
        (UI, "self.setWindowTitle('Helix Desktop')"),
    ],
    "words are looked up when they are shown": [
        (UI, "def title():\n    return tr('Cache')"),
        (UI, "TITLES = {'a': 'Cache'}\nshown = lambda: tr('Cache')"),
    ],
    "no registry, no place of one machine": [("README.md", "~/project, /usr/lib/helix-desktop")],
    "a store is created once": [
        (STORE, "plyvel.DB(path, create_if_missing=True, error_if_exists=True)"),
        (STORE, "plyvel.DB(path, create_if_missing=False)"),
    ],
    "one place says what was paid": [
        (STORE, "event = ModelCalled(at, llm, kind)"),
        ("helix_desktop/context/model_calls.py", "isinstance(event, ModelCalled)"),
    ],
    "a store is never read whole by accident": [(STORE, "if key in self._known: ...")],
    "what sessions work with is complete when it is made": [
        (STORE, "self._deps = deps"),
        (STORE, "deps.models.handles[role] = handle"),
        (STORE, "deps.rules.budget.budgets = budgets"),
    ],
}


@pytest.mark.parametrize("sentence", BY_SENTENCE)
def test_a_violation_of_the_house_rule_is_found(sentence: str) -> None:
    for path, text in BAD[sentence]:
        result = BY_SENTENCE[sentence].breaches(path, text)
        assert result, f"not caught: {text}"
        assert re.match(rf"{re.escape(path)}:\d+: ", result[0])


@pytest.mark.parametrize("sentence", BY_SENTENCE)
def test_code_that_follows_the_house_rule_is_accepted(sentence: str) -> None:
    for path, text in GOOD[sentence]:
        assert BY_SENTENCE[sentence].breaches(path, text) == []


def test_large_files_are_only_in_resources() -> None:
    sizes = {path: (ROOT / path).stat().st_size for path in tracked()}
    big = {path for path, size in sizes.items() if size > LARGEST_FILE}
    assert {path for path in big if not path.startswith("resources/")} == set()


@pytest.mark.parametrize("threshold", THRESHOLDS, ids=lambda threshold: threshold.name)
def test_every_threshold_names_its_source_and_its_help(threshold: Threshold) -> None:
    assert threshold.source.strip()
    assert len(threshold.help.strip()) > 10
    if isinstance(threshold.default, int | float):
        assert threshold.low < threshold.high
        for policy in PRESETS.values():
            assert threshold.low <= getattr(policy, threshold.name) <= threshold.high


@pytest.mark.parametrize("paper", [path for path in tracked() if path.endswith(".md")])
def test_links_in_documents_lead_to_existing_files(paper: str) -> None:
    folder = (ROOT / paper).parent
    assert dead_links(paper, text_of(paper), exists=lambda link: (folder / link).exists()) == []


def test_a_dead_link_is_seen() -> None:
    text = "[a](gone.md) [b](https://example.com/x) [c](here.md#part) [d](#part)"
    assert dead_links("x.md", text, exists=lambda link: link == "here.md") == ["gone.md"]


def test_every_requirement_is_named_with_its_licence() -> None:
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    rows = text_of("THIRD-PARTY.md")
    wanted = [Requirement(line).name for line in project["dependencies"]]
    wanted += re.findall(r"^([a-z0-9-]+)==", text_of("requirements/run.lock"), re.MULTILINE)
    named = {match.lower() for match in re.findall(r"^\| ([\w.-]+) \|", rows, re.MULTILINE)}
    assert {name.lower() for name in wanted} - named == set()
