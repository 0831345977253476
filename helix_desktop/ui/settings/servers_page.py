"""The settings page MCP servers: state, approval, tools, adding, importing, signing in, log.

A server that fails or never answers is shown as such; the page waits for no server.
"""

import asyncio
import json
import shlex
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from itertools import islice
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from helix_desktop.app.json_file import read_file
from helix_desktop.app.mcp_servers.server_bundle import ServerBundle, is_bundle, read_bundle
from helix_desktop.app.mcp_servers.server_import import (
    MAX_LIST_BYTES,
    ProposedServer,
    ServerListReading,
)
from helix_desktop.app.mcp_servers.server_settings import ConfiguredServer, ServerSettings
from helix_desktop.app.sessions.open_sessions import OpenSessions
from helix_desktop.app.workspaces.workspace_settings import WorkspaceSettings
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.live_events import Live, ServersChanged
from helix_desktop.domain.mcp_servers import (
    CALL_SECONDS,
    READ_ONLY,
    ApprovalDiff,
    McpServer,
    OfferedTool,
    ServerPhase,
)
from helix_desktop.domain.value import replace
from helix_desktop.ui.chat.cards.form_card import FormFieldRow
from helix_desktop.ui.event_bridge import shielded
from helix_desktop.ui.settings.form_rows import (
    SettingRow,
    ValueSource,
    below,
    captioned,
    in_line,
    named_switch,
)
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.settings.settings_page import (
    Work,
    WorkspaceSettingsPage,
)
from helix_desktop.ui.text.formatting import (
    count_text,
    dotted_text,
    error_text,
    plural,
    retold,
    size_text,
    tr,
)
from helix_desktop.ui.text.safe_text import (
    bounded_text,
    breakable_text,
    check_link,
    label_line,
    one_line,
)
from helix_desktop.ui.widgets.accessibility import copy_text
from helix_desktop.ui.widgets.controls import ConfirmButton, set_words, switch_button
from helix_desktop.ui.widgets.dialogs import OpenLinkDialog, ask_for_file
from helix_desktop.ui.widgets.fields import LineField, TextArea
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import (
    STRETCH,
    aligned,
    column_of,
    drop_widget,
    grow,
    insert_tab_after,
    last_tab_in,
    row_of,
)

EXAMPLE_CONFIG = '{"mcpServers": {"docs": {"command": "npx", "args": ["-y", "@example/docs"]}}}'
MAX_LISTED_TOOLS = 60
"""Tools that are listed; the full text below has all of them."""
MAX_LISTED_ARGUMENTS = 20
MAX_DESCRIPTION_CHARS = 600
DIFF_HEIGHT, LOG_HEIGHT, INSTRUCTIONS_HEIGHT, TIMEOUT_WIDTH = 220, 160, 120, 96
MAX_DIFF_CHARS = 400_000
"""Most characters of differences shown at once; longer ones cannot be approved here."""


def server_text(served: ConfiguredServer) -> tuple[str, str]:
    """Return the line below a server's name, and its tone."""
    if served.phase is ServerPhase.UNAPPROVED:
        return tr("Not started: review its start command first"), "warn"
    if served.phase is ServerPhase.SIGN_IN:
        return tr("Wants you to sign in, or a token as its header Authorization"), "warn"
    if served.phase is ServerPhase.FAILING:
        failure_text = label_line(retold(served.reason), 300).rstrip(". ") or tr(
            "Stopped unexpectedly"
        )
        if served.next_try is None:
            return tr("{0} · restarts on next call").format(failure_text), "bad"
        return tr("{0} · retrying in {1} s").format(failure_text, round(served.next_try)), "bad"
    if served.phase is ServerPhase.STARTING and served.reason:
        return tr("No answer yet · {0}").format(label_line(retold(served.reason), 300)), "warn"
    count = len(served.tools)
    tools_text = plural(count, "{0} tool", "{0} tools") if count else tr("no tools yet")
    if served.waiting:
        return plural(
            len(served.waiting), "{1}; {0} needs review", "{1}; {0} need review", tools_text
        ), "warn"
    texts = [tools_text, server_address(served.server)]
    if served.prompts:
        texts.insert(1, plural(served.prompts, "{0} prompt", "{0} prompts"))
    if served.resources:
        texts.insert(1, plural(served.resources, "{0} resource", "{0} resources"))
    return dotted_text(*texts), "mut"


def server_address(server: McpServer) -> str:
    """Return a server's address or command on one line, with hidden characters spelled out."""
    return one_line(server.url or " ".join((server.command, *server.args)), 300)


class ServerAddForm(QWidget):
    """A form with a name, a command or an address, and variables; keys go to the keyring."""

    def __init__(self, page: "ServersPage") -> None:
        super().__init__()
        self._page = page
        self.name = LineField(tr("Name"), hint="docs")
        hint = tr("npx -y @example/docs   or   https://example.com/mcp")
        self.reached = LineField(tr("Command or URL"), hint=hint)
        hint = tr("NAME=value, one per line (for a URL: Header: value)")
        self.variables = TextArea(tr("Variables or headers"), hint=hint, code=True, height=64)
        self.add = page.button(tr("Add"), self._on_add, role="primary")
        self.outcome = page.outcome
        self.reached.entered.connect(self._on_add)
        self.name.setFixedWidth(160)
        column_of(
            in_line(captioned(self.name), captioned(self.reached), stretch=1),
            captioned(self.variables, tr("Environment variables or HTTP headers")),
            label(tr("Values that look like keys are stored in the keyring."), "micro", "mut"),
            in_line(self.add),
            on=self,
            spacing=8,
        )

    def _on_add(self) -> None:
        try:
            server = parse_server(self.name.text(), self.reached.text(), self.variables.text())
        except ValueError as error:
            self.outcome.say(str(error), "bad")
            return

        def clear() -> None:
            for field in (self.name, self.reached, self.variables):
                field.set_text("")

        done = tr("{0} added. Review its tools to use them.").format(one_line(server.name))
        work = self._page.consent.guard(lambda: self._page.server_settings.add(server))
        self._page.do(work, done=done, on_done=clear)


class ServerImportForm(QWidget):
    """A form that imports a list, a link, or a bundle, and first shows its servers."""

    def __init__(self, page: "ServersPage") -> None:
        super().__init__()
        self._page = page
        self.reading = ServerListReading(())
        self.bundle: ServerBundle | None = None
        """The bundle whose settings are shown."""
        self.rows: list[FormFieldRow] = []
        self.text = TextArea(tr("Server list"), hint=EXAMPLE_CONFIG, code=True, height=112)
        self.summary = label("", "small", "fg2", wrap=True)
        # methods, no lambdas: those would keep a form that was never shown
        self.take = page.button(tr("Import"), self._on_take, role="primary")
        self.file = page.button(tr("Open a file…"), self._on_open)
        self.outcome = page.outcome
        self.text.changed.connect(self._on_text)
        self._fields = QWidget()
        self._fields_column = column_of(on=self._fields, spacing=8)
        self.install = page.button(tr("Install"), self._on_install, role="primary")
        self.discard = page.button(tr("Cancel"), self._on_discard)
        for button in (self.install, self.discard):
            button.hide()
        # what comes and goes is last, so that the buttons stay where they are
        column_of(
            self.text,
            in_line(self.take, self.file),
            self.summary,
            self._fields,
            in_line(self.install, self.discard),
            STRETCH,
            on=self,
            spacing=8,
        )
        self._on_text()

    def _on_text(self) -> None:
        self.reading = ServerListReading(())
        self.outcome.say("")
        if self.text.text().strip():
            self._show_bundle(None)
            try:
                self.reading = self._page.server_settings.read(self.text.text())
            except HelixError as error:
                self.outcome.say(error_text(error), "mut")
        if self.bundle is not None:
            return
        servers, lines = self.reading.servers, []
        for imported in servers:
            name, count = one_line(imported.server.name, 80), len(imported.secrets)
            keys = tr(" · {0} moved to keyring").format(count) if count else ""
            address = server_address(imported.server)
            lines.append(f"{name} · {address}{keys}{self._replaces_text(name)}")
        refused = [label_line(retold(problem), 300) for problem in self.reading.problems]
        lines += [tr("Not imported: {0}").format(reason) for reason in refused]
        self._show_lines(lines)
        self.take.setEnabled(bool(servers))
        has_several = len(servers) > 1
        set_words(self.take, tr("Import {0}").format(len(servers)) if has_several else tr("Import"))

    def _show_lines(self, lines: Sequence[str]) -> None:
        self.summary.setText(breakable_text(bounded_text("\n".join(lines))))
        self.summary.setVisible(bool(lines))

    def _replaces_text(self, name: str) -> str:
        known = [one_line(own.server.name, 80) for own in self._page.server_settings.all()]
        return tr(" · replaces yours") if name in known else ""

    def _on_open(self) -> None:
        kinds = tr("Server lists and bundles (*.json *.mcpb *.dxt);;All files (*)")
        ask_for_file(self, tr("Server list"), self.read_file, kinds=kinds)

    def _on_discard(self) -> None:
        self._show_bundle(None)

    def _on_take(self) -> None:
        servers = self.reading.servers
        self._install(self._page.consent.guard(lambda: self._page.server_settings.take(servers)))

    def _on_install(self) -> None:
        wrong = [row for row in self.rows if not row.judge()]
        if wrong:
            wrong[0].focus()
        elif self.bundle is not None:
            values = {row.field.name: row.value for row in self.rows}
            self._install(self._page.server_settings.install(self.bundle, values))

    def _install(self, work: Work) -> None:
        def reload() -> None:
            self._show_bundle(None)
            self.text.set_text("")
            self._on_text()
            self.outcome.say(tr("Imported. Review each start command before it runs."), "ok")

        self._page.do(work, on_done=reload)

    def read_file(self, path: Path) -> None:
        """Put a file's content into the field, or show a bundle."""
        self._page.start(self._read(path), self.outcome)

    async def _read(self, path: Path) -> None:
        if is_bundle(path):
            bundle = await asyncio.to_thread(read_bundle, path)
            self.text.set_text("")
            self._show_bundle(bundle)
            return
        try:
            data = await asyncio.to_thread(read_file, path, max_bytes=MAX_LIST_BYTES)
        except OSError as error:
            self.outcome.say(tr("Can't read {0}: {1}").format(path.name, error.strerror), "bad")
            return
        self.text.set_text(data.decode("utf-8", "replace"))

    def _show_bundle(self, bundle: ServerBundle | None) -> None:
        """Show what a bundle says of itself, and its settings; None for no bundle."""
        if bundle is None and self.bundle is None:
            return
        old_rows, self.bundle, self.rows = self.rows, bundle, []
        for button in (self.install, self.discard):
            button.setVisible(bundle is not None)
        for row in old_rows:
            drop_widget(self._fields_column, row)
        if bundle is None:
            self._show_lines(())
            return
        before: QWidget = self.file
        for field in bundle.fields:
            row = FormFieldRow(field, shows_optional=True)
            if row.line is not None:
                row.line.returnPressed.connect(self._on_install)
                if field.name in bundle.sensitive:
                    row.line.setEchoMode(QLineEdit.EchoMode.Password)
            self.rows.append(row)
            self._fields_column.addWidget(row)
            insert_tab_after(before, row)
            before = last_tab_in(row)
        name = one_line(bundle.name, 80)
        files = plural(bundle.files, "{0} file", "{0} files")
        head = (f"{name} {one_line(bundle.version, 40)}".strip(), one_line(bundle.author, 80))
        lines = [
            dotted_text(*head, files, size_text(bundle.size)) + self._replaces_text(name),
            one_line(bundle.description, 300),
        ]
        if bundle.sensitive:
            lines.append(tr("Secrets are stored in the keyring."))
        if bundle.several:
            lines.append(tr("Separate several values by semicolons."))
        self._show_lines([line for line in lines if line])


def parse_server(name: str, command_or_url: str, variables: str) -> McpServer:
    """Return the server that was typed. Raise ValueError with a text about missing input."""
    try:
        words = shlex.split(command_or_url)
    except ValueError:
        raise ValueError(tr("Missing closing quote.")) from None
    if not name.strip() or not words:
        raise ValueError(tr("Enter a name and a command or URL."))
    url = words[0] if words[0].startswith(("https://", "http://")) else ""
    if url and len(words) > 1:
        raise ValueError(tr("A URL takes no arguments."))
    separator_char, pairs = ":" if url else "=", []
    for line in filter(str.strip, variables.splitlines()):
        variable, separator, value = line.partition(separator_char)
        if not separator or not variable.strip():
            problem = tr("“{0}” must look like NAME{1}value.")
            raise ValueError(problem.format(one_line(line, 80), separator_char))
        pairs.append((variable.strip(), value.strip()))
    return McpServer(
        name.strip(),
        "" if url else words[0],
        () if url else tuple(words[1:]),
        env=() if url else tuple(sorted(pairs)),
        url=url,
        headers=tuple(sorted(pairs)) if url else (),
    )


class ServerTools(QWidget):
    """One row for each tool, with a switch that withholds the tool from the agent.

    `switch` gets a tool's own name, and whether the agent has it.
    """

    def __init__(self, switch: Callable[[str, bool], object]) -> None:
        super().__init__()
        self._switch = switch
        self._shown: tuple[object, ...] = ()
        self.switches: dict[str, QPushButton] = {}
        self._column = column_of(on=self, spacing=8)

    def show_tools(
        self,
        tools: Sequence[OfferedTool],
        *,
        unapproved: Collection[str],
        withheld: Collection[str],
    ) -> None:
        """Show the tools; `unapproved` ones are not approved in their present form."""
        state = tuple(tools), frozenset(unapproved), frozenset(withheld)
        if state == self._shown:
            return
        self._shown = state
        self.switches = {}
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for tool in tools[:MAX_LISTED_TOOLS]:
            switch = switch_button(tr("Let Helix use {0}").format(one_line(tool.name)))
            switch.setChecked(tool.name not in withheld)
            switch.clicked.connect(lambda is_on, name=tool.name: self._switch(name, is_on))
            self.switches[tool.name] = switch
            head = row_of(label(one_line(tool.name, 80), "strong"), spacing=8)
            if tool.name in unapproved:
                head.addWidget(label(tr("needs approval"), "micro", "warn"))
            if f"{READ_ONLY}: true" in tool.hints:
                head.addWidget(label(tr("marked read-only"), "micro", "mut"))
            head.addStretch(1)
            about = one_line(tool.description or tool.title, MAX_DESCRIPTION_CHARS)
            parts = [label(about or tr("No description."), "small", "fg2", wrap=True)]
            if arguments := argument_rows(tool.schema):
                parts.append(label("\n".join(arguments), "micro", "mut", wrap=True))
            row = QWidget()
            row_of(
                aligned(switch, Qt.AlignmentFlag.AlignTop),
                grow(column_of(head, *parts, spacing=2)),
                on=row,
                spacing=12,
            )
            self._column.addWidget(row)
        omitted = len(tools) - MAX_LISTED_TOOLS
        omitted_text = tr("And {0} more. See the exact text below.").format(count_text(omitted))
        if not tools:
            omitted_text = tr("None yet. Tools appear here after the server starts.")
        if not tools or omitted > 0:
            self._column.addWidget(label(omitted_text, "small", "mut", wrap=True))


def argument_rows(schema: str) -> list[str]:
    """Return a line for each argument: name, type, whether required, and description.

    A last line tells the number of those left out.
    """
    read = json.loads(schema)
    properties = read.get("properties") if isinstance(read, Mapping) else None
    if not isinstance(properties, Mapping):
        return []
    needed = read.get("required")
    must = needed if isinstance(needed, list) else []
    rows = []
    for name, about in islice(properties.items(), MAX_LISTED_ARGUMENTS):
        kind = about.get("type", "") if isinstance(about, Mapping) else ""
        description = about.get("description", "") if isinstance(about, Mapping) else ""
        marks = [kind] if isinstance(kind, str) and kind else []
        marks += [tr("required")] if name in must else []
        words = f"{name} ({', '.join(marks)})" if marks else name
        line = f"{words}: {description}" if description else words
        rows.append(bounded_text(label_line(line, MAX_DESCRIPTION_CHARS)))
    left = len(properties) - MAX_LISTED_ARGUMENTS
    return [*rows, tr("… and {0} more").format(count_text(left))] if left > 0 else rows


class ServerDetailForm(QWidget):
    """A server's details: the differences to approve, its tools, its command, and its log."""

    def __init__(self, page: "ServersPage", served: ConfiguredServer) -> None:
        super().__init__()
        self._page, self._serving = page, page.server_settings
        name = self._name = served.server.name
        self._served = served
        self.outcome = page.outcome
        self.seen: tuple[ApprovalDiff, ...] = ()
        """The differences that are shown and that an approval covers."""
        secrets = []
        for variable in served.server.secrets:
            hint = tr("In keyring. Type a new value to replace it.")
            field = LineField(variable, hint=hint, secret=True)
            field.entered.connect(partial(self._on_secret, variable, field))
            secrets.append(in_line(label(one_line(variable, 60), "monos", "fg2"), field, stretch=1))
        trust = tr("Trust its tool hints: tools marked read-only run without asking")
        self.believed = switch_button(trust)
        self.believed.clicked.connect(self._on_changed)
        usual = count_text(round(CALL_SECONDS))
        about_timeout = tr("Seconds after which a call that reports nothing is canceled")
        self.timeout = LineField(about_timeout, hint=usual)
        self.timeout.setFixedWidth(TIMEOUT_WIDTH)
        self.timeout.entered.connect(self._on_changed)
        serving = self._serving
        self.restart = page.button(tr("Restart"), lambda: page.do(serving.restart(name)))
        self.read_log = page.button(tr("Show log"), lambda: page.do(self._logged()))
        self.sign_out = page.button(
            tr("Sign out"), lambda: page.do(serving.sign_out(name), done=tr("Signed out."))
        )
        self.remove = ConfirmButton(
            tr("Remove"), question=tr("Its saved keys are deleted too."), yes=tr("Remove")
        )
        self.remove.agreed.connect(lambda: page.do(serving.remove(name)))

        async def approve() -> None:
            if not await serving.approve(name, self.seen):
                words = tr("The server changed. Review it again; nothing was approved.")
                self.outcome.say(words, "warn")

        warning = tr("A server can do anything your programs can. This is everything it declares.")
        self.approve = page.button(tr("Approve all"), lambda: page.do(approve()), role="primary")
        self.diff = TextArea(tr("Needs review"), code=True, height=DIFF_HEIGHT)
        self.exact = page.button(
            tr("Exact text"), lambda: self.diff.setVisible(self.diff.isHidden())
        )
        self._waiting = below(
            label(tr("Review before use"), "smallb", "warn"),
            label(warning, "micro", "mut", wrap=True),
            in_line(self.approve, self.exact),
            self.diff,
        )
        self.started = TextArea(tr("Start command"), code=True, height=92)
        self.log = TextArea(tr("Log"), code=True, height=LOG_HEIGHT)
        self.log.hide()
        self.instructions = TextArea(tr("Instructions"), code=True, height=INSTRUCTIONS_HEIGHT)
        self._instructions = below(
            label(tr("Instructions (Helix reads them as this server's words)"), "smallb", "mut"),
            self.instructions,
        )
        self.tools = ServerTools(self._on_switched)
        # what comes and goes is last, so that the fields and buttons stay where they are
        column_of(
            *secrets,
            in_line(*named_switch(self.believed)),
            in_line(label(about_timeout, "small", "fg2"), self.timeout),
            in_line(self.restart, self.read_log, self.sign_out, self.remove),
            self._waiting,
            label(tr("Start command"), "smallb", "mut"),
            self.started,
            self.log,
            self._instructions,
            label(tr("Tools (Helix sees only those that are on)"), "smallb", "mut"),
            self.tools,
            STRETCH,
            on=self,
            spacing=8,
        )
        self.show_served(served)

    def show_served(self, served: ConfiguredServer) -> None:
        self._served = served
        self.started.show_only(self._serving.launch_text(served.server))
        self.believed.setChecked(served.server.believed)
        if not self.timeout.waiting:
            self.timeout.set_text(str(served.server.timeout or ""))
        instructions = self._serving.instructions(self._name)
        self.instructions.show_only(instructions)
        self._instructions.setVisible(bool(instructions))
        tools = self._serving.offered(self._name)
        off = self._page.workspace_settings.workspace.tools_off
        names = [tool.name for tool in tools]
        withheld = {name for name in names if self._serving.tool_name(self._name, name) in off}
        self.tools.show_tools(tools, unapproved=served.waiting, withheld=withheld)
        self.restart.setEnabled(served.server.on and served.phase is not ServerPhase.UNAPPROVED)
        self.sign_out.setVisible(self._serving.signed_in(served.server))
        differences = tuple(self._serving.differences(self._name))
        if differences or self._waiting.isHidden():
            self._waiting.setVisible(bool(differences))
        if differences == self.seen:
            return
        self.seen = differences
        if not differences:
            self.approve.setEnabled(False)
            return
        # the command is shown here in full, apart from the tools
        self.diff.setVisible(
            any(not difference.subject.startswith("tool ") for difference in self.seen)
        )
        # without the head of each diff: all changed lines with their context
        diffs = ((difference.subject, *difference.diff.split("\n")[2:]) for difference in self.seen)
        changed_lines = ([line for line in lines if not line.startswith("@@")] for lines in diffs)
        text = "\n\n".join("\n".join(lines) for lines in changed_lines)
        self.diff.editor.setReadOnly(True)
        self.diff.editor.setPlainText(bounded_text(text, MAX_DIFF_CHARS))
        too_long = len(text) > MAX_DIFF_CHARS
        self.approve.setEnabled(not too_long)
        if too_long:
            self.outcome.say(tr("This server declares more than can be shown here."), "warn")

    def _on_switched(self, tool: str, on: bool) -> None:
        settings, name = self._page.workspace_settings, self._serving.tool_name(self._name, tool)
        others = [other for other in settings.workspace.tools_off if other != name]
        self._page.do(settings.choose_tools(others if on else [*others, name]))

    def settle(self) -> None:
        """Hide what was approved; until now it stood, so that nothing moved under the pointer."""
        self._waiting.setVisible(bool(self.seen))

    def _on_changed(self) -> None:
        server = replace(self._served.server, believed=self.believed.isChecked())
        if self.timeout.line.isModified():
            typed = self.timeout.text().strip() or "0"
            # anything else is refused, and the numbers that are allowed are told
            is_number = typed.isdecimal() and len(typed) <= 6
            server = replace(server, timeout=int(typed) if is_number else -1)
        self._page.do(self._change(server, self.timeout.text()))

    async def _change(self, server: McpServer, typed: str) -> None:
        try:
            await self._serving.change(server)
        except HelixError:
            self.show_served(self._served)  # the switches go back; what was typed stays
            raise
        if self.timeout.text() == typed:
            self.timeout.settle()

    def _on_secret(self, variable: str, field: LineField) -> None:
        self._page.do(
            self._serving.keep_secret(self._name, variable, field.text()),
            done=tr("{0} saved in the keyring.").format(one_line(variable)),
            on_done=partial(field.clear_taken, field.text()),
        )

    async def _logged(self) -> None:
        text = await self._serving.saved.log(self._name)
        self.log.show_only(text or tr("No output yet."))
        self.log.show()
        bar = self.log.editor.verticalScrollBar()
        bar.setValue(bar.maximum())


class ServersPage(WorkspaceSettingsPage):
    """The page with a row for each server and its details below."""

    key = "servers"

    def __init__(
        self,
        context: SettingsContext,
        settings: WorkspaceSettings,
        sessions: OpenSessions,
        *,
        server_settings: ServerSettings,
    ) -> None:
        super().__init__(context, settings, sessions)
        self.server_settings = server_settings
        self.served: dict[str, ConfiguredServer] = {}
        self._switches: dict[str, QPushButton] = {}
        self._sign_ins: dict[str, QPushButton] = {}
        self.open_url: Callable[[QUrl], object] = QDesktopServices.openUrl
        self.form = ServerAddForm(self)
        self.importing = ServerImportForm(self)
        # above the servers, since each form adds a row to them
        self.more = self.add_group(tr("Add servers"))
        empty = tr("No servers yet. Add or import one above.")
        self.list = self.add_group(tr("Servers"), empty=empty)
        self.proposed = self.add_group(tr("Suggested by the project"))
        self.proposed.hide()
        about = tr("A local command or an https URL")
        paste = tr("Paste another client's mcpServers or an install link, or open a file or bundle")
        rows = {
            "form": self.expandable(tr("Add a server"), about, make=lambda: self.form),
            "import": self.expandable(tr("Import servers"), paste, make=lambda: self.importing),
        }
        self.more.show_items(rows, lambda row: row)
        context.bridge.arrived.connect(self._on_arrived)

    def leave(self) -> None:
        super().leave()
        for row in self.list.rows:
            if isinstance(row.content, ServerDetailForm):
                row.content.settle()

    def own_changes(self) -> int:
        return sum(served.needs_review for served in self.served.values())

    async def _read(self) -> None:
        proposed = await shielded(self.server_settings.saved.proposed())
        proposals = {proposal.imported.server.name: proposal for proposal in proposed}
        self.proposed.show_items(proposals, self._proposed_row)
        self._show()

    def _show(self) -> None:
        if self.server_settings.problem:
            self.outcome.say(retold(self.server_settings.problem), "warn")
        self.served = {served.server.name: served for served in self.server_settings.all()}
        self.list.show_items(self.served, self._row, self._show_server)
        self.changed.emit()

    def _row(self, served: ConfiguredServer) -> SettingRow:
        name = served.server.name
        switch = self._switches[name] = switch_button(tr("{0} is on").format(one_line(name)))
        switch.clicked.connect(lambda: self._on_switched(name))
        sign_in = self._sign_ins[name] = self.button(
            tr("Sign in"),
            lambda: self.do(
                self.server_settings.sign_in(name, self._open_link), done=tr("Signed in.")
            ),
        )
        sign_in.setAccessibleName(tr("Sign in to {0}").format(one_line(name)))
        return self.expandable(
            name, "", switch, sign_in, make=lambda: ServerDetailForm(self, self.served[name])
        )

    async def _open_link(self, address: str) -> bool:
        """Ask before the sign-in's page is opened; return False if the user does not want it."""
        link = check_link(address)
        if link is None:
            return False
        opened: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def settle(answer: bool) -> None:
            if not opened.done():
                opened.set_result(answer)
                self.outcome.say(tr("Finish in the browser.") if answer else "")

        dialog = OpenLinkDialog(link, self.widget.window(), self.open_url, copying=True)
        dialog.copied.connect(lambda: copy_text(link.url))
        for signal in (dialog.accepted, dialog.copied):
            signal.connect(lambda: settle(True))
        dialog.finished.connect(lambda: settle(False))
        dialog.open()
        return await opened

    def _show_server(self, row: SettingRow, served: ConfiguredServer) -> None:
        server = served.server
        row.words.show_below(*server_text(served))
        row.more = " ".join((server.command, *server.args, server.url))
        states = {
            None: ValueSource(tr("off")),
            ServerPhase.STOPPED: ValueSource(tr("stopped")),
            ServerPhase.STARTING: ValueSource(tr("starting…")),
            ServerPhase.READY: ValueSource(tr("running"), "ok"),
            ServerPhase.FAILING: ValueSource(tr("failing"), "bad"),
            ServerPhase.UNAPPROVED: ValueSource(tr("needs review"), "warn", "warn"),
            ServerPhase.SIGN_IN: ValueSource(tr("signed out"), "warn", "warn"),
        }
        state = states[served.phase]
        if served.phase is ServerPhase.READY and served.waiting:
            state = states[ServerPhase.UNAPPROVED]
        row.show_source(state, back=False)
        self._switches[server.name].setChecked(server.on)
        self._sign_ins[server.name].setVisible(served.phase is ServerPhase.SIGN_IN)
        if isinstance(row.content, ServerDetailForm):
            row.content.show_served(served)

    def _proposed_row(self, proposal: ProposedServer) -> SettingRow:
        server = proposal.imported.server
        done = tr("Imported. Review its start command before it runs.")

        def take() -> None:
            work = self.consent.guard(lambda: self.server_settings.take((proposal.imported,)))
            self.do(work, done=done)

        button = self.button(tr("Import"), take)
        button.setAccessibleName(tr("Import {0}").format(one_line(server.name)))
        started = server.url or " ".join((server.command, *server.args))
        about = tr("{0} would start: {1}").format(proposal.file, started)
        return self.row(server.name, about, button)

    def _on_switched(self, name: str) -> None:
        wanted = replace(self.served[name].server, on=self._switches[name].isChecked())
        self.do(self.server_settings.change(wanted))

    def _on_arrived(self, events: tuple[Live, ...]) -> None:
        if self._shown and any(isinstance(event, ServersChanged) for event in events):
            self._show()
