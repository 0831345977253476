"""All requests of a session in one list, whatever else happened in it."""

import base64
import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from helix_desktop.app.inspection.cache_misses import PromptCacheMisses
from helix_desktop.app.inspection.request_history import RequestHistory
from helix_desktop.context.session_requests import SessionRequests
from helix_desktop.context.timeline import TimelineBuilder
from helix_desktop.context.window_assembler import SystemPrefix
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.event_codec import decode_event
from helix_desktop.domain.events import GuestRequested, ModelCalled, Recorded, Unreadable
from helix_desktop.domain.llm import Llm, Prices
from tests.context.random_journals import random_journal
from tests.fakes.weigher import FakeWeigher

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def price_of(name: str) -> Llm:
    return Llm(name, "p", 100_000, 1_000, prices=Prices(10.0, 30.0, 1.0, 12.5))


def requests_of(items: Sequence[Recorded | Unreadable]) -> SessionRequests:
    requests = SessionRequests(price_of)
    requests.add(items)
    return requests


def golden_journals() -> dict[str, list[Recorded]]:
    journals = {}
    for path in sorted(GOLDEN.glob("journal-*.jsonl")):
        records = [json.loads(line)["record"] for line in path.read_text().splitlines()]
        journals[path.name] = [
            Recorded(SessionId("0" * 16), seq, decode_event(base64.b64decode(record)))
            for seq, record in enumerate(records, 1)
        ]
    return journals


def check_same(items: Sequence[Recorded]) -> None:
    requests, misses = requests_of(items), PromptCacheMisses(price_of)
    misses.add(items)
    history = RequestHistory()
    history.add(items)
    timeline = TimelineBuilder(FakeWeigher(), SystemPrefix("s"), "m")
    timeline.take(items)
    assert list(requests.seqs) == list(history.seqs) == list(timeline.readings.seqs)
    assert list(requests.tokens) == list(history.tokens) == list(timeline.readings.tokens)
    assert list(requests.ats) == list(history.ats)
    assert list(requests.turns) == list(history.turns)
    assert tuple(requests.digests) == history.digests
    assert [(it.job, it.at, it.step) for it in requests.rewrites] == [
        (it.job, it.at, it.step) for it in history.rewrites
    ]
    assert requests.growth() == timeline.growth()
    # the parts of a request of an earlier version were made up by a weigher
    own, others = requests.readings, timeline.readings
    known = [at for at in range(len(requests)) if any(column[at] for column in own.kinds[:2])]
    for column, other in zip(own.kinds, others.kinds, strict=True):
        assert [column[at] for at in known] == [other[at] for at in known]
    assert requests.misses == misses.by_request
    assert requests.past_turns() == history.past_turns()


@pytest.mark.parametrize("name", sorted(golden_journals()))
def test_the_list_is_the_same_as_that_of_the_old_readers(name: str) -> None:
    check_same(golden_journals()[name])


@pytest.mark.parametrize("seed", range(300))
def test_random_journals_have_the_same_list(seed: int) -> None:
    # what the old readers decide wrongly is left out
    items = [
        item
        for item in random_journal(seed)
        if not isinstance(item.event, GuestRequested | ModelCalled)
    ]
    check_same(items)
