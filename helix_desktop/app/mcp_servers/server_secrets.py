"""The secrets of MCP servers, in the system keyring, each under its workspace, server, and name."""

from collections.abc import Callable, Mapping

from helix_desktop.app.secret_filter import KNOWN_KEYS
from helix_desktop.app.timed_thread import TimedThread
from helix_desktop.domain.errors import SecretError, ServerError
from helix_desktop.domain.mcp_servers import McpServer
from helix_desktop.domain.ports import SecretVault

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
                    "Save it with `helix-desktop servers secret {server} {name}`.",
                    name=name,
                    server=server.name,
                )
            KNOWN_KEYS.learn(value)
            values[name] = value
        return values

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
