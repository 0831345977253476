"""Opaque blocks: a provider's own data that goes back to it unchanged, and to nobody else.

A session can change its model: a block says whose it is, and other dialects leave it out.
"""

from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

from helix_desktop.providers.dialects.body import encoded

T = TypeVar("T", bound=Struct)


class Seal(Generic[T]):
    """Writes and reads the blocks of one kind; the struct's tag says whose they are."""

    def __init__(self, kind: type[T]) -> None:
        self._decoder = msgspec.json.Decoder(kind)

    def close(self, block: T) -> str:
        return encoded(block).decode()

    def open(self, opaque: str) -> T | None:
        """The block, or None for one that another dialect or nobody made."""
        if not opaque:
            return None
        try:
            return self._decoder.decode(opaque)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            return None
