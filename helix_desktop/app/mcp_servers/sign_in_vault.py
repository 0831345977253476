"""The sign-ins to MCP servers: encrypted files, and their keys in the system keyring.

Some keyrings hold 2,560 bytes, and tokens are longer. Without a safe keyring the key is in memory,
so a sign-in lasts until the application ends.
"""

import asyncio
from pathlib import Path

from helix_desktop.app.json_file import replace_file
from helix_desktop.app.timed_thread import TimedThread
from helix_desktop.domain.errors import HelixError, ServerError
from helix_desktop.domain.ports import SecretVault
from helix_desktop.tools.mcp_host.approvals import server_prefix

FILE = "sign-in"
MAX_FILE_BYTES = 256 * 1024


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
        path = self._home / "servers" / server_prefix(server) / FILE
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
        if path.stat().st_size > MAX_FILE_BYTES:
            return ""
        return Fernet(key).decrypt(path.read_bytes()).decode()
    except (InvalidToken, OSError, ValueError):
        return ""
