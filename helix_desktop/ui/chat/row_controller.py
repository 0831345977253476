"""What the buttons and menu of a row in the conversation do: edit and resend, retry, branch,
rewind, continue, pin, exclude, include, change a large output, open hidden files.

They go to the open workspace, or through `Navigation` to another page.

Rows offer the actions of the Context page on the message being read: *Pin to context*, *Exclude
from context*, *Include in full*, and why it is there. While the pointer rests on a row, its toolbar
shows why the row is in the next request.

The menu *Change…* of a large output offers full, preview, or excerpt instead, each with its tokens.
The form that is in force is ticked.

Buttons below a call open its hidden secret files to commands, or put back files set aside. A card
of a waiting call has the first of these buttons too, which there means all files. Such a choice
applies from the next command on, and Settings, Permissions can revoke it.
"""

import asyncio
import os
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from functools import partial
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QPoint, QProcess, Qt, QUrl, Signal
from PySide6.QtGui import QCursor, QDesktopServices, QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QWidget
from shiboken6 import isValid

from helix_desktop.app.editors import editor_command, is_opened_by_desktop
from helix_desktop.app.formula_renderer import FormulaRenderer
from helix_desktop.app.inspection.window_items import WindowItem, WindowItemKey, WindowItems
from helix_desktop.app.sessions.changed_files import ChangedFiles
from helix_desktop.app.sessions.drafts import Drafts
from helix_desktop.app.sessions.message_queue import Send
from helix_desktop.app.sessions.paused_sessions import PausedSessions, parse_time
from helix_desktop.app.sessions.rewinding import Rewinder, RewindPart, RewindPlan
from helix_desktop.app.sessions.session_actions import OutputRoom, SessionActions
from helix_desktop.app.workspaces.workspace_permissions import Rulebook
from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId
from helix_desktop.domain.errors import EngineError, HelixError
from helix_desktop.domain.events import Cause, Pause
from helix_desktop.domain.file_changes import (
    ChangedFile,
    FileChange,
    FileDiff,
    GitChange,
    RestoreOutcome,
)
from helix_desktop.domain.formulas import Formula
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.inspected_request import InspectedKind
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.changes.comment_bar import CommentBar
from helix_desktop.ui.changes.diff_lines import CHANGED_KINDS
from helix_desktop.ui.changes.page import RESULT_TEXTS
from helix_desktop.ui.chat.cards.question_card import prompt_question
from helix_desktop.ui.chat.code_actions import ApplyDialog, save_code
from helix_desktop.ui.chat.page import WORDS, ChatPage
from helix_desktop.ui.chat.rewind_dialog import MAX_LINES, RewindDialog
from helix_desktop.ui.chat.transcript.event_rows import SMALL
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.rows import (
    BranchNote,
    FailureNote,
    GateNote,
    RewriteNote,
    RowAction,
    RowKind,
    TranscriptRow,
)
from helix_desktop.ui.chat.transcript.tool_rows import few_names, shown_diff_lines
from helix_desktop.ui.event_bridge import single_shot_timer
from helix_desktop.ui.markdown.block_layout import TextActionKind
from helix_desktop.ui.markdown.model import MessageBlock
from helix_desktop.ui.page_controller import CHAT, WorkspaceContext, WorkspaceController
from helix_desktop.ui.style.canvas import is_right_to_left, set_surface
from helix_desktop.ui.text.block_labels import block_reason_text, pin_cost_text
from helix_desktop.ui.text.formatting import (
    count_text,
    decimal_text,
    dotted_text,
    listed_text,
    own_count_text,
    phrase_text,
    plural,
    sentences_text,
    time_text,
    tr,
)
from helix_desktop.ui.text.safe_text import names_text, one_line
from helix_desktop.ui.widgets.accessibility import announce, copy_text
from helix_desktop.ui.widgets.dialogs import ConfirmQuestion, ask
from helix_desktop.ui.widgets.labels import decode_image
from helix_desktop.ui.widgets.layout import column_of
from helix_desktop.ui.widgets.notices import NoticeTone
from helix_desktop.ui.widgets.row_list import ICON, KEYS, Part, Row, RowList, RowShape

MODELS, BUDGETS = "models", "budgets"
"""The keys of pages of the settings."""
POINTER_PAUSE_MS = 120
"""The milliseconds that the pointer rests on a row before the reason for its presence is found."""


class RowParts(Struct, frozen=True):
    """What the actions of rows act on, beside the sessions."""

    session_actions: SessionActions
    window_items: WindowItems
    rewinder: Rewinder
    pauses: PausedSessions
    drafts: Drafts
    changed_files: ChangedFiles
    put_back: Callable[[str], Coroutine[object, object, object]]
    """Puts back a copy of a file that a command was not to change."""
    rulebook: Rulebook
    send: Send
    bring: Callable[[str, SessionId], Coroutine[object, object, object]]
    resume: Callable[[SessionId], Coroutine[object, object, None]]


class RowController(WorkspaceController):
    """The controller of the actions of a page's rows, their code, and the activity cards."""

    menu_requested = Signal(object, object)
    """The actions to choose from, and the position of the menu on the screen."""

    def __init__(
        self,
        context: WorkspaceContext,
        page: ChatPage,
        model: TranscriptModel,
        *,
        actions: RowParts,
    ) -> None:
        super().__init__(context)
        self._parts = actions
        self._context, self._page, self._model = context, page, model
        self._seq_wanted = 0
        self._planning_rewind = False
        self._formulas = FormulaRenderer()
        self._pointed: TranscriptRow | None = None
        self._rest = single_shot_timer(self, POINTER_PAUSE_MS, self._on_rested)
        self.code_dialog: ApplyDialog | None = None
        self.start_program: Callable[[str, list[str], str], object] = QProcess.startDetached
        self.open_url: Callable[[QUrl], object] = QDesktopServices.openUrl
        self.variables: Mapping[str, str] = os.environ
        navigation, view, run = context.navigation, page.view, self._bridge.run
        view.action_requested.connect(self._on_requested)
        view.pointed.connect(self._on_pointed)
        view.code_requested.connect(self._on_code_requested)
        view.picture_opened.connect(navigation.entry_requested)
        view.picture_requested.connect(
            lambda digest: run(self._load_picture(Digest(digest)), "read a picture")
        )
        view.formulas_requested.connect(self._on_formulas_requested)
        page.open_requested.connect(
            lambda paths: run(self._open_files(paths), "open files to commands")
        )
        navigation.message_requested.connect(self._on_message_requested)
        navigation.comments_changed.connect(self._show_comments)
        view.comment_requested.connect(self._comment)
        job, retry = page.live.job, page.live.retry
        talk = self._parts.session_actions
        job.cancel.clicked.connect(lambda: run(talk.cancel_job(self._session), "cancel a job"))
        retry.now.clicked.connect(lambda: talk.retry_now(self._session))
        retry.stopped.connect(lambda: run(self._sessions.stop(self._session), "stop"))
        retry.model.clicked.connect(lambda: navigation.settings_requested.emit(MODELS))

    def show_session(self, session: SessionId) -> None:
        """Follow a change of session, after its rows were loaded."""
        self.close()
        if session != self._session:
            if question_card := self._page.existing_card(WORDS):
                question_card.show_question(None)
            if self.code_dialog is not None:
                self.code_dialog.close_sheet()
        self._session = session
        self._show_comments()
        if self._seq_wanted:
            seq, self._seq_wanted = self._seq_wanted, 0
            self._page.view.show_row(self._model.rows.at_seq(seq))

    def close(self) -> None:
        """Forget the row under the pointer and stop the timer."""
        self._pointed = None
        self._rest.stop()

    def add_actions(self, action_registry: ActionRegistry) -> None:
        group, view, run = tr("Conversation"), self._page.view, self._bridge.run

        def newest() -> int:
            return self._model.rows.typed_before(self._model.rowCount() - 1)

        def unused() -> str:
            return "" if newest() >= 0 else tr("No messages yet.")

        def uninterrupted() -> str:
            return "" if self._model.rows.broken_off else tr("The last turn wasn't interrupted.")

        def branch() -> None:
            run(self._branch(self._model.row(self._model.rowCount() - 1).seq), "branch")

        words = tr("Continue interrupted turn")
        action_registry.add(
            Action(
                "chat.continue",
                words,
                group,
                lambda: run(self._continue(), "continue"),
                where=CHAT,
                disabled_reason=uninterrupted,
            )
        )
        commands = (
            ("find", tr("Find in conversation"), view.start_finding, "Ctrl+F"),
            ("end", tr("Go to latest message"), view.follow, ""),
            ("resend", tr("Edit and resend last message"), lambda: self._edit(newest()), ""),
            ("branch", tr("Branch conversation"), branch, ""),
            (
                "redo-rewind",
                tr("Redo what the rewind took back"),
                lambda: run(self._rewind(0), "plan a redo"),
                "",
            ),
        )
        for name, words, act, keys in commands:
            action_registry.add(Action(f"chat.{name}", words, group, act, keys, CHAT, unused))

    def _on_requested(self, index: int, want: str) -> None:
        row, run, navigation = self._model.row(index), self._bridge.run, self._navigation
        items, item_key = self._parts.window_items, request_item_key(row)

        def change(work: Awaitable[None], announcement: str) -> None:
            run(self._change(work, announcement, row), "change the window")

        match RowAction(want), row.note:
            case RowAction.EPOCH, RewriteNote(number=number):
                navigation.epoch_requested.emit(self._session, number)
            case RowAction.ORIGINAL, BranchNote(source=source):
                navigation.session_requested.emit(source)
            case RowAction.ENTRY, moment:
                content = moment.event.content if isinstance(moment, GateNote) else row.content
                if content is not None:
                    navigation.entry_requested.emit(content)
            case RowAction.EXCERPT, GateNote(event=event):
                navigation.entry_requested.emit(event.shown)
            case RowAction.DECIDE, GateNote() as moment:
                run(self._decide(index, moment), "look at the window")
            case RowAction.CONTINUE, _:
                run(self._continue(), "continue")
            case RowAction.RESUME_AT, FailureNote(pause=Pause(until=until)):
                self._ask_time(until)
            case RowAction.STAY_PAUSED, _:
                run(self._parts.pauses.change(self._session, 0.0), "stay paused")
            case RowAction.MODELS, moment:
                budget = isinstance(moment, FailureNote) and moment.cause is Cause.BUDGET
                navigation.settings_requested.emit(BUDGETS if budget else MODELS)
            case RowAction.KEY, _:
                navigation.key_requested.emit(self._sessions.llm_of(self._session).provider)
            case RowAction.SIGN_IN, FailureNote(command=command):
                copy_text(command)
            case RowAction.RESEND, _:
                self._edit(index)
            case RowAction.AGAIN, _:
                typed = self._model.rows.typed_before(index)
                if typed >= 0:
                    question = self._model.row(typed)
                    run(self._resend(question, question.text), "ask again")
            case RowAction.BRANCH, _:
                run(self._branch(row.seq), "branch")
            case RowAction.SEND_BACK, _:
                run(self._send_back(row), "send back")
            case RowAction.REWIND, _:
                run(self._rewind(row.seq), "plan a rewind")
            case RowAction.REDO, _:
                run(self._rewind(0), "plan a redo")
            case RowAction.STOP, _:
                self._sessions.stop_server_call(self._session, row.call)
            case RowAction.REQUEST, _:
                request = self._model.rows.request_of(index)
                navigation.request_requested.emit(self._session, request)
            case RowAction.PIN, _ if row.pin:
                change(items.unpin(self._session, row.pin), tr("Unpinned"))
            case RowAction.PIN, _:
                change(items.pin(self._session, item_key), tr("Pinned to context"))
            case RowAction.LEAVE, _:
                change(items.leave_out(self._session, item_key), tr("Excluded from context"))
            case RowAction.BACK, _:
                change(items.take_back(self._session, item_key), tr("Included in full"))
            case RowAction.WHY, _:
                run(self._go_to_block(item_key), "show a block")
            case RowAction.COMMENT, _:
                self._comment(index, -1)
            case RowAction.EDITOR, _:
                run(self._open_in_editor(row), "open a file")
            case RowAction.UNDO_CHANGE | RowAction.REDO_CHANGE, _:
                run(self._undo_change(index, row), "undo a change")
            case RowAction.UNDO_TURN, _:
                run(self._ask_undo_turn(row), "look at the changes of a turn")
            case RowAction.OPEN, _:
                self._offer(row.hidden, lambda paths: self._open(index, row, paths))
            case RowAction.PUT_BACK, _:
                # as the menu shows them: when one is chosen, some may be back already
                copies = dict(row.aside)
                self._offer(
                    tuple(copies),
                    lambda paths: self._put_back(index, row, copies=copies, paths=paths),
                )

    def _comment(self, index: int, line: int) -> None:
        """Write a comment on a line of a card; -1 stands for the first line that changed."""
        row = self._model.row(index)
        if row.diff is None or row.diff.change is None:
            return
        lines = shown_diff_lines(row)
        changed = (at for at, shown in enumerate(lines) if shown.kind in CHANGED_KINDS)
        line = line if line >= 0 else next(changed, -1)
        self._comment_bar().begin(row.diff.change, lines, line)

    async def _open_in_editor(self, row: TranscriptRow) -> None:
        """Open a card's file at its first changed line."""
        if row.diff is None or row.diff.change is None:
            return
        lines = shown_diff_lines(row)
        numbers = (line.new for line in lines if line.kind in CHANGED_KINDS and line.new)
        files = self._parts.changed_files
        path = await files.file_place(self._session, row.diff.change.path)
        await self._open_file(path, next(numbers, 1))

    async def _open_file(self, path: Path, line: int) -> None:
        command = await asyncio.to_thread(editor_command, path, line, self.variables)
        if command and self.start_program(command[0], list(command[1:]), str(Path.home())):
            return
        safe = await asyncio.to_thread(is_opened_by_desktop, path)
        self.open_url(QUrl.fromLocalFile(str(path if safe else path.parent)))
        if not safe:
            self._page.notice.show_message(
                tr("Opened the folder of {0}.").format(one_line(path.name)),
                tr("To open files at a line, set VISUAL to your editor, such as code or kate."),
                tone=NoticeTone.NOTE,
            )

    async def _undo_change(self, index: int, row: TranscriptRow) -> None:
        """Undo a card's change, also below later ones of the same file, or redo it."""
        diff, files, session = row.diff, self._parts.changed_files, self._session
        if diff is None or (change := diff.change) is None:
            return
        redo: FileChange | None = None
        if diff.redo is not None:
            result = await files.redo_hunks(session, diff.redo)
        elif change.before is None or change.after is None or not diff.file_diff.hunks:
            [result] = await files.restore(session, [change])
            redo = replace(change, before=change.after, after=change.before, unwritten=())
        else:
            numbers = range(len(diff.file_diff.hunks))
            result = await files.restore_hunks(session, change, numbers)
            redo = result.back
        is_done = result.result is RestoreOutcome.DONE
        if is_done and row.diff is diff:
            row.diff = replace(diff, redo=redo)
            self._model.show_changed_row(index, row)
        words = tr("Undone: {0}") if is_done else tr("Not undone: {0}")
        if diff.redo is not None:
            words = tr("Redone: {0}") if is_done else tr("Not redone: {0}")
        text, _tone = RESULT_TEXTS[result.result]
        detail = sentences_text((phrase_text(text), result.detail))
        tone = NoticeTone.GOOD if is_done else NoticeTone.BAD
        self._page.notice.show_message(words.format(one_line(change.path)), detail, tone=tone)

    async def _ask_undo_turn(self, row: TranscriptRow) -> None:
        session, files = self._session, self._parts.changed_files
        changed = await files.of_turn(session, row.call)
        sure = [file.change for file in changed if not file.change.while_command]
        if session != self._session:
            return
        if not sure:
            self._page.notice.show_message(
                tr("Nothing of this turn is left to undo here."), tone=NoticeTone.NOTE
            )
            return
        texts = [names_text(tuple(dict.fromkeys(change.path for change in sure)))]
        if by_commands := len(changed) - len(sure):
            texts.append(
                plural(
                    by_commands,
                    "{0} more that changed while a command ran stays. Undo it under Changes.",
                    "{0} more that changed while commands ran stay. Undo them under Changes.",
                )
            )
        texts.append(tr("Helix keeps the present version, so you can undo this."))
        question = ConfirmQuestion(tr("Undo this turn?"), tr("Undo"), tuple(texts))
        run = self._bridge.run
        ask(
            self._page.window(),
            question,
            lambda _text: run(self._undo_turn(session, sure), "undo a turn"),
        )

    async def _undo_turn(self, session: SessionId, changes: Sequence[FileChange]) -> None:
        results = await self._parts.changed_files.restore(session, changes)
        done = sum(result.result is RestoreOutcome.DONE for result in results)
        kept = tuple(
            result.path
            for result in results
            if result.result not in (RestoreOutcome.DONE, RestoreOutcome.NOTHING_TO_DO)
        )
        texts = [tr("Helix learns about it with the next request. Redo it under Changes.")]
        if kept:
            texts.insert(0, tr("These files didn't change: {0}").format(names_text(kept)))
        self._page.notice.show_message(
            plural(done, "{0} file restored.", "{0} files restored."),
            sentences_text(texts),
            tone=NoticeTone.BAD if kept else NoticeTone.GOOD,
        )

    def _comment_bar(self) -> CommentBar:
        is_new, bar = self._page.existing_comments is None, self._page.comments
        if is_new:
            bar.line_chosen.connect(self._show_comments)
        if bar.session != self._session:
            bar.show_session(self._session)
        return bar

    def _show_comments(self, _line: int = -1) -> None:
        """Show the session's comments on lines, if there are any, and mark their lines."""
        comments = self._parts.drafts.draft(self._session).comments
        if comments or self._page.existing_comments is not None:
            self._page.view.show_comments(comments, self._comment_bar().written)

    def _edit(self, index: int) -> None:
        typed = self._model.rows.typed_before(index)
        if typed < 0:
            return
        row = self._model.row(typed)
        hint = tr("Your edit goes to a new branch. This conversation stays unchanged.")
        if row.images:
            hint += " " + tr("The images are included.")
        question = prompt_question(
            tr("Edit and resend"),
            hint,
            row.text,
            send=tr("Send in new branch"),
            done=lambda text: self._bridge.run(self._resend(row, text), "resend"),
        )
        self._page.words.show_question(question)

    async def _resend(self, row: TranscriptRow, text: str) -> None:
        session = self._session
        new_session = await self._parts.session_actions.branch(session, row.seq, before=True)
        # until it is sent, the text is a draft there: nothing is lost if sending fails
        self._parts.drafts.note(new_session, text, row.images)
        try:
            await self._parts.send(new_session, text, row.images)
        except HelixError:
            self._navigation.session_requested.emit(new_session)
            raise
        self._parts.drafts.note(new_session, "")
        self._navigation.session_requested.emit(new_session)

    async def _branch(self, seq: int) -> None:
        new_session = await self._parts.session_actions.branch(self._session, seq)
        self._navigation.session_requested.emit(new_session)

    async def _send_back(self, row: TranscriptRow) -> None:
        """Add a row of a branch to the context of its parent, and lead there."""
        branch = self._session
        heads = await self._sessions.all()
        parent = next((head.source for head in heads if head.id == branch), NO_SESSION)
        if not any(head.id == parent for head in heads):
            raise EngineError("The parent of this branch was deleted.", "Nothing changed.")
        await self._parts.bring(f"{branch}/{row.returned or row.seq}", parent)
        if branch == self._session:
            self._navigation.session_requested.emit(parent)

    async def _rewind(self, seq: int) -> None:
        """Ask what goes back to a message; 0 stands for the redo of the last rewind."""
        session, rewinder = self._session, self._parts.rewinder
        if self._planning_rewind:
            return
        self._planning_rewind = True
        try:
            plan = await (rewinder.plan(session, seq) if seq else rewinder.redo_plan(session))
        finally:
            self._planning_rewind = False
        if session != self._session:
            return
        dialog = RewindDialog(self._page, plan)
        dialog.accepted.connect(
            lambda in_place, keep: self._bridge.run(
                self._rewind_to(plan, keep, in_place=in_place), "rewind"
            )
        )
        dialog.open()
        changes: list[tuple[ChangedFile, FileDiff]] = []
        lines = 0
        for file in (*plan.files, *plan.git):
            change = file.change
            back = replace(change, before=change.after, after=change.before)
            try:
                diff = await self._parts.changed_files.compare(
                    change.forward if isinstance(change, GitChange) else back
                )
            except HelixError:  # a damaged content: the others are shown all the same
                diff = FileDiff(comparable=False)
            if not isValid(dialog):
                return
            changes.append((file, diff))
            lines += sum(hunk.count("\n") for hunk in diff.hunks)
            if lines > MAX_LINES:
                break
        dialog.show_changes(changes)

    async def _rewind_to(
        self, plan: RewindPlan, keep: Sequence[RewindPart], *, in_place: bool
    ) -> None:
        result = await self._parts.rewinder.rewind(plan, in_place=in_place, keep=keep)
        is_draft = bool(plan.draft) and "conversation" not in keep
        if result.session == self._session:
            if is_draft:
                self._navigation.recall_requested.emit(plan.draft)
        else:
            if is_draft:
                self._parts.drafts.add(result.session, plan.draft)
            if plan.session == self._session:
                self._navigation.session_requested.emit(result.session)
        if result.failed:
            names = names_text(tuple(failed.path for failed in result.failed))
            self._page.notice.show_message(tr("These files didn't change: {0}").format(names), "")

    def _ask_time(self, until: float) -> None:
        """Ask when the session goes on by itself."""
        session = self._session

        def choose(text: str) -> None:
            async def change() -> None:
                time = parse_time(text, now=self._clock.now())
                await self._parts.pauses.change(session, time)

            self._bridge.run(change(), "choose when to resume")

        question = ConfirmQuestion(
            tr("Resume at"),
            tr("Resume at this time"),
            (tr("A time such as 14:05, or a date with it such as 2026-12-01 14:05."),),
            line=time_text(until or self._clock.now()),
            line_name=tr("Time"),
        )
        ask(self._page.window(), question, choose)

    async def _continue(self) -> None:
        self._page.view.follow()
        await self._parts.resume(self._session)

    async def _decide(self, index: int, moment: GateNote) -> None:
        """Show the other forms of an output, and their effect on the context."""
        session, event = self._session, moment.event
        output_room = await self._parts.session_actions.room(
            session, shown=event.tokens_after, full_output=event.tokens_before
        )
        if session != self._session:
            return
        view = self._page.view
        row_layout = view.row_layout_at(index)
        menu = GateDecisionMenu(view, gate_menu_items(moment, output_room))
        menu.chosen.connect(lambda choice: self._on_decided(moment, choice))
        view.verticalScrollBar().valueChanged.connect(menu.leave)  # its row moves away
        end_x = 14 if row_layout.from_right else round(row_layout.width) - 14
        below_button = view.row_rect(index).topLeft().toPoint() + QPoint(end_x, 90)
        menu.open_at(view.viewport().mapTo(view, below_button))

    def _on_decided(self, moment: GateNote, choice: str) -> None:
        event, decide = moment.event, self._parts.session_actions.decide

        def change(form: GateChoice, words: str = "") -> None:
            work = decide(self._session, event.call, form, instructions=words)
            self._bridge.run(work, "decide again")

        if choice == OTHER_INSTRUCTIONS:
            question = prompt_question(
                tr("What should Helix keep from this output?"),
                tr(
                    "The fast model reads the whole output. The change applies from the next "
                    "request; the prompt cache is rebuilt from here."
                ),
                event.instructions,
                send=tr("Keep excerpt"),
                done=lambda text: change(GateChoice.EXTRACT, text),
            )
            self._page.words.show_question(question)
        elif choice != event.choice:
            change(GateChoice(choice))

    def _on_message_requested(self, session: str, seq: int) -> None:
        if session == self._session:
            self._navigation.page_requested.emit(CHAT)
            self._page.view.show_row(self._model.rows.at_seq(seq))
            return
        self._seq_wanted = seq
        self._navigation.session_requested.emit(session)

    def _on_formulas_requested(self, formulas: list[Formula]) -> None:
        if self._formulas.add(formulas):
            self._bridge.load(self._formulas.serve(self._page.view.show_formulas), "draw formulas")

    async def _load_picture(self, digest: Digest) -> None:
        try:
            data = await self._parts.session_actions.picture(digest)
            image = await asyncio.to_thread(decode_image, data, SMALL)
        except HelixError:
            image = None
        self._page.view.show_picture(digest, image)

    def _on_code_requested(self, kind: TextActionKind, block: MessageBlock) -> None:
        if kind is TextActionKind.SAVE:
            save_code(block, self._page, self._bridge)
        elif self.code_dialog is None:
            self.code_dialog = ApplyDialog(
                self._page, block, self._context, self._parts.changed_files, self._session
            )
            self.code_dialog.closed.connect(self._on_code_dialog_closed)
            self.code_dialog.open(self.code_dialog.field)
            self.code_dialog.compare()

    def _on_code_dialog_closed(self) -> None:
        self.code_dialog = None

    def _on_pointed(self, index: int) -> None:
        row = self._model.row(index)
        if row.output_state is not None:
            self._pointed = row
            self._rest.start()

    def _on_rested(self) -> None:
        if self._pointed is not None:
            self._bridge.run(self._show_reason(self._pointed), "why a row is there")

    async def _show_reason(self, row: TranscriptRow) -> None:
        try:
            item = await self._parts.window_items.find(self._session, request_item_key(row))
        except HelixError:
            return  # a click on the row's button reports the error
        reason = block_presence_text(item, self._clock.now())
        self._page.view.toolbar.show_why(row, reason)

    async def _change(self, work: Awaitable[None], announcement: str, row: TranscriptRow) -> None:
        await work
        announce(self._page.view, announcement)
        await self._show_reason(row)

    async def _go_to_block(self, item_key: WindowItemKey) -> None:
        """Go to the block of the next request that holds the item, or a summary that covers it."""
        session = self._session
        item = await self._parts.window_items.find(session, item_key)
        if item is not None and session == self._session:
            self._navigation.block_requested.emit(session, item.block.key)

    def _offer(
        self,
        paths: Sequence[str],
        apply: Callable[[Sequence[str]], Coroutine[object, object, None]],
    ) -> None:
        """Run the work for the path; if there are several, let the user choose in a menu."""

        def run(chosen_paths: Sequence[str]) -> None:
            self._bridge.run(apply(chosen_paths), "keep a choice")

        if len(paths) == 1:
            run(paths)
        elif paths:
            choices = [*((path, (path,)) for path in paths), (tr("All files"), tuple(paths))]
            actions = [
                Action(f"kept.{index}", words, "", partial(run, chosen_paths))
                for index, (words, chosen_paths) in enumerate(choices)
            ]
            self.menu_requested.emit(actions, QCursor.pos())

    async def _open(self, index: int, row: TranscriptRow, paths: Sequence[str]) -> None:
        await self._open_files(paths)
        row.hidden = tuple(path for path in row.hidden if path not in paths)
        self._model.show_changed_row(index, row)

    async def _open_files(self, paths: Sequence[str]) -> None:
        await self._parts.rulebook.open(paths)
        words = tr("Now open to commands: {0}").format(few_names(paths))
        hint = tr("Close files to commands again in Settings › Permissions.")
        self._page.notice.show_message(words, hint, tone=NoticeTone.GOOD)

    async def _put_back(
        self, index: int, row: TranscriptRow, *, copies: dict[str, str], paths: Sequence[str]
    ) -> None:
        for path in paths:
            await self._parts.put_back(copies[path])
            row.aside = tuple(file for file in row.aside if file[0] != path)
        self._model.show_changed_row(index, row)
        words = tr("Put back: {0}").format(few_names(paths))
        self._page.notice.show_message(words, tone=NoticeTone.GOOD)


MENU_WIDTH = 352
MENU_SHAPE = RowShape(44, start=14, text=40, end=14, gap=8, inset=4, space=2)


OTHER_INSTRUCTIONS = "other"
"""The choice to compact with new instructions."""


class GateMenuItem(Struct, frozen=True):
    """A line of the menu; `figure` has its tokens, `ticked` marks the current choice."""

    id: str
    words: str
    about: str
    key: str
    figure: str = ""
    ticked: bool = False
    able: bool = True


def gate_menu_items(moment: GateNote, output_room: OutputRoom) -> tuple[GateMenuItem, ...]:
    """Return every form that an output with a decision can have."""
    choice, (before, after) = moment.event.choice, moment.figures
    is_extract, is_full = choice is GateChoice.EXTRACT, choice is GateChoice.KEEP_FULL
    is_preview = choice is GateChoice.KEEP_PREVIEW
    if is_full:
        size_text = tr("Complete and unchanged")
    elif output_room.fits:
        size_text = tr("Fits: context grows to {0}%").format(decimal_text(output_room.percent, 1))
    else:
        after_text, limit_text = count_text(output_room.after), count_text(output_room.limit)
        size_text = tr("Doesn't fit: {0} of {1} tokens").format(after_text, limit_text)
    items = (
        GateMenuItem(
            GateChoice.KEEP_PREVIEW,
            tr("Preview"),
            tr("Beginning, end, and key lines"),
            "2",
            after if is_preview else "",
            ticked=is_preview,
        ),
        GateMenuItem(
            GateChoice.KEEP_FULL,
            tr("Full output"),
            size_text,
            "3",
            before,
            ticked=is_full,
            able=is_full or output_room.fits,
        ),
    )
    if not is_extract:
        return (*items, GateMenuItem(OTHER_INSTRUCTIONS, tr("Excerpt…"), "", "E"))
    about = one_line(" ".join(moment.event.instructions.split()), 200)
    return (
        GateMenuItem(GateChoice.EXTRACT, tr("Excerpt"), about, "1", after, ticked=True),
        *items,
        GateMenuItem(OTHER_INSTRUCTIONS, tr("Excerpt with other instructions…"), "", "E"),
    )


def _gate_row(item: GateMenuItem) -> Row:
    icon, tone = ("check", "acc") if item.ticked else ("edit", "fg2")
    has_icon = item.ticked or item.id == OTHER_INSTRUCTIONS
    title_tone, figure_tone = ("fg", "fg2") if item.able else ("dis", "dis")
    title = Part(item.words, "strong" if item.about else "body", title_tone)
    return Row(
        item.id,
        ((title,), (Part(item.about),)) if item.about else ((title,),),
        Part(icon if has_icon else "", ICON, tone),
        (Part(item.figure, "monos", figure_tone), Part(item.key, KEYS, gap=10)),
        accessible_text=listed_text((item.words, item.about, item.figure)),
        tip=item.about,
    )


class GateDecisionMenu(QFrame):
    """A menu of an output's forms that closes by itself; `chosen` carries a GateChoice or OTHER."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget, items: tuple[GateMenuItem, ...]) -> None:
        super().__init__(parent)
        set_surface(self, "menu")
        self._over = parent
        self.setAccessibleName(tr("Change…"))
        self.list = RowList[GateMenuItem](tr("Change…"), _gate_row, MENU_SHAPE)
        self.list.show_items(items, 0)
        self.list.fit(len(items))
        self.list.setFixedWidth(MENU_WIDTH)
        self.list.chosen.connect(self._on_chosen)
        column_of(self.list, on=self, margins=(1, 5, 1, 5))

    def open_at(self, corner: QPoint) -> None:
        """Open with the upper end corner at `corner`, and move up if there is no room below."""
        self.adjustSize()
        wanted_left = corner.x() - (0 if is_right_to_left(self) else self.width())
        bounds = self._over.rect().adjusted(8, 8, -8, -8)
        left = min(max(bounds.left(), wanted_left), bounds.right() - self.width())
        top = min(corner.y(), bounds.bottom() - self.height())
        self.move(left, max(bounds.top(), top))
        self.show()
        self.raise_()
        self.list.setFocus(Qt.FocusReason.PopupFocusReason)
        QApplication.instance().focusChanged.connect(self._on_focus_changed)  # type: ignore[union-attr]

    def leave(self) -> None:
        """Close the menu, after a choice or without one."""
        if self.isVisible():
            self.hide()
            self._over.setFocus()
            self.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by the key of a form; the list handles the other keys of a menu."""
        keys = {item.key: item.id for item in self.list.items} | {" ": self.list.key}
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif choice := keys.get(event.text().upper()):
            self._on_chosen(choice)
        else:
            super().keyPressEvent(event)

    def _on_chosen(self, choice: str) -> None:
        if any(item.id == choice and item.able for item in self.list.items):
            self.leave()
            self.chosen.emit(choice)

    def _on_focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        """Close the menu when the keyboard focus leaves it."""
        if now is None or not self.isAncestorOf(now):
            self.leave()


_COVERED_TEXTS = {
    InspectedKind.HANDOVER: Phrase("Covered by handover {0}"),
    InspectedKind.OBSERVATIONS: Phrase("Covered by notes"),
    InspectedKind.NOTES: Phrase("Covered by notes"),
}


def request_item_key(row: TranscriptRow) -> WindowItemKey:
    """Return the key of a row's message or tool result in requests."""
    if row.kind is RowKind.TOOL:
        return WindowItemKey(row.returned, row.call)
    return WindowItemKey(row.seq)


def block_presence_text(item: WindowItem | None, now: float) -> str:
    """Return why an item is in the next request, or the block that covers it, with its tokens."""
    if item is None:
        return tr("Not in context")
    block = item.block
    reason = block_reason_text(block.reason, now)
    if not item.itself:
        covered = phrase_text(_COVERED_TEXTS.get(block.sort, Phrase("Covered by a handover")))
        reason = covered.format(block.name).strip()
    if not block.facts.pin:
        reason = f"{reason} · {pin_cost_text(item.pin_cost)}"
    if item.itself and block.can_exclude:
        reason = tr("{0} · excluding about {1}").format(reason, count_text(item.exclusion_cost))
    tokens = own_count_text(block.tokens, estimated=item.estimated)
    return dotted_text(reason, plural(block.tokens, "{1} token", "{1} tokens", tokens))
