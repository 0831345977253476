"""The widgets of the welcome page in order: model, folder, policy, *Get started*, the demo.

Each of the three steps has a disc in the gutter, with a check mark once the step is done.
"""

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from helix_desktop.app.first_run import FolderFacts
from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.domain.workspace import Workspace
from helix_desktop.ui.style.canvas import (
    hairline,
    set_margins,
    set_surface,
    surface,
)
from helix_desktop.ui.text.formatting import count_text, plural, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.welcome.option_cards import (
    PRESET_LINES,
    AgentCard,
    ApiKeyCard,
    LocalModelCard,
    PracticeModelCard,
    PresetCard,
)
from helix_desktop.ui.widgets.cards import OptionCard
from helix_desktop.ui.widgets.controls import button, key_button, set_words
from helix_desktop.ui.widgets.labels import ElidedLabel, IconLabel, label, set_tone
from helix_desktop.ui.widgets.layout import (
    STRETCH,
    bar_of,
    clear_layout,
    column_of,
    grow,
    make_scroll_area,
    row_of,
)
from helix_desktop.ui.widgets.notices import NoticeBar

GUTTER_WIDTH, DISC_SIZE = 48, 24


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


COLUMN_WIDTH, FOOT_HEIGHT = 860, 72
MAX_RECENT_WORKSPACES = 4
MAX_AGENTS_IN_ROW = 3


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
    lab_wanted = Signal()
    """Emitted when the user wants to compare sessions of other programs."""
    ready = Signal()
    """Emitted when the user wants to begin."""
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
        self.lab = button(tr("Compare…"))
        self._others = label("", "small", "fg2", wrap=True)
        self._others_box = QWidget()
        about = tr("Measured on recorded sessions; cost relative to compacting only at 85%")
        texts = (
            (tr("Model"), tr("Tested with one short request")),
            (tr("Folder"), tr("The project Helix works in")),
            (tr("Context policy"), about),
        )
        self._steps = [
            WelcomeStep(number, title=title, hint=hint, last=number == len(texts))
            for number, (title, hint) in enumerate(texts, 1)
        ]
        column = self._column()
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
        self.lab.clicked.connect(self.lab_wanted)
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
            card.chosen.connect(lambda card=card: self.take_agent(card))
        for first in range(0, len(self.agents), MAX_AGENTS_IN_ROW):
            self._agent_rows.addLayout(_row(self.agents[first : first + MAX_AGENTS_IN_ROW]))
        self.refresh()

    def take_agent(self, agent: AgentCard) -> None:
        for card in (*self._navigation.values(), *self.agents):
            card.mark(card is agent)
        self.refresh()

    def take_way(self, source: ModelSource) -> None:
        for agent in self.agents:
            agent.mark(False)
        for card_source, card in self._navigation.items():
            card.mark(card_source is source)
        if source is ModelSource.KEY and self.focusWidget() is self.key:
            self.key.field.setFocus()
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
            plus = "+" if folder_facts.more else ""
            count = count_text(folder_facts.files) + plus
            parts.append(plural(folder_facts.files, "{1} file", "{1} files", count))
            if folder_facts.rules:
                parts.append(tr("{0} will be used as instructions").format(folder_facts.rules))
            self._folder_facts.setText("  ·  ".join(parts))
        self.refresh()

    def show_known(self, workspaces: Sequence[Workspace]) -> None:
        """Show existing workspaces, which can be opened without any setup."""
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
        """Show how many sessions of other programs are on this computer."""
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
        """Update check marks and button to the present choices."""
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
                self.key.field.setFocus(Qt.FocusReason.TabFocusReason)
            else:
                self.folder_requested.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.update()
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.returned.emit()

    def _on_begin(self) -> None:
        if not self.problem and not self._busy:
            self.ready.emit()

    def _column(self) -> QWidget:
        model, folder, policy = self._steps
        model.inside.addLayout(_row(list(self._navigation.values())))
        model.inside.addLayout(self._agent_rows)
        card = surface("card")
        card.setFixedHeight(64)
        row_of(
            IconLabel("folder", "acc", size=20),
            grow(column_of(STRETCH, self._path, self._folder_facts, STRETCH, spacing=2)),
            self.choose,
            on=card,
            margins=(16, 0, 16, 0),
            spacing=14,
        )
        folder.inside.addWidget(card)
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
        other_programs = grow(self._others), self.lab
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
        return column


def _row(cards: Sequence[QWidget]) -> QHBoxLayout:
    for card in cards:
        # so that all cards have the same width, whatever their content
        card.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return row_of(*map(grow, cards), spacing=8)
