"""What sharing adds to the window: actions on a session."""

# ruff: noqa: PLC0415  a record imports when it is asked

from PySide6.QtWidgets import QWidget

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.page_controller import WorkspaceContext
from helix_desktop.ui.window.session_action import SessionAction


async def _share(context: WorkspaceContext, owner: QWidget, session: SessionId) -> None:
    from helix_desktop.features.share.window_actions import ShareActions

    await ShareActions(context, owner).share(session)


async def _export(context: WorkspaceContext, owner: QWidget, session: SessionId) -> None:
    from helix_desktop.features.share.window_actions import ShareActions

    await ShareActions(context, owner).export(session)


async def _export_file(context: WorkspaceContext, owner: QWidget, session: SessionId) -> None:
    from helix_desktop.features.share.window_actions import ShareActions

    await ShareActions(context, owner).export_file(session)


PARTS = (
    SessionAction(
        "session.share",
        Phrase("Share session as page…"),
        Phrase("Share as page…"),
        "export",
        _share,
    ),
    SessionAction(
        "session.export",
        Phrase("Export session as Markdown…"),
        Phrase("Export as Markdown…"),
        "download",
        _export,
    ),
    SessionAction(
        "session.export_file",
        Phrase("Export session as JSONL…"),
        Phrase("Export as JSONL…"),
        "download",
        _export_file,
    ),
)
