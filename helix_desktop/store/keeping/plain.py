"""Events as plain JSON that anybody can read, and back without a bit of difference.

Text that UTF-8 cannot hold (lone surrogates) stands as an object with its bytes in hex.
"""

import base64
import hashlib
import json
from typing import Any, get_args

import msgspec

from helix_desktop.domain import codec
from helix_desktop.domain.errors import JournalDamaged
from helix_desktop.domain.events import Event

Fields = dict[str, Any]

_ODD = "not_utf8_hex"
_KINDS = {kind.__name__: kind for kind in get_args(Event)}


def line(value: Fields) -> str:
    """One line of JSON, readable in every script."""
    return json.dumps(shielded(value), ensure_ascii=False) + "\n"


def unline(text: str) -> Fields:
    value = revived(json.loads(text))
    return value if isinstance(value, dict) else {}


def of_event(seq: int, event: Event) -> Fields:
    """An event with the SHA-256 of what the journal keeps of it."""
    return {
        "seq": seq,
        "event": type(event).__name__,
        "version": event.VERSION,
        "fields": msgspec.to_builtins(event),
        "sha256": hashlib.sha256(codec.encode(event)).hexdigest(),
    }


def of_unreadable(seq: int, problem: str, record: bytes | None) -> Fields:
    """A place that cannot be read, with its bytes if there are any."""
    kept = base64.b64encode(record).decode() if record is not None else None
    return {"seq": seq, "unreadable": problem, "record_base64": kept}


def to_event(value: Fields, *, after: int) -> Event:
    """The event of a line; JournalDamaged if it is not what was exported, or not in order."""
    if "unreadable" in value:
        raise JournalDamaged(str(value["unreadable"]))
    seq = value.get("seq")
    if not isinstance(seq, int) or seq <= after:
        raise JournalDamaged("It is out of order.")
    return _verified(value)


def _verified(value: Fields) -> Event:
    try:
        kind = _KINDS[value["event"]]
        if value["version"] != kind.VERSION:
            raise JournalDamaged(f"Events {kind.__name__} of version {value['version']} are new.")
        event: Event = msgspec.convert(value["fields"], kind)
    except (KeyError, TypeError, msgspec.ValidationError) as error:
        raise JournalDamaged(f"A line is no event: {error}.") from error
    if hashlib.sha256(codec.encode(event)).hexdigest() != value.get("sha256"):
        raise JournalDamaged("A line was changed: its SHA-256 is another one.")
    return event


def shielded(value: Any) -> Any:
    match value:
        case str():
            return (
                value
                if codec.is_utf8(value)
                else {_ODD: value.encode("utf-8", "surrogatepass").hex()}
            )
        case dict():
            return {key: shielded(item) for key, item in value.items()}
        case list() | tuple():
            return [shielded(item) for item in value]
        case _:
            return value


def revived(value: Any) -> Any:
    match value:
        case {"not_utf8_hex": str(data)} if len(value) == 1:
            return bytes.fromhex(data).decode("utf-8", "surrogatepass")
        case dict():
            return {key: revived(item) for key, item in value.items()}
        case list():
            return [revived(item) for item in value]
        case _:
            return value
