"""How endpoints are spoken with: a voice over HTTP in each one's dialect, all over one line.

Imported late: httpx and the dialects are not needed before the first request.
"""

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Final

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.endpoint import Dialect, Endpoint
from helix_desktop.domain.errors import RequestRefused
from helix_desktop.domain.ports import Provider
from helix_desktop.providers.dialects.anthropic.grammar import Anthropic
from helix_desktop.providers.dialects.gemini.grammar import Gemini
from helix_desktop.providers.dialects.ollama.grammar import Ollama
from helix_desktop.providers.dialects.openai.chat import OpenAIChat
from helix_desktop.providers.dialects.openai.manners import manners_of
from helix_desktop.providers.dialects.openai.responses import OpenAIResponses
from helix_desktop.providers.grammar import Grammar
from helix_desktop.providers.wire.line import Line
from helix_desktop.providers.wire.voice import HttpVoice

_NONE: Final[Mapping[str, str]] = MappingProxyType({})


class HttpSpeech:
    """Implements Speech with one HTTP client."""

    def __init__(self, line: Line | None = None) -> None:
        self._line = line or Line()

    def provider(
        self,
        endpoint: Endpoint,
        key: Callable[[], Awaitable[str]],
        pictures: Callable[[Digest], Awaitable[bytes]],
    ) -> Provider:
        return HttpVoice(endpoint, grammar_of(endpoint), self._line, key=key, pictures=pictures)

    async def fetch(self, url: str, headers: Mapping[str, str] = _NONE, body: bytes = b"") -> bytes:
        return await self._line.fetch(url, headers, body)

    async def close(self) -> None:
        await self._line.close()


def grammar_of(endpoint: Endpoint) -> Grammar:
    """The grammar of an endpoint's dialect; thinking goes back to the place it came from."""
    place = endpoint.base_url
    grammars: dict[Dialect, Callable[[], Grammar]] = {
        Dialect.OPENAI_CHAT: lambda: OpenAIChat(manners_of(place)),
        Dialect.OPENAI_RESPONSES: lambda: OpenAIResponses(place),
        Dialect.ANTHROPIC: lambda: Anthropic(place),
        Dialect.GEMINI: lambda: Gemini(place),
        Dialect.OLLAMA: Ollama,
    }
    if endpoint.dialect not in grammars:
        raise RequestRefused(
            f"{endpoint.name} is not spoken with over HTTP.", "Choose another dialect for it."
        )
    return grammars[endpoint.dialect]()
