"""What a feature adds to the application: one record, listed in `features/table.py`.

A record is data. What takes an import is a function that imports when it is called: type checks,
installers, and a search for a name find it, and a start does not pay for it. Nothing here knows a
feature: the application asks the records, and a feature imports what it uses of the application.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar, cast

from helix_desktop.app.cli_command import CliCommand

if TYPE_CHECKING:
    from helix_desktop.app.environment import Paths
    from helix_desktop.app.inspection.handover_forecast import OtherModels
    from helix_desktop.app.models.guest_port import KnownGuests
    from helix_desktop.app.models.model_registry import ModelRegistry
    from helix_desktop.app.sessions.open_sessions import OpenSessions
    from helix_desktop.app.sessions.session_archive import SessionArchive
    from helix_desktop.app.sessions.slash_commands import PromptOffer
    from helix_desktop.app.setting_declaration import Setting, SettingValues
    from helix_desktop.domain.cache import SessionId
    from helix_desktop.domain.endpoint import Endpoint
    from helix_desktop.domain.events import Rewound
    from helix_desktop.domain.form_questions import FormQuestionAsker
    from helix_desktop.domain.hooks import HookList, HookRunner
    from helix_desktop.domain.live_events import Live
    from helix_desktop.domain.memory import Memory
    from helix_desktop.domain.messages import ToolCall
    from helix_desktop.domain.ports import GuideFile, Provider, Store, Tool, Toolbox, ToolOutput
    from helix_desktop.engine.session_deps import SessionBase, SessionModels, Sessions
    from helix_desktop.tools.agent.shell import CommandUndo
    from helix_desktop.tools.files.project_root import ProjectRoot
    from helix_desktop.tools.output_screening import OutputScreen
    from helix_desktop.tools.sandbox import GrantedResources, Sandbox

T = TypeVar("T")
ServeRequest = Callable[..., Awaitable[None]]
"""Takes the open workspace of a window and the output to the process that asked; also `spawn`."""


class FolderFiles(NamedTuple):
    """The files in which a user and a project declare things, and which of them count."""

    project: "ProjectRoot"
    settings: "ProjectRoot"
    users: "ProjectRoot"
    trusted: Callable[[], bool | None]
    earlier_hooks: Callable[[], Mapping[str, bytes]]
    """Returns the project's files with hooks as they were before what runs now began."""
    renew_hooks: Callable[[str], None]
    """Notes that the user decided about a file as it is now."""


class CommandPlace(NamedTuple):
    """Where a session's commands run."""

    sandbox: "Sandbox"
    undo: "Callable[[], CommandUndo | None]"
    """Makes what records the changes of a command; None where that is not possible."""


class CommandParts(NamedTuple):
    """What runs a command for a session."""

    place_of: "Callable[[SessionId], CommandPlace]"
    """Blocks."""
    resources: "Callable[[], GrantedResources]"
    """Returns the folders for the next command. Blocks."""


class ProgramPlace(NamedTuple):
    """Where a program runs that answers as a session's model: as one of its commands."""

    sandbox: "Sandbox"
    screen: "OutputScreen"
    text_of: Callable[[str], str]
    """Returns the text of a file without secrets; raises ToolError if it is too large. Blocks."""
    tools: "Toolbox"
    """The session's own file tools and commands."""
    resources: "GrantedResources"
    undo: "CommandUndo | None"
    trailer: str
    """The last line of the messages of its commits."""
    has_bubblewrap: bool
    """Whether commands run in bubblewrap: only mounts can show one program its settings."""


class ProgramParts(NamedTuple):
    """What runs such a program."""

    place_of: "Callable[[SessionId], ProgramPlace]"
    """Blocks."""
    screened: "Callable[[SessionId, ToolCall, ToolOutput], Awaitable[ToolOutput]]"
    """Returns the output of a call that the program ran, without secrets."""
    asker: "FormQuestionAsker"


class GuestPort(Protocol):
    """Guests of a workspace: agents of other programs that answer as models."""

    def provider(self, endpoint: "Endpoint") -> "Provider": ...

    def toolbox(self, session: "SessionId") -> "Toolbox":
        """Make the toolbox of a session whose model runs its calls itself."""
        ...

    def offers(self) -> "Sequence[PromptOffer]":
        """Return the commands that one of them offered last."""
        ...


class WorkspaceParts(NamedTuple):
    """What the services of an open workspace are made of."""

    store: "Store"
    base: "SessionBase"
    models: "SessionModels"
    sessions: "Sessions"
    """Returns all that sessions work with, once it is made: hooks, a service, are a part."""
    runners: "OpenSessions"
    archive: "SessionArchive"
    registry: "ModelRegistry"
    """All models and endpoints."""
    askable: "OtherModels"
    """The models that can be asked, with or without a role in the workspace."""
    files: FolderFiles
    commands: CommandParts
    programs: ProgramParts
    learn_keys: Callable[[], Awaitable[None]]
    """Has all configured keys known, so that they are masked, or raises SecretError."""
    settings: "SettingValues"
    home: Path
    """The folder of the workspace's data."""
    paths: "Paths"
    """The folders of the application."""
    environ: Mapping[str, str]


class Service(NamedTuple):
    """What a feature keeps for an open workspace, and what the application calls of it."""

    it: object
    """The object, which only its feature knows, and finds by its class."""
    take: "Callable[[Live], None] | None" = None
    """Takes every event of the bus."""
    guides: "Callable[[], Sequence[GuideFile]] | None" = None
    """Returns guides, which are after all others: they change most often."""
    memory: "Callable[[], Memory] | None" = None
    """Returns the memory, for the question whether a change of it is allowed."""
    hooks: "HookRunner | None" = None
    """Runs hooks at moments of a turn. At most one service does."""
    hook_list: "HookList | None" = None
    """What of the hooks waits for the user's word."""
    guests: GuestPort | None = None
    """Answers for the endpoints of agents of other programs. At most one service does."""
    notes: Callable[[], Awaitable[Sequence[str]]] | None = None
    """Returns what a terminal says before a turn."""
    on_rewound: "Callable[[SessionId, Rewound, float], Awaitable[None]] | None" = None
    """Gets the session that goes back, the rewind, and the time of the one that it redoes, or 0."""
    close: Callable[[], Awaitable[None]] | None = None


class Services:
    """The services of one open workspace."""

    def __init__(self, services: Sequence[Service]) -> None:
        self.all = services
        self._by_kind = {type(service.it): service.it for service in services}

    def __getitem__(self, kind: type[T]) -> T:
        return cast("T", self._by_kind[kind])

    def guides(self) -> "Sequence[GuideFile]":
        return [guide for service in self.all if service.guides for guide in service.guides()]

    def memory(self) -> "Memory | None":
        return next((service.memory() for service in self.all if service.memory), None)

    def hooks(self) -> "HookRunner | None":
        return next((service.hooks for service in self.all if service.hooks), None)

    def hook_list(self) -> "HookList | None":
        return next((service.hook_list for service in self.all if service.hook_list), None)

    def guests(self) -> GuestPort | None:
        return next((service.guests for service in self.all if service.guests), None)

    async def notes(self) -> Sequence[str]:
        return [note for service in self.all if service.notes for note in await service.notes()]

    async def note_rewind(self, session: "SessionId", rewound: "Rewound", redone_at: float) -> None:
        for service in self.all:
            if service.on_rewound is not None:
                await service.on_rewound(session, rewound, redone_at)

    async def close(self) -> None:
        for service in reversed(self.all):
            if service.close is not None:
                await service.close()


class Feature(NamedTuple):
    """Everything that a feature adds. Each field is empty for a feature that adds none of it."""

    name: str
    """The name of its folder."""
    nouns: Mapping[str, str] = MappingProxyType({})
    """The nouns of the command line that are its own, with their help."""
    commands: Sequence[CliCommand] = ()
    """Its commands, whose noun may be one of others."""
    settings: "Callable[[], Sequence[Setting]]" = lambda: ()
    services: Callable[[WorkspaceParts], Sequence[Service]] = lambda _parts: ()
    """Makes the services of an opening workspace. Blocks: it imports the feature."""
    tools: "Callable[[Services, SessionId], Sequence[Tool]]" = lambda _services, _session: ()
    """Makes the tools of a session that is no subagent's."""
    guests: "Callable[[Path, Mapping[str, str]], KnownGuests | None]" = lambda *_: None
    """Reads which agents of other programs there are, from the folder of the settings, with the
    variables of the environment. Blocks."""
    requests: Callable[[], Mapping[type, ServeRequest]] = dict
    """Returns what it does in the window for other processes, by the class of a request
    (`ipc/ipc_messages.py`)."""
    window: Callable[[], Sequence[object]] = lambda: ()
    """Returns its parts of the window (`ui/window_feature.py`), once there is one."""


def make_services(parts: WorkspaceParts) -> Services:
    """Make the services of all features. Blocks: it imports them, and they read their files."""
    return Services([service for feature in installed() for service in feature.services(parts)])


def known_guests(config: Path, environ: Mapping[str, str]) -> "KnownGuests | None":
    """Read which agents of other programs there are; None without the feature. Blocks."""
    known = (feature.guests(config, environ) for feature in installed())
    return next((guests for guests in known if guests is not None), None)


def make_tools(services: Services, session: "SessionId") -> "Sequence[Tool]":
    """Make the tools of all features for a session."""
    return [tool for feature in installed() for tool in feature.tools(services, session)]


@cache
def installed() -> Sequence[Feature]:
    """Return all features. Nothing else imports the table."""
    # lazy: the records import this module
    from helix_desktop.features.table import FEATURES  # noqa: PLC0415

    return FEATURES
