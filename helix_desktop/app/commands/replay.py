"""`helix-desktop replay`: recorded sessions through the real engine, no network and no store."""

import os
import tomllib
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path

from helix_desktop.app.commands.progress import Progress
from helix_desktop.app.files import read_file
from helix_desktop.app.paths import Paths
from helix_desktop.app.replay.crew import replayed
from helix_desktop.app.replay.report import table, write_json
from helix_desktop.app.replay.session import Errand, Outcome, recorded_files, size_of
from helix_desktop.domain.errors import HelixError, PolicyError
from helix_desktop.domain.policy import Policy
from helix_desktop.domain.presets import from_settings, preset
from helix_desktop.domain.visible import visible
from helix_desktop.engine.playback import REPORTS
from helix_desktop.engine.window_trace import Frame

Say = Callable[[str], None]

RESERVE, FIXED = 16_000, 8_000
"""Tokens kept for the reply, where no policy says how many, and taken by the tools."""

SHARE = 8
"""At most an eighth of the window each."""

SMALLEST_WINDOW = 8_000
LEAST_RESERVE = 500

LARGEST_POLICY = 64 * 1024
"""Bytes of a policy's file."""
LONGEST_LINE = 1_000
"""Characters of a line of it: a dotted name of thousands of parts takes the parser minutes."""
LONGEST_REASON = 200
"""Characters of what is wrong with it: the parser repeats what it was given."""


def run(options: Namespace, paths: Paths, say: Say, *, stopped: Callable[[], bool]) -> int:
    """0 when every session has its trace; 1 when one was skipped or a window is too large."""
    label, policy = chosen_policy(options.policy, options.set)
    usual = max(LEAST_RESERVE, policy.reserve(options.window))
    frame = frame_of(options.window, options.reserve, options.fixed_tokens, usual=usual)
    files = recorded_files(options.files)
    _make(options.out)
    reports = REPORTS[options.gauge]
    errands = [Errand(file, options.out, label, policy, frame, reports) for file in files]
    outcomes = _watched(errands, paths, jobs=options.jobs, stopped=stopped)
    for outcome in outcomes:
        for line in (*outcome.problems, *outcome.notes):
            say(line)
    for line in table(label, outcomes, frame):
        say(line)
    if options.json:
        _write(options.json, label, outcomes=outcomes, frame=frame)
    fine = all(one.figures and not one.figures.over for one in outcomes)
    return 0 if fine and len(outcomes) == len(errands) else 1


def frame_of(window: int, reserve: int | None, fixed: int | None, *, usual: int = RESERVE) -> Frame:
    """What a request has to fit in; HelixError for what the engine would not do."""
    most = window // SHARE
    kept = min(usual, most) if reserve is None else reserve
    taken = min(FIXED, most) if fixed is None else fixed
    if window < SMALLEST_WINDOW:
        raise HelixError(f"A window has at least {SMALLEST_WINDOW:,} tokens.")
    if not LEAST_RESERVE <= kept <= most:
        raise HelixError(
            f"--reserve takes {LEAST_RESERVE} to {most:,} tokens, an eighth of the window."
        )
    if not 0 <= taken < window - kept:
        raise HelixError(f"--fixed-tokens takes 0 to {window - kept - 1:,}: something has to fit.")
    return Frame(window, kept, taken)


def chosen_policy(name: str, changes: Sequence[str]) -> tuple[str, Policy]:
    """A preset's or a file's policy with single values changed, and how it is called."""
    if name.endswith(".toml"):
        policy, label = from_settings(_settings(Path(name))), Path(name).stem
    else:
        policy, label = preset(name), name
    pairs = [change.partition("=") for change in changes]
    for change, (_, sign, _) in zip(changes, pairs, strict=True):
        if not sign:
            raise PolicyError(f"--set takes name=value, not {change!r:.60}.")
    values: dict[str, object] = {left.strip(): right.strip() for left, _, right in pairs}
    told = "".join(f",{left}={right}" for left, right in values.items())
    return label + told, policy.with_values(values)


def _settings(path: Path) -> dict[str, object]:
    try:
        text = read_file(path, largest=LARGEST_POLICY).decode()
        if any(len(line) > LONGEST_LINE for line in text.splitlines()):
            raise PolicyError(
                f"The policy {path} has a line of more than {LONGEST_LINE:,} characters.",
                "Each of its lines holds one name and one value.",
            )
        return tomllib.loads(text)
    except OSError as error:
        raise PolicyError(f"The policy {path} cannot be read: {error.strerror}.") from error
    except ValueError as error:
        why = visible(str(error))[:LONGEST_REASON]
        raise PolicyError(f"The policy {path} is not valid TOML: {why}.") from error
    except RecursionError as error:
        raise PolicyError(f"The policy {path} is nested too deeply.") from error


def _watched(
    errands: Sequence[Errand], paths: Paths, *, jobs: int, stopped: Callable[[], bool]
) -> list[Outcome]:
    """What became of all files; a line on the terminal tells how far it is."""
    sizes = {errand.file: size_of(errand.file) for errand in errands}
    progress = Progress(sum(sizes.values()))
    outcomes: list[Outcome] = []
    done = 0
    progress.show(0, f"0/{len(errands)}")
    try:
        for outcome in replayed(errands, paths, jobs=jobs or os.cpu_count() or 1, stopped=stopped):
            done += sizes[outcome.file]
            if outcome.figures or outcome.problems:
                outcomes.append(outcome)
            progress.show(done, f"{len(outcomes)}/{len(errands)} {outcome.session}")
    finally:
        progress.close()
    return sorted(outcomes, key=lambda outcome: outcome.session)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise HelixError(f"The folder {folder} cannot be made: {error.strerror}.") from error


def _write(path: Path, label: str, *, outcomes: Sequence[Outcome], frame: Frame) -> None:
    try:
        write_json(path, label, outcomes=outcomes, frame=frame)
    except OSError as error:
        raise HelixError(f"The figures {path} cannot be written: {error.strerror}.") from error
