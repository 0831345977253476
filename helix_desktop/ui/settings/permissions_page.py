"""The settings pages Permissions (trust, mode, rules, web access) and Sandbox (folders, hosts)."""

from collections.abc import Callable

from helix_desktop.app.sessions.changed_files import ChangedFiles
from helix_desktop.app.sessions.open_sessions import OpenSessions
from helix_desktop.app.workspaces.sandbox_access import SandboxAccess
from helix_desktop.app.workspaces.session_modes import SessionModes
from helix_desktop.app.workspaces.workspace_permissions import Rulebook, WorkspacePermissions
from helix_desktop.app.workspaces.workspace_settings import WorkspaceSettings
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.hidden_characters import reveal
from helix_desktop.domain.permission import (
    MODE_HINTS,
    MODE_NAMES,
    Mode,
    PermissionRule,
    ProposedRule,
    RuleDecision,
    SessionGrant,
)
from helix_desktop.domain.sandbox import SandboxPreset, SandboxReach
from helix_desktop.domain.tool_table import ToolEffect, declared_tool
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import WebAccess
from helix_desktop.ui.event_bridge import shielded
from helix_desktop.ui.settings.form_rows import BulletList, BulletPoint, SettingRow, ValueSource
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.settings.settings_page import (
    WorkspaceSettingsPage,
)
from helix_desktop.ui.text.formatting import (
    dotted_text,
    error_text,
    phrase_text,
    plural,
    retold,
    sentences_text,
    tr,
)
from helix_desktop.ui.text.safe_text import label_line, one_line, rule_form_text
from helix_desktop.ui.widgets.cards import RadioCard, RadioCards
from helix_desktop.ui.widgets.choices import SegmentedControl
from helix_desktop.ui.widgets.controls import set_words, switch_button
from helix_desktop.ui.widgets.dialogs import ConfirmDialog, ConfirmQuestion
from helix_desktop.ui.widgets.fields import LineField, StatusLine
from helix_desktop.ui.widgets.sandbox_card import SandboxCard

MAX_TEXT_CHARS = 300


def rule_label(rule: PermissionRule) -> str:
    """Return a rule such as `shell: git push …`, with hidden and imitating letters spelled out."""
    what = label_line(rule_form_text(reveal(rule.form)), MAX_TEXT_CHARS) or tr("everything")
    return f"{one_line(reveal(rule.tool), 80)}: {what}"


def rule_scope(rule: PermissionRule) -> str:
    path = one_line(reveal(rule.path), MAX_TEXT_CHARS)
    parts = [
        tr("in {0}").format(path) if path else "",
        tr("this workspace") if rule.workspace else tr("all workspaces"),
    ]
    if declared_tool(rule.tool).effect is ToolEffect.COMMAND:
        scope = tr("sandboxed only") if rule.decision is RuleDecision.ALWAYS else ""
        parts.append(scope if rule.sandboxed else tr("without a sandbox"))
    return " · ".join(filter(None, parts))


def decision_source(decision: RuleDecision) -> ValueSource:
    return {
        RuleDecision.ALWAYS: ValueSource(tr("always"), "ok"),
        RuleDecision.ASK: ValueSource(tr("asks"), "fg2"),
        RuleDecision.NEVER: ValueSource(tr("never"), "bad"),
    }[decision]


class PermissionsPage(WorkspaceSettingsPage):
    """The page with everything that decides whether a call asks."""

    key = "permissions"

    def __init__(
        self,
        context: SettingsContext,
        settings: WorkspaceSettings,
        sessions: OpenSessions,
        *,
        permissions: WorkspacePermissions,
        modes: SessionModes,
        rulebook: Rulebook,
    ) -> None:
        super().__init__(context, settings, sessions)
        self._permissions, self._session_modes, self._book = permissions, modes, rulebook
        self._own_rules = 0
        self.trust = self.button(tr("Trust this folder"), self._on_trust)
        self.folder = self.row(tr("Trust"), "", self.trust)
        offered = [(mode.value, phrase_text(name)) for mode, name in MODE_NAMES.items()]
        self.mode = SegmentedControl(offered, tr("Approvals"))
        self.mode.chosen.connect(self._on_mode)
        self._mode_row = self.row(tr("Approvals"), "", self.mode)
        self._mode_row.words.make_room(*map(phrase_text, MODE_HINTS.values()))
        self.add_group(tr("This folder"), self.folder, self._mode_row)
        self.facts = BulletList()
        self.box = self.expandable(tr("Sandbox"), make=lambda: self.facts)
        self.add_group(tr("Sandbox"), self.box)
        self.box.open(opens=not self._permissions.box.sandboxed)
        # above the lists, since they get longer and shorter
        done = tr("Takes effect with the next step.")
        self.fetch, self.search = switch_button(tr("Web access")), switch_button(tr("Web search"))
        self.fetch.clicked.connect(
            lambda on: self.do(self._changed(lambda now: replace(now, fetch=on)), done=done)
        )
        self.search.clicked.connect(
            lambda on: self.do(self._changed(lambda now: replace(now, search=on)), done=done)
        )
        self.host = LineField(tr("Private host"), hint=tr("host or host:port"))
        about = tr("By the model's provider, who charges for it. Asks after outside content")
        self.add_group(
            tr("Web"),
            self.row(tr("Web access"), tr("When on, Helix asks before each site"), self.fetch),
            self.row(tr("Web search"), about, self.search),
            self.adding(
                self.host,
                tr("Private hosts"),
                tr("Local and private addresses are blocked unless listed here"),
                add=lambda host, accept: self.do(
                    self._changed(lambda now: replace(now, hosts=(*now.hosts, host))),
                    on_done=accept,
                ),
            ),
        )
        self.hosts = self.add_group(tr("Allowed private hosts"))
        self.problem = self.row(tr("Couldn't read a file"))
        self.column.add_bare(self.problem)
        self.proposed = self.add_group(tr("Suggested by the project"))
        empty = tr("No rules yet. Answer a request with “Always” or “Never” to add one.")
        self.rules = self.add_group(tr("Rules"), empty=empty)
        self.allowed = self.add_group(tr("Allowed for one session"))
        self._forgotten: PermissionRule | None = None
        self.undo = self.button(tr("Undo"), self._on_undo)
        self._undoing = self.row(tr("Removed", "a rule"), "", self.undo)
        self._undoing.hide()
        self.column.add_bare(self._undoing)
        for group in (self.proposed, self.hosts, self.allowed):
            group.hide()

    def own_changes(self) -> int:
        return self._own_rules

    async def _read(self) -> None:
        rules = await shielded(self._book.rules())
        proposed = await shielded(self._book.proposed())
        sessions = await shielded(self._sessions.all())
        self._own_rules = sum(bool(rule.workspace) for rule in rules)
        trust, title = tr("Stop trusting"), tr("This folder is trusted")
        meaning = tr("Project instructions and your “Always” rules apply")
        if not self._permissions.files.trusted:
            trust, title = tr("Trust this folder"), tr("This folder isn't trusted")
            if self._permissions.files.trusted is None:
                title = tr("Not decided yet")
            meaning = tr("Project instructions are ignored; every command and change asks")
        self.folder.words.show_name(title)
        self.folder.words.show_below(dotted_text(self.workspace_settings.workspace.folder, meaning))
        set_words(self.trust, trust)
        self.mode.show_choice(self._permissions.files.mode.value)
        problem = self._session_modes.problem(self._permissions.files.mode)
        hint = (
            error_text(problem)
            if problem
            else phrase_text(MODE_HINTS[self._permissions.files.mode])
        )
        self._mode_row.words.show_below(hint, "warn" if problem else "mut")
        self._show_sandbox()
        reach = self.workspace_settings.workspace.reach
        self.fetch.setChecked(reach.fetch)
        self.search.setChecked(reach.search)
        self.hosts.show_rows(reach.hosts, lambda host: self.removable(host, self._on_host_removed))
        problems = sentences_text(map(retold, self._book.problems))
        self.problem.words.show_below(problems, "warn")
        self.problem.setVisible(bool(problems))
        offered_rules = proposed if self._permissions.files.trusted is True else ()
        proposals = {repr(proposal): proposal for proposal in offered_rules}
        self.proposed.show_items(proposals, self._proposal_row)
        self.rules.show_items({repr(rule): rule for rule in rules}, self._rule_row)
        titles = {head.id: head.title for head in sessions}
        grants = {
            repr((session, grant)): (session, grant, titles.get(session, ""))
            for session, grant in self._book.session_grants()
        }
        self.allowed.show_items(grants, self._grant_row)

    def _show_sandbox(self) -> None:
        box, lacking_reasons = (
            self._permissions.box,
            self._permissions.box.why,
        )
        titles = {"bubblewrap": tr("Sandboxed with bubblewrap")}
        has_sandbox = box.kind.value in titles
        no_sandbox = tr("Off for this workspace")
        if lacking_reasons:
            no_sandbox = tr("No sandbox on this system")
        self.box.words.show_name(titles.get(box.kind.value, no_sandbox))
        self.box.words.show_below(retold(box.words), "mut" if box.sandboxed else "warn")
        self.box.words.make_room(retold(box.words))
        self.box.more = " ".join((*box.holds, *box.lacks, *lacking_reasons))
        icon, tone = ("check", "ok") if has_sandbox else ("warn", "warn")
        points = [BulletPoint(icon, tone, retold(limit)) for limit in box.holds]
        points += [BulletPoint("info", "mut", retold(gap)) for gap in box.lacks]
        meaning = tr("In trusted folders, read-only commands run without asking.")
        if not has_sandbox:
            meaning = tr(
                "Helix asks before every command. “Always” covers only that exact command."
            )
        points.append(BulletPoint("shield", "fg2", meaning))
        for reason in lacking_reasons:
            points.append(BulletPoint("info", "mut", tr("Unavailable: {0}").format(retold(reason))))
        if lacking_reasons:
            other = tr("Helix has no sandbox for this system yet. On Linux, it uses bubblewrap.")
            points.append(BulletPoint("bolt", "acc", retold(box.remedy) or other))
        if has_sandbox or lacking_reasons:
            points.append(BulletPoint("clock", "mut", tr("Tested at every startup.")))
        self.facts.show_points(points)

    def _rule_row(self, rule: PermissionRule) -> SettingRow:
        name = rule_label(rule)
        forget = self.button(
            tr("Remove"),
            lambda: self.do(self._book.forget(rule), on_done=lambda: self._show_undo(rule)),
            subject=name,
        )
        row = self.row(name, rule_scope(rule), forget)
        row.show_source(decision_source(rule.decision), back=False)
        return row

    def _grant_row(self, item: tuple[SessionId, SessionGrant, str]) -> SettingRow:
        session, grant, title = item
        name = f"{one_line(reveal(grant.tool), 80)}: {one_line(reveal(grant.form), MAX_TEXT_CHARS)}"
        scope_text = tr("in “{0}” only").format(one_line(title, 80) or tr("a subagent"))
        forget = self.button(
            tr("Remove"), lambda: self.do(self._book.revoke(session, grant)), subject=name
        )
        row = self.row(name, scope_text, forget)
        row.show_source(ValueSource(tr("this session"), "ok"), back=False)
        return row

    def _proposal_row(self, proposal: ProposedRule) -> SettingRow:
        name = rule_label(proposal.rule)
        rejected = tr("Rejected. Helix asks each time and won't suggest it again.")
        answers = (
            (tr("Accept"), lambda: self.do(self._book.keep(proposal.rule), done=tr("Rule added."))),
            (tr("Reject"), lambda: self.do(self._book.refuse(proposal), done=rejected)),
        )
        buttons = [self.button(words, act, subject=name) for words, act in answers]
        reason = one_line(proposal.why, MAX_TEXT_CHARS) or tr("No reason given")
        row = self.row(name, f"{rule_scope(proposal.rule)} · {reason}", *buttons)
        row.show_source(decision_source(proposal.rule.decision), back=False)
        return row

    def _on_trust(self) -> None:
        wanted = not self._permissions.files.trusted
        done = tr("Folder trusted.") if wanted else tr("Folder no longer trusted.")
        self.do(self._permissions.trust(wanted), done=done)

    def _on_mode(self, chosen: str) -> None:
        self.mode.show_choice(self._permissions.files.mode.value)  # until the mode is in force
        done = tr("Mode: {0}.").format(phrase_text(MODE_NAMES[Mode(chosen)]))
        self.do(self._permissions.choose_mode(Mode(chosen)), done=done)

    def _on_undo(self) -> None:
        if (rule := self._forgotten) is not None:
            self.do(self._book.keep(rule), on_done=lambda: self._show_undo(None))

    def _show_undo(self, rule: PermissionRule | None) -> None:
        self._forgotten = rule
        self._undoing.setVisible(rule is not None)
        if rule is not None:
            self._undoing.words.show_below(tr("{0}: Helix asks again").format(rule_label(rule)))

    def _on_host_removed(self, host: str) -> None:
        def without(now: WebAccess) -> WebAccess:
            return replace(now, hosts=tuple(name for name in now.hosts if name != host))

        self.do(self._changed(without))

    async def _changed(self, edit: Callable[[WebAccess], WebAccess]) -> None:
        """Edit the choice that is in force now, which another change may just have made."""
        await self.workspace_settings.choose_reach(edit(self.workspace_settings.workspace.reach))


class SandboxPage(WorkspaceSettingsPage):
    """The user's choice for this workspace, which is stored outside the project folder."""

    key = "sandbox"

    def __init__(
        self,
        context: SettingsContext,
        settings: WorkspaceSettings,
        sessions: OpenSessions,
        *,
        permissions: WorkspacePermissions,
        access: SandboxAccess,
        changed_files: ChangedFiles,
    ) -> None:
        super().__init__(context, settings, sessions)
        self._permissions, self._changed_files = permissions, changed_files
        self._sandbox, self._access = access, SandboxReach()
        texts = {
            SandboxPreset.STRICT: (tr("Strict"), tr("System programs only")),
            SandboxPreset.DEVELOPER: (tr("Developer"), tr("Toolchains, listed hosts")),
            SandboxPreset.OFF: (tr("Off for this workspace"), tr("Asks for every command")),
        }
        self.cards = {preset: RadioCard(*words) for preset, words in texts.items()}
        for preset, card in self.cards.items():
            card.clicked.connect(
                lambda _on=False, preset=preset: self._change(
                    lambda now: replace(now, preset=preset)
                )
            )
        self.warning = StatusLine()
        self.lacking = SandboxCard(permissions, context.bridge)
        self.column.add(self.lacking)
        presets = self.add_group(tr("Command access"))
        presets.add_bare(RadioCards(tuple(self.cards.values())))
        presets.add_bare(self.warning)
        self.host = LineField(tr("Host"), hint=tr("host or host:port"))
        about = tr("Reached through Helix's proxy. Private hosts need a port")
        host = self.adding(self.host, tr("Host"), about, add=self._on_host)
        self.add_group(tr("Allowed hosts"), host)
        self.hosts = self.add_group(empty=tr("None. Commands have no network."))
        self.wanted = self.add_group(tr("Blocked since startup"))
        self.wanted.hide()
        self.folder = LineField(tr("Folder"), hint=tr("/absolute/path"))
        folder = self.adding(
            self.folder,
            tr("Folder"),
            tr("In addition to the system, the project, and toolchains on your PATH"),
            add=lambda folder, accept: self._change(
                lambda now: replace(now, readable=(*now.readable, folder)), on_done=accept
            ),
        )
        self.add_group(tr("Readable folders"), folder)
        self.reading = self.add_group()
        self.writing = self.add_group(tr("Writable folders"))
        name = tr("Commits on no branch, kept for 90 days")
        remove = self.button(tr("Remove"), self._on_remove_rescued, subject=name)
        self._rescued_row = self.row(name, "", remove)
        self.rescued = self.add_group("Git", self._rescued_row)
        self.rescued.hide()

    def own_changes(self) -> int:
        access = self._access
        return bool(access.preset) + len(access.hosts) + len(access.readable)

    async def _read(self) -> None:
        reach = await shielded(self._sandbox.now())
        self._access = reach.access
        trusted = self._permissions.files.trusted is True
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
        self.hosts.show_rows(reach.access.hosts, lambda host: self.removable(host, self._without))
        self.reading.show_rows(reach.readable, self._folder_row)
        writable = {self.workspace_settings.workspace.folder: tr("the project")}
        if reach.home:
            writable[reach.home] = tr("home folder and caches for commands")
        self.writing.show_rows(tuple(writable), lambda folder: self.row(folder, writable[folder]))
        count = await shielded(self._changed_files.count_rescued_commits())
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
        files = self._changed_files
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
