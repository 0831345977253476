"""The widgets of the welcome page in order: model, folder, policy, *Get started*, the demo.

Each of the three steps has a disc in the gutter, with a check mark once the step is done. Its cards
are a local model, an API key, an agent, the practice model, and policy presets, with the context
use of a recorded session that was replayed under each.
"""

import json
from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from helix_desktop.app.environment import resources_folder
from helix_desktop.app.first_run import FolderFacts, KeyTrial, LocalServer, guess_endpoint
from helix_desktop.app.models.guest_port import DEFAULT_MODEL
from helix_desktop.domain.context_window.preset_measurements import MEASUREMENTS
from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.workspace import Workspace
from helix_desktop.ui.event_bridge import single_shot_timer
from helix_desktop.ui.style.canvas import Canvas, hairline, set_margins, set_surface, surface
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.display_names import preset_name, window_text
from helix_desktop.ui.text.formatting import (
    count_text,
    decimal_text,
    listed_text,
    phrase_text,
    plural,
    tr,
)
from helix_desktop.ui.text.safe_text import label_line, one_line
from helix_desktop.ui.widgets.cards import OPTION_TEXT_LEFT, OptionCard
from helix_desktop.ui.widgets.controls import (
    Menu,
    button,
    key_button,
    set_words,
)
from helix_desktop.ui.widgets.fields import LineField
from helix_desktop.ui.widgets.labels import ElidedLabel, IconLabel, label, plain_tip, set_tone
from helix_desktop.ui.widgets.layout import (
    STRETCH,
    aligned,
    bar_of,
    clear_layout,
    column_of,
    grow,
    make_scroll_area,
    row_of,
)
from helix_desktop.ui.widgets.notices import NoticeBar

MAX_MODELS = 3
TYPING_PAUSE_MS = 700
"""Milliseconds from a key press in the field to the test of the key; a paste is tested at once."""
CARD_HEIGHT, FIELD_HEIGHT = 168, 36
OWN_ENDPOINT = "own"
"""Used instead of an endpoint's ID for the address that the user types."""
PRESETS_HEIGHT, CHART_TOP, CHART_HEIGHT = 188, 44, 72
PRESET_LINES = {
    "balanced": Phrase("Shortens older parts when that saves money"),
    "economy": Phrase("Shortens older parts early, for the lowest cost"),
    "helix": Phrase("Moves old outputs to the cache, compacts at 85%"),
    "relevance": Phrase("Shortens outputs over 4,000 tokens, and older parts at 30%"),
}
"""The presets that are offered, and the sentence on the card of each."""
GUTTER_WIDTH, DISC_SIZE = 48, 24
COLUMN_WIDTH, FOOT_HEIGHT = 860, 72
MAX_RECENT_WORKSPACES = 4
MAX_AGENTS_IN_ROW = 3


class LocalModelCard(OptionCard):
    """The models of servers on this computer; a click on a model selects that one."""

    def __init__(self) -> None:
        super().__init__(tr("Local model"))
        self.model = ""
        self._place = ElidedLabel("small", "fg2")
        self._lines = column_of(spacing=0)
        detects = tr("Helix detects Ollama, LM Studio, and llama.cpp.")
        self._below = label(detects, "micro", "mut", wrap=True)
        parts = (self._place, self._lines, STRETCH, self._below)
        self.body.addLayout(column_of(*parts, margins=(OPTION_TEXT_LEFT, 0, 0, 0), spacing=4), 1)
        self.setMinimumHeight(CARD_HEIGHT)
        self.setEnabled(False)
        self._place.set_text(tr("Searching…"))

    def show_found(self, servers: Sequence[LocalServer]) -> None:
        self.setEnabled(bool(servers))
        if not servers:
            self._place.set_text(tr("No local model found"))
            words = tr(
                "Start Ollama, LM Studio, or llama.cpp. Helix searches again when you come back."
            )
            self._below.setText(words)
            return
        self.tag(tr("Found"), "ok")
        names = [one_line(server.endpoint.base_url.partition("://")[2]) for server in servers]
        self._place.set_style("mono")
        self._place.set_text(listed_text(names))
        models = [model for server in servers for model in server.models]
        self.model = models[0].name
        for model in models[:MAX_MODELS]:
            line = _Line(model.llm.name or model.llm.id, model.llm.window)
            line.taken.connect(lambda name=model.name: self._take(name))
            self._lines.addWidget(line)
        more_count = len(models) - MAX_MODELS
        free_text = tr("Free. Nothing leaves this computer.")
        self._below.setText(
            tr("+{0} more · {1}").format(more_count, free_text) if more_count > 0 else free_text
        )

    def _take(self, model: str) -> None:
        self.model = model
        self.chosen.emit()


class _Line(QWidget):
    """A model's name and the size of its context window."""

    taken = Signal()

    def __init__(self, name: str, window: int) -> None:
        super().__init__()
        title = ElidedLabel("small", "fg2")
        title.set_text(name)
        size = label(window_text(window), "monos", "mut")
        row_of(grow(title), size, on=self, margins=(0, 2, 0, 2))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.taken.emit()


class ApiKeyCard(OptionCard):
    """A field for an API key, which is tested in place and stored if the test succeeds."""

    tried = Signal(str, str)
    """Emitted with the endpoint and the key; an empty key stands for the environment's."""

    def __init__(self) -> None:
        super().__init__(tr("API key"))
        self.endpoint = ""
        self.answered: KeyTrial | None = None
        self._endpoints: dict[str, Endpoint] = {}
        self._in_environment: set[str] = set()
        self.address = LineField(tr("Base URL"), hint=tr("https://models.example.com/v1"))
        self.field = LineField(tr("API key"), hint=tr("API key"), secret=True)
        for field in (self.address, self.field):
            field.setFixedHeight(FIELD_HEIGHT)
            field.entered.connect(self._try)
        self.address.changed.connect(lambda _text: self.chosen.emit())
        self.address.hide()
        self.field.changed.connect(self._on_typed)
        self._endpoint_button = QPushButton()
        self._from_environment = QPushButton()
        self._state = label("", "smallb", "mut", wrap=True)
        self._detail = label("", "micro", "mut", wrap=True)
        self._storage_note = label("", "smallb", "ok", wrap=True)
        self._test_timer = single_shot_timer(self, TYPING_PAUSE_MS, self._try)
        for quiet in (self._endpoint_button, self._from_environment):
            quiet.setProperty("role", "quiet")
            quiet.setFont(font("smallb"))
            quiet.setCursor(Qt.CursorShape.PointingHandCursor)
        self._from_environment.hide()
        self.head.addWidget(self._endpoint_button)
        # its head is higher than those of the others
        set_margins(self.body, start=0, top=9, end=14, bottom=12)
        inner = column_of(
            aligned(self._from_environment, Qt.AlignmentFlag.AlignLeft),
            self.address,
            self.field,
            self._state,
            self._detail,
            self._storage_note,
            STRETCH,
            margins=(14, 0, 0, 0),
            spacing=4,
        )
        self.body.addLayout(inner, 1)
        self._endpoint_button.clicked.connect(self._offer_endpoints)
        self._from_environment.clicked.connect(self._on_environment)
        self.setMinimumHeight(CARD_HEIGHT)

    def show_endpoints(
        self, endpoints: Sequence[Endpoint], in_environment: Sequence[Endpoint]
    ) -> None:
        """Show all endpoints that need a key; the environment has the keys of `in_environment`."""
        self._endpoints = {endpoint.id: endpoint for endpoint in endpoints}
        self._in_environment = {endpoint.id for endpoint in in_environment}
        first = in_environment[0].id if in_environment else "anthropic"
        self.choose(first if first in self._endpoints else next(iter(self._endpoints), ""))

    def choose_own(self) -> None:
        """Ask for the address of a server, and for its key if it needs one."""
        self.endpoint = OWN_ENDPOINT
        self._endpoint_button.setText(tr("Other URL ⌄"))
        self._from_environment.hide()
        self.address.show()
        self._say(tr("Enter to test. The server must support Chat Completions."), "mut")
        self.address.line.setFocus()

    def choose(self, endpoint: str) -> None:
        if endpoint not in self._endpoints:
            return
        self.endpoint = endpoint
        self.address.hide()
        endpoint_chosen = self._endpoints[endpoint]
        self._endpoint_button.setText(f"{one_line(endpoint_chosen.name, 24)} ⌄")
        self._from_environment.setVisible(endpoint in self._in_environment)
        self._from_environment.setText(tr("Use {0}").format(one_line(endpoint_chosen.variable, 28)))
        self._from_environment.setToolTip(plain_tip(tr("Found in your environment variables.")))

    def show_asking(self) -> None:
        self.answered = None
        self._say(tr("Testing…"), "mut")

    def show_answer(self, result: KeyTrial, storage: str | None) -> None:
        """Show a successful test.

        `storage` is the keyring's name, "" for a key kept for this run only, None for an older key.
        """
        self.answered = result
        self._say(tr("✓ Answered in {0} s").format(decimal_text(result.seconds, 1)), "ok")
        if result.model is not None:
            llm = result.model.llm
            name = one_line(llm.name or llm.id, 40)
            words = tr("{0} · {1} context window")
            self._detail.setText(words.format(name, window_text(llm.window)))
        self._storage_note.setVisible(storage is not None)
        saved = tr("Saved in {0} ✓").format(one_line(storage or "", 40))
        self._storage_note.setText(
            saved if storage else tr("No system keyring: saved until you quit")
        )
        set_tone(self._storage_note, "ok" if storage else "warn")

    def show_problem(self, message: str, advice: str = "") -> None:
        """Show the provider's own message, and what to do; the key stays in the field."""
        self.answered = None
        self._say(f"✕ {label_line(message, 160)}", "bad")
        self._detail.setText(advice)

    def _say(self, words: str, tone: str) -> None:
        self._state.setText(words)
        set_tone(self._state, tone)
        self._detail.setText("")
        self._storage_note.hide()

    def _on_typed(self, text: str) -> None:
        self.chosen.emit()
        self.answered = None
        if self.endpoint == OWN_ENDPOINT:
            return
        if endpoint := guess_endpoint(text):
            self.choose(endpoint)
        self._say("", "mut")
        (self._test_timer.start if text.strip() else self._test_timer.stop)()

    def _on_environment(self) -> None:
        self.chosen.emit()
        self.field.set_text("")
        self.tried.emit(self.endpoint, "")

    def _try(self) -> None:
        self._test_timer.stop()
        if self.endpoint == OWN_ENDPOINT and self.address.text().strip():
            self.tried.emit(OWN_ENDPOINT, self.field.text().strip())
        elif self.endpoint not in ("", OWN_ENDPOINT) and self.field.text().strip():
            self.tried.emit(self.endpoint, self.field.text().strip())

    def _offer_endpoints(self) -> None:
        self.chosen.emit()
        menu = Menu(self)
        for endpoint in self._endpoints.values():
            menu.addAction(one_line(endpoint.name, 60).replace("&", "&&")).triggered.connect(
                lambda _=False, endpoint_id=endpoint.id: self._take(endpoint_id)
            )
        menu.addSeparator()
        menu.addAction(tr("Use other URL…")).triggered.connect(self.choose_own)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._endpoint_button.mapToGlobal(QPoint(0, self._endpoint_button.height())))

    def _take(self, endpoint: str) -> None:
        self.choose(endpoint)
        self._try()


class AgentCard(OptionCard):
    """An agent of another program that is installed here, as the model."""

    def __init__(self, endpoint: Endpoint, *, in_sandbox: bool) -> None:
        super().__init__(tr("{0} is installed").format(one_line(endpoint.name, 40)))
        self.model = f"{endpoint.id}/{DEFAULT_MODEL}"
        words = tr("Use it as the model, with its own sign-in or subscription.")
        parts = [label(words, "small", "fg2", wrap=True)]
        if not in_sandbox:
            words = tr("Runs its commands outside Helix's sandbox.")
            parts.append(label(words, "small", "warn", wrap=True))
        self.body.addLayout(column_of(*parts, margins=(OPTION_TEXT_LEFT, 0, 0, 0), spacing=4))


class PracticeModelCard(OptionCard):
    """The practice model, which needs neither key nor network."""

    def __init__(self) -> None:
        super().__init__(tr("Practice model"))
        introduction = tr(
            "Built in, for trying Helix out. Without a folder, a demo of 80 tool calls shows "
            "how the context fills up and is compacted."
        )
        inner = column_of(
            label(introduction, "small", "fg2", wrap=True),
            STRETCH,
            label(tr("No key, no network"), "micro", "mut"),
            margins=(OPTION_TEXT_LEFT, 0, 0, 0),
        )
        self.body.addLayout(inner, 1)
        self.setMinimumHeight(CARD_HEIGHT)


class PresetCard(OptionCard):
    """A preset with measured figures and a curve, which has the accent color if selected."""

    def __init__(self, name: str) -> None:
        super().__init__(preset_name(name))
        self.name = name
        self._curve = preset_curves()[name]
        measured = MEASUREMENTS[name]
        self.body.addSpacing(CHART_HEIGHT + 16)
        words = tr("Peak {0}% of context · {1}× cost")
        figures = words.format(round(measured.peak), decimal_text(measured.cost, 2))
        line = phrase_text(PRESET_LINES[name])
        for text, style, tone in ((line, "small", "fg2"), (figures, "smallb", "fg")):
            text_label = label(text, style, tone, wrap=True)
            set_margins(text_label, start=14, top=0, end=0, bottom=0)
            self.body.addWidget(text_label)
        self.body.addStretch(1)

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(hint.width(), max(PRESETS_HEIGHT, hint.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas.unmirrored(self)
        plot = QRectF(14, CHART_TOP, self.width() - 14 - 44, CHART_HEIGHT)
        for percent, tone in ((85, "bad"), (50, "line2"), (30, "line2")):
            y = plot.bottom() - plot.height() * percent / 100
            canvas.line(QPointF(plot.left(), y), QPointF(plot.right(), y), tone, dash=(3, 4))
            label_rect = QRectF(plot.right() + 6, y - 8, 30, 16)
            canvas.text(label_rect, str(percent), "axis", tone="bad" if tone == "bad" else "fg2")
        canvas.line(plot.bottomLeft(), plot.bottomRight(), "line2")
        tone, step = "acc" if self.is_chosen else "k_raw", plot.width() / (len(self._curve) - 1)
        points = [
            QPointF(plot.left() + step * index, plot.bottom() - plot.height() * min(1.0, share))
            for index, share in enumerate(self._curve)
        ]
        filled = (*points, plot.bottomRight(), plot.bottomLeft())
        canvas.shape(filled, Theme.applied.color(tone, 44))
        canvas.curve(points, tone)


@cache
def preset_curves() -> Mapping[str, Sequence[float]]:
    """Return the context use of a recorded session under each preset, as `bench curves` wrote it:
    shares of the window over the session.
    """
    content = json.loads((resources_folder() / "preset-curves.json").read_text(encoding="utf-8"))
    return {
        name: [percent / 100 for percent in percents]
        for name, percents in content["percents"].items()
    }


class WelcomeStep(QWidget):
    """A step with title, hint, and content: `done`, `current`, or still to come."""

    def __init__(self, number: int, *, title: str, hint: str, last: bool) -> None:
        super().__init__()
        self._number, self.done = str(number), False
        self._disc = label("", "over")
        self._disc.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._disc.setFixedSize(DISC_SIZE, DISC_SIZE)
        line = row_of(DISC_SIZE // 2, hairline(vertical=True), STRETCH)
        below = (STRETCH,) if last else (4, grow(line), 4)
        hint_label = ElidedLabel("small", "mut")
        hint_label.set_text(hint)
        self.inside = column_of(spacing=8)
        content = column_of(
            row_of(label(title, "title"), grow(hint_label), spacing=10),
            self.inside,
            margins=(0, 2, 0, 0 if last else 28),
            spacing=12,
        )
        gutter = column_of(self._disc, *below, spacing=0)
        row_of(gutter, grow(content), on=self, spacing=GUTTER_WIDTH - DISC_SIZE)

    def mark(self, *, done: bool, current: bool) -> None:
        self.done, is_over = done, done and not current
        kind, tone = ("chip", "ok") if is_over else ("disc", "accfill") if current else ("ring", "")
        icon = "check" if is_over else ""
        set_surface(self._disc, kind, tone=tone, iconName=icon, iconTone="ok", iconPx=14)
        self._disc.setText("" if is_over else self._number)
        set_tone(self._disc, "onacc" if current else "mut")


class ModelSource(StrEnum):
    """The sources of a model."""

    LOCAL = "local"
    KEY = "key"
    AGENT = "agent"
    NONE = "none"


class WelcomePage(QWidget):
    """The three steps with the user's choices; the controller fills in search and test results."""

    folder_requested = Signal()
    workspace_chosen = Signal(str)
    comparison_wanted = Signal()
    ready = Signal()
    returned = Signal()
    """Emitted when the window becomes active, as after work in another one."""

    def __init__(self) -> None:
        super().__init__()
        self._busy = False
        self.folder = ""
        self.notice = NoticeBar()
        self.local, self.key = LocalModelCard(), ApiKeyCard()
        self.practice = PracticeModelCard()
        self.agents: list[AgentCard] = []
        self._agent_rows = column_of(spacing=8)
        self._navigation: dict[ModelSource, OptionCard] = {
            ModelSource.LOCAL: self.local,
            ModelSource.KEY: self.key,
            ModelSource.NONE: self.practice,
        }
        self.presets = [PresetCard(preset) for preset in PRESET_LINES]
        self.choose = button(tr("Choose…"))
        self.begin = key_button(tr("Get started"), "Enter", role="primary")
        self._path = ElidedLabel("small", "fg", mode=Qt.TextElideMode.ElideMiddle)
        self._folder_facts = label("", "small", "mut", wrap=True)
        self._known = QHBoxLayout()
        self._known_box = QWidget()
        self.compare = button(tr("Compare…"))
        self._others = label("", "small", "fg2", wrap=True)
        self._others_box = QWidget()
        about = tr("Replays of recorded sessions; cost relative to compacting only at 85%")
        texts = (
            (tr("Model"), tr("Tested with one short request")),
            (tr("Folder"), tr("The project Helix works in")),
            (tr("Context policy"), about),
        )
        self._steps = [
            WelcomeStep(number, title=title, hint=hint, last=number == len(texts))
            for number, (title, hint) in enumerate(texts, 1)
        ]
        model, folder, policy = self._steps
        model.inside.addLayout(_row(list(self._navigation.values())))
        model.inside.addLayout(self._agent_rows)
        ground = surface("card")
        ground.setFixedHeight(64)
        row_of(
            IconLabel("folder", "acc", size=20),
            grow(column_of(STRETCH, self._path, self._folder_facts, STRETCH, spacing=2)),
            self.choose,
            on=ground,
            margins=(16, 0, 16, 0),
            spacing=14,
        )
        folder.inside.addWidget(ground)
        policy.inside.addLayout(_row(self.presets))
        mark = IconLabel("spark", "acc", size=24)
        title = grow(label(tr("Welcome to Helix"), "display"))
        intro = tr("Three choices, about a minute. You can change all of them later.")
        words = label(intro, "body", "mut")
        set_margins(words, start=GUTTER_WIDTH, top=0, end=0, bottom=0)
        recent = (label(tr("Recent workspaces"), "title"), self._known)
        column_of(*recent, on=self._known_box, margins=(GUTTER_WIDTH, 0, 0, 24), spacing=8)
        self._known.setSpacing(8)
        self._known_box.hide()
        other_programs = grow(self._others), self.compare
        row_of(*other_programs, on=self._others_box, margins=(GUTTER_WIDTH, 0, 0, 24), spacing=12)
        self._others_box.hide()
        column = QWidget()
        column_of(
            row_of(mark, title, margins=(GUTTER_WIDTH, 0, 0, 0), spacing=12),
            8,
            words,
            20,
            self._known_box,
            self._others_box,
            row_of(self.notice, margins=(GUTTER_WIDTH, 0, 0, 12)),
            *self._steps,
            STRETCH,
            on=column,
            margins=(0, 64, 0, 32),
            spacing=0,
        )
        column.setMaximumWidth(COLUMN_WIDTH)
        middle = QWidget()
        row_of(STRETCH, grow(column, 100), STRETCH, on=middle, margins=(24, 0, 24, 0))
        area = make_scroll_area(middle, sideways=True)
        inside = QWidget()
        inside.setMaximumWidth(COLUMN_WIDTH)
        text = tr(
            "No account, no telemetry. Only requests to the model you choose leave this computer."
        )
        row_of(
            IconLabel("shield", "mut"),
            grow(label(text, "small", "mut", wrap=True)),
            16,
            self.begin,
            on=inside,
            margins=(GUTTER_WIDTH, 0, 0, 0),
            spacing=8,
        )
        column_of(
            grow(area),
            hairline(),
            bar_of("panel", FOOT_HEIGHT, STRETCH, grow(inside, 100), STRETCH, spacing=None),
            on=self,
            spacing=0,
        )
        for way, card in self._navigation.items():
            card.chosen.connect(lambda way=way: self.take_way(way))
        for card in self.presets:
            card.chosen.connect(lambda name=card.name: self.take_preset(name))
        self.choose.clicked.connect(self.folder_requested)
        self.begin.clicked.connect(self._on_begin)
        self.compare.clicked.connect(self.comparison_wanted)
        self.take_preset("balanced")
        self.show_ground(None)

    @property
    def way(self) -> ModelSource | None:
        if any(card.is_chosen for card in self.agents):
            return ModelSource.AGENT
        return next((way for way, card in self._navigation.items() if card.is_chosen), None)

    @property
    def preset(self) -> str:
        return next((card.name for card in self.presets if card.is_chosen), "balanced")

    @property
    def model(self) -> str:
        """The chosen model's full name; "" if there is none (yet)."""
        if self.way is ModelSource.LOCAL:
            return self.local.model
        if self.way is ModelSource.AGENT:
            return next(card.model for card in self.agents if card.is_chosen)
        answered = self.key.answered if self.way is ModelSource.KEY else None
        return answered.model.name if answered is not None and answered.model else ""

    @property
    def problem(self) -> str:
        """The user's next missing choice as a sentence; "" if nothing is missing."""
        if self.way is None:
            return tr("Choose a model, or try the practice model.")
        if self.way is ModelSource.KEY and self.key.answered is None:
            return tr("Paste an API key and wait for the test.")
        if not self.folder and self.way is not ModelSource.NONE:
            return tr("Choose a project folder.")
        return ""

    def show_agents(self, endpoints: Sequence[Endpoint], *, in_sandbox: bool = True) -> None:
        """Show the installed agents of other programs, each of which can be the model.

        `in_sandbox`: they would run in the sandbox.
        """
        chosen = self.model if self.way is ModelSource.AGENT else ""
        for card in self.agents:
            card.hide()
            card.deleteLater()
        clear_layout(self._agent_rows)
        self.agents = [AgentCard(endpoint, in_sandbox=in_sandbox) for endpoint in endpoints]
        for card in self.agents:
            card.mark(card.model == chosen)
            card.chosen.connect(lambda card=card: self._mark(card))
        for first in range(0, len(self.agents), MAX_AGENTS_IN_ROW):
            self._agent_rows.addLayout(_row(self.agents[first : first + MAX_AGENTS_IN_ROW]))
        self.refresh()

    def take_way(self, source: ModelSource) -> None:
        self._mark(self._navigation[source])
        if source is ModelSource.KEY and self.focusWidget() is self.key:
            self.key.field.line.setFocus()

    def _mark(self, chosen: OptionCard) -> None:
        for card in (*self._navigation.values(), *self.agents):
            card.mark(card is chosen)
        self.refresh()

    def take_preset(self, name: str) -> None:
        for card in self.presets:
            card.mark(card.name == name)
        self.refresh()

    def show_ground(self, folder_facts: FolderFacts | None) -> None:
        """Show the chosen folder and its facts, or None for no folder."""
        self.folder = folder_facts.folder if folder_facts is not None else ""
        if folder_facts is None:
            self._path.set_text(tr("No folder selected"))
            self._folder_facts.setText(tr("Choose the project Helix works in."))
        else:
            self._path.set_style("mono")
            self._path.set_text(folder_facts.folder)
            parts = []
            if folder_facts.branch:
                parts.append(tr("Git branch {0}").format(one_line(folder_facts.branch, 40)))
            count = count_text(folder_facts.files) + ("+" if folder_facts.more else "")
            parts.append(plural(folder_facts.files, "{1} file", "{1} files", count))
            if folder_facts.rules:
                parts.append(tr("{0} will be used as instructions").format(folder_facts.rules))
            self._folder_facts.setText("  ·  ".join(parts))
        self.refresh()

    def show_known(self, workspaces: Sequence[Workspace]) -> None:
        clear_layout(self._known)
        for workspace in workspaces[:MAX_RECENT_WORKSPACES]:
            workspace_button = button(one_line(workspace.name, 28))
            workspace_button.clicked.connect(
                lambda _=0, workspace_id=workspace.id: self.workspace_chosen.emit(workspace_id)
            )
            self._known.addWidget(workspace_button)
        self._known.addStretch(1)
        self._known_box.setVisible(bool(workspaces))

    def show_other_programs(self, count: int) -> None:
        words = plural(
            count,
            "{0} session of another program is on this computer. "
            "Compare its size and cost with and without Helix.",
            "{0} sessions of other programs are on this computer. "
            "Compare the size and cost of the last ones with and without Helix.",
        )
        self._others.setText(words)
        self._others_box.setVisible(count > 0)

    def set_busy(self, busy: bool) -> None:
        self._busy = busy
        self.choose.setEnabled(not busy)
        self.refresh()

    def refresh(self) -> None:
        model, folder, policy = self._steps
        has_model = self.way is ModelSource.NONE or bool(self.model)
        has_folder = bool(self.folder) or self.way is ModelSource.NONE
        model.mark(done=has_model, current=not has_model)
        folder.mark(done=has_folder, current=has_model and not has_folder)
        policy.mark(done=has_model and has_folder, current=has_model and has_folder)
        name = one_line(self.folder.rstrip("/").rpartition("/")[2], 28)
        words = tr("Open {0}").format(name) if name else tr("Start the demo")
        if not has_folder:
            words = tr("Get started")
        set_words(self.begin, tr("Opening…") if self._busy else words)
        self.begin.setEnabled(not self._busy and not self.problem)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # begin, or else lead the user to the next missing choice
            if not self.problem:
                self.begin.click()
            elif self.way is None:
                self.key.setFocus(Qt.FocusReason.TabFocusReason)
            elif self.way is ModelSource.KEY and self.key.answered is None:
                self.key.field.line.setFocus(Qt.FocusReason.TabFocusReason)
            else:
                self.folder_requested.emit()
        else:
            super().keyPressEvent(event)

    def _on_begin(self) -> None:
        if not self.problem and not self._busy:  # a key may be tested again since the last refresh
            self.ready.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.update()
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.returned.emit()


def _row(cards: Sequence[QWidget]) -> QHBoxLayout:
    for card in cards:
        # so that all cards have the same width, whatever their content
        card.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return row_of(*map(grow, cards), spacing=8)
