"""Whatever happened to a session, OpenAI, strict local servers and Ollama take its request."""

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from helix_desktop.domain.llm import Llm, ModelRequest
from helix_desktop.providers.dialect import Dialect
from helix_desktop.providers.dialects.ollama import OllamaDialect
from helix_desktop.providers.dialects.openai_chat_fields import DEEPSEEK, GENERAL, MISTRAL, OPENAI
from helix_desktop.providers.dialects.openai_chat_request import OpenAIChatDialect
from helix_desktop.providers.dialects.openai_responses_request import OpenAIResponsesDialect
from tests.context.sessions import Act, Ask, picture
from tests.engine.laws import law
from tests.engine.stage import FakeToolbox
from tests.engine.story import Story, played
from tests.providers.dialects.openai_judges import CHAT_REQUEST, RESPONSES_REQUEST, complaints

LLM = Llm("gpt-5", "openai", 400_000, 128_000)
PICTURES = {image.content: content.data for image, content in map(picture, range(300))}

Body = dict[str, Any]


def written(grammar: Dialect, story: Story) -> Body:
    messages = story.asked[-1].window.messages
    request = ModelRequest(LLM, messages, FakeToolbox().specs(), 1_000, session="s")
    body: Body = json.loads(grammar.outgoing(request, PICTURES).body)
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
    """As it writes once a server has refused two messages of the person in a row."""
    grammar = OpenAIChatDialect(GENERAL)
    assert grammar.learned(
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
@law()
def test_chat_servers_take_the_request_of_any_session(script: list[Act], preset: str) -> None:
    async def check(story: Story, act: Act) -> None:
        if not isinstance(act, Ask) or not story.asked:
            return
        for manners in (OPENAI, GENERAL, MISTRAL):
            body = written(OpenAIChatDialect(manners), story)
            assert complaints(CHAT_REQUEST, body) == []
            assert list(unpaired(body)) == []
        assert list(misplaced(written(OpenAIChatDialect(GENERAL), story))) == []
        strict = written(refusing(), story)
        assert [*misplaced(strict), *repeated(strict), *unpaired(strict)] == []
        said = written(OpenAIChatDialect(DEEPSEEK), story)["messages"]
        assert all("reasoning_content" in each for each in said if each["role"] == "assistant")

    played(script, preset, check)


@pytest.mark.slow
@law()
def test_responses_take_the_request_of_any_session(script: list[Act], preset: str) -> None:
    async def check(story: Story, act: Act) -> None:
        if not isinstance(act, Ask) or not story.asked:
            return
        body = written(OpenAIResponsesDialect(), story)
        assert complaints(RESPONSES_REQUEST, body) == []
        made = [item["call_id"] for item in body["input"] if item["type"] == "function_call"]
        answered = [each["call_id"] for each in body["input"] if each["type"].endswith("_output")]
        assert answered == made

    played(script, preset, check)


@pytest.mark.slow
@law()
def test_ollama_takes_the_request_of_any_session(script: list[Act], preset: str) -> None:
    async def check(story: Story, act: Act) -> None:
        if not isinstance(act, Ask) or not story.asked:
            return
        for message in written(OllamaDialect(), story)["messages"]:
            assert isinstance(message["content"], str)
            assert message["role"] != "tool" or message["tool_name"]
            for call in message.get("tool_calls", []):
                assert isinstance(call["function"]["arguments"], dict)

    played(script, preset, check)
