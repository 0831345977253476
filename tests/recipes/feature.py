"""Uses the feature of the recipe: its setting, its command, its tool, and its page."""

import asyncio
import io
import os
import sys
from contextlib import redirect_stdout
from importlib.util import find_spec
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import helix_desktop
from helix_desktop.__main__ import main as run_command_line
from helix_desktop.app.environment import find_paths
from helix_desktop.app.settings import Settings
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.events import Outcome, ToolReturned
from helix_desktop.domain.live_events import Live, PermissionRequested
from helix_desktop.domain.llm import StopReason, StreamFinished, ToolCallArrived
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import PermissionAnswer, PermissionReply
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.settings.form_rows import SettingRow
from helix_desktop.ui.widgets.fields import TextField
from tests.app.app_stage import Place, events, open_place
from tests.fakes.provider import ScriptedProvider, says
from tests.system.scenarios.stage import live_through, open_and_quiet, until

WIDGETS = "helix_desktop.features.motto.window_page"
MOTTO = "First make it right."


async def call_tool(base: Path) -> None:
    """A model asks for the motto; the user is asked, as the tool is not in the table of tools."""
    called = (ToolCallArrived(ToolCall("c1", "motto", "{}")), StreamFinished(StopReason.TOOLS))
    model = ScriptedProvider(called, says("done"))
    place = Place(base, model)
    place.container.settings.set("motto", MOTTO)
    async with open_place(place) as open_workspace:

        def allow(event: Live) -> None:
            if isinstance(event, PermissionRequested):
                answer = PermissionAnswer(PermissionReply.ONCE)
                open_workspace.permissions.calls.answer(event.question.id, answer)

        open_workspace.subscribe(allow)
        open_workspace.attend()
        session = await open_workspace.send(NO_SESSION, "what is the motto?")
        await open_workspace.sessions.idle()
        results = await events(open_workspace, session)
        (returned,) = [item for item in results if isinstance(item, ToolReturned)]
        assert returned.outcome is Outcome.OK, returned
        assert MOTTO in str(model.requests[1].messages[-1].parts)


def main(base: Path) -> None:
    assert Path(helix_desktop.__file__).is_relative_to(Path.cwd())
    assert find_spec(WIDGETS), "in the window, a missing page would only be waited for"
    (base / "called").mkdir()
    asyncio.run(call_tool(base / "called"))
    folder, paths = base / "project", find_paths(base / "data")
    folder.mkdir()

    async def story(application: Application) -> None:
        await until(lambda: open_and_quiet(application))
        assert WIDGETS not in sys.modules, "the widgets are imported before anybody looks"
        application.settings.open("general")
        view = application.settings.current_view
        assert view is not None
        rows = view.current.widget.findChildren(SettingRow)
        (row,) = [row for row in rows if row.words.name() == "Motto"]
        field = row.findChild(TextField)
        assert field is not None
        field.line.setFocus()
        QTest.keyClicks(field.line, MOTTO)
        QTest.keyClick(field.line, Qt.Key.Key_Return)
        await until(lambda: Settings(paths.settings).text("motto") == MOTTO)
        view.open("motto")
        assert view.current.title == "Motto"
        await until(
            lambda: (
                [
                    row.words.below()
                    for row in view.current.widget.findChildren(SettingRow)
                    if row.isVisible()
                ]
                == [MOTTO]
            )
        )

    live_through(QApplication([]), story, data=base / "data", folder=folder)
    printed = io.StringIO()
    with redirect_stdout(printed):
        assert run_command_line(["--data-dir", str(base / "data"), "motto"]) == 0
    assert printed.getvalue() == f"{MOTTO}\n"


if __name__ == "__main__":
    main(Path(sys.argv[1]))
