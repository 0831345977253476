"""What a feature offers in a workspace without sessions."""

from collections.abc import Callable, Coroutine

from msgspec import Struct

from helix_desktop.ui.page_controller import WorkspaceContext
from helix_desktop.ui.widgets.row_list import ListRow


class FirstOffer(Struct, frozen=True):
    """A row whose key is the ID of the action that it runs; None without anything to offer."""

    action: str
    row: Callable[[WorkspaceContext], Coroutine[object, object, ListRow | None]]
