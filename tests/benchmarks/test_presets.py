"""The documentation and the first run show the figures that were measured."""

from helix_desktop.domain.context_window.policy import PRESET_NAMES
from helix_desktop.domain.context_window.preset_measurements import CALLS, MEASUREMENTS, SESSIONS
from tests.benchmarks.presets import BEGIN, END, MARK, MODULE, PAGE, module_text, words


def test_the_page_about_policies_shows_the_figures_that_the_first_run_shows() -> None:
    assert words(MEASUREMENTS, SESSIONS, CALLS) in PAGE.read_text(encoding="utf-8")


def test_the_places_where_figures_are_written_exist_once() -> None:
    assert MODULE.read_text(encoding="utf-8").count(MARK) == 1
    page = PAGE.read_text(encoding="utf-8")
    assert [page.count(mark) for mark in (BEGIN, END)] == [1, 1]


def test_the_bench_writes_the_module_that_the_program_reads() -> None:
    assert module_text(MEASUREMENTS, SESSIONS, CALLS) == MODULE.read_text(encoding="utf-8")


def test_every_preset_has_figures() -> None:
    assert tuple(MEASUREMENTS) == PRESET_NAMES
