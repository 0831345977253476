"""What opens below a role: the picker, and a test of the model that has it."""

from collections.abc import Awaitable, Callable, Collection, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from helix_desktop.app.desk import Desk
from helix_desktop.app.llms.supply import Offer, Supply
from helix_desktop.domain.llm import LlmRole
from helix_desktop.ui.parts.key_button import KeyButton
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.settings.asking_line import AskingLine
from helix_desktop.ui.settings.folding import below, in_line
from helix_desktop.ui.settings.model_picker import ModelPicker
from helix_desktop.ui.settings.model_words import role_words
from helix_desktop.ui.settings.working import WorkingPage
from helix_desktop.ui.words import tr


class RoleBody(QWidget):
    """`chosen` carries a full name, "" for none; `everywhere` one for all workspaces."""

    chosen = Signal(str)
    everywhere = Signal(str)

    def __init__(
        self, page: WorkingPage, supply: Callable[[], Awaitable[Supply]], role: LlmRole
    ) -> None:
        super().__init__()
        self._page, self._supply = page, supply
        self._name = self._offered = ""
        self.picker = ModelPicker(page.theme, may_be_none=True)
        self.line = AskingLine(page.theme)
        self.test = KeyButton(page.theme, tr("Test the model"))
        self.test.clicked.connect(self._on_test)
        self.picker.chosen.connect(self.chosen)
        self.all = KeyButton(page.theme, tr("Use in all workspaces"))
        self.all.clicked.connect(lambda: self.everywhere.emit(self._offered))
        name, about = role_words(role)
        self.setAccessibleName(name)
        words = label(tr("It {0}.").format(about), "micro", "mut")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(below(words, self.line, self.picker, in_line(self.test, self.all)))

    def show_offers(self, offers: Sequence[Offer], name: str, ready: Collection[str]) -> None:
        self._name = name
        self.test.setVisible(bool(name) and not name.startswith("practice/"))
        self.picker.show_offers(offers, name, ready)

    def show_usual(self, usual: str) -> None:
        """`usual`: the model of the role in all workspaces that name no other."""
        taken = bool(usual) and self._name in ("", usual)
        self._offered = "" if taken else self._name
        stop, use = tr("Stop using in all workspaces"), tr("Use in all workspaces")
        self.all.show_as(stop if taken else use)
        self.all.setVisible(taken or bool(self._name))

    def _on_test(self) -> None:
        if not self.line.asking and self._page.desk is not None:
            self.line.ask()
            self._page.start(self._tested(self._name, self._page.desk), self.line)

    async def _tested(self, name: str, desk: Desk) -> None:
        supply = await self._supply()
        self.line.show_tried(await supply.trying.model(name, desk.workspace.id))
