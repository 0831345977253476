"""Saves permission rules (Always, Never), trust in the folder, and mode; reads proposed rules.

The rules are kept outside of the project's folder, out of the agent's reach: those for this
workspace beside its file, those for all workspaces in the settings folder. Changes by other
processes (a command, another workspace) apply at once. A damaged file is put aside and reported:
its rules count for nothing, and every call is asked about until the user knows of it.

`.helix/permissions.json` comes with the project, so anybody may have written it. It is read like
any other file of the folder, for trusted folders only, and never obeyed: its proposals are a list
for the user to look at.
"""

import logging
import threading
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from helix_desktop.app.json_file import JsonFile, file_stamp
from helix_desktop.domain.errors import PermissionsError, SettingsError, ToolError
from helix_desktop.domain.json_parsing import JsonUnparsable, parse_json_as
from helix_desktop.domain.permission import (
    MODE_NAMES,
    OPENED,
    Mode,
    PermissionRule,
    ProposedRule,
    RuleDecision,
    is_wider,
    mode_in_force,
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.tools.files.project_root import ProjectRoot

FILE = "permissions.json"
MAX_RULES = 2_000

log = logging.getLogger(__name__)


class SavedRule(msgspec.Struct):
    """The stored form of a rule."""

    tool: str
    decision: RuleDecision
    form: str = ""
    path: str = ""
    sandboxed: bool = msgspec.field(default=True, name="boxed")


class _File(msgspec.Struct):
    """The stored form of the file. New fields need a default.

    `trusted` is the path of the trusted folder, not a yes or no.
    """

    rules: list[SavedRule] = []
    trusted: str = ""
    distrusted: str = ""
    mode: str = Mode.ASK


class RuleFileContent(Struct, frozen=True):
    """The content of one file, as values."""

    rules: tuple[PermissionRule, ...] = ()
    trusted: str = ""
    distrusted: str = ""
    mode: Mode = Mode.ASK

    def trusts(self, folder: str) -> bool | None:
        """Return the user's trust in this very folder; None means not answered yet."""
        if self.trusted == folder:
            return True
        return False if self.distrusted == folder else None


class RuleFile:
    """One file of rules; every change replaces the whole file."""

    def __init__(self, path: Path, workspace: str = "") -> None:
        # no copy: rules that may not be the newest ones allow nothing
        self._source = JsonFile(path, _File, has_copy=False)
        self._workspace = workspace
        self._content, self._stamp = RuleFileContent(), file_stamp(path)
        self._read_file()

    @property
    def content(self) -> RuleFileContent:
        """Return the current content; a changed file is read again.

        While the system does not let it be read, the content is that of before.
        """
        stamp = file_stamp(self._source.path)
        if stamp != self._stamp or self._source.unread is not None:
            self._stamp = stamp
            self._read_file()
        return self._content

    def change(self, content: RuleFileContent) -> None:
        """Apply a change at once, also if writing fails; PermissionsError then reports that."""
        self._content = content
        rules = [
            SavedRule(rule.tool, rule.decision, rule.form, rule.path, rule.sandboxed)
            for rule in content.rules
        ]
        saved = _File(rules, content.trusted, content.distrusted, content.mode)
        try:
            self._source.write(saved)
        except (OSError, UnicodeEncodeError) as error:
            raise PermissionsError(
                "Couldn't save your answer: {reason}.",
                "It applies only until this window or command ends.",
                reason=(error.strerror if isinstance(error, OSError) else None) or error,
            ) from error
        self._stamp = file_stamp(self._source.path)

    def _read_file(self) -> None:
        content = self._source.read() or _File()
        if self._source.unread is not None:
            return
        rules = tuple(rule_of(saved, self._workspace) for saved in content.rules)
        known = content.mode in list(Mode)  # a mode of a later version asks
        mode = Mode(content.mode) if known else Mode.ASK
        self._content = RuleFileContent(rules, content.trusted, content.distrusted, mode)

    @property
    def is_damaged(self) -> bool:
        """Whether rules may be missing, of which some may have been a Never."""
        return self._source.damage is not None

    @property
    def problem(self) -> SettingsError | None:
        """The reason why the file could not be used, if so."""
        return self._source.problem(
            Phrase(
                "Can't read the permissions file, so Helix asks again about everything you "
                "allowed or denied."
            )
        )


class PermissionFiles:
    """All rules that apply in one workspace, and whether its folder is trusted. Thread-safe."""

    def __init__(self, home: Path, config: Path, *, workspace: str, folder: Path) -> None:
        self._own = RuleFile(home / FILE, workspace)
        self._everywhere = RuleFile(config / FILE)
        self._workspace = workspace
        self._folder = str(folder)
        self._lock = threading.Lock()

    @property
    def problems(self) -> tuple[SettingsError, ...]:
        files = (self._own, self._everywhere)
        return tuple(problem for file in files if (problem := file.problem) is not None)

    @property
    def asks_everything(self) -> bool:
        """Whether no call runs unasked, because a Never may be missing."""
        return self._own.is_damaged or self._everywhere.is_damaged

    def rules(self) -> tuple[PermissionRule, ...]:
        return self._own.content.rules + self._everywhere.content.rules

    def opened(self) -> frozenset[str]:
        """Return the paths whose secrets commands may read and models may see."""
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
        """Return the user's trust in this very folder; None means not answered yet."""
        return self._own.content.trusts(self._folder)

    def trust(self, trusted: bool) -> None:
        """Save the user's trust, which ends when the workspace gets another folder.

        The mode applies to the trusted folder only, so trusting another folder resets the mode.
        """
        yes, no = (self._folder, "") if trusted else ("", self._folder)
        with self._lock:
            content = self._own.content
            mode = content.mode if trusted and content.trusted == self._folder else Mode.ASK
            self._own.change(replace(content, trusted=yes, distrusted=no, mode=mode))

    @property
    def mode(self) -> Mode:
        """Return the mode of sessions for which none was chosen.

        If the folder is not trusted, the user is always asked.
        """
        return mode_in_force(self._own.content.mode, trusted=self.trusted is True, has_sandbox=True)

    def check_mode(self, mode: Mode, *, has_sandbox: bool) -> None:
        """Raise PermissionsError with the reason if a mode cannot be chosen here."""
        if not is_wider(mode, Mode.ASK):
            return
        if mode is Mode.SANDBOXED_AUTO and not has_sandbox:
            raise PermissionsError(
                "{mode} needs a sandbox, and none is in use here.",
                "See Settings › Sandbox, or Settings › Permissions for how to get one.",
                mode=MODE_NAMES[mode],
            )
        if not self.trusted:
            raise PermissionsError(
                "{mode} is for trusted folders only.",
                "Trust this folder first, in the window or with "
                "`helix-desktop permission trust --folder DIR`.",
                mode=MODE_NAMES[mode],
            )

    def choose_mode(self, mode: Mode, *, has_sandbox: bool) -> None:
        """Save the mode of this workspace outside of its folder; raise PermissionsError on failure.

        Sessions for which a mode was chosen keep that mode.
        """
        self.check_mode(mode, has_sandbox=has_sandbox)
        with self._lock:
            self._own.change(replace(self._own.content, mode=mode))

    def keep(self, rules: Sequence[PermissionRule]) -> None:
        """Add rules for this workspace.

        A later decision on the same subject replaces an earlier one.
        """
        with self._lock:
            self._add_rules(self._own, [replace(rule, workspace=self._workspace) for rule in rules])

    def keep_everywhere(self, rules: Sequence[PermissionRule]) -> None:
        with self._lock:
            self._add_rules(self._everywhere, [replace(rule, workspace="") for rule in rules])

    def proposed(self) -> tuple[ProposedRule, ...]:
        """Return the proposals of a trusted project's file that the user has not decided yet."""
        if not self.trusted:
            return ()
        return read_proposals(Path(self._folder), self._workspace, self.rules())

    def forget(self, rule: PermissionRule) -> None:
        with self._lock:
            for file in (self._own, self._everywhere):
                remaining = tuple(
                    known_rule for known_rule in file.content.rules if known_rule != rule
                )
                if remaining != file.content.rules:
                    file.change(replace(file.content, rules=remaining))

    def _add_rules(self, file: RuleFile, rules: Sequence[PermissionRule]) -> None:
        """Add rules to a file; each replaces the rule about the same subject."""
        subjects = {rule_subject(rule) for rule in rules}
        others = [rule for rule in file.content.rules if rule_subject(rule) not in subjects]
        if len(others) + len(rules) > MAX_RULES:
            raise PermissionsError(
                "There are more than {most} rules.",
                "Remove some in Settings › Permissions.",
                most=f"{MAX_RULES:,}",
            )
        file.change(replace(file.content, rules=(*others, *rules)))


def rule_of(saved: SavedRule, workspace: str) -> PermissionRule:
    return PermissionRule(
        saved.tool, saved.decision, saved.form, saved.path, workspace, saved.sandboxed
    )


def rule_subject(rule: PermissionRule) -> tuple[str, str, str, bool]:
    """Return the subject of a rule, independent of the decision."""
    return rule.tool, rule.form, rule.path, rule.sandboxed


PROPOSALS_FILE = ".helix/permissions.json"
MAX_PROPOSAL_BYTES = 64 * 1024
MAX_PROPOSALS = 100


class _Proposed(SavedRule):
    """A proposed rule with the project's reason."""

    why: str = ""


class _ProposalsFile(msgspec.Struct):
    propose: list[_Proposed] = []


def read_proposals(
    folder: Path, workspace: str, known: tuple[PermissionRule, ...]
) -> tuple[ProposedRule, ...]:
    """Return the undecided proposals; nothing if the file is missing or damaged."""
    try:
        with ProjectRoot(folder).open_file(PROPOSALS_FILE) as file:
            data = file.read(MAX_PROPOSAL_BYTES + 1)
        if len(data) > MAX_PROPOSAL_BYTES:
            return ()
        content = parse_json_as(data, _ProposalsFile)
    except (OSError, ToolError, JsonUnparsable) as error:
        log.info("no proposals of the project: %s", error)
        return ()
    decided = {(rule.tool, rule.form, rule.path) for rule in known}
    return tuple(
        ProposedRule(rule_of(saved, workspace), saved.why)
        for saved in content.propose[:MAX_PROPOSALS]
        if saved.decision is not RuleDecision.ASK
        and (saved.form or saved.path)
        and saved.tool != OPENED  # no project proposes to open its secrets
        and (saved.tool, saved.form, saved.path) not in decided  # nor to replace a NEVER
    )
