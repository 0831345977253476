"""`helix-desktop server`: adds, imports, approves, lists, and signs in to MCP servers.

A secret is never an argument: it is read from a prompt or from standard input.
"""

import asyncio
import shlex
import sys
from argparse import Namespace
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct

from helix_desktop.app.commands.keys import read_secret
from helix_desktop.app.commands.output import CLEAN, FINDING, Say, counted
from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import Paths, make_private_folders
from helix_desktop.app.json_file import pretty_json, read_file
from helix_desktop.app.mcp_servers.server_bundle import is_bundle, read_bundle
from helix_desktop.app.mcp_servers.server_contents import ServerPrompt
from helix_desktop.app.mcp_servers.server_environment import (
    ServerPeers,
    ServerPlace,
    make_environment,
)
from helix_desktop.app.mcp_servers.server_file import ServerFile
from helix_desktop.app.mcp_servers.server_import import (
    MAX_LIST_BYTES,
    ServerListReading,
    is_install_link,
    read_server_list,
    split_secrets,
)
from helix_desktop.app.mcp_servers.server_settings import SavedServers
from helix_desktop.app.settings import CLIENT_DOCUMENT
from helix_desktop.app.workspaces.permission_files import FILE, RuleFile
from helix_desktop.app.workspaces.workspace_list import check_folder
from helix_desktop.app.workspaces.written_folders import note_written_folders
from helix_desktop.context.texts.plain_text import one_line
from helix_desktop.domain.errors import HelixError, ServerError
from helix_desktop.domain.form_questions import FieldKind, FormField, Value, parse_typed
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.mcp_servers import McpServer, ServerPhase
from helix_desktop.domain.mentions import spell_resource
from helix_desktop.domain.value import replace
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.tools.mcp_host.approvals import describe_launch, launch_digest
from helix_desktop.tools.mcp_host.host import McpHost
from helix_desktop.tools.mcp_host.host_limits import TIMEOUTS, HostTimeouts
from helix_desktop.tools.mcp_host.launch_values import launch_files

_UNAPPROVED = "needs approval"
_HOW_TO_AGREE = "Answer y in a terminal, or add --yes."


def read_word(prompt: str) -> str:
    """Read the user's answer, or return "" without a terminal."""
    if sys.stdin is None or not sys.stdin.isatty():
        return ""
    try:
        return input(prompt)
    except EOFError:
        return ""


class ServerPrompts(Struct, frozen=True):
    """The prompts for the user, and the time limits of servers; tests replace them."""

    secret: Callable[[str], str] = read_secret
    word: Callable[[str], str] = read_word
    patience: HostTimeouts = TIMEOUTS


def run_servers(options: Namespace, paths: Paths, say: Say) -> Coroutine[Any, Any, int]:
    return ServersCommand(options, paths, say).run(options)


class ServersCommand:
    """The command in one workspace."""

    def __init__(
        self,
        options: Namespace,
        paths: Paths,
        say: Say,
        *,
        parts: AppParts | None = None,
        prompts: ServerPrompts | None = None,
    ) -> None:
        """A workspace is made for a verb that adds servers."""
        make_private_folders(paths)
        container = AppContainer(paths, parts)
        workspaces = container.workspaces
        adds = options.verb == "add" or (options.verb == "import" and options.file is not None)
        chosen = workspaces.chosen(options.workspace, options.folder, create=adds)
        project_folder = check_folder(Path(chosen.folder))
        self._place = ServerPlace(chosen.id, project_folder, workspaces.home(chosen))
        note_written_folders(workspaces, project_folder)
        self._client_document = container.settings.text(CLIENT_DOCUMENT)
        self._workspace_option, self._say = options.workspace, say
        self._vault, self._prompts = container.parts.vault, prompts or ServerPrompts()
        self._plain_http = container.plain_http
        self._file = ServerFile(self._place.home)
        permissions = RuleFile(self._place.home / FILE)
        self._trusted = permissions.content.trusts(str(project_folder)) is True
        self._saved = SavedServers(
            self._place,
            self._file,
            vault=self._vault,
            trusted=lambda: self._trusted,
            plain_http=self._plain_http,
        )
        for problem in (self._file.problem, permissions.problem):
            if problem is not None:
                say(str(problem))

    async def run(self, options: Namespace) -> int:
        verbs: dict[str, Callable[[Namespace], Coroutine[Any, Any, int]]] = {
            "list": self.list,
            "add": self.add,
            "import": self.import_,
            "approve": self.approve,
            "test": self.test,
            "log": self.log,
            "sign-in": self.sign_in,
            "sign-out": self.sign_out,
            "secret": self.secret,
            "switch": self.switch,
            "remove": self.remove,
        }
        return await verbs[options.verb](options)

    async def list(self, options: Namespace) -> int:
        servers = self._file.servers()
        if options.as_json:
            rows = {
                server.name: {"on": server.on, "state": self._state(server)} for server in servers
            }
            self._say(pretty_json(rows).decode())
            return CLEAN
        for entry in servers:
            reached = one_line(show_hidden(entry.url or " ".join([entry.command, *entry.args])))
            self._say(f"{show_hidden(entry.name):20} {self._state(entry):16} {reached}")
        proposals = await self._saved.proposed()
        for proposed in proposals:
            name = show_hidden(proposed.imported.server.name)
            self._say(f"{name:20} {'proposed':16} by {proposed.file}: add it with `server import`")
        if not servers and not proposals:
            self._say("There are no MCP servers.")
        return CLEAN

    async def add(self, options: Namespace) -> int:
        """Add a server that the user typed: its launch is approved at once, its tools are not.

        It is `reached` by a command or a URL.
        """
        url = (
            options.reached[0]
            if options.reached and options.reached[0].startswith(("https://", "http://"))
            else ""
        )
        if not options.reached or (url and len(options.reached) > 1):
            raise ServerError("Enter a command or one URL.", "Nothing changed.")
        server = McpServer(
            options.name,
            "" if url else options.reached[0],
            () if url else tuple(options.reached[1:]),
            options.cwd,
            env=_parse_pairs(options.env, "="),
            url=url,
            headers=_parse_pairs(options.header, ":"),
            secrets=tuple(sorted(options.secret)),
            believed=options.believe,
            timeout=options.timeout,
        )
        self._plain_http.permit(server.url, allowed=options.allow_http)
        split_secrets(server)  # nothing is asked for a server that cannot be added
        prompt = self._prompts.secret
        secrets = {key: prompt(f"{key} for {options.name} (hidden): ") for key in options.secret}
        await self._saved.add(server, secrets)
        self._say(f"Added {show_hidden(server.name)}. Review its tools with `server approve`.")
        return CLEAN

    async def import_(self, options: Namespace) -> int:
        """Import a list, bundle, or link, or the project's proposals; all wait for approval."""
        if options.file is not None and is_bundle(Path(options.file)):
            return await self._install(Path(options.file), options.settings)
        if options.file is None:
            if not self._trusted:
                named, folder = self._workspace_option, str(self._place.folder)
                where = ("--workspace", named) if named else ("--folder", folder)
                raise ServerError(
                    "{folder} isn't trusted, so the servers that it suggests aren't read.",
                    "Trust it with `helix-desktop permission trust {where}`, or name a file.",
                    folder=folder,
                    where=shlex.join(where),
                )
            proposals = await self._saved.proposals()
            servers = tuple(proposal.imported for proposal in proposals.servers)
            problems = () if options.name else proposals.problems
            reading = ServerListReading(servers, problems)
        elif is_install_link(options.file):
            reading = read_server_list(options.file.encode("utf-8", "replace"))
        else:
            try:
                data = read_file(Path(options.file), max_bytes=MAX_LIST_BYTES)
            except OSError as error:
                raise ServerError(
                    "Can't read {file}: {reason}.", file=options.file, reason=error.strerror
                ) from error
            reading = read_server_list(data)
        unusable = list(reading.problems)
        chosen = [
            imported for imported in reading.servers if options.name in ("", imported.server.name)
        ]
        for imported in chosen:
            self._plain_http.permit(imported.server.url, allowed=options.allow_http)
        for imported in chosen:
            shown_name = show_hidden(imported.server.name)
            try:
                await self._saved.take([imported])
            except HelixError as error:  # as for a secret without a keyring
                unusable.append(f"{shown_name}: {error}")
            else:
                self._say(f"Imported {shown_name}. Review it with `server approve`.")
        for problem in unusable:
            self._say(f"not imported: {one_line(str(problem))}")
        if not chosen:
            self._say("Nothing to import.")
        return CLEAN if chosen and not unusable else FINDING

    async def _install(self, path: Path, settings: Sequence[str]) -> int:
        """Install a bundle; secrets among its settings are asked for."""
        bundle = await asyncio.to_thread(read_bundle, path)
        author = f" by {bundle.author}" if bundle.author else ""
        files = counted(bundle.files, "file", "files")
        self._say(f"{bundle.name} {bundle.version}{author}: {files}. {bundle.description}")
        texts = dict(_parse_pairs(settings, "="))
        names = {option.name for option in bundle.fields} - bundle.sensitive
        if unknown := sorted(texts.keys() - names):
            raise ServerError(
                "The bundle has no setting {name}.",
                "Settings: {known}.",
                name=repr(show_hidden(unknown[0])),
                known=", ".join(map(show_hidden, sorted(names))) or "none",
            )
        for option in bundle.fields:
            if option.required and option.name in bundle.sensitive:
                texts[option.name] = self._prompts.secret(
                    f"{show_hidden(option.title or option.name)} (hidden): "
                )
        values = {
            option.name: _typed(option, texts[option.name])
            for option in bundle.fields
            if option.name in texts
        }
        name = await self._saved.install(bundle, values)
        await self._saved.remove_old_bundles(name)
        self._say(f"Imported {name}. Review it with `server approve`.")
        return CLEAN

    async def remove(self, options: Namespace) -> int:
        await self._saved.remove(options.name)
        self._say(f"Removed {show_hidden(options.name)}.")
        return CLEAN

    async def switch(self, options: Namespace) -> int:
        """Change settings without a new approval: on, trust in its hints, timeout."""
        server = self._file.find(options.name)
        answers = {"on": options.on, "believed": options.believed}
        changes = {field: value == "yes" for field, value in answers.items() if value is not None}
        if options.timeout is not None:
            server = replace(server, timeout=options.timeout)
        self._file.put(replace(server, **changes))
        state = self._state(self._file.find(server.name))
        words = state if state == _UNAPPROVED else f"is {state.replace(', ', ', with ')}"
        self._say(f"{show_hidden(server.name)} {words}.")
        return CLEAN

    async def secret(self, options: Namespace) -> int:
        """Ask for the `secret` of a server, a variable or a header."""
        server = self._file.find(options.name)
        await self._saved.keep_secret(
            server.name, options.secret, self._prompts.secret(f"{options.secret}: ")
        )
        self._say(f"{options.secret} saved in the keyring.")
        return CLEAN

    async def approve(self, options: Namespace) -> int:
        """Show a server in full, its launch and then each tool, before asking for approval."""
        async with self._host(options.name) as (host, server):
            launch = host.differences(server.name)
            if launch:
                self._say(describe_launch(server, host.files(server.name)))
                if not self._is_agreed("Start this server?", yes=options.yes):
                    self._say(f"The start command isn't approved. {_HOW_TO_AGREE}")
                    return FINDING
                await host.approve(server.name, launch)
            await self._start(host, server)
            differences = host.differences(server.name)
            for difference in differences:
                self._say(f"-- {difference.subject}")
                for line in difference.diff.split("\n")[2:]:
                    if not line.startswith("@@"):
                        self._say(f"   {line}")
            if differences and not self._is_agreed("Approve these tools?", yes=options.yes):
                self._say(f"The tools aren't approved. {_HOW_TO_AGREE}")
                return FINDING
            if not await host.approve(server.name, differences):
                self._say("The server changed in the meantime. Nothing was approved.")
                return FINDING
            self._say(f"Approved {counted(len(host.tools()), 'tool', 'tools')}.")
            return CLEAN

    async def test(self, options: Namespace) -> int:
        """Start the server and list its tools, prompts, and resources; approve nothing."""
        async with self._host(options.name) as (host, server):
            if host.differences(server.name):
                self._say("The start command isn't approved. Review it with `server approve`.")
                return FINDING
            await self._start(host, server)
            for line in host.instructions(server.name).splitlines():
                self._say(f"instructions: {line}")
            for tool in host.tools():
                self._say(f"{tool.spec.name}")
            for prefix, prompts in host.prompts().items():
                for prompt in prompts:
                    named = ServerPrompt(prefix, prompt)
                    self._say(f"/{named.name} {named.hint}".rstrip())
            for prefix, resources in host.resources().items():
                for resource in resources:
                    self._say(show_hidden(spell_resource(prefix, resource.uri)))
            waiting = host.standings()[0].waiting
            for tool_name in waiting:
                self._say(f"{show_hidden(tool_name)} (needs approval)")
            return FINDING if waiting else CLEAN

    async def sign_in(self, options: Namespace) -> int:
        """Show the address of the sign-in, and wait for the browser's return."""

        async def show(address: str) -> bool:
            self._say(f"Open this address in a browser on this computer:\n{address}")
            return True

        async with self._host(options.name) as (host, server):
            await host.sign_in(server.name, show)
            self._say(f"Signed in to {show_hidden(server.name)}.")
            return CLEAN

    async def sign_out(self, options: Namespace) -> int:
        async with self._host(options.name) as (host, server):
            await host.sign_out(server.name)
            self._say(f"Signed out of {show_hidden(server.name)}.")
            return CLEAN

    async def log(self, options: Namespace) -> int:
        server = self._file.find(options.name)
        lines = (await self._saved.log(server.name)).splitlines()
        for line in lines or ["No output yet."]:
            self._say(line)
        return CLEAN

    @asynccontextmanager
    async def _host(self, name: str) -> AsyncIterator[tuple[McpHost, McpServer]]:
        """Yield a host for this one server, which is closed in any case."""
        server = replace(self._file.find(name), on=True)
        supervisor = Supervisor(lambda name, error: self._say(f"{name}: {error}"))
        environment = make_environment(
            self._place,
            self._file,
            spawn=supervisor.spawn,
            vault=self._vault,
            peers=ServerPeers(
                patience=self._prompts.patience, client_document=self._client_document
            ),
        )
        host = McpHost((server,), environment)
        await host.look_at_files()
        try:
            yield host, server
        finally:
            await host.close()
            await supervisor.close()

    async def _start(self, host: McpHost, server: McpServer) -> None:
        await host.open()
        await host.settled(self._prompts.patience.start + self._prompts.patience.listing)
        status = host.standings()[0]
        if status.phase is not ServerPhase.READY:
            name = show_hidden(server.name)
            raise ServerError(
                "{name} is {phase}: {reason}",
                name=name,
                phase=status.phase.value,
                reason=status.reason,
            )

    def _is_agreed(self, question: str, *, yes: bool) -> bool:
        return yes or self._prompts.word(f"{question} [y/N] ").strip().lower() == "y"

    def _state(self, server: McpServer) -> str:
        if not server.on:
            return "off"
        approved = self._file.approved(server.name)
        files = launch_files(server, self._place.folder)
        if approved.launch != launch_digest(server, files) or not approved.tools:
            return _UNAPPROVED
        return f"on, {counted(len(approved.tools), 'tool', 'tools')}"


def _typed(option: FormField, text: str) -> Value | None:
    if option.kind is FieldKind.YES_NO:
        known = {"yes": True, "true": True, "no": False, "false": False}
        return known.get(text.lower(), text)
    return parse_typed(option, text)


def _parse_pairs(texts: Sequence[str], sign: str) -> tuple[tuple[str, str], ...]:
    pairs = []
    for pair in texts:
        name, separator, value = pair.partition(sign)
        if not separator or not name.strip():
            raise ServerError(
                "{given} is not NAME{sign}VALUE.",
                "Nothing changed.",
                given=repr(show_hidden(pair)),
                sign=sign,
            )
        pairs.append((name.strip(), value.strip()))
    return tuple(sorted(pairs))
