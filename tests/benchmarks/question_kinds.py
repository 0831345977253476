"""What kinds of questions are left, and why each of them stays one."""

import re
from collections.abc import Iterator
from enum import Enum

from helix_desktop.domain.permission import CallNeed, Judgement
from helix_desktop.tools.permissions.command_line import read_command_line
from tests.benchmarks.recorded_calls import Call

_SAYS = re.compile(
    r"gh +(?:pr|issue|release|repo|label|workflow|run) +(?:create|comment|edit|merge|ready|close"
    r"|reopen|review|delete|upload|rerun|cancel)\b"
    r"|gh +api\b.* (?:-f|-F|-X|--method|--field|--raw-field|--input)"
    r"|curl\b.* (?:-d|-F|-T|-X|--data\S*|--form|--request|--upload-file)\b"
)
_BRINGS = re.compile(
    r"(?:npx|bunx|uvx|brew|pip3?|uv|apt(?:-get)?)\b"
    r"|(?:npm|pnpm|yarn|bun|cargo|go) +(?:i|install|ci|add|get|mod|update)\b"
)
_LOOKS = frozenset({"cd", "echo", "ls", "cat", "head", "tail", "grep", "rg", "sed"})


class Kind(Enum):
    """Each with the reason why it is asked about."""

    FIRST = "the first of its kind: the user says always, and it is not asked again"
    PUSHES = "git push to a main branch, forced, or in a line that has to be read: it publishes"
    SAYS = "comments, pull requests, issues, forms: it speaks in the user's name"
    SENDS = "a server's tool that sends or changes: its arguments leave the computer"
    STEERS = "a file that programs and agents outside of the sandbox act upon"
    WEB = "an address of the web: free words in it may carry something out"
    INSTALLS = "an install: it runs what packages say, with the network"
    READS_SERVER = "a server that reads, after others spoke: its arguments leave the computer"
    NETWORK = "more with the network than is known: variables, scripts, other repositories"
    LOSES = "git that loses what was committed, or a use of it that cannot be told"
    HIDDEN = "characters that cannot be seen"
    OTHER = "other"


def kind_of(call: Call, judged: Judgement) -> Kind:
    if judged.forms:
        return Kind.FIRST
    if call.tool == "fetch":
        return Kind.WEB
    if call.tool == "edit_file":
        return Kind.STEERS
    if call.tool != "shell":
        return Kind.READS_SERVER if call.says_it_reads else Kind.SENDS
    lines = [" ".join(words) for words in commands(call.command)]
    if not judged.offline:
        return _with_network(lines)
    if "invisible" in judged.why_not_always:
        return Kind.HIDDEN
    return Kind.LOSES if re.search(r"\bgit\b", call.command) else Kind.OTHER


def _with_network(lines: list[str]) -> Kind:
    if any(re.match(r"git (?:-C \S+ )?push\b", line) for line in lines):
        return Kind.PUSHES
    for pattern, kind in ((_SAYS, Kind.SAYS), (_BRINGS, Kind.INSTALLS)):
        if any(pattern.match(line) for line in lines):
            return kind
    return Kind.WEB if any(line.startswith(("curl", "wget")) for line in lines) else Kind.NETWORK


def commands(command: str) -> Iterator[list[str]]:
    """The words of each command of a line."""
    for item in read_command_line(command).commands:
        if item.words:
            yield [*item.words]


def program_of(call: Call) -> str:
    """The tool, or what a command runs first that does more than look."""
    if call.tool != "shell":
        return call.tool
    results = [words for words in commands(call.command) if words[0] not in _LOOKS]
    words = next((words for words in results if words[0] in ("git", "gh")), (results or [[""]])[0])
    at = 3 if words[:2] == ["git", "-C"] else 1
    return " ".join([words[0], *words[at : at + 1]]) if words[0] in ("git", "gh") else words[0]


def reason_of(judged: Judgement) -> str:
    """What the card says first, and why it offers no "always"."""
    about = judged.reasons[-1] if judged.needs & {CallNeed.NETWORK} else judged.reasons[0]
    reason = re.sub(r"`[^`]*`", "…", about)[:60]
    return f"{reason} [{judged.why_not_always or 'always'}]"
