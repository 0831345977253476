"""A second opinion on commands that were approved, cruder than the judge and written apart from it.

It knows quotation marks and little else: what is left outside of them may hold no construct that
writes or runs, and every command has to begin with the name of a reader.
"""

import re
import shlex

READERS = frozenset(
    """ls dir cat tac nl head tail wc grep egrep fgrep rg sort uniq cut tr diff cmp comm join paste fold
    fmt expand unexpand rev column od hexdump xxd jq file stat du df tree readlink realpath basename
    dirname md5sum sha1sum sha256sum sha512sum b2sum cksum which type pwd whoami id hostname uname
    arch nproc uptime free true false : find sed git echo printf date sleep command test [ cd python
    python3 node gcc g++ clang cmake make perl bash awk gawk ruby sqlite3 openssl""".split()
)
_REDIRECTIONS = re.compile(
    r"(?:(?<!\w)[012])?>>?\|?[ \t]*/dev/null(?![^\s;|&])|&>>?[ \t]*/dev/null(?![^\s;|&])"
    r"|(?:(?<!\w)[12])?>&[ \t]*[12](?![^\s;|&])|(?:(?<!\w)0)?<(?![<>&(])"
)
_WRITES = {
    "sort": re.compile(r"-[a-zA-Z]*o|--o|--comp|-T|--temp|--files0"),
    "find": re.compile(r"-(exec|ok|delete|fprint|fls|execdir|okdir|files0)"),
    "sed": re.compile(r"-[nErsuz]*[if]|--in|--file"),
    "rg": re.compile(r"--pre|--hostname|--search-zip|-[a-zA-Z]*z"),
    "tree": re.compile(r"-[a-zA-Z]*[oR]|--output|--fromfile"),
    "git": re.compile(r"--output|--ext-diff|--textconv|-[a-zA-Z]*O|--upload|--exec|--no-index"),
    "date": re.compile(r"-[uRI]*[sf]|--set|--file"),
    "file": re.compile(r"-[bikLhNnr0]*[CfmzZ]|--compile|--files-from|--magic"),
    "xxd": re.compile(r"-r|--revert"),
    "printf": re.compile(r"-v"),
    "test": re.compile(r"-[vR]$"),
    "[": re.compile(r"-[vR]$"),
}  # fmt: skip
_GIT = frozenset(
    """status diff log whatchanged show shortlog branch tag remote stash worktree reflog ls-files
    ls-tree cat-file rev-parse rev-list merge-base describe name-rev blame grep count-objects show-ref
    for-each-ref version --version""".split()
)
_OUTSIDE = re.compile(r"(--?[\w-]+=)?(~|/(?!dev/null$|tmp/audit))")


def objection(command: str) -> str:
    """What speaks against an approved command; "" if nothing is seen."""
    bare = _bare(command)
    if bare is None:
        return "a quotation without an end"
    if found := re.search(r"`|\$[({\[]|\$[A-Za-z_0-9@*#!$-]|[<>]\(", bare):
        return f"expands {found[0]!r}"
    rest = _REDIRECTIONS.sub(" ", bare)
    if found := re.search(r"[<>]|[()]|[^\n\t -~]*[\x00-\x08\x0b-\x1f\x7f]", rest):
        return f"redirects, groups or hides {found[0]!r}"
    if re.search(r"(?<![&|])&(?!&)", rest.replace("|&", "|")):
        return "runs something in the background"
    return next(filter(None, map(_words, _commands(command, bare))), "")


def _bare(command: str) -> str | None:
    """The command with everything quoted blanked out, character by character of equal length."""
    kept: list[str] = []
    quote = ""
    at = 0
    while at < len(command):
        char = command[at]
        if char == "\\" and quote != "'":
            pair = command[at : at + 2]
            kept.append("__" if pair != "\\\n" else "  ")
            at += 2
            continue
        if quote and char == quote:
            quote = ""
            kept.append("_")
        elif quote == "'":
            kept.append("_")
        elif quote == '"':
            kept.append(char if char in "$`" else "_")
            if char == "$" and command[at + 1 : at + 2] in ("(", "{", "["):
                kept[-1] = "`"
        elif char in "'\"":
            quote = char
            kept.append("_")
        elif char == "#" and (at == 0 or command[at - 1] in " \t\n;|&"):
            end = command.find("\n", at)
            end = len(command) if end < 0 else end
            kept.append(" " * (end - at))
            at = end
            continue
        else:
            kept.append(char)
        at += 1
    return None if quote else "".join(kept)


def _commands(command: str, bare: str) -> list[str]:
    """The texts between operators, as they are written."""
    if len(bare) != len(command):
        command = command.ljust(len(bare))
    blanked = _REDIRECTIONS.sub(lambda found: " " * len(found[0]), bare)
    texts: list[str] = []
    start = 0
    for found in re.finditer(r"&&|\|\||\|&|[;|\n]", blanked):
        texts.append(_without(command, blanked, bare, start, found.start()))
        start = found.end()
    texts.append(_without(command, blanked, bare, start, len(blanked)))
    return [text for text in texts if text.strip()]


def _without(command: str, blanked: str, bare: str, start: int, end: int) -> str:
    """Without the redirections and comments that were blanked."""
    return "".join(
        " " if blanked[at] == " " and command[at] not in " \t" else command[at]
        for at in range(start, end)
    )


def _words(text: str) -> str:
    try:
        words = shlex.split(text.replace("\\\n", ""))
    except ValueError:
        return f"cannot be split: {text!r}"
    while words and re.fullmatch(r"(LC_ALL|LANG|NO_COLOR|TZ|PAGER|GIT_PAGER|GIT_OPTIONAL_LOCKS)=[\w.-]+", words[0]):  # fmt: skip  # noqa: E501
        words = words[1:]
    if not words:
        return ""
    name, rest = words[0], words[1:]
    if name not in READERS:
        return f"runs {name!r}"
    if name == "git" and not _GIT.intersection(rest[:1] if rest[:1] != ["--no-pager"] else rest[1:2]):
        return f"git {rest[:3]}"
    if name == "uniq" and sum(not word.startswith("-") for word in rest) > 2:
        return "uniq may write"
    writes = _WRITES.get(name)
    for word in rest[: rest.index("--")] if "--" in rest else rest:
        if writes and writes.match(word):
            return f"{name} with {word!r}"
        if name not in ("echo", "printf", "grep", "sed", "tr", "rg", "jq", "git", "test", "[", "basename", "dirname"):
            if _OUTSIDE.match(word):
                return f"{name} outside: {word!r}"
    return ""
