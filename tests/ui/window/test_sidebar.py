"""The list of sessions in the sidebar."""

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
    sidebar.show_sessions(heads, PLAIN, now=0.0, running=set(), waiting=set(), branches=trees)
    rows = [sidebar.sessions.items[at] for at in range(3)]
    assert [row.icon for row in rows] == ["chat", "branch", "branch"]
    assert rows[1].below.startswith("Branch · ")
    assert rows[2].below.startswith("Branch · helix/both · ")
