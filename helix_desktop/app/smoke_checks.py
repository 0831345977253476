"""The checks of `--smoke` for store, sandbox, MCP servers, TLS, documents, and formulas.

The store's checks use the real store in a thread, with one small store that is searched, reopened,
checked, copied, and restored; its modules are imported when the check runs.
"""

import asyncio
import ssl
import sys
import time
from base64 import b64decode
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path

import msgspec

from helix_desktop.app.environment import SystemClock, code_folder, find_paths
from helix_desktop.app.json_file import replace_file
from helix_desktop.app.settings import Settings
from helix_desktop.app.smoke import Check, SmokePlace
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.cache import NewContent, Origin, SessionId, digest_of
from helix_desktop.domain.cache_filter import CacheQuery, parse_filter
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.events import (
    Ending,
    Event,
    Outcome,
    Recorded,
    SessionStarted,
    ToolReturned,
    TurnEnded,
    TurnStarted,
)
from helix_desktop.domain.formulas import Formula
from helix_desktop.domain.mcp_servers import McpServer, ServerApproval
from helix_desktop.domain.messages import image_mime
from helix_desktop.domain.ports import Transaction
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.tools.mcp_host.host_limits import ServerEnvironment
from helix_desktop.tools.pictures import fit_picture

SESSION = SessionId("0" * 15 + "1")
TEXTS = tuple(f"line {at}\nerror {at * 111} in part {at}\n".encode() * 50 for at in range(1, 9))
INDEX_SECONDS = 5.0


def _make_store(place: SmokePlace, name: str) -> Path:
    """Return a store with one session of tool calls, written and closed."""
    # lazy: LevelDB is loaded by the check that tests whether it can be
    from helix_desktop.store.workspace_store import WorkspaceStore  # noqa: PLC0415

    folder = place.scratch / f"smoke-{name}"
    folder.mkdir()
    with closing(WorkspaceStore.open_or_create(folder, place.parts.clock)) as store:
        contents = tuple(
            NewContent(text, Origin("smoke", f"{index}")) for index, text in enumerate(TEXTS)
        )
        store.commit(Transaction(SESSION, tuple(_journal_events()), contents))
    return folder


def _journal_events() -> list[Event]:
    calls = [
        ToolReturned(2.0, f"c{index}", "smoke", f"{index}", digest_of(text), len(text), Outcome.OK)
        for index, text in enumerate(TEXTS)
    ]
    return [
        SessionStarted(1.0, "smoke"),
        TurnStarted(1.0, "go"),
        *calls,
        TurnEnded(3.0, Ending.DONE),
    ]


def _check_search(place: SmokePlace) -> str:
    from helix_desktop.store.workspace_store import WorkspaceStore  # noqa: PLC0415  lazy, as above

    with closing(WorkspaceStore.open(_make_store(place, "search"), place.parts.clock)) as store:
        began = time.monotonic()
        while not store.index.catch_up(0.1).done:
            _require(time.monotonic() - began < INDEX_SECONDS, "the index does not catch up")
        seconds = time.monotonic() - began
        for query, expected in (('text:"error 333 in"', 1), (r"re:/error (111|888) /", 2)):
            count = len(store.search.find(CacheQuery(parse_filter(query, now=0.0))).entries)
            _require(count == expected, f"{query} found {count} contents, not {expected}")
    return f"{len(TEXTS)} texts indexed in {seconds * 1000:.0f} ms, found by text and by pattern"


def _check_journal(place: SmokePlace) -> str:
    from helix_desktop.store.workspace_store import WorkspaceStore  # noqa: PLC0415  lazy, as above

    folder = _make_store(place, "journal")
    with closing(WorkspaceStore.open(folder, place.parts.clock)) as store:
        items = store.journal.events(SESSION)
    same = [item.event for item in items if isinstance(item, Recorded)] == _journal_events()
    _require(same, "the events are not what was written")
    return f"{len(items)} events are there after closing and opening"


def _integrity(place: SmokePlace) -> str:
    from helix_desktop.store.maintenance import check  # noqa: PLC0415  lazy, as above

    report = check.check_store(_make_store(place, "integrity"), deep=True)
    _require(report.clean, "; ".join(map(str, report.findings)))
    return f"{report.tally.entries} contents and {report.tally.events} events are whole"


def _check_copies(place: SmokePlace) -> str:
    from helix_desktop.store.maintenance import backup, export, store_import  # noqa: PLC0415  as above

    source = _make_store(place, "copies")
    base = place.scratch
    backup.back_up(source, base / "backup")
    report = backup.restore_backup(base / "backup", base / "restored")
    _require(report.clean, "; ".join(map(str, report.findings)))
    export.export_store(source, base / "export")
    imported = store_import.import_export(base / "export", base / "imported", place.parts.clock)
    _require(not imported.unreadable, "; ".join(imported.unreadable))
    _require(imported.contents == report.tally.entries == len(TEXTS), "contents are missing")
    return f"backup and export of {imported.contents} contents came back"


def _settings(place: SmokePlace) -> str:
    """Check the settings in a separate file: the user's own are not touched."""
    file = place.scratch / "settings" / "settings.json"
    Settings(file).set("appearance", "dark")
    saved = Settings(file).text("appearance")
    _require(saved == "dark", f"set to dark, read as {saved}")
    replace_file(file, b"{")
    damaged = Settings(file)
    _require(damaged.problem is not None, "a damaged file is not noticed")
    return "kept, and a damaged file is put aside"


def _require(condition: bool, problem: str) -> None:
    if not condition:
        raise AssertionError(problem)


def _in_thread(check: Callable[[SmokePlace], str]) -> Check:
    async def run(place: SmokePlace) -> str:
        return await asyncio.to_thread(check, place)

    return run


STORE_CHECKS: dict[str, Check] = {
    "search": _in_thread(_check_search),
    "journal": _in_thread(_check_journal),
    "integrity": _in_thread(_integrity),
    "copies": _in_thread(_check_copies),
    "settings": _in_thread(_settings),
}
OFFERED = {"recall_cached_content", "recall_history", "search_history", "search_cached_content"}
_COMMAND_SECONDS = 20.0
_CONTENT = "what was read once is here for good"


class _Approvals:
    """Approvals that last for one check."""

    def __init__(self) -> None:
        self._approvals: dict[str, ServerApproval] = {}

    def approved(self, server: str) -> ServerApproval:
        return self._approvals.get(server, ServerApproval())

    def keep(self, server: str, approved: ServerApproval) -> None:
        self._approvals[server] = approved


async def check_sandbox(place: SmokePlace) -> str:
    """Run a real command; return its sandbox."""
    # lazy: as in the container, tools are loaded where they are needed
    from helix_desktop.tools.sandbox import Sandbox, SandboxCommand  # noqa: PLC0415

    folder = _create_folder(place, "boxed")
    (folder / "file").write_text("before", encoding="utf-8")
    backend = await asyncio.to_thread(place.parts.box)
    if backend.shell.lacking:
        return f"none: {backend.shell.lacking}"
    sandbox = Sandbox(backend, folder, spool=place.scratch)
    command = SandboxCommand("echo after > file; echo said", sandbox.folder)
    run = await sandbox.run(command, seconds=_COMMAND_SECONDS, on_output=lambda _output: None)
    output, content = run.output.part(0, 1_000), (folder / "file").read_text(encoding="utf-8")
    if (output, content, run.ended.code) != (b"said\n", "after\n", 0):
        raise AssertionError(f"a command said {output!r}, and ended with {run.ended.code}")
    return " ".join(filter(None, (f"{backend.kind.value}: {backend.words}", backend.remedy)))


async def check_servers(place: SmokePlace) -> str:
    """Check Helix's own server for other agents with Helix's client for MCP servers."""
    # lazy: the SDK is loaded with the first server
    from helix_desktop.tools.mcp_host.host import McpHost  # noqa: PLC0415

    supervisor = Supervisor(lambda _name, _error: None)
    home = _create_folder(place, "servers")
    environment = ServerEnvironment(place.scratch, home, _Approvals(), supervisor.spawn)
    data_folder = place.scratch / "own"
    workspace = WorkspaceList(find_paths(data_folder).workspaces, SystemClock()).for_folder(
        _create_folder(place, "served")
    )
    frozen = [] if getattr(sys, "frozen", False) else ["-m", "helix_desktop"]
    arguments = (*frozen, "--data-dir", str(data_folder), "mcp", "--workspace", workspace.id)
    host = McpHost(
        [McpServer("self", command=sys.executable, args=arguments, cwd=str(code_folder()))],
        environment,
    )
    await host.open()
    try:
        await host.approve("self", host.differences("self"))
        async with asyncio.timeout(_COMMAND_SECONDS):
            while not host.standings()[0].waiting:  # noqa: ASYNC110  a start has no event of its own
                await asyncio.sleep(0.05)
        offered = set(host.standings()[0].waiting)
    finally:
        await host.close()
        await supervisor.close(5.0)
    if not offered >= OFFERED:
        raise AssertionError(f"our server offers {', '.join(sorted(offered)) or 'nothing'}")
    return f"{len(offered)} tools for other agents"


async def check_recall(place: SmokePlace) -> str:
    """Store a content and recall it over MCP, as other agents do."""
    # lazy: as above
    from helix_desktop.app.ipc.cache_tools import make_cache_toolbox  # noqa: PLC0415
    from helix_desktop.app.ipc.server_session import McpServerSession  # noqa: PLC0415

    supervisor = Supervisor(lambda _name, _error: None)
    replies: list[bytes] = []
    store = await place.parts.store_opener(_create_folder(place, "recalled"), place.parts.clock)
    try:
        digest = await store.put(NewContent(_CONTENT.encode(), Origin("smoke", "recall")))
        tools = make_cache_toolbox(store, place.parts.clock)
        mcp_session = McpServerSession(tools, replies.append, spawn=supervisor.spawn)
        client = {"name": "smoke", "version": "1"}
        about = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": client}
        call = {"name": "recall_cached_content", "arguments": {"sha256": digest}}
        for line in (
            _line("initialize", about, id=1),
            _line("notifications/initialized", {}),
            _line("tools/call", call, id=2),
        ):
            mcp_session.hear(msgspec.json.encode(line))
        await mcp_session.settled(_COMMAND_SECONDS)
    finally:
        await supervisor.close(5.0)
        await store.close()
    if not replies or _CONTENT.encode() not in replies[-1]:
        raise AssertionError(f"{len(replies)} answers, and the content is not in the last")
    return f"{digest[:12]} came back through MCP"


def _line(method: str, params: Mapping[str, object], **more: int) -> dict[str, object]:
    return {"jsonrpc": "2.0", "method": method, "params": params, **more}


async def check_tls(_place: SmokePlace) -> str:
    """Check that a handshake can begin and that there are certificate authorities; no network."""
    # lazy: see container.http_provider_factory
    from helix_desktop.providers.http.http_client import client_hello, trust_sources  # noqa: PLC0415

    hello = await asyncio.to_thread(client_hello, "localhost")
    authorities = await asyncio.to_thread(trust_sources)
    if not authorities:
        raise AssertionError("no certificate authorities: install ca-certificates")
    return f"{ssl.OPENSSL_VERSION}, a greeting of {len(hello)} bytes, trusts {authorities}"


def _create_folder(place: SmokePlace, name: str) -> Path:
    folder = place.scratch / name
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _pictures(_place: SmokePlace) -> str:
    """Check that the decoders of pictures are here: they are loaded by name."""
    for sample in _SAMPLES:
        fitted = fit_picture(b64decode(sample), edge=64, size=4_000)
        _require(image_mime(fitted) == "image/png", "a picture is not encoded anew")
    return f"{len(_SAMPLES)} formats are decoded"


_SAMPLES = (
    "R0lGODdhAgABAIEAAAp4yAAAAAAAAAAAACwAAAAAAgABAAAIBQABAAgIADs=",
    "UklGRjwAAABXRUJQVlA4IDAAAAAQAgCdASoCAAEAAUAmJaACdLoB+AH4AAPIAP7u/5/+oLfJnnz2//r0QeIN+dkAAAA=",
)
"""Two pixels as GIF and as WebP."""

_PDF = b"""%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9]>> endobj
trailer <</Root 1 0 R>>
startxref
0
%%EOF
"""


async def _confines_programs() -> bool:
    """Return whether programs of Helix's own that read what others wrote can run here."""
    from helix_desktop.tools.sandbox import Confinement  # noqa: PLC0415  lazy: as below

    return sys.platform != "linux" or (await asyncio.to_thread(Confinement.find)).sandbox.sandboxed


async def check_documents(_place: SmokePlace) -> str:
    """Read a document in a process of its own; without a sandbox, check that it isn't read."""
    # lazy: as in the sandbox's check
    from helix_desktop.app.sessions.staged_attachments import AttachedText, read_document  # noqa: PLC0415  lazy: it loads the readers

    try:
        reading = await read_document("page.pdf", _PDF)
    except ToolError as error:
        if await _confines_programs():
            raise
        return f"none: {error}"
    if not isinstance(reading, AttachedText) or b"PDF, 1 page" not in reading.data:
        raise AssertionError(f"a document was read as {reading!r}")
    return reading.data.splitlines()[0].decode()


async def check_formulas(_place: SmokePlace) -> str:
    """Draw a formula in a process of its own; without a sandbox, check that it isn't drawn."""
    from helix_desktop.app.formula_renderer import draw_one  # noqa: PLC0415  lazy: as above

    drawing = await draw_one(Formula(r"\frac{a}{b}"))
    if drawing is None and not await _confines_programs():
        return "none: there is no sandbox to draw it in"
    if drawing is None:
        raise AssertionError("a formula is not drawn")
    return f"an outline of {len(drawing.steps)} steps"


TOOL_CHECKS: dict[str, Check] = {
    "pictures": _in_thread(_pictures),
    "sandbox": check_sandbox,
    "servers": check_servers,
    "recall": check_recall,
    "documents": check_documents,
    "formulas": check_formulas,
    "tls": check_tls,
}
