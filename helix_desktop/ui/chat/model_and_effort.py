"""The pills *Choose model* and *Reasoning effort* in the top bar: what they show of the session on
screen, and what they change.

The menu of models is a search over all models, for this session or for the workspace: the field
keeps the keyboard focus, arrow keys move through the list, and Enter chooses. The menu of efforts
(thinking level or token budget) has what the model can be asked for. A choice stays when the model
changes: the pill shows what is sent, and its tooltip what was chosen.
"""

import re
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial
from itertools import groupby

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from helix_desktop.app.sessions.session_efforts import SessionEfforts
from helix_desktop.app.workspaces.model_choices import ModelChoices
from helix_desktop.app.workspaces.model_settings import EndpointSource, KeyState, ModelOffer
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.effort import MODEL_DECIDES, Effort, parse_effort
from helix_desktop.domain.errors import SettingsError
from helix_desktop.domain.events import EffortChanged, LlmChanged, Recorded, Unreadable
from helix_desktop.domain.inspected_request import WindowWeight
from helix_desktop.domain.live_events import Journaled, Live, WorkspaceChanged
from helix_desktop.domain.llm import LlmRole, Prices
from helix_desktop.domain.value import replace
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.event_bridge import Load, shielded
from helix_desktop.ui.page_controller import CHAT, WorkspaceContext
from helix_desktop.ui.style.canvas import hairline, is_right_to_left
from helix_desktop.ui.style.theme import font
from helix_desktop.ui.text.block_labels import estimate_reason
from helix_desktop.ui.text.display_names import (
    effort_name,
    model_search_text,
    price_text,
    program_state_text,
    window_text,
)
from helix_desktop.ui.text.formatting import (
    count_text,
    error_parts,
    plural,
    retold,
    sentences_text,
    short_count,
    tr,
)
from helix_desktop.ui.text.safe_text import label_line, one_line
from helix_desktop.ui.widgets.accessibility import announce
from helix_desktop.ui.widgets.choices import SegmentedControl
from helix_desktop.ui.widgets.controls import Menu, button, style_pill
from helix_desktop.ui.widgets.dialogs import ConfirmDialog, ConfirmQuestion, Overlay
from helix_desktop.ui.widgets.labels import IconLabel, label, plain_tip, set_tone
from helix_desktop.ui.widgets.layout import column_of, grow, row_of
from helix_desktop.ui.widgets.row_list import ICON, Part, Row, RowList, RowShape, heading_row

MENU_WIDTH, FIELD_HEIGHT, WINDOW_MARGIN = 580, 48, 8
HEADING_HEIGHT, ROW_HEIGHT, MAX_ROWS = 30, 48, 7
"""Pixels of a heading and of a model, and the number of models in view."""
TEXT_INSET, MAX_NAME_CHARS = 20, 120
SESSION, WORKSPACE = "session", "workspace"


class ListedModels(Struct, frozen=True):
    """What the menu lists: models, their endpoints, and the keys, as far as they are known."""

    offers: tuple[ModelOffer, ...] = ()
    endpoints: Mapping[str, EndpointSource] = {}
    keys: Mapping[str, KeyState] | None = None
    recent: tuple[str, ...] = ()
    current: str = ""

    def without_key(self, name: str) -> str:
        """Return the endpoint of a model if its key is known to be missing; "" otherwise."""
        endpoint = name.partition("/")[0]
        source = self.endpoints.get(endpoint)
        if self.keys is None or source is None or not source.endpoint.needs_key:
            return ""
        return "" if self.keys.get(endpoint, KeyState()).exists else endpoint

    def key_text(self, endpoint: str) -> tuple[str, str]:
        """Return the state of an endpoint's key in words, and its tone; "" while unknown."""
        source = self.endpoints.get(endpoint)
        if source is not None and source.is_program:
            return program_state_text(source)
        if source is None or not source.endpoint.needs_key:
            return tr("no key needed"), "mut"
        if self.keys is None:
            return "", "mut"
        state = self.keys.get(endpoint, KeyState())
        if not state.exists:
            return tr("no key"), "warn"
        return (tr("key in environment") if state.overrides else tr("key set")), "ok"

    def window(self, name: str) -> int:
        """Return the context window of a model in tokens; 0 if unknown."""
        return next((offer.window for offer in self.offers if offer.name == name), 0)

    def name_of(self, endpoint: str) -> str:
        source = self.endpoints.get(endpoint)
        return one_line(source.endpoint.name if source else endpoint)


def model_rows(listed: ListedModels, query: str, texts: Mapping[str, str]) -> list[Row]:
    """Return the models that match, with headings: the last chosen ones, then each provider's."""
    words = query.casefold().split()
    matches = [offer for offer in listed.offers if all(word in texts[offer.name] for word in words)]
    by_name = {offer.name: offer for offer in matches}
    recent_names = dict.fromkeys((listed.current, *listed.recent))
    recent = [by_name[name] for name in recent_names if name in by_name]
    rows = [heading_row(tr("Recent"))] if recent else []
    rows += [_row(listed, offer) for offer in recent]
    # models that can be used at once first
    others = sorted(
        (offer for offer in matches if offer.name not in recent_names),
        key=lambda offer: bool(listed.without_key(offer.name)),
    )
    for endpoint, offers in groupby(others, key=lambda offer: offer.endpoint):
        rows.append(heading_row(listed.name_of(endpoint)))
        rows += [_row(listed, offer) for offer in offers]
    typed = query.strip()
    if "/" in typed and typed not in by_name:
        name, about = one_line(typed), tr("as typed; unknown limits get safe defaults")
        lines = (Part(name, "strong", "fg"),), (Part(about),)
        icon = Part("model", ICON, "fg2", "acc")
        rows.append(Row(typed, lines, icon, accessible_text=f"{name}, {about}"))
    return rows


def _row(listed: ListedModels, offer: ModelOffer) -> Row:
    price, title = price_text(offer.prices), one_line(offer.title)
    if offer.prices is not None and offer.prices != Prices():
        price = tr("{0} per 1M").format(price)
    state, tone = listed.key_text(offer.endpoint)
    abilities = (
        one_line(offer.name),
        "" if offer.tools else tr("no tools"),
        tr("images") if offer.pictures else "",
        tr("thinking") if offer.thinking else "",
        tr("retires {0}").format(offer.until) if offer.until else "",
    )
    limits, below = f"{window_text(offer.window)} · {price}", " · ".join(filter(None, abilities))
    is_current = offer.name == listed.current
    icon = Part("check", ICON, "acc") if is_current else Part("model", ICON, "fg2", "acc")
    upper = Part(title, "strong", "fg"), Part(limits, "monos", "fg2", at_end=True)
    lower = Part(below), Part(state, tone=tone, at_end=True)
    current = tr("current model") if is_current else ""
    spoken_text = ", ".join(filter(None, (title, current, limits, state, below)))
    return Row(offer.name, (upper, lower), icon, accessible_text=spoken_text)


class ModelMenu(Overlay):
    """The menu; `chosen` carries the model's full name and whether it is for the workspace."""

    chosen = Signal(str, bool)
    key_wanted = Signal(str)
    """The endpoint of a model that was chosen without a key."""
    dims = False

    def __init__(self, window: QWidget, reserve: Callable[[int], int]) -> None:
        """`reserve` returns what a context window keeps free for the reply."""
        super().__init__(window, width=MENU_WIDTH)
        self._anchor: QWidget | None = None
        self.listed, self._texts = ListedModels(), dict[str, str]()
        self._tokens, self._reserve = 0, reserve
        self.field = QLineEdit(frame=False)
        inset = TEXT_INSET
        shape = RowShape(ROW_HEIGHT, HEADING_HEIGHT, start=inset, text=48, end=inset, inset=8)
        self.list = RowList[Row](tr("Models"), lambda row: row, shape)
        scopes = ((SESSION, tr("This session")), (WORKSPACE, tr("This workspace")))
        self.scope = SegmentedControl(scopes, tr("Use the model in"))
        self.notice = label("", "micro", "mut", wrap=True)
        self.key = button(tr("Add key"))
        self.key.clicked.connect(self.choose)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.field.setMaxLength(MAX_NAME_CHARS)
        self.field.setPlaceholderText(tr("Search models"))
        self.field.setAccessibleName(tr("Search models"))
        mark = IconLabel("search", "fg2", size=16, place=QSize(16, FIELD_HEIGHT))
        search = row_of(mark, grow(self.field), margins=(inset, 0, inset, 0), spacing=12)
        effect = (grow(self.notice), self.key, self.scope)
        foot = row_of(*effect, margins=(inset, 8, 12, 10), spacing=12)
        parts = (search, hairline(), 6, self.list, 6, hairline(), foot)
        column_of(*parts, on=self.card, spacing=0)
        self.field.textEdited.connect(lambda _text: self._show())
        self.field.installEventFilter(self)
        self.list.moved.connect(self._show_effect)
        self.list.chosen.connect(self.choose)
        self.scope.chosen.connect(lambda _key: self.field.setFocus())

    def open_at(self, anchor: QWidget) -> None:
        """Open the menu below a widget, for this session and with an empty search."""
        self._anchor = anchor
        self.field.clear()
        self.scope.show_choice(SESSION)
        self._show()
        self.open_over()

    def show_models(self, listed: ListedModels) -> None:
        """Show models; the selected one stays selected."""
        if listed.offers is not self.listed.offers:
            self._texts = {offer.name: model_search_text(offer) for offer in listed.offers}
        self.listed = listed
        self._show(self.list.key)

    def show_tokens(self, tokens: int) -> None:
        """Compare the tokens of the next request with the context window of the selected model."""
        self._tokens = tokens
        self._show_effect()

    def _models(self) -> list[int]:
        """Return the rows that are no headings."""
        return [index for index, line in enumerate(self.list.items) if line.key]

    def choose(self) -> None:
        """Choose the selected model; one without a key leads to the form for its key."""
        if not (name := self.list.key):
            return
        self.close_sheet()
        if endpoint := self.listed.without_key(name):
            self.key_wanted.emit(endpoint)
        else:
            self.chosen.emit(name, self.scope.choice() == WORKSPACE)

    def take_focus(self) -> None:
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)

    def place(self) -> QRect:
        """Return the card's rectangle: below the pill, and within the window."""
        width = min(MENU_WIDTH, self.width() - 2 * WINDOW_MARGIN)
        wanted_height = self.card.wanted_height(width)
        if self._anchor is None:
            return QRect(WINDOW_MARGIN, WINDOW_MARGIN, width, wanted_height)
        corner = self._anchor.mapTo(self.below, QPoint(0, self._anchor.height() + 6))
        right = corner.x() + self._anchor.width()
        left = corner.x() if is_right_to_left(self) else right - width
        left = max(WINDOW_MARGIN, min(left, self.width() - width - WINDOW_MARGIN))
        height = min(wanted_height, self.height() - corner.y() - WINDOW_MARGIN)
        return QRect(left, corner.y(), width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_key = watched is self.field and event.type() == QEvent.Type.KeyPress
        if is_key and isinstance(event, QKeyEvent):
            if self.list.step_by_key(event.key()):
                if self.list.key:
                    announce(self.field, self.list.row(self.list.current).accessible_text)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.choose()
                return True
        return super().eventFilter(watched, event)

    def _show(self, current: str = "") -> None:
        """Show the models that match; `current` stays selected if it is one of them."""
        self.list.show_items(model_rows(self.listed, self.field.text(), self._texts))
        rows = self._models()
        same = (index for index in rows if current and self.list.items[index].key == current)
        index = next(same, rows[0] if rows else -1)
        max_rows_height = MAX_ROWS * ROW_HEIGHT + HEADING_HEIGHT
        max_height = max(2 * ROW_HEIGHT, min(max_rows_height, self.below.height() - 280))
        self.list.setFixedHeight(max(ROW_HEIGHT, min(self.list.rows_height, max_height)))
        self.list.select(index)
        self._show_effect()
        if self.isVisible():
            self.fit()

    def _show_effect(self) -> None:
        """Tell what the choice of the selected model would lead to."""
        name, listed, tone = self.list.key, self.listed, "warn"
        window, without_key = listed.window(name), bool(listed.without_key(name))
        if not name:
            words = tr("No matches.") if listed.offers else tr("Reading models…")
            tone = "mut"
        elif without_key:
            endpoint = listed.name_of(name.partition("/")[0])
            words = tr("There is no key for {0}.").format(endpoint)
        elif window and self._tokens > window - self._reserve(window):
            words = tr("Context is ≈{0}, context window {1}. Helix will compact first.")
            words = words.format(short_count(self._tokens), window_text(window))
        else:
            count = len(self._models())
            models = plural(count, "{0} model", "{0} models")
            words = tr("Takes effect with the next request · {0}").format(models)
            tone = "mut"
        self.key.setVisible(without_key)
        self.notice.setText(words)
        set_tone(self.notice, tone)


class SessionModelChoice(Struct, frozen=True):
    """The models to choose from, and what a choice is for."""

    models: ModelChoices
    choose_for_workspace: Callable[[LlmRole, str], Coroutine[object, object, None]]
    choose_for_session: Callable[[SessionId, str], Coroutine[object, object, None]]


class ModelPill(QPushButton):
    """A button with the model and its context window; the tooltip tells what is assumed of it."""

    def __init__(self, context: WorkspaceContext, choice: SessionModelChoice) -> None:
        super().__init__()
        style_pill(self, "spark")
        self.setMaximumWidth(220)
        self._settings, self._sessions, self._choice = context.settings, context.sessions, choice
        self._bridge = context.bridge
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
        llm = self._sessions.llm_of(self._session)
        window, smaller = self._window or llm.window, ""
        if window < llm.window:
            words = tr("The server accepts {0} tokens, less than the {1} set for this model.")
            smaller = words.format(count_text(window), count_text(llm.window))
        own = self._sessions.own_model(self._session)
        notes = map(retold, self._settings.assigned(own).notes)
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
            self.model_menu = ModelMenu(
                self.window(), lambda window: self._settings.workspace.policy.reserve(window)
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
        return self._sessions.llm_of(self._session).full_name

    async def _read(self) -> None:
        """Read the models, then the keys, since their keyring may be slow."""
        models, current, menu = self._choice.models, self._current(), self.model_menu
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
        if for_workspace:
            await self._choice.choose_for_workspace(LlmRole.MAIN, name)
            await self._choice.choose_for_session(session, "")
        else:
            await self._choice.choose_for_session(session, name)
        try:
            await self._choice.models.note(name, for_workspace=for_workspace)
        except SettingsError as error:  # the choice itself is saved
            self._navigation.warned.emit(*error_parts(error))


_BETWEEN_DIGITS = re.compile(r"(?<=\d)[\s,.'’_](?=\d{3})")
"""The separators that people write in large numbers."""
FIRST_BUDGET_TOKENS = 8_192
"""The budget that the field offers first."""


class EffortPill(QPushButton):
    """A button with the reasoning effort that the next request asks for; hidden without any."""

    def __init__(self, context: WorkspaceContext, efforts: SessionEfforts) -> None:
        super().__init__()
        style_pill(self, "bolt")
        self._bridge, self._navigation = context.bridge, context.navigation
        self._efforts = efforts
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
