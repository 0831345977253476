"""Values of models: figures, prices, roles, requests, usage, and events of a reply."""

from enum import StrEnum

from msgspec import Struct

from helix_desktop.domain.effort import MODEL_DECIDES, NO_EFFORTS, Effort, KnownEfforts
from helix_desktop.domain.messages import Message, ToolCall, ToolSpec, WebSearch
from helix_desktop.domain.tool_table import WEB_SEARCH

MAX_CALLS = 100
"""The maximum number of tool calls of one reply that are run.

Providers accept at most 128 results in one message.
"""

MAX_REPLY_CALLS = MAX_CALLS + 1
"""The maximum number of tool calls of one reply that are kept.

The last one is answered on behalf of all that are not run.
"""


class LlmRole(StrEnum):
    """The roles that a workspace assigns to models."""

    MAIN = "main"
    FAST = "fast"
    WIDE = "wide"


class Encoding(StrEnum):
    """The tokenizers whose ranks ship with the application."""

    O200K = "o200k_base"
    CL100K = "cl100k_base"


class ImageTokenRule(StrEnum):
    """How a provider counts the tokens of images."""

    NONE = "none"
    OPENAI_TILES = "openai_tiles"
    OPENAI_PATCHES = "openai_patches"
    ANTHROPIC = "anthropic"
    GEMINI = "gemini"


class Prices(Struct, frozen=True):
    """US dollars per million tokens; all zero for a model that is free."""

    input: float = 0.0
    output: float = 0.0
    cache_read: float = 0.0
    cache_write: float = 0.0


FIVE_MINUTES_SECONDS, HOUR_SECONDS = 300, 3_600
"""The lifetimes of a prompt cache that Anthropic offers, in seconds."""
HOUR_WRITE_PRICE = 2.0
"""The price of writing to a cache that lasts an hour, relative to plain input."""


class LongInputPrices(Struct, frozen=True):
    """The prices of a request whose input is longer than `above` tokens."""

    above: int
    prices: Prices


class Llm(Struct, frozen=True):
    """A language model: its name at its provider, its limits, its prices, and its way of counting.

    `factor` is the number of the model's own tokens per token of `encoding`, before calibration. If
    `tokenizer_known` is false, the factor is a measurement or a guess, and every count is an
    estimate. `max_bytes` and `max_images` limit one request; 0 means unknown. `prices` is None if
    unknown, which differs from free. `dearer` holds different prices for long inputs. `efforts` is
    what can be asked of its reasoning. If the user says that it accepts no tools or no pictures,
    none are sent. `cache_seconds` is how long its provider's prompt cache lasts after each use; 0
    means unknown.
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
    efforts: KnownEfforts = NO_EFFORTS
    takes_tools: bool = True
    takes_pictures: bool = True
    cache_seconds: int = 0
    uncapped: bool = False
    """Whether dollar budgets don't stop the model while its price is unknown."""
    can_search: bool = False
    """Whether its provider offers it a web search of its own."""
    search_price: float | None = None
    """US dollars per thousand web searches; None if unknown."""
    window_guessed: bool = False
    """Whether nobody stated the window: then it is a first guess, and a rejection gives a better
    one.
    """
    largest_window: int = 0
    """The most that the server could give, if `window` is smaller to save its memory; 0: no
    more.
    """
    window_asked: bool = False
    """Whether each request tells the server how large a window it wants."""

    @property
    def shown_name(self) -> str:
        return self.name or self.id

    @property
    def window_may_grow(self) -> bool:
        """Whether a request that needs a larger window than `window` may get it."""
        return self.window_guessed or self.largest_window > self.window

    @property
    def full_name(self) -> str:
        """The name among all models: that of the provider and the ID."""
        return f"{self.provider}/{self.id}"

    def cache_write_price(self, prices: Prices) -> float:
        """Return the price of a token that is written to the prompt cache."""
        if self.cache_seconds >= HOUR_SECONDS:
            return HOUR_WRITE_PRICE * prices.input
        return prices.cache_write or prices.input


class Usage(Struct, frozen=True):
    """The tokens that a provider reports for one call.

    `input` excludes tokens that the prompt cache read or wrote. `searches` are the web searches
    that the provider made and charges for.
    """

    input: int = 0
    output: int = 0
    cache_read: int = 0
    cache_write: int = 0
    searches: int = 0

    @property
    def window(self) -> int:
        """The number of tokens that the request occupied in the window."""
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
    """One model call, exactly as sent.

    For prompt caches: the first `stable` messages change only with a rewrite, the first `unchanged`
    messages were sent before, and `session` is a name shared by all requests of a
    session. `effort` is one that the model knows.
    """

    llm: Llm
    messages: tuple[Message, ...]
    tools: tuple[ToolSpec, ...] = ()
    max_output: int = 0
    stable: int = 0
    unchanged: int = 0
    session: str = ""
    effort: Effort = MODEL_DECIDES

    @property
    def searches_web(self) -> bool:
        """Whether the model may use the web search of its provider."""
        return any(spec.name == WEB_SEARCH for spec in self.tools)

    @property
    def functions(self) -> tuple[ToolSpec, ...]:
        """The tools that run here, not at the provider."""
        return tuple(spec for spec in self.tools if spec.name != WEB_SEARCH)


class ProviderEvent(Struct, frozen=True):
    """An event of a reply. The subclasses are the kinds of events."""


class TextDelta(ProviderEvent, frozen=True):
    """A piece of the answer.

    `opaque` is the provider's opaque block, set when the text is complete.
    """

    text: str
    opaque: str = ""


class ThinkingDelta(ProviderEvent, frozen=True):
    """A piece of the model's thinking.

    `opaque` is the provider's opaque block, set when the thinking is complete.
    """

    text: str
    opaque: str = ""


class ToolCallArrived(ProviderEvent, frozen=True):
    """A complete tool call."""

    call: ToolCall


class WebSearched(ProviderEvent, frozen=True):
    """The provider made web searches and has their results."""

    search: WebSearch


class CallsLeftOut(ProviderEvent, frozen=True):
    """The number of tool calls beyond the last one that is kept. Their content was not kept."""

    count: int


class StreamFinished(ProviderEvent, frozen=True):
    """The end of a reply. `cost` is in US dollars, if it is known beside the model's prices."""

    reason: StopReason
    usage: Usage | None = None
    cost: float | None = None


class RetryScheduled(ProviderEvent, frozen=True):
    """Nothing has arrived yet, and the request is sent again after `seconds`.

    `reason` is worded for the user. `by_provider`: the provider asked for this wait. `token_limit`:
    the account may send so many input tokens in a minute, and has used them up.
    """

    seconds: float
    attempt: int
    reason: str
    by_provider: bool = False
    token_limit: int = 0


class RequestRewritten(ProviderEvent, frozen=True):
    """The request is sent in another form than asked for, with this effort, maybe the same.

    `reason` is why the server rejected the first form, "" if it did so before.
    """

    effort: Effort
    reason: str = ""
