"""Keeps the secrets (keyring) and OAuth sign-ins (encrypted file) of MCP servers.

Secrets are in the system keyring, each under its workspace, server, and name. Sign-ins are in
encrypted files, with their keys in the keyring: some keyrings hold 2,560 bytes, and tokens are
longer. Without a safe keyring the key is in memory, so a sign-in lasts until the application ends.
"""

import asyncio
import re
from collections.abc import Callable, Mapping
from pathlib import Path

from helix_desktop.app.json_file import replace_file
from helix_desktop.app.secret_filter import KNOWN_KEYS
from helix_desktop.app.timed_thread import TimedThread
from helix_desktop.domain.errors import HelixError, SecretError, ServerError
from helix_desktop.domain.mcp_servers import McpServer
from helix_desktop.domain.ports import SecretVault
from helix_desktop.tools.mcp_host.approvals import server_prefix

SIGN_IN_FILE = "sign-in"
_REFERENCE = re.compile(r"\$\{(?:env:)?([A-Za-z_]\w*)\}", re.ASCII)
MAX_SIGN_IN_BYTES = 256 * 1024


class SignInVault:
    """The implementation of SignIns for one workspace."""

    def __init__(self, vault: TimedThread[SecretVault], workspace: str, home: Path) -> None:
        self._vault, self._workspace, self._home = vault, workspace, home

    async def load(self, server: str) -> str:
        """Return a server's sign-in, "" if there is none or nobody can read it."""
        path, name = self._place(server)
        if not await asyncio.to_thread(path.is_file):
            return ""
        try:
            key = await self._vault.do(lambda vault: vault.get(name))
        except HelixError:
            return ""  # the server then says that it needs a sign-in
        return await asyncio.to_thread(_read_decrypted, path, key) if key else ""

    async def save(self, server: str, text: str) -> None:
        """Replace a server's sign-in; "" deletes it."""
        path, name = self._place(server)
        if not text:
            if await asyncio.to_thread(path.is_file):  # else no keyring is asked for its key
                await asyncio.to_thread(path.unlink, missing_ok=True)
                await self._vault.do(lambda vault: vault.delete(name))
            return
        key = await self._vault.do(lambda vault: vault.get(name))
        if key is None:
            key = await asyncio.to_thread(_new_key)
            new_key = key
            await self._vault.do(lambda vault: vault.set(name, new_key))
        try:
            await asyncio.to_thread(_write_encrypted, path, key, text)
        except OSError as error:
            raise ServerError("Can't save the sign-in.", error.strerror or str(error)) from error

    def _place(self, server: str) -> tuple[Path, str]:
        path = self._home / "servers" / server_prefix(server) / SIGN_IN_FILE
        return path, f"server {server} in {self._workspace}: sign-in"


def _new_key() -> str:
    # half of the imports of a start, and few people sign in
    from cryptography.fernet import Fernet  # noqa: PLC0415

    return Fernet.generate_key().decode("ascii")


def _write_encrypted(path: Path, key: str, text: str) -> None:
    from cryptography.fernet import Fernet  # noqa: PLC0415

    path.parent.mkdir(parents=True, exist_ok=True)
    replace_file(path, Fernet(key).encrypt(text.encode()))


def _read_decrypted(path: Path, key: str) -> str:
    from cryptography.fernet import Fernet, InvalidToken  # noqa: PLC0415

    try:
        if path.stat().st_size > MAX_SIGN_IN_BYTES:
            return ""
        return Fernet(key).decrypt(path.read_bytes()).decode()
    except (InvalidToken, OSError, ValueError):
        return ""


KEYRING_TIMEOUT_SECONDS = 8.0
"""The time limit in seconds for the keyring, as for keys of models."""


MAX_SECRET_CHARS = 1_000


class ServerSecrets:
    """The secrets of one workspace's servers. A keyring that hangs is abandoned."""

    def __init__(self, open_vault: Callable[[], SecretVault], workspace: str) -> None:
        self.vault = TimedThread(
            "keyring",
            open_vault,
            seconds=KEYRING_TIMEOUT_SECONDS,
            timeout_error=lambda: SecretError(
                "The system keyring isn't responding.", "Unlock the keyring and try again."
            ),
        )
        self._workspace = workspace

    async def of(self, server: McpServer) -> Mapping[str, str]:
        """Return all secrets of a server; raise ServerError with the name of a missing one."""
        values: dict[str, str] = {}
        for name in server.secrets:
            entry = self._keyring_entry(server.name, name)
            value = await self.vault.do(lambda vault, entry=entry: vault.get(entry))  # type: ignore[misc]
            if value is None:
                raise ServerError(
                    "The keyring has no secret {name} for server {server}.",
                    "Save it with `helix-desktop server secret {server} {name}`.",
                    name=name,
                    server=server.name,
                )
            KNOWN_KEYS.learn(value)
            values[name] = value
        return values

    async def learn(self, server: McpServer, environ: Mapping[str, str]) -> None:
        """Remove all secrets of a server from texts, also those that its settings name."""
        values = (*server.args, server.url, *(value for _, value in (*server.env, *server.headers)))
        for match in (match for value in values for match in _REFERENCE.finditer(value)):
            KNOWN_KEYS.learn(environ.get(match[1], ""))
        entries = [self._keyring_entry(server.name, name) for name in server.secrets]
        if entries:
            secrets = await self.vault.do(lambda vault: [vault.get(entry) for entry in entries])
            for secret in filter(None, secrets):
                KNOWN_KEYS.learn(secret)

    async def keep(self, server: str, name: str, value: str) -> None:
        """Store a secret, only in a keyring that keeps it beyond this run."""
        text = value.strip()
        if not text or len(text) > MAX_SECRET_CHARS or not text.isprintable():
            raise SecretError("Enter the secret as one line of text.", "Nothing was saved.")
        KNOWN_KEYS.learn(text)
        entry = self._keyring_entry(server, name)
        if not await self.vault.do(lambda vault: vault.backend()):
            raise SecretError(
                "No secure system keyring found, so the secret can't be saved.",
                "Set it as an environment variable and use ${{{name}}} in the server's "
                "configuration.",
                name=name,
            )
        await self.vault.do(lambda vault: vault.set(entry, text))

    async def forget(self, server: McpServer) -> None:
        for name in server.secrets:
            entry = self._keyring_entry(server.name, name)
            await self.vault.do(lambda vault, entry=entry: vault.delete(entry))  # type: ignore[misc]

    def _keyring_entry(self, server: str, name: str) -> str:
        return f"server {server} in {self._workspace}: {name}"
