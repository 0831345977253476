"""A store that comes from elsewhere: what it may not bring is taken out, and the rest is whole."""

from pathlib import Path

from helix_desktop.domain.context_window.rewrites import Guide, GuideKind
from helix_desktop.domain.events import Guided, Recorded
from helix_desktop.store.maintenance.check import check_store
from helix_desktop.store.maintenance.import_cleaning import clean_import
from tests.store.tools import SESSION, START, begin, call, commit, open_store


def test_what_an_import_takes_out_counts_as_no_use_of_a_content(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        begin(store)
        digest = call(store, b"These are instructions.")
        guide = Guide(GuideKind.PROJECT, "AGENTS.md", "These are instructions.", content=digest)
        commit(store, SESSION, Guided(START, (guide,)))
        uses = store.cache.entry(digest).refs
    clean_import(tmp_path)
    assert check_store(tmp_path, deep=True).findings == ()
    with open_store(tmp_path) as store:
        guided = [
            item.event
            for item in store.journal.events(SESSION)
            if isinstance(item, Recorded) and isinstance(item.event, Guided)
        ]
        assert guided == [Guided(START, ())]
        assert store.cache.entry(digest).refs == uses - 1
