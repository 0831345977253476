"""The timeouts of requests to models, and the longest wait for a retry within a turn."""

from msgspec import Struct

MAX_TURN_WAIT_SECONDS = 120.0
"""How long a turn waits if a provider asks it to; a longer wait is a pause.

By then, limits per minute have been renewed twice, and the shortest prompt cache (five minutes) is
still warm. A wait exists in memory only; a pause is in the journal, so it survives a restart.
"""


class HttpTimeouts(Struct, frozen=True):
    """Deadlines in seconds.

    `first` allows for a model that reads: local servers may take minutes over a long context before
    they send a byte (the official clients wait 600 s). `idle` is between two pieces; most servers
    send a sign of life every 15 s. `total` ends a stream that never ends: 128,000 tokens at 20 a
    second take 6,400 s.
    """

    connect: float = 10.0
    first: float = 600.0
    idle: float = 300.0
    total: float = 7_200.0
    small: float = 15.0
    """For small documents, from the first to the last byte, and for bodies of errors."""
    after: float = 0.2
    """After the last event, for the stream to end by itself, which keeps the connection."""
