"""A model that accepts no tools and no pictures: the window says so, and neither is sent."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtTest import QTest

from helix_desktop.app.environment import find_paths
from helix_desktop.app.models.model_registry import ModelRegistry
from helix_desktop.ui.chat.transcript.rows import RowKind
from tests.system.scenarios.served import Served
from tests.system.scenarios.stage import Play, texts, until
from tests.system.scenarios.test_writing import picture


async def test_a_picture_for_a_model_that_takes_none_is_told_of_before_and_in_the_request(
    served: Served, play: Play, tmp_path: Path, folder: Path
) -> None:
    figures = {"tools": False, "images": "none"}
    ModelRegistry(find_paths(tmp_path / "data")).correct("own/scripted", figures)
    picture(200).save(str(folder / "shot.png"))
    async with play.view() as workspace_view:
        composer = workspace_view.chat.composer
        dropped = QMimeData()
        dropped.setUrls([QUrl.fromLocalFile(str(folder / "shot.png"))])
        composer.editor.insertFromMimeData(dropped)
        await until(lambda: len(composer.attachments.images()) == 1)
        await until(lambda: "is sent no images" in composer.attachments.words.text())
        QTest.keyClicks(composer.editor, "what is it?")
        QTest.keyClick(composer.editor, Qt.Key.Key_Return)
        await until(lambda: texts(workspace_view, RowKind.ASSISTANT) == ["Well."])
        body = json.loads(served.bodies[0])
        assert "tools" not in body
        assert "image_url" not in json.dumps(body)
        messages_text = json.dumps(body["messages"], ensure_ascii=False)
        assert "a picture that you can't be shown: 200 × 30, image/png" in messages_text


@pytest.mark.parametrize(
    ("images", "notice"), [("none", "is sent no images"), ("openai_tiles", "")], ids=["none", "all"]
)
async def test_a_mentioned_picture_that_the_model_does_not_see_is_told_of_while_it_is_written(
    served: Served, play: Play, tmp_path: Path, folder: Path, images: str, notice: str
) -> None:
    del served
    ModelRegistry(find_paths(tmp_path / "data")).correct("own/scripted", {"images": images})
    picture(200).save(str(folder / "shot.png"))
    async with play.view() as workspace_view:
        composer = workspace_view.chat.composer
        QTest.keyClicks(composer.editor, "what is in @shot.txt or @shot.")
        assert composer.attachments.words.text() == ""
        QTest.keyClicks(composer.editor, "png ?")
        assert notice in composer.attachments.words.text()
        assert composer.attachments.isVisible() == bool(notice)
        composer.editor.clear()
        assert composer.attachments.words.text() == ""
        assert not composer.attachments.isVisible()
