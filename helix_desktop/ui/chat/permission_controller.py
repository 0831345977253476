"""Shows waiting questions (approvals, forms, prices, changed instructions) one by one on cards, and
sends the answers; changes the session's permission mode (Shift+Tab, its pill), and shows the card
of a plan.

A controller answers for its open workspace until the view closes, even in the background: a turn
there can ask and waits until the user returns.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import TypeAlias, TypeVar

from msgspec import Struct
from PySide6.QtCore import Signal

from helix_desktop.app.sessions.open_questions import OpenQuestions
from helix_desktop.app.workspaces.guide_agreements import GuideAgreements, UnagreedGuide
from helix_desktop.app.workspaces.model_choices import PriceAnswers
from helix_desktop.app.workspaces.open_workspace import RunningWork
from helix_desktop.app.workspaces.session_modes import ModeReader, SessionModes
from helix_desktop.app.workspaces.workspace_permissions import WorkspacePermissions
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.costs import PriceQuestion
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import ModeChanged, Recorded, SubmittedPlan, Unreadable
from helix_desktop.domain.form_questions import FormAnswer, FormQuestion
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.hooks import ListedHook
from helix_desktop.domain.live_events import (
    CommandsChanged,
    FormRequested,
    FormSettled,
    Journaled,
    Live,
    PermissionRequested,
    PermissionSettled,
    PriceRequested,
    PriceSettled,
    ToolCallEnded,
    TurnFinished,
    TurnRunning,
    WorkspaceChanged,
)
from helix_desktop.domain.permission import MODE_NAMES, Mode, PermissionAnswer, PermissionQuestion
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.chat.cards.approval_card import (
    TrustBody,
    approval_question,
    change_question,
    trust_question,
)
from helix_desktop.ui.chat.cards.form_card import FormBody, PriceBody, form_question, price_question
from helix_desktop.ui.chat.cards.plan_card import PlanBody, plan_question
from helix_desktop.ui.chat.cards.question_card import CardQuestion
from helix_desktop.ui.chat.composer.composer import ModePill
from helix_desktop.ui.chat.page import PLAN, ChatPage
from helix_desktop.ui.event_bridge import Load, shielded
from helix_desktop.ui.page_controller import CHAT, WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.formatting import (
    dotted_text,
    error_parts,
    error_text,
    retold,
    time_text,
    tr,
)
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.controls import set_icon, style_pill
from helix_desktop.ui.widgets.labels import plain_tip
from helix_desktop.ui.widgets.layout import free_with
from helix_desktop.ui.widgets.notices import NoticeTone


class PendingFormQuestion(Struct, frozen=True):
    """A question with a form, with its ID."""

    id: str
    question: FormQuestion

    @property
    def session(self) -> SessionId:
        return self.question.session


class ChangedText(Struct, frozen=True):
    """Instructions that are not used as they are now, or such a hook; it belongs to no session."""

    subject: UnagreedGuide | ListedHook

    @property
    def id(self) -> str:
        match self.subject:
            case UnagreedGuide(name=name, digest=digest):
                return f"instructions {name} {digest}"
            case ListedHook(key=key):
                return f"hook {key}"

    @property
    def session(self) -> SessionId:
        return NO_SESSION


Waiting: TypeAlias = PermissionQuestion | PendingFormQuestion | PriceQuestion | ChangedText


class QuestionQueue:
    """Questions in the order of their arrival; the current one stays until it is settled."""

    def __init__(self) -> None:
        self._questions: dict[str, Waiting] = {}
        self._current = ""

    def __len__(self) -> int:
        return len(self._questions)

    @property
    def current(self) -> Waiting | None:
        return self._questions.get(self._current)

    @property
    def number(self) -> int:
        """The position of the current question, counted from 1."""
        return [*self._questions].index(self._current) + 1

    @property
    def sessions(self) -> set[SessionId]:
        return {question.session for question in self._questions.values()} - {NO_SESSION}

    def load(self, questions: Iterable[Waiting], prefer: SessionId) -> None:
        """Replace the questions; those of the session on screen are preferred."""
        self._questions = {question.id: question for question in questions}
        self._current = next(iter(self._questions), "")
        self.prefer(prefer)

    def add(self, question: Waiting) -> None:
        """Add a question at the end; a repeated question keeps its place.

        A call that waits is shown before a changed text, for which nothing waits.
        """
        self._questions[question.id] = question
        calls_wait = isinstance(self.current, ChangedText) and not isinstance(question, ChangedText)
        self._current = question.id if calls_wait or not self._current else self._current

    def show_changed(self, texts: Iterable[ChangedText]) -> None:
        """Add changed texts, and remove those that are no longer among them."""
        current = {text.id: text for text in texts}
        for question in list(self._questions.values()):
            if isinstance(question, ChangedText) and question.id not in current:
                self.settle(question.id)
        for text in current.values():
            self.add(text)

    def settle(self, question: str) -> None:
        """Remove a question that was answered or withdrawn; the next one becomes current."""
        if question == self._current:
            self.turn(1)
        self._questions.pop(question, None)
        if not self._questions:
            self._current = ""

    def prefer(self, session: SessionId) -> None:
        """Show the oldest question of a session, unless the current one belongs to the session."""
        if self.current is not None and self.current.session != session:
            waiting = self._questions.items()
            ids = (question_id for question_id, question in waiting if question.session == session)
            self._current = next(ids, self._current)

    def turn(self, steps: int) -> None:
        """Move by `steps` questions, and around at either end."""
        if ids := [*self._questions]:
            self._current = ids[(ids.index(self._current) + steps) % len(ids)]


MAX_NAME_CHARS = 60
Reply = TypeVar("Reply", PermissionAnswer, FormAnswer)


class PermissionParts(Struct, frozen=True):
    """What waits for the user, and what their answers change."""

    permissions: WorkspacePermissions
    agreements: GuideAgreements
    prices: PriceAnswers
    work: RunningWork
    open_questions: OpenQuestions
    attend: Callable[[], Callable[[], None]]
    """Notes that a window can answer; the result notes that it is gone."""


class PermissionController(WorkspaceController):
    """The controller of the cards that ask for approval, with a form, and for trust."""

    changed = Signal()
    """The sessions that wait for the user changed."""

    def __init__(
        self, context: WorkspaceContext, page: ChatPage, *, parts: PermissionParts
    ) -> None:
        super().__init__(context)
        self._permissions, self._agreements = parts.permissions, parts.agreements
        self._prices, self._work = parts.prices, parts.work
        self._open_questions = parts.open_questions
        self._hook_list = context.services.hook_list
        self._page = page
        self._pending = QuestionQueue()
        self._stop_attending = parts.attend()
        self._titles: dict[SessionId, str] = {}
        self._parents: dict[SessionId, tuple[SessionId, str]] = {}
        self._asks_trust = self._permissions.files.trusted is None
        """Whether the question of trust is still open."""
        self._wants_trust = False
        """Whether the user opened the card of trust, which then comes before all questions."""
        self._forms: dict[PendingFormQuestion, FormBody] = {}
        """The forms of waiting questions, with what was typed into them."""
        self._price: PriceBody | None = None
        self._trust_body = TrustBody()
        free_with(page, self._trust_body)
        self._put_off: set[str] = set()
        """The changed texts that the user does not want to use now."""
        self._look = Load(self._bridge, self._look_for_changes, "look for changed instructions")
        self._guides: tuple[str, ...] = ()
        """The names of the instruction files that can be reviewed."""
        page.question.turned.connect(self._on_turned)
        page.trust_badge.clicked.connect(self._on_trust_requested)
        waiting = self._permissions.forms.pending.items()
        forms = (PendingFormQuestion(*entry) for entry in waiting)
        prices = self._prices.pending
        self._pending.load((*self._permissions.calls.pending, *forms, *prices), self._session)
        self._show_trust()
        self._show()
        self._look.start()

    def close(self) -> None:
        """Remove all questions; those that wait are refused once nobody else can answer them."""
        self._look.cancel()
        self._pending.load((), NO_SESSION)
        self._asks_trust = self._wants_trust = False
        self._show()
        self._stop_attending()

    def show_session(self, session: SessionId) -> None:
        self._session = session
        self._pending.prefer(session)
        self._show()

    def show_titles(self, heads: Iterable[SessionHead]) -> None:
        """Set the titles of sessions, with which a card names the asking session."""
        self._titles = {head.id: head.title for head in heads}
        self._show()

    def take(self, event: Live) -> None:
        match event:
            case PermissionRequested(question) | PriceRequested(question):
                self._pending.add(question)
            case PermissionSettled(question=question, problem=problem):
                self._remove_settled(question)
                if problem:
                    self._page.notice.show_message(retold(problem), tone=NoticeTone.WARNING)
            case FormRequested(number, question):
                self._pending.add(PendingFormQuestion(number, question))
            case FormSettled(settled) | PriceSettled(question=settled):
                self._remove_settled(settled)
                return
            case WorkspaceChanged():
                # trust may have been set elsewhere
                self._asks_trust = self._asks_trust and self._permissions.files.trusted is None
                self._show_trust()
                self._look.start()
            case TurnRunning() | TurnFinished() | ToolCallEnded() | CommandsChanged():
                self._look.start()
                return
            case _:
                return
        self._show()

    async def _look_for_changes(self) -> None:
        """Offer what changed while something could write, unless the user put it off."""
        if self._permissions.files.trusted is not True:
            return
        guides = await asyncio.to_thread(self._agreements.waiting_guides)
        hook_list = self._hook_list()
        hooks = await shielded(hook_list.listed()) if hook_list is not None else ()
        subjects: tuple[UnagreedGuide | ListedHook, ...] = (
            *(guide for guide in guides if guide.before is not None),
            *(hook for hook in hooks if hook.of_project and hook.waits and hook.diff),
        )
        texts = [ChangedText(subject) for subject in subjects]
        self._pending.show_changed(text for text in texts if text.id not in self._put_off)
        self._show()

    async def _use(self, text: ChangedText) -> None:
        match text.subject:
            case UnagreedGuide() as guide:
                await asyncio.to_thread(self._agreements.agree, guide)
            case ListedHook() as hook:
                hook_list = self._hook_list()
                if hook_list is not None:
                    await hook_list.approve(hook)
        self._remove_settled(text.id)
        words = tr("Used from the next turn on. If the text changes, Helix asks again.")
        self._page.notice.show_message(words, tone=NoticeTone.GOOD)

    def _put_text_off(self, text: ChangedText) -> None:
        self._put_off.add(text.id)
        self._remove_settled(text.id)

    def _remove_settled(self, number: str) -> None:
        """Remove a question that is settled, and what was typed for it."""
        self._pending.settle(number)
        self._show()
        for pending in [pending for pending in self._forms if pending.id == number]:
            self._forms.pop(pending).deleteLater()

    @property
    def sessions(self) -> set[SessionId]:
        """The sessions that wait, including those whose subagents wait."""
        asking = self._pending.sessions
        return asking | {self._parents[child][0] for child in asking if child in self._parents}

    @property
    def waiting(self) -> Mapping[SessionId, float]:
        """The sessions that wait, each with the time since when."""
        now = self._clock.now()
        since = dict.fromkeys(self.sessions, now)
        for question in self._open_questions.listed():
            parent, _ = self._parents.get(question.session, (NO_SESSION, ""))
            for session in (question.session, parent):
                if session in since:
                    since[session] = min(since[session], question.since)
        return since

    @property
    def count(self) -> int:
        return len(self._pending)

    def _show(self) -> None:
        if self._pending.sessions - self._titles.keys() - self._parents.keys():
            # a subagent asks, and no list of sessions has subagents
            for parent in {*self._titles, self._session}:
                for subagent in self._work.subagents(parent):
                    self._parents[subagent.session] = (parent, subagent.task)
        current = None if self._wants_trust else self._pending.current
        card, trust = self._page.question, self._page.trust
        if current is None:
            card.show_question(None)
        else:
            number, count = self._pending.number, len(self._pending)
            session = current.session
            if session in (self._session, NO_SESSION):
                asker = ""  # the session on screen
            elif session in self._parents:
                parent, task = self._parents[session]
                words = tr("A subagent of “{0}” asks: {1}")
                asker = words.format(self._named(parent), one_line(task, MAX_NAME_CHARS))
            else:
                asker = tr("Asked in “{0}”").format(self._named(session))
            if since := self._open_questions.since(current.id):
                words = tr("Holds up the turn since {0}")
                if session in self._parents:
                    words = tr("Holds up the subagent since {0}")
                if isinstance(current, PermissionQuestion) and current.queued:
                    words = tr("Queued since {0}: the agent goes on")
                asker = dotted_text(asker, words.format(time_text(since)))
            if card.question is None or card.question.key != current:
                card.show_question(self._describe(current), number=number, count=count, asker=asker)
            else:
                card.show_place(number, count, asker)
        if current is not None or not (self._asks_trust or self._wants_trust):
            trust.show_question(None)
        elif trust.question is None:
            trust.show_question(self._trust_question())
            self._bridge.run(self._offer_review(), "look for instructions")
        self.changed.emit()

    def _describe(self, current: Waiting) -> CardQuestion:
        match current:
            case PermissionQuestion():
                return approval_question(
                    current,
                    answer=partial(self._answer, self._permissions.calls.answer, current.id),
                    open_files=self._page.open_requested.emit,
                )
            case PendingFormQuestion(question=question):
                if current not in self._forms:
                    self._forms[current] = FormBody(question)
                return form_question(
                    current,
                    question,
                    self._forms[current],
                    answer=partial(self._answer, self._permissions.forms.answer, current.id),
                )
            case ChangedText():
                return self._describe_change(current)
            case PriceQuestion(llm=llm):
                prices = self._prices
                self._price = self._price or PriceBody()
                return price_question(
                    current,
                    self._price,
                    prices.suggest(llm),
                    # the card disappears when the waiting calls go on
                    answer=lambda answer: self._bridge.run(
                        prices.assume(llm.full_name, answer), "set a price"
                    ),
                )

    def _describe_change(self, text: ChangedText) -> CardQuestion:
        match text.subject:
            case UnagreedGuide(name=name, diff=diff, reason=reason):
                words = retold(reason)
            case ListedHook(where=where, diff=diff) as hook:
                name, words = f"{where}: {hook.command}", tr("Changed since you approved it.")
        return change_question(
            text,
            name,
            diff,
            reason=words,
            use=lambda: self._bridge.run(self._use(text), "use changed instructions"),
            leave=lambda: self._put_text_off(text),
        )

    def _named(self, session: SessionId) -> str:
        return one_line(self._titles.get(session, ""), MAX_NAME_CHARS) or tr("another session")

    def _answer(self, send: Callable[[str, Reply], object], question: str, answer: Reply) -> None:
        send(question, answer)
        self._remove_settled(question)

    def _on_turned(self, steps: int) -> None:
        self._pending.turn(steps)
        self._show()

    def _show_trust(self) -> None:
        """Show a shield in the top bar, with text while the folder is not trusted."""
        badge, trusted = (
            self._page.trust_badge,
            self._permissions.files.trusted is True,
        )
        style_pill(badge, "shield", role="icon" if trusted else "pill")
        set_icon(badge, "shield", tone="mut" if trusted else "warn")
        words = tr("This folder is trusted") if trusted else tr("This folder isn't trusted yet")
        badge.setText("" if trusted else tr("Not trusted"))
        badge.setAccessibleName(words)
        badge.setToolTip(plain_tip(tr("{0}. Click to change.").format(words)))
        if self._page.trust.question is not None:
            self._page.trust.show_question(self._trust_question())

    def _trust_question(self) -> CardQuestion:
        box = self._permissions.box
        self._trust_body.show_effect(has_sandbox=box.sandboxed, box=box.words)
        return trust_question(
            self._settings.workspace.folder,
            self._trust_body,
            trusted=self._permissions.files.trusted,
            names=self._guides,
            answer=lambda trusted: self._bridge.run(self._trust(trusted), "trust the folder"),
            review=lambda: self._bridge.run(self._review(), "read the instructions"),
        )

    def _on_trust_requested(self) -> None:
        """Open or close the card of trust, after a click on the badge."""
        self._wants_trust = self._page.trust.question is None
        self._asks_trust = False
        self._show()

    async def _instructions(self) -> tuple[UnagreedGuide, ...]:
        agreements = self._agreements
        return await asyncio.to_thread(agreements.instructions)

    async def _offer_review(self) -> None:
        instructions = await self._instructions()
        self._trust_body.instructions.hide()
        self._guides = tuple(instruction.name for instruction in instructions)
        if self._guides and self._page.trust.question is not None:
            self._page.trust.show_question(self._trust_question())

    async def _review(self) -> None:
        """Show the instructions as they are now, each below its name."""
        texts = [
            f"{instruction.name}\n\n{instruction.text}"
            for instruction in await self._instructions()
        ]
        self._trust_body.show_instructions(show_hidden("\n\n".join(texts)))

    async def _trust(self, trusted: bool) -> None:
        try:
            await self._permissions.trust(trusted)
        finally:
            self._asks_trust = self._wants_trust = False
            self._show_trust()
            self._show()


SHIFT_TAB = "shift_tab_mode"
"""The setting that lets Shift+Tab change the mode, in the message box."""


class ModeController(WorkspaceController):
    """Shows and changes the mode of one session at a time, and what becomes of its plan."""

    def __init__(self, context: WorkspaceContext, page: ChatPage, modes: SessionModes) -> None:
        super().__init__(context)
        self._modes = modes
        self._page = page
        self._history = ModeReader()
        self._running = False
        self._requested: list[Mode] = []
        """The modes that were chosen and are not yet in force, the newest last."""
        self._choice_lock = asyncio.Lock()
        self._actions: ActionRegistry | None = None
        self._plan_shown: SubmittedPlan | None = None
        composer = page.composer
        composer.mode.chosen.connect(lambda mode: self._change(Mode(mode)))
        composer.editor.mode_requested.connect(self._cycle)
        composer.editor.takes_shift_tab = lambda: context.flag(SHIFT_TAB)
        self._plan_body: PlanBody | None = None
        self._plan_mode = ModePill([mode for mode in MODE_NAMES if mode is not Mode.PLAN])
        free_with(page, self._plan_mode)
        # a method: it keeps nothing else
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
        self._requested = []
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
        if card is not None and card.typed and card.field_view and card.open_choice:
            if card.field_view.field.replaces_body and not self._running:
                card.open_choice.act(card.typed)
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
        pill, modes = self._page.composer.mode, self._modes
        problems = {mode: modes.problem(mode) for mode in Mode}
        pill.problems = self._plan_mode.problems = {
            mode: error_text(problem) for mode, problem in problems.items() if problem
        }
        takes_shift_tab = self._page.composer.editor.takes_shift_tab()
        keys = ["Shift+Tab" if takes_shift_tab else ""]
        if self._actions is not None:
            keys.append(self._actions.keys_of("message.mode"))
        pill.show_mode(self._mode, " · ".join(filter(None, keys)))
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
            modes, run = self._modes, self._bridge.run
            session, call = self._session, plan.call

            def approve(mode: Mode) -> None:
                page.view.follow()
                run(modes.approve(session, call, mode), "carry out a plan")

            card.show_question(
                plan_question(
                    plan,
                    self._plan_body,
                    self._plan_mode,
                    edit=lambda text: run(modes.edit_plan(session, call, text), "keep a plan"),
                    approve=approve,
                    discard=lambda text: run(modes.discard(session, call, text), "discard a plan"),
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
        chosen = self._modes.of_new if fresh else self._history.chosen
        return self._modes.in_force(chosen)

    def _cycle(self) -> None:
        """Choose the next mode by a key, which never widens it while a question waits."""
        latest = self._requested[-1] if self._requested else self._mode
        self._change(self._modes.next_after(latest), by_key=True)

    def _change(self, mode: Mode, *, by_key: bool = False) -> None:
        self._requested.append(mode)
        self._bridge.run(self._changed(self._session, mode, by_key=by_key), "choose a mode")

    async def _changed(self, session: SessionId, mode: Mode, *, by_key: bool) -> None:
        requested = self._requested
        try:
            async with self._choice_lock:  # the user's last choice is the last one made
                if session != NO_SESSION:
                    # a new session may be begun as soon as the choice is shown
                    accepted = self._modes.note_of_new
                    await self._modes.choose(session, mode, by_key=by_key, accepted=accepted)
                await self._modes.choose_of_new(mode)
        except HelixError as error:
            self._navigation.warned.emit(*error_parts(error))
        finally:
            requested.remove(mode)
        self.show()
