"""Secrets of servers: in the system keyring, each under its workspace, its server and its name."""

from collections.abc import Callable, Mapping

from helix_desktop.app.aside import Aside
from helix_desktop.app.secrets.hidden import KNOWN_KEYS, Hidden
from helix_desktop.domain.errors import SecretError, ServerError
from helix_desktop.domain.ports import Vault
from helix_desktop.domain.servers import Server

PATIENCE = 8.0
"""Seconds for the keyring, as for keys of models."""

LONGEST = 1_000


class ServerSecrets:
    """The secrets of one workspace's servers. A keyring that hangs is left behind."""

    def __init__(
        self,
        open_vault: Callable[[], Vault],
        workspace: str,
        *,
        hidden: Hidden = KNOWN_KEYS,
        patience: float = PATIENCE,
    ) -> None:
        self._vault = Aside("keyring", open_vault, seconds=patience, late=_late)
        self._workspace, self._hidden = workspace, hidden

    async def of(self, server: Server) -> Mapping[str, str]:
        """All that the server needs; ServerError names what is missing."""
        found: dict[str, str] = {}
        for name in server.secrets:
            place = self._place(server.name, name)
            value = await self._vault.do(lambda vault, place=place: vault.get(place))  # type: ignore[misc]
            if value is None:
                raise ServerError(
                    f"The secret {name} of the server {server.name} is not in the keyring.",
                    f"`helix-desktop servers secret {server.name} {name}` keeps it.",
                )
            self._hidden.learn(value)
            found[name] = value
        return found

    async def keep(self, server: str, name: str, value: str) -> None:
        """Only where a keyring keeps it longer than this run."""
        text = value.strip()
        if not text or len(text) > LONGEST or not text.isprintable():
            raise SecretError("That is no secret: one line of text is wanted.", "Nothing was kept.")
        self._hidden.learn(text)
        place = self._place(server, name)
        if not await self._vault.do(lambda vault: vault.backend()):
            raise SecretError(
                "There is no safe system keyring here: a secret would be forgotten.",
                f"Put it into the environment, and ${{{name}}} into the server's configuration.",
            )
        await self._vault.do(lambda vault: vault.set(place, text))

    async def forget(self, server: Server) -> None:
        for name in server.secrets:
            place = self._place(server.name, name)
            await self._vault.do(lambda vault, place=place: vault.delete(place))  # type: ignore[misc]

    def _place(self, server: str, name: str) -> str:
        return f"server {server} in {self._workspace}: {name}"


def _late() -> SecretError:
    return SecretError("The system keyring does not answer.", "Unlock it and try again.")
