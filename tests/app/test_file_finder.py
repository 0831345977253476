"""Finding a file by some of its letters, at every key."""

import time

import pytest

from helix_desktop.app.sessions.file_finder import FileFinder

PATHS = (
    "src/helix/cache/store.py",
    "tests/cache/test_store.py",
    "src/helix/cache/store_meta.py",
    "src/helix/journal/restore.py",
    "docs/stores/a.md",
    "docs/stores/b.md",
    "README.md",
)


def names(query: str, limit: int = 8) -> list[str]:
    return [place.path for place in FileFinder(PATHS).search(query, limit)[0]]


def test_names_that_begin_so_come_first_and_short_ones_before_long_ones() -> None:
    assert names("sto")[:5] == [
        "src/helix/cache/store.py",
        "docs/stores/",
        "src/helix/cache/store_meta.py",
        "src/helix/journal/restore.py",
        "tests/cache/test_store.py",
    ]


def test_letters_of_the_name_that_fit_are_told() -> None:
    places, total = FileFinder(PATHS).search("sto", 8)
    assert places[0].marks == (0, 1, 2)
    assert places[3].marks == (2, 3, 4)
    assert total == 7


def test_scattered_letters_find_a_name_where_nothing_fits_better() -> None:
    assert names("tstpy") == ["tests/cache/test_store.py"]
    assert names("zzz") == []


def test_a_path_is_found_by_its_folders() -> None:
    assert names("docs/st") == ["docs/stores/a.md", "docs/stores/b.md", "docs/stores/"]


def test_a_folder_tells_how_many_files_lie_below() -> None:
    (docs,) = (place for place in FileFinder(PATHS).search("docs", 9)[0] if place.path == "docs/")
    assert (docs.name, docs.where, docs.files) == ("docs/", "", 2)


def test_without_letters_it_begins_at_the_top() -> None:
    assert names("", 2) == ["README.md", "src/"]


def test_who_types_on_finds_the_same_as_who_types_at_once() -> None:
    listing = FileFinder(PATHS)
    for end in range(1, 6):
        listing.search("tstpy"[:end], 8)
    assert listing.search("tstpy", 8) == FileFinder(PATHS).search("tstpy", 8)


@pytest.mark.slow
def test_fifty_thousand_files_are_searched_between_two_keys() -> None:
    listing = FileFinder(f"pack{at % 97}/part{at % 911}/module_{at}.py" for at in range(50_000))
    took = []
    for query in ("m", "mo", "modu", "module_4", "mdl49", "pack9/part8", "zq"):
        times = []
        for _ in range(3):
            began = time.thread_time()
            listing.search(query, 8)
            times.append(time.thread_time() - began)
        took.append(min(times))
    assert max(took) < 0.05  # 16 ms on a machine of its own
