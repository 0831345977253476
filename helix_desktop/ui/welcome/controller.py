"""What the welcome page does: finds local servers, agents, and keys; passes the choice on."""

import asyncio
import os
from collections.abc import Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from helix_desktop.app.container import AppContainer
from helix_desktop.app.first_run import FirstRun, KeyTrial
from helix_desktop.app.source_formats.source_messages import SourceSession
from helix_desktop.app.workspaces.workspace_list import ListedWorkspace
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import get_preset
from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.domain.errors import HelixError, ProviderUnreachable
from helix_desktop.domain.workspace import Workspace
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.text.formatting import retold, tr
from helix_desktop.ui.welcome.first_comparison import FirstComparison
from helix_desktop.ui.welcome.page import OWN_ENDPOINT, ModelSource, WelcomePage
from helix_desktop.ui.widgets.dialogs import PlainHttpConsent
from helix_desktop.ui.window_feature import window_parts

Trial: TypeAlias = tuple[KeyTrial, str | None]
"""The result of a test, and where the key is kept, if it is a new one."""
MAX_COMPARED_SESSIONS = 20
"""The newest sessions of other programs that are compared."""


class WelcomeChoice(Struct, frozen=True):
    """The user's choice of folder, model, and policy; without a folder, the demo's project."""

    folder: str
    model: str
    policy: Policy
    demo: bool = False


class WelcomeController(QObject):
    """Connects the welcome page with the application's parts for the first start."""

    ready = Signal(object)
    workspace_chosen = Signal(str)

    def __init__(
        self,
        bridge: EventBridge,
        container: AppContainer,
        page: WelcomePage,
        *,
        home: Path | None = None,
        variables: Mapping[str, str] = os.environ,
    ) -> None:
        """Take where other programs keep their sessions, by default the user's own places."""
        super().__init__()
        self._bridge, self.page, self._container = bridge, page, container
        self._home, self._variables = home, variables
        self._others: Sequence[SourceSession] = ()
        self._is_comparison_due = True
        """Whether the comparison of these sessions is the next screen."""
        self._first = FirstRun(container)
        self.consent = PlainHttpConsent(page, container.allow_plain_http)
        self._endpoints: dict[str, Endpoint] = {}
        self._number = 0
        self._looked = self._searching = False
        page.key.tried.connect(self._on_tried)
        page.returned.connect(self._on_returned)
        page.ready.connect(self._on_ready)
        page.comparison_wanted.connect(self._compare)
        page.workspace_chosen.connect(self.workspace_chosen)

    def look_around(self) -> None:
        """Look for local servers, agents, and keys in the environment, at the first call only."""
        if not self._looked:
            self._looked = True
            self._bridge.run(self._find_keys(), "look for keys")
            self._bridge.run(self._find_agents(), "look for agents")
            self._bridge.run(self._find_others(), "look for sessions of other programs")
            self._search()

    def _on_returned(self) -> None:
        """Search again after the user was elsewhere, perhaps to start or install something."""
        if self._looked and self.page.isVisible():
            if not self.page.local.model:
                self._search()
            self._bridge.run(self._find_agents(), "look for agents")

    def _search(self) -> None:
        if not self._searching:
            self._searching = True
            self._bridge.run(self._find_servers(), "look for servers")

    def show_known(self, workspaces: Sequence[ListedWorkspace]) -> None:
        known = [item for item in workspaces if isinstance(item, Workspace) and not item.archived]
        self.page.show_known(known[::-1])
        self._is_comparison_due = self._is_comparison_due and not known

    def take_folder(self, folder: str) -> None:
        async def look() -> None:
            self.page.show_ground(await self._first.folder_facts(Path(folder)))

        self._bridge.run(look(), "look at a folder")

    async def folder_of(self, plan: WelcomeChoice) -> Path:
        return Path(plan.folder) if plan.folder else await self._first.demo_folder()

    async def _find_keys(self) -> None:
        endpoints = await self._first.endpoints()
        in_environment = await self._first.in_environment()
        self._endpoints = {endpoint.id: endpoint for endpoint in endpoints}
        self.page.key.show_endpoints(endpoints, in_environment)
        self.page.refresh()

    async def _find_agents(self) -> None:
        agents = await self._first.agents()
        in_sandbox = not agents or await self._first.has_sandbox_for_agents()
        self.page.show_agents(agents, in_sandbox=in_sandbox)

    async def _find_servers(self) -> None:
        try:
            servers = await self._first.near()
        finally:
            self._searching = False
        self.page.local.show_found(servers)
        if servers and self.page.way is None:
            self.page.take_way(ModelSource.LOCAL)

    async def _find_others(self) -> None:
        home = self._home or Path.home()
        for comparison in window_parts(FirstComparison):
            sessions = await asyncio.to_thread(comparison.find, home, self._variables)
            self._others = sessions[:MAX_COMPARED_SESSIONS]
            self.page.show_other_programs(len(sessions))

    def _compare(self, go_on: Callable[[], None] | None = None) -> None:
        self._is_comparison_due = False
        window, paths = self.page.window(), self._container.paths
        for comparison in window_parts(FirstComparison):
            work = comparison.open(window, self._bridge, paths, self._others, go_on)
            self._bridge.run(work, "compare sessions")

    def _on_tried(self, endpoint: str, secret: str) -> None:
        if endpoint == OWN_ENDPOINT:
            address = self.page.key.address.text().strip()
            self._start(self.consent.guard(lambda: self._first.added(address, secret)))
        elif endpoint in self._endpoints:
            self._start(self._tried_and_kept(self._endpoints[endpoint], secret))

    def _start(self, work: Coroutine[object, object, Trial]) -> None:
        self._number += 1
        self._bridge.run(self._try(work, self._number), "try a key")

    async def _tried_and_kept(self, endpoint: Endpoint, secret: str) -> Trial:
        """Test a key, and store it if the test succeeds."""
        result = await self._first.tried(endpoint, secret)
        return result, await self._first.keep(endpoint, secret) if secret else None

    async def _try(self, work: Coroutine[object, object, Trial], number: int) -> None:
        """Show the result of a test unless a newer one was started meanwhile."""
        card = self.page.key
        card.show_asking()
        try:
            result, storage = await work
        except HelixError as error:
            if number == self._number:
                is_offline = isinstance(error, ProviderUnreachable)
                advice = tr("Check the connection, then press Enter again.") if is_offline else ""
                card.show_problem(retold(error.message), advice)
                self.page.refresh()
            return
        if number == self._number:
            card.show_answer(result, storage)
            self.page.refresh()

    def _on_ready(self) -> None:
        page = self.page
        demo = page.way is ModelSource.NONE and not page.folder
        plan = WelcomeChoice(page.folder, page.model, get_preset(page.preset), demo=demo)
        if self._others and self._is_comparison_due:
            self._compare(go_on=lambda: self.ready.emit(plan))
        else:
            self.ready.emit(plan)
