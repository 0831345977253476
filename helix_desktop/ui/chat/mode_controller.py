"""Changes the session's permission mode (Shift+Tab, its pill), and shows the card of a plan."""

from collections.abc import Iterable

from helix_desktop.app.workspaces.session_modes import ModeReader
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import ModeChanged, Recorded, SubmittedPlan, Unreadable
from helix_desktop.domain.live_events import Journaled, Live
from helix_desktop.domain.permission import MODE_NAMES, Mode
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.chat.cards.plan_card import PlanBody, plan_question
from helix_desktop.ui.chat.composer.mode_pill import ModePill
from helix_desktop.ui.chat.page import PLAN, ChatPage
from helix_desktop.ui.page_controller import CHAT, WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.formatting import error_parts, error_text, tr

SHIFT_TAB = "shift_tab_mode"
"""The setting that lets Shift+Tab change the mode, in the message box."""


class ModeController(WorkspaceController):
    """Shows and changes the mode of one session at a time, and what becomes of its plan."""

    def __init__(self, context: WorkspaceContext, page: ChatPage) -> None:
        super().__init__(context)
        self._page = page
        self._history = ModeReader()
        self._running = False
        self._actions: ActionRegistry | None = None
        self._problems: dict[Mode, str] = {}
        """Why modes are not available, in words."""
        self._plan_shown: SubmittedPlan | None = None
        composer = page.composer
        composer.mode.chosen.connect(lambda mode: self._change(Mode(mode)))
        composer.editor.mode_requested.connect(self._cycle)
        composer.editor.takes_shift_tab = lambda: context.flag(SHIFT_TAB)
        self._plan_body: PlanBody | None = None
        self._plan_mode = ModePill([mode for mode in MODE_NAMES if mode is not Mode.PLAN])
        self._plan_mode.chosen.connect(self._on_plan_mode)
        self.show()

    def _on_plan_mode(self, mode: str) -> None:
        self._plan_mode.show_mode(Mode(mode))

    def add_actions(self, action_registry: ActionRegistry) -> None:
        self._actions = action_registry
        action_registry.changed.connect(self.show)
        action_registry.add(
            Action("message.mode", tr("Next mode"), tr("Message"), self._cycle, "Alt+M", CHAT)
        )

    def load(self, session: SessionId, items: Iterable[Recorded | Unreadable]) -> None:
        """Show the mode and the plan of a session with these events."""
        self._session, self._history = session, ModeReader()
        self._put_away()
        for item in items:
            if isinstance(item, Recorded):
                self._history.take(item.seq, item.event)
        self.show()

    def keep_typed(self) -> None:
        """Keep what was typed into the card before another session is shown.

        It goes into the plan, or into the message box if it is no plan or a turn runs.
        """
        card = self._page.existing_card(PLAN)
        if card is not None and card.typed and card.open_choice is not None:
            if card.open_choice.act == self._on_edited and not self._running:
                self._on_edited(card.typed)
            else:
                self._page.composer.insert(card.typed)
            card.close_field()
        self._put_away()

    def take(self, event: Live) -> None:
        if isinstance(event, Journaled):
            recorded = event.recorded
            self._history.take(recorded.seq, recorded.event)
            if isinstance(recorded.event, ModeChanged):
                self.show()
            self.show_plan()

    def show_running(self, running: bool) -> None:
        """Set whether a turn runs, while no plan can be decided on."""
        if running != self._running:
            self._running = running
            self.show_plan()

    def show(self) -> None:
        pill, modes = self._page.composer.mode, self._open_workspace.modes
        problems = {mode: modes.problem(mode) for mode in Mode}
        self._problems = {
            mode: error_text(problem) for mode, problem in problems.items() if problem
        }
        takes_shift_tab = self._page.composer.editor.takes_shift_tab()
        keys = ["Shift+Tab" if takes_shift_tab else ""]
        if self._actions is not None:
            keys.append(self._actions.keys_of("message.mode"))
        pill.show_mode(self._mode, " · ".join(filter(None, keys)))
        pill.show_problems(self._problems)
        self._plan_mode.show_problems(self._problems)
        self.show_plan()

    def show_plan(self) -> None:
        """Show the open plan, unless a turn runs or a question waits on another card."""
        page, plan = self._page, self._history.plan
        if plan is None or not plan.is_open:
            self._put_away()
        elif self._running or not all(card.isHidden() for card in page.questions):
            if card := page.existing_card(PLAN):
                card.conceal()
        elif page.plan.isHidden() or plan != self._plan_shown:
            card, typed = page.plan, ""
            if card.question is None or card.question.key != plan.call:
                self._plan_mode.show_mode(Mode.ASK)
                typed = card.typed  # for a plan whose place another one takes
            self._plan_shown = plan
            self._plan_body = self._plan_body or PlanBody()
            card.show_question(
                plan_question(
                    plan,
                    self._plan_body,
                    self._plan_mode,
                    edit=self._on_edited,
                    approve=self._on_approved,
                    discard=self._on_discarded,
                )
            )
            if typed:
                page.composer.insert(typed)

    def _put_away(self) -> None:
        if card := self._page.existing_card(PLAN):
            card.show_question(None)

    @property
    def _mode(self) -> Mode:
        fresh = self._session == NO_SESSION
        chosen = self._open_workspace.next_mode if fresh else self._history.chosen
        return self._open_workspace.modes.in_force(chosen)

    def _cycle(self) -> None:
        """Choose the next mode by a key, which never widens it while a question waits."""
        self._change(self._open_workspace.modes.next_after(self._mode), by_key=True)

    def _change(self, mode: Mode, *, by_key: bool = False) -> None:
        self._bridge.run(self._changed(self._session, mode, by_key=by_key), "choose a mode")

    async def _changed(self, session: SessionId, mode: Mode, *, by_key: bool) -> None:
        try:
            open_workspace = self._open_workspace
            if session != NO_SESSION:
                # a new session may be begun as soon as the choice is shown
                accepted = open_workspace.note_next_mode
                await open_workspace.modes.choose(session, mode, by_key=by_key, accepted=accepted)
            await open_workspace.choose_next_mode(mode)
        except HelixError as error:
            self._navigation.warned.emit(*error_parts(error))
        self.show()

    def _on_edited(self, text: str) -> None:
        if (plan := self._history.plan) is not None:
            modes = self._open_workspace.modes
            self._bridge.run(modes.edit_plan(self._session, plan.call, text), "keep a plan")

    def _on_approved(self, mode: Mode) -> None:
        if (plan := self._history.plan) is not None:
            self._page.view.follow()
            modes = self._open_workspace.modes
            self._bridge.run(modes.approve(self._session, plan.call, mode), "carry out a plan")

    def _on_discarded(self, words: str) -> None:
        if (plan := self._history.plan) is not None:
            modes = self._open_workspace.modes
            self._bridge.run(modes.discard(self._session, plan.call, words), "discard a plan")
