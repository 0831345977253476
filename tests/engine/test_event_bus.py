"""Everybody hears everything, in order, until they leave."""

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.live_events import Live, TextArrived
from helix_desktop.engine.event_bus import EventBus

SESSION = SessionId("1" * 16)


def test_listeners_hear_events_in_order_until_they_leave() -> None:
    bus, first, second = EventBus(), [], []
    leave = bus.subscribe(first.append)
    bus.subscribe(second.append)
    events: list[Live] = [TextArrived(SESSION, str(number)) for number in range(3)]
    bus.publish(events[0])
    leave()
    leave()
    bus.publish(events[1])
    assert first == events[:1]
    assert second == events[:2]


def test_a_listener_may_leave_while_it_listens() -> None:
    bus, events = EventBus(), []

    def once(event: Live) -> None:
        leave()
        events.append(event)

    leave = bus.subscribe(once)
    bus.subscribe(events.append)
    bus.publish(TextArrived(SESSION, "x"))
    assert len(events) == 2
