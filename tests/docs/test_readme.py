"""The README is short and shows only measured figures; the page of policies is as declared."""

import re
from collections import Counter

from helix_desktop.domain.context_window.policy import THRESHOLDS
from helix_desktop.domain.context_window.presets import PRESETS
from requirements import interpreter
from tests.benchmarks import context
from tests.docs import badges
from tests.docs.commands import PAGES, ROOT
from tests.docs.policy_table import PAGE, tables, with_tables

README = (ROOT / "README.md").read_text(encoding="utf-8")
PICTURES = "resources/pictures"


def test_the_readme_can_be_read_in_one_go() -> None:
    assert len(README.splitlines()) <= 120


def test_a_picture_and_then_both_commands_come_before_the_first_section() -> None:
    head, _, _ = README.partition("\n## ")
    places = [head.index(item) for item in ("![", "python3 tasks.py run", "python3 tasks.py test")]
    assert places == sorted(places)


def test_the_pythons_are_those_that_the_program_runs_on() -> None:
    for system in ("linux", "darwin", "win32"):
        assert interpreter.oldest(system, "x86_64") == interpreter.OLDEST
    first, last = interpreter.OLDEST, interpreter.NEWEST
    assert f"with Python {first[0]}.{first[1]} to {last[0]}.{last[1]} " in README


def test_every_picture_is_shown_somewhere_and_no_picture_twice_in_the_readme() -> None:
    shown = Counter(re.findall(rf"\]\({PICTURES}/([^)]+)\)", README))
    assert set(shown.values()) == {1}
    pages = "".join((ROOT / page).read_text(encoding="utf-8") for page in PAGES)
    everywhere = set(re.findall(rf"\]\((?:\.\./)?{PICTURES}/([^)]+)\)", pages))
    assert everywhere == {path.name for path in (ROOT / PICTURES).iterdir()}


def test_the_badges_say_what_the_project_says_and_are_fetched_from_nowhere() -> None:
    assert badges.FILE.read_text(encoding="utf-8") == badges.drawing()
    assert f"![{badges.alternative()}]({PICTURES}/{badges.FILE.name})" in README
    assert "://" not in badges.drawing().replace("http://www.w3.org/2000/svg", "")


def test_the_table_is_the_one_that_was_measured_and_nothing_in_it_is_bold() -> None:
    table = context.table_text(context.kept_results())
    assert f"\n{table}\n" in README
    assert "**" not in table


def test_the_readme_starts_the_program_with_the_same_command_once() -> None:
    assert len(re.findall(r"tasks\.py run --", README)) == 1


def test_the_tables_of_thresholds_are_current() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_tables(page) == page, "run: python -m tests.docs.policy_table"


def test_the_docs_list_every_threshold_once_with_default_unit_and_source() -> None:
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
    assert shown == {name for name in values[0] if len({value[name] for value in values}) > 1}
    assert "| `compact_percent` | 85 | – | – | 0 |" in table
