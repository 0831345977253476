"""The dialog *Send again*: repeats a recorded request, changed or with another model, and compares
both answers.
"""

import asyncio
from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPlainTextEdit, QWidget
from shiboken6 import isValid

from helix_desktop.app.inspection.experiments import ExperimentPlan
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import AssistantReplied, Experimented
from helix_desktop.domain.inspected_request import InspectedRequest
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.ui.inspector.block_rows import block_content, block_name
from helix_desktop.ui.page_controller import WorkspaceContext, WorkspaceController
from helix_desktop.ui.style.canvas import surface
from helix_desktop.ui.style.theme import font
from helix_desktop.ui.text.formatting import (
    cost_text,
    count_text,
    dotted_text,
    error_text,
    plural,
    time_text,
    tr,
)
from helix_desktop.ui.text.safe_text import bounded_text, label_line
from helix_desktop.ui.timeline.dialogs import WriterMenu
from helix_desktop.ui.widgets.controls import Menu, button
from helix_desktop.ui.widgets.dialogs import Dialog
from helix_desktop.ui.widgets.labels import ElidedLabel, label
from helix_desktop.ui.widgets.layout import STRETCH, clear_frame, column_of, grow, row_of

DIALOG_SIZE = QSize(760, 560)


class ExperimentDialog(Dialog):
    """A request, what is left out of it, its model and price, and the answers side by side."""

    def __init__(self, host: QWidget, *, number: int) -> None:
        hint = tr("Sends request {0} once more. No tool runs, and the conversation stays as it is.")
        super().__init__(
            host,
            title=tr("Send again"),
            hint=hint.format(count_text(number)),
            size=DIALOG_SIZE,
        )
        self.left_out = label("", "body", wrap=True)
        self.price = label("", "body", "fg2", wrap=True)
        self.problem = label("", "small", "warn", wrap=True)
        self.problem.hide()
        self.model = button(tr("Choose model…"))
        self.earlier = button(tr("Show earlier…"))
        self.earlier.hide()
        self.cancel, self.send = button(tr("Close")), button(tr("Send again"), "primary")
        self.send.setEnabled(False)
        self.before = AnswerView(tr("Answer then"))
        self.after = AnswerView(tr("New answer"))
        self.body.addLayout(
            column_of(
                self.left_out,
                row_of(grow(self.price), self.model, spacing=8),
                self.problem,
                grow(row_of(grow(self.before), grow(self.after), spacing=12)),
                spacing=8,
            )
        )
        self.footer.addLayout(row_of(self.earlier, STRETCH, self.cancel, self.send, spacing=8))
        self.cancel.clicked.connect(self.dismiss)

    def show_plan(self, plan: ExperimentPlan, block_names: Sequence[str]) -> None:
        """Show what would be sent, and what that costs; `block_names` has names of blocks."""
        self.left_out.setText(_left_out_text(block_names))
        self.left_out.setVisible(bool(block_names))
        tokens = plural(plan.tokens, "{0} token", "{0} tokens")
        price = cost_text(plan.least)
        if plan.most is not None and plan.most != plan.least:
            price = tr("{0}, at most {1} with the longest answer").format(
                price, cost_text(plan.most)
            )
        self.price.setText(dotted_text(label_line(plan.llm.shown_name, 60), tokens, price))
        self.before.show_answer(plan.answer)
        self.send.setEnabled(True)
        self.problem.hide()

    def show_sending(self, plan: ExperimentPlan) -> None:
        """Show the answer of that time again, and let nothing change until the new one is here."""
        self._update_buttons(False)
        self.problem.hide()
        self.before.show_answer(plan.answer)
        self.after.show_text(tr("Asking…"))

    def show_answer(self, experiment: Experimented) -> None:
        """Show the answer of an experiment, also of an earlier one."""
        self.after.show_answer(experiment)
        self.show_problem(experiment.problem)

    def show_problem(self, text: str) -> None:
        self.problem.setText(bounded_text(text, 600))
        self.problem.setVisible(bool(text))
        self._update_buttons(True)

    def _update_buttons(self, allowed: bool) -> None:
        for choice in (self.send, self.model, self.earlier):
            choice.setEnabled(allowed)

    def offer_earlier(self, experiments: Sequence[tuple[int, Experimented]]) -> Menu:
        """Return a menu of experiments, each with the number of its request; newest first."""
        menu = Menu(self)
        for number, experiment in reversed(experiments):
            names = "; ".join(name for _, name in experiment.without)
            request = tr("Request {0}").format(count_text(number))
            parts = (time_text(experiment.at), request, experiment.llm, names)
            text = label_line(" · ".join(filter(None, parts)), 90).replace("&", "&&")
            menu.addAction(text).setData(experiment)
        return menu


def _left_out_text(blocks: Sequence[str]) -> str:
    names = "; ".join(label_line(name, 80) for name in blocks)
    return tr("Excluded: {0}").format(names) if names else ""


class AnswerView(QWidget):
    """An answer as plain text, below its title and cost."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self._title = title
        self.head = ElidedLabel("small", "mut")
        self.head.set_text(title)
        self.text = QPlainTextEdit()
        clear_frame(self.text)
        self.text.setReadOnly(True)
        self.text.setFont(font("small"))
        self.text.setAccessibleName(title)
        frame = surface("box")
        row_of(self.text, on=frame, margins=8)
        column_of(self.head, grow(frame), on=self, margins=0, spacing=4)

    def show_text(self, text: str) -> None:
        self.text.setPlainText(bounded_text(text))

    def show_answer(self, reply: AssistantReplied | Experimented | None) -> None:
        if reply is None:
            self.show_text(tr("No answer was recorded."))
            return
        without = reply.without if isinstance(reply, Experimented) else ()
        left_out_text = _left_out_text([name for _, name in without])
        facts = (self._title, reply.llm, cost_text(reply.cost), left_out_text)
        self.head.set_text(dotted_text(*(label_line(fact, 120) for fact in facts if fact)))
        lines = [
            part.text if isinstance(part, Text) else f"{part.tool} {part.arguments}"
            for part in reply.parts
            if isinstance(part, Text | ToolCall)
        ]
        self.show_text("\n\n".join(lines) or tr("The answer is empty."))


class ExperimentController(WorkspaceController):
    """Plans the request anew for each choice; it ends with its dialog."""

    def __init__(
        self,
        context: WorkspaceContext,
        host: QWidget,
        request: InspectedRequest,
        *,
        session: SessionId,
        without: Sequence[int] = (),
    ) -> None:
        self.dialog = ExperimentDialog(host, number=request.step)
        super().__init__(context, self.dialog)
        self._session, self._request, self._without = session, request, without
        self._experiments = context.open_workspace.experiments
        self._plan: ExperimentPlan | None = None
        self._asking: asyncio.Task[object] | None = None
        load = self._bridge.load
        self.dialog.model.clicked.connect(lambda: load(self._offer_models(), "list models"))
        self.dialog.send.clicked.connect(self._on_send_requested)
        self.dialog.closed.connect(self._on_closed)
        self.dialog.earlier.clicked.connect(lambda: load(self._offer_earlier(), "list experiments"))
        self.dialog.open()
        load(self._show_plan(), "plan an experiment")

    async def _show_plan(self, model: str = "") -> None:
        plan = self._experiments.plan
        try:
            self._plan = await plan(
                self._session, self._request.seq, without=self._without, model=model
            )
            experiments = await self._experiments.all_of(self._session)
        except HelixError as error:
            if isValid(self.dialog):
                self.dialog.show_problem(error_text(error))
                self.dialog.send.setEnabled(self._plan is not None)
            return
        if isValid(self.dialog):
            blocks = [self._request.blocks[number - 1] for number in self._without]
            # as the list of blocks names them
            names = [dotted_text(block_name(block), block_content(block)) for block in blocks]
            self.dialog.show_plan(self._plan, names)
            self.dialog.earlier.setVisible(bool(experiments))

    async def _offer_models(self) -> None:
        plan = self._plan or await self._experiments.plan(self._session, self._request.seq)
        models = await self._experiments.models(plan)
        if not isValid(self.dialog):
            return
        menu = WriterMenu(self.dialog, models)
        menu.chosen.connect(
            lambda author: self._bridge.load(self._show_plan(author.model), "plan an experiment")
        )
        menu.open_below(self.dialog.model)

    def _on_send_requested(self) -> None:
        if self._plan is not None:
            self.dialog.show_sending(self._plan)
            self._asking = self._bridge.load(self._send(self._plan), "ask again")

    async def _send(self, plan: ExperimentPlan) -> None:
        try:
            experiment = await self._experiments.run(plan)
        except HelixError as error:
            if isValid(self.dialog):
                self.dialog.after.show_text("")
                self.dialog.show_problem(error_text(error))
            return
        if isValid(self.dialog):
            self.dialog.show_answer(experiment)
            self.dialog.earlier.show()

    def _on_closed(self) -> None:
        if self._asking is not None:
            self._asking.cancel()  # the answer so far is kept

    async def _offer_earlier(self) -> None:
        experiments = await self._experiments.all_of(self._session)
        steps = await self._open_workspace.requests.sent(self._session)
        if not isValid(self.dialog):
            return
        rows = [(steps.step_of(experiment.request), experiment) for experiment in experiments]
        menu = self.dialog.offer_earlier(rows)
        menu.triggered.connect(self._on_earlier_chosen)
        corner = self.dialog.earlier.rect().topLeft()
        menu.popup(self.dialog.earlier.mapToGlobal(corner))
        menu.aboutToHide.connect(menu.deleteLater)

    def _on_earlier_chosen(self, action: QAction) -> None:
        experiment = action.data()
        if isinstance(experiment, Experimented):
            self._bridge.load(self._show_earlier(experiment), "read an experiment")

    async def _show_earlier(self, experiment: Experimented) -> None:
        answer = await self._experiments.answer(self._session, experiment.request)
        if isValid(self.dialog):
            self.dialog.before.show_answer(answer)
            self.dialog.show_answer(experiment)
