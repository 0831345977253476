"""No field or button of a settings form moves when something is saved or tested."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.domain.llm import LlmRole
from helix_desktop.ui.settings.models_page import ModelsPage
from helix_desktop.ui.settings.servers_page import ServersPage
from helix_desktop.ui.settings.settings_view import SettingsView, settings_pages
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.buttons import PaintedButton
from helix_desktop.ui.widgets.choices import Switch
from helix_desktop.ui.widgets.fields import LineField, TextArea
from tests.app.app_stage import Place
from tests.app.test_supply import KEY, Denying
from tests.tools.mcp_host.stage import hostile
from tests.ui.geometry import place_in
from tests.ui.settings.stage import Stage
from tests.ui.settings.test_servers_page import serving_of
from tests.ui.views import at_rest, shown, until

HEIGHTS = (500, 900)
Places = dict[QWidget, QRect]


class FormPlaces:
    """Where the fields and buttons of a form are in the window, each time that it is laid out."""

    def __init__(self, view: SettingsView, form: QWidget) -> None:
        self._view, self._form = view, form
        self._before = self._read()

    @classmethod
    async def of(cls, view: SettingsView, form: QWidget) -> "FormPlaces":
        """The places in a form that was just opened, once its layout is at rest."""
        await at_rest(view.bridge)
        [area] = [each for each in view.findChildren(QScrollArea) if each.isAncestorOf(form)]
        area.ensureWidgetVisible(form.findChildren(PaintedButton)[-1])
        return cls(view, form)

    def check(self) -> None:
        """The parts that were there are at the same places and have the same sizes."""
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # as before each paint
        now = self._read()
        moved = {
            part.accessibleName() or type(part).__name__: (before, now[part])
            for part, before in self._before.items()
            if part in now and now[part] != before
        }
        assert not moved, moved

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait, and check again and again meanwhile."""

        def checked() -> bool:
            self.check()
            return condition()

        await until(checked)
        self.check()

    def _read(self) -> Places:
        kinds = (LineField, TextArea, Switch, PaintedButton)
        parts = [each for kind in kinds for each in self._form.findChildren(kind)]
        return {part: place_in(part, self._view) for part in parts if part.isVisible()}


def press(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def shown_view(stage: Stage, qtbot: QtBot, height: int) -> SettingsView:
    view = SettingsView(stage.context, settings_pages(stage.context, stage.open_workspace))
    shown(qtbot, view, 1100, height)
    view.activateWindow()  # without a window manager nothing else does
    # clicks of a test do not move the pointer, and a part of the page under it counts as in use
    QCursor.setPos(view.mapToGlobal(QPoint(1, 1)))
    return view


async def models_page(view: SettingsView) -> ModelsPage:
    view.open("models")
    page = view.current
    assert isinstance(page, ModelsPage)
    await until(lambda: bool(page.own.rows) and page._looked and bool(page._states))
    return page


@pytest.mark.parametrize("height", HEIGHTS)
async def test_no_part_of_a_key_form_moves_when_the_key_is_tested_refused_saved_and_tested_again(
    place: Place, theme: Theme, qtbot: QtBot, height: int
) -> None:
    place.speech = Denying()
    async with Stage(place, theme) as stage:
        view = shown_view(stage, qtbot, height)
        page = await models_page(view)
        page.show_key("openai")
        await until(lambda: "openai" in page.editors)
        form = page.editors["openai"]
        form.field.set_text(KEY)
        places = await FormPlaces.of(view, form)
        press(form.keep)
        await places.until(lambda: not form.line.asking and "Not saved" in page.outcome.text())
        form.field.set_text("sk-a-key-that-is-right-0001")
        press(form.keep)
        await places.until(lambda: bool(place.ring.kept))
        await places.until(lambda: "Saved in" in page.outcome.text())
        await places.until(lambda: form.forget.isVisible())
        press(form.test)
        await places.until(lambda: not form.line.asking)
        press(form.ask)
        await places.until(lambda: not form.line.asking)


@pytest.mark.parametrize("height", HEIGHTS)
async def test_no_part_of_the_forms_of_models_moves_when_they_are_saved(
    stage: Stage, qtbot: QtBot, height: int
) -> None:
    view = shown_view(stage, qtbot, height)
    page = await models_page(view)
    row = page.roles.row(LlmRole.MAIN.value)
    row._arrow.click()
    role = page.bodies[LlmRole.MAIN]
    role.picker.field.line.setText("groq/nobody-knows")
    role.picker.field.changed.emit("")
    places = await FormPlaces.of(view, role)
    role.picker.field.line.setFocus()
    role.picker.field.entered.emit()
    await places.until(lambda: "Model changed" in page.outcome.text())
    press(role.test)
    await places.until(lambda: not role.line.asking)
    row._arrow.click()

    [added, figures] = page.own.rows
    added._arrow.click()
    supply = await stage.place.container.supply()
    form = added._held.itemAt(0).widget()
    form.name.set_text("mine")
    form.address.set_text("https://models.example.com/v1")
    places = await FormPlaces.of(view, form)
    press(form.add)
    await places.until(lambda: "mine added" in page.outcome.text())
    await places.until(lambda: page.endpoints.row("mine") is not None)
    added._arrow.click()

    figures._arrow.click()
    limits = figures._held.itemAt(0).widget()
    limits.model.set_text("mine/large")
    limits.window_field.set_text("64,000")
    places = await FormPlaces.of(view, limits)
    press(limits.keep)
    await places.until(lambda: supply.find("mine/large").window == 64_000)
    await places.until(lambda: "Saved" in page.outcome.text())
    limits.window_field.set_text("many")
    press(limits.keep)
    await places.until(lambda: "isn't a number" in page.outcome.text())
    press(limits.back)
    await places.until(lambda: "Reset" in page.outcome.text())


@pytest.mark.parametrize("height", HEIGHTS)
async def test_no_part_of_the_forms_of_servers_moves_when_they_are_saved(
    stage: Stage, qtbot: QtBot, height: int
) -> None:
    view = shown_view(stage, qtbot, height)
    view.open("servers")
    page = view.current
    assert isinstance(page, ServersPage)
    await serving_of(stage.open_workspace).add(hostile("Well"))
    await until(lambda: page.list.row("well") is not None)
    form_row, import_row = page.more.rows
    form_row._arrow.click()
    page.form.name.set_text("docs")
    page.form.reached.set_text('"')
    places = await FormPlaces.of(view, page.form)
    press(page.form.add)
    await places.until(lambda: "closing quote" in page.outcome.text())
    page.form.reached.set_text("/nowhere/docs")
    press(page.form.add)
    await places.until(lambda: page.list.row("docs") is not None)
    await places.until(lambda: "docs added" in page.outcome.text())
    form_row._arrow.click()

    import_row._arrow.click()
    page.importing.text.set_text('{"mcpServers": {"notes": {"command": "/nowhere/notes"}}}')
    places = await FormPlaces.of(view, page.importing)
    press(page.importing.take)
    await places.until(lambda: page.list.row("notes") is not None)
    await places.until(lambda: "Imported" in page.outcome.text())
    import_row._arrow.click()

    row = page.list.row("well")
    await until(lambda: row.source.text() == "needs review")
    row._arrow.click()
    detail = page.details["well"]
    places = await FormPlaces.of(view, detail)
    press(detail.approve)
    await places.until(lambda: row.source.text() == "running")
    press(detail.believed)
    await places.until(lambda: detail._served.server.believed)
    press(detail.read_log)
    await places.until(lambda: bool(detail.log.text()))
    press(detail.restart)
    await places.until(lambda: row.source.text() == "running")
    press(page._switches["well"])
    await places.until(lambda: row.source.text() == "off")
