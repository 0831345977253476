"""What the report adds to the window: the card above a session that worked alone."""

# ruff: noqa: PLC0415  a record imports when it is asked

from PySide6.QtWidgets import QWidget

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import SessionId
from helix_desktop.features.report.report_reader import SessionReports
from helix_desktop.ui.event_bridge import shielded
from helix_desktop.ui.page_controller import WorkspaceContext
from helix_desktop.ui.window.session_action import SessionTop


async def _make(
    context: WorkspaceContext, open_workspace: OpenWorkspace, session: SessionId
) -> QWidget | None:
    reports = context.services[SessionReports]
    heads = {head.id: head for head in await shielded(open_workspace.sessions.all())}
    if session not in heads:
        return None
    report = await shielded(
        reports.of_alone(
            heads[session],
            await shielded(open_workspace.requests.sent(session)),
            questions=[
                " ".join(question.lines)
                for question in open_workspace.open_questions.listed()
                if question.session == session
            ],
            is_running=open_workspace.sessions.running(session),
        )
    )
    if report is None:
        return None
    from helix_desktop.features.report.window_card import ReportCard

    return ReportCard(
        report, context.navigation, lambda: reports.closed.add((session, report.first))
    )


PARTS = (SessionTop(_make),)
