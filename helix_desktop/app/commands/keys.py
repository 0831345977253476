"""`helix-desktop key`: stores, forgets, and lists API keys; a key is never an argument.

Arguments are in the process list and in the shell's history; a prompt and standard input are not.
"""

import getpass
import sys
from argparse import Namespace
from collections.abc import Callable, Coroutine
from typing import Any, TextIO

from helix_desktop.app.api_keys import ApiKey, KeySource, check_key, how_to_add_key
from helix_desktop.app.commands.output import CLEAN, FINDING, Say
from helix_desktop.app.commands.workspace_access import find_workspace
from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import Paths, make_private_folders
from helix_desktop.app.json_file import pretty_json
from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.domain.errors import SecretError

MAX_LINE_CHARS = 8_192


def read_secret(prompt: str, stream: TextIO | None = None) -> str:
    """Read a secret from a prompt that does not show it; without a terminal, a line of stdin."""
    source = stream or sys.stdin
    if source is not None and not source.isatty():
        return source.readline(MAX_LINE_CHARS)
    try:
        return getpass.getpass(prompt)
    except EOFError:
        return ""


def read_key(endpoint: Endpoint, stream: TextIO | None = None) -> str:
    return read_secret(f"Key for {endpoint.name} (hidden): ", stream)


def run_keys(options: Namespace, paths: Paths, say: Say) -> Coroutine[Any, Any, int]:
    return KeysCommand(options, paths, say).run(options)


class KeysCommand:
    """The command for one workspace, or for all."""

    def __init__(
        self,
        options: Namespace,
        paths: Paths,
        say: Say,
        *,
        parts: AppParts | None = None,
        read: Callable[[Endpoint], str] = read_key,
    ) -> None:
        make_private_folders(paths)
        self._container = AppContainer(paths, parts)
        self._keys, self._say, self._read = self._container.keys, say, read
        is_placed = options.workspace or options.folder
        self._workspace = find_workspace(options, paths)[0].id if is_placed else ""

    async def run(self, options: Namespace) -> int:
        verbs = {"list": self.list_keys, "set": self.save_key, "forget": self.forget_key}
        return await verbs[options.verb](options)

    async def list_keys(self, options: Namespace) -> int:
        models, say = await self._container.models(), self._say
        keys_by_endpoint = {
            endpoint: await self._keys.find(endpoint, self._workspace)
            for endpoint in models.endpoints.values()
            if endpoint.needs_key
        }
        if options.as_json:
            rows = {
                endpoint.id: {"ending": key.ending, "from": key.source.value} if key else None
                for endpoint, key in keys_by_endpoint.items()
            }
            say(pretty_json(rows).decode())
            return CLEAN
        for endpoint, key in keys_by_endpoint.items():
            if key:
                is_variable = key.source is KeySource.VARIABLE
                source = f"from {endpoint.variable}" if is_variable else key.source.value
                say(f"{endpoint.id:14} {key.ending:6} {source}")
        if not any(keys_by_endpoint.values()):
            example = models.endpoints["anthropic"]
            say(f"No provider has a key yet. {how_to_add_key(example)}")
        return CLEAN

    async def save_key(self, options: Namespace) -> int:
        provider = (await self._container.models()).endpoint(options.endpoint)
        if not provider.needs_key:
            raise SecretError(
                "{endpoint} needs no key.", "Nothing was saved.", endpoint=provider.name
            )
        if not await self._keys.backend():
            raise SecretError(
                "No secure system keyring found, so the key can't be saved.",
                "Nothing was saved. Set the environment variable {variable} instead.",
                variable=provider.variable or "the provider's variable",
            )
        secret = check_key(self._read(provider))
        where = await self._keys.keep(provider, secret, self._workspace)
        ending = ApiKey(secret, KeySource.VAULT).ending
        self._say(f"Saved key {ending} for {provider.name} in {where}.")
        if self._keys.in_environment(provider) and not self._workspace:
            self._say(f"The environment variable {provider.variable} is set and takes precedence.")
        return CLEAN

    async def forget_key(self, options: Namespace) -> int:
        provider = (await self._container.models()).endpoint(options.endpoint)
        existed = await self._keys.forget(provider, self._workspace)
        name = provider.name
        self._say(f"Deleted the key for {name}." if existed else f"{name} had no key.")
        return CLEAN if existed else FINDING
