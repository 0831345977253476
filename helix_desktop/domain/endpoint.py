"""A model endpoint (provider): protocol, base URL, key variable, and typed options."""

from dataclasses import dataclass, field
from enum import StrEnum


class DialectId(StrEnum):
    """The protocols for talking to a model."""

    OPENAI_CHAT = "openai-chat"
    OPENAI_RESPONSES = "openai-responses"
    ANTHROPIC = "anthropic"
    GEMINI = "gemini"
    OLLAMA = "ollama"
    BEDROCK = "bedrock"
    VERTEX = "vertex"
    PRACTICE = "practice"
    ACP = "acp"
    """An agent of another program. It is not a server, so its endpoint has no address."""


BUILT_IN = frozenset({DialectId.PRACTICE, DialectId.ACP})
"""The dialects that are not a protocol of a server."""

DIALECT_NAMES = {
    DialectId.OPENAI_CHAT: "Chat Completions",
    DialectId.OPENAI_RESPONSES: "Responses",
    DialectId.ANTHROPIC: "Anthropic",
    DialectId.GEMINI: "Gemini",
    DialectId.OLLAMA: "Ollama",
    DialectId.BEDROCK: "Bedrock",
    DialectId.VERTEX: "Vertex AI",
}
"""The display names of dialects in forms."""

SIGNED = frozenset({DialectId.BEDROCK, DialectId.VERTEX})
"""The dialects whose requests are signed; without a key, with this computer's credentials."""

Pairs = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class EndpointOptions:
    """What one endpoint needs in requests beyond its dialect, and what it does not accept.

    The values of `body` are JSON texts. The headers named in `secrets` have their values in the
    keyring. `key_header` carries the API key in place of the dialect's own header, and
    `limit_field` the most tokens of a reply in place of the dialect's own field. `credentials` is
    what a signed dialect signs with: a profile of AWS, or a file of Google's.
    """

    headers: Pairs = field(default=(), repr=False)
    secrets: tuple[str, ...] = ()
    query: Pairs = ()
    body: Pairs = ()
    key_header: str = ""
    limit_field: str = ""
    credentials: str = ""
    tools: bool = True
    pictures: bool = True


NO_OPTIONS = EndpointOptions()


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One endpoint: its address, its dialect, and where its API key is found.

    `base_url` precedes the dialect's own path and has no slash at the end. `variable` is the
    environment variable that may hold the key instead of the keyring.
    """

    id: str
    name: str
    dialect: DialectId
    base_url: str
    variable: str = ""
    needs_key: bool = True
    options: EndpointOptions = NO_OPTIONS
