"""The servers (MCP) of the workspace: how each stands, what of it waits, adding and taking over.

One that fails or never answers is a row that says so; the page waits for none of them.
"""

from dataclasses import replace

from PySide6.QtWidgets import QWidget

from helix_desktop.app.desk import Desk
from helix_desktop.app.servers.proposing import ProposedServer
from helix_desktop.app.servers.serving import Served
from helix_desktop.domain.live import Live, ServersChanged
from helix_desktop.ui.parts.key_button import KeyButton
from helix_desktop.ui.parts.switch import Switch
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.settings.folding import FoldRow, ListRow, LiveGroup, NameWords
from helix_desktop.ui.settings.page import Ground
from helix_desktop.ui.settings.rows import SettingRow
from helix_desktop.ui.settings.server_adding import ServerForm, ServerImport
from helix_desktop.ui.settings.server_detail import ServerDetail
from helix_desktop.ui.settings.server_words import phase_source, served_words
from helix_desktop.ui.settings.working import WorkingPage
from helix_desktop.ui.words import tr


class ServersPage(WorkingPage):
    """A row for each server, and what opens below it."""

    key = "servers"
    icon = "plug"

    @classmethod
    def named(cls) -> str:
        return tr("MCP servers")

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        self.served: dict[str, Served] = {}
        self.details: dict[str, ServerDetail] = {}
        self._switches: dict[str, Switch] = {}
        self._proposed: dict[str, ProposedServer] = {}
        theme = self._theme
        self.list = LiveGroup(
            theme,
            tr("Servers"),
            empty=tr("None yet: add one below, or take over the list of another client."),
        )
        self.proposed = LiveGroup(theme, tr("Proposed by files of the project"))
        self.form = ServerForm(self)
        self.importing = ServerImport(self)
        about = tr("A command on this computer, or an https address")
        self._adding = LiveGroup(theme, tr("More servers"))
        rows = {
            "form": FoldRow(
                theme, NameWords(theme, tr("Add a server"), about), (), make=lambda: self.form
            ),
            "import": FoldRow(
                theme,
                NameWords(
                    theme,
                    tr("Take over a list"),
                    tr("Paste what another client has as mcpServers, or open its file"),
                ),
                (),
                make=lambda: self.importing,
            ),
        }
        self._adding.show_rows(tuple(rows), lambda key: rows[key])
        self.column.add_bare(self._none)
        self.column.add_bare(self.outcome)
        for group in (self.list, self.proposed, self._adding):
            self.column.add(group)
        self.proposed.hide()
        ground.bridge.arrived.connect(self._on_arrived)

    def own_changes(self) -> int:
        return sum(each.unlooked for each in self.served.values()) if self._desk else 0

    def open_row(self, name: str) -> None:
        """Show what is below a server."""
        row = self.list.row(name)
        if isinstance(row, FoldRow):
            row.open()

    async def _read(self, desk: Desk) -> None:
        serving = desk.serving
        proposed = await serving.proposed() if serving else ()
        if desk is not self._desk:
            return
        self._proposed = {each.found.server.name: each for each in proposed}
        self.proposed.show_rows(list(self._proposed), self._proposed_row)
        self.proposed.setVisible(bool(proposed))
        self._show(desk)

    def _show(self, desk: Desk) -> None:
        serving = desk.serving
        if serving is None:
            return
        if serving.problem:
            self.outcome.say(serving.problem, "warn")
        self.served = {each.server.name: each for each in serving.all()}
        self.list.show_rows(list(self.served), self._row)
        for gone in [name for name in self.details if name not in self.served]:
            del self.details[gone], self._switches[gone]
        for name, served in self.served.items():
            self._show_served(name, served)
        self.changed.emit()

    def _show_served(self, name: str, served: Served) -> None:
        row = self.list.row(name)
        if row is None:
            return
        row.words.show_below(*served_words(served))
        row.more = " ".join((served.server.command, *served.server.args, served.server.url))
        row.show_source(phase_source(served), back=False)
        self._switches[name].setChecked(served.server.on)
        if name in self.details:
            self.details[name].show_served(served)

    def _row(self, name: str) -> SettingRow:
        switch = Switch(self._theme, tr("{0} is on").format(one_line(name)))
        switch.clicked.connect(lambda: self._on_switched(name))
        self._switches[name] = switch
        words = NameWords(self._theme, name)
        return FoldRow(self._theme, words, (switch,), make=lambda: self._detail(name))

    def _detail(self, name: str) -> QWidget:
        made = self.details[name] = ServerDetail(self, self.served[name])
        return made

    def _proposed_row(self, name: str) -> SettingRow:
        each = self._proposed[name]
        take = KeyButton(self._theme, tr("Take over"))
        take.setAccessibleName(tr("Take over {0}").format(one_line(name)))
        take.clicked.connect(lambda: self._on_taken(each))
        server = each.found.server
        started = server.url or " ".join((server.command, *server.args))
        about = tr("{0} would start: {1}").format(each.file, started)
        return ListRow(self._theme, NameWords(self._theme, name, about), (take,))

    def _on_taken(self, each: ProposedServer) -> None:
        if self._desk and self._desk.serving:
            done = tr("Taken over. It waits until you have looked at how it is started.")
            self.do(self._desk.serving.take((each.found,)), done=done)

    def _on_switched(self, name: str) -> None:
        if self._desk and self._desk.serving and name in self.served:
            wanted = replace(self.served[name].server, on=self._switches[name].isChecked())
            self.do(self._desk.serving.change(wanted))

    def _on_arrived(self, events: tuple[Live, ...]) -> None:
        changed = any(isinstance(event, ServersChanged) for event in events)
        if changed and self._desk is not None and self._shown:
            self._show(self._desk)
