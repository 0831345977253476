"""Google's Gemini, as `generateContent` streams it.

The path stands below an address that ends with the version (`…/v1beta`). The key goes in a header,
never in the address: addresses end up in logs.
"""

from urllib.parse import quote

from helix_desktop.domain.llm import Request
from helix_desktop.providers.dialects.body import encoded
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
        model = quote(request.llm.id.removeprefix("models/"), safe="")
        body = body_of(request, pictures, self._place)
        return Outgoing(f"/models/{model}:streamGenerateContent?alt=sse", encoded(body))

    def reader(self) -> Reader:
        return GeminiReader(self._place)

    def key_headers(self, key: str) -> tuple[tuple[str, str], ...]:
        return (("x-goog-api-key", key),)
