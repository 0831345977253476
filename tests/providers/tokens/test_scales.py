"""What messages weigh, also when the tokenizer's file is damaged."""

from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.errors import ResourceError
from helix_desktop.domain.llm import Encoding, ImageTokenRule, Llm
from helix_desktop.domain.messages import (
    Image,
    Message,
    Role,
    Text,
    Thinking,
    ToolCall,
    ToolResult,
    ToolSpec,
)
from helix_desktop.providers.tokens.message_weights import ModelMessageWeigher
from tests.fakes.counter import FakeCounter

LLM = Llm("m", "p", 8_000, 1_000, images=ImageTokenRule.ANTHROPIC)
PICTURE = Image(digest_of(b"picture"), "image/png", 300, 250, 9_000)


class Broken(FakeCounter):
    """A tokenizer whose file is damaged."""

    def count(self, text: str, encoding: Encoding) -> int:
        raise ResourceError("The tokenizer file is damaged.")


def weigher() -> ModelMessageWeigher:
    return ModelMessageWeigher(FakeCounter(), LLM)


def test_every_part_adds_to_what_its_message_weighs() -> None:
    parts = (
        Text("eight ch"),
        Thinking("hm, what", "opaque"),
        ToolCall("1", "look", '{"a": 1}'),
        ToolResult("1", "eight ch", images=(PICTURE,)),
        PICTURE,
    )
    weight = weigher().weigh(Message(Role.ASSISTANT, parts))
    assert weight.tokens == 4 + 2 + 2 + (8 + 1 + 2) + (2 + 100) + 100
    assert weight.images == 2
    assert weight.size > 2 * 12_000


def test_tools_weigh_what_their_texts_do() -> None:
    one = weigher().tools([ToolSpec("look", "looks around", '{"type": "object"}')])
    assert one.tokens == 1 + 3 + 5 + 8
    assert weigher().tools([]).tokens == 0


def test_a_damaged_tokenizer_makes_guesses_that_are_rather_too_large() -> None:
    broken = ModelMessageWeigher(Broken(), LLM)
    text = "one two three four " * 100
    assert broken.count(text) > weigher().count(text)
    assert broken.exceeds(text, 100)
    assert not broken.exceeds("few", 100)
