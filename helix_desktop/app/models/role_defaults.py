"""The default fast and wide models from the main model's own provider.

No further company sees the conversation, and the key exists already. A model that its provider is
about to remove, or without a known price or window, is never a default.
"""

from collections.abc import Iterable, Sequence

from helix_desktop.app.models.model_registry import ModelRegistry
from helix_desktop.domain.llm import LlmRole
from helix_desktop.providers.models.model_catalog import CatalogModel, FigureSource

_CHEAP = (0.25, 0.5)
"""The maximum price shares of a fast model against the main one; the first with a match applies."""
_ROOMY = 100_000
"""The minimum window of a fast model: outputs and stretches of history are long."""
_LONG = 900_000
"""The window from which a model counts as wide; a main model of that size needs no other."""
_DEARER = 2.0
"""The maximum price factor of a wide model against the main one."""


def choose_role_models(
    role: LlmRole, main: CatalogModel, models: ModelRegistry
) -> CatalogModel | None:
    """Choose a model for a role from the main model's endpoint; return None if none is suitable."""
    if main.llm.prices is None or not main.llm.prices.input:
        return None
    offered = [
        model
        for model in _newest_first(main.llm.provider, models)
        if model.name != main.name and not model.until and model.figures is not FigureSource.GUESSED
    ]
    return _fast(main, offered) if role is LlmRole.FAST else _wide(main, offered)


def _newest_first(endpoint: str, models: ModelRegistry) -> Iterable[CatalogModel]:
    """Return an endpoint's models in the order of the shipped list, which is newest first."""
    offered = {model.name: model for model in models.catalogue.models(endpoint)}
    return [offered[name] for name in models.catalogue.shipped if name in offered]


def _fast(main: CatalogModel, offered: Sequence[CatalogModel]) -> CatalogModel | None:
    for share in _CHEAP:
        for model in offered:
            if _costs(model) <= share * _costs(main) and model.llm.window >= _ROOMY:
                return model
    return None


def _wide(main: CatalogModel, offered: Sequence[CatalogModel]) -> CatalogModel | None:
    if main.llm.window >= _LONG:
        return None
    fitting = [
        model
        for model in offered
        if model.llm.window >= _LONG and _costs(model) <= _DEARER * _costs(main)
    ]
    return min(fitting, key=_costs, default=None)


def _costs(model: CatalogModel) -> float:
    prices = model.llm.prices
    return prices.input if prices else float("inf")
