"""What `ask` writes for programs that read the lines of other agents."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from helix_desktop.__main__ import main
from helix_desktop.app.commands.ask import run_ask
from helix_desktop.app.container import AppContainer
from helix_desktop.app.environment import find_paths
from helix_desktop.domain.errors import HelixError, ProviderOverloaded
from helix_desktop.domain.llm import (
    StopReason,
    StreamFinished,
    TextDelta,
    ThinkingDelta,
    ToolCallArrived,
    Usage,
)
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import Budget, Budgets
from tests.app.test_ask_command import ask_status, parts, project, saying, task_of
from tests.app.vaults import FakeProviderFactory
from tests.fakes.provider import Script

__all__ = ["project"]

ROOT = Path(__file__).resolve().parents[2]
SCHEMA = json.loads((ROOT / "docs/ask-output.schema.json").read_text(encoding="utf-8"))
VALIDATOR = Draft202012Validator(SCHEMA)

Lines = list[dict[str, Any]]
Ask = Callable[..., tuple[int, Lines]]


def refuse(constant: str) -> None:
    raise AssertionError(f"{constant} is not JSON")


@pytest.fixture
def ask(tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str]) -> Ask:
    def run(
        *script: Script, output_format: str = "stream-json", more: tuple[str, ...] = ()
    ) -> tuple[int, Lines]:
        status = ask_status(
            tmp_path, "--output-format", output_format, *more, "go", provider=saying(*script)
        )
        written = capsys.readouterr().out.splitlines()
        lines = [json.loads(line, parse_constant=refuse) for line in written]
        for line in lines:
            VALIDATOR.validate(line)
        return status, lines

    return run


def calling(tool: str, **arguments: object) -> Script:
    call = ToolCall("call-1", tool, json.dumps(arguments))
    return (
        ThinkingDelta("First I look."),
        TextDelta("I look."),
        ToolCallArrived(call),
        StreamFinished(StopReason.TOOLS, Usage(100, 10, 1_000)),
    )


def answering(text: str) -> Script:
    return (TextDelta(text), StreamFinished(StopReason.ANSWERED, Usage(50, 5, 500, 7)))


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)


def test_a_turn_is_written_as_lines_that_match_the_schema_in_the_docs(
    ask: Ask, project: Path
) -> None:
    status, lines = ask(calling("read_file", path="README.md"), answering("It is a ledger."))
    assert status == 0
    assert [(line["type"], line.get("subtype")) for line in lines] == [
        ("system", "init"),
        ("assistant", None),
        ("user", None),
        ("assistant", None),
        ("result", "success"),
    ]
    first, calls, returned, answer, result = lines
    assert first["cwd"] == str(project)
    assert "read_file" in first["tools"]
    assert first["permissionMode"] == "default"
    thinking, text, call = calls["message"]["content"]
    assert (thinking["thinking"], text["text"]) == ("First I look.", "I look.")
    assert call == {
        "type": "tool_use",
        "id": "call-1",
        "name": "read_file",
        "input": {"path": "README.md"},
    }
    [output] = returned["message"]["content"]
    assert (output["tool_use_id"], output["is_error"]) == ("call-1", False)
    assert "# Ledger" in output["content"]
    assert answer["message"]["stop_reason"] == "end_turn"
    assert result["result"] == "It is a ledger."
    assert result["num_turns"] == 2
    assert result["usage"] == {
        "input_tokens": 150,
        "output_tokens": 15,
        "cache_read_input_tokens": 1_500,
        "cache_creation_input_tokens": 7,
    }
    assert len({line["session_id"] for line in lines}) == 1
    assert len({line["uuid"] for line in lines}) == len(lines)


def test_the_first_line_names_the_commands_and_skills_of_a_trusted_folder(
    ask: Ask, tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path, text in (
        (".claude/commands/tidy.md", "Tidy up."),
        (".agents/skills/book/SKILL.md", "---\nname: book\ndescription: Books.\n---\nBook it."),
    ):
        (project / path).parent.mkdir(parents=True)
        (project / path).write_text(text)
    data = ("--data-dir", str(tmp_path / "data"))
    assert main([*data, "permission", "trust", "--folder", str(project)]) == 0
    capsys.readouterr()
    first = ask(answering("Yes."))[1][0]
    assert {"tidy", "book"} <= set(first["slash_commands"])
    assert first["skills"] == ["book"]


def test_the_result_alone_is_one_line_and_its_session_can_be_continued(ask: Ask) -> None:
    status, [result] = ask(answering("Yes."), output_format="json")
    assert (status, result["type"], result["result"]) == (0, "result", "Yes.")
    more = ("--session", result["session_id"])
    assert ask(answering("Again."), more=more)[1][-1]["session_id"] == result["session_id"]


def test_a_call_that_needs_a_permission_is_listed_among_the_denials(ask: Ask) -> None:
    denied = {"path": "new.txt", "content": "hi"}
    status, lines = ask(calling("write_file", **denied), answering("It was refused."))
    assert status == 0
    [output] = lines[2]["message"]["content"]
    assert output["is_error"]
    assert lines[-1]["permission_denials"] == [
        {"tool_name": "write_file", "tool_use_id": "call-1", "tool_input": denied}
    ]


def test_a_turn_that_fails_ends_with_an_error_in_words(ask: Ask) -> None:
    status, lines = ask((ProviderOverloaded("Too many requests.", "Wait."),))
    assert status == 1
    assert (lines[-1]["subtype"], lines[-1]["is_error"]) == ("error_during_execution", True)
    assert lines[-1]["errors"] == ["Too many requests. Wait."]


def test_a_budget_that_is_used_up_has_a_subtype_of_its_own(
    ask: Ask, tmp_path: Path, project: Path
) -> None:
    workspaces = AppContainer(find_paths(tmp_path / "data"), parts()).workspaces
    budgets = Budgets(workspace=Budget(warn_tokens=1, stop_tokens=2))
    workspaces.save(replace(workspaces.for_folder(project), budgets=budgets))
    status, lines = ask(calling("read_file", path="README.md"), answering("Never said."))
    assert (status, lines[-1]["subtype"]) == (3, "error_max_budget_usd")


def test_an_unknown_price_is_null_and_not_zero(
    tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    factory = FakeProviderFactory()
    real = replace(
        parts(), provider_factory=lambda: factory, environ={"OPENAI_API_KEY": "sk-of-nobody-1234"}
    )
    words = ("--folder", project, "--model", "openai/gpt-5.5", "--output-format", "json", "go")
    assert run_ask(task_of(*words), find_paths(tmp_path / "data"), real) == 0
    result = json.loads(capsys.readouterr().out)
    VALIDATOR.validate(result)
    assert result["result"] == "openai says hello to 1234"
    assert result["total_cost_usd"] is None
    assert [used["costUSD"] for used in result["modelUsage"].values()] == [None]


@pytest.mark.parametrize("arguments", ["{", "[]", '"text"', '{"path": NaN}', "[" * 10_000])
def test_broken_arguments_of_a_call_do_not_break_a_line(ask: Ask, arguments: str) -> None:
    call = ToolCall("call-1", "read_file", arguments)
    broken = (ToolCallArrived(call), StreamFinished(StopReason.TOOLS, Usage(1, 1)))
    status, lines = ask(broken, answering("It failed."))
    assert (status, lines[-1]["result"]) == (0, "It failed.")


def test_hostile_text_stays_in_its_line_and_is_unicode(
    tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = 'a\u2028b\x85\n{"type": "result"}\r\ud800'
    provider = saying(answering(text))
    assert ask_status(tmp_path, "--output-format", "stream-json", "go", provider=provider) == 0
    written = capsys.readouterr().out
    assert written.isascii()
    lines = [json.loads(line) for line in written.splitlines()]
    assert [line["type"] for line in lines] == ["system", "assistant", "result"]
    assert lines[-1]["result"] == text.replace("\ud800", "?")


@pytest.mark.slow
def test_a_huge_output_is_cut_and_says_so(ask: Ask, project: Path) -> None:
    (project / "long.txt").write_text("a line of words\n" * 200_000)
    reading = calling("read_file", path="long.txt", lines=0)
    _status, lines = ask(reading, *[answering("A 1 the errors")] * 8)
    outputs = [line for line in lines if line["type"] == "user"]
    content = outputs[0]["message"]["content"][0]["content"]
    assert len(content) < 1_100_000
    assert content.endswith("in all; the rest is in the session]")


def test_a_turn_that_cannot_begin_writes_no_line(ask: Ask, project: Path) -> None:
    with pytest.raises(HelixError, match="has no session"):
        ask(more=("--session", "0" * 16))
