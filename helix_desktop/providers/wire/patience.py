"""How long is waited for what, and how often something is tried again."""

from helix_desktop.domain.values import value


@value
class Patience:
    """Deadlines in seconds, and the most that one wait and all tries may be.

    `first` is for a model that reads: local servers may take minutes over a long window before
    they send a byte (the official clients wait 600 s). `idle` is between two pieces; most servers
    send a sign of life every 15 s. `total` ends what trickles for ever: 128,000 tokens at 20 a
    second take 6,400 s.
    """

    connect: float = 10.0
    first: float = 600.0
    idle: float = 300.0
    total: float = 7_200.0
    small: float = 15.0
    """For small documents, from the first to the last byte, and for the body of a refusal."""
    after: float = 0.2
    """After the last event, for the stream to end by itself: then the connection is used again."""
    busy: int = 5
    """How often a provider that has no time is asked again (0.5 + 1 + 2 + 4 + 8 s)."""
    unreachable: int = 2
    """How often a connection is tried again, as the official clients do."""
    longest_wait: float = 120.0
    """A provider that asks for more is not waited for: the person decides."""
