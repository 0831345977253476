"""Places that answer requests: how they are spoken with and where their key is found."""

from dataclasses import dataclass
from enum import StrEnum


class DialectId(StrEnum):
    """The protocols a model is spoken with."""

    OPENAI_CHAT = "openai-chat"
    OPENAI_RESPONSES = "openai-responses"
    ANTHROPIC = "anthropic"
    GEMINI = "gemini"
    OLLAMA = "ollama"
    PRACTICE = "practice"


DIALECT_NAMES = {
    DialectId.OPENAI_CHAT: "Chat Completions",
    DialectId.OPENAI_RESPONSES: "Responses",
    DialectId.ANTHROPIC: "Anthropic",
    DialectId.GEMINI: "Gemini",
    DialectId.OLLAMA: "Ollama",
}
"""What forms call them."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One place that answers: its address, its dialect and the names its key may be under.

    `base_url` is what stands before the dialect's own path, without a slash at the end.
    `variable` is the environment variable that may hold the key instead of the keyring.
    """

    id: str
    name: str
    dialect: DialectId
    base_url: str
    variable: str = ""
    needs_key: bool = True
