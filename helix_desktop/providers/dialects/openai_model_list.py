"""Lists the models of OpenAI and servers like it, with their context windows.

The largest context of a model may be more than a server offers: for local servers, only context
windows count that a server has loaded, or was told to load.
"""

import asyncio
import math
from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec
from msgspec import Raw, Struct

from helix_desktop.domain.effort import EffortLevel, KnownEfforts
from helix_desktop.domain.net_addresses import is_private_address
from helix_desktop.providers.dialect import DocumentFetcher, Headers, ListedModel
from helix_desktop.providers.dialects.model_list_entries import (
    NOT_CHAT_NAMES,
    NOT_CHAT_TYPES,
    clean_count,
    fetch_optional,
    read_entries,
    read_envelope,
    read_optional,
    read_optional_entries,
)


async def list_openai_models(
    base_url: str, headers: Headers, fetch: DocumentFetcher
) -> tuple[ListedModel, ...]:
    if is_private_address(urlsplit(base_url).hostname or ""):
        root = base_url.removesuffix("/v1")
        models_data, lm_studio, props, litellm = await asyncio.gather(
            fetch(f"{base_url}/models", headers),
            fetch_optional(fetch, f"{root}/api/v0/models", headers),
            fetch_optional(fetch, f"{root}/props", headers),
            fetch_optional(fetch, f"{root}/model/info", headers),
        )
        models = _parse_list(models_data)
        if known := read_optional_entries(lm_studio, _LmStudioModel, _from_lm_studio):
            return tuple(known.get(model.id, model) for model in models)
        if limits := read_optional_entries(litellm, _LiteLlmModel, _from_litellm):
            pairs = ((model, limits.get(model.id, model)) for model in models)
            return tuple(
                msgspec.structs.replace(
                    model,
                    window=model.window or limit.window,
                    max_output=model.max_output or limit.max_output,
                )
                for model, limit in pairs
            )
        if running := read_optional(props, _Props):
            window = clean_count(running.default_generation_settings.n_ctx)
            images = running.modalities.vision
            return tuple(
                msgspec.structs.replace(model, window=window, images=images) for model in models
            )
        return models
    return _parse_list(await fetch(f"{base_url}/models", headers))


def _parse_list(data: bytes) -> tuple[ListedModel, ...]:
    return read_entries(read_envelope(data).data, _Entry, _to_listed_model)


class _TopProvider(Struct):
    max_completion_tokens: int | None = None


class _Architecture(Struct):
    input_modalities: list[str] = []


class _Limits(Struct, frozen=True):
    """LiteLLM's limits of a model, in an entry or in its `model_info`."""

    max_input_tokens: int | None = None
    max_output_tokens: int | None = None


class _Entry(_Limits, frozen=True):
    """An entry of `/models`, with the fields that others add to OpenAI's."""

    id: str = ""
    name: str | None = None
    type: str | None = None
    context_length: int | None = None  # OpenRouter, Moonshot, Together
    context_window: int | None = None  # Groq
    max_context_length: int | None = None  # Mistral
    max_model_len: int | None = None  # vLLM
    max_completion_tokens: int | None = None  # Groq
    top_provider: _TopProvider | None = None
    architecture: _Architecture | None = None
    pricing: Raw = Raw()
    supported_parameters: list[str] | None = None
    reasoning: Raw = Raw()
    capabilities: Raw = Raw()
    model_info: Raw = Raw()


class _Pricing(Struct):
    """OpenRouter's prices: dollars per token, as text."""

    prompt: str | float = 0.0
    completion: str | float = 0.0
    input_cache_read: str | float = 0.0
    input_cache_write: str | float = 0.0


class _ReasoningSupport(Struct):
    """OpenRouter's efforts of a model; without a list, it accepts all."""

    mandatory: bool = False
    supported_efforts: list[str | None] | None = None
    supports_max_tokens: bool = False


_ALL_LEVELS = ("none", "minimal", "low", "medium", "high", "xhigh")
BUDGET_TOKENS = (1_024, 32_768)
"""Limits of OpenRouter's budgets; it lowers one that a provider does not accept."""


class _Mistral(Struct):
    completion_chat: bool = True
    function_calling: bool | None = None
    vision: bool | None = None


def _to_listed_model(entry: _Entry) -> ListedModel | None:
    mistral = read_optional(entry.capabilities, _Mistral) or _Mistral()
    if (
        NOT_CHAT_NAMES.search(entry.id.lower())
        or entry.type in NOT_CHAT_TYPES
        or not mistral.completion_chat
    ):
        return None
    info = read_optional(entry.model_info, _Limits) or _Limits()
    windows = (
        entry.context_length,
        entry.context_window,
        entry.max_context_length,
        entry.max_model_len,
        entry.max_input_tokens,
        info.max_input_tokens,
    )
    top = entry.top_provider or _TopProvider()
    outputs = (
        entry.max_completion_tokens,
        top.max_completion_tokens,
        entry.max_output_tokens,
        info.max_output_tokens,
    )
    efforts = None
    if (reasoning := read_optional(entry.reasoning, _ReasoningSupport)) is not None:
        listed = reasoning.supported_efforts
        known = _ALL_LEVELS if listed is None else listed
        names = {"off" if name == "none" else name for name in known if name}
        if reasoning.mandatory:
            names.discard("off")
        levels = tuple(level for level in EffortLevel if level.value in names)
        min_budget, max_budget = BUDGET_TOKENS if reasoning.supports_max_tokens else (0, 0)
        efforts = KnownEfforts(levels, min_budget, max_budget)
    parameters = entry.supported_parameters
    # only OpenRouter's prices are known to be per token
    pricing = read_optional(entry.pricing, _Pricing) if parameters is not None else None
    prices = pricing or _Pricing()
    architecture = entry.architecture
    return ListedModel(
        id=entry.id,
        name=entry.name or "",
        window=_first_count(windows),
        max_output=_first_count(outputs),
        input=_dollars_per_million(prices.prompt),
        output=_dollars_per_million(prices.completion),
        cache_read=_dollars_per_million(prices.input_cache_read),
        cache_write=_dollars_per_million(prices.input_cache_write),
        tools=mistral.function_calling if parameters is None else "tools" in parameters,
        thinking=None if parameters is None else "reasoning" in parameters,
        images="image" in architecture.input_modalities if architecture else mistral.vision,
        efforts=efforts,
    )


def _first_count(counts: Iterable[int | None]) -> int:
    """Return the first valid count, 0 if there is none."""
    return next(filter(None, map(clean_count, counts)), 0)


def _dollars_per_million(price: str | float) -> float:
    """Return dollars per million tokens; OpenRouter writes -1 for a price that varies."""
    try:
        value = float(price) * 1e6
    except ValueError:
        return 0.0
    return round(value, 6) if math.isfinite(value) and 0 < value < 1e5 else 0.0


class _LmStudioModel(Struct):
    id: str
    type: str = ""
    loaded_context_length: int | None = None
    capabilities: list[str] | None = None


def _from_lm_studio(entry: _LmStudioModel) -> ListedModel:
    return ListedModel(
        id=entry.id,
        window=clean_count(entry.loaded_context_length),
        tools=None if entry.capabilities is None else "tool_use" in entry.capabilities,
        images=entry.type == "vlm",
    )


class _LiteLlmModel(Struct):
    """An entry of LiteLLM's `/model/info`."""

    model_name: str
    model_info: _Limits = _Limits()


def _from_litellm(entry: _LiteLlmModel) -> ListedModel:
    limits = entry.model_info
    return ListedModel(
        id=entry.model_name,
        window=clean_count(limits.max_input_tokens),
        max_output=clean_count(limits.max_output_tokens),
    )


class _Generation(Struct):
    n_ctx: int = 0


class _Modalities(Struct, frozen=True):
    vision: bool | None = None


class _Props(Struct):
    """Properties of a llama.cpp server; `n_ctx` is the context of one slot, thus of one request."""

    default_generation_settings: _Generation
    modalities: _Modalities = _Modalities()
