"""What stands for a secret in what a model reads: written back, it is the secret again."""

import re
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.permission import (
    ANY_FILE,
    INAPPLICABLE,
    CallNeed,
    CallRuling,
    CallSubject,
    Judgement,
    Mode,
    PermissionRule,
    RuleDecision,
)
from helix_desktop.domain.value import replace
from helix_desktop.tools.agent.edit_files import EditFile, HiddenSecrets, WriteFile, check_change
from helix_desktop.tools.agent.read_files import ReadFile
from helix_desktop.tools.agent.shell import RunShell
from helix_desktop.tools.files.code_application import plan_code
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.permissions.call_policy import CallPolicy, FolderView, shown_file_text
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.secrets.redactor import Shown, no_file_shown
from helix_desktop.tools.secrets.secret_file_contents import make_file_finder
from helix_desktop.tools.secrets.secret_masks import FileMasks
from tests.fakes.checkpoints import FakeCheckpoints
from tests.tools.permissions.standing import GOOD
from tests.tools.permissions.test_call_policy import HERE, Rules, call
from tests.tools.running import text_of

_LINES = [f"MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEA{number:020}" for number in range(3)]
_KEY = "\n".join(["-----BEGIN PRIVATE KEY-----", *_LINES, "-----END PRIVATE KEY-----"])
_TOKEN = "ghp_" + "a1B2c3D4e5" * 4
_OTHER_TOKEN = "ghp_" + "Z9y8X7w6V5" * 4
_ADDRESS = "https://me:open-sesame@example.com"
_MASKED_ADDRESS = "https://me:[hidden: a password in an address]@example.com"


def read(folder: Path, path: str = "f") -> str:
    """Return a file as a model reads it, without line numbers and notes."""
    text = text_of(ReadFile(ProjectRoot(folder)), path=path, lines=0)
    lines = (line.partition("\t") for line in text.split("\n"))
    return "".join(f"{line}\n" for number, tab, line in lines if tab and number.isdigit())


def write(folder: Path, content: str, path: str = "f", shown: Shown = no_file_shown) -> str:
    return text_of(
        WriteFile(folder, FakeCheckpoints(), HiddenSecrets(shown)), path=path, content=content
    )


def edit(folder: Path, *edits: dict[str, object], path: str = "f") -> str:
    return text_of(EditFile(folder, FakeCheckpoints()), path=path, edits=edits)


def masked(text: str) -> str:
    return FileMasks("f", text, make_file_finder("f")).text


_PIECES = st.sampled_from(
    [
        *(_KEY, _KEY.replace("KcwggSj", "KcwggSk"), _TOKEN, _OTHER_TOKEN, _ADDRESS),
        *(f'password: "{word}1"' for word in ("geheimnis", "contraseña", "пароль-пароль")),
        *("words", "[hidden: a token of GitHub]", "[hidden]", "ü", "\U00100000", " ", "\n", "\r\n"),
    ]
)


@given(st.lists(_PIECES, max_size=12).map("".join), st.text("ab\n", max_size=5))
def test_a_text_that_is_written_as_it_was_read_is_the_same_text(text: str, more: str) -> None:
    masks = FileMasks("f", text, make_file_finder("f"), more)
    assert masks.text.count("\n") == text.count("\n")
    assert masks.restore(masks.encode(masks.text)) == text
    assert masks.restore(more + masks.encode(masks.text)) == more + text


@given(st.lists(_PIECES, max_size=12).map("".join), st.integers(0, 200), st.integers(0, 200))
def test_an_edit_leaves_each_secret_that_it_does_not_name(text: str, start: int, size: int) -> None:
    masks = FileMasks("f", text, make_file_finder("f"), "new")
    old = masks.text[start : start + size]
    try:
        coded = masks.coded.replace(masks.encode(old), "new") if old else masks.coded
        after = masks.restore(coded)
    except ToolError:
        return
    secrets = (_TOKEN, _OTHER_TOKEN, _KEY, "open-sesame")
    untouched = [secret for secret in secrets if secret in text and secret not in masks.text]
    for secret in untouched:
        removed = text.count(secret) - after.count(secret)
        assert removed <= 0 or "[hidden" in old
    assert len(re.findall("hidden: ", after)) <= len(re.findall("hidden: ", text))


def test_a_file_is_the_same_after_it_was_read_and_written(tmp_path: Path) -> None:
    text = f'url = "{_ADDRESS}"\n{_KEY}\ntokens = {_TOKEN}, {_OTHER_TOKEN}\nend\n'
    (tmp_path / "f").write_text(text)
    shown = read(tmp_path)
    for secret in ("open-sesame", *_LINES, _TOKEN, _OTHER_TOKEN):
        assert secret not in shown
    write(tmp_path, shown.replace("end\n", "the end\n"))
    assert (tmp_path / "f").read_text() == text.replace("end\n", "the end\n")


def test_lines_beside_a_secret_are_edited_and_nothing_of_it_is_told(tmp_path: Path) -> None:
    (tmp_path / "f").write_text(f"a\n{_KEY}\nurl = {_ADDRESS}\nb\n")
    output = edit(
        tmp_path,
        {
            "old": "[hidden]\n[hidden]\nurl = https://me:",
            "new": "[hidden]\n[hidden]\nURL = ftp://me:",
        },
        {"old": "@example.com\nb", "new": "@example.com\nB"},
    )
    assert (tmp_path / "f").read_text() == (
        f"a\n{_KEY}\nURL = {_ADDRESS.replace('https', 'ftp')}\nB\n"
    )
    assert "-url = https://me:[hidden: a password in an address]@example.com" in output
    assert "open-sesame" not in output
    assert not any(line in output for line in _LINES)


def test_no_edit_changes_a_part_of_a_mask(tmp_path: Path) -> None:
    (tmp_path / "f").write_text(f"an address: {_ADDRESS}\n{_KEY}\n")
    edit(tmp_path, {"old": "address", "new": "place", "all": True})
    assert (tmp_path / "f").read_text() == f"an place: {_ADDRESS}\n{_KEY}\n"
    with pytest.raises(ToolError, match="wasn't found"):
        edit(tmp_path, {"old": "private", "new": "public"})
    with pytest.raises(ToolError, match="Keep or remove all of these lines together"):
        edit(tmp_path, {"old": "[hidden: a private key, 5 lines]\n", "new": ""})
    edit(tmp_path, {"old": f"{masked(_KEY)}\n", "new": ""})
    assert (tmp_path / "f").read_text() == f"an place: {_ADDRESS}\n"


def test_a_mask_is_refused_in_another_file_and_more_often_than_its_secret(tmp_path: Path) -> None:
    (tmp_path / "f").write_text(f"{_ADDRESS}\n")
    (tmp_path / "g").write_text("nothing\n")
    for path in ("g", "new"):
        with pytest.raises(ToolError, match="only in the file that it was read from"):
            write(tmp_path, f"{_MASKED_ADDRESS}\n", path=path)
    assert not (tmp_path / "new").exists()
    with pytest.raises(ToolError, match="only in the file that it was read from"):
        edit(tmp_path, {"old": "nothing", "new": _MASKED_ADDRESS}, path="g")
    with pytest.raises(ToolError, match="more often than its secret is now"):
        write(tmp_path, f"{_MASKED_ADDRESS}\n{_MASKED_ADDRESS}\n")
    with pytest.raises(ToolError, match="more often than its secret is now"):
        edit(tmp_path, {"old": "@example", "new": f"@{_MASKED_ADDRESS}"})
    assert (tmp_path / "f").read_text() == f"{_ADDRESS}\n"
    assert (tmp_path / "g").read_text() == "nothing\n"


def test_a_mask_may_move_in_its_file_and_be_removed(tmp_path: Path) -> None:
    (tmp_path / "f").write_text(f"{_ADDRESS}\na\n")
    write(tmp_path, f"a\n{_MASKED_ADDRESS}\n")
    assert (tmp_path / "f").read_text() == f"a\n{_ADDRESS}\n"
    write(tmp_path, "a\n")
    assert (tmp_path / "f").read_text() == "a\n"


def test_several_secrets_of_one_kind_are_told_apart_and_never_mistaken(tmp_path: Path) -> None:
    (tmp_path / "f").write_text(f"{_TOKEN}\n{_OTHER_TOKEN}\n")
    first, second = read(tmp_path).split("\n")[:2]
    assert first != second
    write(tmp_path, f"{second}\n{first}\n")
    assert (tmp_path / "f").read_text() == f"{_OTHER_TOKEN}\n{_TOKEN}\n"
    with pytest.raises(ToolError, match="may stand for one of several"):
        write(tmp_path, "[hidden: a token of GitHub]\n")
    (tmp_path / "f").write_text(f"{_OTHER_TOKEN[:-1]}x\n{_OTHER_TOKEN}\n")
    with pytest.raises(ToolError, match="only in the file that it was read from"):
        write(tmp_path, f"{first}\n{second}\n")


def test_masks_of_older_sessions_stand_for_the_secret_of_their_line(tmp_path: Path) -> None:
    text = f"one = {_TOKEN}\ntwo = {_OTHER_TOKEN}\n"
    (tmp_path / "f").write_text(text)
    old = "[hidden: a token of GitHub]"
    write(tmp_path, f"new\none = {old}\r\ntwo = {old}\n")
    assert (
        tmp_path / "f"
    ).read_bytes().decode() == f"new\none = {_TOKEN}\r\ntwo = {_OTHER_TOKEN}\n"
    with pytest.raises(ToolError, match="may stand for one of several"):
        write(tmp_path, f"three = {old}\n")


def test_text_that_looks_like_a_mask_stays_text(tmp_path: Path) -> None:
    text = f"It says [hidden: a token of GitHub] for\n{_TOKEN}\n[hidden] {{ display: none }}\n"
    (tmp_path / "f").write_text(text)
    write(tmp_path, f"more\n{read(tmp_path)}")
    assert (tmp_path / "f").read_text() == f"more\n{text}"
    edit(tmp_path, {"old": "says [hidden: a token", "new": "said [hidden: a token"})
    edit(tmp_path, {"old": "[hidden] {", "new": "[hidden]{"})
    assert "said [hidden: a token of GitHub] for\n" + _TOKEN in (tmp_path / "f").read_text()
    write(tmp_path, "[hidden]{}\ntype A = [hidden: boolean]\n", path="new.css")


def test_a_model_may_name_a_whole_secret_that_it_knows_and_no_part_of_it(tmp_path: Path) -> None:
    (tmp_path / "f").write_text(f"url = {_ADDRESS}, 1\n")
    edit(tmp_path, {"old": f"{_ADDRESS}, 1", "new": f"{_ADDRESS}, 2"})
    assert (tmp_path / "f").read_text() == f"url = {_ADDRESS}, 2\n"
    with pytest.raises(ToolError, match="wasn't found") as refused:
        edit(tmp_path, {"old": "open-s", "new": "x"})
    assert "open-sesame" not in str(refused.value)
    with pytest.raises(ToolError, match="wasn't found") as refused:
        edit(tmp_path, {"old": "url = https://me:guess@example.com, 2", "new": "x"})
    assert _MASKED_ADDRESS in str(refused.value)
    assert "open-sesame" not in str(refused.value)


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "latin-1"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_secret_stays_in_any_encoding_and_with_any_line_ends(
    tmp_path: Path, encoding: str, end: str
) -> None:
    text = f"é\n{_KEY}\n{_ADDRESS}\nb\n".replace("\n", end)
    (tmp_path / "f").write_bytes(text.encode(encoding))
    edit(tmp_path, {"old": f"{masked(_KEY)}\nhttps", "new": f"{masked(_KEY)}\nftp"})
    wanted = text.replace("https", "ftp")
    assert (tmp_path / "f").read_bytes() == wanted.encode(encoding)


def test_letters_of_an_unknown_encoding_stay_beside_a_secret(tmp_path: Path) -> None:
    data = b"\x81\x8d\n" + f"{_ADDRESS}\n{_KEY}\nb\n".encode()
    (tmp_path / "f").write_bytes(data)
    output = edit(tmp_path, {"old": f"{_MASKED_ADDRESS}\n", "new": f"x {_MASKED_ADDRESS}\n"})
    assert (tmp_path / "f").read_bytes() == data.replace(b"https", b"x https")
    assert "open-sesame" not in output


def test_a_file_that_the_user_opened_has_no_masks(tmp_path: Path) -> None:
    (tmp_path / "f").write_text(f"{_ADDRESS}\n")
    with pytest.raises(ToolError, match="Read this file again"):
        write(tmp_path, f"{_MASKED_ADDRESS}\n", shown={"f"}.__contains__)
    write(tmp_path, f"x\n{_ADDRESS}\n", shown={"f"}.__contains__)
    assert (tmp_path / "f").read_text() == f"x\n{_ADDRESS}\n"


async def test_code_of_an_answer_with_masks_keeps_the_secrets_of_its_file(tmp_path: Path) -> None:
    text = f"a\n{_ADDRESS}\n{_KEY}\n"
    (tmp_path / "f").write_text(text)
    root = ProjectRoot(tmp_path)
    plan = await plan_code(root, "f", masked(text).replace("a\n", "b\n", 1), patch=False)
    assert plan.after == text.replace("a\n", "b\n", 1).encode()
    patch = f"@@\n-a\n+A\n {_MASKED_ADDRESS}\n"
    plan = await plan_code(root, "f", patch, patch=True)
    assert plan.after == text.replace("a\n", "A\n", 1).encode()
    with pytest.raises(ToolError, match="for none that is in 'new' now"):
        await plan_code(root, "new", masked(text), patch=False)


def judged(folder: Path, *rules: PermissionRule, mode: Mode = Mode.ASK) -> CallPolicy:
    root, rulebook = ProjectRoot(folder), Rules()
    rulebook.keep(rules)
    return CallPolicy(
        CommandPaths(folder),
        rulebook,
        state_of=lambda _session: replace(GOOD, mode=mode),
        specs=lambda _session: (EditFile.spec, WriteFile.spec, RunShell.spec),
        looks=FolderView(
            partial(shown_file_text, root),
            lacks=root.lacks,
            check_change=lambda request: check_change(root, request),
        ),
    )


def looked(judge: CallPolicy, tool: str, **arguments: object) -> Judgement:
    return judge.judge(HERE, call(tool, **arguments))


@pytest.mark.parametrize("mode", [Mode.ASK, Mode.ACCEPT_EDITS, Mode.SANDBOXED_AUTO])
def test_an_always_for_writing_does_not_cover_a_file_with_a_secret(
    tmp_path: Path, mode: Mode
) -> None:
    (tmp_path / "f").write_text(f"{_ADDRESS}\n")
    rule = PermissionRule("write_file", RuleDecision.ALWAYS, str(ANY_FILE))
    judge = judged(tmp_path, rule, mode=mode)
    result = looked(judge, "write_file", path="f", content=f"x\n{_MASKED_ADDRESS}\n")
    assert result.ruling is CallRuling.ASK
    assert CallNeed.SECRETS in result.needs
    assert result.for_session == ("changing f",)
    assert result.subject is CallSubject.EDIT
    assert result.shown.split("\n")[1:] == ["+x", f" {_MASKED_ADDRESS}"]
    assert looked(judge, "write_file", path="g", content="x\n").ruling is CallRuling.ALLOW


@pytest.mark.parametrize(
    ("tool", "arguments", "words"),
    [
        ("edit_file", {"path": "f", "edits": [{"old": "b", "new": "c"}]}, "wasn't found"),
        ("edit_file", {"path": "f", "edits": [{"old": "a", "new": "c"}]}, "not unique"),
        ("edit_file", {"path": "none", "edits": [{"old": "a", "new": "c"}]}, "There is no"),
        ("edit_file", {"path": "f", "edits": []}, "do not fit"),
        ("write_file", {"path": "f", "content": _MASKED_ADDRESS}, "hidden secret"),
        ("write_file", {"path": ".vscode/tasks.json", "content": _MASKED_ADDRESS}, "hidden secret"),
        ("write_file", {"path": "linked", "content": "x"}, "hard links"),
        ("write_file", {"path": "f", "content": "KEY=[key removed]"}, "hidden secret"),
        ("shell", {"command": f"cat > f <<'EOF'\n{_MASKED_ADDRESS}\nEOF"}, "edit_file"),
        ("files__write", {"path": "f", "content": _MASKED_ADDRESS}, "edit_file"),
    ],
)
@pytest.mark.parametrize("mode", [Mode.ASK, Mode.ACCEPT_EDITS, Mode.SANDBOXED_AUTO])
def test_a_change_that_cannot_be_made_is_refused_before_anybody_is_asked(
    tmp_path: Path, tool: str, arguments: dict[str, object], words: str, mode: Mode
) -> None:
    (tmp_path / "f").write_text("a a\n")
    (tmp_path / "linked").hardlink_to(tmp_path / "f")
    (tmp_path / "f").unlink()
    (tmp_path / "f").write_text("a a\n")
    (tmp_path / "other").hardlink_to(tmp_path / "linked")
    result = looked(judged(tmp_path, mode=mode), tool, **arguments)
    assert (result.ruling, result.reasons[0]) == (CallRuling.DENY, INAPPLICABLE)
    assert words in result.reasons[1]


def test_what_is_in_a_secret_file_is_not_told_without_a_question(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("HOST_NAME_OF_MINE=1\n")
    edits = [{"old": "HOST_NAME_OF_MINES=1", "new": "x"}]
    result = looked(judged(tmp_path), "edit_file", path=".env", edits=edits)
    assert result.ruling is CallRuling.DENY
    assert "HOST" not in " ".join(result.reasons)
