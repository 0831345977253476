"""The lists of models of Amazon Bedrock and Google Vertex AI."""

import msgspec
from msgspec import Raw, Struct

from helix_desktop.domain.errors import ProviderResponseInvalid
from helix_desktop.providers.dialect import DocumentFetcher, Headers, ListedModel
from helix_desktop.providers.dialects.model_lists import NO_TALK, fetch_optional, read_entries

_PAGE = 1_000


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
    """A model of Vertex AI."""

    name: str


async def list_bedrock_models(
    base_url: str, headers: Headers, fetch: DocumentFetcher
) -> tuple[ListedModel, ...]:
    """Return the models of Claude that an account can ask, those of several regions first."""
    # the lists are at another host than the models
    place = base_url.replace("://bedrock-runtime", "://bedrock", 1)
    shared = await fetch(f"{place}/inference-profiles?maxResults={_PAGE}", headers)
    wanted = f"{place}/foundation-models?byProvider=anthropic&byOutputModality=TEXT"
    own = await fetch_optional(fetch, wanted, headers)
    found = read_entries(_read(shared).inference_profile_summaries, _Profile, _of_profile)
    return found + read_entries(_read(own or b"{}").model_summaries, _Foundation, _of_foundation)


async def list_vertex_models(
    base_url: str, headers: Headers, fetch: DocumentFetcher
) -> tuple[ListedModel, ...]:
    """Return the models of Claude and Gemini that Vertex AI offers."""
    place = base_url.partition("/v1/projects/")[0]
    gemini = await fetch(f"{place}/v1beta1/publishers/google/models?pageSize={_PAGE}", headers)
    wanted = f"{place}/v1beta1/publishers/anthropic/models?pageSize={_PAGE}"
    claude = await fetch_optional(fetch, wanted, headers)
    lines = _read(gemini).publisher_models + _read(claude or b"{}").publisher_models
    return read_entries(lines, _Published, _of_published)


def _read(data: bytes) -> _CloudList:
    try:
        return msgspec.json.decode(data, type=_CloudList)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ProviderResponseInvalid(
            "The provider didn't return a list of models.", "Check the base URL."
        ) from error


def _of_profile(line: _Profile) -> ListedModel | None:
    if line.status != "ACTIVE" or "claude" not in line.inference_profile_id:
        return None
    return ListedModel(line.inference_profile_id, line.inference_profile_name)


def _of_foundation(line: _Foundation) -> ListedModel | None:
    if "ON_DEMAND" not in line.inference_types_supported or "claude" not in line.model_id:
        return None
    images = "IMAGE" in line.input_modalities if line.input_modalities else None
    return ListedModel(line.model_id, line.model_name, images=images)


def _of_published(line: _Published) -> ListedModel | None:
    model = line.name.rpartition("/")[2]
    talks = model.startswith(("gemini", "claude")) and not NO_TALK.search(model)
    return ListedModel(model) if talks else None
