"""An open workspace of all its real parts, around the store, models, and tools of a test."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.permission_files import PermissionFiles
from helix_desktop.domain.context_window.presets import BALANCED
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.ports import Provider
from helix_desktop.domain.workspace import Workspace
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.providers.practice.practice_model import PRACTICE, PracticeModel
from helix_desktop.tools.agent.read_files import ListFiles
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.toolbox import AgentToolbox
from tests.app.vaults import FakeKeyring, FakeProviderFactory
from tests.fakes.clock import FakeClock
from tests.fakes.counter import FakeCounter
from tests.fakes.memory_store import FakeStore
from tests.fakes.model_handle import model_handle
from tests.flat_deps import exchanged, flat_deps


async def full_workspace(
    deps: SessionDeps,
    store: FakeStore,
    folder: Path,
    *,
    key: str = "1",
    environ: Mapping[str, str] = MappingProxyType({}),
) -> OpenWorkspace:
    """Build a workspace whose sessions keep the models, tools, and permissions of `deps`."""
    paths = find_paths(folder.with_name(f"{folder.name}-data"))
    make_private_folders(paths)
    parts = AppParts(
        counter=lambda _paths: FakeCounter(),
        provider_factory=FakeProviderFactory,
        vault=FakeKeyring,
        box=lambda: SandboxBackend(),
        environ=environ,
        clock=deps.base.clock,
    )
    container = AppContainer(paths, parts, safe=True)
    workspace = Workspace(key, "one", str(folder), 0.0, policy=deps.models.policy)
    home = container.workspaces.home(workspace)
    home.mkdir(exist_ok=True)
    permissions = PermissionFiles(home, paths.config, workspace=key, folder=folder)
    permissions.trust(False)  # so that nothing asks for trust

    def with_parts_of_test(made: SessionDeps) -> SessionDeps:
        made.models.choose(deps.models.handles, deps.models.own)
        rules, tools = deps.rules, deps.toolkit
        return exchanged(
            made,
            permission=rules.permission,
            mode_in_force=rules.mode_in_force,
            make=tools.make,
            guides=tools.guides,
        )

    return await container.build_workspace(
        workspace, deps.base, store=store, folder=folder, replaced=with_parts_of_test
    )


async def workspace_on(
    store: FakeStore,
    folder: Path,
    supervisor: Supervisor,
    provider: Provider | None = None,
    *,
    key: str = "1",
    environ: Mapping[str, str] = MappingProxyType({}),
) -> OpenWorkspace:
    """Build a workspace with one model, and one tool that lists files."""
    deps = flat_deps(
        store=store,
        model_handles={LlmRole.MAIN: model_handle(provider or PracticeModel(), PRACTICE)},
        toolbox=AgentToolbox((ListFiles(folder),)),
        clock=FakeClock(),
        bus=EventBus(),
        supervisor=supervisor,
        system="",
        policy=BALANCED,
    )
    return await full_workspace(deps, store, folder, key=key, environ=environ)
