"""How models stand in files: the one that ships, and the person's edits of single figures.

The shipped file is read strictly; of the person's, what is not said is what it was before.
"""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from helix_desktop.domain.errors import ResourceError
from helix_desktop.domain.llm import Dearer, Encoding, ImageRule, Llm, Prices
from helix_desktop.providers.catalogue.model import Figures, Model

NAME = "models.json"
FORMAT = 1

Name = Annotated[str, Meta(min_length=1, max_length=200)]
Tokens = Annotated[int, Meta(ge=256, le=100_000_000)]
Reply = Annotated[int, Meta(ge=1, le=100_000_000)]
Dollars = Annotated[float, Meta(ge=0, le=100_000)]
Factor = Annotated[float, Meta(ge=0.2, le=5)]
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]


class PricesEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """US dollars per million tokens; 0 = not charged."""

    input: Dollars = 0.0
    output: Dollars = 0.0
    cache_read: Dollars = 0.0
    cache_write: Dollars = 0.0

    @property
    def prices(self) -> Prices:
        return Prices(self.input, self.output, self.cache_read, self.cache_write)


class DearerEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """Other prices for a long input."""

    above: Tokens
    prices: PricesEntry


OWN_TOKENIZER = "same tokenizer"


class Shipped(Struct, frozen=True, forbid_unknown_fields=True):
    """A model in the shipped file; `factor_from` says how its factor is known."""

    endpoint: Name
    id: Name
    name: Name
    window: Tokens
    max_output: Reply
    prices: PricesEntry
    encoding: Encoding
    factor: Factor
    factor_from: Annotated[str, Meta(pattern="^(same tokenizer|published|guess)$")]
    tools: bool
    images: ImageRule = ImageRule.NONE
    thinking: bool = False
    dearer: DearerEntry | None = None
    until: Day | None = None

    @property
    def model(self) -> Model:
        llm = Llm(
            id=self.id,
            provider=self.endpoint,
            window=self.window,
            max_output=self.max_output,
            encoding=self.encoding,
            factor=self.factor,
            prices=self.prices.prices,
            images=self.images,
            name=self.name,
            tokenizer_known=self.factor_from == OWN_TOKENIZER,
        )
        dearer = Dearer(self.dearer.above, self.dearer.prices.prices) if self.dearer else None
        return Model(llm, self.tools, self.thinking, dearer=dearer, until=self.until or "")


class ShippedFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file: when its figures were taken, from what kind of source, and the figures."""

    format: int
    dated: Day
    sources: dict[str, str]
    models: tuple[Shipped, ...]


class Own(Struct, frozen=True, omit_defaults=True):
    """What the person says of one model; a field of a newer version is passed over."""

    endpoint: Name
    id: Name
    name: Name | UnsetType = UNSET
    window: Tokens | UnsetType = UNSET
    max_output: Reply | UnsetType = UNSET
    prices: PricesEntry | UnsetType = UNSET
    encoding: Encoding | UnsetType = UNSET
    factor: Factor | UnsetType = UNSET
    images: ImageRule | UnsetType = UNSET
    tools: bool | UnsetType = UNSET
    thinking: bool | UnsetType = UNSET


def read_shipped(path: Path) -> ShippedFile:
    """The catalogue that ships with the application, whole and as it was made."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=ShippedFile)
    except FileNotFoundError as error:
        raise _broken("it is missing") from error
    except OSError as error:
        raise _broken(error.strerror or str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise _broken(str(error)) from error
    if found.format != FORMAT:
        raise _broken(f"it has the format {found.format}")
    _check(found)
    return found


def _check(file: ShippedFile) -> None:
    names = [f"{each.endpoint}/{each.id}" for each in file.models]
    if not names or len(set(names)) != len(names):
        raise _broken("it names no model, or one twice")
    for name, each in zip(names, file.models, strict=True):
        if "/" in each.endpoint or each.max_output > each.window:
            raise _broken(f"the figures of {name} contradict each other")


def edited(model: Model, own: Own) -> Model:
    """The model with the person's figures in place of those that were there."""
    plain = {
        field: value
        for field in ("name", "window", "max_output", "encoding", "factor", "images")
        if (value := getattr(own, field)) is not UNSET
    }
    if own.prices is not UNSET:
        plain["prices"] = own.prices.prices
    llm = replace(model.llm, **plain)
    if own.encoding is not UNSET:  # the person names the model's own tokenizer
        llm = replace(llm, tokenizer_known=llm.factor == 1.0)
    known = own.window is not UNSET or model.figures is not Figures.GUESSED
    return Model(
        llm=replace(llm, max_output=min(llm.max_output, llm.window)),
        tools=model.tools if own.tools is UNSET else own.tools,
        thinking=model.thinking if own.thinking is UNSET else own.thinking,
        # a price of one's own holds for inputs of any length
        dearer=model.dearer if own.prices is UNSET else None,
        until=model.until,
        figures=Figures.YOURS if known else Figures.GUESSED,
    )


def _broken(why: str) -> ResourceError:
    return ResourceError(
        f"The list of models that belongs to Helix Desktop cannot be used: {why}.",
        "Install it again.",
    )
