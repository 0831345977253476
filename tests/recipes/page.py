"""Uses the page of the recipe: it is opened from the sidebar of a real window."""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

import helix_desktop
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.text.formatting import folder_text
from tests.system.scenarios.stage import live_through, open_and_quiet, until

WIDGETS = "helix_desktop.ui.overview.page"


def shown(widget: QWidget | None) -> list[str]:
    """The words that can be seen in a widget."""
    labels = widget.findChildren(QLabel) if widget is not None else []
    return [label.text() for label in labels if label.isVisible()]


def main(base: Path) -> None:
    assert Path(helix_desktop.__file__).is_relative_to(Path.cwd())
    folder = base / "project"
    folder.mkdir()

    async def story(application: Application) -> None:
        await until(lambda: open_and_quiet(application))
        view = application.window.workspace_views.current
        text = folder_text(str(folder))
        assert "page.overview" in [action.id for action in view.action_registry.all()]
        assert WIDGETS not in sys.modules, "the widgets are imported before anybody looks"
        pages = view.sidebar.explore
        at = pages.row_of("overview")
        assert pages.items[at].title == "Overview"
        place = pages.row_rect(at).center().toPoint()
        QTest.mouseClick(pages.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert view.page == "overview"
        await until(lambda: text in shown(view._stack.currentWidget()))
        application.window.resize(1_600, 900)  # else there is no room beside the conversation
        view.open_page("chat")
        view.side_panel.show_tab("overview")
        await until(lambda: text in shown(view.side_panel))

    live_through(QApplication([]), story, data=base / "data", folder=folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
