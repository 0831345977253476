"""`helix-desktop keys`: store, forget, and list keys. A key is never an argument.

Arguments are in the process list and in the shell's history; a prompt and standard input are not.
"""

import asyncio
import getpass
import sys
from argparse import Namespace
from collections.abc import Callable
from typing import TextIO

import msgspec

from helix_desktop.app.api_keys import ApiKey, ApiKeys, KeySource, check_key, how_to_give_key
from helix_desktop.app.commands.store_maintenance import CLEAN, FOUND, Say
from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import Paths, make_private_folders
from helix_desktop.app.models.model_registry import ModelRegistry
from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.domain.errors import SecretError
from helix_desktop.domain.phrase import plain_text

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


def run(
    options: Namespace,
    paths: Paths,
    say: Say,
    *,
    parts: AppParts | None = None,
    read: Callable[[Endpoint], str] = read_key,
) -> int:
    make_private_folders(paths)
    container = AppContainer(paths, parts)
    keys = container.keys
    workspace = container.workspaces.look(options.workspace).id if options.workspace else ""
    models = asyncio.run(container.models())
    if options.act == "list":
        return asyncio.run(_list(models, keys, say, workspace=workspace, json=options.json))
    endpoint = models.endpoint(options.endpoint)
    if options.act == "forget":
        return asyncio.run(_forget(endpoint, keys, say, workspace=workspace))
    return asyncio.run(_keep(endpoint, keys, say, workspace=workspace, read=read))


async def _keep(
    endpoint: Endpoint, keys: ApiKeys, say: Say, *, workspace: str, read: Callable[[Endpoint], str]
) -> int:
    if not endpoint.needs_key:
        raise SecretError("{endpoint} needs no key.", "Nothing was saved.", endpoint=endpoint.name)
    if not await keys.backend():
        variable = endpoint.variable or "the provider's variable"
        raise SecretError(
            "No secure system keyring found, so the key can't be saved.",
            "Nothing was saved. Set the environment variable {variable} instead.",
            variable=variable,
        )
    secret = check_key(read(endpoint))
    where = await keys.keep(endpoint, secret, workspace)
    ending = ApiKey(secret, KeySource.VAULT).ending
    say(f"Saved key {ending} for {endpoint.name} in {where}.")
    if keys.in_environment(endpoint) and not workspace:
        say(f"The environment variable {endpoint.variable} is set and takes precedence.")
    return CLEAN


async def _forget(endpoint: Endpoint, keys: ApiKeys, say: Say, *, workspace: str) -> int:
    there = await keys.forget(endpoint, workspace)
    say(f"Deleted the key for {endpoint.name}." if there else f"{endpoint.name} had no key.")
    return CLEAN if there else FOUND


async def _list(
    models: ModelRegistry, keys: ApiKeys, say: Say, *, workspace: str, json: bool
) -> int:
    keys_found = {
        endpoint.id: await keys.find(endpoint, workspace)
        for endpoint in models.endpoints.values()
        if endpoint.needs_key
    }
    if json:
        rows = {
            name: {"ending": key.ending, "from": key.room.value} if key else None
            for name, key in keys_found.items()
        }
        say(msgspec.json.format(msgspec.json.encode(rows, enc_hook=plain_text)).decode())
        return CLEAN
    for name, key in keys_found.items():
        if key:
            say(f"{name:14} {key.ending:6} {_where(models.endpoints[name], key)}")
    if not any(keys_found.values()):
        example = models.endpoints["anthropic"]
        say(f"No provider has a key yet. {how_to_give_key(example)}")
    return CLEAN


def _where(endpoint: Endpoint, key: ApiKey) -> str:
    return f"from {endpoint.variable}" if key.room is KeySource.VARIABLE else key.room.value
