"""The controller of the conversation: loads a session, passes its events on, shows its run state.

The controller shows the session on screen from the open workspace and passes events to the
controllers of the page's parts.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal

from helix_desktop.app.sessions.session_archive import ArchivePlace
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import (
    AssistantReplied,
    FileChanged,
    LlmChanged,
    Recorded,
    ToolReturned,
    Unreadable,
)
from helix_desktop.domain.file_changes import FileDiff, fold_file_changes, is_uncertain
from helix_desktop.domain.inspected_request import WindowWeight
from helix_desktop.domain.live_events import (
    FormRequested,
    FormSettled,
    Journaled,
    Live,
    PermissionRequested,
    PermissionSettled,
    RetryPlanned,
    SearchArrived,
    TextArrived,
    ThinkingArrived,
    ToolCallEnded,
    ToolCallProgressed,
    ToolCallStarted,
    TurnFinished,
    TurnRunning,
    WorkspaceChanged,
)
from helix_desktop.ui.changes.comment_bar import CommentBar
from helix_desktop.ui.chat.cards.activity_cards import retry_text
from helix_desktop.ui.chat.composer.mentions import MentionParts
from helix_desktop.ui.chat.composer_controller import ComposerController, ComposerParts
from helix_desktop.ui.chat.model_and_effort import SessionModelChoice
from helix_desktop.ui.chat.page import ChatPage
from helix_desktop.ui.chat.permission_controller import (
    ModeController,
    PermissionController,
    PermissionParts,
)
from helix_desktop.ui.chat.row_controller import RowController, RowParts
from helix_desktop.ui.chat.transcript.model import TranscriptModel, event_session
from helix_desktop.ui.chat.transcript.tool_rows import (
    LAST_BYTES,
    MAX_ANSWER_LINES,
    command_diff,
    last_output_lines,
    row_diff,
)
from helix_desktop.ui.event_bridge import joined_events, repeating_timer, set_running
from helix_desktop.ui.page_controller import WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.formatting import (
    duration_text,
    error_parts,
    error_text,
    retold,
    tr,
    trail_text,
)
from helix_desktop.ui.widgets.labels import plain_tip


class RunningSessions:
    """The running sessions with the start of each turn, and those that wait for a retry."""

    def __init__(self) -> None:
        self._since: dict[SessionId, float] = {}
        self._waits: dict[SessionId, tuple[float, RetryPlanned]] = {}
        """The failed requests, each with the time when it is sent again."""

    def __bool__(self) -> bool:
        return bool(self._since)

    def __contains__(self, session: object) -> bool:
        return session in self._since

    @property
    def sessions(self) -> set[SessionId]:
        return set(self._since)

    def begin(self, session: SessionId, now: float) -> None:
        self._since[session] = now

    def clear(self) -> None:
        self._since.clear()
        self._waits.clear()

    def take(self, event: Live, now: float) -> None:
        match event:
            case TurnRunning(session):
                self.begin(session, now)
            case TurnFinished(session):
                self._since.pop(session, None)
                self._waits.pop(session, None)
            case RetryPlanned(session, seconds):
                self._waits[session] = now + seconds, event
            case (
                TextArrived(session)
                | ThinkingArrived(session)
                | SearchArrived(session)
                | ToolCallStarted(session)
            ):
                self._waits.pop(session, None)
            case Journaled(recorded):
                self._waits.pop(recorded.session, None)

    def state(self, session: SessionId, now: float) -> tuple[str, str]:
        """Return the state's text and tone."""
        if (since := self._since.get(session)) is None:
            return tr("Ready"), "mut"
        until, retry = self._waits.get(session, (0.0, None))
        if retry is not None and until > now:
            return retry_text(until - now, retry.attempt), "warn"
        return tr("Running · {0}").format(duration_text(now - since)), "ok"

    def reason(self, session: SessionId, now: float) -> str:
        """Return the reason why a session waits for a retry; "" if none is planned."""
        until, retry = self._waits.get(session, (0.0, None))
        return retold(retry.reason) if retry is not None and until > now else ""


class UnjournaledEvents:
    """What arrived of replies that are being streamed, and of calls without a journaled result.

    Results are journaled together with those of the calls made beside them, so a session that is
    shown anew would know nothing of calls that run, wait for approval, or are over.
    """

    def __init__(self) -> None:
        self._pieces: defaultdict[SessionId, list[Live]] = defaultdict(list)
        """The pieces of each session's reply."""
        self._calls: defaultdict[SessionId, dict[str, dict[type[Live] | str, Live]]] = defaultdict(
            dict
        )
        self._open_questions: dict[str, tuple[SessionId, str]] = {}
        """The session and the call of each open question."""

    def of(self, session: SessionId) -> list[Live]:
        """Return a session's events; neighboring pieces of a reply are joined."""
        pieces, calls = self._pieces[session], self._calls[session].values()
        return [*joined_events(pieces), *(event for call in calls for event in call.values())]

    def take(self, event: Live) -> None:
        match event:
            case TextArrived(session) | ThinkingArrived(session) | SearchArrived(session):
                self._pieces[session].append(event)
            case PermissionRequested(question):
                self._open_questions[question.id] = question.session, question.call.id
                self._note(question.session, question.call.id, event)
            case PermissionSettled(question=question):
                session, call = self._open_questions.pop(question, (NO_SESSION, ""))
                self._calls[session].pop(call, None)
            case FormRequested(number, question) if question.call:
                self._calls[question.session].setdefault(question.call, {})[number] = event
            case FormSettled(number, session):
                for events in self._calls[session].values():
                    events.pop(number, None)
            case ToolCallStarted(session, call):
                self._note(session, call.id, event)
            case ToolCallProgressed(session, call):
                self._note(session, call, event)
            case ToolCallEnded(session, returned):
                self._calls[session].pop(returned.call, None)
                self._note(session, returned.call, event)
            case Journaled(Recorded(session=session, event=AssistantReplied())):
                self._pieces.pop(session, None)
            case Journaled(Recorded(session=session, event=ToolReturned(call=call))):
                self._calls[session].pop(call, None)
            case TurnFinished(session):
                self._pieces.pop(session, None)
                self._calls.pop(session, None)

    def _note(self, session: SessionId, call: str, event: Live) -> None:
        self._calls[session].setdefault(call, {})[type(event)] = event


OUTPUT_BYTES = 64 * 1024
"""The bytes read for the 40 lines of an opened output."""
CLOCK_INTERVAL_MS = 1_000


class ChatController(WorkspaceController):
    """The controller of the conversation's page, for one open workspace."""

    begun = Signal(str)
    """A message started a new session: its ID."""
    changed = Signal()
    """The running sessions, or those that wait for the user, may have changed."""

    def __init__(
        self,
        context: WorkspaceContext,
        open_workspace: OpenWorkspace,
        make_comments: Callable[[], CommentBar],
    ) -> None:
        super().__init__(context)
        self._archive, self._drafts = open_workspace.archive, open_workspace.drafts
        self._cache, self._changed_files = open_workspace.cache, open_workspace.changed_files
        self._pending: list[Live] | None = None
        """The events of a session that are not in its journal when that is being read."""
        self._loads = 0
        """The number of journals that were to be shown so far."""
        self._unjournaled = UnjournaledEvents()
        self.running = RunningSessions()
        self.transcript = TranscriptModel()
        self.page = ChatPage(
            context,
            self.transcript,
            work=open_workspace.work,
            models=SessionModelChoice(
                open_workspace.models,
                open_workspace.choose_model,
                open_workspace.choose_session_model,
            ),
            efforts=open_workspace.efforts,
            archive=open_workspace.archive,
            permissions=open_workspace.permissions,
            make_comments=make_comments,
        )
        self.permissions = PermissionController(
            context,
            self.page,
            parts=PermissionParts(
                open_workspace.permissions,
                open_workspace.agreements,
                open_workspace.prices,
                open_workspace.work,
                open_workspace.open_questions,
                open_workspace.attend,
            ),
        )
        self.row_controller = RowController(
            context,
            self.page,
            self.transcript,
            actions=RowParts(
                open_workspace.session_actions,
                open_workspace.window_items,
                open_workspace.rewinder,
                open_workspace.pauses,
                open_workspace.drafts,
                open_workspace.changed_files,
                open_workspace.set_aside.put_back,
                open_workspace.rulebook,
                open_workspace.send,
                open_workspace.bring,
                open_workspace.resume,
            ),
        )
        self.composer_controller = ComposerController(
            context,
            self.page,
            parts=ComposerParts(
                open_workspace.queue,
                open_workspace.drafts,
                open_workspace.attachments,
                open_workspace.requests,
                open_workspace.modes,
                open_workspace.send,
            ),
            mention_parts=MentionParts(
                open_workspace.mentions_of,
                open_workspace.slash_commands,
                open_workspace.agents.of,
                open_workspace.seen,
            ),
        )
        self.modes = ModeController(context, self.page, open_workspace.modes)
        self._clock_timer = repeating_timer(self.page, CLOCK_INTERVAL_MS, self.show_state)
        composer, view, run = self.page.composer, self.page.view, self._bridge.run
        self.composer_controller.sent.connect(self._on_sent)
        composer.stopped.connect(self._on_stopped)
        composer.editor.paste_refused.connect(self._navigation.warned)
        self.transcript.reason_requested.connect(view.output_requested)
        view.output_requested.connect(
            lambda digest: run(self._load_output(Digest(digest)), "read output")
        )
        view.last_lines_requested.connect(
            lambda digest, size: run(self._load_last_lines(Digest(digest), size), "read an end")
        )
        view.diff_requested.connect(lambda change: run(self._load_diff(change), "compare an edit"))
        self.permissions.changed.connect(self._changed)
        self.show_place()

    async def begin(self) -> SessionId:
        """Return the first session to show: the one shown last, or else the newest.

        NO_SESSION if a draft waits there.
        """
        self.composer_controller.mention_controller.begin()
        self.composer_controller.show(NO_SESSION)
        heads = self._archive.at(ArchivePlace.OPEN, await self._sessions.all())
        for head in heads:
            if self._sessions.running(head.id):
                self.running.begin(head.id, self._clock.now())
        sessions, shown = [head.id for head in heads], self._drafts.shown
        if not sessions or self._drafts.draft(NO_SESSION):
            return NO_SESSION
        return shown if shown in sessions else sessions[0]

    def show_weighed(self, weighed: WindowWeight | None) -> None:
        self.page.composer.show_weighed(weighed)
        self.page.model.show_weighed(weighed)

    def show_place(self) -> None:
        """Show the name of the workspace and the session's model."""
        self.page.composer.show_place(self._settings.workspace.name)
        self.page.model.show_model()
        self.page.place.set_text(trail_text(self._settings.workspace.name))

    def close(self) -> None:
        """Stop all timers and remove all questions."""
        self.running.clear()
        self.modes.keep_typed()
        for part in (self.composer_controller, self.row_controller, self.permissions):
            part.close()
        self.page.model.leave()
        self.page.empty.reading.cancel()
        self.page.running.clock_timer.stop()
        self.page.live.clear()
        self._clock_timer.stop()
        if self.page.existing_comments is not None:
            self.page.existing_comments.stop_timers()

    async def show_session(self, session: SessionId) -> bool:
        """Show a session; return False if the user chose one again meanwhile."""
        self.modes.keep_typed()
        self.composer_controller.note(session)
        self._session = session
        if session not in (NO_SESSION, self._drafts.shown):
            self._drafts.shown = session
            self._bridge.run(self._drafts.keep(), "save the session shown")
        self._pending = self._unjournaled.of(session)
        self._loads += 1
        load_number = self._loads
        self.permissions.show_session(session)
        self.page.subagents.show_session(session)
        self.page.effort.setEnabled(False)  # until the session has been read
        for part in (self.page.todo, self.page.running, self.page.live):
            part.show_session(session)
        self.composer_controller.show(session)
        items: Sequence[Recorded | Unreadable] = ()
        if session != NO_SESSION:
            try:
                items = await self._sessions.transcript(session)
            except HelixError as error:
                self._bridge.refused.emit(*error_parts(error))
        if load_number != self._loads:
            return False
        self.page.effort.show_session(session, items)
        self.page.model.show_session(session)
        if session == NO_SESSION:
            self.page.empty.reading.start()
        self._bridge.flush()  # events in the journal may still wait for the next frame
        missed_events, self._pending = self._pending or [], None
        self.modes.load(session, items)
        running = self._sessions.running(session)
        self.transcript.load(items, running=running, estimated=self._estimated())
        # what arrived while the journal was read, without pieces of replies that it already has
        last_read = items[-1].seq if items else 0
        last_index = max(
            (
                index
                for index, event in enumerate(missed_events)
                if isinstance(event, Journaled) and event.recorded.seq <= last_read
            ),
            default=-1,
        )
        for index, event in enumerate(missed_events):
            is_piece = isinstance(event, TextArrived | ThinkingArrived | SearchArrived)
            if index > last_index or not is_piece:
                self.transcript.take(event)
                self.modes.take(event)
        self.row_controller.show_session(session)  # until now, on the rows left behind
        return True

    def take(self, event: Live) -> None:
        self.running.take(event, self._clock.now())
        self.permissions.take(event)
        page = self.page
        for part in (page.live, page.effort, page.model, page.todo, page.running):
            part.take(event)
        self.composer_controller.take(event)
        if isinstance(event, WorkspaceChanged):
            self.show_place()
            self.modes.show()
            self.transcript.runs.estimated = self._estimated()
        self._unjournaled.take(event)
        if isinstance(event, ToolCallEnded | TurnFinished):
            self.page.subagents.show_state()
        if event_session(event) != self._session:
            return
        if isinstance(event, Journaled) and isinstance(event.recorded.event, LlmChanged):
            self.transcript.runs.estimated = self._estimated()
        if self._pending is not None:
            self._pending.append(event)
        else:
            self.transcript.take(event)
            self.modes.take(event)

    def _estimated(self) -> bool:
        """Whether Helix's counts for the session's model are estimates."""
        return not self._sessions.llm_of(self._session).tokenizer_known

    def show_state(self) -> None:
        """Show in the top bar and the composer whether the session is running, and for how long."""
        page, running = self.page, self._session in self.running
        page.composer.set_running(running)
        self.modes.show_running(running)
        set_running(self._clock_timer, running)
        now = self._clock.now()
        text, tone = self.running.state(self._session, now)
        page.state.show_text(text, tone)
        page.state.setToolTip(plain_tip(self.running.reason(self._session, now)))
        self.page.subagents.show_state()

    async def _load_output(self, digest: Digest) -> None:
        try:
            text = await self._cache.preview(digest, OUTPUT_BYTES)
        except HelixError as error:
            text = error_text(error)
        self.page.view.show_output(digest, text)

    async def _load_last_lines(self, digest: Digest, size: int) -> None:
        try:
            end = await self._cache.output_end(digest, size, LAST_BYTES)
        except HelixError:
            return  # reported when the output is opened
        lines = last_output_lines(end, is_cut=size > LAST_BYTES, most=MAX_ANSWER_LINES)
        self.transcript.show_last_lines(digest, lines)

    async def _load_diff(self, change: FileChanged) -> None:
        files = self._changed_files
        diffs: list[tuple[str, FileDiff]] = []
        changes = fold_file_changes(self.transcript.edits(change.call))
        for file in changes:
            try:
                diffs.append((file.path, await files.compare(file)))
            except HelixError:  # damaged contents are reported where they are opened
                diffs.append((file.path, FileDiff(comparable=False)))
        if is_uncertain(change):
            self.transcript.show_diff(change, command_diff(diffs))
        elif diffs:
            # in a thread, since hundreds of lines may be colored
            diff = await asyncio.to_thread(row_diff, diffs[-1][1], changes[-1])
            self.transcript.show_diff(change, diff)

    def _on_sent(self, sent_to: str, session: str) -> None:
        """Show that a turn runs, and the new session if the message started one."""
        if self._sessions.running(SessionId(session)):  # events arrive a frame later
            self.running.begin(SessionId(session), self._clock.now())
            self._changed()
        if sent_to == self._session == NO_SESSION:
            self.begun.emit(session)

    def _on_stopped(self) -> None:
        if not self.composer_controller.leave_edit():
            self._bridge.run(self._sessions.stop(self._session), "stop")

    def _changed(self) -> None:
        self.show_state()
        self.modes.show_plan()
        self.changed.emit()
