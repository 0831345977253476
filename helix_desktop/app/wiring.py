"""The one place where classes meet: builds a house out of rooms that do not know each other.

Modules that start-up does not need (store, tokenizer, keyring) are imported where they are first
used: the window comes first.
"""

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from helix_desktop.app.asking import Asking
from helix_desktop.app.clock import SystemClock
from helix_desktop.app.desk import Desk
from helix_desktop.app.drafts import FILE as DRAFTS
from helix_desktop.app.drafts import Drafts
from helix_desktop.app.drawers import Drawers
from helix_desktop.app.llms.askable import Askable
from helix_desktop.app.llms.choosing import Choices
from helix_desktop.app.llms.lists import Lists
from helix_desktop.app.llms.models import Models
from helix_desktop.app.llms.supply import Supply
from helix_desktop.app.llms.trying import Trying
from helix_desktop.app.llms.voices import KeyOf, Speech, Voices, Ways
from helix_desktop.app.mcp.hatch import Hatch
from helix_desktop.app.mcp.leaving import opened_alone
from helix_desktop.app.partial_replies import open_partial_replies
from helix_desktop.app.paths import Paths
from helix_desktop.app.permissions import Permissions
from helix_desktop.app.queue import FILE as QUEUE
from helix_desktop.app.queue import Queue
from helix_desktop.app.safe_start import fresh_settings
from helix_desktop.app.secrets.keys import Keys
from helix_desktop.app.settings import Settings
from helix_desktop.app.shelf import FILE as SHELF
from helix_desktop.app.shelf import Shelf
from helix_desktop.app.tool_choice import ToolChoice
from helix_desktop.app.trials.trials import Trials
from helix_desktop.app.usual_policy import UsualPolicy
from helix_desktop.app.workshop import Workshop
from helix_desktop.app.workspaces import Workspaces, checked_folder
from helix_desktop.context.texts.prompts import MARKS, SYSTEM
from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.domain.live import Live, TurnOpened
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.policy import Policy
from helix_desktop.domain.ports import Attic, Clock, Counter, Provider, Vault, Web
from helix_desktop.domain.values import value
from helix_desktop.domain.workspace import Workspace
from helix_desktop.engine.books import Books
from helix_desktop.engine.bus import Bus
from helix_desktop.engine.equipment import Equipment
from helix_desktop.engine.purse import Purse
from helix_desktop.engine.subagents import SubAgents
from helix_desktop.engine.supervisor import Supervisor
from helix_desktop.providers.counting.known_counts import KnownCounter
from helix_desktop.providers.practice.model import PRACTICE, PracticeModel
from helix_desktop.tools.sandbox.box import Box
from helix_desktop.tools.sandbox.login import LoginShell
from helix_desktop.tools.toolbox import Toolbox

if TYPE_CHECKING:
    from helix_desktop.app.copies import Copies
    from helix_desktop.app.outfitting import Outfitter

RARE = "中"
"""Only a tokenizer counts it (`providers/counting/light.py`)."""
PACE = 0.012
"""Seconds between two pieces of the practice model's answer: as quick as a fast model."""

log = logging.getLogger(__name__)

OpenAttic = Callable[[Path, Clock], Awaitable[Attic]]


async def open_store(folder: Path, clock: Clock) -> Attic:
    """The workspace's LevelDB; made if the folder holds none yet."""
    # lazy: LevelDB is not needed until a workspace opens
    from helix_desktop.store.facade import open_attic  # noqa: PLC0415

    return await open_attic(folder, clock=clock)


def exact_counter(paths: Paths) -> Counter:
    """By the ranks that ship with the application; a tokenizer holds them once there is much."""
    # lazy: a window is there before anything is counted
    from helix_desktop.providers.counting.light import LightCounter  # noqa: PLC0415
    from helix_desktop.providers.counting.rank_table import shared_table  # noqa: PLC0415

    ranks = paths.resources / "tokenizer"
    table = partial(shared_table, ranks, paths.data / "tokenizer")
    return LightCounter(table, partial(_tokenizing, ranks))


def _tokenizing(ranks: Path) -> Counter:
    # lazy: importing tiktoken costs as much as the first window
    from helix_desktop.providers.counting.ranks import Ranks  # noqa: PLC0415
    from helix_desktop.providers.counting.tokens import ExactCounter  # noqa: PLC0415

    return ExactCounter(Ranks.of(ranks))


def http_speech() -> Speech:
    """Models over HTTP."""
    # lazy: httpx and the dialects are not needed before the first request
    from helix_desktop.app.llms.speaking import HttpSpeech  # noqa: PLC0415

    return HttpSpeech()


def outfitter_type() -> "type[Outfitter]":
    """Who makes toolboxes; may take a while, so not on the window's thread."""
    # lazy: tools and their judge are not needed until a workspace opens
    from helix_desktop.app.outfitting import Outfitter  # noqa: PLC0415

    return Outfitter


def open_copies(attic: Attic, workspace: Callable[[], Workspace]) -> "Copies | None":
    """Who copies and checks an open store; not on the window's thread."""
    # lazy: as with the store itself
    from helix_desktop.app.copies import copies_of  # noqa: PLC0415

    return copies_of(attic, workspace)


def system_box() -> Box:
    """What holds commands back on this machine, tried out; not on the window's thread."""
    # lazy: as with the tools
    from helix_desktop.tools.sandbox.finding import find_box  # noqa: PLC0415

    return find_box()


def http_web(hosts: Callable[[], Sequence[str]]) -> Web:
    """The web, for the fetch tool; may take a while, so not on the window's thread."""
    # lazy: httpx is not needed before something is fetched
    from helix_desktop.providers.wire.web import HttpWeb  # noqa: PLC0415

    return HttpWeb(hosts)


def system_vault() -> Vault:
    """Where keys are kept; may block, so not on the window's thread."""
    # lazy: keyring looks through all its backends when it is imported
    from helix_desktop.app.secrets.vault import open_vault  # noqa: PLC0415

    return open_vault()


@value
class Parts:
    """What is exchanged in tests; the defaults are the real ones."""

    open_attic: OpenAttic = open_store
    counter: Callable[[Paths], Counter] = exact_counter
    provider: Callable[[], Provider] = lambda: PracticeModel(PACE)
    speech: Callable[[], Speech] = http_speech
    vault: Callable[[], Vault] = system_vault
    box: Callable[[], Box] = system_box
    web: Callable[[Callable[[], Sequence[str]]], Web] = http_web
    environ: Mapping[str, str] = field(default_factory=lambda: os.environ, repr=False)
    clock: Clock = field(default_factory=SystemClock)


class House:
    """Everything that outlives a single workspace, and the way to open one."""

    def __init__(
        self,
        paths: Paths,
        parts: Parts | None = None,
        *,
        safe: bool = False,
        settings: Settings | None = None,
    ) -> None:
        """`safe`: with the default settings, and no servers are started.

        `settings`: those that were read already, for a window that stands before its house does.
        """
        self.paths = paths
        self.parts = parts or Parts()
        self.safe = safe
        self.settings = settings or Settings(fresh_settings(paths) if safe else paths.settings)
        self.usual = UsualPolicy(paths.config / "policy.json")
        self.workspaces = Workspaces(
            paths.workspaces,
            self.parts.clock,
            policy=lambda: self.usual.policy,
            model=lambda: self.settings.text("last_model"),
        )
        self.supervisor = Supervisor(self._on_failure)
        self.tell: Callable[[str], None] = lambda _name: None
        """Is told the name of a task that failed; the window shows it."""
        self.keys = Keys(self.parts.vault, self.parts.clock, environ=self.parts.environ)
        self._counts: Counter | None = None
        self._warm: set[str] = set()
        self._models: Models | None = None
        self._speech: Speech | None = None
        self._supply: Supply | None = None
        self._box: Box | None = None
        self._login = LoginShell(self.parts.environ)
        self._reading, self._hearing, self._boxing = (asyncio.Lock() for _ in range(3))

    def spawn(self, work: Coroutine[object, object, None], name: str) -> asyncio.Task[None]:
        """Start a supervised task for the window."""
        return self.supervisor.spawn(work, name)

    async def open(self, workspace: Workspace) -> Desk:
        """The workspace's desk; its folder has to be there."""
        folder = await asyncio.to_thread(checked_folder, Path(workspace.folder))
        home = self.workspaces.home(workspace)
        attic = await opened_alone(lambda: self.parts.open_attic(home, self.parts.clock), home)
        try:
            return await self._desk(workspace, folder, home, attic=attic)
        except BaseException:  # the window may close meanwhile: nobody else would close it
            await attic.close()
            raise

    async def _desk(self, workspace: Workspace, folder: Path, home: Path, *, attic: Attic) -> Desk:
        permissions = await asyncio.to_thread(
            Permissions, home, self.paths.config, workspace=workspace.id, folder=folder
        )
        equipment = await self._equipment(workspace, home, attic=attic)
        choices = await self._choices(workspace, equipment, attic)
        subagents = SubAgents(equipment)
        make, shop = await asyncio.to_thread(outfitter_type), await self._workshop(folder, home)
        outfitter = make(
            equipment, attic, workshop=shop, permissions=permissions, subagents=subagents
        )
        equipment.outfit = tools = self._tools(outfitter, choices, equipment)
        equipment.guides = outfitter.guides(lambda: choices.workspace.profile)
        equipment.permission = outfitter.permitting
        drawers = Drawers(
            drafts=await asyncio.to_thread(Drafts, home / DRAFTS),
            shelf=await asyncio.to_thread(Shelf, home / SHELF),
            queue=await self._queue(home, attic),
            mentions=outfitter.mentions(),
            subagents=subagents,
            choices=choices,
            tools=tools,
            changed_files=outfitter.changed_files,
            asking=Asking(
                outfitter.permitting, permissions, outfitter.server_questions, box=shop.box
            ),
            servers=await outfitter.serve(
                workspace.id, home, vault=self.parts.vault, start=not self.safe
            ),
            serving=outfitter.serving,
            rulebook=outfitter.rulebook(workspace.id),
            access=outfitter.access,
            set_aside=outfitter.set_aside,
            agreements=outfitter.agreements,
            askable=await self._askable(choices, attic),
            trials=Trials(equipment, attic, paths=self.paths),
            copies=await asyncio.to_thread(open_copies, attic, lambda: choices.workspace),
            hatch=Hatch(home, outfitter.for_others(), spawn=self.supervisor.spawn),
        )
        return Desk(workspace, equipment, attic=attic, drawers=drawers)

    def _tools(self, outfitter: "Outfitter", choices: Choices, equipment: Equipment) -> ToolChoice:
        """All tools but those that the person switched off."""
        everything = outfitter.reaching(lambda: choices.workspace.reach, self.parts.web)
        return ToolChoice(everything, lambda: choices.workspace.tools_off, equipment=equipment)

    async def _queue(self, home: Path, attic: Attic) -> Queue:
        found = await asyncio.to_thread(Queue, home / QUEUE)
        await found.recover(attic.last_events)
        return found

    async def _equipment(self, workspace: Workspace, home: Path, *, attic: Attic) -> Equipment:
        """What sessions work with; models, tools and permissions are put in later."""
        bus = Bus()
        bus.subscribe(self._on_event)
        return Equipment(
            attic=attic,
            voices={},
            toolbox=Toolbox(()),
            clock=self.parts.clock,
            bus=bus,
            supervisor=self.supervisor,
            system=f"{SYSTEM}\n\n{MARKS}",
            policy=workspace.policy,
            purse=Purse(Books(attic, bus), bus, workspace.budgets),
            partial_replies=await open_partial_replies(home, bus),
        )

    async def _choices(self, workspace: Workspace, equipment: Equipment, attic: Attic) -> Choices:
        """Puts the models of the workspace into its equipment, and others later."""
        models, counter = await self.models(), KnownCounter(self._counter())
        choices = Choices(
            workspace,
            equipment,
            models=models,
            voices=Voices(models, self.keys, self._ways(attic, counter)),
            save=self.workspaces.save,
        )
        (await self.supply()).follow(choices)
        return choices

    async def _askable(self, choices: Choices, attic: Attic) -> Askable:
        """Models for one question each, beside those that the workspace has chosen."""
        models, supply = await self.models(), await self.supply()
        voices = Voices(models, self.keys, self._ways(attic, KnownCounter(self._counter())))
        return Askable(models, supply, voices, workspace=lambda: choices.workspace)

    async def _workshop(self, folder: Path, home: Path) -> Workshop:
        own = (self.paths.data, self.paths.config, self.paths.logs)
        # asked in the background: its files take a while, and the first command is not there yet
        self._login.start()
        return Workshop(folder, own, await self.box(), home, self._login)

    def _ways(self, attic: Attic, counter: Counter) -> Ways:
        async def speak(endpoint: Endpoint, key: KeyOf) -> Provider:
            return (await self.speech()).provider(endpoint, key, attic.get)

        return Ways(speak, self.parts.provider, counter)

    async def models(self) -> Models:
        """What can be chosen, read when it is first asked for."""
        async with self._reading:
            if self._models is None:
                self._models = await asyncio.to_thread(Models, self.paths)
            return self._models

    async def note_choice(self, role: LlmRole, model: str) -> None:
        """What was chosen last is what new workspaces begin with, unless all have one in common."""
        if role is LlmRole.MAIN:
            common = (await self.models()).usual.get(role.value)
            wanted = "" if common else model
            await asyncio.to_thread(self.settings.set, "last_model", wanted)

    async def choose_usual_policy(self, policy: Policy) -> None:
        """What new workspaces begin with."""
        await asyncio.to_thread(self.usual.choose, policy)

    async def box(self) -> Box:
        """What holds commands back, found out once per start; settings show it."""
        async with self._boxing:
            if self._box is None:
                self._box = await asyncio.to_thread(self.parts.box)
            return self._box

    async def lists(self) -> Lists:
        """Who asks endpoints, and this machine, for their models."""
        return Lists(await self.models(), self.keys, self.speech, clock=self.parts.clock)

    async def supply(self) -> Supply:
        """Models, endpoints and keys, as settings show and change them."""
        if self._supply is None:
            models, clock = await self.models(), self.parts.clock
            trying = Trying(models, self.keys, self.speech, clock=clock)
            self._supply = Supply(models, self.keys, lists=await self.lists(), trying=trying)
        return self._supply

    async def speech(self) -> Speech:
        """The way to all endpoints: one client for all workspaces."""
        async with self._hearing:
            if self._speech is None:
                # in a thread: it imports what the window can do without
                self._speech = await asyncio.to_thread(self.parts.speech)
            return self._speech

    async def close(self, grace: float = 5.0) -> int:
        """End what still runs, then hang up; returns how many tasks did not end."""
        late = await self.supervisor.close(grace)
        if self._speech is not None:
            await self._speech.close()
        if self._models is not None:
            await asyncio.to_thread(self._models.paces.keep)
        return late

    def _counter(self) -> Counter:
        """One for all workspaces."""
        if self._counts is None:
            self._counts = self.parts.counter(self.paths)
        return self._counts

    def warm_up(self) -> None:
        """What is counted at first is read in a thread; for when a workspace is on screen."""
        self._warm_for("warm")

    def _on_event(self, event: Live) -> None:
        """A turn brings much to count: the tokenizer is read while the model thinks."""
        if isinstance(event, TurnOpened):
            self._warm_for(RARE)

    def _warm_for(self, text: str) -> None:
        if text not in self._warm:
            self._warm.add(text)
            warming = asyncio.to_thread(self._counter().count, text, PRACTICE.encoding)
            self.supervisor.spawn(warming, "load the tokenizer")

    def _on_failure(self, name: str, error: BaseException) -> None:
        log.error("task %s failed", name, exc_info=error)
        self.tell(name)
