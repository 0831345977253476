"""What a document needs of all that it covers, read once and continued for the next document."""

import json
from collections.abc import Sequence

import pytest

from helix_desktop.context.compaction.fold_sources import CoveredFacts
from helix_desktop.context.history_items import (
    MAX_KNOWN_DIGESTS,
    CallResult,
    HistoryItem,
    KnownDigests,
    Originals,
)
from helix_desktop.context.texts.key_details import DetailKind, find_details
from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.context_window.rewrites import EventSpan
from helix_desktop.domain.events import AssistantReplied, Outcome, ToolReturned, TurnStarted
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import Text, ToolCall
from tests.context.sample_messages import SCALES

OUTPUTS = {
    digest_of(text.encode()): text
    for text in (
        "Process running with session ID 77",
        "error: src/later_module.py failed with ENOENT",
        "request 1f2e3d4c5b6a took 4711",
    )
}


def user(seq: int, text: str) -> HistoryItem:
    return HistoryItem(seq, seq, TurnStarted(1.0, text))


def step(seq: int, text: str, tool: str, arguments: dict[str, str], output: int) -> HistoryItem:
    call = ToolCall(f"c{seq}", tool, json.dumps(arguments))
    digest = list(OUTPUTS)[output]
    returned = ToolReturned(2.0, call.id, tool, "", digest, 10, Outcome.OK)
    event = AssistantReplied(2.0, "m", (Text(text), call), StopReason.TOOLS)
    return HistoryItem(seq, 1, event, {call.id: CallResult(seq + 1, returned)})


ITEMS = [
    user(1, "Never touch src/vendored/parser.py. Read docs/plan.md first."),
    step(2, "I start the build.", "shell", {"command": "make build"}, 0),
    step(4, "We decided to use LevelDB.", "read_file", {"path": "docs/plan.md"}, 2),
    user(6, "Always use tabs, as src/core/TabWriter.py does."),
    step(7, "I look at it.", "write_stdin", {"session_id": "77", "chars": ""}, 1),
    step(9, "I write it.", "write_file", {"path": "docs/plan.md", "content": "Plan"}, 2),
]


def originals(items: Sequence[HistoryItem] = ITEMS, excluded: int = 0) -> Originals:
    return Originals(
        lambda _spans: items,
        OUTPUTS.__getitem__,
        lambda item: None if item.seq == excluded else item,
        excluded=frozenset({(excluded, "", "")} if excluded else ()),
    )


def figures(facts: CoveredFacts) -> object:
    index = facts.names.fit(60, SCALES, oldest="docs/plan.md", first=["first_name"])
    return facts.details(), facts.digest(), list(facts.names), index, facts.user_texts


@pytest.mark.parametrize("parts", [(1,), (3,), (2, 4), (1, 2, 3, 4, 5)])
def test_facts_that_were_read_in_parts_are_those_of_the_whole(parts: tuple[int, ...]) -> None:
    complete, continued = CoveredFacts(), CoveredFacts()
    complete.read(ITEMS, originals())
    for end in (*parts, len(ITEMS)):
        assert continued.begins(ITEMS, originals())
        continued.read(ITEMS[:end], originals())
    assert figures(continued) == figures(complete)
    assert complete.digest() == originals().digest([EventSpan(1, 10)])
    rules = [detail.text for detail in complete.details() if detail.kind is DetailKind.RULE]
    assert len(rules) == 2


def test_only_what_is_new_is_read() -> None:
    facts = CoveredFacts()
    facts.read(ITEMS[:4], originals())
    new_contents = {output.event.content for item in ITEMS[4:] for output in item.outputs()}

    def texts(digest: object) -> str:
        assert digest in new_contents
        return OUTPUTS[digest]  # type: ignore[index]

    assert facts.after_read(ITEMS) == ITEMS[4:]
    facts.read(ITEMS, Originals(lambda _spans: ITEMS, texts))
    assert facts.after_read(ITEMS) == []


def test_facts_are_read_anew_if_what_they_cover_has_changed() -> None:
    facts = CoveredFacts()
    facts.read(ITEMS, originals())
    assert facts.begins(ITEMS, originals())
    assert not facts.begins(ITEMS, originals(excluded=4))
    assert not facts.begins(ITEMS[:3], originals())
    assert not facts.begins(ITEMS[1:], originals())
    late = step(11, "It runs.", "shell", {"command": "ls"}, 0)
    returned = late.results.pop("c11")
    facts.read([*ITEMS, late], originals())
    late.results["c11"] = returned
    assert not facts.begins([*ITEMS, late], originals())


def test_a_stretch_that_continues_an_earlier_one_is_hashed_from_there_on() -> None:
    known, texts_read = KnownDigests(), list[object]()

    def texts(digest: object) -> str:
        texts_read.append(digest)
        return OUTPUTS[digest]  # type: ignore[index]

    for stop in (2, 5, 4, 6):
        plain = originals(ITEMS[:stop]).digest([])
        assert known.compute(ITEMS[:stop], texts) == plain
    assert known.compute(ITEMS[1:], texts) == originals(ITEMS[1:]).digest([])
    # 1 of two items, 2 more of five, 2 of four, 2 more of six, and 4 of those without the first
    assert len(texts_read) == 1 + 2 + 2 + 2 + 4


def test_a_result_that_comes_later_changes_the_digest_of_its_stretch() -> None:
    known = KnownDigests()
    late = step(11, "It runs.", "shell", {"command": "ls"}, 0)
    returned = late.results.pop("c11")
    items = [*ITEMS, late, user(13, "Thanks.")]
    before = known.compute(items, OUTPUTS.__getitem__)
    late.results["c11"] = returned
    after = known.compute(items, OUTPUTS.__getitem__)
    assert before != after == originals(items).digest([])


def test_a_long_stretch_is_known_however_many_short_ones_follow() -> None:
    known = KnownDigests()
    known.compute(ITEMS, OUTPUTS.__getitem__)
    for seq in range(20, 20 + 2 * MAX_KNOWN_DIGESTS):
        known.compute([user(seq, "Yes.")], OUTPUTS.__getitem__)
    assert known.compute(ITEMS, {}.__getitem__) == originals().digest([])


def test_details_are_known_only_of_exactly_what_was_read() -> None:
    facts = CoveredFacts()
    facts.read(ITEMS[:4], originals())
    assert facts.details_of(ITEMS[:4], originals()) == find_details(originals().passages(ITEMS[:4]))
    assert facts.details_of(ITEMS, originals()) is None
    assert facts.details_of(ITEMS[:3], originals()) is None
    assert facts.details_of(ITEMS[1:5], originals()) is None
    assert facts.details_of(ITEMS[:4], originals(excluded=2)) is None
