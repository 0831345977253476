"""What belongs to a desk besides the sessions themselves."""

from collections.abc import Callable
from dataclasses import field
from typing import TYPE_CHECKING

from helix_desktop.app.asking import Asking
from helix_desktop.app.drafts import Drafts
from helix_desktop.app.llms.choosing import Choices
from helix_desktop.app.mcp.hatch import Hatch
from helix_desktop.app.mentions import Mentions
from helix_desktop.app.queue import Queue
from helix_desktop.app.rulebook import Rulebook
from helix_desktop.app.shelf import Shelf
from helix_desktop.domain.values import value
from helix_desktop.engine.runner import Still
from helix_desktop.engine.subagents import SubAgents

if TYPE_CHECKING:
    from helix_desktop.app.access import CommandAccess
    from helix_desktop.app.agreements import Agreements
    from helix_desktop.app.changed_files import ChangedFiles
    from helix_desktop.app.copies import Copies
    from helix_desktop.app.llms.askable import Askable
    from helix_desktop.app.servers.serving import Serving
    from helix_desktop.app.set_aside import SetAside
    from helix_desktop.app.tool_choice import ToolChoice
    from helix_desktop.app.trials.trials import Trials
    from helix_desktop.tools.mcp_host.host import Host


@value
class Drawers:
    """Without them a desk only runs turns."""

    drafts: Drafts = field(default_factory=Drafts)
    shelf: Shelf = field(default_factory=Shelf)
    queue: Queue = field(default_factory=Queue)
    mentions: Mentions | None = None
    subagents: SubAgents | None = None
    choices: Choices | None = None
    tools: "ToolChoice | None" = None
    asking: Asking | None = None
    changed_files: "Callable[[Still], ChangedFiles] | None" = None
    servers: "Host | None" = None
    serving: "Serving | None" = None
    rulebook: Rulebook | None = None
    access: "CommandAccess | None" = None
    set_aside: "SetAside | None" = None
    agreements: "Agreements | None" = None
    hatch: Hatch | None = None
    """Through it agents of others reach the store; the desk opens and closes it."""
    askable: "Askable | None" = None
    trials: "Trials | None" = None
    copies: "Copies | None" = None

    @property
    def commands(
        self,
    ) -> "tuple[Rulebook | None, CommandAccess | None, SetAside | None, Agreements | None]":
        """All that is about commands."""
        return self.rulebook, self.access, self.set_aside, self.agreements
