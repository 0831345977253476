"""Recorded sessions are read as they come; what cannot be read is named by its line."""

import gzip
import json
from io import BytesIO

import pytest

from helix_desktop.domain.messages import Role
from helix_desktop.engine.replay.recording import MAX_LINE_BYTES, read_recording
from tests.engine.recordings import asks, message_line, recorded, returns


def test_flat_and_nested_calls_are_read_alike() -> None:
    flat = {"id": "a", "name": "look", "arguments": '{"x":1}'}
    nested = {"id": "b", "type": "function", "function": {"name": "look", "arguments": {"x": 1}}}
    session = recorded([message_line("assistant", None, tool_calls=[flat, nested])])
    one, other = session.messages[0].calls
    assert (one.tool, one.arguments) == (other.tool, other.arguments) == ("look", '{"x":1}')
    assert (one.id, other.id) == ("a", "b")


def test_content_may_be_text_nothing_or_parts() -> None:
    parts = [{"type": "text", "text": "one "}, "two", {"type": "image_url", "image_url": {}}]
    session = recorded(
        [message_line("user", "plain"), message_line("user", None), message_line("user", parts)]
    )
    assert [one.text for one in session.messages] == ["plain", "", "one two"]
    assert [(note.line, note.text) for note in session.notes] == [
        (3, "a part without text is left out")
    ]


def test_a_line_without_content_counts_as_empty_and_blank_lines_as_nothing() -> None:
    stream = BytesIO(b'\n{"role":"user"}\n   \n{"role":"assistant","content":"x"}\n')
    session = read_recording(stream)
    assert [(one.index, one.line, one.text) for one in session.messages] == [
        (0, 2, ""),
        (1, 4, "x"),
    ]


def test_an_empty_file_is_an_empty_session() -> None:
    session = read_recording(BytesIO(b""))
    assert (session.messages, session.problems, session.notes) == ([], [], [])


@pytest.mark.parametrize(
    ("line", "part"),
    [
        (b"{", "this is no message"),
        (b"[1]", "no JSON object"),
        (b'{"content":"x"}', "its role is None"),
        (b'{"role":"wizard"}', "its role is 'wizard'"),
        (b'{"role":["user"]}', "its role is ['user']"),
        (b'{"role":"user","content":7}', "its content is a int"),
        (b'{"role":"assistant","tool_calls":{}}', "its tool_calls are a dict"),
        (b'{"role":"assistant","tool_calls":[1]}', "a tool call is no JSON object"),
        (b"\xff\xfe\xfa", "this is no message"),
        (b"[" * 100_000, "this is no message"),
    ],
)
def test_a_broken_line_is_a_problem_with_its_number(line: bytes, part: str) -> None:
    session = read_recording(BytesIO(b'{"role":"user","content":"a"}\n' + line + b"\n"))
    assert [problem.line for problem in session.problems] == [2]
    assert part in session.problems[0].text


def test_every_broken_line_is_named_but_not_without_end() -> None:
    session = read_recording(BytesIO(b"{\n" * 500))
    assert [problem.line for problem in session.problems] == list(range(1, 21))


def test_a_line_that_is_far_too_long_is_not_read_into_a_message() -> None:
    session = read_recording(
        BytesIO(b'{"role":"user","content":"' + b"x" * MAX_LINE_BYTES + b'"}\n')
    )
    assert len(session.problems) == 1
    assert f"over {MAX_LINE_BYTES:,} bytes" in session.problems[0].text


def test_a_file_that_breaks_off_is_a_problem_where_it_does() -> None:
    # random enough that what is left unpacks to some lines
    lines = b"".join(
        json.dumps(message_line("user", f"{n * 7919 % 10_007}")).encode() + b"\n"
        for n in range(5_000)
    )
    packed = gzip.compress(lines)
    with gzip.open(BytesIO(packed[: len(packed) // 2])) as stream:
        session = read_recording(stream)
    assert len(session.problems) == 1
    assert session.problems[0].line == len(session.messages) + 1
    assert session.messages


def test_other_names_of_roles_are_understood() -> None:
    session = recorded(
        [
            message_line("developer"),
            message_line("user"),
            asks(("a", "")),
            message_line("function", "x"),
        ]
    )
    roles = [one.role for one in session.messages]
    assert roles == [Role.SYSTEM, Role.USER, Role.ASSISTANT, Role.TOOL]


def test_results_find_their_calls_also_when_ids_come_again() -> None:
    session = recorded(
        [
            asks(("a", "1"), ("b", "2")),
            returns("b", "of b"),
            returns("a", "of a"),
            asks(("a", "3"), ("a", "4")),
            returns("a", "first"),
            returns("a", "second"),
        ]
    )
    texts = {
        index: [one.text if one else None for one in results]
        for index, results in session.results.items()
    }
    assert texts == {0: ["of a", "of b"], 3: ["first", "second"]}
    assert not session.notes


def test_missing_double_and_late_results_are_noted_and_harmless() -> None:
    session = recorded(
        [
            asks(("a", ""), ("b", "")),
            returns("a", "one"),
            returns("a", "again"),
            message_line("user", "hurry"),
            message_line("assistant", "well"),
            returns("b", "late"),
            returns("z", "whose?"),
        ]
    )
    assert [one.text if one else None for one in session.results[0]] == ["one", None]
    assert [(note.line, note.text) for note in session.notes] == [
        (3, "the result answers no open call and is left out"),
        (6, "the result comes after the next reply and is left out"),
        (7, "the result answers no open call and is left out"),
        (1, "a call has no result"),
    ]
    assert not session.problems


def test_a_result_after_a_word_of_the_user_is_still_in_time() -> None:
    session = recorded([asks(("a", "")), message_line("user", "hurry"), returns("a", "here")])
    [result] = session.results[0]
    assert result.index == 2


def test_a_result_without_a_name_goes_to_the_oldest_open_call() -> None:
    session = recorded(
        [asks(("a", ""), ("b", "")), message_line("tool", "one"), message_line("tool", "two")]
    )
    assert [one.text if one else None for one in session.results[0]] == ["one", "two"]
    assert len(session.notes) == 2
