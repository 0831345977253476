"""An open workspace as the window sees it: sends messages, and has all its parts.

The window knows neither the engine nor the store: it calls the open workspace and subscribes to its
events. Programs that run in sessions beside their own steps are shown and ended through it, too.
"""

import os
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from functools import partial
from typing import Protocol

from helix_desktop.app.history.seen_search import SeenFinder
from helix_desktop.app.inspection.compaction_timeline import CompactionTimeline
from helix_desktop.app.inspection.guest_request_reader import read_body
from helix_desktop.app.inspection.guest_window import RequestBody
from helix_desktop.app.inspection.request_inspector import RequestInspector
from helix_desktop.app.inspection.window_items import WindowItems
from helix_desktop.app.ipc.ipc_messages import CommandRequest
from helix_desktop.app.ipc.ipc_server import AnswerQuestion, IpcServer, TerminalOutput
from helix_desktop.app.ipc.local_socket import Spawn
from helix_desktop.app.sessions.left_commands import CutOffCommands
from helix_desktop.app.sessions.line_comments import comments_message
from helix_desktop.app.sessions.mention_finder import MentionFinder
from helix_desktop.app.sessions.message_queue import QueueDeps
from helix_desktop.app.sessions.open_questions import OpenQuestions
from helix_desktop.app.sessions.paused_sessions import PausedSessions
from helix_desktop.app.sessions.rewinding import Rewinder
from helix_desktop.app.sessions.session_actions import SessionActions
from helix_desktop.app.sessions.session_archive import ArchivePlace
from helix_desktop.app.sessions.session_efforts import SessionEfforts
from helix_desktop.app.sessions.staged_attachments import StagedAttachments
from helix_desktop.app.workspaces.cache_browser import CacheBrowser
from helix_desktop.app.workspaces.session_modes import SessionModes
from helix_desktop.app.workspaces.skill_choices import SkillChoices
from helix_desktop.app.workspaces.workspace_parts import (
    KeptParts,
    ModelParts,
    ToolParts,
)
from helix_desktop.domain.away import Away
from helix_desktop.domain.cache import (
    NO_SESSION,
    SessionId,
    digest_of,
)
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.rewrites import Guide
from helix_desktop.domain.effort import MODEL_DECIDES, Effort
from helix_desktop.domain.errors import EngineError, StoreError
from helix_desktop.domain.events import (
    Event,
    SessionGrantsChanged,
)
from helix_desktop.domain.form_questions import FormQuestionAsker
from helix_desktop.domain.line_comments import LineComment
from helix_desktop.domain.live_events import HealthChanged, Live, WorkspaceChanged
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.mentions import Attachment, EventSource, OutgoingMessage
from helix_desktop.domain.messages import Image
from helix_desktop.domain.permission import WEB_SEARCHES, Mode
from helix_desktop.domain.ports import MessageWeigher, Store, StoreHealth
from helix_desktop.domain.workspace import Workspace
from helix_desktop.domain.worktree import Worktree
from helix_desktop.engine.background_commands import BackgroundCommands
from helix_desktop.engine.guide_watcher import guides_in_force
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.subagents import SubAgents
from helix_desktop.engine.task_supervisor import Supervisor


class RunningWork:
    """The subagents and the background commands that run in sessions."""

    def __init__(self, subagents: SubAgents, background: BackgroundCommands) -> None:
        self._background = background
        self.subagents = subagents.running_subagents
        self.stop_subagents = subagents.stop_all
        self.undo_stop, self.undo_stops = subagents.undo, subagents.undo_all
        self.commands, self.close_commands = background.running, background.close
        self.stop_command, self.open_port = background.stop, background.forward

    @property
    def count(self) -> int:
        """The number of background commands that run, in all sessions."""
        return self._background.count


class WindowCommand(Protocol):
    """Runs a terminal's command on an open workspace; returns its exit status."""

    async def __call__(
        self,
        open_workspace: "OpenWorkspace",
        request: CommandRequest,
        output: TerminalOutput,
        *,
        asker: FormQuestionAsker,
        spawn: Spawn,
    ) -> int: ...


class OpenWorkspace:
    """One open workspace: its sessions, its cache, its turns."""

    def __init__(
        self,
        deps: SessionDeps,
        store: Store,
        *,
        models: ModelParts,
        tools: ToolParts,
        kept: KeptParts,
    ) -> None:
        base, toolboxes, settings = deps.base, tools.toolboxes, models.settings
        runners, services = tools.runners, tools.services
        self._deps, self._store, self.clock = deps, store, base.clock
        self.sessions, self.permissions = runners, toolboxes.permissions
        self._ipc_server = IpcServer(
            toolboxes.home, toolboxes.for_others(), spawn=base.supervisor.spawn
        )
        """The access of other agents to the store; this object opens and closes it."""
        self.settings = settings
        """The choices of this workspace that are kept in its file."""
        self.drafts, self.archive, self.queue = kept.drafts, kept.archive, kept.queue
        self._sending_comments: set[SessionId] = set()
        self.usage = models.usage
        self.work = RunningWork(tools.subagents, base.background)
        """The subagents and background commands that run in sessions."""
        self.seen = SeenFinder(store)
        """Where a model saw a text, in the requests of all sessions."""
        self.servers = toolboxes.servers.host
        self.server_settings = toolboxes.servers.settings
        """The MCP servers, and their settings."""
        self.rulebook = self.permissions.rulebook(settings.workspace.id)
        self.access, self.agreements = toolboxes.access, toolboxes.agreements
        self.set_aside = toolboxes.folders.set_aside
        self.tools = tools.choice
        """The tools of this workspace, and those switched off."""
        self.models, self.prices = models.choices, models.prices
        """The models to choose from, and the questions of their prices."""
        self.copies = kept.copies
        """Copies and checks of the data."""
        self.changed_files = toolboxes.changed_files(runners.still)
        """The changes that tools made to files here, and their undo."""
        self.cut_off = CutOffCommands(toolboxes.home, store, self.changed_files)
        """The commands that ran when Helix was killed, until the user decides about them."""
        self.offer_cut_off = partial(self.cut_off.offer, toolboxes.form_questions)
        self.rewinder = Rewinder(
            store,
            runners,
            self.changed_files,
            clock=base.clock,
            ids=base.ids,
            home=toolboxes.home,
            on_rewound=services.note_rewind,
        )
        """Going back to an earlier message, with files and steps, and forward again."""
        self.attachments = StagedAttachments(store)
        self.requests = RequestInspector(
            runners.of, deps, store, compose=self._composed, read_body=_read_body
        )
        """The next request of each session, and all requests that were sent."""
        self.window_items = WindowItems(runners.of, self.requests)
        self.session_actions = SessionActions(store, base, runners.of)
        """Branching, new gate decisions, and the user's other changes to a conversation."""
        self.efforts = SessionEfforts(base, runners.of, self.sessions.llm_of)
        self.compactions = CompactionTimeline(
            store, deps, runners.of, requests=self.requests, others=models.askable
        )
        """The compactions of windows here, and their undo."""
        self.cache = CacheBrowser(store, base.clock)
        """The entries of the store, for display and maintenance."""
        self.modes = SessionModes(runners, deps, self.permissions, kept.drafts)
        self.slash_commands = toolboxes.slash_commands()
        """The commands and skills that a message can begin with."""
        self.agents = toolboxes.definitions
        """The subagents defined by files."""
        self.skills = SkillChoices(toolboxes.skills, settings, store, deps.models)
        """The skills, with what each costs, and the choice of those switched off."""
        self.mentions = toolboxes.mentions()
        """The sources of mentions in messages."""
        self.worktrees = toolboxes.worktrees(runners)
        self.pauses = PausedSessions(
            base,
            runners.of,
            is_open=lambda session: self.archive.place(session) is ArchivePlace.OPEN,
            check=self.worktrees.check,
        )
        """The paused sessions, which go on by themselves."""
        self.open_questions = OpenQuestions(
            base.clock,
            answer=self.permissions.calls.answer,
            answer_form=self.permissions.forms.answer,
        )
        """What waits for the user, and since when."""
        self.queue.serve(
            QueueDeps(runners, self.send, base.clock, base.bus.publish, base.supervisor.spawn)
        )
        self.services = services
        """What the features keep for this workspace."""
        takers = (service.take for service in services.all if service.take is not None)
        questions = self.open_questions.take
        for take in (questions, self.queue.take, self.pauses.take, self.cache.take, *takers):
            base.bus.subscribe(take)
        self._ipc_server.start()
        store.watch(self._note_health)

    @property
    def workspace(self) -> Workspace:
        """Return the current workspace: its models and policy change while it is open."""
        return self.settings.workspace

    @property
    def health(self) -> StoreHealth:
        return self._store.health

    def subscribe(self, listener: Callable[[Live], None]) -> Callable[[], None]:
        """Subscribe to all events of this workspace; call the result to unsubscribe."""
        return self._deps.base.bus.subscribe(listener)

    def new_session_id(self) -> SessionId:
        return self._deps.base.ids.new()

    async def send(
        self,
        session: SessionId,
        text: str,
        images: Sequence[Image] = (),
        *,
        attached: Sequence[Attachment] = (),
        mode: Mode | None = None,
        effort: Effort | None = None,
        model: str | None = None,
        web_search: bool = False,
        new_id: SessionId = NO_SESSION,
    ) -> SessionId:
        """Send a message and return once it is on disk; NO_SESSION begins a new session.

        The current contents of its mentions are sent with the message, pictures as pictures, and
        what is `attached`. A new session begins in `mode`; without it, and later, the workspace's
        mode holds until one is chosen. `effort` is the session's from now on; None leaves it as it
        was chosen. `model` is the own main model of a new session, "" for none; None is the one
        that the window chose for it before it began. `new_id` is the ID that a new session was
        promised. `web_search`: the provider may search the web from now on.
        """
        worktree = await self.worktrees.check(session)
        prompt = await self.slash_commands.expand(session, text)
        mentioned = await self.mentions_in(worktree).attached(prompt.mentioning, session=session)
        shown, attached = await self.attachments.split_pictures(
            (*mentioned, *prompt.attached, *attached), len(images), self.sessions.llm_of(session)
        )
        message = OutgoingMessage(prompt.text, (*images, *shown), attached, typed=True)
        if session == NO_SESSION:
            new_id = new_id or self._deps.base.ids.new()
            before: list[Event] = [*self.modes.opening(mode), *self.efforts.first_events(effort)]
            if web_search:
                now = self._deps.base.clock.now()
                before.append(SessionGrantsChanged(now, new_id, (WEB_SEARCHES,)))
            session = await self.sessions.begin(message, before, model=model, session=new_id)
            self.efforts.of_new = self.efforts.of_new if effort else MODEL_DECIDES
        else:
            if effort is not None:
                await self.efforts.choose(session, effort)
            if web_search:
                await self.sessions.of(session).open()
                await self.permissions.grants.allow(session, [WEB_SEARCHES])
            await self.sessions.of(session).send(message)
        contents = [image.content for image in message.images]
        contents += [digest_of(attachment.data) for attachment in attached]
        if contents:
            work = self.attachments.release(contents)
            self._deps.base.supervisor.spawn(work, "unpin sent attachments")
        return session

    async def send_comments(self, session: SessionId) -> None:
        """Send a session's comments on lines as one message, or queue it while a turn runs.

        They stay until the message is on disk. Comments that are being sent are not sent twice.
        """
        if session in self._sending_comments:
            return
        self._sending_comments.add(session)
        try:
            text, comments = await self.comments_text(session)
            if not comments:
                return
            if self.queue.takes(session):
                await self.queue.add(session, text)
            else:
                await self.send(session, text)
            await self.drop_comments(session, comments)
        finally:
            self._sending_comments.discard(session)

    async def comments_text(self, session: SessionId) -> tuple[str, tuple[LineComment, ...]]:
        """Return the message with a session's comments on lines as the files are now, and these."""
        comments = self.drafts.draft(session).comments
        return comments_message(await self.changed_files.place(session, comments)), comments

    async def drop_comments(self, session: SessionId, sent: Sequence[LineComment]) -> None:
        """Remove comments that were sent; one that was changed meanwhile stays."""
        self.drafts.drop_comments(session, sent)
        await self.drafts.keep()

    async def bring(self, name: str, session: SessionId) -> EventSource:
        """Add an output, a message, or notes of another session to a session, without a turn.

        `name` is a digest, or `session/event`. Return where it comes from.
        """
        mentions = self.mentions_in(await self.worktrees.check(session))
        attached = await mentions.attached(f"#{name}", session=session)
        source = attached[0].brought_from if attached else None
        if source is None or source.session == session:
            raise EngineError(
                "No other session here has {name}.",
                "Write the beginning of an output's hash, or SESSION/NUMBER of a message.",
                name=repr(name),
            )
        await self.sessions.of(session).add(attached)
        return source

    async def _composed(self, session: SessionId, draft: str) -> OutgoingMessage:
        """Return the message of a draft as it would be sent now; nothing is stored for it."""
        mentions, images = self.mentions_of(session), self.drafts.draft(session).images
        prompt = await self.slash_commands.expand(session, draft, run=False)
        attached = await mentions.attached(prompt.mentioning, sent=False, session=session)
        attached = (*attached, *prompt.attached)
        shown, attached = await self.attachments.split_pictures(
            attached, len(images), self.sessions.llm_of(session), store=False
        )
        return OutgoingMessage(prompt.text, (*images, *shown), attached, typed=True)

    def mentions_of(self, session: SessionId) -> MentionFinder:
        return self.mentions_in(self.worktrees.at_hand(session))

    def mentions_in(self, worktree: Worktree | None) -> MentionFinder:
        """Return the sources of mentions for a session with a worktree, None for no worktree."""
        return self.mentions if worktree is None else self.worktrees.mentions(worktree)

    async def resume(self, session: SessionId) -> None:
        """Continue a turn that broke off; raise EngineError if there is none."""
        await self.worktrees.check(session)
        await self.sessions.of(session).resume()

    @property
    def supervisor(self) -> Supervisor:
        return self._deps.base.supervisor

    async def tell_incidents(self, tell: Callable[[Sequence[str]], None]) -> None:
        """Tell the user the store's problems that were not told yet, and note that they are.

        A crash in between has them told again.
        """
        if incidents := await self._store.new_incidents():
            tell([incident.text for incident in incidents])
            with suppress(StoreError):  # as on a full disk: they are told again
                await self._store.mark_incidents_shown(incidents)

    async def has_folder(self) -> bool:
        """Return whether the project folder is there; wait as long as its disk does."""
        look = partial(os.path.isdir, self.workspace.folder)
        return await self._deps.base.guide_thread.run(look)

    def set_away(self, away: Callable[[], Away]) -> None:
        """Say what becomes of questions that nobody answers."""
        self.permissions.calls.away = self.permissions.forms.away = away

    def attend(self, run_command: WindowCommand | None = None) -> Callable[[], None]:
        """Note that a window can answer questions; call the result when the window is gone.

        Meanwhile `run_command` runs the commands of terminals on this workspace.
        """
        cleanup = ExitStack()
        cleanup.callback(self.prices.attend())
        cleanup.callback(self.permissions.calls.attend())
        cleanup.callback(self.permissions.forms.attend())
        if run_command is not None:
            spawn = self._deps.base.supervisor.spawn
            commands = partial(run_command, self, asker=self.permissions.forms, spawn=spawn)
            cleanup.callback(self._ipc_server.run_commands(commands))
        return cleanup.close

    def serve_questions(self, serve: AnswerQuestion) -> None:
        """Let terminals list open questions and answer them, while no window does."""
        self._ipc_server.questions = serve

    async def choose_model(self, role: LlmRole, name: str) -> None:
        """Put a model (endpoint/model) in a role, from the next request on; "" empties the role."""
        await self.settings.choose_model(role, name, self.sessions.note_everywhere)

    async def choose_session_model(self, session: SessionId, name: str) -> None:
        """Give a session a main model of its own, from its next request on.

        "" or the workspace's model lets the session follow the workspace again.
        """
        await self.sessions.choose_model(session, self.settings.own_model(name))
        self._deps.base.bus.publish(WorkspaceChanged())

    async def choose_policy(self, policy: Policy) -> None:
        """Apply a policy to all windows, from the next request on."""
        await self.settings.choose_policy(policy, self.sessions.note_everywhere)

    async def guides(self, session: SessionId) -> Sequence[Guide]:
        """Return the guides of a session, and why others are not used; for NO_SESSION as of now."""
        return await guides_in_force(self._deps, session)

    async def close(self) -> None:
        """Stop all work, let it write its end, then close the store."""
        await self.drafts.keep()
        self.pauses.close()
        await self.queue.close()
        await self.sessions.close()
        await self._deps.base.background.close_all()
        await self.servers.close()
        self.copies.stop()
        await self._ipc_server.close()
        await self.services.close()
        await self._store.close()

    def _note_health(self, health: StoreHealth) -> None:
        self._deps.base.bus.publish(HealthChanged(health))
        if health is StoreHealth.OPEN and not self._deps.base.supervisor.closing:
            self._deps.base.supervisor.spawn(self.sessions.save_ends(), "save the ends of turns")


def _read_body(body: bytes, weigher: MessageWeigher) -> RequestBody:
    return read_body(body, weigher)
