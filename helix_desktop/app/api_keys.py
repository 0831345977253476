"""Finds and saves API keys of providers: the workspace's, an environment variable, the keyring.

A workspace's own key comes first, then the environment variable that the endpoint names, then the
keyring. A keyring that waits for the user may take forever: each call has a deadline and its own
thread, which can be abandoned.
"""

import asyncio
import os
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum

from msgspec import Struct

from helix_desktop.app.secret_filter import KNOWN_KEYS, SecretFilter
from helix_desktop.app.timed_thread import TimedThread
from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.domain.errors import ProviderAccessDenied, ProviderKeyMissing, SecretError
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import Clock, SecretVault
from helix_desktop.domain.value import replace

KEYRING_TIMEOUT_SECONDS = 8.0
"""The time limit of the keyring in seconds.

Opening one takes 0.2 s, an unlock prompt as long as the user likes.
"""

CACHE_SECONDS = 60.0
"""The seconds that a key stays cached; another process may change it."""

_REFERENCE = re.compile(r"\$\{(?:env:)?([A-Za-z_]\w*)\}", re.ASCII)

SHOWN_ENDING_CHARS = 4
MAX_KEY_CHARS = 1_000
"""The maximum characters of a key; Windows stores at most 1,280."""


class KeySource(StrEnum):
    """The source of a key."""

    WORKSPACE = "this workspace's own"
    VARIABLE = "the environment"
    VAULT = "kept"


class ApiKey(Struct, frozen=True):
    """A key that was found. Its `repr` never has the secret."""

    secret: str
    source: KeySource

    def __repr__(self) -> str:
        return f"Key({self.ending}, {self.source.value})"

    @property
    def ending(self) -> str:
        """Return the only part of a key that is ever shown; none of a short key."""
        return (
            f"…{self.secret[-SHOWN_ENDING_CHARS:]}"
            if len(self.secret) >= 3 * SHOWN_ENDING_CHARS
            else "…"
        )


class _CachedKey(Struct, frozen=True):
    """A key as the keyring returned it at some moment."""

    secret: str
    at: float


class ApiKeys:
    """The keys of all endpoints."""

    def __init__(
        self,
        open_vault: Callable[[], SecretVault],
        clock: Clock,
        *,
        environ: Mapping[str, str] = os.environ,
        hidden: SecretFilter = KNOWN_KEYS,
        timeout_seconds: float = KEYRING_TIMEOUT_SECONDS,
    ) -> None:
        self._clock, self._environ, self._hidden = clock, environ, hidden
        self._vault = TimedThread(
            "keyring",
            open_vault,
            seconds=timeout_seconds,
            timeout_error=lambda: SecretError(
                "The system keyring isn't responding.",
                "Unlock the keyring and try again, or set the key as an environment variable.",
            ),
        )
        self._cached: dict[str, _CachedKey] = {}
        self._pending: dict[str, asyncio.Future[str | None]] = {}
        self.stored_headers = 0
        """How often a header was stored in this run; what was made with the old value is stale."""

    async def find(self, endpoint: Endpoint, workspace: str = "") -> ApiKey | None:
        """Return the key for requests to this endpoint, or None."""
        if workspace and (own := await self._read_cached(_keyring_entry(endpoint, workspace))):
            return ApiKey(own, KeySource.WORKSPACE)
        if supplied := self._from_environment(endpoint):
            return ApiKey(supplied, KeySource.VARIABLE)
        cached = await self._read_cached(_keyring_entry(endpoint))
        return ApiKey(cached, KeySource.VAULT) if cached else None

    async def needed(self, endpoint: Endpoint, workspace: str = "") -> str:
        """Return the key's text; raise ProviderKeyMissing with advice if there is none."""
        if not endpoint.needs_key:
            # asking a keyring that may hang is not worth it if no key is needed
            return self._from_environment(endpoint)
        try:
            stored_key = await self.find(endpoint, workspace)
        except SecretError as error:
            raise ProviderAccessDenied(
                Phrase(
                    "Can't read the key for {endpoint}. {message}",
                    endpoint=endpoint.name,
                    message=error.message,
                ),
                error.hint,
            ) from error
        if stored_key is None:
            raise ProviderKeyMissing(
                Phrase("There is no key for {endpoint}.", endpoint=endpoint.name),
                how_to_add_key(endpoint),
            )
        return stored_key.secret

    async def with_headers(self, endpoint: Endpoint) -> Endpoint:
        """Return the endpoint with the values of its headers, secret ones included.

        Raise ProviderAccessDenied with the name of a missing one.
        """
        options = endpoint.options
        headers = {name: self._insert_variables(name, value) for name, value in options.headers}
        for name in options.secrets:
            try:
                value = await self._read_cached(_header_entry(endpoint, name))
            except SecretError as error:
                raise ProviderAccessDenied(error.message, error.hint) from error
            if value is None:
                raise ProviderAccessDenied(
                    "The keyring has no value for the header {name} of {endpoint}.",
                    "Add the provider again with `helix-desktop model add … --secret {name}`.",
                    name=name,
                    endpoint=endpoint.name,
                )
            headers[name] = value
        if not headers:
            return endpoint
        return replace(endpoint, options=replace(options, headers=tuple(headers.items())))

    async def keep_header(self, endpoint: Endpoint, name: str, secret: str) -> None:
        """Store the value of a header, only in a keyring that keeps it beyond this run."""
        text = secret.strip()
        if not text or len(text) > MAX_KEY_CHARS or not (text.isascii() and text.isprintable()):
            raise SecretError("The value of {name} can't be sent.", "Nothing changed.", name=name)
        self._hidden.learn(text)
        if not await self.backend():
            raise SecretError(
                "No secure system keyring found, so the value of {name} can't be saved.",
                "Write ${{NAME}} for an environment variable.",
                name=name,
            )
        entry = _header_entry(endpoint, name)
        await self._vault.do(lambda vault: vault.set(entry, text))
        self._pending.pop(entry, None)
        self._cached[entry] = _CachedKey(text, self._clock.monotonic())
        self.stored_headers += 1

    async def forget_headers(self, endpoint: Endpoint, replacement: Endpoint | None = None) -> None:
        """Delete the stored values of an endpoint's headers, except those of `replacement`."""
        still_used = (
            {_header_entry(replacement, name) for name in replacement.options.secrets}
            if replacement
            else ()
        )
        for entry in {_header_entry(endpoint, name) for name in endpoint.options.secrets}:
            if entry in still_used:
                continue
            await self._vault.do(lambda vault, entry=entry: vault.delete(entry))  # type: ignore[misc]
            self._cached.pop(entry, None)

    def _insert_variables(self, header: str, value: str) -> str:
        """Insert environment variables; a value that cannot be sent is as good as none."""

        def variable(match: re.Match[str]) -> str:
            text = self._environ.get(match[1], "")
            if not text or not (text.isascii() and text.isprintable()):
                raise ProviderAccessDenied(
                    "The environment variable {name} has no value for the header {header}.",
                    "Set the variable and start Helix again.",
                    name=match[1],
                    header=header,
                )
            self._hidden.learn(text)
            return text

        return _REFERENCE.sub(variable, value)

    async def keep(self, endpoint: Endpoint, secret: str, workspace: str = "") -> str:
        """Store a key; return the keyring's name, "" if the key lasts for this run only."""
        text = check_key(secret)
        self._hidden.learn(text)
        name = _keyring_entry(endpoint, workspace)

        def save(vault: SecretVault) -> str:
            vault.set(name, text)
            return vault.backend()

        where = await self._vault.do(save)
        self._pending.pop(name, None)
        self._cached[name] = _CachedKey(text, self._clock.monotonic())
        return where

    async def forget(self, endpoint: Endpoint, workspace: str = "") -> bool:
        """Delete a stored key; return whether it existed. A key in the environment stays there."""
        name = _keyring_entry(endpoint, workspace)

        def delete(vault: SecretVault) -> bool:
            existed = vault.get(name) is not None
            vault.delete(name)
            return existed

        existed = await self._vault.do(delete)
        self._pending.pop(name, None)
        self._cached.pop(name, None)
        return existed

    def doubt(self, endpoint: Endpoint) -> None:
        """Forget the cached key of an endpoint that refused it, so that it is read again."""
        for name in tuple(self._cached):
            if name.startswith(_keyring_entry(endpoint)):
                del self._cached[name]

    async def backend(self) -> str:
        """Return the name of the keyring, "" if keys last for this run only."""
        return await self._vault.do(lambda vault: vault.backend())

    def learn_variables(self, endpoints: Iterable[Endpoint]) -> None:
        """Remove the keys in the environment from texts, also those that are not used."""
        for endpoint in endpoints:
            self._from_environment(endpoint)

    async def learn_all(self, endpoints: Iterable[Endpoint], workspaces: Sequence[str]) -> None:
        """Remove every configured key from texts; raise SecretError if one can't be read."""
        entries: list[str] = []
        for endpoint in endpoints:
            self._from_environment(endpoint)
            for _name, value in endpoint.options.headers:
                for match in _REFERENCE.finditer(value):
                    self._hidden.learn(self._environ.get(match[1], ""))
            entries += (_keyring_entry(endpoint, workspace) for workspace in ("", *workspaces))
            entries += (_header_entry(endpoint, name) for name in endpoint.options.secrets)
        secrets = await self._vault.do(lambda vault: [vault.get(entry) for entry in entries])
        for secret in filter(None, secrets):
            self._hidden.learn(secret)

    def in_environment(self, endpoint: Endpoint) -> bool:
        return bool(self._from_environment(endpoint))

    def _from_environment(self, endpoint: Endpoint) -> str:
        """Return the key in the environment; a text that cannot be a header does not count."""
        try:
            text = check_key(self._environ.get(endpoint.variable, "")) if endpoint.variable else ""
        except SecretError:
            return ""
        self._hidden.learn(text)
        return text

    async def _read_cached(self, name: str) -> str | None:
        """Return a stored key; the vault is asked again only after CACHE_SECONDS."""
        cached = self._cached.get(name)
        if cached is not None and self._clock.monotonic() - cached.at < CACHE_SECONDS:
            return cached.secret
        pending = self._pending.get(name)
        if pending is None or pending.done():
            # a keyring that hangs is asked once: its answer serves all who wait by then
            pending = self._pending[name] = self._vault.start(lambda vault: vault.get(name))
        secret = await self._vault.wait(pending)
        if secret is None:
            return None
        self._hidden.learn(secret)
        self._cached[name] = _CachedKey(secret, self._clock.monotonic())
        return secret


def check_key(secret: str) -> str:
    """Strip a key of pasted spaces; raise SecretError, without the text, if it is not a key."""
    text = secret.strip()
    if not text:
        raise SecretError("The key is empty.", "Nothing changed.")
    if len(text) > MAX_KEY_CHARS or not (text.isascii() and text.isprintable()) or " " in text:
        raise SecretError(
            "This doesn't look like a key. Keys contain no spaces.", "Nothing changed."
        )
    return text


def how_to_add_key(endpoint: Endpoint) -> str:
    advice = f"Add one in Settings › Models and keys or with `helix-desktop key set {endpoint.id}`"
    variable_advice = (
        f", or set the environment variable {endpoint.variable}" if endpoint.variable else ""
    )
    return f"{advice}{variable_advice}."


def _keyring_entry(endpoint: Endpoint, workspace: str = "") -> str:
    """Return the name of a key in the keyring.

    The name includes the host: a key is never sent to another host because somebody changed an
    endpoint of the same name.
    """
    host = endpoint.base_url.partition("://")[2].partition("/")[0].lower()
    entry = f"{endpoint.id} {host}"
    return f"{entry} in {workspace}" if workspace else entry


def _header_entry(endpoint: Endpoint, header: str) -> str:
    return f"{_keyring_entry(endpoint)}: header {header.lower()}"
