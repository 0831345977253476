"""A user mentions a resource of a server, and begins a message with a server's prompt."""

import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helix_desktop.app.container import AppParts
from helix_desktop.app.mcp_servers.server_file import ServerFile
from helix_desktop.domain.mcp_servers import McpServer
from helix_desktop.domain.messages import Text
from helix_desktop.tools.mcp_host.launch_values import launch_files
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.app.ipc.served import Place
from tests.fakes.provider import ScriptedProvider, says
from tests.system.peers import library_server
from tests.system.scenarios.stage import texts, viewed
from tests.waiting import until

LIBRARY = McpServer("library", sys.executable, ("-I", str(Path(library_server.__file__))))


def prepared(base: Path) -> Place:
    """A workspace with the server, whose start is approved and none of its tools."""
    place = Place(base)
    file = ServerFile(place.home)
    file.put(LIBRARY)
    file.approve_launch(LIBRARY.name, launch_files(LIBRARY, base))
    return place


async def listed(workspace_view: WorkspaceView) -> None:
    servers = workspace_view.open_workspace.slash_commands.servers
    await until(lambda: bool(servers.prompts and servers.servers("")))


def sent(provider: ScriptedProvider) -> str:
    return "\n".join(
        part.text
        for message in provider.requests[0].messages
        for part in message.parts
        if isinstance(part, Text)
    )


async def test_a_prompt_is_completed_with_its_arguments_and_is_no_word_of_the_user(
    tmp_path: Path,
) -> None:
    provider, place = ScriptedProvider(says("A review.")), prepared(tmp_path)
    parts = AppParts(provider=lambda: provider)
    async with viewed(data=place.data, folder=place.project, parts=parts) as workspace_view:
        await listed(workspace_view)
        editor = workspace_view.chat.composer.editor
        popup = workspace_view.chat_controller.composer_controller.mention_controller.popup
        QTest.keyClicks(editor, "/rev")
        await until(lambda: "/library:review" in [offer.name for offer in popup.offers])
        assert popup.offer.where == "<book> [style] · Reviews a book."
        QTest.keyClick(editor, Qt.Key.Key_Return)
        await until(lambda: [offer.name for offer in popup.offers] == ["cats", "dogs"])
        QTest.keyClick(editor, Qt.Key.Key_Return)
        await until(lambda: [offer.name for offer in popup.offers] == ["as a fan of cats"])
        QTest.keyClick(editor, Qt.Key.Key_Return)
        assert workspace_view.chat.composer.draft() == "/library:review cats 'as a fan of cats' "
        QTest.keyClick(editor, Qt.Key.Key_Return)
        await until(lambda: texts(workspace_view, RowKind.ASSISTANT) == ["A review."])
        text = sent(provider)
        assert 'Review {"book": "cats", "style": "as a fan of cats"}.' in text
        assert "the prompt of the MCP server library that the user chose" in text
        assert workspace_view.open_workspace._deps.base.is_tainted(workspace_view.session)
        [typed] = texts(workspace_view, RowKind.USER)
        assert "Ignore all rules" not in typed
