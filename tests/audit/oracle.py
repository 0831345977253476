"""A second opinion on commands that were approved, cruder than the judge and written apart from it.

It knows quotation marks and little else: what is left outside of them may hold no construct that
writes or runs, and every command has to begin with the name of a reader.
"""

import itertools
import os
import re
import shlex
from collections.abc import Sequence


def _named(text: str) -> frozenset[str]:
    return frozenset(text.split())


READERS = _named(
    "ls dir cat tac nl head tail wc grep egrep fgrep rg sort uniq cut tr diff cmp comm"
    " join paste fold fmt expand unexpand rev column od hexdump xxd jq file stat du df"
    " tree readlink realpath basename dirname md5sum sha1sum sha256sum sha512sum b2sum"
    " cksum which type pwd whoami id hostname uname arch nproc uptime free true false :"
    " find sed git echo printf date sleep command test [ cd python python3 node gcc g++"
    " clang cmake make perl bash awk gawk ruby sqlite3 openssl"
)
_GIT = _named(
    "status diff log whatchanged show shortlog branch tag remote stash worktree reflog"
    " ls-files ls-tree cat-file rev-parse rev-list merge-base describe name-rev blame grep"
    " count-objects show-ref for-each-ref version --version"
)
_WRITES = {
    "sort": re.compile(r"-[bdfgiMhnRrVcCmsuz]*[oST]|--o|--comp|--temp|--files0"),
    "find": re.compile(r"-(exec|ok|delete|fprint|fls|files0)"),
    "sed": re.compile(r"-[nErsuz]*[if]|--in|--file"),
    "rg": re.compile(r"--pre|--hostname|--search-zip|-[nNisSwxvFPUulcoqHIap0]*z"),
    "tree": re.compile(r"-[a-zA-Z]*[oR]|--output|--fromfile"),
    "git": re.compile(r"--output|--ext-diff|--textconv|-[a-df-z]*O|--upload|--exec|--no-index"),
    "date": re.compile(r"-[uR]*[sf]|--set|--file"),
    "file": re.compile(r"-[bikLhNnr0]*[CfmzZ]|--compile|--files-from|--magic"),
    "xxd": re.compile(r"-r|--revert"),
    "test": re.compile(r"-[vR]$"),
    "[": re.compile(r"-[vR]$"),
}
_REDIRECTIONS = re.compile(
    r"(?:(?<!\w)[012])?>>?\|?[ \t]*/dev/null(?![^\s;|&<>])|(?<!&)&>>?[ \t]*/dev/null(?![^\s;|&<>])"
    r"|(?:(?<!\w)[12])?>&[ \t]*[12](?![^\s;|&<>])|(?:(?<!\w)0)?<(?![<>&(])[ \t]*[^\s;|&<>]+"
)
_EXPANDS = re.compile(r"`|\$[({\[]|\$[A-Za-z_0-9@*#!$-]|[<>]\(")
_STRANGE = re.compile(r"[<>()\x00-\x08\x0b-\x1f\x7f]|(?<![&|])&(?!&)")
_BETWEEN = re.compile(r"&&|\|\||\|&|[;|\n]|\Z")
_OUTSIDE = re.compile(r"(--[\w-]+=)?(?:~|/(?!dev/null$))")
_TEXTS = _named("echo printf grep sed tr rg jq git basename dirname which type nl")
"""Where a word that looks like a path may be only text."""
_TEXT_OPTIONS = {
    "tree": ("-P", "-I"),
    "paste": ("-d", "--delimiters"),
    "join": ("-t", "-e", "-o", "-a", "-v"),
    "column": ("-s", "-o", "-N", "-R"),
    "sort": ("-t", "-k", "--key"),
    "comm": ("--output-delimiter",),
    "ls": ("-I", "--ignore", "--hide"),
    "du": ("--exclude",),
    "stat": ("-c", "--format"),
    "date": ("-d", "--date"),
    "cmp": ("-i",),
    "diff": ("-x", "-I", "-F", "-L", "--label", "--exclude"),
}
_SETTING = re.compile(r"(?:LC_ALL|LANG|NO_COLOR|TZ|PAGER|GIT_PAGER|GIT_OPTIONAL_LOCKS)=[\w.-]+")


def objection(command: str, inside: str = "") -> str:
    """What speaks against an approved command; "" if nothing is seen. `inside` may be read."""
    bare = _bare(command)
    if bare is None:
        return "a quotation without an end"
    if found := _EXPANDS.search(bare):
        return f"expands {found[0]!r}"
    left = _REDIRECTIONS.sub(lambda found: "\0" * len(found[0]), bare)
    if found := _STRANGE.search(left.replace("\0", " ").replace("|&", "| ")):
        return f"redirects, groups, hides or leaves running: {found[0]!r}"
    objections = (_words(text, inside) for text in _commands(command, left))
    return next((found for found in objections if found), "")


def _bare(command: str) -> str | None:
    """The command with everything quoted blanked out, character by character of equal length."""
    kept: list[str] = []
    quote, at = "", 0
    while at < len(command):
        char, shown = command[at], ""
        if char == "\\" and quote != "'":
            shown = _escaped(command[at : at + 2])
        elif quote:
            shown = _inside(quote, command[at], kept[-1][-1:] if kept else "")
            quote = "" if char == quote else quote
        elif char in "'\"":
            quote, shown = char, "."
        elif char == "#" and (at == 0 or command[at - 1] in " \t\n;|&"):
            shown = " " * len(command[at:].partition("\n")[0])
        else:
            shown = char
        kept.append(shown)
        at += len(shown)
    return None if quote else "".join(kept)


def _escaped(pair: str) -> str:
    return "  " if pair == "\\\n" else "." * len(pair)


def _inside(quote: str, char: str, before: str) -> str:
    """Between double quotation marks `$` and what follows it count."""
    behind = before == "$" and (char.isalnum() or char in "({[_@*#!?-")
    return char if quote == '"' and (char in "$`" or behind) else "."


def _commands(command: str, left: str) -> list[str]:
    """The texts between operators, without comments and redirections."""
    blank = "".join(
        " " if seen == "\0" or (seen == " " and char not in " \t\n") else char
        for seen, char in zip(left, command, strict=True)
    )
    texts: list[str] = []
    start = 0
    for found in _BETWEEN.finditer(left):
        texts.append(blank[start : found.start()])
        start = found.end()
    return [text for text in texts if text.strip()]


def _words(text: str, inside: str) -> str:
    try:
        words = shlex.split(text.replace("\\\n", ""))
    except ValueError:
        return f"cannot be split: {text!r}"
    while words and _SETTING.fullmatch(words[0]):
        words = words[1:]
    if not words:
        return ""
    name, rest = words[0], words[1:]
    if name not in READERS:
        return f"runs {name!r}"
    options = rest[: rest.index("--")] if "--" in rest else rest
    return _writes(name, options) or _reaches_out(name, options, inside)


def _writes(name: str, words: Sequence[str]) -> str:
    if name == "git" and not _GIT.intersection(
        words[:2] if words[:1] == ["--no-pager"] else words[:1]
    ):
        return f"git {words[:3]}"
    if name == "uniq" and sum(not word.startswith("-") for word in words) > 2:
        return "uniq may write"
    if name == "printf" and words[:1] == ["-v"]:
        return "printf into a variable"
    pattern = _WRITES.get(name)
    found = (word for word in words if pattern and pattern.match(word))
    return next((f"{name} with {word!r}" for word in found), "")


def _reaches_out(name: str, words: Sequence[str], inside: str) -> str:
    """A path that is there, and outside."""
    if name in _TEXTS:
        return ""
    if name == "find":
        words = list(itertools.takewhile(lambda word: not word.startswith("-"), words))
    for before, word in zip(["", *words], words, strict=False):
        if before in _TEXT_OPTIONS.get(name, ()):
            continue
        found = _OUTSIDE.match(word)
        path = word[len(found[1] or "") :] if found else ""
        if path and os.path.lexists(path) and not (inside and path.startswith(inside)):
            return f"{name} outside: {word!r}"
    return ""
