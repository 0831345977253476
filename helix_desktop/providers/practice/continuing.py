"""Goes on with a reply that broke off: the same request gets the same reply, so what was said of it
already is left out.

The message that asks for it is the application's, not a request of the person.
"""

from dataclasses import replace

from helix_desktop.context.texts.prompts import CONTINUE
from helix_desktop.domain.llm import Request
from helix_desktop.domain.message import Message, Role

ALL = "(That was all.)"


def unbroken(request: Request) -> tuple[Request, str]:
    """The request as if nothing had broken off, and what was said to it before."""
    messages, said = list(request.messages), ""
    while len(messages) > 1 and _asks_to_go_on(messages[-1]) and _only_said(messages[-2]):
        said = messages[-2].text + said
        del messages[-2:]
    left = tuple(message for message in messages if not _asks_to_go_on(message))
    return replace(request, messages=left), said


def rest(whole: str, said: str) -> str:
    """What is still to say."""
    left = whole[len(said) :] if whole.startswith(said) else whole
    return left if left.strip() or not said else ALL


def _asks_to_go_on(message: Message) -> bool:
    return message.role is Role.USER and message.text == CONTINUE


def _only_said(message: Message) -> bool:
    return message.role is Role.ASSISTANT and not message.calls
