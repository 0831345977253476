"""Requests to one server of the web: what a grant for the session can cover.

A request tells its server everything in it, its address too. So with untrusted content in the
conversation no "always" covers one. A grant names the server: nothing else is reached, since
redirects are not followed, and proxies, settings files and further addresses are not covered. One
grant covers requests that only read, another one those that also send words and files; a file
must lie in the project folder and have no name of a secret.
"""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

from msgspec import Struct

from helix_desktop.domain.phrase import Phrase
from helix_desktop.tools.permissions.command_line import named
from helix_desktop.tools.permissions.command_paths import NOTHING, CommandPaths
from helix_desktop.tools.permissions.options import (
    OperandKind,
    SortedArguments,
    command_row,
    sort_arguments,
)
from helix_desktop.tools.permissions.shell_lexer import ShellWord

CARRIES_OUT = Phrase("it can carry data out")
"""Why no "always" covers a request while untrusted content is in the conversation."""
_FORM = named("-F --form")
_DATA = named("-d --data --data-binary --data-ascii --json")
_WORDS = named("--data-raw --form-string")
_METHOD = named("-X --request")
_HEADER = named("-H --header")
_OUTPUT = named("-o --output")
_CURL = command_row(
    OperandKind.TEXT,
    "-s -S -f -i -I -v -4 -6 --silent --show-error --fail --fail-with-body --include --head"
    " --verbose --compressed --http1.1 --http2 --no-progress-meter -X=T --request=T -H=T --header=T"
    " -A=T --user-agent=T -m=N --max-time=N --connect-timeout=N --retry=N -o=T --output=T"
    " -F=T --form=T --form-string=T -d=T --data=T --data-ascii=T --data-binary=T --data-raw=T"
    " --json=T",
    ("unglued",),
)
_LOOKS = named("GET HEAD OPTIONS")
_SENDS = named("GET HEAD OPTIONS POST PUT PATCH DELETE")
_ADDRESS = re.compile(
    r"https?://[a-z0-9.-]+(?::\d{1,5})?(?:[/?][\w.~+:/?@!$&'()*,;=%|\"<>^ -]*)?",
    re.ASCII | re.IGNORECASE,
)
"""A plain host, and nothing from which curl makes several addresses."""
_FILE = re.compile(r"[\w./][\w./-]*", re.ASCII)
_HEADER_LINE = re.compile(
    r"(?:accept(?:-language|-encoding)?|authorization|cache-control|content-type|user-agent"
    r"|x-api-key|x-requested-with) *:[^\r\n]*",
    re.IGNORECASE,
)
"""Headers that don't name another site, another method, or the length of the body."""
_FIELD = re.compile(
    r"[\w.\[\]-]+=(?:[@<](?P<file>[\w./][\w./-]*)(?:;(?:type|filename)=[\w.+/-]+)*"
    r"|(?![@<(\"\s])[^;\r\n]*)",
    re.ASCII,
)
"""A field of a form: a text without parts of its own, or one file."""


class WebRequest(Struct, frozen=True):
    """A request to one server, and whether it sends more than its address and its headers."""

    origin: str
    sends: bool


def origin_of(address: str) -> str:
    """Return `scheme://host:port` of a plain web address; "" for an unusual one."""
    try:
        parts = urlsplit(address)
        plain = parts.scheme in ("http", "https") and parts.username is None
        host = parts.hostname or ""
        port = "" if parts.port is None else f":{parts.port}"
    except ValueError:
        return ""
    if not plain or not host.isascii() or not host.strip("."):
        return ""
    host = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{host}{port}"


def web_request(words: list[ShellWord], site: CommandPaths, base: str) -> WebRequest | None:
    """Return the request that curl makes with these arguments; None if that is not certain."""
    found = sort_arguments(_CURL, words)
    addresses = [word.text for word in found.operands]
    if found.complaint or len(addresses) != 1 or not _ADDRESS.fullmatch(addresses[0]):
        return None
    given = list(_given(found))
    methods = {value.upper() for name, value in given if name in _METHOD}
    plain = methods <= _SENDS and all(_is_plain(name, value) for name, value in given)
    inside = not any(site.complaint(base, file) for file in _files(given))
    origin = origin_of(addresses[0])
    if not (plain and inside and origin):
        return None
    says = any(name in _FORM | _DATA | _WORDS for name, _ in given)
    return WebRequest(origin, says or not methods <= _LOOKS)


def _given(found: SortedArguments) -> Iterator[tuple[str, str]]:
    """Yield the options that have a value, with it; without a complaint, each has one."""
    values = iter(found.values)
    for name in found.options:
        if name in _CURL.valued:
            yield name, next(values)


def _is_plain(name: str, value: str) -> bool:
    """Return whether an option sends nothing but its value, or the one file that it names."""
    if name in _OUTPUT:
        return value == NOTHING
    if name in _HEADER:
        return _HEADER_LINE.fullmatch(value) is not None
    if name in _FORM:
        return _FIELD.fullmatch(value) is not None
    if name in _DATA | _WORDS:
        return name in _WORDS or not value.startswith("@") or bool(_FILE.fullmatch(value[1:]))
    return "\n" not in value and "\r" not in value


def _files(given: list[tuple[str, str]]) -> Iterator[str]:
    """Yield the files that are sent."""
    for name, value in given:
        field = _FIELD.fullmatch(value) if name in _FORM else None
        if field is not None and field["file"]:
            yield field["file"]
        elif name in _DATA and value.startswith("@"):
            yield value[1:]
