"""What the agent may do here: trust, what holds commands back, the rules, and the web."""

from dataclasses import replace

from PySide6.QtWidgets import QWidget

from helix_desktop.app.desk import Desk
from helix_desktop.domain.permission import Mode, Proposal, Rule
from helix_desktop.domain.workspace import Reach
from helix_desktop.ui.parts.key_button import KeyButton
from helix_desktop.ui.parts.switch import Switch
from helix_desktop.ui.sentences import retold
from helix_desktop.ui.settings.folding import FoldRow, ListRow, LiveGroup, NameWords
from helix_desktop.ui.settings.lines import LineField, Outcome
from helix_desktop.ui.settings.page import Ground
from helix_desktop.ui.settings.permission_words import (
    box_facts,
    box_title,
    decision_source,
    mode_choices,
    mode_words,
    rule_name,
    rule_scope,
    trust_words,
)
from helix_desktop.ui.settings.points import Points
from helix_desktop.ui.settings.rows import Group, SettingRow
from helix_desktop.ui.settings.segmented import Segmented
from helix_desktop.ui.settings.working import WorkingPage
from helix_desktop.ui.words import tr


class PermissionsPage(WorkingPage):
    """Everything that decides whether a call asks."""

    key = "permissions"
    icon = "shield"

    @classmethod
    def named(cls) -> str:
        return tr("Permissions")

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        theme = self._theme
        self._rules: dict[str, Rule] = {}
        self._proposals: dict[str, Proposal] = {}
        self._forgotten: Rule | None = None
        self.facts: Points | None = None
        self.trust = KeyButton(theme, tr("Trust this folder"))
        self.trust.clicked.connect(self._on_trust)
        self.mode = Segmented(theme, mode_choices(), tr("When you are asked"))
        self.mode.chosen.connect(self._on_mode)
        self.undo = KeyButton(theme, tr("Undo"))
        self.undo.clicked.connect(self._on_undo)
        self.fetch = Switch(theme, tr("Fetch from the web"))
        self.fetch.clicked.connect(self._on_fetch)
        self.host = LineField(theme, tr("Private host"), hint=tr("name or name:port"))
        self.host.setFixedWidth(220)
        self.host.entered.connect(self._on_host)
        self.rules = LiveGroup(
            theme,
            tr("Rules"),
            empty=tr("No rules yet: an “always” or “never” on a card makes one."),
        )
        self.proposed = LiveGroup(theme, tr("Proposed by the project"))
        self.hosts = LiveGroup(theme, tr("Private hosts it may fetch from"))
        self.said = Outcome(theme)
        self._lay_out()

    def own_changes(self) -> int:
        rules = self._rules.values() if self._desk else ()
        return sum(bool(rule.workspace) for rule in rules)

    async def _read(self, desk: Desk) -> None:
        book = desk.rulebook
        rules = await book.rules() if book else ()
        proposed = await book.proposed() if book else ()
        if desk is not self._desk:
            return
        self._show_box(desk)
        self._show_trust(desk)
        self._show_reach(desk.workspace.reach)
        self._show_rules(rules)
        self._show_proposed(proposed, trusted=desk.trusted is True)
        problems = " ".join(map(retold, book.problems)) if book else ""
        self.problem.words.show_below(problems, "warn")
        self.problem.setVisible(bool(problems))
        self.changed.emit()

    def _lay_out(self) -> None:
        theme = self._theme
        self.column.add_bare(self._none)
        self.column.add_bare(self.outcome)
        self.problem = ListRow(theme, NameWords(theme, tr("A file could not be read")))
        first = Group(theme, tr("This folder"))
        self._trusting = NameWords(theme, tr("Trust"))
        self._boxing = NameWords(theme, tr("Sandbox"))
        self.folder = ListRow(theme, self._trusting, (self.trust,))
        self._moding = NameWords(theme, tr("When you are asked"))
        self.box = FoldRow(theme, self._boxing, (), make=self._box_body)
        first.add(self.folder)
        first.add(ListRow(theme, self._moding, (self.mode,)))
        first.add(self.problem)
        self.column.add(first)
        held = LiveGroup(theme, tr("What holds commands back"))
        held.show_rows(("box",), lambda _key: self.box)
        self.column.add(held)
        self.proposed.hide()
        self.column.add(self.proposed)
        self.column.add(self.rules)
        self._undoing = ListRow(theme, NameWords(theme, tr("Forgotten")), (self.undo,))
        self._undoing.hide()
        self.column.add_bare(self._undoing)
        self.column.add(self._web())
        self.hosts.hide()
        self.column.add(self.hosts)

    def _web(self) -> Group:
        theme = self._theme
        web = LiveGroup(theme, tr("The web"))
        about = tr("Off: the agent has no tool for it. On: it asks before each site")
        web.add(ListRow(theme, NameWords(theme, self.fetch.accessibleName(), about), (self.fetch,)))
        add = KeyButton(theme, tr("Add"))
        add.clicked.connect(self._on_host)
        about = tr("Addresses of this machine and private networks are refused unless named here")
        web.add(
            ListRow(
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

    def _show_box(self, desk: Desk) -> None:
        box = desk.box
        self._boxing.show_name(box_title(box.kind.value))
        tone = "mut" if box.boxed else "warn"
        self._boxing.show_below(retold(box.words), tone)
        self.box.more = " ".join((*box.holds, *box.lacks, *box.why))
        self._show_facts()
        if not box.boxed:
            self.box.open()

    def _box_body(self) -> QWidget:
        self.facts = Points(self._theme)
        self._show_facts()
        return self.facts

    def _show_facts(self) -> None:
        box = self._desk.box if self._desk else None
        if box is not None and self.facts is not None:
            facts = box_facts(box.kind.value, box.holds, lacks=box.lacks, why=box.why)
            self.facts.show_points(facts)

    def _show_trust(self, desk: Desk) -> None:
        trusted = desk.trusted
        self._trusting.show_name(trust_words(trusted)[0])
        self._trusting.show_below(f"{desk.workspace.folder} · {trust_words(trusted)[1]}")
        self.mode.show_choice(desk.mode.value)
        self._moding.show_below(mode_words(desk.mode))
        self.trust.show_as(tr("Trust no longer") if trusted else tr("Trust this folder"))

    def _show_rules(self, rules: tuple[Rule, ...]) -> None:
        self._rules = {repr(rule): rule for rule in rules}
        self.rules.show_rows(list(self._rules), self._rule_row)

    def _rule_row(self, key: str) -> SettingRow:
        rule = self._rules[key]
        forget = KeyButton(self._theme, tr("Forget"))
        forget.setAccessibleName(tr("Forget: {0}").format(rule_name(rule)))
        forget.clicked.connect(lambda: self._on_forget(rule))
        words = NameWords(self._theme, rule_name(rule), rule_scope(rule))
        row = ListRow(self._theme, words, (forget,))
        row.show_source(decision_source(rule.decision), back=False)
        return row

    def _show_proposed(self, proposed: tuple[Proposal, ...], *, trusted: bool) -> None:
        self._proposals = {repr(each): each for each in proposed}
        self.proposed.show_rows(list(self._proposals), self._proposal_row)
        self.proposed.setVisible(trusted and bool(proposed))

    def _proposal_row(self, key: str) -> SettingRow:
        proposal = self._proposals[key]
        name = rule_name(proposal.rule)
        take, refuse = KeyButton(self._theme, tr("Take")), KeyButton(self._theme, tr("Refuse"))
        take.setAccessibleName(tr("Take: {0}").format(name))
        refuse.setAccessibleName(tr("Refuse: {0}").format(name))
        take.clicked.connect(lambda: self._on_take(proposal))
        refuse.clicked.connect(lambda: self._on_refuse(proposal))
        why = proposal.why or tr("It does not say why")
        row = ListRow(
            self._theme,
            NameWords(self._theme, name, why),
            (
                take,
                refuse,
            ),
        )
        row.show_source(decision_source(proposal.rule.decision), back=False)
        return row

    def _show_reach(self, reach: Reach) -> None:
        self.fetch.setChecked(reach.fetch)
        self.hosts.show_rows(reach.hosts, self._host_row)
        self.hosts.setVisible(bool(reach.hosts))

    def _host_row(self, host: str) -> SettingRow:
        remove = KeyButton(self._theme, tr("Remove"))
        remove.setAccessibleName(tr("Remove: {0}").format(host))
        remove.clicked.connect(lambda: self._on_host_removed(host))
        return ListRow(self._theme, NameWords(self._theme, host), (remove,))

    def _on_trust(self) -> None:
        if self._desk is not None:
            wanted = not self._desk.trusted
            done = tr("You trust this folder.") if wanted else tr("It is trusted no longer.")
            self.do(self._desk.trust(wanted), done=done)

    def _on_mode(self, chosen: str) -> None:
        if self._desk is not None:
            self.mode.show_choice(self._desk.mode.value)  # until it holds
            mode = Mode(chosen)
            done = tr("Mode: {0}.").format(dict(mode_choices())[chosen])
            self.do(self._desk.choose_mode(mode), done=done)

    def _on_forget(self, rule: Rule) -> None:
        if self._desk and self._desk.rulebook:
            self.do(self._desk.rulebook.forget(rule), then=lambda: self._show_undo(rule))

    def _show_undo(self, rule: Rule | None) -> None:
        self._forgotten = rule
        self._undoing.setVisible(rule is not None)
        if rule is not None:
            self._undoing.words.show_below(tr("{0}: it asks again").format(rule_name(rule)))

    def _on_undo(self) -> None:
        rule = self._forgotten
        if rule and self._desk and self._desk.rulebook:
            self.do(self._desk.rulebook.keep(rule), then=lambda: self._show_undo(None))

    def _on_take(self, proposal: Proposal) -> None:
        if self._desk and self._desk.rulebook:
            done = tr("It holds from now on.")
            self.do(self._desk.rulebook.keep(proposal.rule), done=done)

    def _on_refuse(self, proposal: Proposal) -> None:
        if self._desk and self._desk.rulebook:
            done = tr("Refused: it asks each time, and is not proposed any more.")
            self.do(self._desk.rulebook.refuse(proposal), done=done)

    def _on_fetch(self) -> None:
        if self._desk is not None:
            reach = replace(self._desk.workspace.reach, fetch=self.fetch.isChecked())
            self.do(
                self._desk.choose_reach(reach),
                self.said,
                done=tr("It holds from the next step on."),
            )

    def _on_host(self) -> None:
        text = self.host.text().strip()
        if self._desk is not None and text:
            reach = self._desk.workspace.reach
            wanted = replace(reach, hosts=(*reach.hosts, text))
            self.do(self._desk.choose_reach(wanted), self.said, then=lambda: self.host.set_text(""))

    def _on_host_removed(self, host: str) -> None:
        if self._desk is not None:
            reach = self._desk.workspace.reach
            left = tuple(each for each in reach.hosts if each != host)
            self.do(self._desk.choose_reach(replace(reach, hosts=left)), self.said)
