"""A label that can shrink shows fewer words, and, where told to, nothing rather than a stub."""

from pytestqt.qtbot import QtBot

from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.labels import ElidedLabel
from tests.ui.painted_texts import painted_texts
from tests.ui.views import shown

LONG, SHORT = "Ctrl+Enter to save, Esc to cancel", "Ctrl+Enter to save"


def test_a_label_that_hides_what_is_cut_still_shows_a_shorter_version(
    qtbot: QtBot, theme: Theme
) -> None:
    made = shown(qtbot, ElidedLabel(theme, "micro", "mut"), 400, 20)
    made.hides_if_cut = True
    made.set_text(LONG, SHORT)
    assert painted_texts(made) == [LONG]
    made.resize(made.fontMetrics().horizontalAdvance(SHORT) + 4, 20)
    assert painted_texts(made) == [SHORT]
    made.resize(40, 20)
    assert painted_texts(made) == []
    made.hides_if_cut = False
    assert "…" in "".join(painted_texts(made))
