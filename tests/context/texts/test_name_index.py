"""The index of names: telling names first, within a budget, nothing told twice."""

from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.context.texts.name_index import name_line, span_names
from tests.context.said import SCALES

OUTPUT = """tests/cache/test_store.py:41: in test_survives_restart
    store.write_batch(items)
E   KeyError: 'digest'
commit 9f2c41d0 of feature/cache, took 12480 ms
the end of the log
"""


def test_paths_identifiers_errors_hashes_and_numbers_are_named() -> None:
    found = name_line(OUTPUT, 60, SCALES).split(" ")
    for name in ("test_survives_restart", "write_batch", "KeyError", "9f2c41d0", "12480"):
        assert name in found
    assert any(name.startswith("tests/cache/test_store.py") for name in found)
    assert "the" not in found


def test_what_is_known_is_not_named_again() -> None:
    found = name_line(OUTPUT, 60, SCALES, known=frozenset({"write_batch"})).split(" ")
    assert "write_batch" not in found
    assert "KeyError" not in name_line(OUTPUT, 60, SCALES, known="a KeyError was there").split(" ")


def test_a_name_inside_a_named_path_is_not_named_again() -> None:
    found = name_line("src/alpha_beta.py alpha_beta", 40, SCALES)
    assert found == "src/alpha_beta.py"


def test_a_stretch_names_what_many_texts_and_the_newest_speak_of() -> None:
    texts = [
        "old_thing_alone " + "filler " * 20_000,
        "often_spoken_of",
        "often_spoken_of new_thing_alone",
    ]
    order = span_names(texts, 60, SCALES).split()
    assert order[:3] == ["often_spoken_of", "new_thing_alone", "old_thing_alone"]
    assert span_names(texts, 60, SCALES, first=["a/b.py"]).split()[0] == "a/b.py"
    assert span_names(texts, 0, SCALES) == ""


def test_names_never_read_as_a_marker() -> None:
    text = '[CACHED] recall_cached_content("' + "ab" * 32 + '")\n[HISTORY] recall_history("x")'
    found = name_line(text, 200, SCALES)
    assert "[CACHED]" not in found
    assert "[HISTORY]" not in found


@given(st.text(max_size=600), st.integers(min_value=-2, max_value=80))
def test_names_fit_their_budget_in_one_line(text: str, budget: int) -> None:
    found = name_line(text, budget, SCALES)
    assert not found or SCALES.count(found) <= budget
    assert "\n" not in found
    assert found == name_line(text, budget, SCALES)
