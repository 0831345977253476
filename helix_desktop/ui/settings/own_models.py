"""Endpoints of one's own, and the figures of a model as its person knows them."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from helix_desktop.app.llms.supply import DIALECTS, Offer, Supply
from helix_desktop.domain.endpoint import Dialect
from helix_desktop.domain.errors import SettingsError
from helix_desktop.domain.llm import Prices
from helix_desktop.ui.parts.key_button import KeyButton, Role
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.parts.switch import Switch
from helix_desktop.ui.settings.folding import below, captioned, in_line
from helix_desktop.ui.settings.lines import LineField, Outcome
from helix_desktop.ui.settings.segmented import Segmented
from helix_desktop.ui.settings.working import WorkingPage
from helix_desktop.ui.words import tr

PRICES = ("input", "output", "cache_read", "cache_write")


class EndpointForm(QWidget):
    """An address that speaks a known protocol; none of it is a secret."""

    learned = Signal()

    def __init__(self, page: WorkingPage, supply: Supply) -> None:
        super().__init__()
        self._page, self._supply = page, supply
        theme = page.theme
        self.name = LineField(theme, tr("Short name"), hint="my-server")
        self.address = LineField(theme, tr("Address"), hint="https://models.example.com/v1")
        self.variable = LineField(
            theme, tr("Variable of its key"), hint=tr("variable of the environment, if any")
        )
        words = [(each.value, _dialect(each)) for each in DIALECTS]
        self.dialect = Segmented(theme, words, tr("Protocol"))
        self.dialect.choose(Dialect.OPENAI_CHAT.value)
        self.needs_key = Switch(theme, tr("It wants a key"))
        self.needs_key.setChecked(True)
        self.add = KeyButton(theme, tr("Add"), role=Role.PRIMARY)
        self.outcome = Outcome(theme)
        self.name.setFixedWidth(160)
        self.add.clicked.connect(lambda: page.start(self._added(), self.outcome))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(
            below(
                in_line(
                    captioned(tr("Short name"), self.name),
                    captioned(tr("Address"), self.address),
                    stretch=1,
                ),
                captioned(tr("What it speaks"), self.dialect),
                in_line(
                    self.needs_key,
                    label(self.needs_key.accessibleName(), "small", "fg2"),
                    self.variable,
                    stretch=2,
                ),
                self.outcome,
                in_line(self.add),
            )
        )

    async def _added(self) -> None:
        added = await self._supply.add_endpoint(
            self.name.text().strip(),
            Dialect(self.dialect.choice()),
            address=self.address.text().strip(),
            variable=self.variable.text().strip(),
            needs_key=self.needs_key.isChecked(),
        )
        for field in (self.name, self.address, self.variable):
            field.set_text("")
        words = tr("{0} is added. Give it its key, or ask for its models, above.")
        self.outcome.say(words.format(added.name), "ok")
        self.learned.emit()


class FiguresForm(QWidget):
    """Window, longest answer and prices of a model; what is left empty stays as it is known."""

    learned = Signal()

    def __init__(self, page: WorkingPage, supply: Supply) -> None:
        super().__init__()
        self._page, self._supply = page, supply
        theme, tok = page.theme, tr("tok")
        self.model = LineField(theme, tr("Model"), hint=tr("endpoint/model"))
        self.window_field = LineField(theme, tr("Window"), hint=tr("window"), unit=tok)
        self.output = LineField(theme, tr("Longest answer"), hint=tr("longest answer"), unit=tok)
        names = (tr("in"), tr("out"), tr("cache read"), tr("cache write"))
        self.prices = {
            key: LineField(theme, tr("Price: {0}").format(name), hint=tr("not known"))
            for key, name in zip(PRICES, names, strict=True)
        }
        self.keep = KeyButton(theme, tr("Keep these figures"), role=Role.PRIMARY)
        self.back = KeyButton(theme, tr("Back to what is known"))
        self.outcome = Outcome(theme)
        self.keep.clicked.connect(lambda: page.start(self._kept(), self.outcome))
        self.back.clicked.connect(lambda: page.start(self._dropped(), self.outcome))
        self.model.line.editingFinished.connect(self._on_named)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        priced = [
            captioned(tr("{0}, $ a million tok").format(name.capitalize()), field)
            for name, field in zip(names, self.prices.values(), strict=True)
        ]
        layout.addWidget(
            below(
                captioned(tr("Model"), self.model),
                in_line(
                    captioned(tr("Window"), self.window_field),
                    captioned(tr("Longest answer"), self.output),
                ),
                in_line(*priced),
                self.outcome,
                in_line(self.keep, self.back),
            )
        )

    def show_model(self, offer: Offer) -> None:
        """What is known of it, to be corrected."""
        self.model.set_text(offer.name)
        self.window_field.set_text(str(offer.window))
        self.output.set_text(str(offer.max_output))
        for key, field in self.prices.items():
            field.set_text(f"{getattr(offer.prices, key):g}" if offer.prices else "")
        self.back.setEnabled(offer.own)

    def _on_named(self) -> None:
        name = self.model.text().strip()
        if "/" in name:
            self.show_model(self._supply.find(name))

    async def _kept(self) -> None:
        named = {key: field.text().strip() for key, field in self.prices.items()}
        prices = None
        if any(named.values()):
            prices = Prices(*(_amount(named[key]) for key in PRICES))
        offer = await self._supply.set_figures(
            self.model.text().strip(),
            window=int(_amount(self.window_field.text())),
            max_output=int(_amount(self.output.text())),
            prices=prices,
        )
        self.show_model(offer)
        self.outcome.say(tr("Kept. They hold from the next request on."), "ok")
        self.learned.emit()

    async def _dropped(self) -> None:
        name = self.model.text().strip()
        await self._supply.drop_figures(name)
        self.show_model(self._supply.find(name))
        self.outcome.say(tr("What is known without you holds again."), "ok")
        self.learned.emit()


def _amount(text: str) -> float:
    plain = text.strip().replace(",", "").replace(" ", "").lstrip("$")
    try:
        return float(plain) if plain else 0.0
    except ValueError:
        raise SettingsError(
            tr("“{0}” is no number.").format(text.strip()[:40]), tr("Nothing was changed.")
        ) from None


def _dialect(dialect: Dialect) -> str:
    return {
        Dialect.OPENAI_CHAT: tr("Chat Completions"),
        Dialect.OPENAI_RESPONSES: tr("Responses"),
        Dialect.ANTHROPIC: tr("Anthropic"),
        Dialect.GEMINI: tr("Gemini"),
        Dialect.OLLAMA: tr("Ollama"),
    }.get(dialect, dialect.value)
