"""A secret that this run knows: found in whatever form somebody sends it back."""

import base64
import json
import time
from collections.abc import Callable
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.app_secrets import AppSecrets, SecretStream
from helix_desktop.domain.redaction import HIDDEN

KEY = "sk-proj-a1B2/c3D4+e5F6_g7H8"
SHORT = "hunter2-99"

FORMS: dict[str, Callable[[str], str]] = {
    "as it is": lambda key: key,
    "reversed": lambda key: key[::-1],
    "spaced out": " ".join,
    "in lines": "\n".join,
    "in an address": lambda key: quote(key, safe=""),
    "in JSON": lambda key: json.dumps(key)[1:-1].replace("/", "\\/"),
    "in Base64": lambda key: base64.b64encode(key.encode()).decode(),
    "in Base64, moved by one": lambda key: base64.b64encode(b"x" + key.encode() + b"yz").decode(),
    "in Base64, moved by two": lambda key: base64.b64encode(b"xy" + key.encode() + b"z").decode(),
    "in Base64 for addresses": lambda key: base64.urlsafe_b64encode(key.encode()).decode(),
    "in hex": lambda key: key.encode().hex(),
    "in hex in capitals": lambda key: key.encode().hex().upper(),
    "spaced out and reversed": lambda key: " ".join(reversed(key)),
}
LONG_FORMS: dict[str, Callable[[str], str]] = {
    "in capitals": str.upper,
    "with dashes": "-".join,
    "with invisible characters": "\N{ZERO WIDTH SPACE}".join,
    "in quotes": lambda key: f"{key[:9]}' + '{key[9:]}",
}


def known(*values: str) -> AppSecrets:
    made = AppSecrets()
    for value in values:
        made.learn(value)
    return made


@pytest.mark.parametrize("form", [*FORMS, *LONG_FORMS])
def test_a_secret_is_removed_in_every_form(form: str) -> None:
    for key in (KEY, SHORT) if form in FORMS else (KEY,):
        written = {**FORMS, **LONG_FORMS}[form](key)
        text = known(key).without(f"before: {written} :after")
        assert HIDDEN in text, written
        assert written[2:-2] not in text
        assert text.startswith("before: ")
        assert text.endswith(":after")


@pytest.mark.parametrize("form", FORMS)
@given(st.data())
def test_a_secret_in_pieces_is_removed_as_if_it_were_one(form: str, data: st.DataObject) -> None:
    for key in (KEY, SHORT):
        text = f"sk-pro hunter {FORMS[form](key)} sk- end s"
        cuts = sorted(data.draw(st.lists(st.integers(0, len(text)), max_size=8)))
        stream = SecretStream(known(KEY, SHORT))
        ends = [*cuts, len(text)]
        pieces = [text[start:stop] for start, stop in zip([0, *cuts], ends, strict=True)]
        result = "".join([*map(stream.feed, pieces), stream.flush()])
        wanted = known(KEY, SHORT).without(text)
        assert stream.changed
        assert result.count(HIDDEN) == wanted.count(HIDDEN)
        assert len(result) <= len(wanted) + 2 * 3 * 2, "at most three characters of a secret pass"
        assert FORMS[form](key)[6:] not in result


@given(st.lists(st.text(max_size=8), max_size=20))
def test_a_text_without_secrets_passes_a_stream_unchanged_and_soon(
    pieces: list[str],
) -> None:
    stream = SecretStream(known(KEY))
    texts = [stream.feed(piece) for piece in pieces]
    assert "".join([*texts, stream.flush()]) == "".join(pieces)
    assert not stream.changed


@pytest.mark.parametrize(
    "value",
    [
        "",
        "none",
        "test",
        "ollama",
        "anonymous",
        "lm-studio",
        "from the keyring",
        "sk-no-key-required",
        "12345678",
    ],
)
def test_plain_words_and_short_texts_are_no_secrets(value: str) -> None:
    text = f"My {value} is {value}."
    assert known(value).without(text) == text


def test_a_token_and_a_password_count_without_what_stands_before_them() -> None:
    basic = base64.b64encode(b"somebody:open-sesame-1").decode()
    values = known("Bearer tok-en-99999", f"Basic {basic}")
    values.learn_password("http://me:p%40ssw0rd-x@proxy:8080")
    for secret in ("tok-en-99999", basic, "open-sesame-1", "p@ssw0rd-x", "p%40ssw0rd-x"):
        assert values.without(f"({secret})").replace("==", "") == f"({HIDDEN})"
    assert values.without("Bearer of news, somebody") == "Bearer of news, somebody"


def test_ordinary_text_beside_a_secret_stays() -> None:
    values = known("secret-value-of-mine-1")
    text = "The value of mine is secret. A secret value, of mine 2."
    assert values.without(text) == text


@pytest.mark.alone
def test_a_large_text_takes_no_time() -> None:
    values = known(*(f"sk-{number:040x}" for number in range(20)))
    text = "some output of a command sk-00000\n" * 120_000
    began = time.process_time()
    assert values.without(text) == text
    assert time.process_time() - began < 3.0
