"""Good news and bad news do not look alike, and only good news goes by itself."""

from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.cards import NoticeBar, NoticeTone


def colours(notice: NoticeBar, theme: Theme) -> list[float]:
    """The hues of its ground under each tone."""
    found = []
    for tone in NoticeTone:
        notice.show_message("Something.", "And what to do.", tone=tone)
        image = notice.grab().toImage()
        found.append(round(QColor(image.pixel(8, image.height() // 2)).hueF(), 3))
    return found


def test_each_tone_has_a_colour_of_its_own(qtbot: QtBot, theme: Theme) -> None:
    notice = NoticeBar(theme)
    qtbot.addWidget(notice)
    notice.resize(500, 60)
    assert len(set(colours(notice, theme))) == len(NoticeTone)


def test_good_news_goes_by_itself_and_bad_news_stays(qtbot: QtBot, theme: Theme) -> None:
    notice = NoticeBar(theme)
    qtbot.addWidget(notice)
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
