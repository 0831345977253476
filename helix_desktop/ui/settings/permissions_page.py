"""The page Permissions: trust, sandbox, rules, and web access, with their texts."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.permission import Mode, PermissionRule, ProposedRule, RuleDecision
from helix_desktop.domain.text_safety import reveal
from helix_desktop.domain.tool_table import ToolEffect, declared_tool
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import WebAccess
from helix_desktop.ui.event_bridge import whole
from helix_desktop.ui.settings.form_groups import (
    BulletList,
    BulletPoint,
    ControlRow,
    DynamicGroup,
    ExpandableRow,
    NameWords,
)
from helix_desktop.ui.settings.form_rows import SettingRow, SettingsGroup, ValueSource
from helix_desktop.ui.settings.settings_page import SettingsContext, WorkspaceSettingsPage
from helix_desktop.ui.text.formatting import retold, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.buttons import KeyButton
from helix_desktop.ui.widgets.choices import SegmentedControl, Switch
from helix_desktop.ui.widgets.fields import LineField, StatusLine

BUBBLEWRAP, LANDLOCK = "bubblewrap", "landlock"
LONGEST = 300


def rule_label(rule: PermissionRule) -> str:
    """Return a rule such as `shell: git push …`, with hidden and imitating letters spelled out."""
    what = one_line(reveal(rule.form), LONGEST) or tr("everything")
    return f"{one_line(reveal(rule.tool), 80)}: {what}"


def rule_scope(rule: PermissionRule) -> str:
    """Return where a rule applies and under which condition."""
    path = one_line(reveal(rule.path), LONGEST)
    parts = [
        tr("in {0}").format(path) if path else "",
        tr("this workspace") if rule.workspace else tr("all workspaces"),
        _boxing(rule) if declared_tool(rule.tool).effect is ToolEffect.COMMAND else "",
    ]
    return " · ".join(part for part in parts if part)


def _boxing(rule: PermissionRule) -> str:
    """Return whether a rule for commands applies with or without a sandbox."""
    if not rule.boxed:
        return tr("without a sandbox")
    return tr("in the sandbox only") if rule.decision is RuleDecision.ALWAYS else ""


def decision_source(decision: RuleDecision) -> ValueSource:
    return {
        RuleDecision.ALWAYS: ValueSource(tr("always"), "ok"),
        RuleDecision.ASK: ValueSource(tr("asks"), "fg2"),
        RuleDecision.NEVER: ValueSource(tr("never"), "bad"),
    }[decision]


def trust_text(trusted: bool | None) -> tuple[str, str]:
    """Return the title of a trust state and its meaning."""
    return {
        True: (
            tr("You trust this folder"),
            tr("its instructions are followed, and your “always” answers count"),
        ),
        False: (
            tr("You do not trust this folder"),
            tr("its files are read as words of anybody; commands and changes ask each time"),
        ),
        None: (
            tr("You were not asked yet"),
            tr("its files are read as words of anybody; commands and changes ask each time"),
        ),
    }[trusted]


def mode_choices() -> list[tuple[str, str]]:
    """Return the modes with their names."""
    names = {Mode.ASK: tr("Ask"), Mode.SANDBOXED_AUTO: tr("Sandboxed auto")}
    return [(mode.value, names[mode]) for mode in Mode]


def mode_words(mode: Mode) -> str:
    return {
        Mode.ASK: tr("Before a command runs or a file changes, unless a rule allows it"),
        Mode.SANDBOXED_AUTO: tr(
            "Not for what runs in the sandbox without network, nor for files: both can be restored"
        ),
    }[mode]


def sandbox_title(kind: str) -> str:
    return {
        BUBBLEWRAP: tr("bubblewrap holds commands back"),
        LANDLOCK: tr("Landlock holds commands back"),
    }.get(kind, tr("Nothing holds commands back here"))


def sandbox_facts(
    kind: str, holds: Sequence[str], *, lacks: Sequence[str], why: Sequence[str]
) -> tuple[BulletPoint, ...]:
    """Return the sandbox's limits, its gaps, their meaning, and how to get a better one."""
    boxed = kind in (BUBBLEWRAP, LANDLOCK)
    meaning = (
        tr("Commands that are known only to read run unasked in it, where the folder is trusted.")
        if boxed
        else tr(
            "Every command asks; an “always” stands for exactly that command, letter by letter."
        )
    )
    points = [
        BulletPoint("check" if boxed else "warn", "ok" if boxed else "warn", retold(each))
        for each in holds
    ]
    points += [BulletPoint("info", "mut", retold(each)) for each in lacks]
    points.append(BulletPoint("shield", "fg2", meaning))
    if kind != BUBBLEWRAP:
        points += [
            BulletPoint("info", "mut", tr("Not here: {0}").format(retold(each))) for each in why
        ]
        points.append(BulletPoint("bolt", "acc", sandbox_advice(why)))
    points.append(BulletPoint("clock", "mut", tr("Found out by running a command at each start.")))
    return tuple(points)


def sandbox_advice(why: Sequence[str]) -> str:
    """Return how to get bubblewrap on this computer."""
    told = " ".join(why)
    if "Linux only" in told:
        return tr("A better one: there is none for this system yet. On Linux, bubblewrap is used.")
    if f"{BUBBLEWRAP}: it is not installed" in told:
        return tr(
            "A better one: install bubblewrap (Debian and Ubuntu: sudo apt install bubblewrap;"
            " Fedora: sudo dnf install bubblewrap; Arch: sudo pacman -S bubblewrap), then start"
            " Helix again."
        )
    return tr(
        "A better one: bubblewrap is installed, but this system does not let it work. Often"
        " AppArmor forbids it user namespaces: allow them for bwrap, or ask who looks after this"
        " machine; inside a container, start it with user namespaces allowed. Then start Helix"
        " again."
    )


class PermissionsPage(WorkspaceSettingsPage):
    """The page with everything that decides whether a call asks."""

    key = "permissions"
    icon = "shield"

    @classmethod
    def named(cls) -> str:
        return tr("Permissions")

    def __init__(self, ground: SettingsContext) -> None:
        super().__init__(ground)
        theme = self._theme
        self._rules: dict[str, PermissionRule] = {}
        self._proposals: dict[str, ProposedRule] = {}
        self._forgotten: PermissionRule | None = None
        self.facts: BulletList | None = None
        self.trust = KeyButton(theme, tr("Trust this folder"))
        self.trust.clicked.connect(self._on_trust)
        self.mode = SegmentedControl(theme, mode_choices(), tr("When you are asked"))
        self.mode.chosen.connect(self._on_mode)
        self.undo = KeyButton(theme, tr("Undo"))
        self.undo.clicked.connect(self._on_undo)
        self.fetch = Switch(theme, tr("Fetch from the web"))
        self.fetch.clicked.connect(self._on_fetch)
        self.host = LineField(theme, tr("Private host"), hint=tr("name or name:port"))
        self.host.setFixedWidth(220)
        self.host.entered.connect(self._on_host)
        self.rules = DynamicGroup(
            theme,
            tr("Rules"),
            empty=tr("No rules yet: an “always” or “never” on a card makes one."),
        )
        self.proposed = DynamicGroup(theme, tr("Proposed by the project"))
        self.hosts = DynamicGroup(theme, tr("Private hosts it may fetch from"))
        self.said = StatusLine(theme)
        self._lay_out()

    def own_changes(self) -> int:
        rules = self._rules.values() if self._open_workspace else ()
        return sum(bool(rule.workspace) for rule in rules)

    async def _read(self, open_workspace: OpenWorkspace) -> None:
        book = open_workspace.rulebook
        rules = await whole(book.rules()) if book else ()
        proposed = await whole(book.proposed()) if book else ()
        self._show_box(open_workspace)
        self._show_trust(open_workspace)
        self._show_reach(open_workspace.workspace.reach)
        self._show_rules(rules)
        self._show_proposed(proposed, trusted=open_workspace.trusted is True)
        problems = " ".join(map(retold, book.problems)) if book else ""
        self.problem.words.show_below(problems, "warn")
        self.problem.setVisible(bool(problems))
        self.changed.emit()

    def _lay_out(self) -> None:
        theme = self._theme
        self.column.add_bare(self._none)
        self.column.add_bare(self.outcome)
        self.problem = ControlRow(theme, NameWords(theme, tr("A file could not be read")))
        first = SettingsGroup(theme, tr("This folder"))
        self._trusting = NameWords(theme, tr("Trust"))
        self._boxing = NameWords(theme, tr("Sandbox"))
        self.folder = ControlRow(theme, self._trusting, (self.trust,))
        self._moding = NameWords(theme, tr("When you are asked"))
        self.box = ExpandableRow(theme, self._boxing, (), make=self._box_body)
        first.add(self.folder)
        first.add(ControlRow(theme, self._moding, (self.mode,)))
        first.add(self.problem)
        self.column.add(first)
        held = DynamicGroup(theme, tr("What holds commands back"))
        held.show_rows(("box",), lambda _key: self.box)
        self.column.add(held)
        self.proposed.hide()
        self.column.add(self.proposed)
        self.column.add(self.rules)
        self._undoing = ControlRow(theme, NameWords(theme, tr("Forgotten")), (self.undo,))
        self._undoing.hide()
        self.column.add_bare(self._undoing)
        self.column.add(self._web())
        self.hosts.hide()
        self.column.add(self.hosts)

    def _web(self) -> SettingsGroup:
        theme = self._theme
        web = DynamicGroup(theme, tr("The web"))
        about = tr("Off: the agent has no tool for it. On: it asks before each site")
        web.add(
            ControlRow(theme, NameWords(theme, self.fetch.accessibleName(), about), (self.fetch,))
        )
        add = KeyButton(theme, tr("Add"))
        add.clicked.connect(self._on_host)
        about = tr("Addresses of this machine and private networks are refused unless named here")
        web.add(
            ControlRow(
                theme,
                NameWords(theme, tr("A private host"), about),
                (
                    self.host,
                    add,
                ),
            )
        )
        web.add_bare(self.said)
        return web

    def _show_box(self, open_workspace: OpenWorkspace) -> None:
        box = open_workspace.box
        self._boxing.show_name(sandbox_title(box.kind.value))
        tone = "mut" if box.boxed else "warn"
        self._boxing.show_below(retold(box.words), tone)
        self.box.more = " ".join((*box.holds, *box.lacks, *box.why))
        self._show_facts()
        if not box.boxed:
            self.box.open()

    def _box_body(self) -> QWidget:
        self.facts = BulletList(self._theme)
        self._show_facts()
        return self.facts

    def _show_facts(self) -> None:
        box = self._open_workspace.box if self._open_workspace else None
        if box is not None and self.facts is not None:
            facts = sandbox_facts(box.kind.value, box.holds, lacks=box.lacks, why=box.why)
            self.facts.show_points(facts)

    def _show_trust(self, open_workspace: OpenWorkspace) -> None:
        trusted = open_workspace.trusted
        self._trusting.show_name(trust_text(trusted)[0])
        self._trusting.show_below(f"{open_workspace.workspace.folder} · {trust_text(trusted)[1]}")
        self.mode.show_choice(open_workspace.mode.value)
        self._moding.show_below(mode_words(open_workspace.mode))
        self.trust.show_as(tr("Trust no longer") if trusted else tr("Trust this folder"))

    def _show_rules(self, rules: tuple[PermissionRule, ...]) -> None:
        self._rules = {repr(rule): rule for rule in rules}
        self.rules.show_rows(list(self._rules), self._rule_row)

    def _rule_row(self, key: str) -> SettingRow:
        rule = self._rules[key]
        forget = KeyButton(self._theme, tr("Forget"))
        forget.setAccessibleName(tr("Forget: {0}").format(rule_label(rule)))
        forget.clicked.connect(lambda: self._on_forget(rule))
        words = NameWords(self._theme, rule_label(rule), rule_scope(rule))
        row = ControlRow(self._theme, words, (forget,))
        row.show_source(decision_source(rule.decision), back=False)
        return row

    def _show_proposed(self, proposed: tuple[ProposedRule, ...], *, trusted: bool) -> None:
        self._proposals = {repr(each): each for each in proposed}
        self.proposed.show_rows(list(self._proposals), self._proposal_row)
        self.proposed.setVisible(trusted and bool(proposed))

    def _proposal_row(self, key: str) -> SettingRow:
        proposal = self._proposals[key]
        name = rule_label(proposal.rule)
        take, refuse = KeyButton(self._theme, tr("Take")), KeyButton(self._theme, tr("Refuse"))
        take.setAccessibleName(tr("Take: {0}").format(name))
        refuse.setAccessibleName(tr("Refuse: {0}").format(name))
        take.clicked.connect(lambda: self._on_take(proposal))
        refuse.clicked.connect(lambda: self._on_refuse(proposal))
        why = proposal.why or tr("It does not say why")
        row = ControlRow(
            self._theme,
            NameWords(self._theme, name, why),
            (
                take,
                refuse,
            ),
        )
        row.show_source(decision_source(proposal.rule.decision), back=False)
        return row

    def _show_reach(self, reach: WebAccess) -> None:
        self.fetch.setChecked(reach.fetch)
        self.hosts.show_rows(reach.hosts, self._host_row)
        self.hosts.setVisible(bool(reach.hosts))

    def _host_row(self, host: str) -> SettingRow:
        remove = KeyButton(self._theme, tr("Remove"))
        remove.setAccessibleName(tr("Remove: {0}").format(host))
        remove.clicked.connect(lambda: self._on_host_removed(host))
        return ControlRow(self._theme, NameWords(self._theme, host), (remove,))

    def _on_trust(self) -> None:
        wanted = not self._opened.trusted
        done = tr("You trust this folder.") if wanted else tr("It is trusted no longer.")
        self.do(self._opened.trust(wanted), done=done)

    def _on_mode(self, chosen: str) -> None:
        self.mode.show_choice(self._opened.mode.value)  # until the mode is in force
        done = tr("Mode: {0}.").format(dict(mode_choices())[chosen])
        self.do(self._opened.choose_mode(Mode(chosen)), done=done)

    def _on_forget(self, rule: PermissionRule) -> None:
        if book := self._opened.rulebook:
            self.do(book.forget(rule), then=lambda: self._show_undo(rule))

    def _show_undo(self, rule: PermissionRule | None) -> None:
        self._forgotten = rule
        self._undoing.setVisible(rule is not None)
        if rule is not None:
            self._undoing.words.show_below(tr("{0}: it asks again").format(rule_label(rule)))

    def _on_undo(self) -> None:
        rule = self._forgotten
        if rule and (book := self._opened.rulebook):
            self.do(book.keep(rule), then=lambda: self._show_undo(None))

    def _on_take(self, proposal: ProposedRule) -> None:
        if book := self._opened.rulebook:
            self.do(book.keep(proposal.rule), done=tr("It holds from now on."))

    def _on_refuse(self, proposal: ProposedRule) -> None:
        if book := self._opened.rulebook:
            done = tr("Refused: it asks each time, and is not proposed any more.")
            self.do(book.refuse(proposal), done=done)

    def _on_fetch(self) -> None:
        reach = replace(self._opened.workspace.reach, fetch=self.fetch.isChecked())
        done = tr("It holds from the next step on.")
        self.do(self._opened.settings.choose_reach(reach), self.said, done=done)

    def _on_host(self) -> None:
        text = self.host.text().strip()
        if text:
            reach = self._opened.workspace.reach
            wanted = replace(reach, hosts=(*reach.hosts, text))
            self.do(
                self._opened.settings.choose_reach(wanted),
                self.said,
                then=lambda: self.host.set_text(""),
            )

    def _on_host_removed(self, host: str) -> None:
        reach = self._opened.workspace.reach
        left = tuple(each for each in reach.hosts if each != host)
        self.do(self._opened.settings.choose_reach(replace(reach, hosts=left)), self.said)
