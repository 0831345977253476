"""Where the words of a filter stand in its line: for painting them, and for completing one."""

import re
from dataclasses import replace

from helix_desktop.domain.query import Field, Query, Relation, Term
from helix_desktop.domain.values import value

_WORD = re.compile(
    r"""(?P<minus>-(?=\S))?(?:(?P<key>[^\W\d]\w*):)?(?P<sign><=|>=|[<>=~])?"""
    r"""(?P<value>"(?:[^"\\]|\\.)*"?|/(?:[^/\\]|\\.)*(?:/\w*)?|\S*)""",
    re.DOTALL,
)
_NUMBER = re.compile(r"[\d.]+[\w.]*", re.ASCII)


@value
class Word:
    """One term: from `start` its key up to `colon`, its sign up to `sign`, its value to `end`.

    `finished`: something stands behind it, so that it gets its tag.
    """

    start: int
    colon: int
    sign: int
    end: int
    key: str
    value: str
    finished: bool

    @property
    def tone(self) -> str:
        """The colour of its value."""
        if self.value.startswith(('"', "/")):
            return "s_str"
        return "s_num" if self.key and _NUMBER.fullmatch(self.value) else "fg"


def words_of(text: str) -> list[Word]:
    """The words of a line, whatever stands there."""
    found, at = [], 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        match = _WORD.match(text, at)
        end = match.end() if match and match.end() > at else at + 1
        if match is not None:
            key = match["key"] or ""
            colon = match.end("key") + 1 if key else at
            sign = match.start("value")
            finished = end < len(text)
            found.append(Word(at, colon, sign, end, key, match["value"], finished))
        at = end
    return found


def word_at(text: str, place: int) -> Word | None:
    """The word that a cursor there writes at."""
    return next((word for word in words_of(text) if word.start <= place <= word.end), None)


def begun(text: str, at: int) -> bool:
    """Whether what is not understood is a key whose value is just being typed."""
    last = words_of(text)[-1:]
    return any(word.start == at and word.key and not word.value for word in last)


def in_ours(query: Query, pace: float) -> Query:
    """Tokens are named as the model counts them, and stored by our count."""
    return Query(tuple(_in_ours(term, pace) for term in query.terms))


def _in_ours(term: Term, pace: float) -> Term:
    if term.field is not Field.TOKENS or pace == 1.0:
        return term
    match term.value:
        case (low, high):
            return replace(term, value=(low / pace, high / pace))
        case float(said):
            exact = term.relation is Relation.IS
            return replace(term, value=float(round(said / pace)) if exact else said / pace)
    return term


def patterned(query: Query) -> Query:
    """Words and texts taken as regular expressions."""
    both = (Field.BARE, Field.TEXT)
    return Query(
        tuple(
            Term(Field.REGEX, Relation.CONTAINS, term.value, term.negated)
            if term.field in both
            else term
            for term in query.terms
        )
    )
