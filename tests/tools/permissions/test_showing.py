"""What a card shows of a call that changes a file, and says of a command: true and short."""

import json
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.permission import CallNeed, CallRuling, CallSubject
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.permissions.call_policy import (
    MAX_COMPARED_BYTES,
    preview_change,
    readable_arguments,
    shown_file_text,
)
from helix_desktop.tools.permissions.command_policy import judge_command


def change(**arguments: object) -> tuple[CallSubject, str]:
    return preview_change(json.dumps(arguments), "as JSON")


def test_what_is_to_be_written_is_shown_as_it_is() -> None:
    assert change(path="a.txt", content="one\ntwo\n") == (CallSubject.WRITE, "one\ntwo\n")
    assert change(path="a.txt", content="") == (CallSubject.WRITE, "")


def test_an_edit_is_shown_as_lines_that_go_and_come() -> None:
    edits = [{"old": "a\nb\nc", "new": "a\nB\nc\nd"}]
    assert change(path="a.txt", edits=edits) == (CallSubject.EDIT, " a\n-b\n+B\n c\n+d")


def test_edits_given_as_quoted_json_are_shown_as_edits() -> None:
    edits = json.dumps([{"old": "a", "new": "b"}])
    assert change(path="a.txt", edits=edits) == (CallSubject.EDIT, "-a\n+b")


def test_several_edits_are_numbered_and_what_is_changed_everywhere_says_so() -> None:
    edits = [{"old": "a", "new": "b"}, {"old": "c", "new": "", "all": True}]
    wanted = "@@ 1 of 2 @@\n-a\n+b\n@@ 2 of 2, everywhere @@\n-c\n+"
    assert change(path="a.txt", edits=edits) == (CallSubject.EDIT, wanted)


def test_a_huge_edit_is_shown_whole() -> None:
    old, new = "x\n" * 5_000, "y\n" * 5_000
    _, shown = change(path="a.txt", edits=[{"old": old, "new": new}])
    assert shown.count("-x") == shown.count("+y") == 5_000


@given(st.text("ab\n", max_size=40), st.text("ab\n", max_size=40))
def test_a_shown_edit_contains_all_old_and_all_new_lines(old: str, new: str) -> None:
    _, shown = change(path="a.txt", edits=[{"old": old, "new": new}])
    lines = shown.split("\n")
    assert "\n".join(line[1:] for line in lines if line[0] in " -") == old
    assert "\n".join(line[1:] for line in lines if line[0] in " +") == new


def test_a_replaced_file_is_shown_as_a_diff(tmp_path: Path) -> None:
    root = ProjectRoot(tmp_path)
    (tmp_path / "a.txt").write_text("".join(f"{n}\n" for n in range(20)))
    wanted = "".join("ten\n" if n == 10 else f"{n}\n" for n in range(20))
    subject, shown = preview_change(
        json.dumps({"path": "a.txt", "content": wanted}), "", partial(shown_file_text, root)
    )
    assert subject is CallSubject.EDIT
    assert shown.split("\n") == ["@@ -8,7 +8,7 @@", " 7", " 8", " 9", "-10", "+ten"] + [
        f" {n}" for n in (11, 12, 13)
    ]


def test_edits_are_shown_in_the_order_of_the_file_with_its_lines(tmp_path: Path) -> None:
    root = ProjectRoot(tmp_path)
    (tmp_path / "a.txt").write_text("".join(f"{n}\n" for n in range(30)))
    edits = [{"old": "21\n", "new": "late\n"}, {"old": "3\n4", "new": "3\nearly"}]
    arguments = json.dumps({"path": "a.txt", "edits": edits})
    _, shown = preview_change(arguments, "", partial(shown_file_text, root))
    lines = shown.split("\n")
    assert [line for line in lines if line[0] == "@"] == ["@@ -2,7 +2,7 @@", "@@ -19,7 +19,7 @@"]
    assert [line for line in lines if line[0] in "+-"] == ["-4", "+early", "-21", "+late"]
    edits[1]["old"] = "nowhere"  # what can't be tried is shown as it was asked for
    arguments = json.dumps({"path": "a.txt", "edits": edits})
    _, shown = preview_change(arguments, "", partial(shown_file_text, root))
    assert "-nowhere" in shown.split("\n")


def test_where_there_is_nothing_to_compare_with_all_is_shown(tmp_path: Path) -> None:
    root = ProjectRoot(tmp_path)
    (tmp_path / "same.txt").write_text("x\n")
    (tmp_path / "binary").write_bytes(b"\xff\xfe")
    (tmp_path / "large").write_bytes(b"x" * (MAX_COMPARED_BYTES + 1))
    (tmp_path / "out").symlink_to("/etc/passwd")
    for path in ("same.txt", "binary", "large", "out", "absent", "../x", "."):
        arguments = json.dumps({"path": path, "content": "x\n"})
        assert preview_change(arguments, "", partial(shown_file_text, root)) == (
            CallSubject.WRITE,
            "x\n",
        )


@pytest.mark.parametrize(
    "odd",
    [
        {"path": "a.txt"},
        {"path": "a.txt", "edits": []},
        {"path": "a.txt", "content": "x", "edits": [{"old": "a", "new": "b"}]},
        {"path": "a.txt", "content": "x", "mode": "777"},
        {"path": "a.txt", "edits": [{"old": "a", "new": "b", "more": 1}]},
        {"path": "a.txt", "content": 3},
    ],
)
def test_a_call_with_unknown_arguments_is_shown_as_json(odd: dict[str, object]) -> None:
    assert change(**odd) == (CallSubject.OTHER, "as JSON")


def test_arguments_that_are_no_json_stay_as_they_are() -> None:
    assert readable_arguments('{"a":"ä"}') == '{\n  "a": "ä"\n}'
    assert readable_arguments("{broken") == "{broken"
    assert preview_change("{broken", "as JSON") == (CallSubject.OTHER, "as JSON")


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("git push origin main", "Publishes commits to another place."),
        ("git -C src push", "Publishes commits to another place."),
        ("gh pr create --title x --body y", "Writes to GitHub in your name."),
        ("gh api repos/a/b/pulls/1/comments/2/replies -f body=x", "Writes to GitHub in your name."),
        ("gh api -X DELETE repos/a/b", "Writes to GitHub in your name."),
        ("curl -X POST -d a=b http://example.org", "Sends data to another computer."),
        ("curl --data-binary @f http://example.org", "Sends data to another computer."),
        ("npm publish", "Publishes a package."),
        ("gh pr view 1", "`gh` isn't a known read-only command."),
        ("curl http://example.org", "`curl` isn't a known read-only command."),
        ("npm test", "`npm` isn't a known read-only command."),
        ("git commit -m x", "`git commit` isn't a known read-only command."),
        ("git -C src commit -m x", "`git` isn't a known read-only command."),
        ("git ../x", "`git` isn't a known read-only command."),
    ],
)
def test_a_command_that_publishes_says_so_on_its_card(command: str, reason: str) -> None:
    result = judge_command(command)
    assert (result.ruling, result.reasons) == (CallRuling.ASK, (reason,))


def test_a_program_whose_name_has_a_space_is_asked_about() -> None:
    for command in ("'my tool' x", "echo $(ls); 'my tool' x", "'a b'", '"`ls`"'):
        assert judge_command(command).ruling is CallRuling.ASK


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("dd if=image of=disk.img", "Writes raw bytes over a file or a disk."),
        ("rm -rf build", "Deletes folders with everything in them."),
        ("rm f", "Deletes files."),
        ("sudo rm -r x", "Deletes folders with everything in them."),
        ("git push --force", "Replaces or deletes commits that were pushed."),
        ("git push origin +main", "Replaces or deletes commits that were pushed."),
        ("git push --del origin topic", "Replaces or deletes commits that were pushed."),
        ("git push --force-w", "Replaces or deletes commits that were pushed."),
        ("git reset --har", "Throws away changes or commits that git may not bring back."),
        ("git -C src push --force-with-lease", "Replaces or deletes commits that were pushed."),
        ("git reset --hard", "Throws away changes or commits that git may not bring back."),
        ("git clean -fd", "Deletes files that git doesn't track."),
        ("git branch -D x", "Throws away changes or commits that git may not bring back."),
        ("find . -name x -delete", "Deletes everything it finds."),
        ("find . -exec rm {} +", "Deletes everything it finds."),
        ("chmod -R 777 src", "Changes permissions of a whole folder."),
        ("truncate -s 0 f", "Truncates files."),
    ],
)
def test_a_destructive_command_needs_the_permission_to_delete(command: str, reason: str) -> None:
    result = judge_command(command)
    assert result.reasons == (reason,)
    assert CallNeed.LOSS in result.needs


@pytest.mark.parametrize(
    "command",
    [
        "git push",
        "git grep clean",
        "git log -- tag",
        "git stash list",
        "find . -name rm",
        "echo rm x",
    ],
)
def test_a_command_that_only_mentions_deletion_does_not_need_it(command: str) -> None:
    result = judge_command(command)
    assert CallNeed.LOSS not in result.needs
    assert result.ruling is (CallRuling.ASK if command == "git push" else CallRuling.ALLOW)
