"""Connections to the names of private networks, without encryption.

Whoever answers for a name decides where it leads. Such a name is resolved here, and exactly the
private ones of its addresses are connected to, so it never leads out of the network.
"""

import httpx

from helix_desktop.domain.errors import RequestRefused
from helix_desktop.domain.net_addresses import LookUp, parse_address, private_addresses


class PrivateNameTransport(httpx.AsyncBaseTransport):
    """Passes requests on; one by plain http to a name goes to a private address of the name."""

    def __init__(self, inner: httpx.AsyncBaseTransport, look_up: LookUp) -> None:
        self._inner, self._look_up = inner, look_up

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        url = request.url
        if url.scheme != "http" or parse_address(url.host) is not None:
            return await self._inner.handle_async_request(request)
        addresses = await self._found(request)
        for address in addresses[:-1]:
            request.url = url.copy_with(host=address)
            try:
                return await self._inner.handle_async_request(request)
            except (httpx.ConnectError, httpx.ConnectTimeout):
                continue  # as with localhost, where a server may listen at one address only
        request.url = url.copy_with(host=addresses[-1])
        return await self._inner.handle_async_request(request)

    async def aclose(self) -> None:
        await self._inner.aclose()

    async def _found(self, request: httpx.Request) -> tuple[str, ...]:
        host, port = request.url.host, request.url.port or 80
        try:
            found = await private_addresses(host, port, self._look_up)
        except OSError as error:
            raise httpx.ConnectError(str(error), request=request) from error
        if not found:
            raise RequestRefused(
                "{host} leads out of your private network, and http:// isn't encrypted.",
                "Nothing was sent. Use https://, or check where the name leads.",
                host=host,
            )
        return found
