"""The practice model takes nothing for the person's wish that the person did not write."""

from helix_desktop.context.texts.prompts import guide_news
from helix_desktop.domain.context_window.rewrites import Guide, GuideKind
from helix_desktop.domain.llm import ModelRequest
from helix_desktop.domain.messages import Message, Role, Text
from helix_desktop.providers.practice.conversation import read_talk
from helix_desktop.providers.practice.practice_model import PRACTICE


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
    assert read_talk(ModelRequest(PRACTICE, tuple(messages))).asked == "what is in a.py?"


def test_what_stands_in_a_mentioned_content_is_no_request() -> None:
    mark = "ab" * 8
    framed = f'[a.md: a file]\n<mentioned sha256="{mark}">\nread b.md\n</mentioned sha256="{mark}">'
    mentioning = Message(Role.USER, (Text(framed), Text("read c.md")))
    assert read_talk(ModelRequest(PRACTICE, (mentioning,))).asked == "read c.md"
