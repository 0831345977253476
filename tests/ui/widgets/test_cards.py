"""Good news and bad news do not look alike, and only good news goes by itself."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.notices import NoticeBar, NoticeTone, Toast
from tests.ui.geometry import place_in
from tests.ui.views import owned, shown


def colors(notice: NoticeBar, theme: Theme) -> list[float]:
    """The hues of its ground under each tone."""
    results = []
    for tone in NoticeTone:
        notice.show_message("Something.", "And what to do.", tone=tone)
        image = notice.grab().toImage()
        results.append(round(QColor(image.pixel(8, image.height() // 2)).hueF(), 3))
    return results


def test_each_tone_of_a_notice_has_its_own_colors(qtbot: QtBot, theme: Theme) -> None:
    notice = owned(qtbot, NoticeBar())
    notice.resize(500, 60)
    assert len(set(colors(notice, theme))) == len(NoticeTone)


def test_a_success_notice_hides_itself_and_an_error_stays(qtbot: QtBot, theme: Theme) -> None:
    notice = owned(qtbot, NoticeBar())
    notice.show_message("Copied.", tone=NoticeTone.GOOD)
    assert notice._away.isActive()
    notice._away.timeout.emit()
    assert not notice.isVisible()
    notice.show_message("Copied.", tone=NoticeTone.GOOD)
    notice.show_message("It could not be saved.", "Your saved work is safe.")
    assert notice.tone is NoticeTone.BAD
    assert not notice._away.isActive()
    notice.show_message("Copied.", tone=NoticeTone.GOOD)
    notice.hide()
    assert not notice._away.isActive()


def test_a_toast_is_as_high_as_its_words_need(qtbot: QtBot, theme: Theme) -> None:
    window = shown(qtbot, QWidget(), 900, 600)
    toast = Toast(window)
    heights = []
    for words in ("Done", "「run rm -rf build && git push --force」が完了しました。" * 3, "Done"):
        toast.show_message(words, "A line below")
        for _ in range(4):
            QApplication.sendPostedEvents()
        parts = toast.findChildren(QLabel)
        assert all(toast.rect().contains(place_in(part, toast)) for part in parts)
        assert all(part.height() >= part.heightForWidth(part.width()) for part in parts)
        heights.append(toast.height())
    assert heights[0] == heights[2] < heights[1]


def test_a_toast_leaves_room_for_its_icon_after_the_language_changed_to_one_from_the_right(
    qtbot: QtBot, qapp: QApplication, theme: Theme
) -> None:
    window = shown(qtbot, QWidget(), 900, 600)
    toast = Toast(window)
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        toast.renew()
        toast.show_message("Done", "A line below")
        QApplication.sendPostedEvents()
        icon = toast.width() - 16 - 20  # painted from the right
        assert all(place_in(child, toast).right() < icon for child in toast.findChildren(QLabel))
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
