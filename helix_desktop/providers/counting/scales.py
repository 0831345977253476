"""What messages weigh for one model: tokens, bytes of the body, pictures.

Four tokens frame a message and eight a call, in every dialect within a token or two; what is left
of the difference is learned from reported usage.
"""

import logging
from collections.abc import Sequence

from helix_desktop.domain.errors import ResourceError
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.message import (
    Image,
    Message,
    Part,
    Text,
    Thinking,
    ToolCall,
    ToolResult,
    ToolSpec,
)
from helix_desktop.domain.ports import Counter, Weight
from helix_desktop.providers.counting.images import image_tokens, sent_bytes
from helix_desktop.providers.counting.request_bytes import text_weight

MESSAGE_TOKENS = 4
CALL_TOKENS = 8
MESSAGE_BYTES = 32
CALL_BYTES = 80

BYTES_PER_TOKEN = 3
"""Of a text that cannot be counted; English and code have about four."""

log = logging.getLogger(__name__)


class ModelScales:
    """The `Scales` port: one model's tokenizer, its rule for pictures, and JSON."""

    def __init__(self, counter: Counter, llm: Llm) -> None:
        self._counter = counter
        self._llm = llm
        self._guessing = False

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
        """Rather too much than too little: a damaged tokenizer is no reason to stop working."""
        if not self._guessing:
            log.warning("tokens are guessed from now on: %s", error)
            self._guessing = True
        return len(text.encode("utf-8", "surrogatepass")) // BYTES_PER_TOKEN + 1

    def weigh(self, message: Message) -> Weight:
        parts = [self._part(part) for part in message.parts]
        return Weight(
            MESSAGE_TOKENS + sum(part.tokens for part in parts),
            MESSAGE_BYTES + sum(part.size for part in parts),
            sum(part.images for part in parts),
        )

    def tools(self, specs: Sequence[ToolSpec]) -> Weight:
        texts = [text for spec in specs for text in (spec.name, spec.description, spec.schema)]
        tokens = sum(self.count(text) for text in texts) + CALL_TOKENS * len(specs)
        return Weight(tokens, sum(text_weight(text) for text in texts) + CALL_BYTES * len(specs))

    def _part(self, part: Part) -> Weight:
        match part:
            case Text(text, "") | Thinking(text, ""):
                return self._text(text)
            case Text(text, opaque) | Thinking(text, opaque):
                # what travels back is the provider's own block; it is charged as the text it hides
                return Weight(self.count(text), text_weight(text) + text_weight(opaque))
            case ToolCall(tool=tool, arguments=arguments, opaque=opaque):
                tokens = CALL_TOKENS + self.count(tool) + self.count(arguments)
                return Weight(tokens, CALL_BYTES + text_weight(arguments) + len(tool) + len(opaque))
            case ToolResult(text=text, images=images):
                return _sum([self._text(text), *(self._image(image) for image in images)])
            case Image():
                return self._image(part)

    def _text(self, text: str) -> Weight:
        return Weight(self.count(text), text_weight(text))

    def _image(self, image: Image) -> Weight:
        tokens = image_tokens(image.width, image.height, self._llm.images)
        return Weight(tokens, sent_bytes(image), 1)


def _sum(weights: Sequence[Weight]) -> Weight:
    return Weight(
        sum(weight.tokens for weight in weights),
        sum(weight.size for weight in weights),
        sum(weight.images for weight in weights),
    )
