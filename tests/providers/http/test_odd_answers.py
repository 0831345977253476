"""Answers of odd servers over real connections: kept, and told as what they are."""

import asyncio
import gzip
import json
import math
import sys
from collections.abc import AsyncIterator, Iterable

import httpx
import pytest

from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.errors import ContextTooLong, ProviderResponseInvalid
from helix_desktop.domain.llm import StopReason, ThinkingDelta
from helix_desktop.providers.http import error_texts
from helix_desktop.providers.http.http_response import PIECE_BYTES, HttpResponse
from helix_desktop.providers.http.retries import MAX_UNREACHABLE_RETRIES
from helix_desktop.providers.http.timeouts import SleepWatch
from tests.providers.http.odd_server import request_outcome
from tests.providers.http.talking import LITTLE
from tests.system.prove.dialect_says import SAYINGS

SPOKEN = tuple(SAYINGS)


def answer_events(dialect: DialectId) -> tuple[bytes, ...]:
    return SAYINGS[dialect](("Grüße, ", "Welt"), ()).events


def event_stream(events: Iterable[dict[str, object]]) -> bytes:
    return "".join(f"data: {json.dumps(event)}\n\n" for event in events).encode()


@pytest.mark.parametrize("dialect", SPOKEN)
async def test_an_answer_with_another_status_of_success_is_an_answer(dialect: DialectId) -> None:
    came, _ = await request_outcome(dialect, b"".join(answer_events(dialect)), "201 Created")
    assert (came.text, came.error) == ("Grüße, Welt", None)


@pytest.mark.parametrize("dialect", SPOKEN)
async def test_events_that_are_packed_one_by_one_are_all_read(dialect: DialectId) -> None:
    body = b"".join(gzip.compress(event) for event in answer_events(dialect))
    came, _ = await request_outcome(dialect, body, content_encoding="gzip")
    assert (came.text, came.error) == ("Grüße, Welt", None)


async def test_an_answer_of_comments_only_is_empty_and_retried() -> None:
    came, requests = await request_outcome(DialectId.OPENAI_CHAT, b": PROCESSING\n\n:\r\n\r\n: x")
    assert came.error is not None
    assert came.error.message == error_texts.NOTHING.message
    assert requests == MAX_UNREACHABLE_RETRIES + 1


async def test_a_decompression_bomb_does_not_block_other_tasks() -> None:
    turns, over, pieces = 0, False, 64

    async def other() -> None:
        nonlocal turns
        while not over:
            turns += 1
            await asyncio.sleep(0)

    async def body() -> AsyncIterator[bytes]:
        yield gzip.compress(bytes(pieces * PIECE_BYTES))

    packed = httpx.Response(200, headers={"content-encoding": "gzip"}, content=body())
    response = HttpResponse(
        packed, LITTLE, max_bytes=pieces * PIECE_BYTES, deadline=math.inf, sleep=SleepWatch()
    )
    async with asyncio.TaskGroup() as group:
        group.create_task(other())
        assert len(await response.read_all()) == pieces * PIECE_BYTES
        over = True
    assert turns >= pieces


@pytest.mark.parametrize("target", ["https://xn--a/", "//xn--a/v1", "https://[::1"])
async def test_a_redirect_to_no_address_is_told_as_one_that_is_not_followed(target: str) -> None:
    came, requests = await request_outcome(DialectId.OPENAI_CHAT, b"", "307 Moved", location=target)
    assert came.error is not None
    assert came.error.message == "The base URL redirects elsewhere. The key was not sent there."
    assert requests == 1


DEEP = "[" * 700 + r'"\ud800"' + "]" * 700
NESTED = {
    DialectId.OPENAI_CHAT: f"""{{"choices": [{{"delta": {{"content": "Hm.", "reasoning_details":
        [{{"type": "x", "a": {DEEP}}}]}}}}]}}""",
    DialectId.OPENAI_RESPONSES: f"""{{"type": "response.output_item.done", "item":
        {{"type": "reasoning", "encrypted_content": "e", "a": {DEEP}}}}}""",
}


@pytest.mark.parametrize("dialect", NESTED)
async def test_what_is_nested_too_deep_to_be_kept_is_an_invalid_answer(dialect: DialectId) -> None:
    """From Python 3.12 on, all that can be read is kept as well."""
    event = " ".join(NESTED[dialect].split())
    came, _ = await request_outcome(dialect, f"data: {event}\n\n".encode())
    was_decoded = sys.version_info >= (3, 12) and any(
        isinstance(e, ThinkingDelta) for e in came.events
    )
    assert was_decoded or isinstance(came.error, ProviderResponseInvalid)


async def test_a_call_that_gemini_could_not_read_is_told_behind_a_text() -> None:
    candidate = {"content": {"parts": [{"text": "Let me look."}]}}
    ended = {**candidate, "finishReason": "MALFORMED_FUNCTION_CALL"}
    came, _ = await request_outcome(DialectId.GEMINI, event_stream([{"candidates": [ended]}]))
    assert came.text == "Let me look."
    assert came.end.reason is StopReason.INTERRUPTED
    assert isinstance(came.error, ProviderResponseInvalid)


async def test_a_window_that_is_full_before_the_first_word_reaches_the_engine() -> None:
    events: list[dict[str, object]] = [
        {"type": "message_start", "message": {"usage": {"input_tokens": 3}}},
        {"type": "message_delta", "delta": {"stop_reason": "model_context_window_exceeded"}},
        {"type": "message_stop"},
    ]
    came, _ = await request_outcome(DialectId.ANTHROPIC, event_stream(events))
    assert isinstance(came.error, ContextTooLong)
