"""Writes a handover document by rules, without a model.

Every line knows the event that it comes from. Rules are used offline, in replays, and as the last
resort if no model succeeds.

- Project Background: how the work began, its folder, its languages, and the project's rules.
- Technical Details: the agent's findings and decisions, and lessons from failures.
- User Preferences: the user's demands and prohibitions, word for word.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from helix_desktop.context.texts.call_outcomes import strip_frame
from helix_desktop.context.texts.handover_document import NOTHING
from helix_desktop.context.texts.handover_work_lines import (
    DraftLine,
    completed_work_lines,
    find_resolved,
    issue_lines,
    todo_lines,
)
from helix_desktop.context.texts.plain_text import MAX_EXAMINED_CHARS, clip, defuse, squeeze
from helix_desktop.context.texts.sentences import (
    find_binding_rules,
    find_rules,
    first_sentences,
    is_binding,
    is_limiting,
    score_fact,
    split_sentences,
    strip_emphasis,
)
from helix_desktop.context.texts.token_budget import count_fitting
from helix_desktop.context.texts.tool_actions import ActionKind
from helix_desktop.context.texts.turns import (
    MAX_KEPT_CHARS,
    CallRecord,
    Passage,
    PassageTurn,
    quote_user,
    split_turns,
)
from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS, Handover
from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.mentions import MENTION
from helix_desktop.domain.ports import MessageWeigher

_MAX_REQUEST_CHARS = 700
_MAX_RULES = 14
_MAX_LANGUAGES = 5
_MAX_READ_CHARS = 6_000
"""The maximum number of characters of a manifest or a readme that are read."""

_LANGUAGES = {
    "py": "Python", "go": "Go", "ts": "TypeScript", "tsx": "TypeScript", "js": "JavaScript",
    "jsx": "JavaScript", "mjs": "JavaScript", "rs": "Rust", "java": "Java", "kt": "Kotlin",
    "c": "C", "h": "C", "cc": "C++", "cpp": "C++", "hpp": "C++", "cs": "C#", "rb": "Ruby",
    "php": "PHP", "swift": "Swift", "dart": "Dart", "sh": "shell", "sql": "SQL", "lua": "Lua",
    "md": "Markdown", "html": "HTML", "css": "CSS", "vue": "Vue", "svelte": "Svelte",
    "yaml": "YAML", "yml": "YAML", "toml": "TOML", "json": "JSON", "scala": "Scala",
    "ex": "Elixir", "exs": "Elixir", "zig": "Zig", "r": "R", "jl": "Julia", "tf": "Terraform",
}  # fmt: skip
_MANIFESTS = {
    "package.json": re.compile(r"\"(?:name|description)\"\s{0,4}:\s{0,4}\"([^\"\n]{1,200})\""),
    "go.mod": re.compile(r"\b(?:module|go) ([\w./-]{1,120})"),
    "pyproject.toml": re.compile(r"\b(?:name|description)\s{0,4}=\s{0,4}\"([^\"\n]{1,200})\""),
    "Cargo.toml": re.compile(r"\b(?:name|description)\s{0,4}=\s{0,4}\"([^\"\n]{1,200})\""),
    "composer.json": re.compile(r"\"(?:name|description)\"\s{0,4}:\s{0,4}\"([^\"\n]{1,200})\""),
    "pubspec.yaml": re.compile(r"\b(?:name|description): {0,4}([^\n]{1,200})"),
}
_PROSE = lazy_pattern(r"(?:readme|claude|agents|contributing|architecture)(?:\.\w{2,4})?", re.I)
_LINE_NUMBER = lazy_pattern(r"^ {0,8}\d{1,6}(?:[→\t:|]|\. )[ ]?")
_BRANCH = lazy_pattern(r"^(?:On branch |## |\* )([\w./-]{1,120}?)(?:\.\.\.\S{1,120}.*)?$", re.M)
_TEMPORARY_FOLDERS = ("/tmp/", "/private/", "/var/", "/dev/")
_ASKS_BRANCH = lazy_pattern(r"\bgit (?:-\S{1,40} ){0,3}(?:status|branch|checkout|switch)\b")
_ABSOLUTE = lazy_pattern(r"(?:/|[A-Z]:\\)[\w.@~ +\\/-]{3,300}")


def background_lines(turns: Sequence[PassageTurn]) -> list[DraftLine]:
    requests = [turn.request for turn in turns if turn.request is not None]
    long_requests = [request for request in requests if len(request.text) > _MAX_GREETING_CHARS]
    lines: list[DraftLine] = []
    for request in (long_requests or requests)[:1]:
        length = MAX_KEPT_CHARS if request.kept else _MAX_REQUEST_CHARS
        quote = quote_user(request.text, length)
        text = f"- It began with the user's request [{request.seq}]: {quote}"
        lines.append(DraftLine(text, request.seq, 10))
    calls = [call for turn in turns for call in turn.calls]
    if folder := _common_folder(calls):
        lines.append(DraftLine(f"- Folder of the work: `{folder}`", 0, 8))
    branches = [
        (name, call.seq)
        for call in calls
        if call.output and not call.ending.failed
        if _ASKS_BRANCH.search(call.action.command[:400])
        for name in _BRANCH.findall(call.output[:2_000])
        if name
    ]
    if branches:
        lines.append(DraftLine(f"- Branch, as last seen: `{branches[-1][0]}`", branches[-1][1], 6))
    counts: Counter[str] = Counter()
    for call in calls:
        for path in (*call.action.changed_paths, *call.action.read_paths):
            language = _LANGUAGES.get(path.rsplit(".", 1)[-1].lower())
            if language and "." in path:
                counts[language] += 1
        lines += _project_descriptions(call)
    if counts:
        common = counts.most_common(_MAX_LANGUAGES)
        languages = ", ".join(f"{name} ({count})" for name, count in common)
        lines.append(DraftLine(f"- Files worked with: {languages}", 0, 5))
    # a mentioned file is a file like any other, so no sentence in it becomes a rule
    lines += [
        DraftLine(f"- Project rule: {defuse(rule)}", passage.seq, 4)
        for turn in turns
        for passage in turn.context
        if passage.what != MENTION
        for rule in find_binding_rules(passage.text)[:_MAX_RULES]
    ]
    return list({line.text: line for line in lines}.values())


_MAX_GREETING_CHARS = 24
"""The maximum number of characters of a message that hardly says what the work is about."""


def _common_folder(calls: Iterable[CallRecord]) -> str:
    """Return the deepest folder that holds nine tenths of the files used outside of temporary
    folders.
    """
    folders: Counter[str] = Counter()
    path_count = 0
    for call in calls:
        for path in (*call.action.changed_paths, *call.action.read_paths):
            if _ABSOLUTE.fullmatch(path) and not path.startswith(_TEMPORARY_FOLDERS):
                path_count += 1
                parts = path.split("/")[:-1]
                for depth in range(3, min(len(parts), 12) + 1):
                    folders["/".join(parts[:depth])] += 1
    common = [folder for folder, count in folders.items() if count >= path_count * 0.9]
    return max(common, key=len, default="")


def _project_descriptions(call: CallRecord) -> Iterator[DraftLine]:
    """Yield the description of the project in a manifest or a readme that was read."""
    if call.action.kind is not ActionKind.READ or not call.output or call.ending.failed:
        return
    for path in call.action.read_paths if len(call.action.read_paths) == 1 else ():
        name = path.rsplit("/", 1)[-1]
        text = "\n".join(
            _LINE_NUMBER.sub("", row[:MAX_EXAMINED_CHARS])
            for row in strip_frame(call.output)[:_MAX_READ_CHARS].split("\n")
        )
        if pattern := _MANIFESTS.get(name):
            text = ", ".join(dict.fromkeys(pattern.findall(text)[:2]))
        elif _PROSE.fullmatch(name):
            text = first_sentences(text, 240)
        else:
            continue
        if text:
            yield DraftLine(f"- `{path}`: {defuse(clip(text, 260))}", call.seq, 5)


_MAX_FINDING_CHARS = 320
_MIN_WEIGHT = 1.8
"""The minimum score of a sentence that is worth a line."""
_MAX_REPORTED_FACTS = 6
"""The maximum number of sentences from one report of another agent."""


def finding_lines(turns: Sequence[PassageTurn]) -> list[DraftLine]:
    """Return findings, reports of other agents, the user's answers to questions, and the error of
    each command that failed and succeeded later.
    """
    lines: list[DraftLine] = []
    for turn in turns:
        for step in turn.steps:
            lines += _fact_lines(step.text, step.seq, bonus=0.0 if step.calls else 0.5)
        for call in turn.calls:
            if call.ending.failed or not call.output:
                continue
            if call.action.kind is ActionKind.ASK:
                report = defuse(clip(strip_frame(call.output), _MAX_FINDING_CHARS))
                lines.append(DraftLine(f"- Answer to the agent's question: {report}", call.seq, 6))
            elif call.action.kind is ActionKind.DELEGATE and not call.output.startswith(
                _STARTED_IN_BACKGROUND
            ):
                facts = _fact_lines(call.output, call.seq, bonus=0.0)
                lines += sorted(facts, key=lambda line: -line.weight)[:_MAX_REPORTED_FACTS]
        failed: dict[str, CallRecord] = {}
        for call in turn.calls:
            if call.action.kind not in (ActionKind.RUN, ActionKind.OTHER):
                continue
            if call.ending.failed and call.ending.error:
                failed[call.action.key] = call
            elif failed_call := failed.pop(call.action.key, None):
                what = clip(call.action.what, 100).replace("`", "'")
                error = clip(failed_call.ending.error, 160)
                text = defuse(f"- `{what}` failed first, is fixed now: {error}")
                lines.append(DraftLine(text, failed_call.seq, 3))
    # for a repeated finding, the newer wording stays, at its own position
    by_text: dict[str, DraftLine] = {}
    for line in lines:
        key = squeeze(line.text)[:80]
        by_text.pop(key, None)
        by_text[key] = line
    return list(by_text.values())


def _fact_lines(text: str, seq: int, *, bonus: float) -> Iterator[DraftLine]:
    for sentence in split_sentences(text):
        fact = strip_emphasis(sentence)
        score = score_fact(fact) + bonus
        if score >= _MIN_WEIGHT:
            yield DraftLine(f"- {defuse(clip(fact, _MAX_FINDING_CHARS))}", seq, score)


_STARTED_IN_BACKGROUND = "Async agent launched"
"""The beginning of a harness's output for an agent that has not reported yet."""

_MAX_WISH_CHARS = 400
_MAX_WISHES = 16
"""The maximum number of rules from one message."""


def preference_lines(turns: Sequence[PassageTurn]) -> list[DraftLine]:
    """Return each demand once, in the user's words.

    Demands with never, always, or must have the greatest weight.
    """
    lines: dict[str, DraftLine] = {}
    passages = (
        passage
        for turn in turns
        for passage in (turn.request, *turn.cards)
        if passage is not None and not passage.kept
    )
    for passage in passages:
        for rule in find_rules(passage.text)[:_MAX_WISHES]:
            # binding words have the greatest weight, and long messages less, because they are
            # mostly pasted
            weight = 9.0 if is_binding(rule) or is_limiting(rule) else 3.0
            if len(passage.text) >= _MIN_PASTED_CHARS:
                weight -= 3.0
            line = DraftLine(
                f"- {quote_user(rule, _MAX_WISH_CHARS)} [{passage.seq}]", passage.seq, weight
            )
            lines.setdefault(squeeze(rule), line)
    return list(lines.values())


_MIN_PASTED_CHARS = 3_000
"""The number of characters from which a message is probably pasted, not typed."""

_SECTION_SHARES = (0.14, 0.18, 0.36, 0.1, 0.1, 0.12)
"""The share of the budget for each section. Unused room goes to the other sections."""


class RuleHandover(Struct, frozen=True):
    """A document with the source event of each line of each section (0 = from the previous
    document).
    """

    handover: Handover
    sources: tuple[tuple[int, ...], ...]


def extract_handover(
    passages: Iterable[Passage],
    budget: int,
    weigher: MessageWeigher,
    *,
    previous: Handover | None = None,
) -> RuleHandover:
    """Write the document of a stretch within a budget; the same stretch gives the same bytes.

    `previous` covers earlier messages. Its lines come first and are dropped first; lines whose
    subject the stretch has resolved are left out.
    """
    turns = split_turns(tuple(passages))
    drafted = (
        background_lines(turns),
        finding_lines(turns),
        completed_work_lines(turns),
        issue_lines(turns),
        todo_lines(turns),
        preference_lines(turns),
    )
    bodies = previous.sections if previous else (NOTHING,) * len(HANDOVER_SECTIONS)
    earlier_lines = [
        [
            DraftLine(row, 0, _EARLIER_WEIGHT)
            for row in body.split("\n")
            if row.strip() and body != NOTHING
        ]
        for body in bodies
    ]
    settled = find_resolved(turns)
    earlier_lines[_ISSUES_SECTION] = [
        line for line in earlier_lines[_ISSUES_SECTION] if line.subject not in settled.subjects
    ]
    earlier_lines[_TODO_SECTION] = [
        line for line in earlier_lines[_TODO_SECTION] if not settled.closes(line.text)
    ]
    lines: list[list[DraftLine]] = []
    for earlier_section, new_lines in zip(earlier_lines, drafted, strict=True):
        # each text once, at the position of its newest occurrence
        new_texts = {squeeze(line.text) for line in new_lines}
        lines.append(
            [*(line for line in earlier_section if squeeze(line.text) not in new_texts), *new_lines]
        )
    # the heaviest lines within each section's share, in their order
    needed_tokens = [weigher.count("\n".join(line.text for line in section)) for section in lines]
    chosen: list[list[DraftLine]] = []
    for section, needed, room in zip(
        lines, needed_tokens, _section_budgets(needed_tokens, budget), strict=True
    ):
        order = sorted(range(len(section)), key=lambda index: (-section[index].weight, -index))
        if needed > room:
            texts = [section[index].text for index in order]
            order = order[: count_fitting(texts, room, weigher, joint="\n")]
        chosen.append([section[index] for index in sorted(order)])
    sections = tuple("\n".join(line.text for line in section) or NOTHING for section in chosen)
    return RuleHandover(
        Handover(sections),
        tuple(tuple(line.seq for line in section_lines) for section_lines in chosen),
    )


_ISSUES_SECTION = HANDOVER_SECTIONS.index("Current Issues")
_TODO_SECTION = HANDOVER_SECTIONS.index("TODO Items")
_EARLIER_WEIGHT = 2.5
"""The weight of a line of the previous document: above minor news, below major news."""


def _section_budgets(needed_tokens: Sequence[int], budget: int) -> list[int]:
    """Return the room of each section: its need if below its share, else a share of the rest."""
    budgets = [0] * len(needed_tokens)
    open_sections = set(range(len(needed_tokens)))
    tokens_left = budget
    while open_sections:
        total_share = sum(_SECTION_SHARES[index] for index in open_sections)
        small_sections = {
            index
            for index in open_sections
            if needed_tokens[index] <= tokens_left * _SECTION_SHARES[index] / total_share
        }
        for index in small_sections or open_sections:
            budgets[index] = (
                needed_tokens[index]
                if small_sections
                else int(tokens_left * _SECTION_SHARES[index] / total_share)
            )
        if not small_sections:
            break
        tokens_left -= sum(needed_tokens[index] for index in small_sections)
        open_sections -= small_sections
    return budgets
