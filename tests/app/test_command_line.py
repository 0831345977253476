"""The command line: quick, without Qt unless a window opens, plain about errors and licences."""

import ast
import errno
import json
import os
import re
import subprocess
import sys
from argparse import Action, ArgumentParser, Namespace, _HelpAction
from inspect import getsource
from pathlib import Path
from subprocess import PIPE

import pytest

from helix_desktop import __version__
from helix_desktop.__main__ import main
from helix_desktop.app.about import list_licences, read_licence
from helix_desktop.app.cli_command import CliCommand
from helix_desktop.app.commands.output import Say
from helix_desktop.app.commands.table import all_commands, all_nouns
from helix_desktop.app.environment import Paths
from tests.processes import helix, python

ROOT = Path(__file__).resolve().parents[2]


def test_the_version_is_said_without_loading_anything() -> None:
    code = (
        "import sys; from helix_desktop.__main__ import main; main(['--version']);"
        "print(sorted(set(sys.modules) & {'PySide6', 'asyncio', 'msgspec', 'argparse', 'keyring'}))"
    )
    done = python("-c", code, check=True)
    assert __version__ in done.stdout
    loaded = done.stdout.splitlines()[-1]
    assert "PySide6" not in loaded
    assert "asyncio" not in loaded
    assert "keyring" not in loaded


@pytest.mark.slow
def test_parsing_and_wiring_import_no_qt_and_nothing_heavy() -> None:
    code = (
        "import sys; import helix_desktop.app.container, helix_desktop.app.smoke;"
        "from helix_desktop.__main__ import _parser; _parser((), (), {});"
        "print(set(sys.modules) & {'PySide6', 'qasync', 'plyvel', 'plyvel_next', 'tiktoken',"
        " 'httpx', 'keyring'})"
    )
    done = python("-c", code, check=True)
    assert done.stdout.strip() == "set()"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("arguments", [["--version"], ["model", "list", "--json"]])
def test_output_that_cannot_be_written_is_told_once(tmp_path: Path, arguments: list[str]) -> None:
    line = [sys.executable, "-m", "helix_desktop"]
    if arguments != ["--version"]:
        line += ["--data-dir", str(tmp_path / "data")]
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(
            [*line, *arguments], cwd=ROOT, stdout=full, stderr=PIPE, text=True, check=False
        )
    assert done.returncode == 1
    assert done.stderr == "helix-desktop: can't write the output: No space left on device.\n"


def test_help_names_every_option() -> None:
    done = helix("--help")
    assert done.returncode == 0
    for option in ("--workspace", "--folder", "--smoke", "--demo", "--screenshot", "--data-dir"):
        assert option in done.stdout


@pytest.mark.slow
def test_smoke_writes_its_report_without_a_display(tmp_path: Path) -> None:
    nothing = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": ""}
    done = helix("--smoke", tmp_path / "s.json", env={**os.environ, **nothing})
    checks = json.loads((tmp_path / "s.json").read_text())["checks"]
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""
    assert checks["window"]["ok"]
    assert all(check["ok"] for check in checks.values())


@pytest.mark.slow
def test_a_report_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    done = helix("--smoke", tmp_path / "no" / "s.json")
    assert done.returncode == 2
    assert "can't write" in done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--workspace", "nowhere"], "no workspace 'nowhere'"),
        (["--folder", "missing-folder"], "Can't open"),
        (["--data-dir", "pyproject.toml/x"], "Can't create the folder"),
    ],
)
def test_what_cannot_be_opened_ends_with_a_message_not_a_hang(
    tmp_path: Path, arguments: list[str], words: str
) -> None:
    data = [] if "--data-dir" in arguments else ["--data-dir", str(tmp_path)]
    done = helix(*arguments, *data)
    assert done.returncode == 1
    assert words in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
def test_without_a_display_the_error_names_the_option_that_needs_none(tmp_path: Path) -> None:
    environment = {k: v for k, v in os.environ.items() if "DISPLAY" not in k and "QT_" not in k}
    done = helix("--data-dir", tmp_path, env=environment, seconds=20)
    assert done.returncode == 1
    assert "--smoke" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.slow
def test_a_picture_of_the_demo_is_made_without_a_display(tmp_path: Path) -> None:
    env = {**os.environ, "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    done = helix("--demo", "--screenshot", tmp_path / "p.png", env=env)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "p.png").read_bytes().startswith(b"\x89PNG")


def test_a_command_is_one_entry_of_the_table(tmp_path: Path) -> None:
    seen: list[tuple[bool, Path]] = []

    def declare(parser: ArgumentParser) -> None:
        parser.add_argument("--deep", action="store_true")

    def look(options: Namespace, paths: Paths, say: Say) -> int:
        seen.append((options.deep, paths.data))
        say("looked")
        return 3

    commands = [CliCommand("look", "", "Look at everything.", declare, lambda: look)]
    assert main(["--data-dir", str(tmp_path), "look", "--deep"], commands) == 3
    assert seen == [(True, tmp_path)]


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "The disk is full: can't write /some/place. Free disk space, then"),
        (errno.EACCES, "Helix doesn't have permission to use /some/place. Check who owns it"),
        (errno.EIO, "Can't use /some/place: Input/output error."),
    ],
)
def test_what_the_system_refuses_is_told_in_a_sentence(
    number: int, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(_options: Namespace, _paths: Paths, _say: Say) -> int:
        raise OSError(number, os.strerror(number), "/some/place")

    commands = [CliCommand("look", "", "Look.", lambda _parser: None, lambda: refuse)]
    assert main(["--data-dir", str(tmp_path), "look"], commands) == 2
    assert capsys.readouterr().err.startswith(f"helix-desktop: {sentence}")


@pytest.mark.skipif(os.name != "posix", reason="links need rights on Windows")
@pytest.mark.parametrize("command", ["workspace check", "usage", "permission list", "memory list"])
def test_a_data_folder_that_cannot_be_listed_is_told_in_a_sentence(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "workspaces").symlink_to("workspaces")
    assert main(["--data-dir", str(tmp_path), *command.split()]) == 2
    assert "workspaces: Too many levels of symbolic links" in capsys.readouterr().err


@pytest.mark.skipif(os.name != "posix", reason="links need rights on Windows")
@pytest.mark.parametrize("command", ["usage", "permission list", "memory list", "hook list"])
def test_a_workspace_that_cannot_be_read_is_not_taken_for_a_new_one(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "data/workspaces/0123456789abcdef/workspace.json"
    file.parent.mkdir(parents=True)
    file.symlink_to(file.name)
    words = ["--data-dir", str(tmp_path / "data"), *command.split(), "--folder", str(tmp_path)]
    assert main(words) == 2
    assert f"Can't read the file {file}" in capsys.readouterr().err


PLACE = {"workspace", "folder", "data_dir"}
"""The options that every command line has."""


@pytest.mark.parametrize("command", all_commands(), ids=lambda command: command.words)
def test_a_command_reads_the_options_that_it_declares_and_no_others(command: CliCommand) -> None:
    """Options are declared once, so a name that is misspelled in a command fails here."""
    parser = ArgumentParser()
    command.declare(parser)
    actions = [action for action in parser._actions if not isinstance(action, _HelpAction)]
    declared = {action.dest for action in actions}
    module = ast.parse(getsource(sys.modules[command.load().__module__]))
    read = {
        node.attr
        for node in ast.walk(module)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "options"
    }
    assert declared <= read | PLACE | {"root"}
    of_module = {
        action.dest
        for other in all_commands()
        if other.load().__module__ == command.load().__module__
        for action in declared_by(other)
    }
    assert read - {"verb", "root"} <= of_module | PLACE


def declared_by(command: CliCommand) -> list[Action]:
    parser = ArgumentParser()
    command.declare(parser)
    return parser._actions


SAME_EVERYWHERE = ("--folder", "--workspace", "--json")


def test_the_options_about_the_place_and_json_mean_the_same_in_every_command() -> None:
    for name in SAME_EVERYWHERE:
        meanings = {
            (action.dest, action.metavar, action.nargs, action.help)
            for command in all_commands()
            for action in declared_by(command)
            if name in action.option_strings
        }
        assert len(meanings) == 1


def test_a_session_is_named_by_the_same_option_in_every_command() -> None:
    sessions = [
        (action.option_strings, action.metavar, str(action.help).startswith("session ID ("))
        for command in all_commands()
        for action in declared_by(command)
        if action.dest == "session"
    ]
    assert len(sessions) > 8
    assert set(map(str, sessions)) == {str((["--session"], "ID", True))}


def test_a_command_with_one_of_folder_and_workspace_has_the_other() -> None:
    for command in all_commands():
        options = {name for action in declared_by(command) for name in action.option_strings}
        assert ("--folder" in options) == ("--workspace" in options), command.words


@pytest.mark.parametrize("noun", all_nouns())
def test_a_noun_alone_lists_its_verbs(noun: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([noun]) == 0
    printed = capsys.readouterr().out
    for command in all_commands():
        if command.noun == noun:
            assert re.search(rf"^    {command.verb}\b", printed, re.MULTILINE)


@pytest.mark.parametrize("words", [[], ["permission", "list"], ["ask", "go"], ["server", "list"]])
def test_a_workspace_is_named_in_one_way(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    named = ["--workspace", "project", "--folder", str(tmp_path)]
    with pytest.raises(SystemExit) as ended:
        main(["--data-dir", str(tmp_path / "data"), *named, *words])
    assert ended.value.code == 2
    assert "Use --workspace or --folder, not both." in capsys.readouterr().err


def test_no_command_is_offered_that_does_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    for command in all_commands():
        with pytest.raises(SystemExit):
            main([*command.words.split(), "--help"])
    with pytest.raises(SystemExit) as ended:
        main(["no-such-command"])
    assert ended.value.code == 2
    assert "no-such-command" in capsys.readouterr().err


def paths_in(base: Path) -> Paths:
    return Paths(base / "data", base / "config", base / "logs", base / "resources")


def test_a_source_tree_has_no_folder_of_licences(tmp_path: Path) -> None:
    (tmp_path / "LICENSE").write_text("Apache", encoding="utf-8")
    (tmp_path / "THIRD-PARTY.md").write_text("Qt", encoding="utf-8")
    assert [licence.file.name for licence in list_licences(paths_in(tmp_path))] == [
        "LICENSE",
        "THIRD-PARTY.md",
    ]


def test_an_installed_application_shows_every_licence_below_the_name_of_what_it_is_for(
    tmp_path: Path,
) -> None:
    for name, words in (("zipp", b"MIT"), ("attrs", "MIT © Hynek".encode()), ("h11", b"\xff")):
        (tmp_path / "licences" / name).mkdir(parents=True)
        (tmp_path / "licences" / name / "LICENSE.txt").write_bytes(words)
    [licence] = list_licences(paths_in(tmp_path))
    text = read_licence(licence)
    assert text.index("attrs/LICENSE.txt\n=====") < text.index("zipp/LICENSE.txt")
    assert "MIT © Hynek" in text
    assert "h11/LICENSE.txt" in text


def test_a_licence_that_is_gone_is_told(tmp_path: Path) -> None:
    (tmp_path / "LICENSE").write_text("Apache", encoding="utf-8")
    [licence] = list_licences(paths_in(tmp_path))
    licence.file.unlink()
    assert "Can't read" in read_licence(licence)


def test_the_name_of_a_file_cannot_command_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a\x1b[31mred\x9b1A\r.jsonl"
    data = ["--data-dir", str(tmp_path / "data")]
    assert main([*data, "session", "import", str(file), "--list"]) == 2
    written = "".join(capsys.readouterr())
    assert "red" in written
    assert not {"\x1b", "\x9b", "\r"} & {*written}
