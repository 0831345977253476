"""Words the errors of MCP servers over HTTP: what they answered, and what to do.

The SDK tells one refusal from another by a few words of its own, without the status. So a response
that is no answer is replaced by a JSON-RPC error that carries what was seen: the error belongs to
the request that failed, also when several are under way.
"""

import json
import secrets
import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress

import httpx2
import msgspec
from mcp_types import METHOD_NOT_FOUND

from helix_desktop.domain.app_secrets import APP_SECRETS
from helix_desktop.domain.errors import causes_of
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.phrase import Phrase, joined

_MAX_WORDS_CHARS = 300
"""Of a server's own words."""
_MAX_ERROR_BYTES = 64 * 1024

_MARK = f"helix-http-{secrets.token_hex(8)}"
"""The key of what was seen. No server knows it, so none can word an error as Helix does."""

_BY_STATUS = {
    401: Phrase(
        "The server wants you to sign in (status 401). Sign in in Settings › MCP servers or with "
        "`helix-desktop server sign-in SERVER`, or save its token with `helix-desktop server "
        "secret SERVER Authorization`, as in `Bearer TOKEN`."
    ),
    403: Phrase("The server refuses access (status 403). Check what its token is allowed to do."),
    404: Phrase(
        "There is no MCP server at this address (status 404). Check the path of its URL, which "
        "often ends with /mcp."
    ),
    407: Phrase("The proxy requires authentication (status 407). Check this system's proxy."),
    429: Phrase("The server's rate limit is reached (status 429). Try again later."),
}
_BY_CAUSE: tuple[tuple[type[BaseException] | tuple[type[BaseException], ...], Phrase], ...] = (
    (socket.gaierror, Phrase("Can't find the server's address. Check its URL and the connection.")),
    (
        ssl.SSLCertVerificationError,
        Phrase(
            "This system doesn't trust the server's certificate. Check its URL and this system's "
            "certificates."
        ),
    ),
    (
        ssl.SSLError,
        Phrase(
            "Couldn't open an encrypted connection to the server. Check its URL: servers without "
            "https start with http://."
        ),
    ),
    (httpx2.ProxyError, Phrase("The proxy opens no way to the server. Check this system's proxy.")),
    (
        (httpx2.ConnectError, httpx2.ConnectTimeout),
        Phrase("Can't reach the server. Check that it runs, its URL, and the connection."),
    ),
)
"""The words for connections that failed, by a cause; the first that fits applies."""


async def explain_response(response: httpx2.Response) -> None:
    """Replace a response that is no answer to a message by an error with what was seen."""
    # not a request of the sign-in, whose answers the SDK reads
    is_message = "text/event-stream" in response.request.headers.get("accept", "")
    if (
        response.request.method != "POST"
        or not is_message
        or not (facts := _failure_facts(response))
    ):
        return
    # the body itself: the response can be read only once, which the SDK does
    stream = response.stream
    assert isinstance(stream, httpx2.AsyncByteStream)
    status, body = response.status_code, b""
    if status >= 400:
        try:
            async for piece in stream:
                body += piece
                if len(body) > _MAX_ERROR_BYTES:
                    body = b""
                    break
        except httpx2.HTTPError:
            body = b""
        # cleaned before it is cut: what is left of a key would not be found any more
        body = APP_SECRETS.without(body.decode("utf-8", "replace")).encode()
    fields = _parse_object(body)
    inner = fields.get("error")
    error = inner if isinstance(inner, dict) else {}
    names = ("message", "error_description", "detail", "error")
    texts = [place.get(name) for place in (error, fields) for name in names]
    words = next((text for text in texts if isinstance(text, str) and text.strip()), "")
    words = show_hidden(" ".join(words.split())[:_MAX_WORDS_CHARS])
    if "mcp-session-id" in response.request.headers and error.get("code") != METHOD_NOT_FOUND:
        # older servers answer with 400, in words of their own
        facts["expired"] = status == 404 or (status == 400 and "session" in words.lower())
    data: object = {_MARK: {**facts, "words": words}}
    if not (isinstance(error.get("code"), int) and isinstance(error.get("message"), str)):
        error = {"code": -32603, "message": f"HTTP status {status}"}
    elif not facts.get("expired") and status < 500 and status not in (401, 403, 407, 429):
        data = error.get("data")  # an error of the protocol, which says what is wrong
    await stream.aclose()
    response.status_code = max(status, 400)
    challenge = response.headers.get("www-authenticate")
    response.headers = httpx2.Headers({"content-type": "application/json"})
    if challenge:
        response.headers["www-authenticate"] = challenge
    answer = {"jsonrpc": "2.0", "id": None, "error": {**error, "data": data}}
    response.stream = httpx2.ByteStream(json.dumps(answer).encode())


def describe_marked(data: object) -> str:
    """Return the words for the data of an error, "" if they are not from `explain_response`."""
    facts = data.get(_MARK) if isinstance(data, Mapping) else None
    if not isinstance(facts, Mapping):
        return ""
    words = str(facts.get("words", ""))
    quote = Phrase("The server says: {said}", said=words) if words else ""
    return joined((_advice_for(facts), quote))


def is_session_expired(data: object) -> bool:
    """Return whether the data of an error say that the server knows the session no more."""
    facts = data.get(_MARK) if isinstance(data, Mapping) else None
    return isinstance(facts, Mapping) and facts.get("expired") is True


def describe_connection(error: BaseException) -> str:
    """Return the words for a connection that failed, "" for another error."""
    if not isinstance(error, httpx2.TransportError):
        return ""
    for kind, words in _BY_CAUSE:
        if any(isinstance(cause, kind) for cause in causes_of(error)):
            return words
    return ""


def _failure_facts(response: httpx2.Response) -> dict[str, object]:
    """Return what is wrong with a response; nothing for an answer, or for what the SDK follows."""
    status, request = response.status_code, response.request
    location = response.headers.get("location", "")
    if location and status in (301, 302, 303, 307, 308):
        place, same = "?", False
        with suppress(httpx2.InvalidURL):
            # without what may be secret
            url = request.url.join(location).copy_with(userinfo=b"", query=None, fragment=None)
            place = show_hidden(str(url)[:_MAX_WORDS_CHARS])
            origin = (request.url.scheme, request.url.host, request.url.port)
            same = (url.scheme, url.host, url.port) == origin
        if not same or status not in (307, 308):
            return {"status": status, "place": place}
    if status >= 400:
        wait = response.headers.get("retry-after", "").strip()
        return {"status": status, "wait": wait if wait.isdecimal() and len(wait) < 7 else ""}
    kind = response.headers.get("content-type", "").partition(";")[0].strip().lower()
    answers = ("application/json", "text/event-stream")
    if status == 200 and kind not in answers and "id" in _parse_object(request.content):
        return {"status": status, "kind": show_hidden(kind[:100]) or "?"}
    return {}


def _advice_for(facts: Mapping[str, object]) -> str:
    status = facts.get("status")
    if place := facts.get("place"):
        return Phrase(
            "The server redirects to {place} (status {status}), where Helix doesn't follow. If "
            "that is the right server, use that URL.",
            place=place,
            status=status,
        )
    if (kind := facts.get("kind")) == "text/html":
        return Phrase(
            "This address answers with a web page, not as an MCP server. Check its URL, and "
            "whether this network requires sign-in."
        )
    if kind:
        return Phrase(
            "This address doesn't answer as an MCP server, but with {kind}. Check its URL.",
            kind=kind,
        )
    if facts.get("expired"):
        return Phrase("The server ended the session (status {status}).", status=status)
    if status == 429 and (wait := facts.get("wait")):
        return Phrase(
            "The server's rate limit is reached (status 429). Try again in {seconds} s.",
            seconds=wait,
        )
    if isinstance(status, int) and status in _BY_STATUS:
        return _BY_STATUS[status]
    if status in (405, 406, 410, 415):
        return Phrase(
            "This address accepts no MCP messages (status {status}). Check its URL: it must be "
            "one for streamable HTTP, not for SSE.",
            status=status,
        )
    if isinstance(status, int) and status >= 500:
        return Phrase(
            "The server had an internal error (status {status}). Try again later.", status=status
        )
    return Phrase(
        "The server rejected the request (status {status}). Check its URL and headers.",
        status=status,
    )


def _parse_object(data: bytes) -> dict[str, object]:
    try:
        return msgspec.json.decode(data, type=dict[str, object])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return {}
