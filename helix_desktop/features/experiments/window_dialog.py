"""The dialog *Send again*: repeats a recorded request, changed or with another model, and compares
both answers.
"""

import asyncio
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QPlainTextEdit, QWidget
from shiboken6 import isValid

from helix_desktop.app.inspection.request_inspector import RequestInspector
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import AssistantReplied, Experimented
from helix_desktop.domain.inspected_request import InspectedRequest
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.features.experiments.experiments import ExperimentPlan, Experiments
from helix_desktop.ui.inspector.block_rows import block_content, block_name
from helix_desktop.ui.page_controller import WorkspaceContext
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
    """A request, what is left out of it, its model and price, and the answers side by side.

    `without` has the numbers of the blocks that are left out.
    """

    def __init__(
        self,
        host: QWidget,
        context: WorkspaceContext,
        requests: RequestInspector,
        request: InspectedRequest,
        *,
        session: SessionId,
        without: Sequence[int] = (),
    ) -> None:
        hint = tr("Sends request {0} once more. No tool runs, and the conversation stays as it is.")
        super().__init__(
            host,
            title=tr("Send again"),
            hint=hint.format(count_text(request.step)),
            size=DIALOG_SIZE,
        )
        self._session, self._request, self._without = session, request, without
        self._experiments = context.services[Experiments]
        self._requests, self._load = requests, context.bridge.load
        self._plan: ExperimentPlan | None = None
        self._asking: asyncio.Task[object] | None = None
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
        load = self._load
        self.cancel.clicked.connect(self.dismiss)
        self.model.clicked.connect(lambda: load(self._offer_models(), "list models"))
        self.send.clicked.connect(self._on_send_requested)
        self.earlier.clicked.connect(lambda: load(self._offer_earlier(), "list experiments"))
        self.closed.connect(self._on_closed)
        self.open()
        load(self._read(), "plan an experiment")

    async def _read(self, model: str = "") -> None:
        """Plan the request for a model, and show what would be sent and what that costs."""
        try:
            self._plan = plan = await self._experiments.plan(
                self._session, self._request.seq, without=self._without, model=model
            )
            experiments = await self._experiments.all_of(self._session)
        except HelixError as error:
            if isValid(self):
                self._show_problem(error_text(error))
                self.send.setEnabled(self._plan is not None)
            return
        if not isValid(self):
            return
        blocks = [self._request.blocks[number - 1] for number in self._without]
        # as the list of blocks names them
        names = [dotted_text(block_name(block), block_content(block)) for block in blocks]
        self.left_out.setText(_left_out_text(names))
        self.left_out.setVisible(bool(names))
        tokens = plural(plan.tokens, "{0} token", "{0} tokens")
        price = cost_text(plan.least)
        if plan.most is not None and plan.most != plan.least:
            template = tr("{0}, at most {1} with the longest answer")
            price = template.format(price, cost_text(plan.most))
        self.price.setText(dotted_text(label_line(plan.llm.shown_name, 60), tokens, price))
        self.before.show_answer(plan.answer)
        self.send.setEnabled(True)
        self.problem.hide()
        self.earlier.setVisible(bool(experiments))

    def _show_problem(self, text: str) -> None:
        self.problem.setText(bounded_text(text, 600))
        self.problem.setVisible(bool(text))
        self._allow(True)

    def _allow(self, allowed: bool) -> None:
        """Let nothing else be sent or compared while an answer is awaited."""
        for choice in (self.send, self.model, self.earlier):
            choice.setEnabled(allowed)

    async def _offer_models(self) -> None:
        plan = self._plan or await self._experiments.plan(self._session, self._request.seq)
        models = await self._experiments.models(plan)
        if isValid(self):
            menu = WriterMenu(self, models)
            menu.chosen.connect(
                lambda author: self._load(self._read(author.model), "plan an experiment")
            )
            menu.open_below(self.model)

    def _on_send_requested(self) -> None:
        if (plan := self._plan) is not None:
            self._allow(False)
            self.problem.hide()
            self.before.show_answer(plan.answer)  # an earlier one may be shown
            self.after.show_text(tr("Asking…"))
            self._asking = self._load(self._send(plan), "ask again")

    async def _send(self, plan: ExperimentPlan) -> None:
        try:
            experiment = await self._experiments.run(plan)
        except HelixError as error:
            if isValid(self):
                self.after.show_text("")
                self._show_problem(error_text(error))
            return
        if isValid(self):
            self._show_experiment(experiment)
            self.earlier.show()

    def _show_experiment(self, experiment: Experimented) -> None:
        self.after.show_answer(experiment)
        self._show_problem(experiment.problem)

    def _on_closed(self) -> None:
        if self._asking is not None:
            self._asking.cancel()  # the answer so far is kept

    async def _offer_earlier(self) -> None:
        experiments = await self._experiments.all_of(self._session)
        steps = await self._requests.sent(self._session)
        if isValid(self):
            rows = [(steps.step_of(experiment.request), experiment) for experiment in experiments]
            menu = self.offer_earlier(rows)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(self.earlier.mapToGlobal(self.earlier.rect().topLeft()))

    def offer_earlier(self, experiments: Sequence[tuple[int, Experimented]]) -> Menu:
        """Return a menu of experiments, each with the number of its request; newest first."""
        menu = Menu(self)
        for number, experiment in reversed(experiments):
            names = "; ".join(name for _, name in experiment.without)
            request = tr("Request {0}").format(count_text(number))
            parts = (time_text(experiment.at), request, experiment.llm, names)
            text = label_line(" · ".join(filter(None, parts)), 90).replace("&", "&&")
            menu.addAction(text, partial(self._show_earlier, experiment))
        return menu

    def _show_earlier(self, experiment: Experimented) -> None:
        async def read() -> None:
            answer = await self._experiments.answer(self._session, experiment.request)
            if isValid(self):
                self.before.show_answer(answer)
                self._show_experiment(experiment)

        self._load(read(), "read an experiment")


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
        column_of(self.head, grow(frame), on=self, spacing=4)

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
