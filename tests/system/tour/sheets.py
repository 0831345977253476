"""What lies over the window: palette, shortcuts, forms, questions; and two workspaces at work."""

from collections.abc import Awaitable, Callable

from helix_desktop.domain.permission import PermissionReply
from tests.system.scenarios.stage import open_and_quiet, until
from tests.system.tour.guide import Guide

SLOW = "run touch build.log; for i in 1 2 3 4 5 6 7 8 9; do echo line $i; sleep 0.5; done"


async def searching(guide: Guide) -> None:
    guide.page("chat")
    palette = guide.application.palette_controller.palette
    compact = guide.workspace_view.action_registry.find("timeline.compact")
    for text, what in (
        (f">{compact.words[:4].lower()}", "actions"),
        ("ledger", "everything"),
        ("zzqx", "nothing"),
    ):
        guide.application.palette_controller.open_palette()
        palette.field.clear()
        palette.field.insert(text)  # QTest has no keys for most letters
        await guide.see(what, rest=0.6)
        palette.close_sheet()


async def asking(guide: Guide) -> None:
    guide.page("chat")
    for action, what in (
        ("app.keys", "shortcuts"),
        ("session.rename", "rename"),
        ("workspace.delete", "delete"),
        ("workspace.new", "new-workspace"),
    ):
        guide.workspace_view.action_registry.run(action)
        await guide.sheet()
        await guide.see(what, rest=0.5)
        await guide.close_sheets()


async def side_by_side(guide: Guide) -> None:
    """One workspace waits for the user, the other runs; then the window is to be closed."""
    first = guide.workspace_view
    await guide.fresh()
    await guide.say(SLOW)
    await guide.wait_for_question()
    guide.application.window.choose_folder(str(guide.other))
    await until(lambda: guide.workspace_view is not first)
    await until(lambda: open_and_quiet(guide.application))
    await guide.fresh()
    await guide.say(SLOW)
    await guide.wait_for_question()
    guide.answer(PermissionReply.ONCE)
    await guide.see("sidebar", rest=0.8)
    guide.window.close()
    await guide.sheet()
    await guide.see("closing")
    await guide.close_sheets()
    await guide.open_workspace.sessions.stop(guide.workspace_view.session)
    await guide.over()
    open_workspace = first.open_workspace
    await open_workspace.sessions.stop(first.session)
    guide.application.window.choose_workspace(open_workspace.workspace.id)
    await until(lambda: guide.workspace_view is first)


STATIONS: dict[str, Callable[[Guide], Awaitable[None]]] = {
    "palette": searching,
    "sheets": asking,
    "two-workspaces": side_by_side,
}
