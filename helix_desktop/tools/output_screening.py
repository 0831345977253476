"""The removal of the project's secrets from the outputs of all tools.

Servers, pages, notes of subagents and recalled content may contain them, as they are or rewritten.
Tools that read the project's files, and commands, also remove secrets themselves: they know which
file the user opened.
"""

import asyncio
import re
from collections.abc import Callable
from functools import partial

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.secret_patterns import SecretSpan, find_secret_spans, merge_spans
from helix_desktop.domain.value import replace
from helix_desktop.tools.sandbox.secret_visibility import NOTHING_SEEN, SecretSurvey
from helix_desktop.tools.secrets.known_secrets import find_shared_secrets
from helix_desktop.tools.secrets.redactor import Finder, SecretRedactor, hidden_notice
from helix_desktop.tools.secrets.secret_files import assigned_values

See = Callable[[], SecretSurvey]
"""Returns the current secrets of the project."""


class OutputScreen:
    """A filter that removes the project's secrets from tool outputs; `may_say` exempts a call."""

    def __init__(self, see: See, may_say: Callable[[ToolCall], bool]) -> None:
        self._see = see
        self._may_say = may_say

    async def of(self, call: ToolCall, output: ToolOutput) -> ToolOutput:
        return await asyncio.to_thread(self._of, call, output)

    def finds(self, text: str) -> bool:
        """Return whether a text that would leave contains a secret."""
        seen = self._seen()
        return bool(seen.known) and bool(_found(seen, text.encode("utf-8", "replace")))

    def _seen(self) -> SecretSurvey:
        """Return the secrets; in a folder too large to be searched, commands do not run either."""
        try:
            return self._see()
        except ToolError:
            return NOTHING_SEEN

    def _of(self, call: ToolCall, output: ToolOutput) -> ToolOutput:
        seen = self._seen()
        if not seen.known or self._may_say(call):
            return output
        find = partial(_found, seen)
        hiding = SecretRedactor(find)
        data = hiding.of(output.data)
        stream = None if output.stream is None else SecretRedactor(find).stream(output.stream)
        notice = "\n".join(hidden_notice(hiding.count)).encode()
        gap = b"\n" if notice and data and not data.endswith(b"\n") else b""
        return replace(output, data=data + gap + notice, stream=stream)


def _found(seen: SecretSurvey, data: bytes) -> list[SecretSpan]:
    """Find the secrets in data, except those in content that the user opened."""
    return [
        span for span in find_shared_secrets(data, seen.known) if not _is_opened(data, span, seen)
    ]


_SETTINGS = re.compile(
    rb"(?i)(?<![\w])\.env(?!\.(?:example|sample|template|dist|defaults))|\.env\b"
)
"""Matches commands and outputs that name an .env file: of any version, all assignments count."""


def make_secret_finder(command: str, seen: SecretSurvey) -> Finder:
    """Return a finder of secrets in one command's output, also of those known by their shape."""
    named = _SETTINGS.search(command.encode("utf-8", "replace")) is not None

    def find(data: bytes) -> list[SecretSpan]:
        settings = named or b".env" in data or b"vne." in data
        # what git prints of older versions is known by its shape only, also if it is reversed
        mirrored = (
            SecretSpan(len(data) - span.stop, len(data) - span.start, span.what)
            for span in _by_shape(data[::-1], settings=settings)
        )
        found = [
            *_by_shape(data, settings=settings),
            *mirrored,
            *find_shared_secrets(data, seen.known),
        ]
        return [span for span in merge_spans(found) if not _is_opened(data, span, seen)]

    return find


def _by_shape(data: bytes, *, settings: bool) -> list[SecretSpan]:
    return [*find_secret_spans(data), *(assigned_values(data) if settings else ())]


def _is_opened(data: bytes, span: SecretSpan, seen: SecretSurvey) -> bool:
    return any(data[span.start : span.stop] in content for content in seen.opened)
