"""The tokens, bytes, and pictures of messages and tools for one model.

Providers reject a body for its bytes (32 MB) long before its tokens, so bytes are limited, too. The
tokens of pictures follow each provider's published rule, from the size in pixels.

Four tokens frame a message and eight a call, in every dialect within a token or two; the remaining
difference is learned from reported usage. The frame of a result counts with its call, so that an
output has the same number of tokens in a request as everywhere else.
"""

import logging
from collections.abc import Sequence

from helix_desktop.domain.errors import ResourceError
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.messages import (
    Image,
    Message,
    Part,
    Role,
    Text,
    Thinking,
    ToolCall,
    ToolResult,
    ToolSpec,
    WebSearch,
)
from helix_desktop.domain.ports import MessageWeight, TokenCounter
from helix_desktop.providers.fit_to_model import describe_unseen, sees_tool_pictures, without_images
from helix_desktop.providers.tokens.body_bytes import text_body_bytes
from helix_desktop.providers.tokens.image_tokens import image_body_bytes, image_tokens

MESSAGE_TOKENS = 4
CALL_TOKENS = 8
MESSAGE_BYTES = 32
CALL_BYTES = 80

BYTES_PER_TOKEN = 3
"""Bytes per token of a text that cannot be counted; English and code have about four."""
SEALED_BYTES_PER_TOKEN = 5
"""Bytes per token of encrypted text in Base64, which has a third more bytes than the text."""

log = logging.getLogger(__name__)


class ModelMessageWeigher:
    """A MessageWeigher by one model's tokenizer, its rule for pictures, and JSON."""

    def __init__(self, counter: TokenCounter, llm: Llm) -> None:
        self._counter = counter
        self._llm = llm
        self._has_warned = False

    def count(self, text: str) -> int:
        try:
            return self._counter.count(text, self._llm.encoding)
        except ResourceError as error:
            return self._guess(text, error)

    def exceeds(self, text: str, limit: int) -> bool:
        try:
            return self._counter.exceeds(text, self._llm.encoding, limit)
        except ResourceError as error:
            return self._guess(text, error) > limit

    def _guess(self, text: str, error: ResourceError) -> int:
        """Estimate too many tokens rather than too few: a damaged tokenizer must not stop the
        work.
        """
        if not self._has_warned:
            log.warning("tokens are guessed from now on: %s", error)
            self._has_warned = True
        return len(text.encode("utf-8", "surrogatepass")) // BYTES_PER_TOKEN + 1

    def weigh(self, message: Message) -> MessageWeight:
        framed = message.role is not Role.TOOL
        frame = MessageWeight(MESSAGE_TOKENS if framed else 0, MESSAGE_BYTES)
        return _sum_weights([frame, *map(self._weigh_part, message.parts)])

    def tools(self, specs: Sequence[ToolSpec]) -> MessageWeight:
        if not self._llm.takes_tools:
            return MessageWeight(0, 0)
        texts = [text for spec in specs for text in (spec.name, spec.description, spec.schema)]
        tokens = sum(self.count(text) for text in texts) + CALL_TOKENS * len(specs)
        return MessageWeight(
            tokens, sum(text_body_bytes(text) for text in texts) + CALL_BYTES * len(specs)
        )

    def _weigh_part(self, part: Part) -> MessageWeight:
        match part:
            case Text(text, "") | Thinking(text, ""):
                return self._weigh_text(text)
            case Text(text, opaque) | Thinking(text, opaque):
                # the provider's own block is returned instead; its price is that of the text
                return MessageWeight(
                    self.count(text), text_body_bytes(text) + text_body_bytes(opaque)
                )
            case WebSearch(text=text, opaque=opaque):
                # what was found is in the provider's own form, mostly as encrypted text
                tokens = max(self.count(text), len(opaque) // SEALED_BYTES_PER_TOKEN)
                return MessageWeight(tokens, text_body_bytes(text) + text_body_bytes(opaque))
            case ToolCall(tool=tool, arguments=arguments, opaque=opaque):
                tokens = CALL_TOKENS + MESSAGE_TOKENS + self.count(tool) + self.count(arguments)
                return MessageWeight(
                    tokens, CALL_BYTES + text_body_bytes(arguments) + len(tool) + len(opaque)
                )
            case ToolResult() if part.images and not sees_tool_pictures(self._llm):
                return self._weigh_text(without_images(part).text)
            case ToolResult():
                return _sum_weights(
                    [self._weigh_text(part.text), *map(self._weigh_image, part.images)]
                )
            case Image():
                return self._weigh_image(part)

    def _weigh_text(self, text: str) -> MessageWeight:
        return MessageWeight(self.count(text), text_body_bytes(text))

    def _weigh_image(self, image: Image) -> MessageWeight:
        if not self._llm.takes_pictures:
            return self._weigh_text(describe_unseen(image))
        tokens = image_tokens(image.width, image.height, self._llm.images)
        return MessageWeight(tokens, image_body_bytes(image, self._llm), 1)


def _sum_weights(weights: Sequence[MessageWeight]) -> MessageWeight:
    return MessageWeight(
        sum(weight.tokens for weight in weights),
        sum(weight.size for weight in weights),
        sum(weight.images for weight in weights),
    )
