"""Answers a guest's requests to read or write files and run terminals, with our own tools."""

import asyncio
import json
import re
import shlex
from collections.abc import Sequence
from itertools import count

from msgspec import Struct

from helix_desktop.app.feature import ProgramPlace
from helix_desktop.app.ipc.json_rpc import (
    INTERNAL_ERROR,
    INVALID_PARAMS,
    METHOD_NOT_FOUND,
    RpcRefused,
)
from helix_desktop.app.source_formats.bounded_reading import (
    JsonObject,
    at_path,
    count_at,
    list_at,
    text_at,
)
from helix_desktop.app.source_formats.tool_names import relative_path
from helix_desktop.context.texts.tool_actions import argument_object
from helix_desktop.domain.background import COMMAND_TOOL
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError, UserAway
from helix_desktop.domain.live_events import Live, ToolCallProgressed
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.engine.call_notices import NOBODY_TO_ASK
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.features.guests.guest_calls import MAX_OPEN_QUESTIONS
from helix_desktop.tools.secrets.redactor import SecretRedactor
from helix_desktop.tools.text.exact_edits import MAX_EDITED_CHARS

MAX_TERMINALS = 16
"""Each takes some 17 open files of this process, which may have 1,024."""
MAX_ALLOWED = 1_000
"""The maximum number of allowed calls that are remembered."""
MAX_TERMINAL_BYTES = 1 << 20
"""The maximum bytes of a terminal's output that a guest is handed."""


_VARIABLE = re.compile(r"[A-Za-z_]\w*", re.ASCII)


class _Terminal(Struct):
    """A command that a guest started; `output` is there once it has ended, `tail` until then."""

    task: asyncio.Task[None]
    max_bytes: int
    tail: bytes = b""
    output: ToolOutput | None = None


class GuestRequests:
    """The requests of one turn's guest."""

    def __init__(self, session: SessionId, place: ProgramPlace, deps: SessionDeps) -> None:
        self._session, self._place, self._deps = session, place, deps
        self._terminals: dict[str, _Terminal] = {}
        self._released_tasks: set[asyncio.Task[None]] = set()
        """Commands that the guest gave up and that have not ended yet."""
        self._allowed: list[ToolCall] = []
        """The calls that the user allowed in this turn."""
        self._numbers = count(1)
        self._questions = asyncio.Semaphore(MAX_OPEN_QUESTIONS)
        self._unsubscribe = deps.base.bus.subscribe(self._take_progress)

    def allow(self, call: ToolCall) -> None:
        """Note that a call may run: what it asks for is not asked about again."""
        self._allowed = [*self._allowed[-MAX_ALLOWED:], call]

    async def close(self) -> None:
        """End the commands that still run."""
        self._unsubscribe()
        tasks = {terminal.task for terminal in self._terminals.values()} | self._released_tasks
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    async def _check(self, call: ToolCall) -> None:
        """Raise RpcRefused unless a call of our tools may run."""
        if await asyncio.to_thread(self._is_allowed, call):
            return
        async with self._questions:
            try:
                permit = await self._deps.rules.permission.permit(self._session, call)
            except UserAway as error:
                raise RpcRefused(INTERNAL_ERROR, NOBODY_TO_ASK) from error
        if not permit.allowed or permit.command:
            raise RpcRefused(INTERNAL_ERROR, permit.words or "[not run]")

    def _is_allowed(self, call: ToolCall) -> bool:
        """Whether a call does no more than one that the user allowed. Blocks."""
        wanted = argument_object(call.arguments)
        for allowed in reversed(self._allowed):
            given = argument_object(allowed.arguments)
            if call.tool == COMMAND_TOOL == allowed.tool:
                if wanted == {"folder": ".", "command": given.get("command")}:
                    return True
            elif wanted.get("path") == given.get("path"):
                if call.tool == allowed.tool and (
                    call.tool == "read_file" or wanted.get("content") == given.get("content")
                ):
                    return True
                if allowed.tool == "edit_file" and call.tool == "write_file":
                    edits = list_at(given, "edits")
                    if wanted.get("content") == self._edited(text_at(given, "path"), edits):
                        return True
        return False

    def _edited(self, path: str, edits: Sequence[object]) -> str | None:
        """Return a file's text after the edits; None if they don't fit."""
        try:
            text = self._place.text_of(path)
        except HelixError:
            return None
        for edit in edits:
            old, new = text_at(edit, "old"), text_at(edit, "new")
            if not old or old not in text:
                return None
            times = text.count(old) if at_path(edit, "all") is True else 1
            if len(text) + times * (len(new) - len(old)) > MAX_EDITED_CHARS:
                return None
            text = text.replace(old, new, times)
        return text

    async def answer(self, method: str, params: JsonObject) -> object:
        match method:
            case "fs/read_text_file":
                path = self._path(params)
                call = ToolCall(f"asked-{next(self._numbers)}", "read_file", _json({"path": path}))
                await self._check(call)
                text = await asyncio.to_thread(self._place.text_of, path)
                first, count = count_at(params, "line") or 1, count_at(params, "limit")
                if first > 1 or count:
                    lines = text.split("\n")[first - 1 :]
                    text = "\n".join(lines[:count] if count else lines)
                return {"content": text}
            case "fs/write_text_file":
                content = params.get("content")
                if not isinstance(content, str):
                    raise RpcRefused(INVALID_PARAMS, "A file's content is a text.")
                await self._run("write_file", {"path": self._path(params), "content": content})
                return {}
            case "terminal/create":
                return self._create(params)
            case "terminal/output":
                return await self._output(self._terminal(params))
            case "terminal/wait_for_exit":
                terminal = self._terminal(params)
                await asyncio.wait({terminal.task})
                return (await self._output(terminal))["exitStatus"]
            case "terminal/kill" | "terminal/release":
                terminal = self._terminal(params)
                terminal.task.cancel()
                if method == "terminal/release":
                    del self._terminals[text_at(params, "terminalId")]
                    self._released_tasks.add(terminal.task)
                    terminal.task.add_done_callback(self._released_tasks.discard)
                return {}
            case _:
                raise RpcRefused(METHOD_NOT_FOUND, f"Helix has no method {method[:80]!r}.")

    def _path(self, params: JsonObject) -> str:
        return relative_path(text_at(params, "path"), self._place.sandbox.folder)

    async def _run(self, tool: str, arguments: JsonObject, name: str = "") -> ToolOutput:
        """Run one of our tools if its call is permitted; raise RpcRefused otherwise."""
        call = ToolCall(name or f"asked-{next(self._numbers)}", tool, _json(arguments))
        await self._check(call)
        output = await self._place.tools.run(call)
        if output.failed and tool != COMMAND_TOOL:
            raise RpcRefused(INTERNAL_ERROR, output.data.decode("utf-8", "replace")[:2_000])
        return output

    def _create(self, params: JsonObject) -> JsonObject:
        if len(self._terminals) + len(self._released_tasks) >= MAX_TERMINALS:
            raise RpcRefused(INTERNAL_ERROR, "Too many terminals are open.")
        words = [text_at(params, "command"), *map(str, list_at(params, "args"))]
        # a command alone may be a whole line, as some programs send it
        line = shlex.join(words) if len(words) > 1 else words[0]
        variables = [
            f"{text_at(entry, 'name')}={shlex.quote(text_at(entry, 'value'))}"
            for entry in list_at(params, "env")
            if _VARIABLE.fullmatch(text_at(entry, "name"))
        ]
        line = " ".join((*variables, line))
        folder = self._path({"path": text_at(params, "cwd")}) if text_at(params, "cwd") else "."
        name = f"terminal-{next(self._numbers)}"

        async def run() -> None:
            arguments: JsonObject = {"command": line, "folder": folder}
            try:
                terminal.output = await self._run(COMMAND_TOOL, arguments, name)
            except RpcRefused as refused:
                text = refused.fault.message.encode("utf-8", "replace")
                terminal.output = ToolOutput(text, line, failed=True, status=126)

        task = self._deps.base.supervisor.spawn(run(), f"{name} of {self._session}")
        limit = count_at(params, "outputByteLimit") or MAX_TERMINAL_BYTES
        terminal = self._terminals[name] = _Terminal(task, min(limit, MAX_TERMINAL_BYTES))
        return {"terminalId": name}

    def _terminal(self, params: JsonObject) -> _Terminal:
        terminal = self._terminals.get(text_at(params, "terminalId"))
        if terminal is None:
            raise RpcRefused(INVALID_PARAMS, "There is no such terminal.")
        return terminal

    def _take_progress(self, event: Live) -> None:
        if (
            isinstance(event, ToolCallProgressed)
            and event.session == self._session
            and (terminal := self._terminals.get(event.call)) is not None
        ):
            terminal.tail = event.tail.encode("utf-8", "replace")

    async def _output(self, terminal: _Terminal) -> dict[str, object]:
        """Return the output, which has the last lines only while the command runs."""
        output = terminal.output
        if output is None:
            hiding = SecretRedactor(self._place.screen.find)
            data = await asyncio.to_thread(hiding.of, terminal.tail)
        else:
            data = output.data
        result: dict[str, object] = {
            "output": data[-terminal.max_bytes :].decode("utf-8", "ignore"),
            "truncated": len(data) > terminal.max_bytes
            or (output is not None and output.stream is not None),
            "exitStatus": None,
        }
        if output is not None or terminal.task.done():
            status = output.status if output is not None else None
            result["exitStatus"] = (
                {"exitCode": status} if status is not None else {"signal": "SIGKILL"}
            )
        return result


def _json(values: JsonObject) -> str:
    return json.dumps(values)
