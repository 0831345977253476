"""Reads what a report is made of: journals, and the ends of outputs of test commands."""

import asyncio
from collections.abc import Sequence

from helix_desktop.app.history.secret_mask import masked
from helix_desktop.app.inspection.session_requests import SessionRequests
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.ports import Store
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.features.report.session_report import (
    SessionReport,
    Stretch,
    find_test_runs,
    fold_report,
    last_line,
)

_END_BYTES = 4_096


class SessionReports:
    """The reports of a workspace's sessions."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.closed: set[tuple[SessionId, int]] = set()
        """The cards that the user closed: the session, and the first event of the stretch."""

    async def of_alone(
        self,
        head: SessionHead,
        requests: SessionRequests,
        *,
        questions: Sequence[str],
        is_running: bool,
    ) -> SessionReport | None:
        """Return the report of a session that worked alone, unless its card was closed."""
        own = await self._store.events(head.id)
        stretch = await asyncio.to_thread(Stretch.of, head.id, {head.id: own})
        if not stretch.is_alone or (head.id, stretch.first) in self.closed:
            return None
        return await self.read(head, requests, questions=questions, is_running=is_running)

    async def read(
        self,
        head: SessionHead,
        requests: SessionRequests,
        *,
        whole: bool = False,
        questions: Sequence[str] = (),
        is_running: bool = False,
    ) -> SessionReport:
        """Return the report of a session with its subagents, without secrets."""
        store, family = self._store, {head.id}
        for other in sorted(await store.sessions(), key=lambda other: other.id):
            if other.parent in family:
                family.add(other.id)
        names = (head.id, *sorted(family - {head.id}))
        journals = {name: await store.events(name) for name in names}
        stretch = Stretch.of(head.id, journals, whole=whole)
        lines: dict[str, str] = {}
        for run in await asyncio.to_thread(find_test_runs, stretch):
            if run.content is None:
                continue
            try:
                end = await store.read(run.content, max(0, run.size - _END_BYTES), run.size)
            except HelixError:  # damaged or removed: the command and its status stay
                continue
            lines[run.command] = last_line(end.decode("utf-8", "replace"))

        def fold() -> SessionReport:
            return masked(
                fold_report(
                    head.title,
                    stretch,
                    requests,
                    test_lines=lines,
                    questions=questions,
                    is_running=is_running,
                )
            )

        return await asyncio.to_thread(fold)
