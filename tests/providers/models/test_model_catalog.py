"""The catalogue: what ships is whole, the user is right, and nothing is invented silently."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.app.environment import resources_folder
from helix_desktop.domain.effort import NO_EFFORTS, UNSURE_EFFORTS, EffortLevel, KnownEfforts
from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.errors import ResourceError
from helix_desktop.domain.llm import Encoding, ImageTokenRule, Prices
from helix_desktop.providers.assumed_figures import ASSUMED_WINDOW_TOKENS
from helix_desktop.providers.dialect import ListedModel
from helix_desktop.providers.models.endpoints import SHIPPED
from helix_desktop.providers.models.model_catalog import (
    MODELS_FILE,
    FigureSource,
    ModelCatalog,
    OwnModel,
    PricesEntry,
    apply_own_figures,
    assume_model,
    describe_assumptions,
    missing_figures,
    read_shipped,
    search_offers,
    split_full_name,
)

FILE = resources_folder() / MODELS_FILE


@pytest.fixture(scope="module")
def catalogue() -> ModelCatalog:
    return ModelCatalog.of(entry.model for entry in read_shipped(FILE).models)


def test_the_shipped_file_names_its_date_its_sources_and_endpoints_that_exist() -> None:
    shipped = read_shipped(FILE)
    assert shipped.dated >= "2026-11-20"
    assert {"figures", "windows", "factors", "images"} <= set(shipped.sources)
    assert {entry.endpoint for entry in shipped.models} <= set(SHIPPED)


def test_the_well_known_model_families_are_in_the_catalog(catalogue: ModelCatalog) -> None:
    for endpoint in ("openai", "anthropic", "gemini", "deepseek", "mistral", "xai", "qwen", "groq"):
        models = catalogue.models(endpoint)
        assert len(models) >= 3, endpoint
        assert all(model.llm.window >= 64_000 for model in models)
        assert any(model.tools for model in models)
        assert all(model.figures is FigureSource.SHIPPED for model in models)
    assert any("llama" in model.name.lower() for model in catalogue.models("deepinfra"))


def test_every_shipped_price_is_plausible(catalogue: ModelCatalog) -> None:
    for model in catalogue.shipped.values():
        prices = model.llm.prices
        assert 0 < prices.input <= prices.output <= 600, model.name
        assert prices.cache_read <= prices.input, model.name
        assert prices.cache_write == 0 or prices.cache_write >= prices.input, model.name
        if model.dearer:
            assert model.dearer.prices.input > prices.input, model.name
            assert model.dearer.above < model.llm.window, model.name


def test_long_inputs_cost_what_the_price_list_says(catalogue: ModelCatalog) -> None:
    model = catalogue.find("openai/gpt-5.5")
    assert model.llm.prices.input == 5.0
    assert (model.dearer.above, model.dearer.prices.input) == (272_000, 10.0)
    assert catalogue.find("anthropic/claude-opus-5").dearer is None


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('"format": 1', '"format": 2'),
        ('"window": 922000', '"window": "much"'),
        ('"window": 922000', '"window": 0'),
        ('"window": 922000', '"windows": 922000'),
        ('"max_output": 128000', '"max_output": 99000000'),
        ('"id": "gpt-6.1-terra"', '"id": "gpt-6.1-sol"'),
        ('"input": 2.0', '"input": -2.0'),
        ('"encoding": "o200k_base"', '"encoding": "p50k"'),
        ('"dated": "2026-11-20"', '"dated": "lately"'),
        ('"models": [', '"models": '),
    ],
)
def test_a_changed_shipped_file_is_refused_in_words(
    tmp_path: Path, before: str, after: str
) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert before in text
    broken = tmp_path / MODELS_FILE
    broken.write_text(text.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(ResourceError, match="list of models"):
        read_shipped(broken)


def test_a_shipped_file_that_is_missing_is_told(tmp_path: Path) -> None:
    with pytest.raises(ResourceError, match="missing"):
        read_shipped(tmp_path / MODELS_FILE)


def test_what_the_user_says_of_a_model_holds_and_the_rest_stays(catalogue: ModelCatalog) -> None:
    own = OwnModel("openai", "gpt-5.5", window=300_000, prices=PricesEntry(input=1.0))
    model = catalogue.with_figures([own]).find("openai/gpt-5.5")
    before = catalogue.find("openai/gpt-5.5")
    assert (model.llm.window, model.llm.prices) == (300_000, Prices(1.0))
    assert model.dearer is None
    assert model.figures is FigureSource.YOURS
    assert (model.llm.max_output, model.llm.name) == (before.llm.max_output, before.llm.name)


def test_a_smaller_window_takes_the_longest_reply_along(catalogue: ModelCatalog) -> None:
    own = OwnModel("openai", "gpt-5.5", window=64_000)
    assert catalogue.with_figures([own]).find("openai/gpt-5.5").llm.max_output == 64_000


def test_a_model_can_be_added(catalogue: ModelCatalog) -> None:
    own = OwnModel("mine", "house-7b", window=16_000, max_output=2_000, encoding=Encoding.CL100K)
    known = catalogue.with_figures([own])
    [model] = known.models("mine")
    assert (model.name, model.llm.window, model.llm.encoding) == (
        "mine/house-7b",
        16_000,
        Encoding.CL100K,
    )
    assert missing_figures(model) == ("prices",)
    assert describe_assumptions(model) == ""


def test_an_unknown_model_gets_cautious_figures_and_a_notice(catalogue: ModelCatalog) -> None:
    model = catalogue.find("mine/strange")
    assert model.llm.window == ASSUMED_WINDOW_TOKENS
    assert missing_figures(model) == ("window", "prices")
    assert "mine/strange" in describe_assumptions(model)
    assert "assumes 32,768 tokens" in describe_assumptions(model)
    named = catalogue.with_figures([OwnModel("mine", "strange", prices=PricesEntry(1.0, 2.0))])
    assert missing_figures(named.find("mine/strange")) == ("window",)


def test_what_an_endpoint_tells_is_newer_than_the_file_and_the_user_is_right_before_it(
    catalogue: ModelCatalog,
) -> None:
    listed = {"anthropic": [ListedModel("claude-opus-5", "Opus", window=2_000_000, images=False)]}
    model = catalogue.with_figures([], listed).find("anthropic/claude-opus-5")
    assert (model.llm.window, model.llm.images) == (2_000_000, ImageTokenRule.NONE)
    assert model.llm.prices.input == 5.0
    assert model.figures is FigureSource.LISTED
    own = OwnModel("anthropic", "claude-opus-5", window=900_000)
    assert (
        catalogue.with_figures([own], listed).find("anthropic/claude-opus-5").llm.window == 900_000
    )
    assert [
        found_model.name for found_model in catalogue.with_figures([], listed).models("anthropic")
    ] == ["anthropic/claude-opus-5"]


@pytest.mark.parametrize(
    ("name", "like", "priced"),
    [
        ("openrouter/anthropic/claude-opus-4.7", "anthropic/claude-opus-4-7", False),
        ("openrouter/openai/gpt-5.5:nitro", "openai/gpt-5.5", False),
        ("openai/gpt-5.5-2026-04-23", "openai/gpt-5.5", True),
        ("anthropic/claude-opus-4-6-20260205", "anthropic/claude-opus-4-6", True),
        ("office/GPT-5.5", "openai/gpt-5.5", False),
    ],
)
def test_the_same_model_under_another_name_is_known_but_for_its_price(
    catalogue: ModelCatalog, name: str, like: str, priced: bool
) -> None:
    model, other = catalogue.find(name), catalogue.find(like)
    assert model.figures is FigureSource.LIKE
    assert model.name == name
    assert (model.llm.window, model.llm.factor) == (other.llm.window, other.llm.factor)
    assert (model.llm.prices == other.llm.prices) is priced
    assert (model.dearer is not None) <= priced


def test_a_local_model_is_free_and_an_unknown_price_is_not(catalogue: ModelCatalog) -> None:
    known = catalogue.with_figures([], local=["ollama", "gateway"], free=["ollama"])
    assert known.find("ollama/any").llm.prices == Prices()
    assert missing_figures(known.find("ollama/any")) == ("window",)
    assert known.find("gateway/any").llm.prices is None
    assert known.find("elsewhere/any").llm.prices is None
    own = OwnModel("ollama", "any", prices=PricesEntry(input=1.0))
    assert catalogue.with_figures([own], local=["ollama"]).find("ollama/any").llm.prices == Prices(
        1.0
    )


def test_a_local_server_s_window_is_not_that_of_the_model_elsewhere(
    catalogue: ModelCatalog,
) -> None:
    known = catalogue.with_figures([], local=["ollama"])
    assert known.find("ollama/deepseek-v4-flash:latest").figures is FigureSource.GUESSED


def test_a_model_name_is_split_at_its_first_slash() -> None:
    assert split_full_name("groq/openai/gpt-oss-20b") == ("groq", "openai/gpt-oss-20b")
    assert split_full_name("openai") == ("openai", "")


@given(
    window=st.integers(256, 10_000_000),
    reply=st.integers(1, 10_000_000),
    price=st.floats(0, 1_000),
)
def test_no_edit_makes_a_model_whose_reply_is_longer_than_its_window(
    window: int, reply: int, price: float
) -> None:
    own = msgspec.json.decode(
        msgspec.json.encode(
            OwnModel("a", "b", window=window, max_output=reply, prices=PricesEntry(price))
        ),
        type=OwnModel,
    )
    model = apply_own_figures(assume_model("a", "b"), own)
    assert model.llm.max_output == min(window, reply)
    assert model.llm.window == window


HIGH = KnownEfforts((EffortLevel.HIGH,))


def test_efforts_are_the_shipped_ones_until_the_provider_or_the_user_says_otherwise(
    catalogue: ModelCatalog,
) -> None:
    name, model = "anthropic/claude-sonnet-5", "claude-sonnet-5"
    shipped = catalogue.find(name).llm.efforts
    assert EffortLevel.MAX in shipped.levels

    def efforts(*, listed: ListedModel | None = None, own: OwnModel | None = None) -> KnownEfforts:
        lists = {"anthropic": [listed]} if listed else {}
        return catalogue.with_figures([own] if own else [], lists).find(name).llm.efforts

    assert efforts(listed=ListedModel(model, thinking=True)) == shipped
    assert efforts(listed=ListedModel(model, thinking=True, efforts=HIGH)) == HIGH
    assert efforts(listed=ListedModel(model, thinking=False)) == NO_EFFORTS
    assert efforts(listed=ListedModel(model, efforts=NO_EFFORTS)) == NO_EFFORTS
    assert efforts(own=OwnModel("anthropic", model, thinking=False)) == NO_EFFORTS


def test_an_unknown_model_is_offered_common_efforts_marked_as_unsure(
    catalogue: ModelCatalog,
) -> None:
    assert catalogue.find("own/some-model").llm.efforts == UNSURE_EFFORTS
    assert not UNSURE_EFFORTS.sure
    assert catalogue.find("openai/gpt-4.1").llm.efforts == NO_EFFORTS
    assert catalogue.find("xai/grok-4.7").llm.efforts == UNSURE_EFFORTS
    local = catalogue.with_figures([], {"mine": [ListedModel("m")]}, ["mine"]).find("mine/m")
    assert local.llm.efforts.levels == (EffortLevel.OFF, *UNSURE_EFFORTS.levels)


@pytest.mark.parametrize(
    ("name", "price"),
    [
        ("anthropic/claude-opus-5-5", 10.0),
        ("openai/gpt-6.1-sol", 10.0),
        ("xai/grok-4.7", 5.0),
        ("gemini/gemini-3-pro", 14.0),
        ("gemini/gemini-2.5-pro", None),
        ("deepseek/deepseek-chat", None),
        ("openrouter/openai/gpt-6", None),
    ],
)
def test_a_web_search_is_offered_with_its_price_where_a_provider_has_one(
    catalogue: ModelCatalog, name: str, price: float | None
) -> None:
    llm = catalogue.with_figures((), searches=search_offers(SHIPPED.values())).find(name).llm
    assert (llm.can_search, llm.search_price) == (price is not None, price)
    endpoint, model = split_full_name(name)
    own = OwnModel(endpoint, model, search_price=2.5)
    llm = catalogue.with_figures((own,), searches=search_offers(SHIPPED.values())).find(name).llm
    assert llm.search_price == 2.5


def test_a_web_search_at_a_server_of_the_users_own_has_no_known_price() -> None:
    office = Endpoint("office", "Office", DialectId.ANTHROPIC, "https://office.example/v1")
    [offer] = search_offers([office]).values()
    assert offer.price is None
