"""Which models of the main model's own provider do the small and the long work if none is chosen.

Nobody else hears of the conversation, and the key is there already. What a provider is about to
take away, and what has no known price or window, is never chosen for anybody.
"""

from collections.abc import Iterable, Sequence

from helix_desktop.app.models.model_registry import ModelRegistry
from helix_desktop.domain.llm import LlmRole
from helix_desktop.providers.models.model_catalog import CatalogModel, FigureSource

_CHEAP = (0.25, 0.5)
"""Shares of the main model's price that a fast one may cost; the first where there is one."""
_ROOMY = 100_000
"""Tokens that a fast model takes at least: outputs and stretches of history are long."""
_LONG = 900_000
"""Tokens from which a window is long; a main model that has them needs no other."""
_DEARER = 2.0
"""Times its price that a model with a longer window may cost."""


def choose_role_models(
    role: LlmRole, main: CatalogModel, models: ModelRegistry
) -> CatalogModel | None:
    """A model for a role beside the main one, at the same endpoint; None: there is none."""
    if main.llm.prices is None or not main.llm.prices.input:
        return None
    offered = [
        model
        for model in _newest_first(main.llm.provider, models)
        if model.name != main.name and not model.until and model.figures is not FigureSource.GUESSED
    ]
    return _fast(main, offered) if role is LlmRole.FAST else _wide(main, offered)


def _newest_first(endpoint: str, models: ModelRegistry) -> Iterable[CatalogModel]:
    """What is offered there, in the order of the shipped list, which is the newest first."""
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
