"""The entry point `helix-desktop`: opens the window, or runs a command without Qt.

What a command, the self-test, or the window needs is imported when it is chosen: all others start
without it.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from helix_desktop import __version__
from helix_desktop.app.cli_command import CliCommand
from helix_desktop.app.commands.output import system_error_text
from helix_desktop.app.commands.table import all_commands, all_nouns, run_command
from helix_desktop.app.environment import Paths, find_paths
from helix_desktop.app.folder_targets import names_targets
from helix_desktop.app.orphans import adopt_orphans
from helix_desktop.app.process_memory import seal_process
from helix_desktop.app.stop_signals import END_DEADLINE, StopSignals, note_stop_signals
from helix_desktop.domain.errors import HelixError

OK, FAILED, MISUSED, STOPPED = 0, 1, 2, 130
NO_DISPLAY = (
    "helix-desktop: no display found. --smoke FILE and --demo --screenshot FILE work without one."
)
NO_LIBRARIES = (
    "Qt needs system libraries that are missing here. On Debian and Ubuntu: apt-get install "
    "libglib2.0-0 libgl1 libegl1 libdbus-1-3 libxkbcommon0 libfontconfig1"
)


def main(
    arguments: Sequence[str] | None = None, commands: Sequence[CliCommand] | None = None
) -> int:
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words == ["--version"]:
        return OK if _write(f"helix-desktop {__version__}") else FAILED

    options = _options(words, all_commands() if commands is None else commands, all_nouns())
    if arguments is None:  # a process of its own, which will hold keys
        # `python -m` puts the folder in which it was started first, which may be a project's;
        # `python -P -m` does not, and what is first then was chosen
        if not sys.flags.safe_path:
            sys.path.append(sys.path.pop(0))

        seal_process()
        adopt_orphans()
        END_DEADLINE.keep()
    try:
        if options.noun is not None:  # without a verb
            say(options.noun.format_help().rstrip())
            return OK
        if options.command:
            return _run_command(options)
        if options.smoke:
            return _run_smoke(options)
        return _run_window(options)
    except HelixError as error:
        say(f"helix-desktop: {error}", to_errors=True)
        return FAILED


_CONTROLS = {code: "\ufffd" for code in (*range(32), *range(127, 160)) if chr(code) not in "\t\n\f"}
"""Characters that would command the terminal: anybody chooses the names of files."""


def say(line: str, *, to_errors: bool = False) -> None:
    """Write a line to the terminal."""
    _write(line, to_errors=to_errors)


def _write(line: str, *, to_errors: bool = False) -> bool:
    """Write a line to the terminal; no other function does. Return False if it can't be written."""
    stream = sys.stderr if to_errors else sys.stdout
    if stream is None:  # a windowed application on Windows has none
        return True
    encoding = stream.encoding or "utf-8"
    try:
        stream.write(
            f"{line.translate(_CONTROLS)}\n".encode(encoding, "backslashreplace").decode(encoding)
        )
        stream.flush()
    except OSError as error:
        # the reader (`| head`) is gone, or the disk is full; the command still finishes its work
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        if isinstance(error, BrokenPipeError):
            return True
        if not to_errors:
            say(f"helix-desktop: can't write the output: {error.strerror}.", to_errors=True)
        return False
    return True


def _options(
    words: Sequence[str], commands: Sequence[CliCommand], nouns: Mapping[str, str]
) -> argparse.Namespace:
    """Parse a command or folders to open, with a parser for each, as one cannot tell them apart."""
    opens_folders = names_targets(words, {command.noun for command in commands})
    # subparsers take 3 ms of a start, which usually has no words or those of a menu entry
    parser = _parser(words, () if opens_folders or words in ([], ["--folder"]) else commands, nouns)
    if opens_folders:
        parser.add_argument("places", metavar="FOLDER", nargs="*", help="open it as a workspace")
    options = parser.parse_args(words)
    if options.workspace and options.folder:
        parser.error("Use --workspace or --folder, not both.")
    return options


def _parser(
    words: Sequence[str], commands: Sequence[CliCommand], nouns: Mapping[str, str]
) -> argparse.ArgumentParser:
    """Return a parser of these words; of other nouns it knows only that they are there."""
    parser = argparse.ArgumentParser(
        prog="helix-desktop",
        usage="%(prog)s [OPTIONS] [FOLDER ... | COMMAND ...]",
        description="Desktop client for AI agents that work for hours, with nothing lost. Pass "
        "one or more folders to open them as workspaces.",
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    parser.add_argument("--workspace", metavar="NAME", help="open a workspace by name or ID")
    # without DIR: a menu entry passes this on when nothing was selected
    parser.add_argument(
        "--folder", metavar="DIR", type=Path, nargs="?", help="open a folder as a workspace"
    )
    parser.add_argument(
        "--smoke", metavar="FILE", type=Path, help=("run a self-test and write a JSON report")
    )
    parser.add_argument(
        "--new-session", action="store_true", help="begin a session in the workspace that opens"
    )
    parser.add_argument(
        "--choose-folder", action="store_true", help="choose a folder to open as a workspace"
    )
    parser.add_argument("--demo", action="store_true", help="start a throwaway demo")
    parser.add_argument(
        "--screenshot", metavar="FILE", type=Path, help="save a picture of the window as PNG"
    )
    parser.add_argument(
        "--data-dir", metavar="DIR", type=Path, help="store all data and settings in DIR"
    )
    # `completion` reads what the command line takes from its parser
    parser.set_defaults(command=None, noun=None, places=[], root=parser)
    if not commands:
        return parser
    subcommands = parser.add_subparsers(prog="helix-desktop", title="commands", metavar="")
    verbs: dict[str, argparse._SubParsersAction[argparse.ArgumentParser]] = {}
    for command in commands:
        group, name = subcommands, command.noun
        # a parser for each verb takes 20 ms of a start, and a command line names one
        is_needed = name in words or "completion" in words
        if command.verb:
            if name not in verbs:
                noun = subcommands.add_parser(name, help=nouns[name], description=nouns[name])
                noun.set_defaults(noun=noun)
                verbs[name] = noun.add_subparsers(title="verbs", metavar="")
            if not is_needed:
                continue
            group, name = verbs[name], command.verb
        subparser = group.add_parser(name, help=command.help, description=command.help)
        if is_needed:
            command.declare(subparser)
            subparser.set_defaults(command=command, verb=command.verb, noun=None)
    return parser


def _run_command(options: argparse.Namespace) -> int:
    command: CliCommand = options.command
    written: list[bool] = []
    told: list[str] = []
    paths = None

    def say_line(line: str) -> None:
        written.append(_write(line))
        if ".json" in line:
            told.append(line)

    try:
        paths = find_paths(options.data_dir)
        status = run_command(command, options, paths, say_line)
        status = status if all(written) else status or FAILED
        return _say_damage(paths, "\n".join(told), status)
    except HelixError as error:
        say(f"helix-desktop: {error}", to_errors=True)
        return _say_damage(paths, str(error), MISUSED) if paths else MISUSED
    except OSError as error:
        say(f"helix-desktop: {system_error_text(error)}", to_errors=True)
        return MISUSED
    except KeyboardInterrupt:
        say("helix-desktop: stopped.", to_errors=True)
        return STOPPED


def _say_damage(paths: Paths, told: str, status: int) -> int:
    """Tell of damaged settings files that the user does not know of; return the exit status."""
    from helix_desktop.app.damaged_files import damaged_files, untold  # noqa: PLC0415

    files = damaged_files(paths)
    for error in untold(files, told):
        say(f"helix-desktop: {error}", to_errors=True)
    return status or (FAILED if files else OK)


def _run_smoke(options: argparse.Namespace) -> int:
    from helix_desktop.app import smoke, smoke_checks  # noqa: PLC0415
    from helix_desktop.app.container import AppParts  # noqa: PLC0415

    _prepare_display(pictures_only=True)
    with tempfile.TemporaryDirectory(prefix="helix-smoke-", ignore_cleanup_errors=True) as scratch:
        base = options.data_dir or Path(scratch) / "data"
        place = smoke.SmokePlace(find_paths(base), AppParts(), Path(scratch))
        with smoke.silence_warnings():
            checks = {**smoke.CHECKS, **smoke_checks.STORE_CHECKS, **smoke_checks.TOOL_CHECKS}
            findings = smoke.run_checks(place, checks)
            # after the others: missing system libraries must not hide checks that succeed
            try:
                from helix_desktop.ui.application.application import check_window  # noqa: PLC0415
            except ImportError as error:
                text = f"{error}. {NO_LIBRARIES}"
                findings["window"] = smoke.SmokeFinding(ok=False, detail=text)
            else:
                findings["window"] = check_window(place)
    try:
        options.smoke.write_bytes(smoke.encode_report(findings))
    except OSError as error:
        say(f"helix-desktop: can't write the report {options.smoke}: {error.strerror}.")
        return MISUSED
    for name, finding in findings.items():
        say(f"{'ok  ' if finding.ok else 'FAIL'} {name}: {finding.detail}")
    return OK if smoke.all_passed(tuple(findings.values())) else FAILED


def _run_window(options: argparse.Namespace) -> int:
    if not _prepare_display(pictures_only=options.screenshot is not None):
        say(NO_DISPLAY, to_errors=True)
        return FAILED
    with note_stop_signals() as signals:
        return _start_window(options, signals)


def _start_window(options: argparse.Namespace, signals: StopSignals) -> int:
    try:
        from helix_desktop.ui.application.launch import LaunchOptions  # noqa: PLC0415
        from helix_desktop.ui.application.startup import run_window  # noqa: PLC0415
    except ImportError as error:
        say(f"helix-desktop: {error}\n{NO_LIBRARIES}", to_errors=True)
        return FAILED
    launch = LaunchOptions(
        data_dir=options.data_dir,
        workspace=options.workspace,
        folder=options.folder,
        places=tuple(options.places),
        new_session=options.new_session,
        choose_folder=options.choose_folder,
        demo=options.demo,
        screenshot=options.screenshot,
    )
    return run_window(launch, say, signals=signals)


def _prepare_display(*, pictures_only: bool) -> bool:
    """Return whether Qt can paint; without a display, pictures are painted off screen."""
    if os.name != "posix" or sys.platform == "darwin" or os.environ.get("QT_QPA_PLATFORM"):
        return True
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        return True
    if pictures_only:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return pictures_only


if __name__ == "__main__":
    sys.exit(main())
