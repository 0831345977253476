"""Commands that can be undone, in the sandbox: *Sandboxed auto* runs them unasked.

Files of the folder are stored before they change. A repository is not: it is writable for a command
that names git, so each use of git must keep everything that was committed.
"""

import re
import shlex
from collections.abc import Iterator
from itertools import dropwhile, pairwise

from helix_desktop.domain.text_safety import has_invisible, is_lookalike
from helix_desktop.tools.permissions.command_line import named
from helix_desktop.tools.permissions.destructive import unwrap_command
from helix_desktop.tools.permissions.file_policy import is_writable
from helix_desktop.tools.permissions.github_texts import is_text
from helix_desktop.tools.permissions.options import may_mean
from helix_desktop.tools.permissions.shell_lexer import ShellWord, WordTrait
from helix_desktop.tools.permissions.shell_parser import SimpleCommand, parse_command_line

NAMES_GIT = re.compile(r"(?<![\w./-])git(?![\w/-])|/bin/git\b")
"""Only a command that names git may write, and lose, data of a repository; a part of a name
(`cmd/git-sync`) does not count."""
_MESSAGE_NEXT = re.compile(r"--message|-[aqsnv]{0,5}m")
_INSIDE = re.compile(r"(?<![\w-])git(?![\w-])")
_PLAIN = named("""
    : [ arch b2sum base64 basename cat cd cksum cmp column comm cp cut df diff dir dirname du echo
    egrep expand export false fgrep file fmt fold free grep head hexdump hostname id join jq ls
    md5sum mkdir mv nl nproc od paste printf pwd readlink realpath rev rg rm set sha1sum sha256sum
    sha512sum sleep sort stat tac tail test touch tr tree true type uname unexpand uniq uptime wc
    which whoami xxd
""")
"""Commands that run no other program: the word "git" is a text or a file to them."""
_CHANGES = named("rm cp mv touch mkdir")
_WRITES = _CHANGES | named("sort tree uniq xxd cd")
"""Commands in `_PLAIN` that may write a file, or lead into a folder."""
_OUTPUT = named("-o --output")
_XARGS = named("-0 -r -t --null --no-run-if-empty")
_READS = named("grep egrep fgrep cat head tail wc ls")
"""Commands that only read, whatever options `xargs` finds for them."""
_KEEPS = named("""
    add am apply archive bisect blame branch cat-file check-attr check-ignore checkout cherry
    cherry-pick clean commit config describe diff diff-index diff-tree fetch for-each-ref
    format-patch grep help init log ls-files ls-remote ls-tree merge merge-base mv name-rev notes
    pull range-diff rebase reflog remote reset restore rev-list rev-parse revert rm shortlog show
    show-ref stash status switch tag version whatchanged worktree
""")
"""Subcommands after which every commit is still named somewhere, at least in the log of HEAD.

The settings of a repository cannot be written in the sandbox.
"""
_LOSES = {
    "branch": named("-d -D -m -M -f -C --delete --move --force"),
    "tag": named("-d -f --delete --force"),
    "stash": named("drop clear"),
    "notes": named("remove prune"),
    "clean": named("-x -X"),
    "fetch": named("-f -p -P + --force --prune --prune-tags --upload-pack"),
    "pull": named("-f -p + --force --prune --upload-pack"),
    "ls-remote": named("--upload-pack --exec"),
    "archive": named("--exec"),
    "grep": named("-O --open-files-in-pager"),
    "switch": named("-C --force-create"),
    "checkout": named("-B"),
    "reflog": named("expire delete drop write"),
    "worktree": named("add remove move prune repair unlock"),
}
"""Options and words after which commits may be lost, or with which git starts a program, which
could do the same. A sign stands for words that begin with it."""
_QUIET = named("add commit merge switch checkout rebase stash branch restore reset")
"""The subcommands in `_KEEPS` that start nothing: hooks, filters and editors are off."""
_STARTS = re.compile(
    r"--?(?:exec|editor|edit|pager|config|hook\w*|cd|upload-pack|receive-pack|gpg-sign|git-dir"
    r"|work-tree|exec-path|from|interactive|patch|strategy|trailer\w*)(?:[-=].*)?",
    re.IGNORECASE,
)
"""Options with which these start a program, or work elsewhere."""
_STARTS_LONG = named("""
    --config --discard-changes --delete --edit --editor --exec --exec-path --file --force
    --force-create --from --git-dir --gpg-sign --hook --interactive --pager --patch
    --pathspec-from-file --receive-pack --strategy --template --trailer --upload-pack --work-tree
""")
_STARTS_SHORT = named("-C -e -i -p -s -S -X -d -D -f -F -t")
_STAYS = named("add commit merge")
"""The subcommands in `_QUIET` that stay on their branch."""
_ONLY_READ = re.compile(
    r"git(?:\s+(?:--no-pager|-P|-C\s+[\w./$\"{}-]+))*\s+(?:(?:--version|--exec-path|--help|show|log|diff"
    r"|status|ls-files|ls-tree|rev-parse|rev-list|cat-file|blame|grep|shortlog|merge-base|show-ref"
    r"|describe|for-each-ref|name-rev|check-ignore|help|submodule\s+status|[\w-]+(?:\s+[\w-]+)?\s+--help|branch\s+--show-current"
    r"|config\s+(?:--local\s+)?--get)(?![\w=-]))"
)
"""A use of git that never needs to write in a repository."""
_INSIDE_GIT = re.compile(r"\.git(?![\w.-])", re.IGNORECASE)
_DOT_PATTERN = re.compile(r"(?:^|/)\.[^/]*[*?\[]")
"""A pattern that begins with a dot: only such a one can stand for `.git`."""
_DOT_CHOICE = re.compile(r"(?:^|[/{,])\.")
"""A choice in braces (`{.gi,x}t`) with a name that begins with a dot."""
_SETS_GIT = re.compile(r"(?:GIT_\w+|\w*(?:EDITOR|VISUAL|PAGER))\+?=", re.ASCII)
_FINE_SETTING = re.compile(
    r"GIT_(?:(?:AUTHOR|COMMITTER)_(?:NAME|EMAIL|DATE)|TERMINAL_PROMPT|OPTIONAL_LOCKS|MERGE_AUTOEDIT"
    r"|REFLOG_ACTION)=.*|GIT_TRACE\w*=[012]?",
    re.ASCII | re.DOTALL,
)
"""Variables for git that start no program, and name no other settings or files."""
_NAMES_PROGRAM = re.compile(
    r"(?:\w*(?:EDITOR|VISUAL|PAGER)|GIT_EXTERNAL_DIFF|GIT_SSH_COMMAND)=(?P<program>.*)",
    re.ASCII | re.DOTALL,
)
_STEP = re.compile(r"-[A-Za-z]*?x(?P<program>.*)", re.DOTALL)
"""The option of `rebase` for a command after each step, maybe behind others."""
_INTO_FILE = r">>?[ \t]*[^\s|&;<>()]+"
_TEXT_FOR_FILE = re.compile(
    rf"\bcat[ \t]*(?:{_INTO_FILE}[ \t]*<<-?[ \t]*'(?P<mark>\w+)'"
    rf"|<<-?[ \t]*'(?P<other>\w+)'[ \t]*{_INTO_FILE})[ \t]*\n"
    r"(?:(?!(?:(?P=mark)|(?P=other)))[^\n]*\n)*?(?:(?P=mark)|(?P=other))(?=\n|$)"
)
"""A here-document that goes into a file unchanged; no line of it begins with its mark."""
_TOLD = 5
"""Words of git that must be written plainly: those up to the subcommand."""
_BEFORE_SUB = named("--no-pager -P --no-optional-locks --literal-pathspecs")
MESSAGE = "message"
"""The word that stands for such a message."""
_MESSAGE = re.compile(
    r"(?P<before>(?:[^'\"\\`$#<]|'[^']*'|\"[^\"\\`$]*\")*)\"\$\(cat <<'(?P<mark>\w+)'\n"
    r"(?:(?!(?P=mark))[^\n]*\n)*(?P=mark)\n\s*\)\""
)
"""The agents' way to write a message of several lines: nothing before it opens a quotation, and
bash takes all lines unchanged up to the first that is the mark. No other line may begin with the
mark: in a substitution bash takes `MARK… )` for the end, too, and runs the rest of that line."""


def is_reversible(command: str) -> bool:
    """Return whether nothing is lost by a command; False if uncertain."""
    if has_invisible(command) or is_lookalike(command):
        return False
    if not NAMES_GIT.search(command):
        return True
    found = parse_command_line(strip_commit_message(command)[0])
    fed = any(aim.operator.startswith("<<") for part in found.parts for aim in part.aims)
    return all(_keeps(part, fed=fed) for part in found.parts)


def only_reads_repository(command: str) -> bool:
    """Return whether git only reads, as far as the command shows.

    Such a command finds the repository closed: a hidden write fails, and nothing in the repository
    can be lost.
    """
    if has_invisible(command) or is_lookalike(command) or is_reversible(command):
        return False
    text = _TEXT_FOR_FILE.sub("", command)
    return not _INSIDE_GIT.search(text) and all(
        _ONLY_READ.match(text, found.start()) for found in NAMES_GIT.finditer(text)
    )


def names_writing_git(command: str) -> bool:
    """Return whether a command names git, and not only uses of it that read."""
    text = _TEXT_FOR_FILE.sub("", command)
    return any(not _ONLY_READ.match(text, found.start()) for found in NAMES_GIT.finditer(text))


def is_quiet_git(words: list[str], *, stays: bool) -> bool:
    """Return whether a git command keeps everything, and starts nothing, whatever it could reach.

    `stays`: it also does not switch branches.
    """
    if words[:1] != ["git"] or not _git_keeps(words[1:]):
        return False
    words_after = _from_sub(words[1:])
    if words_after == ["remote", "-v"]:
        return True
    if words_after[0] == "commit":
        words_after = [word for word in words_after if word != "-s"]  # signing off only adds a name
    named_so = words_after[0] in (_STAYS if stays else _QUIET)
    return named_so and not any(
        _steers(word) or _has_letter(word, {"-x"}) for word in words_after[1:]
    )


def _steers(word: str) -> bool:
    """Return whether a word behind `git` names a program or another place, or loses something."""
    letters = re.findall("[A-Za-z]", word) if re.fullmatch(r"-[A-Za-z]+", word) else [word[1:2]]
    short = word[:1] == "-" and not _STARTS_SHORT.isdisjoint(f"-{each}" for each in letters)
    names = (word, word.partition("=")[2])
    return (
        short
        or word in ("drop", "clear")
        or _STARTS.fullmatch(word) is not None
        or may_mean(word, _STARTS_LONG)
        or not all(is_writable(name.split("/"), granted=False) for name in names)
    )


def strip_commit_message(command: str, *, texts: bool = False) -> tuple[str, int]:
    """Replace a commit's message of that kind by one word; return the text and the word's
    position, -1 if there is none. `texts`: also replace a text that is written at GitHub."""
    found = _MESSAGE.match(command)
    if found is None:
        return command, -1
    text, at = f"{found['before']}{MESSAGE}{command[found.end() :]}", len(found["before"])
    has_message = any(_is_message(part, at, texts) for part in parse_command_line(text).parts)
    return (text, at) if has_message else (command, -1)


def _is_message(part: SimpleCommand, place: int, texts: bool) -> bool:
    """Return whether the word there is such a message, and no path, format or command."""
    at = next((at for at, word in enumerate(part.words) if word.start == place), 0)
    if part.words[at : at + 1] and part.words[at].raw != MESSAGE:
        return False  # something is joined to it
    words = [word.raw for word in part.words[:at]]
    if texts and is_text([word.text for word in part.words[:at]]):
        return True
    commits = words[:1] == ["git"] and _from_sub(words[1:])[:1] == ["commit"]
    return commits and _MESSAGE_NEXT.fullmatch(words[-1]) is not None


def _keeps(part: SimpleCommand, *, fed: bool) -> bool:
    """Return whether a part keeps everything; `fed`: some part reads a here-document."""
    texts = [word.text for word in part.words]
    words = next(unwrap_command(texts), [])
    settings = texts[: len(texts) - len(words)] + (words[1:] if words[:1] == ["export"] else [])
    if any(map(_steers_git, settings)) or any(map(_may_be_git, _written(part, words[:1]))):
        return False
    if not words or words[0] in _PLAIN:
        inside = words and words[0] in _CHANGES and any(map(_INSIDE.search, words[1:]))
        return not inside and not any("`" in word or "$(" in word for word in words)
    if words[0] == "xargs":
        return next(dropwhile(_XARGS.__contains__, words[1:]), "") in _READS
    if words[0] == "git":
        return all(word.literal for word in part.words[:_TOLD]) and _git_keeps(words[1:])
    may_write = any(map(_INSIDE.search, words)) or any(map(_may_be_git, part.words))
    return not (fed or part.before in ("|", "|&") or may_write)


def _steers_git(setting: str) -> bool:
    """Return whether a setting of a variable may make git lose something, or work elsewhere."""
    if found := _NAMES_PROGRAM.fullmatch(setting):
        return not _all_keep(found["program"])
    return bool(_SETS_GIT.match(setting)) and not _FINE_SETTING.fullmatch(setting)


def _all_keep(command: str) -> bool:
    """Return whether a command that git starts keeps everything, as one beside git must."""
    found = parse_command_line(command)
    return not found.complaints and all(_keeps(part, fed=False) for part in found.parts)


def _started(words: list[str]) -> Iterator[str]:
    """Yield the commands that `rebase` or `bisect` starts."""
    if words[:2] == ["bisect", "run"]:
        yield shlex.join(words[2:])
    for word, after in zip(words, [*words[1:], ""], strict=True):
        step = _STEP.fullmatch(word)
        if words[0] == "rebase" and (step or may_mean(word, ("--exec",))):
            yield (step["program"] if step else word.partition("=")[2]) or after


def _written(part: SimpleCommand, program: list[str]) -> Iterator[ShellWord]:
    """Yield the words that name what a part may write, or where it goes."""
    yield from (aim.target for aim in part.aims if aim.target is not None)
    if program == ["git"]:
        yield from (word for word in part.words if word.text.startswith(("--output=", "-o")))
        yield from (word for before, word in pairwise(part.words) if before.text in _OUTPUT)
    elif _WRITES.issuperset(program):
        yield from part.words


def _may_be_git(word: ShellWord) -> bool:
    """Return whether a word names a repository's folder, or may be made to by a pattern."""
    pattern = word.has(WordTrait.GLOB) and _DOT_PATTERN.search(word.text)
    choice = word.has(WordTrait.BRACE) and _DOT_CHOICE.search(word.text)
    return bool(_INSIDE_GIT.search(word.text) or pattern or choice)


def _git_keeps(words: list[str]) -> bool:
    words = _from_sub(words)
    if not words or words[0] not in _KEEPS:
        return False
    if not all(map(_all_keep, _started(words))):
        return False
    loses = _LOSES.get(words[0], frozenset())
    letters = {word for word in loses if not word.startswith("--")}
    return not any(
        loses & {word, word[:1]} or may_mean(word, loses) or _has_letter(word, letters)
        for word in words[1:]
    )


def _from_sub(words: list[str]) -> list[str]:
    while words and (words[0] in _BEFORE_SUB or words[0] == "-C"):
        words = words[2 if words[0] == "-C" else 1 :]
    return words


def _has_letter(word: str, letters: set[str]) -> bool:
    """Return whether a group of short options has one of these: `-fdx` has `-x`, and so has `-x1`,
    whose value is in the same word."""
    group = re.match(r"-[A-Za-z]+", word)
    return group is not None and any(f"-{each}" in letters for each in group[0])
