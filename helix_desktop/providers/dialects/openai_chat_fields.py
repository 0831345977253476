"""What the many servers of OpenAI's Chat dialect differ in, as far as a request has to know.

The general manner asks for what all of them take. Where a server is known to refuse something (a
DeepSeek tool-call turn without its reasoning, Mistral ids that are not nine letters and digits,
`max_tokens` of OpenAI's models that reason) it has a manner of its own; none was asked itself.
"""

import re
from enum import StrEnum
from urllib.parse import urlsplit

from msgspec import Struct

from helix_desktop.providers.dialects.encoding import ANY_ID, SHORT_ID


class ThinkingField(StrEnum):
    """Where a server puts a model's thinking, and takes it back."""

    CONTENT = "reasoning_content"
    REASONING = "reasoning"
    DETAILS = "reasoning_details"


class ServerQuirks(Struct, frozen=True):
    """How one server wants to be spoken with.

    `limit` is its name for the longest reply; `fields` are those in which it takes thinking back,
    `owed` whether it refuses an assistant's message without. `anywhere`: it takes a system message
    after the first others; local templates raise an error there. `in_a_row`: it takes two messages
    of the person one after the other.
    """

    limit: str = "max_tokens"
    fields: tuple[ThinkingField, ...] = tuple(ThinkingField)
    owed: bool = False
    anywhere: bool = False
    cache_key: bool = False
    usage_option: bool = True
    ids: re.Pattern[str] = ANY_ID
    in_a_row: bool = True


GENERAL = ServerQuirks()
OPENAI = ServerQuirks(limit="max_completion_tokens", fields=(), anywhere=True, cache_key=True)
DEEPSEEK = ServerQuirks(fields=(ThinkingField.CONTENT,), owed=True, anywhere=True)
GROQ = ServerQuirks(limit="max_completion_tokens", fields=(ThinkingField.REASONING,), anywhere=True)
MISTRAL = ServerQuirks(fields=(), usage_option=False, ids=SHORT_ID, in_a_row=False)
OPENROUTER = ServerQuirks(fields=(ThinkingField.DETAILS, ThinkingField.REASONING), anywhere=True)

_BY_HOST = {
    "openai.com": OPENAI,
    "openai.azure.com": OPENAI,
    "deepseek.com": DEEPSEEK,
    "groq.com": GROQ,
    "mistral.ai": MISTRAL,
    "openrouter.ai": OPENROUTER,
}


def quirks_of(base_url: str) -> ServerQuirks:
    """The manners of the server at that address."""
    host = urlsplit(base_url).hostname or ""
    for name, manners in _BY_HOST.items():
        if host == name or host.endswith(f".{name}"):
            return manners
    return GENERAL
