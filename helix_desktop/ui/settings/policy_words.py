"""How the values of a policy are called and grouped, and what they mean for one model."""

from collections.abc import Callable

from helix_desktop.domain.policy import PRESET_NAMES, AgeUnit, Policy
from helix_desktop.domain.thresholds import Plain
from helix_desktop.domain.values import value
from helix_desktop.ui.sentences import retold
from helix_desktop.ui.settings.policy_draft import BY_NAME
from helix_desktop.ui.words import count_text, tr


@value
class Worded:
    """One value; the finer ones are not in sight before they are asked for."""

    name: str
    title: str
    fine: bool = False


def groups() -> tuple[tuple[str, tuple[Worded, ...]], ...]:
    """In the order in which a token meets them."""
    return (
        (tr("Tool outputs"), _gate()),
        (tr("Markers"), _sweep()),
        (tr("Notes and observations"), _notes()),
        (tr("Handovers"), _handovers()),
    )


def titles() -> dict[str, str]:
    """What each value is called, by its name."""
    return {each.name: each.title for _title, members in groups() for each in members}


def _gate() -> tuple[Worded, ...]:
    return (
        Worded("gate_mode", tr("Large outputs")),
        Worded("gate_tokens", tr("Hold outputs above")),
        Worded("gate_read_tokens", tr("Hold file texts above")),
        Worded("gate_seconds", tr("Wait at the gate at most")),
        Worded("preview_tokens", tr("First glance at an output"), fine=True),
        Worded("preview_read_tokens", tr("First glance at a file text"), fine=True),
        Worded("window_tokens", tr("Window of an unknown model"), fine=True),
    )


def _sweep() -> tuple[Worded, ...]:
    return (
        Worded("sweep_high_percent", tr("Start a sweep at")),
        Worded("sweep_low_percent", tr("Sweep down to")),
        Worded("sweep_tail_tokens", tr("Never touch the newest")),
        Worded("previous_turn", tr("Previous turn")),
        Worded("sweep_turns", tr("Sweep what is older than"), fine=True),
        Worded("sweep_unit", tr("Count age in"), fine=True),
        Worded("sweep_high_tokens", tr("Start a sweep at most at"), fine=True),
        Worded("sweep_low_tokens", tr("Sweep down to at most"), fine=True),
        Worded("sweep_least_tokens", tr("A sweep frees at least"), fine=True),
        Worded("cold_seconds", tr("Prompt cache is cold after"), fine=True),
        Worded("value_tokens", tr("Smallest output for a marker"), fine=True),
        Worded("argument_tokens", tr("Smallest argument for a marker"), fine=True),
        Worded("marker_form", tr("Digest in a marker"), fine=True),
        Worded("marker_tokens", tr("Names in a marker at most"), fine=True),
        Worded("marker_share", tr("A marker costs at most"), fine=True),
    )


def _notes() -> tuple[Worded, ...]:
    return (
        Worded("condense_percent", tr("Old steps become notes at")),
        Worded("condense_tokens", tr("And at most at")),
        Worded("condense_tail_tokens", tr("Notes leave the newest")),
        Worded("observe_at", tr("Observe raw history above")),
        Worded("reflect_at", tr("Reflect on observations above")),
        Worded("condense_early_tokens", tr("Count savings from"), fine=True),
        Worded("condense_patience", tr("Notes early after"), fine=True),
        Worded("condense_low_tokens", tr("Join older notes above"), fine=True),
        Worded("condense_least_tokens", tr("Notes free at least"), fine=True),
        Worded("live_tokens", tr("Reads of changed files that stay"), fine=True),
        Worded("said_tokens", tr("Your messages stay up to"), fine=True),
        Worded("note_share", tr("Notes tell of steps"), fine=True),
        Worded("note_tokens", tr("Notes tell at most"), fine=True),
        Worded("names_share", tr("Names in notes"), fine=True),
        Worded("names_tokens", tr("Names in young notes at most"), fine=True),
        Worded("names_major_tokens", tr("Names in joined notes at most"), fine=True),
    )


def _handovers() -> tuple[Worded, ...]:
    return (
        Worded("compact_percent", tr("Hand over at")),
        Worded("compact_keep_tokens", tr("Keep after a handover")),
        Worded("compact_cooldown", tr("Pause between handovers")),
        Worded("reserve_tokens", tr("Keep free for the answer")),
        Worded("subagents_use", tr("SubAgents use")),
        Worded("reserve_percent", tr("And at most"), fine=True),
        Worded("compact_tokens", tr("Hand over at most at"), fine=True),
        Worded("handover_tokens", tr("Largest handover"), fine=True),
        Worded("compact_least_tokens", tr("A handover covers at least"), fine=True),
        Worded("compact_least_percent", tr("A rewrite frees at least"), fine=True),
        Worded("breaker_failures", tr("Stop jobs after failures"), fine=True),
    )


def choice_words(name: str) -> tuple[tuple[str, str], ...]:
    """The choices of one that is no number, by what settings files call them."""
    words = {
        "ask": tr("Ask the agent"),
        "automatic": tr("Decide by rules"),
        "off": tr("Never hold"),
        "lossless": tr("Lossless"),
        "strict": tr("Untouched"),
        "open": tr("Like any other"),
        "steps": tr("Steps of the agent"),
        "turns": tr("Turns"),
        "same": tr("Like the conversation"),
        **{key: preset_words(key)[0] for key in PRESET_NAMES},
        "full": tr("Whole"),
        "short": tr("Short"),
    }
    return tuple((key, words.get(key, key)) for key in BY_NAME[name].choices)


def preset_words(name: str) -> tuple[str, str]:
    """Its name and what it is known for."""
    return {
        "balanced": (tr("Balanced"), tr("early, only when it pays")),
        "helix": (tr("Helix"), tr("cache + compact, 85 %")),
        "relevance": (tr("Relevance"), tr("gate + observations")),
        "economy": (tr("Economy"), tr("cheapest, less verbatim")),
    }[name]


def unit_word(unit: str) -> str:
    return {"tokens": tr("tok"), "rewrites": tr("×"), "jobs": "", "turns or steps": ""}.get(
        unit, unit
    )


def number_text(value: Plain) -> str:
    """Thousands with a comma, no zeros behind the point."""
    return f"{value:,}" if isinstance(value, int) else f"{value:,g}"


def effect(name: str, policy: Policy, window: int) -> tuple[str, bool]:
    """What the value means in a window of that size; whether it was reckoned for this one."""
    found = _EFFECTS.get(name)
    if found is not None:
        return found(policy, window), True
    threshold = BY_NAME[name]
    value: Plain = getattr(policy, name)
    if name in _OF_WINDOW and isinstance(value, int | float):
        return _share(float(value), window), True
    return _short_words().get(name, retold(threshold.help)), False


def _short_words() -> dict[str, str]:
    """Where the whole help is too long for a line; it stands in the tooltip's place elsewhere."""
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
    """A mark that counts in percent up to so many tokens."""
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
    """128k, 1M: a window as people call it."""
    if window >= 1_000_000 and window % 1_000_000 == 0:
        return f"{window // 1_000_000}M"
    return f"{window // 1_000}k" if window % 1_000 == 0 else count_text(window)
