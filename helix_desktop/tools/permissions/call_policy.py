"""Judges every call: what it reads, changes, or reaches, whether to ask, and what its card shows.

A tool that is missing in the table of tools asks. A fetched address goes to its server, and to
nobody else: so an "always" for fetching stands for one origin. A card shows a call in full: content
to write as text, an edit (or a replaced file) as removed and added lines, all else as JSON.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from helix_desktop.context.texts.memory_text import preview_memory_change
from helix_desktop.context.texts.tool_actions import argument_object
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.call_arguments import read_arguments
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.memory import Memory, MemoryChange
from helix_desktop.domain.messages import ToolCall, ToolSpec
from helix_desktop.domain.permission import (
    ALSO_WITH_TAINT,
    INAPPLICABLE,
    INCOMPLETE,
    NOTHING_EXPOSED,
    PLANNING,
    REACHING,
    SEARCHING,
    UNREADABLE,
    CallNeed,
    CallRuling,
    CallSubject,
    Exposed,
    Judgement,
    Mode,
    PermissionRule,
    PermissionState,
    RuleDecision,
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.sandbox import parse_target
from helix_desktop.domain.text_diff import find_hunks, unified_diff
from helix_desktop.domain.tool_table import REMEMBER, TOOLS, ToolEffect, declared_tool
from helix_desktop.domain.value import replace
from helix_desktop.tools.command_shell import BASH, POSIX_SHELL, CommandShell
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.permissions.command_line import read_command_line
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.command_policy import in_folder, judge_command
from helix_desktop.tools.permissions.file_policy import (
    ask_about_file_secret,
    judge_reading,
    judge_writing,
)
from helix_desktop.tools.permissions.git_untracked import command_folders, leaves_project
from helix_desktop.tools.permissions.prefix_rules import WITH_NETWORK, may_include_network
from helix_desktop.tools.permissions.rules import OUTSIDE_TO_MEMORY, apply_rules
from helix_desktop.tools.secrets.redactor import hide_secret_text
from helix_desktop.tools.secrets.secret_file_contents import SecretFinder, make_file_finder
from helix_desktop.tools.secrets.secret_masks import find_mask
from helix_desktop.tools.text.exact_edits import Replacement, apply_edits

CARRIES_OUT = Phrase("it can carry data out")
UNCHECKED = Phrase("Helix can't check it")
RULES_DAMAGED = Phrase("A permissions file was damaged, and a rule in it may have denied this.")
WORK_TREE_OUTSIDE = Phrase("The sandbox can't create a work tree outside the project folder.")
RUNS_ON = Phrase("Runs in the background until it ends or someone stops it.")
READING_TOOLS = "every tool that only reads, by the word of its server, of "
"""Prefix of the form that covers all reading tools of one server."""
ABLE_TO_READ = "able to read "
"""Prefix of the form of a command that could read secrets and send them."""
_MAX_NAMED = 3
_MAX_LOOKED_AT = 50
"""Most words of a command that are looked up as paths."""
_MAX_PROBLEM_CHARS = 300
"""Characters of what is wrong with a call's arguments."""


def ask_about_secrets(judgement: Judgement, exposed: Exposed, *, reaches: bool) -> Judgement:
    """Ask about exposed secrets; `reaches`: the command could reach the network or hosts."""
    if exposed.included:
        named = _name_paths(exposed.included)
        reason = Phrase(
            (
                "Git would read {named}, which contains secrets and is hidden from commands. "
                "Once committed, commands can read it."
            ),
            named=named,
        )
        judgement = replace(_with_question(judgement, reason, keeps=()), hidden=exposed.included)
    if exposed.committed and reaches:
        reason = Phrase(
            "Can read {held}, which contains secrets, and reach the network.",
            held=_name_paths(exposed.committed),
        )
        judgement = _with_question(judgement, reason, keeps=exposed.committed)
    return judgement


def _with_question(judgement: Judgement, reason: str, *, keeps: Sequence[str]) -> Judgement:
    """Ask, with forms that name all these files: an "always" does not cover another file."""
    lasting = judgement.forms if keeps and not judgement.grants else ()
    forms = tuple(f"{ABLE_TO_READ}{', '.join(keeps)}: {form}" for form in lasting)
    return replace(
        judgement,
        ruling=CallRuling.ASK,
        reasons=(reason, *judgement.reasons),
        forms=forms,
        prefixes=(),
        parts=(),
        needs=judgement.needs | {CallNeed.SECRETS},
        restorable=False,
        grants={},
    )


def _name_paths(paths: Sequence[str]) -> str:
    named = ", ".join(f"`{path}`" for path in paths[:_MAX_NAMED])
    more = len(paths) - _MAX_NAMED
    return f"{named} and {more:,} more" if more > 0 else named


def origin_of(address: str) -> str:
    """Return `scheme://host:port` of a plain web address; "" for an unusual one."""
    try:
        parts = urlsplit(address)
        plain = parts.scheme in ("http", "https") and parts.username is None
        host = parts.hostname or ""
        port = "" if parts.port is None else f":{parts.port}"
    except ValueError:
        return ""
    if not plain or not host.isascii() or not host.strip("."):
        return ""
    host = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{host}{port}"


def judge_fetching(url: str, *, tainted: bool) -> Judgement:
    """Judge a fetch, which always reaches the network and so always asks first.

    `tainted`: untrusted content may have chosen the address, so that no "always" covers it.
    """
    needs = frozenset({CallNeed.NETWORK})
    origin = origin_of(url)
    if not origin:
        return Judgement(CallRuling.ASK, (Phrase("Fetches from an unusual address."),), needs=needs)
    form, host = f"from {origin}", origin.partition("://")[2]
    reason = Phrase("Fetches from {host}, which learns everything in the address.", host=host)
    return Judgement(
        CallRuling.ASK,
        (reason,),
        (form,),
        forbids=(form,),
        needs=needs,
        steady=frozenset({form} if tainted else ()),
        grants={form: CARRIES_OUT} if tainted else {},
    )


def judge_searching() -> Judgement:
    """Judge the request for web searches: only a grant for the session covers further ones."""
    form = SEARCHING.removesuffix(ALSO_WITH_TAINT)
    reason = Phrase("The provider makes the searches. Their words can carry data out.")
    return Judgement(
        CallRuling.ASK,
        (reason,),
        (form,),
        needs=frozenset({CallNeed.NETWORK}),
        subject=CallSubject.SEARCH,
        steady=frozenset({form}),
        grants={form: CARRIES_OUT},
    )


def judge_remembering(*, tainted: bool, holds_secret: bool) -> Judgement:
    """Judge a change of the memory: asked once, and each time beside content from elsewhere.

    What such content wrote there would be read by sessions in which nobody knows of its origin.
    """
    if holds_secret:
        return Judgement(CallRuling.DENY, (Phrase("The memory would keep a secret."),))
    form = f"every call of {REMEMBER}"
    reason = Phrase("Changes what later sessions of this workspace read.")
    if tainted:
        return Judgement(
            CallRuling.ASK, (OUTSIDE_TO_MEMORY, reason), never=(form,), forbids=(form,)
        )
    return Judgement(CallRuling.ASK, (reason,), (form,), forbids=(form,))


MAX_COMPARED_BYTES = 1024 * 1024
"""Most bytes of a file that is compared with its new text, which is otherwise shown whole."""


class _Edit(msgspec.Struct, forbid_unknown_fields=True):
    old: str
    new: str
    all: bool = False


class _Change(msgspec.Struct, forbid_unknown_fields=True):
    """The arguments of both tools that change a file; other arguments are shown as JSON."""

    path: str
    content: str | None = None
    edits: list[_Edit] | None = None


def preview_change(
    arguments: str, otherwise: str, read_text: Callable[[str], str | None] = lambda _path: None
) -> tuple[CallSubject, str]:
    """Return the kind and the text of a change; `otherwise` if its arguments are unusual.

    `read_text` returns the present text of a file, None where there is none to compare with.
    """
    try:
        change = read_arguments(_Change, arguments)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return CallSubject.OTHER, otherwise
    match change:
        case _Change(content=str(content), edits=None):
            before = read_text(change.path)
            # without the names of the file
            lines = unified_diff(before, content, "").split("\n")[2:] if before else []
            return (CallSubject.EDIT, "\n".join(lines)) if lines else (CallSubject.WRITE, content)
        case _Change(content=None, edits=[*edits]) if edits:
            # in the file's order, with its line numbers, where the edits can be tried
            replacements = [Replacement(edit.old, edit.new, edit.all) for edit in edits]
            before = read_text(change.path)
            try:
                after = apply_edits(before, replacements, change.path) if before else ""
            except ToolError:
                after = ""
            if before and after and (diff := unified_diff(before, after, "")):
                return CallSubject.EDIT, "\n".join(diff.split("\n")[2:])
            # otherwise every line of both texts of each edit, common lines once
            lines = []
            for number, edit in enumerate(edits, 1):
                where = ", everywhere" if edit.all else ""
                if len(edits) > 1 or where:
                    lines.append(f"@@ {number} of {len(edits)}{where} @@")
                old, new, shown_lines = edit.old.split("\n"), edit.new.split("\n"), 0
                for hunk in find_hunks(old, new):
                    lines += (f" {line}" for line in old[shown_lines : hunk.old_from])
                    lines += (f"-{line}" for line in old[hunk.old_from : hunk.old_to])
                    lines += (f"+{line}" for line in new[hunk.new_from : hunk.new_to])
                    shown_lines = hunk.old_to
                lines += (f" {line}" for line in old[shown_lines:])
            return CallSubject.EDIT, "\n".join(lines)
    return CallSubject.OTHER, otherwise


def shown_file_text(
    root: ProjectRoot, path: str, find: SecretFinder = make_file_finder
) -> str | None:
    """Return the text of a file as a model reads it.

    None if there is none, it is too large, or it is no UTF-8.
    """
    try:
        with root.open_file(path) as file:
            data = file.read(MAX_COMPARED_BYTES + 1)
        if len(data) > MAX_COMPARED_BYTES:
            return None
        return hide_secret_text(root.real(path), data.decode(), find)
    except (ToolError, OSError, UnicodeDecodeError):
        return None


def readable_arguments(arguments: str) -> str:
    """Return the arguments as indented JSON; invalid JSON stays as it is."""
    try:
        return json.dumps(json.loads(arguments), ensure_ascii=False, indent=2)
    except (ValueError, RecursionError):
        return arguments


class RuleStore(Protocol):
    """The storage of the user's rules for one workspace."""

    def rules(self) -> Iterable[PermissionRule]: ...

    @property
    def asks_everything(self) -> bool: ...

    def keep(self, rules: Sequence[PermissionRule]) -> None: ...


_SERVER_SPLIT = "__"
"""The separator of a server's name and its tool's name, which no other name contains."""


class FolderView(Struct, frozen=True):
    """Facts about the folder for judgements: the text of a file, so that a card shows the
    difference to it; the secrets that a command could read; whether a text contains a secret;
    whether there is no file at a path yet; whether the file that a call changes holds a secret, or
    a ToolError if the call cannot change it; the memory before a change; the files at these places
    of which no copy is kept before a command."""

    text_of: Callable[[str], str | None] = lambda _path: None
    exposed: Callable[[str], Exposed] = lambda _command: NOTHING_EXPOSED
    tells: Callable[[str], bool] = lambda _text: False
    lacks: Callable[[str], bool] = lambda _path: False
    check_change: Callable[[ToolCall], bool] = lambda _call: False
    memory: Callable[[], Memory] = Memory
    unkept: Callable[[Sequence[str]], Sequence[str]] = lambda _places: ()


class _Arguments(msgspec.Struct):
    """The arguments that judgements use, whichever tool they are for."""

    command: str = ""
    folder: str = ""
    path: str = ""
    url: str = ""
    network: bool = False
    hosts: tuple[str, ...] = ()
    changes: bool = False
    without_sandbox: bool = False
    background: bool = False


class CallPolicy:
    """The judge of one workspace, with its folder, its tools and its rules."""

    def __init__(
        self,
        site: CommandPaths,
        rulebook: RuleStore,
        *,
        state_of: Callable[[SessionId], PermissionState],
        specs: Callable[[SessionId], Iterable[ToolSpec]],
        looks: FolderView = FolderView(),  # noqa: B008  it cannot be changed
        shell: CommandShell = POSIX_SHELL,
    ) -> None:
        self._shell = shell
        self._site = site
        self._rulebook = rulebook
        self._state_of = state_of
        self._specs = specs
        self._looks = looks

    def judge(self, session: SessionId, call: ToolCall) -> Judgement:
        judgement, state = self._without_rules(session, call), self._state_of(session)
        effect, spec = declared_tool(call.tool).effect, self._spec(session, call.tool)
        reads = spec is not None and (spec.reads_only or spec.says_it_reads)
        literal = effect in (ToolEffect.COMMAND, ToolEffect.ANYTHING) and not reads
        if (
            literal
            and judgement.ruling is not CallRuling.DENY
            and (mask := find_mask(readable_arguments(call.arguments)))
        ):
            why = Phrase(
                "{mask} only hides a secret from you, and would be used as it is written here. "
                "`edit_file` and `write_file` can keep it in the file that it is from.",
                mask=mask,
            )
            reasons = (INAPPLICABLE, why)
            judgement = replace(judgement, ruling=CallRuling.DENY, reasons=reasons)
        is_command = effect is ToolEffect.COMMAND
        ruled = apply_rules(
            judgement,
            self._rulebook.rules(),
            state.freed if judgement.freed else state,
            tool=call.tool,
            is_command=is_command,
        )
        if ruled.ruling is not CallRuling.DENY and self._rulebook.asks_everything:
            # a rule that is lost may have forbidden it
            ruled = replace(
                ruled,
                ruling=CallRuling.ASK,
                reasons=(RULES_DAMAGED, *ruled.reasons),
                forms=(),
                prefixes=(),
                covers=(),
                for_session=(),
                why_not_always=Phrase("the permissions file was damaged"),
            )
        if is_command and self._shell.language != BASH:
            ruled = replace(ruled, why_not_always=UNCHECKED)
        if ruled.ruling is CallRuling.ASK and (lacking := self._missing_arguments(session, call)):
            return replace(ruled, ruling=CallRuling.DENY, reasons=(INCOMPLETE, lacking))
        if ruled.ruling is CallRuling.DENY or state.mode is not Mode.PLAN:
            return ruled
        # what only reads, whatever the user's rules allow
        match effect:
            case ToolEffect.CONVERSATION | ToolEffect.FETCH | ToolEffect.SEARCH:
                may_run = True
            case ToolEffect.WRITE:
                may_run = False
            case ToolEffect.COMMAND:
                may_run = judgement.reads
            case _:
                may_run = reads
        return ruled if may_run else replace(ruled, ruling=CallRuling.DENY, reasons=(PLANNING,))

    def _missing_arguments(self, session: SessionId, call: ToolCall) -> str:
        """Return the required arguments that a call of a tool of Helix lacks, or ""."""
        spec = self._spec(session, call.tool) if call.tool in TOOLS else None
        required = json.loads(spec.schema).get("required", ()) if spec is not None else ()
        values = argument_object(call.arguments)
        return ", ".join(f"`{name}`" for name in required if name not in values)

    def keep(
        self, session: SessionId, call: ToolCall, *, forms: Sequence[str], decision: RuleDecision
    ) -> None:
        """Store an answer as rules for these forms, in this workspace."""
        judgement = self._without_rules(session, call)
        in_sandbox = self._state_of(session).sandboxed and not judgement.freed
        of_server = {form: judgement.reads_of for form in judgement.prefixes if judgement.reads_of}
        self._rulebook.keep(
            [
                PermissionRule(of_server.get(form, call.tool), decision, form, sandboxed=in_sandbox)
                for form in forms
            ]
        )

    def _without_rules(self, session: SessionId, call: ToolCall) -> Judgement:
        """Judge a call by itself, before any rule."""
        shown = f"{call.tool} {readable_arguments(call.arguments)}"
        try:
            values = read_arguments(_Arguments, call.arguments)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            # a tool of Helix refuses these, and no tool takes what is no JSON: nothing to ask about
            useless = call.tool in TOOLS or not isinstance(error, msgspec.ValidationError)
            ruling = CallRuling.DENY if useless else CallRuling.ASK
            reasons = (UNREADABLE, f"{error}."[:_MAX_PROBLEM_CHARS])
            return Judgement(ruling, reasons, shown=shown, needs=frozenset(CallNeed))
        effect = declared_tool(call.tool).effect
        if effect is ToolEffect.COMMAND:
            full_command = in_folder(values.command, values.folder, self._shell.language)
            judgement = self._judge_command(session, call, full_command, values=values)
            asks = judgement.ruling is CallRuling.ASK or not self._state_of(session).sandboxed
            if values.background and asks:
                judgement = replace(judgement, reasons=(*judgement.reasons, RUNS_ON))
            return replace(judgement, shown=full_command, subject=CallSubject.COMMAND)
        if effect is ToolEffect.WRITE:
            return self._judge_change(session, call, path=values.path, shown=shown)
        if effect is ToolEffect.FETCH:
            judgement = judge_fetching(values.url, tainted=self._state_of(session).tainted)
            judgement = self._judge_address(judgement, call)
            return replace(judgement, shown=shown, subject=CallSubject.FETCH)
        if effect is ToolEffect.SEARCH:
            return replace(self._judge_address(judge_searching(), call), shown=shown)
        if effect is ToolEffect.MEMORY:
            return self._judge_memory(session, call, shown)
        judgement = self._judge_other_tool(call.tool, values, self._spec(session, call.tool))
        return replace(
            self._judge_address(judgement, call) if judgement.needs else judgement, shown=shown
        )

    def _spec(self, session: SessionId, tool: str) -> ToolSpec | None:
        return next((spec for spec in self._specs(session) if spec.name == tool), None)

    def _judge_address(self, judgement: Judgement, call: ToolCall) -> Judgement:
        if judgement.ruling is CallRuling.DENY or not self._looks.tells(call.arguments):
            return judgement
        return _with_question(
            judgement, Phrase("Would send a secret of this project elsewhere."), keeps=()
        )

    def _judge_change(
        self, session: SessionId, call: ToolCall, *, path: str, shown: str
    ) -> Judgement:
        written = judge_writing(path, self._site)
        if not written.path:  # otherwise a card would show the text without its place
            return replace(written, shown=shown)
        if written.ruling is CallRuling.ASK and not self._missing_arguments(session, call):
            try:
                holds_secret = self._looks.check_change(call)
            except ToolError as error:
                # what is in a file that is read only with a permission is not told here
                why = error.message if CallNeed.SECRETS in written.needs else error.full_text
                reasons = (INAPPLICABLE, why)
                return Judgement(CallRuling.DENY, reasons, path=written.path, shown=shown)
            if holds_secret and CallNeed.SECRETS not in written.needs:
                written = ask_about_file_secret(written)
        subject, text = preview_change(call.arguments, shown, self._looks.text_of)
        creates = subject is CallSubject.WRITE and self._looks.lacks(path)
        return replace(written, subject=subject, shown=text, creates=creates)

    def _judge_memory(self, session: SessionId, call: ToolCall, shown: str) -> Judgement:
        judgement = judge_remembering(
            tainted=self._state_of(session).tainted, holds_secret=self._looks.tells(call.arguments)
        )
        try:
            change, memory = read_arguments(MemoryChange, call.arguments), self._looks.memory()
            memory.changed(change, at=0)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            reasons = (UNREADABLE, f"{error}."[:_MAX_PROBLEM_CHARS])
            return Judgement(CallRuling.DENY, reasons, shown=shown)
        except ToolError as error:
            return Judgement(CallRuling.DENY, (INAPPLICABLE, error.full_text), shown=shown)
        text = preview_memory_change(memory, change)
        return replace(judgement, shown=text, subject=CallSubject.MEMORY)

    def _judge_command(
        self, session: SessionId, call: ToolCall, command: str, *, values: _Arguments
    ) -> Judgement:
        """Judge a command for bash; one for another shell is shown, and asked about each time."""
        if self._shell.lacking:
            return Judgement(CallRuling.DENY, (self._shell.lacking,))
        if self._shell.language != BASH:
            judgement = judge_command(command, self._shell.language)
            reason = Phrase("Helix can't check commands for {shell}.", shell=self._shell.name)
            return replace(judgement, reasons=(reason,), offline=not values.network)
        wrong = next((host for host in values.hosts if parse_target(host) is None), None)
        if wrong is not None:
            problem = Phrase("{text} isn't a host.", text=show_hidden(wrong[:_MAX_PROBLEM_CHARS]))
            return Judgement(CallRuling.DENY, (INAPPLICABLE, problem))

        state = self._state_of(session)
        # only mounts come with a proxy that lets a command reach single hosts
        single = state.sandboxed and not state.freely and not values.without_sandbox
        network = values.network or (bool(values.hosts) and not single)
        reaches = network or bool(values.hosts)
        judgement = judge_command(command, network=reaches, changes=values.changes)
        judgement = replace(judgement, offline=not reaches)
        is_denied = judgement.ruling is CallRuling.DENY
        if network and not is_denied:
            forms = tuple(f"{WITH_NETWORK}{form}" for form in judgement.forms)
            prefixes, parts = judgement.prefixes, judgement.parts
            lasts = bool(prefixes) and all(map(may_include_network, prefixes))
            judgement = replace(
                judgement,
                needs=judgement.needs | {CallNeed.NETWORK},
                forms=forms,
                never=(*judgement.never, *forms) if judgement.never else (),
                prefixes=tuple(f"{WITH_NETWORK}{prefix}" for prefix in prefixes if lasts),
                parts=tuple(f"{WITH_NETWORK}{words}" for words in parts if lasts),
                reasons=(Phrase("Needs network access."), *judgement.reasons),
                restorable=False,
            )
        elif reaches and not is_denied:
            targets = [target for target in map(parse_target, values.hosts) if target is not None]
            allowed = () if state.tainted else state.hosts
            hosts = tuple(
                dict.fromkeys(host.words for host in targets if host.words not in allowed)
            )
            forms = tuple(f"{REACHING}{host}" for host in hosts)
            judgement = replace(
                judgement,
                needs=judgement.needs | {CallNeed.NETWORK} if hosts else judgement.needs,
                hosts=forms,
                grants=dict.fromkeys(forms, CARRIES_OUT),
            )

        if values.without_sandbox and state.freely:
            return replace(judgement, freed=True, reads=False)
        if state.sandboxed and not is_denied:
            if state.mode is Mode.PLAN and not reaches and not values.changes:
                judgement = replace(judgement, ruling=CallRuling.ALLOW, reasons=(), reads=True)
            exposed = self._looks.exposed(command)  # takes a moment, of which the row tells
            if judgement.reads:
                return judgement
            if leaves_project(command, self._site):
                judgement = replace(judgement, reasons=(WORK_TREE_OUTSIDE, *judgement.reasons))
            judgement = ask_about_secrets(judgement, exposed, reaches=reaches)
        if not is_denied and not judgement.reads:
            judgement = self._with_unkept(judgement, command)
        # what it sends may last, and its words are the agent's
        return self._judge_address(judgement, call) if reaches else judgement

    def _with_unkept(self, judgement: Judgement, command: str) -> Judgement:
        """Name what a command could change, and of which no copy would be kept."""
        line = read_command_line(command)
        words = [word for part in line.commands for word in part.words[1:] if word[:1] != "-"]
        words += (redirection.target for redirection in line.redirections if redirection.target)
        places = {
            self._site.moved(base, word)
            for base in command_folders(command, self._site)
            for word in words[:_MAX_LOOKED_AT]
        }
        unkept = self._looks.unkept(sorted(filter(self._site.holds, places)))
        if not unkept:
            return judgement
        reason = Phrase("You can't undo changes of {named}.", named=_name_paths(unkept))
        return replace(judgement, reasons=(*judgement.reasons, reason))

    def _judge_other_tool(self, tool: str, values: _Arguments, spec: ToolSpec | None) -> Judgement:
        if declared_tool(tool).effect is ToolEffect.CONVERSATION:
            return Judgement(CallRuling.ALLOW)
        if spec is not None and spec.reads_only:
            return judge_reading(values.path, self._site)
        form = f"every call of {tool}"
        needs = frozenset({CallNeed.CODE, CallNeed.NETWORK})
        reads = spec is not None and spec.says_it_reads
        server, named, _ = tool.partition(_SERVER_SPLIT)
        reason = (
            Phrase(
                "`{server}` says that `{tool}` only reads. Its answer is outside content.",
                server=server,
                tool=tool,
            )
            if reads
            else Phrase("`{tool}` does more than read.", tool=tool)
        )
        reads_of = server + named if reads and named else ""
        return Judgement(
            CallRuling.ASK,
            (reason,),
            (form,),
            forbids=(form,),
            needs=needs,
            prefixes=(f"{READING_TOOLS}{server}{ALSO_WITH_TAINT}",) if reads_of else (),
            reads_of=reads_of,
            steady=frozenset({form} if reads_of else ()),
        )
