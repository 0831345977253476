"""Compact by hand, compare, edit, restore, undo: over the whole application and a real store."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

from helix_desktop.app.container import AppParts
from helix_desktop.app.environment import resources_folder
from helix_desktop.domain.llm import ModelRequest, ProviderEvent, StopReason, StreamFinished, Usage
from helix_desktop.domain.messages import Message
from helix_desktop.domain.ports import Provider
from helix_desktop.providers.practice.practice_model import PracticeModel
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.timeline.dialogs import CompactionDialog
from tests.system.scenarios.stage import Play, running, type_and_send, until


async def window(application: Application) -> tuple[Message, ...]:
    """What the next request would be, byte for byte."""
    workspace_view = application.window.workspace_views.current
    open_workspace = workspace_view.open_workspace
    return (
        await open_workspace.sessions.of(workspace_view.session).session_window.look()
    ).window.messages


class Unwilling:
    """Implements Provider: the practice model, which has nothing to say to a handover."""

    def __init__(self, inner: Provider) -> None:
        self._inner, self.request_count = inner, 0

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        if "Write a handover document" in request.messages[-1].text:
            self.request_count += 1
            yield StreamFinished(StopReason.ANSWERED, Usage(10, 0))
            return
        async for event in self._inner.stream(request):
            yield event


async def test_a_preview_that_fails_says_so_and_the_plan_stays_as_it_was(
    play: Play, folder: Path
) -> None:
    unwilling = Unwilling(PracticeModel(0.001))
    shutil.copytree(resources_folder() / "demo", folder, dirs_exist_ok=True)
    parts = AppParts(provider=lambda: unwilling)
    async with play(parts=parts, seconds=60) as application:
        application.window.resize(1440, 900)
        workspace_view = application.window.workspace_views.current
        for text in ("Summarise this project", "explore src", "read README.md", "and the tests?"):
            type_and_send(workspace_view, text)
            await until(lambda: running(workspace_view))
            await until(lambda: not running(workspace_view))
        workspace_view.open_page("timeline")
        page_controller = workspace_view.page_controllers.timeline
        await until(lambda: page_controller.page.compact.isEnabled())
        before = await window(application)
        page_controller.page.compact.click()
        await until(lambda: isinstance(page_controller.sheet, CompactionDialog))
        sheet = page_controller.sheet
        offered, planned = sheet.preview.text(), [fact._value.text() for fact in sheet._facts]
        sheet.preview.click()
        await until(lambda: unwilling.request_count > 0 and not sheet.writing)
        assert sheet._coverage.text().startswith("The preview failed because ")
        assert "didn't write a usable handover" in sheet._coverage.text()
        assert "rules" not in sheet._coverage.text().partition("handover.")[0]
        assert sheet.preview.isVisible()
        assert sheet.preview.isEnabled()
        assert sheet.preview.text() == offered
        assert [fact._value.text() for fact in sheet._facts] == planned
        assert await window(application) == before
        sheet.no.click()
        await until(lambda: page_controller.sheet is None)
        assert not page_controller.use.failures
