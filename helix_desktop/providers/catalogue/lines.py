"""One line of a list of models in each of the forms it comes in, and what it tells."""

import math
import re

import msgspec
from msgspec import Raw, Struct

from helix_desktop.providers.catalogue.listed import Listed
from helix_desktop.providers.catalogue.reading import count, maybe

_NO_TALK = re.compile(
    r"embed|whisper|tts|dall-e|moderation|realtime|transcri|davinci|babbage|sora|image|audio"
    r"|rerank|guard|ocr"
)
"""What lists hold besides models that one can talk to, by their names."""

_NO_TALKERS = frozenset({"embedding", "embeddings", "image", "audio", "rerank", "moderation"})
"""The same by their types, where a list has such."""


class _Supported(Struct):
    supported: bool = False


class _Able(Struct):
    thinking: _Supported | None = None
    image_input: _Supported | None = None


class AnthropicLine(Struct):
    """A line of Anthropic's list."""

    id: str
    display_name: str = ""
    max_input_tokens: int | None = None
    max_tokens: int | None = None
    capabilities: _Able | None = None


def of_anthropic(line: AnthropicLine) -> Listed:
    able = line.capabilities or _Able()
    return Listed(
        id=line.id,
        name=line.display_name,
        window=count(line.max_input_tokens),
        max_output=count(line.max_tokens),
        thinking=able.thinking.supported if able.thinking else None,
        images=able.image_input.supported if able.image_input else None,
    )


class GeminiLine(Struct, rename="camel"):
    """A line of Gemini's list."""

    name: str
    display_name: str = ""
    input_token_limit: int | None = None
    output_token_limit: int | None = None
    supported_generation_methods: list[str] = []
    thinking: bool | None = None


def of_gemini(line: GeminiLine) -> Listed | None:
    if "generateContent" not in line.supported_generation_methods or _NO_TALK.search(line.name):
        return None
    return Listed(
        id=line.name.removeprefix("models/"),
        name=line.display_name,
        window=count(line.input_token_limit),
        max_output=count(line.output_token_limit),
        thinking=line.thinking,
    )


class _Top(Struct):
    max_completion_tokens: int | None = None


class _Made(Struct):
    input_modalities: list[str] = []


class OpenLine(Struct):
    """A line of `/models` with what others add to OpenAI's."""

    id: str
    name: str | None = None
    type: str | None = None
    context_length: int | None = None  # OpenRouter, Moonshot, Together
    context_window: int | None = None  # Groq
    max_context_length: int | None = None  # Mistral
    max_model_len: int | None = None  # vLLM
    max_completion_tokens: int | None = None  # Groq
    top_provider: _Top | None = None
    architecture: _Made | None = None
    pricing: Raw = Raw()
    supported_parameters: list[str] | None = None
    capabilities: Raw = Raw()


class _Pricing(Struct):
    """OpenRouter's: dollars per token, as text."""

    prompt: str | float = 0.0
    completion: str | float = 0.0
    input_cache_read: str | float = 0.0
    input_cache_write: str | float = 0.0


class _Mistral(Struct):
    completion_chat: bool = True
    function_calling: bool | None = None
    vision: bool | None = None


def of_open(line: OpenLine) -> Listed | None:
    able = maybe(line.capabilities, _Mistral) or _Mistral()
    if _NO_TALK.search(line.id.lower()) or line.type in _NO_TALKERS or not able.completion_chat:
        return None
    windows = (
        line.context_length,
        line.context_window,
        line.max_context_length,
        line.max_model_len,
    )
    top = line.top_provider or _Top()
    takes = line.supported_parameters
    listed = Listed(
        id=line.id,
        name=line.name or "",
        window=next(filter(None, map(count, windows)), 0),
        max_output=count(line.max_completion_tokens or top.max_completion_tokens),
        tools=able.function_calling if takes is None else "tools" in takes,
        thinking=None if takes is None else "reasoning" in takes,
        images="image" in line.architecture.input_modalities if line.architecture else able.vision,
    )
    # only OpenRouter's prices are known to be per token
    return _priced(listed, line.pricing) if takes is not None else listed


def _priced(listed: Listed, data: Raw) -> Listed:
    pricing = maybe(data, _Pricing)
    if pricing is None:
        return listed
    return msgspec.structs.replace(
        listed,
        input=_million(pricing.prompt),
        output=_million(pricing.completion),
        cache_read=_million(pricing.input_cache_read),
        cache_write=_million(pricing.input_cache_write),
    )


def _million(price: str | float) -> float:
    """Dollars per million tokens; OpenRouter writes -1 where a price depends."""
    try:
        value = float(price) * 1e6
    except ValueError:
        return 0.0
    return round(value, 6) if math.isfinite(value) and 0 < value < 1e5 else 0.0
