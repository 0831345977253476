"""Language models in their roles, what a request to one is, and what comes back."""

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from helix_desktop.domain.messages import Message, ToolCall, ToolSpec

MOST_CALLS = 100
"""Tool calls of one reply that are run. Providers take no more than 128 back in one message."""

CALLS_HELD = MOST_CALLS + 1
"""Tool calls of one reply that are kept: the last one is answered for all that are not run."""


class LlmRole(StrEnum):
    """The places a workspace fills with a model."""

    MAIN = "main"
    FAST = "fast"
    WIDE = "wide"


class Encoding(StrEnum):
    """The tokenizers whose ranks ship with the application."""

    O200K = "o200k_base"
    CL100K = "cl100k_base"


class ImageTokenRule(StrEnum):
    """How a provider charges pictures."""

    NONE = "none"
    OPENAI_TILES = "openai_tiles"
    OPENAI_PATCHES = "openai_patches"
    ANTHROPIC = "anthropic"
    GEMINI = "gemini"


class Prices(Struct, frozen=True):
    """US dollars per million tokens; all zero for a model that costs nothing."""

    input: float = 0.0
    output: float = 0.0
    cache_read: float = 0.0
    cache_write: float = 0.0


class LongInputPrices(Struct, frozen=True):
    """What a request costs whose input is longer than `above` tokens."""

    above: int
    prices: Prices


class Llm(Struct, frozen=True):
    """A language model: its name at its provider, its room and how it counts.

    `factor` is how many of its own tokens one token of `encoding` makes, before calibration; where
    `tokenizer_known` is false it is somebody's measurement or a guess, and every count an estimate.
    `max_bytes` and `max_images` are what one request may take of those, 0 = not known.
    `prices` are None where nobody knows them, which is not the same as free; those of long inputs
    may be others.
    """

    id: str
    provider: str
    window: int
    max_output: int
    encoding: Encoding = Encoding.O200K
    factor: float = 1.0
    prices: Prices | None = None
    images: ImageTokenRule = ImageTokenRule.NONE
    name: str = ""
    max_bytes: int = 0
    max_images: int = 0
    dearer: LongInputPrices | None = None
    tokenizer_known: bool = True


class Usage(Struct, frozen=True):
    """Tokens a provider reports for one call; `input` excludes what the cache read or wrote."""

    input: int = 0
    output: int = 0
    cache_read: int = 0
    cache_write: int = 0

    @property
    def window(self) -> int:
        """What the request filled of the window."""
        return self.input + self.cache_read + self.cache_write


class StopReason(StrEnum):
    """Why a model stopped."""

    ANSWERED = "answered"
    TOOLS = "tools"
    LENGTH = "length"
    REFUSED = "refused"
    FILTERED = "filtered"
    INTERRUPTED = "interrupted"


class ModelRequest(Struct, frozen=True):
    """One model call, exactly as it is sent.

    For prompt caches: the first `stable` messages change with a rewrite only, the first `kept`
    were sent before as they are, and `session` is a name that all requests of a session share.
    """

    llm: Llm
    messages: tuple[Message, ...]
    tools: tuple[ToolSpec, ...] = ()
    max_output: int = 0
    stable: int = 0
    kept: int = 0
    session: str = ""


class TextDelta(Struct, frozen=True):
    """A piece of the answer, with the provider's opaque block when the text is complete."""

    text: str
    opaque: str = ""


class ThinkingDelta(Struct, frozen=True):
    """A piece of the model's thinking, with the provider's opaque block when it is complete."""

    text: str
    opaque: str = ""


class ToolCallArrived(Struct, frozen=True):
    """A whole tool call."""

    call: ToolCall


class CallsLeftOut(Struct, frozen=True):
    """Tool calls behind the last that is held: they were counted and nothing else."""

    count: int


class StreamFinished(Struct, frozen=True):
    """The end of a reply."""

    reason: StopReason
    usage: Usage | None = None


class RetryScheduled(Struct, frozen=True):
    """Nothing has come yet: the request is sent again in so many seconds; `reason` is worded."""

    seconds: float
    attempt: int
    reason: str


ProviderEvent: TypeAlias = (
    TextDelta | ThinkingDelta | ToolCallArrived | CallsLeftOut | RetryScheduled | StreamFinished
)
