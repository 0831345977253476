"""A model that accepts no tools and no pictures: the window says so, and neither is sent."""

import json
from pathlib import Path

from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtTest import QTest

from helix_desktop.app.environment import find_paths
from helix_desktop.app.models.model_registry import ModelRegistry
from helix_desktop.ui.chat.transcript.rows import RowKind
from tests.scenarios.served import Served
from tests.scenarios.stage import Play, open_and_quiet, texts, until
from tests.scenarios.test_writing import picture


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
        told = json.dumps(body["messages"], ensure_ascii=False)
        assert "a picture that you can't be shown: 200 × 30, image/png" in told


async def test_a_mentioned_picture_that_the_model_does_not_see_is_told_of_while_it_is_written(
    served: Served, play: Play, tmp_path: Path, folder: Path
) -> None:
    del served
    ModelRegistry(find_paths(tmp_path / "data")).correct("own/scripted", {"images": "none"})
    picture(200).save(str(folder / "shot.png"))
    async with play() as application:
        await until(lambda: open_and_quiet(application))
        composer = application.window.workspace_views.current.chat.composer
        QTest.keyClicks(composer.editor, "what is in @shot.txt or @shot.")
        assert composer.attachments.words.text() == ""
        QTest.keyClicks(composer.editor, "png ?")
        assert "is sent no images" in composer.attachments.words.text()
        assert composer.attachments.isVisible()
        composer.editor.clear()
        assert composer.attachments.words.text() == ""
        assert not composer.attachments.isVisible()


async def test_a_mentioned_picture_is_no_matter_where_the_model_sees_pictures(
    served: Served, play: Play, tmp_path: Path, folder: Path
) -> None:
    del served
    ModelRegistry(find_paths(tmp_path / "data")).correct("own/scripted", {"images": "openai_tiles"})
    picture(200).save(str(folder / "shot.png"))
    async with play() as application:
        await until(lambda: open_and_quiet(application))
        composer = application.window.workspace_views.current.chat.composer
        QTest.keyClicks(composer.editor, "what is in @shot.png ?")
        assert composer.attachments.words.text() == ""
