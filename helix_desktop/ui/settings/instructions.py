"""What every window of the workspace begins with: the person's words, and the project's files."""

import asyncio

from PySide6.QtWidgets import QWidget

from helix_desktop.app.agreements import NOT_AGREED, Unheeded
from helix_desktop.app.desk import Desk
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.memory import Guide, GuideKind
from helix_desktop.domain.workspace import Profile
from helix_desktop.ui.parts.key_button import KeyButton, Role
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.sentences import retold
from helix_desktop.ui.settings.folding import FoldRow, ListRow, LiveGroup, below, in_line
from helix_desktop.ui.settings.lines import Outcome, TextBox
from helix_desktop.ui.settings.page import Ground
from helix_desktop.ui.settings.rows import Group, SettingRow, Words
from helix_desktop.ui.settings.source import Source
from helix_desktop.ui.settings.working import WorkingPage
from helix_desktop.ui.words import count_text, tr

TEXT, READ = 132, 220


class InstructionsPage(WorkingPage):
    """Two texts of the person, and what else stands before the first message."""

    key = "instructions"
    icon = "book"

    @classmethod
    def named(cls) -> str:
        return tr("Instructions")

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        self._kept = Profile()
        self._typed: dict[str, Profile] = {}
        """What was typed in other workspaces and is not applied, by their ids."""
        self._guides: dict[str, Guide] = {}
        self._unheeded: dict[str, Unheeded] = {}
        self.system = TextBox(
            tr("System prompt"),
            hint=tr("Who the agent is and how it works here. Empty: as Helix has it."),
            height=TEXT,
        )
        self.rules = TextBox(
            tr("Rules"),
            hint=tr("What always holds here: “Never touch migrations.”"),
            height=TEXT,
        )
        self.said = Outcome(self._theme)
        self.apply = KeyButton(self._theme, tr("Apply"), role=Role.PRIMARY)
        self.discard = KeyButton(self._theme, tr("Discard"))
        self.apply.clicked.connect(self._on_apply)
        self.discard.clicked.connect(self._on_discard)
        for field in (self.system, self.rules):
            field.changed.connect(self._show_pending)
        self.column.add_bare(self._none)
        for group in self._own_words():
            self.column.add(group)
        self.found = LiveGroup(
            self._theme,
            tr("What a new session begins with"),
            empty=tr("Nothing yet. Write something above, or put an AGENTS.md into the folder."),
        )
        self.column.add(self.found)
        self.column.add_bare(self.outcome)

    def unsaved(self) -> bool:
        return self.pending is not None or bool(self._typed)

    def own_changes(self) -> int:
        profile = self._desk.workspace.profile if self._desk else Profile()
        return bool(profile.system.strip()) + bool(profile.rules.strip())

    def show_desk(self, desk: Desk | None) -> None:
        if desk is not self._desk:
            if self._desk is not None and self.pending is not None:
                self._typed[self._desk.workspace.id] = self.pending
            self._kept = desk.workspace.profile if desk else Profile()
            typed = self._typed.pop(desk.workspace.id, None) if desk else None
            self._show(typed or self._kept)
        super().show_desk(desk)

    @property
    def pending(self) -> Profile | None:
        """What is typed and not applied."""
        typed = Profile(self.system.text(), self.rules.text())
        return typed if typed != self._kept else None

    async def _read(self, desk: Desk) -> None:
        guides = await desk.guides(NO_SESSION)
        if desk is not self._desk:
            return
        untouched = self.pending is None
        self._kept = desk.workspace.profile
        if untouched:
            self._on_discard()
        unheeded = await asyncio.to_thread(desk.agreements.unheeded) if desk.agreements else ()
        if desk is not self._desk:
            return
        self._unheeded = {f"unheeded {each.name}": each for each in unheeded}
        names = {each.name for each in unheeded}
        used = (each for each in guides if each.name not in names)
        self._guides = {f"{each.kind.value} {each.name}": each for each in used}
        self._guides |= {key: _not_followed(each) for key, each in self._unheeded.items()}
        self.found.show_rows(list(self._guides), self._row)
        for key, guide in self._guides.items():
            self._show_guide(key, guide)
        self.said.say("")
        self._show_pending()

    def _own_words(self) -> tuple[Group, ...]:
        """A group for each text: other widgets of a group stand behind all of its rows."""
        lines = (
            (tr("System prompt"), tr("Read before everything else, in every window"), self.system),
            (
                tr("Rules"),
                tr("Read after it, and before what files of the project say"),
                self.rules,
            ),
        )
        groups = (LiveGroup(self._theme, tr("Your own words")), LiveGroup(self._theme, ""))
        for group, (name, about, field) in zip(groups, lines, strict=True):
            group.add(ListRow(self._theme, Words(self._theme, name, about)))
            group.add_bare(field)
        groups[-1].add_bare(below(self.said, in_line(self.apply, self.discard)))
        return groups

    def _row(self, key: str) -> SettingRow:
        guide = self._guides[key]
        name = {
            GuideKind.SYSTEM: tr("Your system prompt"),
            GuideKind.RULES: tr("Your rules"),
        }.get(guide.kind, one_line(guide.name))
        words = Words(self._theme, name)
        unheeded = self._unheeded.get(key)
        if unheeded is None:
            return FoldRow(self._theme, words, (), make=lambda: self._body(key))
        follow = KeyButton(self._theme, tr("Follow it"))
        follow.setAccessibleName(tr("Follow it: {0}").format(name))
        follow.clicked.connect(lambda: self._on_follow(unheeded))
        return FoldRow(self._theme, words, (follow,), make=lambda: self._body(key))

    def _body(self, key: str) -> QWidget:
        guide = self._guides[key]
        field = TextBox(tr("What a model reads"), code=True, height=READ)
        field.show_only(self._told(key, guide))
        field.setObjectName("read")
        return below(label(tr("What a model reads, letter by letter"), "micro", "mut"), field)

    def _told(self, key: str, guide: Guide) -> str:
        """What a person may agree to is shown as it is."""
        unheeded = self._unheeded.get(key)
        return unheeded.text if unheeded else retold(guide.problem) or guide.text

    def _on_follow(self, unheeded: Unheeded) -> None:
        if self._desk and self._desk.agreements:
            agreed = asyncio.to_thread(self._desk.agreements.agree, unheeded)
            done = tr("Followed from the next turn on, as long as it says just that.")
            self.do(agreed, done=done)

    def _show_guide(self, key: str, guide: Guide) -> None:
        row = self.found.row(key)
        if row is None:
            return
        row.words.show_below(*guide_words(guide))
        if isinstance(row, FoldRow):
            for field in row.body.findChildren(TextBox, "read"):
                field.show_only(self._told(key, guide))
        row.show_source(guide_source(guide), back=False)

    def _show_pending(self) -> None:
        pending = self.pending is not None
        for made in (self.apply, self.discard):
            made.setEnabled(pending)
        if pending and self.said.tone() != "bad":
            self.said.say(tr("Not applied yet. It holds from the next turn on."), "warn")
        elif not pending and self.said.tone() != "ok":
            self.said.say("")

    def _on_apply(self) -> None:
        desk, wanted = self._desk, self.pending
        if desk is None or wanted is None:
            return

        async def applied() -> None:
            await desk.choose_profile(wanted)
            self._kept = wanted

        done = tr("Applied: it holds from the next turn on.")
        self.do(applied(), self.said, then=lambda: self.outcome.say(done, "ok"))

    def _on_discard(self) -> None:
        self._show(self._kept)

    def _show(self, profile: Profile) -> None:
        self.system.set_text(profile.system)
        self.rules.set_text(profile.rules)
        self.said.say("")
        self._show_pending()


def _not_followed(unheeded: Unheeded) -> Guide:
    return Guide(GuideKind.PROJECT, unheeded.name, problem=NOT_AGREED)


def guide_words(guide: Guide) -> tuple[str, str]:
    """A line below its name, and its tone."""
    if guide.problem:
        return tr("Not used: {0}").format(retold(guide.problem)), "warn"
    size = tr("{0} tok").format(count_text(guide.tokens))
    if guide.capped:
        return tr("{0}, cut to fit the window; the agent can recall the rest").format(size), "warn"
    return size, "mut"


def guide_source(guide: Guide) -> Source:
    if guide.problem:
        return Source(tr("not used"), "warn")
    if guide.kind is GuideKind.PROJECT:
        return Source(tr("project"))
    return Source(tr("yours"), "acc")
