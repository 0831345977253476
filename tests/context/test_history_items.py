"""Originals: the digest of a fold is that of the covered messages, whatever a window showed."""

import hashlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.context.texts.placeholders import NO_RESULT
from helix_desktop.context.texts.turns import PassageSource
from helix_desktop.domain.context_window.rewrites import EventSpan
from helix_desktop.domain.messages import ToolResult
from tests.context.sample_session import SMALL, SampleSession, prose
from tests.context.test_forecast import used_names

PLAIN = {"sort_keys": True, "ensure_ascii": False, "separators": (",", ":")}


def three_turns() -> SampleSession:
    """Messages 1, 5 and 9 of the user, a step at 2, 6 and 7."""
    session = SampleSession()
    session.user("first: “größer”")
    session.step("whole output\n", text="I look.", command="make")
    session.agent("Done.")
    session.user("second")
    session.step("another \x00 output", command="make again")
    session.agent("Done again.")
    session.user("third")
    return session


def message(role: str, content: str, **more: object) -> dict[str, object]:
    return {"role": role, "content": content, **more}


def called(name: str, arguments: str) -> list[dict[str, str]]:
    return [{"id": name, "name": "shell", "arguments": arguments}]


FIRST = [
    message("user", "first: “größer”"),
    message("assistant", "I look.", tool_calls=called("c1", '{"command": "make"}')),
    message("tool", "whole output\n", tool_call_id="c1"),
]
SECOND = [
    message("assistant", "", tool_calls=called("c2", '{"command": "make again"}')),
    message("tool", "another \x00 output", tool_call_id="c2"),
    message("assistant", "Done again."),
]


def sha256(messages: list[dict[str, object]]) -> str:
    array = json.dumps(messages, **PLAIN)  # type: ignore[arg-type]
    return hashlib.sha256(array.encode("utf-8", "surrogatepass")).hexdigest()


@pytest.mark.parametrize(
    ("spans", "messages"),
    [
        ([], []),
        ([EventSpan(1, 3)], FIRST),
        ([EventSpan(6, 8)], SECOND),
        ([EventSpan(1, 3), EventSpan(6, 8)], FIRST + SECOND),
        (
            [EventSpan(1, 3), EventSpan(5, 5), EventSpan(6, 8)],
            [*FIRST, message("user", "second"), *SECOND],
        ),
    ],
)
def test_the_digest_is_that_of_the_covered_messages_as_one_canonical_array(
    spans: list[EventSpan], messages: list[dict[str, object]]
) -> None:
    assert three_turns().originals.digest(spans) == sha256(messages)


def test_the_digest_is_of_what_came_and_not_of_what_the_gate_let_through() -> None:
    session, gated = SampleSession(), SampleSession()
    for item in (session, gated):
        item.user("begin")
        item.step(prose(500), command="make")
    gated.gate_output("a preview")
    assert gated.state().window.messages[-1].parts == (ToolResult("c1", "a preview"),)
    assert gated.originals.digest([EventSpan(1, 3)]) == session.originals.digest([EventSpan(1, 3)])


def test_a_result_that_never_came_is_told_as_lost() -> None:
    session = SampleSession.with_first_message()
    session.calls("shell", command="make")
    expected = [
        message("user", "begin"),
        message("assistant", "", tool_calls=called("c1", '{"command": "make"}')),
        message("tool", NO_RESULT, tool_call_id="c1"),
    ]
    assert session.originals.digest([EventSpan(1, 2)]) == sha256(expected)


def test_every_fold_of_a_session_has_the_digest_of_what_it_covers() -> None:
    session = SampleSession(SMALL.with_values({"live_tokens": 1_000}))
    session.turn("never touch the golden files", steps=3)
    session.turn(steps=2)
    session.user("begin")
    session.steps(2)
    used_names(session, "north")
    while session.plan() is None:
        session.steps(1)
    session.maintain()
    folds = session.state().view.folds
    assert max(len(fold.covers) for fold in folds) > 1
    for fold in folds:
        assert fold.history == session.originals.digest(fold.covers)
        assert f'[HISTORY] recall_history("{fold.history}")' in fold.text


@given(st.lists(st.text(max_size=40), min_size=1, max_size=8), st.data())
def test_the_digest_of_parts_taken_together_is_that_of_their_messages(
    texts: list[str], data: st.DataObject
) -> None:
    session = SampleSession()
    seqs = [session.user(text) for text in texts]
    chosen = [seq for seq in seqs if data.draw(st.booleans())]
    expected = sha256([message("user", texts[seq - 1]) for seq in chosen])
    assert session.originals.digest([EventSpan(seq, seq) for seq in chosen]) == expected


def test_passages_are_of_whole_outputs_in_the_order_they_came() -> None:
    session = three_turns()
    result = session.originals.passages(
        session.history.items_in([EventSpan(1, 3), EventSpan(6, 8)])
    )
    assert [item.source for item in result] == [
        PassageSource.USER,
        PassageSource.AGENT,
        PassageSource.CALL,
        PassageSource.OUTPUT,
        PassageSource.CALL,
        PassageSource.OUTPUT,
        PassageSource.AGENT,
    ]
    assert result[3].text == "whole output\n"
