"""What must not be lost of a stretch of history, found by rules.

Paths given, read and changed, errors, numbers with a meaning, ids, addresses, decisions, lessons,
and above all what the user demanded. Texts are cut into bounded runs first: the time is linear.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import StrEnum

from helix_desktop.context.texts.cues import DECISION, LESSON, NEXT
from helix_desktop.context.texts.deeds import Act, texts
from helix_desktop.context.texts.gist import plain
from helix_desktop.context.texts.passages import Passage, Voice
from helix_desktop.context.texts.plain import clipped, is_artefact
from helix_desktop.context.texts.speech import binding, sentences
from helix_desktop.context.texts.steps import Done, turns
from helix_desktop.domain.values import value


class DetailKind(StrEnum):
    """The kinds of details, most precious first."""

    RULE = "rule"
    CHANGED = "changed"
    GIVEN = "given"
    ERROR = "error"
    DECISION = "decision"
    LESSON = "lesson"
    READ = "read"
    ID = "id"
    URL = "url"
    NUMBER = "number"
    PATH = "path"
    NAME = "name"


@value
class Detail:
    """One thing to keep, as it stands in the text, and the event it was first seen in."""

    kind: DetailKind
    text: str
    seq: int


LONGEST_RULE = 400
_LONGEST_RUN = 240
_SHORT_OUTPUT = 2_000
"""Characters up to which an output is read for ids and addresses of what a command made."""
_MEASURED = re.compile(r"\d+\.\d+|\d\d?:\d\d|20\d\d|1?\d{2}0{2,9}")
"""Numbers of a call that say how long, when or how many at most."""
_COUNTED = re.compile(r"[\d,]+")
_MOST_COUNTED = 4
"""Bare numbers of an output; one with more is a listing of sizes and counts."""
_STARTS = 40
"""Characters of a sentence in which an announcement shows."""
_MOST_RULES = 24
"""Rules taken from one message; a longer list is a document, which the message's path recalls."""
_MOST_GIVEN = 24
"""Files of one message that count as given; a longer list is a log that was pasted."""

_RUN = re.compile(r"https?://[^\s\"'<>()\[\]{}\\`,;|]+|[\w.@~/#:$€£+,-]+")
_KINDS = (
    (DetailKind.URL, re.compile(r"https?://\S{4,}")),
    (DetailKind.ID, re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)),
    (DetailKind.ID, re.compile(r"(?=[a-f]{0,63}\d)(?=\d{0,63}[a-f])[0-9a-f]{7,64}")),
    (DetailKind.ID, re.compile(r"[A-Z]{2,10}-\d{1,6}|#\d{1,6}|(?=[A-Z]{1,11}\d)[A-Z0-9]{5,12}")),
    (DetailKind.NUMBER, re.compile(r"v?\d{1,4}(?:\.\d{1,4}){1,3}(?:[-+][\w.]{1,20})?")),
    (DetailKind.NUMBER, re.compile(r"[\w.-]{0,60}:\d{2,5}|[$€£]\d[\d,.]{0,15}|\d{4}-\d\d-\d\d")),
    (DetailKind.NUMBER, re.compile(r"\d{4,12}|\d{1,3}(?:,\d{3}){1,4}")),
    (DetailKind.PATH, re.compile(r"(?:~|\.{1,2})?/(?=[./]{0,3}\w)[\w.@~/+-]{2,}(?::\d{1,6})?")),
    (
        DetailKind.PATH,
        re.compile(r"(?:[\w.@+-]+/){3,}[\w.@+-]*|(?:[\w.@+-]*[._@-][\w.@+-]*/){2}\w+"),
    ),
    (DetailKind.PATH, re.compile(r"[\w.@/+-]*[\w@+-]{2,}\.[a-z][a-z0-9]{0,5}(?::\d{1,6})?")),
    (DetailKind.NAME, re.compile(r"\w*[a-z0-9][A-Z]\w*|[a-zA-Z]\w*_\w+|\w{2,}(?:Error|Exception)")),
)


def details(passages: Iterable[Passage]) -> tuple[Detail, ...]:
    """Every detail of the stretch once, in the order of first appearance."""
    found: dict[tuple[DetailKind, str], Detail] = {}
    for detail in _all(tuple(passages)):
        found.setdefault((detail.kind, detail.text), detail)
    return tuple(
        detail
        for detail in found.values()
        if not any((kind, detail.text) in found for kind in _STRONGER.get(detail.kind, ()))
    )


_STRONGER = {
    DetailKind.PATH: (DetailKind.CHANGED, DetailKind.GIVEN, DetailKind.READ),
    DetailKind.READ: (DetailKind.CHANGED, DetailKind.GIVEN),
    DetailKind.GIVEN: (DetailKind.CHANGED,),
}
"""A file is told as the most precious of what it is."""


def mentioned(text: str, seq: int = 0) -> Iterator[Detail]:
    """The paths, numbers, ids, addresses and names that a text speaks of."""
    for run in _RUN.findall(text):
        # most runs are plain words, which are of no kind
        if len(run) <= _LONGEST_RUN and not (run.isalpha() and run[1:].islower()):
            bare = run.rstrip(".,:-+").lstrip(",:+-")
            for kind, pattern in _KINDS:
                if pattern.fullmatch(bare):
                    yield Detail(kind, bare, seq)
                    break


def _all(passages: tuple[Passage, ...]) -> Iterator[Detail]:
    for passage in passages:
        if is_artefact(passage.text):
            continue
        match passage.voice:
            case Voice.USER | Voice.CARD:
                for rule in binding(passage.text)[:_MOST_RULES]:
                    yield Detail(DetailKind.RULE, rule[:LONGEST_RULE], passage.seq)
                yield from _given(passage)
            case Voice.AGENT:
                yield from _concluded(passage)
                yield from mentioned(passage.text, passage.seq)
            case _:
                pass
    for turn in turns(passages):
        for done in turn.deeds:
            yield from _of_call(done)


def _given(passage: Passage) -> Iterator[Detail]:
    """What a person speaks of; the files they name first are files they gave."""
    room = _MOST_GIVEN
    for detail in mentioned(passage.text, passage.seq):
        given = detail.kind is DetailKind.PATH and room > 0
        room -= given
        yield replace(detail, kind=DetailKind.GIVEN) if given else detail


def _concluded(passage: Passage) -> Iterator[Detail]:
    """What the agent says that it decided or learned."""
    for sentence in sentences(passage.text):
        if NEXT.search(sentence[:_STARTS]):
            continue
        if DECISION.search(sentence):
            yield Detail(DetailKind.DECISION, plain(sentence), passage.seq)
        elif LESSON.search(sentence):
            yield Detail(DetailKind.LESSON, plain(sentence), passage.seq)


def _of_call(done: Done) -> Iterator[Detail]:
    act, output = done.deed.act, done.output or ""
    for path in done.deed.changed:
        # what was refused or failed has changed nothing
        kind = DetailKind.READ if done.ending.failed else DetailKind.CHANGED
        yield Detail(kind, path, done.seq)
    for path in done.deed.seen:
        yield Detail(DetailKind.READ, path, done.seq)
    if done.ending.error and act not in (Act.READ, Act.SEARCH):
        yield Detail(DetailKind.ERROR, done.ending.error, done.seq)
    if act is Act.ASK and output:
        yield Detail(DetailKind.DECISION, clipped(output, LONGEST_RULE), done.seq)
    if act in (Act.RUN, Act.OTHER):
        for text in [done.deed.command] if done.deed.command else texts(done.arguments):
            yield from _made(text, done.seq)
        if len(output) <= _SHORT_OUTPUT:
            yield from _told(tuple(_made(output, done.seq)))


def _told(found: tuple[Detail, ...]) -> Iterable[Detail]:
    """What an output tells, without the numbers of a listing."""
    counted = [each for each in found if _COUNTED.fullmatch(each.text)]
    return (
        found if len(counted) <= _MOST_COUNTED else (each for each in found if each not in counted)
    )


def _made(text: str, seq: int) -> Iterator[Detail]:
    """Ids, addresses and numbers of a command and its short output."""
    wanted = (DetailKind.ID, DetailKind.URL, DetailKind.NUMBER)
    return (
        detail
        for detail in mentioned(text, seq)
        if detail.kind in wanted and not _MEASURED.fullmatch(detail.text)
    )
