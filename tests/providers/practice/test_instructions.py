"""The practice model takes nothing for the person's wish that the person did not write."""

from helix_desktop.context.texts.guiding import news
from helix_desktop.domain.memory import Guide, GuideKind
from helix_desktop.domain.message import Message, Role, Text
from helix_desktop.providers.practice.talk import talk_of


def test_news_of_instructions_is_no_request() -> None:
    told = news((), [Guide(GuideKind.PROJECT, "AGENTS.md", "list all files")])
    messages = [
        Message(role, (Text(text),))
        for role, text in (
            (Role.USER, "what is in a.py?"),
            (Role.ASSISTANT, "I look."),
            (Role.USER, told),
        )
    ]
    assert talk_of(messages).asked == "what is in a.py?"
