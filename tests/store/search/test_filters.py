"""Names in the index: folded, with what is needed to get the name back."""

from hypothesis import given, settings
from hypothesis import strategies as st

from helix_desktop.store.search.index_schema import name_bytes, spelled_name, spelling
from tests.examples import tries

NAMES = st.text(st.sampled_from("aAzZ_/ .éÉßİ\ud800"), max_size=12) | st.text(
    st.sampled_from("aB"), max_size=600
)


@settings(max_examples=tries(300), deadline=None)
@given(NAMES)
def test_a_name_comes_back_from_its_folded_form_and_its_spelling(name: str) -> None:
    full_bytes, key = name_bytes(name), name_bytes(name.casefold())
    assert spelled_name(spelling(full_bytes, key), key) == full_bytes


def test_the_spelling_of_an_ordinary_name_takes_a_few_bytes() -> None:
    command = b"cd /srv/Project && git log --author=Ada | head -n 40"
    assert spelling(command, command.lower()) == b"\0\x08\x1e"[:1] + bytes(
        at for at, letter in enumerate(command) if letter in b"PA"
    )
    assert spelling(b"src/main.py", b"src/main.py") is None
