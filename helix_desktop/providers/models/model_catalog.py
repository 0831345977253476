"""The catalog of models: context window, prices, pictures, web search, and whose figures win.

A model's full name is `endpoint/model`; a model's own ID may contain slashes, a provider's never
does. The user's figures take precedence over the provider's, and those over the shipped file. The
shipped file is read strictly; in the user's file, a missing field changes nothing.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field

from helix_desktop.domain.effort import NO_EFFORTS, UNSURE_EFFORTS, EffortLevel, KnownEfforts
from helix_desktop.domain.endpoint import DialectId, Endpoint, EndpointOptions
from helix_desktop.domain.errors import ResourceError
from helix_desktop.domain.llm import (
    FIVE_MINUTES_SECONDS,
    HOUR_SECONDS,
    Encoding,
    ImageTokenRule,
    Llm,
    LongInputPrices,
    Prices,
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.providers.assumed_figures import (
    ASSUMED_OUTPUT_TOKENS,
    ASSUMED_PRICES,
    ASSUMED_TOKEN_FACTOR,
    ASSUMED_WINDOW_TOKENS,
)
from helix_desktop.providers.dialect import ListedModel, without_bedrock_marks


class FigureSource(StrEnum):
    """The source of a model's figures; `GUESSED` if at least its context window is assumed."""

    YOURS = "yours"
    LISTED = "told by the endpoint"
    SHIPPED = "shipped"
    LIKE = "of the same model elsewhere"
    GUESSED = "assumed"


class WebSearchOffer(Struct, frozen=True):
    """The web search that a provider offers its models."""

    dialect: DialectId
    price: float | None = None
    """US dollars per thousand searches; None if unknown."""

    def fits(self, model: str) -> bool:
        """Return whether a model accepts it together with tools that run here."""
        return self.dialect is not DialectId.GEMINI or bool(_COMBINES_TOOLS.search(model))


_COMBINES_TOOLS = re.compile(r"gemini-(?:[3-9]|\d\d|pro-latest|flash-latest|flash-lite-latest)")
"""Google's models that accept functions and a search in one request; others reject that."""
SEARCH_PRICES = {
    "api.anthropic.com": 10.0,
    "api.openai.com": 10.0,
    "api.x.ai": 5.0,
    "generativelanguage.googleapis.com": 14.0,
}
"""US dollars per thousand web searches by host, as the providers' price lists say."""
SEARCHING_DIALECTS = (DialectId.ANTHROPIC, DialectId.OPENAI_RESPONSES, DialectId.GEMINI)


def search_offers(endpoints: Iterable[Endpoint]) -> dict[str, WebSearchOffer]:
    """Return the web searches of providers by their IDs, as far as their protocols have one."""
    return {
        endpoint.id: WebSearchOffer(
            endpoint.dialect, SEARCH_PRICES.get(urlsplit(endpoint.base_url).hostname or "")
        )
        for endpoint in endpoints
        if endpoint.dialect in SEARCHING_DIALECTS
    }


class CatalogModel(Struct, frozen=True):
    """A model, its capabilities, and the source of its figures.

    `until` is the day (ISO) on which its provider retires it, "" if none is announced.
    """

    llm: Llm
    tools: bool = True
    thinking: bool = False
    dearer: LongInputPrices | None = None
    until: str = ""
    figures: FigureSource = FigureSource.SHIPPED

    @property
    def name(self) -> str:
        return self.llm.full_name

    @property
    def pictures(self) -> bool:
        return self.llm.images is not ImageTokenRule.NONE


def split_full_name(name: str) -> tuple[str, str]:
    """Split a full name into provider and model; the model is "" without a slash."""
    endpoint, _, model = name.partition("/")
    return endpoint, model


def assume_model(endpoint: str, model: str) -> CatalogModel:
    """Return a model of which only the name is known."""
    llm = Llm(
        id=model,
        provider=endpoint,
        window=ASSUMED_WINDOW_TOKENS,
        max_output=ASSUMED_OUTPUT_TOKENS,
        factor=ASSUMED_TOKEN_FACTOR,
        name=model,
        tokenizer_known=False,
        efforts=UNSURE_EFFORTS,
        window_guessed=True,
    )
    return CatalogModel(llm, figures=FigureSource.GUESSED)


def missing_figures(model: CatalogModel) -> tuple[str, ...]:
    """Return the figures that the user should enter, most important first."""
    missing = {"window": model.figures is FigureSource.GUESSED, "prices": model.llm.prices is None}
    return tuple(name for name, is_missing in missing.items() if is_missing)


def describe_assumptions(model: CatalogModel) -> str:
    """Describe an assumed figure in one line for the user; "" if nothing is assumed."""
    if model.figures is not FigureSource.GUESSED:
        return ""
    return Phrase(
        (
            "The context window of {model} is unknown, so Helix assumes {window} tokens. Set "
            "it in Settings › Models and keys or with `helix-desktop model set`."
        ),
        model=model.name,
        window=f"{model.llm.window:,}",
    )


MODELS_FILE = "models.json"
MODELS_FORMAT = 1

Name = Annotated[str, Meta(min_length=1, max_length=200)]
Tokens = Annotated[int, Meta(ge=256, le=100_000_000)]
Reply = Annotated[int, Meta(ge=1, le=100_000_000)]
Dollars = Annotated[float, Meta(ge=0, le=100_000)]
Factor = Annotated[float, Meta(ge=0.2, le=5)]
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]


class PricesEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """US dollars per million tokens. A cache price of 0 means: charged like plain input."""

    input: Dollars = 0.0
    output: Dollars = 0.0
    cache_read: Dollars = 0.0
    cache_write: Dollars = 0.0

    @property
    def prices(self) -> Prices:
        return Prices(self.input, self.output, self.cache_read, self.cache_write)


class LongInputPricesEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """Other prices for long inputs."""

    above: Tokens
    prices: PricesEntry


OWN_TOKENIZER = "same tokenizer"


class ShippedModel(Struct, frozen=True, forbid_unknown_fields=True):
    """A model in the shipped file; `factor_from` names the source of its factor."""

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
    images: ImageTokenRule = ImageTokenRule.NONE
    thinking: bool = False
    efforts: tuple[EffortLevel, ...] | None = None
    budget: tuple[Reply, Reply] | None = None
    dearer: LongInputPricesEntry | None = None
    until: Day | None = None

    @property
    def model(self) -> CatalogModel:
        if self.efforts is not None:
            min_budget, max_budget = self.budget or (0, 0)
            efforts = KnownEfforts(self.efforts, min_budget, max_budget)
        else:
            efforts = UNSURE_EFFORTS if self.thinking else NO_EFFORTS
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
            efforts=efforts,
        )
        dearer = (
            LongInputPrices(self.dearer.above, self.dearer.prices.prices) if self.dearer else None
        )
        return CatalogModel(llm, self.tools, self.thinking, dearer=dearer, until=self.until or "")


class ShippedModelFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The shipped file: the date and the sources of its figures, and the models."""

    format: int
    dated: Day
    sources: dict[str, str]
    models: tuple[ShippedModel, ...]


class OwnModel(Struct, frozen=True, omit_defaults=True):
    """The user's figures for one model; fields of newer versions are ignored."""

    endpoint: Name
    id: Name
    name: Name | UnsetType = UNSET
    window: Tokens | UnsetType = UNSET
    max_output: Reply | UnsetType = UNSET
    prices: PricesEntry | UnsetType = UNSET
    encoding: Encoding | UnsetType = UNSET
    factor: Factor | UnsetType = UNSET
    images: ImageTokenRule | UnsetType = UNSET
    tools: bool | UnsetType = UNSET
    thinking: bool | UnsetType = UNSET
    uncapped: bool | UnsetType = UNSET
    """Whether dollar budgets don't stop the model while its price is unknown."""
    hour_cache: bool | UnsetType = UNSET
    """Whether the prompt cache lasts an hour instead of five minutes, where that is a choice."""
    search_price: Dollars | UnsetType = UNSET
    """US dollars per thousand web searches of the provider."""


def read_shipped(path: Path) -> ShippedModelFile:
    """Read and check the shipped catalog; raise ResourceError if it is unusable."""
    try:
        shipped_models = msgspec.json.decode(path.read_bytes(), type=ShippedModelFile)
    except FileNotFoundError as error:
        raise _unusable_error("it is missing") from error
    except OSError as error:
        raise _unusable_error(error.strerror or str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise _unusable_error(str(error)) from error
    if shipped_models.format != MODELS_FORMAT:
        raise _unusable_error(f"it has the format {shipped_models.format}")
    names = [f"{model.endpoint}/{model.id}" for model in shipped_models.models]
    if not names or len(set(names)) != len(names):
        raise _unusable_error("it names no model, or one twice")
    for name, model in zip(names, shipped_models.models, strict=True):
        if "/" in model.endpoint or model.max_output > model.window:
            raise _unusable_error(f"the data of {name} is inconsistent")
    return shipped_models


def apply_own_figures(model: CatalogModel, own: OwnModel) -> CatalogModel:
    plain = {
        field: value
        for field in ("name", "window", "max_output", "encoding", "factor", "images")
        if (value := getattr(own, field)) is not UNSET
    }
    if own.window is not UNSET:
        plain |= {"window_guessed": False, "largest_window": 0}
    if own.prices is not UNSET:
        plain["prices"] = own.prices.prices
    if own.images is not UNSET:
        plain["takes_pictures"] = own.images is not ImageTokenRule.NONE
    if own.tools is not UNSET:
        plain["takes_tools"] = own.tools
    if own.hour_cache is True and model.llm.cache_seconds:
        plain["cache_seconds"] = HOUR_SECONDS
    if own.search_price is not UNSET:
        plain["search_price"] = own.search_price
    llm = replace(model.llm, uncapped=own.uncapped is True, **plain)
    if own.encoding is not UNSET:  # the user names the model's own tokenizer
        llm = replace(llm, tokenizer_known=llm.factor == 1.0)
    if own.thinking is not UNSET:
        llm = replace(llm, efforts=_efforts_if_thinking(llm.efforts, own.thinking))
    known = own.window is not UNSET or model.figures is not FigureSource.GUESSED
    return CatalogModel(
        llm=replace(llm, max_output=min(llm.max_output, llm.window)),
        tools=model.tools if own.tools is UNSET else own.tools,
        thinking=model.thinking if own.thinking is UNSET else own.thinking,
        # the user's price applies to inputs of any length
        dearer=model.dearer if own.prices is UNSET else None,
        until=model.until,
        figures=FigureSource.YOURS if known else FigureSource.GUESSED,
    )


def _efforts_if_thinking(known: KnownEfforts, thinks: bool | None) -> KnownEfforts:
    if thinks is None:
        return known
    return (known or UNSURE_EFFORTS) if thinks else NO_EFFORTS


def _unusable_error(why: str) -> ResourceError:
    return ResourceError(
        "Can't use Helix Desktop's list of models: {why}.", "Reinstall Helix Desktop.", why=why
    )


def apply_listing(model: CatalogModel, listed: ListedModel) -> CatalogModel:
    window = listed.window or model.llm.window
    prices = listed.prices
    own = prices != Prices()
    images = model.llm.images
    if listed.images is False:
        images = ImageTokenRule.NONE
    elif listed.images and images is ImageTokenRule.NONE:
        images = ImageTokenRule.OPENAI_TILES  # without a known rule
    llm = replace(
        model.llm,
        name=listed.name or model.llm.name,
        window=window,
        window_guessed=model.llm.window_guessed and not listed.window,
        largest_window=listed.largest_window,
        max_output=min(listed.max_output or model.llm.max_output, window),
        prices=prices if own else model.llm.prices,
        images=images,
        efforts=_efforts_if_thinking(model.llm.efforts, listed.thinking)
        if listed.efforts is None
        else listed.efforts,
    )
    return CatalogModel(
        llm=llm,
        tools=model.tools if listed.tools is None else listed.tools,
        thinking=model.thinking if listed.thinking is None else listed.thinking,
        dearer=None if own else model.dearer,
        until=model.until,
        figures=FigureSource.LISTED if listed.window else model.figures,
    )


_DATE_SUFFIX = re.compile(r"[-@](?:20\d{6}|20\d\d-\d\d-\d\d|latest)$")


class ModelCatalog(Struct, frozen=True):
    """Models by full name. `listed` has the lists of providers, by provider.

    The figures of a model at a `local` provider come from that provider alone: its context window
    is the loaded one, whatever the same model has elsewhere. A model of a `free` provider costs
    nothing unless the provider or the user says otherwise.
    """

    shipped: Mapping[str, CatalogModel]
    own: Mapping[str, OwnModel] = field(default_factory=dict)
    listed: Mapping[str, Sequence[ListedModel]] = field(default_factory=dict)
    local: frozenset[str] = frozenset()
    free: frozenset[str] = frozenset()
    """The providers whose models cost nothing unless something else is known."""
    options: Mapping[str, EndpointOptions] = field(default_factory=dict)
    """What the user set for providers."""
    five_minutes: frozenset[str] = frozenset()
    """The providers whose prompt cache lasts five minutes, or an hour if the user chooses that."""
    searches: Mapping[str, WebSearchOffer] = field(default_factory=dict)
    """The web searches that providers offer their models, by provider."""

    @classmethod
    def of(cls, models: Iterable[CatalogModel]) -> "ModelCatalog":
        return cls({model.name: model for model in models})

    def with_figures(
        self,
        own: Iterable[OwnModel],
        listed: Mapping[str, Sequence[ListedModel]] | None = None,
        local: Iterable[str] = (),
        *,
        free: Iterable[str] = (),
        options: Mapping[str, EndpointOptions] | None = None,
        five_minutes: Iterable[str] = (),
        searches: Mapping[str, WebSearchOffer] | None = None,
    ) -> "ModelCatalog":
        """Return a catalog with these figures of the user and of providers."""
        by_name = {f"{model.endpoint}/{model.id}": model for model in own}
        return replace(
            self,
            own=by_name,
            listed=listed or {},
            local=frozenset(local),
            free=frozenset(free),
            options=options or {},
            five_minutes=frozenset(five_minutes),
            searches=searches or {},
        )

    def find(self, name: str) -> CatalogModel:
        """Return the model with a full name; an unknown model gets careful assumptions."""
        endpoint, model = split_full_name(name)
        known = (
            self.shipped.get(name)
            or self._find_same_model(endpoint, model)
            or assume_model(endpoint, model)
        )
        listed = (entry for entry in self.listed.get(endpoint, ()) if entry.id == model)
        if (own := next(listed, None)) is not None:
            known = apply_listing(known, own)
        if endpoint in self.five_minutes:
            known = replace(known, llm=replace(known.llm, cache_seconds=FIVE_MINUTES_SECONDS))
        offer = self.searches.get(endpoint)
        if offer is not None and offer.fits(model):
            llm = replace(known.llm, can_search=True, search_price=offer.price)
            known = replace(known, llm=llm)
        if endpoint in self.free and known.llm.prices is None:
            known = replace(known, llm=replace(known.llm, prices=Prices()))
        if endpoint in self.local:
            efforts = known.llm.efforts
            if efforts == UNSURE_EFFORTS:  # its template can usually turn thinking off
                efforts = replace(efforts, levels=(EffortLevel.OFF, *efforts.levels))
            known = replace(known, llm=replace(known.llm, efforts=efforts))
        if endpoint in self.options:
            options, llm = self.options[endpoint], known.llm
            if not options.pictures:
                llm = replace(llm, images=ImageTokenRule.NONE, takes_pictures=False)
            if not options.tools:
                llm = replace(llm, takes_tools=False)
            known = replace(known, llm=llm, tools=known.tools and options.tools)
        return apply_own_figures(known, self.own[name]) if name in self.own else known

    def models(self, endpoint: str) -> tuple[CatalogModel, ...]:
        """Return all models of a provider: its list, or the shipped ones, and the user's."""
        live = [f"{endpoint}/{entry.id}" for entry in self.listed.get(endpoint, ())]
        names = live or [name for name in self.shipped if split_full_name(name)[0] == endpoint]
        own = [name for name in self.own if split_full_name(name)[0] == endpoint]
        return tuple(self.find(name) for name in dict.fromkeys([*names, *own]))

    def suggest_prices(self, name: str) -> Prices:
        """Return the prices of the same model elsewhere, or else those of an expensive model."""
        plain = _comparable_name(split_full_name(name)[1])
        alike = (
            known.llm.prices
            for known in self.shipped.values()
            if _comparable_name(known.llm.id) == plain
        )
        return next((prices for prices in alike if prices is not None), ASSUMED_PRICES)

    def _find_same_model(self, endpoint: str, model: str) -> CatalogModel | None:
        """Return the same model with another date, or of another provider without its prices."""
        plain = _comparable_name(model)
        candidates = [
            candidate
            for candidate in self.shipped.values()
            if _comparable_name(candidate.llm.id) == plain
        ]
        if not candidates or endpoint in self.local:
            return None
        same = next(
            (candidate for candidate in candidates if candidate.llm.provider == endpoint), None
        )
        best = same or candidates[0]
        prices = best.llm.prices if same else None
        llm = replace(best.llm, id=model, provider=endpoint, prices=prices)
        return replace(
            best, llm=llm, dearer=best.dearer if same else None, figures=FigureSource.LIKE
        )


def _comparable_name(model: str) -> str:
    """Return a name without vendor, variant and date, and with `4.7` written `4-7`."""
    last = without_bedrock_marks(model.rsplit("/", 1)[-1].lower()).split(":", 1)[0]
    return _DATE_SUFFIX.sub("", last).replace(".", "-")
