"""The offer to send a recorded request once more, which a feature adds to the page Context."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct
from PySide6.QtWidgets import QWidget

from helix_desktop.app.inspection.request_inspector import RequestInspector
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.inspected_request import InspectedRequest
from helix_desktop.ui.page_controller import WorkspaceContext
from helix_desktop.ui.window_feature import window_parts


class Open(Protocol):
    """Opens a dialog over a widget for a session's request, with the numbers of excluded blocks."""

    def __call__(
        self,
        host: QWidget,
        context: WorkspaceContext,
        requests: RequestInspector,
        request: InspectedRequest,
        *,
        session: SessionId,
        without: Sequence[int],
    ) -> None: ...


class SendAgain(Struct, frozen=True):
    """Sends a request once more, changed or to another model."""

    open: Open


def send_again() -> SendAgain | None:
    """Return what sends a request again; None if no feature does."""
    return next(iter(window_parts(SendAgain)), None)
