"""A page of settings that works with the open workspace: what it refuses is said on the page.

Every change reads the page anew; what arrives after another workspace was opened is dropped.
"""

from collections.abc import Callable, Coroutine

from PySide6.QtWidgets import QWidget

from helix_desktop.app.desk import Desk
from helix_desktop.domain.errors import HelixError
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.empty import Empty
from helix_desktop.ui.sentences import told
from helix_desktop.ui.settings.folding import PageColumn
from helix_desktop.ui.settings.lines import LineField, Outcome, TextBox
from helix_desktop.ui.settings.page import Ground, SettingsPage
from helix_desktop.ui.words import tr


class WorkingPage(SettingsPage):
    """Reads when it is shown and after each change."""

    def __init__(self, ground: Ground) -> None:
        super().__init__()
        self._ground, self._theme = ground, ground.theme
        self._desk: Desk | None = None
        self._shown = False
        self.outcome = Outcome(ground.theme)
        """What came of the last change that has no better place for it."""
        self.column = PageColumn()
        self.widget: QWidget = self.column
        self._none = Empty(
            ground.theme,
            self.icon or "gear",
            title=tr("No workspace is open"),
            hint=tr("These settings belong to a workspace. Go back and open one."),
        )

    @property
    def desk(self) -> Desk | None:
        return self._desk

    @property
    def theme(self) -> Theme:
        return self._theme

    def show_desk(self, desk: Desk | None) -> None:
        self._desk = desk
        self.outcome.say("")
        self._none.setVisible(desk is None)
        for group in self.column.groups:
            group.setVisible(desk is not None)
        if desk is not None:
            self.refresh()

    def enter(self) -> None:
        self._shown = True
        self.refresh()

    def leave(self) -> None:
        self._shown = False

    def unsaved(self) -> bool:
        """Whether a form was begun and not sent off; it is still there as long as Helix runs."""
        lines, boxes = self.widget.findChildren(LineField), self.widget.findChildren(TextBox)
        return any(each.waiting for each in lines) or any(each.waiting for each in boxes)

    def filter(self, query: str) -> int:
        """Without a workspace there is nothing to find, and nothing to show again."""
        if self._desk is None:
            return int(bool(query) and query.casefold() in self.title.casefold())
        return super().filter(query)

    def refresh(self) -> None:
        """Read what holds now."""
        if self._desk is not None:
            self._run(self._read(self._desk), self.outcome)

    async def _read(self, desk: Desk) -> None:
        """Show what the desk says; look whether it is still the one that is shown."""

    def do(
        self,
        work: Coroutine[object, object, object],
        outcome: Outcome | None = None,
        *,
        done: str = "",
        then: Callable[[], None] | None = None,
    ) -> None:
        """Do it and read the page anew; what is refused stands where it was asked for."""
        self._run(self._done(work, outcome or self.outcome, done=done, then=then), outcome)

    async def _done(
        self,
        work: Coroutine[object, object, object],
        outcome: Outcome,
        *,
        done: str,
        then: Callable[[], None] | None,
    ) -> None:
        desk = self._desk
        await work
        if desk is self._desk:
            outcome.say(done, "ok" if done else "mut")
        if then is not None:
            then()
        if self._desk is not None:
            await self._read(self._desk)
        self.changed.emit()

    def start(self, work: Coroutine[object, object, object], outcome: Outcome) -> None:
        """Do what changes nothing here; what is refused stands at `outcome`."""
        self._run(work, outcome)

    def _run(self, work: Coroutine[object, object, object], outcome: Outcome | None) -> None:
        self._ground.bridge.run(
            self._tell_refusal(work, outcome or self.outcome), f"settings: {self.key}"
        )

    async def _tell_refusal(
        self, work: Coroutine[object, object, object], outcome: Outcome
    ) -> None:
        """What went wrong, unless another workspace is shown by then."""
        desk = self._desk
        try:
            await work
        except HelixError as error:
            if desk is self._desk:
                outcome.say(told(error), "bad")
