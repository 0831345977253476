"""An MCP server that wants a sign-in, with the SDK's authorization server, in a thread.

Its answers can be changed by path, to play a server that leads somewhere else.
"""

import asyncio
import json
import secrets
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn
from mcp.server import MCPServer
from mcp.server.auth.provider import (
    AccessToken,
    AuthorizationCode,
    AuthorizationParams,
    RefreshToken,
    construct_redirect_uri,
)
from mcp.server.auth.settings import AuthSettings, ClientRegistrationOptions, RevocationOptions
from mcp.shared.auth import OAuthClientInformationFull, OAuthToken
from pydantic import AnyHttpUrl, AnyUrl

Change = Callable[[dict[str, Any]], dict[str, Any]]


LOOPBACK = "http://127.0.0.1/callback"


class DocumentedClient(OAuthClientInformationFull):
    """A client of a document, whose loopback address may have any port (RFC 8252, 7.3)."""

    token_endpoint_auth_method: str | None = "none"

    def validate_redirect_uri(self, redirect_uri: AnyUrl | None) -> AnyUrl:
        assert str(redirect_uri).replace(f":{redirect_uri.port}", "") == LOOPBACK
        return redirect_uri


class Authority:
    """Implements the SDK's provider in memory; whoever comes is let in."""

    def __init__(self, token_seconds: int) -> None:
        self.token_seconds = token_seconds
        self.clients: dict[str, OAuthClientInformationFull] = {}
        self.codes: dict[str, AuthorizationCode] = {}
        self.access: dict[str, AccessToken] = {}
        self.refresh: dict[str, RefreshToken] = {}
        self.registrations = self.sign_ins = self.renewals = 0
        self.document = ""
        """The URL of a client metadata document whose client is known without a registration."""

    async def get_client(self, client_id: str) -> OAuthClientInformationFull | None:
        if client_id == self.document:
            return DocumentedClient(client_id=client_id, redirect_uris=[AnyUrl(LOOPBACK)])
        return self.clients.get(client_id)

    async def register_client(self, client_info: OAuthClientInformationFull) -> None:
        self.registrations += 1
        self.clients[client_info.client_id or ""] = client_info

    async def authorize(
        self, client: OAuthClientInformationFull, params: AuthorizationParams
    ) -> str:
        self.sign_ins += 1
        code = secrets.token_urlsafe(24)
        self.codes[code] = AuthorizationCode(
            code=code,
            scopes=params.scopes or [],
            expires_at=time.time() + 60,
            client_id=client.client_id or "",
            code_challenge=params.code_challenge,
            redirect_uri=params.redirect_uri,
            redirect_uri_provided_explicitly=params.redirect_uri_provided_explicitly,
            resource=params.resource,
        )
        return construct_redirect_uri(str(params.redirect_uri), code=code, state=params.state)

    async def load_authorization_code(
        self, client: OAuthClientInformationFull, authorization_code: str
    ) -> AuthorizationCode | None:
        return self.codes.get(authorization_code)

    async def exchange_authorization_code(
        self, client: OAuthClientInformationFull, authorization_code: AuthorizationCode
    ) -> OAuthToken:
        del self.codes[authorization_code.code]
        return self._tokens(authorization_code.client_id, authorization_code.resource)

    async def load_refresh_token(
        self, client: OAuthClientInformationFull, refresh_token: str
    ) -> RefreshToken | None:
        return self.refresh.get(refresh_token)

    async def exchange_refresh_token(
        self, client: OAuthClientInformationFull, refresh_token: RefreshToken, scopes: list[str]
    ) -> OAuthToken:
        self.renewals += 1
        del self.refresh[refresh_token.token]
        return self._tokens(refresh_token.client_id, refresh_token.resource)

    async def load_access_token(self, token: str) -> AccessToken | None:
        return self.access.get(token)

    async def revoke_token(self, token: AccessToken | RefreshToken) -> None:
        self.revoke()

    def revoke(self) -> None:
        self.access.clear()
        self.refresh.clear()

    def expire(self) -> None:
        """Let all access tokens expire; they can be renewed."""
        self.access.clear()

    def _tokens(self, client: str, resource: str | None) -> OAuthToken:
        access, refresh = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
        self.access[access] = AccessToken(
            token=access, client_id=client, scopes=[], resource=resource
        )
        self.refresh[refresh] = RefreshToken(
            token=refresh, client_id=client, scopes=[], resource=resource
        )
        return OAuthToken(access_token=access, expires_in=self.token_seconds, refresh_token=refresh)


class OAuthServer:
    """The running server."""

    def __init__(self, token_seconds: int = 3_600) -> None:
        self.authority = Authority(token_seconds)
        self.changes: dict[str, Change] = {}
        """Changes of JSON answers, by path."""
        self.requests: list[tuple[str, str]] = []
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self.url = f"{self.base}/mcp"
        server = MCPServer(
            "private",
            auth_server_provider=self.authority,
            auth=AuthSettings(
                issuer_url=AnyHttpUrl(self.base),
                client_registration_options=ClientRegistrationOptions(enabled=True),
                revocation_options=RevocationOptions(enabled=True),
                resource_server_url=AnyHttpUrl(self.url),
                validate_token_resource=True,
            ),
        )

        @server.tool()
        def whoami(word: str) -> str:
            """Says who is signed in."""
            return f"somebody says {word}"

        self._app = server.streamable_http_app()
        config = uvicorn.Config(self._changed, log_level="error", lifespan="on", interface="asgi3")
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._run, name="oauth server", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._server.should_exit = self._server.force_exit = True
        self._thread.join(10)

    def _run(self) -> None:
        asyncio.run(self._server.serve(sockets=[self._socket]))

    async def _changed(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            self.requests.append((scope["method"], scope["path"]))
        change = self.changes.get(scope.get("path", ""))
        if change is None:
            await self._app(scope, receive, send)
            return
        head: dict[str, Any] = {}
        body = b""

        async def collect(message: dict[str, Any]) -> None:
            nonlocal body
            if message["type"] == "http.response.start":
                head.update(message)
            else:
                body += message.get("body", b"")

        await self._app(scope, receive, collect)
        changed = json.dumps(change(json.loads(body))).encode()
        headers = [pair for pair in head["headers"] if pair[0].lower() != b"content-length"]
        await send({**head, "headers": [*headers, (b"content-length", b"%d" % len(changed))]})
        await send({"type": "http.response.body", "body": changed})


@contextmanager
def oauth_server(token_seconds: int = 3_600) -> Iterator[OAuthServer]:
    server = OAuthServer(token_seconds)
    server.start()
    try:
        yield server
    finally:
        server.stop()
