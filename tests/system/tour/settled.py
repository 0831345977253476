"""Every page of the settings, and those that are edited while they are edited."""

from collections.abc import Awaitable, Callable

from PySide6.QtWidgets import QScrollArea, QWidget

from helix_desktop.features.lab.window_policy_lab import PolicyLabPage
from helix_desktop.ui.settings.model_forms import EndpointForm
from helix_desktop.ui.settings.models_and_budgets_pages import ModelsPage
from tests.system.scenarios.stage import until
from tests.system.tour.everywhere import open_sheets
from tests.system.tour.guide import Guide


async def paging(guide: Guide) -> None:
    room = guide.application.settings
    room.open()
    for key in room.current_view.nav.rows:
        room.open(key)
        page = room.current_view.current
        if isinstance(page, ModelsPage):
            await until(lambda page=page: page._order is not None, 60)
        if isinstance(page, PolicyLabPage):
            await until(lambda page=page: page.trial_controller.edited is not None, 60)
        await guide.see(key, rest=2.0 if key == "policy" else 0.5)
    room.leave()


async def editing(guide: Guide) -> None:
    room = guide.application.settings
    room.open("policy")
    page = room.current_view.current
    page.rows["compact_percent"].field.typed.emit("60")
    page.rows["gate_tokens"].field.typed.emit("3000")
    await until(lambda: page.effect.trial_controller.edited is not None)
    await guide.see("edited", rest=1.0)
    page.draft.put("observations_percent", 20)
    page.edit_file.click()
    await guide.see("file", rest=1.0)
    for sheet in open_sheets(guide.window):
        sheet.close_sheet()
    page.discard()
    room.leave()


async def adding(guide: Guide) -> None:
    """A provider of one's own, with its options: refused first, then added."""
    room = guide.application.settings
    room.open("models")
    page = room.current_view.current
    await until(lambda: bool(page.own.rows))
    row = page.own.row("endpoint")
    row.open()
    (form,) = page.widget.findChildren(EndpointForm)
    form.name.set_text("azure")
    form.address.set_text("https://office.openai.azure.com/openai/deployments/large")
    form.variable.set_text("AZURE_OPENAI_API_KEY")
    form.more.click()
    form.headers.set_text("Host: elsewhere\nX-Team: research")
    form.query.set_text("api-version=2024-10-21")
    form.fields.set_text("temperature=0.2")
    form.key_header.set_text("api-key")
    form.pictures.setChecked(False)
    form.add.click()
    await until(lambda: bool(form.outcome.text()))
    scroll_to(form.add)
    await guide.see("refused")
    form.headers.set_text("X-Team: research")
    form.add.click()
    await until(lambda: page.endpoints.row("azure") is not None)
    added = page.endpoints.row("azure")
    assert added is not None
    scroll_to(added)
    await guide.see("added")
    form.dialect.choose("bedrock")
    form.more.click()
    form.name.set_text("bedrock")
    scroll_to(form.add)
    await guide.see("signed")
    room.leave()


def scroll_to(widget: QWidget) -> None:
    """Scroll the page until a widget is shown."""
    around = widget.parentWidget()
    while around is not None and not isinstance(around, QScrollArea):
        around = around.parentWidget()
    around.ensureWidgetVisible(widget, 0, 80)


STATIONS: dict[str, Callable[[Guide], Awaitable[None]]] = {
    "settings": paging,
    "policy": editing,
    "provider-options": adding,
}
