"""A keyring for commands that run one after the other: a file in the home folder of the test."""

import json
from pathlib import Path

import keyring.errors
from keyring.backend import KeyringBackend


class FileKeyring(KeyringBackend):
    """Keeps what it is given."""

    priority = 1

    def get_password(self, service: str, username: str) -> str | None:
        return self._load().get(f"{service}/{username}")

    def set_password(self, service: str, username: str, password: str) -> None:
        self._keep({**self._load(), f"{service}/{username}": password})

    def delete_password(self, service: str, username: str) -> None:
        passwords = self._load()
        if passwords.pop(f"{service}/{username}", None) is None:
            raise keyring.errors.PasswordDeleteError
        self._keep(passwords)

    def _load(self) -> dict[str, str]:
        path = Path.home() / "keyring.json"
        result: dict[str, str] = json.loads(path.read_text()) if path.exists() else {}
        return result

    def _keep(self, passwords: dict[str, str]) -> None:
        (Path.home() / "keyring.json").write_text(json.dumps(passwords))
