"""An empty transcript, with its view on the screen."""

import pytest
from pytestqt.qtbot import QtBot

from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.view import TranscriptView
from helix_desktop.ui.style.theme import Theme
from tests.ui.views import shown


@pytest.fixture
def model() -> TranscriptModel:
    return TranscriptModel()


@pytest.fixture
def view(model: TranscriptModel, theme: Theme, qtbot: QtBot) -> TranscriptView:
    return shown(qtbot, TranscriptView(model), 800, 600)
