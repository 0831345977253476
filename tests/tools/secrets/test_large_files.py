"""Secrets are hidden in files of any size and encoding: read, searched and stored."""

from pathlib import Path

import pytest

from helix_desktop.tools.agent.read_files import ReadFile
from helix_desktop.tools.agent.search_files import SearchFiles
from helix_desktop.tools.agent.shell import RunShell
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.sandbox import Sandbox
from tests.tools.running import output_of, text_of

_TOKEN = "ghp_" + "a1B2" * 9
_LINE = "MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj"
_KEY = f"-----BEGIN PRIVATE KEY-----\n{_LINE}\n{_LINE[::-1]}\n-----END PRIVATE KEY-----\n"
_PIECE = 256 * 1024
"""Bytes that a search looks at together."""
_WIDE = ["utf-8", "utf-8-sig", "utf-16", "utf-32"]


def _hits(folder: Path, text: str, *, regex: bool = False) -> str:
    return text_of(SearchFiles(folder), text=text, regex=regex)


@pytest.mark.parametrize("at", [_PIECE - 40, 3 * _PIECE - 75, 20 * _PIECE + 5])
@pytest.mark.parametrize("regex", [False, True])
def test_a_key_is_hidden_from_searches_wherever_it_lies(
    tmp_path: Path, at: int, *, regex: bool
) -> None:
    before = ("x" * 99 + "\n") * (at // 100) + "y" * (at % 100) + "\n"
    (tmp_path / "large.log").write_text(f"{before}{_KEY}after {_LINE[:12]}\n")
    result = _hits(tmp_path, _LINE[:12], regex=regex)
    number = before.count("\n") + 2
    assert _LINE not in result
    assert result == f"large.log:{number + 3}: after {_LINE[:12]}", "what is none is shown"


def test_a_token_in_an_endless_line_is_hidden_from_searches(tmp_path: Path) -> None:
    (tmp_path / "one-line.js").write_text("x;" * 800_000 + f"needle={_TOKEN};" + "y;" * 900_000)
    result = _hits(tmp_path, "needle")
    assert result.startswith("one-line.js:1: ")
    assert _TOKEN not in result
    assert "[1 secret is hidden from you" in result


@pytest.mark.parametrize("codec", _WIDE)
def test_secrets_are_hidden_in_every_encoding(tmp_path: Path, codec: str) -> None:
    (tmp_path / "notes.txt").write_bytes(f"one é\ntoken {_TOKEN}\n{_KEY}".encode(codec))
    assert "notes.txt:2: token [hidden: a token of GitHub]" in _hits(tmp_path, "token")
    text = text_of(ReadFile(tmp_path), path="notes.txt")
    assert text.startswith("1\tone é\n2\ttoken [hidden: a token of GitHub]\n")
    assert _TOKEN not in text
    assert _LINE not in text


@pytest.mark.parametrize("codec", _WIDE)
def test_what_is_stored_of_a_large_file_is_without_secrets(tmp_path: Path, codec: str) -> None:
    lines = "letters é and more\n" * 250_000
    (tmp_path / "large.txt").write_bytes(f"{lines}token {_TOKEN}\n{_KEY}{lines}".encode(codec))
    output = output_of(ReadFile(tmp_path), path="large.txt", lines=0)
    assert output.stream is not None
    stored = b"".join(output.stream).decode(codec)
    assert stored.startswith(lines)
    assert stored.endswith(lines)
    assert "token [hidden: a token of GitHub]\n" in stored
    assert _TOKEN not in stored
    assert _LINE not in stored


def test_a_key_in_a_reading_of_a_large_file_is_hidden(tmp_path: Path) -> None:
    (tmp_path / "large.txt").write_text("letters\n" * 700_000 + _KEY)
    text = text_of(ReadFile(tmp_path), path="large.txt", start=699_999)
    assert _LINE not in text
    assert "\n700001\t[hidden: a private key, 4 lines]\n700002\t[hidden]" in text


def test_a_line_shown_otherwise_is_not_longer_than_others(tmp_path: Path) -> None:
    (tmp_path / "long.txt").write_text(f"{_TOKEN} " + "x" * 100_000)
    text = text_of(ReadFile(tmp_path), path="long.txt")
    assert _TOKEN not in text
    assert "[the rest of this line is left out]" in text
    assert len(text) < 5_000


def test_without_a_sandbox_nothing_is_said_to_be_hidden_and_outputs_hold_no_secret(
    tmp_path: Path,
) -> None:
    secret = "hunter2-Correct-Horse-99"
    (tmp_path / ".env").write_text(f"DB_PASSWORD={secret}\n")
    shell = RunShell(Sandbox(SandboxBackend(), tmp_path), ProjectRoot(tmp_path))
    text = text_of(shell, command="tail -c 25 .e*")
    assert secret not in text
    assert "hidden from commands" not in text
