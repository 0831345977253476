"""The forms of the page Models and keys: role of a model, API key, endpoint, limits and prices.

A form shows its results at the page, and lets the page read again what it changed.
"""

import contextlib
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence

from PySide6.QtCore import QElapsedTimer, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from helix_desktop.app.models.connection_test import ConnectionResult
from helix_desktop.app.models.own_endpoints import TypedOptions
from helix_desktop.app.workspaces.model_settings import (
    DIALECTS,
    EndpointSource,
    KeyState,
    ModelOffer,
    ModelSettings,
)
from helix_desktop.domain.endpoint import DIALECT_NAMES, SIGNED, DialectId
from helix_desktop.domain.errors import HelixError, ProviderError, SettingsError
from helix_desktop.domain.llm import HOUR_SECONDS, LlmRole, Prices
from helix_desktop.ui.event_bridge import repeating_timer
from helix_desktop.ui.settings.form_rows import below, captioned, in_line, named_switch
from helix_desktop.ui.settings.settings_page import WorkspaceSettingsPage
from helix_desktop.ui.text.display_names import (
    model_search_text,
    price_text,
    program_state_text,
    window_text,
)
from helix_desktop.ui.text.formatting import (
    amount_text,
    count_text,
    decimal_text,
    dotted_text,
    ended_text,
    error_text,
    parse_amount,
    plural,
    retold,
    sentences_text,
    tr,
)
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.choices import SegmentedControl
from helix_desktop.ui.widgets.controls import ConfirmButton, key_button, set_words, switch_button
from helix_desktop.ui.widgets.fields import LineField, TextArea
from helix_desktop.ui.widgets.labels import label, set_tone
from helix_desktop.ui.widgets.layout import column_of, grow, row_of
from helix_desktop.ui.widgets.row_list import ListRow, ListView

URL_EXAMPLE, OPTIONS_HEIGHT = "https://models.example.com/v1", 64
PRICES = ("input", "output", "cache_read", "cache_write")
CLOCK_INTERVAL_MS = 100
ROW_HEIGHT, VISIBLE_ROWS = 44, 7
NO_MODEL = "–"
"""The key of the row that gives a role no model of its own."""


def role_text(role: LlmRole) -> tuple[str, str]:
    return {
        LlmRole.MAIN: (tr("Main model"), tr("Answers you and uses tools")),
        LlmRole.FAST: (tr("Fast model"), tr("Picks excerpts, takes notes, names sessions")),
        LlmRole.WIDE: (tr("Long-context model"), tr("Writes handovers that fit no other model")),
    }[role]


def model_facts_text(offer: ModelOffer) -> str:
    """Return the line below a role: window, prices, and their source."""
    window = tr("{0}-token context window").format(count_text(offer.window))
    price = price_text(offer.prices)
    if offer.prices is not None and offer.prices != Prices():
        price = tr("{0} per million tokens in / out").format(price)
    retirement = [tr("retires {0}").format(offer.until)] if offer.until else []
    facts = (window, price, retold(offer.source), *denied_texts(offer.denied), *retirement)
    facts_line = dotted_text(*facts)
    return (
        sentences_text((ended_text(facts_line), limit_text(offer))) if offer.limit else facts_line
    )


def limit_text(offer: ModelOffer) -> str:
    """Return what the server said of a model's context window, or ""."""
    words = tr("The server accepts {0} tokens, less than the {1} set for this model.")
    return words.format(count_text(offer.limit), count_text(offer.window)) if offer.limit else ""


def denied_texts(denied: Collection[str]) -> list[str]:
    """Return what a model or provider is not sent, in words."""
    words = {"tools": tr("no tools"), "pictures": tr("no images")}
    return [text for name, text in words.items() if name in denied]


def key_state_text(source: EndpointSource, state: KeyState) -> tuple[str, str]:
    """Return where an endpoint's key is kept, and the tone of that text."""
    endpoint = source.endpoint
    if source.is_program:
        return program_state_text(source)
    if state.problem:
        return retold(state.problem), "warn"
    if not endpoint.needs_key:
        return {
            DialectId.BEDROCK: tr("signed with your AWS credentials"),
            DialectId.VERTEX: tr("signed with your Google credentials"),
        }.get(endpoint.dialect, tr("no key needed")), "mut"
    if not state.exists:
        return tr("no key"), "mut"
    if state.overrides:
        return tr("key {0} from {1}").format(state.ending, endpoint.variable), "ok"
    return tr("key {0}, {1}").format(state.ending, retold(state.where)), "ok"


def endpoint_text(source: EndpointSource, state: KeyState) -> str:
    host = source.endpoint.base_url.partition("://")[2].partition("/")[0]
    models = plural(source.models, "{0} model", "{0} models")
    options = source.endpoint.options
    headers = len(options.headers) + len(options.secrets)
    counts = (
        (headers, plural(headers, "{0} header", "{0} headers")),
        (len(options.query), plural(len(options.query), "{0} parameter", "{0} parameters")),
        (len(options.body), plural(len(options.body), "{0} body field", "{0} body fields")),
    )
    option_texts = [text for count, text in counts if count]
    accepted = {"tools": options.tools, "pictures": options.pictures}
    option_texts += denied_texts([name for name, is_on in accepted.items() if not is_on])
    parts = (key_state_text(source, state)[0], one_line(host, 80), models, *option_texts)
    return " · ".join(filter(None, parts))


def connection_test_text(result: ConnectionResult) -> str:
    """Return `Answered in 0.6 s`, or the message of the refusal."""
    if not result.well:
        return result.words
    name = result.model.partition("/")[2]
    seconds = tr("Answered in {0} s").format(decimal_text(result.seconds, 1))
    return f"{seconds} · {one_line(name, 80)}" if name else f"{seconds} · {result.words}"


class EndpointForm(QWidget):
    """A form for the address of a server with a known protocol; it contains no secret.

    Its further options are one in each line; keys among the headers go to the keyring.
    """

    def __init__(self, page: WorkspaceSettingsPage, supply: ModelSettings) -> None:
        super().__init__()
        self._page, self._supply, self.outcome = page, supply, page.outcome
        self.name = LineField(tr("Short name"), hint="my-server")
        self.address = LineField(tr("Base URL"), hint=URL_EXAMPLE)
        hint = tr("environment variable (optional)")
        self.variable = LineField(tr("Key variable"), hint=hint)
        self.credentials = LineField(tr("Credentials"))
        self.credentials.hide()
        words = [(dialect.value, DIALECT_NAMES.get(dialect, dialect.value)) for dialect in DIALECTS]
        self.dialect = SegmentedControl(words, tr("Protocol"))
        self.dialect.choose(DialectId.OPENAI_CHAT.value)
        self.dialect.chosen.connect(self._on_protocol)
        self.needs_key = switch_button(tr("Requires a key"))
        self.needs_key.setChecked(True)
        self.headers, self.query, self.fields = (
            TextArea(name, hint=hint, code=True, height=OPTIONS_HEIGHT)
            for name, hint in (
                (tr("Headers"), "X-Team: research"),
                (tr("Query parameters"), "api-version=2024-10-21"),
                (tr("Body fields"), "temperature=0.2"),
            )
        )
        self.key_header = LineField(tr("Key header"), hint="api-key")
        self.limit = LineField(tr("Token limit field"), hint="max_completion_tokens")
        self.tools = switch_button(tr("Accepts tools"))
        self.pictures = switch_button(tr("Accepts images"))
        keys = tr("Values that look like keys are stored in the keyring.")
        halves = [(self.query, self.fields), (self.key_header, self.limit)]
        self.options = below(
            captioned(self.headers),
            label(keys, "micro", "mut"),
            *(row_of(*(grow(captioned(half)) for half in pair), spacing=8) for pair in halves),
            in_line(*named_switch(self.tools), *named_switch(self.pictures)),
        )
        self.options.hide()
        self._clear()
        self.more = key_button(tr("More options"), role="quiet")
        self.more.clicked.connect(self._on_more)
        self.add = page.button(
            tr("Add"), lambda: page.start(self._added(), self.outcome), role="primary"
        )
        self.name.setFixedWidth(160)
        column_of(
            in_line(captioned(self.name), captioned(self.address), stretch=1),
            captioned(self.dialect, tr("Protocol")),
            in_line(*named_switch(self.needs_key), self.variable, self.credentials, stretch=2),
            self.options,
            in_line(self.add, self.more),
            on=self,
            spacing=8,
        )

    def _on_protocol(self, dialect: str) -> None:
        """Show what a protocol needs: those that sign requests do without a key."""
        address = {
            DialectId.BEDROCK: tr("region, such as eu-central-1"),
            DialectId.VERTEX: tr("project/location, such as my-project/europe-west1"),
        }
        credentials = {
            DialectId.BEDROCK: tr("AWS profile (optional)"),
            DialectId.VERTEX: tr("credentials file (optional)"),
        }
        protocol = DialectId(dialect)
        self.address.set_hint(address.get(protocol, URL_EXAMPLE))
        self.credentials.set_hint(credentials.get(protocol, ""))
        self.credentials.setVisible(protocol in SIGNED)
        self.variable.setVisible(protocol not in SIGNED)
        self.needs_key.setChecked(protocol not in SIGNED)

    def _on_more(self) -> None:
        shown = self.options.isHidden()
        self.options.setVisible(shown)
        set_words(self.more, tr("Fewer options") if shown else tr("More options"))

    def _clear(self) -> None:
        for line in (self.name, self.address, self.variable, self.credentials):
            line.set_text("")
        for field in (self.headers, self.query, self.fields, self.key_header, self.limit):
            field.set_text("")
        for switch in (self.tools, self.pictures):
            switch.setChecked(True)

    async def _added(self) -> None:
        dialect = DialectId(self.dialect.choice())
        options = TypedOptions(
            variable="" if dialect in SIGNED else self.variable.text(),
            headers=tuple(self.headers.text().splitlines()),
            query=tuple(self.query.text().splitlines()),
            body=tuple(self.fields.text().splitlines()),
            key_header=self.key_header.text(),
            limit_field=self.limit.text(),
            credentials=self.credentials.text() if dialect in SIGNED else "",
            tools=self.tools.isChecked(),
            pictures=self.pictures.isChecked(),
        )
        endpoint = await self._page.consent.guard(
            lambda: self._supply.add_endpoint(
                self.name.text().strip(),
                dialect,
                address=self.address.text().strip(),
                needs_key=self.needs_key.isChecked(),
                options=options,
            )
        )
        self._clear()
        self._page.refresh()
        if endpoint.needs_key and not (await self._supply.key(endpoint)).ending:
            words = tr("{0} added. Add its key below to read its models.")
            self.outcome.say(words.format(endpoint.name), "ok")
            return
        self.outcome.say(tr("{0} added. Reading its models…").format(endpoint.name))
        try:
            count = await self._supply.ask(endpoint)
        except HelixError as error:
            words = tr("{0} added, but its models can't be read. {1}")
            self.outcome.say(words.format(endpoint.name, error_text(error)), "warn")
            return
        words = plural(
            count, "{1} added with {0} model.", "{1} added with {0} models.", endpoint.name
        )
        self.outcome.say(words, "ok")
        self._page.refresh()


class ModelFiguresForm(QWidget):
    """A form for the window, longest answer, and prices of a model; empty fields change nothing."""

    def __init__(self, page: WorkspaceSettingsPage, supply: ModelSettings) -> None:
        super().__init__()
        self._page, self._supply, self.outcome = page, supply, page.outcome
        unit = tr("tokens")
        self.model = LineField(tr("Model"), hint=tr("provider/model"))
        self.window_field = LineField(tr("Context window"), hint=tr("context window"), unit=unit)
        self.output = LineField(tr("Max output"), hint=tr("max output"), unit=unit)
        names = (tr("in"), tr("out"), tr("cache read"), tr("cache write"))
        self.prices = {
            key: LineField(tr("Price: {0}").format(name), hint=tr("unknown", "price"))
            for key, name in zip(PRICES, names, strict=True)
        }
        words = tr("Price: {0}").format(tr("web search"))
        self.search_price = LineField(words, hint=tr("unknown", "price"))
        self.uncapped = switch_button(tr("No dollar limit while the price is unknown"))
        self.hour_cache = switch_button(tr("Keep the prompt cache for an hour (writing costs 2×)"))
        self.keep = page.button(
            tr("Save"), lambda: page.start(self._save(), self.outcome), role="primary"
        )
        self.back = page.button(tr("Reset to defaults"), self._on_reset)
        self.model.line.editingFinished.connect(self._on_named)
        priced = [
            captioned(field, tr("{0}, USD per million tokens").format(name.capitalize()))
            for name, field in zip(names, self.prices.values(), strict=True)
        ]
        column_of(
            captioned(self.model),
            in_line(captioned(self.window_field), captioned(self.output)),
            in_line(*priced),
            captioned(self.search_price, tr("Web search, USD per thousand")),
            in_line(*named_switch(self.uncapped)),
            in_line(*named_switch(self.hour_cache)),
            in_line(self.keep, self.back),
            on=self,
            spacing=8,
        )

    def show_model(self, offer: ModelOffer) -> None:
        self.model.set_text(offer.name)
        self.window_field.set_text(str(offer.window))
        self.output.set_text(str(offer.max_output))
        for key, field in self.prices.items():
            field.set_text(amount_text(getattr(offer.prices, key)) if offer.prices else "")
        price = offer.search_price
        self.search_price.set_text("" if price is None else amount_text(price))
        self.search_price.setEnabled(offer.can_search)
        self.uncapped.setChecked(offer.uncapped)
        self.hour_cache.setChecked(offer.cache_seconds >= HOUR_SECONDS)
        self.hour_cache.setEnabled(offer.cache_seconds > 0)
        self.back.setEnabled(offer.own)

    def _on_named(self) -> None:
        name = self.model.text().strip()
        if "/" in name:
            self.show_model(self._supply.find(name))

    async def _save(self) -> None:
        price_texts = {key: field.text().strip() for key, field in self.prices.items()}
        prices = None
        if any(price_texts.values()):
            prices = Prices(*(_amount(price_texts[key]) for key in PRICES))
        name, uncapped = self.model.text().strip(), self.uncapped.isChecked()
        present, hour_cache = self._supply.find(name), self.hour_cache.isChecked()
        search_price_text = self.search_price.text().strip()
        search_price = _amount(search_price_text) if search_price_text else None
        offer = await self._supply.set_figures(
            name,
            window=int(_amount(self.window_field.text())),
            max_output=int(_amount(self.output.text())),
            prices=prices,
            search_price=search_price if search_price != present.search_price else None,
            uncapped=uncapped if uncapped != present.uncapped else None,
            hour_cache=(
                hour_cache if hour_cache != (present.cache_seconds >= HOUR_SECONDS) else None
            ),
        )
        self.show_model(offer)
        self.outcome.say(tr("Saved. Takes effect with the next request."), "ok")
        self._page.refresh()

    def _on_reset(self) -> None:
        name = self.model.text().strip()
        self._page.do(
            self._supply.drop_figures(name),
            done=tr("Reset to the built-in values."),
            on_done=lambda: self.show_model(self._supply.find(name)),
        )


def _amount(text: str) -> float:
    amount = parse_amount(text)
    if amount is None:
        raise SettingsError("“{text}” isn't a number.", "Nothing changed.", text=text.strip()[:40])
    return amount


class RequestStatus(QObject):
    """A request for a form: `OpenAI: Asking… 0.4 s`, then the result, in the page's status line.

    The line is below the page, so that no field moves. The clock runs only meanwhile, and leaves
    the result of another request alone.
    """

    def __init__(self, form: QWidget, page: WorkspaceSettingsPage, subject: str) -> None:
        super().__init__(form)
        self._page, self._line, self._subject = page, page.outcome, one_line(subject)
        self._shown_text = ""
        self._began = QElapsedTimer()
        self._clock = repeating_timer(self, CLOCK_INTERVAL_MS, self._on_tick)

    @property
    def asking(self) -> bool:
        return self._clock.isActive()

    def ask(self, work: Callable[[], Coroutine[object, object, object]]) -> None:
        """Run a request unless one is under way; an error is shown here."""
        if not self.asking:
            self._began.start()
            self._clock.start()
            self._shown_text = self._line.text()
            self._on_tick()
            self._page.start(work(), self)

    def show_tried(self, result: ConnectionResult) -> None:
        self.say(connection_test_text(result), "ok" if result.well else "bad")

    def say(self, words: str, tone: str = "mut") -> None:
        if isValid(self):
            self._clock.stop()
            self._line.say(tr("{0}: {1}").format(self._subject, words), tone)

    def _on_tick(self) -> None:
        if self._line.text() == self._shown_text:
            asking = tr("Asking… {0} s").format(decimal_text(self._began.elapsed() / 1_000, 1))
            self._line.say(tr("{0}: {1}").format(self._subject, asking))
            self._shown_text = self._line.text()


class ModelRoleForm(QWidget):
    """A search over all known models for a role, and a test of its model; any other can be typed.

    `choose` gets a full name, or "" for none; `use_everywhere` gets one for all workspaces.
    """

    def __init__(
        self,
        page: WorkspaceSettingsPage,
        supply: Callable[[], Awaitable[ModelSettings]],
        role: LlmRole,
        *,
        choose: Callable[[str], object],
        use_everywhere: Callable[[str], object],
    ) -> None:
        super().__init__()
        self._page, self._supply, self._role, self._choose = page, supply, role, choose
        self._name = self._offered = self._limited = ""
        self._offers: tuple[tuple[str, ModelOffer], ...] = ()
        self._ready: Collection[str] = ()
        name, about = role_text(role)
        self.setAccessibleName(name)
        self.line = RequestStatus(self, page, name)
        self.test = page.button(tr("Test model"), lambda: self.line.ask(self._tested))
        self.all = page.button(tr("Use in all workspaces"), lambda: use_everywhere(self._offered))
        self.try_limit = page.button("", lambda: page.start(self._limit_tried(), self.line))
        self.field = LineField(tr("Search models"), hint=tr("Search, or type provider/model"))
        self.field.changed.connect(lambda _text: self._show_rows())
        self.field.changed.connect(self.field.settle)  # a search text is no pending change
        self.field.entered.connect(self._on_entered)
        self.count = label("", "micro", "mut")
        self.list = ListView(ROW_HEIGHT, tr("Models"))
        self.list.finds_typed = True
        self.list.setFixedHeight(ROW_HEIGHT * VISIBLE_ROWS)
        self.list.chosen.connect(lambda key: choose("" if key == NO_MODEL else key))
        self._purpose = tr("{0}.").format(about)
        self.about = label(self._purpose, "micro", "mut", wrap=True)
        buttons = in_line(self.test, self.all, self.try_limit)
        column_of(buttons, self.field, self.count, self.list, self.about, on=self, spacing=8)
        self.show_limit(None)
        self._show_rows()

    def show_limit(self, offer: ModelOffer | None) -> None:
        """Show the smaller window that a server stated, and how to take the set one."""
        limited = offer if offer is not None and offer.limit else None
        self._limited = limited.name if limited is not None else ""
        self.try_limit.setVisible(limited is not None)
        self.about.setText(limit_text(limited) if limited is not None else self._purpose)
        set_tone(self.about, "warn" if limited is not None else "mut")
        if limited is not None:
            set_words(self.try_limit, tr("Try {0} again").format(window_text(limited.window)))

    async def _limit_tried(self) -> None:
        await (await self._supply()).forget_limit(self._limited)
        self.show_limit(None)
        self.line.say(tr("The set context window is used with the next request."), "ok")
        self._page.refresh()

    def show_offers(
        self, offers: Sequence[ModelOffer], name: str, *, ready: Collection[str], usual: str
    ) -> None:
        """Show models; `ready` are the endpoints that can be asked, whose models come first.

        `usual` is the model of this role in all workspaces.
        """
        self._name, self._ready = name, ready
        is_bound = any(offer.own_sessions_only for offer in offers if offer.name == name)
        self.test.setEnabled(bool(name) and not name.startswith("practice/") and not is_bound)
        is_usual = bool(usual) and name in ("", usual)
        self._offered = "" if is_usual else name
        stop_text, use_text = tr("Stop using in all workspaces"), tr("Use in all workspaces")
        set_words(self.all, stop_text if is_usual else use_text)
        self.all.setVisible(is_usual or bool(name))
        if self._role is not LlmRole.MAIN:
            offers = [offer for offer in offers if not offer.own_sessions_only]
        ordered = sorted(offers, key=lambda offer: offer.endpoint not in ready)
        self._offers = tuple((model_search_text(offer), offer) for offer in ordered)
        self._show_rows()

    def rows(self) -> list[str]:
        return [row.key for row in self.list.items]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and self.field.line.hasFocus():
            self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
        super().keyPressEvent(event)

    def _show_rows(self) -> None:
        words = self.field.text().casefold().split()
        matching = [offer for text, offer in self._offers if all(word in text for word in words)]
        rows = []
        for offer in matching:
            name = one_line(offer.name)
            below = tr("{0} · not available yet").format(name)
            below = name if offer.endpoint in self._ready else below
            below = dotted_text(below, *denied_texts(offer.denied))
            right = f"{window_text(offer.window)} · {price_text(offer.prices)}"
            tone = "warn" if "window" in offer.missing else "mut"
            title = one_line(offer.title)
            rows.append(ListRow(offer.name, title, "model", below, right, tone=tone))
        typed = self.field.text().strip()
        if "/" in typed and all(offer.name != typed for offer in matching):
            below = tr("as typed; unknown limits get safe defaults")
            rows.append(ListRow(typed, one_line(typed), "plus", below))
        if not words:
            below = tr("Helix uses the default model and shows which")
            rows.insert(0, ListRow(NO_MODEL, tr("Use the default"), "close", below))
        self.list.show_rows(rows, self._name or NO_MODEL)
        none_text = tr("No matches. Type provider/model to use any other model.")
        count_text = tr("{0} of {1} models").format(len(matching), len(self._offers))
        self.count.setText(count_text if rows else none_text)

    def _on_entered(self) -> None:
        names = [name for name in self.rows() if name != NO_MODEL]
        if len(names) == 1 or (names and self.field.text().strip() == names[0]):
            self._choose(names[0])
        elif names:
            self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    async def _tested(self) -> None:
        name, workspace = self._name, self._page.workspace_settings.workspace.id
        supply = await self._supply()
        self.line.show_tried(await supply.trying.model(name, workspace))


class EndpointKeyForm(QWidget):
    """A form for one endpoint: its key, tested before it is kept, and its list of models.

    A refused key stays in the field.
    """

    def __init__(
        self,
        page: WorkspaceSettingsPage,
        supply: ModelSettings,
        source: EndpointSource,
        *,
        store: str,
    ) -> None:
        super().__init__()
        self._page, self._supply, self._source = page, supply, source
        self._workspace = page.workspace_settings.workspace.id
        endpoint = source.endpoint
        name = tr("API key for {0}").format(one_line(endpoint.name))
        self.field = LineField(name, hint=tr("Paste API key"), secret=True)
        self.keep = page.button(tr("Test and save"), self._on_keep, role="primary")
        self.line = RequestStatus(self, page, endpoint.name)
        self.anyway = page.button(
            tr("Save anyway"), lambda: page.start(self._keep(self.field.text()), self.line)
        )
        self.anyway.hide()
        self.field.entered.connect(self._on_keep)
        self.field.changed.connect(lambda _text: self.anyway.hide())
        self.test = page.button(tr("Test"), lambda: self.line.ask(self._tested))
        self.ask = page.button(tr("Refresh models"), lambda: self.line.ask(self._list_models))
        delete, question = tr("Delete key"), tr("The key is deleted from your keyring.")
        self.forget = ConfirmButton(delete, question=question, yes=delete)
        self.forget.agreed.connect(self._on_forget)
        remove, question = tr("Remove provider"), tr("You can no longer use its models.")
        self.remove = ConfirmButton(remove, question=question, yes=tr("Remove"))
        self.remove.agreed.connect(lambda: page.do(supply.drop_endpoint(endpoint.id)))
        stored = tr("Tested with one short request. Stored in {0}, never in a file.")
        no_keyring = tr(
            "No system keyring: keys are forgotten when you quit. Install GNOME Keyring or "
            "KWallet (Debian, Ubuntu: sudo apt install gnome-keyring), or set an environment "
            "variable."
        )
        store_text = stored.format(store) if store else no_keyring
        self._store = label(store_text, "micro", "mut" if store else "warn", wrap=True)
        column_of(
            in_line(self.field, self.keep, stretch=0),
            self._store,
            # those that come and go are last, so that the others stay where they are
            in_line(self.test, self.ask, self.remove, self.forget, self.anyway),
            on=self,
            spacing=8,
        )

    def show_state(self, source: EndpointSource, state: KeyState) -> None:
        self._source, self._state = source, state
        needs = source.endpoint.needs_key
        for widget in (self.field, self.keep, self._store):
            widget.setVisible(needs)
        self.test.setEnabled(state.exists or not needs)
        self.ask.setEnabled(state.exists or not needs)
        self.forget.setVisible(state.exists and not state.overrides)
        self.remove.setVisible(source.own)

    def _on_forget(self) -> None:
        own = self._workspace if self._state.own else ""
        work = self._supply.forget_key(self._source.endpoint, own)
        self._page.do(work, self.line, done=tr("Key deleted."))

    def _on_keep(self) -> None:
        secret = self.field.text()
        if not self.line.asking and secret.strip():
            self.keep.setEnabled(False)
            self.line.ask(lambda: self._tried_and_kept(secret))

    async def _tried_and_kept(self, secret: str) -> None:
        """Keep a key only if the test succeeds; otherwise show the provider's own message."""
        try:
            result = await self._supply.trying.key(self._source.endpoint, secret, self._chosen())
        finally:
            self.keep.setEnabled(True)
        self.field.set_wrong(not result.well)
        self.anyway.setVisible(not result.well)
        if result.well:
            await self._keep(secret, connection_test_text(result))
        else:
            unsaved_note = tr("Not saved. The key is still in the field.")
            self.line.say(
                sentences_text((ended_text(connection_test_text(result)), unsaved_note)), "bad"
            )

    async def _keep(self, secret: str, answered: str = "") -> None:
        keyring = await self._supply.keep_key(self._source.endpoint, secret)
        # the count of listed models is shown beside the endpoint's name
        with contextlib.suppress(ProviderError):
            await self._supply.ask(self._source.endpoint, self._workspace)
        self.anyway.hide()
        self.field.set_wrong(False)
        if self.field.text() == secret:
            self.field.set_text("")
        saved_note = (
            tr("Saved in {0}").format(keyring)
            if keyring
            else tr("No keyring: saved until you quit")
        )
        self.line.say(dotted_text(answered, saved_note), "ok" if keyring else "warn")
        self._page.refresh()

    async def _tested(self) -> None:
        trying, name = self._supply.trying, self._chosen()
        if not name:  # the cheapest of the endpoint's models
            offers = [
                offer
                for offer in await self._supply.offers()
                if offer.endpoint == self._source.endpoint.id
            ]
            offers.sort(key=lambda offer: offer.prices.input if offer.prices else 1e9)
            name = offers[0].name if offers else ""
        result = (
            await trying.model(name, self._workspace)
            if name
            else await trying.endpoint(self._source.endpoint, self._workspace)
        )
        self.line.show_tried(result)

    def _chosen(self) -> str:
        """Return a model of this endpoint that has a role, the best one to test; "" if none has."""
        models = self._page.workspace_settings.workspace.models
        prefix = f"{self._source.endpoint.id}/"
        names = [models.get(role.value, "") for role in LlmRole]
        return next((name for name in names if name.startswith(prefix)), "")

    async def _list_models(self) -> None:
        count = await self._supply.ask(self._source.endpoint, self._workspace)
        self.line.say(plural(count, "{0} model found", "{0} models found"), "ok")
        self._page.refresh()
