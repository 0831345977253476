"""The person's rules in files; what a project proposes.

The person's rules for one workspace: kept outside of its folder, out of the agent's reach.

What is meant for this workspace stands beside its file, what is meant for all in the settings
folder; what others write there (a command, another workspace) holds at once. A file that cannot be
read is put aside and told of; its rules count for nothing.

What a project's own file proposes to allow: a list for the person to look at, and nothing more.

`.helix/permissions.json` comes with the project, so anybody may have written it. It is read like
any other file of the folder and never obeyed; the hall reads it for trusted folders only.
"""

import logging
import threading
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from helix_desktop.app.json_file import UnreadableFile, read_json, replace_file
from helix_desktop.domain.errors import PermissionsError, ToolError
from helix_desktop.domain.json_parsing import JsonUnparsable, parse_json_as
from helix_desktop.domain.permission import (
    MODE_NAMES,
    OPENED,
    Mode,
    PermissionRule,
    ProposedRule,
    RuleDecision,
)
from helix_desktop.domain.value import replace
from helix_desktop.tools.files.project_root import ProjectRoot

FILE = "permissions.json"
MOST_RULES = 2_000

log = logging.getLogger(__name__)


class SavedRule(msgspec.Struct):
    """A rule as it stands in a file."""

    tool: str
    decision: RuleDecision
    form: str = ""
    path: str = ""
    boxed: bool = True


class _File(msgspec.Struct):
    """New fields need a default. `trusted` is the folder the person trusts, not a yes or no."""

    rules: list[SavedRule] = []
    trusted: str = ""
    distrusted: str = ""
    mode: str = Mode.ASK


class RuleFileContent(Struct, frozen=True):
    """One file's content, as values."""

    rules: tuple[PermissionRule, ...] = ()
    trusted: str = ""
    distrusted: str = ""
    mode: Mode = Mode.ASK


class RuleFile:
    """One file of rules; every change replaces it as a whole."""

    def __init__(self, path: Path, workspace: str = "") -> None:
        self._path = path
        self._workspace = workspace
        self.problem: PermissionsError | None = None
        """Why the file could not be used, if so."""
        self._stamp = _stamp(path)
        self._kept = self._read()

    @property
    def kept(self) -> RuleFileContent:
        """What holds now; the file is read again if it is another one than before."""
        stamp = _stamp(self._path)
        if stamp != self._stamp:
            self._stamp, self._kept = stamp, self._read()
        return self._kept

    def change(self, kept: RuleFileContent) -> None:
        """In force at once, also if it cannot be written; then PermissionsError says so."""
        self._kept = kept
        rules = [
            SavedRule(rule.tool, rule.decision, rule.form, rule.path, rule.boxed)
            for rule in kept.rules
        ]
        saved = _File(rules, kept.trusted, kept.distrusted, kept.mode)
        try:
            replace_file(self._path, msgspec.json.format(msgspec.json.encode(saved)))
        except (OSError, UnicodeEncodeError) as error:
            raise PermissionsError(
                "The answer could not be kept: the file of permissions cannot be written.",
                "It holds until the application ends.",
            ) from error
        self._stamp = _stamp(self._path)

    def _read(self) -> RuleFileContent:
        try:
            found = read_json(self._path, _File)
        except FileNotFoundError:
            return RuleFileContent()
        except UnreadableFile as error:
            self.problem = self._put_aside(error)
            return RuleFileContent()
        rules = tuple(rule_of(saved, self._workspace) for saved in found.rules)
        known = found.mode in list(Mode)  # one of a later version asks
        mode = Mode(found.mode) if known else Mode.ASK
        return RuleFileContent(rules, found.trusted, found.distrusted, mode)

    def _put_aside(self, cause: Exception) -> PermissionsError:
        aside = self._path.with_suffix(".unreadable.json")
        try:
            self._path.replace(aside)
        except OSError as error:
            log.warning("permissions cannot be put aside: %s", error)
        log.warning("permissions unreadable: %s", cause)
        return PermissionsError(
            "The file of permissions cannot be read; what you allowed or forbade is asked again.",
            "It is kept as {aside}.",
            aside=aside.name,
        )


class PermissionFiles:
    """All rules that hold in one workspace, and whether its folder is trusted. Any thread."""

    def __init__(self, home: Path, config: Path, *, workspace: str, folder: Path) -> None:
        self._own = RuleFile(home / FILE, workspace)
        self._everywhere = RuleFile(config / FILE)
        self._workspace = workspace
        self._folder = str(folder)
        self._lock = threading.Lock()
        self._mode_for_now: Mode | None = None

    @property
    def problems(self) -> tuple[PermissionsError, ...]:
        """What the person has to be told of the files."""
        files = (self._own, self._everywhere)
        return tuple(file.problem for file in files if file.problem is not None)

    def rules(self) -> tuple[PermissionRule, ...]:
        return self._own.kept.rules + self._everywhere.kept.rules

    def opened(self) -> frozenset[str]:
        """Paths whose secrets commands may read and models may see."""
        return frozenset(
            rule.path
            for rule in self.rules()
            if rule.tool == OPENED and rule.decision is RuleDecision.ALWAYS and rule.path
        )

    def open(self, *paths: str) -> None:
        """Open paths of this workspace, relative to its folder, to commands and models."""
        self.keep([PermissionRule(OPENED, RuleDecision.ALWAYS, path=path) for path in paths])

    @property
    def trusted(self) -> bool | None:
        """What the person said of this very folder; None: nothing yet."""
        kept = self._own.kept
        if kept.trusted == self._folder:
            return True
        return False if kept.distrusted == self._folder else None

    def trust(self, trusted: bool) -> None:
        """Keep what the person says; it ends when the workspace gets another folder.

        A mode is chosen for a folder that is trusted: whoever trusts another one chooses again.
        """
        yes, no = (self._folder, "") if trusted else ("", self._folder)
        with self._lock:
            kept = self._own.kept
            mode = kept.mode if trusted and kept.trusted == self._folder else Mode.ASK
            self._own.change(replace(kept, trusted=yes, distrusted=no, mode=mode))

    @property
    def mode(self) -> Mode:
        """When the person is asked; of a folder that is not trusted always."""
        if not self.trusted:
            return Mode.ASK
        return self._mode_for_now or self._own.kept.mode

    def choose_mode(self, mode: Mode, *, boxed: bool, lasting: bool = True) -> None:
        """Keep it for this workspace, outside of its folder; PermissionsError if it cannot be.

        What does not last holds as long as this object, in place of what is kept.
        """
        _check_mode(mode, boxed=boxed, trusted=self.trusted is True)
        if not lasting:
            self._mode_for_now = mode
            return
        with self._lock:
            self._own.change(replace(self._own.kept, mode=mode))

    def keep(self, rules: Sequence[PermissionRule]) -> None:
        """Add rules for this workspace; a later decision replaces an earlier one of the same."""
        with self._lock:
            self._add(self._own, [replace(rule, workspace=self._workspace) for rule in rules])

    def keep_everywhere(self, rules: Sequence[PermissionRule]) -> None:
        """Add rules for all workspaces."""
        with self._lock:
            self._add(self._everywhere, [replace(rule, workspace="") for rule in rules])

    def forget(self, rule: PermissionRule) -> None:
        with self._lock:
            for file in (self._own, self._everywhere):
                left = tuple(each for each in file.kept.rules if each != rule)
                if left != file.kept.rules:
                    file.change(replace(file.kept, rules=left))

    def _add(self, file: RuleFile, rules: Sequence[PermissionRule]) -> None:
        new = {_subject(rule) for rule in rules}
        left = [rule for rule in file.kept.rules if _subject(rule) not in new]
        if len(left) + len(rules) > MOST_RULES:
            raise PermissionsError(
                "There are more than {most} permissions.",
                "Remove some in the settings.",
                most=f"{MOST_RULES:,}",
            )
        file.change(replace(file.kept, rules=(*left, *rules)))


def _check_mode(mode: Mode, *, boxed: bool, trusted: bool) -> None:
    """PermissionsError says why a mode cannot be had."""
    if mode is Mode.ASK:
        return
    if not boxed:
        raise PermissionsError(
            "{mode} needs a sandbox, and there is none on this system.",
            "Settings › Permissions says how to get one.",
            mode=MODE_NAMES[mode],
        )
    if not trusted:
        raise PermissionsError(
            "{mode} is for trusted folders only.",
            "Trust this folder first, in the window or with `helix-desktop permissions trust`.",
            mode=MODE_NAMES[mode],
        )


def _stamp(path: Path) -> tuple[int, int, int]:
    """Differs once a file was replaced or written to."""
    try:
        found = path.stat()
    except OSError:
        return 0, 0, 0
    return found.st_ino, found.st_mtime_ns, found.st_size


def rule_of(saved: SavedRule, workspace: str) -> PermissionRule:
    return PermissionRule(
        saved.tool, saved.decision, saved.form, saved.path, workspace, saved.boxed
    )


def _subject(rule: PermissionRule) -> tuple[str, str, str, bool]:
    """What a rule is about, whatever it decides."""
    return rule.tool, rule.form, rule.path, rule.boxed


PROPOSALS_FILE = ".helix/permissions.json"
LARGEST = 64 * 1024
MOST = 100


class _Proposed(SavedRule):
    """A rule and why the project would like it."""

    why: str = ""


class _ProposalsFile(msgspec.Struct):
    propose: list[_Proposed] = []


def read_proposals(
    folder: Path, workspace: str, known: tuple[PermissionRule, ...]
) -> tuple[ProposedRule, ...]:
    """What is proposed and not decided yet; nothing if the file is missing or damaged."""
    try:
        with ProjectRoot(folder).open_file(PROPOSALS_FILE) as file:
            data = file.read(LARGEST + 1)
        found = parse_json_as(data, _ProposalsFile) if len(data) <= LARGEST else _ProposalsFile()
    except (OSError, ToolError, JsonUnparsable) as error:
        log.info("no proposals of the project: %s", error)
        return ()
    proposed = [ProposedRule(rule_of(each, workspace), each.why) for each in found.propose[:MOST]]
    return tuple(each for each in proposed if _is_new(each.rule, known))


def _is_new(rule: PermissionRule, known: tuple[PermissionRule, ...]) -> bool:
    """Whether the person has not said anything about it; a project never proposes a NEVER away."""
    decided = {(each.tool, each.form, each.path) for each in known}
    named = bool(rule.form or rule.path)
    return (
        rule.decision is not RuleDecision.ASK
        and named
        and ((rule.tool, rule.form, rule.path) not in decided)
    )
