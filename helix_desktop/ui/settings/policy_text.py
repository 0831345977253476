"""Names and groups of a policy's values, and their effect for one model."""

from collections.abc import Callable

from msgspec import Struct

from helix_desktop.domain.context_window.policy import PRESET_NAMES, AgeUnit, Plain, Policy
from helix_desktop.ui.settings.policy_draft import BY_NAME
from helix_desktop.ui.text.formatting import count_text, retold, tr
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
        (tr("Markers"), _sweep()),
        (tr("Notes and observations"), _notes()),
        (tr("Handovers"), _handovers()),
    )


def policy_titles() -> dict[str, str]:
    """Return the titles of the values by name."""
    return {each.name: each.title for _title, members in policy_groups() for each in members}


def _gate() -> tuple[PolicyValue, ...]:
    return (
        PolicyValue("gate_mode", tr("Large outputs")),
        PolicyValue("gate_tokens", tr("Hold outputs above")),
        PolicyValue("gate_read_tokens", tr("Hold file texts above")),
        PolicyValue("gate_seconds", tr("Wait at the gate at most")),
        PolicyValue("preview_tokens", tr("First glance at an output"), fine=True),
        PolicyValue("preview_read_tokens", tr("First glance at a file text"), fine=True),
        PolicyValue("window_tokens", tr("Window of an unknown model"), fine=True),
    )


def _sweep() -> tuple[PolicyValue, ...]:
    return (
        PolicyValue("sweep_high_percent", tr("Start a sweep at")),
        PolicyValue("sweep_low_percent", tr("Sweep down to")),
        PolicyValue("sweep_tail_tokens", tr("Never touch the newest")),
        PolicyValue("previous_turn", tr("Previous turn")),
        PolicyValue("sweep_turns", tr("Sweep what is older than"), fine=True),
        PolicyValue("sweep_unit", tr("Count age in"), fine=True),
        PolicyValue("sweep_high_tokens", tr("Start a sweep at most at"), fine=True),
        PolicyValue("sweep_low_tokens", tr("Sweep down to at most"), fine=True),
        PolicyValue("sweep_least_tokens", tr("A sweep frees at least"), fine=True),
        PolicyValue("cold_seconds", tr("Prompt cache is cold after"), fine=True),
        PolicyValue("value_tokens", tr("Smallest output for a marker"), fine=True),
        PolicyValue("argument_tokens", tr("Smallest argument for a marker"), fine=True),
        PolicyValue("marker_form", tr("Digest in a marker"), fine=True),
        PolicyValue("marker_tokens", tr("Names in a marker at most"), fine=True),
        PolicyValue("marker_share", tr("A marker costs at most"), fine=True),
    )


def _notes() -> tuple[PolicyValue, ...]:
    return (
        PolicyValue("condense_percent", tr("Old steps become notes at")),
        PolicyValue("condense_tokens", tr("And at most at")),
        PolicyValue("condense_tail_tokens", tr("Notes leave the newest")),
        PolicyValue("observe_at", tr("Observe raw history above")),
        PolicyValue("reflect_at", tr("Reflect on observations above")),
        PolicyValue("condense_early_tokens", tr("Count savings from"), fine=True),
        PolicyValue("condense_patience", tr("Notes early after"), fine=True),
        PolicyValue("condense_low_tokens", tr("Join older notes above"), fine=True),
        PolicyValue("condense_least_tokens", tr("Notes free at least"), fine=True),
        PolicyValue("live_tokens", tr("Reads of changed files that stay"), fine=True),
        PolicyValue("said_tokens", tr("Your messages stay up to"), fine=True),
        PolicyValue("note_share", tr("Notes tell of steps"), fine=True),
        PolicyValue("note_tokens", tr("Notes tell at most"), fine=True),
        PolicyValue("names_share", tr("Names in notes"), fine=True),
        PolicyValue("names_tokens", tr("Names in young notes at most"), fine=True),
        PolicyValue("names_major_tokens", tr("Names in joined notes at most"), fine=True),
    )


def _handovers() -> tuple[PolicyValue, ...]:
    return (
        PolicyValue("compact_percent", tr("Hand over at")),
        PolicyValue("compact_keep_tokens", tr("Keep after a handover")),
        PolicyValue("compact_cooldown", tr("Pause between handovers")),
        PolicyValue("reserve_tokens", tr("Keep free for the answer")),
        PolicyValue("subagents_use", tr("SubAgents use")),
        PolicyValue("reserve_percent", tr("And at most"), fine=True),
        PolicyValue("compact_tokens", tr("Hand over at most at"), fine=True),
        PolicyValue("handover_tokens", tr("Largest handover"), fine=True),
        PolicyValue("compact_least_tokens", tr("A handover covers at least"), fine=True),
        PolicyValue("compact_least_percent", tr("A rewrite frees at least"), fine=True),
        PolicyValue("breaker_failures", tr("Stop jobs after failures"), fine=True),
    )


def choice_labels(name: str) -> tuple[tuple[str, str], ...]:
    """Return the choices of a value with their texts, by their names in settings files."""
    words = {
        "ask": tr("Ask the agent"),
        "automatic": tr("Decide by rules"),
        "off": tr("Never hold"),
        "lossless": tr("Lossless"),
        "strict": tr("Untouched"),
        "open": tr("Like any other"),
        "steps": tr("Steps of the agent"),
        "turns": tr("Turns"),
        "same": tr("The same"),
        **{key: preset_text(key)[0] for key in PRESET_NAMES},
        "full": tr("Whole"),
        "short": tr("Short"),
    }
    return tuple((key, words.get(key, key)) for key in BY_NAME[name].choices)


def preset_text(name: str) -> tuple[str, str]:
    """Return a preset's name and a short description."""
    known_for = {
        "balanced": tr("early, only when it pays"),
        "helix": tr("cache + compact, 85 %"),
        "relevance": tr("gate + observations"),
        "economy": tr("cheapest, less verbatim"),
    }
    return preset_name(name), known_for[name]


def unit_label(unit: str) -> str:
    return {"tokens": tr("tok"), "rewrites": tr("×"), "jobs": "", "turns or steps": ""}.get(
        unit, unit
    )


def number_text(value: Plain) -> str:
    """Format a number with commas between thousands and without trailing zeros."""
    return f"{value:,}" if isinstance(value, int) else f"{value:,g}"


def effect_text(name: str, policy: Policy, window: int) -> tuple[str, bool]:
    """Return the effect of a value, and whether the text was computed for that window."""
    found = _EFFECTS.get(name)
    if found is not None:
        return found(policy, window), True
    threshold = BY_NAME[name]
    value: Plain = getattr(policy, name)
    if name in _OF_WINDOW and isinstance(value, int | float):
        return _share(float(value), window), True
    return _short_words().get(name, retold(threshold.help)), False


def _short_words() -> dict[str, str]:
    """Return short descriptions of values whose help is too long for a line."""
    return {
        "gate_mode": tr("what becomes of outputs that are too large"),
        "gate_tokens": tr("before they enter the conversation"),
        "gate_read_tokens": tr("agents quote them when they edit"),
        "gate_seconds": tr("then the preview is kept; other calls go on"),
        "sweep_tail_tokens": tr("a sweep leaves them alone"),
        "previous_turn": tr("whether its outputs may become markers"),
        "condense_tokens": tr("the smaller of the two marks counts"),
        "condense_tail_tokens": tr("as they are, to be quoted"),
        "compact_keep_tokens": tr("the newest, word for word"),
        "compact_cooldown": tr("so that it does not go on and on"),
        "subagents_use": tr("their windows are their own in any case"),
    }


def _share(percent: float, window: int) -> str:
    tokens = count_text(int(window * percent / 100))
    return tr("{0} % of {1} = {2} tok").format(f"{percent:g}", _short(window), tokens)


def _marked(percent: float, cap: int, window: int) -> str:
    """Return the effect of a threshold in percent with a limit in tokens."""
    if not percent:
        return tr("never by size")
    share = int(window * percent / 100)
    if cap < share:
        return tr("{0} tok: less than {1} % of {2}").format(
            count_text(cap), f"{percent:g}", _short(window)
        )
    return _share(percent, window)


def _swept(policy: Policy, window: int) -> str:
    if not policy.sweep_high_percent and policy.sweep_turns:
        if policy.sweep_unit is AgeUnit.TURNS:
            return tr("never by size; by age after {0} turns").format(policy.sweep_turns)
        return tr("never by size; by age after {0} steps").format(policy.sweep_turns)
    return _marked(policy.sweep_high_percent, policy.sweep_high_tokens, window)


def _swept_down(policy: Policy, window: int) -> str:
    if not policy.sweep_high_percent:
        return tr("{0} tok, once sweeps begin by size").format(
            count_text(policy.sweep_ends(window))
        )
    return tr("{0} tok, and only if it frees {1} or more").format(
        count_text(policy.sweep_ends(window)), count_text(policy.sweep_least_tokens)
    )


def _handed_over(policy: Policy, window: int) -> str:
    if not policy.compact_percent:
        return tr("only when you ask for one")
    return _marked(policy.compact_percent, policy.compact_tokens, window)


def _condensed(policy: Policy, window: int) -> str:
    if not policy.condense_percent:
        return tr("never: old steps stay as they are")
    return _marked(policy.condense_percent, policy.condense_tokens, window)


def _observed(policy: Policy, window: int) -> str:
    if not policy.observe_at:
        return tr("never: no model is asked for observations")
    return _share(policy.observe_at, window)


def _room(policy: Policy, window: int) -> str:
    left = count_text(window - policy.reserve(window))
    return tr("the next request always fits in {0} tok").format(left)


_OF_WINDOW = ("reflect_at",)
_EFFECTS: dict[str, Callable[[Policy, int], str]] = {
    "sweep_high_percent": _swept,
    "sweep_low_percent": _swept_down,
    "compact_percent": _handed_over,
    "condense_percent": _condensed,
    "observe_at": _observed,
    "reserve_tokens": _room,
}


def _short(window: int) -> str:
    """Return a window size in short form: 128k, 1M."""
    if window >= 1_000_000 and window % 1_000_000 == 0:
        return f"{window // 1_000_000}M"
    return f"{window // 1_000}k" if window % 1_000 == 0 else count_text(window)
