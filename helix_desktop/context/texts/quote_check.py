"""Checks that quotes of the user in a handover are the user's own words.

Quotes are compared without whitespace, quotation marks, emphasis, and case. Lines with a quote that
is not found are dropped, so that no invented request is ever carried out.
"""

import re
from collections.abc import Iterable, Iterator

from msgspec import Struct

from helix_desktop.context.texts.plain_text import defuse, is_own_text, squeeze
from helix_desktop.context.texts.turns import Passage, PassageSource
from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS
from helix_desktop.domain.lazy_pattern import lazy_pattern

UNCERTAIN = " (not in the user's own words)"
"""The suffix of a line that claims a wish of the user without quoting it."""
_PREFERENCES = HANDOVER_SECTIONS.index("User Preferences")

_MAX_LINE_CHARS = 4_000
"""The maximum number of characters of a line.

The rest is cut, so that unchecked text never remains.
"""
_MAX_JOINED_LINES = 8
"""The maximum number of lines that one quote may span."""
_CLOSING_MARKS = {
    mark: lazy_pattern(pattern)
    for mark, pattern in (
        ("“", "”"), ("„", "[“”]"), ("«", "»"), ("「", "」"), ("『", "』"), ('"', '"'),
        ("'", r"'(?!\w)"), ("‘", r"['’](?!\w)"),
    )
}  # fmt: skip
_OPENING_MARK = lazy_pattern(r"[“„«「『\"]|(?<!\w)['‘]")
_SINGLE_MARKS = "'‘"
_MIN_SINGLE_CHARS = 12
"""The minimum number of characters between single quotation marks that count as a quote.

Shorter text is taken to be between apostrophes.
"""
_CODE = lazy_pattern(r"`[^`\n]{1,400}`")
_USER_WORDS = (
    r"(?:the |a |an |der |die |den |vom |le |la |el |del |l['’])?"
    r"(?:user|users|customer|client|human|person|owner|nutzer\w{0,3}|benutzer\w{0,3}|anwender\w{0,2}"
    r"|kunden?|utilisat(?:eur|rice)|usuari[oa]|cliente)(?:['’]s?)?"
)
_SAYING_VERBS = (
    r"(?:ask\w{0,3}|said|says?|wants?|wanted|request\w{0,3}|told|tells|prefers?|preferred|needs?|insist\w{0,3}"
    r"|instruct\w{0,5}|approv\w{0,4}|confirm\w{0,3}|authori[sz]\w{0,3}|agree[ds]?|allow\w{0,3}|demand\w{0,3}"
    r"|report\w{0,3}|complain\w{0,3}|repl(?:y|ied)|answered|wrote|chose|picked|selected|accept\w{0,3}"
    r"|require[sd]?|order(?:s|ed)|expects?|expected|wish(?:es|ed)|mentioned|stated|decided|clarified"
    r"|permission|consent|preferences?|instructions?|wünscht|will|möchte|bat|verlangt\w{0,2}|sagte"
    r"|demande|veut|souhaite|pid[ei]\w{0,3}|quiere|dij[oe])"
)
_CLAIM_ABOUT_USER = lazy_pattern(
    rf"\b{_USER_WORDS}\s{{1,4}}(?:\w{{1,20}}\s{{1,4}}){{0,3}}?{_SAYING_VERBS}\b"
    rf"|\b(?:by|from|of|per|von|par|por) {_USER_WORDS}\b|^\W{{0,12}}{_USER_WORDS}\s{{0,2}}:"
    r"|\bas (?:asked|requested|instructed)\b|用户|使用者|ユーザー",
    re.IGNORECASE,
)
_MIN_SPACES_OF_SENTENCE = 2
"""The number of spaces from which code in a line about the user may be a sentence in disguise."""
_QUOTED_LINE = lazy_pattern(r"\s{0,8}(?:[-*]\s{1,4})?>\s?(.{1,2000})")
_WORD = lazy_pattern(r"\w{4,40}")


class SpokenText(Struct, frozen=True):
    """Everything said in a stretch, in the form in which quotes are looked up."""

    user: str
    everything: str
    words: frozenset[str]

    @classmethod
    def of(cls, passages: Iterable[Passage]) -> "SpokenText":
        """Collect the text of `passages`.

        They must hold everything that a document may quote: the whole session up to its cut.
        """
        user_texts: list[str] = []
        other_texts: list[str] = []
        for passage in passages:
            own_words = passage.source in (
                PassageSource.USER,
                PassageSource.CARD,
            ) and not is_own_text(passage.text)
            (user_texts if own_words else other_texts).append(defuse(passage.text))
        squeezed_user_texts = [squeeze(text) for text in user_texts]
        words = frozenset(word.casefold() for text in user_texts for word in _WORD.findall(text))
        # the line feed keeps a quote from matching across two messages
        return cls(
            "\n".join(squeezed_user_texts),
            "\n".join([*squeezed_user_texts, *map(squeeze, other_texts)]),
            words,
        )

    def by_user(self, quote: str) -> bool:
        return _is_quoted(quote, self.user)

    def by_anyone(self, quote: str) -> bool:
        return _is_quoted(quote, self.everything)


class CheckedSections(Struct, frozen=True):
    """Sections that quote only actual words, and the dropped lines."""

    sections: tuple[str, ...]
    dropped: tuple[str, ...]


def check_sections(sections: Iterable[str], quotable: SpokenText) -> CheckedSections:
    dropped: list[str] = []
    checked_sections: list[str] = []
    for index, body in enumerate(sections):
        lines: list[str] = []
        for line in _join_quotes(body):
            checked = check_line(line, quotable, preference=index == _PREFERENCES)
            if checked is None:
                dropped.append(line.strip())
            else:
                lines.append(checked)
        checked_sections.append("\n".join(lines))
    return CheckedSections(tuple(checked_sections), tuple(dropped))


def check_line(line: str, quotable: SpokenText, *, preference: bool = False) -> str | None:
    """Return the line, marked if it only resembles the user's words; None if it has to be dropped.

    `preference`: the line is in a section where everything claims to come from the user.
    """
    if not line.strip(" -*."):
        return line
    quotes = find_quotes(line)
    has_quote = bool(quotes)
    claims = preference or _CLAIM_ABOUT_USER.search(_CODE.sub("", line)) is not None
    if claims and any(not quotable.by_user(quote) for quote in quotes):
        return None
    if claims:
        quotes += [
            code for code in _CODE.findall(line) if code.count(" ") >= _MIN_SPACES_OF_SENTENCE
        ]
    if any(not quotable.by_anyone(quote) for quote in quotes):
        return None
    if has_quote or not claims or line.strip().startswith("###"):
        return line
    # check a claim without a quote: drop it if the user used none of its words, else mark it
    words = {word.casefold() for word in _WORD.findall(line)} - _COMMON
    if not words:
        return line if line.strip(" -*.").casefold() == "none" else None
    share = len(words & quotable.words) / len(words)
    if not words & quotable.words:
        return None
    return (
        line
        if share >= _MIN_OWN_WORDS_SHARE or line.endswith(UNCERTAIN)
        else line.rstrip() + UNCERTAIN
    )


def find_quotes(line: str) -> list[str]:
    """Return the quotes in a line: text in quotation marks or after a leading >, but not code.

    A quotation mark that is never closed quotes the rest of the line.
    """
    unquoted = _CODE.sub(_strip_quotes, line[:_MAX_LINE_CHARS])
    if quoted := _QUOTED_LINE.fullmatch(unquoted):
        return [quoted.group(1)]
    quotes: list[str] = []
    position = 0
    # each search continues at the end of the previous one, so that the time is linear
    while opener := _OPENING_MARK.search(unquoted, position):
        mark, start = opener.group(), opener.end()
        match = _CLOSING_MARKS[mark].search(unquoted, start)
        end = match.start() if match else None
        if mark in _SINGLE_MARKS and (end is None or end - start < _MIN_SINGLE_CHARS):
            position = start if end is None else end
            continue
        quotes.append(unquoted[start:end])
        if end is None:
            break
        position = end + 1
    return [quote for quote in quotes if len(squeeze(quote)) > 1]


def _strip_quotes(code: re.Match[str]) -> str:
    """Return code without its quotation marks, because they don't quote anybody."""
    return _OPENING_MARK.sub("", code.group()).replace("'", "").replace("”", "")


def _join_quotes(body: str) -> Iterator[str]:
    """Yield the lines of a section. A quote that spans several lines makes them one line."""
    open_lines: list[str] = []
    for line in body.split("\n"):
        open_lines.append(line[:_MAX_LINE_CHARS])
        text = "".join(open_lines)
        opened, closed = (sum(map(text.count, marks)) for marks in ("“«「", "”»」"))
        if opened > closed and len(open_lines) < _MAX_JOINED_LINES:
            continue
        yield " ".join(open_lines) if len(open_lines) > 1 else open_lines[0]
        open_lines = []
    if open_lines:
        yield " ".join(open_lines)


def _is_quoted(quote: str, source: str) -> bool:
    """Whether a quote occurs in the text.

    An ellipsis stands for words left out between two pieces.
    """
    passages = [
        squeeze(passage).strip(".,;:!?") for passage in re.split(r"…|\.{3}|\[\.\.\.\]", quote)
    ]
    start = 0
    for passage in passages:
        if not passage:
            continue
        start = source.find(passage, start)
        if start < 0:
            return False
        start += len(passage)
    return any(passages)


_MIN_OWN_WORDS_SHARE = 0.6
"""The share of a claim's words that the user must have used for the claim to stay unmarked."""
_COMMON_WORDS = """
user users asked asks wants wanted said says requested request that this with from have will should
must never always only when then them they their there please make sure uses using into than also
been were does done keep prefers preferred preference preferences needs insisted instructed
approved confirmed authorized agreed allowed customer client about which would could before after
instead every none nutzer benutzer utilisateur usuario
"""
_COMMON = frozenset(_COMMON_WORDS.split())
