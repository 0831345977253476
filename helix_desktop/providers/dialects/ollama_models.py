"""Ollama's list of models, with the context windows that are loaded or configured."""

import asyncio
import re

import msgspec
from msgspec import Raw, Struct

from helix_desktop.domain.effort import EffortLevel, KnownEfforts
from helix_desktop.domain.errors import ProviderError
from helix_desktop.providers.dialect import CAREFUL_WINDOW, DocumentFetcher, Headers, ListedModel
from helix_desktop.providers.dialects.model_lists import (
    clean_count,
    fetch_optional,
    read_entries,
    read_envelope,
    read_optional,
)

MOST_SHOWN = 200
AT_ONCE = 8
"""Most Ollama models that are queried, and how many at the same time."""

_NUM_CTX = re.compile(r"^\s*num_ctx\s+(\d{1,9})\s*$", re.M)


_CONTEXT = ".context_length"


class _Tag(Struct):
    name: str


class _Loaded(Struct):
    name: str
    context_length: int | None = None


class _ThinkingValues(Struct):
    """The values that `think` may have: booleans, words, or both."""

    values: list[bool | str] = []


class _Shown(Struct):
    """Ollama's description of a model; `parameters` are lines of its Modelfile."""

    parameters: str = ""
    capabilities: list[str] | None = None
    thinking: Raw = Raw()
    model_info: dict[str, object] = {}


async def list_ollama_models(
    base_url: str, headers: Headers, fetch: DocumentFetcher
) -> tuple[ListedModel, ...]:
    """Return Ollama's models, each with its loaded or configured context window."""
    tags, loaded = await asyncio.gather(
        fetch(f"{base_url}/api/tags", headers),
        fetch_optional(fetch, f"{base_url}/api/ps", headers),
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
            data = await fetch_optional(fetch, f"{base_url}/api/show", headers, body=body)
        return _of_ollama(name, read_optional(data, _Shown))

    details = await asyncio.gather(*(shown(name) for name in names[:MOST_SHOWN]))
    running = _running(loaded)
    return tuple(
        msgspec.structs.replace(each, window=running.get(each.id, each.window))
        for each in details
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
        efforts=_efforts(shown),
    )


_SWITCH = KnownEfforts((EffortLevel.OFF, EffortLevel.ON), sure=False)
"""What servers know that do not list the values."""
_VALUES: dict[bool | str, EffortLevel] = {
    False: EffortLevel.OFF,
    True: EffortLevel.ON,
    "none": EffortLevel.OFF,
    **{level.value: level for level in EffortLevel},
}


def _efforts(shown: _Shown) -> KnownEfforts | None:
    if "thinking" not in (shown.capabilities or ()):
        return None
    told = read_optional(shown.thinking, _ThinkingValues)
    if told is None:
        return _SWITCH
    named = {_VALUES[each] for each in told.values if each in _VALUES}
    return KnownEfforts(tuple(level for level in EffortLevel if level in named))


def _ollama_window(shown: _Shown) -> int:
    """Return the window in the Modelfile, else the model's maximum up to CAREFUL_WINDOW.

    The window is sent with each request, and the model's whole maximum would take the memory for
    all of it.
    """
    if found := _NUM_CTX.search(shown.parameters):
        return clean_count(int(found[1]))
    made = [
        value
        for key, value in shown.model_info.items()
        if key.endswith(_CONTEXT) and isinstance(value, int)
    ]
    return min(clean_count(made[0]), CAREFUL_WINDOW) if made else 0
