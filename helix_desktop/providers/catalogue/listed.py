"""One model as its own endpoint lists it: whatever that tells, and nothing else."""

from dataclasses import replace

from msgspec import Struct

from helix_desktop.domain.llm import ImageRule, Prices
from helix_desktop.providers.catalogue.model import Figures, Model


class Listed(Struct, frozen=True, omit_defaults=True):
    """A line of an endpoint's list; 0, "" and None = it does not say."""

    id: str
    name: str = ""
    window: int = 0
    max_output: int = 0
    input: float = 0.0
    output: float = 0.0
    cache_read: float = 0.0
    cache_write: float = 0.0
    tools: bool | None = None
    thinking: bool | None = None
    images: bool | None = None

    @property
    def prices(self) -> Prices:
        return Prices(self.input, self.output, self.cache_read, self.cache_write)


def told(model: Model, listed: Listed) -> Model:
    """The model with what its endpoint tells of it."""
    window = listed.window or model.llm.window
    prices = listed.prices
    own = prices != Prices()
    llm = replace(
        model.llm,
        name=listed.name or model.llm.name,
        window=window,
        max_output=min(listed.max_output or model.llm.max_output, window),
        prices=prices if own else model.llm.prices,
        images=_rule(model.llm.images, listed.images),
    )
    return Model(
        llm=llm,
        tools=model.tools if listed.tools is None else listed.tools,
        thinking=model.thinking if listed.thinking is None else listed.thinking,
        dearer=None if own else model.dearer,
        until=model.until,
        figures=Figures.TOLD if listed.window else model.figures,
    )


def _rule(known: ImageRule, takes: bool | None) -> ImageRule:
    """Who takes pictures and does not say what they cost is taken to count as OpenAI does."""
    if takes is None:
        return known
    if not takes:
        return ImageRule.NONE
    return ImageRule.OPENAI_TILES if known is ImageRule.NONE else known
