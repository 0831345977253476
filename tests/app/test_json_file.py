"""The person's own files: nothing in them is lost, whatever state they are in."""

import json
import os
import stat
import sys
from pathlib import Path

import pytest

from helix_desktop.app.json_file import JsonList, replace_file_of_user
from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.errors import SettingsError
from helix_desktop.providers.models.endpoints import OwnEndpoint, accept_endpoint

MINE = OwnEndpoint("mine", DialectId.OPENAI_CHAT, "https://mine.example/v1")


POSIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows has other permissions")


def opened(path: Path) -> JsonList[OwnEndpoint]:
    return JsonList(path, OwnEndpoint, key=lambda each: each.id, check=accept_endpoint)


def test_a_file_that_is_not_there_is_empty_and_made_when_something_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "config" / "endpoints.json"
    own = opened(path)
    assert (own.entries, own.problems) == ((), ())
    own.put(MINE)
    assert opened(path).entries == (MINE,)


def test_entries_take_each_other_s_place_by_their_key(tmp_path: Path) -> None:
    own = opened(tmp_path / "endpoints.json")
    own.put(MINE)
    changed = OwnEndpoint("mine", DialectId.ANTHROPIC, "https://other.example")
    own.put(changed)
    assert own.entries == (changed,)
    assert own.drop("mine")
    assert not own.drop("mine")
    assert opened(tmp_path / "endpoints.json").entries == ()


def test_a_change_keeps_what_another_process_added_meanwhile(tmp_path: Path) -> None:
    path = tmp_path / "endpoints.json"
    window, terminal = opened(path), opened(path)
    theirs = OwnEndpoint("theirs", DialectId.ANTHROPIC, "https://theirs.example")
    terminal.put(theirs)
    window.put(MINE)
    assert opened(path).entries == (theirs, MINE)
    assert terminal.drop("mine")
    assert opened(path).entries == (theirs,)


@pytest.mark.parametrize("text", ["{", "[]", '{"endpoints": 7}', "\xff\xfe", "[" * 50_000, "null"])
def test_a_broken_file_is_put_aside_and_never_written_over(tmp_path: Path, text: str) -> None:
    path = tmp_path / "endpoints.json"
    for number, name in enumerate(("endpoints.unreadable.json", "endpoints.unreadable-2.json")):
        path.write_bytes(text.encode("latin-1") + b" " * number)
        own = opened(path)
        assert own.entries == ()
        [problem] = own.problems
        assert name in str(problem)
        own.put(MINE)
        assert (tmp_path / name).read_bytes() == text.encode("latin-1") + b" " * number


def test_an_entry_that_does_not_fit_is_told_and_stays_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "endpoints.json"
    odd = {"id": "odd", "dialect": "klingon", "base_url": "https://a.example"}
    open_one = {"id": "o", "dialect": "openai-chat", "base_url": "http://far.example"}
    newer = {"id": "n", "dialect": "openai-chat", "base_url": "https://n.example", "new": [1]}
    path.write_text(json.dumps({"endpoints": [odd, open_one, newer], "kept": {"x": 1}}))
    own = opened(path)
    assert [each.id for each in own.entries] == ["n"]
    assert len(own.problems) == 2
    assert "endpoints.json" in str(own.problems[0])
    own.put(MINE)
    written = json.loads(path.read_text())
    assert written["endpoints"][:3] == [odd, open_one, newer]
    assert written["kept"] == {"x": 1}


def test_what_cannot_be_is_not_kept(tmp_path: Path) -> None:
    own = opened(tmp_path / "endpoints.json")
    with pytest.raises(SettingsError):
        own.put(OwnEndpoint("mine", DialectId.OPENAI_CHAT, "http://far.example"))
    assert not (tmp_path / "endpoints.json").exists()


def test_a_file_that_cannot_even_be_moved_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "endpoints.json"
    path.mkdir()
    (path / "x").touch()
    (tmp_path / "endpoints.unreadable.json").mkdir()
    own = opened(path)
    assert own.entries == ()
    assert len(own.problems) == 1


def test_a_folder_that_cannot_be_written_changes_nothing(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    own = opened(blocked / "endpoints.json")
    with pytest.raises(SettingsError):
        own.put(MINE)
    assert own.entries == ()


def permissions(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@POSIX
def test_a_file_that_the_user_replaces_keeps_its_permissions_and_its_links(tmp_path: Path) -> None:
    script, link = tmp_path / "run.sh", tmp_path / "run"
    script.write_text("old")
    script.chmod(0o754)
    link.symlink_to("run.sh")
    replace_file_of_user(link, b"new")
    assert link.is_symlink()
    assert (script.read_text(), permissions(script)) == ("new", 0o754)


@POSIX
def test_a_new_file_of_the_user_has_the_permissions_of_other_new_files(tmp_path: Path) -> None:
    other, made = tmp_path / "other", tmp_path / "made"
    other.write_text("x")
    replace_file_of_user(made, b"x")
    assert permissions(made) == permissions(other)


@POSIX
def test_what_is_no_file_is_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="argument"):
        replace_file_of_user(pipe, b"x")
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert [each.name for each in tmp_path.iterdir()] == ["pipe"]
