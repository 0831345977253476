"""Pictures that are handed over, and the row that shows them."""

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.messages import Image
from helix_desktop.ui.chat.composer.attachment_controller import (
    encode_image,
    make_thumbnail,
    read_image,
    scale_image,
)
from helix_desktop.ui.chat.composer.composer import AttachedImage, AttachmentRow, Composer
from helix_desktop.ui.chat.composer.editor import has_attachments
from helix_desktop.ui.style.theme import Theme
from tests.ui.views import owned


def drawn(width: int = 300, height: int = 200) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#336699"))
    return image


def shown(text: bytes = b"x") -> AttachedImage:
    return AttachedImage(Image(digest_of(text), "image/png", 30, 20, 900), drawn(30, 20))


def test_a_picture_is_recognized_by_its_content() -> None:
    result = read_image(encode_image(drawn()).data)
    assert (result.mime, result.width, result.height) == ("image/png", 300, 200)
    for junk in (b"", b"no picture", b"\x89PNG\r\n\x1a\n", b"GIF89a\xff\xff\xff\xff", b"<svg/>"):
        assert read_image(junk) is None


@pytest.mark.seen
def test_a_picture_that_is_too_large_is_scaled() -> None:
    noisy = drawn(900, 700)
    for x in range(0, 900, 2):
        for y in range(0, 700, 2):
            noisy.setPixelColor(x, y, QColor((x * 7919 + y * 104729) % 0xFFFFFF))
    picture = encode_image(noisy)
    by_edge = scale_image(picture, size=10_000_000, edge=200)
    assert max(by_edge.width, by_edge.height) == 200
    by_size = scale_image(picture, size=20_000, edge=0)
    assert len(by_size.data) <= 20_000
    assert scale_image(picture, size=10, edge=0) is None
    assert make_thumbnail(picture.data, 56).width() == 56


def test_pictures_are_left_out_by_their_cross_or_by_a_key(qtbot: QtBot, theme: Theme) -> None:
    row = owned(qtbot, AttachmentRow())
    assert not row.isVisibleTo(None)
    for text in (b"a", b"b", b"a"):
        row.add(shown(text))
    row.show()
    assert len(row.images()) == 2
    first, second = row._thumbnails
    with qtbot.waitSignal(row.left_out) as left:
        QTest.mouseClick(first.findChild(QPushButton), Qt.MouseButton.LeftButton)
    assert left.args[0].content == digest_of(b"a")
    QTest.mouseClick(second, Qt.MouseButton.LeftButton, pos=QPoint(5, 50))
    assert len(row.images()) == 1
    with qtbot.waitSignal(row.changed):
        QTest.keyClick(second, Qt.Key.Key_Delete)
    assert row.images() == ()
    assert row.isHidden()


def test_delete_leaves_out_one_picture_after_the_other_and_no_text(
    qtbot: QtBot, theme: Theme
) -> None:
    composer = owned(qtbot, Composer())
    composer.editor.setPlainText("hello")
    row = composer.attachments
    composer.show()
    composer.activateWindow()
    qtbot.waitUntil(composer.isActiveWindow)
    for text in (b"a", b"b", b"c"):
        row.add(shown(text))
    qtbot.waitUntil(row._thumbnails[1].isVisible)
    row._thumbnails[1].setFocus()
    row.add(shown(b"d"))
    qtbot.waitUntil(row._thumbnails[3].isVisible)
    for left in ("acd", "ad", "a", ""):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Delete)
        assert [image.content for image in row.images()] == [digest_of(x.encode()) for x in left]
    assert composer.editor.toPlainText() == "hello"


def test_files_and_pictures_are_handed_over_and_words_are_pasted() -> None:
    files, words, both = QMimeData(), QMimeData(), QMimeData()
    files.setUrls([QUrl.fromLocalFile("/x/a.png")])
    words.setText("hello")
    both.setText("a table")
    both.setImageData(drawn())
    picture = QMimeData()
    picture.setImageData(drawn())
    assert [has_attachments(item) for item in (files, words, both, picture)] == [
        True,
        False,
        False,
        True,
    ]


@pytest.mark.parametrize("scalable", [True, False])
def test_a_notice_about_an_attachment_is_shown_with_its_actions(
    qtbot: QtBot, theme: Theme, scalable: bool
) -> None:
    row = owned(qtbot, AttachmentRow())
    row.say("too large", scalable=scalable)
    assert row.words.text() == "too large"
    assert row.scale.isHidden() is not scalable
    row.say("")
    assert row.isHidden()
