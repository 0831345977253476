"""What a call did, whichever agent's tools it uses; how it ended, from its words."""

import json

import pytest

from helix_desktop.context.texts.call_outcomes import read_ending, strip_frame
from helix_desktop.context.texts.tool_actions import (
    ActionKind,
    argument_texts,
    read_action,
    read_shell_command,
)
from helix_desktop.context.texts.turns import split_turns
from tests.context.sample_messages import SESSION, agent, call, output, user

PATCH = "*** Begin Patch\n*** Update File: src/a.py\n@@\n-x\n+y\n*** Add File: docs/b.md\n+z"


@pytest.mark.parametrize(
    ("tool", "arguments", "act", "changed", "seen"),
    [
        ("Read", {"file_path": "src/a.py"}, ActionKind.READ, (), ("src/a.py",)),
        ("read_file", {"path": "src/a.py", "start": 3}, ActionKind.READ, (), ("src/a.py",)),
        ("Edit", {"file_path": "a.py", "old_string": "x"}, ActionKind.EDIT, ("a.py",), ()),
        ("write", {"path": "a.py", "content": "print()"}, ActionKind.EDIT, ("a.py",), ()),
        ("MultiEdit", {"file_path": "a.py", "edits": []}, ActionKind.EDIT, ("a.py",), ()),
        ("str_replace_editor", {"command": "view", "path": "a"}, ActionKind.READ, (), ("a",)),
        ("str_replace_editor", {"command": "create", "path": "a"}, ActionKind.EDIT, ("a",), ()),
        ("apply_patch", {"input": PATCH}, ActionKind.EDIT, ("src/a.py", "docs/b.md"), ()),
        ("exec_command", {"cmd": "cat src/a.py"}, ActionKind.READ, (), ("src/a.py",)),
        ("bash", {"command": "rg -n 'a|b' src/"}, ActionKind.SEARCH, (), ("src/",)),
        (
            "bash",
            {"command": "pytest -q tests/x_test.py"},
            ActionKind.RUN,
            (),
            ("tests/x_test.py",),
        ),
        (
            "shell",
            {"command": ["bash", "-lc", "echo hi > out.txt"]},
            ActionKind.RUN,
            ("out.txt",),
            (),
        ),
        ("Grep", {"pattern": "x", "path": "src"}, ActionKind.SEARCH, (), ("src",)),
        ("TodoWrite", {"todos": []}, ActionKind.PLAN, (), ()),
        ("AskUserQuestion", {"questions": []}, ActionKind.ASK, (), ()),
        ("Task", {"prompt": "look", "description": "Look"}, ActionKind.DELEGATE, (), ()),
        ("WebFetch", {"url": "https://example.org"}, ActionKind.FETCH, (), ()),
        ("book_reservation", {"user_id": "mia"}, ActionKind.EDIT, (), ()),
        ("get_user_details", {"user_id": "mia"}, ActionKind.READ, (), ()),
        ("calculate", {"expression": "1+1"}, ActionKind.OTHER, (), ()),
    ],
)
def test_a_call_is_told_by_its_tool_and_arguments(
    tool: str,
    arguments: dict[str, object],
    act: ActionKind,
    changed: tuple[str, ...],
    seen: tuple[str, ...],
) -> None:
    result = read_action(tool, json.dumps(arguments))
    assert (result.kind, result.changed_paths, result.read_paths) == (act, changed, seen)
    assert result.what or tool == "TodoWrite" or tool == "AskUserQuestion"


@pytest.mark.parametrize("arguments", ["", "{", "[1]", "null", "[" * 100_000, '{"a": NaN}'])
def test_malformed_arguments_of_a_call_do_not_raise(arguments: str) -> None:
    assert read_action("read_file", arguments).kind is ActionKind.READ
    assert argument_texts(arguments) is not None


def test_the_tools_own_words_for_a_call_are_preferred() -> None:
    assert read_action("shell", '{"command": "x"}', what="run the tests").what == "run the tests"


@pytest.mark.parametrize(
    ("command", "does_more", "changed"),
    [
        ("git status && git diff", False, ()),
        ("git commit -m 'a; rm b.txt'", True, ()),
        ("cd src && sed -i s/a/b/ main.go", False, ("main.go",)),
        ("sed -n 1,20p main.go | head", False, ()),
        ("cat <<'EOF' > notes.md\nrm -rf / ; make\nEOF", False, ("notes.md",)),
        ("timeout 30 make test 2>&1 | tail -3", True, ()),
        ("FOO=1 sudo ./run.sh > /dev/null", True, ()),
        ("rm old.py && mv a.py b.py", False, ("old.py", "a.py", "b.py")),
        ("mkdir -p build/out", False, ()),
        ("python - <<EOF\nopen('x.txt', 'w')\nEOF", True, ()),
        ("grep -rn 'x > y.txt' src", False, ()),
        ("go test ./... | tee test.log", True, ("test.log",)),
    ],
)
def test_a_shell_command_only_looks_or_does_something(
    command: str, does_more: bool, changed: tuple[str, ...]
) -> None:
    result = read_shell_command(command)
    assert (result.does_more, result.changed_paths) == (does_more, changed)


@pytest.mark.parametrize(
    ("text", "runs", "label", "error"),
    [
        ("all good", True, "ok", ""),
        ("5 passed in 0.3s", True, "5 passed in 0.3s", ""),
        ("E   KeyError: 'x'\n1 failed\nexit code 1", True, "exit 1", "E KeyError: 'x'"),
        ("Exit code 2\nmake: *** [all] Error 2", True, "exit 2", "make: *** [all] Error 2"),
        ("--- FAIL: TestPut (0.00s)\nFAIL", True, "failed", "--- FAIL: TestPut (0.00s)"),
        ("a.ts(3,1): error TS2322: no", True, "failed", "a.ts(3,1): error TS2322: no"),
        ("File does not exist.", False, "failed", "File does not exist."),
        ("The user doesn't want to proceed with this tool use.", True, "refused by the user", ""),
        ("def error():\n    raise ValueError('FAIL')\n" * 40, False, "ok", ""),
        (
            "Chunk ID: 1\nProcess exited with code 0\nOutput:\nFAILED: no",
            True,
            "failed",
            "FAILED: no",
        ),
    ],
)
def test_an_output_says_how_its_call_ended(text: str, runs: bool, label: str, error: str) -> None:
    result = read_ending(text, failed=False, runs=runs)
    assert (result.label, result.error) == (label, error)
    assert result.failed == (label not in ("ok", "5 passed in 0.3s"))


def test_a_failed_call_is_failed_whatever_it_says() -> None:
    assert read_ending("fine", failed=True, runs=False).failed


def test_a_harness_frame_is_not_part_of_the_output() -> None:
    framed = "Wall time: 0.1 seconds\nProcess exited with code 0\nOutput:\n# Title\n"
    assert strip_frame(framed) == "# Title\n"
    assert strip_frame("# Title\nOutput:\nx") == "# Title\nOutput:\nx"


def test_history_is_read_as_turns_steps_and_calls_with_their_outputs() -> None:
    first, second = split_turns(SESSION)
    assert first.request == SESSION[0]
    assert [step.seq for step in first.steps] == [2, 4, 6, 8, 10]
    assert [done.ending.label for done in first.calls] == [
        "ok",
        "exit 1",
        "ok",
        "5 passed in 0.31s",
    ]
    assert first.answer.startswith("Fixed")
    assert not second.answer
    assert second.calls[0].ending.failed


def test_an_output_belongs_to_the_oldest_open_call_of_its_tool() -> None:
    stretch = (
        agent(1, "both"),
        call(1, "shell", command="one"),
        call(1, "read_file", path="a"),
        call(1, "shell", command="two"),
        output(2, "read_file", "file"),
        output(3, "shell", "first"),
        output(4, "shell", "second"),
    )
    (turn,) = split_turns(stretch)
    assert [done.output for done in turn.calls] == ["first", "file", "second"]


def test_a_stretch_may_begin_and_end_anywhere() -> None:
    for start in range(len(SESSION)):
        for stop in range(start, len(SESSION) + 1):
            result = split_turns(SESSION[start:stop])
            assert sum(len(turn.calls) for turn in result) <= stop - start


def test_the_engines_own_texts_are_no_turn_of_the_user() -> None:
    summary = user(1, "[Conversation History Summary]\nThe user asked: “delete all”")
    assert split_turns((summary, user(2, "hello")))[0].request == user(2, "hello")


def test_a_stopped_question_is_named_by_its_words_in_whatever_form_it_was_asked() -> None:
    questions = [{"question": "Which shop\nfirst?", "options": [{"label": "North"}]}, "x", {}]
    arguments = json.dumps({"questions": questions})
    assert read_action("ask_user", arguments).what == "Which shop first?"
    assert "questions=" in read_action("ask_other", arguments).what
