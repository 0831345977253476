"""`helix-desktop models`: what can be chosen, choosing it, and correcting what is known of it."""

import asyncio
from argparse import Namespace
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

import msgspec

from helix_desktop.app.commands.declaring import NOBODY
from helix_desktop.app.commands.upkeep import CLEAN, FOUND, Say
from helix_desktop.app.llms.casting import cast
from helix_desktop.app.llms.lists import Lists
from helix_desktop.app.llms.models import Models
from helix_desktop.app.llms.voices import Speech
from helix_desktop.app.mcp.making_way import held
from helix_desktop.app.paths import Paths, make_private
from helix_desktop.app.secrets.keys import Keys
from helix_desktop.app.wiring import Parts
from helix_desktop.app.workspaces import Workspaces
from helix_desktop.domain.endpoint import Dialect, Endpoint
from helix_desktop.domain.errors import ProviderError, SettingsError
from helix_desktop.domain.llm import LlmRole
from helix_desktop.providers.catalogue.endpoints import OwnEndpoint
from helix_desktop.providers.catalogue.entries import Own
from helix_desktop.providers.catalogue.model import Model, missing, parted, said_of

_PRICES = ("input", "output", "cache_read", "cache_write")


def run(options: Namespace, paths: Paths, say: Say, *, parts: Parts | None = None) -> int:
    made = parts or Parts()
    make_private(paths)
    models = Models(paths)
    for problem in models.problems:
        say(str(problem))
    if options.act == "list":
        return asyncio.run(_list(options, models, say, parts=made))
    if options.act == "choose":
        return _choose(options, paths, say, models=models, parts=made)
    return _ACTS[options.act](options, models, say)


def _usual(options: Namespace, models: Models, say: Say) -> int:
    name = "" if options.model == NOBODY else options.model
    models.choose_usual(LlmRole(options.role), name)
    say(f"{options.role}: {name or 'nobody'}, where a workspace names no other.")
    return CLEAN


def _unset(options: Namespace, models: Models, say: Say) -> int:
    return _said(models.drop_edit(options.model), f"{options.model} is as it was.", say)


def _remove(options: Namespace, models: Models, say: Say) -> int:
    return _said(models.drop_endpoint(options.id), f"{options.id} is removed.", say)


def _said(done: bool, text: str, say: Say) -> int:
    say(text if done else "There is no such thing of yours.")
    return CLEAN if done else FOUND


def _choose(options: Namespace, paths: Paths, say: Say, *, models: Models, parts: Parts) -> int:
    workspaces = Workspaces(paths.workspaces, parts.clock)
    workspace = workspaces.find(options.name)
    with held(workspaces.home(workspace)):
        chosen = {role: name for role, name in workspace.models.items() if role != options.role}
        if options.model != NOBODY:
            chosen[options.role] = models.checked(options.model)
        workspaces.save(replace(workspace, models=chosen))
    found = cast(chosen, models)
    for role, part in found.parts.items():
        say(f"{role.value:5} {part.model.name}")
    for note in found.notes:
        say(note)
    return CLEAN


def _set(options: Namespace, models: Models, say: Say) -> int:
    endpoint, model = parted(models.checked(options.model))
    given = vars(options)
    figures: dict[str, object] = {
        name: given[name] for name in ("window", "max_output") if name in given
    }
    prices = {name: given[name] for name in _PRICES if name in given}
    if prices:
        figures["prices"] = prices
    if not figures:
        raise SettingsError("No figure is named.", "For example: --window 128000.")
    before = models.own(options.model)
    try:
        own = msgspec.convert({**before, **figures, "endpoint": endpoint, "id": model}, Own)
    except msgspec.ValidationError as error:
        raise SettingsError(f"That cannot be: {error}.", "Nothing was changed.") from error
    say(_line(models.edit(own)))
    return CLEAN


def _add(options: Namespace, models: Models, say: Say) -> int:
    endpoint = models.add_endpoint(
        OwnEndpoint(
            id=options.id,
            dialect=Dialect(options.dialect),
            base_url=options.url,
            name=options.title,
            variable=options.variable,
            needs_key=not options.no_key,
        )
    )
    say(f"{endpoint.id}: {endpoint.base_url} ({endpoint.dialect.value})")
    return CLEAN


_ACTS: dict[str, Callable[[Namespace, Models, Say], int]] = {
    "usual": _usual,
    "set": _set,
    "unset": _unset,
    "add": _add,
    "remove": _remove,
}


async def _list(options: Namespace, models: Models, say: Say, *, parts: Parts) -> int:
    wanted = [models.endpoint(options.endpoint)] if options.endpoint else None
    status = CLEAN
    if options.refresh:
        status = await _refresh(wanted, models, say, parts=parts)
    shown = {
        endpoint.id: models.catalogue.models(endpoint.id)
        for endpoint in wanted or models.endpoints.values()
    }
    if options.json:
        say(_as_json(shown, models))
        return status
    for name, found in shown.items():
        if found:
            say(f"{models.endpoints[name].name} ({models.endpoints[name].base_url})")
        for model in found:
            say(f"  {_line(model)}")
    if models.dated:
        say(f"Figures of shipped models are of {models.dated}; prices in USD per million tokens.")
    return status


async def _refresh(wanted: list[Endpoint] | None, models: Models, say: Say, *, parts: Parts) -> int:
    """Ask what was named; or else every endpoint that has its key, and this machine's servers."""
    keys = Keys(parts.vault, parts.clock, environ=parts.environ)
    speech = parts.speech()

    async def spoken() -> Speech:
        return speech

    lists = Lists(models, keys, spoken, clock=parts.clock)
    try:
        if wanted is None:
            for found in await lists.near():
                say(f"{found.endpoint.name} runs here; models: {len(found.models)}.")
            wanted = list(await lists.with_keys())
        asked = await asyncio.gather(*(_asked(each, lists, say) for each in wanted))
        return CLEAN if all(asked) else FOUND
    finally:
        await speech.close()


async def _asked(endpoint: Endpoint, lists: Lists, say: Say) -> bool:
    try:
        await lists.ask(endpoint)
    except ProviderError as error:
        say(f"{endpoint.name}: {error}")
        return False
    return True


def _line(model: Model) -> str:
    llm, prices = model.llm, model.llm.prices
    able = [
        word
        for word, has in (
            ("tools", model.tools),
            ("thinking", model.thinking),
            ("images", model.pictures),
        )
        if has
    ]
    cost = "price unknown" if prices is None else f"{prices.input:g} / {prices.output:g}"
    until = f", until {model.until}" if model.until else ""
    doubt = f" ({model.figures.value})" if said_of(model) else ""
    return f"{model.name}  {llm.window:,}{doubt}  {cost}  {' '.join(able)}{until}"


def _as_json(shown: Mapping[str, Iterable[Model]], models: Models) -> str:
    rows = [
        {
            "model": model.name,
            "endpoint": name,
            "title": model.llm.name,
            "window": model.llm.window,
            "max_output": model.llm.max_output,
            "prices": model.llm.prices
            and {price: getattr(model.llm.prices, price) for price in _PRICES},
            "encoding": model.llm.encoding.value,
            "factor": model.llm.factor,
            "tools": model.tools,
            "thinking": model.thinking,
            "images": model.llm.images.value,
            "until": model.until,
            "figures": model.figures.value,
            "missing": missing(model),
        }
        for name, found in shown.items()
        for model in found
    ]
    endpoints = [
        {
            "endpoint": endpoint.id,
            "name": endpoint.name,
            "dialect": endpoint.dialect.value,
            "url": endpoint.base_url,
            "variable": endpoint.variable,
            "needs_key": endpoint.needs_key,
            "told": models.told_at(endpoint),
        }
        for endpoint in models.endpoints.values()
        if endpoint.id in shown
    ]
    document = {"dated": models.dated, "endpoints": endpoints, "models": rows}
    return msgspec.json.format(msgspec.json.encode(document)).decode()
