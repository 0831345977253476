"""Names and groups of a policy's values, and their effect for one model."""

from collections.abc import Callable

from msgspec import Struct

from helix_desktop.domain.context_window.policy import PRESET_NAMES, AgeUnit, Plain, Policy
from helix_desktop.ui.settings.policy_draft import BY_NAME
from helix_desktop.ui.text.formatting import count_text, figure_text, plural, retold, tr
from helix_desktop.ui.text.preset_names import preset_name


class PolicyValue(Struct, frozen=True):
    """One value; a `fine` one is hidden until asked for."""

    name: str
    title: str
    fine: bool = False


def policy_groups() -> tuple[tuple[str, tuple[PolicyValue, ...]], ...]:
    """Return the groups in the order in which a token reaches them."""
    return (
        (tr("Tool outputs"), _gate()),
        (tr("Old outputs"), _sweep()),
        (tr("Notes"), _notes()),
        (tr("Handovers"), _handovers()),
    )


def policy_titles() -> dict[str, str]:
    """Return the titles of the values by name."""
    return {each.name: each.title for _title, members in policy_groups() for each in members}


def _gate() -> tuple[PolicyValue, ...]:
    return (
        PolicyValue("gate_mode", tr("Large outputs")),
        PolicyValue("gate_tokens", tr("Shorten outputs over")),
        PolicyValue("gate_read_tokens", tr("Shorten file contents over")),
        PolicyValue("gate_seconds", tr("Decision time limit")),
        PolicyValue("preview_tokens", tr("Preview size"), fine=True),
        PolicyValue("preview_read_tokens", tr("Preview size for files"), fine=True),
        PolicyValue("window_tokens", tr("Context window if unknown"), fine=True),
    )


def _sweep() -> tuple[PolicyValue, ...]:
    return (
        PolicyValue("sweep_high_percent", tr("Move old outputs to cache at")),
        PolicyValue("sweep_low_percent", tr("Until context is down to")),
        PolicyValue("sweep_tail_tokens", tr("Always keep the newest")),
        PolicyValue("previous_turn", tr("Previous turn")),
        PolicyValue("sweep_turns", tr("Move outputs older than"), fine=True),
        PolicyValue("sweep_unit", tr("Count age in"), fine=True),
        PolicyValue("sweep_high_tokens", tr("Or at"), fine=True),
        PolicyValue("sweep_low_tokens", tr("Or down to"), fine=True),
        PolicyValue("sweep_least_tokens", tr("Minimum to free"), fine=True),
        PolicyValue("cold_seconds", tr("Prompt cache expires after"), fine=True),
        PolicyValue("value_tokens", tr("Smallest output to move"), fine=True),
        PolicyValue("argument_tokens", tr("Smallest argument to move"), fine=True),
        PolicyValue("marker_form", tr("Hash in markers"), fine=True),
        PolicyValue("marker_tokens", tr("Names in markers"), fine=True),
        PolicyValue("marker_share", tr("Largest marker"), fine=True),
    )


def _notes() -> tuple[PolicyValue, ...]:
    return (
        PolicyValue("condense_percent", tr("Turn old steps into notes at")),
        PolicyValue("condense_tokens", tr("Or at")),
        PolicyValue("condense_tail_tokens", tr("Always keep the newest")),
        PolicyValue("observe_at", tr("Let a model take notes at")),
        PolicyValue("reflect_at", tr("Shorten those notes at")),
        PolicyValue("condense_early_tokens", tr("Start weighing savings at"), fine=True),
        PolicyValue("condense_patience", tr("Compact early after"), fine=True),
        PolicyValue("condense_low_tokens", tr("Merge older notes over"), fine=True),
        PolicyValue("condense_least_tokens", tr("Minimum to free"), fine=True),
        PolicyValue("live_tokens", tr("Keep reads of changed files"), fine=True),
        PolicyValue("said_tokens", tr("Keep your messages up to"), fine=True),
        PolicyValue("note_share", tr("Size of notes"), fine=True),
        PolicyValue("note_tokens", tr("Size of notes, at most"), fine=True),
        PolicyValue("names_share", tr("Names in notes"), fine=True),
        PolicyValue("names_tokens", tr("Names in new notes"), fine=True),
        PolicyValue("names_major_tokens", tr("Names in merged notes"), fine=True),
    )


def _handovers() -> tuple[PolicyValue, ...]:
    return (
        PolicyValue("compact_percent", tr("Write a handover at")),
        PolicyValue("compact_keep_tokens", tr("Keep after a handover")),
        PolicyValue("compact_cooldown", tr("Time between handovers")),
        PolicyValue("reserve_tokens", tr("Reserve for the reply")),
        PolicyValue("subagents_use", tr("Subagents use")),
        PolicyValue("reserve_percent", tr("And at most"), fine=True),
        PolicyValue("compact_tokens", tr("Or at"), fine=True),
        PolicyValue("handover_tokens", tr("Largest handover"), fine=True),
        PolicyValue("compact_least_tokens", tr("Minimum to cover"), fine=True),
        PolicyValue("compact_least_percent", tr("Minimum to free"), fine=True),
        PolicyValue("breaker_failures", tr("Stop after failures"), fine=True),
    )


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
    return _short_words().get(name, retold(threshold.help)), False


def _short_words() -> dict[str, str]:
    """Return short descriptions of values whose help is too long for a line."""
    return {
        "gate_mode": tr("Choice for outputs over the limit"),
        "gate_tokens": tr("Before they enter the context"),
        "gate_read_tokens": tr("Higher, because edits quote them"),
        "gate_seconds": tr("After that, Helix keeps the preview"),
        "sweep_tail_tokens": tr("These stay in context"),
        "previous_turn": tr("Whether its outputs may move to the cache"),
        "condense_tokens": tr("Whichever comes first"),
        "condense_tail_tokens": tr("Unchanged, so edits can quote them"),
        "compact_keep_tokens": tr("Newest messages, verbatim"),
        "compact_cooldown": tr("Prevents back-to-back compaction"),
        "subagents_use": tr("Each subagent has its own context window"),
    }


def _share(percent: float, window: int) -> str:
    tokens = count_text(int(window * percent / 100))
    return tr("{0}% of {1} = {2} tokens").format(figure_text(percent), _short(window), tokens)


def _marked(percent: float, cap: int, window: int) -> str:
    """Return the effect of a threshold in percent with a limit in tokens."""
    if not percent:
        return tr("Never by size")
    share = int(window * percent / 100)
    if cap < share:
        return plural(
            cap,
            "{0} token (less than {1}% of {2})",
            "{0} tokens (less than {1}% of {2})",
            figure_text(percent),
            _short(window),
        )
    return _share(percent, window)


def _swept(policy: Policy, window: int) -> str:
    if not policy.sweep_high_percent and policy.sweep_turns:
        if policy.sweep_unit is AgeUnit.TURNS:
            return plural(policy.sweep_turns, "By age, after {0} turn", "By age, after {0} turns")
        return plural(policy.sweep_turns, "By age, after {0} step", "By age, after {0} steps")
    return _marked(policy.sweep_high_percent, policy.sweep_high_tokens, window)


def _swept_down(policy: Policy, window: int) -> str:
    if not policy.sweep_high_percent:
        return plural(
            policy.sweep_ends(window),
            "{0} token, once moving by size is on",
            "{0} tokens, once moving by size is on",
        )
    return plural(
        policy.sweep_ends(window),
        "{0} token, if that frees {1} or more",
        "{0} tokens, if that frees {1} or more",
        count_text(policy.sweep_least_tokens),
    )


def _handed_over(policy: Policy, window: int) -> str:
    if not policy.compact_percent:
        return tr("Only when you compact manually")
    return _marked(policy.compact_percent, policy.compact_tokens, window)


def _condensed(policy: Policy, window: int) -> str:
    if not policy.condense_percent:
        return tr("Never")
    return _marked(policy.condense_percent, policy.condense_tokens, window)


def _observed(policy: Policy, window: int) -> str:
    if not policy.observe_at:
        return tr("Never")
    return _share(policy.observe_at, window)


def _room(policy: Policy, window: int) -> str:
    left = window - policy.reserve(window)
    return plural(left, "Leaves {0} token for the request", "Leaves {0} tokens for the request")


_EFFECTS: dict[str, Callable[[Policy, int], str]] = {
    "sweep_high_percent": _swept,
    "sweep_low_percent": _swept_down,
    "compact_percent": _handed_over,
    "condense_percent": _condensed,
    "observe_at": _observed,
    "reserve_tokens": _room,
}


def _short(window: int) -> str:
    """Return a window size in short form: 128K, 1M."""
    if window >= 1_000_000 and window % 1_000_000 == 0:
        return f"{window // 1_000_000}M"
    return f"{window // 1_000}K" if window % 1_000 == 0 else count_text(window)
