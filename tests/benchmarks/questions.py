"""`bench questions`: how often a user is asked in an hour of work, over the recorded sessions.

Their own calls go in order through the judge and the rules, 180 to an hour, in a scratch folder
that holds the files they name, on the branches that git showed them, with the origin that git
showed them; nothing is run. A call asks for the network if its words do (an install, a push),
unless its recorded output shows that nothing was brought: such a call works without. `USER` says
who answers.
"""

import json
import re
import shutil
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.messages import ToolCall, ToolSpec
from helix_desktop.domain.permission import (
    CallRuling,
    Judgement,
    Mode,
    PermissionRule,
    PermissionState,
    RuleDecision,
    SessionGrant,
)
from helix_desktop.domain.tool_table import declared_tool
from helix_desktop.tools.permissions.call_policy import CallPolicy
from helix_desktop.tools.permissions.command_line import read_command_line
from helix_desktop.tools.permissions.command_paths import CommandPaths
from tests.benchmarks.checkout import Checkout, first_branch, origin_of
from tests.benchmarks.corpus import RECORDED
from tests.benchmarks.question_kinds import Kind, kind_of, program_of, reason_of
from tests.benchmarks.recorded_calls import Call, calls_of, works_in_checkout
from tests.benchmarks.report import Row, say

AN_HOUR = 180
"""Calls an agent makes in an hour of work."""
SHOWN = 12
IDS = {Mode.ASK: "Q1", Mode.SANDBOXED_AUTO: "Q2"}
USER = """\
The user trusts the folder and reads each card. Where it offers an "always", they give it, as wide
as it is offered: for the first words of a command rather than for all of it, and also "with content
from elsewhere in the conversation" where that is on the card. Where it offers "for this session"
instead, they give that, once in each session. Where it offers neither, they allow it once. They
never refuse, set no rule beforehand, open no host and approve no registry. What they said always
holds in all later sessions of the project."""
_SESSION = SessionId("0" * 16)
_QUICK = 6
_NETWORK = re.compile(
    r"(?:git +(?:-\S+ +\S+ +)?(?:fetch|pull|push|clone|ls-remote)|gh|curl|wget"
    r"|ssh|scp|npx|bunx|uvx|docker|brew|apt(?:-get)?|(?:npm|pnpm|yarn|bun) +(?:i|install|ci|add)"
    r"|(?:uv +)?pip3? +install|uv +(?:sync|add|lock)|go +(?:get|install|mod +(?:tidy|download))"
    r"|cargo +(?:add|install|update))\b"
)
"""What an agent asks the network for."""
_ADDRESS = re.compile(r"https?://([\w.-]+(?::\d+)?)")
_BROUGHT = re.compile(
    r"need to install|will be installed|downloading|resolving|saved lockfile|installed \d"
    r"|rejected|denied|not permitted|no result recorded",
    re.IGNORECASE,
)
"""How package tools say that they bring something; a call that did not run shows nothing."""
_AT_HAND = re.compile(r"^(?:To|From) (?:/|\.|file:)", re.MULTILINE)
_FAR = re.compile(r"^(?:To|From) [^/.\s]+[:@]", re.MULTILINE)
"""How git names the other repository: a folder, or one at a server."""


@dataclass(slots=True)
class Book:
    """A rulebook in memory."""

    saved_rules: list[PermissionRule] = field(default_factory=list)

    asks_everything = False

    def rules(self) -> Iterable[PermissionRule]:
        return tuple(self.saved_rules)

    def keep(self, rules: Sequence[PermissionRule]) -> None:
        self.saved_rules += rules


@dataclass(slots=True)
class QuestionTally:
    """What came of the calls: how many there were, and what the user was asked about."""

    calls: int = 0
    questions: int = 0
    kinds: Counter[Kind] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    programs: Counter[str] = field(default_factory=Counter)

    def note(self, call: Call, judged: Judgement) -> None:
        self.questions += 1
        self.kinds[kind_of(call, judged)] += 1
        self.reasons[reason_of(judged)] += 1
        self.programs[program_of(call)] += 1

    @property
    def an_hour(self) -> float:
        return self.questions * AN_HOUR / self.calls


class Day:
    """A user and an agent in one project."""

    def __init__(self, folder: Path, mode: Mode, tally: QuestionTally, origin: str) -> None:
        self.book, self._tally = Book(), tally
        self._by: frozenset[str] = frozenset()
        self._lent: frozenset[SessionGrant] = frozenset()
        self._mode = mode
        self._specs: dict[str, ToolSpec] = {}
        self._folder, self._origin = folder, origin
        self._site, self._checkout = CommandPaths(folder), Checkout(folder)
        self._judge = CallPolicy(
            self._site,
            self.book,
            state_of=self._standing,
            specs=lambda _: tuple(self._specs.values()),
        )

    def begin(self, session: Path) -> None:
        """A new session, in a checkout of its own: nothing of others is in its context."""
        self._by, self._lent = frozenset(), frozenset()
        self._checkout.begin(self._origin, first_branch(calls_of(session, self._folder)))

    def take(self, call: Call) -> None:
        self._tally.calls += 1
        if not call.tool:
            return  # it only plans, or talks to the user
        arguments = dict(call.arguments)
        networked = wants_network(call)
        if networked:
            hosts = hosts_of(call)
            arguments |= {"hosts": hosts} if hosts else {"network": True}
        self._specs.setdefault(
            call.tool,
            ToolSpec(call.tool, "", "{}", reads_only=call.reads, says_it_reads=call.says_it_reads),
        )
        made = ToolCall("c", call.tool, json.dumps(arguments))
        judged = self._judge.judge(_SESSION, made)
        if judged.ruling is CallRuling.ASK:
            self._tally.note(call, judged)
            self._answer(made, judged)
        if networked or declared_tool(call.tool).taints:
            self._by |= {call.tool}
        self._checkout.follow(call)

    def _answer(self, call: ToolCall, judged: Judgement) -> None:
        forms = judged.prefixes or judged.forms
        self._lent |= {SessionGrant(call.tool, form) for form in judged.for_session}
        self._judge.keep(_SESSION, call, forms=forms, decision=RuleDecision.ALWAYS)

    def _standing(self, _: SessionId) -> PermissionState:
        return PermissionState(
            trusted=True,
            tainted=bool(self._by),
            sandboxed=True,
            mode=self._mode,
            tainted_by=self._by,
            granted=self._lent,
        )


def rows(folder: Path, *, quick: bool) -> dict[str, Row]:
    """Ask first, then Sandboxed auto; RuntimeError where there are no recordings."""
    recorded = sorted(RECORDED.glob("*.jsonl.gz"))
    files = [file for file in recorded if works_in_checkout(file)][: _QUICK if quick else None]
    if not files:
        raise RuntimeError("there are no recorded sessions beside the project")
    result: dict[str, Row] = {}
    say(USER)
    for mode, name in IDS.items():
        tally = tally_questions(files, folder / "questions", mode)
        say(f"\n{mode.value}: {tally.questions:,} questions in {tally.calls:,} calls")
        _say_groups(tally)
        detail = f"{tally.questions:,} questions in {tally.calls:,} calls of {len(files)} sessions"
        at_most = 3.0 if mode is Mode.SANDBOXED_AUTO else None
        result[name] = Row(tally.an_hour, "an hour", tally.calls, detail, at_most=at_most)
    return result


def _say_groups(tally: QuestionTally) -> None:
    kinds = Counter({kind.value: count for kind, count in tally.kinds.items()})
    groups = {
        "kind, and why it is asked": kinds,
        "reason": tally.reasons,
        "program": tally.programs,
    }
    for name, group in groups.items():
        say(f"  by {name}")
        for item, count in group.most_common(SHOWN):
            say(f"    {count * AN_HOUR / tally.calls:5.2f} an hour  {item}")


def tally_questions(files: Sequence[Path], folder: Path, mode: Mode) -> QuestionTally:
    """All sessions in order; those of one project share their rules and their folder."""
    tally = QuestionTally()
    for project, group in groupby(files, lambda path: path.name.partition("-")[0]):
        sessions = list(group)
        place = folder / project
        place.mkdir(parents=True, exist_ok=True)
        try:
            made = (call for session in sessions for call in calls_of(session, place))
            day = Day(place, mode, tally, origin_of(made))
            for session in sessions:
                day.begin(session)
                for call in calls_of(session, place):
                    day.take(call)
        finally:
            shutil.rmtree(place, ignore_errors=True)
    return tally


def wants_network(call: Call) -> bool:
    """Whether a command of the line, not a text in it, is one that asks for the network, and the
    recording doesn't show that it found all it needed."""
    for command in read_command_line(call.command).commands:
        line = " ".join(command.words)
        if _NETWORK.match(line) and not _was_there(line, call.output):
            return True
    return False


def hosts_of(call: Call) -> tuple[str, ...]:
    """The hosts that an agent can name for a line, as a refusal would; none if it cannot."""
    hosts: set[str] = set()
    for command in read_command_line(call.command).commands:
        line = " ".join(command.words)
        if not _NETWORK.match(line):
            continue
        if command.words[0] not in ("git", "gh", "curl", "wget"):
            return ()
        named = _ADDRESS.findall(line)
        if not named and command.words[0] in ("curl", "wget"):
            return ()
        hosts |= set(named) or {"api.github.com" if command.words[0] == "gh" else "github.com"}
    return tuple(sorted(hosts))


def _was_there(line: str, output: str) -> bool:
    """Whether what a command would have brought was there already, as its output shows."""
    if re.match(r"git (?:-\S+ +\S+ +)?(?:push|fetch|pull|clone)\b", line):
        return bool(_AT_HAND.search(output)) and not _FAR.search(output)
    if re.match(r"bun +(?:i|install)\b", line):
        return "(no changes)" in output
    runs = re.match(r"(?:npx|bunx|uvx|go +mod +(?:tidy|download))\b", line)
    return runs is not None and not _BROUGHT.search(output)
