"""The forecast of use: what it learns of names, and what notes leave whole and quote by it."""

import pytest

from helix_desktop.context.compaction.compaction import Compaction
from helix_desktop.context.forecast import NameLedger, output_chance
from helix_desktop.context.history_items import HistoryItem
from helix_desktop.context.inspection import inspect_blocks
from helix_desktop.context.texts.key_details import IndexedStretch, add_index
from helix_desktop.context.texts.markers import MarkedOriginal
from helix_desktop.context.texts.name_index import StretchNames
from helix_desktop.context.texts.previews import make_preview, matching_lines
from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.context_window.handover_sections import Handover
from helix_desktop.domain.context_window.rewrites import Job, MarkedPart, Pin, PinKind
from helix_desktop.domain.event_codec import decode_event, encode_event
from helix_desktop.domain.events import EpochCommitted, Pinned
from helix_desktop.domain.inspected_request import BlockReasonKind, InspectedKind
from helix_desktop.ui.text.block_labels import block_reason_text
from tests.context.sample_session import SCALES, SMALL, SampleSession, folded, prose

PARTS = ("lookup", "reset", "limit", "range", "scale", "alarm", "filter", "signal")


def names_of(about: str) -> str:
    return " ".join(f"{part}_of_the_{about}_gauge" for part in PARTS)


ROOMY = SMALL.with_values({"live_tokens": 1_000, "lines_tokens": 400})


def used_names(session: SampleSession, about: str, *, tokens: int = 150) -> int:
    """A step whose output alone has names that the agent used before."""
    session.step("ok", text=f"I look for {names_of(about)}.", command="ls")
    return session.step(f"{names_of(about)}\n{prose(tokens)}", command=f"cat {about}.txt")


def full(session: SampleSession) -> SampleSession:
    while session.plan() is None:
        session.steps(1)
    return session


def test_a_name_is_an_outputs_own_until_a_later_message_has_it() -> None:
    ledger = NameLedger()
    ledger.add(1, "I need the pump_pressure_limit.", by_agent=True)
    ledger.add(2, "pump_pressure_limit and valve_opening_time")
    first = ledger.facts(2, "pump_pressure_limit and valve_opening_time", edited=False)
    assert first.own == ("pump_pressure_limit", "valve_opening_time")
    assert (first.used_before, first.used, first.steps) == (1, 0, 0)
    ledger.add(3, "I set valve_opening_time.", by_agent=True)
    then = ledger.facts(2, "pump_pressure_limit and valve_opening_time", edited=False)
    assert then.own == ("pump_pressure_limit",)
    assert (then.used_before, then.used, then.steps) == (1, 1, 1)


def test_an_output_is_needed_the_more_likely_the_more_its_own_names_were_used() -> None:
    ledger = NameLedger()
    ledger.add(1, "I need the pump_pressure_limit.", by_agent=True)
    used = ledger.facts(2, "pump_pressure_limit", edited=False)
    ledger.add(2, "pump_pressure_limit")
    ledger.add(3, "valve_opening_time")
    used = ledger.facts(2, "pump_pressure_limit", edited=False)
    unused = ledger.facts(3, "valve_opening_time", edited=False)
    edited = ledger.facts(3, "valve_opening_time", edited=True)
    assert output_chance(used) > output_chance(unused)
    assert output_chance(edited) > output_chance(unused)
    for number in range(4, 30):
        ledger.add(number, "Going on.", by_agent=True)
    old = ledger.facts(2, "pump_pressure_limit", edited=False)
    assert output_chance(old) < output_chance(used)


def test_a_step_is_read_once_all_its_calls_have_returned() -> None:
    session = SampleSession.with_first_message()
    seq = session.calls("shell", command="make")
    names = session.history.names
    names.read(names.unread(session.history.items), session.stored.__getitem__)
    assert [item.seq for item in names.unread(session.history.items)] == []
    session.returned("the_output_of_it", "shell")
    assert [item.seq for item in names.unread(session.history.items)] == [seq]


def test_notes_leave_whole_what_the_forecast_expects_to_be_needed() -> None:
    session = SampleSession.with_first_message(ROOMY)
    session.steps(3)
    needed = used_names(session, "north")
    plan = full(session).maintain()
    assert session.shown(needed)
    assert needed in {step.seq for step in plan.full_steps}
    assert len(folded(plan)) > 10


def test_kept_steps_share_a_token_budget_that_no_single_step_uses_up() -> None:
    session = SampleSession.with_first_message(ROOMY)
    large = used_names(session, "large", tokens=700)
    small = [used_names(session, f"n{number}_x") for number in range(12)]
    plan = full(session).maintain()
    assert not session.shown(large)
    kept_seqs = {step.seq for step in plan.full_steps}
    assert 0 < len(kept_seqs & set(small)) < len(small)
    rows = [row for row in session.state().rows if getattr(row.source, "seq", 0) in kept_seqs]
    assert 0 < sum(row.tokens for row in rows) <= ROOMY.live_tokens


def test_what_was_kept_stays_where_it_is_until_a_major_pass() -> None:
    session = SampleSession.with_first_message(ROOMY)
    needed = used_names(session, "north")
    full(session).maintain()
    for _ in range(3):
        before = [block.digest for block in session.state().window.blocks]
        plan = full(session).maintain()
        if plan.major:
            break
        assert session.shown(needed)
        start = before.index(
            next(
                block.digest
                for row in session.state().rows
                if isinstance(row.source, HistoryItem) and row.source.seq == needed
                for block in row.blocks
            )
        )
        after = [block.digest for block in session.state().window.blocks]
        assert after[: start + 1] == before[: start + 1]


@pytest.mark.parametrize("by_hand", ["excluded", "pinned"])
def test_the_users_choice_comes_before_the_forecast(by_hand: str) -> None:
    session = SampleSession.with_first_message(ROOMY)
    needed = used_names(session, "north")
    returned = next(session.history.items[-1].outputs())
    if by_hand == "pinned":
        pin = Pin("p1", PinKind.MESSAGE, names_of("north"), source=returned.seq)
        session._add(Pinned(1.0, pin))
    else:
        part = MarkedPart(
            returned.seq, returned.event.call, "", content=returned.event.content, text="[CACHED]"
        )
        session.commit(Compaction(Job.MARKERS, "excluded", (part,)))
    plan = full(session).maintain()
    assert needed not in {step.seq for step in plan.full_steps}
    assert not session.shown(needed)


def test_lines_are_quoted_under_their_file_and_again_when_notes_are_merged() -> None:
    values = {
        "live_tokens": 0,
        "notes_low_tokens": 1_600,
        "lines_share": 50,
        "lines_tokens": 2_000,
    }
    session = SampleSession.with_first_message(ROOMY.with_values(values))
    session.step("ok", text=f"I look for {names_of('north')}.", command="ls")
    session.step(f"{prose(80)}\n{names_of('north')}", tool="read_file", path="src/gauges.py")
    full(session).maintain()
    line = names_of("north")
    assert f"· gauges.py\n{line}" in session.state().view.folds[0].text
    for _ in range(12):
        if full(session).maintain().major:
            break
    [fold] = session.state().view.folds
    assert f"· gauges.py\n{line}" in fold.text


def test_what_a_rewrite_kept_is_in_the_journal_and_comes_back_with_undo() -> None:
    session = SampleSession.with_first_message(ROOMY)
    needed = used_names(session, "north")
    full(session).maintain()
    first = session.history.epochs[1]
    assert needed in {step.seq for step in first.kept}
    event = EpochCommitted(1.0, first)
    assert decode_event(encode_event(event)) == event


def test_the_inspector_says_why_a_step_was_kept() -> None:
    session = SampleSession.with_first_message(ROOMY)
    needed = used_names(session, "north")
    full(session).maintain()
    state = session.state()
    blocks = inspect_blocks(state.window, state.rows, session.history)
    block_reason = next(block.reason for block in blocks if block.origin == needed)
    assert block_reason_text(block_reason, 0.0).startswith("Kept: said ")
    reason = next(
        block.reason
        for block in blocks
        if block.sort is InspectedKind.OUTPUT and block.reason.why is BlockReasonKind.LIKELY_NEEDED
    )
    assert block_reason_text(reason, 0.0).startswith("Kept: returned ")
    assert reason.number == sum(
        item.reply is not None for item in session.history.items if item.seq > needed
    )


def test_the_same_session_is_always_rewritten_the_same() -> None:
    plans = []
    for _ in range(2):
        session = SampleSession.with_first_message(ROOMY)
        for number in range(8):
            used_names(session, f"n{number}_x")
        plans.append(full(session).maintain())
        plans.append(session.state().view.folds)
    assert plans[0].full_steps == plans[2].full_steps
    assert plans[1] == plans[3]


LISTING = "\n".join(f"row_{number}_of_the_report has nothing" for number in range(400))
CHANCES = {"row_222_of_the_report": 0.2}
ORIGINAL = MarkedOriginal(digest_of(b"listing"), LISTING, 4_000, tool="shell", what="make report")


def test_a_preview_shows_the_lines_with_names_that_will_be_needed() -> None:
    row = "row_222_of_the_report has nothing"
    usual = make_preview(ORIGINAL, SMALL, SCALES, budget=300)
    likely = make_preview(ORIGINAL, SMALL, SCALES, budget=300, chances=CHANCES)
    assert row not in usual
    assert row in likely
    assert SCALES.count(likely) <= 300


def test_of_lines_that_match_as_well_those_that_will_be_needed_come_first() -> None:
    usual = matching_lines(LISTING, "nothing", budget=60, weigher=SCALES)
    likely = matching_lines(LISTING, "nothing", budget=60, weigher=SCALES, chances=CHANCES)
    assert not any("row_222_" in line for line in usual)
    assert any("row_222_" in line for line in likely)


def test_a_handover_names_first_what_will_be_needed() -> None:
    document = Handover(("a", "b", "c", "d", "e", "f"))
    usual, likely = (
        add_index(
            document,
            (),
            40,
            weigher=SCALES,
            stretch=IndexedStretch(StretchNames([LISTING]), (), chances),
        ).handover.index
        for chances in ({}, CHANCES)
    )
    assert "row_222_of_the_report" not in usual
    assert likely[0] == "row_222_of_the_report"
