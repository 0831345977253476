"""`helix-desktop keys`: stores, forgets, and lists API keys; a key is never an argument.

Arguments are in the process list and in the shell's history; a prompt and standard input are not.
"""

import asyncio
import getpass
import sys
from argparse import Namespace
from collections.abc import Callable
from typing import TextIO

from helix_desktop.app.api_keys import ApiKey, KeySource, check_key, how_to_add_key
from helix_desktop.app.commands.output import CLEAN, FINDING, Say
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
    workspace = container.workspaces.look(options.workspace).id if options.workspace else ""

    async def run_act() -> int:
        models, keys = await container.models(), container.keys
        if options.act == "list":
            keys_by_endpoint = {
                endpoint: await keys.find(endpoint, workspace)
                for endpoint in models.endpoints.values()
                if endpoint.needs_key
            }
            if options.json:
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
        endpoint = models.endpoint(options.endpoint)
        if options.act == "set":
            if not endpoint.needs_key:
                raise SecretError(
                    "{endpoint} needs no key.", "Nothing was saved.", endpoint=endpoint.name
                )
            if not await keys.backend():
                raise SecretError(
                    "No secure system keyring found, so the key can't be saved.",
                    "Nothing was saved. Set the environment variable {variable} instead.",
                    variable=endpoint.variable or "the provider's variable",
                )
            secret = check_key(read(endpoint))
            where = await keys.keep(endpoint, secret, workspace)
            ending = ApiKey(secret, KeySource.VAULT).ending
            say(f"Saved key {ending} for {endpoint.name} in {where}.")
            if keys.in_environment(endpoint) and not workspace:
                say(f"The environment variable {endpoint.variable} is set and takes precedence.")
            return CLEAN
        existed = await keys.forget(endpoint, workspace)
        name = endpoint.name
        say(f"Deleted the key for {name}." if existed else f"{name} had no key.")
        return CLEAN if existed else FINDING

    return asyncio.run(run_act())
