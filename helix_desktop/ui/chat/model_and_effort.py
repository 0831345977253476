"""The pills *Choose model* and *Reasoning effort* in the top bar: what they show of the session on
screen, and what they change.

The menu of models is in `model_menu.py`. The menu of efforts (thinking level or token budget) has
what the model can be asked for. A choice stays when the model changes: the pill shows what is sent,
and its tooltip what was chosen.
"""

import re
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QPushButton

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.effort import MODEL_DECIDES, Effort, parse_effort
from helix_desktop.domain.errors import SettingsError
from helix_desktop.domain.events import EffortChanged, LlmChanged, Recorded, Unreadable
from helix_desktop.domain.inspected_request import WindowWeight
from helix_desktop.domain.live_events import Journaled, Live, WorkspaceChanged
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.value import replace
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.chat.model_menu import ModelMenu
from helix_desktop.ui.event_bridge import Load, shielded
from helix_desktop.ui.page_controller import CHAT, WorkspaceContext
from helix_desktop.ui.style.theme import font
from helix_desktop.ui.text.block_labels import estimate_reason
from helix_desktop.ui.text.display_names import effort_name, window_text
from helix_desktop.ui.text.formatting import (
    count_text,
    error_parts,
    retold,
    sentences_text,
    short_count,
    tr,
)
from helix_desktop.ui.text.safe_text import label_line
from helix_desktop.ui.widgets.accessibility import announce
from helix_desktop.ui.widgets.controls import Menu, style_pill
from helix_desktop.ui.widgets.dialogs import ConfirmDialog, ConfirmQuestion
from helix_desktop.ui.widgets.labels import plain_tip


class ModelPill(QPushButton):
    """A button with the model and its context window; the tooltip tells what is assumed of it."""

    def __init__(self, context: WorkspaceContext) -> None:
        super().__init__()
        style_pill(self, "spark")
        self.setMaximumWidth(220)
        self._open_workspace, self._bridge = context.open_workspace, context.bridge
        self._navigation, self._session = context.navigation, NO_SESSION
        self._tokens = self._window = 0
        self._action = ""
        """What a click does, and its keys."""
        self._notes: list[str] = []
        self.model_menu: ModelMenu | None = None
        """The menu, once it was opened."""
        self._reading = Load(self._bridge, self._read, "read models")
        self.clicked.connect(self.open_menu)

    def add_actions(self, action_registry: ActionRegistry) -> None:
        words, group = tr("Choose model"), tr("Session")
        action_registry.add(
            Action("session.model", words, group, self.open_menu, keys="Ctrl+M", icon="model")
        )
        action_registry.describe("session.model", self._describe)

    def _describe(self, action: str) -> None:
        self._action = action
        self.setToolTip(plain_tip(sentences_text((f"{action}.", *self._notes))))

    def leave(self) -> None:
        """Stop reading, and close the menu."""
        self._reading.cancel()
        if self.model_menu is not None:
            self.model_menu.close_sheet()

    def show_session(self, session: SessionId) -> None:
        self._session = session
        self.show_model()

    def show_model(self) -> None:
        """Show another model; until it is weighed, with the context window it should have."""
        self._window = 0
        self._show_model()

    def _show_model(self) -> None:
        open_workspace = self._open_workspace
        llm = open_workspace.llm_of(self._session)
        window, smaller = self._window or llm.window, ""
        if window < llm.window:
            words = tr("The server accepts {0} tokens, less than the {1} set for this model.")
            smaller = words.format(count_text(window), count_text(llm.window))
        notes = map(retold, open_workspace.notes_of(self._session))
        self._notes = list(filter(None, (*notes, smaller, estimate_reason(llm))))
        self.setText(label_line(f"{llm.shown_name} · {window_text(window)}", 80))
        self.setAccessibleName(tr("Model: {0}").format(self.text()))
        self._describe(self._action)

    def show_weighed(self, weighed: WindowWeight | None) -> None:
        """Take the tokens of the next request, to compare with windows, and the real window."""
        self._tokens = weighed.tokens if weighed else 0
        window = weighed.marks.window if weighed else 0
        if window != self._window:
            self._window = window
            self._show_model()
        if self.model_menu is not None:
            self.model_menu.show_tokens(self._tokens)

    def take(self, event: Live) -> None:
        match event:
            case Journaled(Recorded(session, event=LlmChanged())) if session == self._session:
                self.show_model()

    def open_menu(self) -> None:
        """Open the menu below the pill, with what is known already, or close it."""
        if self.model_menu is not None and self.model_menu.isVisible():
            self.model_menu.close_sheet()
            return
        self._navigation.page_requested.emit(CHAT)
        if self.model_menu is None:
            open_workspace = self._open_workspace
            self.model_menu = ModelMenu(
                self.window(), lambda window: open_workspace.workspace.policy.reserve(window)
            )
            self.destroyed.connect(self.model_menu.deleteLater)
            self.model_menu.chosen.connect(self._on_chosen)
            self.model_menu.key_wanted.connect(self._navigation.key_requested)
        menu = self.model_menu
        menu.show_models(replace(menu.listed, current=self._current(), keys=None))
        menu.show_tokens(self._tokens)
        menu.open_at(self)
        self._reading.start()

    def _current(self) -> str:
        return self._open_workspace.llm_of(self._session).full_name

    async def _read(self) -> None:
        """Read the models, then the keys, since their keyring may be slow."""
        models, current, menu = self._open_workspace.models, self._current(), self.model_menu
        if menu is None:
            return
        offers = await shielded(models.offers(current))
        endpoints = await shielded(models.endpoints())
        listed_models = replace(menu.listed, keys=None, recent=models.recent, current=current)
        listed_models = replace(listed_models, offers=offers, endpoints=endpoints)
        menu.show_models(listed_models)
        menu.show_models(replace(listed_models, keys=await shielded(models.keys())))

    def _on_chosen(self, name: str, for_workspace: bool) -> None:
        work = self._choose(self._session, name, for_workspace=for_workspace)
        self._bridge.run(work, "choose a model")

    async def _choose(self, session: SessionId, name: str, *, for_workspace: bool) -> None:
        open_workspace = self._open_workspace
        if for_workspace:
            await open_workspace.choose_model(LlmRole.MAIN, name)
            await open_workspace.choose_session_model(session, "")
        else:
            await open_workspace.choose_session_model(session, name)
        try:
            await open_workspace.models.note(name, for_workspace=for_workspace)
        except SettingsError as error:  # the choice itself is saved
            self._navigation.warned.emit(*error_parts(error))


_BETWEEN_DIGITS = re.compile(r"(?<=\d)[\s,.'’_](?=\d{3})")
"""The separators that people write in large numbers."""
FIRST_BUDGET_TOKENS = 8_192
"""The budget that the field offers first."""


class EffortPill(QPushButton):
    """A button with the reasoning effort that the next request asks for; hidden without any."""

    def __init__(self, context: WorkspaceContext) -> None:
        super().__init__()
        style_pill(self, "bolt")
        self._bridge, self._navigation = context.bridge, context.navigation
        self._efforts = context.open_workspace.efforts
        self._session, self._chosen = NO_SESSION, MODEL_DECIDES
        self.clicked.connect(self.open_menu)
        self.hide()

    def show_session(self, session: SessionId, items: Sequence[Recorded | Unreadable]) -> None:
        self._session = session
        self.setEnabled(True)
        effort = self._efforts.of_new if session == NO_SESSION else MODEL_DECIDES
        for item in reversed(items):
            if isinstance(item, Recorded) and isinstance(item.event, EffortChanged):
                effort = parse_effort(item.event.effort) or MODEL_DECIDES
                break
        self._show(effort)

    def take(self, event: Live) -> None:
        match event:
            case WorkspaceChanged():
                self._show(self._chosen)
            case Journaled(Recorded(session, event=EffortChanged(effort=effort))):
                if session == self._session:
                    self._show(parse_effort(effort) or MODEL_DECIDES)

    def add_actions(self, action_registry: ActionRegistry) -> None:
        words, group, none = tr("Change reasoning effort…"), tr("Conversation"), self._none_known
        open_menu, keys = self.open_menu, "Ctrl+Shift+M"
        action_registry.add(
            Action("effort.choose", words, group, open_menu, keys, "", none, icon="bolt")
        )

    def _none_known(self) -> str:
        efforts = self._efforts.known(self._session)
        return "" if efforts else tr("This model has no reasoning effort to choose.")

    def _show(self, chosen: Effort) -> None:
        self._chosen, efforts = chosen, self._efforts.known(self._session)
        sent_effort = efforts.nearest(chosen)
        name = short_count(sent_effort.budget) if sent_effort.budget else effort_name(sent_effort)
        before = self.text()
        words = tr("Effort") if sent_effort == MODEL_DECIDES else tr("Effort · {0}").format(name)
        self.setText(words)
        self.setAccessibleName(tr("Reasoning effort: {0}").format(effort_name(sent_effort)))
        sentences = [tr("Sets how long the model reasons before it answers.")]
        if sent_effort != chosen:
            sentences = [
                tr("You chose {0}.").format(effort_name(chosen)),
                tr("This model gets {0}.").format(effort_name(sent_effort)),
            ]
        self.setToolTip(plain_tip(sentences_text(sentences)))
        self.setVisible(bool(efforts))
        if self.isVisible() and before and before != words:
            announce(self, self.accessibleName())

    def open_menu(self) -> None:
        """Open a menu of the efforts that the model knows, with the present one checked."""
        efforts, chosen = self._efforts.known(self._session), self._chosen
        menu = Menu(self, tr("Reasoning effort"))
        menu.setFont(font("body"))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        group = QActionGroup(menu)
        own_budget = chosen.budget and efforts.nearest(chosen).budget
        for effort in (MODEL_DECIDES, *map(Effort, efforts.offered)):
            words = effort_name(effort)
            if tokens := efforts.nearest(effort).budget:  # where the model takes budgets only
                words = tr("{0} · up to {1} tokens").format(words, count_text(tokens))
            action = menu.addAction(words, partial(self.choose, effort))
            action.setCheckable(True)
            is_sent = not own_budget and efforts.nearest(chosen) == effort
            action.setChecked(effort == chosen or is_sent)
            action.setActionGroup(group)
            if effort == MODEL_DECIDES:
                menu.addSeparator()
        if efforts.max_tokens:
            menu.addSeparator()
            words = tr("Budget…")
            if own_budget:
                words = tr("Budget · {0} tokens…").format(count_text(own_budget))
            budget = menu.addAction(words, self.ask_for_budget)
            budget.setCheckable(bool(own_budget))
            budget.setChecked(bool(own_budget))
        if not efforts.sure:
            menu.addSeparator()
            menu.addAction(tr("The server may reject these for this model.")).setEnabled(False)
        menu.popup(self.mapToGlobal(self.rect().bottomLeft() + QPoint(0, 4)))

    def choose(self, effort: Effort) -> None:
        if effort != self._chosen:
            self._bridge.run(self._choose(self._session, effort), "choose an effort")

    async def _choose(self, session: SessionId, effort: Effort) -> None:
        await self._efforts.choose(session, effort)
        if session == self._session:
            self._show(effort)

    def ask_for_budget(self) -> None:
        efforts = self._efforts.known(self._session)
        smallest, largest = count_text(efforts.min_tokens), count_text(efforts.max_tokens)
        suggested = efforts.nearest(Effort(budget=self._chosen.budget or FIRST_BUDGET_TOKENS))
        question = ConfirmQuestion(
            tr("Reasoning budget"),
            tr("Apply"),
            (
                tr("The model reasons with at most this many tokens before each answer."),
                tr("From {0} to {1} tokens. They are charged as output.").format(smallest, largest),
            ),
            line=str(suggested.budget),
            line_name=tr("Tokens"),
        )
        sheet = ConfirmDialog(self.window(), question)
        sheet.accepted.connect(self._on_tokens)
        sheet.open_over()

    def _on_tokens(self, text: str) -> None:
        efforts = self._efforts.known(self._session)
        effort = parse_effort(_BETWEEN_DIGITS.sub("", text))
        if effort is not None and effort.budget and efforts.knows(effort):
            self.choose(effort)
            return
        words = tr("Enter a number from {0} to {1}. Nothing changed.")
        self._navigation.warned.emit(
            tr("{0} isn't a budget of this model.").format(text),
            words.format(count_text(efforts.min_tokens), count_text(efforts.max_tokens)),
        )
