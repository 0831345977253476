import base64
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.providers.tokens.message_weights import (
    Json,
    base64_bytes,
    encode_body,
    text_body_bytes,
)

any_text = st.text(st.characters(exclude_categories=()), max_size=40)
plain_text = st.text(max_size=40)


def bodies(text: st.SearchStrategy[str]) -> st.SearchStrategy[Json]:
    leaves = st.none() | st.booleans() | st.integers(-(2**63), 2**63) | text
    return st.recursive(
        leaves, lambda inner: st.lists(inner) | st.dictionaries(text, inner), max_leaves=20
    )


@given(bodies(plain_text))
def test_a_body_is_the_json_of_its_value(body: Json) -> None:
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
def test_base64_weighs_what_it_becomes(content: bytes) -> None:
    assert base64_bytes(len(content)) == len(base64.b64encode(content))
