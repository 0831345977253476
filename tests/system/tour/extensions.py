"""What a user brings along: hooks, the memory, servers as bundles, sessions of other programs."""

import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from helix_desktop.domain.mcp_servers import ServerPhase
from helix_desktop.domain.memory import MemoryChange
from helix_desktop.domain.permission import PermissionReply
from helix_desktop.features.hooks.window_page import HooksPage
from helix_desktop.features.hooks.workspace_hooks import WorkspaceHooks
from helix_desktop.features.lab.window_session_import import ImportDialog
from helix_desktop.features.memory.window_page import MemoryPage
from helix_desktop.features.memory.workspace_memory import WorkspaceMemory
from helix_desktop.ui.settings.form_rows import SettingsGroup
from helix_desktop.ui.settings.servers_page import ServersPage
from helix_desktop.ui.settings.settings_page import WorkspaceSettingsPage
from tests.features.lab import transcripts
from tests.system.peers.bundles import packed
from tests.system.scenarios.stage import until
from tests.system.tour.guide import Guide
from tests.system.tour.practice_models import LOOK_UP, WORK
from tests.system.tour.settled import scroll_to

P = TypeVar("P", bound=WorkspaceSettingsPage)

HOOKS = {
    "PreToolUse": [
        {
            "matcher": "shell",
            "hooks": [{"command": "bash tools/check-amounts.sh --strict"}, {"type": "http"}],
        }
    ],
    "PostToolUse": [{"matcher": "edit_file|write_file", "hooks": [{"command": "make format"}]}],
    "Stop": [{"hooks": [{"command": "make test >/tmp/ledger-tests.log 2>&1 " + "-k cents " * 30}]}],
}
FACTS = (
    "Amounts are whole cents; `book` writes both sides or none.",
    "Run the tests with `make test`; they need no network.",
    "The shop at the harbour closes its till at six, the others at eight, except in December, when "
    "all of them are open until nine; bookings after that belong to the next day.",
)

LINK = "vscode:mcp/install?%7B%22name%22%3A%22docs%22%2C%22command%22%3A%22npx%22%7D"


async def hooks(guide: Guide) -> None:
    """Hooks of the project that wait, one that is approved, one that changed since."""
    folder = Path(guide.open_workspace.workspace.folder)
    (folder / ".helix").mkdir(exist_ok=True)
    (folder / "tools").mkdir(exist_ok=True)
    script = folder / "tools" / "check-amounts.sh"
    script.write_text("grep -R 'float(' src && exit 2\nexit 0\n", encoding="utf-8")
    (folder / ".helix/hooks.json").write_text(json.dumps({"hooks": HOOKS}), encoding="utf-8")
    await guide.fresh()
    page = _page(guide, "hooks", HooksPage)
    await until(lambda: bool(page.hooks))
    await guide.see("waiting")
    check, form = page.project.keys()[0], page.project.keys()[2]
    _open(page.project, check)
    await guide.see("detail")
    page.project.row(check).content.approve.click()
    _open(page.project, form)
    page.project.row(form).content.approve.click()
    await until(lambda: sum(hook.approved for hook in page.hooks.values()) == 2)
    script.write_text("grep -R 'float(' src tests && exit 2\nexit 0\n", encoding="utf-8")
    page.refresh()
    await until(lambda: any(hook.diff for hook in page.hooks.values()))
    changed = next(key for key, hook in page.hooks.items() if hook.diff)
    _open(page.project, changed)
    await guide.see("changed")
    guide.application.settings.leave()


async def searches(guide: Guide) -> None:
    """Web searches of a reply, a change of the memory, and an approved hook at an edit."""
    await guide.fresh()
    await guide.say(LOOK_UP)
    await guide.wait_for_question()
    await guide.see("remember")
    guide.answer(PermissionReply.ONCE)
    await guide.over()
    await guide.see("kept")
    folder = Path(guide.open_workspace.workspace.folder)
    (folder / ".helix").mkdir(exist_ok=True)
    late = {"matcher": "edit_file", "hooks": [{"command": "echo Format: 2 lines; exit 3"}]}
    declared = {"PreToolUse": [{"hooks": [{"command": "true"}]}], "PostToolUse": [late]}
    (folder / ".helix/hooks.json").write_text(json.dumps({"hooks": declared}), encoding="utf-8")
    for hook in await guide.open_workspace.services[WorkspaceHooks].listed():
        if hook.waits:
            await guide.open_workspace.services[WorkspaceHooks].approve(hook)
    await guide.fresh()
    await guide.say(WORK)
    await guide.wait_for_question()
    guide.answer(PermissionReply.ONCE)
    await guide.over()
    await guide.see("hooks")
    view, model = guide.workspace_view.chat.view, guide.workspace_view.transcript
    rows = [model.row(at) for at in range(model.rowCount())]
    view.show_row(next(at for at, row in enumerate(rows) if row.hooks and row.tool == "edit_file"))
    await guide.see("hook-lines")


async def memory(guide: Guide) -> None:
    """Lines of the user and of the agent, one that was undone, and the versions."""
    await guide.fresh()
    workspace = guide.open_workspace
    session = (await workspace.sessions.all())[0].id
    memory = workspace.services[WorkspaceMemory]
    await memory.edit(MemoryChange([FACTS[0]]))
    await memory.remember(session, MemoryChange([*FACTS[1:]], reason="They asked twice"))
    first = next(line for line in memory.memory.current if line.text == FACTS[0])
    await memory.edit(MemoryChange(remove=[first.id]))
    page = _page(guide, "memory", MemoryPage)
    await until(lambda: len(page.lines.keys()) >= 2)
    await guide.see("lines")
    _open(page.lines, page.lines.keys()[1])
    _open(page.versions, page.versions.keys()[1])
    await guide.see("opened")
    scroll_to(page.versions.row(page.versions.keys()[-1]))
    await guide.see("versions")
    guide.application.settings.leave()


async def bundle(guide: Guide) -> None:
    """A bundle of a server with its settings, then a list from an install link."""
    page = _page(guide, "servers", ServersPage)
    await until(lambda: bool(page.more.keys()))
    _open(page.more, "import")
    file = packed(Path(guide.open_workspace.workspace.folder).parent / "library.mcpb")
    page.importing.read_file(file)
    await until(lambda: page.importing.bundle is not None)
    await guide.see("settings")
    page.importing.install.click()
    await guide.see("missing")
    page.importing.rows[0].line.setText("secret")
    page.importing.install.click()
    await until(lambda: bool(page.list.keys()))
    await guide.see("installed")
    _open(page.list, page.list.keys()[0])
    await guide.see("detail")
    name = page.list.keys()[0]
    page.list.row(name).content.approve.click()
    await until(lambda: page.served[name].phase is ServerPhase.READY)
    await guide.see("started")
    page.importing.text.set_text(LINK)
    page.importing._on_text()
    await guide.see("link")
    page.importing.text.set_text("")
    guide.application.settings.leave()
    await _mentions(guide)


async def _mentions(guide: Guide) -> None:
    """Resources and prompts of a server while they are typed."""
    await guide.fresh()
    servers = guide.open_workspace.slash_commands.servers
    await until(lambda: bool(servers.prompts and servers.servers("")))
    for text, what in (
        ("read @libr", "server"),
        ("read @library:", "resources"),
        ("/rev", "prompt"),
        ("/library:review ", "argument"),
    ):
        guide.type(text)
        await guide.see(what)
    guide.type("")


async def importing(guide: Guide) -> None:
    """Sessions of other programs in this folder, and what one of them has."""
    await guide.fresh()
    folder = guide.open_workspace.workspace.folder
    name = re.sub(r"[^A-Za-z0-9]", "-", folder)
    place = Path.home() / ".claude" / "projects" / name
    place.mkdir(parents=True, exist_ok=True)
    text = transcripts.claude_code().replace(b"/srv/ada/project", folder.encode())
    for number in range(3):
        name = text.replace(b"session-1", f"session-{number}".encode())
        (place / f"session-{number}.jsonl").write_bytes(name + b"oops\n" * number)
    guide.workspace_view.action_registry.run("session.import")
    (dialog,) = guide.window.findChildren(ImportDialog)
    await until(lambda: bool(dialog.list.items))
    await guide.see("list")
    dialog.list.chosen.emit("1")
    await until(dialog.yes.isEnabled)
    await guide.see("preview")
    dialog.yes.click()
    await guide.sheet()
    await until(lambda: bool(guide.workspace_view.session))
    await guide.see("imported", rest=1.0)
    await guide.close_sheets()
    await guide.see("session")


def _page(guide: Guide, key: str, kind: type[P]) -> P:
    room = guide.application.settings
    room.open(key)
    page = room.current_view.current
    assert isinstance(page, kind)
    return page


def _open(group: SettingsGroup, key: str) -> None:
    row = group.row(key)
    row.open()


STATIONS: dict[str, Callable[[Guide], Awaitable[None]]] = {
    "hooks": hooks,
    "searches": searches,
    "memory": memory,
    "bundle": bundle,
    "import": importing,
}
