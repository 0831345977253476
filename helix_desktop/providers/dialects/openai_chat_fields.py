"""Differences between servers of OpenAI's Chat dialect that matter for a request.

The general quirks use only fields that all servers accept. A server that is known to reject
something (a DeepSeek tool-call turn without its reasoning, Mistral IDs other than nine letters and
digits, `max_tokens` with OpenAI's reasoning models) has quirks of its own; they are from
documentation, not from tests with the servers.
"""

import re
from enum import StrEnum
from urllib.parse import urlsplit

from msgspec import Struct

from helix_desktop.domain.net_addresses import is_private_address
from helix_desktop.providers.dialects.encoding import ANY_ID, SHORT_ID
from helix_desktop.providers.dialects.openai_chat_effort import EffortStyle


class ThinkingField(StrEnum):
    """Fields in which servers send a model's thinking and accept it back."""

    CONTENT = "reasoning_content"
    REASONING = "reasoning"
    DETAILS = "reasoning_details"


class ServerQuirks(Struct, frozen=True):
    """The special requirements of one server.

    `limit` is its name for the reply limit; `fields` are those in which it accepts thinking, `owed`
    whether it rejects an assistant message without. `anywhere`: it accepts a system message after
    other messages; local templates raise an error there. `in_a_row`: it accepts two user messages
    in a row.
    """

    limit: str = "max_tokens"
    fields: tuple[ThinkingField, ...] = tuple(ThinkingField)
    owed: bool = False
    anywhere: bool = False
    cache_key: bool = False
    usage_option: bool = True
    ids: re.Pattern[str] = ANY_ID
    in_a_row: bool = True
    effort: EffortStyle = EffortStyle.LEVEL


GENERAL = ServerQuirks()
OPENAI = ServerQuirks(limit="max_completion_tokens", fields=(), anywhere=True, cache_key=True)
DEEPSEEK = ServerQuirks(
    fields=(ThinkingField.CONTENT,), owed=True, anywhere=True, effort=EffortStyle.SWITCH
)
GROQ = ServerQuirks(
    limit="max_completion_tokens",
    fields=(ThinkingField.REASONING,),
    anywhere=True,
    effort=EffortStyle.NAMED_DEFAULT,
)
MISTRAL = ServerQuirks(fields=(), usage_option=False, ids=SHORT_ID, in_a_row=False)
OPENROUTER = ServerQuirks(
    fields=(ThinkingField.DETAILS, ThinkingField.REASONING),
    anywhere=True,
    effort=EffortStyle.OPENROUTER,
)
SWITCHED = ServerQuirks(effort=EffortStyle.SWITCH)
QWEN = ServerQuirks(effort=EffortStyle.QWEN)
LOCAL = ServerQuirks(effort=EffortStyle.LOCAL)

_BY_HOST = {
    "openai.com": OPENAI,
    "openai.azure.com": OPENAI,
    "deepseek.com": DEEPSEEK,
    "groq.com": GROQ,
    "mistral.ai": MISTRAL,
    "openrouter.ai": OPENROUTER,
    "moonshot.ai": SWITCHED,
    "moonshot.cn": SWITCHED,
    "z.ai": SWITCHED,
    "bigmodel.cn": SWITCHED,
    "aliyuncs.com": QWEN,
}


def quirks_of(base_url: str) -> ServerQuirks:
    """Return the quirks of the server at that address."""
    host = urlsplit(base_url).hostname or ""
    for name, quirks in _BY_HOST.items():
        if host == name or host.endswith(f".{name}"):
            return quirks
    return LOCAL if is_private_address(host) else GENERAL
