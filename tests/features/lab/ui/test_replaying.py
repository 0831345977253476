"""The menu of a session replays it in the lab."""

import asyncio
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from helix_desktop.domain.context_window.presets import PRESETS
from helix_desktop.features.lab.window_lab_dialog import LabDialog
from helix_desktop.ui.style.theme import Theme
from tests.ui.bench import workspace_with_session
from tests.ui.views import at_rest
from tests.waiting import until


@pytest.mark.seen
async def test_the_session_is_replayed_in_the_lab_and_its_copy_is_removed(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    async with workspace_with_session(qtbot, theme, tmp_path, "a question") as view:
        view.action_registry.run("session.lab")
        await until(lambda: bool(view.window().findChildren(LabDialog)))
        (dialog,) = view.window().findChildren(LabDialog)
        await until(lambda: len(dialog.sessions) == 1)
        (session,) = dialog.sessions
        assert session.requests == 1
        assert len(session.trials) == len(PRESETS)
        await at_rest(view.bridge)
        assert not await asyncio.to_thread(session.source.path.parent.exists)
