"""Endpoints and models of this installation: what ships, what the person added, what was told.

All of it is in the person's config folder and never in a project's: a project could send keys and
conversations elsewhere. What endpoints told is kept beside the data and made anew at any time.
"""

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from helix_desktop.app.files import UnreadableFile, read_json, replace_file
from helix_desktop.app.llms.own_list import OwnList
from helix_desktop.app.llms.paces import FILE as COUNTING
from helix_desktop.app.llms.paces import KeptPaces
from helix_desktop.app.paths import Paths
from helix_desktop.app.secrets.hidden import KNOWN_KEYS
from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.domain.errors import HelixError, ResourceError, SettingsError
from helix_desktop.domain.llm import LlmRole
from helix_desktop.providers.catalogue.catalogue import Catalogue
from helix_desktop.providers.catalogue.endpoints import (
    OwnEndpoint,
    accepted,
    is_local,
    together,
)
from helix_desktop.providers.catalogue.entries import NAME, Own, read_shipped
from helix_desktop.providers.catalogue.listed import Listed
from helix_desktop.providers.catalogue.model import Model, full_name, parted
from helix_desktop.providers.practice.model import LLMS, PRACTICE

ENDPOINTS = "endpoints.json"
USUAL = "usual-models.json"
TOLD = "models-told.json"
PRACTICE_NAME = full_name(PRACTICE)
PRACTICES = {full_name(llm): Model(llm) for llm in LLMS}
"""The built-in models, which need no endpoint; also found by what stands behind the slash."""

log = logging.getLogger(__name__)


class Usual(Struct):
    """The model of a role in every workspace that names no other."""

    role: LlmRole
    model: Annotated[str, Meta(min_length=1, max_length=500)]


class _Told(Struct):
    """What the endpoint at that address told of its models, and when."""

    address: Annotated[str, Meta(max_length=2_000)]
    at: float
    models: list[Listed]


class Models:
    """What can be chosen. Reading and saving block: not on the window's thread."""

    def __init__(self, paths: Paths) -> None:
        self._told_file = paths.data / TOLD
        self._own_endpoints = OwnList(
            paths.config / ENDPOINTS, OwnEndpoint, key=lambda each: each.id, check=accepted
        )
        self._own_models = OwnList(paths.config / NAME, Own, key=_name_of)
        self._usual = OwnList(paths.config / USUAL, Usual, key=lambda each: each.role.value)
        self._told = _read_told(self._told_file)
        self.paces = KeptPaces(paths.data / COUNTING)
        """What was learned of how models count."""
        self._broken: ResourceError | None = None
        try:
            file = read_shipped(paths.resources / NAME)
            self.dated = file.dated
            self._shipped = Catalogue.of(each.model for each in file.models)
        except ResourceError as error:
            # like a damaged tokenizer: told, and no reason to stop working
            log.warning("%s", error)
            self.dated, self._shipped, self._broken = "", Catalogue({}), error
        self._join()

    @property
    def problems(self) -> tuple[HelixError, ...]:
        """What could not be used, worded for the person."""
        broken = (self._broken,) if self._broken else ()
        own = (self._own_endpoints, self._own_models, self._usual)
        return (*broken, *(problem for each in own for problem in each.problems))

    @property
    def usual(self) -> Mapping[str, str]:
        """What plays a role where a workspace names nobody for it."""
        return {each.role.value: each.model for each in self._usual.entries}

    def choose_usual(self, role: LlmRole, name: str) -> None:
        """For all workspaces that name no other; "": nobody any more."""
        if name:
            self._usual.put(Usual(role, self.checked(name)))
        else:
            self._usual.drop(role.value)

    def endpoint(self, name: str) -> Endpoint:
        """The endpoint of that id; SettingsError if there is none."""
        if name not in self.endpoints:
            raise SettingsError(
                f"There is no endpoint {name!r}.", f"Known: {', '.join(self.endpoints)}."
            )
        return self.endpoints[name]

    def checked(self, name: str) -> str:
        """A full name whose endpoint exists, as it is kept; SettingsError otherwise."""
        endpoint, model = parted(name.strip())
        for known in PRACTICES:
            if name.strip() in (known, parted(known)[1]):
                return known
        if not model or not model.isprintable():
            raise SettingsError(
                f"{name!r} names no model.", "Write it as endpoint/model: openai/gpt-5.5."
            )
        self.endpoint(endpoint)
        return f"{endpoint}/{model}"

    def find(self, name: str) -> Model:
        return PRACTICES.get(name) or self.catalogue.find(name)

    def told_at(self, endpoint: Endpoint) -> float:
        """When it told its models, 0.0 if it never did."""
        found = self._told.get(endpoint.id)
        return found.at if found and found.address == endpoint.base_url else 0.0

    def add_endpoint(self, own: OwnEndpoint) -> Endpoint:
        self._own_endpoints.put(own)
        self._join()
        return self.endpoints[own.id]

    def drop_endpoint(self, name: str) -> bool:
        """Whether there was one of the person's; a shipped one that it hid is back then."""
        dropped = self._own_endpoints.drop(name)
        self._join()
        return dropped

    def edit(self, own: Own) -> Model:
        """Keep the person's figures of a model; they take the place of those kept before."""
        self._own_models.put(own)
        self._join()
        return self.find(_name_of(own))

    def own(self, name: str) -> dict[str, object]:
        """What the person named of a model, by field."""
        found = next((each for each in self._own_models.entries if _name_of(each) == name), None)
        return msgspec.convert(msgspec.to_builtins(found), dict[str, object]) if found else {}

    def drop_edit(self, name: str) -> bool:
        dropped = self._own_models.drop(name)
        self._join()
        return dropped

    def learn(self, endpoint: Endpoint, models: tuple[Listed, ...], *, at: float) -> None:
        """Keep what an endpoint told; without it being kept, it holds for this run."""
        self._told[endpoint.id] = _Told(endpoint.base_url, at, list(models))
        self._join()
        try:
            # a server that echoes what it was sent is no reason to keep a key
            text = KNOWN_KEYS.without(msgspec.json.encode(self._told).decode())
            replace_file(self._told_file, text.encode())
        except OSError as error:
            log.warning("what %s told cannot be kept: %s", endpoint.id, error)

    def _join(self) -> None:
        own = [accepted(each) for each in self._own_endpoints.entries]
        self.endpoints: Mapping[str, Endpoint] = together(own)
        told = {
            name: found.models
            for name, found in self._told.items()
            if name in self.endpoints and self.endpoints[name].base_url == found.address
        }
        local = [each.id for each in self.endpoints.values() if is_local(each)]
        self.catalogue = self._shipped.knowing(self._own_models.entries, told, local)


def _name_of(own: Own) -> str:
    return f"{own.endpoint}/{own.id}"


def _read_told(path: Path) -> dict[str, _Told]:
    """Derived: what cannot be read is as good as never told."""
    try:
        return read_json(path, dict[str, _Told])
    except FileNotFoundError:
        return {}
    except UnreadableFile as error:
        log.warning("%s is made anew: %s", path.name, error)
        return {}
