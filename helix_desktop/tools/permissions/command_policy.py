"""Decides whether a shell command runs without asking (read-only), asks, or is refused, and why.

All others are refused or asked about, with reasons in words and the rules that an "always" would
add. What a line reaches is what its call asks for, not what its words suggest: the sandbox holds it
to that. A command for a folder gets a `cd` in its text, so that the judged and shown text is the
one that runs.
"""

import re
import shlex
from collections.abc import Iterator

from helix_desktop.domain.hidden_characters import has_hidden, has_invisible, is_lookalike
from helix_desktop.domain.permission import (
    NONE_READING,
    NOT_READING,
    CallNeed,
    CallRuling,
    Judgement,
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.tools.command_shell import BASH, POWERSHELL, in_powershell_folder
from helix_desktop.tools.permissions.command_line import (
    CommandLine,
    LineCommand,
    named,
    read_command_line,
)
from helix_desktop.tools.permissions.command_warnings import (
    REPLACES_PUSHED,
    files_written,
    loss_warning,
    publishing_warning,
)
from helix_desktop.tools.permissions.prefix_rules import offered_prefix, plain_words
from helix_desktop.tools.permissions.reading_guess import changes_nothing, only_reads, words_read
from helix_desktop.tools.permissions.refused_commands import find_refusal
from helix_desktop.tools.permissions.rules import exact_form, never_forms, widest_form

_SUBCOMMAND_OF_GIT = re.compile(r"git [a-z][a-z-]*")
_STEADY = named("""
    : [ basename cat cd cut dirname echo egrep false fgrep grep head jq ls nl pwd sleep tail test tr
    true wc
""")
"""Programs that change no file, whatever their arguments: with the network, too, they need no rule
beside a covered one."""
_CHANGING_THE_SHELL = named("""
    declare export let local printf read readonly return set shift shopt ulimit umask unset
""")
"""Builtins that read, but change what the commands behind them are, such as `export PATH=…`."""

MAX_COMMAND_CHARS = 10_000
"""Most characters; no user reads more than that on a card."""
MAX_PARTS = 50
MAX_FORMS = 3
"""Most commands of one line that rules for first words may cover at once."""
MAX_SHOWN_REASONS = 3
MAX_REASON_CHARS = 200
MAX_NAMED = 3
"""Most commands that one reason names."""
MAX_NAMED_FILES = 6

UNFOLLOWED = Phrase("Can be read in two ways.")


def judge_command(
    command: str, shell: str = BASH, *, network: bool = False, changes: bool = False
) -> Judgement:
    """Judge a command for bash (`--norc --noprofile`, no terminal, clean environment).

    `network`: the command asks for a way out. `changes`: it says that it changes files, so that
    nothing is guessed.
    """
    if len(command) > MAX_COMMAND_CHARS or shell != BASH:
        too_long = Phrase(
            "Longer than {longest} characters, too long to check.", longest=f"{MAX_COMMAND_CHARS:,}"
        )
        unknown = Phrase("No rules are known for {shell}.", shell=shell)
        return _unreadable(unknown if shell != BASH else too_long)
    line = read_command_line(command)
    never = never_forms(command) if line.understood else ()
    if refused := find_refusal(command):
        return Judgement(CallRuling.DENY, (refused,), never=never)
    if len(line.commands) > MAX_PARTS:
        return _unreadable(Phrase("Has too many parts to check."), never)

    alike = is_lookalike(command)
    odd = has_hidden(command) or alike or not line.commands
    losses = [loss_warning(part.all_words) for part in line.commands]
    # others have the commits by then, and nothing restores them
    replaces = REPLACES_PUSHED in losses
    once = odd or replaces
    exact = "" if odd else exact_form(command)
    asking = [part for part in line.commands if not _needs_no_rule(part, network=network)]
    parts = () if once or not line.simple else tuple(map(plain_words, asking))
    parts = tuple(dict.fromkeys(parts)) if all(parts) else ()
    parts = parts if len(parts) <= MAX_FORMS else ()
    prefixes = tuple(dict.fromkeys(map(offered_prefix, parts)))
    forbids = (widest_form(asking[0], line) if len(asking) == 1 else "") or exact
    needs = frozenset({CallNeed.CODE} | ({CallNeed.LOSS} if any(losses) else set()))
    judgement = Judgement(
        CallRuling.ASK,
        tuple(dict.fromkeys(_reasons_to_ask(command, line)))[:MAX_SHOWN_REASONS],
        forms=(exact,) if exact and not once else (),
        prefixes=prefixes if all(prefixes) else (),
        parts=parts,
        moves=any(part.words[:1] == ("cd",) for part in line.commands),
        never=(*never, exact) if never and exact else never,
        forbids=(forbids,) if forbids else (),
        needs=needs,
        restorable=not (replaces or alike or has_invisible(command)),
    )
    if network or changes or not only_reads(command):
        return judgement
    return replace(judgement, ruling=CallRuling.ALLOW, reasons=(), needs=frozenset(), reads=True)


def _unreadable(reason: str, never: tuple[str, ...] = ()) -> Judgement:
    return Judgement(CallRuling.ASK, (reason,), never=never, needs=frozenset(CallNeed))


def _needs_no_rule(command: LineCommand, *, network: bool) -> bool:
    """Return whether a command makes a line ask no more than its other commands do.

    Alone, what reads runs unasked. Beside others it does, too, unless it could carry something out.
    """
    words = command.words
    if not command.literal or command.settings:
        return False
    # `test -v` runs the commands in the index of an array
    if words[0] in ("test", "[", "[[") and any(sign in word for word in words for sign in "$`"):
        return False
    # the first words may be `builtin` or another wrapper
    changes_shell = not _CHANGING_THE_SHELL.isdisjoint(words[:4])
    return words[0] in _STEADY or (not network and not changes_shell and words_read(words))


def _reasons_to_ask(command: str, line: CommandLine) -> Iterator[str]:
    """Yield why a line is not guessed to read, in sentences; the card shows it anyway."""
    if has_hidden(command):
        yield Phrase("Contains invisible characters.")
    if is_lookalike(command):
        yield Phrase("Contains look-alike letters.")
    if not line.commands:
        yield Phrase("The command is empty.") if line.understood else UNFOLLOWED
        return
    if not line.understood:
        yield UNFOLLOWED
    unknown: dict[str, None] = {}
    targets = [aim.target for aim in line.redirections if not changes_nothing(aim)]
    may_write_more = False
    for part in line.commands:
        words = part.all_words
        written = files_written(part.words)
        targets += written
        if warning := loss_warning(words) or publishing_warning(words):
            yield warning
        elif not words_read(part.words):
            first = " ".join(part.words[:2])
            name = first if _SUBCOMMAND_OF_GIT.fullmatch(first) else part.words[0]
            unknown[name] = None
            may_write_more |= not written
    if targets:
        listed = list(dict.fromkeys(targets))
        files = ", ".join(f"`{target}`" for target in listed[:MAX_NAMED_FILES])
        more = f", … ({len(listed):,})" if len(listed) > MAX_NAMED_FILES else ""
        yield _shorten(Phrase("Writes to {files}.", files=files + more))
        if may_write_more:
            yield Phrase("May write other files of the project.")
    *names, last = unknown or ("",)
    if names:
        ellipsis = ("…",) if len(names) >= MAX_NAMED else ()
        named = ", ".join((*(f"`{name}`" for name in names[: MAX_NAMED - 1]), *ellipsis))
        reason = Phrase(
            "{names} and `{name}` {trouble}.", names=named, name=last, trouble=NONE_READING
        )
        yield _shorten(reason)
    elif last:
        yield _shorten(Phrase("`{name}` {trouble}.", name=last, trouble=NOT_READING))


def _shorten(reason: str) -> str:
    half = MAX_REASON_CHARS // 2
    return reason if len(reason) <= MAX_REASON_CHARS else f"{reason[:half]} … {reason[-half:]}"


def in_folder(command: str, folder: str, shell: str = BASH) -> str:
    """Return the command behind a `cd`, unless it runs in the project folder."""
    if folder in ("", ".", "./"):
        return command
    if shell == POWERSHELL:
        return in_powershell_folder(command, folder)
    return f"cd {shlex.quote(f'./{folder}' if folder.startswith('-') else folder)} && {command}"
