"""Reads and writes keys in the system keyring, or in memory where there is no safe keyring.

A backend that writes plain text or discards keys is refused. Calls may block: not on the window's
thread. Importing this module imports keyring, so it is imported late.
"""

import configparser
import sys
from collections.abc import Iterable
from typing import Protocol

import keyring
import keyring.errors

from helix_desktop.domain.errors import SecretError
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import SecretVault

SERVICE = "helix-desktop"
_REFUSED = ("keyrings.alt.", "keyring.backends.null", "keyring.backends.fail")


class KeyringBackend(Protocol):
    """The part of a keyring backend that is used."""

    def get_password(self, service: str, username: str) -> str | None: ...
    def set_password(self, service: str, username: str, password: str) -> None: ...
    def delete_password(self, service: str, username: str) -> None: ...


class KeyringVault:
    """A SecretVault on a keyring backend that was found safe."""

    def __init__(self, backend: KeyringBackend) -> None:
        self._backend = backend

    def backend(self) -> str:
        return _backend_name(self._backend)

    def get(self, name: str) -> str | None:
        try:
            return self._backend.get_password(SERVICE, name)
        except _keyring_errors() as error:
            raise SecretError("The system keyring won't release the key.", _UNLOCK_HINT) from error

    def set(self, name: str, secret: str) -> None:
        try:
            self._backend.set_password(SERVICE, name, secret)
        except _keyring_errors() as error:
            raise SecretError("The system keyring couldn't save the key.", _UNLOCK_HINT) from error

    def delete(self, name: str) -> None:
        try:
            self._backend.delete_password(SERVICE, name)
        except keyring.errors.PasswordDeleteError:
            return  # not stored
        except _keyring_errors() as error:
            raise SecretError(
                "The system keyring couldn't delete the key.", _UNLOCK_HINT
            ) from error


class MemoryVault:
    """A SecretVault in memory; all keys are gone when the application ends."""

    def __init__(self) -> None:
        self._secrets: dict[str, str] = {}

    def backend(self) -> str:
        return ""

    def get(self, name: str) -> str | None:
        return self._secrets.get(name)

    def set(self, name: str, secret: str) -> None:
        self._secrets[name] = secret

    def delete(self, name: str) -> None:
        self._secrets.pop(name, None)


_LIBRARY_ERRORS = (
    ("secretstorage.exceptions", "SecretStorageException"),
    ("jeepney.wrappers", "DBusErrorResponse"),
    ("pywintypes", "error"),
)
"""The errors that backends pass on from their libraries, by module."""


def _keyring_errors(additional: tuple[type[Exception], ...] = ()) -> tuple[type[Exception], ...]:
    """Return the errors of backends; a library that raised one has been imported."""
    error_types = (getattr(sys.modules.get(module), name, None) for module, name in _LIBRARY_ERRORS)
    library_errors = (
        error_type
        for error_type in error_types
        if isinstance(error_type, type) and issubclass(error_type, Exception)
    )
    return (keyring.errors.KeyringError, OSError, RuntimeError, *library_errors, *additional)


_UNLOCK_HINT = Phrase("Unlock the keyring and try again. The key was not written anywhere else.")


_UNLOADABLE: tuple[type[Exception], ...] = (
    ImportError,
    AttributeError,
    TypeError,
    ValueError,
    configparser.Error,
)
"""The errors from settings that name a missing or invalid keyring."""


def open_vault() -> SecretVault:
    """Return the system's keyring if it is safe, memory otherwise."""
    try:
        return vault_for(keyring.get_keyring())
    except _keyring_errors(_UNLOADABLE) as error:
        raise SecretError(
            "Can't load the system keyring.",
            "Check PYTHON_KEYRING_BACKEND and keyringrc.cfg, or set the key as an "
            "environment variable.",
        ) from error


def vault_for(backend: KeyringBackend) -> SecretVault:
    return KeyringVault(backend) if is_safe_backend(backend) else MemoryVault()


def is_safe_backend(backend: object) -> bool:
    """Tell whether a backend stores keys, not in plain text; a chain is as safe as its weakest."""
    members = getattr(backend, "backends", None)
    if isinstance(members, Iterable):
        chain = tuple(members)
        return bool(chain) and all(is_safe_backend(member) for member in chain)
    return not _backend_name(backend).startswith(_REFUSED)


def describe_vault(vault: SecretVault) -> str:
    """Describe in one line for the user where keys are stored."""
    name = vault.backend()
    if name:
        return Phrase("Keys are saved in {store}", store=name)
    return Phrase("No secure system keyring: keys are saved until you quit")


def _backend_name(backend: object) -> str:
    kind = type(backend)
    return f"{kind.__module__}.{kind.__qualname__}"
