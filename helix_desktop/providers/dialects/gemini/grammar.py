"""Google's Gemini, as `generateContent` streams it.

The path stands below an address that ends with the version (`…/v1beta`). The key goes in a header,
never in the address: addresses end up in logs.
"""

from urllib.parse import quote

import msgspec

from helix_desktop.domain.llm import Request
from helix_desktop.providers.dialects.body import encoded, named_count
from helix_desktop.providers.dialects.gemini.reading import GeminiReader
from helix_desktop.providers.dialects.gemini.writing import body_of
from helix_desktop.providers.grammar import Framing, Outgoing, Pictures, Reader


class Gemini:
    """Grammar of generateContent; `place` names the endpoint: signatures go back to their maker."""

    def __init__(self, place: str = "") -> None:
        self._place = place

    @property
    def framing(self) -> Framing:
        return Framing.SSE

    def outgoing(self, request: Request, pictures: Pictures) -> Outgoing:
        body = body_of(request, pictures, self._place)
        path = f"/models/{_model(request)}:streamGenerateContent?alt=sse"
        return Outgoing(path, encoded(body))

    def counting(self, request: Request, pictures: Pictures) -> Outgoing:
        whole = msgspec.to_builtins(body_of(request, pictures, self._place))
        asked = {"generateContentRequest": {"model": f"models/{_model(request)}", **whole}}
        return Outgoing(f"/models/{_model(request)}:countTokens", encoded(asked))

    def counted(self, answer: bytes) -> int:
        return named_count(answer, "totalTokens")

    def reader(self) -> Reader:
        return GeminiReader(self._place)

    def key_headers(self, key: str) -> tuple[tuple[str, str], ...]:
        return (("x-goog-api-key", key),)


def _model(request: Request) -> str:
    return quote(request.llm.id.removeprefix("models/"), safe="")
