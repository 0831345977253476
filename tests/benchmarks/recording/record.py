"""`python3 -m tests.benchmarks record [NAME …]`: writes the sessions of `bench context` anew.

The needs of each session are mined from it, and stand with the facts beside it.
"""

import gzip
import json
import re
from collections.abc import Callable, Collection, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.benchmarks.corpus import ROOT
from tests.benchmarks.recording import needs, plans_code, plans_words, projects
from tests.benchmarks.recording.analyses import analyse
from tests.benchmarks.recording.bugs import hunt
from tests.benchmarks.recording.chats import converse
from tests.benchmarks.recording.histories import review
from tests.benchmarks.recording.incidents import investigate
from tests.benchmarks.recording.ledgers import build
from tests.benchmarks.recording.recorder import Recorder
from tests.benchmarks.recording.refactors import refactor
from tests.benchmarks.recording.research import research

SESSIONS = ROOT / "tests" / "benchmarks" / "sessions"
_MACHINE = re.compile(r"/(?:home|root|tmp|work|Users)/\w")

_Scenario = tuple[str, str, Callable[[Path], None], Callable[[Recorder], None]]


def scenarios() -> Iterator[_Scenario]:
    """Yield each session's name, its source, what writes its folder, and what happens."""
    repository = projects.repository
    for source, plans, act, prepare in (
        ("bug hunts", plans_code.HUNTS, hunt, repository),
        ("refactoring", plans_code.REFACTORINGS, refactor, repository),
        ("history", plans_code.REVIEWS, review, repository),
        ("documents", plans_words.RESEARCH, research, projects.papers),
        ("logs", plans_words.INCIDENTS, investigate, projects.service),
        ("data", plans_words.ANALYSES, analyse, projects.orders),
        ("new code", plans_words.LIBRARIES, build, projects.tests_first),
        ("chats", plans_words.CHATS, converse, projects.offers),
    ):
        for number, (name, plan) in enumerate(plans.items()):
            made: Any = prepare
            if prepare in (projects.service, projects.orders, projects.offers):
                made = partial(made, seed=number + 1)
            yield name, source, made, partial(act, plan=plan)  # type: ignore[operator]


def record(names: Collection[str] = (), target: Path = SESSIONS) -> Iterator[Recorder]:
    """Record the named sessions, or all; write each, and yield it."""
    target.mkdir(parents=True, exist_ok=True)
    for name, source, prepare, act in scenarios():
        if names and name not in names:
            continue
        with TemporaryDirectory(prefix="helix-record-") as room:
            folder = Path(room) / name
            prepare(folder)
            session = Recorder(name, source, folder)
            act(session)
        _write(session, target)
        yield session


def _write(session: Recorder, target: Path) -> None:
    lines = [json.dumps(message, ensure_ascii=False) for message in session.messages]
    text = "\n".join(lines) + "\n"
    if found := _MACHINE.search(text):
        around = text[max(0, found.start() - 80) : found.end() + 60]
        raise ValueError(f"{session.name} has a place of this machine: {around!r}")
    with (target / f"{session.name}.jsonl.gz").open("wb") as file:
        file.write(gzip.compress(text.encode(), 9, mtime=0))
    beside = {
        "session": session.name,
        "source": session.source,
        "recall_needs": needs.mine(session.messages),
        "files_touched": needs.touched(session.messages),
        "facts": session.facts,
    }
    content = json.dumps(beside, ensure_ascii=False, indent=1)
    (target / f"{session.name}.json").write_text(content + "\n", encoding="utf-8")
