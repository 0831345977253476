"""How models, their figures and keys are told."""

from helix_desktop.app.llms.supply import KeyState, Offer, Source
from helix_desktop.app.llms.trying import Tried
from helix_desktop.domain.llm import LlmRole, Prices
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.sentences import retold
from helix_desktop.ui.words import count_text, tr


def role_words(role: LlmRole) -> tuple[str, str]:
    """Its name, and what it is for."""
    return {
        LlmRole.MAIN: (tr("Main model"), tr("answers and works with the tools")),
        LlmRole.FAST: (tr("Fast model"), tr("decides at the gate, observes, names sessions")),
        LlmRole.WIDE: (tr("Wide model"), tr("writes handovers of what fits nowhere else")),
    }[role]


def window_text(tokens: int) -> str:
    """1M, 200K, 32,768: round ones short."""
    if tokens >= 1_000_000 and tokens % 100_000 == 0:
        return f"{tokens / 1_000_000:g}M"
    if tokens >= 1_000 and tokens % 1_000 == 0:
        return f"{tokens // 1_000}K"
    if tokens % 1_024 == 0 and tokens >= 1_024:
        return f"{tokens // 1_024}K"
    return count_text(tokens)


def price_text(prices: Prices | None) -> str:
    """Dollars for a million tokens in and out."""
    if prices is None:
        return tr("price unknown")
    if prices == Prices():
        return tr("free")
    return f"{_dollars(prices.input)} / {_dollars(prices.output)}"


def _dollars(amount: float) -> str:
    cents = round(amount * 100)
    return f"${amount:.0f}" if cents % 100 == 0 and cents else f"${amount:.2f}"


def figures_text(offer: Offer) -> str:
    """The line below a role: room, prices, and who says so."""
    window = tr("{0} tok window").format(count_text(offer.window))
    price = price_text(offer.prices)
    if offer.prices is not None and offer.prices != Prices():
        price = tr("{0} for a million in / out").format(price)
    until = [tr("taken away on {0}").format(offer.until)] if offer.until else []
    known = retold(offer.source)
    source = tr(known) if known == offer.source else known
    return " · ".join((window, price, source, *until))


def search_text(offer: Offer) -> str:
    """What a model is found by."""
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


def key_text(source: Source, state: KeyState) -> tuple[str, str]:
    """Where an endpoint's key is, and the tone of that."""
    endpoint = source.endpoint
    if state.problem:
        return retold(state.problem), "warn"
    if not endpoint.needs_key:
        return tr("needs no key"), "mut"
    if not state.there:
        return tr("no key yet"), "mut"
    if state.overrides:
        return tr("key {0} from {1}").format(state.ending, endpoint.variable), "ok"
    return tr("key {0}, {1}").format(state.ending, state.where), "ok"


def source_text(source: Source, state: KeyState) -> str:
    """The line below an endpoint."""
    host = source.endpoint.base_url.partition("://")[2].partition("/")[0]
    count = source.models
    models = tr("{0} model").format(count) if count == 1 else tr("{0} models").format(count)
    return f"{key_text(source, state)[0]} · {one_line(host, 80)} · {models}"


def tried_text(tried: Tried) -> str:
    """`Answered in 0.6 s`, or the words with which it was refused."""
    if not tried.well:
        return tried.words
    name = tried.model.partition("/")[2]
    seconds = tr("Answered in {0} s").format(f"{tried.seconds:.1f}")
    return f"{seconds} · {one_line(name, 80)}" if name else f"{seconds} · {tried.words}"
