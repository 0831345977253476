"""A user mentions files and stored outputs: completed while they type, and sent as they say."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helix_desktop.app.container import AppParts
from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.messages import Role, Text
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.fakes.provider import ScriptedProvider, says
from tests.system.scenarios.stage import Play, files_found, texts, until


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "ledger"
    (made / "src").mkdir(parents=True)
    (made / "README.md").write_text("# Ledger\n")
    (made / "src" / "store.py").write_text("def put():\n    pass\n\ndef get():\n    return 42\n")
    return made


async def test_what_is_mentioned_is_in_the_request_and_costs_what_the_caption_said(
    play: Play,
) -> None:
    provider = ScriptedProvider(says("I see."))

    async with play.view(parts=AppParts(provider=lambda: provider)) as workspace_view:
        composer = workspace_view.chat.composer
        popup = workspace_view.chat_controller.composer_controller.mention_controller.popup
        await files_found(workspace_view)
        QTest.keyClicks(composer.editor, "check @sto")
        await until(lambda: popup.isVisible() and popup.offer is not None)
        assert popup.offer.name == "store.py"
        await until(lambda: composer.caption.text().startswith("1 file, "))
        QTest.keyClick(composer.editor, Qt.Key.Key_Tab)
        await until(lambda: [offer.name for offer in popup.offers][1:] == ["put()", "get()"])
        QTest.keyClick(composer.editor, Qt.Key.Key_Down)
        QTest.keyClick(composer.editor, Qt.Key.Key_Down)
        QTest.keyClick(composer.editor, Qt.Key.Key_Return)
        assert composer.draft() == "check @src/store.py:4-5 "
        assert not popup.isVisible()
        QTest.keyClick(composer.editor, Qt.Key.Key_Return)
        await until(lambda: texts(workspace_view, RowKind.ASSISTANT) == ["I see."])
        words = [
            part.text
            for message in provider.requests[0].messages
            if message.role is Role.USER
            for part in message.parts
            if isinstance(part, Text)
        ]
        assert any("4\tdef get():\n5\t    return 42" in word for word in words)
        assert texts(workspace_view, RowKind.USER) == ["check @src/store.py:4-5 "]


async def test_lines_of_a_stored_output_are_completed_and_sent(play: Play) -> None:
    provider = ScriptedProvider(says("I see."))
    async with play.view(parts=AppParts(provider=lambda: provider)) as workspace_view:
        editor, composer = workspace_view.chat.composer.editor, workspace_view.chat.composer
        text = "".join(f"{at}: {'needle' if at == 50 else 'hay'}\n" for at in range(1, 101))
        digest = (
            await workspace_view.open_workspace.attachments.keep_text("long.txt", text.encode())
        )[:12]
        popup = workspace_view.chat_controller.composer_controller.mention_controller.popup
        QTest.keyClicks(editor, f"check #{digest[:6]}")
        await until(lambda: popup.isVisible() and popup.offer is not None)
        QTest.keyClick(editor, Qt.Key.Key_Tab)
        assert composer.draft() == f"check #{digest}:"
        await until(lambda: len(popup.offers) == 3)
        QTest.keyClicks(editor, "2-3")
        await until(lambda: popup.offer is not None and popup.offer.name == "lines 2 to 3")
        QTest.keyClick(editor, Qt.Key.Key_Return)
        assert composer.draft() == f"check #{digest}:2-3 "
        QTest.keyClicks(editor, f"and #{digest[:6]}:")
        await until(lambda: popup.isVisible() and len(popup.offers) == 3)
        QTest.keyClick(editor, Qt.Key.Key_Up)
        QTest.keyClick(editor, Qt.Key.Key_Return)
        assert composer.draft().endswith(f'and #{digest}:"')
        QTest.keyClicks(editor, "need")
        await until(lambda: popup.isVisible() and len(popup.offers) == 1)
        QTest.keyClick(editor, Qt.Key.Key_Return)
        assert composer.draft() == f'check #{digest}:2-3 and #{digest}:"need" '
        await until(lambda: composer.caption.text().startswith("2 outputs, "))
        QTest.keyClick(editor, Qt.Key.Key_Return)
        await until(lambda: texts(workspace_view, RowKind.ASSISTANT) == ["I see."])
        parts = [part for message in provider.requests[0].messages for part in message.parts]
        words = "\n".join(part.text for part in parts if isinstance(part, Text))
        assert "2\t2: hay\n3\t3: hay\n" in words
        assert "50\t50: needle" in words
        assert "4: hay" not in words


async def test_what_was_not_there_when_it_was_first_typed_is_offered_once_it_is(
    workspace_view: WorkspaceView, folder: Path
) -> None:
    editor, composer = workspace_view.chat.composer.editor, workspace_view.chat.composer
    mentioning = workspace_view.chat_controller.composer_controller.mention_controller
    popup = mentioning.popup
    text = "".join(f"{at}: hay\n" for at in range(1, 101)).encode()
    QTest.keyClicks(editor, f"check #{digest_of(text)[:12]}:")
    await until(lambda: mentioning._outline.path == digest_of(text)[:12])
    assert not popup.isVisible()
    await workspace_view.open_workspace.attachments.keep_text("long.txt", text)
    QTest.keyClicks(editor, "7")
    await until(lambda: popup.isVisible() and popup.offer is not None)
    composer.clear()
    QTest.keyClicks(editor, "see @src/store.py:")
    await until(lambda: [offer.name for offer in popup.offers][1:] == ["put()", "get()"])
    QTest.keyClicks(editor, "1 ")
    with (folder / "src" / "store.py").open("a") as file:
        file.write("\ndef drop():\n    pass\n")
    QTest.keyClicks(editor, "and @src/store.py:")
    await until(lambda: [offer.name for offer in popup.offers][3:] == ["drop()"])
