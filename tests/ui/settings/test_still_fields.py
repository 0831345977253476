"""No field or button of a settings form moves when something is saved or tested."""

from collections.abc import Callable
from itertools import cycle

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.domain.llm import LlmRole
from helix_desktop.ui.settings.models_and_budgets_pages import ModelsPage
from helix_desktop.ui.settings.settings_view import SettingsView, settings_pages
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.fields import LineField, TextArea
from tests.app.app_stage import Place
from tests.app.test_supply import KEY, Denying
from tests.tools.mcp_host.stage import hostile
from tests.ui.geometry import place_in
from tests.ui.settings.stage import Stage
from tests.ui.settings.test_servers_page import serving_of
from tests.ui.views import at_rest, shown
from tests.waiting import until

TESTED = ("models", "servers", "budgets", "permissions", "sandbox")
HEIGHTS = (500, 900)
POINTERS = ("button", "field", "elsewhere")
"""Where the pointer rests while a button is pressed."""
Places = dict[QWidget, QRect]
in_each_view = pytest.mark.parametrize(
    ("height", "pointer"), list(zip(cycle(HEIGHTS), POINTERS, strict=False))
)


class FormPlaces:
    """Where the fields and buttons of a form are in the window, each time that it is laid out."""

    def __init__(self, view: SettingsView, form: QWidget, pointer: str) -> None:
        self._view, self._form, self._pointer = view, form, pointer
        self._before = self._read()

    @classmethod
    async def of(cls, view: SettingsView, form: QWidget, pointer: str) -> "FormPlaces":
        """The places in a form that was just opened, once its layout is at rest."""
        await at_rest(view.bridge)
        [area] = [child for child in view.findChildren(QScrollArea) if child.isAncestorOf(form)]
        area.ensureWidgetVisible(form.findChildren(QAbstractButton)[-1])
        return cls(view, form, pointer)

    def press(self, button: QWidget) -> None:
        place = self._view.mapToGlobal(QPoint(1, 1))
        if self._pointer == "button":
            place = button.mapToGlobal(button.rect().center())
        elif self._pointer == "field" and (fields := self._form.findChildren(LineField)):
            place = fields[0].mapToGlobal(fields[0].rect().center())
        QCursor.setPos(place)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

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
        kinds = (LineField, TextArea, QAbstractButton)
        parts = [child for kind in kinds for child in self._form.findChildren(kind)]
        return {part: place_in(part, self._view) for part in parts if part.isVisible()}


def shown_view(stage: Stage, qtbot: QtBot, height: int) -> SettingsView:
    pages = settings_pages(stage.context, stage.open_workspace)
    view = SettingsView(stage.context, {key: make for key, make in pages.items() if key in TESTED})
    shown(qtbot, view, 1100, height)
    view.activateWindow()  # without a window manager nothing else does
    return view


def by_name(form: QWidget, name: str) -> QAbstractButton:
    buttons = form.findChildren(QAbstractButton)
    return next(button for button in buttons if button.accessibleName() == name)


async def models_page(view: SettingsView) -> ModelsPage:
    view.open("models")
    page = view.current
    await until(lambda: bool(page.own.rows) and page._looked and bool(page._states))
    return page


@in_each_view
async def test_no_part_of_a_key_form_moves_when_the_key_is_tested_refused_saved_and_tested_again(
    place: Place, theme: Theme, qtbot: QtBot, height: int, pointer: str
) -> None:
    place.provider_factory = Denying()
    async with Stage(place, theme) as stage:
        view = shown_view(stage, qtbot, height)
        page = await models_page(view)
        page.show_key("openai")
        await until(lambda: page.endpoints.row("openai") is not None)
        await until(lambda: page.endpoints.row("openai").content is not None)
        form = page.endpoints.row("openai").content
        form.field.set_text(KEY)
        places = await FormPlaces.of(view, form, pointer)
        places.press(form.keep)
        await places.until(lambda: not form.line.asking and "Not saved" in page.outcome.text())
        form.field.set_text("sk-a-key-that-is-right-0001")
        places.press(form.keep)
        await places.until(lambda: bool(place.ring.secrets))
        await places.until(lambda: "Saved in" in page.outcome.text())
        await places.until(lambda: form.forget.isVisible())
        places.press(form.test)
        await places.until(lambda: not form.line.asking)
        places.press(form.ask)
        await places.until(lambda: not form.line.asking)


@in_each_view
async def test_no_part_of_the_forms_of_models_moves_when_they_are_saved(
    stage: Stage, qtbot: QtBot, height: int, pointer: str
) -> None:
    view = shown_view(stage, qtbot, height)
    page = await models_page(view)
    row = page.roles.row(LlmRole.MAIN.value)
    row._arrow.click()
    role = page.roles.row("main").content
    role.field.line.setText("groq/nobody-knows")
    role.field.changed.emit("")
    places = await FormPlaces.of(view, role, pointer)
    role.field.line.setFocus()
    role.field.entered.emit()
    await places.until(lambda: "Model changed" in page.outcome.text())
    places.press(role.test)
    await places.until(lambda: not role.line.asking)
    row._arrow.click()

    [added, figures] = page.own.rows
    added._arrow.click()
    supply = await stage.place.container.model_settings()
    form = added._content.itemAt(0).widget()
    form.name.set_text("mine")
    form.address.set_text("https://models.example.com/v1")
    places = await FormPlaces.of(view, form, pointer)
    places.press(form.add)
    await places.until(lambda: "mine added" in page.outcome.text())
    await places.until(lambda: page.endpoints.row("mine") is not None)
    added._arrow.click()

    figures._arrow.click()
    limits = figures._content.itemAt(0).widget()
    limits.model.set_text("mine/large")
    limits.window_field.set_text("64,000")
    places = await FormPlaces.of(view, limits, pointer)
    places.press(limits.keep)
    await places.until(lambda: supply.find("mine/large").window == 64_000)
    await places.until(lambda: "Saved" in page.outcome.text())
    limits.window_field.set_text("many")
    places.press(limits.keep)
    await places.until(lambda: "isn't a number" in page.outcome.text())
    places.press(limits.back)
    await places.until(lambda: "Reset" in page.outcome.text())


@in_each_view
async def test_no_part_of_the_forms_of_servers_moves_when_they_are_saved(
    stage: Stage, qtbot: QtBot, height: int, pointer: str
) -> None:
    view = shown_view(stage, qtbot, height)
    view.open("servers")
    page = view.current
    await serving_of(stage.open_workspace).add(hostile("Well"))
    await until(lambda: page.list.row("well") is not None)
    form_row, import_row = page.more.rows
    form_row._arrow.click()
    page.form.name.set_text("docs")
    page.form.reached.set_text('"')
    places = await FormPlaces.of(view, page.form, pointer)
    places.press(page.form.add)
    await places.until(lambda: "closing quote" in page.outcome.text())
    page.form.reached.set_text("/nowhere/docs")
    places.press(page.form.add)
    await places.until(lambda: page.list.row("docs") is not None)
    await places.until(lambda: "docs added" in page.outcome.text())
    form_row._arrow.click()

    import_row._arrow.click()
    page.importing.text.set_text('{"mcpServers": {"notes": {"command": "/nowhere/notes"}}}')
    places = await FormPlaces.of(view, page.importing, pointer)
    places.press(page.importing.take)
    await places.until(lambda: page.list.row("notes") is not None)
    await places.until(lambda: "Imported" in page.outcome.text())
    import_row._arrow.click()

    row = page.list.row("well")
    await until(lambda: row.source.text() == "needs review")
    row._arrow.click()
    detail = page.list.row("well").content
    places = await FormPlaces.of(view, detail, pointer)
    places.press(detail.approve)
    await places.until(lambda: row.source.text() == "running")
    places.press(detail.believed)
    await places.until(lambda: detail._served.server.believed)
    places.press(detail.read_log)
    await places.until(lambda: bool(detail.log.text()))
    places.press(detail.restart)
    await at_rest(view.bridge)
    await places.until(lambda: row.source.text() == "running")
    places.press(page._switches["well"])
    await places.until(lambda: row.source.text() == "off")
    await at_rest(view.bridge)


@in_each_view
async def test_no_field_of_the_budgets_moves_when_a_limit_is_saved_refused_and_removed(
    stage: Stage, qtbot: QtBot, height: int, pointer: str
) -> None:
    view = shown_view(stage, qtbot, height)
    view.open("budgets")
    page = view.current
    places = await FormPlaces.of(view, page.widget, pointer)
    field = page.fields["workspace", "stop_dollars"]
    for typed, outcome in (("7", "Takes effect"), ("much", "Enter a number"), ("", "Takes effect")):
        places.press(field.line)
        field.line.setText(typed)
        QTest.keyClick(field.line, Qt.Key.Key_Return)
        await places.until(lambda words=outcome: words in page.outcome.text())
    await at_rest(view.bridge)
    places.check()


@in_each_view
async def test_no_field_of_the_permissions_moves_when_a_host_or_trust_is_given_and_taken(
    stage: Stage, qtbot: QtBot, height: int, pointer: str
) -> None:
    view = shown_view(stage, qtbot, height)
    view.open("permissions")
    page = view.current
    await at_rest(view.bridge)
    [web] = [group for group in page.column.groups if group.isAncestorOf(page.host)]
    places = await FormPlaces.of(view, web, pointer)
    add = by_name(page.widget, "Add: Private hosts")
    page.host.set_text("intranet.example:8443")
    places.press(add)
    await places.until(lambda: page.hosts.row("intranet.example:8443") is not None)
    places.press(page.fetch)
    await places.until(lambda: "Takes effect" in page.outcome.text())
    places.press(page.trust)
    await places.until(lambda: "trusted" in page.outcome.text())
    places.press(by_name(page.widget, "Remove: intranet.example:8443"))
    await places.until(lambda: page.hosts.row("intranet.example:8443") is None)


@in_each_view
async def test_the_pressed_field_of_the_sandbox_stays_when_a_host_or_a_folder_is_added(
    stage: Stage, qtbot: QtBot, height: int, pointer: str
) -> None:
    view = shown_view(stage, qtbot, height)
    await stage.open_workspace.permissions.trust(True)
    view.open("sandbox")
    page = view.current
    await at_rest(view.bridge)
    row = page.host.parentWidget()
    places = await FormPlaces.of(view, row, pointer)
    page.host.set_text("packages.example.com")
    places.press(by_name(page.widget, "Add: Host"))
    await places.until(lambda: page.hosts.row("packages.example.com") is not None)
    row = page.folder.parentWidget()
    places = await FormPlaces.of(view, row, pointer)
    page.folder.set_text("/usr/share/doc")
    places.press(by_name(page.widget, "Add: Folder"))
    await places.until(lambda: page.reading.row("/usr/share/doc") is not None)


async def test_a_page_scrolled_to_its_end_stays_when_the_result_below_it_goes(
    stage: Stage, qtbot: QtBot
) -> None:
    view = shown_view(stage, qtbot, 500)
    page = await models_page(view)
    page.outcome.say("A result. " * 60)
    await at_rest(view.bridge)
    [area] = [child for child in view.findChildren(QScrollArea) if child.isAncestorOf(page.widget)]
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    places = FormPlaces(view, page.widget, "elsewhere")
    page.outcome.say("")
    await at_rest(view.bridge)
    places.check()


async def test_a_search_shows_a_scrolled_page_from_its_top(stage: Stage, qtbot: QtBot) -> None:
    view = shown_view(stage, qtbot, 500)
    page = await models_page(view)
    [area] = [child for child in view.findChildren(QScrollArea) if child.isAncestorOf(page.widget)]
    await at_rest(view.bridge)
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    view.nav.search.line.setText("main")
    await at_rest(view.bridge)
    assert place_in(page.roles.row(LlmRole.MAIN.value), area.viewport()).top() >= 0
