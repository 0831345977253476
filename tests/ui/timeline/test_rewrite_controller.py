"""Who can write a handover again, in a menu that stays short."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.window_timeline import HandoverAuthor
from helix_desktop.ui.timeline.rewrite_controller import MOST, WriterMenu
from tests.ui.views import owned

RULES = HandoverAuthor(None, "", 0.0)


def texts(menu: WriterMenu) -> list[str]:
    return [each.text() for each in menu.actions() if not each.isSeparator()]


def test_models_of_others_stand_behind_their_endpoints_and_rules_at_the_end(qtbot: QtBot) -> None:
    parent = owned(qtbot, QWidget())
    fast = HandoverAuthor(LlmRole.FAST, "small & quick", 0.01)
    many = [
        HandoverAuthor(None, f"M{at}", None, f"router/maker{at % 2}/m{at}")
        for at in range(MOST + 1)
    ]
    near = HandoverAuthor(None, "Near", 0.0, "local/near")
    menu = WriterMenu(parent, (fast, near, *many, RULES))
    assert texts(menu) == [
        "Fast model · small && quick · ≈$0.010",
        "local",
        "router",
        "Without a model (rules) · free",
    ]
    makers = menu.actions()[3].menu()
    assert [each.text() for each in makers.actions()] == ["maker0", "maker1"]
    local = menu.actions()[2].menu()
    with qtbot.waitSignal(menu.chosen) as caught:
        local.actions()[0].trigger()
    assert caught.args == [near]
    with qtbot.waitSignal(menu.chosen) as caught:
        menu.actions()[-1].trigger()
    assert caught.args == [RULES]
