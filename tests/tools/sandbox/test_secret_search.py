"""Keys under any name and values of `.env` files: masked, or in no output in whatever pieces."""

import base64
import codecs
import os
import random
import re
import stat
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import pytest

from helix_desktop.tools.agent.shell import RunShell
from helix_desktop.tools.files.folder_handle import PosixFolderHandle
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.git.tracked_files import TrackedFiles
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.find.folder_survey import FolderSurvey, MarkReason, SurveyMark
from helix_desktop.tools.sandbox.find.secret_search import SecretSearch
from helix_desktop.tools.sandbox.find.secret_visibility import SecretVisibility, no_file_opened
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import Sandbox
from tests.examples import few
from tests.files import write_file
from tests.tools.running import output_of
from tests.tools.sandbox.conftest import Ground, git, output_text

_WINDOW = 16
_DICE = random.Random(7)


def _key(begin: str = "") -> str:
    body = begin + base64.b64encode(_DICE.randbytes(48 * 25 + 13)).decode()
    lines = "\n".join(body[at : at + 64] for at in range(0, len(body), 64))
    return f"-----BEGIN PRIVATE KEY-----\n{lines}\n-----END PRIVATE KEY-----\n"


_KEY = _key()
_BODY = [line for line in _KEY.splitlines() if "KEY" not in line]
_VALUES = [
    "hunter22",
    "correct-horse-battery-staple",
    "sp3cial & quoted",
    "line-1-of-it",
    "9f-2e-x1",
]
_ENV = (
    f"POSTGRES_PASSWORD=postgres\nMODE=development\nHOST=db.internal.example.com\nNAME=my-project\n"
    f"FIRST={_VALUES[0]}\nexport SECOND='{_VALUES[1]}'\nTHIRD=\"{_VALUES[2]}\"\n"
    f'FOURTH="{_VALUES[3]}\n{_VALUES[4]}"\n'
)


def _output(box: SandboxBackend, ground: Ground, command: str) -> str:
    sandbox = Sandbox(box, ground.project, app_folders=(ground.own,))
    result = output_of(RunShell(sandbox, ProjectRoot(ground.project)), command=command)
    stored = b"".join(result.stream) if result.stream else b""
    return (result.data + stored).decode("utf-8", "replace")


def _commit(ground: Ground, files: dict[str, str], *, remove: bool = False) -> None:
    """Commit files, and with `remove` a second time without them: only the history has them."""
    for name, text in files.items():
        write_file(ground.project / name, text)
    git(ground.project, "add", "-f", *files)
    git(ground.project, "commit", "-q", "-m", "with secrets")
    if remove:
        git(ground.project, "rm", "-q", *files)
        git(ground.project, "commit", "-q", "-m", "without")


def _shows_key(text: str) -> bool:
    bare = "".join(text.split())
    forms = [form for line in _BODY for form in (line, line[::-1])]
    windows = (
        form[at : at + _WINDOW] for form in forms for at in range(max(1, len(form) - _WINDOW))
    )
    return any(window in bare for window in windows)


KEY_COMMANDS = [
    "cat src/NAME",
    "tail -n +2 src/NAME",
    "sed -n 5,9p src/NAME",
    "grep -v BEGIN src/NAME",
    "tac src/NAME",
    "sort src/NAME",
    "shuf src/NAME",
    "rev src/NAME",
    "tac src/NAME | rev",
    "git show HEAD:src/NAME | tail -n 4",
    "git log -p | grep '^+' | cut -c2- | tail -n +30",
    "head -c 500 src/NAME | tail -c 90",
    "tail -n 2 src/NAME | head -n 1",
    "cut -c 1-30 src/NAME",
    "fold -w 11 src/NAME",
    "tr -d '\\n' < src/NAME | tail -c 300",
    "base64 src/NAME",
    "xxd -p src/NAME",
    "cp src/NAME src/x.txt; tail -n +3 src/x.txt",
    "head -c 4 /dev/zero; tail -n +2 src/NAME",
    "awk 'NR>3 {print NR \": \" $0}' src/NAME",
]


@pytest.mark.parametrize(
    ("command", "name"), few(zip(KEY_COMMANDS, cycle(("deploy_key", "notes.txt"))), 6)
)
def test_no_output_has_a_piece_of_a_tracked_key(
    command: str, name: str, bubblewrap: SandboxBackend, ground: Ground
) -> None:
    text = _KEY if name == "deploy_key" else f"How to deploy:\n{_KEY}And so on.\n"
    _commit(ground, {f"src/{name}": text})
    output = _output(bubblewrap, ground, command.replace("NAME", name))
    assert not _shows_key(output), output
    assert "exit status 0" in output


@pytest.mark.parametrize("name", ["deploy_key", "notes.txt", ".env.Local", "config.txt"])
def test_an_untracked_file_with_a_secret_is_unreadable(
    name: str, box: SandboxBackend, ground: Ground
) -> None:
    contents = {".env.Local": "MODE=plainlooking\n", "config.txt": "t = 'ghp_" + "a1B2" * 9 + "'\n"}
    (ground.project / "src" / name).write_text(contents.get(name, _KEY))
    os.link(ground.project / "src" / name, ground.project / "src/other.txt")
    ran = ground.run(box, f"cat src/{name} src/other.txt 2>/dev/null; echo end")
    assert output_text(ran) == "end\n"
    assert {f"src/{name}", "src/other.txt"} <= set(ran.seen.named)


def test_a_tracked_env_file_is_readable_and_its_values_are_in_no_output(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    _commit(ground, {"src/.env": _ENV})
    for command in (
        "cat src/.env",
        "git log -p | rev",
        "rev src/.e*",
        "(set -a; . src/.env; printenv FIRST SECOND THIRD FOURTH)",
        "cat src/.e* | tac",
        "cut -d= -f2 src/.e*",
    ):
        output = _output(bubblewrap, ground, command)
        for value in _VALUES:
            assert value not in output, command
            assert value[::-1] not in output, command
    output = _output(bubblewrap, ground, "cut -d= -f2 src/.e*")
    assert "development\ndb.internal.example.com\nmy-project\n" in output
    assert _output(bubblewrap, ground, "echo postgres; ls src").startswith("postgres\n")


def _words(size: int, form: str) -> Callable[[bytes], str]:
    """How `od` shows bytes: as numbers of this size, the lower byte first."""
    return lambda piece: "".join(
        format(int.from_bytes(piece[at : at + size], "little"), form)
        for at in range(0, len(piece), size)
    )


def _printed(what: str) -> str:
    """The command that prints an expression of the bytes of the key."""
    return f'/usr/bin/python3 -c \'data = open("src/deploy", "rb").read(); print({what})\''


REWRITTEN: dict[str, Callable[[bytes], str]] = {
    "hexdump src/deploy": _words(2, "04x"),
    "od -x src/deploy": _words(2, "04x"),
    "od src/deploy": _words(2, "06o"),
    "od -b src/deploy": _words(1, "03o"),
    "od -v -td1 src/deploy": _words(1, "d"),
    "od -td2 src/deploy": _words(2, "d"),
    "od -tx4 src/deploy": _words(4, "08x"),
    "od -tx8 src/deploy": _words(8, "016x"),
    "od -c src/deploy": bytes.decode,
    "base32 src/deploy | sed 's/^/: /'": lambda piece: base64.b32encode(piece)[:24].decode(),
    "tr A-Za-z N-ZA-Mn-za-m < src/deploy | sed 's/^/: /'": (
        lambda piece: codecs.encode(piece.decode(), "rot13")
    ),
    "fold -w1 src/deploy | paste -sd' ' | sed 's/^/: /'": bytes.decode,
    "od -An -v -tx1 src/deploy | tr ' ' ':'": bytes.hex,
    "od -v -tx1 src/deploy | tr ' ' ,": bytes.hex,
    "od -An -v -tx1 src/deploy | tr ' ' _": bytes.hex,
    "od -An -v -tx1 src/deploy | sed 's/ /\\\\x/g'": bytes.hex,
    "od -An -v -tx1 -w1 src/deploy": bytes.hex,
    "od -An -v -tx1 src/deploy | sed 's/ / | /g'": bytes.hex,
    "od -An -v -tx1 src/deploy | tr a-f A-F | sed 's/ /, 0X/g'": lambda piece: piece.hex().upper(),
    "xxd -i src/deploy": bytes.hex,
    "hexdump -ve '1/1 \"%02x-\"' src/deploy": bytes.hex,
    "od -An -v -tu1 src/deploy | sed 's/ \\+/;/g'": _words(1, "d"),
    "od -An -v -to1 src/deploy | tr ' ' '\\\\'": _words(1, "03o"),
    '/usr/bin/python3 -c \'print(list(open("src/deploy", "rb").read()))\'': _words(1, "d"),
    _printed("[bin(code) for code in data]"): _words(1, "b"),
    _printed("[oct(code) for code in data]"): _words(1, "o"),
    _printed("[str(code).zfill(3) for code in data]"): _words(1, "03d"),
    _printed('*(chr(92) + "u" + format(code, "04x") for code in data)'): bytes.hex,
    "tr A-Za-z a-zA-Z < src/deploy | sed 's/^/: /'": lambda piece: piece.decode().swapcase(),
    "xxd -b src/deploy": _words(1, "08b"),
    "xxd -b -c 1 src/deploy | cut -d' ' -f2": _words(1, "08b"),
    "xxd -b src/deploy | cut -d: -f2 | cut -c1-54 | tr ' ' ,": _words(1, "08b"),
    "fold -w1 src/deploy | paste -sd,": bytes.decode,
    "base64 -w0 src/deploy | fold -w3 | paste -sd.": lambda piece: base64.b64encode(piece)[
        :20
    ].decode(),
    "rev src/deploy | fold -w5 | paste -sd/": lambda piece: piece[::-1].decode(),
}


@pytest.mark.parametrize("command", few(REWRITTEN, 6))
def test_no_output_has_a_tracked_key_in_other_signs(
    bubblewrap: SandboxBackend, ground: Ground, command: str
) -> None:
    (ground.project / "src/deploy").write_text(_KEY)
    git(ground.project, "add", "src/deploy")
    output = _output(bubblewrap, ground, command)
    assert "[hidden: " in output
    # the first word is a place in the file
    lines = (line.split()[1:] if line[:4].isdecimal() else [line] for line in output.splitlines())
    signs = _signs("".join(word for line in lines for word in line))
    body = "\n".join(_BODY).encode()
    for start in range(len(body) - 16):
        assert _signs(REWRITTEN[command](body[start : start + 16])) not in signs


def _signs(text: str) -> str:
    """A text without separators."""
    return re.sub(r"0[xXbo]|\\x|\\u00|[^0-9A-Za-z]", "", text)


@pytest.mark.parametrize("restarts", [False, True])
@pytest.mark.parametrize("packages", ["node_modules", "vendor", ".venv/lib/site-packages"])
def test_files_with_secrets_stay_unreadable_in_a_folder_that_was_moved_to_packages(
    bubblewrap: SandboxBackend, ground: Ground, packages: str, restarts: bool
) -> None:
    keys = ground.project / "src/keys"
    write_file(keys / "notes.txt", _KEY)
    (keys / ".env.staging").write_text(_ENV)
    (ground.project / "src" / packages).mkdir(parents=True)

    def started() -> RunShell:
        sandbox = Sandbox(bubblewrap, ground.project, app_folders=(ground.own,), spool=ground.own)
        return RunShell(sandbox, ProjectRoot(ground.project))

    shell = started()
    output_of(shell, command=f"mv src/keys src/{packages}/keys")
    assert not keys.exists()
    shell = started() if restarts else shell
    moved = f"src/{packages}/keys"
    for command in (f"sed -n 5,9p {moved}/notes.txt", f"cut -d= -f2 {moved}/.env.staging"):
        output = output_of(shell, command=command).data.decode()
        assert not _shows_key(output), output
        assert not any(value in output for value in _VALUES), output


def test_the_target_of_a_link_named_env_is_hidden(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    (ground.project / "src/settings.txt").write_text("MODE=plain-but-hidden-by-place\n")
    (ground.project / "src/.env").symlink_to("settings.txt")
    assert "hidden-by" not in output_text(ground.run(bubblewrap, "cat src/settings.txt"))


def test_a_file_is_searched_again_when_it_changes_and_packages_are_left_out(
    ground: Ground,
) -> None:
    sandbox = Sandbox(SandboxBackend(), ground.project)
    place = ground.project / "src/new.py"
    packages = ground.project / "node_modules/x"
    write_file(packages / "plain.txt", _KEY)
    sandbox.exposed("ls")
    assert not {"src/new.py", "node_modules/x/plain.txt"} & set(sandbox.look().named)
    place.write_text(_KEY)
    sandbox.exposed("ls")
    assert "src/new.py" in sandbox.look().named
    place.write_text("print(1)\n")
    sandbox.exposed("ls")
    assert "src/new.py" not in sandbox.look().named


def test_a_file_that_a_command_changes_in_place_is_searched_at_once(tmp_path: Path) -> None:
    place = tmp_path / "notes.txt"
    place.write_text("nothing\n")
    survey, search = FolderSurvey(str(tmp_path)), SecretSearch()
    survey.look()
    with search.writing():
        search.update(survey, lambda: False, None)
        assert not search.files
        survey.has_changed = False  # no name has come or gone
        place.write_text(_KEY)
        search.update(survey, lambda: False, None)
        assert search.files.keys() == {str(place)}
        place.write_text("nothing\n")
    search.update(survey, lambda: False, None)
    assert not search.files, "the command has ended, whatever it did last"


def test_a_command_that_reads_does_not_see_a_secret_that_a_file_got_since_the_last_one(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    sandbox, file = Sandbox(bubblewrap, ground.project, app_folders=(ground.own,)), "src/notes.txt"
    for text in (f"echo plain > {file}", f"cat {file}", f"touch {file}", f"cat {file}"):
        plain = sandbox.run_blocking(SandboxCommand(text, str(ground.project)), seconds=20)
        assert output_text(plain) == ("plain\n" if plain.read_only else "")
    sandbox.run_blocking(SandboxCommand(f"touch {file}", str(ground.project)), seconds=20)
    with (ground.project / file).open("a") as open_file:
        open_file.write(_KEY)
    reading = SandboxCommand(f"cat {file} 2>/dev/null; echo end", str(ground.project))
    ran = sandbox.run_blocking(reading, seconds=20)
    assert (output_text(ran), ran.read_only) == ("end\n", True)
    assert file in ran.seen.named


def test_a_search_that_is_stopped_is_made_again(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text(_KEY)
    survey, search = FolderSurvey(str(tmp_path)), SecretSearch()
    survey.look()
    search.update(survey, lambda: True, None)
    survey.has_changed = False
    search.update(survey, lambda: False, None)
    assert search.files


def test_source_code_that_mentions_a_private_key_is_not_hidden(ground: Ground) -> None:
    source = 'BEGIN = "-----BEGIN PRIVATE KEY-----"\nfinished\nEND = "-----END PRIVATE KEY-----"\n'
    (ground.project / "src/parse.py").write_text(source)
    quoted = "".join(f'    "{line}\\n"\n' for line in _KEY.splitlines())
    (ground.project / "src/quoted.js").write_text(f"key =\n{quoted}")
    sandbox = Sandbox(SandboxBackend(), ground.project)
    sandbox.exposed("ls")
    named = sandbox.look().named
    assert "src/parse.py" not in named
    assert "src/quoted.js" in named


def test_a_key_that_windows_wrote_in_two_bytes_is_found(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    (ground.project / "src/deploy").write_bytes(_KEY.encode("utf-16"))
    ran = ground.run(bubblewrap, "cat src/deploy 2>/dev/null; echo end")
    assert output_text(ran) == "end\n"


OLD_KEY, OLD_ENV = "git show HEAD~1:src/deploy", "git show HEAD~1:src/.env"


@pytest.mark.parametrize(
    "command",
    few(
        [
            "git log -p",
            "git log -p | rev",
            "git show HEAD~1",
            OLD_ENV,
            f"{OLD_KEY} | sed -n 5,9p",
            f"{OLD_KEY} | sed -n 5,9p | rev",
            f"{OLD_KEY} | sed -n 7p | cut -c 9-40",
            f"{OLD_KEY} | sed -n 5,9p | fold -w5 | paste -sd,",
            f"{OLD_KEY} | sed -n 5,9p > src/a.txt; cat src/a.txt",
            f"{OLD_KEY} | tail -c 300 | head -c 200",
            f"{OLD_KEY} | tail -n +4 | shuf | head -n 9",
            "git cat-file blob $(git rev-parse HEAD~1:src/deploy) | sed -n 4,6p",
            "git log -p --all -- src/deploy | grep '^-' | sed -n 5,9p | cut -c 2-",
            "git checkout -q HEAD~1 && sed -n 5,9p src/deploy; git checkout -q main",
            f"{OLD_ENV} | sed -n 6p | cut -d= -f2",
            f"{OLD_ENV} | cut -d= -f2 | rev",
        ],
        4,
    ),
)
def test_no_output_has_a_piece_of_a_secret_that_only_the_history_has(
    command: str, bubblewrap: SandboxBackend, ground: Ground
) -> None:
    _commit(ground, {"src/.env": _ENV, "src/deploy": _KEY}, remove=True)
    output = _output(bubblewrap, ground, command)
    assert "[hidden: " in output
    assert not _shows_key(output.replace(",", ""))
    for value in _VALUES:
        assert value not in output
        assert value[::-1] not in output
    assert "[hidden: " not in _output(bubblewrap, ground, "git log --format=%H; cat src/app.py")


@pytest.mark.parametrize(
    "command",
    [
        "git show HEAD~1:notes.txt | tail -n +3",
        "git show HEAD~1:notes.txt | grep -v BEGIN",
        "git show HEAD~1:notes.txt | tail -n +3 | sed 's/^/    | /'",
        "git show HEAD~1:notes.txt > copy.txt; tail -n +4 copy.txt",
        "git log -p -- notes.txt | tail -n +30",
        "git show HEAD~1:notes.txt | tac",
    ],
)
def test_the_rest_of_a_key_that_only_the_history_has_is_known_by_one_end(
    bubblewrap: SandboxBackend, ground: Ground, command: str
) -> None:
    _commit(ground, {"notes.txt": f"notes\n{_KEY}more notes\n"}, remove=True)
    output = _output(bubblewrap, ground, command)
    assert "[hidden: a private key" in output, output
    assert not any(line in output for line in _BODY if len(line) == 64), output
    assert "notes" in output


DER = ("MIIEpAIBAAKCAQEA", "MIIEvQIBADANBgkqhkiG9w0BAQEFAASC", "b3BlbnNzaC1rZXktdjEAAAAA")
BARE = "git show HEAD~1:src/deploy | sed '1d;$d'"


@pytest.mark.parametrize("begin", few(DER, 1))
@pytest.mark.parametrize(
    "command",
    [BARE, f"{BARE} | tac", f"{BARE} | rev", f"{BARE} | nl", "git log -p | grep '^-[^-]'"],
)
def test_a_key_that_only_the_history_has_is_known_by_its_structure(
    bubblewrap: SandboxBackend, ground: Ground, begin: str, command: str
) -> None:
    key = _key(begin)
    _commit(ground, {"src/deploy": key}, remove=True)
    output = _output(bubblewrap, ground, command)
    assert "[hidden: a private key" in output, output
    assert not any(line in output or line[::-1] in output for line in key.splitlines()[1:-2]), (
        output
    )


def test_an_untracked_copy_of_what_a_branch_has_stays_readable_for_git(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    git(ground.project, "checkout", "-q", "-b", "other")
    _commit(ground, {"src/deploy": _KEY})
    git(ground.project, "checkout", "-q", "-")
    (ground.project / "src/deploy").write_text(_KEY)
    ran = ground.run(bubblewrap, "wc -c < src/deploy")
    assert output_text(ran) == f"{len(_KEY)}\n"
    assert "src/deploy" in ran.seen.exposed
    (ground.project / "src/second").write_text(_key())
    assert "src/second" in ground.run(bubblewrap, "true").seen.named


def test_no_link_in_the_place_of_a_folder_leads_the_search_for_secrets_out_of_the_project(
    ground: Ground,
) -> None:
    """A running command may put it there after the folder was listed."""
    place, outside = ground.project / "src/notes.txt", ground.outside / "notes.txt"
    place.write_text(_KEY)
    outside.write_text(_key())
    folder = str(ground.project.resolve())
    survey, search = FolderSurvey(folder), SecretSearch()
    marks = survey.look()
    with PosixFolderHandle.at(folder) as top:
        search.update(survey, lambda: False, top)
        known = search.files[f"{folder}/src/notes.txt"]
        (ground.project / "src").rename(ground.project / "moved")
        (ground.project / "src").symlink_to(ground.outside)
        with search.writing():
            search.update(survey, lambda: False, top)
        assert search.files == {f"{folder}/src/notes.txt": known}, "what was known stays hidden"
        sight = SecretVisibility(folder, no_file_opened, TrackedFiles())
        (ground.outside / "key.pem").write_text(_key())
        mark = SurveyMark(f"{folder}/src/key.pem", MarkReason.SECRET, stat.S_IFREG)
        assert not sight.look((*marks, mark), lambda _path: False, top).known
    git(ground.outside, "init", "-q", "--template=")
    git(ground.outside, "add", ".")
    assert TrackedFiles().of(str(ground.outside))
    assert not TrackedFiles().of(f"{folder}/src"), "nor git"
