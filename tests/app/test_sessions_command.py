"""`session list`, `session show`, `workspace list`: the names and numbers that commands take."""

import json
from pathlib import Path

import pytest

from helix_desktop.__main__ import main


def test_the_numbers_that_show_lists_are_those_that_rewind_takes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "project").mkdir()

    def run(*words: str, status: int = 0) -> str:
        place = ["--folder", str(tmp_path / "project")]
        assert main(["--data-dir", str(tmp_path / "data"), *words, *place]) == status
        printed = capsys.readouterr()
        return printed.out + printed.err

    run("ask", "--model", "practice", "the zebra is striped")
    [session] = json.loads(run("session", "list", "--json"))
    run("ask", "--model", "practice", "--session", session["session"], "the lion is not")
    assert run("session", "list").startswith(session["session"])
    messages = json.loads(run("session", "show", "--json"))["messages"]
    assert [row["turn"] for row in messages if row["by"] == "you"] == [1, 2]
    number = next(row["number"] for row in messages if "lion" in row["text"])
    assert f"\nturn 2\n{number:>6}  you    the lion is not\n" in run("session", "show")
    planned = run("session", "rewind", "--to", str(number), "--dry-run")
    assert "leave the conversation." in planned or "leaves the conversation." in planned
    assert "Use --to N, or --redo." in run("session", "rewind", status=2)


def test_workspaces_are_listed_with_their_folders(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ["--data-dir", str(tmp_path / "data")]
    assert main([*data, "workspace", "list"]) == 0
    assert "There are no workspaces yet." in capsys.readouterr().out
    (tmp_path / "project").mkdir()
    assert main([*data, "permission", "trust", "--folder", str(tmp_path / "project")]) == 0
    capsys.readouterr()
    assert main([*data, "workspace", "list", "--json"]) == 0
    [row] = json.loads(capsys.readouterr().out)
    assert (row["name"], row["folder"]) == ("project", str(tmp_path / "project"))
    file = tmp_path / "data/workspaces" / row["id"] / "workspace.json"
    file.write_text("{")
    file.with_suffix(".json.bak").unlink(missing_ok=True)
    assert main([*data, "workspace", "list"]) == 1
    assert "workspace.json" in capsys.readouterr().out
