"""What a server says of a request is believed: it is written so from then on, and only for it."""

import asyncio
import json
from typing import Any

import pytest

from helix_desktop.app.models.provider_factory import HttpProviderFactory
from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.errors import RequestRefused
from helix_desktop.domain.value import replace
from helix_desktop.providers.dialects.openai_chat_fields import OPENAI
from helix_desktop.providers.dialects.openai_chat_request import OpenAIChatDialect
from helix_desktop.providers.dialects.table import DIALECTS
from helix_desktop.providers.http.http_client import HttpClient
from tests.peers.fault_modes import Mode, Say
from tests.peers.fault_server import FaultServer, Received
from tests.providers.dialects.streams import assistant, recorded, user
from tests.providers.http.talking import (
    HELLO,
    LITTLE,
    LLM,
    Talk,
    no_pictures,
    talking_to_a_server,
    the_key,
)

HERE, ELSEWHERE = "http://127.0.0.1:8080/v1", "http://127.0.0.1:9090/v1"
ASKED = replace(HELLO, max_output=100)
OTHER = replace(ASKED, llm=replace(LLM, id="other"))


def answer(**delta: object) -> Say:
    chunk = {"choices": [{"index": 0, "delta": delta, "finish_reason": "stop"}]}
    return Say((f"data: {json.dumps(chunk)}\n\n".encode(), b"data: [DONE]\n\n"))


WELL = answer(content="Yes.")


def refusal(message: str) -> Say:
    return Say(too_long=json.dumps({"error": {"message": message}}).encode())


def bodies(server: FaultServer) -> list[dict[str, Any]]:
    return [json.loads(each.body) for each in server.received]


def chat(place: str = HERE) -> OpenAIChatDialect:
    made = DIALECTS[DialectId.OPENAI_CHAT](place)
    assert isinstance(made, OpenAIChatDialect)
    return made


@pytest.mark.parametrize("field", ["reasoning_content", "reasoning"])
async def test_thinking_goes_back_to_the_server_that_sent_it_and_to_no_other(field: str) -> None:
    async with talking_to_a_server(dialect=chat()) as talk:
        talk.server.always = (Mode.WELL, answer(**{field: "Hm.", "content": "Yes."}))
        message = recorded((await talk.hear()).events)
        again = replace(HELLO, messages=(user("a"), message, user("b")))
        await talk.hear(again)
        [_, mine] = bodies(talk.server)
    async with talking_to_a_server(dialect=chat(ELSEWHERE)) as talk:
        talk.server.always = (Mode.WELL, WELL)
        await talk.hear(again)
        [other] = bodies(talk.server)
    assert mine["messages"][1] == {"role": "assistant", "content": "Yes.", field: "Hm."}
    assert other["messages"][1] == {"role": "assistant", "content": "Yes."}


async def test_a_server_that_owes_its_thinking_gets_none_of_another_one() -> None:
    async with talking_to_a_server(dialect=chat()) as talk:
        talk.server.always = (Mode.WELL, answer(reasoning_content="Hm.", content="Yes."))
        message = recorded((await talk.hear()).events)
    async with talking_to_a_server(dialect=chat("https://api.deepseek.com")) as talk:
        talk.server.always = (Mode.WELL, WELL)
        await talk.hear(replace(HELLO, messages=(user("a"), message, user("b"))))
        [other] = bodies(talk.server)
    assert other["messages"][1]["reasoning_content"] == ""


CURES = {
    "max_tokens": (
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use"
        " 'max_completion_tokens' instead."
    ),
    "stream_options": "Unrecognized request argument supplied: stream_options",
}


@pytest.mark.parametrize("field", CURES)
async def test_a_field_that_a_server_refuses_is_left_out_from_then_on(field: str) -> None:
    async with talking_to_a_server(dialect=chat()) as talk:
        talk.server.plan((Mode.TOO_LONG, refusal(CURES[field])))
        talk.server.always = (Mode.WELL, WELL)
        assert [(await talk.hear(ASKED)).text for _ in range(2)] == ["Yes.", "Yes."]
        first, *later = bodies(talk.server)
    assert field in first
    assert len(later) == 2
    assert all(field not in each for each in later)
    if field == "max_tokens":
        assert [each["max_completion_tokens"] for each in later] == [100, 100]


async def heard_after(talk: Talk, *refusals: str) -> list[dict[str, Any]]:
    """The requests of one answer that is refused so at first."""
    talk.server.plan(*((Mode.TOO_LONG, refusal(each)) for each in refusals))
    talk.server.always = (Mode.WELL, WELL)
    assert (await talk.hear(ASKED)).error is None
    return bodies(talk.server)


async def test_a_path_to_the_refused_field_is_understood() -> None:
    error = {"loc": ["body", "stream_options"], "msg": "Extra inputs are not permitted"}
    async with talking_to_a_server(dialect=chat()) as talk:
        said = Say(too_long=json.dumps({"detail": [error]}).encode())
        talk.server.plan((Mode.TOO_LONG, said))
        first, second = await heard_after(talk)
    assert "stream_options" in first
    assert "stream_options" not in second


async def test_the_name_of_the_limit_is_changed_in_either_direction() -> None:
    async with talking_to_a_server(dialect=OpenAIChatDialect(OPENAI)) as talk:
        said = "Unknown parameter: 'max_completion_tokens'."
        first, second = await heard_after(talk, said)
    assert first["max_completion_tokens"] == second["max_tokens"] == 100


async def test_several_cures_add_up() -> None:
    async with talking_to_a_server(dialect=chat()) as talk:
        last = (await heard_after(talk, *CURES.values()))[-1]
    assert not {"stream_options", "max_tokens"} & set(last)


async def test_a_cure_that_does_not_help_is_told_in_the_servers_words() -> None:
    async with talking_to_a_server(dialect=chat()) as talk:
        talk.server.always = (Mode.TOO_LONG, refusal(CURES["max_tokens"]))
        came = await talk.hear(ASKED)
        asked = len(talk.server.received)
    assert isinstance(came.error, RequestRefused)
    assert "Unsupported parameter" in came.error.message
    assert asked == 2


@pytest.mark.parametrize(
    "said",
    [
        "max_tokens is too large: 100. This model supports at most 16 completion tokens.",
        "Unsupported value: 'max_tokens' must be at least 1024.",
        "The model does not exist.",
        "messages: field required",
    ],
)
async def test_a_refusal_without_a_cure_is_not_asked_again(said: str) -> None:
    async with talking_to_a_server(dialect=chat()) as talk:
        talk.server.always = (Mode.TOO_LONG, refusal(said))
        came = await talk.hear(ASKED)
        assert len(talk.server.received) == 1
    assert came.error is not None


async def test_thinking_that_a_server_refuses_or_misses_is_left_out_or_added() -> None:
    thinks = answer(reasoning_content="Hm.", content="Yes.")
    async with talking_to_a_server(dialect=chat()) as talk:
        talk.server.plan((Mode.WELL, thinks))
        message = recorded((await talk.hear()).events)
        again = replace(HELLO, messages=(user("a"), message, user("b"), assistant("c"), user("d")))
        refused = refusal("messages.1.reasoning_content: Extra inputs are not permitted")
        talk.server.plan((Mode.TOO_LONG, refused))
        talk.server.always = (Mode.WELL, WELL)
        await talk.hear(again)
        missed = refusal("The `reasoning_content` in the thinking mode must be passed back.")
        talk.server.plan((Mode.TOO_LONG, missed))
        await talk.hear(replace(again, llm=OTHER.llm))
        sent = [each["messages"] for each in bodies(talk.server)[1:]]
    found = [[said.get("reasoning_content") for said in each][1:4:2] for each in sent]
    assert found == [["Hm.", None], [None, None], ["Hm.", None], ["Hm.", ""]]


async def test_a_server_that_takes_no_thinking_for_missing_gets_a_space() -> None:
    messages = (user("a"), assistant("b"), user("c"))
    missed = refusal(
        "thinking is enabled but reasoning_content is missing in assistant tool call message at"
        " index 1"
    )
    async with talking_to_a_server(dialect=chat("https://api.moonshot.ai/v1")) as talk:
        talk.server.plan((Mode.TOO_LONG, missed))
        talk.server.always = (Mode.WELL, WELL)
        assert (await talk.hear(replace(HELLO, messages=messages))).error is None
        first, second = (each["messages"][1] for each in bodies(talk.server))
    assert first == {"role": "assistant", "content": "b"}
    assert second == {**first, "reasoning_content": " "}


def refusing_the_limit(received: Received) -> tuple[Mode, Say]:
    refused = b'"max_tokens"' in received.body
    return (Mode.TOO_LONG, refusal(CURES["max_tokens"])) if refused else (Mode.WELL, WELL)


async def test_requests_that_are_refused_at_the_same_time_are_all_cured() -> None:
    async with talking_to_a_server(dialect=chat()) as talk:
        talk.server.choose = refusing_the_limit
        answers = await asyncio.gather(*(talk.hear(ASKED) for _ in range(3)))
    assert [each.text for each in answers] == ["Yes."] * 3


async def test_what_one_model_refuses_is_sent_to_another() -> None:
    async with talking_to_a_server(dialect=chat()) as talk:
        await heard_after(talk, CURES["max_tokens"])
        await talk.hear(OTHER)
        assert "max_tokens" in bodies(talk.server)[-1]


async def test_all_workspaces_know_what_an_endpoint_refused() -> None:
    async with FaultServer(choose=refusing_the_limit) as server:
        factory = HttpProviderFactory(HttpClient(LITTLE))
        place = Endpoint("x", "X", DialectId.OPENAI_CHAT, server.url)
        for _ in range(2):
            provider = factory.provider(place, the_key, no_pictures)
            _ = [event async for event in provider.stream(ASKED)]
        await factory.close()
    assert len(server.received) == 3


async def test_no_temperature_is_sent_that_a_server_could_refuse() -> None:
    async with talking_to_a_server(dialect=chat()) as talk:
        [body] = await heard_after(talk)
    assert set(body) == {"model", "messages", "stream", "stream_options", "max_tokens"}
