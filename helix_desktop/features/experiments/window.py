"""What experiments add to the window: the dialog behind *Send again* of the page Context."""

# ruff: noqa: PLC0415  a record imports when it is asked

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from helix_desktop.app.inspection.request_inspector import RequestInspector
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.inspected_request import InspectedRequest
from helix_desktop.ui.inspector.send_again import SendAgain
from helix_desktop.ui.page_controller import WorkspaceContext


def _open(
    host: QWidget,
    context: WorkspaceContext,
    requests: RequestInspector,
    request: InspectedRequest,
    *,
    session: SessionId,
    without: Sequence[int],
) -> None:
    from helix_desktop.features.experiments.window_dialog import ExperimentDialog

    ExperimentDialog(host, context, requests, request, session=session, without=without)


PARTS = (SendAgain(_open),)
