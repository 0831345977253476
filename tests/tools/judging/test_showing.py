"""What a card shows of a call that changes a file."""

import json

import pytest

from helix_desktop.domain.permission import Subject
from helix_desktop.tools.judging.showing import MOST_COMPARED, readable, shown_change


def change(**arguments: object) -> tuple[Subject, str]:
    return shown_change(json.dumps(arguments), "as JSON")


def test_what_is_to_be_written_is_shown_as_it_is() -> None:
    assert change(path="a.txt", content="one\ntwo\n") == (Subject.WRITE, "one\ntwo\n")
    assert change(path="a.txt", content="") == (Subject.WRITE, "")


def test_an_edit_is_shown_as_lines_that_go_and_come() -> None:
    edits = [{"old": "a\nb\nc", "new": "a\nB\nc\nd"}]
    assert change(path="a.txt", edits=edits) == (Subject.EDIT, " a\n-b\n+B\n c\n+d")


def test_several_edits_are_numbered_and_what_is_changed_everywhere_says_so() -> None:
    edits = [{"old": "a", "new": "b"}, {"old": "c", "new": "", "all": True}]
    wanted = "@@ 1 of 2 @@\n-a\n+b\n@@ 2 of 2, everywhere @@\n-c\n+"
    assert change(path="a.txt", edits=edits) == (Subject.EDIT, wanted)


def test_a_huge_edit_is_shown_whole_without_being_compared() -> None:
    old, new = "x\n" * MOST_COMPARED, "y\n" * MOST_COMPARED
    _, shown = change(path="a.txt", edits=[{"old": old, "new": new}])
    assert shown.count("-x") == shown.count("+y") == MOST_COMPARED


@pytest.mark.parametrize(
    "odd",
    [
        {"path": "a.txt"},
        {"path": "a.txt", "edits": []},
        {"path": "a.txt", "content": "x", "edits": [{"old": "a", "new": "b"}]},
        {"path": "a.txt", "content": "x", "mode": "777"},
        {"path": "a.txt", "edits": [{"old": "a", "new": "b", "more": 1}]},
        {"path": "a.txt", "content": 3},
    ],
)
def test_whatever_else_a_call_says_is_not_left_out(odd: dict[str, object]) -> None:
    assert change(**odd) == (Subject.OTHER, "as JSON")


def test_arguments_that_are_no_json_stay_as_they_are() -> None:
    assert readable('{"a":"ä"}') == '{\n  "a": "ä"\n}'
    assert readable("{broken") == "{broken"
    assert shown_change("{broken", "as JSON") == (Subject.OTHER, "as JSON")
