"""YAML for manifests: every text in double quotes, as JSON writes it, so that none is misread."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Noted:
    """An item of a list with a comment above it."""

    text: str
    note: str


Value = str | bool | Noted | Sequence["Value"] | Mapping[str, "Value"]


def yaml_text(value: Mapping[str, Value]) -> str:
    """Return a document; nothing in it depends on how a reader guesses types."""
    return "\n".join(_lines(value)) + "\n"


def _lines(value: Value) -> Iterator[str]:
    if isinstance(value, Noted):
        yield f"# {value.note}"
        yield json.dumps(value.text, ensure_ascii=False)
    elif isinstance(value, str | bool):
        yield json.dumps(value, ensure_ascii=False)
    elif isinstance(value, Mapping):
        for key, below in value.items():
            yield from _entry(key, below)
    else:
        for each in value:
            yield from _item(list(_lines(each)))


def _entry(key: str, value: Value) -> Iterator[str]:
    lines = list(_lines(value))
    if isinstance(value, str | bool):
        yield f"{key}: {lines[0]}"
    else:
        yield f"{key}:"
        yield from (f"  {line}" for line in lines)


def _item(lines: Sequence[str]) -> Iterator[str]:
    notes = [line for line in lines if line.startswith("# ")]
    yield from notes
    first, *rest = lines[len(notes) :]
    yield f"- {first}"
    yield from (f"  {line}" for line in rest)
