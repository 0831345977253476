"""Events, and frames of AWS, are cut out of bytes exactly, in whatever pieces the bytes arrive."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from struct import pack
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.errors import ProviderError, ProviderResponseInvalid
from helix_desktop.providers.dialect import EXCEPTION, Framing
from helix_desktop.providers.http.event_stream import (
    AnswerFrames,
    AwsFrames,
    FrameReader,
    StreamFrame,
    make_frame_reader,
)
from tests.providers.signing.aws_judge import parsed_messages
from tests.providers.signing.cloud_server import chunk, exception, packed
from tests.system.peers.tiny_grammar import LINED


def read(
    pieces: Iterable[bytes], framing: Framing = Framing.SSE, *, ended: bool = True
) -> list[StreamFrame]:
    frames = make_frame_reader(framing)
    results = [frame for piece in pieces for frame in frames.feed(piece)]
    return [*results, *frames.end()] if ended else results


def flood(frames: FrameReader, piece: bytes) -> None:
    for _ in range(2_000):
        list(frames.feed(piece))


def texts(data: bytes) -> list[str]:
    return [frame.text for frame in read([data])]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_of_an_event_stream_end_with_lf_cr_or_crlf(end: str) -> None:
    data = end.join(["event: a", "data: 1", "", "data: 2", "", ""]).encode()
    assert read([data]) == [StreamFrame("a", "1"), StreamFrame("", "2")]


def test_other_unicode_line_ends_are_part_of_an_event() -> None:
    inside = "a\u2028b\u2029c\u0085d\x0be\x0cf\x1cg"
    assert texts(f"data: {inside}\n\n".encode()) == [inside]


def test_comments_names_and_unknown_fields_are_no_text() -> None:
    data = b": OPENROUTER PROCESSING\n\nid: 4\nretry: 3\ndata: x\nfoo\n\n:\n\n"
    assert read([data]) == [StreamFrame("", "x")]


def test_an_error_in_a_field_of_its_own_is_an_event_of_that_name() -> None:
    assert read([b'data: x\n\nerror: {"code":500}\n\n']) == [
        StreamFrame("", "x"),
        StreamFrame("error", '{"code":500}'),
    ]


def test_lines_of_one_event_are_joined() -> None:
    assert texts(b"data: a\ndata:b\ndata:  c\ndata\n\n") == ["a\nb\n c\n"]


def test_an_event_without_data_is_ignored() -> None:
    data = b"data:\n\nevent: ping\ndata: \n\ndata\ndata:  \n\nevent: a\ndata: x\n\n"
    assert read([data]) == [StreamFrame("a", "x")]


def test_a_mark_of_byte_order_is_skipped_at_the_beginning_only() -> None:
    assert texts(b"\xef\xbb\xbfdata: \xef\xbb\xbfx\n\n") == ["\ufeffx"]


def test_the_done_marker_of_a_stream_is_passed_on_as_an_event() -> None:
    assert texts(b"data: x\n\ndata: [DONE]\n\n") == ["x", "[DONE]"]


def test_an_event_that_lacks_only_its_end_is_given_at_the_end_of_the_stream() -> None:
    assert texts(b"data: x\n") == ["x"]
    assert texts(b"data: x") == ["x"]
    assert read([b"data: x\n"], ended=False) == []


def test_invalid_utf8_damages_one_event_only() -> None:
    assert texts(b"data: \xff\xfe\n\ndata: y\n\n") == ["\ufffd\ufffd", "y"]


def test_json_lines_are_events_and_empty_lines_are_none() -> None:
    data = b'{"a":1}\n\r\n  \n{"b":"\xe2\x80\xa8"}'
    assert [item.text for item in read([data], Framing.LINES)] == ['{"a":1}', '{"b":"\u2028"}']


@pytest.mark.parametrize("framing", LINED)
def test_a_line_without_end_is_refused_before_it_fills_the_memory(framing: Framing) -> None:
    with pytest.raises(ProviderResponseInvalid, match="lines is too long"):
        flood(make_frame_reader(framing, max_line=1_000), b"data: " + b"x" * 100)


def test_an_event_of_endless_short_lines_is_refused() -> None:
    with pytest.raises(ProviderResponseInvalid):
        flood(make_frame_reader(Framing.SSE, max_line=1_000), b"data:\n")


def test_blank_lines_before_the_first_event_take_no_memory() -> None:
    frames = AnswerFrames(Framing.SSE, max_line=1_000)
    flood(frames, b" " * 100)
    assert list(frames.feed(b"data: x\n\n")) == [StreamFrame("", "x")]


LINE = st.text(st.characters(blacklist_characters="\n\r", blacklist_categories=["Cs"]), max_size=12)
EVENTS = st.lists(st.tuples(LINE, st.lists(LINE, min_size=1, max_size=3)), max_size=6)


@given(EVENTS, st.sampled_from(["\n", "\r\n", "\r"]), st.data())
def test_an_event_stream_split_anywhere_yields_the_same_events(
    events: list[tuple[str, list[str]]], end: str, data: st.DataObject
) -> None:
    lines: list[str] = []
    for name, parts in events:
        lines += [f"event: {name}", *(f"data: {part}" for part in parts), ""]
    stream = "".join(line + end for line in lines).encode()
    cuts = sorted(data.draw(st.sets(st.integers(0, len(stream)), max_size=20)))
    pieces = [stream[a:b] for a, b in zip([0, *cuts], [*cuts, len(stream)], strict=True)]
    texts = [(name, "\n".join(parts)) for name, parts in events]
    assert read(pieces) == [StreamFrame(name, text) for name, text in texts if text.strip()]


@given(st.binary(max_size=200), st.data())
def test_any_bytes_are_cut_the_same_in_any_pieces(content: bytes, data: st.DataObject) -> None:
    cuts = sorted(data.draw(st.sets(st.integers(0, len(content)), max_size=20)))
    pieces = [content[a:b] for a, b in zip([0, *cuts], [*cuts, len(content)], strict=True)]
    for framing in LINED:
        assert read(pieces, framing) == read([content], framing)


MOST = 10_000
NAMES = st.text("abc:-", min_size=1, max_size=12)
VALUES = st.text(max_size=20)
PAYLOADS = st.text(max_size=200)


def frames(pieces: Sequence[bytes], longest: int = MOST) -> list[StreamFrame]:
    reader = AwsFrames(longest)
    results = [frame for piece in pieces for frame in reader.feed(piece)]
    return [*results, *reader.end()]


def split(data: bytes, cuts: Sequence[int]) -> list[bytes]:
    places = [0, *sorted(at % (len(data) + 1) for at in cuts), len(data)]
    return [data[start:end] for start, end in pairwise(places)]


@given(st.lists(st.tuples(NAMES, VALUES, PAYLOADS), max_size=4), st.lists(st.integers(0, 4_000)))
def test_messages_in_any_pieces_are_those_that_the_sdk_reads(
    messages: list[tuple[str, str, str]], cuts: list[int]
) -> None:
    data = b"".join(
        packed({":event-type": "chunk", name: _short(value)}, payload.encode())
        for name, value, payload in messages
    )
    theirs = [payload.decode() for _, payload in parsed_messages(data)]
    assert [frame.text for frame in frames(split(data, cuts))] == theirs


def _short(value: str) -> str:
    """A text whose length in bytes is its length, as the small encoder of the tests counts it."""
    return value.encode("ascii", "ignore").decode()


def test_an_exception_message_of_aws_keeps_its_name() -> None:
    [frame] = frames([exception("throttlingException", "Too many.")])
    assert frame == StreamFrame(f"{EXCEPTION}throttlingException", '{"message": "Too many."}')
    headers = {":message-type": "error", ":error-code": "E1", ":error-message": "No."}
    [frame] = frames([packed(headers, b"")])
    assert frame == StreamFrame(f"{EXCEPTION}E1", '{"message": "No."}')


def test_headers_of_every_type_are_passed_over() -> None:
    sizes = ((0, b""), (1, b""), (2, b"a"), (3, b"ab"), (4, b"abcd"), (5, b"abcdefgh"))
    more = (*sizes, (8, b"abcdefgh"), (9, b"0123456789abcdef"), (6, b"\x00\x02ab"))
    headers = b"".join(b"\x01n" + bytes([kind]) + value for kind, value in more)
    last = packed({":event-type": "chunk"}, b"")[12:-4]
    [frame] = frames([_sealed(headers + last, b"text")])
    assert frame == StreamFrame("chunk", "text")


def _sealed(headers: bytes, payload: bytes) -> bytes:
    """A message with headers that are already written."""
    start = pack(">II", 16 + len(headers) + len(payload), len(headers))
    start += pack(">I", crc32(start))
    message = start + headers + payload
    return message + pack(">I", crc32(message))


@given(st.integers(0, 10_000), st.integers(1, 255))
def test_a_changed_byte_never_makes_another_event(at: int, change: int) -> None:
    data = bytearray(chunk(b'{"type":"ping"}') + chunk(b'{"type":"ping"}'))
    data[at % len(data)] ^= change
    good = frames([chunk(b'{"type":"ping"}')])[0]
    try:
        result = frames([bytes(data)])
    except ProviderResponseInvalid:
        return
    assert set(result) <= {good}
    assert len(result) < 2


@given(st.binary(max_size=200))
def test_any_bytes_are_read_as_events_or_refused(data: bytes) -> None:
    try:
        frames([data])
    except ProviderError:
        return


def test_a_message_that_is_too_long_is_not_collected() -> None:
    with pytest.raises(ProviderResponseInvalid, match="too long"):
        frames([packed({}, b"x" * 2_000)[:20]], longest=1_000)


def test_a_binary_message_without_its_end_counts_as_cut_off() -> None:
    data = chunk(b'{"type":"ping"}')
    for size in range(len(data)):
        assert frames([data[:size]]) == []
