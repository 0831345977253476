"""What the window is put through: being closed and killed at any moment, and living long."""

from functools import partial

from tests.system.prove import store, window_cycles, window_ends, window_soak, window_streaming

FAULTS = (
    store.Fault("shutdowns", window_ends.shutdowns, 20, 200),
    store.Fault("kills", window_ends.kills, 10, 100),
    store.Fault("streams", window_streaming.streams, 10, 100),
    store.Fault("cycles", window_cycles.cycles, 30, 100),
    store.Fault("soak", window_soak.soak, 400, 2_000),
)

run = partial(store.run, faults=FAULTS)
"""`keep` is a file for the figures, `only` names some of the faults."""
