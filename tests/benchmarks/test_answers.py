"""`bench answers` over HTTP, with a scripted model that answers, recalls, or is wrong."""

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from helix_desktop.app.environment import Paths, find_paths, make_private_folders
from helix_desktop.app.models.model_registry import ModelRegistry
from helix_desktop.domain.endpoint import DialectId
from helix_desktop.providers.models.endpoints import OwnEndpoint
from helix_desktop.providers.models.model_catalog import OwnModel
from tests.benchmarks.answers import Corpus, rows
from tests.system.peers.fault_server import Answer
from tests.system.prove.dialect_says import Called
from tests.system.scenarios.served import SERVED, Served, called, refuses, says, typed

pytestmark = pytest.mark.slow

LISTED = [f"line {number}: value_{number * 37}_x" for number in range(4_000)]
SEEN, HIDDEN, UNKNOWN = "src/ledger/orders_17.py", "value_85729_x", "value_74_x"


@pytest.fixture
def corpus(tmp_path: Path) -> Corpus:
    """A session that needs a path it still shows, and two values of an output that it held back."""
    result = Corpus(tmp_path / "sessions", tmp_path / "needs")
    result.sessions.mkdir()
    result.needs.mkdir()
    messages: list[dict[str, object]] = [{"role": "user", "content": f"Look at {SEEN}."}]
    for number, output in enumerate(("\n".join(LISTED), "ok", "ok", "ok")):
        call = {"name": "shell", "arguments": '{"command":"list"}'}
        calls = [{"id": f"c{number}", "type": "function", "function": call}]
        text = ("I list.", f"Now {SEEN} is next.", f"It says {HIDDEN} there.", f"And {UNKNOWN}.")
        messages += [
            {"role": "assistant", "content": text[number], "tool_calls": calls},
            {"role": "tool", "tool_call_id": f"c{number}", "content": output},
        ]
    with gzip.open(result.sessions / "one.jsonl.gz", "wt") as file:
        file.writelines(json.dumps(message) + "\n" for message in messages)
    needs = [(SEEN, 3), (HIDDEN, 5), (UNKNOWN, 7)]
    recall_needs = [{"string": string, "need_at": at, "last_seen_at": 2} for string, at in needs]
    (result.needs / "one.json").write_text(json.dumps({"recall_needs": recall_needs}))
    return result


def answer(body: bytes) -> Answer:
    """Answer from the window, else search, and never find the last one."""
    question = typed(body)[-1]
    if "Now ____" in question:
        return says(SEEN)
    if "And ____" in question:
        return says("value_1_x")
    if not called(body):
        query = json.dumps({"query": "line 2317:"})
        return says("", calls=[Called("s1", "search_cached_content", query)])
    result = re.search(r"value_\d+_x", json.loads(body)["messages"][-1]["content"])
    return says(result[0] if result else "nothing")


@pytest.fixture
def served() -> Iterator[Served]:
    with Served(answer) as server:
        yield server


@pytest.fixture
def paths(tmp_path: Path, served: Served) -> Paths:
    result = find_paths(tmp_path / "data")
    make_private_folders(result)
    models = ModelRegistry(result)
    url = f"http://127.0.0.1:{served.port}/v1"
    models.add_endpoint(OwnEndpoint("own", DialectId.OPENAI_CHAT, url, needs_key=False))
    models.edit(OwnModel("own", "scripted", window=64_000, max_output=4_000))
    return result


def run(corpus: Corpus, paths: Paths, tmp_path: Path, *, confirm: bool = True) -> list[str]:
    """Return what was shown before it was confirmed."""
    shown: list[str] = []

    def confirmed(price: str) -> bool:
        shown.append(price)
        return confirm

    made = rows(
        tmp_path / "answers",
        paths,
        "own/scripted",
        policies=("balanced",),
        confirm=confirmed,
        parts=SERVED,
        corpus=corpus,
    )
    [row] = made.values()
    assert row.value == pytest.approx(100 / 3)
    assert row.detail == "after a recall 33.3%, wrong 33.3%"
    assert row.n == 3
    return shown


def test_needs_are_answered_from_the_window_after_a_recall_or_not(
    corpus: Corpus, paths: Paths, served: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    [price] = run(corpus, paths, tmp_path)
    assert re.fullmatch(r"balanced: 3 questions, [\d,]+ tokens of input; .*unknown", price)
    assert len(served.received) == 4
    assert HIDDEN not in served.bodies[1].decode()
    table = capsys.readouterr().out
    assert "| own/scripted | balanced | 33.3% | 33.3% | 33.3% |" in table


def test_nothing_is_asked_before_the_price_is_confirmed(
    corpus: Corpus, paths: Paths, served: Served, tmp_path: Path
) -> None:
    with pytest.raises(RuntimeError, match="not confirmed"):
        run(corpus, paths, tmp_path, confirm=False)
    assert not served.received


def test_a_run_that_breaks_off_is_continued_and_asks_nothing_twice(
    corpus: Corpus, paths: Paths, served: Served, tmp_path: Path
) -> None:
    served.plan(says(SEEN), refuses("401 Unauthorized", "no"))
    with pytest.raises(RuntimeError, match="run again"):
        run(corpus, paths, tmp_path)
    before = len(served.received)
    [price] = run(corpus, paths, tmp_path)
    assert price.startswith("balanced: 2 questions")
    assert len(served.received) == before + 3
    assert run(corpus, paths, tmp_path) == []
    assert len(served.received) == before + 3
