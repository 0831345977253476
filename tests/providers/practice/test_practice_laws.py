"""Whatever is said to it and whatever happened before: a legal move, the same one every time."""

import json
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.context.texts import prompts
from helix_desktop.context.texts.plain_text import is_own_text
from helix_desktop.domain.llm import ModelRequest, StopReason
from helix_desktop.domain.messages import Message, Role, Text, ToolCall, ToolResult, ToolSpec
from helix_desktop.providers.practice.practice_model import (
    LLMS,
    PRACTICE,
    PracticeReply,
    make_reply,
)
from tests.providers.practice.scenes import ALL_TOOLS, LEDGER, Conversation, user

WORDS = st.sampled_from(
    """read list find search grep explore summarise every file create and then in src README.md
    src/ledger.py “ ” ` ' " ; . ? ! , : - lines 10-40 recall abcdef0123456789 change delegate run
    tests write hello into replace with to this project the files for it go on please 读取 それから
    \n Never how does Ledger work 🙂 \ud800 \x00 a/b/c ../.. /etc/passwd https://x.y/z [CACHED] None
    """.replace("\n    ", " ").split(" ")
)  # fmt: skip
MESSAGES = st.one_of(st.lists(WORDS, max_size=20).map(" ".join), st.text(max_size=300))
SHA = "0123456789abcdef" * 4
OUTPUTS = st.one_of(
    st.text(max_size=200),
    st.sampled_from(
        (
            "README.md (12 bytes)\nsrc/\nodd `name`.py (3 bytes)\n(unreadable)",
            "1\t# Ledger\n2\tclass Ledger:\n[more lines follow; go on with start=3]",
            f'[CACHED] recall_cached_content("{SHA}")\nread_file · src/ledger.py\nnames: Ledger',
            f'[CACHED] recall_cached_content("{SHA}")\nx\n[lines 1-2]\n1\ta\n7: 7\tdef b():',
            "src/ledger.py:8: # TODO\n[stopped after 200 hits]",
            "3\t3\tclass Ledger:\n[1 of 3 lines match; not shown: 9]",
            "[empty file]",
            "",
        )
    ),
)
SAID = st.one_of(
    st.text(max_size=80),
    st.sampled_from(
        (
            "I'll list src.\nStep 2.",
            "I'll look.\nStep 3. Checked 9. Still to check: `a.py`, `src/`, `../..`",
            "Step 9999. Checked 9999. Still to check: ``",
            "- src/a.py:1  class A:",
        )
    ),
)
FOLDS = st.sampled_from(
    (
        f'[Conversation History Notes]\nLedger\n[HISTORY] recall_history("{SHA}")\nrecalls',
        "[Conversation History Summary]\n## 5. TODO Items\n- (high) something\n## 6. User",
        "[Conversation History Observations]",
    )
)
VALUES = st.one_of(st.text(max_size=20), st.integers(), st.none(), st.lists(st.integers()))
ARGUMENTS = st.one_of(
    st.text(max_size=30),
    st.dictionaries(
        st.sampled_from(("path", "text", "sha256", "start", "lines", "todos")), VALUES
    ).map(json.dumps),
)


@st.composite
def histories(draw: st.DrawFn) -> list[Message]:
    """Turns in any state: calls with and without results, folds, words of its own and of others."""
    results: list[Message] = [Message(Role.SYSTEM, (Text("s"),))]
    names = [tool.name for tool in ALL_TOOLS]
    for number in range(draw(st.integers(0, 5))):
        match draw(st.sampled_from(("typed", "fold", "step", "said"))):
            case "typed":
                results.append(user(draw(MESSAGES)))
            case "fold":
                results.append(user(draw(FOLDS)))
            case "said":
                results.append(Message(Role.ASSISTANT, (Text(draw(SAID)),)))
            case _:
                call = ToolCall(f"c{number}", draw(st.sampled_from(names)), draw(ARGUMENTS))
                results.append(Message(Role.ASSISTANT, (Text(draw(SAID)), call)))
                failed = draw(st.booleans())
                if draw(st.integers(0, 9)):
                    result = ToolResult(call.id, draw(OUTPUTS), failed=failed)
                    results.append(Message(Role.TOOL, (result,)))
    return results


TOOLBOXES = st.one_of(
    st.just(ALL_TOOLS), st.lists(st.sampled_from(ALL_TOOLS), unique=True).map(tuple), st.just(())
)
TYPES: dict[str, tuple[type, ...]] = {"string": (str,), "integer": (int,), "boolean": (bool,)}


def fits(value: object, shape: dict[str, object]) -> bool:
    """Whether a value is what a shape of our own tools says."""
    if isinstance(options := shape.get("anyOf"), list):
        return any(fits(value, option) for option in options)
    if shape["type"] == "array":
        shapes = shape["items"]
        return isinstance(value, list) and all(object_fits(item, shapes) for item in value)
    if not isinstance(value, TYPES.get(str(shape["type"]), ())):
        return False
    if isinstance(value, bool) is not (shape["type"] == "boolean"):
        return False
    size, least, most = value, "minimum", "maximum"
    if isinstance(value, str):
        size, least, most = len(value), "minLength", "maxLength"
    return bool(shape.get(least, size) <= size <= shape.get(most, size))  # type: ignore[operator]


def object_fits(given: dict[str, object], schema: object) -> bool:
    """Whether all that is required is given, and nothing that is not known."""
    assert isinstance(schema, dict)
    fields = schema["properties"]
    return set(schema.get("required", ())) <= set(given) <= set(fields) and all(
        fits(value, fields[name]) for name, value in given.items()
    )


def answered_since(history: list[Message]) -> set[tuple[str, str]]:
    """The calls since somebody said something that have a result."""
    typed = [
        place
        for place, message in enumerate(history)
        if message.role is Role.USER and not is_own_text(message.text)
    ]
    since = history[typed[-1] :] if typed else history
    results = {part.call for item in since for part in item.parts if isinstance(part, ToolResult)}
    calls = [call for item in since for call in item.calls]
    return {(call.tool, canonical(call.arguments)) for call in calls if call.id in results}


def canonical(arguments: str) -> str:
    """Arguments in the form that two equal calls have in common."""
    try:
        return json.dumps(json.loads(arguments), sort_keys=True)
    except ValueError:
        return arguments


def check_legal(reply: PracticeReply, request: ModelRequest) -> None:
    assert reply.text or reply.calls
    assert (reply.reason is StopReason.TOOLS) == bool(reply.calls)
    known = [tool for tool in request.tools]
    keys = [(call.tool, call.arguments) for call in reply.calls]
    assert len(set(keys)) == len(keys)
    for call in reply.calls:
        assert any(accepts(spec, call) for spec in known if spec.name == call.tool)


def accepts(spec: ToolSpec, call: ToolCall) -> bool:
    return object_fits(json.loads(call.arguments), json.loads(spec.schema))


@given(MESSAGES, histories(), TOOLBOXES)
def test_any_message_gets_a_valid_reply_and_the_same_one_again(
    text: str, history: list[Message], tools: tuple[ToolSpec, ...]
) -> None:
    request = ModelRequest(PRACTICE, (*history, user(text)), tools)
    reply = make_reply(request)
    check_legal(reply, request)
    assert make_reply(request) == reply


@given(histories(), TOOLBOXES)
def test_any_history_gets_a_valid_reply_that_repeats_no_call(
    history: list[Message], tools: tuple[ToolSpec, ...]
) -> None:
    request = ModelRequest(PRACTICE, tuple(history), tools)
    reply = make_reply(request)
    check_legal(reply, request)
    made = answered_since(history)
    assert not {(call.tool, canonical(call.arguments)) for call in reply.calls} & made


@given(MESSAGES)
def test_every_turn_ends_and_no_call_is_made_twice_in_it(text: str) -> None:
    outputs = dict.fromkeys(
        ("recall_cached_content", "SubAgent", "shell", "write_file", "edit_file"), "done"
    )
    conversation = Conversation(LEDGER, outputs, ALL_TOOLS)
    conversation.say(text)
    keys = [(call.tool, call.arguments) for call in conversation.made]
    assert len(set(keys)) == len(keys)


@given(MESSAGES, st.sampled_from(LLMS))
def test_questions_of_the_engine_are_answered_whatever_stands_in_them(
    text: str, llm: object
) -> None:
    material = (
        f"<material>\n<user n=1>\n{text}\n</user>\n<output n=2 x>\n{text}\n</output>\n</material>"
    )
    budget = {"budget": 200}
    for question in (
        prompts.GATE.format(outputs=f"A: read_file · {text}\nB: x · no room for 3"),
        prompts.EXTRACT.format(budget=9, instructions=text) + f"\n\n<output>\n{text}\n</output>",
        f"{material}\n\n{prompts.DATA}\n\n{prompts.HANDOVER.format(**budget)}",
        f"{material}\n\n{prompts.DATA}\n\n{prompts.OBSERVATIONS.format(**budget)}",
        f"{prompts.DATA}\n\n{prompts.REFLECT.format(**budget)}\n\n<observations>\n{text}\n</observations>",
        prompts.HANDOVER_LIVE.format(tail=f" and begins with “{text}”") + "\n\n" + prompts.DATA,
        prompts.HANDOVER_REPAIR.format(problems=text),
    ):
        request = ModelRequest(PRACTICE, (user(text), user(question)), ALL_TOOLS)
        reply = make_reply(request)
        assert reply.text.strip()
        assert reply.calls == ()


HOSTILE = {
    "words": lambda: "find the needle in src and then read it " * 130_000,
    "one word": lambda: "x" * 5_000_000,
    "quotes": lambda: "`\"“'" * 1_250_000,
    "blanks": lambda: " " * 5_000_000 + "read README.md",
    "lines": lambda: "\n" * 5_000_000,
    "dots": lambda: "a." * 2_500_000,
    "paths": lambda: "a/" * 2_500_000,
    "digits": lambda: "lines 1-" + "9" * 5_000_000,
    "recalls": lambda: "recall " * 700_000,
    "markers": lambda: '[CACHED] recall_cached_content("' * 150_000,
    "chinese": lambda: "读取文件" * 1_250_000,
    "then": lambda: ", then" * 800_000,
    "replaces": lambda: "replace " * 600_000,
}
"""Made when they are needed: together they take 65 MB."""


@pytest.mark.alone
@pytest.mark.parametrize("name", HOSTILE)
def test_messages_of_five_megabytes_take_no_more_than_fifty_milliseconds_each_megabyte(
    name: str,
) -> None:
    request = ModelRequest(PRACTICE, (user(HOSTILE[name]()),), ALL_TOOLS)
    make_reply(ModelRequest(PRACTICE, (user("hello"),), ALL_TOOLS))
    began = time.thread_time()
    check_legal(make_reply(request), request)
    assert time.thread_time() - began < 0.25


@pytest.mark.alone
@pytest.mark.parametrize("name", HOSTILE)
def test_outputs_of_five_megabytes_take_at_most_fifty_milliseconds_each_megabyte(name: str) -> None:
    question = user("read README.md, then find needle in README.md")
    call = ToolCall("c", "read_file", '{"path": "README.md"}')
    numbered = "\n".join(f"{n}\t{line}" for n, line in enumerate(HOSTILE[name]().split("\n"), 1))
    messages = (
        question,
        Message(Role.ASSISTANT, (call,)),
        Message(Role.TOOL, (ToolResult("c", numbered),)),
    )
    size = len(numbered) / 1e6
    make_reply(ModelRequest(PRACTICE, (user("hello"),), ALL_TOOLS))
    began = time.thread_time()
    check_legal(
        make_reply(ModelRequest(PRACTICE, messages, ALL_TOOLS)),
        ModelRequest(PRACTICE, messages, ALL_TOOLS),
    )
    assert time.thread_time() - began < 0.05 * size
