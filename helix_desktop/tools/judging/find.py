"""Whether a `find` expression only looks: tests and printing, no `-exec`, `-delete`, `-fprint`."""

import re

from helix_desktop.tools.judging.arguments import path_complaint, unknown_texts
from helix_desktop.tools.judging.site import Site
from helix_desktop.tools.judging.words import Trait, Word, named

_PLAIN = named("""
    ( ) ! , -a -o -and -or -not -print -print0 -ls -prune -quit -true -false -depth -d -xdev
    -mount -empty -readable -writable -executable -nouser -nogroup -daystart -noleaf -warn
    -nowarn -ignore_readdir_race
""")
_TEXT = named("""
    -name -iname -path -ipath -wholename -iwholename -regex -iregex -regextype -lname -ilname
    -type -xtype -maxdepth -mindepth -size -mtime -atime -ctime -mmin -amin -cmin -perm -user
    -group -uid -gid -links -inum -printf -fstype -used -newermt -newerat -newerct
""")
_PATH = frozenset({"-newer", "-anewer", "-cnewer", "-samefile"})
_FOLLOWS = frozenset({"-L", "-follow"})
_LESS = re.compile(r"-[0-9]")
"""`-mtime -1`"""
_LEADING = frozenset({"-H", "-P", "-L"})

OPTIONS = _PLAIN | _TEXT | _PATH | _FOLLOWS | _LEADING
"""All that may stand in an expression or before it."""


def complaint(arguments: list[Word], site: Site, base: str) -> str:
    """Why this search is not known only to look; "" if it is."""
    places, expression = _told_apart(arguments)
    for place in places:
        if trouble := path_complaint(site, base, place):
            return trouble
    if trouble := _expression(expression, site, base):
        return trouble
    follows = any(word.text in _FOLLOWS for word in arguments)
    if follows and any(site.links_out(base, place.text) for place in places or [_HERE]):
        return "follows links, and some below there lead out of the workspace"
    return ""


def _told_apart(arguments: list[Word]) -> tuple[list[Word], list[Word]]:
    """Where it looks, and what for; the expression begins with the first option or bracket."""
    leading = 0
    while leading < len(arguments) and arguments[leading].text in _LEADING:
        leading += 1
    begins = leading
    while begins < len(arguments) and not arguments[begins].text.startswith(("-", "(", "!", ",")):
        begins += 1
    return arguments[leading:begins], arguments[begins:]


def _expression(words: list[Word], site: Site, base: str) -> str:
    rest = iter(words)
    for word in rest:
        if unknown := unknown_texts([word]):
            return unknown
        if word.text in _PLAIN or word.text in _FOLLOWS:
            continue
        if word.text not in _TEXT and word.text not in _PATH:
            return f"has an expression that is not known only to look (`{word.raw}`)"
        value = next(rest, None)
        if value is None:
            return f"has `{word.text}` without its value"
        if trouble := _value(word.text, value, site, base=base):
            return trouble
    return ""


def _value(name: str, value: Word, site: Site, *, base: str) -> str:
    """An unquoted `*.py` becomes file names before find sees it: they are looked at as paths."""
    if value.text.startswith("-") and not _LESS.match(value.text) and name != "-perm":
        return f"has a value that looks like an expression (`{value.raw}`)"
    if name in _PATH or value.has(Trait.GLOB):
        return path_complaint(site, base, value)
    return unknown_texts([value])


_HERE = Word(".", ".", ".", Trait.NONE, 0, 0)
