"""The tools of the agent: what each takes of every request, and a switch for what is not needed."""

from functools import partial

from helix_desktop.app.desk import Desk
from helix_desktop.app.tool_choice import ToolFact
from helix_desktop.ui.parts.switch import Switch
from helix_desktop.ui.settings.folding import ListRow, LiveGroup, NameWords
from helix_desktop.ui.settings.page import Ground
from helix_desktop.ui.settings.rows import SettingRow
from helix_desktop.ui.settings.working import WorkingPage
from helix_desktop.ui.words import count_text, tr

ABOUT = 110
"""Characters of a description that are shown; the tooltip has more."""


class ToolsPage(WorkingPage):
    """All tools there are here, in the order the agent is told of them."""

    key = "tools"
    icon = "wrench"

    @classmethod
    def named(cls) -> str:
        return tr("Tools")

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        self._facts: dict[str, ToolFact] = {}
        self.switches: dict[str, Switch] = {}
        self.sum = NameWords(self._theme, tr("In every request"))
        self.column.add_bare(self._none)
        first = LiveGroup(self._theme, tr("What the agent is told of"))
        first.add(ListRow(self._theme, self.sum))
        self.column.add(first)
        self.found = LiveGroup(self._theme, tr("Tools"))
        self.column.add(self.found)
        self.column.add_bare(self.outcome)

    def own_changes(self) -> int:
        return len(self._desk.workspace.tools_off) if self._desk else 0

    async def _read(self, desk: Desk) -> None:
        outputs = dict(await desk.cache.tools())
        facts = desk.tools.listed(outputs) if desk.tools else ()
        if desk is not self._desk:
            return
        self._facts = {fact.name: fact for fact in facts}
        self.found.show_rows(list(self._facts), self._row)
        self.switches = {key: at for key, at in self.switches.items() if key in self._facts}
        on = [fact for fact in facts if fact.on]
        told = tr("{0} of {1} tools, {2} tok of each request")
        tokens = count_text(sum(fact.tokens for fact in on))
        self.sum.show_below(told.format(len(on), len(facts), tokens))
        for fact in facts:
            self._show(fact)
        self.changed.emit()

    def _row(self, name: str) -> SettingRow:
        fact = self._facts[name]
        switch = self.switches[name] = Switch(self._theme, name)
        switch.setEnabled(not fact.kept)
        switch.clicked.connect(partial(self._on_switched, name))
        return ListRow(self._theme, NameWords(self._theme, name), (switch,))

    def _show(self, fact: ToolFact) -> None:
        row = self.found.row(fact.name)
        if row is None:
            return
        self.switches[fact.name].setChecked(fact.on)
        row.words.show_below(" · ".join((*_figures(fact), _about(fact))))

    def _on_switched(self, name: str) -> None:
        desk = self._desk
        if desk is None:
            return
        others = [each for each in desk.workspace.tools_off if each != name]
        on = self.switches[name].isChecked()
        wanted = others if on else [*others, name]
        words = tr("{0} is on") if on else tr("{0} is off")
        done = words.format(name) + tr(": the next request is read anew from its beginning.")
        self.do(desk.choose_tools(wanted), done=done)


def _figures(fact: ToolFact) -> tuple[str, str]:
    tokens = tr("{0} tok").format(count_text(fact.tokens))
    if not fact.outputs:
        return tokens, tr("not used yet")
    return tokens, tr("{0} outputs").format(count_text(fact.outputs))


def _about(fact: ToolFact) -> str:
    if fact.kept:
        return tr("always there: markers lead to it")
    about = fact.about.split("\n", 1)[0]
    return about if len(about) <= ABOUT else about[: ABOUT - 1].rstrip() + "…"
