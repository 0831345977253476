"""The ladder: what is folded when the next request would not fit."""

from helix_desktop.context.panic import fold_step, helps
from tests.context.tale import Tale


def test_a_last_step_that_still_waits_does_not_keep_all_before_it_from_being_folded() -> None:
    tale = Tale(size=1_000)
    tale.user("begin")
    steps = tale.steps(6)
    waiting = tale.calls("shell", command="make all")
    tale.user("and now?")

    proposal = fold_step(tale.now(), tale.originals)
    assert proposal is not None
    before = tale.now()
    tale.commit(proposal)
    assert helps(tale.now(), before)
    assert not any(tale.shown(step) for step in steps)
    assert tale.shown(waiting)
