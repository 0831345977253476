"""What was found in a text is found again without the text."""

import gc
import threading
import weakref

from helix_desktop.context.texts.result_cache import CacheLimit, cache_results


class Words(str):
    """A text whose life can be watched."""

    __slots__ = ("__weakref__",)


def test_a_result_is_computed_once_and_does_not_keep_its_text_alive() -> None:
    seen: list[int] = []

    @cache_results(10)
    def length(text: str, *, twice: bool) -> int:
        seen.append(len(text))
        return len(text) * (1 + twice)

    text = Words("abc" * 100)
    watched = weakref.ref(text)
    assert length(text, twice=True) == length("abc" * 100, twice=True) == 600
    assert length("abc" * 100, twice=False) == 300
    assert seen == [300, 300]
    del text
    gc.collect()
    assert watched() is None


def test_only_the_newest_results_are_kept() -> None:
    seen: list[str] = []

    @cache_results(3)
    def same(text: str) -> str:
        seen.append(text)
        return text

    for text in "abcadab":
        assert same(text) == text
    assert seen == ["a", "b", "c", "d", "b"]


def test_a_raised_limit_keeps_more_results() -> None:
    seen: list[str] = []
    limit = CacheLimit(1)

    @cache_results(limit)
    def same(text: str) -> str:
        seen.append(text)
        return text

    assert list(map(same, "aba")) == seen
    limit.max_entries = 2
    assert list(map(same, "baba")) == ["b", "a", "b", "a"]
    assert "".join(seen) == "abab"


def test_several_threads_get_the_right_results() -> None:
    double = cache_results(5)(lambda text: text * 2)
    wrong: list[str] = []

    def ask(first: int) -> None:
        for number in range(2_000):
            text = str((first + number) % 11)
            if double(text) != text * 2:
                wrong.append(text)

    threads = [threading.Thread(target=ask, args=(first,)) for first in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
