"""Which programs and subcommands count as read-only (`ls`, `git log`) and so run without asking.

It saves questions and protects nothing: a line that is guessed to read runs with the project
read-only, without sockets and without a network, whatever it really does. A wrong guess is a line
that fails with "Read-only file system", or a question too many.
"""

import posixpath
import re
from collections.abc import Sequence

from helix_desktop.domain.hidden_characters import has_invisible, is_lookalike
from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.tools.permissions.command_line import Redirection, named, read_command_line

READING = named("""
    : [ [[ arch awk b2sum base64 basename bat cal cat cd cksum cloc cmp column comm cut date
    declare df diff dir dirname du echo egrep env expand export false fd fdfind fgrep file
    find fmt fold free gawk getconf getent grep groups head hexdump hostname id join jq less let
    local locale logname ls lsblk lscpu lsof man mawk md5sum more nl nm nproc objdump od paste
    pathchk pgrep pidof printenv printf ps pstree pwd read readelf readlink readonly realpath
    return rev rg sed seq set sha1sum sha224sum sha256sum sha384sum sha512sum shift shopt shuf
    size sleep sort stat strings sum tac tail test tokei tr tree true tsort tty type ulimit
    umask uname unexpand uniq unset uptime users wait wc whereis which who whoami xxd yq
    zcat zgrep
""")
"""Programs and builtins that usually read."""
_WRAPPERS = named("builtin command env nice nohup stdbuf time timeout xargs")
"""Programs that run the command behind their options."""
_WRAPPER_WORD = lazy_pattern(r"-.*|\d+(?:\.\d+)?[smhd]?|\w+=.*", re.DOTALL)
_ASKS_FOR_NAMES = frozenset({"-v", "-V"})
_VERSION = lazy_pattern(r"--version|-V|-v|--help|-h|version|help")
_CHANGING = {
    "date": re.compile(r"-s|--set|\d{8}"),
    "fd": re.compile(r"-[xX]|--exec"),
    "fdfind": re.compile(r"-[xX]|--exec"),
    "find": re.compile(r"-(?:delete|exec|execdir|ok|okdir|fprint|fprint0|fprintf|fls)$"),
    "gawk": re.compile(r"-i$|--include"),
    "hostname": re.compile(r"[^-]"),
    "sed": re.compile(r"-[nErsuz]*i|--in-place"),
    "shuf": re.compile(r"-o|--output"),
    "sort": re.compile(r"-[a-zA-Z]*o|--output"),
    "tree": re.compile(r"-o"),
    "yq": re.compile(r"-[a-zA-Z]*i|--inplace"),
}
"""The words with which these programs change something."""
_GIT_READING = named("""
    --exec-path --help --version annotate blame branch cat-file check-attr check-ignore
    check-mailmap check-ref-format cherry config count-objects describe diff diff-files
    diff-index diff-tree for-each-ref fsck grep help log ls-files ls-tree merge-base name-rev
    reflog remote rev-list rev-parse shortlog show show-branch show-ref stash status submodule
    symbolic-ref tag var verify-commit verify-tag version whatchanged worktree
""")
"""Subcommands that read, some only with the words of `_GIT_LISTING`. The question: does a line only
read, so that it runs with the project read-only and without a question? Whether git has to write a
repository is answered by `_ONLY_READ` in `git_environment.py`."""
_GIT_BEFORE = named("--no-pager -P --no-optional-locks --literal-pathspecs --bare")
_GIT_VALUED = named("-C -c --git-dir --work-tree")
_GIT_LISTING = {
    "branch": re.compile(
        r"(?:-[aravil]+|-vv|-q|--(?:all|remotes|list|show-current|verbose|column|color|ignore-case)"
        r"|--(?:no-)?(?:contains|merged)|--points-at|--(?:sort|format|abbrev|column|color)=.*)$"
    ),
    "config": re.compile(r"(?:--get\S*|--list|-l|get|list|--show-\w+|--global|--local|--system)$"),
    "reflog": re.compile(r"(?!expire|delete|drop|write)"),
    "remote": re.compile(r"(?:-v|--verbose|show|get-url)$"),
    "stash": re.compile(r"(?:list|show)$"),
    "submodule": re.compile(r"(?:status|summary)$"),
    "tag": re.compile(r"(?:-l|--list|-n\d*|--(?:sort|format|contains|points-at|column)\b)"),
    "worktree": re.compile(r"list$"),
}
"""The first word behind these subcommands with which they list; without any, most of them do."""
_NEEDS_WORD = frozenset({"config", "stash", "submodule", "worktree"})
_TAKES_NAMES = named("--contains --no-contains --merged --no-merged --points-at -l --list")
_NOWHERE = lazy_pattern(r"/dev/(?:null|stdout|stderr|fd/\d)|[0-9-]+")
"""Targets of redirections that are no files."""


def only_reads(line: str) -> bool:
    """Return whether a line is guessed only to read; False where nothing can be guessed."""
    if has_invisible(line) or is_lookalike(line):
        return False
    parts = read_command_line(line)
    return (
        parts.understood
        and bool(parts.commands)
        and all(map(changes_nothing, parts.redirections))
        and all(words_read(command.words) for command in parts.commands)
    )


def changes_nothing(redirection: Redirection) -> bool:
    writes = ">" in redirection.operator
    return not writes or _NOWHERE.fullmatch(redirection.target) is not None


def words_read(words: Sequence[str]) -> bool:
    while words and posixpath.basename(words[0]) in _WRAPPERS:
        if words[0] == "command" and _ASKS_FOR_NAMES.intersection(words[1:2]):
            return True
        words = words[1:]
        while words and _WRAPPER_WORD.fullmatch(words[0]):
            words = words[1:]
    if not words:
        return True
    name, arguments = posixpath.basename(words[0]), words[1:]
    if len(arguments) == 1 and _VERSION.fullmatch(arguments[0]):
        return True
    if name == "git":
        return _git_reads(arguments)
    changing = _CHANGING.get(name)
    return name in READING and not (changing and any(map(changing.match, arguments)))


def _git_reads(words: Sequence[str]) -> bool:
    while words and (words[0] in _GIT_BEFORE or words[0] in _GIT_VALUED):
        words = words[2 if words[0] in _GIT_VALUED else 1 :]
    if not words or words[0] not in _GIT_READING:
        return False
    name, arguments = words[0], words[1:]
    listing = _GIT_LISTING.get(name)
    if listing is None or not arguments:
        writes = any(word.startswith("--output") for word in arguments)
        return not writes and (bool(arguments) or name not in _NEEDS_WORD)
    if name == "branch":
        return bool(_TAKES_NAMES.intersection(arguments)) or all(map(listing.match, arguments))
    return listing.match(arguments[0]) is not None
