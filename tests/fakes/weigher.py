"""A weigher and a gauge without tokenizer files: a token is four bytes of UTF-8.

A picture is sent as base64.
"""

from collections.abc import Sequence

from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.domain.messages import (
    Image,
    Message,
    Part,
    Text,
    Thinking,
    ToolCall,
    ToolResult,
    ToolSpec,
)
from helix_desktop.domain.ports import CountedRequest, MessageWeight


class FakeWeigher:
    """Implements Weigher; a picture takes 100 tokens."""

    def count(self, text: str) -> int:
        return -(-_bytes(text) // 4)

    def exceeds(self, text: str, limit: int) -> bool:
        return self.count(text) > limit

    def weigh(self, message: Message) -> MessageWeight:
        tokens = 4 + sum(self._part(part) for part in message.parts)
        images = [image for part in message.parts for image in _images(part)]
        size = 4 * tokens + sum(4 * -(-image.size // 3) - 400 for image in images)
        return MessageWeight(tokens, size, len(images))

    def tools(self, specs: Sequence[ToolSpec]) -> MessageWeight:
        tokens = sum(8 + self.count(spec.name + spec.schema) for spec in specs)
        return MessageWeight(tokens, 4 * tokens)

    def _part(self, part: Part) -> int:
        match part:
            case Text(text) | Thinking(text):
                return self.count(text)
            case ToolResult(text=text, images=images):
                return self.count(text) + 100 * len(images)
            case ToolCall(tool=tool, arguments=arguments):
                return 8 + self.count(tool) + self.count(arguments)
            case Image():
                return 100


def _images(part: Part) -> tuple[Image, ...]:
    match part:
        case Image():
            return (part,)
        case ToolResult(images=images):
            return images
        case _:
            return ()


def _bytes(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-8", "replace"))


class FakeGauge:
    """Implements Gauge: the model counts as Helix does until a refusal tells otherwise."""

    def __init__(self, llm: Llm) -> None:
        self.window = llm.window
        self._pace = 1.0
        self._before = (self.window, self._pace)
        self.observed: list[tuple[int, Usage, CountedRequest | None]] = []

    @property
    def first_base(self) -> CountedRequest | None:
        return None

    def expect(self, tokens: int, base: CountedRequest | None = None) -> int:
        return self.estimate(tokens, base)

    def estimate(self, tokens: int, base: CountedRequest | None = None) -> int:
        return round(tokens * self._pace)

    def least(self, tokens: int, base: CountedRequest | None = None) -> int:
        return self.estimate(tokens, base)

    def learn(self, tokens: int, usage: Usage, base: CountedRequest | None = None) -> int | None:
        self.observed.append((tokens, usage, base))
        return None

    def learn_limit(
        self,
        tokens: int,
        limit: int | None,
        asked: int | None = None,
        *,
        base: CountedRequest | None = None,
    ) -> int | None:
        del asked, base
        self._before = (self.window, self._pace)
        self.window = min(self.window, limit or self.window)
        self._pace = max(self._pace, 1.1 * self.window / max(tokens, 1))
        return None

    @property
    def max_window(self) -> int:
        return self.window

    @property
    def cuts_silently(self) -> bool:
        return False

    def make_room(self, tokens: int) -> bool:
        return False

    def learn_truncation(self) -> None:
        """Do nothing: no server of these tests leaves anything out."""

    def limit_session(self, limit: int) -> None:
        self._before = (self.window, self._pace)
        self.window = min(self.window, limit)

    def forget_limit(self) -> None:
        self.window, self._pace = self._before
