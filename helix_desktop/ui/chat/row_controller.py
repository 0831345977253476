"""What the buttons and menu of a row in the conversation do: edit and resend, retry, branch,
rewind, continue, copy.

They go to the open workspace, or through `Navigation` to another page. Those on the row's place in
the next request are in `row_block_controller.py`.
"""

import asyncio
from collections.abc import Sequence

from PySide6.QtCore import QPoint
from shiboken6 import isValid

from helix_desktop.app.formula_renderer import FormulaRenderer
from helix_desktop.app.sessions.rewinding import RewindPart, RewindPlan
from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId
from helix_desktop.domain.errors import EngineError, HelixError
from helix_desktop.domain.events import Cause
from helix_desktop.domain.file_changes import ChangedFile, FileDiff, GitChange
from helix_desktop.domain.formulas import Formula
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.value import replace
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.chat.cards.question_card import prompt_question
from helix_desktop.ui.chat.gate_menu import OTHER_INSTRUCTIONS, GateDecisionMenu, gate_menu_items
from helix_desktop.ui.chat.page import WORDS, ChatPage
from helix_desktop.ui.chat.transcript.event_rows import SMALL
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.rows import (
    BranchNote,
    FailureNote,
    GateNote,
    RewriteNote,
    RowAction,
    TranscriptRow,
)
from helix_desktop.ui.page_controller import CHAT, WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.text.safe_text import names_text
from helix_desktop.ui.widgets.accessibility import copy_text
from helix_desktop.ui.widgets.labels import decode_image

MODELS, BUDGETS = "models", "budgets"
"""The keys of pages of the settings."""


class RowController(WorkspaceController):
    """The controller of the actions of a page's rows and activity cards."""

    def __init__(self, context: WorkspaceContext, page: ChatPage, model: TranscriptModel) -> None:
        super().__init__(context)
        navigation = context.navigation
        self._page, self._model = page, model
        self._seq_wanted = 0
        self._planning_rewind = False
        self._formulas = FormulaRenderer()
        page.view.action_requested.connect(self._on_requested)
        page.view.picture_opened.connect(navigation.entry_requested)
        page.view.picture_requested.connect(
            lambda digest: self._bridge.run(self._load_picture(Digest(digest)), "read a picture")
        )
        page.view.formulas_requested.connect(self._on_formulas_requested)
        navigation.message_requested.connect(self._on_message_requested)
        job, retry = page.live.job, page.live.retry
        workspace, talk = self._open_workspace, self._open_workspace.session_actions
        job.cancelled.connect(
            lambda: self._bridge.run(talk.cancel_job(self._session), "cancel a job")
        )
        retry.now.clicked.connect(lambda: talk.retry_now(self._session))
        retry.stopped.connect(lambda: self._bridge.run(workspace.stop(self._session), "stop"))
        retry.model.clicked.connect(lambda: navigation.settings_requested.emit(MODELS))

    def show_session(self, session: SessionId) -> None:
        """Follow a change of session, after its rows were loaded."""
        if session != self._session and (question_card := self._page.existing_card(WORDS)):
            question_card.show_question(None)
        self._session = session
        if self._seq_wanted:
            seq, self._seq_wanted = self._seq_wanted, 0
            self._page.view.show_row(self._model.rows.at_seq(seq))

    def add_actions(self, action_registry: ActionRegistry) -> None:
        group, view = tr("Conversation"), self._page.view

        def newest() -> int:
            return self._model.rows.typed_before(self._model.rowCount() - 1)

        def unused() -> str:
            return "" if newest() >= 0 else tr("No messages yet.")

        def uninterrupted() -> str:
            return "" if self._model.rows.broken_off else tr("The last turn wasn't interrupted.")

        def branch() -> None:
            last = self._model.rowCount() - 1
            self._bridge.run(self._branch(self._model.row(last).seq), "branch")

        def redo_rewind() -> None:
            self._bridge.run(self._rewind(0), "plan a redo")

        def resume() -> None:
            self._bridge.run(self._continue(), "continue")

        words = tr("Continue interrupted turn")
        action_registry.add(Action("chat.continue", words, group, resume, "", CHAT, uninterrupted))
        commands = (
            ("find", tr("Find in conversation"), view.start_finding, "Ctrl+F"),
            ("end", tr("Go to latest message"), view.follow, ""),
            ("resend", tr("Edit and resend last message"), lambda: self._edit(newest()), ""),
            ("branch", tr("Branch conversation"), branch, ""),
            ("redo-rewind", tr("Redo what the rewind took back"), redo_rewind, ""),
        )
        for name, words, run, keys in commands:
            action_registry.add(Action(f"chat.{name}", words, group, run, keys, CHAT, unused))

    def _on_requested(self, index: int, want: str) -> None:
        row, run, navigation = self._model.row(index), self._bridge.run, self._navigation
        match RowAction(want), row.note:
            case RowAction.EPOCH, RewriteNote(number=number):
                navigation.epoch_requested.emit(self._session, number)
            case RowAction.ORIGINAL, BranchNote(source=source):
                navigation.session_requested.emit(source)
            case RowAction.ENTRY, moment:
                content = moment.event.content if isinstance(moment, GateNote) else row.content
                if content is not None:
                    navigation.entry_requested.emit(content)
            case RowAction.DECIDE, GateNote() as moment:
                run(self._decide(index, moment), "look at the window")
            case RowAction.CONTINUE, _:
                run(self._continue(), "continue")
            case RowAction.MODELS, moment:
                budget = isinstance(moment, FailureNote) and moment.cause is Cause.BUDGET
                navigation.settings_requested.emit(BUDGETS if budget else MODELS)
            case RowAction.KEY, _:
                navigation.key_requested.emit(self._open_workspace.llm_of(self._session).provider)
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
            case RowAction.STOP, _:
                self._open_workspace.stop_server_call(self._session, row.call)
            case RowAction.REQUEST, _:
                request = self._model.rows.request_of(index)
                navigation.request_requested.emit(self._session, request)

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
        open_workspace, session = self._open_workspace, self._session
        new_session = await open_workspace.session_actions.branch(session, row.seq, before=True)
        # until it is sent, the text is a draft there: nothing is lost if sending fails
        open_workspace.drafts.note(new_session, text, row.images)
        try:
            await open_workspace.send(new_session, text, row.images)
        except HelixError:
            self._navigation.session_requested.emit(new_session)
            raise
        open_workspace.drafts.note(new_session, "")
        self._navigation.session_requested.emit(new_session)

    async def _branch(self, seq: int) -> None:
        new_session = await self._open_workspace.session_actions.branch(self._session, seq)
        self._navigation.session_requested.emit(new_session)

    async def _send_back(self, row: TranscriptRow) -> None:
        """Add a row of a branch to the context of its parent, and lead there."""
        open_workspace, branch = self._open_workspace, self._session
        heads = await open_workspace.sessions()
        parent = next((head.source for head in heads if head.id == branch), NO_SESSION)
        if not any(head.id == parent for head in heads):
            raise EngineError("The parent of this branch was deleted.", "Nothing changed.")
        await open_workspace.bring(f"{branch}/{row.returned or row.seq}", parent)
        if branch == self._session:
            self._navigation.session_requested.emit(parent)

    async def _rewind(self, seq: int) -> None:
        """Ask what goes back to a message; 0 stands for the redo of the last rewind."""
        # lazy: few sessions are rewound
        from helix_desktop.ui.chat.rewind_dialog import MAX_LINES, RewindDialog  # noqa: PLC0415

        session, rewinder = self._session, self._open_workspace.rewinder
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
                self._on_rewind_accepted(plan, keep, in_place=in_place), "rewind"
            )
        )
        dialog.open()
        changes: list[tuple[ChangedFile, FileDiff]] = []
        lines = 0
        for file in (*plan.files, *plan.git):
            change = file.change
            back = replace(change, before=change.after, after=change.before)
            try:
                diff = await self._open_workspace.changed_files.compare(
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

    async def _on_rewind_accepted(
        self, plan: RewindPlan, keep: Sequence[RewindPart], *, in_place: bool
    ) -> None:
        open_workspace = self._open_workspace
        result = await open_workspace.rewinder.rewind(plan, in_place=in_place, keep=keep)
        is_draft = bool(plan.draft) and "conversation" not in keep
        if result.session == self._session:
            if is_draft:
                self._navigation.recall_requested.emit(plan.draft)
        else:
            if is_draft:
                open_workspace.drafts.add(result.session, plan.draft)
            if plan.session == self._session:
                self._navigation.session_requested.emit(result.session)
        if result.failed:
            names = names_text(tuple(failed.path for failed in result.failed))
            self._page.notice.show_message(tr("These files didn't change: {0}").format(names), "")

    async def _continue(self) -> None:
        self._page.view.follow()
        await self._open_workspace.resume(self._session)

    async def _decide(self, index: int, moment: GateNote) -> None:
        """Show the other forms of an output, and their effect on the context."""
        session, event = self._session, moment.event
        output_room = await self._open_workspace.session_actions.room(
            session, shown=event.tokens_after, full_output=event.tokens_before
        )
        if session != self._session:
            return
        view = self._page.view
        menu = GateDecisionMenu(view, gate_menu_items(moment, output_room))
        menu.chosen.connect(lambda choice: self._on_decided(moment, choice))
        view.verticalScrollBar().valueChanged.connect(menu.leave)  # its row moves away
        view = self._page.view
        corner = view.row_rect(index).topLeft().toPoint()
        row_layout = view.row_layout_at(index)
        end_x = 14 if row_layout.from_right else round(row_layout.width) - 14
        below_button = corner + QPoint(end_x, 90)
        menu.open_at(view.viewport().mapTo(view, below_button))

    def _on_decided(self, moment: GateNote, choice: str) -> None:
        call = moment.event.call
        if choice != OTHER_INSTRUCTIONS:
            words = moment.event.instructions if choice == GateChoice.EXTRACT else ""
            if choice != moment.event.choice:
                self._bridge.run(self._change(call, GateChoice(choice), words), "decide again")
            return
        question = prompt_question(
            tr("What should Helix keep from this output?"),
            tr(
                "The fast model reads the whole output. The change applies from the next "
                "request; the prompt cache is rebuilt from here."
            ),
            moment.event.instructions,
            send=tr("Keep excerpt"),
            done=lambda text: self._bridge.run(
                self._change(call, GateChoice.EXTRACT, text), "decide again"
            ),
        )
        self._page.words.show_question(question)

    async def _change(self, call: str, choice: GateChoice, words: str) -> None:
        await self._open_workspace.session_actions.decide(
            self._session, call, choice, instructions=words
        )

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
            data = await self._open_workspace.session_actions.picture(digest)
            image = await asyncio.to_thread(decode_image, data, SMALL)
        except HelixError:
            image = None
        self._page.view.show_picture(digest, image)
