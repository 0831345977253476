"""Servers on this machine or in its network: what they run.

What a model was trained for is not what a server gives it: only windows that a server really has
loaded, or was told to load, are believed.
"""

import asyncio
import re

import msgspec
from msgspec import Struct

from helix_desktop.domain.errors import ProviderError
from helix_desktop.providers.catalogue.lines import OpenLine, of_open
from helix_desktop.providers.catalogue.listed import Listed
from helix_desktop.providers.catalogue.model import CAREFUL_WINDOW
from helix_desktop.providers.catalogue.reading import (
    Fetcher,
    Headers,
    count,
    envelope,
    maybe,
    read,
)

MOST_SHOWN = 200
AT_ONCE = 8
"""Models of Ollama's that are asked for one by one, and how many of them at a time."""

_NUM_CTX = re.compile(r"^\s*num_ctx\s+(\d{1,9})\s*$", re.M)
_CONTEXT = ".context_length"


class _Studio(Struct):
    """A line of LM Studio's own list."""

    id: str
    type: str = ""
    loaded_context_length: int | None = None
    capabilities: list[str] | None = None


def _of_studio(line: _Studio) -> Listed:
    return Listed(
        id=line.id,
        window=count(line.loaded_context_length),
        tools=None if line.capabilities is None else "tool_use" in line.capabilities,
        images=line.type == "vlm",
    )


class _Generation(Struct):
    n_ctx: int = 0


class _Modalities(Struct, frozen=True):
    vision: bool | None = None


class _Props(Struct):
    """llama.cpp's; `n_ctx` is of one slot, which is what one request may fill."""

    default_generation_settings: _Generation
    modalities: _Modalities = _Modalities()


async def near_models(base_url: str, headers: Headers, fetch: Fetcher) -> tuple[Listed, ...]:
    """What a server that speaks Chat Completions runs, and what LM Studio or llama.cpp adds."""
    root = base_url.removesuffix("/v1")
    lines, studio, props = await asyncio.gather(
        fetch(f"{base_url}/models", headers),
        _unless_refused(fetch, f"{root}/api/v0/models", headers),
        _unless_refused(fetch, f"{root}/props", headers),
    )
    found = read(envelope(lines).data, OpenLine, of_open)
    if known := _studio_list(studio):
        return tuple(known.get(each.id, each) for each in found)
    running = maybe(props, _Props)
    return tuple(_as_run(each, running) for each in found) if running else found


def _studio_list(data: bytes) -> dict[str, Listed]:
    try:
        return {each.id: each for each in read(envelope(data).data, _Studio, _of_studio)}
    except ProviderError:
        return {}


def _as_run(listed: Listed, props: _Props) -> Listed:
    return msgspec.structs.replace(
        listed,
        window=count(props.default_generation_settings.n_ctx),
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


async def ollama_models(base_url: str, headers: Headers, fetch: Fetcher) -> tuple[Listed, ...]:
    """What Ollama has, each with the window it is loaded with or should be."""
    tags, loaded = await asyncio.gather(
        fetch(f"{base_url}/api/tags", headers),
        _unless_refused(fetch, f"{base_url}/api/ps", headers),
    )
    names = [each.id for each in read(envelope(tags).models, _Tag, lambda tag: Listed(tag.name))]
    at_once = asyncio.Semaphore(AT_ONCE)

    async def shown(name: str) -> Listed | None:
        body = msgspec.json.encode({"model": name})
        async with at_once:
            data = await _unless_refused(fetch, f"{base_url}/api/show", headers, body=body)
        return _of_ollama(name, maybe(data, _Shown))

    told = await asyncio.gather(*(shown(name) for name in names[:MOST_SHOWN]))
    running = _running(loaded)
    return tuple(
        msgspec.structs.replace(each, window=running.get(each.id, each.window))
        for each in told
        if each is not None
    )


def _running(data: bytes) -> dict[str, int]:
    """The windows of what is loaded right now."""
    try:
        lines = read(
            envelope(data).models,
            _Loaded,
            lambda each: Listed(each.name, window=count(each.context_length)),
        )
    except ProviderError:
        return {}
    return {each.id: each.window for each in lines if each.window}


def _of_ollama(name: str, shown: _Shown | None) -> Listed | None:
    if shown is None:
        return Listed(name)
    able = shown.capabilities
    if able is not None and "completion" not in able:
        return None
    return Listed(
        id=name,
        window=_ollama_window(shown),
        tools=None if able is None else "tools" in able,
        thinking=None if able is None else "thinking" in able,
        images=None if able is None else "vision" in able,
    )


def _ollama_window(shown: _Shown) -> int:
    """What its Modelfile says, or else as much as is surely affordable of what it was made for.

    The window is sent with each request: asking for all that a model can do takes the memory for
    all of it.
    """
    if told := _NUM_CTX.search(shown.parameters):
        return count(int(told[1]))
    made = [
        value
        for key, value in shown.model_info.items()
        if key.endswith(_CONTEXT) and isinstance(value, int)
    ]
    return min(count(made[0]), CAREFUL_WINDOW) if made else 0


async def _unless_refused(
    fetch: Fetcher, address: str, headers: Headers, *, body: bytes = b""
) -> bytes:
    """What only some servers have."""
    try:
        return await fetch(address, headers, body)
    except ProviderError:
        return b""
