"""Which model fills each role of a workspace (main, fast, long-context), and stand-ins.

Notes tell the user which model stands in for a missing one. The practice model fills a role only if
no model was ever chosen for the role, or if the practice model was chosen.

The default fast and wide models come from the main model's own provider: no further company sees
the conversation, and the key exists already. A model that its provider is about to remove, or
without a known price or window, is never a default.
"""

from collections.abc import Mapping

from msgspec import Struct

from helix_desktop.app.models.model_registry import PRACTICES, ModelRegistry
from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.providers.assumed_figures import ASSUMED_REMOTE_WINDOW_TOKENS
from helix_desktop.providers.models.endpoints import is_local_endpoint
from helix_desktop.providers.models.model_catalog import (
    CatalogModel,
    FigureSource,
    describe_assumptions,
    split_full_name,
)
from helix_desktop.providers.practice.practice_model import PRACTICE, PRACTICE_FAST, PRACTICE_WIDE

_FAST_PRICE_SHARES = (0.25, 0.5)
"""The maximum price shares of a fast model against the main one; the first with a match applies."""


_MIN_FAST_WINDOW = 100_000
"""The minimum window of a fast model: outputs and stretches of history are long."""


_MIN_WIDE_WINDOW = 900_000
"""The window from which a model counts as wide; a main model of that size needs no other."""


_MAX_WIDE_PRICE_FACTOR = 2.0
"""The maximum price factor of a wide model against the main one."""


def choose_role_model(
    role: LlmRole, main: CatalogModel, models: ModelRegistry
) -> CatalogModel | None:
    """Choose a model for a role from the main model's endpoint; return None if none is suitable."""
    if main.llm.prices is None or not main.llm.prices.input:
        return None
    models_by_name = {model.name: model for model in models.catalogue.models(main.llm.provider)}
    offered = [  # in the order of the shipped list, which is newest first
        model
        for name in models.catalogue.shipped
        if (model := models_by_name.get(name)) and name != main.name
        if not model.until and model.figures is not FigureSource.GUESSED
    ]
    if role is LlmRole.FAST:
        for share in _FAST_PRICE_SHARES:
            for model in offered:
                is_cheap = _input_price(model) <= share * _input_price(main)
                if is_cheap and model.llm.window >= _MIN_FAST_WINDOW:
                    return model
        return None
    if main.llm.window >= _MIN_WIDE_WINDOW:
        return None
    fitting = [
        model
        for model in offered
        if model.llm.window >= _MIN_WIDE_WINDOW
        and _input_price(model) <= _MAX_WIDE_PRICE_FACTOR * _input_price(main)
    ]
    return min(fitting, key=_input_price, default=None)


def _input_price(model: CatalogModel) -> float:
    prices = model.llm.prices
    return prices.input if prices else float("inf")


ABOUT_PRACTICE = Phrase(
    "No model selected, so the practice model answers. It works offline and only quotes what "
    "the tools return."
)


class RoleModel(Struct, frozen=True):
    """A model in a role. Without an endpoint it cannot be used, unless it is the practice model."""

    model: CatalogModel
    endpoint: Endpoint | None = None

    @property
    def practice(self) -> bool:
        return self.model.name in PRACTICES

    @property
    def shown(self) -> str:
        return self.model.llm.name or self.model.name


class RoleAssignment(Struct, frozen=True):
    """The models in a workspace's roles. The main model serves roles that have none.

    `notes` are lines for the user about stand-ins, assumptions, and missing models.
    """

    models: Mapping[LlmRole, RoleModel]
    notes: tuple[str, ...] = ()
    by_helix: frozenset[LlmRole] = frozenset()
    """The roles without a chosen model for which the main model's provider has a suitable one."""

    @property
    def main(self) -> RoleModel:
        return self.models[LlmRole.MAIN]

    @property
    def lines(self) -> tuple[str, ...]:
        """A line for the model of each role, and the notes."""
        roles = (f"{role.value:5} {assigned.model.name}" for role, assigned in self.models.items())
        return (*roles, *self.notes)


_PRACTICE_MODELS = {
    LlmRole.MAIN: RoleModel(CatalogModel(PRACTICE)),
    LlmRole.FAST: RoleModel(CatalogModel(PRACTICE_FAST)),
    LlmRole.WIDE: RoleModel(CatalogModel(PRACTICE_WIDE)),
}


def assign_roles(chosen: Mapping[str, str], models: ModelRegistry) -> RoleAssignment:
    """Return the assignment of the models that a workspace names for its roles."""
    default_models = models.default_models
    names = {role: chosen.get(role) or default_models.get(role) for role in LlmRole}
    chosen_models = {role: find_role_model(name, models) for role, name in names.items() if name}
    main = chosen_models.get(LlmRole.MAIN) or _PRACTICE_MODELS[LlmRole.MAIN]
    # so that all three roles can be tried without a key; a guest answers its own sessions only
    if main.practice or (main.endpoint and main.endpoint.dialect is DialectId.ACP):
        chosen_models = {**_PRACTICE_MODELS, **chosen_models}
    by_helix = {
        role: RoleModel(fitting_model, main.endpoint)
        for role in LlmRole
        if role not in chosen_models
        and main.endpoint
        and (fitting_model := choose_role_model(role, main.model, models))
    }
    assigned_models = {**chosen_models, LlmRole.MAIN: main, **by_helix}
    notes: list[str] = [] if names.get(LlmRole.MAIN) else [ABOUT_PRACTICE]
    notes += [
        Phrase(
            "{model} isn't available: there is no provider {provider}.",
            model=role_model.model.name,
            provider=repr(role_model.model.llm.provider),
        )
        for role_model in chosen_models.values()
        if role_model.endpoint is None and not role_model.practice
    ]
    notes += [
        line
        for role_model in assigned_models.values()
        if (line := describe_assumptions(role_model.model))
    ]
    notes += [
        Phrase(
            "Helix chose {model} as fast model. You can choose another one.", model=role_model.shown
        )
        if role is LlmRole.FAST
        else Phrase(
            "Helix chose {model} as long-context model. You can choose another one.",
            model=role_model.shown,
        )
        for role, role_model in by_helix.items()
    ]
    if LlmRole.FAST not in assigned_models:
        notes.append(Phrase("No fast model selected: using {model}.", model=main.shown))
    if LlmRole.WIDE not in assigned_models:
        widest = max(
            assigned_models.values(),
            key=lambda role_model: (role_model.model.llm.window, role_model is main),
        )
        notes.append(
            Phrase(
                "No long-context model selected: using {model} ({window} tokens).",
                model=widest.shown,
                window=f"{widest.model.llm.window:,}",
            )
        )
        if widest is not main or LlmRole.FAST in assigned_models:
            assigned_models[LlmRole.WIDE] = widest
    return RoleAssignment(assigned_models, tuple(dict.fromkeys(notes)), frozenset(by_helix))


def find_role_model(name: str, models: ModelRegistry) -> RoleModel:
    """Return a model by its full name, with its endpoint."""
    if name in PRACTICES:
        return RoleModel(PRACTICES[name])
    endpoint, _ = split_full_name(name)
    model, endpoint_object = models.find(name), models.endpoints.get(endpoint)
    if endpoint_object is not None and endpoint_object.dialect is DialectId.OLLAMA:
        model = replace(model, llm=replace(model.llm, window_asked=True))
    # an unknown window on the user's own server stays small: it holds what that server was given
    if (
        model.figures is FigureSource.GUESSED
        and endpoint_object is not None
        and not is_local_endpoint(endpoint_object)
    ):
        model = replace(model, llm=replace(model.llm, window=ASSUMED_REMOTE_WINDOW_TOKENS))
    return RoleModel(model, endpoint_object)
