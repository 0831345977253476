"""The wings of the window: the one place where they are made, in the order they are offered.

Their pages and panels are made later, by whoever first looks at one.
"""

from helix_desktop.domain.values import value
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.cache.keeping import Keeping
from helix_desktop.ui.changes.reviewing import Reviewing
from helix_desktop.ui.inspector.inspecting import Inspecting
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.timeline.tracing import Tracing
from helix_desktop.ui.ways import Ways
from helix_desktop.ui.wing import Wing


@value
class Wings:
    """By name, for who works with one of them."""

    context: Inspecting
    cache: Keeping
    timeline: Tracing
    changes: Reviewing

    @property
    def all(self) -> tuple[Wing, ...]:
        return self.context, self.cache, self.timeline, self.changes


def make_wings(bridge: Bridge, theme: Theme, ways: Ways) -> Wings:
    return Wings(
        context=Inspecting(bridge, theme, ways),
        cache=Keeping(bridge, theme, ways),
        timeline=Tracing(bridge, theme, ways),
        changes=Reviewing(bridge, theme, ways),
    )
