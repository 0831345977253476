"""What was asked, done and said; tools by ability.

What the text of a tool's output is (whole, or a marker or a first glance), and its lines.

Lines know where they come from, so that what is quoted can be found again.

What tools can be good for, how such tools are named, and what they call what they are given.

A tool's JSON schema, as far as a call needs it: names, what is required, what values may be.

Whatever a schema says, reading it never raises; what is not understood is not used.

The tools of a request as abilities: found by name, called with arguments that fit their schema.

A tool that demands something unknown is no ability: it would only be called wrongly.

The conversation as a request shows it: what was asked, what was done for it, what is known.

Texts of the engine that stand for history are known as such; nobody has said them.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, StrEnum, auto
from functools import lru_cache
from itertools import takewhile
from typing import TypeAlias

from msgspec import Struct

from helix_desktop.context.texts.plain_text import CACHED, INSTRUCTIONS, is_own_text
from helix_desktop.context.texts.prompts import SUBAGENT
from helix_desktop.domain.messages import Message, Role, ToolCall, ToolResult, ToolSpec
from helix_desktop.domain.value import replace

_MARK = re.compile(rf'{re.escape(CACHED)} recall_cached_content\("([0-9a-f]{{12,64}})"\)')
_NUMBERED = re.compile(r"(\d{1,9})\t(.*)")
_TOLD = re.compile(r"\d{1,9}: (?=\d{1,9}\t)")
"""Begins a telling line of a glance, in front of the line's own number."""
_TWICE = re.compile(r"\d{1,9}\t(?=\d{1,9}\t)")
"""Begins a line of a part that was recalled of a reading."""
_HIT = re.compile(r"([^:\n]{1,400}):(\d{1,9}): ?(.*)")
_SIZED = re.compile(r"(?P<name>.+) \((?P<size>[\d,]+) bytes\)")
MOST_LINES = 50_000
"""Lines of one output that are looked at."""
LONGEST = 240
"""Characters of a line that are quoted."""


class OutputForm(Enum):
    """How much of an output stands in the window."""

    WHOLE = auto()
    GLANCE = auto()
    SWEPT = auto()


class QuotedLine(Struct, frozen=True):
    """A line of a file: where it stands and what it says; 0 = not known which."""

    path: str
    number: int
    text: str

    @property
    def shown(self) -> str:
        place = f"{self.path}:{self.number}" if self.number else self.path
        return f"- {place}  {self.text.strip()[:LONGEST]}"


def output_lines(text: str) -> list[str]:
    """The first lines of an output; what comes behind them nobody would read either."""
    return [line.rstrip("\r") for line in text.split("\n", MOST_LINES)[:MOST_LINES]]


def marker_digest(text: str) -> str:
    """The digest of the marker that a text begins with, if it does."""
    found = _MARK.match(text)
    return found[1] if found else ""


def output_form(text: str) -> OutputForm:
    if not _MARK.match(text):
        return OutputForm.WHOLE
    glance = "\n[lines " in text or "\n[extracted " in text or "\n[beginning]" in text
    return OutputForm.GLANCE if glance else OutputForm.SWEPT


def read_rows(path: str, text: str, *, recalled: bool = False) -> list[QuotedLine]:
    """The numbered lines of a reading, of a glance at one, or of a part that was recalled."""
    before = _TWICE if recalled else _TOLD
    inner = recalled or output_form(text) is not OutputForm.WHOLE
    found: list[QuotedLine] = []
    for line in output_lines(text):
        told = before.match(line) if inner else None
        numbered = _NUMBERED.fullmatch(line[told.end() :] if told else line)
        if numbered:
            found.append(QuotedLine(path, int(numbered[1]), numbered[2]))
    return found


def read_hits(text: str) -> list[QuotedLine]:
    """The lines that a search has found."""
    found = (_HIT.fullmatch(line) for line in output_lines(text) if not line.startswith("["))
    return [QuotedLine(hit[1], int(hit[2]), hit[3]) for hit in found if hit]


def files_in(listing: str) -> list[str]:
    return [found["name"] for line in output_lines(listing) if (found := _SIZED.fullmatch(line))]


def sizes_in(listing: str) -> Iterator[tuple[str, int]]:
    """The files of a listing with their bytes."""
    for line in output_lines(listing):
        if found := _SIZED.fullmatch(line):
            digits = found["size"].replace(",", "")[:12]
            yield found["name"], int(digits or "0")


def folders_in(listing: str) -> list[str]:
    return [
        line[:-1] for line in output_lines(listing) if line.endswith("/") and line.strip("/. \t")
    ]


def notes_in(text: str) -> str:
    """What a tool says of where it stopped."""
    last = text.rstrip().rpartition("\n")[2]
    return last if last.startswith("[") and last.endswith("]") else ""


class Ability(StrEnum):
    """What a tool can be good for."""

    LIST = "list"
    READ = "read"
    SEARCH = "search"
    RECALL = "recall"
    HISTORY = "history"
    CACHE = "cache"
    DELEGATE = "delegate"
    RUN = "run"
    WRITE = "write"
    EDIT = "edit"


NAMES: tuple[tuple[Ability, re.Pattern[str]], ...] = tuple(
    (able, re.compile(pattern, re.I))
    for able, pattern in (
        (Ability.LIST, r"list_?(?:files|dir(?:ectory)?|folder)|ls"),
        (Ability.READ, r"(?:read|view|open)_?(?:text_?)?file|read|cat"),
        (Ability.SEARCH, r"(?:search|grep|find)_?(?:in_?)?(?:files|text|code)|grep|search"),
        (Ability.RECALL, r"recall_?cached_?content"),
        (Ability.HISTORY, r"recall_?history"),
        (Ability.CACHE, r"search_?cached_?content"),
        (Ability.DELEGATE, r"sub_?agent|delegate|task"),
        (Ability.RUN, r"(?:run_?)?(?:shell|bash|command|terminal)(?:_?command)?|exec(?:ute)?|run"),
        (Ability.WRITE, r"(?:write|create)_?file|write"),
        (Ability.EDIT, r"edit_?file|edit|str_?replace"),
    )
)
SLOTS: Mapping[str, tuple[str, ...]] = {
    "path": ("path", "file_path", "filepath", "filename", "file", "folder", "directory", "dir"),
    "start": ("start", "start_line", "from_line", "offset"),
    "lines": ("lines", "limit", "line_count", "count"),
    "text": ("text", "query", "pattern"),
    "sha": ("sha256", "digest", "sha"),
    "around": ("around",),
    "task": ("task", "prompt"),
    "command": ("command", "cmd"),
    "content": ("content", "contents", "text"),
    "old": ("old", "old_string", "old_str", "old_text"),
    "new": ("new", "new_string", "new_str", "new_text"),
}
"""What a value of ours may be called, by what it is."""
NEEDS: Mapping[Ability, tuple[str, ...]] = {
    Ability.LIST: (),
    Ability.READ: ("path",),
    Ability.SEARCH: ("text",),
    Ability.RECALL: ("sha",),
    Ability.HISTORY: ("sha",),
    Ability.CACHE: ("text",),
    Ability.DELEGATE: ("task",),
    Ability.RUN: ("command",),
    Ability.WRITE: ("path", "content"),
    Ability.EDIT: ("path", "old", "new"),
}
MAY: Mapping[Ability, tuple[str, ...]] = {
    Ability.LIST: ("path",),
    Ability.READ: ("start", "lines"),
    Ability.SEARCH: ("path",),
    Ability.RECALL: ("lines", "around"),
    Ability.HISTORY: ("lines", "around"),
}


Value: TypeAlias = str | int | bool
Schema: TypeAlias = Mapping[str, object]

_KINDS: Mapping[str, tuple[type, ...]] = {
    "string": (str,),
    "integer": (int,),
    "number": (int,),
    "boolean": (bool,),
}


@dataclass(frozen=True, slots=True)
class SchemaFields:
    """The properties of an object schema."""

    text: str
    names: frozenset[str] = frozenset()
    required: frozenset[str] = frozenset()
    shapes: Mapping[str, Schema] = field(default_factory=dict, compare=False, hash=False)

    def schema(self, name: str) -> Schema:
        return self.shapes.get(name, {})

    def items(self, name: str) -> "SchemaFields | None":
        """The fields of the objects in a list; None if it is no list of objects."""
        shape = self.schema(name)
        items = _object(shape.get("items"))
        if shape.get("type") != "array" or items.get("type") != "object":
            return None
        return read_schema(json.dumps(items))


NOTHING = SchemaFields("", required=frozenset({"what nobody gives"}))
"""Of a schema that cannot be read."""
_BEYOND = frozenset({"$ref", "allOf", "oneOf", "not", "const", "pattern", "format", "multipleOf"})
"""What a value would have to be checked against, and is not."""


@lru_cache(maxsize=256)
def read_schema(schema: str) -> SchemaFields:
    """The fields of a schema; what is no object schema has none and demands what none can give."""
    try:
        found = json.loads(schema)
    except (ValueError, RecursionError):
        return NOTHING
    properties = _object(found).get("properties")
    shapes = {name: _object(shape) for name, shape in _object(properties).items()}
    required = _object(found).get("required", [])
    if not isinstance(required, list) or not isinstance(found, dict):
        return NOTHING
    needed = [each for each in required if isinstance(each, str)]
    return SchemaFields(schema, frozenset(shapes), frozenset(needed), shapes)


def fit_value(value: Value, schema: Schema) -> Value | None:
    """The value as the schema takes it, cut to its range; None if it cannot be."""
    options = schema.get("anyOf")
    if isinstance(options, list):
        found = (fit_value(value, _object(option)) for option in options)
        return next((each for each in found if each is not None), None)
    allowed = schema.get("enum", [value])
    usual = isinstance(allowed, list) and value in allowed and not _BEYOND & schema.keys()
    if not usual or not _of_kind(value, schema.get("type")):
        return None
    if isinstance(value, str):
        return _fitted_text(value, schema)
    return value if isinstance(value, bool) else _fitted_number(value, schema)


def _of_kind(value: Value, kind: object) -> bool:
    kinds = kind if isinstance(kind, list) else [kind]
    if kinds == [None]:
        return True
    # True is an int to Python, and no integer to JSON
    return any(
        isinstance(value, _KINDS.get(each, ())) and (each == "boolean") is isinstance(value, bool)
        for each in kinds
        if isinstance(each, str)
    )


def _fitted_text(value: str, schema: Schema) -> str | None:
    least, most = _number(schema.get("minLength"), 0), _number(schema.get("maxLength"), len(value))
    return value[:most] if least <= min(len(value), most) else None


def _fitted_number(value: int, schema: Schema) -> int | None:
    least, most = _number(schema.get("minimum"), value), _number(schema.get("maximum"), value)
    return max(least, min(value, most)) if least <= most else None


def _number(value: object, usual: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return usual
    return int(value) if abs(value) < 1e15 else usual


def _object(value: object) -> Schema:
    return value if isinstance(value, dict) else {}


class PlannedCall(Struct, frozen=True):
    """A call that may be made: the tool, and its arguments as canonical JSON."""

    tool: str
    arguments: str


class ToolAbility(Struct, frozen=True):
    """One tool as an ability; `slots` says how it calls what we give it."""

    tool: str
    fields: SchemaFields
    slots: tuple[tuple[str, str], ...]
    within: str = ""
    """A list of objects whose only one takes what the tool itself has no name for."""
    inner: "ToolAbility | None" = None

    def call(self, **values: Value) -> PlannedCall | None:
        """The call with these values; None if one that is needed does not fit the schema."""
        given = self.given(**values)
        return PlannedCall(self.tool, write_arguments(given)) if given is not None else None

    def given(self, **values: Value) -> dict[str, object] | None:
        """The arguments alone."""
        given: dict[str, object] = {}
        for slot, name in self.slots:
            if slot not in values:
                continue
            value = fit_value(values[slot], self.fields.schema(name))
            if value is not None:
                given[name] = value
        if self.inner is not None and (nested := self.inner.given(**values)):
            given[self.within] = [nested]
        return given if self.fields.required <= given.keys() else None


def find_abilities(tools: Sequence[ToolSpec]) -> dict[Ability, ToolAbility]:
    """The first tool for each ability."""
    found: dict[Ability, ToolAbility] = {}
    for spec in tools:
        for able, pattern in NAMES:
            if pattern.fullmatch(spec.name) and able not in found:
                hand = _hand(spec, able)
                if hand is not None:
                    found[able] = hand
                break
    return found


def read_slot(arguments: str, slot: str) -> str:
    """What a call was given for a slot, whatever its tool calls it; nothing if it is no text."""
    values = read_arguments(arguments)
    for name in SLOTS[slot]:
        value = values.get(name)
        if isinstance(value, str):
            return value
    return ""


LONGEST_ARGUMENTS = 64 * 1024
"""Characters of a call's arguments that are looked into: ours are never longer."""


@lru_cache(maxsize=2_048)
def read_arguments(arguments: str) -> Mapping[str, object]:
    """The arguments as an object; none where they are not one or too long."""
    if len(arguments) > LONGEST_ARGUMENTS:
        return {}
    try:
        found = json.loads(arguments)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def write_arguments(values: Mapping[str, object]) -> str:
    return json.dumps(values, sort_keys=True, ensure_ascii=False)


def normalize_arguments(arguments: str) -> str:
    """Arguments in the form that two equal calls have in common."""
    values = read_arguments(arguments)
    return write_arguments(values) if values else arguments


@lru_cache(maxsize=256)
def _hand(spec: ToolSpec, able: Ability) -> ToolAbility | None:
    fields = read_schema(spec.schema)
    for within in sorted(fields.required) if able is Ability.EDIT else ():
        if (items := fields.items(within)) is not None:
            outer = _fitting(spec.name, fields, ("path",), besides=(within,))
            inner = _fitting(
                spec.name, items, tuple(each for each in NEEDS[able] if each != "path")
            )
            return replace(outer, within=within, inner=inner) if outer and inner else None
    return _fitting(spec.name, fields, NEEDS[able], may=MAY.get(able, ()))


def _fitting(
    tool: str,
    fields: SchemaFields,
    needs: tuple[str, ...],
    *,
    besides: tuple[str, ...] = (),
    may: tuple[str, ...] = (),
) -> ToolAbility | None:
    """`besides` are fields that are filled in another way."""
    slots: list[tuple[str, str]] = []
    for slot in (*needs, *may):
        taken = {name for _, name in slots}
        name = next((n for n in SLOTS[slot] if n in fields.names and n not in taken), "")
        if name:
            slots.append((slot, name))
    filled = {slot for slot, _ in slots}
    known = {name for _, name in slots} | set(besides)
    if not set(needs) <= filled or not fields.required <= known:
        return None
    return ToolAbility(tool, fields, tuple(slots))


_STEP = re.compile(r"^Step (\d{1,4})(?:, (\d{1,4}) looked at)?\.", re.M)
_PART = re.compile(r"^Part (\d{1,3}) of \d{1,3}\.", re.M)
_LEFT = re.compile(r"^Still to look at: (.+)$", re.M)
_HISTORY = re.compile(r'\[HISTORY\] recall_history\("([0-9a-f]{64})"\)')
_CODED = re.compile(r"`([^`\n]+)`")
_ON = re.compile(
    r"\W{0,4}(?:please )?(?:go on|continue|carry on|resume|weiter(?:machen)?|mach weiter|"
    r"continue[rz]?|sigue|继续|続けて)\W{0,4}(?:please|bitte)?\W{0,4}",
    re.I,
)


class SeenOutput(Struct, frozen=True):
    """A call and what came of it; `fresh` if it was made for what was asked last."""

    call: ToolCall
    result: ToolResult
    fresh: bool

    @property
    def path(self) -> str:
        return read_slot(self.call.arguments, "path")

    @property
    def form(self) -> OutputForm:
        return output_form(self.result.text)


class TaskProgress(Struct, frozen=True):
    """Where a request stands, by the model's own last words: they outlast what was read.

    `step` counts the steps made for this part of the message, `shown` those that still stand.
    """

    step: int = 0
    shown: int = 0
    looked: int = 0
    part: int = 1
    left: tuple[str, ...] = ()


class PracticeTalk(Struct, frozen=True):
    """What a request shows; `said` are the model's words of this turn that still stand."""

    asked: str
    seen: tuple[SeenOutput, ...] = ()
    folds: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
    answered: bool = False
    helping: bool = False
    newest: tuple[str, ...] = ()
    """Ids of the newest step's calls."""
    progress: TaskProgress = TaskProgress()

    @property
    def hidden(self) -> bool:
        """Whether steps made for this request stand in the window no more."""
        return self.progress.step > self.progress.shown

    def made(self, planned: PlannedCall) -> SeenOutput | None:
        """What came of a call in this turn."""
        wanted = planned.tool, planned.arguments
        for each in reversed(self.seen):
            if each.fresh and (each.call.tool, normalize_arguments(each.call.arguments)) == wanted:
                return each
        return None

    def last(self) -> tuple[SeenOutput, ...]:
        """What the newest step has brought."""
        return tuple(each for each in self.seen if each.call.id in self.newest)

    @property
    def histories(self) -> tuple[str, ...]:
        """What recalls the messages that summaries and notes stand for, oldest first."""
        return tuple(found for text in self.folds for found in _HISTORY.findall(text)[-1:])


def read_talk(messages: Sequence[Message]) -> PracticeTalk:
    """Reads the conversation; what goes on with something belongs to what it goes on with."""
    typed = [place for place, each in enumerate(messages) if _typed(each)]
    while len(typed) > 1 and _ON.fullmatch(messages[typed[-1]].text[:80]):
        typed.pop()
    start = typed[-1] if typed else -1
    since = [each for each in messages[start + 1 :] if each.role is Role.ASSISTANT]
    working = [each for each in since if each.calls]
    said = tuple(each.text for each in working)
    return PracticeTalk(
        messages[start].text if start >= 0 else "",
        seen=tuple(_seen(messages, start)),
        folds=tuple(each.text for each in messages if _is_fold(each)),
        said=said,
        answered=any(each.role is Role.ASSISTANT and not each.calls for each in messages),
        helping=any(each.role is Role.SYSTEM and SUBAGENT in each.text for each in messages),
        newest=tuple(call.id for call in working[-1].calls) if working else (),
        progress=_progress(said),
    )


def _progress(said: Sequence[str]) -> TaskProgress:
    words = said[-1] if said else ""
    step, left, part = _STEP.search(words), _LEFT.search(words), _part(words)
    shown = len(list(takewhile(lambda each: _part(each) == part, reversed(said))))
    return TaskProgress(
        max(int(step[1]) if step else 0, shown),
        shown,
        int(step[2] or 0) if step else 0,
        part,
        tuple(_CODED.findall(left[1])) if left else (),
    )


def _part(words: str) -> int:
    found = _PART.search(words)
    return int(found[1]) if found else 1


def _seen(messages: Sequence[Message], start: int) -> list[SeenOutput]:
    found: list[SeenOutput] = []
    calls: dict[str, tuple[ToolCall, int]] = {}
    for place, message in enumerate(messages):
        calls |= {call.id: (call, place) for call in message.calls}
        for part in message.parts:
            if isinstance(part, ToolResult) and part.call in calls:
                call, made = calls[part.call]
                found.append(SeenOutput(call, part, made > start))
    return found


def _typed(message: Message) -> bool:
    if message.role is not Role.USER or message.text.startswith(INSTRUCTIONS):
        return False
    return not is_own_text(message.text)


def _is_fold(message: Message) -> bool:
    return message.role is Role.USER and is_own_text(message.text)
