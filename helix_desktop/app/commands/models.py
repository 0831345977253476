"""`helix-desktop model`: lists models, chooses them for roles, sets their limits and prices."""

import asyncio
from argparse import Namespace
from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any

from helix_desktop.app.commands.arguments import CACHE_LIFETIMES, NOBODY
from helix_desktop.app.commands.keys import read_secret
from helix_desktop.app.commands.output import CLEAN, FINDING, Say
from helix_desktop.app.commands.window_client import run_in_window
from helix_desktop.app.commands.workspace_access import chosen_workspace
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
_NOT_ADDED = "You haven't added that."


def run_models(options: Namespace, paths: Paths, say: Say) -> int:
    return ModelsCommand(paths, say).run(options)


class ModelsCommand:
    """The command on the models and providers of a user."""

    def __init__(
        self,
        paths: Paths,
        say: Say,
        *,
        parts: AppParts | None = None,
        read: Callable[[str], str] = read_secret,
    ) -> None:
        make_private_folders(paths)
        self._container = AppContainer(paths, parts)
        self._say, self._read = say, read
        self._models = asyncio.run(self._container.models())
        for problem in self._models.problems:
            say(str(problem))

    def run(self, options: Namespace) -> int:
        verbs: dict[str, Callable[[Namespace], int | Coroutine[Any, Any, int]]] = {
            "list": self.list_models,
            "choose": self.choose_model,
            "default": self.choose_default_model,
            "set": self.set_figures,
            "unset": self.unset_figures,
            "add": self.add_endpoint,
            "remove": self.remove_endpoint,
        }
        status = verbs[options.verb](options)
        return status if isinstance(status, int) else asyncio.run(status)

    def choose_model(self, options: Namespace) -> int:
        """Choose a workspace's model for a role, in its window if it is open."""
        workspaces, models = self._container.workspaces, self._models
        workspace = chosen_workspace(workspaces, workspace=options.workspace, folder=options.folder)
        model_name = "" if options.model == NOBODY else models.checked(options.model)
        home = workspaces.home(workspace)
        status = run_in_window(home, ModelChoiceRequest(options.role, model_name), self._say)
        if status is not None:
            return status
        models_by_role = {
            other: name for other, name in workspace.models.items() if other != options.role
        }
        if model_name:
            models_by_role[options.role] = model_name
        with hold_workspace_lock(home):
            workspaces.save(replace(workspace, models=models_by_role))
        for line in assign_roles(models_by_role, models).lines:
            self._say(line)
        return CLEAN

    def choose_default_model(self, options: Namespace) -> int:
        """Choose the model of a role in workspaces that set none."""
        name = "" if options.model == NOBODY else options.model
        self._models.choose_default_model(LlmRole(options.role), name)
        self._say(f"{options.role}: {name or 'none'}, unless a workspace sets another.")
        return CLEAN

    def set_figures(self, options: Namespace) -> int:
        models = self._models
        limits = {"window": options.window, "max_output": options.max_output}
        figures: dict[str, object] = {
            name: limit for name, limit in limits.items() if limit is not None
        }
        values = dict(
            zip(
                _PRICES,
                (options.input, options.output, options.cache_read, options.cache_write),
                strict=True,
            )
        )
        prices = {name: price for name, price in values.items() if price is not None}
        if prices and options.free:
            raise SettingsError("A free model has no prices.", "Use --free without a price.")
        if prices or options.free:
            figures["prices"] = prices
        if options.tools:
            figures["tools"] = options.tools == "yes"
        if options.pictures:
            figures["images"] = models.picture_rule(options.model, takes=options.pictures == "yes")
        if options.search_price is not None:
            figures["search_price"] = options.search_price
        if options.dollar_limit:
            figures["uncapped"] = options.dollar_limit == "off"
        if options.prompt_cache:
            if not models.find(models.checked(options.model)).llm.cache_seconds:
                raise SettingsError("Only Anthropic's models have this choice.")
            figures["hour_cache"] = CACHE_LIFETIMES[options.prompt_cache] == HOUR_SECONDS
        if not figures:
            raise SettingsError("Nothing to set.", "For example: --window 128000.")
        corrected = models.correct(options.model, figures)
        self._say(_model_line(find_role_model(corrected.name, models).model))
        if options.window is not None:
            self._forget_limit(corrected.name)
        return CLEAN

    def unset_figures(self, options: Namespace) -> int:
        existed = self._models.drop_edit(options.model)
        self._say(f"{options.model} is unchanged." if existed else _NOT_ADDED)
        had_limit = self._forget_limit(options.model)
        return CLEAN if existed or had_limit else FINDING

    def _forget_limit(self, model: str) -> bool:
        """Forget a learned limit of a model's window, and say so; return whether there was one."""
        limit = self._models.forget_limit(model)
        if limit:
            self._say(f"Forgot that {model} refused more than {limit:,} tokens.")
        return limit > 0

    async def add_endpoint(self, options: Namespace) -> int:
        """Add an endpoint of the user, and ask for its secrets."""
        self._container.plain_http.permit(options.url, allowed=options.allow_http)
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
        secrets = {
            name: self._read(f"{name} for {options.id} (hidden): ") for name in options.secret
        }
        endpoint = await save_endpoint(self._models, self._container.keys, own, secrets=secrets)
        self._say(f"{endpoint.id}: {endpoint.base_url} ({endpoint.dialect.value})")
        return CLEAN

    async def remove_endpoint(self, options: Namespace) -> int:
        existed = await remove_endpoint(self._models, self._container.keys, options.id)
        self._say(f"Removed {options.id}." if existed else _NOT_ADDED)
        return CLEAN if existed else FINDING

    async def list_models(self, options: Namespace) -> int:
        models, say = self._models, self._say
        chosen_endpoints = [models.endpoint(options.endpoint)] if options.endpoint else None
        status = CLEAN
        if options.refresh:
            try:
                lists, asked_endpoints = await self._container.model_lists(), chosen_endpoints
                if asked_endpoints is None:  # every one with a key, and this machine's servers
                    for server in await lists.near():
                        say(f"{server.endpoint.name} is running; models: {len(server.models)}.")
                    asked_endpoints = list(await lists.with_keys())

                async def ask(provider: Endpoint) -> int:
                    try:
                        await lists.ask(provider)
                    except ProviderError as error:
                        say(f"{provider.name}: {error}")
                        return FINDING
                    return CLEAN

                status = max(await asyncio.gather(*map(ask, asked_endpoints)), default=CLEAN)
            finally:
                await self._container.close()
        models_by_endpoint = {
            provider.id: models.catalogue.models(provider.id)
            for provider in chosen_endpoints or models.endpoints.values()
        }
        if options.as_json:
            say(_models_json(models_by_endpoint, models))
            return status
        for name, listed in models_by_endpoint.items():
            if listed:
                provider = models.endpoints[name]
                address = f" ({provider.base_url})" if provider.base_url else ""
                say(f"{provider.name}{address}")
            for model in listed:
                say(f"  {_model_line(find_role_model(model.name, models).model)}")
        if chosen_endpoints and not any(models_by_endpoint.values()):
            name = chosen_endpoints[0].name
            say(f"No models of {name} are known. To ask it for its list, add --refresh.")
        if models.dated:
            say(f"Built-in model data from {models.dated}. Prices in USD per million tokens.")
        return status


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
