"""Anthropic's Messages, also as other servers speak them.

The path stands below an address that ends with the version (`…/v1`). Thinking is the model's own
choice and counts as part of `max_tokens`: no budget is sent, so none can be larger than that.
"""

from helix_desktop.domain.llm import Request
from helix_desktop.providers.dialects.anthropic.reading import MessagesReader
from helix_desktop.providers.dialects.anthropic.writing import body_of
from helix_desktop.providers.dialects.body import encoded, named_count
from helix_desktop.providers.grammar import Framing, Outgoing, Pictures, Reader

VERSION = (("anthropic-version", "2023-06-01"),)

LEAST_OUTPUT = 4_096
"""Where nobody says how long a reply may be: every model gives that much."""


class Anthropic:
    """Grammar of Messages; `place` names the endpoint, for thinking goes back to its maker."""

    def __init__(self, place: str = "") -> None:
        self._place = place

    @property
    def framing(self) -> Framing:
        return Framing.SSE

    def outgoing(self, request: Request, pictures: Pictures) -> Outgoing:
        body = body_of(request, pictures, self._place)
        body.max_tokens = request.max_output or request.llm.max_output or LEAST_OUTPUT
        body.stream = True
        return Outgoing("/messages", encoded(body), VERSION)

    def counting(self, request: Request, pictures: Pictures) -> Outgoing:
        body = body_of(request, pictures, self._place)
        return Outgoing("/messages/count_tokens", encoded(body), VERSION)

    def counted(self, answer: bytes) -> int:
        return named_count(answer, "input_tokens")

    def reader(self) -> Reader:
        return MessagesReader(self._place)

    def key_headers(self, key: str) -> tuple[tuple[str, str], ...]:
        return (("x-api-key", key),)
