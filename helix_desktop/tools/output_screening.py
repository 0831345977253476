"""What any tool hands back, without the secrets of the project: no model sees them another way.

Servers, pages, notes of SubAgents and what is recalled may hold them, as they are or written anew.
Tools that look into the project's files, and commands, see to it themselves as well: they know
which file the person opened.
"""

import asyncio
from collections.abc import Callable
from functools import partial

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.value import replace
from helix_desktop.tools.sandbox.secret_visibility import NOTHING_SEEN, SecretSurvey
from helix_desktop.tools.secrets.known_secrets import find_shared_secrets
from helix_desktop.tools.secrets.redactor import SecretRedactor
from helix_desktop.tools.secrets.secret_patterns import SecretSpan

See = Callable[[], SecretSurvey]
"""Tells which secrets the project holds now."""


class OutputScreen:
    """Takes the project's secrets out of what tools hand back; `may_say`: not out of this one."""

    def __init__(self, see: See, may_say: Callable[[ToolCall], bool]) -> None:
        self._see = see
        self._may_say = may_say

    async def of(self, call: ToolCall, output: ToolOutput) -> ToolOutput:
        return await asyncio.to_thread(self._of, call, output)

    def finds(self, text: str) -> bool:
        """Whether a text that would leave holds one of them."""
        seen = self._seen()
        return bool(seen.known) and bool(_found(seen, text.encode("utf-8", "replace")))

    def _seen(self) -> SecretSurvey:
        """Where the folder is too large to be looked through, no command runs in it, either."""
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
        told = "\n".join(hiding.told()).encode()
        gap = b"\n" if told and data and not data.endswith(b"\n") else b""
        return replace(output, data=data + gap + told, stream=stream)


def _found(seen: SecretSurvey, data: bytes) -> list[SecretSpan]:
    """What the person opened may be said."""
    found = find_shared_secrets(data, seen.known)
    return [
        span
        for span in found
        if not any(data[span.start : span.stop] in content for content in seen.opened)
    ]
