"""What is known of a command while it runs: its output, whether it used the network, its ports."""

import threading
from collections.abc import Callable, Sequence

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.value import replace
from helix_desktop.tools.programs.command_output import CommandOutput
from helix_desktop.tools.programs.process import process_job_command
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.launch.network_entry import PortForward, open_ports, own_network
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
        self._over = False
        self._forwards: dict[int, PortForward] = {}
        self._lock = threading.Lock()

    def begin(self, process: int) -> None:
        self.process = process if own_network(process) else 0

    @property
    def reached(self) -> bool:
        """Whether any data came from the net, through the allowed hosts."""
        return self.proxy is not None and bool(self.proxy.reached)

    def ports(self) -> Sequence[int]:
        """Return the ports at which it listens in the sandbox."""
        with self._lock:
            process = 0 if self._over else self.process
        return open_ports(process) if process else ()

    def forwards(self) -> Sequence[tuple[int, int]]:
        with self._lock:
            return tuple((port, forward.local) for port, forward in self._forwards.items())

    def forward(self, port: int) -> int:
        """Open a loopback port that leads to one inside the sandbox; return it."""
        if port not in self.ports():
            raise ToolError("The command does not listen at port {port}.", port=port)
        with self._lock:
            if self._over:
                raise ToolError("The command has ended.")
            if port not in self._forwards:
                self._forwards[port] = PortForward(process_job_command(), self.process, port)
            return self._forwards[port].local

    def close(self) -> None:
        """Close its ports: it has ended."""
        with self._lock:
            self._over = True
            forwards = list(self._forwards.values())
            self._forwards.clear()
        for forward in forwards:
            forward.close()


def make_proxy(command: SandboxCommand, live: LiveCommand | None) -> NetworkProxy:
    withheld = live.withheld if live is not None else never_withheld
    return NetworkProxy(command.resources.hosts or (), withheld=withheld)


def observed(command: SandboxCommand, live: LiveCommand | None) -> SandboxCommand:
    """Return the command, so that what is to be known while it runs is told."""
    if live is None:
        return command
    live.proxy = command.proxy
    return replace(command, begun=live.begin)
