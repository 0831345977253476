"""Whatever happened to a session, its request is one that every dialect's servers take."""

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace as with_fields

from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.llm import Llm, ModelRequest
from helix_desktop.domain.messages import Image, Message, Part, Thinking, ToolCall, ToolResult
from helix_desktop.domain.value import replace
from helix_desktop.providers.dialect import Dialect
from helix_desktop.providers.dialects import anthropic_blocks as anthropic_seals
from helix_desktop.providers.dialects import gemini_stream as gemini_parts
from helix_desktop.providers.dialects.anthropic_request import AnthropicDialect
from helix_desktop.providers.dialects.gemini_request import GeminiDialect
from helix_desktop.providers.dialects.ollama import OllamaDialect
from helix_desktop.providers.dialects.openai_chat import OpenAIChatDialect
from helix_desktop.providers.dialects.openai_chat_quirks import DEEPSEEK, GENERAL, MISTRAL, OPENAI
from helix_desktop.providers.dialects.openai_responses import OpenAIResponsesDialect
from helix_desktop.providers.dialects.table import DIALECTS
from tests.context.sessions import Act, Ask, picture
from tests.engine.laws import after_every_act, law
from tests.engine.stage import FakeToolbox
from tests.engine.story import Story, played
from tests.providers.dialects import anthropic_streams as sent
from tests.providers.dialects.judges import CHAT_REQUEST, REQUEST, RESPONSES_REQUEST, complaints
from tests.providers.dialects.rules import anthropic_problems, everything, gemini_problems
from tests.providers.dialects.streams import TOOL, read, recorded, tool, user
from tests.providers.dialects.talks import STRANGE
from tests.providers.dialects.test_gemini_reader import asks, piece

CLAUDE = Llm("claude-sonnet-4-5", "anthropic", 200_000, 8_000)
GEMINI = Llm("gemini-3-pro", "google", 1_000_000, 65_536)
PICTURES = {image.content: content.data for image, content in map(picture, range(300))}


def sealed(message: Message, place: str) -> Message:
    """The opaque blocks of a made-up session as this place would have made them."""

    def part(item: Part) -> Part:
        match item:
            case Thinking(text, opaque) if opaque:
                seal = anthropic_seals.AnthropicOpaque(opaque, place=place)
                return Thinking(text, anthropic_seals.OPAQUE_CODEC.encode(seal))
            case ToolCall(opaque=opaque) if opaque:
                signed = gemini_parts.GeminiOpaque(opaque, place=place)
                return with_fields(item, opaque=gemini_parts.OPAQUE_CODEC.encode(signed))
            case _:
                return item

    return Message(message.role, tuple(part(item) for item in message.parts))


def last_request(story: Story, llm: Llm) -> ModelRequest:
    window = story.requests[-1].window
    messages = tuple(sealed(message, "home") for message in window.messages)
    half = len(messages) // 2
    tools = FakeToolbox().specs()
    return ModelRequest(llm, messages, tools, 1_000, stable=half // 2, unchanged=half, session="s")


@pytest.mark.slow
@after_every_act()
async def test_anthropic_takes_the_request_of_any_session(story: Story, act: Act) -> None:
    if not isinstance(act, Ask) or not story.requests:
        return
    request = last_request(story, CLAUDE)
    body = json.loads(AnthropicDialect("home").encode_request(request, PICTURES).body)
    assert anthropic_problems(body) == []
    assert complaints(REQUEST, body) == []
    signed = [
        (part.text, seal.signature)
        for message in request.messages
        for part in message.parts
        if isinstance(part, Thinking)
        and (seal := anthropic_seals.OPAQUE_CODEC.decode(part.opaque)) is not None
    ]
    thinking_blocks = [block for block in everything(body) if block.get("type") == "thinking"]
    assert [(block["thinking"], block["signature"]) for block in thinking_blocks] == signed


@pytest.mark.slow
@after_every_act()
async def test_google_takes_the_request_of_any_session(story: Story, act: Act) -> None:
    if isinstance(act, Ask) and story.requests:
        request = last_request(story, GEMINI)
        body = json.loads(GeminiDialect("home").encode_request(request, PICTURES).body)
        assert gemini_problems(body) == []


@pytest.mark.slow
@law(many=20)
def test_what_was_sent_before_is_the_beginning_of_what_is_sent_next(
    script: list[Act], preset: str
) -> None:
    before: list[ModelRequest] = []

    def texts(request: ModelRequest) -> list[dict[str, Any]]:
        body = json.loads(AnthropicDialect("home").encode_request(request, PICTURES).body)
        blocks = everything(body)
        for block in blocks:
            block.pop("cache_control", None)
        return blocks

    async def check(story: Story, act: Act) -> None:
        if not isinstance(act, Ask) or not story.requests:
            return
        request = last_request(story, CLAUDE)
        if before and request.messages[: len(before[-1].messages)] == before[-1].messages:
            earlier = texts(before[-1])
            assert texts(request)[: len(earlier)] == earlier
        before.append(request)

    played(script, preset, check)


SAID = st.text(st.characters(codec="utf-8"), max_size=20)
SIGNATURES = st.text("abcXYZ09+/=_-", min_size=1, max_size=40)
ARGUMENTS = st.dictionaries(st.text("ab", min_size=1, max_size=3), SAID | st.integers(), max_size=3)


@st.composite
def claude_says(draw: st.DrawFn) -> list[dict[str, Any]]:
    """Blocks of one reply as they stand in an answer that is not streamed."""
    blocks: list[dict[str, Any]] = []
    for number in range(draw(st.integers(1, 6))):
        match draw(st.sampled_from(("thinking", "redacted", "text", "call", "call"))):
            case "thinking":
                thought = {"thinking": draw(SAID), "signature": draw(SIGNATURES)}
                blocks.append({"type": "thinking", **thought})
            case "redacted":
                blocks.append({"type": "redacted_thinking", "data": draw(SIGNATURES)})
            case "text":
                blocks.append({"type": "text", "text": f"{number} {draw(SAID)}"})
            case _:
                call = {"id": f"toolu_{number}", "name": "look", "input": draw(ARGUMENTS)}
                blocks.append({"type": "tool_use", **call})
    return [*blocks, {"type": "text", "text": "So."}]


def streamed(blocks: list[dict[str, Any]]) -> list[dict[str, Any]]:
    events = [sent.start()]
    for index, block in enumerate(blocks):
        match block["type"]:
            case "thinking":
                events += sent.thought(index, block["thinking"], signature=block["signature"])
            case "redacted_thinking":
                events += sent.redacted(index, block["data"])
            case "text":
                events += sent.text(index, block["text"])
            case _:
                pieces = (json.dumps(block["input"]),)
                events += sent.call(index, block["id"], block["name"], pieces=pieces)
    return [*events, *sent.end()]


def merged(blocks: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Neighbouring texts are one."""
    result: list[dict[str, Any]] = []
    for block in blocks:
        if result and block["type"] == result[-1]["type"] == "text":
            result[-1] = {"type": "text", "text": result[-1]["text"] + block["text"]}
        else:
            result.append(block)
    return result


def results(step: Message) -> list[Message]:
    return [tool(ToolResult(call.id, "done")) for call in step.calls]


@given(claude_says())
def test_what_claude_said_goes_back_as_it_came(blocks: list[dict[str, Any]]) -> None:
    home = AnthropicDialect("home")
    step = recorded(read(home.new_parser(), streamed(blocks)))
    messages = (user("hi"), step, *results(step), user("more"))
    request = ModelRequest(CLAUDE, messages, max_output=1_000)
    body = json.loads(home.encode_request(request, {}).body)
    assert body["messages"][1]["content"] == merged(blocks)
    assert anthropic_problems(body) == []


@st.composite
def gemini_says(draw: st.DrawFn) -> list[dict[str, Any]]:
    """Parts of one reply as they are streamed; each is signed or not."""
    parts: list[dict[str, Any]] = []
    for number in range(draw(st.integers(1, 6))):
        signed = {"thoughtSignature": draw(SIGNATURES)} if draw(st.booleans()) else {}
        match draw(st.sampled_from(("thought", "text", "call"))):
            case "thought":
                parts.append({"text": f"{number} {draw(SAID)}", "thought": True, **signed})
            case "text":
                parts.append({"text": f"{number} {draw(SAID)}", **signed})
            case _:
                named = {"id": f"f{number}"} if draw(st.booleans()) else {}
                parts.append(asks("look", draw(ARGUMENTS), **named, **signed))
    return [*parts, {"text": "So.", "thoughtSignature": "W"}]


def signed_parts(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [part for part in parts if part.get("thoughtSignature")]


@given(gemini_says())
def test_what_gemini_signed_goes_back_as_it_came(parts: list[dict[str, Any]]) -> None:
    home = GeminiDialect("home")
    step = recorded(read(home.new_parser(), [*map(piece, parts), piece(reason="STOP")]))
    messages = (user("hi"), step, *results(step), user("more"))
    # an older model: calls without a signature are left without
    request = ModelRequest(replace(GEMINI, id="gemini-2.5-pro"), messages, max_output=1_000)
    body = json.loads(home.encode_request(request, {}).body)
    [back] = [content["parts"] for content in body["contents"] if content["role"] == "model"]
    assert signed_parts(back) == signed_parts(parts)
    calls = [part["functionCall"] for part in parts if "functionCall" in part]
    assert [part["functionCall"] for part in back if "functionCall" in part] == calls
    words = "".join(part["text"] for part in parts if "text" in part and "thought" not in part)
    assert "".join(p["text"] for p in back if "text" in p and "thought" not in p) == words
    assert gemini_problems(body, signed=False) == []


@pytest.mark.parametrize("name", STRANGE)
def test_an_unusual_conversation_becomes_a_request_that_each_server_accepts(name: str) -> None:
    request = ModelRequest(CLAUDE, (*STRANGE[name], user("?")), max_output=1_000, session="s")
    body = json.loads(AnthropicDialect("home").encode_request(request, {}).body)
    assert anthropic_problems(body) == []
    assert complaints(REQUEST, body) == []
    other = replace(request, llm=GEMINI)
    assert gemini_problems(json.loads(GeminiDialect("home").encode_request(other, {}).body)) == []
    for quirks in (GENERAL, OPENAI, MISTRAL, DEEPSEEK):
        messages = json.loads(OpenAIChatDialect(quirks).encode_request(request, {}).body)[
            "messages"
        ]
        assert {item["role"] for item in messages} <= {"system", "user", "assistant", "tool"}
    assert len(json.loads(OllamaDialect().encode_request(request, {}).body)["messages"]) > len(
        STRANGE[name]
    )
    items = json.loads(OpenAIResponsesDialect().encode_request(request, {}).body)["input"]
    assert len(items) > len(STRANGE[name])


UNREADABLE = ('{"default":NaN}', '{"default":1e999}', "[]", '"\\ud800"', "")


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("schema", UNREADABLE)
def test_a_tool_with_an_unreadable_schema_takes_any_arguments(
    dialect: DialectId, schema: str
) -> None:
    made = DIALECTS[dialect]("home")
    odd, plain = (replace(TOOL, schema=item) for item in (schema, '{"type":"object"}'))
    request = ModelRequest(CLAUDE, (user("?"),), (odd,))
    assert made.encode_request(request, {}) == made.encode_request(
        replace(request, tools=(plain,)), {}
    )


def test_the_made_up_sessions_have_all_their_pictures() -> None:
    image, content = picture(7)
    body = json.loads(
        AnthropicDialect().encode_request(ModelRequest(CLAUDE, (user(image),)), PICTURES).body
    )
    assert isinstance(image, Image)
    assert PICTURES[image.content] == content.data
    assert body["messages"][0]["content"][0]["type"] == "image"


LLM = Llm("gpt-5", "openai", 400_000, 128_000)

Body = dict[str, Any]


def written(grammar: Dialect, story: Story) -> Body:
    messages = story.requests[-1].window.messages
    request = ModelRequest(LLM, messages, FakeToolbox().specs(), 1_000, session="s")
    body: Body = json.loads(grammar.encode_request(request, PICTURES).body)
    return body


def unpaired(body: Body) -> Iterator[str]:
    """Calls that are not answered directly behind them, once each and in their order."""
    owed: list[str] = []
    for at, message in enumerate(body["messages"]):
        if message["role"] == "tool":
            if message["tool_call_id"] != (owed or [""])[0]:
                yield f"{at} answers {message['tool_call_id']}, due is {owed[:1]}"
            owed = owed[1:]
            continue
        if owed:
            yield f"{at} comes before the results of {owed}"
        owed = [call["id"] for call in message.get("tool_calls") or []]
    if owed:
        yield f"the results of {owed} are missing"


def refusing() -> OpenAIChatDialect:
    """As it writes once a server has refused two messages of the user in a row."""
    grammar = OpenAIChatDialect(GENERAL)
    assert grammar.learn_from_rejection(
        "Conversation roles must alternate user/assistant/user/assistant/...", LLM.id
    )
    return grammar


def misplaced(body: Body) -> Iterator[str]:
    """What local templates ask: one system message, first; then the user's turn."""
    roles = [message["role"] for message in body["messages"]]
    if "system" in roles[1:]:
        yield "a system message between others"
    talk = [role for role in roles if role in ("user", "assistant")]
    if talk[:1] != ["user"]:
        yield f"it begins with {talk[:1]}"


def repeated(body: Body) -> Iterator[str]:
    """What the strictest of them ask besides: the user only after the model's own words."""
    roles = [message["role"] for message in body["messages"]]
    pairs = [pair for pair in pairwise(roles) if pair[1] == "user"]
    yield from (f"the user after {before}" for before, _ in pairs if before in ("user", "tool"))


@pytest.mark.slow
@after_every_act()
async def test_chat_servers_take_the_request_of_any_session(story: Story, act: Act) -> None:
    if not isinstance(act, Ask) or not story.requests:
        return
    for manners in (OPENAI, GENERAL, MISTRAL):
        body = written(OpenAIChatDialect(manners), story)
        assert complaints(CHAT_REQUEST, body) == []
        assert list(unpaired(body)) == []
    assert list(misplaced(written(OpenAIChatDialect(GENERAL), story))) == []
    strict = written(refusing(), story)
    assert [*misplaced(strict), *repeated(strict), *unpaired(strict)] == []
    messages = written(OpenAIChatDialect(DEEPSEEK), story)["messages"]
    assert all("reasoning_content" in item for item in messages if item["role"] == "assistant")


@pytest.mark.slow
@after_every_act()
async def test_responses_take_the_request_of_any_session(story: Story, act: Act) -> None:
    if not isinstance(act, Ask) or not story.requests:
        return
    body = written(OpenAIResponsesDialect(), story)
    assert complaints(RESPONSES_REQUEST, body) == []
    made = [item["call_id"] for item in body["input"] if item["type"] == "function_call"]
    answered = [item["call_id"] for item in body["input"] if item["type"].endswith("_output")]
    assert answered == made


@pytest.mark.slow
@after_every_act()
async def test_ollama_takes_the_request_of_any_session(story: Story, act: Act) -> None:
    if not isinstance(act, Ask) or not story.requests:
        return
    for message in written(OllamaDialect(), story)["messages"]:
        assert isinstance(message["content"], str)
        assert message["role"] != "tool" or message["tool_name"]
        for call in message.get("tool_calls", []):
            assert isinstance(call["function"]["arguments"], dict)
