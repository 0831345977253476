"""Requests to Gemini: contents, calls and responses, and parts that go back as they came."""

import json
from typing import Any

import pytest

from helix_desktop.context.texts.placeholders import EMPTY
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.llm import Llm, ModelRequest
from helix_desktop.domain.messages import (
    Image,
    Message,
    Text,
    Thinking,
    ToolCall,
    ToolResult,
    ToolSpec,
)
from helix_desktop.domain.value import replace
from helix_desktop.providers.dialects.encoding import SYSTEM_NOTE
from helix_desktop.providers.dialects.gemini_request import UNSIGNED, GeminiDialect
from tests.providers.dialects.rules import gemini_problems
from tests.providers.dialects.streams import TOOL, assistant, read, recorded, system, tool, user
from tests.providers.dialects.test_gemini_reader import asks, piece

GEMINI = Llm("gemini-3-pro", "google", 1_000_000, 65_536)
HOME = GeminiDialect("home")
PICTURE = Image(Digest("a" * 64), "image/png", 10, 10, 3)
SEEN = {PICTURE.content: b"abc"}
ASKED = user("Look at a.")


def body(*messages: Message, llm: Llm = GEMINI, tools: tuple[ToolSpec, ...] = ()) -> dict[str, Any]:
    out = HOME.encode_request(ModelRequest(llm, messages, tools, 1_000), SEEN)
    result: dict[str, Any] = json.loads(out.body)
    signed = llm is GEMINI
    assert gemini_problems(result, signed=signed) == []
    return result


def contents_of(document: dict[str, Any]) -> list[dict[str, Any]]:
    """The parts of the model, of all contents."""
    return [
        part
        for content in document["contents"]
        if content["role"] == "model"
        for part in content["parts"]
    ]


def test_the_system_stands_apart_and_later_words_of_it_are_the_users() -> None:
    result = body(system("Be brief."), system("Never push."), ASKED, system("It is late."))
    texts = [part["text"] for part in result["systemInstruction"]["parts"]]
    assert texts == ["Be brief.", "Never push."]
    [content] = result["contents"]
    assert [part["text"] for part in content["parts"]] == [
        "Look at a.",
        f"{SYSTEM_NOTE}\nIt is late.",
    ]


def test_the_model_is_part_of_the_address_and_the_key_is_not() -> None:
    request = ModelRequest(replace(GEMINI, id="models/a b/c?key=x"), (ASKED,))
    out = HOME.encode_request(request, {})
    assert out.path == "/models/a%20b%2Fc%3Fkey%3Dx:streamGenerateContent?alt=sse"
    assert HOME.key_headers("k") == (("x-goog-api-key", "k"),)


def test_responses_stand_among_themselves_right_behind_their_calls() -> None:
    calls = assistant(ToolCall("c1", "look", '{"n":1}'), ToolCall("c2", "list", "{}"))
    result = body(
        ASKED,
        calls,
        tool(ToolResult("c1", "a", images=(PICTURE,))),
        tool(ToolResult("c2", "", failed=True)),
        user("go on"),
    )
    _, _, given, shown = result["contents"]
    assert [part["functionResponse"] for part in given["parts"]] == [
        {"name": "look", "response": {"output": "a"}},
        {"name": "list", "response": {"error": EMPTY}},
    ]
    assert shown["parts"][1] == {"inlineData": {"mimeType": "image/png", "data": "YWJj"}}
    assert shown["parts"][-1] == {"text": "go on"}


def test_pictures_are_sent_or_described_in_words() -> None:
    missing_picture = Image(Digest("b" * 64), "image/webp", 4, 5, 6)
    result = body(user("this", PICTURE, missing_picture))
    _, shown, description = result["contents"][0]["parts"]
    assert shown == {"inlineData": {"mimeType": "image/png", "data": "YWJj"}}
    assert "image/webp" in description["text"]


@pytest.mark.parametrize(
    ("model", "thinks"),
    [
        ("gemini-2.5-pro", True),
        ("gemini-3-flash-preview", True),
        ("models/gemini-3.8-flash", True),
        ("gemini-2.0-flash", False),
        ("gemini-2.5-flash-image", False),
        ("gemma-3-27b-it", False),
    ],
)
def test_thoughts_are_requested_only_from_gemini_models_that_think(
    model: str, thinks: bool
) -> None:
    result = body(ASKED, llm=replace(GEMINI, id=model))["generationConfig"]
    assert result["maxOutputTokens"] == 1_000
    assert ("thinkingConfig" in result) is thinks


def test_parts_that_gemini_signed_are_sent_back_unchanged_with_their_ids() -> None:
    came = [
        {"text": "hm", "thought": True, "thoughtSignature": "T=="},
        {"text": "I "},
        {"text": "look.", "thoughtSignature": "W=="},
        asks("read_file", {"path": "a"}, id="f1", thoughtSignature="C=="),
        asks("read_file", {"path": "b"}, id="f2"),
    ]
    step = recorded(
        read(HOME.new_parser(), [piece(part) for part in came] + [piece(reason="STOP")])
    )
    results = [tool(ToolResult(call.id, call.id)) for call in step.calls]
    result = body(ASKED, step, *results)
    assert contents_of(result) == came
    ids = [part["functionResponse"]["id"] for part in result["contents"][2]["parts"]]
    assert ids == ["f1", "f2"]


def test_a_signature_that_came_alone_goes_back_alone() -> None:
    came = [{"text": "Done."}, {"text": "", "thoughtSignature": "W=="}]
    step = recorded(read(HOME.new_parser(), [*map(piece, came), piece(reason="STOP")]))
    assert contents_of(body(ASKED, step, user("more"))) == came


def test_a_signature_does_not_speak_for_a_text_that_was_changed() -> None:
    step = recorded(read(HOME.new_parser(), [piece({"text": "long", "thoughtSignature": "W"})]))
    [part] = step.parts
    assert isinstance(part, Text)
    changed = Message(step.role, (Text("short", part.opaque),))
    assert contents_of(body(ASKED, changed, user("more"))) == [{"text": "short"}]


def test_calls_of_other_models_say_that_they_have_no_signature() -> None:
    calls = (
        ToolCall("a", "look", "{}", '{"by":"gemini","signature":"x"}'),
        ToolCall("b", "look", "["),
    )
    results = [tool(ToolResult(call.id, "done")) for call in calls]
    first, second = contents_of(body(ASKED, assistant(*calls), *results))
    assert first["thoughtSignature"] == UNSIGNED
    assert second == {"functionCall": {"name": "look", "args": {"unreadable_arguments": "["}}}
    older = body(ASKED, assistant(*calls), *results, llm=replace(GEMINI, id="gemini-2.5-pro"))
    assert not any("thoughtSignature" in part for part in contents_of(older))


def test_thinking_without_a_signature_is_not_sent_to_gemini() -> None:
    thoughts = (Thinking("hm"), Thinking("hm", '{"by":"anthropic","signature":"x"}'))
    assert contents_of(body(ASKED, assistant(*thoughts, "Done."), user("more"))) == [
        {"text": "Done."}
    ]


def test_tools_are_declared_with_their_parameters() -> None:
    nothing = ToolSpec("now", "The time.", '{"type":"object","properties":{}}')
    [declaration] = body(ASKED, tools=(TOOL, nothing))["tools"]
    assert declaration["functionDeclarations"] == [
        {
            "name": "read_file",
            "description": "Reads a file.",
            "parameters": {"type": "object", "properties": {"path": {"type": "string"}}},
        },
        {"name": "now", "description": "The time."},
    ]
