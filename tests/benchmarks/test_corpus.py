from pathlib import Path

from tests.benchmarks.corpus import Corpus


def test_without_recordings_sources_are_measured(tmp_path: Path) -> None:
    corpus = Corpus(tmp_path)
    assert corpus.name == "sources of the standard library"
    assert 99_990 <= len(corpus.fresh(100_000).encode()) <= 100_000


def test_each_stretch_is_another(tmp_path: Path) -> None:
    corpus = Corpus(tmp_path)
    assert len({corpus.fresh(1024) for _ in range(20)}) == 20
