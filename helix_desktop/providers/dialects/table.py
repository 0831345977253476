"""The table of dialects: which one an endpoint's protocol has.

A dialect is made for a provider's address, because thinking is returned only to its origin.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from helix_desktop.domain.endpoint import DialectId
from helix_desktop.providers.dialect import Dialect
from helix_desktop.providers.dialects.anthropic_request import AnthropicDialect
from helix_desktop.providers.dialects.bedrock_and_vertex import BedrockDialect, VertexDialect
from helix_desktop.providers.dialects.gemini_request import GeminiDialect
from helix_desktop.providers.dialects.ollama import OllamaDialect
from helix_desktop.providers.dialects.openai_chat import OpenAIChatDialect
from helix_desktop.providers.dialects.openai_chat_quirks import quirks_of
from helix_desktop.providers.dialects.openai_responses import OpenAIResponsesDialect

DIALECTS: Mapping[DialectId, Callable[[str], Dialect]] = MappingProxyType(
    {
        DialectId.OPENAI_CHAT: lambda origin: OpenAIChatDialect(quirks_of(origin), origin),
        DialectId.OPENAI_RESPONSES: OpenAIResponsesDialect,
        DialectId.ANTHROPIC: AnthropicDialect,
        DialectId.GEMINI: GeminiDialect,
        DialectId.OLLAMA: lambda _place: OllamaDialect(),
        DialectId.BEDROCK: BedrockDialect,
        DialectId.VERTEX: VertexDialect,
    }
)
