"""A model handle against a server that goes wrong: what came is kept, and every end is a right
one.
"""

import asyncio
import json
import logging
from contextlib import aclosing
from math import inf

import pytest

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.errors import (
    ContextTooLong,
    ProviderAccessDenied,
    ProviderError,
    ProviderLimitReached,
    ProviderOverloaded,
    ProviderResponseInvalid,
    ProviderUnreachable,
    RequestRefused,
)
from helix_desktop.domain.llm import (
    ModelRequest,
    StopReason,
    StreamFinished,
    TextDelta,
    ToolCallArrived,
)
from helix_desktop.domain.messages import Image, Message, Role, Text, ToolResult
from helix_desktop.domain.redaction import HIDDEN
from helix_desktop.domain.value import replace
from helix_desktop.providers.dialect import EncodedRequest, Framing, Pictures
from helix_desktop.providers.http.http_client import HttpClient, OutgoingHttpRequest
from helix_desktop.providers.http.http_provider import HttpProvider
from tests.providers.http.talking import (
    FEW_RETRIES,
    HELLO,
    KEY,
    LITTLE,
    RequestOutcome,
    Talk,
    no_pictures,
    talking_to_a_server,
    the_key,
)
from tests.system.peers.fault_modes import Mode, Say
from tests.system.peers.fault_server import FaultServer
from tests.system.peers.tiny_grammar import LINED, TinyGrammar, event, tiny_say
from tests.waiting import let_others_run

GOOD = tiny_say("Grüße, ", "Welt — ", "日本語", cut=1)
CALLING = tiny_say("Let me look. ", calls=[("c1", "read", '{"path":"a"}')])


def request_outcome(
    mode: Mode, say: Say = GOOD, *, behind: bool = True, framing: Framing = Framing.SSE
) -> RequestOutcome:
    """What comes of a request that is answered so, with a good answer behind it."""

    async def run() -> RequestOutcome:
        async with talking_to_a_server(framing=framing) as talk:
            talk.server.plan((mode, say))
            talk.server.always = (Mode.WELL if behind else mode, say)
            return await talk.hear()

    return asyncio.run(run())


@pytest.mark.parametrize("framing", LINED)
def test_an_answer_comes_piece_by_piece(framing: Framing) -> None:
    say = tiny_say("a", "é", calls=[("c1", "read", "{")], framing=framing)
    came = request_outcome(Mode.WELL, say, framing=framing)
    assert [type(item) for item in came.events[:-1]] == [TextDelta, TextDelta, ToolCallArrived]
    assert came.end.reason is StopReason.TOOLS
    assert came.end.usage is not None


class CountingGrammar(TinyGrammar):
    """Counts how often a request is encoded."""

    encoded = 0

    def encode_request(self, request: ModelRequest, pictures: Pictures) -> EncodedRequest:
        self.encoded += 1
        return super().encode_request(request, pictures)


async def test_a_request_whose_body_was_asked_for_is_encoded_once_and_sent_as_it_was() -> None:
    async with talking_to_a_server() as talk:
        talk.server.always = (Mode.WELL, GOOD)
        grammar = CountingGrammar()
        place = Endpoint("tiny", "Tiny", DialectId.OPENAI_CHAT, talk.server.url)
        provider = HttpProvider(place, grammar, talk.line, key=the_key, pictures=no_pictures)
        body = await provider.body(HELLO)
        first = [event async for event in provider.stream(HELLO)]
        assert isinstance(first[-1], StreamFinished)
        once = grammar.encoded
        [_ async for _ in provider.stream(HELLO)]
        twice = grammar.encoded
        bodies = [body, *(item.body for item in talk.server.received)]
    assert (once, twice) == (1, 2)
    assert len(bodies) == 3
    assert len(set(bodies)) == 1


@pytest.mark.parametrize("framing", LINED)
@pytest.mark.parametrize("mode", [Mode.SPLIT_LETTERS, Mode.PACKED, Mode.REDIRECT_HERE])
def test_an_unusual_but_complete_transfer_is_an_answer(mode: Mode, framing: Framing) -> None:
    came = request_outcome(mode, tiny_say("Grüße, ", "日本語", framing=framing), framing=framing)
    assert (came.text, came.error) == ("Grüße, 日本語", None)
    assert came.end.reason is StopReason.ANSWERED


@pytest.mark.alone
@pytest.mark.parametrize(
    "mode",
    [
        Mode.CUT_IN_EVENT,
        Mode.CUT_IN_LETTER,
        Mode.WRONG_LENGTH,
        Mode.SILENT_INSIDE,
        Mode.SLOW_LORIS,
    ],
)
def test_a_stream_that_is_cut_keeps_what_came(mode: Mode) -> None:
    came = request_outcome(mode, replace(GOOD, filler=b": nothing\n\n"))
    assert came.text.startswith("Grüße, ")
    assert came.error is None
    assert came.retries == []
    assert came.end.reason is StopReason.INTERRUPTED
    assert came.seconds < 5.0


def test_a_call_that_came_before_the_cut_is_kept_and_made_once() -> None:
    came = request_outcome(Mode.CUT_IN_EVENT, replace(CALLING, cut=2))
    assert [type(item) for item in came.events[:-1]] == [TextDelta, ToolCallArrived]
    assert came.end.reason is StopReason.INTERRUPTED


@pytest.mark.parametrize(
    "mode", [Mode.CUT_IN_EVENT, Mode.WRONG_LENGTH, Mode.EMPTY, Mode.DROPPED, Mode.STORM_429]
)
def test_a_request_that_fails_before_its_first_event_is_retried(mode: Mode) -> None:
    came = request_outcome(mode, replace(GOOD, cut=0))
    assert [(retry.attempt, retry.seconds) for retry in came.retries] == [(2, 0.0)]
    assert came.text == "Grüße, Welt — 日本語"
    assert came.end.reason is StopReason.ANSWERED


def test_an_error_inside_is_raised_after_all_that_came() -> None:
    came = request_outcome(Mode.ERROR_INSIDE)
    assert came.text == "Grüße, "
    assert came.end.reason is StopReason.INTERRUPTED
    assert came.end.usage is not None
    assert isinstance(came.error, ProviderOverloaded)
    assert "Overloaded" in came.error.message


def test_an_error_inside_before_anything_came_is_tried_again() -> None:
    came = request_outcome(Mode.ERROR_INSIDE, replace(GOOD, cut=0))
    assert len(came.retries) == 1
    assert came.end.reason is StopReason.ANSWERED


def test_an_error_after_a_complete_answer_is_ignored() -> None:
    came = request_outcome(Mode.ERROR_INSIDE, replace(GOOD, cut=4))
    assert came.error is None
    assert came.end.reason is StopReason.ANSWERED


def test_a_window_that_runs_full_while_the_model_writes_ends_the_answer() -> None:
    full = event(error={"message": "Context size has been exceeded.", "code": 500})
    came = request_outcome(Mode.ERROR_INSIDE, replace(GOOD, error=full))
    assert (came.text, came.error) == ("Grüße, ", None)
    assert came.end.reason is StopReason.LENGTH


def test_garbage_in_a_stream_is_reported_and_what_came_before_is_kept() -> None:
    came = request_outcome(Mode.GARBAGE)
    assert came.text == "Grüße, "
    assert came.end.reason is StopReason.INTERRUPTED
    assert isinstance(came.error, ProviderResponseInvalid)


@pytest.mark.parametrize("framing", Framing)
def test_a_web_page_is_no_answer(framing: Framing) -> None:
    came = request_outcome(Mode.WEB_PAGE, framing=framing)
    assert came.events == []
    assert isinstance(came.error, ProviderResponseInvalid)
    assert "web page" in came.error.message
    assert "Sign in" in came.error.message


def test_an_error_in_plain_json_as_200_is_told_by_its_kind() -> None:
    error_reply = Say(
        (b'{"error": {"message": "bad key", "code": "invalid_api_key"}}\n',), kind="x/json"
    )
    for framing in Framing:
        assert isinstance(
            request_outcome(Mode.WELL, error_reply, framing=framing).error, ProviderAccessDenied
        )


@pytest.mark.alone
@pytest.mark.parametrize(
    ("mode", "kind"),
    [
        (Mode.STORM_429, ProviderLimitReached),
        (Mode.STORM_529, ProviderLimitReached),
        (Mode.EMPTY, ProviderResponseInvalid),
        (Mode.DROPPED, ProviderUnreachable),
        (Mode.HEADER_BOMB, ProviderUnreachable),
        (Mode.HANG, ProviderUnreachable),
        (Mode.TOO_LONG, ContextTooLong),
    ],
)
def test_an_error_that_persists_ends_the_request_with_an_explanation(
    mode: Mode, kind: type[ProviderError]
) -> None:
    came = request_outcome(mode, behind=False)
    assert type(came.error) is kind
    assert came.events == came.retries
    assert came.seconds < 6.0
    tries = {ProviderLimitReached: FEW_RETRIES.max_busy, ContextTooLong: 0}.get(
        kind, FEW_RETRIES.max_unreachable
    )
    assert len(came.retries) == (0 if mode is Mode.HANG else tries)


def test_a_context_limit_in_an_error_reaches_the_engine() -> None:
    error = request_outcome(Mode.TOO_LONG).error
    assert isinstance(error, ContextTooLong)
    assert error.limit == 4_000


def test_the_time_that_a_provider_asks_for_is_waited() -> None:
    came = request_outcome(Mode.RETRY_AFTER)
    assert [retry.seconds for retry in came.retries] == [0.05]
    assert came.seconds >= 0.05
    assert "The provider says: “Slow down.”" in came.retries[0].reason
    assert came.end.reason is StopReason.ANSWERED


@pytest.mark.parametrize("mode", [Mode.LONG_LINE, Mode.GZIP_BOMB, Mode.ENDLESS])
async def test_an_endless_answer_is_stopped_and_what_came_is_kept(mode: Mode) -> None:
    async with talking_to_a_server(replace(LITTLE, idle=20.0, total=40.0)) as talk:
        talk.server.always = (mode, replace(GOOD, filler=event(text="x" * 4_000)))
        came = await talk.hear()
    assert came.text.startswith("Grüße, ")
    assert isinstance(came.error, ProviderResponseInvalid)
    assert came.end.reason is StopReason.INTERRUPTED


async def test_a_key_goes_to_no_other_server() -> None:
    async with talking_to_a_server() as talk, FaultServer(always=(Mode.WELL, GOOD)) as other:
        talk.server.elsewhere = other.url.replace("127.0.0.1", "localhost")
        talk.server.always = (Mode.REDIRECT, GOOD)
        came = await talk.hear()
    assert isinstance(came.error, ProviderUnreachable)
    assert "redirects to http://localhost." in came.error.message
    assert other.received == []


def test_redirects_in_a_circle_are_not_followed() -> None:
    error = request_outcome(Mode.REDIRECT_HERE, behind=False).error
    assert isinstance(error, ProviderUnreachable)
    assert error.message == "The base URL redirects elsewhere.", "the key was sent there"


async def test_a_request_is_sent_as_its_grammar_writes_it() -> None:
    async with talking_to_a_server() as talk:
        talk.server.always = (Mode.WELL, GOOD)
        picture = Image(Digest("d" * 64), "image/png", 1, 1, 64)
        again = ToolResult("c", "", images=(picture,))
        await talk.hear(replace(HELLO, messages=(Message(Role.USER, (picture, again)),)))
        (received,) = talk.server.received
    assert (received.method, received.path) == ("POST", "/talk")
    assert b'"pictures": [64]' in received.body
    wanted = {
        "authorization": f"Bearer {KEY}",
        "accept-encoding": "identity",
        "accept": "text/event-stream",
        "content-type": "application/json",
        "x-tiny": "1",
    }
    assert wanted.items() <= received.headers.items()
    assert received.headers["user-agent"].startswith("helix-desktop/")


async def test_connections_are_used_again() -> None:
    async with talking_to_a_server() as talk:
        talk.server.always = (Mode.WELL, GOOD)
        for _ in range(5):
            await talk.hear()
        assert talk.server.connections == 1


@pytest.mark.parametrize("mode", [Mode.ENDLESS, Mode.SILENT_INSIDE, Mode.SLOW_LORIS, Mode.HANG])
async def test_stopping_closes_the_connection_at_once(mode: Mode) -> None:
    patient = replace(LITTLE, first=inf, idle=inf, total=inf)
    async with talking_to_a_server(patient) as talk:
        talk.server.always = (mode, replace(GOOD, filler=b": nothing\n\n"))
        listening = asyncio.ensure_future(talk.hear())  # noqa: TID251 - a task of the test
        await talk.server.request_arrived.wait()
        await let_others_run()
        listening.cancel()
        await asyncio.wait({listening})
        await talk.server.left.wait()
        assert talk.server.broken == 1


async def test_closing_the_stream_closes_the_connection() -> None:
    async with talking_to_a_server() as talk:
        talk.server.always = (Mode.SILENT_INSIDE, GOOD)
        async with aclosing(talk.model_handle.stream(HELLO)) as events:
            assert await anext(events) == TextDelta("Grüße, ")
        await talk.server.left.wait()
        assert talk.server.broken == 1


async def test_stopping_while_it_waits_ends_at_once() -> None:
    async with talking_to_a_server(jitter=0.0) as talk:
        talk.server.always = (Mode.STORM_529, GOOD)
        listening = asyncio.ensure_future(talk.hear())  # noqa: TID251 - a task of the test
        await talk.server.request_arrived.wait()
        await let_others_run()
        listening.cancel()
        with pytest.raises(asyncio.CancelledError):
            await listening


def voice_at(url: str, line: HttpClient, key: str = KEY, *, needs_key: bool = True) -> HttpProvider:
    async def shown() -> str:
        return key

    endpoint = Endpoint("x", "X", DialectId.OPENAI_CHAT, url, needs_key=needs_key)
    return HttpProvider(
        endpoint,
        TinyGrammar(),
        line,
        key=shown,
        pictures=no_pictures,
        retry_options=FEW_RETRIES,
    )


def failing(url: str, key: str = KEY, *, needs_key: bool = True) -> ProviderError:
    async def run() -> ProviderError:
        line = HttpClient(LITTLE)
        model_handle = voice_at(url, line, key, needs_key=needs_key)
        try:
            return (await Talk(FaultServer(), line, model_handle).hear()).error or ProviderError(
                "none"
            )
        finally:
            await line.close()

    return asyncio.run(run())


@pytest.mark.parametrize("key", ["", "  \n", "a\nb", "schlüssel", "a\x00b"])
def test_an_invalid_key_is_reported_before_anything_is_sent(key: str) -> None:
    error = failing("http://127.0.0.1:9", key)
    assert isinstance(error, ProviderAccessDenied)
    assert key.strip() == "" or key not in str(error)


async def test_a_server_that_needs_no_key_is_shown_none() -> None:
    async with talking_to_a_server() as talk:
        talk.server.always = (Mode.WELL, GOOD)
        async for _ in voice_at(talk.server.url, talk.line, "", needs_key=False).stream(HELLO):
            pass
        assert "authorization" not in talk.server.received[0].headers


def test_a_server_that_is_not_there_is_told() -> None:
    error = failing("http://127.0.0.1:9")
    assert isinstance(error, ProviderUnreachable)
    assert "Can't reach" in error.message


def test_no_secret_leaves_over_plain_http() -> None:
    assert isinstance(failing("http://api.example.com/v1"), RequestRefused)


def test_requests_are_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        request_outcome(Mode.WELL)
        request_outcome(Mode.STORM_429)
    assert [record for record in caplog.records if record.name.startswith(("http", "helix"))] == []
    assert KEY not in caplog.text
    assert KEY not in repr(OutgoingHttpRequest("http://x", b"secret", {"authorization": KEY}))


async def test_many_requests_share_one_client() -> None:
    async with talking_to_a_server() as talk:
        talk.server.always = (Mode.SPLIT_LETTERS, GOOD)
        answers = await asyncio.gather(*(talk.hear() for _ in range(20)))
    assert {answer.text for answer in answers} == {"Grüße, Welt — 日本語"}


async def test_an_answer_to_a_longer_request_may_be_longer() -> None:
    long = event(text="x" * 16_000)
    long_reply = replace(GOOD, events=(*[long] * 400, *GOOD.events))

    async def run(request: ModelRequest) -> RequestOutcome:
        async with talking_to_a_server(replace(LITTLE, total=20.0)) as talk:
            talk.server.always = (Mode.WELL, long_reply)
            return await talk.hear(request)

    assert isinstance((await run(HELLO)).error, ProviderResponseInvalid)
    assert (await run(replace(HELLO, max_output=4_096))).error is None


async def test_messages_reach_the_server() -> None:
    async with talking_to_a_server() as talk:
        talk.server.always = (Mode.WELL, GOOD)
        await talk.hear(ModelRequest(HELLO.llm, (Message(Role.USER, (Text("find me"),)),)))
        assert b"find me" in talk.server.received[0].body


@pytest.mark.parametrize(
    "written", [KEY, KEY[::-1], " ".join(KEY), KEY.encode().hex(), KEY.upper()]
)
async def test_a_key_that_a_provider_sends_back_reaches_nobody(written: str) -> None:
    pieces = [f"Your key is {written[:7]}", *written[7:], " and that is all."]
    arguments = json.dumps({"path": "a", "content": f"KEY={written}"})
    error = {"message": f"bad {written} key", "code": "401"}
    async with talking_to_a_server() as talk:
        talk.server.plan(
            (Mode.WELL, tiny_say(*pieces, calls=[("c1", "write_file", arguments)])),
            (Mode.ERROR_INSIDE, replace(GOOD, cut=0, error=event(error=error))),
        )
        came, refused = await talk.hear(), await talk.hear()
    before, mark, after = came.text.removeprefix("Your key is ").partition(HIDDEN)
    assert sum(map(str.isalnum, before)) <= 3, "that much is passed on without waiting for more"
    assert (mark, after) == (HIDDEN, " and that is all.")
    [call] = [item.call for item in came.events if isinstance(item, ToolCallArrived)]
    assert json.loads(call.arguments) == {
        "path": "a",
        "content": "KEY=[hidden: a key that Helix uses]",
    }
    assert refused.error is not None
    assert f"bad {HIDDEN} key" in str(refused.error)
    assert written not in repr(refused.error)
