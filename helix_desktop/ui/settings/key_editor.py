"""What opens below an endpoint: its key, tried before it is kept, and its list of models."""

import contextlib

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from helix_desktop.app.llms.supply import KeyState, Source, Supply
from helix_desktop.domain.errors import ProviderError
from helix_desktop.domain.llm import LlmRole
from helix_desktop.ui.parts.key_button import KeyButton, Role
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.settings.asking_line import AskingLine
from helix_desktop.ui.settings.folding import below, in_line
from helix_desktop.ui.settings.lines import LineField, Outcome
from helix_desktop.ui.settings.sure import Sure
from helix_desktop.ui.settings.working import WorkingPage
from helix_desktop.ui.words import tr


class KeyEditor(QWidget):
    """One endpoint. A key that is refused stays in the field."""

    learned = Signal()
    """Keys or models are others now."""

    def __init__(self, page: WorkingPage, supply: Supply, source: Source, *, store: str) -> None:
        super().__init__()
        self._page, self._supply, self._source = page, supply, source
        self._state = KeyState()
        theme, endpoint = page.theme, source.endpoint
        self.field = LineField(
            theme,
            tr("Key for {0}").format(one_line(endpoint.name)),
            hint=tr("Paste a key"),
            secret=True,
        )
        self.keep = KeyButton(theme, tr("Test and keep"), role=Role.PRIMARY)
        self.anyway = KeyButton(theme, tr("Keep it anyway"))
        self.line = AskingLine(theme)
        self.kept = Outcome(theme)
        self.test = KeyButton(theme, tr("Test"))
        self.ask = KeyButton(theme, tr("Ask for its models"))
        self.forget = Sure(
            theme,
            tr("Forget the key"),
            question=tr("It is taken out of the keyring."),
            yes=tr("Forget it"),
        )
        self.remove = Sure(
            theme,
            tr("Remove this endpoint"),
            question=tr("Models of it cannot be asked any more."),
            yes=tr("Remove it"),
        )
        self._store = label(store_words(store), "micro", "mut" if store else "warn", wrap=True)
        self._lay_out()
        self._connect()
        self.show_state(source, KeyState())

    def show_state(self, source: Source, state: KeyState) -> None:
        self._source, self._state = source, state
        needs = source.endpoint.needs_key
        for widget in (self.field, self.keep, self._store):
            widget.setVisible(needs)
        self.test.setVisible(state.there or not needs)
        self.ask.setVisible(state.there or not needs)
        self.forget.setVisible(state.there and not state.overrides)
        self.remove.setVisible(source.own)

    def forget_words(self) -> None:
        """What was told belongs to another workspace."""
        self.line.say("")
        self.kept.say("")

    def _on_keep(self) -> None:
        if not self.line.asking and self.field.text().strip():
            self.kept.say("")
            self.line.ask()
            self.keep.setEnabled(False)
            self._page.start(self._tried_and_kept(self.field.text()), self.line)

    async def _tried_and_kept(self, secret: str) -> None:
        """Kept only if it was taken; the provider's own words stand there if not."""
        try:
            tried = await self._supply.trying.key(self._source.endpoint, secret, self._chosen())
        finally:
            self.keep.setEnabled(True)
        self.line.show_tried(tried)
        if not tried.well:
            self.kept.say(tr("Nothing was kept: the key is still in the field."))
        self.field.show_wrong(wrong=not tried.well)
        self.anyway.setVisible(not tried.well)
        if tried.well:
            await self._keep(secret)

    async def _keep(self, secret: str) -> None:
        endpoint, desk = self._source.endpoint, self._page.desk
        where = await self._supply.keep_key(endpoint, secret)
        with contextlib.suppress(ProviderError):  # what it lists is counted beside its name
            await self._supply.ask(endpoint, desk.workspace.id if desk else "")
        self.anyway.hide()
        self.field.show_wrong(wrong=False)
        if self.field.text() == secret:
            self.field.set_text("")
        if where:
            self.kept.say(tr("Kept in {0}").format(where), "ok")
        else:
            self.kept.say(tr("No keyring: kept for this run only"), "warn")
        self.learned.emit()

    def _on_test(self) -> None:
        if not self.line.asking:
            self.kept.say("")
            self.line.ask()
            self._page.start(self._tested(), self.line)

    async def _tested(self) -> None:
        desk, endpoint = self._page.desk, self._source.endpoint
        workspace = desk.workspace.id if desk else ""
        name = self._chosen() or await self._cheapest()
        if not name:
            count = await self._supply.ask(endpoint, workspace)
            self.line.say(tr("{0} models are listed").format(count), "ok")
            self.learned.emit()
            return
        self.line.show_tried(await self._supply.trying.model(name, workspace))

    async def _cheapest(self) -> str:
        name = self._source.endpoint.id
        offers = [each for each in await self._supply.offers() if each.endpoint == name]
        priced = sorted(offers, key=lambda each: each.prices.input if each.prices else 1e9)
        return priced[0].name if priced else ""

    def _chosen(self) -> str:
        """A model of this endpoint that has a role already: the one it matters for."""
        models = self._page.desk.workspace.models if self._page.desk else {}
        mine = f"{self._source.endpoint.id}/"
        names = [models.get(role.value, "") for role in LlmRole]
        return next((name for name in names if name.startswith(mine)), "")

    def _on_ask(self) -> None:
        if not self.line.asking:
            self.line.ask()
            self._page.start(self._asked(), self.line)

    async def _asked(self) -> None:
        desk = self._page.desk
        count = await self._supply.ask(self._source.endpoint, desk.workspace.id if desk else "")
        self.line.say(tr("{0} models are listed now").format(count), "ok")
        self.learned.emit()

    async def _forgotten(self) -> None:
        desk = self._page.desk
        own = desk.workspace.id if desk and self._state.own else ""
        await self._supply.forget_key(self._source.endpoint, own)
        self.line.say("")
        self.kept.say(tr("The key is forgotten."), "ok")
        self.learned.emit()

    async def _removed(self) -> None:
        await self._supply.drop_endpoint(self._source.endpoint.id)
        self.learned.emit()

    def _connect(self) -> None:
        start = self._page.start
        self.keep.clicked.connect(self._on_keep)
        self.field.entered.connect(self._on_keep)
        self.field.changed.connect(lambda _text: self.anyway.hide())
        self.anyway.clicked.connect(lambda: start(self._keep(self.field.text()), self.kept))
        self.test.clicked.connect(self._on_test)
        self.ask.clicked.connect(self._on_ask)
        self.forget.agreed.connect(lambda: start(self._forgotten(), self.kept))
        self.remove.agreed.connect(lambda: start(self._removed(), self.kept))

    def _lay_out(self) -> None:
        self.anyway.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(
            below(
                in_line(self.field, self.keep, self.anyway, stretch=0),
                self.line,
                self.kept,
                self._store,
                in_line(self.test, self.ask, self.forget, self.remove),
            )
        )


def store_words(store: str) -> str:
    if store:
        return tr("One small request tests it. It is kept in {0}, never in a file.").format(store)
    return tr(
        "No keyring: a key is kept for this run only. Install one (GNOME Keyring or KWallet; on"
        " Debian and Ubuntu: sudo apt install gnome-keyring), or put the key into the environment."
    )
