"""What an event holds comes back exactly; whatever the bytes are, only named errors come out."""

import tracemalloc
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from helix_desktop.domain.context_window.rewrites import Pin, PinKind
from helix_desktop.domain.errors import JournalDamaged, JournalError, UnknownEvent
from helix_desktop.domain.event_codec import VERSIONS, decode_event, encode_event
from helix_desktop.domain.events import Pinned, SessionRenamed, SessionStarted, ToolReturned
from helix_desktop.domain.value import replace
from tests.domain.samples import EVENTS
from tests.domain.shapes import EVENT_KINDS, TEXTS, any_event, strategy_for

thorough = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


def same(one: object, other: object) -> bool:
    """Equal to the last detail: repr tells 1 from 1.0, -0.0 from 0.0 and knows NaN."""
    return type(one) is type(other) and repr(one) == repr(other)


def record(name: str, version: object, fields: object) -> bytes:
    return msgspec.msgpack.encode((name, version, fields))


def read_or_refuse(payload: bytes) -> object:
    try:
        return decode_event(payload)
    except (JournalDamaged, UnknownEvent):
        return None


@pytest.mark.parametrize("kind", EVENT_KINDS, ids=lambda kind: kind.__name__)
def test_every_event_comes_back_exactly(kind: type) -> None:
    @thorough
    @given(strategy_for(kind))
    def check(event: Any) -> None:
        assert same(decode_event(encode_event(event)), event)

    check()


@thorough
@given(TEXTS, TEXTS)
@example("\ud800" + "x" * 3_000_000, "\x00" * 1_000_000)
def test_text_of_any_size_and_kind_comes_back(title: str, reason: str) -> None:
    event = Pinned(0.0, Pin(title, PinKind.FACT, reason))
    assert same(decode_event(encode_event(event)), event)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_a_truncated_record_is_damaged(event: Any) -> None:
    payload = encode_event(event)
    for size in range(len(payload)):
        with pytest.raises(JournalDamaged):
            decode_event(payload[:size])
    with pytest.raises(JournalDamaged):
        decode_event(payload + b"\x00")


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_any_single_flipped_bit_is_read_or_refused_by_name(event: Any) -> None:
    payload = bytearray(encode_event(event))
    for place in range(len(payload) * 8):
        payload[place // 8] ^= 1 << place % 8
        read_or_refuse(bytes(payload))
        payload[place // 8] ^= 1 << place % 8


@thorough
@given(st.binary(max_size=300))
def test_random_bytes_are_refused_by_name(payload: bytes) -> None:
    assert read_or_refuse(payload) is None


LEAVES = (
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**64 - 1)
    | st.floats()
    | st.binary(max_size=4)
    | st.text(max_size=4)
    | st.datetimes().map(lambda moment: moment.isoformat())
    | st.builds(msgspec.msgpack.Ext, st.integers(-128, 127).filter(lambda c: c != -1), st.binary())
)
TREES = st.recursive(LEAVES, lambda t: st.lists(t, max_size=3) | st.dictionaries(st.text(), t))


@thorough
@given(any_event(), st.data())
def test_fields_of_any_other_type_are_read_or_refused_by_name(event: Any, data: Any) -> None:
    fields = msgspec.to_builtins(event)
    victim = data.draw(st.sampled_from(sorted(fields)))
    fields[victim] = data.draw(TREES)
    try:
        payload = record(type(event).__name__, 1, fields)
    except UnicodeEncodeError:
        return
    read_or_refuse(payload)


@thorough
@given(st.sampled_from([*VERSIONS, "Nonsense"]), st.integers(-(2**63), 2**64 - 1), TREES)
def test_any_envelope_is_read_or_refused_by_name(name: str, version: int, fields: Any) -> None:
    read_or_refuse(record(name, version, fields))


def test_a_record_that_nests_without_end_is_damaged() -> None:
    for opener in (b"\x91", b"\x81\xa1a", b"\xdd\x00\x00\x00\x01"):
        deep = (
            b"\x93\xabTurnStarted\x01" + b"\x83\xa2at\x00\xa4text\xa0\xa6images" + opener * 200_000
        )
        with pytest.raises(JournalDamaged):
            decode_event(deep)


@pytest.mark.parametrize("opcode", [b"\xc6", b"\xc9", b"\xdb", b"\xdd", b"\xdf"])
@pytest.mark.parametrize("version", [0, 1])
def test_a_length_that_is_not_borne_out_allocates_nothing(opcode: bytes, version: int) -> None:
    field = b"\x81\xa6images" + opcode + b"\xff\xff\xff\xf0" + b"\x01" * 100
    payload = b"\x93\xabTurnStarted" + bytes([version]) + field
    tracemalloc.start()
    try:
        for damaged in (payload, payload[len(b"\x93\xabTurnStarted") :]):
            with pytest.raises(JournalDamaged):
                decode_event(damaged)
        assert tracemalloc.get_traced_memory()[1] < 1_000_000
    finally:
        tracemalloc.stop()


def test_an_event_of_a_newer_program_is_named_unknown() -> None:
    with pytest.raises(UnknownEvent, match="newer"):
        decode_event(record("MindRead", 1, {"at": 0.0}))
    with pytest.raises(UnknownEvent, match="'SessionRenamed', version 2"):
        decode_event(record("SessionRenamed", 2, {"at": 0.0, "title": "x"}))
    with pytest.raises(UnknownEvent) as caught:
        decode_event(record("X" * 10_000, 1, {}))
    assert len(str(caught.value)) < 300


def test_a_field_of_a_newer_writer_is_ignored() -> None:
    fields = {"at": 1.0, "title": "x", "mood": ["calm", {"deep": 1}]}
    assert decode_event(record("SessionRenamed", 1, fields)) == SessionRenamed(1.0, "x")
    odd = fields | {"title": msgspec.msgpack.Ext(1, b"\xed\xa0\x80")}
    assert decode_event(record("SessionRenamed", 1, odd)) == SessionRenamed(1.0, "\ud800")


def test_a_missing_field_takes_its_default_and_one_without_is_damage() -> None:
    assert decode_event(record("SessionStarted", 1, {"at": 1.0, "title": "x"})) == SessionStarted(
        1.0, "x"
    )
    with pytest.raises(JournalDamaged):
        decode_event(record("SessionStarted", 1, {"at": 1.0}))


@pytest.mark.parametrize("version", [0, -1, -(2**63)])
def test_a_version_that_was_never_released_is_damaged(version: int) -> None:
    with pytest.raises(JournalDamaged):
        decode_event(record("SessionRenamed", version, {"at": 0.0, "title": "x"}))


def test_every_event_has_a_version() -> None:
    assert {kind.__name__: kind.VERSION for kind in EVENT_KINDS} == VERSIONS


@pytest.mark.parametrize("size", [2**64, -(2**63) - 1, 10**400, 1.5, None, True, "12", object()])
def test_what_could_not_be_read_back_is_refused_before_it_is_written(size: Any) -> None:
    event = next(event for event in EVENTS if isinstance(event, ToolReturned))
    with pytest.raises(JournalError, match="ToolReturned") as caught:
        encode_event(replace(event, size=size))
    assert caught.value.hint == "Nothing was written."


def test_a_record_is_read_from_any_buffer() -> None:
    for event in EVENTS:
        assert decode_event(memoryview(encode_event(event))) == event
