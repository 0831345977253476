"""The requests that a guest, another program's agent, sends to its provider, as recorded."""

from msgspec import Struct

from helix_desktop.domain.llm import Usage


class RecordedRequest(Struct, frozen=True):
    """One request of a guest, recorded after the end of its answer. It has no header.

    `path` is without its query, which may hold a key. `body` is unpacked; b"" if its coding is
    unknown. `status` is 0 if no answer came, and `usage` None if none was reported.
    """

    at: float
    path: str
    model: str
    body: bytes
    status: int = 0
    usage: Usage | None = None
    seconds: float = 0.0

    @property
    def size(self) -> int:
        return len(self.body)
