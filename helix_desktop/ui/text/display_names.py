"""Visible names of efforts, gate choices, policy presets, sections; models and prices in words."""

from helix_desktop.app.workspaces.model_settings import EndpointSource, ModelOffer
from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS, INDEX, NOTES
from helix_desktop.domain.context_window.policy import PRESET_TITLES
from helix_desktop.domain.effort import LEVEL_NAMES, MODEL_DECIDES, Effort
from helix_desktop.domain.events import OutputGated
from helix_desktop.domain.gate_choice import GateChoice, RefusedExtract
from helix_desktop.domain.llm import Prices
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.text.formatting import (
    count_text,
    money_text,
    phrase_text,
    plural,
    round_count,
    tr,
)
from helix_desktop.ui.text.safe_text import one_line

_SECTION_NAMES = (
    Phrase("Project Background"),
    Phrase("Technical Details"),
    Phrase("Completed Work"),
    Phrase("Current Issues"),
    Phrase("TODO Items"),
    Phrase("User Preferences"),
)
_INDEX_NAME = Phrase("Index")
_GATE_CHOICES = {
    GateChoice.EXTRACT: Phrase("an excerpt"),
    GateChoice.KEEP_PREVIEW: Phrase("a preview"),
    GateChoice.KEEP_FULL: Phrase("the full output"),
}


def effort_name(effort: Effort) -> str:
    """Return the name of a level, a number of tokens, or that the model decides."""
    if effort == MODEL_DECIDES:
        return tr("Model's default")
    if effort.level is None:
        return plural(effort.budget, "{0} token", "{0} tokens")
    return phrase_text(LEVEL_NAMES[effort.level])


def gate_choice_name(choice: GateChoice) -> str:
    """Return what was kept of a large output."""
    return phrase_text(_GATE_CHOICES[choice])


def refused_extract_text(refused: RefusedExtract) -> str:
    """Return why a preview stands in place of an excerpt."""
    reason = phrase_text(refused.why)
    return tr("There is no excerpt: {0}. A preview stands instead.").format(reason)


MAX_NAMED_RANGES = 6


def quoted_text(gated: OutputGated) -> str:
    """Return which lines an excerpt quotes; "" for another form."""
    if not gated.quoted:
        return ""
    ranges = ", ".join(gated.quoted[:MAX_NAMED_RANGES])
    more = len(gated.quoted) - MAX_NAMED_RANGES
    if more > 0:
        return plural(more, "Lines {1} and {0} more range", "Lines {1} and {0} more ranges", ranges)
    return tr("Lines {0}").format(ranges)


def model_words_text(gated: OutputGated) -> str:
    """Return what the model that picked the lines said about them; "" if it said nothing."""
    if not gated.words:
        return ""
    name = one_line(gated.llm, 60)
    return tr("Words of {0}, not of the output: “{1}”").format(name, one_line(gated.words, 400))


def preset_name(name: str) -> str:
    """Return the translated name of a preset; an unknown name stays as it is."""
    return phrase_text(PRESET_TITLES[name]) if name in PRESET_TITLES else name


def section_name(name: str) -> str:
    """Return the translated name of a section; the heading of something else stays as it is."""
    if name == INDEX:
        return phrase_text(_INDEX_NAME)
    if name == NOTES:
        return tr("Notes")
    return (
        phrase_text(_SECTION_NAMES[HANDOVER_SECTIONS.index(name)])
        if name in HANDOVER_SECTIONS
        else name
    )


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


def program_state_text(source: EndpointSource) -> tuple[str, str]:
    """Return the state of an agent of another program in words, and its tone."""
    return (tr("not installed"), "warn") if source.missing else (tr("signs in itself"), "mut")
