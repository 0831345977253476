"""The card that says that there is no sandbox here, what gives one, and checks it again."""

from PySide6.QtWidgets import QWidget

from helix_desktop.app.workspaces.workspace_permissions import WorkspacePermissions
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.text.formatting import retold, tr
from helix_desktop.ui.widgets.accessibility import announce, copy_text
from helix_desktop.ui.widgets.cards import VerdictCard
from helix_desktop.ui.widgets.controls import button
from helix_desktop.ui.widgets.layout import STRETCH, column_of, row_of


class SandboxCard(QWidget):
    """Hidden where a sandbox works, where the user switched it off, and where nothing gives one."""

    def __init__(self, permissions: WorkspacePermissions, bridge: EventBridge) -> None:
        super().__init__()
        self._permissions, self._bridge, self._box = permissions, bridge, permissions.box
        self.card = VerdictCard()
        self.copying, self.checking = button(tr("Copy commands")), button(tr("Check again"))
        self.copying.clicked.connect(lambda: copy_text("\n".join(self._box.remedy_lines)))
        self.checking.clicked.connect(self._on_check)
        buttons = row_of(STRETCH, self.copying, self.checking, spacing=8)
        column_of(self.card, buttons, on=self, spacing=8)
        self.setVisible(bool(self._box.remedy))
        self._show(tr("No sandbox on this system"))

    def _show(self, title: str) -> None:
        # that every command asks, then what changes it
        words = " ".join(map(retold, (*self._box.holds, self._box.remedy)))
        self.card.show_words("warn", title, words)
        self.copying.setVisible(bool(self._box.remedy_lines))

    def _on_check(self) -> None:
        self.checking.setEnabled(False)
        self._bridge.run(self._check(), "check the sandbox again")

    async def _check(self) -> None:
        try:
            self._box = await self._permissions.find_box_again()
        finally:
            self.checking.setEnabled(True)
        if self._box.sandboxed:
            self.card.show_words(
                "ok", tr("The sandbox works"), tr("Restart Helix to use the sandbox.")
            )
            for action in (self.copying, self.checking):
                action.hide()
        else:
            self._show(tr("Still no sandbox"))
        announce(self, self.card.text())
