"""`helix-desktop models`: lists models, chooses them for roles, sets their limits and prices."""

import asyncio
from argparse import Namespace
from collections.abc import Callable, Iterable, Mapping

from helix_desktop.app.api_keys import ApiKeys
from helix_desktop.app.commands.arguments import CACHE_LIFETIMES, NOBODY
from helix_desktop.app.commands.keys import read_secret
from helix_desktop.app.commands.output import CLEAN, FINDING, Say
from helix_desktop.app.commands.window_client import run_in_window
from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import Paths, make_private_folders
from helix_desktop.app.ipc.ipc_messages import ModelChoiceRequest
from helix_desktop.app.ipc.store_release import hold_workspace_lock
from helix_desktop.app.json_file import pretty_json
from helix_desktop.app.models.model_registry import ModelRegistry
from helix_desktop.app.models.own_endpoints import (
    TypedOptions,
    remove_endpoint,
    save_endpoint,
    split_secret_headers,
)
from helix_desktop.app.models.role_assignment import assign_roles, find_role_model
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.errors import ProviderError, SettingsError
from helix_desktop.domain.llm import HOUR_SECONDS, LlmRole
from helix_desktop.domain.value import replace
from helix_desktop.providers.models.endpoints import OwnEndpoint, accept_endpoint, complete_address
from helix_desktop.providers.models.model_catalog import (
    CatalogModel,
    describe_assumptions,
    missing_figures,
)

_PRICES = ("input", "output", "cache_read", "cache_write")


def run(
    options: Namespace,
    paths: Paths,
    say: Say,
    *,
    parts: AppParts | None = None,
    read: Callable[[str], str] = read_secret,
) -> int:
    make_private_folders(paths)
    container = AppContainer(paths, parts)
    models = asyncio.run(container.models())
    for problem in models.problems:
        say(str(problem))
    match options.act:
        case "choose":
            return _choose_model(options, container.workspaces, say, models=models)
        case "usual":
            name = "" if options.model == NOBODY else options.model
            models.choose_default_model(LlmRole(options.role), name)
            say(f"{options.role}: {name or 'none'}, unless a workspace sets another.")
            return CLEAN
        case "set":
            values = vars(options)
            figures: dict[str, object] = {
                name: values[name] for name in ("window", "max_output") if name in values
            }
            prices = {name: values[name] for name in _PRICES if name in values}
            if prices and options.free:
                raise SettingsError("A free model has no prices.", "Use --free without a price.")
            if prices or options.free:
                figures["prices"] = prices
            if "tools" in values:
                figures["tools"] = values["tools"] == "yes"
            if "pictures" in values:
                figures["images"] = models.picture_rule(
                    options.model, takes=values["pictures"] == "yes"
                )
            if "search_price" in values:
                figures["search_price"] = options.search_price
            if "dollar_limit" in values:
                figures["uncapped"] = options.dollar_limit == "off"
            if "prompt_cache" in values:
                if not models.find(models.checked(options.model)).llm.cache_seconds:
                    raise SettingsError("Only Anthropic's models have this choice.")
                figures["hour_cache"] = CACHE_LIFETIMES[options.prompt_cache] == HOUR_SECONDS
            if not figures:
                raise SettingsError("Nothing to set.", "For example: --window 128000.")
            say(_model_line(_with_window(models.correct(options.model, figures), models)))
            return CLEAN
        case "unset":
            existed, text = models.drop_edit(options.model), f"{options.model} is unchanged."
        case "add":
            container.plain_http.permit(options.url, allowed=options.allow_http)
            return asyncio.run(_add_endpoint(options, models, say, keys=container.keys, read=read))
        case "remove":
            existed = asyncio.run(remove_endpoint(models, container.keys, options.id))
            text = f"Removed {options.id}."
        case _:
            return asyncio.run(_list_models(options, models, say, container=container))
    say(text if existed else "You haven't added that.")
    return CLEAN if existed else FINDING


def _choose_model(
    options: Namespace, workspaces: WorkspaceList, say: Say, *, models: ModelRegistry
) -> int:
    """Choose a workspace's model for a role, in its window if it is open."""
    workspace = workspaces.find(options.name)
    name = "" if options.model == NOBODY else models.checked(options.model)
    home = workspaces.home(workspace)
    status = run_in_window(home, ModelChoiceRequest(options.role, name), say)
    if status is not None:
        return status
    models_by_role = {role: name for role, name in workspace.models.items() if role != options.role}
    if name:
        models_by_role[options.role] = name
    with hold_workspace_lock(home):
        workspaces.save(replace(workspace, models=models_by_role))
    for line in assign_roles(
        models_by_role, models, unknown_window=workspace.policy.window_tokens
    ).lines:
        say(line)
    return CLEAN


async def _add_endpoint(
    options: Namespace,
    models: ModelRegistry,
    say: Say,
    *,
    keys: ApiKeys,
    read: Callable[[str], str],
) -> int:
    """Add an endpoint of the user, and ask for its secrets."""
    typed = TypedOptions(
        variable=options.variable,
        headers=tuple(options.header),
        secrets=tuple(options.secret),
        query=tuple(options.query),
        body=tuple(options.body),
        key_header=options.key_header,
        limit_field=options.limit_field,
        credentials=options.credentials,
        tools=options.tools == "yes",
        pictures=options.pictures == "yes",
    )
    own = typed.of(
        OwnEndpoint(
            id=options.id,
            dialect=DialectId(options.dialect),
            base_url=complete_address(DialectId(options.dialect), options.url),
            name=options.title,
            needs_key=not options.no_key,
        )
    )
    # nothing is asked for an endpoint that cannot be added
    accept_endpoint(split_secret_headers(own)[0])
    secrets = {name: read(f"{name} for {options.id} (hidden): ") for name in options.secret}
    endpoint = await save_endpoint(models, keys, own, secrets=secrets)
    say(f"{endpoint.id}: {endpoint.base_url} ({endpoint.dialect.value})")
    return CLEAN


async def _list_models(
    options: Namespace, models: ModelRegistry, say: Say, *, container: AppContainer
) -> int:
    chosen_endpoints = [models.endpoint(options.endpoint)] if options.endpoint else None
    status = CLEAN
    if options.refresh:
        try:
            lists, asked_endpoints = await container.model_lists(), chosen_endpoints
            if asked_endpoints is None:  # every one with a key, and this machine's servers
                for server in await lists.near():
                    say(f"{server.endpoint.name} is running; models: {len(server.models)}.")
                asked_endpoints = list(await lists.with_keys())

            async def ask(endpoint: Endpoint) -> int:
                try:
                    await lists.ask(endpoint)
                except ProviderError as error:
                    say(f"{endpoint.name}: {error}")
                    return FINDING
                return CLEAN

            status = max(await asyncio.gather(*map(ask, asked_endpoints)), default=CLEAN)
        finally:
            await container.close()
    models_by_endpoint = {
        endpoint.id: models.catalogue.models(endpoint.id)
        for endpoint in chosen_endpoints or models.endpoints.values()
    }
    if options.json:
        say(_models_json(models_by_endpoint, models))
        return status
    for name, listed in models_by_endpoint.items():
        if listed:
            endpoint = models.endpoints[name]
            address = f" ({endpoint.base_url})" if endpoint.base_url else ""
            say(f"{endpoint.name}{address}")
        for model in listed:
            say(f"  {_model_line(_with_window(model, models))}")
    if chosen_endpoints and not any(models_by_endpoint.values()):
        name = chosen_endpoints[0].name
        say(f"No models of {name} are known. To ask it for its list, add --refresh.")
    if models.dated:
        say(f"Built-in model data from {models.dated}. Prices in USD per million tokens.")
    return status


def _with_window(model: CatalogModel, models: ModelRegistry) -> CatalogModel:
    """Return a model with the window that the preset assumes, if its own is unknown."""
    unknown = Policy().window_tokens
    return find_role_model(model.name, models, unknown_window=unknown).model


def _model_line(model: CatalogModel) -> str:
    llm, prices = model.llm, model.llm.prices
    abilities = {"tools": model.tools, "thinking": model.thinking, "images": model.pictures}
    available = [word for word in abilities if abilities[word]]
    cost = "price unknown" if prices is None else f"{prices.input:g} / {prices.output:g}"
    cost += ", no dollar limit" if prices is None and llm.uncapped else ""
    until = f", until {model.until}" if model.until else ""
    source = f" ({model.figures.value})" if describe_assumptions(model) else ""
    return f"{model.name}  {llm.window:,}{source}  {cost}  {' '.join(available)}{until}"


def _models_json(
    models_by_endpoint: Mapping[str, Iterable[CatalogModel]], models: ModelRegistry
) -> str:
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
            "missing": missing_figures(model),
            "uncapped": model.llm.uncapped,
            "cache_seconds": model.llm.cache_seconds,
            "web_search": model.llm.can_search,
            "search_price": model.llm.search_price,
        }
        for name, listed in models_by_endpoint.items()
        for model in listed
    ]
    endpoints = [
        {
            "endpoint": endpoint.id,
            "name": endpoint.name,
            "dialect": endpoint.dialect.value,
            "url": endpoint.base_url,
            "variable": endpoint.variable,
            "needs_key": endpoint.needs_key,
            "tools": endpoint.options.tools,
            "pictures": endpoint.options.pictures,
            "told": models.listed_at(endpoint),
        }
        for endpoint in models.endpoints.values()
        if endpoint.id in models_by_endpoint
    ]
    document = {"dated": models.dated, "endpoints": endpoints, "models": rows}
    return pretty_json(document).decode()
