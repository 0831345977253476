"""The dialects of Amazon Bedrock and Google Vertex AI, around those of Anthropic and Gemini.

Both name the model in the path and want a version in the body of a request to Claude. Bedrock
sends the events of Anthropic's stream inside messages of AWS's own; Vertex AI sends those of
Anthropic or Google unchanged. Their signatures are made in `providers/signing`.
"""

from collections.abc import Iterable
from urllib.parse import quote

import msgspec
from msgspec import Raw, Struct

from helix_desktop.domain.effort import Effort
from helix_desktop.domain.llm import ModelRequest, ProviderEvent
from helix_desktop.providers.dialect import (
    EXCEPTION,
    Dialect,
    DocumentFetcher,
    EncodedRequest,
    Framing,
    Headers,
    ListedModel,
    Pictures,
    StreamParser,
)
from helix_desktop.providers.dialects.anthropic_request import AnthropicDialect
from helix_desktop.providers.dialects.gemini_request import GeminiDialect
from helix_desktop.providers.dialects.model_list_entries import (
    NOT_CHAT_NAMES,
    fetch_optional,
    no_list_error,
    read_entries,
)
from helix_desktop.providers.dialects.parsing import EventDecoder
from helix_desktop.providers.dialects.rejected_efforts import LearningDialect
from helix_desktop.providers.http.provider_errors import parse_stream_error

BEDROCK_VERSION = "bedrock-2023-05-31"
VERTEX_VERSION = "vertex-2023-10-16"


class _CloudDialect(Dialect):
    """A dialect that contains the dialect of a model's maker."""

    def __init__(self, origin: str = "") -> None:
        self._claude = AnthropicDialect(origin)
        self._gemini = GeminiDialect(origin)

    def learn_from_rejection(self, refusal: str, model: str) -> bool:
        return self._dialect_of(model).learn_from_rejection(refusal, model)

    def accepted_effort(self, request: ModelRequest) -> Effort:
        return self._dialect_of(request.llm.id).accepted_effort(request)

    def key_headers(self, key: str) -> tuple[tuple[str, str], ...]:
        """Return nothing: the signer uses the key."""
        return ()

    def _dialect_of(self, model: str) -> LearningDialect:
        return self._claude if _is_claude(model) else self._gemini


class BedrockDialect(_CloudDialect):
    """The dialect of Claude on Amazon Bedrock (`InvokeModelWithResponseStream`)."""

    @property
    def framing(self) -> Framing:
        return Framing.AWS

    def encode_request(self, request: ModelRequest, pictures: Pictures) -> EncodedRequest:
        inner = self._claude.encode_request(request, pictures)
        body = _claude_body(inner.body, BEDROCK_VERSION, without=("model", "stream"))
        model = quote(request.llm.id, safe="")
        return EncodedRequest(f"/model/{model}/invoke-with-response-stream", body)

    def new_parser(self, model: str = "") -> StreamParser:
        return _BedrockStreamParser(self._claude.new_parser())

    def _dialect_of(self, model: str) -> LearningDialect:
        """Return Claude's dialect for any model, because the name of a profile may not say which
        model it is.
        """
        return self._claude

    async def list_models(
        self, base_url: str, headers: Headers, fetch: DocumentFetcher
    ) -> tuple[ListedModel, ...]:
        """Return the models of Claude that an account can use, those of several regions first."""
        # the lists are at another host than the models
        base = base_url.replace("://bedrock-runtime", "://bedrock", 1)
        several_regions = await fetch(
            f"{base}/inference-profiles?maxResults={_MAX_PAGE_MODELS}", headers
        )
        url = f"{base}/foundation-models?byProvider=anthropic&byOutputModality=TEXT"
        own_region = await fetch_optional(fetch, url, headers)
        inference_profiles = read_entries(
            _parse_list(several_regions).inference_profile_summaries, _Profile, _listed_profile
        )
        own_models = _parse_list(own_region or b"{}").model_summaries
        return inference_profiles + read_entries(own_models, _Foundation, _listed_foundation)


class VertexDialect(_CloudDialect):
    """The dialects of Google Vertex AI: Anthropic's for Claude, and Gemini's for the others."""

    def encode_request(self, request: ModelRequest, pictures: Pictures) -> EncodedRequest:
        inner = self._dialect_of(request.llm.id).encode_request(request, pictures)
        if not _is_claude(request.llm.id):
            return EncodedRequest(f"/publishers/google{inner.path}", inner.body, inner.headers)
        body = _claude_body(inner.body, VERTEX_VERSION, without=("model",))
        model = quote(request.llm.id, safe="@")
        return EncodedRequest(f"/publishers/anthropic/models/{model}:streamRawPredict", body)

    def new_parser(self, model: str = "") -> StreamParser:
        return self._dialect_of(model).new_parser()

    async def list_models(
        self, base_url: str, headers: Headers, fetch: DocumentFetcher
    ) -> tuple[ListedModel, ...]:
        """Return the models of Claude and Gemini that Vertex AI offers."""
        base = base_url.partition("/v1/projects/")[0]
        gemini = await fetch(
            f"{base}/v1beta1/publishers/google/models?pageSize={_MAX_PAGE_MODELS}", headers
        )
        url = f"{base}/v1beta1/publishers/anthropic/models?pageSize={_MAX_PAGE_MODELS}"
        claude = await fetch_optional(fetch, url, headers)
        entries = (
            _parse_list(gemini).publisher_models + _parse_list(claude or b"{}").publisher_models
        )
        return read_entries(entries, _Published, _listed_published)


def _is_claude(model: str) -> bool:
    return "claude" in model.lower()


def _claude_body(body: bytes, version: str, *, without: tuple[str, ...]) -> bytes:
    """Return a body of the Messages API in the form that a cloud accepts; long values are not
    parsed.
    """
    fields = msgspec.json.decode(body, type=dict[str, msgspec.Raw])
    named = msgspec.Raw(msgspec.json.encode(version))
    own_fields = {name: raw for name, raw in fields.items() if name not in without}
    return msgspec.json.encode({"anthropic_version": named, **own_fields})


class _Chunk(Struct):
    """A piece of the stream, with one of the model's events."""

    event: bytes = msgspec.field(name="bytes", default=b"")


_chunks = EventDecoder(_Chunk)


class _BedrockStreamParser:
    """A parser that unpacks the events for another parser."""

    def __init__(self, inner: StreamParser) -> None:
        self._inner = inner

    def take(self, name: str, text: str) -> Iterable[ProviderEvent]:
        if name.startswith(EXCEPTION):
            exception = {"type": name.removeprefix(EXCEPTION), "message": text}
            raise parse_stream_error(msgspec.json.encode({"error": exception}).decode())
        if name == "chunk":
            # servers that are not AWS's leave the events unpacked
            event = _chunks.read(text).event.decode("utf-8", "replace")
            yield from self._inner.take("", event or text)

    def close(self) -> Iterable[ProviderEvent]:
        return self._inner.close()


_MAX_PAGE_MODELS = 1_000


class _CloudList(Struct, rename="camel"):
    """A list of models: Bedrock's in the first two fields, Vertex AI's in the last."""

    inference_profile_summaries: list[Raw] = []
    model_summaries: list[Raw] = []
    publisher_models: list[Raw] = []


class _Profile(Struct, rename="camel"):
    """A model of Bedrock as several regions offer it together."""

    inference_profile_id: str
    inference_profile_name: str = ""
    status: str = "ACTIVE"


class _Foundation(Struct, rename="camel"):
    """A model of Bedrock in its own region."""

    model_id: str
    model_name: str = ""
    inference_types_supported: list[str] = []
    input_modalities: list[str] = []


class _Published(Struct):
    name: str


def _parse_list(data: bytes) -> _CloudList:
    try:
        return msgspec.json.decode(data, type=_CloudList)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise no_list_error() from error


def _listed_profile(entry: _Profile) -> ListedModel | None:
    if entry.status != "ACTIVE" or "claude" not in entry.inference_profile_id:
        return None
    return ListedModel(entry.inference_profile_id, entry.inference_profile_name)


def _listed_foundation(entry: _Foundation) -> ListedModel | None:
    if "ON_DEMAND" not in entry.inference_types_supported or "claude" not in entry.model_id:
        return None
    images = "IMAGE" in entry.input_modalities if entry.input_modalities else None
    return ListedModel(entry.model_id, entry.model_name, images=images)


def _listed_published(entry: _Published) -> ListedModel | None:
    model = entry.name.rpartition("/")[2]
    talks = model.startswith(("gemini", "claude")) and not NOT_CHAT_NAMES.search(model)
    return ListedModel(model) if talks else None
