"""Observations: dated facts by priority that replace a stretch of history.

A model or rules write them. They are appended, and refined when there are too many. They are never
made from the text of other observations, except when a reflection joins them. Important details
(files, decisions, lessons, demands, errors) that a model left out are added from the originals by
rules, most important first.
"""

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from itertools import groupby

from helix_desktop.context.texts import prompts
from helix_desktop.context.texts.handover_document import frame_text
from helix_desktop.context.texts.handover_without_model import finding_lines, preference_lines
from helix_desktop.context.texts.handover_work_lines import DraftLine, issue_lines
from helix_desktop.context.texts.key_details import (
    DetailKind,
    KeyDetail,
    KnownText,
    add_index,
    find_mentioned,
)
from helix_desktop.context.texts.markers import history_line
from helix_desktop.context.texts.plain_text import OBSERVATIONS, defuse, one_line, squeeze
from helix_desktop.context.texts.quote_check import SpokenText, check_line, find_quotes
from helix_desktop.context.texts.sentences import is_binding, is_limiting
from helix_desktop.context.texts.tool_actions import ActionKind
from helix_desktop.context.texts.turns import (
    Passage,
    PassageTurn,
    quote_agent,
    quote_person,
    split_turns,
)
from helix_desktop.domain.cache import HistoryDigest
from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS, Handover
from helix_desktop.domain.context_window.rewrites import Observation, Priority
from helix_desktop.domain.ports import MessageWeigher
from helix_desktop.domain.value import replace

MAX_FACT_CHARS = 600
"""The maximum number of characters of one observation."""
_MAX_FACTS = 400
"""The maximum number of observations from one answer."""
_OPENING = (
    f"{OBSERVATIONS}\n"
    "Written by the application, not by the user: what is known from the messages before."
)
_LINE = re.compile(
    r"\s{0,8}[-*•]?\s{0,4}[\[(*]{1,3}\s{0,2}(high|medium|med|low|done)\s{0,2}[\])*:]{1,3}:?\s{0,4}"
    r"(?:✓\s{0,4})?(\S.{0,2000})",
    re.IGNORECASE,
)
_SOURCES = re.compile(r"\s{0,4}\{([\d,\s-]{1,200})\}\s{0,4}\.?$")
_RANK_OF_PRIORITY = {Priority.HIGH: 0, Priority.MEDIUM: 1, Priority.LOW: 2, Priority.DONE: 3}


def observe_instructions(budget: int, *, known: Sequence[Observation] = ()) -> str:
    """Return the instructions for observing new material, with the earlier observations."""
    parts = [prompts.DATA, prompts.OBSERVE.format(budget=budget)]
    if known:
        lines = frame_text("\n".join(numbered_line(observation) for observation in known))
        parts.append(f"<observations_there_are>\n{lines}\n</observations_there_are>")
    return "\n\n".join(parts)


def reflect_instructions(budget: int, observations: Sequence[Observation]) -> str:
    lines = frame_text("\n".join(numbered_line(observation) for observation in observations))
    task = prompts.REFLECT.format(budget=budget)
    return f"{prompts.DATA}\n\n{task}\n\n<observations>\n{lines}\n</observations>"


def parse_observations(
    answer: str, quotable: SpokenText, *, dates: dict[int, float]
) -> tuple[Observation, ...]:
    """Parse the observations of an answer and drop those with quotes that nobody said.

    `dates` maps the journal events that may be sources to their times. A line without sources gets
    all of them.
    """
    by_text: dict[str, Observation] = {}
    for line in defuse(answer).split("\n"):
        match = _LINE.fullmatch(line.rstrip())
        if match is None or len(by_text) >= _MAX_FACTS:
            continue
        text, sources = _split_sources(match.group(2), dates)
        checked = check_line(text, quotable)
        if checked and sources:
            at = max(dates[seq] for seq in sources)
            level = match.group(1).lower()
            priority = Priority("medium" if level == "med" else level)
            by_text.setdefault(
                squeeze(checked),
                Observation(one_line(checked)[:MAX_FACT_CHARS], priority, at, sources),
            )
    return tuple(by_text.values())


def render_observations(observations: Iterable[Observation], history: HistoryDigest) -> str:
    """Render the text that replaces the observed stretch, by date, in the order of appending."""
    rows = [_OPENING]
    for date, facts in groupby(observations, key=lambda observation: _date(observation.at)):
        rows += [date, *map(_observation_line, facts)]
    return "\n".join([*rows, f"{history_line(history)}\nrecalls the messages themselves."])


def reflect_by_rules(
    observations: Iterable[Observation], budget: int, weigher: MessageWeigher
) -> tuple[Observation, ...]:
    """Shorten observations by rules: join duplicates, shorten texts, then drop the least important.

    Those of high priority are dropped only when nothing else is left.
    """
    shorter = _join_duplicates(observations)
    for length in (MAX_FACT_CHARS, 300, 160, 90):
        shorter = [_shorten(observation, length) for observation in shorter]
        if _fits(shorter, budget, weigher):
            return tuple(shorter)
    return tuple(_choose_best(shorter, budget, weigher))


def high_priority(observations: Iterable[Observation]) -> tuple[Observation, ...]:
    return tuple(
        observation for observation in observations if observation.priority is Priority.HIGH
    )


def count_observation_tokens(observations: Iterable[Observation], weigher: MessageWeigher) -> int:
    """Return the tokens of the observations in rendered form."""
    return weigher.count("\n".join(_observation_line(observation) for observation in observations))


def _join_duplicates(observations: Iterable[Observation]) -> list[Observation]:
    """Return each fact once, at the position of its newest mention, with all its sources."""
    joined: dict[str, Observation] = {}
    for observation in observations:
        subject = _subject_of(observation.text)
        earlier = joined.pop(subject, None)
        sources = sorted({*observation.sources, *(earlier.sources if earlier else ())})
        joined[subject] = replace(observation, sources=tuple(sources))
    return list(joined.values())


_CODED = re.compile(r"`([^`]{1,300})`")


def _subject_of(text: str) -> str:
    """Return the subject of an observation.

    A newer observation of the same command or file replaces the older.
    """
    coded = _CODED.search(text)
    if coded and re.match(r"(?:fails|passes|ran)\b", text, re.IGNORECASE):
        return f"ran {squeeze(coded.group(1))}"
    return squeeze(text)


def _shorten(fact: Observation, length: int) -> Observation:
    """Shorten an observation of low priority or done. Quotes and demands are never shortened."""
    max_chars = length if fact.priority in (Priority.LOW, Priority.DONE) else max(length, 300)
    if len(fact.text) <= max_chars or fact.priority is Priority.HIGH or "“" in fact.text:
        return fact
    cut = fact.text[: max_chars - 1]
    return replace(fact, text=f"{cut[: cut.rfind(' ')] if ' ' in cut else cut}…")


def _choose_best(
    facts: Sequence[Observation], budget: int, weigher: MessageWeigher
) -> list[Observation]:
    """Return the most important observations that fit, newest first among equals, in their
    order.
    """

    def rank(index: int) -> tuple[int, int, int]:
        """Among equal priorities, the user's own words come first, and lists of files last."""
        fact = facts[index]
        rank_of_text = 0 if "“" in fact.text else 2 if _FILES_LINE.match(fact.text) else 1
        return _RANK_OF_PRIORITY[fact.priority], rank_of_text, -index

    order = sorted(range(len(facts)), key=rank)
    ranked = [facts[index] for index in order]
    count = bisect_left(
        range(1, len(order) + 1), True, key=lambda count: not _fits(ranked[:count], budget, weigher)
    )
    return [facts[index] for index in sorted(order[:count])]


_FILES_LINE = re.compile(r"(?:Changed|Read): ")


def _fits(observations: Iterable[Observation], budget: int, weigher: MessageWeigher) -> bool:
    return not weigher.exceeds(
        "\n".join(_observation_line(observation) for observation in observations), budget
    )


def _observation_line(observation: Observation) -> str:
    tick = " ✓" if observation.priority is Priority.DONE else ""
    return f"- [{observation.priority.value}]{tick} {observation.text}"


def numbered_line(observation: Observation) -> str:
    """A fact as a model is shown it and writes it: with the numbers of its messages.

    Of many, those at both ends stand for all: no more can be read back from a line.
    """
    sources = observation.sources
    if len(sources) > 2 * _MAX_SOURCES_AT_END:
        sources = (*sources[:_MAX_SOURCES_AT_END], *sources[-_MAX_SOURCES_AT_END:])
    return f"{_observation_line(observation)} {{{', '.join(map(str, sources))}}}"


_MAX_SOURCES_AT_END = 10
"""Source numbers from each end of a long list."""


def _date(at: float) -> str:
    """Return the date in UTC; "undated" for an event without a time."""
    if not 0 < at < _MAX_TIME:
        return "undated"
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d")


_MAX_TIME = 253_402_300_799
"""The end of the year 9999."""


def _split_sources(text: str, dates: dict[int, float]) -> tuple[str, tuple[int, ...]]:
    """Return the text without its source numbers, and the existing ones among these numbers."""
    match = _SOURCES.search(text[-210:])
    if match is None:
        return text.strip(), tuple(sorted(dates))
    plain = text[: len(text) - len(match.group())].strip()
    numbers = {int(part) for part in re.findall(r"\d{1,12}", match.group(1))}
    return plain, tuple(sorted(numbers & dates.keys())) or tuple(sorted(dates))


_EVENT_NUMBER = re.compile(r" \[\d{1,9}\]$")
"""The event at the end of a line. An observation has it as its source instead."""
_MAX_REQUEST_CHARS = 400
_MAX_ANSWER_CHARS = 300
_MAX_FINDINGS = 6
"""The maximum number of findings of one turn, counted from the heaviest."""


def observe_by_rules(passages: Iterable[Passage]) -> tuple[Observation, ...]:
    """Return the facts of a stretch in the order of its turns, each text once."""
    turns = split_turns(tuple(passages))
    observations: dict[str, Observation] = {}
    for turn in turns:
        for fact in _observe_turn(turn, latest=turn is turns[-1]):
            observations.setdefault(squeeze(fact.text), fact)
    for line in issue_lines(turns):
        steps = (step for turn in turns for step in turn.steps)
        fact = _as_observation(
            line,
            Priority.HIGH,
            max((step.at for step in steps if step.seq <= line.seq), default=0.0),
            prefix="Fails: ",
        )
        observations.setdefault(squeeze(fact.text), fact)
    return tuple(observations.values())


def _observe_turn(turn: PassageTurn, *, latest: bool) -> Iterator[Observation]:
    at = max((step.at for step in turn.steps), default=turn.request.at if turn.request else 0.0)
    request = ""
    if turn.request is not None:
        yield (request_line := _observe_request(turn, turn.request, at, latest=latest))
        request = squeeze(request_line.text)
    for line in preference_lines((turn,)):
        fact = _as_observation(line, Priority.HIGH, at, prefix="The user said: ")
        # a demand that only asks is part of its request already; a binding one gets its own
        # observation
        if (
            is_binding(fact.text)
            or is_limiting(fact.text)
            or squeeze(fact.text.removeprefix("The user said: ")) not in request
        ):
            yield fact
    yield from _observe_files(turn, at)
    best_findings = sorted(finding_lines((turn,)), key=lambda line: -line.weight)[:_MAX_FINDINGS]
    for line in sorted(best_findings, key=lambda line: line.seq):
        yield _as_observation(line, Priority.MEDIUM, at)


def _observe_request(
    turn: PassageTurn, passage: Passage, at: float, *, latest: bool
) -> Observation:
    """Return a request as an observation: done if answered, else open.

    An open request has high priority, or medium if a newer request follows.
    """
    text = f"The user asked: {quote_person(passage.text, _MAX_REQUEST_CHARS)}"
    if not turn.answer:
        return Observation(text, Priority.HIGH if latest else Priority.MEDIUM, at, (passage.seq,))
    answer = f"{text} → {quote_agent(turn.answer, _MAX_ANSWER_CHARS)}"
    return Observation(answer, Priority.DONE, at, (passage.seq, turn.steps[-1].seq))


def _observe_files(turn: PassageTurn, at: float) -> Iterator[Observation]:
    """Yield the changed and the read files of a turn, one fact for each kind."""
    successful_calls = [
        call for call in turn.calls if not call.ending.failed and call.output is not None
    ]
    changed = {path: call.seq for call in successful_calls for path in call.action.changed_paths}
    seen = {
        path: call.seq
        for call in successful_calls
        if call.action.kind is ActionKind.READ
        for path in call.action.read_paths
    }
    for verb, paths, level in (
        ("Changed", changed, Priority.HIGH),
        ("Read", {path: seq for path, seq in seen.items() if path not in changed}, Priority.LOW),
    ):
        if paths:
            text = defuse(f"{verb}: {', '.join(paths)}")
            yield Observation(text, level, at, tuple(sorted(set(paths.values()))))


def _as_observation(
    line: DraftLine, priority: Priority, at: float, *, prefix: str = ""
) -> Observation:
    text = _EVENT_NUMBER.sub("", line.text.removeprefix("- "))
    return Observation(f"{prefix}{text}", priority, at, (line.seq,))


_CRITICAL_FILES = {DetailKind.NAMED: "Named by the user", DetailKind.CHANGED: "Changed"}
_CRITICAL = frozenset(
    {DetailKind.RULE, DetailKind.ERROR, DetailKind.DECISION, DetailKind.LESSON, *_CRITICAL_FILES}
)
_MAX_QUOTE_CHARS = 400


def complete_observations(
    observations: Sequence[Observation],
    key_details: Iterable[KeyDetail],
    budget: int,
    *,
    dates: dict[int, float],
    weigher: MessageWeigher,
) -> tuple[tuple[Observation, ...], tuple[str, ...]]:
    """Add missing critical details to observations within a budget; also return those without room.

    Critical details get high priority, because nothing else is sure to survive reflections.
    """
    critical = [detail for detail in key_details if detail.kind in _CRITICAL]
    raised = _raise_priorities(observations, critical)
    document = Handover((_text_of_high_priority(raised), *[""] * (len(HANDOVER_SECTIONS) - 1)))
    indexed = add_index(document, critical, budget, weigher=weigher)
    return (*raised, *_observe_details(indexed.added, dates)), indexed.missing


def _text_of_high_priority(observations: Iterable[Observation]) -> str:
    return "\n".join(
        observation.text for observation in observations if observation.priority is Priority.HIGH
    )


_RAISABLE = frozenset({Priority.MEDIUM, Priority.LOW})
"""The priorities that can be raised. A fact with priority DONE stays done."""


def _raise_priorities(
    observations: Sequence[Observation], critical: Sequence[KeyDetail]
) -> tuple[Observation, ...]:
    """Raise facts to high priority if only they contain a critical detail."""
    known = KnownText.of(_text_of_high_priority(observations))
    uncovered = [detail for detail in critical if not known.has(detail)]
    raised: list[Observation] = []
    for observation in observations:
        own_text = (
            KnownText.of(observation.text)
            if uncovered and observation.priority in _RAISABLE
            else None
        )
        still_uncovered = (
            [detail for detail in uncovered if not own_text.has(detail)] if own_text else uncovered
        )
        raised.append(
            replace(observation, priority=Priority.HIGH)
            if len(still_uncovered) < len(uncovered)
            else observation
        )
        uncovered = still_uncovered
    return tuple(raised)


def restore_lost(
    refined: Sequence[Observation], before: Sequence[Observation]
) -> tuple[Observation, ...]:
    """Return refined observations after the earlier important ones whose details they lost."""
    text = "\n".join(observation.text for observation in refined)
    details, squeezed_text = {detail.text for detail in find_mentioned(text)}, squeeze(text)
    lost = [
        observation
        for observation in before
        if observation.priority is Priority.HIGH
        and not _is_repeated(observation, details, squeezed_text)
    ]
    return (*lost, *refined)


def _is_repeated(observation: Observation, details: set[str], squeezed_text: str) -> bool:
    own_details = {detail.text for detail in find_mentioned(observation.text)}
    quotes = find_quotes(observation.text)
    if not own_details and not quotes:
        return squeeze(observation.text) in squeezed_text
    return own_details <= details and all(squeeze(quote) in squeezed_text for quote in quotes)


def _observe_details(lacking: Sequence[KeyDetail], dates: dict[int, float]) -> list[Observation]:
    """Return observations for missing details, oldest first, then the files in one fact per
    kind.
    """
    added: list[Observation] = []
    for detail in sorted(lacking, key=lambda detail: detail.seq):
        if detail.kind in _CRITICAL_FILES:
            continue
        if detail.kind is DetailKind.RULE:
            text = f"The user said: {quote_person(detail.text, _MAX_QUOTE_CHARS)}"
        else:
            label = _LABELS.get(detail.kind, "Decided")
            text = f"{label}: {one_line(defuse(detail.text))[:_MAX_QUOTE_CHARS]}"
        added.append(Observation(text, Priority.HIGH, dates.get(detail.seq, 0.0), (detail.seq,)))
    for kind, what in _CRITICAL_FILES.items():
        files = [detail for detail in lacking if detail.kind is kind]
        if files:
            seqs = tuple(sorted({detail.seq for detail in files}))
            paths = ", ".join(sorted(detail.text for detail in files))
            at = dates.get(seqs[-1], 0.0)
            added.append(Observation(defuse(f"{what}: {paths}"), Priority.HIGH, at, seqs))
    return added


_LABELS = {DetailKind.ERROR: "Failed", DetailKind.LESSON: "Learned"}
