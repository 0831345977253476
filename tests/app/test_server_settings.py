"""Keys go into a safe keyring or stay in memory; never into plain text."""

import os
import subprocess
import sys
from pathlib import Path

import keyring.backend
import keyring.backends.fail
import keyring.backends.null
import keyring.errors
import pytest

from helix_desktop.app.secret_vault import (
    MemoryVault,
    describe_vault,
    is_safe_backend,
    open_vault,
    vault_for,
)
from helix_desktop.domain.errors import SecretError


class Safe(keyring.backend.KeyringBackend):
    """A keyring that keeps what it is given."""

    priority = 1

    def __init__(self) -> None:
        super().__init__()
        self.kept: dict[tuple[str, str], str] = {}

    def get_password(self, service: str, username: str) -> str | None:
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        if (service, username) not in self.kept:
            raise keyring.errors.PasswordDeleteError
        del self.kept[service, username]


class Locked(Safe):
    """A keyring whose person did not unlock it."""

    def get_password(self, service: str, username: str) -> str | None:
        raise keyring.errors.KeyringLocked("locked")

    set_password = get_password  # type: ignore[assignment]  # the same refusal


class PlainText(Safe):
    """What keyrings.alt offers."""


PlainText.__module__ = "keyrings.alt.file"


class Chain:
    """What keyring.backends.chainer is."""

    def __init__(self, *members: object) -> None:
        self.backends = members


@pytest.mark.parametrize(
    ("backend", "safe"),
    [
        (Safe(), True),
        (PlainText(), False),
        (keyring.backends.fail.Keyring(), False),
        (keyring.backends.null.Keyring(), False),
        (Chain(Safe(), Safe()), True),
        (Chain(Safe(), PlainText()), False),
        (Chain(), False),
    ],
)
def test_only_keyrings_that_keep_and_hide_are_used(backend: object, safe: bool) -> None:
    assert is_safe_backend(backend) is safe


def test_a_key_is_kept_handed_out_and_forgotten() -> None:
    for vault in (vault_for(Safe()), MemoryVault()):
        assert vault.get("a") is None
        vault.set("a", "secret")
        assert vault.get("a") == "secret"
        vault.delete("a")
        vault.delete("a")
        assert vault.get("a") is None


def test_a_locked_keyring_is_told_in_words_without_the_key() -> None:
    vault = vault_for(Locked())
    with pytest.raises(SecretError, match="Unlock the keyring"):
        vault.get("a")


def test_without_a_keyring_keys_are_kept_for_this_run_and_the_person_is_told() -> None:
    vault = open_vault()  # the test container has none
    assert vault.backend() == ""
    assert "saved until you quit" in describe_vault(vault)
    assert "Safe" in describe_vault(vault_for(Safe()))


class Gone(Safe):
    """A keyring whose service is not there: backends raise what their system does."""

    def get_password(self, service: str, username: str) -> str | None:
        raise ConnectionRefusedError("no bus")

    def set_password(self, service: str, username: str, password: str) -> None:
        raise ConnectionRefusedError("no bus")

    def delete_password(self, service: str, username: str) -> None:
        raise ConnectionRefusedError("no bus")


def test_whatever_a_keyring_raises_is_a_sentence() -> None:
    vault = vault_for(Gone())
    for deed in (lambda: vault.get("a"), lambda: vault.set("a", "b"), lambda: vault.delete("a")):
        with pytest.raises(SecretError, match="The system keyring"):
            deed()


@pytest.mark.slow
def test_a_keyring_that_cannot_be_loaded_is_a_sentence_and_no_traceback(tmp_path: Path) -> None:
    environ = {**os.environ, "PYTHON_KEYRING_BACKEND": "nowhere.Keyring"}
    command = [sys.executable, "-m", "helix_desktop", "--data-dir", str(tmp_path), "keys"]
    told = []
    for deed in (["list"], ["set", "openai"]):
        done = subprocess.run(
            [*command, *deed],
            env=environ,
            cwd=Path(__file__).parents[2],
            input="sk-of-nobody-123456789\n",
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert "Traceback" not in done.stderr
        told.append(done.stderr)
    assert "Can't load the system keyring. Check PYTHON_KEYRING_BACKEND" in told[1]
