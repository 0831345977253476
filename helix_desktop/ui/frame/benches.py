"""A workbench for each workspace that is open, so that changing between them changes nothing.

What is scrolled, typed, opened and selected stays in its widgets; the last ones used are kept.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedLayout

if TYPE_CHECKING:
    from helix_desktop.app.desk import Desk
    from helix_desktop.ui.frame.workbench import Workbench

MOST = 9
"""Benches that are kept: as many as there are keys to go to one. A desk needs none to go on."""


class Benches:
    """The first bench is made with the window, the others with their workspace."""

    def __init__(self, stack: QStackedLayout, make: "Callable[[], Workbench]") -> None:
        self._stack, self._make = stack, make
        self._by_id: dict[str, Workbench] = {}
        self.current = self._spare = self._added()

    def of(self, workspace: str) -> "Workbench | None":
        return self._by_id.get(workspace)

    @property
    def all(self) -> "tuple[Workbench, ...]":
        return tuple(self._by_id.values()) or (self.current,)

    def bench_for(self, desk: "Desk") -> "Workbench":
        """The one of that workspace, the newest in use; another desk of it makes it begin anew."""
        key = desk.workspace.id
        bench = self._by_id.pop(key, None) or self._taken()
        self._by_id[key] = bench
        self.current = bench
        while len(self._by_id) > MOST:
            self._drop(next(iter(self._by_id)))
        return bench

    def drop(self, workspace: str) -> None:
        """Its desk closes; the last bench stays, empty, for whoever comes next."""
        if workspace not in self._by_id:
            return
        if len(self._by_id) == 1:
            bench = self._by_id.pop(workspace)
            bench.end()
            self._spare = bench
        else:
            self._drop(workspace)

    def end(self) -> None:
        for bench in self.all:
            bench.end()

    def _taken(self) -> "Workbench":
        if not self._by_id:
            return self._spare
        return self._added()

    def _drop(self, workspace: str) -> None:
        bench = self._by_id.pop(workspace)
        bench.end()
        self._stack.removeWidget(bench)
        bench.deleteLater()
        if bench is self.current:
            self.current = next(reversed(self._by_id.values()))

    def _added(self) -> "Workbench":
        made = self._make()
        self._stack.addWidget(made)
        return made
