"""The whole window for who sees nothing of it, or has no mouse: every page, every sheet."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from helix_desktop.app.environment import resources_folder
from helix_desktop.ui.application.application import Application
from tests.system.scenarios.stage import live
from tests.system.tour.everywhere import SIZE, Toured, at_first, at_work, open_sheets
from tests.system.tour.language import LongWords
from tests.ui.access import complaints, describe_widget, grouped, ringed, stops, takers

STORIES = [
    pytest.param(at_first, id="first run"),
    pytest.param(at_work, id="at work"),
]


class Strays(QObject):
    """Windows beside the one there is: widgets that were shown before they had a place."""

    def __init__(self) -> None:
        super().__init__()
        self.class_names: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  Qt calls it
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            flashes = not watched.testAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
            if flashes and watched.windowType() in (Qt.WindowType.Window, Qt.WindowType.Widget):
                self.class_names.append(type(watched).__name__)
        return False


class Audit:
    """Looks at each place and keeps what is wrong there."""

    def __init__(self, application: Application) -> None:
        self._application = application
        self.places = 0
        self.wrong: list[str] = []

    async def __call__(self, what: str) -> None:
        self.places += 1
        window = self._application.window
        sheets = open_sheets(window)
        self._note(what, complaints(window))
        self._note(what, self._tabbing(sheets[-1] if sheets else window))

    def _tabbing(self, ground: QWidget) -> list[str]:
        before = QApplication.focusWidget()
        wanted = takers(ground)
        if not wanted:
            return []
        try:
            result = stops(ground, wanted[0])
        except AssertionError as error:
            return [str(error)]
        missed = [
            f"Tab never comes to {describe_widget(item)}"
            for item in wanted
            if item not in result and not any(grouped(item, other) for other in result)
        ]
        bare = [
            f"no focus to be seen: {describe_widget(item)}" for item in wanted if not ringed(item)
        ]
        if before is not None:
            before.setFocus()
        return missed + bare

    def _note(self, what: str, wrong: list[str]) -> None:
        self.wrong += [f"{what}: {item}" for item in wrong]


def spilled(window: QWidget) -> list[str]:
    """Buttons and labels on screen that are narrower than the least they say they need."""
    return [
        f"{describe_widget(child)} has {child.width()} of {child.minimumSizeHint().width()} pixels"
        for child in window.findChildren(QWidget)
        if isinstance(child, QAbstractButton | QLabel)
        and child.isVisible()
        and child.width() < child.minimumSizeHint().width()
    ]


@pytest.fixture
def long_from_right(qapp: QApplication) -> Iterator[None]:
    words = LongWords()
    qapp.installTranslator(words)
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    qapp.removeTranslator(words)


@pytest.mark.parametrize("story", STORIES)
async def test_longer_words_from_the_right_are_painted_everywhere(
    tmp_path: Path, story: Toured, long_from_right: None
) -> None:
    folder = tmp_path / "project"
    shutil.copytree(resources_folder() / "demo", folder)
    wide: list[str] = []

    work = folder if story is at_work else None
    async with live(data=tmp_path / "data", folder=work, seconds=200) as application:
        window = application.window
        window.resize(*SIZE)

        async def look(what: str) -> None:
            # a text that changed in this very step is laid out before it can be painted
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            assert not window.grab().isNull()
            if (window.width(), window.height()) != SIZE:
                wide.append(f"{what}: {window.width()} × {window.height()}")
            wide.extend(f"{what}: {item}" for item in spilled(window))

        await story(application, look)
    assert not wide, "\n".join(["", *wide])


@pytest.mark.parametrize("story", STORIES)
async def test_every_place_says_what_it_is_and_can_be_reached_by_keyboard(
    qapp: QApplication, tmp_path: Path, story: Toured
) -> None:
    folder = tmp_path / "project"
    shutil.copytree(resources_folder() / "demo", folder)
    wrong: list[str] = []
    places = 0

    strays = Strays()
    qapp.installEventFilter(strays)
    work = folder if story is at_work else None
    async with live(data=tmp_path / "data", folder=work, seconds=200) as application:
        application.window.resize(*SIZE)
        audit = Audit(application)
        await story(application, audit)
        wrong.extend(audit.wrong)
        places = audit.places
    qapp.removeEventFilter(strays)
    assert strays.class_names == ["MainWindow"]
    assert places >= (1 if story is at_first else 20)
    assert not wrong, "\n".join(["", *wrong])
