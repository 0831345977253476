"""`helix-desktop session share` writes a session, and prints what it masked."""

from pathlib import Path

import pytest

from helix_desktop.__main__ import main
from tests.features.lab import transcripts
from tests.features.lab.test_import_command import run as run_import


def share(base: Path, *words: str) -> int:
    folder = str(base / "project")
    return main(["--data-dir", str(base / "data"), "session", "share", *words, "--folder", folder])


def test_a_page_markdown_and_a_file_to_import_are_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_import(tmp_path, str(transcripts.TRANSCRIPTS["Codex of 2026"][1](tmp_path))) == 0
    page, text, file = (tmp_path / name for name in ("a.html", "a.md", "a.jsonl"))
    (tmp_path / "gone").touch()
    assert share(tmp_path, "--html", str(page), "--markdown", str(text), "--jsonl", str(file)) == 0
    assert "events in" in capsys.readouterr().out
    for path in (page, text):
        assert transcripts.QUESTION in path.read_text()
    assert run_import(tmp_path, str(file), "--list") == 0
    assert "Helix Desktop" in capsys.readouterr().out
    assert run_import(tmp_path, str(file)) == 0
    assert "imported" in capsys.readouterr().out
    again = tmp_path / "again.jsonl"
    assert share(tmp_path, "--jsonl", str(again)) == 0
    assert again.read_text().count("\n") == file.read_text().count("\n") + 1


def test_nothing_is_written_without_a_choice_or_below_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_import(tmp_path, str(transcripts.TRANSCRIPTS["Codex of 2026"][1](tmp_path))) == 0
    assert share(tmp_path) == 2
    assert "Choose what to write" in capsys.readouterr().err
    (tmp_path / "gone").touch()
    assert share(tmp_path, "--html", str(tmp_path / "gone" / "a.html")) == 2
    assert share(tmp_path, "--html", str(tmp_path / "not" / "there" / "a.html")) == 2
    assert not (tmp_path / "not").exists()
    assert share(tmp_path, "--jsonl", str(tmp_path / "gone" / "a.jsonl")) == 2
    assert "Nothing was exported" in capsys.readouterr().err


@pytest.mark.parametrize("kind", ["--html", "--markdown", "--jsonl"])
def test_a_session_is_not_written_through_a_link(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    assert run_import(tmp_path, str(transcripts.TRANSCRIPTS["Codex of 2026"][1](tmp_path))) == 0
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("of before")
    link.symlink_to(target)
    assert share(tmp_path, kind, str(link)) == 2
    assert "it is a symbolic link, not a file" in capsys.readouterr().err
    assert link.is_symlink()
    assert target.read_text() == "of before"
