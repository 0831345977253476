"""Judges a call of any tool: commands by grammar, files by place, all others by their name."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Protocol

import msgspec

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.message import ToolCall, ToolSpec
from helix_desktop.domain.permission import (
    NOTHING_EXPOSED,
    Decision,
    Exposed,
    Judgement,
    Need,
    Rule,
    Ruling,
    Standing,
    Subject,
)
from helix_desktop.domain.values import value
from helix_desktop.tools.arguments import read_arguments
from helix_desktop.tools.judging.command import BASH, judge_command
from helix_desktop.tools.judging.errands import WITH_NETWORK
from helix_desktop.tools.judging.exposing import with_secret_inside, with_secrets
from helix_desktop.tools.judging.fetching import judge_fetching
from helix_desktop.tools.judging.filing import judge_reading, judge_writing
from helix_desktop.tools.judging.git_alone import leaves
from helix_desktop.tools.judging.placing import placed
from helix_desktop.tools.judging.rules import settled
from helix_desktop.tools.judging.showing import readable, shown_change
from helix_desktop.tools.judging.site import Site
from helix_desktop.tools.judging.taking_back import can_be_taken_back, leaves_repository

WORK_TREE_OUTSIDE = "The sandbox cannot make a work tree outside of the project folder."


class Rulebook(Protocol):
    """Where the person's rules for one workspace are kept."""

    def rules(self) -> Iterable[Rule]: ...
    def keep(self, rules: Sequence[Rule]) -> None: ...


@value
class Names:
    """Which tools are what; all others are judged by their name alone."""

    shells: frozenset[str] = frozenset({"shell"})
    writers: frozenset[str] = frozenset({"write_file", "edit_file"})
    fetchers: frozenset[str] = frozenset({"fetch"})
    harmless: frozenset[str] = frozenset({"todo", "SubAgent"})
    """They change nothing but the conversation; what a SubAgent calls is judged by itself."""
    shell: str = BASH
    split: str = "__"
    """Stands between a server's name and its tool's, and in no other name."""


@value
class Looks:
    """What the judge is told of the folder: the text of a file, so that a card shows what replacing
    it would change; which secrets a command could read; whether a text holds a secret."""

    held: Callable[[str], str | None] = lambda _path: None
    exposed: Callable[[str], Exposed] = lambda _command: NOTHING_EXPOSED
    tells: Callable[[str], bool] = lambda _text: False


class _Arguments(msgspec.Struct):
    """What the judge looks at in a call's arguments, whichever tool it is for."""

    command: str = ""
    folder: str = ""
    path: str = ""
    url: str = ""
    network: bool = False
    without_sandbox: bool = False


class CallJudge:
    """The judge of one workspace: its folder, its tools and its rules."""

    def __init__(
        self,
        site: Site,
        rulebook: Rulebook,
        *,
        standing: Callable[[SessionId], Standing],
        specs: Callable[[SessionId], Iterable[ToolSpec]],
        names: Names = Names(),  # noqa: B008  it cannot be changed
        looks: Looks = Looks(),  # noqa: B008  it cannot be changed
    ) -> None:
        self._site = site
        self._rulebook = rulebook
        self._standing = standing
        self._specs = specs
        self._names = names
        self._looks = looks

    def judge(self, session: SessionId, call: ToolCall) -> Judgement:
        found, standing = self._bare(session, call), self._standing(session)
        return settled(
            found,
            self._rulebook.rules(),
            standing.freed if found.freed else standing,
            tool=call.tool,
            is_command=call.tool in self._names.shells,
        )

    def keep(
        self, session: SessionId, call: ToolCall, *, forms: Sequence[str], decision: Decision
    ) -> None:
        """Remember an answer for these forms, in this workspace."""
        boxed = self._standing(session).boxed and not self._bare(session, call).freed
        self._rulebook.keep([Rule(call.tool, decision, form, boxed=boxed) for form in forms])

    def _bare(self, session: SessionId, call: ToolCall) -> Judgement:
        """What the call is by itself, before any rule."""
        shown = f"{call.tool} {readable(call.arguments)}"
        try:
            given = read_arguments(_Arguments, call.arguments)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
            return Judgement(
                Ruling.ASK, ("Its arguments cannot be read.",), shown=shown, needs=frozenset(Need)
            )
        names = self._names
        if call.tool in names.shells:
            whole = placed(given.command, given.folder)
            found = self._command(whole, given.network)
            if given.without_sandbox and self._standing(session).freely:
                found = replace(found, freed=True)
            else:
                found = self._in_box(whole, found, session)
            return replace(found, shown=whole, subject=Subject.COMMAND)
        if call.tool in names.writers:
            return self._change(call, given.path, shown)
        if call.tool in names.fetchers:
            found = self._sent(judge_fetching(given.url), call)
            return replace(found, shown=shown, subject=Subject.FETCH)
        spec = next((each for each in self._specs(session) if each.name == call.tool), None)
        found = self._other(call.tool, given, spec)
        return replace(self._sent(found, call) if found.needs else found, shown=shown)

    def _sent(self, found: Judgement, call: ToolCall) -> Judgement:
        """What leaves the machine with a call."""
        if found.ruling is Ruling.DENY or not self._looks.tells(call.arguments):
            return found
        return with_secret_inside(found)

    def _change(self, call: ToolCall, path: str, shown: str) -> Judgement:
        written = judge_writing(path, self._site)
        if not written.path:  # else a card would show the text without its place
            return replace(written, shown=shown)
        subject, text = shown_change(call.arguments, shown, self._looks.held)
        return replace(written, subject=subject, shown=text)

    def _command(self, command: str, network: bool) -> Judgement:
        judged = judge_command(command, self._site, self._names.shell, network=network)
        keeps = can_be_taken_back(command) or leaves_repository(command)
        found = replace(judged, offline=not network, restorable=not network and keeps)
        if not network or found.ruling is Ruling.DENY:
            return found
        whole = f"{WITH_NETWORK}{found.whole}" if found.whole else ""
        asked = replace(found, ruling=Ruling.ASK, whole=whole, needs=found.needs | {Need.NETWORK})
        if found.steady:
            return asked
        forms = (whole,) if whole else ()
        reasons = ("It wants to reach the network.", *found.reasons)
        return replace(asked, reasons=reasons, forms=forms, prefixes=("",) * len(forms))

    def _in_box(self, command: str, found: Judgement, session: SessionId) -> Judgement:
        """What the sandbox would show it, or would not let it do."""
        standing = self._standing(session)
        if not standing.boxed or found.ruling is Ruling.DENY:
            return found
        if leaves(command, self._site):
            found = replace(found, reasons=(WORK_TREE_OUTSIDE, *found.reasons))
        reaches = not found.offline or (standing.hosts and Need.NETWORK in found.needs)
        return with_secrets(found, self._looks.exposed(command), reaches=reaches)

    def _other(self, tool: str, given: _Arguments, spec: ToolSpec | None) -> Judgement:
        if tool in self._names.harmless:
            return Judgement(Ruling.ALLOW)
        if spec is not None and spec.reads_only:
            return judge_reading(given.path, self._site)
        form = f"every call of {tool}"
        needs = frozenset({Need.CODE, Need.NETWORK})
        reads = spec is not None and spec.says_it_reads
        server, named, _ = tool.partition(self._names.split)
        reason = (
            f"`{server}` says that `{tool}` only reads; its answer is content from elsewhere."
            if reads
            else f"`{tool}` does not only read."
        )
        reads_of = server + named if reads and named else ""
        return Judgement(
            Ruling.ASK,
            (reason,),
            (form,),
            forbids=(form,),
            needs=needs,
            reads_of=reads_of,
            steady=frozenset({form} if reads_of else ()),
        )
