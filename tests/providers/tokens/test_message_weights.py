"""What messages, requests in bytes, and texts behind a damaged tokenizer weigh."""

import base64
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

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
from helix_desktop.domain.value import replace
from helix_desktop.providers.tokens.body_bytes import (
    Json,
    base64_bytes,
    encode_body,
    text_body_bytes,
)
from helix_desktop.providers.tokens.image_tokens import (
    MEGABYTE,
    cap_image_limits,
    image_body_bytes,
    image_tokens,
)
from helix_desktop.providers.tokens.message_weights import ModelMessageWeigher
from tests.fakes.counter import FakeCounter

TILES, PATCHES = ImageTokenRule.OPENAI_TILES, ImageTokenRule.OPENAI_PATCHES
CLAUDE, GEMINI = ImageTokenRule.ANTHROPIC, ImageTokenRule.GEMINI


def picture(size: int = 1000, edge: int = 100) -> Image:
    return Image(digest_of(b""), "image/png", edge, 10, size)


@pytest.mark.parametrize(
    ("rule", "width", "height", "tokens"),
    [
        # the worked examples of OpenAI's guide
        (TILES, 1024, 1024, 765),
        (TILES, 2048, 4096, 1105),
        (TILES, 512, 512, 255),
        (PATCHES, 1024, 1024, 1024),
        (PATCHES, 1800, 2400, 1452),
        # the table and the sizes named in Anthropic's guide; 200 x 200 is said to be about 54,
        # its padded patches are 64
        (CLAUDE, 200, 200, 64),
        (CLAUDE, 1000, 1000, 1334),
        (CLAUDE, 1092, 1092, 1590),
        (CLAUDE, 3840, 2160, 1600),
        # Google's guide: small, its example of 960 x 540, the largest
        (GEMINI, 384, 384, 258),
        (GEMINI, 960, 540, 1548),
        (GEMINI, 9000, 9000, 4128),
    ],
)
def test_pictures_cost_what_the_providers_publish(
    rule: ImageTokenRule, width: int, height: int, tokens: int
) -> None:
    assert image_tokens(width, height, rule) == tokens


def test_a_picture_under_an_unknown_rule_counts_no_tokens() -> None:
    assert image_tokens(4000, 4000, ImageTokenRule.NONE) == 0


@given(
    st.sampled_from([TILES, PATCHES, CLAUDE, GEMINI]),
    st.integers(0, 100_000),
    st.integers(0, 100_000),
)
def test_every_size_costs_something_and_never_more_than_the_largest(
    rule: ImageTokenRule, width: int, height: int
) -> None:
    most = {TILES: 1445, PATCHES: 1536, CLAUDE: 1600, GEMINI: 258 * 12 * 3}[rule]
    assert 0 < image_tokens(width, height, rule) <= most


@given(st.integers(1, 9000), st.integers(1, 9000), st.sampled_from(list(ImageTokenRule)))
def test_turning_a_picture_does_not_change_its_price(
    width: int, height: int, rule: ImageTokenRule
) -> None:
    assert image_tokens(width, height, rule) == image_tokens(height, width, rule)


def test_a_picture_weighs_its_base64() -> None:
    assert (
        image_body_bytes(picture(size=3_000_001), Llm("m", "p", 1_000, 100, images=CLAUDE))
        == 4_000_004
    )


def test_a_model_without_bounds_of_its_own_has_those_of_its_rule() -> None:
    llm = Llm("m", "p", 1_000, 100, images=CLAUDE)
    assert (cap_image_limits(llm).max_bytes, cap_image_limits(llm).max_images) == (
        32 * MEGABYTE,
        100,
    )
    own = replace(llm, max_bytes=5, max_images=7)
    assert cap_image_limits(own) == own
    assert cap_image_limits(replace(llm, images=ImageTokenRule.NONE)).max_bytes == 0


any_text = st.text(st.characters(exclude_categories=()), max_size=40)
plain_text = st.text(max_size=40)


def bodies(text: st.SearchStrategy[str]) -> st.SearchStrategy[Json]:
    leaves = st.none() | st.booleans() | st.integers(-(2**63), 2**63) | text
    return st.recursive(
        leaves, lambda inner: st.lists(inner) | st.dictionaries(text, inner), max_leaves=20
    )


@given(bodies(plain_text))
def test_an_encoded_body_decodes_to_its_value(body: Json) -> None:
    assert json.loads(encode_body(body)) == body


@pytest.mark.slow
@given(bodies(any_text))
def test_any_text_makes_a_valid_body(body: Json) -> None:
    json.loads(encode_body(body).decode())


def test_keys_keep_their_order_and_nothing_is_padded() -> None:
    assert encode_body({"b": [1, 2.5], "a": "é"}) == '{"b":[1,2.5],"a":"é"}'.encode()


def test_a_lone_surrogate_is_replaced_even_in_a_key() -> None:
    body: Json = {"\ud800": ["\ud83d\ude00", 1, None]}
    assert encode_body(body) == '{"\ufffd":["😀",1,null]}'.encode()


@given(st.lists(any_text))
def test_texts_weigh_in_a_body_what_they_weigh_alone(texts: list[str]) -> None:
    commas = max(len(texts) - 1, 0)
    assert len(encode_body([*texts])) == 2 + commas + sum(map(text_body_bytes, texts))


@pytest.mark.parametrize(
    ("text", "weight"), [("", 2), ("a", 3), ("\n", 4), ("\x00", 8), ("é", 4), ("\u2028", 5)]
)
def test_escapes_are_weighed_as_they_are_written(text: str, weight: int) -> None:
    assert text_body_bytes(text) == weight


@given(st.binary(max_size=100))
def test_the_size_of_base64_is_computed_exactly(content: bytes) -> None:
    assert base64_bytes(len(content)) == len(base64.b64encode(content))


LLM = Llm("m", "p", 8_000, 1_000, images=ImageTokenRule.ANTHROPIC)
PICTURE = Image(digest_of(b"picture"), "image/png", 300, 250, 9_000)


class Broken(FakeCounter):
    """A tokenizer whose file is damaged."""

    def count(self, text: str, encoding: Encoding) -> int:
        raise ResourceError("The tokenizer file is damaged.")


def weigher() -> ModelMessageWeigher:
    return ModelMessageWeigher(FakeCounter(), LLM)


def test_every_part_of_a_message_adds_to_its_weight() -> None:
    parts = (
        Text("eight ch"),
        Thinking("hm, what", "opaque"),
        ToolCall("1", "look", '{"a": 1}'),
        ToolResult("1", "eight ch", images=(PICTURE,)),
        PICTURE,
    )
    weight = weigher().weigh(Message(Role.ASSISTANT, parts))
    assert weight.tokens == 4 + 2 + 2 + (12 + 1 + 2) + (2 + 100) + 100
    assert weight.images == 2
    assert weight.size > 2 * 12_000


def test_an_output_weighs_exactly_what_its_text_counts_and_its_call_carries_the_frame() -> None:
    result = Message(Role.TOOL, (ToolResult("1", "eight ch"),))
    call = Message(Role.ASSISTANT, (ToolCall("1", "look", '{"a": 1}'),))
    assert weigher().weigh(result).tokens == weigher().count("eight ch") == 2
    assert weigher().weigh(call).tokens == 4 + (12 + 1 + 2)


def test_a_tool_weighs_its_name_description_and_schema() -> None:
    one = weigher().tools([ToolSpec("look", "looks around", '{"type": "object"}')])
    assert one.tokens == 1 + 3 + 5 + 8
    assert weigher().tools([]).tokens == 0


def test_a_damaged_tokenizer_makes_guesses_that_are_rather_too_large() -> None:
    broken = ModelMessageWeigher(Broken(), LLM)
    text = "one two three four " * 100
    assert broken.count(text) > weigher().count(text)
    assert broken.exceeds(text, 100)
    assert not broken.exceeds("few", 100)
