"""A store that comes from elsewhere: what it may not bring is taken out, and the rest is whole."""

from pathlib import Path

from helix_desktop.domain.context_window.rewrites import Guide, GuideKind
from helix_desktop.domain.events import (
    Ending,
    Guided,
    Pause,
    PauseChanged,
    Recorded,
    TurnEnded,
    TurnStarted,
    pause_after,
)
from helix_desktop.store.maintenance.check import check_store
from helix_desktop.store.maintenance.import_cleaning import clean_event, clean_import
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


def test_a_paused_session_that_comes_from_elsewhere_does_not_go_on_by_itself(
    tmp_path: Path,
) -> None:
    ended = TurnEnded(START, Ending.PAUSED, pause=Pause(START + 60, "m", "Too many."))
    with open_store(tmp_path) as store:
        begin(store)
        commit(store, SESSION, TurnStarted(START, "go"))
        commit(store, SESSION, ended)
        [head] = store.journal.sessions()
        assert (head.paused, head.paused_until) == (True, START + 60)
        commit(store, SESSION, PauseChanged(START, START + 90))
        [head] = store.journal.sessions()
        assert head.paused_until == START + 90
    clean_import(tmp_path)
    with open_store(tmp_path) as store:
        [head] = store.journal.sessions()
        assert (head.paused, head.paused_until) == (True, 0.0)
        pause = None
        for item in store.journal.events(SESSION):
            assert isinstance(item, Recorded)
            pause = pause_after(pause, clean_event(item.event))
        assert pause == Pause(0.0, "m", "Too many.")


def test_a_message_ends_a_pause_in_the_head_of_a_session(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        begin(store)
        commit(store, SESSION, TurnEnded(START, Ending.PAUSED, pause=Pause(START + 60)))
        commit(store, SESSION, TurnStarted(START, "something else"))
        [head] = store.journal.sessions()
        assert (head.paused, head.paused_until) == (False, 0.0)
