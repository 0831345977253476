"""Faults of servers over HTTP in words: what the server answered, and what to do.

The SDK tells one refusal from another by a few words of its own, without the status. So a response
that is no answer is replaced by a JSON-RPC error that carries what was found: the error belongs to
the request that failed, also when several are under way.
"""

import json
import secrets
import socket
import ssl
from collections.abc import Mapping

import httpx2
import msgspec

from helix_desktop.domain.errors import causes_of
from helix_desktop.domain.known_values import KNOWN_VALUES
from helix_desktop.domain.phrase import Phrase, joined
from helix_desktop.domain.text_safety import show_hidden

LONGEST_WORDS = 300
"""Most characters of a server's own words."""
_LARGEST_ERROR = 64 * 1024

_MARK = f"helix-http-{secrets.token_hex(8)}"
"""The key of what was found. No server knows it, so none can word an error as Helix does."""
_NO_ANSWER = -32603
_ALWAYS_EXPLAINED = (401, 403, 407, 429)
"""Refusals that are explained even if the body is a proper error of the protocol."""

_BY_STATUS = {
    401: Phrase(
        "The server wants you to sign in (status 401). Save its token with `helix-desktop servers "
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
_WEB_PAGE = Phrase(
    "This address answers with a web page, not as an MCP server. Check its URL, and whether this "
    "network requires sign-in."
)
_BY_CAUSE: tuple[tuple[type[BaseException] | tuple[type[BaseException], ...], Phrase], ...] = (
    (
        socket.gaierror,
        Phrase("Can't find the server's address. Check its URL and the connection."),
    ),
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
    (
        httpx2.ProxyError,
        Phrase("The proxy opens no way to the server. Check this system's proxy."),
    ),
    (
        (httpx2.ConnectError, httpx2.ConnectTimeout),
        Phrase("Can't reach the server. Check that it runs, its URL, and the connection."),
    ),
)
"""The words for connections that failed, by a cause; the first that fits applies."""


async def explain_response(response: httpx2.Response) -> None:
    """Replace a response that is no answer to a message by an error with what was found."""
    if response.request.method != "POST" or not (found := _found(response)):
        return
    status, body = response.status_code, b""
    if status >= 400:
        # cleaned before it is cut: what is left of a key would not be found any more
        text = (await _beginning(response)).decode("utf-8", "replace")
        body = KNOWN_VALUES.without(text).encode()
    own = _own_error(body)
    if own is not None and status < 500 and status not in _ALWAYS_EXPLAINED:
        found = {}  # an error of the protocol, which says what is wrong
    words = _words(body)
    data = {_MARK: {**found, "words": words}} if found else (own or {}).get("data")
    error = {**(own or {"code": _NO_ANSWER, "message": f"HTTP status {status}"}), "data": data}
    await _stream(response).aclose()
    response.status_code = max(status, 400)
    response.headers = httpx2.Headers({"content-type": "application/json"})
    answer = {"jsonrpc": "2.0", "id": None, "error": error}
    response.stream = httpx2.ByteStream(json.dumps(answer).encode())


def describe_marked(data: object) -> str:
    """Return the words for the data of an error, "" if they are not from `explain_response`."""
    found = data.get(_MARK) if isinstance(data, Mapping) else None
    if not isinstance(found, Mapping):
        return ""
    said = str(found.get("words", ""))
    told = Phrase("The server says: {said}", said=said) if said else ""
    return joined((_cure(found), told))


def describe_connection(error: BaseException) -> str:
    """Return the words for a connection that failed, "" for another error."""
    if not isinstance(error, httpx2.TransportError):
        return ""
    for kind, words in _BY_CAUSE:
        if any(isinstance(cause, kind) for cause in causes_of(error)):
            return words
    return ""


def _found(response: httpx2.Response) -> dict[str, object]:
    """Return what is wrong with a response; nothing for an answer, or for what the SDK follows."""
    status = response.status_code
    kind = response.headers.get("content-type", "").partition(";")[0].strip().lower()
    place = _place(response)
    if place:
        return {"status": status, "place": place}
    if status == 404 and "mcp-session-id" in response.request.headers:
        return {}  # the session has ended: the SDK says so
    if status >= 400:
        wait = response.headers.get("retry-after", "").strip()
        return {"status": status, "wait": wait if wait.isdecimal() and len(wait) < 7 else ""}
    answers = ("application/json", "text/event-stream")
    if status == 200 and kind not in answers and "id" in _object(response.request.content):
        return {"status": status, "kind": show_hidden(kind[:100]) or "?"}
    return {}


def _place(response: httpx2.Response) -> str:
    """Return where a redirect leads that the SDK does not follow, without what may be secret."""
    location = response.headers.get("location", "")
    if not location or response.status_code not in (301, 302, 303, 307, 308):
        return ""
    here = response.request.url
    try:
        there = here.join(location).copy_with(userinfo=b"", query=None, fragment=None)
    except httpx2.InvalidURL:
        return "?"
    same = (here.scheme, here.host, here.port) == (there.scheme, there.host, there.port)
    if same and response.status_code in (307, 308):
        return ""
    return show_hidden(str(there)[:LONGEST_WORDS])


def _cure(found: Mapping[str, object]) -> str:
    """Return the words for what `_found` found."""
    status = found.get("status")
    if place := found.get("place"):
        return Phrase(
            "The server redirects to {place} (status {status}), where Helix doesn't follow. If "
            "that is the right server, use that URL.",
            place=place,
            status=status,
        )
    if kind := found.get("kind"):
        if kind == "text/html":
            return _WEB_PAGE
        return Phrase(
            "This address doesn't answer as an MCP server, but with {kind}. Check its URL.",
            kind=kind,
        )
    if wait := found.get("wait") if status == 429 else "":
        return Phrase(
            "The server's rate limit is reached (status 429). Try again in {seconds} s.",
            seconds=wait,
        )
    return _of_status(status if isinstance(status, int) else 0)


def _of_status(status: int) -> str:
    if status in _BY_STATUS:
        return _BY_STATUS[status]
    if status in (405, 406, 410, 415):
        return Phrase(
            "This address accepts no MCP messages (status {status}). Check its URL: it must be "
            "one for streamable HTTP, not for SSE.",
            status=status,
        )
    if status >= 500:
        return Phrase(
            "The server had an internal error (status {status}). Try again later.", status=status
        )
    return Phrase(
        "The server rejected the request (status {status}). Check its URL and headers.",
        status=status,
    )


def _stream(response: httpx2.Response) -> httpx2.AsyncByteStream:
    """Return the body itself: the response can be read only once, which the SDK does."""
    assert isinstance(response.stream, httpx2.AsyncByteStream)
    return response.stream


async def _beginning(response: httpx2.Response) -> bytes:
    """Return the body of an error, nothing of one that is long, or that breaks off."""
    body = b""
    try:
        async for piece in _stream(response):
            body += piece
            if len(body) > _LARGEST_ERROR:
                return b""
    except httpx2.HTTPError:
        return b""
    return body


def _own_error(body: bytes) -> dict[str, object] | None:
    """Return the error of a JSON-RPC message, None if the body is none."""
    error = _object(body).get("error")
    if not isinstance(error, dict) or not isinstance(error.get("code"), int):
        return None
    return error if isinstance(error.get("message"), str) else None


def _words(body: bytes) -> str:
    """Return the server's own words about an error, as servers usually write them."""
    found = _object(body)
    inner = found.get("error")
    places = (inner, found) if isinstance(inner, dict) else (found,)
    names = ("message", "error_description", "detail", "error")
    said = [place.get(name) for place in places for name in names]
    words = next((each for each in said if isinstance(each, str) and each.strip()), "")
    return show_hidden(" ".join(words.split())[:LONGEST_WORDS])


def _object(data: bytes) -> dict[str, object]:
    try:
        return msgspec.json.decode(data, type=dict[str, object])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return {}
