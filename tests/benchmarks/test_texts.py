from tests.benchmarks.texts import Stretches


def test_without_recordings_sources_are_measured() -> None:
    stretches = Stretches(())
    assert stretches.name == "sources of the standard library"
    assert 99_990 <= len(stretches.fresh(100_000).encode()) <= 100_000


def test_each_stretch_is_another() -> None:
    stretches = Stretches(())
    assert len({stretches.fresh(1024) for _ in range(20)}) == 20
