"""`helix-desktop session import` finds, lists, and imports sessions of other programs."""

import json
import os
from pathlib import Path

import pytest

from helix_desktop.__main__ import main
from helix_desktop.app.environment import SystemClock, find_paths, make_private_folders
from helix_desktop.app.source_formats.bounded_reading import bytes_at_once
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from tests.features.lab import transcripts
from tests.features.lab.test_branches import rewound
from tests.features.lab.transcripts import QUESTION, TRANSCRIPTS


def run(base: Path, *words: str) -> int:
    project = base / "project"
    project.mkdir(exist_ok=True)
    paths = find_paths(base / "data")
    make_private_folders(paths)
    workspaces = WorkspaceList(paths.workspaces, SystemClock())
    if workspaces.in_folder(project) is None:
        workspaces.create(project, "one")
    return main(
        ["--data-dir", str(base / "data"), "session", "import", *words, "--folder", str(project)]
    )


def test_a_file_is_listed_imported_and_read_further(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(TRANSCRIPTS["Claude Code of 2026"][1](tmp_path))
    assert run(tmp_path, path, "--list") == 0
    listed = capsys.readouterr().out
    assert "1 turn, 1 tool call" in listed
    assert "1 message that Claude Code itself added isn't imported." in listed
    assert run(tmp_path, path) == 0
    assert f"imported, 3 messages: {QUESTION}" in capsys.readouterr().out
    assert run(tmp_path, path) == 0
    assert "nothing new" in capsys.readouterr().out


def test_what_is_listed_and_imported_is_json_for_a_script(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(transcripts.lines(*rewound()))
    assert run(tmp_path, str(path), "--list", "--json") == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["program"], row["id"], row["turns"]) == ("claude-code", "a", 2)
    assert (row["branches"], row["subagents"], row["left_out"]) == (1, 0, [])
    assert run(tmp_path, str(path), "--json") == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["messages"], row["branches"], row["grown"]) == (4, 1, False)
    assert row["session"]
    assert run(tmp_path, str(path), "--list") == 0
    assert "1 branch that was left comes along as a session." in capsys.readouterr().out


def test_a_folder_without_a_workspace_gets_one_for_its_sessions(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(TRANSCRIPTS["Claude Code of 2026"][1](tmp_path))
    folder = tmp_path / "new"
    folder.mkdir()
    words = [
        "--data-dir",
        str(tmp_path / "data"),
        "session",
        "import",
        path,
        "--folder",
        str(folder),
    ]
    assert main(words) == 0
    assert "imported, 3 messages" in capsys.readouterr().out
    assert main(words) == 0
    assert "nothing new" in capsys.readouterr().out


def test_a_malformed_line_is_named_and_the_status_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = TRANSCRIPTS["Codex of 2026"][1](tmp_path)
    path.write_bytes(path.read_bytes() + b"oops\n")
    assert run(tmp_path, str(path)) == 1
    assert "Line 12: JSON is malformed" in capsys.readouterr().out


def test_a_file_that_ends_within_a_line_says_which_and_the_rest_is_imported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = TRANSCRIPTS["Codex of 2026"][1](tmp_path)
    path.write_bytes(path.read_bytes() + b'{"timestamp":"2026-11')
    message = "The file ends within line 12, which is read once all of it is there."
    for options in (["--list"], []):
        assert run(tmp_path, str(path), *options) == 0
        assert message in capsys.readouterr().out
    path = tmp_path / "messages.json"
    path.write_text('[{"role": "user", "content": "hello"}, {"role": "assistant", "con')
    assert run(tmp_path, str(path), "--list") == 0
    assert "The file ends within item 2 of its list." in capsys.readouterr().out


def test_one_session_of_a_database_is_chosen_by_its_id(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "opencode.db")
    transcripts.write_opencode(Path(path), others=1)
    assert run(tmp_path, path) == 2
    assert "Choose one of them with --only ID." in capsys.readouterr().err
    assert run(tmp_path, path, "--only", "ses_1") == 0
    assert "imported" in capsys.readouterr().out


def test_the_sessions_of_a_folder_are_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    project = tmp_path / "project"
    project.mkdir()
    sessions = tmp_path / "codex" / "sessions" / "2026" / "11" / "01"
    sessions.mkdir(parents=True)
    text = transcripts.codex().replace(b"/srv/ada/project", str(project).encode())
    (sessions / "rollout-1.jsonl").write_bytes(text)
    monkeypatch.setenv("CODEX_HOME", str(tmp_path / "codex"))
    assert run(tmp_path, "--found", "--from", "codex", "--list") == 0
    assert QUESTION in capsys.readouterr().out
    assert run(tmp_path, "--found", "--from", "codex") == 0
    assert "imported" in capsys.readouterr().out
    assert run(tmp_path, "--found", "--from", "opencode") == 1


def test_an_unknown_program_and_a_missing_file_end_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, "--found", "--from", "emacs") == 2
    assert "Choose one of: claude-code, codex" in capsys.readouterr().err
    assert run(tmp_path, str(tmp_path / "gone.jsonl")) == 2
    assert "Can't read" in capsys.readouterr().err
    assert run(tmp_path) == 2
    assert "Use a file, or --found" in capsys.readouterr().err
    copy = tmp_path / "copy"
    copy.mkdir()
    words = [
        "--data-dir",
        str(tmp_path / "data"),
        "workspace",
        "import",
        str(copy),
        "--workspace",
        "one",
    ]
    assert main(words) == 2
    assert "Leave out --workspace" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["a.jsonl", "a.json"])
def test_a_byte_order_mark_costs_no_message(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    messages = [{"role": "user", "content": "hi"}, {"role": "assistant", "content": "hello"}]
    is_list = name.endswith(".json")
    content = json.dumps(messages) if is_list else "\n".join(map(json.dumps, messages))
    (tmp_path / name).write_text(content + "\n", encoding="utf-8-sig")
    assert run(tmp_path, str(tmp_path / name)) == 0
    assert "imported, 2 messages: hi" in capsys.readouterr().out


def test_one_token_is_written_in_the_singular(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.jsonl"
    tokens, content = "", "hi"
    while "about 1 " not in tokens and len(content) < 20:
        content += "!"
        path.write_text(json.dumps({"role": "user", "content": content}) + "\n")
        assert run(tmp_path, str(path), "--list") == 0
        tokens = capsys.readouterr().out
    assert "about 1 token." in tokens


def test_a_file_that_has_nothing_yet_is_an_error_of_reading() -> None:
    reader, writer = os.pipe()
    os.set_blocking(reader, False)
    with open(reader, "rb") as file, open(writer, "wb"), pytest.raises(BlockingIOError):
        bytes_at_once(file, 4)
