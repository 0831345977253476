"""Models in words: context windows, prices, and the text in which a search looks."""

from helix_desktop.app.workspaces.model_settings import EndpointSource, ModelOffer
from helix_desktop.domain.llm import Prices
from helix_desktop.ui.text.formatting import count_text, money_text, round_count, tr


def window_text(tokens: int) -> str:
    """Return a token count such as 1M, 200K, or 24,001; round ones are short."""
    return round_count(tokens) or count_text(tokens)


def price_text(prices: Prices | None) -> str:
    """Return the prices of a million tokens, in and out, in dollars."""
    if prices is None:
        return tr("price unknown")
    if prices == Prices():
        return tr("free")
    return f"{money_text(prices.input)} / {money_text(prices.output)}"


def model_search_text(offer: ModelOffer) -> str:
    """Return the text in which a search for a model looks."""
    able = [
        word
        for word, has in (
            (tr("tools"), offer.tools),
            (tr("thinking"), offer.thinking),
            (tr("images"), offer.pictures),
            (tr("free"), offer.prices == Prices()),
        )
        if has
    ]
    return " ".join((offer.name, offer.title, *able)).casefold()


def guest_state_text(source: EndpointSource) -> tuple[str, str]:
    """Return the state of an agent of another program in words, and its tone."""
    return (tr("not installed"), "warn") if source.missing else (tr("signs in itself"), "mut")
