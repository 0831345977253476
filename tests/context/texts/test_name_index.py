"""The names of a text, in order and with their numbers."""

from helix_desktop.context.texts.name_index import name_line, names_in, useful_names
from tests.fakes.weigher import FakeWeigher


def test_names_come_in_order_and_plain_words_are_not_useful() -> None:
    text = "see src/app.py and store.openFile, then src/app.py: KeyError"
    assert names_in(text) == ("see", "src/app.py", "and", "store", "openFile", "then", "KeyError")
    assert list(useful_names(text)) == ["src/app.py", "openFile", "KeyError"]


def test_of_thousands_of_names_the_first_are_counted() -> None:
    text = " ".join(f"name_{number}.py" for number in range(9_000))
    names = names_in(text)
    assert names == tuple(text.split()[:4_000])


def test_a_run_without_a_break_is_no_name() -> None:
    assert names_in(f"{'x' * 201} kept.py") == ("kept.py",)
    assert name_line("x" * 300, 20, FakeWeigher()) == ""
