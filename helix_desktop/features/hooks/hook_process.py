"""Runs a hook: JSON in, its time limit, exit status (2 blocks), and its JSON answer.

Status 2 blocks, with the reason on standard error. After status 0, an output that is a JSON object
is an answer, in the form that Claude Code, Codex, and Gemini CLI share. Any other status is a
failure, which blocks nothing unless the hook says so. What would give a permission has no effect.
"""

import asyncio
import json
import re
import secrets
import shlex
from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

import msgspec
from msgspec import Struct, field

from helix_desktop.context.texts.plain_text import one_line
from helix_desktop.context.texts.tool_actions import argument_object
from helix_desktop.domain.background import COMMAND_TOOL
from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId, digest_of
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.hooks import HookEvent, HookMoment, HookRun
from helix_desktop.domain.permission import Mode
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.tool_table import REQUEST_SEARCH, TOOLS
from helix_desktop.domain.value import replace
from helix_desktop.tools.definition_folders import DefinitionFormat
from helix_desktop.tools.output_screening import make_secret_finder
from helix_desktop.tools.programs.process import CommandEnd
from helix_desktop.tools.sandbox import GrantedResources, Sandbox, SandboxCommand, SandboxRun
from helix_desktop.tools.secrets.redactor import SecretRedactor

MIN_SECONDS, MAX_SECONDS = 0.1, 600.0
DEFAULT_SECONDS, DEFAULT_PROMPT_SECONDS = 60.0, 30.0
"""The time limit of a hook, and of one that runs before a prompt is sent."""

PROJECT_DIRS = ("HELIX_PROJECT_DIR", "CLAUDE_PROJECT_DIR", "GEMINI_PROJECT_DIR")
"""The variables with the project folder that the hooks of several programs use."""
MAX_OUTPUT_BYTES = 256 * 1024
MAX_TEXT_CHARS, MAX_DETAIL_CHARS = 10_000, 1_000
MAX_PAYLOAD_CHARS = 1_000_000
"""Most characters of a text in a payload: a prompt, an answer, or an output."""
BLOCKS = 2
"""The exit status that blocks."""

NO_REASON = Phrase("No reason was given.")
TIMED_OUT = Phrase("Its time was over.")
TOO_LOUD = Phrase("The output was too large.")
NOT_STARTED = Phrase("The command could not be started.")
NO_ANSWER = Phrase("Its answer isn't a JSON object of the known form.")
NO_PERMISSION = Phrase("A hook can't allow anything or change a call: that has no effect.")
_TEXT_IS_CONTEXT = (HookEvent.SESSION_START, HookEvent.PROMPT)
"""The events after which an output that is no answer is for the model."""
_MODES = {Mode.PLAN: "plan", Mode.ACCEPT_EDITS: "acceptEdits"}

_CLAUDE_TOOLS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        COMMAND_TOOL: ("Bash",),
        "edit_file": ("Edit", "MultiEdit"),
        "write_file": ("Write",),
        "read_file": ("Read",),
        "glob_files": ("Glob",),
        "search_files": ("Grep",),
        "list_files": ("LS",),
        "fetch": ("WebFetch",),
        REQUEST_SEARCH: ("WebSearch",),
        "todo": ("TodoWrite",),
        "SubAgent": ("Agent", "Task"),
    }
)
_TOOLS: Mapping[DefinitionFormat, Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        DefinitionFormat.HELIX: {},
        DefinitionFormat.CLAUDE: _CLAUDE_TOOLS,
        DefinitionFormat.CODEX: {
            **_CLAUDE_TOOLS,
            "edit_file": ("apply_patch", "Edit"),
            "write_file": ("apply_patch", "Write"),
        },
        DefinitionFormat.GEMINI: {
            COMMAND_TOOL: ("run_shell_command",),
            "edit_file": ("replace",),
            "glob_files": ("glob",),
            "search_files": ("grep_search", "search_file_content"),
            "list_files": ("list_directory",),
            "fetch": ("web_fetch",),
            REQUEST_SEARCH: ("google_web_search",),
            "todo": ("write_todos",),
        },
    }
)
"""The names that other programs have for the tools here."""
_GEMINI_EVENTS = {
    HookEvent.SESSION_START: "SessionStart",
    HookEvent.PROMPT: "BeforeAgent",
    HookEvent.BEFORE_TOOL: "BeforeTool",
    HookEvent.AFTER_TOOL: "AfterTool",
    HookEvent.BEFORE_COMPACTION: "PreCompress",
    HookEvent.STOP: "AfterAgent",
}
_AFTER_ANY_TOOL = (DefinitionFormat.CODEX, DefinitionFormat.GEMINI)
"""The programs whose hooks after a tool run whether it failed or not."""
_ABOUT_TOOLS = (HookEvent.BEFORE_TOOL, HookEvent.AFTER_TOOL, HookEvent.AFTER_FAILED_TOOL)
_WITH_KIND = (HookEvent.SESSION_START, HookEvent.BEFORE_COMPACTION, HookEvent.AFTER_COMPACTION)

PLAIN_MATCHER = re.compile(r"[\w ,|-]*", re.ASCII)
"""A matcher that is compared with whole names; any other is a pattern."""
_PATTERN_PART = re.compile(r"(?P<any>\.\*)|(?P<plain>[\w -])", re.ASCII)

_SCRIPT = (
    'errors=$(mktemp) && exec 4>"$errors" 5<"$errors" && rm -f "$errors" || exit 126; '
    '"$BASH" -c {command} 2>&4 4>&- 5<&-; code=$?; '
    "printf '\\n%s\\n' {mark}; head -c {most} <&5; exit \"$code\""
)
"""Runs a command line with its errors behind a mark; what it leaves running is not waited for."""


class Hook(Struct, frozen=True):
    """A declared hook; `problem` says why it cannot run, and `text` is what an approval covers."""

    where: str
    event: str
    """As its file calls it."""
    matcher: str = ""
    command: str = ""
    seconds: float = DEFAULT_SECONDS
    must_succeed: bool = False
    """Whether a failure blocks."""
    dialect: DefinitionFormat = DefinitionFormat.HELIX
    of_project: bool = False
    text: str = ""
    problem: str = ""

    @property
    def key(self) -> Digest:
        return digest_of(self.text.encode("utf-8", "replace"))

    @property
    def moment(self) -> HookEvent | None:
        """The event at which it runs here; None if there is none."""
        names = _GEMINI_EVENTS if self.dialect is DefinitionFormat.GEMINI else {}
        return next((event for event in HookEvent if names.get(event, event) == self.event), None)

    def names_of(self, tool: str) -> tuple[str, ...]:
        """Return the names of a tool for this hook; its program's own comes first."""
        if tool not in TOOLS and "__" in tool:
            return f"mcp__{tool}", tool
        return *_TOOLS.get(self.dialect, {}).get(tool, ()), tool

    def fits(self, event: HookEvent, subject: str) -> bool:
        """Tell whether the hook is for an event.

        `subject` is the tool, or the kind of session start or compaction.
        """
        is_failure = event is HookEvent.AFTER_FAILED_TOOL and self.dialect in _AFTER_ANY_TOOL
        if self.moment is not (HookEvent.AFTER_TOOL if is_failure else event):
            return False
        if event in _ABOUT_TOOLS:
            subjects = self.names_of(subject)
        elif event in _WITH_KIND:
            subjects = (subject,)
        else:
            return True
        if self.matcher in ("", "*"):
            return True
        if self.dialect is not DefinitionFormat.GEMINI and PLAIN_MATCHER.fullmatch(self.matcher):
            return bool({*re.split(r"[|,]", self.matcher.replace(" ", ""))}.intersection(subjects))
        pattern = matcher_pattern(self.matcher)
        return pattern is not None and any(map(pattern.search, subjects))


def matcher_pattern(matcher: str) -> re.Pattern[str] | None:
    """Return the pattern of a matcher of names and wildcards; None for any other.

    Other patterns could take forever, or mean something else to the program that made them.
    """
    text = matcher
    first, last = text.startswith("^"), text.endswith("$")
    text = text.removeprefix("^").removesuffix("$")
    if text.startswith("(") and text.endswith(")"):
        text = text[1:-1]
    elif "|" in text and (first or last):
        return None  # it would bind to one of the names only
    alternatives: list[str] = []
    for name in text.split("|"):
        parts = list(_PATTERN_PART.finditer(name))
        if "".join(part[0] for part in parts) != name or name.count(".*") > 3:
            return None
        alternatives.append("".join(".*" if part["any"] else re.escape(part[0]) for part in parts))
    return re.compile(f"{'^' * first}(?:{'|'.join(alternatives)}){'$' * last}")


class _Specific(Struct, rename="camel"):
    permission_decision: str = ""
    permission_decision_reason: str = ""
    additional_context: str = ""
    updated_input: object = None
    tool_input: object = field(default=None, name="tool_input")


class _Answer(Struct, rename="camel"):
    decision: str = ""
    reason: str = ""
    goes_on: bool = field(default=True, name="continue")
    stop_reason: str = ""
    system_message: str = ""
    hook_specific_output: _Specific = field(default_factory=_Specific)


def hook_payload(
    hook: Hook,
    moment: HookMoment,
    *,
    session: SessionId,
    parent: SessionId,
    folder: str,
    mode: Mode,
) -> bytes:
    """Return what the hook reads: the keys that Claude Code, Codex, and Gemini CLI share.

    `parent` is the session that began `session` as a subagent's, NO_SESSION for none.
    """
    values: dict[str, object] = {
        "session_id": session,
        "transcript_path": "",
        "cwd": folder,
        "permission_mode": _MODES.get(mode, "default"),
        "hook_event_name": hook.event,
    }
    if parent != NO_SESSION:
        values |= {"agent_id": session, "session_id": parent}
    text = moment.text[:MAX_PAYLOAD_CHARS]
    match moment.event:
        case HookEvent.SESSION_START:
            values["source"] = "startup"
        case HookEvent.PROMPT:
            values["prompt"] = text
        case HookEvent.STOP:
            values |= {"stop_hook_active": moment.again, "last_assistant_message": text}
        case HookEvent.BEFORE_COMPACTION:
            values |= {"trigger": compaction_kind(moment), "custom_instructions": ""}
        case HookEvent.AFTER_COMPACTION:
            values |= {"trigger": compaction_kind(moment), "compact_summary": text}
        case HookEvent.AFTER_TOOL:
            values["tool_response"] = {"output": text, "success": True}
        case HookEvent.AFTER_FAILED_TOOL:
            values |= {"error": text, "tool_response": {"output": text, "success": False}}
    if moment.call is not None:
        # the arguments, with those that another program has for the same
        arguments = dict(argument_object(moment.call.arguments))
        path = arguments.get("path")
        if hook.dialect is not DefinitionFormat.HELIX and isinstance(path, str):
            arguments["file_path"] = path if path.startswith("/") else f"{folder}/{path}"
            listed = arguments.get("edits")
            items = listed if isinstance(listed, list) else ()
            edits = [edit for edit in items if isinstance(edit, dict)]
            for name, ours in (("old_string", "old"), ("new_string", "new")):
                if edits:  # their tools for it make one edit, or a list of these
                    arguments[name] = "\n".join(str(edit.get(ours, "")) for edit in edits)
        values |= {
            "tool_name": hook.names_of(moment.call.tool)[0],
            "tool_input": arguments,
            "tool_use_id": moment.call.id,
        }
    return json.dumps(values, ensure_ascii=False).encode("utf-8", "replace")


def compaction_kind(moment: HookMoment) -> str:
    return "manual" if moment.by_hand else "auto"


async def run_hook(
    hook: Hook,
    payload: bytes,
    *,
    event: HookEvent,
    sandbox: Sandbox,
    resources: GrantedResources,
    may_write: bool,
) -> tuple[HookRun, SandboxRun | None]:
    """Run a hook within its time; its whole group is ended then. A stop of the caller ends it too.

    In the sandbox it has no network, and the project is read-only unless it `may_write`.
    """
    mark = secrets.token_hex(16)
    text = _SCRIPT.format(command=shlex.quote(hook.command), mark=mark, most=MAX_TEXT_CHARS * 4)
    folders = " ".join(f"{name}={shlex.quote(sandbox.folder)}" for name in PROJECT_DIRS)
    command = SandboxCommand(
        f"export {folders}; {text}",
        sandbox.folder,
        resources=replace(resources, hosts=None),
        read_only=not may_write,
        stdin=payload,
    )
    base, task = HookRun(hook.command, hook.where), asyncio.current_task()
    try:
        ran = await sandbox.run(
            command,
            seconds=hook.seconds,
            max_bytes=MAX_OUTPUT_BYTES,
            on_output=lambda _output: None,
        )
    except HelixError as error:
        if task is not None and task.cancelling():
            raise asyncio.CancelledError from error
        failed = replace(base, failed=True, detail=one_line(error.full_text))
        return block_after_failure(failed, hook, event), None
    if ran.ended.end is CommandEnd.STOPPED:
        # the sandbox turns a stop into an ordinary end, which keeps the output of a command; a hook
        # that was stopped has no result
        raise asyncio.CancelledError
    base = replace(base, seconds=ran.ended.seconds, untrusted=ran.reached)
    read = partial(_read_result, hook, event, ran, base=base, mark=mark.encode())
    return await asyncio.to_thread(read), ran


def _read_result(
    hook: Hook, event: HookEvent, ran: SandboxRun, *, base: HookRun, mark: bytes
) -> HookRun:
    redactor = SecretRedactor(make_secret_finder(hook.command, ran.seen))
    data = redactor.of(ran.output.part(0, ran.output.size))
    output, mark_found, errors = data.rpartition(b"\n" + mark + b"\n")
    if not mark_found:  # it was ended before
        output, errors = data, b""
    texts = (part.decode("utf-8", "replace").strip() for part in (output, errors))
    text, error_text = texts
    ended = ran.ended
    if ended.end is not CommandEnd.BY_ITSELF or not ended.has_begun or ended.code in (126, 127):
        reasons = {CommandEnd.BY_ITSELF: NOT_STARTED, CommandEnd.LATE: TIMED_OUT}
        why = reasons.get(ended.end, TOO_LOUD)
        detail = " ".join(filter(None, (why, one_line(error_text)[:MAX_DETAIL_CHARS])))
        return block_after_failure(replace(base, failed=True, detail=detail), hook, event)
    base = replace(base, status=ended.code)
    if ended.code == BLOCKS:
        return _blocked_result(base, error_text or text, event)
    if ended.code:
        detail = one_line(error_text or text)[:MAX_DETAIL_CHARS]
        return block_after_failure(replace(base, failed=True, detail=detail), hook, event)
    if not text.startswith("{"):
        if event in _TEXT_IS_CONTEXT:
            return replace(base, text=text[:MAX_TEXT_CHARS])
        return replace(base, detail=one_line(text)[:MAX_DETAIL_CHARS])
    try:
        answer = msgspec.json.decode(text, type=_Answer)
    except (msgspec.DecodeError, RecursionError):
        return block_after_failure(replace(base, failed=True, detail=NO_ANSWER), hook, event)
    specific = answer.hook_specific_output
    decisions = {answer.decision.casefold(), specific.permission_decision.casefold()}
    detail = one_line(answer.system_message)[:MAX_DETAIL_CHARS]
    widens = decisions & {"allow", "approve"} or (specific.updated_input, specific.tool_input) != (
        None,
        None,
    )
    if widens:
        detail = " ".join(filter(None, (NO_PERMISSION, detail)))
    base = replace(base, detail=detail)
    # a hook that wants a question narrows as well: without an answer here, it is a refusal
    if decisions & {"block", "deny", "ask", "defer"} or not answer.goes_on:
        reason = specific.permission_decision_reason or answer.reason or answer.stop_reason
        return _blocked_result(base, reason, event)
    return replace(base, text=specific.additional_context.strip()[:MAX_TEXT_CHARS])


def _blocked_result(base: HookRun, reason: str, event: HookEvent) -> HookRun:
    """Return a run that blocks; what has happened already can only be talked about."""
    text = reason.strip()[:MAX_TEXT_CHARS]
    return replace(base, blocked=event.can_block, text=text or str(NO_REASON))


def block_after_failure(failed: HookRun, hook: Hook, event: HookEvent) -> HookRun:
    """Return a failed run, which blocks if the hook is declared so."""
    if not (hook.must_succeed and event.can_block):
        return failed
    return replace(failed, blocked=True, text=failed.detail or str(NO_REASON))
