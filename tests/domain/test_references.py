"""No content that an event names can be forgotten: the store keeps what references() reports."""

from dataclasses import dataclass
from typing import Any

import pytest

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.events import OutputGated, TurnStarted, references
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.messages import Image
from tests.domain.samples import EVENTS
from tests.domain.shapes import EVENT_KINDS, DigestFiller, digest_fields


@pytest.mark.parametrize("turn", range(3))
@pytest.mark.parametrize("kind", EVENT_KINDS, ids=lambda kind: kind.__name__)
def test_every_digest_of_every_event_is_reported(kind: type, turn: int) -> None:
    filler = DigestFiller(turn)
    event = filler.fill(kind)
    assert sorted(references(event)) == sorted(filler.made)
    assert bool(filler.made) == bool(digest_fields(kind))


def test_the_walk_finds_digests_wherever_they_may_stand() -> None:
    @dataclass(frozen=True, slots=True)
    class Inner:
        one: Digest | None
        pairs: tuple[tuple[str, Digest], ...]

    @dataclass(frozen=True, slots=True)
    class Outer:
        plain: str
        parts: tuple[Inner | Image, ...]
        either: Inner | Image | None

    assert digest_fields(Outer) == 6
    made = []
    for turn in range(2):
        filler = DigestFiller(turn)
        value = filler.fill(Outer)
        assert isinstance(value.either, (Inner, Image)[turn])
        made.append(len(set(filler.made)))
    assert made == [2 * (3 + 1) + 3, 2 * (3 + 1) + 1]


def test_a_content_named_twice_is_reported_once_and_in_order() -> None:
    one, two = Digest("1" * 64), Digest("2" * 64)
    pictures = tuple(Image(digest, "image/png", 1, 1, 1) for digest in (two, one, two))
    assert references(TurnStarted(0.0, "", pictures)) == (two, one)
    assert references(OutputGated(0.0, "c", one, GateChoice.KEEP_FULL, one)) == (one,)


def test_an_event_without_digests_refers_to_no_content() -> None:
    bare: list[Any] = [event for event in EVENTS if not digest_fields(type(event))]
    assert len(bare) == 22
    assert all(references(event) == () for event in bare)
