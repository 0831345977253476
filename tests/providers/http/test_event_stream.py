"""Events are cut out of bytes exactly, in whatever pieces the bytes arrive."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.errors import ProviderResponseInvalid
from helix_desktop.providers.dialect import Framing
from helix_desktop.providers.http import event_stream
from helix_desktop.providers.http.event_stream import FrameReader, StreamFrame, make_frame_reader
from tests.peers.tiny_grammar import LINED


def read(
    pieces: Iterable[bytes], framing: Framing = Framing.SSE, *, ended: bool = True
) -> list[StreamFrame]:
    frames = make_frame_reader(framing)
    found = [frame for piece in pieces for frame in frames.feed(piece)]
    return [*found, *frames.end()] if ended else found


def flood(frames: FrameReader, piece: bytes) -> None:
    for _ in range(2_000):
        list(frames.feed(piece))


def texts(data: bytes) -> list[str]:
    return [frame.text for frame in read([data])]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_end_in_each_of_three_ways(end: str) -> None:
    data = end.join(["event: a", "data: 1", "", "data: 2", "", ""]).encode()
    assert read([data]) == [StreamFrame("a", "1"), StreamFrame("", "2")]


def test_other_ends_of_lines_are_letters_like_any() -> None:
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


def test_an_event_without_data_is_none() -> None:
    data = b"data:\n\nevent: ping\ndata: \n\ndata\ndata:  \n\nevent: a\ndata: x\n\n"
    assert read([data]) == [StreamFrame("a", "x")]


def test_a_mark_of_byte_order_is_skipped_at_the_beginning_only() -> None:
    assert texts(b"\xef\xbb\xbfdata: \xef\xbb\xbfx\n\n") == ["\ufeffx"]


def test_the_last_word_of_a_stream_is_an_event_like_any() -> None:
    assert texts(b"data: x\n\ndata: [DONE]\n\n") == ["x", "[DONE]"]


def test_an_event_that_lacks_only_its_end_is_given_at_the_end_of_the_stream() -> None:
    assert texts(b"data: x\n") == ["x"]
    assert texts(b"data: x") == ["x"]
    assert read([b"data: x\n"], ended=False) == []


def test_bytes_that_are_no_letters_spoil_one_event_only() -> None:
    assert texts(b"data: \xff\xfe\n\ndata: y\n\n") == ["\ufffd\ufffd", "y"]


def test_json_lines_are_events_and_empty_lines_are_none() -> None:
    data = b'{"a":1}\n\r\n  \n{"b":"\xe2\x80\xa8"}'
    assert [each.text for each in read([data], Framing.LINES)] == ['{"a":1}', '{"b":"\u2028"}']


@pytest.mark.parametrize("framing", LINED)
def test_a_line_without_end_is_refused_before_it_fills_the_memory(
    framing: Framing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_stream, "LONGEST_LINE", 1_000)
    with pytest.raises(ProviderResponseInvalid, match="lines is too long"):
        flood(make_frame_reader(framing), b"data: " + b"x" * 100)


def test_an_event_of_endless_short_lines_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event_stream, "LONGEST_LINE", 1_000)
    with pytest.raises(ProviderResponseInvalid):
        flood(make_frame_reader(Framing.SSE), b"data:\n")


LINE = st.text(st.characters(blacklist_characters="\n\r", blacklist_categories=["Cs"]), max_size=12)
EVENTS = st.lists(st.tuples(LINE, st.lists(LINE, min_size=1, max_size=3)), max_size=6)


@given(EVENTS, st.sampled_from(["\n", "\r\n", "\r"]), st.data())
def test_the_pieces_make_no_difference(
    events: list[tuple[str, list[str]]], end: str, data: st.DataObject
) -> None:
    lines: list[str] = []
    for name, parts in events:
        lines += [f"event: {name}", *(f"data: {part}" for part in parts), ""]
    whole = "".join(line + end for line in lines).encode()
    cuts = sorted(data.draw(st.sets(st.integers(0, len(whole)), max_size=20)))
    pieces = [whole[a:b] for a, b in zip([0, *cuts], [*cuts, len(whole)], strict=True)]
    texts = [(name, "\n".join(parts)) for name, parts in events]
    assert read(pieces) == [StreamFrame(name, text) for name, text in texts if text.strip()]


@given(st.binary(max_size=200), st.data())
def test_any_bytes_are_cut_the_same_in_any_pieces(whole: bytes, data: st.DataObject) -> None:
    cuts = sorted(data.draw(st.sets(st.integers(0, len(whole)), max_size=20)))
    pieces = [whole[a:b] for a, b in zip([0, *cuts], [*cuts, len(whole)], strict=True)]
    for framing in LINED:
        assert read(pieces, framing) == read([whole], framing)
