"""Sentences: what a text says in prose, without code, logs and tables.

Sentences are bounded, so hostile text costs no more than its length.
"""

import re
from collections.abc import Iterator

from helix_desktop.context.texts.cues import BINDING, LIMITING, RULE, WISH

LONGEST_SENTENCE = 400
"""Characters; what is longer is a log or a table, not something said."""
_DOCUMENT = 1_500
"""Characters from which a message is a document rather than something said."""
_LONGEST_LINE = 4_000
"""Characters of a line that can be a paragraph."""

_FENCE = re.compile(r"\s{0,8}(?:```|~~~)")
_END = re.compile(
    r"(?<=[.!?])[\"'”»)\]*]{0,3}\s{1,8}(?=[\"'“«(\[*`]{0,3}[\w#/])|(?<=[。！？])|(?<=[:;])\s{2,8}"
)
_ABBREVIATED = re.compile(r"(?:\b(?:e\.g|i\.e|etc|vs|cf|z\.B|d\.h|bzw|p\.ex|Nr|No)|^\d{1,3})\.$")
_MACHINE = re.compile(
    r"#{1,6}\s|//|/\*|--\s|\d{1,4}[-/:]\d\d|[\[{<|$%>]|at \S{1,80}\(|[\w./-]{1,80}:\d+|\w{1,60}\("
    r"|[-+]{3} |@@"
    r"|(?:raise|throw|throw new|return|assert|yield|await|def|class|fn|func|function) [\w.]{1,80}\("
    r"|import |from \S{1,80} import|(?:WARN|ERROR|INFO|DEBUG)\b|\w{1,60}@|[➜❯]|[│├└┌─═]"
)
_LINE_NUMBER = re.compile(r"\s{0,8}\d{1,6}(?:[→\t|]|:[ \t])")
"""What tools put before a line of a file."""
_ASIDE = re.compile(
    r"\b(?:i|we|you|they|it|he|she) (?:just )?(?:do not|don['’]?t|does not|doesn['’]?t) "
    r"(?:have|know|remember|see|understand|recall|get|think|really|even|seem|look|work|care|mind)\b"
    r"|\b(?:there|it)(?:['’]s| is| are| was) only\b|\bmust have\b|\b(?:not|if) only\b"
    r"|\bonly (?:one|two|a few)\b|\bwhy (?:do|don['’]?t|does)\b"
    r"|\b(?:is|are|currently) (?:always|never)\b"
    r"|\b(?:the|this|that|is|are|currently|runs?) only\b",
    re.IGNORECASE,
)
"""Turns of phrase that use a binding word without binding anybody."""
_LETTERS = re.compile(r"[^\W\d_]")


def sentences(text: str) -> Iterator[str]:
    """What the text says in sentences, without code blocks and without what machines wrote."""
    fenced = False
    for line in text.split("\n"):
        if _FENCE.match(line):
            fenced = not fenced
        elif not fenced and len(line) <= _LONGEST_LINE:
            yield from _of_line(line)


def rules(text: str) -> list[str]:
    """The sentences that say how things have to be or must not be."""
    spoken = len(text) < _DOCUMENT
    return [each for each in sentences(text) if binds(each) or (spoken and _asks_for(each))]


def binding(text: str) -> list[str]:
    """The rules among them that say so in words like never, always, must and only."""
    spoken = len(text) < _DOCUMENT
    return [each for each in sentences(text) if binds(each) or (spoken and limits(each))]


def binds(sentence: str) -> bool:
    """Whether it says never, always, must or do not, and not of what is merely so."""
    return BINDING.search(_ASIDE.sub("", sentence)) is not None


def limits(sentence: str) -> bool:
    """Whether it says only, at most, instead of, and not of what is merely so."""
    return LIMITING.search(_ASIDE.sub("", sentence)) is not None


def wishes(text: str) -> list[str]:
    return [each for each in sentences(text) if WISH.search(each)]


def first_sentences(text: str, length: int) -> str:
    """As many of the first sentences as `length` characters hold; at least a cut of the first."""
    taken = ""
    for sentence in sentences(text):
        if taken and len(taken) + len(sentence) >= length:
            break
        taken = f"{taken} {sentence}".strip()
    return taken if len(taken) <= length else f"{taken[: length - 1].rstrip()}…"


def _asks_for(sentence: str) -> bool:
    if limits(sentence):
        return True
    return not sentence.endswith(("?", "？")) and RULE.search(sentence) is not None


def _of_line(line: str) -> Iterator[str]:
    bare = _LINE_NUMBER.sub("", line, count=1)
    if bare.startswith("    ") and not bare.lstrip().startswith(("-", "*", "•")):
        return
    plain = bare.strip().lstrip("-*•").strip()
    if not plain or _MACHINE.match(plain):
        return
    held = ""
    for piece in _END.split(plain):
        joined = f"{held} {piece}".strip()
        held = joined if _ABBREVIATED.search(joined[-8:]) else ""
        if not held and _said(joined):
            yield joined
    if held and _said(held):
        yield held


def _said(sentence: str) -> bool:
    """Whether it can be something a person said, rather than a line of data."""
    if not 2 <= len(sentence) <= LONGEST_SENTENCE:
        return False
    return len(_LETTERS.findall(sentence)) * 2 >= len(sentence)
