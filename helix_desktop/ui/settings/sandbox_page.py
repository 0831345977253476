"""The page Sandbox: a preset, the folders that commands read and write, and allowed hosts."""

from collections.abc import Callable

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.sandbox_access import ReachableFolders
from helix_desktop.domain.sandbox import SandboxPreset, SandboxReach
from helix_desktop.domain.value import replace
from helix_desktop.ui.event_bridge import whole
from helix_desktop.ui.settings.form_groups import ControlRow, DynamicGroup, NameWords
from helix_desktop.ui.settings.form_rows import SettingRow, ValueSource
from helix_desktop.ui.settings.settings_page import SettingsContext, WorkspaceSettingsPage
from helix_desktop.ui.text.formatting import retold, tr
from helix_desktop.ui.widgets.buttons import KeyButton
from helix_desktop.ui.widgets.cards import RadioCard, RadioCards
from helix_desktop.ui.widgets.fields import LineField, StatusLine


def sandbox_preset_text(preset: SandboxPreset) -> tuple[str, str]:
    """Return a preset's name and its meaning."""
    return {
        SandboxPreset.STRICT: (tr("Strict"), tr("the system's programs only")),
        SandboxPreset.DEVELOPER: (tr("Developer"), tr("your toolchains, named hosts")),
        SandboxPreset.OFF: (tr("Off for this workspace"), tr("every command asks")),
    }[preset]


class SandboxPage(WorkspaceSettingsPage):
    """The user's choice for this workspace, which is stored outside the project folder."""

    key = "sandbox"
    icon = "lock"

    @classmethod
    def named(cls) -> str:
        return tr("Sandbox")

    def __init__(self, ground: SettingsContext) -> None:
        super().__init__(ground)
        theme = self._theme
        self._access = SandboxReach()
        self.cards = {
            preset: RadioCard(theme, *sandbox_preset_text(preset)) for preset in SandboxPreset
        }
        for preset, card in self.cards.items():
            card.clicked.connect(lambda _on=False, each=preset: self._on_preset(each))
        self.warning = StatusLine(theme)
        self.host = LineField(theme, tr("Host"), hint=tr("name or name:port"))
        self.folder = LineField(theme, tr("Folder"), hint=tr("/a/whole/path"))
        self.said = StatusLine(theme)
        self.wanted = DynamicGroup(theme, tr("Refused since the start"))
        self.hosts = DynamicGroup(
            theme, tr("Hosts commands may reach"), empty=tr("None: commands have no network.")
        )
        self.reading = DynamicGroup(theme, tr("Commands read, besides the system and the project"))
        self.writing = DynamicGroup(theme, tr("Commands write"))
        self._lay_out()

    def own_changes(self) -> int:
        access = self._access if self._open_workspace else SandboxReach()
        return bool(access.preset) + len(access.hosts) + len(access.readable)

    async def _read(self, open_workspace: OpenWorkspace) -> None:
        if open_workspace.access is None:
            return
        reached = await whole(open_workspace.access.now())
        self._access = reached.access
        self._show_preset(open_workspace, reached)
        refused = open_workspace.access.refused if reached.preset is SandboxPreset.DEVELOPER else ()
        self.wanted.show_rows(refused, self._wanted_row)
        self.wanted.setVisible(bool(refused))
        self.hosts.show_rows(reached.access.hosts, self._host_row)
        self.reading.show_rows(reached.lent, self._folder_row)
        written = filter(None, (open_workspace.workspace.folder, reached.home))
        self.writing.show_rows(tuple(written), self._written_row)
        self.changed.emit()

    def _lay_out(self) -> None:
        self.column.add_bare(self._none)
        self.column.add_bare(self.outcome)
        presets = DynamicGroup(self._theme, tr("What commands can reach"))
        presets.add_bare(RadioCards(tuple(self.cards.values())))
        presets.add_bare(self.warning)
        self.column.add(presets)
        self.wanted.hide()
        for group in (self.wanted, self.hosts):
            self.column.add(group)
        about = tr("Through a proxy of ours; for a host of a private network, name its port, too")
        self.column.add(self._adding(self.host, tr("A host"), about=about, act=self._on_host))
        self.column.add(self.reading)
        about = tr("Toolchains on your PATH are found by themselves, and read only")
        self.column.add(
            self._adding(self.folder, tr("One more folder"), about=about, act=self._on_folder)
        )
        self.column.add(self.writing)
        self.column.add_bare(self.said)

    def _adding(
        self, field: LineField, name: str, *, about: str, act: Callable[[], None]
    ) -> DynamicGroup:
        field.setFixedWidth(220)
        field.entered.connect(act)
        add = KeyButton(self._theme, tr("Add"))
        add.setAccessibleName(tr("Add: {0}").format(name))
        add.clicked.connect(act)
        group = DynamicGroup(self._theme, "")
        group.add(ControlRow(self._theme, NameWords(self._theme, name, about), (field, add)))
        return group

    def _show_preset(self, open_workspace: OpenWorkspace, reached: ReachableFolders) -> None:
        for preset, card in self.cards.items():
            card.setChecked(preset is reached.preset)
            card.setEnabled(open_workspace.trusted is True or preset is SandboxPreset.STRICT)
            card.show_beside("" if reached.access.preset is preset else tr("as usual"))
        problems = (
            " ".join(map(retold, open_workspace.access.problems)) if open_workspace.access else ""
        )
        if reached.preset is SandboxPreset.OFF:
            self.warning.say(
                tr(
                    "Without a sandbox a command reads your keys, writes anywhere and has the "
                    "network. Each one asks; look at it before you allow it."
                ),
                "bad",
            )
        elif open_workspace.trusted is not True:
            self.warning.say(tr("Folders that you do not trust are always Strict."), "mut")
        else:
            self.warning.say(problems, "warn")

    def _wanted_row(self, host: str) -> SettingRow:
        allow = KeyButton(self._theme, tr("Allow"))
        allow.setAccessibleName(tr("Allow: {0}").format(host))
        allow.clicked.connect(lambda: self._on_allowed(host))
        about = tr("A command wanted to reach it")
        return ControlRow(self._theme, NameWords(self._theme, host, about), (allow,))

    def _host_row(self, host: str) -> SettingRow:
        return self._removable(host, lambda: self._without(host))

    def _folder_row(self, place: str) -> SettingRow:
        if place in self._access.readable:
            return self._removable(place, lambda: self._without(place))
        row = ControlRow(self._theme, NameWords(self._theme, place))
        row.show_source(ValueSource(tr("found"), "fg2"), back=False)
        return row

    def _written_row(self, place: str) -> SettingRow:
        own = place == self._opened.workspace.folder
        about = tr("the project") if own else tr("home folder and caches of commands")
        return ControlRow(self._theme, NameWords(self._theme, place, about))

    def _removable(self, name: str, act: Callable[[], None]) -> SettingRow:
        remove = KeyButton(self._theme, tr("Remove"))
        remove.setAccessibleName(tr("Remove: {0}").format(name))
        remove.clicked.connect(act)
        return ControlRow(self._theme, NameWords(self._theme, name), (remove,))

    def _on_preset(self, preset: SandboxPreset) -> None:
        self._change(replace(self._access, preset=preset), self.outcome)

    def _on_allowed(self, host: str) -> None:
        self._change(replace(self._access, hosts=(*self._access.hosts, host)))

    def _on_host(self) -> None:
        text = self.host.text().strip()
        if text:
            wanted = replace(self._access, hosts=(*self._access.hosts, text))
            self._change(wanted, then=lambda: self.host.set_text(""))

    def _on_folder(self) -> None:
        text = self.folder.text().strip()
        if text:
            wanted = replace(self._access, readable=(*self._access.readable, text))
            self._change(wanted, then=lambda: self.folder.set_text(""))

    def _without(self, name: str) -> None:
        access = self._access
        hosts = tuple(each for each in access.hosts if each != name)
        folders = tuple(each for each in access.readable if each != name)
        self._change(replace(access, hosts=hosts, readable=folders))

    def _change(
        self,
        access: SandboxReach,
        outcome: StatusLine | None = None,
        *,
        then: Callable[[], None] | None = None,
    ) -> None:
        if (held := self._opened.access) is not None:
            done = tr("It holds from the next command on.")
            self.do(
                held.change(access),
                outcome or self.said,
                done=done,
                then=then,
            )
