"""Actions say their keys: those in force, wherever a button or a text names them."""

import re

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.ui.action import Action, ActionRegistry
from tests.ui.bench import Bench
from tests.ui.views import owned
from translations.source_texts import source_texts


def test_a_description_names_the_keys_that_the_user_chose(qtbot: QtBot) -> None:
    actions, shown = ActionRegistry(owned(qtbot, QWidget())), list[str]()
    actions.describe("open", shown.append)
    assert shown == []
    actions.add(Action("open", "Open", "File", run=lambda: None, keys="Ctrl+O"))
    for keys in ("Alt+O", "", None):
        actions.keys.choose("open", keys)
    assert shown == ["Open (Ctrl+O)", "Open (Alt+O)", "Open", "Open (Ctrl+O)"]
    actions.describe("open", shown.append)
    assert shown[-1] == "Open (Ctrl+O)"


async def test_tooltips_of_buttons_follow_a_changed_shortcut(bench: Bench) -> None:
    view = bench.workspace_view
    pages, keys = view.page_controllers, view.action_registry.keys
    buttons = {
        "session.new": (view.sidebar.new,),
        "session.model": (view.chat.model,),
        "context.json": (pages.context.page.copy_icon, pages.context.panel.copy_icon),
        "cache.pattern": (pages.cache.browsing.page.filter.pattern,),
    }
    for action, described in buttons.items():
        usual = view.action_registry.keys_of(action)
        assert usual
        for button in described:
            assert f"({usual})" in button.toolTip()
        keys.choose(action, "F9")
        for button in described:
            assert "(F9)" in button.toolTip()
            assert usual not in button.toolTip() + button.accessibleName()


async def test_no_text_names_the_usual_keys_of_an_action(bench: Bench) -> None:
    keys = {action.keys for action in bench.workspace_view.action_registry.all()}
    named = re.compile("|".join(rf"\b{re.escape(name)}(?!\+)" for name in keys if "+" in name))
    texts = [text.text for text in source_texts() if named.search(text.text)]
    assert texts == []
