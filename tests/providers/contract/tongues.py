"""What the contract has to know of a dialect: its grammar, and how far aimock speaks it.

aimock drifts from the real servers here and there; what it cannot show is said per dialect and
stands in the tables of tests/providers/dialects instead.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from helix_desktop.domain.endpoint import Dialect
from helix_desktop.domain.llm import Llm, StopReason, Usage
from helix_desktop.providers.dialects.anthropic.grammar import Anthropic
from helix_desktop.providers.dialects.gemini.grammar import Gemini
from helix_desktop.providers.dialects.ollama.grammar import Ollama
from helix_desktop.providers.dialects.openai.chat import OpenAIChat
from helix_desktop.providers.dialects.openai.manners import OPENAI
from helix_desktop.providers.dialects.openai.responses import OpenAIResponses
from helix_desktop.providers.grammar import Grammar


@dataclass(frozen=True, slots=True)
class Tongue:
    """One dialect. `base` stands between the server's address and the dialect's own path."""

    dialect: Dialect
    grammar: Callable[[], Grammar]
    base: str
    model: str
    usage: tuple[dict[str, Any], Usage] | None
    """What a fixture says of tokens, and what has to come of it; None: aimock says nothing."""
    thinks: bool = True
    """Whether aimock sends thinking as the real servers do."""
    kept: Callable[[str], str] | None = None
    """What of an opaque block has to stand in the next request; None: nothing goes back."""
    garbles: bool = True
    """Whether aimock lets arguments through that are no JSON."""
    names_calls: bool = True
    """Whether calls come with the ids of the fixture."""
    stops: dict[str, StopReason] = field(default_factory=dict)
    """Reasons of a fixture that aimock passes on, and what they have to become."""

    @property
    def llm(self) -> Llm:
        return Llm(self.model, "aimock", 200_000, 4_000)


TONGUES = (
    Tongue(
        Dialect.OPENAI_CHAT,
        lambda: OpenAIChat(OPENAI),
        "/v1",
        "gpt-5",
        usage=({"prompt_tokens": 120_000, "completion_tokens": 7}, Usage(120_000, 7)),
        stops={"length": StopReason.LENGTH, "content_filter": StopReason.FILTERED},
    ),
    Tongue(
        Dialect.OPENAI_RESPONSES,
        OpenAIResponses,
        "/v1",
        "gpt-5",
        usage=({"input_tokens": 120_000, "output_tokens": 7}, Usage(120_000, 7)),
        kept=lambda opaque: opaque.removeprefix('{"by":"openai-responses","item":')[:-1],
        stops={"length": StopReason.LENGTH},
    ),
    Tongue(
        Dialect.ANTHROPIC,
        Anthropic,
        "/v1",
        "claude-sonnet-4-5",
        usage=({"input_tokens": 120_000, "output_tokens": 7}, Usage(120_000, 7)),
        kept=lambda opaque: str(json.loads(opaque)["signature"]),
        garbles=False,
        stops={"length": StopReason.LENGTH, "max_tokens": StopReason.LENGTH},
    ),
    Tongue(
        Dialect.GEMINI,
        Gemini,
        "/v1beta",
        "gemini-2.5-pro",
        usage=(
            {"promptTokenCount": 120_000, "candidatesTokenCount": 7, "totalTokenCount": 120_007},
            Usage(120_000, 7),
        ),
        garbles=False,
        stops={"length": StopReason.LENGTH, "content_filter": StopReason.FILTERED},
    ),
    Tongue(
        Dialect.OLLAMA,
        Ollama,
        "",
        "llama3",
        usage=None,
        thinks=False,
        garbles=False,
        names_calls=False,
    ),
)
