"""What a provider sees: messages made of parts, and the tools it may call.

Parts are tagged msgspec structs, not dataclasses: they stand in unions inside journal records.
"""

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from helix_desktop.domain.cache import Digest


class Role(StrEnum):
    """Who speaks."""

    SYSTEM = "system"
    USER = "user"
    ASSISTANT = "assistant"
    TOOL = "tool"


class Text(Struct, frozen=True, tag=True):
    """Plain words; `opaque` is what a provider tied to them and wants back with them."""

    text: str
    opaque: str = ""


class Thinking(Struct, frozen=True, tag=True):
    """A model's thinking; `opaque` is the provider's own block and travels back unchanged."""

    text: str
    opaque: str = ""


class Image(Struct, frozen=True, tag=True):
    """A picture in the store; tokens and bytes are budgets of their own."""

    content: Digest
    mime: str
    width: int
    height: int
    size: int


class ToolCall(Struct, frozen=True, tag=True):
    """One call as the model wrote it; `arguments` is the JSON text, unchanged."""

    id: str
    tool: str
    arguments: str
    opaque: str = ""


class ToolResult(Struct, frozen=True, tag=True):
    """The answer to one call, as it is shown to the model."""

    call: str
    text: str
    failed: bool = False
    images: tuple[Image, ...] = ()


Part: TypeAlias = Text | Thinking | Image | ToolCall | ToolResult


class Message(Struct, frozen=True):
    """One message of a request; its parts keep the order they were made in."""

    role: Role
    parts: tuple[Part, ...]

    @property
    def text(self) -> str:
        return "".join(part.text for part in self.parts if isinstance(part, Text))

    @property
    def calls(self) -> tuple[ToolCall, ...]:
        return tuple(part for part in self.parts if isinstance(part, ToolCall))


class ToolSpec(Struct, frozen=True):
    """What a model is told of a tool; `schema` is canonical JSON.

    `parallel`: may run beside its neighbours although it does not only read. `says_it_reads`: its
    server says that it only reads, which is believed for as long as the person answered for it.
    """

    name: str
    description: str
    schema: str
    reads_only: bool = False
    parallel: bool = False
    says_it_reads: bool = False
