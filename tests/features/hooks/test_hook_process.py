"""What a hook reads: the keys that programs share, with their own names of tools and arguments."""

import json

import pytest

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.hooks import HookEvent, HookMoment
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import Mode
from helix_desktop.features.hooks.hook_process import MAX_PAYLOAD_CHARS, Hook, hook_payload
from helix_desktop.tools.definition_folders import DefinitionFormat

CLAUDE, GEMINI, HELIX = DefinitionFormat.CLAUDE, DefinitionFormat.GEMINI, DefinitionFormat.HELIX
EDIT = {"path": "a.py", "edits": [{"old": "1", "new": "2"}, {"old": "3", "new": "4"}]}


def payload(
    moment: HookMoment,
    *,
    dialect: DefinitionFormat = CLAUDE,
    parent: str = NO_SESSION,
    mode: Mode = Mode.ASK,
) -> dict[str, object]:
    hook = Hook("file", "Name", dialect=dialect)
    data = hook_payload(
        hook,
        moment,
        session=SessionId("s"),
        parent=SessionId(parent),
        folder="/project",
        mode=mode,
    )
    values: dict[str, object] = json.loads(data)
    return values


def of_call(tool: str, arguments: object, dialect: DefinitionFormat) -> dict[str, object]:
    text = arguments if isinstance(arguments, str) else json.dumps(arguments)
    moment = HookMoment(HookEvent.BEFORE_TOOL, ToolCall("c1", tool, text))
    return payload(moment, dialect=dialect)


def test_every_hook_reads_who_where_and_what_it_is() -> None:
    values = payload(HookMoment(HookEvent.STOP, text="done", again=True), mode=Mode.PLAN)
    assert values == {
        "session_id": "s",
        "transcript_path": "",
        "cwd": "/project",
        "permission_mode": "plan",
        "hook_event_name": "Name",
        "stop_hook_active": True,
        "last_assistant_message": "done",
    }


@pytest.mark.parametrize(
    ("dialect", "tool", "name"),
    [
        (CLAUDE, "shell", "Bash"),
        (GEMINI, "shell", "run_shell_command"),
        (HELIX, "shell", "shell"),
        (CLAUDE, "github__search", "mcp__github__search"),
        (CLAUDE, "submit_plan", "submit_plan"),
    ],
)
def test_a_tool_has_the_name_of_the_hooks_program(
    dialect: DefinitionFormat, tool: str, name: str
) -> None:
    assert of_call(tool, {}, dialect)["tool_name"] == name


def test_a_call_has_also_the_arguments_of_the_hooks_program() -> None:
    theirs = {"file_path": "/project/a.py", "old_string": "1\n3", "new_string": "2\n4"}
    assert of_call("edit_file", EDIT, CLAUDE)["tool_input"] == EDIT | theirs
    assert of_call("edit_file", EDIT, HELIX)["tool_input"] == EDIT
    odd = {"path": "/etc/x", "edits": [7, {"old": 1}]}
    assert of_call("edit_file", odd, CLAUDE)["tool_input"] == {
        **odd,
        "file_path": "/etc/x",
        "old_string": "1",
        "new_string": "",
    }
    assert of_call("edit_file", "{cut", CLAUDE)["tool_input"] == {}


def test_a_subagent_is_named_beside_the_session_that_began_it() -> None:
    values = payload(HookMoment(HookEvent.PROMPT, text="x"), parent="p")
    assert (values["session_id"], values["agent_id"]) == ("p", "s")


def test_a_text_of_any_size_is_cut_and_half_a_character_is_no_crash() -> None:
    values = payload(HookMoment(HookEvent.PROMPT, text="\ud83d" + "x" * MAX_PAYLOAD_CHARS))
    assert str(values["prompt"]).startswith("?x")
    assert len(str(values["prompt"])) == MAX_PAYLOAD_CHARS
