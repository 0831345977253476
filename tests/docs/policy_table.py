"""`python -m tests.docs.policy_table`: writes the tables of thresholds into docs/policy.md.

Names, defaults, units, ranges, effects, and sources are those of the declarations in
`domain/context_window/policy.py`; titles and groups are those of Settings › Context policy. A value
that limits the same as another one is below that one, and names it. Constants have no titles.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from helix_desktop.domain.context_window.policy import THRESHOLDS, Plain, Threshold
from helix_desktop.domain.context_window.presets import BALANCED, ECONOMY, HELIX, RELEVANCE
from helix_desktop.ui.settings.policy_values import POLICY_GROUPS
from helix_desktop.ui.text.display_names import preset_name

PAGE = Path(__file__).resolve().parents[2] / "docs" / "policy.md"
BEGIN = "<!-- written by `python -m tests.docs.policy_table` -->\n"
END = "<!-- end of thresholds -->\n"
OTHERS = (ECONOMY, HELIX, RELEVANCE)
BY_NAME = {threshold.name: threshold for threshold in THRESHOLDS}
SAME_AS = {
    "notes_high_tokens": "notes_percent",
}
"""Values whose titles and effects are a second form of another value's."""


def tables() -> str:
    """Return the thresholds by group, the other presets' values that differ, and the constants."""
    parts = [part for title, values in POLICY_GROUPS.items() for part in _group(title, values)]
    return "".join((*parts, *_differences(), *_constants()))


def _group(title: str, values: Mapping[str, str]) -> Iterator[str]:
    yield f"\n### {title}\n\n"
    yield "| setting | key | default | unit | range or choices | effect | source |\n"
    yield "|---|---|---|---|---|---|---|\n"
    for name in _ordered(values):
        title = str(values[name])
        if name in SAME_AS:
            title += f" (same limit as *{values[SAME_AS[name]]}*)"
        yield _row(BY_NAME[name], title)


def _ordered(names: Iterable[str]) -> Iterator[str]:
    for name in names:
        if name not in SAME_AS:
            yield name
            yield from (second for second, first in SAME_AS.items() if first == name)


def _row(threshold: Threshold, title: str) -> str:
    allowed = ", ".join(threshold.choices) or f"{_number(threshold.low)}–{_number(threshold.high)}"
    cells = (
        title,
        f"`{threshold.name}`",
        _shown(threshold.default),
        threshold.unit or "–",
        allowed,
        str(threshold.help),
        threshold.source,
    )
    return f"| {' | '.join(cells)} |\n"


def _differences() -> Iterator[str]:
    usual, others = BALANCED.values(), [policy.values() for policy in OTHERS]
    yield "\n### Values of the other presets\n\nA dash means the same as Balanced.\n\n"
    different = [name for name in usual if any(other[name] != usual[name] for other in others)]
    yield from _by_preset(different, usual, others)


def _constants() -> Iterator[str]:
    usual, others = BALANCED.constants(), [policy.constants() for policy in OTHERS]
    yield "\n### Constants\n\n"
    yield "These values belong to the presets; `policy replay --constants FILE` can replace "
    yield "them.\n\n"
    yield from _by_preset(usual, usual, others)


def _by_preset(
    names: Iterable[str], usual: Mapping[str, Plain], others: Sequence[Mapping[str, Plain]]
) -> Iterator[str]:
    presets = " | ".join(map(preset_name, ("balanced", *(policy.preset for policy in OTHERS))))
    yield f"| key | {presets} |\n|---|{'---|' * (len(OTHERS) + 1)}\n"
    for name in names:
        values = ("–" if other[name] == usual[name] else _shown(other[name]) for other in others)
        yield f"| `{name}` | {' | '.join((_shown(usual[name]), *values))} |\n"


def _shown(value: Plain) -> str:
    return value if isinstance(value, str) else _number(value)


def _number(value: float) -> str:
    return f"{value:,.12g}"


def with_tables(page: str) -> str:
    """Return the page with the tables as they are now."""
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}{tables()}\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
