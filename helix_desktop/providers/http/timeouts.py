"""The timeouts of requests to models, and the longest wait for a retry."""

from msgspec import Struct

DEFAULT_MAX_RETRY_WAIT_MINUTES = 60
"""How long a provider's request to wait is followed, unless the user chose another time."""


class HttpTimeouts(Struct, frozen=True):
    """Deadlines in seconds.

    `first` allows for a model that reads: local servers may take minutes over a long context before
    they send a byte (the official clients wait 600 s). `idle` is between two pieces; most servers
    send a sign of life every 15 s. `total` ends a stream that trickles for ever: 128,000 tokens at
    20 a second take 6,400 s.
    """

    connect: float = 10.0
    first: float = 600.0
    idle: float = 300.0
    total: float = 7_200.0
    small: float = 15.0
    """For small documents, from the first to the last byte, and for bodies of errors."""
    after: float = 0.2
    """After the last event, for the stream to end by itself, which keeps the connection."""
