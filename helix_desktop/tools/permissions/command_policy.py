"""The policy for one command line: one that is guessed to read runs with the project read-only.

All others are refused or asked about, with reasons in words and the forms that an "always" would
stand for. The needs of a command (network, secrets, places outside) are estimated from its words:
the estimate may include too much, and never allows anything. A command for a folder gets a `cd` in
its text, so that the judged and shown text is the one that runs.
"""

import os
import re
import shlex
from collections.abc import Iterable, Sequence

from msgspec import Struct

from helix_desktop.domain.permission import CallNeed, CallRuling, Judgement
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.text_safety import has_hidden, is_lookalike
from helix_desktop.domain.value import replace
from helix_desktop.tools.command_shell import BASH, POWERSHELL, in_powershell_folder
from helix_desktop.tools.permissions.captured_reads import spell_out_captures
from helix_desktop.tools.permissions.command_line import named
from helix_desktop.tools.permissions.command_paths import NOTHING, CommandPaths
from helix_desktop.tools.permissions.command_reading import (
    CommandReading,
    aims_complaint,
    command_readings,
    strip_assignments,
)
from helix_desktop.tools.permissions.command_warnings import (
    REPLACES,
    REPLACES_PUSHED,
    loss_warning,
    publish_warning,
)
from helix_desktop.tools.permissions.destructive import find_refusal
from helix_desktop.tools.permissions.git_commands import LOOKING, git_insertion
from helix_desktop.tools.permissions.github_texts import addresses_somebody
from helix_desktop.tools.permissions.network_commands import SPEAKS, NetworkUse, network_use
from helix_desktop.tools.permissions.options import OperandKind, sort_arguments
from helix_desktop.tools.permissions.prefix_rules import (
    INTERPRETERS,
    offered_prefix,
    plain_words,
    program_family,
)
from helix_desktop.tools.permissions.reading_guess import only_reads
from helix_desktop.tools.permissions.reversible_commands import (
    MESSAGE,
    is_quiet_git,
    strip_commit_message,
)
from helix_desktop.tools.permissions.rules import (
    all_forms,
    form_of,
    never_forms,
    texts_of,
    whole_form,
    widest_form,
)
from helix_desktop.tools.permissions.shell_lexer import UNFOLLOWED
from helix_desktop.tools.permissions.shell_parser import (
    ParsedCommandLine,
    SimpleCommand,
    parse_command_line,
)
from helix_desktop.tools.permissions.tree_sitter_check import parsers_agree
from helix_desktop.tools.permissions.web_requests import CARRIES_OUT
from helix_desktop.tools.secrets.secret_names import is_secret

_NETWORK = named("""
    curl wget ssh scp sftp rsync nc ncat netcat telnet ftp ping dig nslookup host traceroute socat
    http https aria2c openssl gh glab aws gcloud az kubectl docker podman helm terraform ansible
    pip pip3 pipx uv poetry conda npm npx pnpm yarn bun deno gem bundle cargo go apt apt-get brew
    dnf yum apk snap flatpak mail sendmail mosh rclone
""")
_GIT_NETWORK = named("clone fetch pull push ls-remote submodule remote archive")
_LEADS = re.compile(r"(?:--?[\w-]+=|\w+=|@|-[A-Za-z](?=[~/.]))")
"""Text that may precede a path in one argument."""
_SUBCOMMAND_OF_GIT = re.compile(r"git [a-z][a-z-]*")
_SETS = re.compile(r"[A-Za-z_]\w*(?:\[|\+?=)", re.ASCII)
_ADDRESS = re.compile(r"://|/dev/(?:tcp|udp)/")


_STEADY = named("""
    : [ basename cat cd cut dirname echo egrep false fgrep grep head jq ls nl pwd sleep tail test tr
    true wc
""")
"""Programs that change no file, whatever their arguments: in an allowed line they need no rule."""
_WRAPPED = re.compile(r"\w+=.*|-.*|\d+(?:\.\d+)?[smhd]?", re.DOTALL)
_WRAPPERS = named("env nice nohup timeout time stdbuf setsid ionice")
_TELLS = frozenset({"echo", "printf", ":", "true", "false"})
"""Commands whose arguments are only text, whatever they look like."""


def needs_of(
    part: SimpleCommand,
    site: CommandPaths,
    bases: Iterable[str],
    *,
    known: frozenset[str] = frozenset(),
) -> frozenset[CallNeed]:
    """Estimate the needs of a command; `known` are loop variables, judged elsewhere."""
    texts = [word.text for word in part.words]
    texts = [] if texts[:1] and texts[0] in _TELLS else texts
    texts += [aim.target.text for aim in part.aims if aim.target is not None]
    program = _program_position(texts)
    found: set[CallNeed] = set()
    if _NETWORK.intersection(texts) or any(_ADDRESS.search(text) for text in texts):
        found.add(CallNeed.NETWORK)
    if "git" in texts and _GIT_NETWORK.intersection(texts):
        found.add(CallNeed.NETWORK)
    for at, text in enumerate(texts):
        path = _LEADS.sub("", text, count=1) if _LEADS.match(text) else text
        if is_secret(re.split("[/:]", path)):
            found.add(CallNeed.SECRETS)
        installed = at == program and all(_is_interpreter(path, site, base) for base in bases)
        if path.lstrip("$") not in known and not installed and _outside(path, site, bases):
            found.add(CallNeed.OUTSIDE)
    if loss_warning([word.text for word in part.words]):
        found.add(CallNeed.LOSS)
    return frozenset(found)


def _program_position(words: Sequence[str]) -> int:
    """Return which word names the program that runs, behind settings and wrappers."""
    wrapped = False
    for at, word in enumerate(words):
        if "=" in word.partition("/")[0] or (wrapped and _WRAPPED.fullmatch(word)):
            continue
        if os.path.basename(word) not in _WRAPPERS:
            return at
        wrapped = True
    return -1


def loop_variables(parts: Iterable[SimpleCommand]) -> frozenset[str]:
    """Return the variables of loops: `i` of `for i in 1 2 3`."""
    heads = (part.words for part in parts if part.head and len(part.words) > 1)
    return frozenset(words[0].text for words in heads if words[1].raw == "in")


def _is_interpreter(path: str, site: CommandPaths, base: str) -> bool:
    """Return whether a program of the project is a link to an installed interpreter.

    `.venv/bin/python` is one. Such a link reaches nothing that `python` does not.
    """
    family, place = program_family(path), site.moved(base, path)
    return (
        family in INTERPRETERS
        and family == program_family(place)
        and site.holds(site.moved(base, os.path.dirname(path)))
        and os.path.isfile(place)
        and os.access(place, os.X_OK)
    )


def _outside(path: str, site: CommandPaths, bases: Iterable[str]) -> bool:
    if path.startswith(("~", "$")):
        return True
    if path == NOTHING or not path.startswith(("/", ".")):
        return False
    return not all(site.holds(site.moved(base, path)) for base in bases)


LONGEST = 10_000
"""Most characters; no user reads more than that on a card."""
MOST_PARTS = 50
MOST_WORDS = 400
MOST_BASES = 8
"""Most folders in which a command may run, depending on the commands before it."""
MOST_REASONS = 6
MAX_SHOWN_REASONS = 3
LONGEST_REASON = 200

TWO_READINGS = Phrase("Can be read in two ways.")

_ALL = frozenset(CallNeed)
_PROGRAM = re.compile(r"[^\s\"'`]{1,200}")
_NETWORK_USES = re.compile(r"\b(?:git|gh|curl)\b")
_PLAIN_SSH = "GIT_SSH_COMMAND='ssh -F /dev/null'"
"""The setting with which git's ssh reads no settings: they could name another server, or a program
that would have the network. (The repository's own settings name no ssh where the use is known.)"""


class _Line(Struct, frozen=True):
    """A command and its text for parsing, in which a message of several lines is one word."""

    command: str
    text: str
    message: int
    found: ParsedCommandLine

    @classmethod
    def of(cls, command: str, whole: ParsedCommandLine) -> "_Line":
        plain = spell_out_captures(command)
        text, message = strip_commit_message(plain, texts=True)
        return cls(command, text, message, whole if text == command else parse_command_line(text))

    def place(self, at: int) -> int:
        """Return the position in the command of a position in the text."""
        behind = 0 <= self.message < at
        return at + (len(self.command) - len(self.text) if behind else 0)

    @property
    def said(self) -> str:
        """The message of several lines; "" if there is none."""
        behind = self.text[self.message + len(MESSAGE) :]
        return self.command[self.message : -len(behind) or None] if self.message >= 0 else ""

    def has_message(self, part: SimpleCommand) -> bool:
        return any(word.start == self.message for word in part.words)


class _Judged(Struct, frozen=True):
    """The judgement of one part; without a reason the part is harmless."""

    part: SimpleCommand
    reason: str
    form: str
    needs: frozenset[CallNeed]
    prefix: str = ""
    network_use: NetworkUse | None = None
    own: bool = False
    """Whether the part runs in the workspace's own repository only."""


def judge_command(
    command: str,
    site: CommandPaths,
    shell: str = BASH,
    *,
    network: bool = False,
    changes: bool = False,
) -> Judgement:
    """Judge a command for bash (`--norc --noprofile`, no terminal, clean environment).

    `network`: the command asks for it, so the result describes its use. `changes`: it says that it
    changes files, so that nothing is guessed.
    """
    if len(command) > LONGEST or shell != BASH:
        too_long = Phrase(
            "Longer than {longest} characters, too long to check.", longest=f"{LONGEST:,}"
        )
        unknown = Phrase("No rules are known for {shell}.", shell=shell)
        return _unreadable(unknown if shell != BASH else too_long)
    whole = parse_command_line(command)
    never = never_forms(whole.parts)
    if refused := find_refusal(command, whole.parts):
        return Judgement(CallRuling.DENY, (refused,), never=never)
    line = _Line.of(command, whole)
    if _too_much(line.found):
        return _unreadable(Phrase("Has too many parts to check."), never)
    judged = _judged(line, site)
    found = _weighed(line, _uses_network(judged) if network else _offline(judged), never=never)
    if network or changes or not only_reads(command):
        return found
    return replace(found, ruling=CallRuling.ALLOW, reasons=(), reads=True)


def _unspoken(line: _Line, judged: list[_Judged]) -> list[_Judged]:
    """Leave out uses that speak, where the message of several lines calls on somebody."""
    if not addresses_somebody(line.said):
        return judged
    return [
        replace(each, network_use=None)
        if each.network_use is not None and each.network_use.lends == SPEAKS
        else each
        for each in judged
    ]


def prepare_command(command: str, site: CommandPaths, *, boxed: bool = True) -> str:
    """Return the command to run: git with added options where it is guessed to read, gh with its
    server fixed, and in the sandbox curl and git's ssh without a settings file, which a command
    could have written. Any other command is unchanged."""
    if "git" in command and only_reads(command):
        return _with_git_options(command)
    if not (uses := _network_uses(command, site)):
        return command
    line = _Line.of(command, parse_command_line(command))
    for part, found in reversed(uses):
        program = strip_assignments(part.words)[0]
        at, to = line.place(program.start), line.place(program.end)
        if found.host:
            command = f"{command[:at]}GH_HOST={found.host} {command[at:]}"
        elif boxed and program.text == "curl":
            command = f"{command[:to]} -q{command[to:]}"
        elif boxed and program.text == "git":
            command = f"{command[:at]}{_PLAIN_SSH} {command[at:]}"
    return command


def _with_git_options(command: str) -> str:
    """Return a command that reads with the options that git is run with."""
    calls = [part.words for part in parse_command_line(command).parts]
    for words in reversed(calls):
        git = next((at for at, word in enumerate(words) if word.text == "git"), None)
        if git is not None and all("=" in word.raw for word in words[:git]):
            at, text = git_insertion(words[git + 1 :])
            command = command[:at] + text + command[at:] if text else command
    return command


def only_brings(command: str, site: CommandPaths) -> bool:
    """Return whether the command is known only to download the project's own, sending names."""
    found = _network_uses(command, site)
    return bool(found) and all(each.brings for _, each in found)


def says_own_words(command: str, site: CommandPaths) -> bool:
    """Return whether the command is known to print no text by strangers from the network."""
    found = _network_uses(command, site)
    return bool(found) and not any(each.words for _, each in found)


def _network_uses(command: str, site: CommandPaths) -> list[tuple[SimpleCommand, NetworkUse]]:
    """Return all uses of the network; empty if they are not known."""
    if len(command) > LONGEST or not _NETWORK_USES.search(command):
        return []
    line = _Line.of(command, parse_command_line(command))
    if _too_much(line.found) or _general(line) or not parsers_agree(line.text, line.found.parts):
        return []
    judged = _uses_network(_judged(line, site))
    return [(each.part, each.network_use) for each in judged if each.network_use is not None]


def _too_much(found: ParsedCommandLine) -> bool:
    return (
        len(found.parts) > MOST_PARTS or sum(len(part.words) for part in found.parts) > MOST_WORDS
    )


def _unreadable(reason: str, never: tuple[str, ...] = ()) -> Judgement:
    return Judgement(CallRuling.ASK, (reason,), never=never, needs=_ALL)


def _weighed(line: _Line, judged: list[_Judged], *, never: tuple[str, ...]) -> Judgement:
    """Combine the reasons against the line and the forms that could be stored."""
    found = line.found
    general = _general(line)
    asking = [each for each in judged if each.reason]
    alike = not general and parsers_agree(line.text, found.parts)
    reasons = dict.fromkeys(_certain_reasons(general, asking))
    if not reasons and not alike:
        reasons[TWO_READINGS] = None
    very_words = "" if general else whole_form(line.command)
    once = any(_replaces_pushed(texts) for texts in map(texts_of, found.parts))
    whole = "" if once else very_words
    forms = all_forms(found.parts, [each.form for each in asking]) if alike else ()
    prefixes = {each.form: each.prefix for each in asking}
    spelled: dict[str, tuple[str, ...]] = {}
    for each in asking:
        spelled[each.prefix] = (*spelled.get(each.prefix, ()), plain_words(each.part))
    forbids = (len(asking) == 1 and widest_form(asking[0].part)) or very_words
    needs = frozenset[CallNeed]().union(*(each.needs for each in judged))
    network_uses = {each.form: each.network_use for each in asking if each.network_use is not None}
    steady = frozenset(network_uses)
    return Judgement(
        CallRuling.ASK if reasons else CallRuling.ALLOW,
        tuple(_short(reason) for reason in reasons)[:MAX_SHOWN_REASONS],
        forms=forms,
        prefixes=tuple(prefixes[form] for form in forms),
        spelled=spelled,
        whole=whole,
        never=(*never, very_words) if very_words else never,
        forbids=(forbids,) if forbids else (),
        needs=needs,
        steady=steady if steady.issubset(forms) else frozenset(),
        brings=frozenset(form for form, each in network_uses.items() if each.brings),
        lends={form: each.lends for form, each in network_uses.items() if each.lends},
        reaching=tuple(network_uses) if alike else (),
        wider=tuple(each.wide for each in network_uses.values()) if alike else (),
    )


def _short(reason: str) -> str:
    """Shorten a reason; the card shows the whole command anyway."""
    if len(reason) <= LONGEST_REASON:
        return reason
    half = LONGEST_REASON // 2
    return f"{reason[:half]} … {reason[-half:]}"


def _general(line: _Line) -> list[str]:
    """Return the reasons against the line as a whole."""
    found, command = line.found, line.command
    reasons = list(found.complaints)
    if has_hidden(command):
        reasons.append(Phrase("Contains invisible characters."))
    if is_lookalike(command):
        reasons.append(Phrase("Contains look-alike letters."))
    if not found.parts:
        reasons.append(Phrase("The command is empty."))
    return reasons


def _certain_reasons(general: list[str], asking: list[_Judged]) -> list[str]:
    """Return all reasons; with a command substitution, only those that are certain."""
    if UNFOLLOWED not in general:
        return [*general, *(each.reason for each in asking)]
    # the parser made parts of its marks and of the text around it, too
    programs = (each for each in asking if each.part.words)
    named = (each for each in programs if _PROGRAM.fullmatch(each.part.words[0].text))
    return [UNFOLLOWED, *(each.reason for each in named)]


def _judged(line: _Line, site: CommandPaths) -> list[_Judged]:
    judged: list[_Judged] = []
    known = loop_variables(line.found.parts)
    for reading in command_readings(line.found.parts, site):
        if sum(bool(each.reason) for each in judged) > MOST_REASONS:
            reason = Phrase("Contains more parts that need your approval.")
            judged.append(_Judged(reading.part, reason, "", _ALL))
            continue
        each = _judged_part(reading, site, known)
        # the parsed text differs from the real one there: only the first words can be a form
        judged.append(replace(each, form=each.prefix) if line.has_message(reading.part) else each)
    return _unspoken(line, judged)


def _judged_part(reading: CommandReading, site: CommandPaths, known: frozenset[str]) -> _Judged:
    part, bases = reading.part, reading.bases
    if len(bases) > MOST_BASES:
        return _Judged(part, Phrase("Changes directory too often to follow."), "", _ALL)
    if part.head:
        return _Judged(part, "", "", needs_of(part, site, bases, known=known))
    reasons = (_reason(part, site, base) for base in bases)
    reason = next((reason for reason in reasons if reason), "")
    own = all(_in_own_repository(part, site, base) for base in bases)
    if not reason or (own and _looks_at_repository(part)):
        return _Judged(part, "", "", frozenset())
    once = _replaces_pushed(texts_of(part))
    prefix = "" if once else offered_prefix(part)
    form = "" if once or len(bases) > 1 else form_of(part, site, bases[0]) or prefix
    needs = needs_of(part, site, bases, known=known) | {CallNeed.CODE}
    return _Judged(part, reason, form, needs, prefix, network_use(part, site, bases), own)


def _looks_at_repository(part: SimpleCommand) -> bool:
    """Return whether a part is a git that only reads, with options that all do so."""
    words = [word for word in strip_assignments(part.words) if word.raw != "--no-pager"]
    row = LOOKING.get(words[1].text) if len(words) > 1 and words[0].text == "git" else None
    if row is None or not all(word.literal for word in words):
        return False
    found = sort_arguments(row, words[2:])
    # an operand of the others would be a name to be made
    lists = row.operands in (OperandKind.PATHS, OperandKind.PATTERN_PATHS, OperandKind.TEXT)
    return not found.complaint and (lists or not found.operands)


def _replaces_pushed(texts: Sequence[str]) -> bool:
    return loss_warning(texts) == REPLACES_PUSHED


def _in_own_repository(part: SimpleCommand, site: CommandPaths, base: str) -> bool:
    """Return whether a part runs in the workspace's repository and prints nowhere else."""
    texts = [word.text for word in strip_assignments(part.words)]
    place = site.moved(base, texts[2]) if texts[1:2] == ["-C"] and len(texts) > 2 else base
    inside = site.holds(place) and site.own_repository(place)
    return inside and not aims_complaint(part, site, base)


def _uses_network(judged: list[_Judged]) -> list[_Judged]:
    """Describe network uses, if all parts are known; else leave the judgements as they were.

    The other parts must only read, or keep everything that was committed. Beside a request to a web
    server all must only read: git could put another file in place of one that is sent.
    """
    network_uses = [each.network_use for each in judged if each.network_use is not None]
    requests = [each for each in network_uses if each.lends == CARRIES_OUT]
    leases = any(each.lends == REPLACES for each in network_uses)
    apart = len(requests) in (0, len(network_uses))
    if leases and any(each.brings for each in network_uses):
        apart = False  # after a fetch the lease holds for what was never looked at
    stays = any(each.publishes or each.stays for each in network_uses)
    known = apart and all(
        not each.reason
        or each.network_use is not None
        or (not requests and _works_beside(each, stays=stays))
        for each in judged
    )
    if not known or not network_uses:
        return _offline(judged)
    return [
        replace(
            each,
            form=each.network_use.form,
            reason=each.network_use.said,
            prefix=each.network_use.wide,
        )
        if each.network_use is not None
        else each
        for each in judged
    ]


def _offline(judged: list[_Judged]) -> list[_Judged]:
    return [replace(each, network_use=None) for each in judged]


def _works_beside(each: _Judged, *, stays: bool) -> bool:
    plain = each.part.before not in ("|", "|&") and all(word.literal for word in each.part.words)
    texts = [word.text for word in strip_assignments(each.part.words)]
    return each.own and plain and is_quiet_git(texts, stays=stays)


def _reason(part: SimpleCommand, site: CommandPaths, base: str) -> str:
    """Return why a part needs a question, as a sentence; "" if it changes no file."""
    texts = [word.text for word in strip_assignments(part.words)]
    nothing = "" if part.reserved or texts else Phrase("Nothing in it is known to be safe.")
    trouble = aims_complaint(part, site, base) or nothing
    if trouble := trouble or loss_warning(texts) or publish_warning(texts):
        return trouble
    if not texts:
        return ""
    if _SETS.match(texts[0]):
        return Phrase("Sets `{raw}` for the commands that follow.", raw=part.words[0].raw)
    # `test -v` runs the commands in the index of an array
    runs = texts[0] in ("[", "test") and any(re.search(r"[$`]", text) for text in texts)
    if texts[0] in _STEADY and not runs and all(word.literal for word in part.words):
        return ""
    name = " ".join(texts[:2]) if _SUBCOMMAND_OF_GIT.fullmatch(" ".join(texts[:2])) else texts[0]
    trouble = Phrase("isn't a known read-only command")
    return Phrase("`{name}` {trouble}.", name=name, trouble=trouble)


def in_folder(command: str, folder: str, shell: str = BASH) -> str:
    """Return the command behind a `cd`, unless it runs in the project folder."""
    if folder in ("", ".", "./"):
        return command
    if shell == POWERSHELL:
        return in_powershell_folder(command, folder)
    return f"cd {shlex.quote(f'./{folder}' if folder.startswith('-') else folder)} && {command}"
