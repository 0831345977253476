"""What a server wants a model to answer (sampling), in our words, and the answer in its own.

Text only, no tools and nothing of a conversation: what is not understood is refused, not left out.
"""

from mcp_types import CreateMessageRequestParams, CreateMessageResult, TextContent

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.message import Message, Role, Text
from helix_desktop.domain.servers import Sampled, Wanted

LONGEST = 400_000
"""Characters of one request: no person reads more before they say yes."""
_MOST_MESSAGES = 200


def wanted_of(server: str, asked: CreateMessageRequestParams, session: SessionId) -> Wanted:
    """ServerError for what no model is asked here."""
    if asked.tools:
        raise ServerError("A model that is asked for a server has no tools.")
    if asked.max_tokens < 1 or not asked.messages or len(asked.messages) > _MOST_MESSAGES:
        raise ServerError(f"From 1 to {_MOST_MESSAGES} messages and tokens for an answer.")
    messages = [
        Message(Role.USER if each.role == "user" else Role.ASSISTANT, (Text(_text(block)),))
        for each in asked.messages
        for block in each.content_as_list
    ]
    if asked.system_prompt:
        messages.insert(0, Message(Role.SYSTEM, (Text(asked.system_prompt),)))
    size = sum(len(part.text) for each in messages for part in each.parts if isinstance(part, Text))
    if size > LONGEST:
        raise ServerError(f"That is more than {LONGEST:,} characters.")
    return Wanted(server, session, tuple(messages), asked.max_tokens)


def result_of(answer: Sampled) -> CreateMessageResult:
    content = TextContent(type="text", text=answer.text)
    reason = "maxTokens" if answer.cut else "endTurn"
    return CreateMessageResult(
        role="assistant", content=content, model=answer.llm, stop_reason=reason
    )


def _text(block: object) -> str:
    if not isinstance(block, TextContent):
        raise ServerError("Only text can be asked of a model here.")
    return block.text
