"""Saves and finds endpoints and models (shipped, added, listed), default roles, own limits and
prices.

All settings are in the user's config folder and never in a project's: a project could send keys and
conversations elsewhere. The lists from endpoints are kept beside the data and can be made anew at
any time (`model_lists.py`).
"""

import logging
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct

from helix_desktop.app.environment import Paths
from helix_desktop.app.json_file import JsonList, file_stamp, read_derived, replace_file
from helix_desktop.app.models.guest_port import DEFAULT_MODEL, KnownGuests
from helix_desktop.app.secret_filter import KNOWN_KEYS
from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.errors import HelixError, ResourceError, SettingsError
from helix_desktop.domain.llm import ImageTokenRule, Llm, LlmRole
from helix_desktop.domain.value import replace
from helix_desktop.providers.dialect import ListedModel
from helix_desktop.providers.models.endpoints import (
    OwnEndpoint,
    accept_endpoint,
    is_free_endpoint,
    is_local_endpoint,
    merge_endpoints,
)
from helix_desktop.providers.models.model_catalog import (
    MODELS_FILE,
    CatalogModel,
    ModelCatalog,
    OwnModel,
    read_shipped,
    search_offers,
    split_full_name,
)
from helix_desktop.providers.practice.practice_model import LLMS, PRACTICE
from helix_desktop.providers.tokens.usage_calibration import LearnedLimit, current_limit

MAX_LEARNED_MODELS = 200
MIN_KEPT_CHANGE = 0.1
"""The share by which a ratio or limit changes before it is written at once: most change a little
with each request, and are written when the application closes."""


T = TypeVar("T")


class LearnedFile(dict[str, T]):
    """What was learned of models, of all workspaces.

    Create and save them off the window's thread; all else is quick.
    """

    def __init__(self, path: Path, kind: type[T]) -> None:
        self._kind = kind
        super().__init__(_read_learned(path, kind) or {})
        self._path = path
        self._written = dict(self)
        self._writing = Lock()
        self.on_change: Callable[[], object] = lambda: None
        """Called at a change that should outlive a crash."""

    def is_worth_writing(self, value: T, written: T | None) -> bool:
        """Return whether a change should outlive a crash; else it is written at the end."""
        return value != written

    def __setitem__(self, name: str, value: T) -> None:
        before = self.pop(name, None)  # the newest last
        super().__setitem__(name, value)
        # the value before may be being written just now
        if any(self.is_worth_writing(value, old) for old in (before, self._written.get(name))):
            self.on_change()

    def __delitem__(self, name: str) -> None:
        super().__delitem__(name)
        self.on_change()

    def reread(self) -> None:
        """Take over what another process wrote or removed, beside what is not written yet."""
        with self._writing:
            in_file = _read_learned(self._path, self._kind)
            if in_file is None:
                return
            for name in [name for name in self if self[name] == self._written.get(name)]:
                if name not in in_file:
                    super().__delitem__(name)
            for name, value in in_file.items():
                if self.get(name) == self._written.get(name):
                    super().__setitem__(name, value)
            self._written = dict(in_file)

    def keep(self) -> None:
        """Write what is new; if writing fails, it lasts for this run.

        What another process wrote meanwhile stays in the file.
        """
        with self._writing:  # a change while another one is written
            learned = dict(self)
            changed = dict(learned.items() - self._written.items())
            outdated = changed.keys() | (self._written.keys() - learned.keys())
            if not outdated:
                return
            # no lock, as for lists: of two that write within a millisecond, one learns it again
            in_file = _read_learned(self._path, self._kind)
            others = self._written if in_file is None else in_file
            merged = {name: value for name, value in others.items() if name not in outdated}
            merged |= {name: value for name, value in learned.items() if name in changed}
            newest = dict(list(merged.items())[-MAX_LEARNED_MODELS:])
            try:
                replace_file(self._path, msgspec.json.encode(newest))
            except OSError as error:
                log.warning("what was learned of how models count cannot be kept: %s", error)
            else:
                self._written = learned


class CalibrationFile(LearnedFile[float]):
    """The models' token ratios."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, float)

    def is_worth_writing(self, value: float, written: float | None) -> bool:
        written = written or 0.0
        return abs(value - written) > MIN_KEPT_CHANGE * written


class LimitsFile(LearnedFile[LearnedLimit]):
    """What is known of the models' windows."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, LearnedLimit)

    def is_worth_writing(self, value: LearnedLimit, written: LearnedLimit | None) -> bool:
        written = written or LearnedLimit()
        return replace(value, accepted=0) != replace(written, accepted=0)


def _read_learned(path: Path, kind: type[T]) -> dict[str, T] | None:
    """Return the values in a file, each by itself: one of another form costs no other."""
    values = read_derived(path, dict[str, object])
    if values is None:
        return None
    learned: dict[str, T] = {}
    for name, value in values.items():
        with suppress(msgspec.ValidationError):
            learned[name] = msgspec.convert(value, kind)
    return learned


COUNTING = "counting.json"
LIMITS = "limits.json"
GUEST_WINDOW_TOKENS = 200_000
"""The window of a guest that has not told its own yet."""


ENDPOINTS = "endpoints.json"
USUAL = "usual-models.json"
MODEL_LISTS = "models-told.json"
PRACTICE_NAME = PRACTICE.full_name
PRACTICES = {llm.full_name: CatalogModel(llm) for llm in LLMS}
"""The built-in models, which need no endpoint; also found by the part after the slash."""

log = logging.getLogger(__name__)


class DefaultRoleModel(Struct):
    """The model of a role in every workspace that names no other model."""

    role: LlmRole
    model: Annotated[str, Meta(min_length=1, max_length=500)]


class _ModelList(Struct):
    """The models that the endpoint at that address listed, and the time of the list."""

    address: Annotated[str, Meta(max_length=2_000)]
    at: float
    models: list[ListedModel]


class ModelRegistry:
    """The models and endpoints to choose from.

    Reads and writes block: not for the window's thread.
    """

    def __init__(self, paths: Paths, guests: KnownGuests | None = None) -> None:
        self.guests = guests
        self._model_lists_file = paths.data / MODEL_LISTS
        self._own_endpoints = JsonList(
            paths.config / ENDPOINTS,
            OwnEndpoint,
            key=lambda endpoint: endpoint.id,
            check=accept_endpoint,
        )
        self._own_models = JsonList(paths.config / MODELS_FILE, OwnModel, key=_name_of)
        self._default_models = JsonList(
            paths.config / USUAL, DefaultRoleModel, key=lambda entry: entry.role.value
        )
        self._files = (
            *(paths.config / name for name in (ENDPOINTS, MODELS_FILE, USUAL)),
            self._model_lists_file,
            paths.data / LIMITS,
            *((guests.path,) if guests else ()),
        )
        self._stamps_read = self._stamps()
        self._model_lists = self._read_lists()
        self.token_ratios = CalibrationFile(paths.data / COUNTING)
        self.window_limits = LimitsFile(paths.data / LIMITS)
        self._shipped_problem: ResourceError | None = None
        try:
            file = read_shipped(paths.resources / MODELS_FILE)
            self.dated = file.dated
            self._shipped = ModelCatalog.of(model.model for model in file.models)
        except ResourceError as error:
            # reported, like a damaged tokenizer, and no reason to stop working
            log.warning("%s", error)
            self.dated, self._shipped, self._shipped_problem = "", ModelCatalog({}), error
        self._merge_sources()

    def reread(self) -> bool:
        """Take over what another process changed in the files; return whether one has changed."""
        stamps = self._stamps()
        if stamps == self._stamps_read:
            return False
        self._stamps_read = stamps
        for file in (self._own_endpoints, self._own_models, self._default_models):
            file.load()
        if self.guests is not None:
            self.guests.load()
        self.window_limits.reread()
        self._model_lists = {**self._model_lists, **self._read_lists()}
        self._merge_sources()
        return True

    def _stamps(self) -> tuple[object, ...]:
        """Return what changes with files and programs that the user can change in a terminal."""
        programs = tuple(self.guests.installed) if self.guests else ()
        return (*map(file_stamp, self._files), *programs)

    def _read_lists(self) -> dict[str, _ModelList]:
        return read_derived(self._model_lists_file, dict[str, _ModelList]) or {}

    @property
    def problems(self) -> tuple[HelixError, ...]:
        """Return the problems of the files, worded for the user."""
        shipped_problems = (self._shipped_problem,) if self._shipped_problem else ()
        files = (self._own_endpoints, self._own_models, self._default_models)
        return (*shipped_problems, *(problem for entry in files for problem in entry.problems))

    @property
    def default_models(self) -> Mapping[str, str]:
        """Return the default models of roles, for workspaces that name none."""
        return {entry.role.value: entry.model for entry in self._default_models.entries}

    def choose_default_model(self, role: LlmRole, name: str) -> None:
        """Set the default model of a role in all workspaces that name no other; "" clears it."""
        if name:
            self._default_models.put(DefaultRoleModel(role, self.checked(name)))
        else:
            self._default_models.drop(role.value)

    def endpoint(self, name: str) -> Endpoint:
        """Return the endpoint with that ID; raise SettingsError if there is none."""
        if name not in self.endpoints:
            raise SettingsError(
                "There is no provider {name}.",
                "Known: {endpoints}.",
                name=repr(name),
                endpoints=", ".join(self.endpoints),
            )
        return self.endpoints[name]

    def checked(self, name: str) -> str:
        """Normalize a full name; raise SettingsError if its endpoint does not exist."""
        endpoint, model = split_full_name(name.strip())
        for known in PRACTICES:
            if name.strip() in (known, split_full_name(known)[1]):
                return known
        if not model or not model.isprintable():
            raise SettingsError(
                "{name} isn't a model name.",
                "Write it as provider/model, for example openai/gpt-5.5.",
                name=repr(name),
            )
        self.endpoint(endpoint)
        return f"{endpoint}/{model}"

    def find(self, name: str) -> CatalogModel:
        return PRACTICES.get(name) or self.catalogue.find(name)

    def stated_limit(self, llm: Llm) -> int:
        """Return the window that a server's error stated or showed, if it is smaller, or 0."""
        limit = current_limit(self.window_limits, llm, time.time())
        return limit if limit < llm.window else 0

    def forget_limit(self, name: str) -> int:
        """Forget what rejections showed of a model's window; return the limit, 0 if none."""
        self.window_limits.reread()
        keys = [key for key in self.window_limits if key.rpartition(" ")[0] == name]
        limits = [self.window_limits.pop(key).tokens for key in keys]
        self.window_limits.keep()
        return max(limits, default=0)

    def listed_at(self, endpoint: Endpoint) -> float:
        """Return the time of an endpoint's model list, or 0.0 if there is none."""
        listing = self._model_lists.get(endpoint.id)
        return listing.at if listing and listing.address == endpoint.base_url else 0.0

    def add_endpoint(self, own: OwnEndpoint) -> Endpoint:
        self._own_endpoints.put(own)
        self._merge_sources()
        return self.endpoints[own.id]

    def drop_endpoint(self, name: str) -> bool:
        """Remove a user's endpoint, which reveals a shipped one of that name.

        Return whether it existed.
        """
        dropped = self._own_endpoints.drop(name)
        self._merge_sources()
        return dropped

    def edit(self, own: OwnModel) -> CatalogModel:
        """Save the user's figures of a model in place of earlier ones."""
        self._own_models.put(own)
        self._merge_sources()
        return self.find(_name_of(own))

    def own(self, name: str) -> dict[str, object]:
        """Return the user's figures of a model, by field."""
        entries = self._own_models.entries
        entry = next((entry for entry in entries if _name_of(entry) == name), None)
        return msgspec.convert(msgspec.to_builtins(entry), dict[str, object]) if entry else {}

    def correct(self, name: str, figures: Mapping[str, object]) -> CatalogModel:
        """Save single figures of a model; raise SettingsError for an invalid one."""
        endpoint, model = split_full_name(known := self.checked(name))
        values = {**self.own(known), **figures, "endpoint": endpoint, "id": model}
        try:
            return self.edit(msgspec.convert(values, OwnModel))
        except msgspec.ValidationError as error:
            raise SettingsError(
                "Invalid value: {error}.", "Nothing changed.", error=error
            ) from error

    def picture_rule(self, name: str, *, takes: bool) -> str:
        """Return how pictures of a model are counted from now on, none if it accepts none.

        Without a known rule, they count as OpenAI's.
        """
        if not takes:
            return ImageTokenRule.NONE.value
        known = self.find(self.checked(name)).llm.images
        return (known if known is not ImageTokenRule.NONE else ImageTokenRule.OPENAI_TILES).value

    def drop_edit(self, name: str) -> bool:
        """Remove the user's figures of a model; return whether there were any."""
        dropped = self._own_models.drop(name)
        self._merge_sources()
        return dropped

    def learn(self, endpoint: Endpoint, models: tuple[ListedModel, ...], *, at: float) -> None:
        """Save an endpoint's model list; if writing fails, it lasts for this run."""
        new_lists = {endpoint.id: _ModelList(endpoint.base_url, at, list(models))}
        self._model_lists = {**self._model_lists, **self._read_lists(), **new_lists}
        self._merge_sources()
        try:
            # no key is saved, even if a server echoes one
            text = KNOWN_KEYS.without(msgspec.json.encode(self._model_lists).decode())
            replace_file(self._model_lists_file, text.encode())
        except OSError as error:
            log.warning("what %s told cannot be kept: %s", endpoint.id, error)

    def learn_of_guest(
        self, endpoint: Endpoint, models: Iterable[tuple[str, str]], used: str, window: int
    ) -> None:
        """Note the IDs and names of a guest's models, and the window of the used one, if told."""
        listing = self._model_lists.get(endpoint.id)
        windows = {model.id: model.window for model in listing.models} if listing else {}
        if window:
            windows[used or DEFAULT_MODEL] = window
        models_told = [
            ListedModel(name, title, windows.get(name, GUEST_WINDOW_TOKENS))
            for name, title in dict([(DEFAULT_MODEL, endpoint.name), *models]).items()
        ]
        if listing is None or models_told != listing.models:
            self.learn(endpoint, tuple(models_told), at=listing.at if listing else 0.0)

    def missing_guests(self) -> frozenset[str]:
        """Return the IDs of agents whose program is not there. Looks at the disk."""
        if self.guests is None:
            return frozenset()
        path, installed = self.guests.search_path, self.guests.installed
        return frozenset(name for name, guest in installed.items() if guest.command(path) is None)

    def _merge_sources(self) -> None:
        """Rebuild endpoints and catalogue from shipped, listed, guests', and own data."""
        own = [accept_endpoint(entry) for entry in self._own_endpoints.entries]
        guests = [*self.guests.installed.values()] if self.guests else []
        self.endpoints: Mapping[str, Endpoint] = merge_endpoints(
            (*(guest.endpoint for guest in guests), *own)
        )
        listed_models = {
            name: listing.models
            for name, listing in self._model_lists.items()
            if name in self.endpoints and self.endpoints[name].base_url == listing.address
        }
        for guest in guests:
            default_model = ListedModel(DEFAULT_MODEL, guest.name, GUEST_WINDOW_TOKENS)
            own_models = listed_models.get(guest.id, [])
            if all(model.id != DEFAULT_MODEL for model in own_models):
                listed_models[guest.id] = [default_model, *own_models]
        local = [endpoint.id for endpoint in self.endpoints.values() if is_local_endpoint(endpoint)]
        options = {entry.id: entry.options for entry in own}
        free = [endpoint.id for endpoint in self.endpoints.values() if is_free_endpoint(endpoint)]
        anthropic = (DialectId.ANTHROPIC, DialectId.BEDROCK, DialectId.VERTEX)
        self.catalogue = self._shipped.with_figures(
            self._own_models.entries,
            listed_models,
            local,
            free=free,
            options=options,
            five_minutes=(
                endpoint.id for endpoint in self.endpoints.values() if endpoint.dialect in anthropic
            ),
            searches=search_offers(self.endpoints.values()),
        )


def _name_of(own: OwnModel) -> str:
    return f"{own.endpoint}/{own.id}"
