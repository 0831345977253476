"""Discovery of models: lists of providers, and servers on this machine or in its network.

An odd entry of a list is skipped without rejecting the list. The largest context of a model is not
the one that a server offers: only context windows that a server has really loaded, or was told to
load, are used.
"""

import asyncio
import math
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Protocol, TypeVar

import msgspec
from msgspec import Raw, Struct

from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.errors import ProviderError, ProviderResponseInvalid
from helix_desktop.providers.models.endpoints import LOCAL, is_local_endpoint
from helix_desktop.providers.models.model_catalog import CAREFUL_WINDOW, ListedModel

MOST = 5_000
"""Most models of one provider; OpenRouter has some 600."""

LARGEST_COUNT = 100_000_000
"""Most tokens of a valid context window."""

T = TypeVar("T", bound=Struct)

Headers = Mapping[str, str]


class DocumentFetcher(Protocol):
    """A function that fetches a small document, by POST with a body; raises ProviderError."""

    async def __call__(self, url: str, headers: Headers, body: bytes = b"") -> bytes: ...


class ListEnvelope(Struct):
    """A list of models: OpenAI's and Anthropic's are in `data`, the others' in `models`."""

    data: list[Raw] = []
    models: list[Raw] = []


def read_envelope(data: bytes) -> ListEnvelope:
    """Decode a list; raise ProviderResponseInvalid if there is none."""
    try:
        if data.lstrip().startswith(b"["):  # Together's list has no envelope
            return ListEnvelope(data=msgspec.json.decode(data, type=list[Raw]))
        return msgspec.json.decode(data, type=ListEnvelope)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ProviderResponseInvalid(
            "What came back is no list of models.", "Look at the endpoint's address."
        ) from error


def read_entries(
    lines: Iterable[Raw], kind: type[T], turn: Callable[[T], ListedModel | None]
) -> tuple[ListedModel, ...]:
    """Return the models of a list, each once; `turn` returns None for entries that are no model."""
    found: dict[str, ListedModel] = {}
    for line in list(lines)[:MOST]:
        entry = read_optional(line, kind)
        listed = turn(entry) if entry is not None else None
        if listed is not None and listed.id:
            found.setdefault(listed.id, listed)
    return tuple(found.values())


def read_optional(data: Raw | bytes, kind: type[T]) -> T | None:
    """Decode an optional document; return None if it is missing or invalid."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def clean_count(value: int | None) -> int:
    return value if value and 0 < value <= LARGEST_COUNT else 0


_NO_TALK = re.compile(
    r"embed|whisper|tts|dall-e|moderation|realtime|transcri|davinci|babbage|sora|image|audio"
    r"|rerank|guard|ocr"
)
"""Names of listed models that do not chat."""

_NO_TALKERS = frozenset({"embedding", "embeddings", "image", "audio", "rerank", "moderation"})
"""Types of listed models that do not chat."""


class _Supported(Struct):
    supported: bool = False


class _Able(Struct):
    thinking: _Supported | None = None
    image_input: _Supported | None = None


class AnthropicLine(Struct):
    """An entry of Anthropic's list."""

    id: str
    display_name: str = ""
    max_input_tokens: int | None = None
    max_tokens: int | None = None
    capabilities: _Able | None = None


def of_anthropic(line: AnthropicLine) -> ListedModel:
    able = line.capabilities or _Able()
    return ListedModel(
        id=line.id,
        name=line.display_name,
        window=clean_count(line.max_input_tokens),
        max_output=clean_count(line.max_tokens),
        thinking=able.thinking.supported if able.thinking else None,
        images=able.image_input.supported if able.image_input else None,
    )


class GeminiLine(Struct, rename="camel"):
    """An entry of Gemini's list."""

    name: str
    display_name: str = ""
    input_token_limit: int | None = None
    output_token_limit: int | None = None
    supported_generation_methods: list[str] = []
    thinking: bool | None = None


def of_gemini(line: GeminiLine) -> ListedModel | None:
    if "generateContent" not in line.supported_generation_methods or _NO_TALK.search(line.name):
        return None
    return ListedModel(
        id=line.name.removeprefix("models/"),
        name=line.display_name,
        window=clean_count(line.input_token_limit),
        max_output=clean_count(line.output_token_limit),
        thinking=line.thinking,
    )


class _Top(Struct):
    max_completion_tokens: int | None = None


class _Made(Struct):
    input_modalities: list[str] = []


class OpenAIListEntry(Struct):
    """An entry of `/models`, with the fields that others add to OpenAI's."""

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
    """OpenRouter's prices: dollars per token, as text."""

    prompt: str | float = 0.0
    completion: str | float = 0.0
    input_cache_read: str | float = 0.0
    input_cache_write: str | float = 0.0


class _Mistral(Struct):
    completion_chat: bool = True
    function_calling: bool | None = None
    vision: bool | None = None


def of_open(line: OpenAIListEntry) -> ListedModel | None:
    able = read_optional(line.capabilities, _Mistral) or _Mistral()
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
    listed = ListedModel(
        id=line.id,
        name=line.name or "",
        window=next(filter(None, map(clean_count, windows)), 0),
        max_output=clean_count(line.max_completion_tokens or top.max_completion_tokens),
        tools=able.function_calling if takes is None else "tools" in takes,
        thinking=None if takes is None else "reasoning" in takes,
        images="image" in line.architecture.input_modalities if line.architecture else able.vision,
    )
    # only OpenRouter's prices are known to be per token
    return _priced(listed, line.pricing) if takes is not None else listed


def _priced(listed: ListedModel, data: Raw) -> ListedModel:
    pricing = read_optional(data, _Pricing)
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
    """Return dollars per million tokens; OpenRouter writes -1 where a price depends."""
    try:
        value = float(price) * 1e6
    except ValueError:
        return 0.0
    return round(value, 6) if math.isfinite(value) and 0 < value < 1e5 else 0.0


MOST_SHOWN = 200
AT_ONCE = 8
"""Most Ollama models that are queried, and how many at the same time."""

_NUM_CTX = re.compile(r"^\s*num_ctx\s+(\d{1,9})\s*$", re.M)
_CONTEXT = ".context_length"


class _Studio(Struct):
    """An entry of LM Studio's own list."""

    id: str
    type: str = ""
    loaded_context_length: int | None = None
    capabilities: list[str] | None = None


def _of_studio(line: _Studio) -> ListedModel:
    return ListedModel(
        id=line.id,
        window=clean_count(line.loaded_context_length),
        tools=None if line.capabilities is None else "tool_use" in line.capabilities,
        images=line.type == "vlm",
    )


class _Generation(Struct):
    n_ctx: int = 0


class _Modalities(Struct, frozen=True):
    vision: bool | None = None


class _Props(Struct):
    """Properties of a llama.cpp server; `n_ctx` is the context of one slot, thus of one request."""

    default_generation_settings: _Generation
    modalities: _Modalities = _Modalities()


async def list_local_models(
    base_url: str, headers: Headers, fetch: DocumentFetcher
) -> tuple[ListedModel, ...]:
    """Return the models of a Chat Completions server, with details from LM Studio or llama.cpp."""
    root = base_url.removesuffix("/v1")
    lines, studio, props = await asyncio.gather(
        fetch(f"{base_url}/models", headers),
        _unless_refused(fetch, f"{root}/api/v0/models", headers),
        _unless_refused(fetch, f"{root}/props", headers),
    )
    found = read_entries(read_envelope(lines).data, OpenAIListEntry, of_open)
    if known := _studio_list(studio):
        return tuple(known.get(each.id, each) for each in found)
    running = read_optional(props, _Props)
    return tuple(_as_run(each, running) for each in found) if running else found


def _studio_list(data: bytes) -> dict[str, ListedModel]:
    try:
        return {
            each.id: each for each in read_entries(read_envelope(data).data, _Studio, _of_studio)
        }
    except ProviderError:
        return {}


def _as_run(listed: ListedModel, props: _Props) -> ListedModel:
    return msgspec.structs.replace(
        listed,
        window=clean_count(props.default_generation_settings.n_ctx),
        images=props.modalities.vision,
    )


class _Tag(Struct):
    name: str


class _Loaded(Struct):
    name: str
    context_length: int | None = None


class _Shown(Struct):
    """Ollama's description of a model; `parameters` are lines of its Modelfile."""

    parameters: str = ""
    capabilities: list[str] | None = None
    model_info: dict[str, object] = {}


async def list_ollama_models(
    base_url: str, headers: Headers, fetch: DocumentFetcher
) -> tuple[ListedModel, ...]:
    """Return Ollama's models, each with its loaded or configured context window."""
    tags, loaded = await asyncio.gather(
        fetch(f"{base_url}/api/tags", headers),
        _unless_refused(fetch, f"{base_url}/api/ps", headers),
    )
    names = [
        each.id
        for each in read_entries(
            read_envelope(tags).models, _Tag, lambda tag: ListedModel(tag.name)
        )
    ]
    at_once = asyncio.Semaphore(AT_ONCE)

    async def shown(name: str) -> ListedModel | None:
        body = msgspec.json.encode({"model": name})
        async with at_once:
            data = await _unless_refused(fetch, f"{base_url}/api/show", headers, body=body)
        return _of_ollama(name, read_optional(data, _Shown))

    told = await asyncio.gather(*(shown(name) for name in names[:MOST_SHOWN]))
    running = _running(loaded)
    return tuple(
        msgspec.structs.replace(each, window=running.get(each.id, each.window))
        for each in told
        if each is not None
    )


def _running(data: bytes) -> dict[str, int]:
    """Return the context windows of the models that are loaded now."""
    try:
        lines = read_entries(
            read_envelope(data).models,
            _Loaded,
            lambda each: ListedModel(each.name, window=clean_count(each.context_length)),
        )
    except ProviderError:
        return {}
    return {each.id: each.window for each in lines if each.window}


def _of_ollama(name: str, shown: _Shown | None) -> ListedModel | None:
    if shown is None:
        return ListedModel(name)
    able = shown.capabilities
    if able is not None and "completion" not in able:
        return None
    return ListedModel(
        id=name,
        window=_ollama_window(shown),
        tools=None if able is None else "tools" in able,
        thinking=None if able is None else "thinking" in able,
        images=None if able is None else "vision" in able,
    )


def _ollama_window(shown: _Shown) -> int:
    """Return the window in the Modelfile, else the model's maximum up to CAREFUL_WINDOW.

    The window is sent with each request, and the model's whole maximum would take the memory for
    all of it.
    """
    if told := _NUM_CTX.search(shown.parameters):
        return clean_count(int(told[1]))
    made = [
        value
        for key, value in shown.model_info.items()
        if key.endswith(_CONTEXT) and isinstance(value, int)
    ]
    return min(clean_count(made[0]), CAREFUL_WINDOW) if made else 0


async def _unless_refused(
    fetch: DocumentFetcher, address: str, headers: Headers, *, body: bytes = b""
) -> bytes:
    """Return a document that only some servers have; b"" if it is missing."""
    try:
        return await fetch(address, headers, body)
    except ProviderError:
        return b""


_WHOLE = {DialectId.ANTHROPIC: "?limit=1000", DialectId.GEMINI: "?pageSize=1000"}
"""Query for the largest page of lists that have pages."""

DETECTING = 1.0
"""Seconds for a server on this machine to answer; a running one needs a hundredth of that."""


class FoundServer(Struct, frozen=True):
    """A server that answered, and its models."""

    endpoint: Endpoint
    models: tuple[ListedModel, ...]


async def list_models(
    endpoint: Endpoint, key: str, fetch: DocumentFetcher
) -> tuple[ListedModel, ...]:
    """Return the provider's current models; raise ProviderError if it does not answer properly."""
    headers, address = key_headers(endpoint, key), endpoint.base_url
    match endpoint.dialect:
        case DialectId.PRACTICE:
            return ()
        case DialectId.OLLAMA:
            return await list_ollama_models(address, headers, fetch)
        case DialectId.OPENAI_CHAT | DialectId.OPENAI_RESPONSES if is_local_endpoint(endpoint):
            return await list_local_models(address, headers, fetch)
        case _:
            asked = f"{address}/models{_WHOLE.get(endpoint.dialect, '')}"
            return _listed(endpoint.dialect, await fetch(asked, headers))


def _listed(dialect: DialectId, data: bytes) -> tuple[ListedModel, ...]:
    found = read_envelope(data)
    match dialect:
        case DialectId.ANTHROPIC:
            return read_entries(found.data, AnthropicLine, of_anthropic)
        case DialectId.GEMINI:
            return read_entries(found.models, GeminiLine, of_gemini)
        case _:
            return read_entries(found.data, OpenAIListEntry, of_open)


def key_headers(endpoint: Endpoint, key: str) -> Headers:
    """Return the headers for requesting a list."""
    match endpoint.dialect:
        case DialectId.ANTHROPIC:
            shown = {"x-api-key": key} if key else {}
            return {"anthropic-version": "2023-06-01", **shown}
        case DialectId.GEMINI:
            return {"x-goog-api-key": key} if key else {}
        case _:
            return {"authorization": f"Bearer {key}"} if key else {}


async def detect_servers(
    fetch: DocumentFetcher, endpoints: Iterable[Endpoint] = LOCAL, *, seconds: float = DETECTING
) -> tuple[FoundServer, ...]:
    """Return the servers that answer; all are asked at once, each for at most `seconds`."""
    answers = await asyncio.gather(*(_answer(each, fetch, seconds) for each in endpoints))
    return tuple(found for found in answers if found is not None)


async def _answer(endpoint: Endpoint, fetch: DocumentFetcher, seconds: float) -> FoundServer | None:
    try:
        async with asyncio.timeout(seconds):
            models = await list_models(endpoint, "", fetch)
    except (ProviderError, TimeoutError):
        return None
    # an Ollama without models is worth reporting; an empty list from others may mean anything
    known = bool(models) or endpoint.dialect is DialectId.OLLAMA
    return FoundServer(endpoint, models) if known else None
