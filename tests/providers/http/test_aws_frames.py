"""The framing of AWS's streams, beside its own SDK: in any pieces, damaged, and cut."""

from collections.abc import Sequence
from itertools import pairwise
from struct import pack
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.errors import ProviderError, ProviderResponseInvalid
from helix_desktop.providers.dialect import EXCEPTION
from helix_desktop.providers.http.event_stream import AwsFrames, StreamFrame
from tests.providers.signing.aws_judge import parsed_messages
from tests.providers.signing.cloud_server import chunk, exception, packed

MOST = 10_000
NAMES = st.text("abc:-", min_size=1, max_size=12)
VALUES = st.text(max_size=20)
PAYLOADS = st.text(max_size=200)


def frames(pieces: Sequence[bytes], longest: int = MOST) -> list[StreamFrame]:
    reader = AwsFrames(longest)
    found = [frame for piece in pieces for frame in reader.feed(piece)]
    return [*found, *reader.end()]


def split(data: bytes, cuts: Sequence[int]) -> list[bytes]:
    places = [0, *sorted(at % (len(data) + 1) for at in cuts), len(data)]
    return [data[start:end] for start, end in pairwise(places)]


@given(st.lists(st.tuples(NAMES, VALUES, PAYLOADS), max_size=4), st.lists(st.integers(0, 4_000)))
def test_messages_in_any_pieces_are_those_that_the_sdk_reads(
    told: list[tuple[str, str, str]], cuts: list[int]
) -> None:
    data = b"".join(
        packed({":event-type": "chunk", name: _short(value)}, payload.encode())
        for name, value, payload in told
    )
    theirs = [payload.decode() for _, payload in parsed_messages(data)]
    assert [frame.text for frame in frames(split(data, cuts))] == theirs


def _short(value: str) -> str:
    """A text whose length in bytes is its length, as the small encoder of the tests counts it."""
    return value.encode("ascii", "ignore").decode()


def test_an_exception_is_told_by_its_name() -> None:
    [frame] = frames([exception("throttlingException", "Too many.")])
    assert frame == StreamFrame(f"{EXCEPTION}throttlingException", '{"message": "Too many."}')
    headers = {":message-type": "error", ":error-code": "E1", ":error-message": "No."}
    [frame] = frames([packed(headers, b"")])
    assert frame == StreamFrame(f"{EXCEPTION}E1", '{"message": "No."}')


def test_headers_of_every_type_are_passed_over() -> None:
    sizes = ((0, b""), (1, b""), (2, b"a"), (3, b"ab"), (4, b"abcd"), (5, b"abcdefgh"))
    more = (*sizes, (8, b"abcdefgh"), (9, b"0123456789abcdef"), (6, b"\x00\x02ab"))
    whole = b"".join(b"\x01n" + bytes([kind]) + value for kind, value in more)
    last = packed({":event-type": "chunk"}, b"")[12:-4]
    [frame] = frames([_sealed(whole + last, b"text")])
    assert frame == StreamFrame("chunk", "text")


def _sealed(headers: bytes, payload: bytes) -> bytes:
    """A message with headers that are already written."""
    start = pack(">II", 16 + len(headers) + len(payload), len(headers))
    start += pack(">I", crc32(start))
    whole = start + headers + payload
    return whole + pack(">I", crc32(whole))


@given(st.integers(0, 10_000), st.integers(1, 255))
def test_a_changed_byte_is_damage_and_never_another_event(at: int, change: int) -> None:
    data = bytearray(chunk(b'{"type":"ping"}') + chunk(b'{"type":"ping"}'))
    data[at % len(data)] ^= change
    good = frames([chunk(b'{"type":"ping"}')])[0]
    try:
        found = frames([bytes(data)])
    except ProviderResponseInvalid:
        return
    assert set(found) <= {good}
    assert len(found) < 2


@given(st.binary(max_size=200))
def test_any_bytes_are_an_event_damage_or_a_cut(data: bytes) -> None:
    try:
        frames([data])
    except ProviderError:
        return


def test_a_message_that_is_too_long_is_not_collected() -> None:
    with pytest.raises(ProviderResponseInvalid, match="too long"):
        frames([packed({}, b"x" * 2_000)[:20]], longest=1_000)


def test_a_message_without_its_end_is_a_cut() -> None:
    data = chunk(b'{"type":"ping"}')
    for size in range(len(data)):
        assert frames([data[:size]]) == []
