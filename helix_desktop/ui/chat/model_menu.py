"""The menu *Choose model*: a search over all models, for this session or for the workspace.

The field keeps the keyboard focus; arrow keys move through the list, and Enter chooses.
"""

from collections.abc import Callable, Mapping
from itertools import groupby

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from helix_desktop.app.workspaces.model_settings import EndpointSource, KeyState, ModelOffer
from helix_desktop.domain.llm import Prices
from helix_desktop.ui.style.canvas import hairline, is_right_to_left
from helix_desktop.ui.text.display_names import (
    model_search_text,
    price_text,
    program_state_text,
    window_text,
)
from helix_desktop.ui.text.formatting import plural, short_count, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.accessibility import announce
from helix_desktop.ui.widgets.choices import SegmentedControl
from helix_desktop.ui.widgets.controls import button
from helix_desktop.ui.widgets.dialogs import Overlay
from helix_desktop.ui.widgets.labels import IconLabel, label, set_tone
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
