"""The list of sessions in the sidebar."""

from datetime import datetime

from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.workspace import SessionHead, Workspace
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.window.sidebar import Sidebar
from tests.ui.views import shown

PLAIN, BRANCH, TREE = (SessionId(letter * 16) for letter in "abc")


def test_the_heading_of_the_sessions_has_the_name_of_the_workspace_if_it_has_one(
    theme: Theme, qtbot: QtBot
) -> None:
    sidebar = shown(qtbot, Sidebar(), 300, 600)
    for name, expected in (("ledger", "SESSIONS · LEDGER"), ("", "SESSIONS")):
        sidebar.show_workspaces([Workspace("w", name, "/ledger", 0.0)], "w")
        assert sidebar._heading.text() == expected


def test_a_branch_is_marked_as_one_whatever_its_name(theme: Theme, qtbot: QtBot) -> None:
    sidebar = shown(qtbot, Sidebar(), 300, 600)
    heads = [
        SessionHead(PLAIN, "parser", 0.0, 0.0, 2),
        SessionHead(BRANCH, "renamed", 0.0, 0.0, 2, source=PLAIN),
        SessionHead(TREE, "both", 0.0, 0.0, 2, source=PLAIN),
    ]
    trees = {TREE: "helix/both"}
    sidebar.show_sessions(heads, PLAIN, now=0.0, running=set(), waiting={}, branches=trees)
    rows = [sidebar.sessions.items[at] for at in range(3)]
    assert [row.icon for row in rows] == ["chat", "branch", "branch"]
    assert rows[1].below.startswith("Branch · ")
    assert rows[2].below.startswith("Branch · helix/both · ")


def test_a_paused_session_says_until_when_unless_it_waits_for_the_user(
    theme: Theme, qtbot: QtBot
) -> None:
    sidebar = shown(qtbot, Sidebar(), 300, 600)
    noon, later = (datetime(2026, 11, 30, hour).timestamp() for hour in (12, 14))
    tomorrow = datetime(2026, 12, 1, 9).timestamp()
    heads = [
        SessionHead(PLAIN, "a", 0.0, noon, 2, paused=True, paused_until=later),
        SessionHead(BRANCH, "b", 0.0, noon, 2, paused=True),
        SessionHead(TREE, "c", 0.0, noon, 2, paused=True, paused_until=tomorrow),
    ]
    sidebar.show_sessions(heads, PLAIN, now=noon, running=set(), waiting={}, branches={})
    below = [row.below for row in sidebar.sessions.items]
    assert below == ["Paused until 14:00", "Paused", "Paused until Dec 1, 2026 09:00"]
    sidebar.show_sessions(heads, PLAIN, now=noon, running=set(), waiting={PLAIN: noon}, branches={})
    assert sidebar.sessions.items[0].below == "Waiting for you"
