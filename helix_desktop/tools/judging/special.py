"""Commands whose arguments need a look of their own: text, dates, tests, scripts, waiting.

Every function answers with a complaint that follows the command's name, or with "".
"""

import re
from collections.abc import Callable, Mapping

import regex

from helix_desktop.tools.judging import arguments as held
from helix_desktop.tools.judging import find, sed
from helix_desktop.tools.judging.options import Operands, row
from helix_desktop.tools.judging.reading import READING
from helix_desktop.tools.judging.site import Site
from helix_desktop.tools.judging.sorting import sorted_by
from helix_desktop.tools.judging.words import Trait, Word, named

Check = Callable[[list[Word], Site, str], str]

LONGEST_SLEEP = 60
"""Seconds a command may wait without a question."""

_DATE = row(
    Operands.TEXT,
    "-u -R -I -Iseconds -Iminutes -Ihours -Idate -Ins --utc --universal --iso-8601[=T] --rfc-email"
    " --rfc-3339=T -d=T --date=T -r=P --reference=P --debug --version",
)
_FILE_TESTS = frozenset(f"-{letter}" for letter in "abcdefghkprsuwxGLNOS")
_TEXT_TESTS = frozenset({"-n", "-z"})
_NUMBER = re.compile(r"-?[0-9]{1,18}")
_EQUALS = named("= == !=")
_ORDERS = named("-eq -ne -lt -le -gt -ge")
_ONLY_SHOWS = regex.compile(
    r"(?:[^%\\]|\\.|%%|%[-+ #0']{0,5}[0-9]{0,3}(?:\.[0-9]{0,3})?[diouxXeEfFgGaAcsbqQ])*+",
    regex.DOTALL,
)
"""`%n` stores into a variable however its size is spelled, a huge width or `*` fills memory."""
_MODULES = re.compile(
    r"\b(?:import|include|input_filename|get_search_list|modulemeta|env|ENV)\b|\$__"
)


def _echo(words: list[Word], site: Site, base: str) -> str:
    for word in words:
        named_file = word.has(Trait.GLOB) and held.path_complaint(site, base, word)
        if trouble := named_file or held.unknown_words([word], Trait.STATUS):
            return trouble
    return ""


def _printf(words: list[Word], site: Site, base: str) -> str:
    if words and words[0].text == "--":
        words = words[1:]
    if not words or words[0].text.startswith("-") or not words[0].literal:
        return "has an option that is not known to be harmless"
    if _ONLY_SHOWS.fullmatch(words[0].text) is None:
        return f"has a format that does more than show text (`{words[0].raw}`)"
    return _echo(words[1:], site, base)


def _date(words: list[Word], site: Site, base: str) -> str:
    if trouble := held.complaint(_DATE, words, site, base=base):
        return trouble
    if all(word.text.startswith("+") for word in sorted_by(_DATE, words).operands):
        return ""
    return "can set the clock"


def _sleep(words: list[Word], site: Site, base: str) -> str:
    plain = len(words) == 1 and re.fullmatch(r"[0-9]{1,2}(?:\.[0-9]{1,3})?s?", words[0].raw)
    if plain and float(words[0].raw.rstrip("s")) <= LONGEST_SLEEP:
        return ""
    return f"waits longer than {LONGEST_SLEEP} s, or it cannot be told how long"


def _command(words: list[Word], site: Site, base: str) -> str:
    if len(words) >= 2 and words[0].raw in ("-v", "-V"):
        return held.unknown_texts(words[1:])
    return "runs another command"


def _test(words: list[Word], site: Site, base: str) -> str:
    texts = [word.text for word in words]
    if len(texts) == 3 and _compares(*texts):
        return held.unknown_texts(words)
    if texts[:1] == ["!"]:
        words, texts = words[1:], texts[1:]
    if len(texts) == 2 and texts[0] in _TEXT_TESTS:
        return held.unknown_texts(words)
    if len(texts) == 2 and texts[0] in _FILE_TESTS:
        return held.path_complaint(site, base, words[1])
    return "is a test that is not known to be harmless"


def _compares(left: str, operator: str, right: str) -> bool:
    """Two texts, or two plain numbers: what is no number might be worked out."""
    if operator in _ORDERS:
        return all(_NUMBER.fullmatch(text) for text in (left, right))
    return operator in _EQUALS and not left.startswith("-")


def _bracket(words: list[Word], site: Site, base: str) -> str:
    if not words or words[-1].raw != "]":
        return "has no closing bracket"
    return _test(words[:-1], site, base)


def _sed(words: list[Word], site: Site, base: str) -> str:
    if trouble := held.complaint(sed.ROW, words, site, base=base):
        return trouble
    found = sorted_by(sed.ROW, words)
    scripts = found.values or [word.text for word in found.operands[:1]]
    if not scripts and "--version" in found.options:
        return ""
    if scripts and all(sed.only_prints(script) for script in scripts):
        return ""
    return "has a script that is not known only to print"


def _jq(words: list[Word], site: Site, base: str) -> str:
    filters = sorted_by(READING["jq"], words).operands[:1]
    if filters and _MODULES.search(filters[0].text):
        return "has a filter that reads more than its files"
    return held.complaint(READING["jq"], words, site, base=base)


SPECIAL: Mapping[str, Check] = {
    "echo": _echo,
    "printf": _printf,
    "date": _date,
    "sleep": _sleep,
    "command": _command,
    "test": _test,
    "[": _bracket,
    "sed": _sed,
    "jq": _jq,
    "find": find.complaint,
}
