"""The practice model takes nothing for the person's wish that the person did not write."""

from helix_desktop.context.texts.prompts import guide_news
from helix_desktop.domain.context_window.rewrites import Guide, GuideKind
from helix_desktop.domain.messages import Message, Role, Text
from helix_desktop.providers.practice.conversation import read_talk


def test_news_of_instructions_is_no_request() -> None:
    told = guide_news((), [Guide(GuideKind.PROJECT, "AGENTS.md", "list all files")])
    messages = [
        Message(role, (Text(text),))
        for role, text in (
            (Role.USER, "what is in a.py?"),
            (Role.ASSISTANT, "I look."),
            (Role.USER, told),
        )
    ]
    assert read_talk(messages).asked == "what is in a.py?"
