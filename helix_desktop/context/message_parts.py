"""The parts of a message that a marker can replace: outputs, arguments, pictures.

A part is located by its journal event, its call, and its path in the call's arguments.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import isfinite
from typing import Any, TypeAlias

from msgspec import Struct

from helix_desktop.context.history_items import CallResult, HistoryItem, item_message
from helix_desktop.context.window_view import Markers, WindowView, is_excluded
from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.canonical_messages import canonical_json, to_utf8
from helix_desktop.domain.events import AssistantReplied
from helix_desktop.domain.messages import Image, Message, Part, Text, ToolCall, WebSearch
from helix_desktop.domain.value import replace

MIN_VALUE_CHARS = 200
"""The minimum number of characters of an argument value that is stored separately.

A shorter value costs no more than its digest.
"""

MAX_POINTER_CHARS = 1_000
"""The maximum number of characters of the names around a value that is stored separately."""

MAX_DEPTH = 64
"""The maximum nesting depth of arguments that are taken apart."""

IMAGE = "image/"
"""The prefix of a picture's path; the number of the picture follows."""

_Steps: TypeAlias = tuple["_Steps", str | int] | None
"""The steps to a value: those to its container, and the last one."""


def find_long_arguments(arguments: str) -> Iterator[tuple[str, str]]:
    """Yield the long text values of a call's arguments, each with its JSON pointer.

    Values with too long a pointer are left out: a hostile call could have long keys around many
    values.
    """
    pending: list[tuple[Any, _Steps, int]] = [(_parse(arguments), None, 0)]
    while pending:
        inner_value, path, length = pending.pop()
        children: Iterable[tuple[str | int, Any]] = ()
        match inner_value:
            case str() if len(inner_value) >= MIN_VALUE_CHARS:
                steps: list[str] = []
                while path is not None:
                    path, step = path
                    steps.append(str(step).replace("~", "~0").replace("/", "~1"))
                yield "".join(f"/{step}" for step in reversed(steps)), inner_value
            case dict():
                children = inner_value.items()
            case list():
                children = enumerate(inner_value)
        nested = [
            (value, (path, step), length + len(str(step)))
            for step, value in children
            if isinstance(value, str | dict | list)
        ]
        pending.extend(child for child in reversed(nested) if child[2] <= MAX_POINTER_CHARS)


def value_digest(value: str) -> Digest:
    return digest_of(to_utf8(value))


def apply_markers(message: Message, markers: Markers) -> Message:
    """Return the message with some parts replaced by markers.

    `markers` maps call and path to the marker. An excluded message keeps only its calls, with the
    thinking that providers want back with calls; without calls, it has no parts.
    """
    if not markers:
        return message
    text_marker = markers.get(("", ""))
    excluded = is_excluded(text_marker)
    parts: list[Part] = []
    images, marked = 0, False
    for part in message.parts:
        if excluded and (isinstance(part, Text | WebSearch | Image) or not message.calls):
            continue
        if isinstance(part, Text | WebSearch) and text_marker is not None:
            parts += [] if marked else [Text(text_marker.text)]
            marked = True
            continue
        match part:
            case ToolCall(id=call_id):
                texts = {
                    path: mark.text for (call, path), mark in markers.items() if call == call_id
                }
                if texts:
                    part = replace(part, arguments=_replace_values(part.arguments, texts))
            case Image():
                images += 1
                if image_marker := markers.get(("", f"{IMAGE}{images}")):
                    part = Text(image_marker.text)
        parts.append(part)
    return Message(message.role, tuple(parts))


def without_excluded(item: HistoryItem, view: WindowView) -> HistoryItem | None:
    """Return an item without what the user excluded; None if nothing is left."""
    seqs = [item.seq, *[returned.seq for returned in item.results.values()]]
    if view.markers.keys().isdisjoint(seqs):
        return item
    excluded_parts = {
        place: part for place, part in view.markers_at(item.seq).items() if is_excluded(part)
    }
    results = {
        call: returned
        for call, returned in item.results.items()
        if not is_excluded(view.markers_at(returned.seq).get((call, "")))
    }
    if not excluded_parts and len(results) == len(item.results):
        return item
    message = apply_markers(item_message(item), excluded_parts)
    event = item.event
    if isinstance(event, AssistantReplied):
        event = replace(event, parts=message.parts)
    return HistoryItem(item.seq, item.turn, event, results) if message.parts else None


class PlacedImage(Struct, frozen=True):
    """A picture of the history and its location: its event, its call, and its path."""

    seq: int
    call: str
    path: str
    image: Image


def find_pictures(item: HistoryItem) -> Iterator[PlacedImage]:
    """Yield the pictures of an item: those of its own message, then those of its results."""
    yield from _place_images(getattr(item.event, "images", ()), item.seq, "")
    for returned in item.outputs():
        yield from result_pictures(returned)


def result_pictures(returned: CallResult) -> Iterator[PlacedImage]:
    yield from _place_images(returned.event.images, returned.seq, returned.event.call)


def _place_images(images: Sequence[Image], seq: int, call: str) -> Iterator[PlacedImage]:
    for number, image in enumerate(images, 1):
        yield PlacedImage(seq, call, f"{IMAGE}{number}", image)


def shown_pictures(returned: CallResult, markers: Markers) -> tuple[tuple[Image, ...], str]:
    """Return the pictures of a result that stand whole, and the markers of the others as lines."""
    images: list[Image] = []
    lines = ""
    for picture in result_pictures(returned):
        marker = markers.get((picture.call, picture.path))
        if marker is None:
            images.append(picture.image)
        elif not is_excluded(marker):
            lines += f"\n{marker.text}"
    return tuple(images), lines


def _replace_values(arguments: str, markers: Mapping[str, str]) -> str:
    """Return the arguments with texts in place of the values at these pointers, still as JSON."""
    value = _parse(arguments)
    for pointer, text in markers.items():
        *steps, last_step = pointer.split("/")[1:]
        container = value
        for step in steps:
            container = container[_step_key(container, step)]
        container[_step_key(container, last_step)] = text
    return canonical_json(value)


def _parse(arguments: str) -> Any:
    """Parse arguments as an object; None if they are not one or not restorable.

    Arguments are not restorable with duplicate keys, numbers beyond a float, and nesting too deep
    to write safely.
    """
    try:
        value = json.loads(
            arguments,
            object_pairs_hook=_refuse_duplicate_keys,
            parse_float=_refuse_infinite,
            parse_constant=_refuse_infinite,
        )
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) and is_shallow(value) else None


def _refuse_duplicate_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    single = dict(pairs)
    if len(single) != len(pairs):
        raise ValueError("a key stands twice")
    return single


def _refuse_infinite(number: str) -> float:
    value = float(number)
    if not isfinite(value):
        raise ValueError("JSON has no word for it")
    return value


def is_shallow(value: Any) -> bool:
    """Whether a value is nested no deeper than every JSON reader accepts."""
    nodes = [value]
    for _ in range(MAX_DEPTH):
        nodes = [
            inner
            for node in nodes
            for inner in (node.values() if isinstance(node, dict) else node)
            if isinstance(inner, dict | list)
        ]
        if not nodes:
            return True
    return False


def _step_key(value: Any, step: str) -> int | str:
    return int(step) if isinstance(value, list) else step.replace("~1", "/").replace("~0", "~")
