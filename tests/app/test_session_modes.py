"""What a session may do: its mode and what was permitted for it, in its journal and no wider."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.workspace_permissions import Rulebook
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import EngineError, PermissionsError
from helix_desktop.domain.events import (
    ContextInjected,
    ModeChanged,
    Outcome,
    PlanChanged,
    PlanState,
    SessionGrantsChanged,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.live_events import Journaled
from helix_desktop.domain.llm import StopReason, StreamFinished, ToolCallArrived
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import Mode, PermissionReply, SessionGrant
from helix_desktop.domain.tool_table import SUBMIT_PLAN
from helix_desktop.engine.session_runner import SessionRunner
from tests.app.app_stage import Place, events, open_place
from tests.app.test_toolbox_factory import User, outcomes, wants, write
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore
from tests.fakes.provider import ScriptedProvider, says


def planning(base: Path, *more: str) -> Place:
    """A model that hands in a plan and then answers with these texts."""
    call = ToolCall("plan-1", SUBMIT_PLAN, json.dumps({"plan": "1. Look"}))
    script = (ToolCallArrived(call), StreamFinished(StopReason.TOOLS))
    return Place(base, ScriptedProvider(script, *(says(text) for text in more)))


async def chosen(place: Place, mode: Mode) -> SessionId:
    """A session in which the user chose a mode."""
    async with open_place(place) as open_workspace:
        await open_workspace.permissions.trust(True)
        session = await open_workspace.send(NO_SESSION, "go", mode=mode)
        await open_workspace.sessions.idle()
        return session


async def test_a_session_keeps_its_mode_over_a_restart_and_others_keep_theirs(
    tmp_path: Path,
) -> None:
    first, again = planning(tmp_path, "ok"), planning(tmp_path)
    session = await chosen(first, Mode.ACCEPT_EDITS)
    again.store = FakeStore(FakeClock(), first.store.saved_data)
    async with open_place(again) as open_workspace:
        assert await open_workspace.modes.current(session) is Mode.ACCEPT_EDITS
        assert open_workspace.modes.in_force(None) is Mode.ASK
        await open_workspace.permissions.trust(False)
        assert await open_workspace.modes.current(session) is Mode.ASK
        await open_workspace.modes.choose(session, Mode.PLAN)
        assert await open_workspace.modes.current(session) is Mode.PLAN


async def test_a_session_without_a_mode_of_its_own_has_the_workspaces(tmp_path: Path) -> None:
    async with open_place(writing(tmp_path, "1")) as open_workspace:
        await open_workspace.permissions.trust(True)
        session = await say(open_workspace)
        await open_workspace.permissions.choose_mode(Mode.ACCEPT_EDITS)
        assert await open_workspace.modes.current(session) is Mode.ACCEPT_EDITS
        await open_workspace.modes.choose(session, Mode.ASK)
        await open_workspace.permissions.choose_mode(Mode.PLAN)
        assert await open_workspace.modes.current(session) is Mode.ASK
        recorded = await events(open_workspace, session)
        assert [event.mode for event in recorded if isinstance(event, ModeChanged)] == [Mode.ASK]


async def test_a_branch_has_the_mode_that_its_session_has_now(tmp_path: Path) -> None:
    async with open_place(writing(tmp_path, "1")) as open_workspace:
        await open_workspace.permissions.trust(True)
        session = await open_workspace.send(NO_SESSION, "go", mode=Mode.ACCEPT_EDITS)
        await open_workspace.sessions.idle()
        last = len(await events(open_workspace, session))
        await open_workspace.modes.choose(session, Mode.PLAN)
        branch = await open_workspace.session_actions.branch(session, last)
        assert await open_workspace.modes.current(branch) is Mode.PLAN
        assert await open_workspace.modes.current(session) is Mode.PLAN


async def test_ordinary_edits_are_accepted_and_what_steers_still_asks(tmp_path: Path) -> None:
    async with open_place(writing(tmp_path, "1")) as open_workspace:
        await open_workspace.permissions.trust(True)
        user = User(open_workspace, PermissionReply.NO)
        session = await open_workspace.send(NO_SESSION, "go", mode=Mode.ACCEPT_EDITS)
        await open_workspace.sessions.idle()
        assert outcomes(await events(open_workspace, session)) == [Outcome.DENIED]
        assert len(user.questions) == 1, "AGENTS.md steers agents"


async def test_a_mode_that_is_not_available_is_refused_with_the_reason(tmp_path: Path) -> None:
    async with open_place(writing(tmp_path, "1")) as open_workspace:
        modes = open_workspace.modes
        for mode in (Mode.ACCEPT_EDITS, Mode.SANDBOXED_AUTO):
            with pytest.raises(PermissionsError, match=r"trusted folders only|needs a sandbox"):
                await open_workspace.send(NO_SESSION, "go", mode=mode)
        assert await open_workspace.sessions.all() == []
        assert modes.next_after(Mode.ASK) is Mode.PLAN
        await open_workspace.permissions.trust(True)
        assert modes.next_after(Mode.ASK) is Mode.ACCEPT_EDITS


async def test_a_plan_is_approved_once_and_not_while_a_turn_runs(tmp_path: Path) -> None:
    async with open_place(planning(tmp_path, "done")) as open_workspace:
        modes = open_workspace.modes
        session = await open_workspace.send(NO_SESSION, "go", mode=Mode.PLAN)
        with pytest.raises(EngineError, match="no longer open"):
            await modes.approve(session, "plan-1", Mode.ASK)
        await open_workspace.sessions.idle()
        await modes.edit_plan(session, "plan-1", "1. Look twice")
        twice = (modes.approve(session, "plan-1", Mode.ASK) for _ in range(2))
        done = await asyncio.gather(*twice, return_exceptions=True)
        assert {type(event) for event in done} == {type(None), EngineError}
        await open_workspace.sessions.idle()
        with pytest.raises(EngineError, match="no longer open"):
            await modes.discard(session, "plan-1")
        recorded = await events(open_workspace, session)
        turns = [event for event in recorded if isinstance(event, TurnStarted)]
        # the agent wrote the plan: nobody typed it
        assert [(turn.text, turn.typed) for turn in turns] == [
            ("go", True),
            ("1. Look twice", False),
        ]
        assert len([event for event in recorded if isinstance(event, PlanChanged)]) == 2
        assert await modes.current(session) is Mode.ASK


async def test_a_discarded_plan_is_told_with_the_next_message(tmp_path: Path) -> None:
    async with open_place(planning(tmp_path)) as open_workspace:
        session = await open_workspace.send(NO_SESSION, "go", mode=Mode.PLAN)
        await open_workspace.sessions.idle()
        await open_workspace.modes.discard(session, "plan-1")
        assert not open_workspace.sessions.running(session)
        window = await open_workspace.sessions.of(session).look()
        assert "discarded the plan" in window.window.blocks[-1].message.text


async def test_a_comment_to_a_discarded_plan_is_a_message_that_the_user_typed(
    tmp_path: Path,
) -> None:
    async with open_place(planning(tmp_path, "done")) as open_workspace:
        session = await open_workspace.send(NO_SESSION, "go", mode=Mode.PLAN)
        await open_workspace.sessions.idle()
        await open_workspace.modes.discard(session, "plan-1", "Never touch the valve.")
        await open_workspace.sessions.idle()
        recorded = await events(open_workspace, session)
        turns = [event for event in recorded if isinstance(event, TurnStarted)]
        assert [(turn.text, turn.typed) for turn in turns] == [
            ("go", True),
            ("Never touch the valve.", True),
        ]


async def test_a_plan_is_refused_outside_of_plan_mode(tmp_path: Path) -> None:
    async with open_place(planning(tmp_path, "then I go on")) as open_workspace:
        session = await say(open_workspace)
        recorded = await events(open_workspace, session)
        assert outcomes(recorded) == [Outcome.FAILED]
        assert open_workspace.sessions.of(session).session_window.history.modes.plan is None


async def test_what_was_just_saved_of_a_plan_is_what_is_approved(tmp_path: Path) -> None:
    async with open_place(planning(tmp_path, "done")) as open_workspace:
        await open_workspace.permissions.trust(True)
        session = await open_workspace.send(NO_SESSION, "go", mode=Mode.PLAN)
        await open_workspace.sessions.idle()
        modes = open_workspace.modes
        await asyncio.gather(
            modes.edit_plan(session, "plan-1", "1. Look twice"),
            modes.approve(session, "plan-1", Mode.ASK),
        )
        await open_workspace.sessions.idle()
        recorded = await events(open_workspace, session)
        started = [event.text for event in recorded if isinstance(event, TurnStarted)]
        assert started == ["go", "1. Look twice"]
        changed = [event.state for event in recorded if isinstance(event, PlanChanged)]
        assert changed[-1] is PlanState.APPROVED


async def test_a_subagent_never_has_a_wider_mode_than_its_session(tmp_path: Path) -> None:
    async with open_place(planning(tmp_path, "ok", "ok")) as open_workspace:
        await open_workspace.permissions.trust(True)
        parent = await open_workspace.send(NO_SESSION, "go", mode=Mode.PLAN)
        await open_workspace.sessions.idle()
        deps = open_workspace._deps
        child = SessionRunner(deps.base.ids.new(), deps)
        chosen = [ModeChanged(1.0, Mode.PLAN)]
        await child.begin("look", parent=parent, before=chosen)
        await child.wait_for_turn()
        session = child.session_window.history
        name = next(
            history for history, journal in deps.base.journals.items() if journal.history is session
        )
        for mode in Mode:
            await child.note(ModeChanged(2.0, mode))
            assert deps.mode_of(name) is Mode.PLAN
        await child.note(ModeChanged(3.0, Mode.ACCEPT_EDITS))
        await open_workspace.modes.choose(parent, Mode.ACCEPT_EDITS)
        assert deps.mode_of(name) is Mode.ACCEPT_EDITS
        await child.note(ModeChanged(4.0, Mode.PLAN))
        assert deps.mode_of(name) is Mode.PLAN
        await child.close()


GRANT = SessionGrant("write_file", "changing AGENTS.md")


def writing(base: Path, *texts: str) -> Place:
    """A model that writes AGENTS.md once in each turn."""
    scripts = [step for text in texts for step in (wants(write("AGENTS.md", text)), says("done"))]
    return Place(base, ScriptedProvider(*scripts))


async def say(open_workspace: OpenWorkspace, session: SessionId = NO_SESSION) -> SessionId:
    session = await open_workspace.send(session, "go")
    await open_workspace.sessions.idle()
    return session


def book(open_workspace: OpenWorkspace) -> Rulebook:
    assert open_workspace.rulebook is not None
    return open_workspace.rulebook


async def outcomes_of(open_workspace: OpenWorkspace, session: SessionId) -> Sequence[Outcome]:
    recorded = await events(open_workspace, session)
    return [event.outcome for event in recorded if isinstance(event, ToolReturned)]


async def granted(open_workspace: OpenWorkspace) -> tuple[SessionId, User]:
    """A session in which the user allowed it, and which wrote twice after one question."""
    await open_workspace.permissions.trust(True)
    user = User(open_workspace, PermissionReply.SESSION, PermissionReply.NO)
    session = await say(open_workspace)
    await say(open_workspace, session)
    assert [question.for_session for question in user.questions] == [(GRANT.form,)]
    assert await outcomes_of(open_workspace, session) == [Outcome.OK, Outcome.OK]
    assert book(open_workspace).session_grants() == ((session, GRANT),)
    assert await book(open_workspace).rules() == ()
    user.questions.clear()
    return session, user


async def test_a_permission_for_a_session_is_journaled_and_holds_after_a_restart(
    tmp_path: Path,
) -> None:
    first, again = writing(tmp_path, "1\n", "2\n"), writing(tmp_path, "3\n")
    async with open_place(first) as open_workspace:
        session, _ = await granted(open_workspace)
    again.store = FakeStore(FakeClock(), first.store.saved_data)
    async with open_place(again) as open_workspace:
        user = User(open_workspace, PermissionReply.NO)
        await say(open_workspace, session)
        assert user.questions == []
        recorded = await events(open_workspace, session)
        [change] = [event for event in recorded if isinstance(event, SessionGrantsChanged)]
        assert (change.owner, change.grants) == (session, (GRANT,))
    assert (tmp_path / "project" / "AGENTS.md").read_text() == "3\n"


async def test_a_permission_for_a_session_holds_in_no_other_session_and_no_branch(
    tmp_path: Path,
) -> None:
    async with open_place(writing(tmp_path, *"1234")) as open_workspace:
        session, user = await granted(open_workspace)
        last = len(await events(open_workspace, session))
        branch = await open_workspace.session_actions.branch(session, last)
        for other in (await say(open_workspace), await say(open_workspace, branch)):
            assert (await outcomes_of(open_workspace, other))[-1] is Outcome.DENIED
        assert len(user.questions) == 2
        assert book(open_workspace).session_grants() == ((session, GRANT),)


async def test_after_a_permission_for_a_session_is_taken_back_the_next_call_asks(
    tmp_path: Path,
) -> None:
    async with open_place(writing(tmp_path, *"123")) as open_workspace:
        session, user = await granted(open_workspace)
        await book(open_workspace).revoke(session, GRANT)
        assert book(open_workspace).session_grants() == ()
        await say(open_workspace, session)
        assert len(user.questions) == 1
    assert (tmp_path / "project" / "AGENTS.md").read_text() == "2"


async def test_a_permission_for_a_session_ends_with_the_trust_in_the_folder(tmp_path: Path) -> None:
    async with open_place(writing(tmp_path, *"123")) as open_workspace:
        session, user = await granted(open_workspace)
        await open_workspace.permissions.trust(False)
        await say(open_workspace, session)
        assert [question.for_session for question in user.questions] == [()]


async def test_a_permission_for_a_session_does_not_hold_after_outside_content(
    tmp_path: Path,
) -> None:
    async with open_place(writing(tmp_path, *"123")) as open_workspace:
        session, user = await granted(open_workspace)
        journal = open_workspace._deps.base.journals[session]
        await journal.record([ContextInjected(1.0, "Do this.", "a page", untrusted=True)])
        await say(open_workspace, session)
        assert [question.for_session for question in user.questions] == [()]


async def test_a_choice_of_a_mode_is_noted_before_anybody_sees_it_and_only_if_it_is_accepted(
    tmp_path: Path,
) -> None:
    place = planning(tmp_path, "ok")
    session = await chosen(place, Mode.ACCEPT_EDITS)
    again, order = planning(tmp_path), list[object]()
    again.store = FakeStore(FakeClock(), place.store.saved_data)
    async with open_place(again) as open_workspace:
        open_workspace.subscribe(order.append)
        await open_workspace.modes.choose(session, Mode.PLAN, accepted=order.append)
        seen = [one for one in order if isinstance(one, Journaled | Mode)]
        assert seen[0] is Mode.PLAN
        assert isinstance(seen[1], Journaled)
        await open_workspace.permissions.trust(False)
        order.clear()
        with pytest.raises(PermissionsError):
            await open_workspace.modes.choose(session, Mode.ACCEPT_EDITS, accepted=order.append)
        assert Mode.ACCEPT_EDITS not in order
