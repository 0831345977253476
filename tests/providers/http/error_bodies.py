"""Refusals in the words of those who send them, with what they mean (`error_bodies.jsonl`)."""

from pathlib import Path

import msgspec

from helix_desktop.domain import errors

_TABLE = Path(__file__).with_suffix(".jsonl")


class Case(msgspec.Struct, frozen=True):
    """An answer, what it is, and the limit that it names."""

    part: str
    name: str
    status: int
    kind: str
    limit: int | None
    body: str

    @property
    def error(self) -> type[errors.ProviderError]:
        result: type[errors.ProviderError] = getattr(errors, self.kind)
        return result


_ALL = msgspec.json.Decoder(Case).decode_lines(_TABLE.read_bytes())

TOO_LONG = [case for case in _ALL if case.part == "too long"]
OTHERS = [case for case in _ALL if case.part == "other"]
INSIDE = [case for case in _ALL if case.part == "inside"]
