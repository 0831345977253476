"""Sets and orders of all contents of a store, made in parts."""

from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.store.maintenance import staging
from helix_desktop.store.maintenance.staging import ArrivalOrder, NameSet

NAMES = st.binary(min_size=0, max_size=3)


@given(st.lists(NAMES), st.lists(NAMES))
def test_a_name_set_holds_what_a_set_holds(added: list[bytes], asked: list[bytes]) -> None:
    names, plain = NameSet(), set(added)
    for name in added:
        names.add(name)
    assert [name in names for name in added + asked] == [name in plain for name in added + asked]
    names.clear()
    assert not any(name in names for name in added)


@given(st.lists(st.tuples(st.integers(0, (1 << 64) - 1), NAMES)))
def test_names_come_in_the_order_of_their_arrival(arrived: list[tuple[int, bytes]]) -> None:
    order = ArrivalOrder()
    for number, name in arrived:
        order.add(number, name)
    assert order.count == len(arrived)
    assert list(order.names()) == [name for _, name in sorted(arrived)]


def test_more_names_than_are_sorted_at_once_come_in_order_too() -> None:
    order, count = ArrivalOrder(), 2 * staging.RUN + 3
    for number in range(count):
        order.add(number * 7_919 % count, number.to_bytes(4, "big"))
    found = [int.from_bytes(name, "big") for name in order.names()]
    assert found == sorted(range(count), key=lambda number: number * 7_919 % count)
