"""The controller of one dialog that sends a recorded request once more."""

import asyncio
from collections.abc import Sequence

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from helix_desktop.app.inspection.experiments import ExperimentPlan
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import Experimented
from helix_desktop.domain.inspected_request import InspectedRequest
from helix_desktop.ui.inspector.block_rows import block_content, block_name
from helix_desktop.ui.inspector.experiment_dialog import ExperimentDialog
from helix_desktop.ui.page_controller import WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.formatting import dotted_text, error_text
from helix_desktop.ui.timeline.compaction_controller import WriterMenu


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
        self.dialog = ExperimentDialog(context.theme, host, number=request.step)
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
