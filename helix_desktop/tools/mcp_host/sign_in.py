"""OAuth sign-in to MCP servers over HTTP: browser, tokens, renewal.

A connection uses and renews the tokens that are there, and asks nobody: where it needs the user,
its requests fail with status 401 and `SignIn.needed` is set. Only `SignIn.ask_user` registers a
client and has a browser opened. Kept across restarts are the tokens with their time of expiry, the
registration, the addresses of the authorization server, and the loopback port, to which a
registration is bound.
"""

import asyncio
import logging
import time
from collections.abc import AsyncGenerator
from urllib.parse import parse_qs, urlsplit

import httpx2
from mcp.client.auth import OAuthClientProvider, OAuthFlowError, OAuthTokenError
from mcp.client.auth.utils import extract_field_from_www_auth, is_valid_client_metadata_url
from mcp.shared.auth import (
    AuthorizationCodeResult,
    OAuthClientInformationFull,
    OAuthClientMetadata,
    OAuthMetadata,
    OAuthToken,
    ProtectedResourceMetadata,
)
from pydantic import AnyUrl, BaseModel, ValidationError

from helix_desktop import __version__
from helix_desktop.domain.app_secrets import APP_SECRETS
from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.mcp_servers import McpServer
from helix_desktop.domain.net_addresses import (
    is_private_address,
    is_public_address,
    parse_address,
)
from helix_desktop.tools.mcp_host.host_limits import TIMEOUTS, HomeLoop, OpenUrl

log = logging.getLogger(__name__)


BROWSER_SECONDS = 300.0
"""How long a sign-in waits for the user in the browser."""
MAX_PAGE_CHARS = 16 * 1024
"""Of the address of the page on which the user signs in: browsers take little more."""
MAX_REQUEST_LINE_BYTES = 16 * 1024
_FAULTS = (
    OAuthFlowError,
    ValidationError,
    httpx2.HTTPError,
    httpx2.InvalidURL,
    httpx2.StreamError,
    ArithmeticError,  # a token that lasts longer than any number of seconds
    ValueError,
)


def _is_unexpected(record: logging.LogRecord) -> bool:
    error = record.exc_info[1] if record.exc_info else None
    return not isinstance(error, (*_FAULTS, ServerError, TimeoutError))


# the SDK logs these with a traceback, and with what the server sent, in which a token may be; they
# end a sign-in as intended
logging.getLogger("mcp.client.auth.oauth2").addFilter(_is_unexpected)
_EXPIRED = 1.0
"""A time of expiry long ago."""
_PAGE = (
    b"HTTP/1.1 %s\r\ncontent-type: text/html; charset=utf-8\r\nconnection: close\r\n"
    b"content-security-policy: default-src 'none'\r\n\r\n"
    b"<!doctype html><title>Helix</title><p>%s</p>"
)


class _SavedSignIn(BaseModel):
    """What is saved of a sign-in to the server at `url`."""

    url: str = ""
    tokens: OAuthToken | None = None
    expires_at: float | None = None
    client: OAuthClientInformationFull | None = None
    metadata: OAuthMetadata | None = None
    resource: ProtectedResourceMetadata | None = None
    port: int = 0
    unfinished: bool = False
    """A sign-in with this registration was begun and not completed."""


class _Storage:
    """The SDK's TokenStorage over what the home loop saves.

    A sign-in belongs to the server's address: another server under the same name gets no token.
    """

    def __init__(self, server: McpServer, home: HomeLoop) -> None:
        self._server, self._home = server, home
        self.saved = _SavedSignIn(url=server.url)

    async def load(self) -> None:
        new = _SavedSignIn(url=self._server.url)
        try:
            text = await self._home.load_sign_in(self._server.name)
            saved = _SavedSignIn.model_validate_json(text or "{}")
            self.saved = saved if saved.url == new.url else new
        except ValidationError:
            self.saved = new
        self._learn_secrets()

    async def save(self) -> None:
        self._learn_secrets()
        text = self.saved.model_dump_json(exclude_none=True)
        await self._home.save_sign_in(self._server.name, text)

    async def get_tokens(self) -> OAuthToken | None:
        return self.saved.tokens

    async def set_tokens(self, tokens: OAuthToken) -> None:
        self.saved.tokens = tokens
        self.saved.expires_at = time.time() + tokens.expires_in if tokens.expires_in else None
        await self.save()

    async def get_client_info(self) -> OAuthClientInformationFull | None:
        return self.saved.client

    async def set_client_info(self, client_info: OAuthClientInformationFull) -> None:
        self.saved.client = client_info
        await self.save()

    def _learn_secrets(self) -> None:
        tokens, client = self.saved.tokens, self.saved.client
        for secret in (
            tokens and tokens.access_token,
            tokens and tokens.refresh_token,
            client and client.client_secret,
        ):
            if secret:
                APP_SECRETS.learn(secret)


class SignIn(OAuthClientProvider):
    """The authentication of one server's connections."""

    def __init__(
        self,
        server: McpServer,
        home: HomeLoop,
        client_document: str = "",
        *,
        request_seconds: float = TIMEOUTS.sign_in_request,
    ) -> None:
        """`client_document` is the URL of Helix's client metadata document, if one is hosted.

        It stands for a registration with authorization servers that support that; without it,
        and with others, Helix registers.
        """
        self._storage = _Storage(server, home)
        self._home = home
        self._request_seconds = request_seconds
        self._asks = False
        self._refused = ""
        """The access token that the server refused last."""
        self.needed = False
        """Whether the server wants the user to sign in."""
        metadata = OAuthClientMetadata(
            client_name="Helix Desktop",
            software_id="helix-desktop",
            software_version=__version__,
            redirect_uris=[AnyUrl("http://127.0.0.1/callback")],
            token_endpoint_auth_method="none",
        )
        document = client_document if is_valid_client_metadata_url(client_document) else None
        super().__init__(server.url, metadata, self._storage, client_metadata_url=document)

    async def ask_user(self, client: httpx2.AsyncClient, open_url: OpenUrl) -> None:
        """Have the user sign in; raise ServerError if that fails.

        `client` is one that authenticates by this object.
        """
        await self._storage.load()
        saved, callback = self._storage.saved, _Callback()
        port = await callback.listen(saved.port)
        try:
            if saved.unfinished or port != saved.port:
                # the authorization server may have forgotten it, or knows it with another port
                saved.client = None
            saved.tokens, saved.port, saved.unfinished = None, port, True
            self.context.client_metadata.redirect_uris = [
                AnyUrl(f"http://127.0.0.1:{port}/callback")
            ]

            async def redirect(address: str) -> None:
                metadata = self.context.oauth_metadata
                if len(address) > MAX_PAGE_CHARS or not self._is_safe(address):
                    raise OAuthFlowError("its page is not a usable address with encryption")
                # the SDK's state stands behind what the server itself wrote
                callback.state = parse_qs(urlsplit(address).query).get("state", [""])[-1]
                if not callback.state:
                    raise OAuthFlowError("its page has an address with a fragment")
                if metadata and "S256" not in (metadata.code_challenge_methods_supported or ()):
                    raise OAuthFlowError(
                        "the authorization server doesn't protect the code (PKCE, S256)"
                    )
                if not await self._home.open_url(open_url, address):
                    raise ServerError("You didn't sign in.")

            async def answered() -> AuthorizationCodeResult:
                async with asyncio.timeout(BROWSER_SECONDS):
                    return await callback.result

            self.context.redirect_handler = redirect
            self.context.callback_handler = answered
            self._initialized, self._asks = False, True
            try:
                try:
                    response = await self._provoke_sign_in(client)
                except OAuthTokenError as error:
                    if saved.client is None or "invalid_client" not in str(error):
                        raise
                    saved.client, callback.result = None, asyncio.get_running_loop().create_future()
                    self._initialized = False
                    response = await self._provoke_sign_in(client)
            finally:
                self._asks = False
            if response.status_code == 401 or self._storage.saved.tokens is None:
                raise ServerError(
                    "The server offers no sign-in.", "Save its token as the secret Authorization."
                )
            saved.unfinished, self.needed = False, False
            saved.metadata = self.context.oauth_metadata
            saved.resource = self.context.protected_resource_metadata
            await self._storage.save()
        except TimeoutError:
            raise ServerError("The browser didn't come back. Sign in again.") from None
        except _FAULTS as error:
            text = show_hidden(APP_SECRETS.without(_describe(error))[:300])
            raise ServerError("Can't sign in: {reason}", reason=text) from error
        finally:
            callback.close()
            if saved.unfinished:
                await self._storage.save()

    async def _provoke_sign_in(self, client: httpx2.AsyncClient) -> httpx2.Response:
        """Make a request that a server answers with 401 as long as nobody is signed in."""
        ping = {"jsonrpc": "2.0", "id": 0, "method": "ping"}
        accept = {"accept": "application/json, text/event-stream"}
        async with client.stream(
            "POST",
            self.context.server_url,
            json=ping,
            headers=accept,
            timeout=self._request_seconds,
        ) as response:
            return response

    async def forget(self, client: httpx2.AsyncClient) -> None:
        """Revoke the tokens where the authorization server can, and delete them in any case."""
        await self._storage.load()
        saved = self._storage.saved
        address = saved.metadata and saved.metadata.revocation_endpoint
        try:
            if address and saved.tokens and saved.client:
                token = saved.tokens.refresh_token or saved.tokens.access_token
                self.context.client_info = saved.client
                values = {"token": token, "client_id": saved.client.client_id or ""}
                values, headers = self.context.prepare_token_auth(values, {})
                # the SDK's own server wants the field also of a client that has no secret
                for more in ({}, {"client_secret": saved.client.client_secret or ""}):
                    # without the client's headers, which are for the server alone
                    request = httpx2.Request(
                        "POST",
                        str(address),
                        data={**values, **more},
                        headers=headers,
                        extensions=self._timeout(),
                    )
                    self._check(request)
                    response = await client.send(request, auth=httpx2.Auth())
                    if response.status_code != 400:
                        break
        except _FAULTS as error:
            log.info("the tokens are deleted, but not revoked: %s", type(error).__name__)
        self._storage.saved = _SavedSignIn(url=saved.url, port=saved.port)
        await self._storage.save()

    async def _initialize(self) -> None:
        if not self._asks:
            await self._storage.load()
        await super()._initialize()
        saved = self._storage.saved
        # the SDK keeps neither: an expired token would cost a new sign-in after each restart
        self.context.token_expiry_time = saved.expires_at
        if saved.tokens is not None and saved.tokens.access_token == self._refused:
            self.context.token_expiry_time = _EXPIRED
        if not self._asks:
            self.context.oauth_metadata = saved.metadata
            self.context.protected_resource_metadata = saved.resource

    async def _auth_flow(
        self, request: httpx2.Request
    ) -> AsyncGenerator[httpx2.Request, httpx2.Response]:
        if self._initialized and not self._asks:
            tokens = self.context.current_tokens
            if tokens is None or self.context.is_token_valid():
                # without the SDK's lock, so that one slow answer holds up no other request
                self._add_auth_header(request)
                response = yield request
                if not _wants_sign_in(response):
                    return
                self._refused = tokens.access_token if tokens is not None else ""
            # another process may have renewed it, after which the old ones are worth nothing
            self._initialized = False
        flow = super()._auth_flow(request)
        try:
            outgoing = await anext(flow)
            while True:
                if outgoing is not request:
                    self._check(outgoing)
                    outgoing.extensions.update(self._timeout())  # the SDK sets no limit
                response = yield outgoing
                if outgoing is request and _wants_sign_in(response) and not self._asks:
                    # read what is saved again: the user may sign in meanwhile
                    self.needed, self._initialized = True, False
                    return
                outgoing = await flow.asend(response)
        except StopAsyncIteration:
            return
        finally:
            await flow.aclose()

    def _check(self, request: httpx2.Request) -> None:
        """Raise OAuthFlowError for a request of the sign-in that anybody could read."""
        if not self._is_safe(str(request.url)):
            raise OAuthFlowError(f"{request.url.host} is named for it without encryption")

    def _timeout(self) -> dict[str, object]:
        return {"timeout": httpx2.Timeout(self._request_seconds).as_dict()}

    def _is_safe(self, address: str) -> bool:
        parts = urlsplit(address)
        host, own_host = parts.hostname or "", urlsplit(self.context.server_url).hostname or ""
        is_near = is_private_address(own_host)
        is_inner = is_private_address(host) or (parse_address(host) and not is_public_address(host))
        if parts.username or (is_inner and not is_near):
            return False  # a server elsewhere has no business in the user's own network
        is_private = is_near and is_private_address(host)
        return parts.scheme == "https" or (parts.scheme == "http" and is_private)


def _describe(error: BaseException) -> str:
    """Return what is wrong, without the server's own text where a token may be in it."""
    cause = error if isinstance(error, ValidationError) else error.__context__
    if not isinstance(cause, ValidationError):
        return str(error) or type(error).__name__
    problems = cause.errors(include_input=False, include_url=False, include_context=False)[:3]
    lines = (f"{'.'.join(map(str, one['loc']))}: {one['msg']}" for one in problems)
    return f"{str(error).partition(':')[0].partition(chr(10))[0]}: {'; '.join(lines)}"


def _wants_sign_in(response: httpx2.Response) -> bool:
    scope = extract_field_from_www_auth(response, "error") == "insufficient_scope"
    return response.status_code == 401 or (response.status_code == 403 and scope)


class _Callback:
    """Receives the browser's return at a loopback port, once."""

    def __init__(self) -> None:
        self.result: asyncio.Future[AuthorizationCodeResult] = (
            asyncio.get_running_loop().create_future()
        )
        self.state = ""
        """The value by which an answer is known to belong to this sign-in."""
        self._server: asyncio.Server | None = None

    async def listen(self, port: int) -> int:
        """Listen at this port if it is free, else at any; return the port."""
        try:
            self._server = await asyncio.start_server(
                self._answer, "127.0.0.1", port, limit=MAX_REQUEST_LINE_BYTES
            )
        except OSError:
            self._server = await asyncio.start_server(
                self._answer, "127.0.0.1", 0, limit=MAX_REQUEST_LINE_BYTES
            )
        return int(self._server.sockets[0].getsockname()[1])

    def close(self) -> None:
        self.result.cancel()
        if self._server is not None:
            self._server.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(10):
                line = (await reader.readuntil(b"\n")).decode("ascii", "replace").split()
            parts = urlsplit(line[1] if len(line) == 3 and line[0] == "GET" else "")
            if parts.path != "/callback":
                writer.write(_PAGE % (b"404 Not Found", b"There is nothing here."))
                return
            values = {name: texts[0] for name, texts in parse_qs(parts.query).items()}
            if (
                not self.state
                or values.get("state") != self.state
                or not ("code" in values or "error" in values)
            ):
                writer.write(_PAGE % (b"400 Bad Request", b"This belongs to no sign-in."))
                return
            if self.result.done():
                writer.write(_PAGE % (b"410 Gone", b"This sign-in is over."))
                return
            if "code" in values:
                result = AuthorizationCodeResult(
                    code=values["code"], state=values.get("state"), iss=values.get("iss")
                )
                self.result.set_result(result)
                words = b"You can close this page and go back to Helix."
            else:
                reason = values.get("error_description") or values["error"]
                self.result.set_exception(OAuthFlowError(f"the server says: {reason[:200]}"))
                words = b"You are not signed in. Go back to Helix."
            writer.write(_PAGE % (b"200 OK", words))
        except (TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, OSError):
            return
        finally:
            writer.close()
