"""The three ways to a model: a server of this machine, a key, or none at all."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QPushButton, QVBoxLayout, QWidget

from helix_desktop.app.first_steps import Near, Tried, guessed
from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.ui.look.brush import pad
from helix_desktop.ui.look.paint import surface
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.parts.buttons import IconButton
from helix_desktop.ui.parts.labels import Elided, label, plain_tip, set_tone
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.welcome.option import TEXT, Option
from helix_desktop.ui.words import short_count, tr

MOST = 3
PAUSE = 700
"""Milliseconds after a key in the field before it is tried; a paste is tried at once."""
HEIGHT = 168


class LocalCard(Option):
    """Servers that run here; a click on a model takes that one."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, tr("Local server"))
        self.model = ""
        self._place = Elided(theme, "small", "fg2")
        self._lines = QVBoxLayout()
        self._lines.setSpacing(0)
        self._below = label("", "micro", "mut", wrap=True)
        inner = QVBoxLayout()
        pad(inner, start=TEXT, top=0, end=0, bottom=0)
        inner.setSpacing(4)
        inner.addWidget(self._place)
        inner.addLayout(self._lines)
        inner.addStretch(1)
        inner.addWidget(self._below)
        self.body.addLayout(inner, 1)
        self.setMinimumHeight(HEIGHT)
        self.show_looking()

    def show_looking(self) -> None:
        self.setEnabled(False)
        self._place.set_text(tr("Looking…"))
        self._below.setText(tr("Ollama, LM Studio and llama.cpp are found by themselves."))

    def show_found(self, found: Sequence[Near]) -> None:
        self.setEnabled(bool(found))
        if not found:
            self._place.set_text(tr("None runs here"))
            self._below.setText(tr("Start Ollama, LM Studio or llama.cpp, and look again later."))
            return
        self.tag(tr("found"), "ok")
        names = [one_line(each.endpoint.base_url.partition("://")[2]) for each in found]
        self._place.setFont(font("mono"))
        self._place.set_text(", ".join(names))
        models = [model for each in found for model in each.models]
        self.model = models[0].name
        for model in models[:MOST]:
            line = _Line(self._theme, model.llm.name or model.llm.id, model.llm.window)
            line.taken.connect(lambda name=model.name: self._take(name))
            self._lines.addWidget(line)
        more = len(models) - MOST
        free = tr("Free, stays on this computer")
        self._below.setText(tr("+{0} more · {1}").format(more, free) if more > 0 else free)

    def _take(self, model: str) -> None:
        self.model = model
        self.chosen.emit()


class _Line(QWidget):
    """A model and its window."""

    taken = Signal()

    def __init__(self, theme: Theme, name: str, window: int) -> None:
        super().__init__()
        title = Elided(theme, "small", "fg2")
        title.set_text(name)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 0, 2)
        row.addWidget(title, 1)
        row.addWidget(label(short_count(window), "monos", "mut"))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.taken.emit()


OWN = "own"
"""In place of an endpoint's name: the address that is typed."""


class KeyCard(Option):
    """A key is tried where it stands, and kept once it works."""

    tried = Signal(str, str)
    """Endpoint and key; an empty key is the one of the environment."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, tr("Paste a key"))
        self.endpoint = ""
        self.answered: Tried | None = None
        self._endpoints: dict[str, Endpoint] = {}
        self._given: set[str] = set()
        self.address, self._address_box = QLineEdit(), surface("box")
        self.field = QLineEdit()
        self._eye = IconButton(theme, "eye", tr("Show the key"))
        self._which = QPushButton()
        self._from_environment = QPushButton()
        self._state = label("", "smallb", "mut", wrap=True)
        self._detail = label("", "micro", "mut", wrap=True)
        self._kept = label("", "smallb", "ok", wrap=True)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._lay_out()
        self._connect()
        self.setMinimumHeight(HEIGHT)

    def show_endpoints(self, found: Sequence[Endpoint], given: Sequence[Endpoint]) -> None:
        """All that want a key, and those whose key the environment has."""
        self._endpoints = {each.id: each for each in found}
        self._given = {each.id for each in given}
        first = given[0].id if given else "anthropic"
        self.choose(first if first in self._endpoints else next(iter(self._endpoints), ""))

    def choose_own(self) -> None:
        """A server of one's own: an address, and a key if it wants one."""
        self.endpoint = OWN
        self._which.setText(tr("Another address ⌄"))
        self._from_environment.hide()
        self._address_box.show()
        self._say(tr("Enter tries it. It has to speak Chat Completions."), "mut")
        self.address.setFocus()

    def choose(self, endpoint: str) -> None:
        if endpoint not in self._endpoints:
            return
        self.endpoint = endpoint
        self._address_box.hide()
        found = self._endpoints[endpoint]
        self._which.setText(f"{one_line(found.name, 24)} ⌄")
        given = endpoint in self._given
        self._from_environment.setVisible(given)
        self._from_environment.setText(tr("Use {0}").format(one_line(found.variable, 28)))
        self._from_environment.setToolTip(plain_tip(tr("The environment has this key.")))

    def show_asking(self) -> None:
        self.answered = None
        self._say(tr("Asking…"), "mut")

    def show_answer(self, tried: Tried, kept: str | None) -> None:
        """`kept`: the keyring's name, "" for this run only, None if it was there before."""
        self.answered = tried
        self._say(tr("✓ Answered in {0:.1f} s").format(tried.seconds), "ok")
        if tried.model is not None:
            llm = tried.model.llm
            name = one_line(llm.name or llm.id, 40)
            self._detail.setText(tr("{0} · {1} window").format(name, short_count(llm.window)))
        self._kept.setVisible(kept is not None)
        if kept:
            self._kept.setText(tr("Stored in {0} ✓").format(one_line(kept, 40)))
        else:
            self._kept.setText(tr("No keyring here: kept for this run only"))
        set_tone(self._kept, "ok" if kept else "warn")

    def show_problem(self, message: str) -> None:
        """The provider's own words; the key stays in the field."""
        self.answered = None
        self._say(f"✕ {one_line(message, 160)}", "bad")

    def _say(self, words: str, tone: str) -> None:
        self._state.setText(words)
        set_tone(self._state, tone)
        self._detail.setText("")
        self._kept.hide()

    def _connect(self) -> None:
        self.field.textEdited.connect(self._on_typed)
        self.field.returnPressed.connect(self._try)
        self.address.returnPressed.connect(self._try)
        self.address.textEdited.connect(lambda _text: self.chosen.emit())
        self._pause.timeout.connect(self._try)
        self._eye.clicked.connect(self._turn)
        self._which.clicked.connect(self._offer)
        self._from_environment.clicked.connect(self._on_environment)

    def _on_typed(self, text: str) -> None:
        self.chosen.emit()
        self.answered = None
        if self.endpoint == OWN:
            return
        if endpoint := guessed(text):
            self.choose(endpoint)
        self._say("", "mut")
        (self._pause.start if text.strip() else self._pause.stop)()

    def _on_environment(self) -> None:
        self.chosen.emit()
        self.field.clear()
        self.tried.emit(self.endpoint, "")

    def _try(self) -> None:
        self._pause.stop()
        if self.endpoint == OWN and self.address.text().strip():
            self.tried.emit(OWN, self.field.text().strip())
        elif self.endpoint not in ("", OWN) and self.field.text().strip():
            self.tried.emit(self.endpoint, self.field.text().strip())

    def _turn(self) -> None:
        hidden = self.field.echoMode() is QLineEdit.EchoMode.Password
        mode = QLineEdit.EchoMode.Normal if hidden else QLineEdit.EchoMode.Password
        self.field.setEchoMode(mode)
        words = (tr("Hide the key"), tr("Show the key"))
        self._eye.show_as("eye-off" if hidden else "eye", words[not hidden])

    def _offer(self) -> None:
        self.chosen.emit()
        menu = QMenu(self)
        for endpoint in self._endpoints.values():
            act = menu.addAction(one_line(endpoint.name, 60).replace("&", "&&"))
            act.triggered.connect(lambda _=False, it=endpoint.id: self._take(it))
        menu.addSeparator()
        menu.addAction(tr("Another address…")).triggered.connect(self.choose_own)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._which.mapToGlobal(QPoint(0, self._which.height())))

    def _take(self, endpoint: str) -> None:
        self.choose(endpoint)
        self._try()

    def _lay_out_address(self) -> None:
        self.address.setFont(font("mono"))
        self.address.setPlaceholderText(tr("https://models.example.com/v1"))
        self.address.setAccessibleName(tr("Address"))
        self._address_box.setFixedHeight(36)
        self._address_box.hide()
        above = QHBoxLayout(self._address_box)
        pad(above, start=12, top=0, end=4, bottom=0)
        above.addWidget(self.address)

    def _lay_out(self) -> None:
        for quiet in (self._which, self._from_environment):
            quiet.setProperty("role", "quiet")
            quiet.setFont(font("smallb"))
            quiet.setCursor(Qt.CursorShape.PointingHandCursor)
        self._from_environment.hide()
        self.head.addWidget(self._which)
        pad(
            self.body, start=0, top=9, end=14, bottom=12
        )  # its head is higher than those of the others
        self.field.setEchoMode(QLineEdit.EchoMode.Password)
        self.field.setFont(font("mono"))
        self.field.setPlaceholderText(tr("Key"))
        self.field.setAccessibleName(tr("Key"))
        self._lay_out_address()
        box = surface("box")
        box.setFixedHeight(36)
        row = QHBoxLayout(box)
        pad(row, start=12, top=0, end=4, bottom=0)
        row.addWidget(self.field, 1)
        row.addWidget(self._eye)
        inner = QVBoxLayout()
        pad(inner, start=14, top=0, end=0, bottom=0)
        inner.setSpacing(4)
        inner.addWidget(self._from_environment, 0, Qt.AlignmentFlag.AlignLeft)
        inner.addWidget(self._address_box)
        inner.addWidget(box)
        for words in (self._state, self._detail, self._kept):
            inner.addWidget(words)
        inner.addStretch(1)
        self.body.addLayout(inner, 1)


class TryCard(Option):
    """Needs nothing at all."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, tr("Try without a model"))
        inner = QVBoxLayout()
        pad(inner, start=TEXT, top=0, end=0, bottom=0)
        told = tr(
            "The built-in practice model plays a session of 80 tool calls through the real engine:"
            " its cache, its gate, its window."
        )
        inner.addWidget(label(told, "small", "fg2", wrap=True))
        inner.addStretch(1)
        inner.addWidget(label(tr("No key, no network"), "micro", "mut"))
        self.body.addLayout(inner, 1)
        self.setMinimumHeight(HEIGHT)
