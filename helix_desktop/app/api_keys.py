"""Keys of endpoints: where they are looked for, in which order, and never on the window's thread.

A workspace's own key comes first, then the environment variable that the endpoint names, then the
keyring. A keyring that waits for its person may take for ever: each call has a deadline and a
thread of its own, which can be left behind.
"""

import asyncio
import os
from collections.abc import Callable, Mapping
from enum import StrEnum

from msgspec import Struct

from helix_desktop.app.secret_filter import KNOWN_KEYS, SecretFilter
from helix_desktop.app.timed_thread import TimedThread
from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.domain.errors import ProviderAccessDenied, SecretError
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import Clock, SecretVault

PATIENCE = 8.0
"""Seconds for the keyring: opening one takes 0.2, an unlock prompt as long as the person likes."""

FRESH = 60.0
"""Seconds that a key is not looked for again; another process may change it."""

SHOWN = 4
LONGEST = 1_000
"""Characters of a key; Windows keeps 1,280 at most."""


class KeySource(StrEnum):
    """Where a key was found."""

    WORKSPACE = "this workspace's own"
    VARIABLE = "the environment"
    VAULT = "kept"


class ApiKey(Struct, frozen=True):
    """A key that was found. Its text never stands in a representation of it."""

    secret: str
    room: KeySource

    def __repr__(self) -> str:
        return f"Key({self.ending}, {self.room.value})"

    @property
    def ending(self) -> str:
        """The only part of a key that is ever shown; none of a short one."""
        return f"…{self.secret[-SHOWN:]}" if len(self.secret) >= 3 * SHOWN else "…"


class _Kept(Struct, frozen=True):
    """A key as the keyring had it at some moment."""

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
        patience: float = PATIENCE,
    ) -> None:
        self._clock, self._environ, self._hidden = clock, environ, hidden
        self._vault = TimedThread("keyring", open_vault, seconds=patience, late=_late)
        self._kept: dict[str, _Kept] = {}
        self._asked: dict[str, asyncio.Future[str | None]] = {}

    async def find(self, endpoint: Endpoint, workspace: str = "") -> ApiKey | None:
        """The key that a request to this endpoint is sent with, if there is one."""
        if workspace and (own := await self._look(_name(endpoint, workspace))):
            return ApiKey(own, KeySource.WORKSPACE)
        if given := self._given(endpoint):
            return ApiKey(given, KeySource.VARIABLE)
        kept = await self._look(_name(endpoint))
        return ApiKey(kept, KeySource.VAULT) if kept else None

    async def needed(self, endpoint: Endpoint, workspace: str = "") -> str:
        """The key's text; ProviderDenied says what to do where there is none."""
        if not endpoint.needs_key:
            # asking a keyring that may hang is not worth it where no key is wanted
            return self._given(endpoint)
        try:
            found = await self.find(endpoint, workspace)
        except SecretError as error:
            raise ProviderAccessDenied(
                Phrase(
                    "The key for {endpoint} cannot be had. {message}",
                    endpoint=endpoint.name,
                    message=error.message,
                ),
                error.hint,
            ) from error
        if found is None:
            raise ProviderAccessDenied(
                Phrase("There is no key for {endpoint}.", endpoint=endpoint.name),
                how_to_give_key(endpoint),
            )
        return found.secret

    async def keep(self, endpoint: Endpoint, secret: str, workspace: str = "") -> str:
        """Keep a key; returns the keyring's name, "" if it is kept for this run only."""
        text = check_key(secret)
        self._hidden.learn(text)
        name = _name(endpoint, workspace)
        where = await self._vault.do(lambda vault: _set(vault, name, text))
        self._asked.pop(name, None)
        self._kept[name] = _Kept(text, self._clock.tick())
        return where

    async def forget(self, endpoint: Endpoint, workspace: str = "") -> bool:
        """Whether there was one to forget. What stands in the environment stays there."""
        name = _name(endpoint, workspace)
        there = await self._vault.do(lambda vault: _delete(vault, name))
        self._asked.pop(name, None)
        self._kept.pop(name, None)
        return there

    def doubt(self, endpoint: Endpoint) -> None:
        """The endpoint refused its key: look for it again next time."""
        for name in tuple(self._kept):
            if name.startswith(_name(endpoint)):
                del self._kept[name]

    async def backend(self) -> str:
        """The name of the keyring, "" if keys end with this run."""
        return await self._vault.do(lambda vault: vault.backend())

    def in_environment(self, endpoint: Endpoint) -> bool:
        """Whether the environment names a key for it."""
        return bool(self._given(endpoint))

    def _given(self, endpoint: Endpoint) -> str:
        """What the environment has; a text that cannot be a header is no key."""
        try:
            text = check_key(self._environ.get(endpoint.variable, "")) if endpoint.variable else ""
        except SecretError:
            return ""
        self._hidden.learn(text)
        return text

    async def _look(self, name: str) -> str | None:
        kept = self._kept.get(name)
        if kept is not None and self._clock.tick() - kept.at < FRESH:
            return kept.secret
        asked = self._asked.get(name)
        if asked is None or asked.done():
            # a keyring that hangs is asked once: its answer serves all who wait by then
            asked = self._asked[name] = self._vault.start(lambda vault: vault.get(name))
        secret = await self._vault.wait(asked)
        if secret is None:
            return None
        self._hidden.learn(secret)
        self._kept[name] = _Kept(secret, self._clock.tick())
        return secret


def _late() -> SecretError:
    return SecretError(
        "The system keyring does not answer.",
        "Unlock it and try again, or put the key into the environment.",
    )


def check_key(secret: str) -> str:
    """The key without what pasting adds; SecretError if it can be none. It is never repeated."""
    text = secret.strip()
    if not text:
        raise SecretError("There is no key in that.", "Nothing was changed.")
    if len(text) > LONGEST or not (text.isascii() and text.isprintable()) or " " in text:
        raise SecretError("That is not a key: keys are one word of ASCII.", "Nothing was changed.")
    return text


def how_to_give_key(endpoint: Endpoint) -> str:
    """What to do where a key is missing."""
    way = f"Settings › Models and keys keeps one, or `helix-desktop keys set {endpoint.id}`"
    also = f", or put it into the environment as {endpoint.variable}" if endpoint.variable else ""
    return f"{way}{also}."


def _name(endpoint: Endpoint, workspace: str = "") -> str:
    """Under what a key is kept. The address belongs to it: a key is never sent to another host
    because somebody changed an endpoint of the same name."""
    place = f"{endpoint.id} {_host(endpoint)}"
    return f"{place} in {workspace}" if workspace else place


def _host(endpoint: Endpoint) -> str:
    return endpoint.base_url.partition("://")[2].partition("/")[0].lower()


def _set(vault: SecretVault, name: str, secret: str) -> str:
    vault.set(name, secret)
    return vault.backend()


def _delete(vault: SecretVault, name: str) -> bool:
    there = vault.get(name) is not None
    vault.delete(name)
    return there
