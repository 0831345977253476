"""Observations: their prompts, parsing, rules, and merging (reflection).

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
from helix_desktop.context.texts.plain_text import (
    KEPT_REQUESTS,
    OBSERVATIONS,
    defuse,
    one_line,
    squeeze,
)
from helix_desktop.context.texts.quote_check import SpokenText, check_line, find_quotes
from helix_desktop.context.texts.sentences import is_binding, is_limiting
from helix_desktop.context.texts.tool_actions import ActionKind
from helix_desktop.context.texts.turns import (
    MAX_KEPT_CHARS,
    Passage,
    PassageTurn,
    quote_agent,
    quote_user,
    split_turns,
)
from helix_desktop.domain.cache import HistoryDigest
from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS, Handover
from helix_desktop.domain.context_window.rewrites import Observation, Priority
from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.ports import MessageWeigher
from helix_desktop.domain.value import replace

MAX_FACT_CHARS = 600
"""The maximum number of characters of one observation."""
_MAX_FACTS = 400
"""The maximum number of observations from one answer."""
_OPENING = (
    f"{OBSERVATIONS}\n"
    "Written by the application, not by the user: what is known from the messages before.\n"
    f"{KEPT_REQUESTS}"
)
_LINE = lazy_pattern(
    r"\s{0,8}[-*•]?\s{0,4}[\[(*]{1,3}\s{0,2}(high|medium|med|low|done)\s{0,2}[\])*:]{1,3}:?\s{0,4}"
    r"(?:✓\s{0,4})?(\S.{0,2000})",
    re.IGNORECASE,
)
_SOURCES = lazy_pattern(r"\s{0,4}\{([\d,\s-]{1,200})\}\s{0,4}\.?$")
_CODED = lazy_pattern(r"`([^`]{1,300})`")
_FILES_LINE = lazy_pattern(r"(?:Changed|Read): ")
_MAX_TIME = 253_402_300_799
"""The end of the year 9999."""
_RANK_OF_PRIORITY = {Priority.HIGH: 0, Priority.MEDIUM: 1, Priority.LOW: 2, Priority.DONE: 3}


def observation_instructions(budget: int, *, known: Sequence[Observation] = ()) -> str:
    """Return the instructions for observations of new material, with the earlier observations."""
    parts = [prompts.DATA, prompts.OBSERVATIONS.format(budget=budget)]
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
        text, numbers = match.group(2), set[int]()
        if source_match := _SOURCES.search(text[-210:]):
            text = text[: len(text) - len(source_match.group())]
            numbers = {int(part) for part in re.findall(r"\d{1,12}", source_match.group(1))}
        sources = tuple(sorted(numbers & dates.keys())) or tuple(sorted(dates))
        checked = check_line(text.strip(), quotable)
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

    def date(observation: Observation) -> str:
        if not 0 < observation.at < _MAX_TIME:
            return "undated"
        return datetime.fromtimestamp(observation.at, UTC).strftime("%Y-%m-%d")

    rows = [_OPENING]
    for day, facts in groupby(observations, key=date):
        rows += [day, *map(_observation_line, facts)]
    return "\n".join([*rows, f"{history_line(history)}\nrecalls the messages themselves."])


def reflect_by_rules(
    observations: Iterable[Observation], budget: int, weigher: MessageWeigher
) -> tuple[Observation, ...]:
    """Shorten observations by rules: join duplicates, shorten texts, then drop the least important.

    Those of high priority are dropped only when nothing else is left.
    """
    # each fact once, at the position of its newest occurrence, with all its sources
    joined: dict[str, Observation] = {}
    for observation in observations:
        coded = _CODED.search(observation.text)
        subject = squeeze(observation.text)
        if coded and re.match(r"(?:fails|passes|ran)\b", observation.text, re.IGNORECASE):
            # a newer observation of the same command replaces the older
            subject = f"ran {squeeze(coded.group(1))}"
        earlier = joined.pop(subject, None)
        sources = sorted({*observation.sources, *(earlier.sources if earlier else ())})
        joined[subject] = replace(observation, sources=tuple(sources))
    facts = list(joined.values())
    for length in (MAX_FACT_CHARS, 300, 160, 90):
        for index, fact in enumerate(facts):
            # quotes and demands are never shortened
            if fact.priority is Priority.HIGH or "“" in fact.text:
                continue
            max_chars = max(length, 300) if fact.priority is Priority.MEDIUM else length
            if len(fact.text) > max_chars:
                cut = fact.text[: max_chars - 1]
                text = f"{cut[: cut.rfind(' ')] if ' ' in cut else cut}…"
                facts[index] = replace(fact, text=text)
        if _fits(facts, budget, weigher):
            return tuple(facts)

    def rank(index: int) -> tuple[int, int, int]:
        """Among equal priorities, the user's own words come first, and lists of files last."""
        fact = facts[index]
        rank_of_text = 0 if "“" in fact.text else 2 if _FILES_LINE.match(fact.text) else 1
        return _RANK_OF_PRIORITY[fact.priority], rank_of_text, -index

    # the most important ones that fit, newest first among equals, in their order
    order = sorted(range(len(facts)), key=rank)
    ranked = [facts[index] for index in order]
    count = bisect_left(
        range(1, len(order) + 1), True, key=lambda count: not _fits(ranked[:count], budget, weigher)
    )
    return tuple(facts[index] for index in sorted(order[:count]))


def high_priority(observations: Iterable[Observation]) -> tuple[Observation, ...]:
    return tuple(
        observation for observation in observations if observation.priority is Priority.HIGH
    )


def count_observation_tokens(observations: Iterable[Observation], weigher: MessageWeigher) -> int:
    """Return the tokens of the observations in rendered form."""
    return weigher.count("\n".join(_observation_line(observation) for observation in observations))


def _fits(observations: Iterable[Observation], budget: int, weigher: MessageWeigher) -> bool:
    return not weigher.exceeds(
        "\n".join(_observation_line(observation) for observation in observations), budget
    )


def _observation_line(observation: Observation) -> str:
    tick = " ✓" if observation.priority is Priority.DONE else ""
    return f"- [{observation.priority.value}]{tick} {observation.text}"


def numbered_line(observation: Observation) -> str:
    """Return a fact as a model is shown it and writes it: with the numbers of its messages.

    Of many numbers, only those at both ends are given: no more can be read back from a line.
    """
    sources = observation.sources
    if len(sources) > 2 * _MAX_SOURCES_AT_END:
        sources = (*sources[:_MAX_SOURCES_AT_END], *sources[-_MAX_SOURCES_AT_END:])
    return f"{_observation_line(observation)} {{{', '.join(map(str, sources))}}}"


_MAX_SOURCES_AT_END = 10
"""Source numbers from each end of a long list."""

_EVENT_NUMBER = lazy_pattern(r" \[\d{1,9}\]$")
"""The event at the end of a line. An observation has it as its source instead."""
_MAX_REQUEST_CHARS = 400
_MAX_ANSWER_CHARS = 300
_MAX_FINDINGS = 6
"""The maximum number of findings of one turn, counted from the heaviest."""


def observations_by_rules(passages: Iterable[Passage]) -> tuple[Observation, ...]:
    """Return the facts of a stretch in the order of its turns, each text once."""
    turns = split_turns(tuple(passages))
    observations: dict[str, Observation] = {}
    for turn in turns:
        for fact in _note_turn(turn, latest=turn is turns[-1]):
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


def _note_turn(turn: PassageTurn, *, latest: bool) -> Iterator[Observation]:
    at = max((step.at for step in turn.steps), default=turn.request.at if turn.request else 0.0)
    request = ""
    if turn.request is not None:
        length = MAX_KEPT_CHARS if turn.request.kept else _MAX_REQUEST_CHARS
        text = f"The user asked: {quote_user(turn.request.text, length)}"
        sources: tuple[int, ...] = (turn.request.seq,)
        # an open request has high priority, or medium if a newer request follows
        priority = Priority.HIGH if latest else Priority.MEDIUM
        if turn.answer:
            text = f"{text} → {quote_agent(turn.answer, _MAX_ANSWER_CHARS)}"
            priority, sources = Priority.DONE, (turn.request.seq, turn.steps[-1].seq)
        yield Observation(text, priority, at, sources)
        request = squeeze(text)
    for line in preference_lines((turn,)):
        fact = _as_observation(line, Priority.HIGH, at, prefix="The user said: ")
        # a demand that only asks is part of its request anyway; a binding one gets its own
        # observation
        if (
            is_binding(fact.text)
            or is_limiting(fact.text)
            or squeeze(fact.text.removeprefix("The user said: ")) not in request
        ):
            yield fact
    calls = [call for call in turn.calls if not call.ending.failed and call.output is not None]
    changed = {path: call.seq for call in calls for path in call.action.changed_paths}
    seen = {
        path: call.seq
        for call in calls
        if call.action.kind is ActionKind.READ
        for path in call.action.read_paths
        if path not in changed
    }
    for verb, paths, level in (("Changed", changed, Priority.HIGH), ("Read", seen, Priority.LOW)):
        if paths:
            text = defuse(f"{verb}: {', '.join(paths)}")
            yield Observation(text, level, at, tuple(sorted(set(paths.values()))))
    best_findings = sorted(finding_lines((turn,)), key=lambda line: -line.weight)[:_MAX_FINDINGS]
    for line in sorted(best_findings, key=lambda line: line.seq):
        yield _as_observation(line, Priority.MEDIUM, at)


def _as_observation(
    line: DraftLine, priority: Priority, at: float, *, prefix: str = ""
) -> Observation:
    text = _EVENT_NUMBER.sub("", line.text.removeprefix("- "))
    return Observation(f"{prefix}{text}", priority, at, (line.seq,))


_CRITICAL_FILES = {DetailKind.NAMED: "Named by the user", DetailKind.CHANGED: "Changed"}
_CRITICAL = frozenset(
    {DetailKind.RULE, DetailKind.ERROR, DetailKind.DECISION, DetailKind.LESSON, *_CRITICAL_FILES}
)
_LABELS = {DetailKind.ERROR: "Failed", DetailKind.LESSON: "Learned"}
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
    text = "\n".join(observation.text for observation in high_priority(observations))
    known = KnownText(text)
    uncovered = [detail for detail in critical if not known.has(detail)]
    completed: list[Observation] = []
    for observation in observations:
        # a fact becomes important if only it contains a critical detail; what is done stays done
        if uncovered and observation.priority in (Priority.MEDIUM, Priority.LOW):
            known = KnownText(observation.text)
            still_uncovered = [detail for detail in uncovered if not known.has(detail)]
            if len(still_uncovered) < len(uncovered):
                observation = replace(observation, priority=Priority.HIGH)
                uncovered = still_uncovered
        completed.append(observation)
    text = "\n".join(observation.text for observation in high_priority(completed))
    document = Handover((text, *[""] * (len(HANDOVER_SECTIONS) - 1)))
    indexed = add_index(document, critical, budget, weigher=weigher)
    for detail in sorted(indexed.added, key=lambda detail: detail.seq):
        if detail.kind in _CRITICAL_FILES:
            continue
        if detail.kind is DetailKind.RULE:
            text = f"The user said: {quote_user(detail.text, _MAX_QUOTE_CHARS)}"
        else:
            label = _LABELS.get(detail.kind, "Decided")
            text = f"{label}: {one_line(defuse(detail.text))[:_MAX_QUOTE_CHARS]}"
        at = dates.get(detail.seq, 0.0)
        completed.append(Observation(text, Priority.HIGH, at, (detail.seq,)))
    for kind, what in _CRITICAL_FILES.items():
        files = [detail for detail in indexed.added if detail.kind is kind]
        if files:
            seqs = tuple(sorted({detail.seq for detail in files}))
            paths = ", ".join(sorted(detail.text for detail in files))
            at = dates.get(seqs[-1], 0.0)
            completed.append(Observation(defuse(f"{what}: {paths}"), Priority.HIGH, at, seqs))
    return tuple(completed), indexed.missing


def restore_lost(
    refined: Sequence[Observation], before: Sequence[Observation]
) -> tuple[Observation, ...]:
    """Return refined observations after those important earlier ones whose details they have
    lost.
    """
    text = "\n".join(observation.text for observation in refined)
    details, squeezed_text = {detail.text for detail in find_mentioned(text)}, squeeze(text)
    lost: list[Observation] = []
    for observation in high_priority(before):
        own_details = {detail.text for detail in find_mentioned(observation.text)}
        quotes = find_quotes(observation.text)
        # without any of these, its whole text has to be there
        texts = quotes if own_details or quotes else [observation.text]
        if own_details - details or any(squeeze(part) not in squeezed_text for part in texts):
            lost.append(observation)
    return (*lost, *refined)
