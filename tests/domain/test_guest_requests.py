"""The pieces of a recorded body: joined they are its bytes, and most are in the next body again."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.events import GuestRequested
from helix_desktop.domain.guest_requests import MIN_PIECE_CHARS, PieceChain, body_pieces

VALUES = st.recursive(
    st.none() | st.booleans() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=12,
)
NAMES = st.sampled_from(("messages", "input", "contents", "tools", "system", "model"))


def conversation(count: int, *, size: int = 1_500) -> bytes:
    messages = [
        {"role": "user" if at % 2 == 0 else "assistant", "content": f"{at} " + "x" * size}
        for at in range(count)
    ]
    tools = [{"name": f"tool-{at}", "description": "y" * 300} for at in range(20)]
    body = {"model": "m", "messages": messages, "system": "s" * 5_000, "tools": tools}
    return json.dumps(body).encode()


@given(st.dictionaries(NAMES, st.lists(VALUES, max_size=5) | VALUES), st.sampled_from((None, 2)))
def test_the_joined_pieces_of_a_body_are_the_body(
    value: dict[str, object], indent: int | None
) -> None:
    body = json.dumps(value, indent=indent, ensure_ascii=indent is None).encode(
        "utf-8", "surrogatepass"
    )
    assert b"".join(body_pieces(body)) == body


@given(st.binary(max_size=200), st.integers(min_value=0, max_value=4_000))
def test_a_body_that_is_no_conversation_is_kept_as_it_is(noise: bytes, at: int) -> None:
    for body in (noise, conversation(3)[:at] + noise, conversation(3)[:at]):
        assert b"".join(body_pieces(body)) == body


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[1]",
        b"\xff\xfe",
        b'{"messages":[1,2',
        b'{"messages":[1 2]}',
        b'{"messages":[1,]}',
        b'{"messages":' + b"[" * 200_000,
        b'{"a":"' + b'\\"' * 1_000_000,
        b'{"messages":[' + b"9" * 100_000 + b"]}",
    ],
)
def test_what_is_no_request_is_one_piece(body: bytes) -> None:
    assert body_pieces(body) == ((body,) if body else ())


def test_many_tiny_elements_share_pieces() -> None:
    body = b'{"messages":[' + b"{}," * 100_000 + b"{}]}"
    pieces = body_pieces(body)
    assert b"".join(pieces) == body
    assert len(pieces) < 2 * len(body) / MIN_PIECE_CHARS


def test_a_conversation_that_grows_stores_each_message_once() -> None:
    stored = dict[Digest, int]()
    chain, names, total = PieceChain(), 0, 0
    for count in range(4, 404, 4):
        body = conversation(count)
        pieces = body_pieces(body)
        digests = tuple(map(digest_of, pieces))
        names += len(chain.link(digests)[0])
        stored.update(zip(digests, map(len, pieces), strict=True))
        total += len(body)
    assert total > 40 * len(body)
    assert sum(stored.values()) < 3 * len(body)
    assert names < 10 * len(stored)


def test_each_request_is_found_again_from_what_differs() -> None:
    chance = random.Random(7)
    writer, reader = PieceChain(), PieceChain()
    talks = [[Digest(f"{talk}-0")] for talk in range(3)]
    for step in range(500):
        pieces = chance.choice(talks)
        if chance.random() < 0.1:
            del pieces[chance.randrange(len(pieces)) :]
        pieces.append(Digest(f"{step}"))
        sent = (*pieces, Digest("tools"))
        new, back, keep, keep_last = writer.link(sent)
        event = GuestRequested(0.0, "", "", "", new, 0, back=back, keep=keep, keep_last=keep_last)
        assert reader.take(event) == sent


def test_a_request_whose_beginning_is_lost_is_not_made_up() -> None:
    reader = PieceChain()
    for back in (1, -1, 99):
        event = GuestRequested(0.0, "", "", "", (Digest("a"),), 0, back=back, keep=3)
        assert PieceChain().take(event) is None
    assert reader.take(GuestRequested(0.0, "", "", "", (Digest("a"),), 0)) == (Digest("a"),)
