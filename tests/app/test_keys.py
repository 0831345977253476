"""Keys are found in their order, beside the loop, and kept in a safe keyring or in memory only."""

import asyncio
import os
import threading
from math import inf
from pathlib import Path

import keyring.backend
import keyring.backends.fail
import keyring.backends.null
import keyring.errors
import pytest

from helix_desktop.app.api_keys import CACHE_SECONDS, ApiKey, ApiKeys, KeySource, check_key
from helix_desktop.app.secret_filter import SecretFilter
from helix_desktop.app.secret_vault import (
    MemoryVault,
    describe_vault,
    is_safe_backend,
    open_vault,
    vault_for,
)
from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.errors import HelixError, ProviderAccessDenied, SecretError
from helix_desktop.domain.ports import SecretVault
from helix_desktop.domain.redaction import HIDDEN
from helix_desktop.providers.models.endpoints import SHIPPED
from tests.app.vaults import LOCKED, FakeKeyring, Hanging
from tests.fakes.clock import FakeClock
from tests.processes import helix
from tests.waiting import LIMIT_SECONDS, until

OPENAI = SHIPPED["openai"]
WORKSPACE = "00ff00ff00ff00ff"


def keys_on(
    vault: SecretVault,
    environ: dict[str, str] | None = None,
    *,
    clock: FakeClock | None = None,
    hidden: SecretFilter | None = None,
    patience: float = 5.0,
) -> ApiKeys:
    return ApiKeys(
        lambda: vault,
        clock or FakeClock(),
        environ={} if environ is None else environ,
        hidden=hidden or SecretFilter(),
        timeout_seconds=patience,
    )


async def test_the_workspace_s_own_comes_first_then_the_environment_then_the_keyring() -> None:
    environ: dict[str, str] = {}
    keys = keys_on(FakeKeyring(), environ)
    assert await keys.find(OPENAI, WORKSPACE) is None
    await keys.keep(OPENAI, "sk-from-the-keyring")
    assert await keys.find(OPENAI, WORKSPACE) == ApiKey("sk-from-the-keyring", KeySource.VAULT)
    environ["OPENAI_API_KEY"] = " sk-from-the-environment\n"
    assert await keys.find(OPENAI) == ApiKey("sk-from-the-environment", KeySource.VARIABLE)
    await keys.keep(OPENAI, "sk-of-the-workspace", WORKSPACE)
    assert await keys.find(OPENAI, WORKSPACE) == ApiKey("sk-of-the-workspace", KeySource.WORKSPACE)
    assert await keys.find(OPENAI, "another") == ApiKey(
        "sk-from-the-environment", KeySource.VARIABLE
    )
    assert await keys.forget(OPENAI, WORKSPACE)
    assert not await keys.forget(OPENAI, WORKSPACE)
    assert await keys.needed(OPENAI, WORKSPACE) == "sk-from-the-environment"


async def test_the_keyring_is_asked_in_a_thread_of_its_own() -> None:
    threads: list[str] = []

    class Noting(FakeKeyring):
        def get(self, name: str) -> str | None:
            threads.append(threading.current_thread().name)
            return super().get(name)

    await keys_on(Noting()).find(OPENAI)
    assert threads == ["keyring"]


async def test_a_keyring_that_hangs_ends_in_words_and_is_asked_only_once() -> None:
    ring = Hanging()
    keys = keys_on(ring, patience=0.05)
    for _ in range(3):
        with pytest.raises(ProviderAccessDenied, match=r"isn't responding.*Unlock the keyring"):
            await keys.needed(OPENAI)
    assert ring.looks == 1
    ring.secrets["openai api.openai.com"] = "sk-it-came-late"
    ring.answered.set()
    while True:
        try:
            assert await keys.needed(OPENAI) == "sk-it-came-late"
        except ProviderAccessDenied:
            continue
        break
    assert ring.looks <= 2


async def test_a_stopped_turn_does_not_wait_for_the_keyring() -> None:
    ring = Hanging()
    keys = keys_on(ring, patience=LIMIT_SECONDS)
    turn = asyncio.get_running_loop().create_task(keys.find(OPENAI))
    await until(lambda: ring.looks)
    turn.cancel()
    with pytest.raises(asyncio.CancelledError):
        await turn
    assert not ring.answered.is_set()
    ring.answered.set()


async def test_the_loop_may_end_before_the_keyring_answers() -> None:
    ring = Hanging()
    with pytest.raises(SecretError):
        await keys_on(ring, patience=0.01).find(OPENAI)
    ring.answered.set()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
async def test_an_error_that_nobody_foresaw_is_told_at_once_and_goes_to_the_thread_s_hook() -> None:
    with pytest.raises(SecretError):
        await keys_on(FakeKeyring(error=RuntimeError("bus")), patience=inf).find(OPENAI)


async def test_a_locked_keyring_fails_the_request_in_words() -> None:
    with pytest.raises(
        ProviderAccessDenied, match=r"Can't read the key for OpenAI.*Unlock the keyring"
    ):
        await keys_on(FakeKeyring(error=LOCKED)).needed(OPENAI)


async def test_a_missing_key_says_what_to_do() -> None:
    with pytest.raises(ProviderAccessDenied, match=r"key set openai.*OPENAI_API_KEY"):
        await keys_on(FakeKeyring()).needed(OPENAI)
    own = Endpoint("mine", "Mine", DialectId.OPENAI_CHAT, "https://mine.example/v1")
    with pytest.raises(ProviderAccessDenied, match=r"no key for Mine\. .*key set mine"):
        await keys_on(FakeKeyring()).needed(own)


async def test_where_no_key_is_wanted_no_keyring_is_asked() -> None:
    ring = FakeKeyring(error=LOCKED)
    assert await keys_on(ring).needed(SHIPPED["ollama"]) == ""
    assert ring.looks == 0


async def test_a_key_is_remembered_for_a_while_and_read_again_after_a_rejection() -> None:
    ring, clock = FakeKeyring(), FakeClock()
    keys = keys_on(ring, clock=clock)
    ring.secrets["openai api.openai.com"] = "sk-the-first-key"
    assert await keys.needed(OPENAI) == "sk-the-first-key"
    ring.secrets["openai api.openai.com"] = "sk-the-second-key"
    assert await keys.needed(OPENAI) == "sk-the-first-key"
    assert ring.looks == 1
    keys.doubt(OPENAI)
    assert await keys.needed(OPENAI) == "sk-the-second-key"
    ring.secrets["openai api.openai.com"] = "sk-the-third-key"
    clock.advance(CACHE_SECONDS)
    assert await keys.needed(OPENAI) == "sk-the-third-key"


async def test_without_a_keyring_a_key_is_kept_for_this_run_and_that_is_told() -> None:
    keys = keys_on(MemoryVault())
    assert await keys.keep(OPENAI, "sk-for-this-run") == ""
    assert await keys.backend() == ""
    assert await keys.needed(OPENAI) == "sk-for-this-run"


async def test_a_key_belongs_to_an_address_and_is_not_sent_to_another() -> None:
    ring = FakeKeyring()
    keys = keys_on(ring)
    await keys.keep(OPENAI, "sk-for-openai-alone")
    moved = Endpoint("openai", "OpenAI", OPENAI.dialect, "https://elsewhere.example/v1")
    assert await keys.find(moved) is None


@pytest.mark.parametrize("text", ["", "  \n", "two words", "k" * 1_001, "schlüssel", "a\tb", "a\0"])
def test_an_invalid_key_is_refused_without_repeating_it(text: str) -> None:
    with pytest.raises(SecretError) as caught:
        check_key(text)
    assert not text.strip() or text not in str(caught.value)


async def test_an_environment_that_holds_no_key_is_passed_over() -> None:
    assert await keys_on(FakeKeyring(), {"OPENAI_API_KEY": "look like a key"}).find(OPENAI) is None


def test_no_more_than_four_letters_of_a_key_are_ever_shown() -> None:
    key = ApiKey("sk-abcdefghijklmnop", KeySource.VAULT)
    assert key.ending == "…mnop"
    assert repr(key) == "Key(…mnop, kept)"
    assert "abcdef" not in f"{key} {key!r} {[key]}"
    assert ApiKey("short-key", KeySource.VAULT).ending == "…"


async def test_every_key_that_is_found_is_taken_out_of_what_is_written() -> None:
    hidden, ring = SecretFilter(), FakeKeyring()
    ring.secrets["anthropic api.anthropic.com"] = "plain-words-as-key-1"
    keys = keys_on(ring, {"OPENAI_API_KEY": "plain-words-as-key-2"}, hidden=hidden)
    await keys.find(OPENAI)
    await keys.find(SHIPPED["anthropic"])
    await keys.keep(SHIPPED["xai"], "plain-words-as-key-3")
    text = " ".join(f"plain-words-as-key-{number}" for number in (1, 2, 3))
    assert hidden.clean(text) == " ".join([HIDDEN] * 3)


def test_a_key_in_the_environment_is_known_before_it_is_used() -> None:
    hidden = SecretFilter()
    keys = keys_on(FakeKeyring(), {"XAI_API_KEY": "plain-words-as-key-4"}, hidden=hidden)
    keys.learn_variables(SHIPPED.values())
    assert hidden.without("plain-words-as-key-4") == HIDDEN


def test_a_known_key_is_taken_out_as_it_stands_in_addresses_and_json() -> None:
    hidden = SecretFilter()
    hidden.learn('ab/cd+ef"gh==')
    hidden.learn("short")
    for text in (
        'ab/cd+ef"gh==',
        "ab/cd%2Bef%22gh%3D%3D",
        'ab\\/cd+ef\\"gh==',
        "x?k=ab%2Fcd%2Bef%22gh%3D%3D&",
    ):
        assert "cd" not in hidden.clean(text), text
    assert hidden.clean("short words stay") == "short words stay"


def test_a_key_that_begins_with_another_key_is_hidden_completely() -> None:
    hidden = SecretFilter()
    hidden.learn("planted-key")
    hidden.learn("planted-key-and-more")
    assert hidden.clean("planted-key-and-more planted-key") == f"{HIDDEN} {HIDDEN}"


def test_a_key_is_removed_from_all_parts_of_an_error() -> None:
    hidden = SecretFilter()
    hidden.learn("planted-key-1")
    error = HelixError("You sent planted-key-1.", "Not planted-key-1?")
    hidden.silence(error)
    assert "planted" not in f"{error} {error!r} {error.args} {error.message} {error.hint}"


class Safe(keyring.backend.KeyringBackend):
    """A keyring that keeps what it is given."""

    priority = 1

    def __init__(self) -> None:
        super().__init__()
        self.passwords: dict[tuple[str, str], str] = {}

    def get_password(self, service: str, username: str) -> str | None:
        return self.passwords.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.passwords[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        if (service, username) not in self.passwords:
            raise keyring.errors.PasswordDeleteError
        del self.passwords[service, username]


class Locked(Safe):
    """A keyring whose user did not unlock it."""

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
def test_only_keyrings_that_store_and_encrypt_are_used(backend: object, safe: bool) -> None:
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


def test_without_a_keyring_keys_are_kept_for_this_run_and_the_user_is_told() -> None:
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


def test_every_error_of_a_keyring_is_explained() -> None:
    vault = vault_for(Gone())
    for call in (lambda: vault.get("a"), lambda: vault.set("a", "b"), lambda: vault.delete("a")):
        with pytest.raises(SecretError, match="The system keyring"):
            call()


@pytest.mark.slow
def test_a_keyring_that_cannot_be_loaded_is_a_sentence_and_no_traceback(tmp_path: Path) -> None:
    environ = {**os.environ, "PYTHON_KEYRING_BACKEND": "nowhere.Keyring"}
    messages = []
    for arguments in (["list"], ["set", "openai"]):
        words = ("--data-dir", tmp_path, "key", *arguments)
        done = helix(*words, given="sk-of-nobody-123456789\n", env=environ)
        assert "Traceback" not in done.stderr
        messages.append(done.stderr)
    assert "Can't load the system keyring. Check PYTHON_KEYRING_BACKEND" in messages[1]
