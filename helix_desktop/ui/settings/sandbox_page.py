"""The page Sandbox: a preset, the folders that commands read and write, and allowed hosts."""

from collections.abc import Callable

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.sandbox_access import ReachableFolders
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.sandbox import SandboxPreset, SandboxReach
from helix_desktop.domain.value import replace
from helix_desktop.ui.event_bridge import whole
from helix_desktop.ui.settings.form_rows import SettingRow, ValueSource
from helix_desktop.ui.settings.settings_page import (
    SettingsContext,
    WorkspaceSettingsPage,
    required,
)
from helix_desktop.ui.text.formatting import retold, tr
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
    name = Phrase("Sandbox")
    icon = "lock"

    def __init__(self, context: SettingsContext, open_workspace: OpenWorkspace) -> None:
        super().__init__(context, open_workspace)
        theme = self.theme
        self._sandbox, self._access = required(open_workspace.access), SandboxReach()
        self.cards = {
            preset: RadioCard(theme, *sandbox_preset_text(preset)) for preset in SandboxPreset
        }
        for preset, card in self.cards.items():
            card.clicked.connect(lambda _on=False, each=preset: self._on_preset(each))
        self.warning = StatusLine(theme)
        self.host = LineField(theme, tr("Host"), hint=tr("host or host:port"))
        self.folder = LineField(theme, tr("Folder"), hint=tr("/a/whole/path"))
        self.said = StatusLine(theme)
        self._lay_out()

    def own_changes(self) -> int:
        access = self._access
        return bool(access.preset) + len(access.hosts) + len(access.readable)

    async def _read(self) -> None:
        reached = await whole(self._sandbox.now())
        self._access = reached.access
        self._show_preset(reached)
        refused = self._sandbox.refused if reached.preset is SandboxPreset.DEVELOPER else ()
        self.wanted.show_rows(refused, self._wanted_row)
        self.wanted.setVisible(bool(refused))
        self.hosts.show_rows(reached.access.hosts, self._removable)
        self.reading.show_rows(reached.lent, self._folder_row)
        written = filter(None, (self.open_workspace.workspace.folder, reached.home))
        self.writing.show_rows(tuple(written), self._written_row)

    def _lay_out(self) -> None:
        self.column.add_bare(self.outcome)
        presets = self.add_group(tr("What commands can reach"))
        presets.add_bare(RadioCards(tuple(self.cards.values())))
        presets.add_bare(self.warning)
        self.wanted = self.add_group(tr("Refused since the start"))
        self.wanted.hide()
        self.hosts = self.add_group(
            tr("Hosts commands may reach"), empty=tr("None: commands have no network.")
        )
        about = tr("Through a proxy of ours; for a host of a private network, name its port, too")
        self.add_group().add(self.adding(self.host, tr("A host"), about, act=self._on_host))
        self.reading = self.add_group(tr("Commands read, besides the system and the project"))
        about = tr("Toolchains on your PATH are found by themselves, and read only")
        folder = self.adding(self.folder, tr("One more folder"), about, act=self._on_folder)
        self.add_group().add(folder)
        self.writing = self.add_group(tr("Commands write"))
        self.column.add_bare(self.said)

    def _show_preset(self, reached: ReachableFolders) -> None:
        trusted = self.open_workspace.trusted is True
        for preset, card in self.cards.items():
            card.setChecked(preset is reached.preset)
            card.setEnabled(trusted or preset is SandboxPreset.STRICT)
            card.show_beside("" if reached.access.preset is preset else tr("as usual"))
        if reached.preset is SandboxPreset.OFF:
            self.warning.say(
                tr(
                    "Without a sandbox a command reads your keys, writes anywhere and has the "
                    "network. Each one asks; look at it before you allow it."
                ),
                "bad",
            )
        elif not trusted:
            self.warning.say(tr("Folders that you do not trust are always Strict."), "mut")
        else:
            self.warning.say(" ".join(map(retold, self._sandbox.problems)), "warn")

    def _wanted_row(self, host: str) -> SettingRow:
        about = tr("A command wanted to reach it")
        allow = self.button(tr("Allow"), lambda: self._on_allowed(host), subject=host)
        return self.row(host, about, allow)

    def _folder_row(self, place: str) -> SettingRow:
        if place in self._access.readable:
            return self._removable(place)
        row = self.row(place)
        row.show_source(ValueSource(tr("found"), "fg2"), back=False)
        return row

    def _written_row(self, place: str) -> SettingRow:
        own = place == self.open_workspace.workspace.folder
        about = tr("the project") if own else tr("home folder and caches of commands")
        return self.row(place, about)

    def _removable(self, name: str) -> SettingRow:
        return self.removable(name, self._without)

    def _on_preset(self, preset: SandboxPreset) -> None:
        self._change(replace(self._access, preset=preset), self.outcome)

    def _on_allowed(self, host: str) -> None:
        self._change(replace(self._access, hosts=(*self._access.hosts, host)))

    def _on_host(self) -> None:
        if text := self.host.text().strip():
            wanted = replace(self._access, hosts=(*self._access.hosts, text))
            self._change(wanted, then=lambda: self.host.set_text(""))

    def _on_folder(self) -> None:
        if text := self.folder.text().strip():
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
        done = tr("It holds from the next command on.")
        self.do(self._sandbox.change(access), outcome or self.said, done=done, then=then)
