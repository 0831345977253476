"""What a turn works with, handed in by the wiring; the engine builds none of it."""

from dataclasses import dataclass

from helix_desktop.domain.llm import Llm
from helix_desktop.domain.ports import Attic, Clock, Counter, Provider, Toolbox
from helix_desktop.engine.bus import Bus
from helix_desktop.engine.supervisor import Supervisor


@dataclass(frozen=True, slots=True)
class Equipment:
    """The store, the model, the tools and the clock of one workspace."""

    attic: Attic
    provider: Provider
    llm: Llm
    toolbox: Toolbox
    counter: Counter
    clock: Clock
    bus: Bus
    supervisor: Supervisor
    system: str
