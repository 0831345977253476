"""Whether a command that runs in the sandbox without network can be taken back: what *Sandboxed
auto* lets run without a question.

Files of the folder are kept before they change. A repository is not: where a command names git, it
is writable, so each use of git has to be one that keeps what was committed.
"""

import re

from helix_desktop.domain.text_safety import has_hidden, is_lookalike
from helix_desktop.tools.permissions.destructive import unwrap_command
from helix_desktop.tools.permissions.prefix_rules import prefix_steers_git
from helix_desktop.tools.permissions.read_only_commands import READING
from helix_desktop.tools.permissions.shell_lexer import named
from helix_desktop.tools.permissions.shell_parser import SimpleCommand, parse_command_line

NAMES_GIT = re.compile(r"(?<![\w./-])git(?![\w/-])|/bin/git\b")
"""Only a command that says git may write what a repository holds, and only that one may lose it; a
piece of a name (`cmd/git-sync`) says nothing."""
_MESSAGE_NEXT = re.compile(r"--message|-[aqsnv]{0,5}m")
_INSIDE = re.compile(r"(?<![\w-])git(?![\w-])")
_PLAIN = named("cd echo printf test [ mkdir touch export sleep set true rm cp mv") | READING.keys()
"""They run no other program: a word that says git is a text or a file to them."""
_CHANGES = named("rm cp mv touch mkdir")
_KEEPS = named("""
    add am apply archive bisect blame branch cat-file check-attr check-ignore checkout cherry
    cherry-pick clean commit config describe diff diff-index diff-tree fetch for-each-ref
    format-patch grep help init log ls-files ls-remote ls-tree merge merge-base mv name-rev notes
    pull range-diff rebase remote reset restore rev-list rev-parse revert rm shortlog show show-ref
    stash status switch tag version whatchanged
""")
"""Sub-commands after which every commit is still named somewhere, if only in the log of HEAD. The
settings of a repository cannot be written in the sandbox."""
_LOSES = {
    "branch": named("-d -D -m -M -f -C --delete --move --force"),
    "tag": named("-d -f --delete --force"),
    "stash": named("drop clear"),
    "notes": named("remove prune"),
    "clean": named("-x -X"),
    "fetch": named("-f -p --force --prune"),
    "switch": named("-C --force-create"),
    "checkout": named("-B"),
}
_QUIET = named("add commit merge switch checkout rebase stash branch restore reset")
"""Of these, the ones that start nothing: hooks, filters and editors are off."""
_STAYS = named("add commit merge")
"""And these stay on their branch."""
_ONLY_READ = re.compile(
    r"git(?:\s+(?:--no-pager|-P|-C\s+[\w./$\"{}-]+))*\s+(?:(?:--version|--exec-path|--help|show|log|diff"
    r"|status|ls-files|ls-tree|rev-parse|rev-list|cat-file|blame|grep|shortlog|merge-base|show-ref"
    r"|describe|for-each-ref|name-rev|check-ignore|help|[\w-]+(?:\s+[\w-]+)?\s+--help|branch\s+--show-current"
    r"|config\s+(?:--local\s+)?--get)(?![\w=-]))"
)
"""A use of git that never has to write what a repository holds."""
_INSIDE_GIT = re.compile(r"\.git(?![\w.-])")
_INTO_FILE = r">>?[ \t]*[^\s|&;<>()]+"
_TEXT_FOR_FILE = re.compile(
    rf"\bcat[ \t]*(?:{_INTO_FILE}[ \t]*<<-?[ \t]*'(?P<mark>\w+)'"
    rf"|<<-?[ \t]*'(?P<other>\w+)'[ \t]*{_INTO_FILE})[ \t]*\n"
    r"(?:(?!(?:(?P=mark)|(?P=other))\n)[^\n]*\n)*?(?:(?P=mark)|(?P=other))(?=\n|$)"
)
"""A text that goes into a file as it is."""
_TOLD = 5
"""Words of git that have to be written plainly: what stands before the sub-command, and that."""
_BEFORE_SUB = named("--no-pager -P --no-optional-locks --literal-pathspecs")
_MESSAGE = re.compile(
    r"(?P<before>[^'\"\\`$#<]*)\"\$\(cat <<'(?P<mark>\w+)'\n"
    r"(?:(?!(?P=mark)\n)[^\n]*\n)*(?P=mark)\n\s*\)\""
)
"""How agents write a message of several lines: nothing before it opens a quotation, and bash takes
all up to the first line that is the mark as it is."""


def is_reversible(command: str) -> bool:
    """Whether nothing is lost by it; what cannot be told is no."""
    if has_hidden(command) or is_lookalike(command):
        return False
    if not NAMES_GIT.search(command):
        return True
    found = parse_command_line(strip_commit_message(command)[0])
    fed = any(aim.operator.startswith("<<") for part in found.parts for aim in part.aims)
    return all(_keeps(part, fed=fed) for part in found.parts)


def only_reads_repository(command: str) -> bool:
    """Whether git only reads there, as far as the command says. Such a one finds the repository
    closed: what it does not say cannot be done, and nothing in there can be lost."""
    if has_hidden(command) or is_lookalike(command) or is_reversible(command):
        return False
    text = _TEXT_FOR_FILE.sub("", command)
    return not _INSIDE_GIT.search(text) and all(
        _ONLY_READ.match(text, found.start()) for found in NAMES_GIT.finditer(text)
    )


def is_quiet_git(words: list[str], *, stays: bool) -> bool:
    """Whether this is git that keeps all, and starts nothing, whatever it could reach meanwhile.

    `stays`: it does not go to another branch, either.
    """
    if words[:1] != ["git"] or not _git_keeps(words[1:]):
        return False
    told = _from_sub(words[1:])
    if told == ["remote", "-v"]:
        return True
    if told[0] == "commit":
        told = [word for word in told if word != "-s"]  # it signs with a name only
    named_so = told[0] in (_STAYS if stays else _QUIET)
    return named_so and not any(
        prefix_steers_git(word) or _has_letter(word, {"-x"}) for word in told[1:]
    )


def strip_commit_message(command: str) -> tuple[str, int]:
    """The command with one word in place of a commit's message that is written so, and where that
    is; -1 if it has none."""
    found = _MESSAGE.match(command)
    if found is None:
        return command, -1
    text, at = f"{found['before']}message{command[found.end() :]}", len(found["before"])
    told = any(_is_message(part, at) for part in parse_command_line(text).parts)
    return (text, at) if told else (command, -1)


def _is_message(part: SimpleCommand, place: int) -> bool:
    """Whether the word there is what a commit says, and no path, format or command."""
    at = next((at for at, word in enumerate(part.words) if word.start == place), 0)
    words = [word.raw for word in part.words[:at]]
    commits = words[:1] == ["git"] and _from_sub(words[1:])[:1] == ["commit"]
    return commits and _MESSAGE_NEXT.fullmatch(words[-1]) is not None


def _keeps(part: SimpleCommand, *, fed: bool) -> bool:
    """`fed`: some command of the line reads a text from it, which may say anything."""
    words = next(unwrap_command([word.text for word in part.words]), [])
    if not words or words[0] in _PLAIN:
        inside = words and words[0] in _CHANGES and any(map(_INSIDE.search, words[1:]))
        return not inside and not any("`" in word or "$(" in word for word in words)
    if words[0] == "git":
        return all(word.literal for word in part.words[:_TOLD]) and _git_keeps(words[1:])
    return not (fed or part.before in ("|", "|&") or any(map(_INSIDE.search, words)))


def _git_keeps(words: list[str]) -> bool:
    words = _from_sub(words)
    if not words or words[0] not in _KEEPS:
        return False
    loses = _LOSES.get(words[0], frozenset())
    letters = {word for word in loses if not word.startswith("--")}
    return not any(word in loses or _has_letter(word, letters) for word in words[1:])


def _from_sub(words: list[str]) -> list[str]:
    while words and (words[0] in _BEFORE_SUB or words[0] == "-C"):
        words = words[2 if words[0] == "-C" else 1 :]
    return words


def _has_letter(word: str, letters: set[str]) -> bool:
    """`-fdx` has `-x`."""
    return bool(re.fullmatch(r"-[A-Za-z]+", word)) and any(f"-{each}" in letters for each in word)
