"""The list of all pages of a workspace (Context, Cache, Timeline, Changes, Usage) in their order.

A controller gives its page a sidebar row, an action, and a tab. Its page and its panel are imported
and created when first shown.
"""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from msgspec import Struct

from helix_desktop.ui.cache.controller import CacheController
from helix_desktop.ui.changes.page import ChangesPage
from helix_desktop.ui.inspector.controller import InspectorController
from helix_desktop.ui.page_controller import PageController, WorkspaceContext
from helix_desktop.ui.timeline.controller import TimelineController
from helix_desktop.ui.usage.controller import UsageController

ControllerT = TypeVar("ControllerT", bound=PageController)


class PageControllerType(Protocol):
    """A class of page controllers, each created from the context of a workspace."""

    def __call__(self, context: WorkspaceContext) -> PageController: ...


PAGES: tuple[PageControllerType, ...] = (
    InspectorController,
    CacheController,
    TimelineController,
    ChangesPage,
    UsageController,
)


class PageControllers(Struct, frozen=True):
    """One controller of each page, also available by name."""

    all: Sequence[PageController]

    @property
    def context(self) -> InspectorController:
        return self._of(InspectorController)

    @property
    def cache(self) -> CacheController:
        return self._of(CacheController)

    @property
    def timeline(self) -> TimelineController:
        return self._of(TimelineController)

    @property
    def changes(self) -> ChangesPage:
        return self._of(ChangesPage)

    @property
    def usage(self) -> UsageController:
        return self._of(UsageController)

    def _of(self, kind: type[ControllerT]) -> ControllerT:
        return next(controller for controller in self.all if isinstance(controller, kind))
