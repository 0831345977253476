"""The page about policies shows every threshold as the code declares it."""

from helix_desktop.domain.context_window.policy import THRESHOLDS
from helix_desktop.domain.context_window.presets import PRESETS
from tests.docs.policy_table import PAGE, tables, with_tables


def test_the_tables_of_thresholds_are_current() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_tables(page) == page, "run: python -m tests.docs.policy_table"


def test_every_threshold_stands_there_once_with_its_default_unit_and_source() -> None:
    rows = [line for line in tables().splitlines() if line.startswith("| ")]
    for threshold in THRESHOLDS:
        [row] = [row for row in rows if f" | `{threshold.name}` | " in row]
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        default, unit, source = cells[2], cells[3], cells[-1]
        shown = type(threshold.default)(default.replace(",", ""))
        assert (shown, unit, source) == (threshold.default, threshold.unit or "–", threshold.source)


def test_what_another_preset_changes_is_shown() -> None:
    _, table = tables().split("### Values of the other presets")
    shown = {name for name in PRESETS["balanced"].values() if f"| `{name}` |" in table}
    values = [policy.values() for policy in PRESETS.values()]
    assert shown == {name for name in values[0] if len({each[name] for each in values}) > 1}
    assert "| `compact_percent` | 85 | – | – | 0 |" in table
