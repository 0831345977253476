"""What is known of a command while it runs: its output, and whether it used the network."""

from collections.abc import Callable

from helix_desktop.domain.value import replace
from helix_desktop.tools.programs.command_output import CommandOutput
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.launch.network_entry import own_network
from helix_desktop.tools.sandbox.launch.network_proxy import NetworkProxy


def never_withheld() -> bool:
    return False


class LiveCommand:
    """What is known of a command while it runs. Any thread."""

    def __init__(
        self, output: CommandOutput, withheld: Callable[[], bool] = never_withheld
    ) -> None:
        self.output = output
        self.withheld = withheld
        """Tells whether the allowed hosts are withheld from now on."""
        self.proxy: NetworkProxy | None = None
        self.process = 0
        """The sandbox's first process, if it has a network of its own."""

    def begin(self, process: int) -> None:
        self.process = process if own_network(process) else 0

    @property
    def reached(self) -> bool:
        """Whether any data came from the net, through the allowed hosts."""
        return self.proxy is not None and bool(self.proxy.reached)


def make_proxy(command: SandboxCommand, live: LiveCommand | None) -> NetworkProxy:
    withheld = live.withheld if live is not None else never_withheld
    return NetworkProxy(command.resources.hosts or (), withheld=withheld)


def observed(command: SandboxCommand, live: LiveCommand | None) -> SandboxCommand:
    """Return the command, so that what is to be known while it runs is told."""
    if live is None:
        return command
    live.proxy = command.proxy
    return replace(command, begun=live.begin)
