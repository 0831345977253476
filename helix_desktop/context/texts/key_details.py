"""Finds the details that a handover must keep, and checks which are missing (coverage).

Details are paths (given, read, or changed), errors, meaningful numbers, IDs, URLs, decisions,
lessons, and above all the user's demands. Texts are cut into bounded runs first, so that the time
is linear. The coverage check tells which details a document has. Missing ones are added to its
index; those without room are named as missing and can be recalled.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cached_property, lru_cache

from msgspec import Struct

from helix_desktop.context.texts.handover_document import body_text
from helix_desktop.context.texts.likely_lines import NO_CHANCES
from helix_desktop.context.texts.name_index import NO_NAMES, StretchNames, user_names
from helix_desktop.context.texts.plain_text import clip, defuse, is_own_text, squeeze
from helix_desktop.context.texts.sentences import (
    DECISION,
    LESSON,
    NEXT,
    WROTE,
    find_agreements,
    find_binding_rules,
    split_sentences,
    strip_emphasis,
)
from helix_desktop.context.texts.token_budget import count_fitting
from helix_desktop.context.texts.tool_actions import ActionKind, ToolAction, argument_texts
from helix_desktop.context.texts.turns import (
    CallRecord,
    Passage,
    PassageSource,
    quote_user,
    split_turns,
)
from helix_desktop.domain.context_window.handover_sections import Handover
from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.ports import MessageWeigher
from helix_desktop.domain.value import replace


class DetailKind(StrEnum):
    """The kinds of details, most important first."""

    RULE = "rule"
    CHANGED = "changed"
    NAMED = "given"
    ERROR = "error"
    DECISION = "decision"
    LESSON = "lesson"
    READ = "read"
    ID = "id"
    URL = "url"
    NUMBER = "number"
    PATH = "path"
    NAME = "name"


class KeyDetail(Struct, frozen=True):
    """One detail in its original wording, with the event of its first appearance."""

    kind: DetailKind
    text: str
    seq: int


MAX_RULE_CHARS = 400
_MAX_RUN_CHARS = 240
_MAX_SHORT_OUTPUT_CHARS = 2_000
"""The maximum number of characters of a command's output that is scanned for new IDs and URLs."""
_MEASURED_NUMBER = lazy_pattern(r"\d+\.\d+|\d\d?:\d\d|20\d\d|1?\d{2}0{2,9}")
"""Numbers in a call that are durations, times, or limits."""
_PLAIN_NUMBER = lazy_pattern(r"[\d,]+")
_MAX_LISTED_NUMBERS = 4
"""The maximum count of bare numbers in an output.

An output with more is a listing of sizes and counts.
"""
_MAX_ANNOUNCEMENT_CHARS = 40
"""The first characters of a sentence that are searched for an announcement."""
_MAX_RULES = 24
"""The maximum number of rules from one message.

A longer list is a document, which the message's path recalls.
"""
_MAX_FILES_FROM_USER = 24
"""The maximum number of files of one message that count as provided. A longer list is a pasted
log.
"""

_FILE_NAMES = (
    r"(?:GNU)?[Mm]akefile|(?:Docker|Container|Vagrant|Gem|Rake|Proc|Jenkins|Brew|Pip|Pod|Caddy)file"
    r"|[Jj]ustfile|README|LICEN[CS]E|COPYING|NOTICE|AUTHORS|CHANGELOG|CODEOWNERS|PKGBUILD|Kconfig"
    r"|\.env(?:\.\w{1,20})?|\.[a-z]\w{0,20}(?:rc|ignore|config|attributes|keep|profile)"
)
"""Names of files without an ending, as a pattern."""
_LONG_ENDINGS = (
    "parquet|webmanifest|properties|markdown|sqlite3?|service|desktop|template|feature|example"
    "|dockerfile|entitlements|storyboard|xcconfig|tfstate|geojson|jsonlines|numbers|patch|backup"
)
"""Endings longer than those of most files, as a pattern."""
_DOCUMENT_ENDINGS = (
    r"docx?|xlsx?|pptx?|od[tspg]|rtf|pdf|txt|md|csv|tsv|png|jpe?g|gif|svg|webp|tiff?|heic|mp[34]|wav"
    r"|mov|zip|pages|numbers|key|epub|tex|ipynb|html?|eml|msg|json|xml|ya?ml|sql|log"
)
"""Endings of the files that people give names with blanks, as a pattern."""
SURE_FILE = lazy_pattern(
    rf"[/ ]|\.(?:{_DOCUMENT_ENDINGS}|{_LONG_ENDINGS}|py|go|[jt]sx?|rs|java|kts?|[ch](?:pp|c)?|cs"
    rf"|rb|php|swift|sh|css|vue|toml|ini|cfg|lock)$|^(?:{_FILE_NAMES})$",
    re.IGNORECASE,
)
"""A path that can't be an attribute such as `Store.put`."""
_QUOTED_FILE = lazy_pattern(
    r"[`\"“«„]((?=[^`\"”»“\n]{0,158} )[\w(][\w .@+~/()&',-]{1,158}"
    rf"\.(?:{_DOCUMENT_ENDINGS}))[`\"”»“]",
    re.IGNORECASE,
)
_SPACED_FILE = lazy_pattern(
    # the first character comes before the check of what may precede it, which makes the search
    # faster
    r"([A-Z0-9](?<![\w/.-][A-Z0-9])[\w&'().-]{0,40} (?:[A-Z0-9][\w&'().-]{0,40} ){0,5}"
    rf"[\w&'()-]{{1,60}}\.(?:{_DOCUMENT_ENDINGS}))\b"
)
_WORDS_BEFORE_NAME = lazy_pattern(
    r"(?:(?:A|An|And|Add|Also|Are|At|But|Change|Check|Create|Delete|Edit|Fix|For|From|How|I|If|In|Is"
    r"|It|Its|Keep|Like|Look|Make|Move|My|No|Not|Now|On|Only|Open|Or|Our|Please|Put|Read|Remove"
    r"|Rename|Run|Save|See|So|That|The|Then|There|This|To|Try|Update|Use|We|What|When|Where|With"
    r"|Write|Yes|You|Your)\s|\d{1,3}[.)]\s)+"
)
"""Words before a name that begin a sentence or a list."""
_COMMAND = lazy_pattern(
    r"(?:cat|less|more|head|tail|open|code|vim?|nano|emacs|cp|mv|rm|touch|git|python3?|node|npm|npx"
    r"|pandoc|curl|wget|grep|rg|sed|awk|wc|diff|jq|echo|ls|cd|sh|bash|make|pytest|uv|cargo|go|ruby"
    r"|perl|php|docker|sudo|chmod|tar|unzip|xdg-open)\s"
)
_RUN = lazy_pattern(r"https?://[^\s\"'<>()\[\]{}\\`,;|]+|[\w.@~/#:$€£+,-]+")
_KINDS = (
    (DetailKind.URL, lazy_pattern(r"https?://\S{4,}")),
    (DetailKind.ID, lazy_pattern(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)),
    (DetailKind.ID, lazy_pattern(r"(?=[a-f]{0,63}\d)(?=\d{0,63}[a-f])[0-9a-f]{7,64}")),
    (DetailKind.ID, lazy_pattern(r"[A-Z]{2,10}-\d{1,6}|#\d{1,6}|(?=[A-Z]{1,11}\d)[A-Z0-9]{5,12}")),
    (DetailKind.NUMBER, lazy_pattern(r"v?\d{1,4}(?:\.\d{1,4}){1,3}(?:[-+][\w.]{1,20})?")),
    (DetailKind.NUMBER, lazy_pattern(r"[\w.-]{0,60}:\d{2,5}|[$€£]\d[\d,.]{0,15}|\d{4}-\d\d-\d\d")),
    (DetailKind.NUMBER, lazy_pattern(r"\d{4,12}|\d{1,3}(?:,\d{3}){1,4}")),
    (DetailKind.PATH, lazy_pattern(r"(?:~|\.{1,2})?/(?=[./]{0,3}\w)[\w.@~/+-]{2,}(?::\d{1,6})?")),
    (DetailKind.PATH, lazy_pattern(rf"(?:[\w.@+-]+/){{0,30}}(?:{_FILE_NAMES})")),
    (
        DetailKind.PATH,
        lazy_pattern(r"(?:[\w.@+-]+/){1,30}[\w.@+-]+\.[A-Za-z][\w~-]{0,19}(?::\d{1,6})?"),
    ),
    (DetailKind.PATH, lazy_pattern(rf"[\w.@+-]*[\w@+-]\.(?:{_LONG_ENDINGS}|[A-Z]{{1,4}}\d?)")),
    (
        DetailKind.PATH,
        lazy_pattern(r"(?:[\w.@+-]+/){3,}[\w.@+-]*|(?:[\w.@+-]*[._@-][\w.@+-]*/){2}\w+"),
    ),
    (DetailKind.PATH, lazy_pattern(r"[\w.@/+-]*[\w@+-]{2,}\.[a-z][a-z0-9]{0,5}(?::\d{1,6})?")),
    (
        DetailKind.NAME,
        lazy_pattern(r"\w*[a-z0-9][A-Z]\w*|[a-zA-Z]\w*_\w+|\w{2,}(?:Error|Exception)"),
    ),
)


class DetailCollector:
    """Collects the details of a stretch, whose passages may be added in parts, step by step."""

    def __init__(self) -> None:
        self._spoken: dict[tuple[DetailKind, str], KeyDetail] = {}
        self._called: dict[tuple[DetailKind, str], KeyDetail] = {}
        self._running: dict[str, ToolAction] = {}

    def add(self, passages: Sequence[Passage]) -> None:
        for detail in _find_spoken(passages):
            self._spoken.setdefault((detail.kind, detail.text), detail)
        for turn in split_turns(passages, self._running):
            for call in turn.calls:
                for detail in _details_of_call(call):
                    # "." is the folder that was listed, and no detail
                    if not any(map(str.isalnum, detail.text)):
                        continue
                    self._called.setdefault((detail.kind, detail.text), detail)

    def details(self) -> tuple[KeyDetail, ...]:
        """Return every detail once, those of messages first, in the order of appearance."""
        details = dict(self._spoken)
        for place, detail in self._called.items():
            details.setdefault(place, detail)
        return tuple(
            detail
            for detail in details.values()
            if not any(
                (kind, detail.text) in details for kind in _MORE_IMPORTANT.get(detail.kind, ())
            )
        )


def find_details(passages: Iterable[Passage]) -> tuple[KeyDetail, ...]:
    """Return every detail of the stretch once."""
    collector = DetailCollector()
    collector.add(tuple(passages))
    return collector.details()


_MORE_IMPORTANT = {
    DetailKind.PATH: (DetailKind.CHANGED, DetailKind.NAMED, DetailKind.READ),
    DetailKind.READ: (DetailKind.CHANGED, DetailKind.NAMED),
    DetailKind.NAMED: (DetailKind.CHANGED,),
}
"""For each kind of file detail, the more important kinds.

A file is reported under the most important one only.
"""


def find_mentioned(text: str, seq: int = 0) -> Iterator[KeyDetail]:
    """Yield the paths, numbers, IDs, URLs, and names in a text."""
    if "." in text and " " in text:
        quoted = [name for name in _QUOTED_FILE.findall(text) if not _COMMAND.match(name)]
        spaced = [_WORDS_BEFORE_NAME.sub("", name, count=1) for name in _SPACED_FILE.findall(text)]
        names = dict.fromkeys([*quoted, *(name for name in spaced if " " in name)])
        # among names with blanks, the longest first
        for name in sorted(names, key=len, reverse=True):
            text = text.replace(name, "\n")
            yield KeyDetail(DetailKind.PATH, name, seq)
    for run in _RUN.findall(text):
        kind, name = _kind_and_name(run) if len(run) <= _MAX_RUN_CHARS else NO_DETAIL
        if kind is not None:
            yield KeyDetail(kind, name, seq)


NO_DETAIL: tuple[DetailKind | None, str] = None, ""


@lru_cache(maxsize=16_384)
def _kind_and_name(run: str) -> tuple[DetailKind | None, str]:
    # most runs are plain words, which are no details; but Makefile and the like are
    if run.isalpha() and run[1:].islower() and not run.endswith("file"):
        return NO_DETAIL
    name = run.rstrip(".,:-+").lstrip(",:+-")
    return next(((kind, name) for kind, pattern in _KINDS if pattern.fullmatch(name)), NO_DETAIL)


def _find_spoken(passages: Iterable[Passage]) -> Iterator[KeyDetail]:
    """Yield the details of what the user and the agent said."""
    for passage in passages:
        if is_own_text(passage.text):
            continue
        match passage.source:
            case PassageSource.USER | PassageSource.CARD:
                rules = [*find_binding_rules(passage.text), *find_agreements(passage.text)]
                for rule in list(dict.fromkeys(rules))[:_MAX_RULES]:
                    yield KeyDetail(DetailKind.RULE, rule[:MAX_RULE_CHARS], passage.seq)
                files_left = _MAX_FILES_FROM_USER
                for detail in find_mentioned(passage.text, passage.seq):
                    is_from_user = detail.kind is DetailKind.PATH and files_left > 0
                    files_left -= is_from_user
                    yield replace(detail, kind=DetailKind.NAMED) if is_from_user else detail
            case PassageSource.AGENT:
                yield from _find_conclusions(passage)
                yield from find_mentioned(passage.text, passage.seq)


def _find_conclusions(passage: Passage) -> Iterator[KeyDetail]:
    """Yield the agent's decisions and lessons, and the files that it says it wrote."""
    for sentence in split_sentences(passage.text):
        if NEXT.search(sentence[:_MAX_ANNOUNCEMENT_CHARS]):
            continue
        if WROTE.search(sentence):
            for detail in find_mentioned(sentence, passage.seq):
                if detail.kind is DetailKind.PATH and SURE_FILE.search(detail.text):
                    yield replace(detail, kind=DetailKind.CHANGED)
        if DECISION.search(sentence):
            yield KeyDetail(DetailKind.DECISION, strip_emphasis(sentence), passage.seq)
        elif LESSON.search(sentence):
            yield KeyDetail(DetailKind.LESSON, strip_emphasis(sentence), passage.seq)


def _details_of_call(call: CallRecord) -> Iterator[KeyDetail]:
    kind_of_action, output = call.action.kind, call.output or ""
    for path in call.action.changed_paths:
        # a refused or failed call has changed nothing
        kind = DetailKind.READ if call.ending.failed else DetailKind.CHANGED
        yield KeyDetail(kind, path, call.seq)
    for path in call.action.read_paths:
        yield KeyDetail(DetailKind.READ, path, call.seq)
    if call.ending.error and kind_of_action not in (ActionKind.READ, ActionKind.SEARCH):
        yield KeyDetail(DetailKind.ERROR, call.ending.error, call.seq)
    if kind_of_action is ActionKind.ASK and output:
        yield KeyDetail(DetailKind.DECISION, clip(output, MAX_RULE_CHARS), call.seq)
    if kind_of_action in (ActionKind.RUN, ActionKind.OTHER):
        texts = [call.action.command] if call.action.command else argument_texts(call.arguments)
        for text in texts:
            yield from _exact_details(text, call.seq)
        if len(output) <= _MAX_SHORT_OUTPUT_CHARS:
            exact = list(_exact_details(output, call.seq))
            numbers = [detail for detail in exact if _PLAIN_NUMBER.fullmatch(detail.text)]
            is_listing = len(numbers) > _MAX_LISTED_NUMBERS
            yield from (detail for detail in exact if not is_listing or detail not in numbers)


def _exact_details(text: str, seq: int) -> Iterator[KeyDetail]:
    """Return the IDs, URLs, and numbers in a command or its short output."""
    exact_kinds = (DetailKind.ID, DetailKind.URL, DetailKind.NUMBER)
    return (
        detail
        for detail in find_mentioned(text, seq)
        if detail.kind in exact_kinds and not _MEASURED_NUMBER.fullmatch(detail.text)
    )


MAX_MISSING = 60
"""The maximum number of details of one kind that are named as missing.

Further ones are only counted.
"""
_RANK_OF_KIND = {kind: place for place, kind in enumerate(DetailKind)}
_SENTENCE_KINDS = frozenset(
    {DetailKind.RULE, DetailKind.ERROR, DetailKind.DECISION, DetailKind.LESSON}
)
"""Kinds that are sentences. They are compared without whitespace and quotation marks."""
_FILE_KINDS = frozenset({DetailKind.CHANGED, DetailKind.NAMED, DetailKind.READ})


class CheckedHandover(Struct, frozen=True):
    """A document whose index holds the details that its text lacks, and the coverage check's
    result.
    """

    handover: Handover
    present: tuple[KeyDetail, ...]
    added: tuple[KeyDetail, ...]
    missing: tuple[str, ...]


class IndexedStretch(Struct, frozen=True):
    """The names of a stretch, and the user's messages in it.

    `chances` are the forecast of which names will be needed.
    """

    names: StretchNames = NO_NAMES
    user_texts: Sequence[str] = ()
    chances: Mapping[str, float] = NO_CHANCES


NO_STRETCH = IndexedStretch()


def add_index(
    handover: Handover,
    details: Iterable[KeyDetail],
    budget: int,
    *,
    weigher: MessageWeigher,
    stretch: IndexedStretch = NO_STRETCH,
    said: str = "",
) -> CheckedHandover:
    """Return the document with a new index of at most `budget` tokens.

    `details` and `stretch` are those of everything that the document covers, not only of the new
    part. First come demands, errors, files, and the names in the user's messages, then IDs, URLs,
    numbers, and names. Remaining room takes the other names of the stretch. `said` are the lines of
    what the agent said, which are shown below the document.
    """
    without_index = replace(handover, index=())
    body = f"{body_text(without_index)}\n{said}"
    present, lacking = _split_by_known(body, details)
    sentences = [detail for detail in lacking if _needs_own_line(detail)]
    rules = [_index_entry(detail) for detail in sentences if detail.kind is DetailKind.RULE]
    others = [_index_entry(detail) for detail in sentences if detail.kind is not DetailKind.RULE]
    index = rules[: count_fitting(rules, budget, weigher, joint="\n")]
    tokens_left = int(budget * _SENTENCES_SHARE) - weigher.count("\n".join(index))
    index += others[: count_fitting(others, tokens_left, weigher, joint="\n")]
    index = list(dict.fromkeys(index))
    short = [detail for detail in lacking if not _needs_own_line(detail)]
    names = [_index_entry(detail) for detail in short]
    first_names = [_index_entry(detail) for detail in short if detail.kind in _FILE_KINDS]
    factors = {
        name: 1 + _LIKELY_FACTOR * chance
        for name, chance in stretch.chances.items()
        if chance > _MIN_CHANCE
    }
    index += stretch.names.fit(
        budget - weigher.count("\n".join(index) + "\n"),
        weigher,
        # a detail counts as a name of the stretch even if its text was not passed in
        oldest=" ".join(names),
        first=first_names + user_names(stretch.user_texts),
        factors=factors | dict.fromkeys(names, _DETAIL_FACTOR),
        known=_KnownNames("\n".join([body, *index]), frozenset(names)),
    ).split()
    added, missing = _split_by_known("\n".join(index), lacking)
    return CheckedHandover(
        replace(without_index, index=tuple(index)), present, added, name_missing(missing)
    )


def find_missing_details(
    handover: Handover, key_details: Iterable[KeyDetail], said: str = ""
) -> tuple[tuple[KeyDetail, ...], tuple[KeyDetail, ...]]:
    """Return the details that a document has and those that it lacks, by importance.

    `said` are the lines of what the agent said, which are shown below it.
    """
    return _split_by_known(f"{body_text(handover)}\n{said}", key_details)


def name_missing(missing: Sequence[KeyDetail]) -> tuple[str, ...]:
    """Format missing details for an epoch."""
    lines: list[str] = []
    for kind in DetailKind:
        texts = [detail.text for detail in missing if detail.kind is kind]
        lines += [f"{kind.value}: {text}" for text in texts[:MAX_MISSING]]
        if len(texts) > MAX_MISSING:
            lines.append(f"{kind.value}: and {len(texts) - MAX_MISSING:,} more")
    return tuple(lines)


def count_missing(missing: Iterable[str]) -> int:
    """Return the number of details that `name_missing` named or only counted."""
    counted = (_MORE.fullmatch(line) for line in missing)
    return sum(int(match[1].replace(",", "")) if match else 1 for match in counted)


_MORE = lazy_pattern(r"(?:\w+: )?and ([\d,]+) more")
_LIKELY_FACTOR, _MIN_CHANCE = 20.0, 0.01
"""The factor for a name per chance that it is needed, and the chance below which it does not
count.
"""
_DETAIL_FACTOR = 2.0
"""The factor for a name that is also a detail: used, decided, or demanded, not only printed."""
_SENTENCES_SHARE = 0.4
"""The share of the index up to which errors and decisions may fill it."""


class _KnownNames(Struct, frozen=True):
    """The text so far.

    A short missing name that occurs in it counts as unknown, because it may be part of a longer
    name.
    """

    text: str
    lacking: frozenset[str]

    def __contains__(self, name: object) -> bool:
        if not isinstance(name, str):
            return False
        is_unsure = len(name) <= _MIN_UNIQUE_CHARS and name in self.lacking
        return not is_unsure and name in self.text


class KnownText:
    """A document in the forms in which details are looked up."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._words = frozenset(detail.text for detail in find_mentioned(text))

    @cached_property
    def _plain_text(self) -> str:
        return squeeze(self._text)

    def has(self, detail: KeyDetail) -> bool:
        if detail.text in self._words:
            return True
        if _needs_own_line(detail):
            return _plain(detail.text) in self._plain_text
        if detail.text not in self._text:
            return False
        if len(detail.text) > _MIN_UNIQUE_CHARS:
            return True
        # a short name has to occur as itself, not as a part of a longer name or number
        alone = rf"(?<![\w/@.-]){re.escape(detail.text)}(?![\w/@]|[.-]\w)"
        return re.search(alone, self._text) is not None


@lru_cache(maxsize=4_096)
def _plain(text: str) -> str:
    return squeeze(defuse(text))


_MIN_UNIQUE_CHARS = 8
"""The number of characters from which a name inside a longer one counts as found."""


def _split_by_known(
    text: str, key_details: Iterable[KeyDetail]
) -> tuple[tuple[KeyDetail, ...], tuple[KeyDetail, ...]]:
    """Split details into those that the text has and those that it lacks, most important first."""
    known = KnownText(text)
    known_details: list[KeyDetail] = []
    lacking: list[KeyDetail] = []
    for detail in key_details:
        (known_details if known.has(detail) else lacking).append(detail)
    # the newest of a kind come first, because the work continues with them
    lacking.sort(key=lambda detail: (_RANK_OF_KIND[detail.kind], -detail.seq))
    return tuple(known_details), tuple(lacking)


def _needs_own_line(detail: KeyDetail) -> bool:
    """Return whether a detail needs a line of its own; a path with spaces does, too."""
    return detail.kind in _SENTENCE_KINDS or " " in detail.text


def _index_entry(detail: KeyDetail) -> str:
    if detail.kind is DetailKind.RULE:
        return f"The user said: {quote_user(detail.text, len(detail.text) + 2)}"
    if _needs_own_line(detail):
        return f"{detail.kind.value}: {defuse(' '.join(detail.text.split()))}"
    return defuse(detail.text)
