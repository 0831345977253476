"""Changes the model of the session on screen: its pill in the top bar, opening the menu, and
applying the choice.
"""

from typing import TYPE_CHECKING

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import SettingsError
from helix_desktop.domain.events import LlmChanged, Recorded
from helix_desktop.domain.inspected_request import WindowWeight
from helix_desktop.domain.live_events import Journaled, Live
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.value import replace
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.chat.page import ChatPage
from helix_desktop.ui.event_bridge import Load, shielded
from helix_desktop.ui.page_controller import CHAT, WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.block_labels import estimate_reason
from helix_desktop.ui.text.display_names import window_text
from helix_desktop.ui.text.formatting import count_text, error_parts, retold, tr

if TYPE_CHECKING:
    from helix_desktop.ui.chat.model_menu import ModelMenu


class ModelController(WorkspaceController):
    """Shows the model of the session on screen, and applies what is chosen in the menu."""

    def __init__(self, context: WorkspaceContext, page: ChatPage) -> None:
        super().__init__(context, page)
        self._page = page
        self._tokens = self._window = 0
        self.menu: ModelMenu | None = None
        """The menu, once it was opened."""
        self._reading = Load(self._bridge, self._read, "read models")
        page.model.clicked.connect(self.open)

    def add_actions(self, action_registry: ActionRegistry) -> None:
        words, group = tr("Choose model"), tr("Session")
        action_registry.add(
            Action("session.model", words, group, self.open, keys="Ctrl+M", icon="model")
        )
        action_registry.describe("session.model", self._page.model.show_action)

    def close(self) -> None:
        self._reading.cancel()
        if self.menu is not None:
            self.menu.close_sheet()

    def show_session(self, session: SessionId) -> None:
        self._session = session
        self.show_model()

    def show_model(self) -> None:
        """Show another model; until it is weighed, with the context window it should have."""
        self._window = 0
        self._show_model()

    def _show_model(self) -> None:
        """Show the session's model with its context window and what is assumed about it."""
        open_workspace = self._open_workspace
        llm = open_workspace.llm_of(self._session)
        window, smaller = self._window or llm.window, ""
        if window < llm.window:
            words = tr("The server accepts {0} tokens, less than the {1} set for this model.")
            smaller = words.format(count_text(window), count_text(llm.window))
        notes = map(retold, open_workspace.notes_of(self._session))
        reasons = (*notes, smaller, estimate_reason(llm))
        words = f"{llm.shown_name} · {window_text(window)}"
        self._page.model.show_model(words, tuple(filter(None, reasons)))

    def show_weighed(self, weighed: WindowWeight | None) -> None:
        """Take the tokens of the next request, to compare with windows, and the real window."""
        self._tokens = weighed.tokens if weighed else 0
        window = weighed.marks.window if weighed else 0
        if window != self._window:
            self._window = window
            self._show_model()
        if self.menu is not None:
            self._show_context(self.menu)

    def take(self, event: Live) -> None:
        match event:
            case Journaled(Recorded(session, event=LlmChanged())) if session == self._session:
                self.show_model()

    def open(self) -> None:
        """Open the menu below the pill, with what is known already, or close it."""
        if self.menu is not None and self.menu.isVisible():
            self.menu.close_sheet()
            return
        self._navigation.page_requested.emit(CHAT)
        if self.menu is None:
            # lazy: many sessions keep their model
            from helix_desktop.ui.chat.model_menu import ModelMenu  # noqa: PLC0415

            self.menu = ModelMenu(self._page.window())
            self._page.destroyed.connect(self.menu.deleteLater)
            self.menu.chosen.connect(self._on_chosen)
            self.menu.key_wanted.connect(self._navigation.key_requested)
        menu = self.menu
        menu.show_models(replace(menu.listed, current=self._current(), keys=None))
        self._show_context(menu)
        menu.open_at(self._page.model)
        self._reading.start()

    def _show_context(self, menu: "ModelMenu") -> None:
        menu.show_context(self._tokens, self._open_workspace.workspace.policy.reserve)

    def _current(self) -> str:
        return self._open_workspace.llm_of(self._session).full_name

    async def _read(self) -> None:
        """Read the models, then the keys, since their keyring may be slow."""
        models, current, menu = self._open_workspace.models, self._current(), self.menu
        if menu is None:
            return
        offers, endpoints = (
            await shielded(models.offers(current)),
            await shielded(models.endpoints()),
        )
        listed_models = replace(menu.listed, keys=None, recent=models.recent, current=current)
        listed_models = replace(listed_models, offers=offers, endpoints=endpoints)
        menu.show_models(listed_models)
        menu.show_models(replace(listed_models, keys=await shielded(models.keys())))

    def _on_chosen(self, name: str, for_workspace: bool) -> None:
        work = self._choose(self._session, name, for_workspace=for_workspace)
        self._bridge.run(work, "choose a model")

    async def _choose(self, session: SessionId, name: str, *, for_workspace: bool) -> None:
        open_workspace = self._open_workspace
        if for_workspace:
            await open_workspace.choose_model(LlmRole.MAIN, name)
            await open_workspace.choose_session_model(session, "")
        else:
            await open_workspace.choose_session_model(session, name)
        try:
            await open_workspace.models.note(name, for_workspace=for_workspace)
        except SettingsError as error:  # the choice itself is saved
            self._navigation.warned.emit(*error_parts(error))
