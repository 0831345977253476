"""Golden journals: what each released format wrote, kept for ever and read by every later version.

`python -m tests.domain.golden N` writes tests/golden/journal-N.jsonl (records as they are encoded
today, never to be changed) and journal-N.expected.json (what reading them gives; an upgrade may
change it). Neither is ever overwritten.
"""

import argparse
import base64
import json
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields as struct_fields

from helix_desktop.domain.event_codec import encode_event
from tests.domain.samples import EVENTS

FOLDER = Path(__file__).parent.parent / "golden"


def write(number: int, folder: Path = FOLDER) -> None:
    """Make the golden journal of a new format; FileExistsError if there is one."""
    records, expected = (
        folder / f"journal-{number}.jsonl",
        folder / f"journal-{number}.expected.json",
    )
    for path in (records, expected):
        if path.exists():
            raise FileExistsError(f"{path.name} is there already; a golden journal never changes")
    lines = [
        {
            "event": type(event).__name__,
            "version": event.VERSION,
            "record": base64.b64encode(encode_event(event)).decode("ascii"),
        }
        for event in EVENTS
    ]
    with records.open("x", encoding="ascii", newline="\n") as file:
        file.writelines(json.dumps(line) + "\n" for line in lines)
    with expected.open("x", encoding="ascii", newline="\n") as file:
        json.dump([plain(event) for event in EVENTS], file, indent=1)
        file.write("\n")


def records(path: Path) -> list[dict[str, Any]]:
    """The lines of a golden journal, their records as bytes."""
    lines = [json.loads(line) for line in path.read_text("ascii").splitlines()]
    return [{**line, "record": base64.b64decode(line["record"])} for line in lines]


def expected(path: Path) -> list[Any]:
    return list(json.loads(path.with_suffix(".expected.json").read_text("ascii")))


def plain(value: object) -> Any:
    """A value as JSON has it, each record under its class name as `is`."""
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    if is_dataclass(value) or isinstance(value, Struct):
        named = {saved: plain(getattr(value, name)) for name, saved in names(type(value))}
        return {"is": type(value).__name__, **named}
    return str(value) if isinstance(value, str) else value


def names(kind: type) -> list[tuple[str, str]]:
    """Every field of a record: its name in the code, and its name on disk."""
    if is_dataclass(kind):
        return [(item.name, item.name) for item in fields(kind)]
    return [(item.name, item.encode_name) for item in struct_fields(kind)]


def defaults(kind: type) -> dict[str, Any]:
    """Every field of a record and its default, as JSON has it; None if it has none."""
    if is_dataclass(kind):
        pairs = [(item.name, item.default, MISSING) for item in fields(kind)]
    else:
        pairs = [(item.encode_name, item.default, NODEFAULT) for item in struct_fields(kind)]
    return {name: None if default is none else plain(default) for name, default, none in pairs}


def fill_in(read: Any, wanted: Any, usual: dict[str, dict[str, Any]]) -> Any:
    """`wanted` with fields that were added since it was written at their defaults."""
    if isinstance(wanted, list) and isinstance(read, list) and len(wanted) == len(read):
        return [fill_in(one, other, usual) for one, other in zip(read, wanted, strict=True)]
    if isinstance(wanted, dict) and isinstance(read, dict):
        later = {name: usual[wanted["is"]][name] for name in read if name not in wanted}
        known = {name: fill_in(read.get(name), wanted[name], usual) for name in wanted}
        return known | later
    return wanted


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Make the golden journal of a new format.")
    parser.add_argument("number", type=int)
    write(parser.parse_args().number)
