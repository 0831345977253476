"""The README and the first run show the figures that were measured."""

from helix_desktop.domain.context_window.policy import PRESET_NAMES
from helix_desktop.domain.context_window.preset_figures import CALLS, FIGURES, SESSIONS
from tests.benchmarks.presets import README, words


def test_the_readme_shows_the_figures_that_the_first_run_shows() -> None:
    assert words(FIGURES, SESSIONS, CALLS) in README.read_text(encoding="utf-8")


def test_every_preset_has_figures() -> None:
    assert tuple(FIGURES) == PRESET_NAMES
