"""Writes requests to Google Gemini: tool schemas (dropped keywords), thinking budget.

Tool schemas are translated into the subset of OpenAPI that Gemini accepts: it rejects the whole
request for one unknown keyword. Constraints that cannot be expressed are left out, because the
toolbox checks arguments itself and a description may say more than a schema. Function responses get
a content of their own right after their calls: mixed with other parts they are taken for the
model's. Signed parts are returned unchanged, one by one. Paths are relative to a base URL that ends
with the version (`…/v1beta`). The key goes in a header, never in the URL: URLs end up in logs.
"""

import re
from collections.abc import Iterator
from typing import TypeAlias
from urllib.parse import quote

import msgspec
from msgspec import Struct

from helix_desktop.context.texts.placeholders import EMPTY
from helix_desktop.domain.effort import MODEL_DECIDES, Effort, EffortLevel
from helix_desktop.domain.llm import ModelRequest
from helix_desktop.domain.messages import (
    Image,
    Message,
    Role,
    Text,
    Thinking,
    ToolCall,
    ToolResult,
    WebSearch,
)
from helix_desktop.domain.phrase import plain_text
from helix_desktop.providers.dialect import (
    DocumentFetcher,
    EncodedRequest,
    Headers,
    ListedModel,
    Pictures,
    StreamParser,
)
from helix_desktop.providers.dialects.encoding import (
    SYSTEM_NOTE,
    UNNAMED,
    base64_of,
    encode_struct,
    fit_name,
    missing_image_text,
    move_images_after,
    named_count,
    schema_object,
    sent_mime,
)
from helix_desktop.providers.dialects.gemini_stream import (
    OPAQUE_CODEC,
    GeminiOpaque,
    GeminiStreamParser,
    RawPart,
    _Blob,
    _Body,
    _Content,
    _Declaration,
    _Declared,
    _FunctionCall,
    _FunctionResponse,
    _Generation,
    _Instruction,
    _Part,
    _ThinkingConfig,
    _ToolConfig,
    is_search_part,
)
from helix_desktop.providers.dialects.model_list_entries import (
    NOT_CHAT_NAMES,
    clean_count,
    read_entries,
    read_envelope,
)
from helix_desktop.providers.dialects.parsing import encode_arguments_object
from helix_desktop.providers.dialects.rejected_efforts import LearningDialect

Schema: TypeAlias = dict[str, object]
Path: TypeAlias = frozenset[str]

_SHARED_KEYWORDS: dict[str, tuple[type, ...]] = {
    **dict.fromkeys(("title", "description", "pattern"), (str,)),
    **dict.fromkeys(("minItems", "maxItems", "minLength", "maxLength"), (int,)),
    **dict.fromkeys(("minProperties", "maxProperties"), (int,)),
    **dict.fromkeys(("minimum", "maximum"), (int, float)),
    "nullable": (bool,),
    "default": (str, int, float, list, dict),
}
"""Keywords with the same meaning in both, and their types."""

_TYPES = frozenset({"string", "number", "integer", "boolean", "array", "object"})
_FORMATS = {
    "string": ("date-time", "enum"),
    "number": ("float", "double"),
    "integer": ("int32", "int64"),
}
_BOUNDS = (("exclusiveMinimum", "minimum", 1), ("exclusiveMaximum", "maximum", -1))

_MAX_SCHEMA_NODES = 2_000
"""Most schemas inside one: references can make a few lines into millions."""

_MAX_SCHEMA_DEPTH = 24
"""Most nested schemas; Google's parsers end at about a hundred levels of JSON."""


def to_gemini_schema(schema: object) -> Schema | None:
    """Return a function's parameters; None for an object without properties, which is rejected."""
    if not isinstance(schema, dict):
        return None
    translated = _SchemaTranslator(schema).translate(schema, frozenset(), 0)
    return translated if translated.get("properties") else None


class _SchemaTranslator:
    """The translation of one schema; `path` holds the references so far, so that cycles end."""

    def __init__(self, root: Schema) -> None:
        self._nodes_left = _MAX_SCHEMA_NODES
        self._defs: Schema = {}
        for name in ("definitions", "$defs"):
            group = root.get(name)
            if isinstance(group, dict):
                self._defs |= {f"#/{name}/{key}": value for key, value in group.items()}

    def translate(self, schema: object, path: Path, depth: int) -> Schema:
        """Write a schema; one that allows anything becomes a string, as there is no word for it."""
        self._nodes_left -= 1
        if not isinstance(schema, dict) or depth > _MAX_SCHEMA_DEPTH or self._nodes_left < 0:
            return {"type": "string"}
        schema, path = self._resolved_schema(schema, path, depth)
        alternatives = _alternatives(schema)
        if alternatives:
            # `anyOf` allows no other keyword beside it; null becomes `nullable`
            real = [
                alternative
                for alternative in alternatives
                if not (isinstance(alternative, dict) and alternative.get("type") == "null")
            ]
            parts = [self.translate(subschema, path, depth + 1) for subschema in real]
            for part in parts:
                part.update({"nullable": True} if len(real) < len(alternatives) else {})
                if isinstance(schema.get("description"), str):
                    part.setdefault("description", schema["description"])
            if not parts:
                return {"type": "string", "nullable": True}
            return parts[0] if len(parts) == 1 else {"anyOf": parts}
        translated = _shared_keywords(schema)
        properties = schema.get("properties")
        if translated["type"] == "object" and isinstance(properties, dict) and properties:
            required = [name for name in _as_list(schema.get("required")) if name in [*properties]]
            translated["properties"] = {
                name: self.translate(subschema, path, depth + 1)
                for name, subschema in properties.items()
            }
            if required:
                translated["required"] = list(dict.fromkeys(required))
        if translated["type"] == "array":
            translated["items"] = self.translate(schema.get("items"), path, depth + 1)
        return translated

    def _resolved_schema(self, schema: Schema, path: Path, depth: int) -> tuple[Schema, Path]:
        """Return the schema with its reference and all of `allOf` merged into it."""
        while isinstance(name := schema.get("$ref"), str):
            target = self._defs.get(name)
            referenced = target if isinstance(target, dict) else {}
            if name in path:
                # for a cycle, use only the type of the referenced schema
                referenced = {"type": _type_of(referenced)}
            path |= {name}
            other_keywords = {key: value for key, value in schema.items() if key != "$ref"}
            schema = {**referenced, **other_keywords}
        all_of = _as_list(schema.get("allOf")) if depth <= _MAX_SCHEMA_DEPTH else []
        schema = {key: value for key, value in schema.items() if key != "allOf"}
        for subschema in all_of:
            if isinstance(subschema, dict):
                inner_schema, path = self._resolved_schema(subschema, path, depth + 1)
                schema = _merge_schemas(inner_schema, schema)
        return schema, path


def _shared_keywords(schema: Schema) -> Schema:
    """Return the schema without properties and items."""
    kind = _type_of(schema)
    plain: Schema = {"type": kind}
    plain |= {
        name: schema[name]
        for name, kinds in _SHARED_KEYWORDS.items()
        if isinstance(schema.get(name), kinds)
        and isinstance(schema.get(name), bool) <= (bool in kinds)
    }
    if "null" in _as_list(schema.get("type")):
        plain["nullable"] = True
    if schema.get("format") in _FORMATS.get(kind, ()):
        plain["format"] = schema["format"]
    for name, bound, step in _BOUNDS:
        value = schema.get(name)
        # only integers have a next value
        if kind == "integer" and isinstance(value, int) and not isinstance(value, bool):
            plain.setdefault(bound, value + step)
    # choices that are strings become an `enum`, others are described
    choices = [schema["const"]] if "const" in schema else _as_list(schema.get("enum"))
    texts = [choice for choice in choices if choice is not None]
    if texts and kind == "string" and all(isinstance(text, str) and text for text in texts):
        plain["enum"] = texts
    elif texts:
        known = f"{plain.get('description') or ''} One of: {', '.join(map(repr, texts))}."
        plain["description"] = known.strip()
    return plain


def _merge_schemas(first: Schema, second: Schema) -> Schema:
    both = {**first, **second}
    groups = [
        properties
        for properties in (first.get("properties"), second.get("properties"))
        if properties
    ]
    together = {
        name: inner for group in groups if isinstance(group, dict) for name, inner in group.items()
    }
    required = [*_as_list(first.get("required")), *_as_list(second.get("required"))]
    return {**both, "properties": together, "required": required} if together else both


def _alternatives(schema: Schema) -> list[object]:
    kinds = _as_list(schema.get("type"))
    if sum(kind != "null" for kind in kinds) > 1:
        other_keywords = {name: value for name, value in schema.items() if name != "type"}
        return [{**other_keywords, "type": kind} for kind in kinds]
    return _as_list(schema.get("anyOf")) or _as_list(schema.get("oneOf"))


def _type_of(schema: Schema) -> str:
    """Return the given type, or the type implied by the other keywords."""
    for kind in _as_list(schema.get("type")) or [schema.get("type")]:
        if isinstance(kind, str) and kind.lower() in _TYPES:
            return kind.lower()
    if "properties" in schema:
        return "object"
    return "array" if "items" in schema else "string"


def _as_list(value: object) -> list[object]:
    return list(value) if isinstance(value, list | tuple) else []


_THINKING_MODELS = re.compile(r"gemini-(?:2\.5|[3-9])(?!.*(?:image|tts|audio|live))")
"""Models that can be asked for their thoughts; others reject the option."""

_BEFORE_SIGNATURES = re.compile(r"gemini-[12](?:\.|-|$)")

UNSIGNED = "skip_thought_signature_validator"
"""Google's value (ai.google.dev, "Thought signatures") for a call made by another model: models
from Gemini 3 on reject a first call without a signature."""

ANY_BUDGET = -1
"""Google's budget for as many tokens as the model wants."""


def encode_gemini(
    request: ModelRequest, pictures: Pictures, origin: str, *, effort: Effort = MODEL_DECIDES
) -> _Body:
    """Return the body; `origin` is the provider it is sent to."""
    model = request.llm.id
    # a level and a budget are never sent together
    thinking: _ThinkingConfig | None = None
    match effort.level:
        case None if effort != MODEL_DECIDES:
            thinking = _ThinkingConfig(thinking_budget=effort.budget)
        case None if _THINKING_MODELS.search(model):
            thinking = _ThinkingConfig()
        case None:
            pass
        case EffortLevel.OFF:
            thinking = _ThinkingConfig(include_thoughts=False, thinking_budget=0)
        case EffortLevel.ON:
            thinking = _ThinkingConfig(thinking_budget=ANY_BUDGET)
        case level:
            thinking = _ThinkingConfig(thinking_level=level.value.upper())
    needs_signatures = not _BEFORE_SIGNATURES.search(model)
    builder = _ContentBuilder(
        pictures, origin, needs_signatures=needs_signatures, searches=request.searches_web
    )
    for message in move_images_after(request.messages):
        builder.take(message)
    declared = [
        _Declaration(
            fit_name(spec.name), spec.description, to_gemini_schema(schema_object(spec.schema))
        )
        for spec in request.functions
    ]
    search: dict[str, object] | None = {} if request.searches_web else None
    return _Body(
        builder.contents,
        _Instruction(builder.system) if builder.system else None,
        [_Declared(declared, search)] if declared or request.searches_web else [],
        _ToolConfig() if declared and request.searches_web else None,
        _Generation(request.max_output or request.llm.max_output, thinking),
    )


class _ContentBuilder:
    """A builder that groups messages into contents."""

    def __init__(
        self, pictures: Pictures, origin: str, *, needs_signatures: bool, searches: bool
    ) -> None:
        self._searches = searches
        """Whether the model may search, so that its earlier searches are sent back in their
        original form.
        """
        self.system: list[_Part] = []
        self.contents: list[_Content] = []
        self._pictures = pictures
        self._origin = origin
        self._needs_signatures = needs_signatures
        self._calls: dict[str, _FunctionCall] = {}

    def take(self, message: Message) -> None:
        """Add a message; adjacent parts of one role are joined, but not with function responses."""
        if message.role is Role.SYSTEM and not self.contents:
            self.system += _text_parts(message.text)
            return
        role = "model" if message.role is Role.ASSISTANT else "user"
        parts: list[_Part | RawPart] = [*self._encode_parts(message)] or [_Part(EMPTY)]
        last = self.contents[-1] if self.contents else None
        responds = _responds(parts[0])
        if last and last.role == role and _responds(last.parts[0]) == responds:
            last.parts += parts
        else:
            self.contents.append(_Content(role, parts))

    def _encode_parts(self, message: Message) -> Iterator[_Part | RawPart]:
        if message.role is Role.SYSTEM:
            yield from _text_parts(f"{SYSTEM_NOTE}\n{message.text}")
            return
        unsigned = UNSIGNED if self._needs_signatures else ""
        for part in message.parts:
            match part:
                case Text(text):
                    # a signature covers the last piece of a text only, which may be empty
                    own = self._own_opaque(part.opaque)
                    if own.signature and text.endswith(own.text):
                        yield from _text_parts(text[: len(text) - len(own.text)])
                        yield _Part(own.text, thought_signature=own.signature)
                    else:
                        yield from _text_parts(text)
                case Image():
                    data = base64_of(part, self._pictures)
                    yield (
                        _Part(inline_data=_Blob(sent_mime(part, self._pictures), data))
                        if data
                        else _Part(missing_image_text(part))
                    )
                case WebSearch(opaque=opaque):
                    searched = OPAQUE_CODEC.decode(opaque)
                    if searched is None or searched.place != self._origin:
                        yield from _text_parts(part.text)
                    elif not searched.parts:
                        pass  # the pages, which are reported at the end
                    elif self._searches and all(map(is_search_part, searched.parts)):
                        yield from searched.parts
                    else:
                        yield from _text_parts(part.text)
                case Thinking(opaque=opaque):
                    own = self._own_opaque(opaque)
                    if own.signature:  # others are for display only and are not returned
                        yield _Part(own.text, thought=True, thought_signature=own.signature)
                case ToolCall():
                    own = self._own_opaque(part.opaque)
                    name, arguments = fit_name(part.tool), encode_arguments_object(part)
                    self._calls[part.id] = call = _FunctionCall(name, arguments, own.id)
                    yield _Part(function_call=call, thought_signature=own.signature or unsigned)
                    unsigned = ""
                case ToolResult():
                    call = self._calls.get(part.call) or _FunctionCall(UNNAMED, {})
                    answer = {"error" if part.failed else "output": part.text or EMPTY}
                    yield _Part(function_response=_FunctionResponse(call.name, answer, call.id))

    def _own_opaque(self, opaque: str) -> GeminiOpaque:
        """Return the opaque data of a part; empty if another provider made it."""
        signed = OPAQUE_CODEC.decode(opaque)
        return signed if signed and signed.place == self._origin else GeminiOpaque()


def _responds(part: _Part | RawPart) -> bool:
    return isinstance(part, _Part) and part.function_response is not None


def _text_parts(text: str) -> Iterator[_Part]:
    if text.strip():
        yield _Part(text)


class _ListEntry(Struct, rename="camel"):
    name: str
    display_name: str = ""
    input_token_limit: int | None = None
    output_token_limit: int | None = None
    supported_generation_methods: list[str] = []
    thinking: bool | None = None


def _listed_model(entry: _ListEntry) -> ListedModel | None:
    if "generateContent" not in entry.supported_generation_methods or NOT_CHAT_NAMES.search(
        entry.name
    ):
        return None
    return ListedModel(
        id=entry.name.removeprefix("models/"),
        name=entry.display_name,
        window=clean_count(entry.input_token_limit),
        max_output=clean_count(entry.output_token_limit),
        thinking=entry.thinking,
    )


class GeminiDialect(LearningDialect):
    """The dialect of generateContent."""

    can_count = True

    def encode_request(self, request: ModelRequest, pictures: Pictures) -> EncodedRequest:
        effort = self.accepted_effort(request)
        body = encode_gemini(request, pictures, self._origin, effort=effort)
        path = f"/models/{_model_path(request)}:streamGenerateContent?alt=sse"
        return EncodedRequest(path, encode_struct(body))

    def encode_count_request(self, request: ModelRequest, pictures: Pictures) -> EncodedRequest:
        fields = msgspec.to_builtins(
            encode_gemini(request, pictures, self._origin), enc_hook=plain_text
        )
        body = {"generateContentRequest": {"model": f"models/{_model_path(request)}", **fields}}
        return EncodedRequest(f"/models/{_model_path(request)}:countTokens", encode_struct(body))

    def parse_count(self, answer: bytes) -> int:
        return named_count(answer, "totalTokens")

    def new_parser(self, model: str = "") -> StreamParser:
        return GeminiStreamParser(self._origin)

    def key_headers(self, key: str) -> tuple[tuple[str, str], ...]:
        return (("x-goog-api-key", key),)

    async def list_models(
        self, base_url: str, headers: Headers, fetch: DocumentFetcher
    ) -> tuple[ListedModel, ...]:
        data = await fetch(f"{base_url}/models?pageSize=1000", headers)
        return read_entries(read_envelope(data).models, _ListEntry, _listed_model)


def _model_path(request: ModelRequest) -> str:
    return quote(request.llm.id.removeprefix("models/"), safe="")
