"""The table of dialects: what writes the requests and reads the streams of each.

A dialect is made for the address of an endpoint: thinking goes back to the place it came from.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from helix_desktop.domain.endpoint import DialectId
from helix_desktop.providers.dialect import Dialect
from helix_desktop.providers.dialects.anthropic_request import AnthropicDialect
from helix_desktop.providers.dialects.gemini_request import GeminiDialect
from helix_desktop.providers.dialects.ollama import OllamaDialect
from helix_desktop.providers.dialects.openai_chat_fields import quirks_of
from helix_desktop.providers.dialects.openai_chat_request import OpenAIChatDialect
from helix_desktop.providers.dialects.openai_responses_request import OpenAIResponsesDialect

DIALECTS: Mapping[DialectId, Callable[[str], Dialect]] = MappingProxyType(
    {
        DialectId.OPENAI_CHAT: lambda place: OpenAIChatDialect(quirks_of(place)),
        DialectId.OPENAI_RESPONSES: OpenAIResponsesDialect,
        DialectId.ANTHROPIC: AnthropicDialect,
        DialectId.GEMINI: GeminiDialect,
        DialectId.OLLAMA: lambda _place: OllamaDialect(),
    }
)
