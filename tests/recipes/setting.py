"""Uses the setting of the recipe: it is searched for in the window, changed, and read back."""

import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import helix_desktop
from helix_desktop.app.environment import find_paths
from helix_desktop.app.settings import Settings
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.settings.form_rows import SettingRow
from helix_desktop.ui.widgets.fields import NumberField
from tests.system.scenarios.stage import live_through, open_and_quiet, until


def main(base: Path) -> None:
    assert Path(helix_desktop.__file__).is_relative_to(Path.cwd())
    folder, paths = base / "project", find_paths(base / "data")
    folder.mkdir()

    def saved_pause() -> int:
        return Settings(paths.settings).number("start_pause")

    async def story(application: Application) -> None:
        await until(lambda: open_and_quiet(application))
        assert saved_pause() == 3
        application.settings.open("appearance")
        shell = application.settings.current_view
        assert shell is not None
        QTest.keyClicks(shell.nav.search.line, "before it opens")
        await until(lambda: shell.key == "general")
        rows = [row for row in shell.current.widget.findChildren(SettingRow) if row.isVisible()]
        assert [row.words.name() for row in rows] == ["Pause before it opens"]
        field = rows[0].findChild(NumberField)
        assert field is not None
        assert field.text() == "3"
        field.line.setFocus()
        field.line.selectAll()
        QTest.keyClicks(field.line, "61")
        QTest.keyClick(field.line, Qt.Key.Key_Return)
        assert field.property("wrong"), "a value out of its range is refused"
        field.line.selectAll()
        QTest.keyClicks(field.line, "12")
        QTest.keyClick(field.line, Qt.Key.Key_Return)
        assert not field.property("wrong")
        await until(lambda: saved_pause() == 12)

    live_through(QApplication([]), story, data=base / "data", folder=folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
