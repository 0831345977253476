"""Removes secrets from the outputs of all tools, hooks, and servers before they are stored.

Servers, pages, notes of subagents and recalled content may contain them, as they are or rewritten.
Tools that read the project's files, and commands, also remove secrets themselves: they know which
file the user opened.
"""

import asyncio
import os
import re
from collections.abc import Callable, Iterator
from functools import partial

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.phrase import revised
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.secret_patterns import (
    SecretSpan,
    find_certain_secrets,
    find_secret_spans,
    merge_spans,
)
from helix_desktop.domain.tool_table import declared_tool
from helix_desktop.domain.value import replace
from helix_desktop.tools.sandbox import SecretSurvey
from helix_desktop.tools.secrets.known_secrets import find_shared_secrets
from helix_desktop.tools.secrets.redactor import SecretRedactor, hidden_notice
from helix_desktop.tools.secrets.secret_file_contents import (
    Finder,
    assigned_values,
    find_known_values,
    make_file_finder,
    secret_spans_of_file,
)
from helix_desktop.tools.secrets.secret_file_names import is_env_file

_ALNUM = bytes(
    ord("a") if chr(code).isascii() and chr(code).isalnum() else ord(" ") for code in range(256)
)
_KEY_PIECE = b"a" * 16
"""Letters and digits in a row, as nearly every line of a key has them."""
See = Callable[[], SecretSurvey]
"""Returns the current secrets of the project."""


class OutputScreen:
    """A filter that removes the project's secrets from tool outputs; `may_say` exempts a call."""

    def __init__(self, see: See, may_say: Callable[[ToolCall], bool]) -> None:
        self._see = see
        self._may_say = may_say

    async def of(self, call: ToolCall, output: ToolOutput) -> ToolOutput:
        def screened() -> ToolOutput:
            if self._may_say(call):
                return output
            find = partial(_find_secrets, self._seen())
            if declared_tool(call.tool).taints:
                find = partial(_find_secrets_of_others, self._seen())
            redactor = SecretRedactor(find)
            data = redactor.of(output.data)
            stream = None if output.stream is None else SecretRedactor(find).stream(output.stream)
            notice = "\n".join(hidden_notice(redactor.count)).encode()
            gap = b"\n" if notice and data and not data.endswith(b"\n") else b""
            return replace(output, data=data + gap + notice, stream=stream)

        return await asyncio.to_thread(screened)

    def finds(self, text: str) -> bool:
        return bool(_find_secrets(self._seen(), text.encode("utf-8", "replace")))

    def find(self, data: bytes) -> list[SecretSpan]:
        """Return the secrets in text from anywhere: known ones, and what looks like one."""
        return merge_spans([*find_secret_spans(data), *_find_secrets(self._seen(), data)])

    def find_in_file(self, path: str) -> Finder:
        """Return the function that finds the secrets in a file, also those of other files."""
        find, seen = make_file_finder(path), self._seen()
        return lambda data: merge_spans([*find(data), *_find_secrets(seen, data)])

    def clean(self, error: ToolError) -> ToolError:
        """Return an error of a tool that did not run without secrets."""

        def cleaned(text: str) -> str:
            redactor = SecretRedactor(partial(_find_secrets, self._seen()))
            return redactor.of(text.encode("utf-8", "replace")).decode("utf-8", "replace")

        return ToolError(revised(error.message, cleaned), revised(error.hint, cleaned))

    def _seen(self) -> SecretSurvey:
        """Return the secrets; in a folder too large to be searched, commands do not run either."""
        try:
            return self._see()
        except ToolError:
            return SecretSurvey()


def _find_secrets(seen: SecretSurvey, data: bytes) -> list[SecretSpan]:
    """Find the secrets in data, except those in content that the user opened."""
    spans = [*find_shared_secrets(data, seen.known), *find_known_values(data)]
    spans += _find_history_secrets(data, spans, seen)
    return [span for span in merge_spans(spans) if not _is_opened(data, span, seen)]


def _find_secrets_of_others(seen: SecretSurvey, data: bytes) -> list[SecretSpan]:
    """Find secrets in what a server or a page says, also those that are known by their shape."""
    spans = [span for span in find_certain_secrets(data) if not _is_opened(data, span, seen)]
    return merge_spans([*spans, *_find_secrets(seen, data)])


def _find_history_secrets(
    data: bytes, spans: list[SecretSpan], seen: SecretSurvey, *, is_suspect: bool = False
) -> list[SecretSpan]:
    """Find secrets that only the history has in the rest of a text, if it may hold any."""
    unmatched = bytearray(data)
    for span in spans:
        unmatched[span.start : span.stop] = b" " * (span.stop - span.start)
    may_hold = is_suspect or _KEY_PIECE in unmatched.translate(_ALNUM)
    return find_shared_secrets(bytes(unmatched), seen.older()) if may_hold else []


_SETTINGS = re.compile(r"(?i)(?<![\w])\.env(?!\.(?:example|sample|template|dist|defaults))|\.env\b")
"""Matches commands that name an .env file and may print any version: all assignments count."""
_ENV_VERSION = re.compile(
    r"(?i):(?:\S*/)?\.env(?!\S*\.(?:example|sample|template|dist|defaults)\b)"
)
"""Matches git commands that print one version of an .env file."""
_REWRITES = re.compile(r"\b(?:xxd|od|hexdump|fold)\b")
_SHOWS = re.compile(r"(?:\A|[|;&\n])(?>[^|;&\n]*?\bgit\b)[^|;&\n]*\b(?:show|cat-file|archive)\b")
"""Match commands that may rewrite one version of a file, the second one if there is a pipe."""
_REVERSES = re.compile(r"rev|::-1")
_DIFF = re.compile(rb"(?m)^[^\n]{0,12}--git (?P<path>[^\n]*)\n")
"""The first line of what git shows of changes in a file."""
_CHANGED = re.compile(rb"(?m)^[+-]")


def make_secret_finder(command: str, seen: SecretSurvey) -> Finder:
    """Return a finder of secrets in one command's output, also of those known by their shape."""
    named = _SETTINGS.search(command) is not None
    version = _ENV_VERSION.search(command) is not None
    reverses = _REVERSES.search(command) is not None
    rewrites = _REWRITES.search(command) or ("|" in command and _SHOWS.search(command))
    is_suspect = named or bool(rewrites)

    def by_shape(data: bytes) -> list[SecretSpan]:
        if version:
            return secret_spans_of_file(".env", data)
        assigned = assigned_values(data) if named else ()
        return [*find_secret_spans(data), *assigned, *_changes_of_env_files(data)]

    def find(data: bytes) -> list[SecretSpan]:
        spans = [*by_shape(data), *find_shared_secrets(data, seen.known), *find_known_values(data)]
        if reverses:
            spans += _reversed_lines(data, by_shape)
        spans += _find_history_secrets(data, spans, seen, is_suspect=is_suspect)
        return [span for span in merge_spans(spans) if not _is_opened(data, span, seen)]

    return find


def _changes_of_env_files(data: bytes) -> Iterator[SecretSpan]:
    headers = list(_DIFF.finditer(data)) if b".env" in data.lower() else []
    stops = [header.start() for header in headers[1:]] + [len(data)]
    for header, stop in zip(headers, stops, strict=False):
        name = os.path.basename(header["path"].rstrip().decode("utf-8", "replace"))
        if is_env_file(name):
            start = header.end()
            for span in secret_spans_of_file(name, _CHANGED.sub(b" ", data[start:stop])):
                yield SecretSpan(start + span.start, start + span.stop, span.what)


def _reversed_lines(data: bytes, find: Finder) -> Iterator[SecretSpan]:
    """Yield secrets in lines that a program such as `rev` has reversed."""
    mirrored = b"\n".join(line[::-1] for line in data.split(b"\n"))
    for span in find(mirrored):
        line_start = mirrored.rfind(b"\n", 0, span.start) + 1
        while line_start < span.stop:
            end = mirrored.find(b"\n", line_start)
            end = end if end >= 0 else len(mirrored)
            start, stop = max(line_start, span.start), min(end, span.stop)
            if start < stop:
                yield SecretSpan(line_start + end - stop, line_start + end - start, span.what)
            line_start = end + 1


def _is_opened(data: bytes, span: SecretSpan, seen: SecretSurvey) -> bool:
    return any(data[span.start : span.stop] in content for content in seen.opened)
