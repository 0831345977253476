"""The settings page Sandbox: preset, folders that commands may read or write, allowed hosts."""

from collections.abc import Callable

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.sandbox import SandboxPreset, SandboxReach
from helix_desktop.domain.value import replace
from helix_desktop.ui.event_bridge import shielded
from helix_desktop.ui.settings.form_rows import SettingRow, ValueSource
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.settings.settings_page import WorkspaceSettingsPage
from helix_desktop.ui.text.formatting import plural, retold, sentences_text, tr
from helix_desktop.ui.widgets.cards import RadioCard, RadioCards
from helix_desktop.ui.widgets.dialogs import ConfirmDialog, ConfirmQuestion
from helix_desktop.ui.widgets.fields import LineField, StatusLine


def sandbox_preset_text(preset: SandboxPreset) -> tuple[str, str]:
    """Return a preset's name and its meaning."""
    return {
        SandboxPreset.STRICT: (tr("Strict"), tr("System programs only")),
        SandboxPreset.DEVELOPER: (tr("Developer"), tr("Toolchains, listed hosts")),
        SandboxPreset.OFF: (tr("Off for this workspace"), tr("Asks for every command")),
    }[preset]


class SandboxPage(WorkspaceSettingsPage):
    """The user's choice for this workspace, which is stored outside the project folder."""

    key = "sandbox"

    def __init__(self, context: SettingsContext, open_workspace: OpenWorkspace) -> None:
        super().__init__(context, open_workspace)
        self._sandbox, self._access = open_workspace.access, SandboxReach()
        presets = self.add_group(tr("Command access"))
        self.cards = {preset: RadioCard(*sandbox_preset_text(preset)) for preset in SandboxPreset}
        for preset, card in self.cards.items():
            card.clicked.connect(
                lambda _on=False, preset=preset: self._change(
                    lambda now: replace(now, preset=preset)
                )
            )
        presets.add_bare(RadioCards(tuple(self.cards.values())))
        self.warning = StatusLine()
        presets.add_bare(self.warning)
        self.host = LineField(tr("Host"), hint=tr("host or host:port"))
        about = tr("Reached through Helix's proxy. Private hosts need a port")
        host = self.adding(self.host, tr("Host"), about, add=self._on_host)
        self.add_group(tr("Allowed hosts")).add(host)
        self.hosts = self.add_group(empty=tr("None. Commands have no network."))
        self.wanted = self.add_group(tr("Blocked since startup"))
        self.wanted.hide()
        self.folder = LineField(tr("Folder"), hint=tr("/absolute/path"))
        about = tr("In addition to the system, the project, and toolchains on your PATH")
        folder = self.adding(
            self.folder,
            tr("Folder"),
            about,
            add=lambda folder, accept: self._change(
                lambda now: replace(now, readable=(*now.readable, folder)), on_done=accept
            ),
        )
        self.add_group(tr("Readable folders")).add(folder)
        self.reading = self.add_group()
        self.writing = self.add_group(tr("Writable folders"))
        self.rescued = self.add_group("Git")
        name = tr("Commits on no branch, kept for 90 days")
        remove = self.button(tr("Remove"), self._on_remove_rescued, subject=name)
        self._rescued_row = self.row(name, "", remove)
        self.rescued.add(self._rescued_row)
        self.rescued.hide()

    def own_changes(self) -> int:
        access = self._access
        return bool(access.preset) + len(access.hosts) + len(access.readable)

    async def _read(self) -> None:
        reach = await shielded(self._sandbox.now())
        self._access = reach.access
        trusted = self.open_workspace.trusted is True
        for preset, card in self.cards.items():
            card.setChecked(preset is reach.preset)
            card.setEnabled(trusted or preset is SandboxPreset.STRICT)
            card.show_note("" if reach.access.preset is preset else tr("default"))
        if reach.preset is SandboxPreset.OFF:
            words = tr(
                "Without a sandbox, commands can read your keys, write anywhere, and use the "
                "network. Helix asks before each one. Check every command before you allow "
                "it."
            )
            self.warning.say(words, "bad")
        elif not trusted:
            self.warning.say(tr("Folders you don't trust are always Strict."), "mut")
        else:
            self.warning.say(sentences_text(map(retold, self._sandbox.problems)), "warn")
        refused = self._sandbox.refused if reach.preset is SandboxPreset.DEVELOPER else ()
        self.wanted.show_rows(refused, self._wanted_row)
        hosts = reach.access.hosts
        self.hosts.show_rows(hosts, lambda host: self.removable(host, self._without))
        self.reading.show_rows(reach.readable, self._folder_row)
        project = self.open_workspace.workspace.folder
        writable = {project: tr("the project")}
        if reach.home:
            writable[reach.home] = tr("home folder and caches for commands")
        self.writing.show_rows(tuple(writable), lambda folder: self.row(folder, writable[folder]))
        count = await shielded(self.open_workspace.changed_files.count_rescued_commits())
        self.rescued.setVisible(bool(count))
        self._rescued_row.words.show_below(plural(count, "{0} commit", "{0} commits"))

    def _wanted_row(self, host: str) -> SettingRow:
        allow = self.button(tr("Allow"), lambda: self._on_host(host), subject=host)
        return self.row(host, tr("Requested by a command"), allow)

    def _folder_row(self, folder: str) -> SettingRow:
        if folder in self._access.readable:
            return self.removable(folder, self._without)
        row = self.row(folder)
        row.show_source(ValueSource(tr("detected"), "fg2"), back=False)
        return row

    def _on_remove_rescued(self) -> None:
        question = ConfirmQuestion(
            tr("Remove the names of these commits?"),
            tr("Remove"),
            (tr("Git deletes the commits later, and they can't be brought back."),),
            destructive=True,
        )
        sheet = ConfirmDialog(self.widget.window(), question)
        files = self.open_workspace.changed_files
        sheet.accepted.connect(lambda _: self.do(files.forget_rescued_commits()))
        sheet.open_over()

    def _on_host(self, host: str, accept: Callable[[], None] | None = None) -> None:
        self._change(lambda now: replace(now, hosts=(*now.hosts, host)), on_done=accept)

    def _without(self, name: str) -> None:
        def edited(now: SandboxReach) -> SandboxReach:
            hosts = tuple(known_host for known_host in now.hosts if known_host != name)
            folders = tuple(folder for folder in now.readable if folder != name)
            return replace(now, hosts=hosts, readable=folders)

        self._change(edited)

    def _change(
        self,
        edit: Callable[[SandboxReach], SandboxReach],
        *,
        on_done: Callable[[], None] | None = None,
    ) -> None:
        async def edited() -> None:
            """Edit the choice that is in force now, which another change may just have made."""
            await self._sandbox.change(edit(self._sandbox.access))

        self.do(edited(), done=tr("Takes effect with the next command."), on_done=on_done)
