"""The summary is a message of its own, also with servers that want turns to alternate."""

import asyncio
import json
from typing import Any

from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.llm import Llm, ModelRequest, TextDelta
from helix_desktop.domain.messages import Message, Role, Text
from helix_desktop.providers.dialects.openai_chat_request import OpenAIChatDialect
from helix_desktop.providers.http.http_client import HttpClient
from helix_desktop.providers.http.http_provider import HttpProvider
from tests.providers.http.talking import LITTLE, no_pictures, the_key
from tests.scenarios.served import Served, refuses, says

LLM = Llm("strict", "own", 8_000, 1_000)
SUMMARY = Message(Role.USER, (Text("[Conversation History Summary]\nIt began."),))
NEXT = Message(Role.USER, (Text("Go on."),))


def test_a_server_that_refuses_two_in_a_row_is_asked_again_and_its_way_is_remembered() -> None:
    async def story(served: Served) -> list[str]:
        endpoint = Endpoint("own", "Own", DialectId.OPENAI_CHAT, f"http://127.0.0.1:{served.port}")
        line = HttpClient(LITTLE)
        model_handle = HttpProvider(
            endpoint, OpenAIChatDialect(), line, key=the_key, pictures=no_pictures
        )
        heard = [
            item.text
            for _ in range(2)
            async for item in model_handle.stream(
                ModelRequest(LLM, (SUMMARY, NEXT), max_output=100)
            )
            if isinstance(item, TextDelta)
        ]
        await line.close()
        return heard

    with Served() as served:
        served.plan(refuses("400 Bad Request", "Conversation roles must alternate user/assistant"))
        served.plan(says("One."), says("Two."))
        heard = asyncio.run(story(served))
        sent: list[list[dict[str, Any]]] = [json.loads(body)["messages"] for body in served.bodies]
    assert heard == ["One.", "Two."]
    assert [len(item) for item in sent] == [2, 1, 1]
    assert [part["text"] for part in sent[1][0]["content"]] == [SUMMARY.text, NEXT.text]
