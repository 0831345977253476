"""The body of a request to Gemini, as structs, and what of an answer goes back as it came.

Signatures belong to the part they came with: parts with one are never joined with others.
"""

from msgspec import Struct

from helix_desktop.providers.dialects.sealing import Seal


class Blob(Struct, rename="camel"):
    """A picture's bytes as text."""

    mime_type: str
    data: str


class FunctionCall(Struct, omit_defaults=True):
    """One call that the model made; it has an id only if it came with one."""

    name: str
    args: dict[str, object]
    id: str = ""


class FunctionResponse(Struct, omit_defaults=True):
    """What a call returned, under `output` or `error`."""

    name: str
    response: dict[str, str]
    id: str = ""


class Part(Struct, rename="camel", omit_defaults=True):
    """One of text, picture, call and response."""

    text: str | None = None
    thought: bool = False
    inline_data: Blob | None = None
    function_call: FunctionCall | None = None
    function_response: FunctionResponse | None = None
    thought_signature: str = ""


class Content(Struct):
    """What one side says."""

    role: str
    parts: list[Part]


class Instruction(Struct):
    """What the model is told to be."""

    parts: list[Part]


class Declaration(Struct, omit_defaults=True):
    """A function that may be called."""

    name: str
    description: str = ""
    parameters: dict[str, object] | None = None


class Declared(Struct, rename="camel"):
    """All of them."""

    function_declarations: list[Declaration]


class ThinkingConfig(Struct, rename="camel"):
    """Asks for what can be shown of the thinking."""

    include_thoughts: bool = True


class Generation(Struct, rename="camel", omit_defaults=True):
    """How long the answer may be; thinking counts."""

    max_output_tokens: int = 0
    thinking_config: ThinkingConfig | None = None


class Body(Struct, rename="camel", omit_defaults=True):
    """The body of a request."""

    contents: list[Content]
    system_instruction: Instruction | None = None
    tools: list[Declared] = []
    generation_config: Generation | None = None


class Signed(Struct, tag_field="by", tag="gemini", omit_defaults=True):
    """What came with a part: its signature, the text under it, the id of a call."""

    signature: str = ""
    text: str = ""
    id: str = ""
    place: str = ""


SEAL = Seal(Signed)
