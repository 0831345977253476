"""A server that answers every request alike, and what a provider makes of its answer."""

from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.providers.dialects.table import DIALECTS
from helix_desktop.providers.http.http_client import HttpClient
from helix_desktop.providers.http.http_provider import HttpProvider
from tests.providers.http.talking import HELLO, LITTLE, RequestOutcome, Talk, no_pictures, the_key
from tests.system.peers.fault_modes import Conversation
from tests.system.peers.fault_server import Answer, FaultServer, Received

STREAM = "text/event-stream"


class OddServer(FaultServer):
    """Answers every request with one status, body and headers."""

    status, body, kind = "200 OK", b"", STREAM
    headers: dict[str, str]

    def answer(self, received: Received) -> Answer:
        return lambda talk: self._say(talk)

    async def _say(self, talk: Conversation) -> None:
        await talk.refuse(self.status, self.body, content_type=self.kind, **self.headers)


async def request_outcome(
    dialect: DialectId,
    body: bytes,
    status: str = "200 OK",
    *,
    kind: str = STREAM,
    **headers: str,
) -> tuple[RequestOutcome, int]:
    """What comes of an answer, and how often it was asked for."""
    async with OddServer() as server:
        server.status, server.body, server.kind, server.headers = status, body, kind, headers
        line = HttpClient(LITTLE)
        place = Endpoint("x", "X", dialect, server.url)
        made = DIALECTS[dialect](server.url)
        provider = HttpProvider(place, made, line, key=the_key, pictures=no_pictures)
        came = await Talk(server, line, provider).hear(HELLO)
        await line.close()
        return came, len(server.received)
