"""Commands whose arguments need checks of their own: echo, printf, date, test, sleep, sed, jq,
find, base64.

Each check returns a complaint that follows the command's name, or "". A `find` expression may only
test and print (no `-exec`, `-delete`, `-fprint`). A sed script is parsed by a grammar of the few
commands that cannot reach a file or a program. Python's own `re` before 3.11.5 matches too much
where a group is repeated possessively, hence `regex`. It takes memory, and is imported where such
a pattern is first needed.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from itertools import dropwhile, takewhile
from typing import TYPE_CHECKING

from helix_desktop.domain.phrase import Phrase
from helix_desktop.tools.permissions import options as held
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.options import (
    OperandKind,
    command_row,
    path_complaint,
    sort_arguments,
    unknown_texts,
)
from helix_desktop.tools.permissions.read_only_commands import READING
from helix_desktop.tools.permissions.shell_lexer import ShellWord, WordTrait, named

if TYPE_CHECKING:
    import regex

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
"""Matches `-mtime -1`"""
_LEADING = frozenset({"-H", "-P", "-L"})

_DECODES = named("-d -D --decode")
_DECODING = _DECODES | named("-i --ignore-garbage")

OPTIONS = _PLAIN | _TEXT | _PATH | _FOLLOWS | _LEADING
"""All options of an expression or before it."""


def find_complaint(arguments: list[ShellWord], site: CommandPaths, base: str) -> str:
    """Return why this search is not known only to read; "" if it is."""
    rest = [*dropwhile(lambda word: word.text in _LEADING, arguments)]
    # the expression begins with the first option or bracket
    places = [*takewhile(lambda word: not word.text.startswith(("-", "(", "!", ",")), rest)]
    for place in places:
        if trouble := path_complaint(site, base, place):
            return trouble
    if trouble := _expression(rest[len(places) :], site, base):
        return trouble
    follows = any(word.text in _FOLLOWS for word in arguments)
    if follows and any(site.links_out(base, place.text) for place in places or [_HERE]):
        return Phrase("follows links that lead outside the project folder")
    return ""


def _expression(words: list[ShellWord], site: CommandPaths, base: str) -> str:
    rest = iter(words)
    for word in rest:
        if unknown := unknown_texts([word]):
            return unknown
        if word.text in _PLAIN or word.text in _FOLLOWS:
            continue
        if word.text not in _TEXT and word.text not in _PATH:
            return Phrase("has an expression that may do more than search (`{raw}`)", raw=word.raw)
        value = next(rest, None)
        if value is None:
            return Phrase("has `{text}` without its value", text=word.text)
        if trouble := _value(word.text, value, site, base=base):
            return trouble
    return ""


def _value(name: str, value: ShellWord, site: CommandPaths, *, base: str) -> str:
    """Check a value; bash turns an unquoted `*.py` into file names, checked as paths."""
    if value.text.startswith("-") and not _LESS.match(value.text) and name != "-perm":
        return Phrase("has a value that looks like an expression (`{raw}`)", raw=value.raw)
    if name in _PATH or value.has(WordTrait.GLOB):
        return path_complaint(site, base, value)
    return unknown_texts([value])


_HERE = ShellWord(".", ".", ".", WordTrait.NONE, 0, 0)


ROW = command_row(
    OperandKind.PATTERN_PATHS,
    "-n -E -r -s -u -z -e=T? --expression=T? --quiet --silent --regexp-extended --separate"
    " --null-data --unbuffered --version",
)


@cache
def _pattern(source: str) -> "regex.Pattern[str]":
    """Compile a pattern once, where it is first needed."""
    # lazy: most commands are judged without it
    import regex  # noqa: PLC0415

    return regex.compile(source)


def _text_up_to(delimiter: str) -> str:
    """Return an expression for a part of a script up to and including the delimiter.

    Some versions allow a delimiter in brackets and some do not: a bracket must close before one,
    and hold nothing on which they could differ, not even as its `^` or in a class.
    """
    ends = re.escape(delimiter)
    plain = rf"[^\\\[{ends}\n]|\\."
    named_class = "" if delimiter == ":" else r"|\[:[a-z]+:\]"
    inside = rf"[^\]\[\\{ends}\n]{named_class}|\\[^\]\[\\{ends}\n]"
    negated = "" if delimiter == "^" else r"\^?+"
    return rf"(?:{plain}|\[{negated}\]?+(?:{inside})*+\])*+{ends}"


_ADDRESS = rf"(?:\d+(?:~\d+)?|\$|/{_text_up_to('/')}[IM]*)"
_LINES = rf"(?:{_ADDRESS}(?:\s*,\s*(?:[+~]\d+|{_ADDRESS}))?)?"
_SIMPLE = r"(?:[pdDPhHgGxnN=]|[qQ]\s*\d*|l\s*\d*)"
_CHANGE = r"(?P<change>[sy](?P<by>[!-/:-@^_`{-~]))"
_COMMAND = rf"(?a)[\s;]*{_LINES}\s*!?\s*(?:(?P<simple>{_SIMPLE})|{_CHANGE})"
_FLAGS = r"[gpiI0-9]*"
_END = r"[ \t]*(?:[;\n][\s;]*|\Z)"


def only_prints(script: str) -> bool:
    """Return whether a script is fully understood and writes, reads and runs nothing."""
    at = 0
    while at < len(script):
        end = _command(script, at)
        closing = _pattern(_END).match(script, end) if end else None
        if not closing:
            return False
        at = closing.end()
    return True


def _command(script: str, at: int) -> int:
    """Return the end of the command that begins here; 0 if it is unknown."""
    found = _pattern(_COMMAND).match(script, at)
    if found is None:
        return 0
    if found["simple"]:
        return found.end()
    end = found.end()
    for _ in range(2):
        end = _behind(script, end, found["by"])
        if not end:
            return 0
    flags = _pattern(_FLAGS).match(script, end)
    return flags.end() if flags and found["change"][0] == "s" else end


def _behind(script: str, at: int, delimiter: str) -> int:
    """Return the position behind the next unescaped delimiter; 0 if there is none."""
    found = _pattern(f"(?s){_text_up_to(delimiter)}").match(script, at)
    return found.end() if found else 0


Check = Callable[[list[ShellWord], CommandPaths, str], str]

LONGEST_SLEEP = 60
"""Most seconds that a command may wait without a question."""

_DATE = command_row(
    OperandKind.TEXT,
    "-u -R -I -Iseconds -Iminutes -Ihours -Idate -Ins --utc --universal --iso-8601[=T] --rfc-email"
    " --rfc-3339=T -d=T --date=T -r=P --reference=P --debug --version",
)
_FILE_TESTS = frozenset(f"-{letter}" for letter in "abcdefghkprsuwxGLNOS")
_TEXT_TESTS = frozenset({"-n", "-z"})
_NUMBER = re.compile(r"-?[0-9]{1,18}")
_EQUALS = named("= == !=")
_ORDERS = named("-eq -ne -lt -le -gt -ge")
_ONLY_SHOWS = (
    r"(?s)(?:[^%\\]|\\.|%%|%[-+ #0']{0,5}[0-9]{0,3}(?:\.[0-9]{0,3})?[diouxXeEfFgGaAcsbqQ])*+"
)
"""`%n` stores into a variable however its size is spelled; a huge width or `*` fills memory."""
_MODULES = re.compile(
    r"\b(?:import|include|input_filename|get_search_list|modulemeta|env|ENV)\b|\$__"
)


def _echo(words: list[ShellWord], site: CommandPaths, base: str) -> str:
    for word in words:
        named_file = word.has(WordTrait.GLOB) and held.path_complaint(site, base, word)
        if trouble := named_file or held.unknown_words([word], WordTrait.STATUS):
            return trouble
    return ""


def _printf(words: list[ShellWord], site: CommandPaths, base: str) -> str:
    if words and words[0].text == "--":
        words = words[1:]
    if not words or words[0].text.startswith("-") or not words[0].literal:
        return Phrase("has an option that may be unsafe")
    if _pattern(_ONLY_SHOWS).fullmatch(words[0].text) is None:
        return Phrase("has a format that does more than print (`{raw}`)", raw=words[0].raw)
    return _echo(words[1:], site, base)


def _date(words: list[ShellWord], site: CommandPaths, base: str) -> str:
    if trouble := held.arguments_complaint(_DATE, words, site, base=base):
        return trouble
    if all(word.text.startswith("+") for word in sort_arguments(_DATE, words).operands):
        return ""
    return Phrase("can set the clock")


def _sleep(words: list[ShellWord], site: CommandPaths, base: str) -> str:
    plain = len(words) == 1 and re.fullmatch(r"[0-9]{1,2}(?:\.[0-9]{1,3})?s?", words[0].raw)
    if plain and float(words[0].raw.rstrip("s")) <= LONGEST_SLEEP:
        return ""
    return Phrase(
        "waits for more than {longest} s or an unknown time",
        longest=LONGEST_SLEEP,
    )


def _special_command(words: list[ShellWord], site: CommandPaths, base: str) -> str:
    if len(words) >= 2 and words[0].raw in ("-v", "-V"):
        return held.unknown_texts(words[1:])
    return Phrase("runs another command")


def _test(words: list[ShellWord], site: CommandPaths, base: str) -> str:
    texts = [word.text for word in words]
    if len(texts) == 3 and _compares(*texts):
        return held.unknown_texts(words)
    if texts[:1] == ["!"]:
        words, texts = words[1:], texts[1:]
    if len(texts) == 2 and texts[0] in _TEXT_TESTS:
        return held.unknown_texts(words)
    if len(texts) == 2 and texts[0] in _FILE_TESTS:
        return held.path_complaint(site, base, words[1])
    return Phrase("is a test that may be unsafe")


def _compares(left: str, operator: str, right: str) -> bool:
    """Return whether two texts or plain numbers are compared: others might be evaluated."""
    if operator in _ORDERS:
        return all(_NUMBER.fullmatch(text) for text in (left, right))
    return operator in _EQUALS and not left.startswith("-")


def _bracket(words: list[ShellWord], site: CommandPaths, base: str) -> str:
    if not words or words[-1].raw != "]":
        return Phrase("has no closing bracket")
    return _test(words[:-1], site, base)


def _sed(words: list[ShellWord], site: CommandPaths, base: str) -> str:
    if trouble := held.arguments_complaint(ROW, words, site, base=base):
        return trouble
    found = sort_arguments(ROW, words)
    scripts = found.values or [word.text for word in found.operands[:1]]
    if not scripts and "--version" in found.options:
        return ""
    if scripts and all(only_prints(script) for script in scripts):
        return ""
    return Phrase("has a script that may do more than print")


def _jq(words: list[ShellWord], site: CommandPaths, base: str) -> str:
    filters = sort_arguments(READING["jq"], words).operands[:1]
    if filters and _MODULES.search(filters[0].text):
        return Phrase("has a filter that reads more than its files")
    return held.arguments_complaint(READING["jq"], words, site, base=base)


def _base64(words: list[ShellWord], _site: CommandPaths, _base: str) -> str:
    """Check `base64`: it may decode its input; an encoded secret would be hard to recognize."""
    plain = all(word.literal and word.text in _DECODING for word in words)
    decodes = any(word.text in _DECODES for word in words)
    return "" if plain and decodes else Phrase("isn't a known read-only command")


SPECIAL: Mapping[str, Check] = {
    "base64": _base64,
    "echo": _echo,
    "printf": _printf,
    "date": _date,
    "sleep": _sleep,
    "command": _special_command,
    "test": _test,
    "[": _bracket,
    "sed": _sed,
    "jq": _jq,
    "find": find_complaint,
}
