"""Secrets by their shape and in other forms, in texts of any size, quickly; what is none stays."""

import asyncio
import base64
import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.redaction import redact
from helix_desktop.domain.secret_patterns import (
    TOKENS,
    TokenShape,
    find_in_json,
    find_secret_spans,
)
from helix_desktop.tools.agent.read_files import ReadFile
from helix_desktop.tools.agent.search_files import SearchFiles
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.project_guides import ProjectGuides
from helix_desktop.tools.secrets.known_secrets import find_known_secrets, find_shared_secrets
from helix_desktop.tools.secrets.redactor import SecretRedactor, hide_spans
from helix_desktop.tools.secrets.secret_file_contents import (
    file_holds_secret,
    may_hold_secret,
    secret_spans_of_file,
)

_LINE = "MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj"
_KEY = f"-----BEGIN PRIVATE KEY-----\n{_LINE}\n{_LINE[::-1]}\n-----END PRIVATE KEY-----"
_TOKEN = "ghp_" + "a1B2" * 9
SECRETS = (
    _KEY,
    _TOKEN,
    "sk-" + "proj-a1B2c3D4e5F6g7H8",
    "AKIA" + "IOSFODNN7ABCDEFG",
    "xoxb-" + "1234567890-abcdefghij",
)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\n    ", "\nnot of it\n"])
def test_a_key_in_base64_ends_where_its_last_line_does(end: str) -> None:
    key = _KEY if len(_KEY) % 3 else f"{_KEY}\n"
    coded = base64.encodebytes(key.encode()).decode().strip()
    (span,) = find_secret_spans(f"key: {coded}{end}".encode())
    assert (span.start, span.stop) == (5, 5 + len(coded))


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("around", ["%s", "x = '%s'\n", "+%s\n more", "a:3:%s"])
def test_a_secret_of_a_known_shape_is_hidden(secret: str, around: str) -> None:
    hiding = SecretRedactor(find_secret_spans)
    redacted = hiding.of((around % secret).encode()).decode()
    assert secret not in redacted
    assert _LINE not in redacted
    assert "[hidden: " in redacted
    assert hiding.count == 1
    assert redacted.count("\n") == (around % secret).count("\n"), "lines keep their numbers"


@pytest.mark.parametrize(
    "text",
    [
        "    assert text.endswith('-----END RSA PRIVATE KEY-----')\n",
        "A key ends with a line.\n-----END PRIVATE KEY-----\n",
        "/usr/share/some/long/path/without/any/blank/in/it/File1\n'-----END PRIVATE KEY-----'\n",
    ],
)
def test_the_end_of_a_key_without_lines_of_one_above_it_stays(text: str) -> None:
    assert find_secret_spans(text.encode()) == []


_VALUE = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYq8ZzXk12Ab"
NAMED = (
    f"aws_secret_access_key = {_VALUE}",
    f"AWS_SECRET_ACCESS_KEY={_VALUE}",
    f'"SecretAccessKey": "{_VALUE}"',
    "db_password: aB3dE5fG7hJ9kL1mN3pQ5",
    "Authorization: Bearer aB3dE5fG7hJ9kL1mN3pQ5",
)


@pytest.mark.parametrize("text", NAMED)
def test_a_named_value_without_quotes_is_hidden_if_it_looks_random(text: str) -> None:
    secret = text.strip('"').split()[-1].split("=")[-1].strip('"')
    redacted = SecretRedactor(find_secret_spans).of(f"[default]\n{text}\nrest\n".encode()).decode()
    assert secret not in redacted
    assert redacted.endswith("\nrest\n")


@pytest.mark.parametrize(
    "entry",
    [
        "machine api.example.com login me@example.com password {}",
        "machine api.example.com\n  login me\n  password {}\n",
        'machine a.b\n\tlogin "me"\n\taccount x\n\tpassword "{}"\nmachine c login d',
        "# mine\r\nmachine a.b\r\npassword {}\r\nlogin me\r\n",
    ],
)
@pytest.mark.parametrize("in_json", [False, True])
def test_a_password_of_a_netrc_file_is_hidden(entry: str, in_json: bool) -> None:
    text = entry.format("hunt3r-two")
    data = json.dumps({"text": text}) if in_json else text
    masked = hide_spans(data.encode(), find_in_json(find_secret_spans, data.encode())).decode()
    assert "hunt3r" not in masked
    shown = json.loads(masked)["text"] if in_json else masked
    before, after = text.split("hunt3r-two")
    assert shown.startswith(before)
    assert shown.endswith(after)


@pytest.mark.parametrize("shape", TOKENS, ids=lambda shape: shape.lead)
def test_a_token_of_the_table_is_removed_from_files_and_from_logs_alike(shape: TokenShape) -> None:
    kind = re.sub(
        r"\(\?:(\w+)\|[\w|]+\)|\[(\w)\w*\]", lambda match: match[1] or match[2], shape.kind
    )
    rest = "A1B2C3D4E5F6A7B8" if shape.lead in ("AKIA", "ASIA") else "a1B2C3D4e5F6a7B8c9" * 3
    rest = {"SG.": rest[:22] + "." + rest[:43], "eyJ": f"{rest[:20]}.{rest[:20]}.{rest}"}.get(
        shape.lead, rest.upper() if shape.lead.startswith("AGE") else rest
    )
    length = {"npm_": 36, "AIza": 35, "fw_": 24, "hf_": 34}.get(shape.lead, len(rest))
    token = f"{shape.lead}{kind}{rest[:length]}"
    assert find_secret_spans(f"x = {token}\n".encode())[0].what == shape.what
    assert token not in redact(f"the key {token} was refused")


@pytest.mark.parametrize(
    "text",
    [
        "token = get_token(request)",
        "tokens: array[int] = make()",
        'password: "required"',
        "MAX_TOKENS=100000 is too much",
        'VERSION_KEY = "io.example/protocolVersion"',
        "task-force-of-the-people-and-others",
        "-----BEGIN CERTIFICATE-----",
        "git@github.com:a/b.git https://example.com/a:b",
        "PASSWORD=changeme",
        "token = make_token2FromSomeThing3()",
        "key_path = /usr/Lib64/python3.11/Site9",
        "The machine learning password manager keeps each login of a machine and its password",
        "a machine has a login name and a password each",
    ],
)
def test_source_and_prose_stay_as_they_are(text: str) -> None:
    assert find_secret_spans(text.encode()) == []


def test_credentials_in_source_are_source_and_a_certificate_is_public() -> None:
    assert not may_hold_secret("credentials.py", apart_folder=False)
    certificate = b"-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n"
    assert may_hold_secret("tls.pem", apart_folder=False)
    assert not file_holds_secret("tls.pem", certificate, apart_folder=False)
    assert file_holds_secret("tls.pem", _KEY.encode(), apart_folder=False)
    assert not file_holds_secret("prod.env", b"DEBUG=true\nPORT=80\n", apart_folder=False)
    assert file_holds_secret(".env", b"DEBUG=true\n", apart_folder=False), "by its place"
    assert not file_holds_secret(".env", b"\n", apart_folder=False)
    assert file_holds_secret(".env", b"DEBUG=true\nDB_PASSWORD=hunter22\n", apart_folder=False)
    assert not may_hold_secret(".env.example", apart_folder=False)


_PASSWORD = b"hunter2-Correct/Horse+99"
_FORMS: dict[str, Callable[[bytes], bytes]] = {
    "as it is": lambda s: s,
    "base64": lambda s: base64.b64encode(b"PASSWORD=" + s + b"\n"),
    "base64, moved by one": lambda s: base64.b64encode(b"x" + s + b"yz"),
    "base64, moved by two": lambda s: base64.b64encode(b"xy" + s),
    "base64 for addresses": lambda s: base64.urlsafe_b64encode(s),
    "wrapped base64": lambda s: base64.encodebytes(b"a" * 40 + s),
    "hex": lambda s: s.hex().encode(),
    "hex in groups": lambda s: b"0000: " + s.hex(" ", 2).encode(),
    "an address": lambda s: b"?q=" + quote(s, safe="").encode(),
    "a piece": lambda s: s[3:21],
}


@pytest.mark.parametrize("form", _FORMS)
def test_a_known_secret_is_found_in_other_forms(form: str) -> None:
    content = b"before it\n" + _FORMS[form](_PASSWORD) + b"\nafter it\n"
    result = find_shared_secrets(content, find_known_secrets([_PASSWORD]))
    redacted = hide_spans(content, result)
    assert b"[hidden: " in redacted
    assert redacted.startswith(b"before it\n")
    assert redacted.endswith(b"after it\n")
    assert sum(span.stop - span.start for span in result) >= 15


def test_short_secrets_are_found_wherever_they_are_and_the_longest_is_hidden_whole() -> None:
    known = find_known_secrets([b"hunter22", b"hunter22-Correct", b"with blank"])
    for before in range(20):
        content = b"x" * before + b"hunter22-Correct hunter22 with  blank"
        redacted = hide_spans(content, find_shared_secrets(content, known))
        assert redacted.startswith(b"x" * before + b"[hidden: a secret] [hidden: a secret]")
        assert b"hunter" not in redacted
        assert b"blank" not in redacted
    assert find_shared_secrets(b"hunter2 and hunter", known) == []


@pytest.mark.alone
def test_many_short_secrets_take_no_longer_than_few() -> None:
    known = find_known_secrets(b"%010x" % (number * 2_654_435_761) for number in range(20_000))
    began = time.process_time()
    assert find_shared_secrets(b"some output of a command\n" * 12_000, known) == []
    assert time.process_time() - began < 0.5


@given(st.lists(st.binary(max_size=60_000), max_size=30), st.integers(0, 30))
def test_a_secret_across_pieces_of_a_stream_is_hidden(pieces: list[bytes], at: int) -> None:
    data = b"x" * 1_000_000 + b"\n" + b"".join(pieces[:at]) + b"\n" + _KEY.encode() + b"\n"
    cut = [data[item : item + 262_144] for item in range(0, len(data), 262_144)]
    redacted = b"".join(SecretRedactor(find_secret_spans).stream(cut))
    assert _LINE.encode() not in redacted


@pytest.mark.alone
@pytest.mark.parametrize(
    "text",
    [
        b"TOKEN=",
        b"-----BEGIN PRIVATE KEY-----\n",
        b"://",
        b"sk-",
        b"-eyJ",
        b'token:"aaaaaaaaa',
        b"a",
        b"\\",
        b'\\"',
        b"machine ",
        b"machine a login b ",
        b"machine a login " + b"b" * 200 + b" " * 70,
    ],
)
def test_a_megabyte_takes_no_time_whatever_it_holds(text: bytes) -> None:
    data = text * (1_000_000 // len(text))
    began = time.process_time()
    find_in_json(find_secret_spans, data)
    assert time.process_time() - began < 2.0


def _ran(tool: ReadFile | SearchFiles, arguments: str) -> str:
    return asyncio.run(tool.run(arguments)).data.decode()


def test_no_tool_that_reads_hands_out_a_secret_and_the_user_can_open_it(
    tmp_path: Path,
) -> None:
    (tmp_path / ".env").write_text("MODE=x\nDB_PASSWORD=hunter22\n")
    (tmp_path / "notes.txt").write_text(f"one\n{_KEY}\nhunter\n")
    (tmp_path / "AGENTS.md").write_text("Be kind.\n@.env.local\n@notes.txt\n")
    root = ProjectRoot(tmp_path)
    search, read = SearchFiles(root), ReadFile(root)
    assert _ran(search, json.dumps({"text": "hunter"})) == "notes.txt:6: hunter"
    (tmp_path / "prod.env").write_text("DB_PASSWORD=hunter22\n")
    result = _ran(search, json.dumps({"text": "PASSWORD"}))
    assert result.startswith("prod.env:1: DB_PASSWORD=[hidden: the value of a secret]")
    assert "Open this to commands" in result
    assert _LINE not in _ran(search, json.dumps({"text": _LINE[:9]}))
    text = _ran(read, json.dumps({"path": ".env"}))
    assert text.startswith("1\tMODE=x\n2\tDB_PASSWORD=[hidden: the value of a secret]\n")
    assert _LINE not in _ran(read, json.dumps({"path": "notes.txt"}))
    guides = ProjectGuides(root, lambda: True).look(())
    assert "one" in guides[0].text
    assert _LINE not in guides[0].text
    read_opened = ReadFile(root, {".env"}.__contains__)
    assert "hunter22" in _ran(read_opened, json.dumps({"path": ".env"}))


def test_only_the_values_of_an_env_file_that_look_secret_count() -> None:
    text = b"A=1\nAPI_TOKEN='zz9'\nURL=postgres://u:pw99@h\nX=${Y}\n"
    assert [text[span.start : span.stop] for span in secret_spans_of_file(".env", text)] == [
        b"'zz9'",
        b"pw99",
    ]


def test_a_token_is_found_among_any_number_of_long_words() -> None:
    """A text full of them is looked at as a whole, one with few by these alone: all the same."""
    token = b"ghp_" + b"a1B2c3D4e5" * 4
    few = b"words and more of them " * 400
    many = b"".join(b"%032x " % number for number in range(400))
    for text in (few, many):
        assert [span.what for span in find_secret_spans(text + token + b" " + text)] == [
            "a token of GitHub"
        ]
        assert find_secret_spans(text + b"x" + token) == []


@pytest.mark.parametrize("place", [0, (1 << 20) - 30, 1 << 20, (1 << 20) + (80 << 10) - 30])
def test_a_secret_in_json_is_found_once_wherever_the_text_is_cut_to_search_it(place: int) -> None:
    text = json.dumps(json.dumps('X=1\nDB_PASSWORD="hunter2Xy9zQ"\nMODE=x\n')).encode()
    before = (b"words\\n" * (1 << 18))[:place].rstrip(b"\\").ljust(place)
    data = before + text + b"words\\n" * 20_000
    spans = find_in_json(find_secret_spans, data)
    assert [data[span.start : span.stop] for span in spans] == [b"hunter2Xy9zQ"]
