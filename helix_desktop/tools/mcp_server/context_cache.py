"""The tools of `builtin_context_cache` over one workspace's store."""

from helix_desktop.context.rough import RoughScales
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.ports import Attic, Clock
from helix_desktop.tools.list_cached import ListCached
from helix_desktop.tools.mcp_server.bounds import LARGEST_ANSWER
from helix_desktop.tools.recall import RecallCached
from helix_desktop.tools.recall_history import RecallHistory
from helix_desktop.tools.search_cached import SearchCached
from helix_desktop.tools.search_history import SearchHistory
from helix_desktop.tools.toolbox import Toolbox


def context_cache(attic: Attic, clock: Clock) -> Toolbox:
    """For agents of others: they have no session here, and no model that is known."""
    return Toolbox(
        (
            RecallCached(attic, clock, RoughScales, most=LARGEST_ANSWER),
            RecallHistory(attic, NO_SESSION, RoughScales),
            SearchHistory(attic, NO_SESSION, RoughScales),
            SearchCached(attic, RoughScales),
            ListCached(attic, clock, RoughScales),
        )
    )
