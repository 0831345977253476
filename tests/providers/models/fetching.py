"""A fetcher that answers from a table, and remembers what it was asked with."""

import asyncio
from collections.abc import Mapping

from helix_desktop.domain.errors import ProviderAccessDenied

HANG = "hang"


class Table:
    """Implements Fetcher: documents by address; what is not there is refused, as a 404 is."""

    def __init__(self, documents: Mapping[str, bytes | str | Exception]) -> None:
        self.documents = documents
        self.requests: list[tuple[str, dict[str, str], bytes]] = []

    async def __call__(self, url: str, headers: Mapping[str, str], body: bytes = b"") -> bytes:
        self.requests.append((url, dict(headers), body))
        result = self.documents.get(f"{url} {body.decode()}".strip(), self.documents.get(url))
        if result is None:
            raise ProviderAccessDenied("There is no such thing there.")
        if result == HANG:
            await asyncio.Event().wait()
        if isinstance(result, Exception):
            raise result
        return result.encode() if isinstance(result, str) else result
