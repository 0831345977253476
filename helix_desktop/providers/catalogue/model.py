"""One model as the catalogue knows it, and what is assumed where nothing is known.

A name is `endpoint/model`; a model's own id may hold slashes, an endpoint's never does.
"""

from enum import StrEnum

from helix_desktop.domain.llm import Dearer, ImageRule, Llm, Prices
from helix_desktop.domain.values import value

CAREFUL_WINDOW = 32_768
"""Tokens assumed of a window nobody names: what servers of one's own load at least for agents.
Too small only compacts early; too large loses the first request to a refusal."""

CAREFUL_OUTPUT = 4_096
"""Tokens assumed of a longest reply: every model that calls tools gives as much."""

CAREFUL_FACTOR = 1.15
"""Own tokens per token of o200k, assumed until a provider reports: between GPT's 1.0 and Claude's
1.18; the first reply corrects it."""


class Figures(StrEnum):
    """Where a model's figures come from; `GUESSED` where at least its window is assumed."""

    YOURS = "yours"
    TOLD = "told by the endpoint"
    SHIPPED = "shipped"
    LIKE = "of the same model elsewhere"
    GUESSED = "assumed"


@value
class Model:
    """A model, what it can do and how much of that is known.

    `until` is the day (ISO) its provider takes it away, "" if none is announced.
    """

    llm: Llm
    tools: bool = True
    thinking: bool = False
    dearer: Dearer | None = None
    until: str = ""
    figures: Figures = Figures.SHIPPED

    @property
    def name(self) -> str:
        return full_name(self.llm)

    @property
    def pictures(self) -> bool:
        return self.llm.images is not ImageRule.NONE

    def prices(self, tokens: int) -> Prices | None:
        """The prices of a request with so many tokens of input; None: not known."""
        if self.dearer is not None and tokens > self.dearer.above:
            return self.dearer.prices
        return self.llm.prices


def full_name(llm: Llm) -> str:
    return f"{llm.provider}/{llm.id}"


def parted(name: str) -> tuple[str, str]:
    """Endpoint and model of a full name; the model is "" if there is no slash."""
    endpoint, _, model = name.partition("/")
    return endpoint, model


def careful(endpoint: str, model: str) -> Model:
    """A model of which nothing is known but its name."""
    llm = Llm(
        id=model,
        provider=endpoint,
        window=CAREFUL_WINDOW,
        max_output=CAREFUL_OUTPUT,
        factor=CAREFUL_FACTOR,
        name=model,
        tokenizer_known=False,
    )
    return Model(llm, figures=Figures.GUESSED)


def missing(model: Model) -> tuple[str, ...]:
    """What the person should be asked of a model, most important first."""
    lacks = []
    if model.figures is Figures.GUESSED:
        lacks += ["window"]
    if model.llm.prices is None:
        lacks += ["prices"]
    return tuple(lacks)


def said_of(model: Model) -> str:
    """One line for the person where something is assumed; "" where nothing is."""
    if model.figures is not Figures.GUESSED:
        return ""
    return (
        f"How much {model.name} takes is not known: {model.llm.window:,} tokens are assumed."
        " Name its window under Settings › Models and keys, or with `helix-desktop models set`."
    )
