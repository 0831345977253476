"""Names and groups of a policy's values, and their effect for one model."""

from collections.abc import Callable

from msgspec import Struct

from helix_desktop.domain.context_window.policy import PRESET_NAMES, AgeUnit, Plain, Policy
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.settings.policy_draft import BY_NAME
from helix_desktop.ui.text.formatting import (
    count_text,
    figure_text,
    phrase_text,
    plural,
    retold,
    tr,
)
from helix_desktop.ui.text.model_text import window_text
from helix_desktop.ui.text.names import preset_name


class PolicyValue(Struct, frozen=True):
    """One value; a `fine` one is hidden until asked for."""

    name: str
    title: Phrase
    fine: bool = False


POLICY_GROUPS = (
    (
        Phrase("Tool outputs"),
        (
            PolicyValue("gate_mode", Phrase("Large outputs")),
            PolicyValue("gate_tokens", Phrase("Shorten outputs over")),
            PolicyValue("gate_read_tokens", Phrase("Shorten file contents over")),
            PolicyValue("gate_seconds", Phrase("Decision time limit")),
            PolicyValue("preview_tokens", Phrase("Preview size"), fine=True),
            PolicyValue("preview_read_tokens", Phrase("Preview size for files"), fine=True),
            PolicyValue("window_tokens", Phrase("Context window if unknown"), fine=True),
        ),
    ),
    (
        Phrase("Old outputs"),
        (
            PolicyValue("sweep_high_percent", Phrase("Move old outputs to cache at")),
            PolicyValue("sweep_low_percent", Phrase("Until context is down to")),
            PolicyValue("sweep_tail_tokens", Phrase("Always keep the newest")),
            PolicyValue("previous_turn", Phrase("Previous turn")),
            PolicyValue("sweep_turns", Phrase("Move outputs older than"), fine=True),
            PolicyValue("sweep_unit", Phrase("Count age in"), fine=True),
            PolicyValue("sweep_high_tokens", Phrase("Or at"), fine=True),
            PolicyValue("sweep_low_tokens", Phrase("Or down to"), fine=True),
            PolicyValue("sweep_least_tokens", Phrase("Minimum to free"), fine=True),
            PolicyValue("cold_seconds", Phrase("Prompt cache expires after"), fine=True),
            PolicyValue("value_tokens", Phrase("Smallest output to move"), fine=True),
            PolicyValue("argument_tokens", Phrase("Smallest argument to move"), fine=True),
            PolicyValue("marker_form", Phrase("Hash in markers"), fine=True),
            PolicyValue("marker_tokens", Phrase("Names in markers"), fine=True),
            PolicyValue("marker_share", Phrase("Largest marker"), fine=True),
        ),
    ),
    (
        Phrase("Notes"),
        (
            PolicyValue("condense_percent", Phrase("Turn old steps into notes at")),
            PolicyValue("condense_tokens", Phrase("Or at")),
            PolicyValue("condense_tail_tokens", Phrase("Always keep the newest")),
            PolicyValue("observe_at", Phrase("Let a model take notes at")),
            PolicyValue("reflect_at", Phrase("Shorten those notes at")),
            PolicyValue("kept_by", Phrase("Keep and quote")),
            PolicyValue("condense_early_tokens", Phrase("Start weighing savings at"), fine=True),
            PolicyValue("condense_patience", Phrase("Compact early after"), fine=True),
            PolicyValue("condense_low_tokens", Phrase("Merge older notes over"), fine=True),
            PolicyValue("condense_least_tokens", Phrase("Minimum to free"), fine=True),
            PolicyValue("live_tokens", Phrase("Keep older outputs"), fine=True),
            PolicyValue("said_tokens", Phrase("Keep your messages up to"), fine=True),
            PolicyValue("note_share", Phrase("Size of notes"), fine=True),
            PolicyValue("note_tokens", Phrase("Size of notes, at most"), fine=True),
            PolicyValue("lines_share", Phrase("Lines in notes"), fine=True),
            PolicyValue("lines_tokens", Phrase("Lines in notes, at most"), fine=True),
            PolicyValue("names_share", Phrase("Names in notes"), fine=True),
            PolicyValue("names_tokens", Phrase("Names in new notes"), fine=True),
            PolicyValue("names_major_tokens", Phrase("Names in merged notes"), fine=True),
        ),
    ),
    (
        Phrase("Handovers"),
        (
            PolicyValue("compact_percent", Phrase("Write a handover at")),
            PolicyValue("compact_keep_tokens", Phrase("Keep after a handover")),
            PolicyValue("compact_cooldown", Phrase("Time between handovers")),
            PolicyValue("reserve_tokens", Phrase("Reserve for the reply")),
            PolicyValue("subagents_use", Phrase("Subagents use")),
            PolicyValue("reserve_percent", Phrase("And at most"), fine=True),
            PolicyValue("compact_tokens", Phrase("Or at"), fine=True),
            PolicyValue("handover_tokens", Phrase("Largest handover"), fine=True),
            PolicyValue("compact_least_tokens", Phrase("Minimum to cover"), fine=True),
            PolicyValue("compact_least_percent", Phrase("Minimum to free"), fine=True),
            PolicyValue("breaker_failures", Phrase("Stop after failures"), fine=True),
        ),
    ),
)
"""The groups in the order in which a token reaches them."""


def policy_title(name: str) -> str:
    """Return the title of a value."""
    values = (each for _group, members in POLICY_GROUPS for each in members)
    return next(phrase_text(each.title) for each in values if each.name == name)


def choice_labels(name: str) -> tuple[tuple[str, str], ...]:
    """Return the choices of a value with their texts, by their names in settings files."""
    words = {
        "ask": tr("Ask the agent"),
        "automatic": tr("Automatic"),
        "off": tr("Off"),
        "lossless": tr("May move"),
        "strict": tr("Keep"),
        "open": tr("Like any other"),
        "steps": tr("Steps of the agent"),
        "turns": tr("Turns"),
        "forecast": tr("By forecast"),
        "age": tr("By age"),
        "same": tr("The same"),
        **{key: preset_text(key)[0] for key in PRESET_NAMES},
        "full": tr("Full", "a hash"),
        "short": tr("Short"),
    }
    return tuple((key, words.get(key, key)) for key in BY_NAME[name].choices)


def preset_text(name: str) -> tuple[str, str]:
    """Return a preset's name and a short description."""
    known_for = {
        "balanced": tr("Early, when it pays off"),
        "helix": tr("Caches, handover at 85%"),
        "relevance": tr("Excerpts and notes"),
        "economy": tr("Cheapest, less verbatim"),
    }
    return preset_name(name), known_for[name]


def unit_label(unit: str) -> str:
    found = {"tokens": tr("tok"), "s": tr("s", "seconds"), "rewrites": tr("×"), "%": "%"}
    return found.get(unit, "")


def number_text(value: Plain) -> str:
    """Format a number with commas between thousands and without trailing zeros."""
    return count_text(value) if isinstance(value, int) else figure_text(float(value))


def value_text(name: str, value: Plain) -> str:
    """Return a value with its unit, or the text of a choice."""
    if isinstance(value, str):
        return dict(choice_labels(name)).get(value, value)
    return f"{number_text(value)} {unit_label(BY_NAME[name].unit)}".strip()


def effect_text(name: str, policy: Policy, window: int) -> tuple[str, bool]:
    """Return the effect of a value, and whether the text was computed for that window."""
    found = _EFFECTS.get(name)
    if found is not None:
        return found(policy, window), True
    threshold = BY_NAME[name]
    value: Plain = getattr(policy, name)
    if name == "reflect_at" and isinstance(value, int | float):
        return _share(float(value), window), True
    return phrase_text(_SHORT[name]) if name in _SHORT else retold(threshold.help), False


_SHORT = {
    "gate_mode": Phrase("Choice for outputs over the limit"),
    "gate_tokens": Phrase("Before they enter the context"),
    "gate_read_tokens": Phrase("Higher, because edits quote them"),
    "gate_seconds": Phrase("After that, Helix keeps the preview"),
    "sweep_tail_tokens": Phrase("These stay in context"),
    "previous_turn": Phrase("Whether its outputs may move to the cache"),
    "condense_tail_tokens": Phrase("Unchanged, so edits can quote them"),
    "compact_keep_tokens": Phrase("Newest messages, verbatim"),
    "compact_cooldown": Phrase("Prevents back-to-back compaction"),
    "subagents_use": Phrase("Each subagent has its own context window"),
}
"""Short descriptions of values whose help is too long for a line."""


def _share(percent: float, window: int) -> str:
    tokens = count_text(int(window * percent / 100))
    return tr("{0}% of {1} = {2} tokens").format(figure_text(percent), window_text(window), tokens)


def _marked(percent: float, cap: int, window: int, *, never: str) -> str:
    """Return the effect of a threshold in percent with a limit in tokens; of 0, `never`."""
    if not percent:
        return never
    share = int(window * percent / 100)
    if cap < share:
        return plural(
            cap,
            "{0} token (less than {1}% of {2})",
            "{0} tokens (less than {1}% of {2})",
            figure_text(percent),
            window_text(window),
        )
    return _share(percent, window)


def _swept(policy: Policy, window: int) -> str:
    if not policy.sweep_high_percent and policy.sweep_turns:
        if policy.sweep_unit is AgeUnit.TURNS:
            return plural(policy.sweep_turns, "By age, after {0} turn", "By age, after {0} turns")
        return plural(policy.sweep_turns, "By age, after {0} step", "By age, after {0} steps")
    never = tr("Never by size")
    return _marked(policy.sweep_high_percent, policy.sweep_high_tokens, window, never=never)


def _swept_down(policy: Policy, window: int) -> str:
    ends = policy.sweep_ends(window)
    if not policy.sweep_high_percent:
        return plural(
            ends,
            "{0} token, once moving by size is on",
            "{0} tokens, once moving by size is on",
        )
    return plural(
        ends,
        "{0} token, if that frees {1} or more",
        "{0} tokens, if that frees {1} or more",
        count_text(policy.sweep_least_tokens),
    )


def _handed_over(policy: Policy, window: int) -> str:
    never = tr("Only when you compact manually")
    return _marked(policy.compact_percent, policy.compact_tokens, window, never=never)


def _condensed(policy: Policy, window: int) -> str:
    never = tr("Never")
    return _marked(policy.condense_percent, policy.condense_tokens, window, never=never)


def _room(policy: Policy, window: int) -> str:
    left = window - policy.reserve(window)
    return plural(left, "Leaves {0} token for the request", "Leaves {0} tokens for the request")


_EFFECTS: dict[str, Callable[[Policy, int], str]] = {
    "sweep_high_percent": _swept,
    "sweep_low_percent": _swept_down,
    "compact_percent": _handed_over,
    "condense_percent": _condensed,
    "condense_tokens": lambda policy, _window: (
        tr("Whichever comes first") if policy.condense_percent else tr("Never")
    ),
    "observe_at": lambda policy, window: (
        _share(policy.observe_at, window) if policy.observe_at else tr("Never")
    ),
    "reserve_tokens": _room,
}
