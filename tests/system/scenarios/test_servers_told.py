"""A server that goes wrong while its page is looked at says so there, by itself."""

import sys

from helix_desktop.domain.mcp_servers import McpServer
from tests.system.scenarios.stage import Play, until

HANGS = "import sys,time; print('no database', file=sys.stderr, flush=True); time.sleep(600)"


async def test_broken_servers_are_told_on_their_page_without_being_asked(play: Play) -> None:
    async with play(seconds=60) as application:
        open_workspace = application.window.workspace_views.current.open_workspace
        application.settings.open("servers")
        page = application.settings.current_view.current
        ends = ("-I", "-c", "import sys; sys.exit('no module named docs')")
        await open_workspace.server_settings.add(McpServer("ends", sys.executable, ends))
        await open_workspace.server_settings.add(
            McpServer("hangs", sys.executable, ("-I", "-c", HANGS))
        )

        def row_text(name: str) -> str:
            row = page.list.row(name)
            return row.words.below() if row is not None else ""

        await until(lambda: "no module named docs" in row_text("ends"))
        await until(
            lambda: "No answer yet" in row_text("hangs") and "no database" in row_text("hangs")
        )
