"""What the page Usage does: reads the report, filters it, and exports CSV."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from helix_desktop.app.history.usage_reports import (
    UsageBy,
    UsageFilter,
    UsageReport,
    UsageReports,
    UsageRow,
    usage_csv,
)
from helix_desktop.app.workspaces.exports import write_text_file
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.live_events import Live, TurnFinished
from helix_desktop.ui.event_bridge import Load, shielded
from helix_desktop.ui.page_controller import USAGE, PageController, WorkspaceContext
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.widgets.dialogs import ask_where_to_save

if TYPE_CHECKING:
    from helix_desktop.ui.usage.page import UsagePage


class UsageController(PageController):
    """Connects the page with the usage of the workspace."""

    key, icon, has_panel = USAGE, "coin", False

    def __init__(self, context: WorkspaceContext, reports: UsageReports) -> None:
        super().__init__(context)
        self._reports = reports
        self.title = tr("Usage")
        self._page: UsagePage | None = None
        self._reading = Load(context.bridge, self._read, "read usage")
        context.bridge.arrived.connect(self._on_arrived)

    @property
    def page(self) -> "UsagePage":
        if self._page is None:
            # lazy: the start does not wait for pages that are opened later
            from helix_desktop.ui.usage.page import UsagePage  # noqa: PLC0415

            choose_session = self._navigation.session_requested.emit
            self._page = page = UsagePage(self._reading.start, choose_session)
            page.export.clicked.connect(self._ask_where)
            self.page_created.emit()
        return self._page

    def show_session(self, session: SessionId) -> None:
        self._session = session
        self._refresh()

    def _refresh(self) -> None:
        if self._page is not None and self._page.isVisible():
            self._reading.start()

    async def _read(self) -> None:
        if (page := self._page) is not None:
            of_session = page.session.choice() == "this"
            if of_session and self._session == NO_SESSION:  # in a filter, that is every session
                page.show_report(UsageReport(UsageRow(), {grouping: [] for grouping in UsageBy}))
                return
            session = self._session if of_session else NO_SESSION
            usage_filter = UsageFilter(int(page.days.choice()), session, page.model.choice())
            page.show_report(await shielded(self._reports.report(usage_filter)))

    def _ask_where(self) -> None:
        if (report := self.page.report) is not None:

            async def save(path: Path) -> None:
                await asyncio.to_thread(write_text_file, path, usage_csv(report))
                self._navigation.done.emit(tr("Saved to {0}.").format(path.name), "")

            ask_where_to_save(
                self.page,
                tr("Export CSV"),
                lambda path: self._bridge.run(save(path), "export usage"),
                name="usage.csv",
            )

    def _on_arrived(self, events: tuple[Live, ...]) -> None:
        if any(isinstance(event, TurnFinished) for event in events):
            self._refresh()
