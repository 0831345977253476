"""An MCP server as its author publishes it in a registry: a `server.json`.

It becomes an entry as other clients' lists have them, and waits for approval as any imported one.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct, field

from helix_desktop.domain.errors import ServerError

Entry = Mapping[str, Any]

_VARIABLE = re.compile(r"\{([A-Za-z_][\w\-]*)\}")
_NOT_WORD = re.compile(r"\W+", re.ASCII)
MAX_VALUE_CHARS = 32 * 1024
_RUNNERS = {"npm": ("npx", "bunx"), "pypi": ("uvx", "pipx"), "oci": ("docker", "podman")}
"""The programs that start a package of each registry; the first one by default."""


class _Input(Struct):
    """A value, or how it is asked for."""

    value: str | None = None
    default: str | int | float | bool | None = None
    isRequired: bool = False  # noqa: N815  the format's word
    isSecret: bool = False  # noqa: N815  the format's word
    variables: dict[str, "_Input"] = {}


class _Argument(_Input):
    type: str = "positional"
    name: str = ""
    valueHint: str = ""  # noqa: N815  the format's word


class _Named(_Input):
    name: str = ""


class _Transport(Struct):
    type: str = "stdio"
    url: str = ""
    headers: list[_Named] = []
    variables: dict[str, _Input] = {}


class _Package(Struct):
    registryType: str = ""  # noqa: N815  the format's word
    identifier: str = ""
    version: str = ""
    runtimeHint: str = ""  # noqa: N815  the format's word
    transport: _Transport = field(default_factory=_Transport)
    runtimeArguments: list[_Argument] = []  # noqa: N815  the format's word
    packageArguments: list[_Argument] = []  # noqa: N815  the format's word
    environmentVariables: list[_Named] = []  # noqa: N815  the format's word


class _Server(Struct):
    name: str = ""
    packages: list[_Package] = []
    remotes: list[_Transport] = []


def read_registry_server(document: object) -> dict[str, Entry] | None:
    """Return the server of a `server.json` by its name; None if the document is none.

    One at a URL comes before one that runs here. Raise ServerError if Helix can run neither.
    """
    if isinstance(document, dict) and isinstance(document.get("server"), dict):
        document = document["server"]  # as a registry answers
    if not isinstance(document, dict) or not {"packages", "remotes"} & document.keys():
        return None
    try:
        server = msgspec.convert(document, _Server)
    except msgspec.ValidationError as error:
        raise ServerError(
            "Not a valid server list: {error}.", "Nothing changed.", error=error
        ) from error
    name = server.name.rpartition("/")[2]
    for remote in server.remotes:
        if remote.type == "streamable-http" and remote.url:
            headers, secrets = _values(remote.headers)
            url = _insert_variables(remote.url, remote.variables)
            return {name: {"url": url, "headers": headers, "secrets": secrets}}
    for package in server.packages:
        runners = _RUNNERS.get(package.registryType)
        if runners is not None and package.transport.type == "stdio" and package.identifier:
            return {name: _package_entry(package, runners)}
    raise ServerError(
        "Helix can run none of the packages of {name}.",
        "Helix runs packages of npm, PyPI, and OCI, and servers at a URL.",
        name=repr(name),
    )


def _package_entry(package: _Package, runners: Sequence[str]) -> Entry:
    runner = package.runtimeHint if package.runtimeHint in runners else runners[0]
    variables, secrets = _values(package.environmentVariables)
    runner_arguments = _argument_words(package.runtimeArguments)
    package_arguments = _argument_words(package.packageArguments)
    identifier, version = package.identifier, package.version
    match package.registryType:
        case "npm":
            runner_arguments = (
                runner_arguments
                if "-y" in runner_arguments or runner != "npx"
                else ["-y", *runner_arguments]
            )
            target = f"{identifier}@{version}" if version else identifier
        case "pypi":
            runner_arguments = ["run", *runner_arguments] if runner == "pipx" else runner_arguments
            separator = "==" if runner == "pipx" else "@"
            target = f"{identifier}{separator}{version}" if version else identifier
        case _:
            names = [*variables, *secrets]
            variable_arguments = [word for name in names for word in ("-e", name)]
            runner_arguments = ["run", "-i", "--rm", *variable_arguments, *runner_arguments]
            has_version = ":" in identifier.rpartition("/")[2] or "@" in identifier
            target = identifier if has_version or not version else f"{identifier}:{version}"
    if target.startswith("-"):
        raise ServerError("{name} isn't the name of a package.", name=repr(target))
    arguments = [*runner_arguments, target, *package_arguments]
    return {"command": runner, "args": arguments, "env": variables, "secrets": secrets}


def _values(inputs: Sequence[_Named]) -> tuple[dict[str, str], list[str]]:
    """Return the values of variables or headers, and the names of secrets to be entered."""
    values: dict[str, str] = {}
    secrets: list[str] = []
    for parameter in inputs:
        needs_secret = parameter.isSecret or any(
            inner.isSecret for inner in parameter.variables.values()
        )
        if needs_secret and (parameter.value is None or _VARIABLE.search(parameter.value)):
            secrets += [parameter.name] if parameter.isRequired or parameter.value else []
        elif (value := _value_of(parameter, parameter.name)) is not None:
            values[parameter.name] = value
    return values, secrets


def _argument_words(arguments: Sequence[_Argument]) -> list[str]:
    words: list[str] = []
    for argument in arguments:
        value = _value_of(argument, argument.valueHint or argument.name)
        if argument.type == "named" and (argument.isRequired or value is not None):
            words.append(argument.name)
        words += [value] if value else []
    return words


def _value_of(parameter: _Input, name: str) -> str | None:
    """Return a value; what the person must provide is a variable of the environment."""
    if parameter.value is not None:
        return _insert_variables(parameter.value, parameter.variables)
    if parameter.default is not None:
        return (
            str(parameter.default).lower()
            if isinstance(parameter.default, bool)
            else str(parameter.default)
        )
    if not parameter.isRequired:
        return None
    return f"${{{_NOT_WORD.sub('_', name).strip('_').upper() or 'VALUE'}}}"


def _insert_variables(text: str, variables: Mapping[str, _Input]) -> str:
    """Insert variables; what is no variable of the document stays as it is.

    Raise ServerError for a value that grows too long: variables have variables of their own.
    """
    values: dict[str, str] = {}
    size = 0

    def value(match: re.Match[str]) -> str:
        nonlocal size
        name = match[1]
        variable = variables.get(name)
        if variable is None:
            return match[0]
        if name not in values:
            values[name] = _value_of(variable, name) or ""
        size += len(values[name])
        if size > MAX_VALUE_CHARS:
            raise ServerError("The value of {name} is too long.", name=repr(name[:80]))
        return values[name]

    return _VARIABLE.sub(value, text)
