import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.llm import ImageTokenRule, Llm
from helix_desktop.domain.messages import Image
from helix_desktop.domain.value import replace
from helix_desktop.providers.tokens.message_weights import (
    MEGABYTE,
    cap_image_limits,
    image_body_bytes,
    image_tokens,
)

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


def test_an_unknown_rule_counts_nothing() -> None:
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
