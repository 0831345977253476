"""The first run takes a server of one's own; what is chosen there is what others begin with."""

import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helix_desktop.domain.context_window.presets import get_preset
from helix_desktop.domain.llm import LlmRole
from helix_desktop.ui.settings.model_forms import endpoint_text
from helix_desktop.ui.settings.models_and_budgets_pages import UNKNOWN_KEY
from helix_desktop.ui.welcome.controller import WelcomeChoice
from helix_desktop.ui.welcome.page import ModelSource
from helix_desktop.ui.window.window_dialogs import WorkspaceDialog
from tests.system.peers.small_server import SmallServer
from tests.system.scenarios.stage import live, open_and_quiet, until

KEY = "own-1234567890abcdef"


@pytest.fixture
def address() -> Iterator[str]:
    """A server that lists two models, for who has the key."""
    listed = json.dumps({"data": [{"id": "alpha"}, {"id": "beta"}]}).encode()

    def reply(request: BaseHTTPRequestHandler) -> bytes:
        return listed if request.headers.get("Authorization") == f"Bearer {KEY}" else b""

    with SmallServer(reply, kind="application/json") as server:
        yield f"http://127.0.0.1:{server.port}/v1"


async def test_an_address_and_its_key_are_one_form_and_the_choice_lasts(
    tmp_path: Path, address: str
) -> None:
    for item in ("one", "two"):
        (tmp_path / item).mkdir()
    async with live(data=tmp_path / "data", seconds=60) as application:
        await until(lambda: application.window.welcoming)
        card, page = application.welcome_controller.page.key, application.welcome_controller.page
        page.take_way(ModelSource.KEY)
        await until(lambda: bool(card.endpoint))
        card.choose_own()
        QTest.keyClicks(card.address.line, address)
        QTest.keyClicks(card.field.line, "wrong-key-of-nobody")
        QTest.keyClick(card.field.line, Qt.Key.Key_Return)
        await until(lambda: "✕" in card._state.text())
        assert card.address.text() == address
        card.field.line.clear()
        QTest.keyClicks(card.field.line, KEY)
        QTest.keyClick(card.field.line, Qt.Key.Key_Return)
        await until(lambda: card.answered is not None)
        name = page.model
        assert name.endswith("/alpha")
        await application._begin_with(
            WelcomeChoice(str(tmp_path / "one"), name, get_preset("balanced"))
        )
        await until(lambda: open_and_quiet(application))
        first = application.window.workspace_views.current
        application.window.choose_folder(str(tmp_path / "two"))
        await until(lambda: application.window.workspace_views.current is not first)
        await until(lambda: open_and_quiet(application))
        open_workspace = application.window.workspace_views.current.open_workspace
        assert open_workspace.workspace.models == {LlmRole.MAIN.value: name}
        application.settings.open("models")
        models = application.settings.current_view.current
        own = name.partition("/")[0]
        await until(lambda: own in models._sources and models.endpoints.row(own) is not None)
        assert endpoint_text(models._sources[own], UNKNOWN_KEY).endswith("2 models")
        models.outcome.say("of this one")
        models._on_everywhere(LlmRole.MAIN, "")
        application.window.choose_folder(str(tmp_path / "one"))
        await until(lambda: application.window.workspace_views.current is first)
        await until(lambda: not application.settings.opened)
        application.settings.open("models")
        models = application.settings.current_view.current
        assert models.outcome.text() == ""


async def test_a_wrong_folder_keeps_the_form_and_what_was_typed(tmp_path: Path) -> None:
    for item in ("one", "two"):
        (tmp_path / item).mkdir()
    data, folder = tmp_path / "data", tmp_path / "one"
    async with live(data=data, folder=folder, seconds=60) as application:
        await until(lambda: open_and_quiet(application))
        first = application.window.workspace_views.current
        application.workspace_actions.ask_new()
        [form] = application.window.findChildren(WorkspaceDialog)
        form.folder.setText(str(tmp_path / "not there"))
        form.name.setText("Ledger of mine")
        form.yes.click()
        await until(lambda: form._problem.isVisible())
        assert form.isVisible()
        assert form.name.text() == "Ledger of mine"
        form.folder.setText(str(tmp_path / "two"))
        form.yes.click()
        await until(lambda: application.window.workspace_views.current is not first)
        open_workspace = application.window.workspace_views.current.open_workspace
        assert open_workspace.workspace.name == "Ledger of mine"
