"""What the contract has to know of a dialect: its grammar, and how far aimock speaks it.

aimock drifts from the real servers here and there; what it cannot show is said per dialect and
stands in the tables of tests/providers/dialects instead.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.llm import ImageTokenRule, Llm, StopReason, Usage
from helix_desktop.providers.dialect import Dialect
from helix_desktop.providers.dialects.anthropic_request import AnthropicDialect
from helix_desktop.providers.dialects.bedrock_and_vertex import BedrockDialect, VertexDialect
from helix_desktop.providers.dialects.gemini_request import GeminiDialect
from helix_desktop.providers.dialects.ollama import OllamaDialect
from helix_desktop.providers.dialects.openai_chat import OpenAIChatDialect
from helix_desktop.providers.dialects.openai_chat_quirks import OPENAI
from helix_desktop.providers.dialects.openai_responses import OpenAIResponsesDialect


@dataclass(frozen=True, slots=True)
class DialectCase:
    """One dialect. `base` stands between the server's address and the dialect's own path."""

    dialect: DialectId
    grammar: Callable[[], Dialect]
    base: str
    model: str
    usage: tuple[dict[str, Any], Usage] | None
    """What a fixture says of tokens, and what has to come of it; None: aimock says nothing."""
    thinks: bool = True
    """Whether aimock sends thinking as the real servers do."""
    sent_back: Callable[[str], str] | None = None
    """What of an opaque block has to stand in the next request; None: nothing goes back."""
    passes_broken_json: bool = True
    """Whether aimock lets arguments through that are no JSON."""
    names_calls: bool = True
    """Whether calls come with the ids of the fixture."""
    stops: dict[str, StopReason] = field(default_factory=dict)
    """Reasons of a fixture that aimock passes on, and what they have to become."""

    @property
    def llm(self) -> Llm:
        return Llm(self.model, "aimock", 200_000, 4_000, images=ImageTokenRule.OPENAI_TILES)


CASES = (
    DialectCase(
        DialectId.OPENAI_CHAT,
        lambda: OpenAIChatDialect(OPENAI),
        "/v1",
        "gpt-5",
        usage=({"prompt_tokens": 120_000, "completion_tokens": 7}, Usage(120_000, 7)),
        stops={"length": StopReason.LENGTH, "content_filter": StopReason.FILTERED},
    ),
    DialectCase(
        DialectId.OPENAI_RESPONSES,
        OpenAIResponsesDialect,
        "/v1",
        "gpt-5",
        usage=({"input_tokens": 120_000, "output_tokens": 7}, Usage(120_000, 7)),
        sent_back=lambda opaque: opaque.removeprefix('{"by":"openai-responses","item":')[:-1],
        stops={"length": StopReason.LENGTH},
    ),
    DialectCase(
        DialectId.ANTHROPIC,
        AnthropicDialect,
        "/v1",
        "claude-sonnet-4-5",
        usage=({"input_tokens": 120_000, "output_tokens": 7}, Usage(120_000, 7)),
        sent_back=lambda opaque: str(json.loads(opaque)["signature"]),
        passes_broken_json=False,
        stops={"length": StopReason.LENGTH, "max_tokens": StopReason.LENGTH},
    ),
    DialectCase(
        DialectId.GEMINI,
        GeminiDialect,
        "/v1beta",
        "gemini-2.5-pro",
        usage=(
            {"promptTokenCount": 120_000, "candidatesTokenCount": 7, "totalTokenCount": 120_007},
            Usage(120_000, 7),
        ),
        passes_broken_json=False,
        stops={"length": StopReason.LENGTH, "content_filter": StopReason.FILTERED},
    ),
    DialectCase(
        DialectId.BEDROCK,
        BedrockDialect,
        "",
        "anthropic.claude-sonnet-4-5",
        usage=None,
        passes_broken_json=False,
    ),
    DialectCase(
        DialectId.VERTEX,
        VertexDialect,
        "/v1/projects/p/locations/global",
        "gemini-2.5-pro",
        usage=(
            {"promptTokenCount": 120_000, "candidatesTokenCount": 7, "totalTokenCount": 120_007},
            Usage(120_000, 7),
        ),
        passes_broken_json=False,
        stops={"length": StopReason.LENGTH, "content_filter": StopReason.FILTERED},
    ),
    DialectCase(
        DialectId.OLLAMA,
        OllamaDialect,
        "",
        "llama3",
        usage=None,
        thinks=False,
        passes_broken_json=False,
        names_calls=False,
    ),
)
