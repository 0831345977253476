"""The mode of a session: in its journal, over a restart, in a branch, and never wider by itself."""

import asyncio
import json
from pathlib import Path

import pytest

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import EngineError, PermissionsError
from helix_desktop.domain.events import ModeChanged, Outcome, PlanChanged, PlanState, TurnStarted
from helix_desktop.domain.llm import StopReason, StreamFinished, ToolCallArrived
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import Mode, PermissionReply
from helix_desktop.domain.tool_table import SUBMIT_PLAN
from helix_desktop.engine.session_runner import SessionRunner
from tests.app.app_stage import Place, events, opened
from tests.app.test_session_grants import say, writing
from tests.app.test_toolbox_factory import Person, outcomes
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore
from tests.fakes.provider import ScriptedProvider, says


def planning(base: Path, *more: str) -> Place:
    """A model that hands in a plan and then answers with these texts."""
    call = ToolCall("plan-1", SUBMIT_PLAN, json.dumps({"plan": "1. Look"}))
    script = (ToolCallArrived(call), StreamFinished(StopReason.TOOLS))
    return Place(base, ScriptedProvider(script, *(says(each) for each in more)))


async def chosen(place: Place, mode: Mode) -> SessionId:
    """A session in which the person chose a mode."""
    async with opened(place) as open_workspace:
        await open_workspace.trust(True)
        session = await open_workspace.send(NO_SESSION, "go", mode=mode)
        await open_workspace.idle()
        return session


async def test_a_session_keeps_its_mode_over_a_restart_and_others_keep_theirs(
    tmp_path: Path,
) -> None:
    first, again = planning(tmp_path, "ok"), planning(tmp_path)
    session = await chosen(first, Mode.ACCEPT_EDITS)
    again.store = FakeStore(FakeClock(), first.store.loft)
    async with opened(again) as open_workspace:
        assert await open_workspace.modes.current(session) is Mode.ACCEPT_EDITS
        assert open_workspace.modes.in_force(None) is Mode.ASK
        await open_workspace.trust(False)
        assert await open_workspace.modes.current(session) is Mode.ASK
        await open_workspace.modes.choose(session, Mode.PLAN)
        assert await open_workspace.modes.current(session) is Mode.PLAN


async def test_a_session_without_a_mode_of_its_own_has_the_workspaces(tmp_path: Path) -> None:
    async with opened(writing(tmp_path, "1")) as open_workspace:
        await open_workspace.trust(True)
        session = await say(open_workspace)
        await open_workspace.choose_mode(Mode.ACCEPT_EDITS)
        assert await open_workspace.modes.current(session) is Mode.ACCEPT_EDITS
        await open_workspace.modes.choose(session, Mode.ASK)
        await open_workspace.choose_mode(Mode.PLAN)
        assert await open_workspace.modes.current(session) is Mode.ASK
        found = await events(open_workspace, session)
        assert [event.mode for event in found if isinstance(event, ModeChanged)] == [Mode.ASK]


async def test_a_branch_has_the_mode_that_its_session_has_now(tmp_path: Path) -> None:
    async with opened(writing(tmp_path, "1")) as open_workspace:
        await open_workspace.trust(True)
        session = await open_workspace.send(NO_SESSION, "go", mode=Mode.ACCEPT_EDITS)
        await open_workspace.idle()
        last = len(await events(open_workspace, session))
        await open_workspace.modes.choose(session, Mode.PLAN)
        branch = await open_workspace.conversing.branch(session, last)
        assert await open_workspace.modes.current(branch) is Mode.PLAN
        assert await open_workspace.modes.current(session) is Mode.PLAN


async def test_ordinary_edits_are_accepted_and_what_steers_still_asks(tmp_path: Path) -> None:
    async with opened(writing(tmp_path, "1")) as open_workspace:
        await open_workspace.trust(True)
        person = Person(open_workspace, PermissionReply.NO)
        session = await open_workspace.send(NO_SESSION, "go", mode=Mode.ACCEPT_EDITS)
        await open_workspace.idle()
        assert outcomes(await events(open_workspace, session)) == [Outcome.DENIED]
        assert len(person.asked) == 1, "AGENTS.md steers agents"


async def test_a_mode_that_is_not_available_is_refused_with_the_reason(tmp_path: Path) -> None:
    async with opened(writing(tmp_path, "1")) as open_workspace:
        modes = open_workspace.modes
        for mode in (Mode.ACCEPT_EDITS, Mode.SANDBOXED_AUTO):
            with pytest.raises(PermissionsError, match=r"trusted folders only|needs a sandbox"):
                await open_workspace.send(NO_SESSION, "go", mode=mode)
        assert await open_workspace.sessions() == []
        assert modes.next_after(Mode.ASK) is Mode.PLAN
        await open_workspace.trust(True)
        assert modes.next_after(Mode.ASK) is Mode.ACCEPT_EDITS


async def test_a_plan_is_approved_once_and_not_while_a_turn_runs(tmp_path: Path) -> None:
    async with opened(planning(tmp_path, "done")) as open_workspace:
        modes = open_workspace.modes
        session = await open_workspace.send(NO_SESSION, "go", mode=Mode.PLAN)
        with pytest.raises(EngineError, match="no longer open"):
            await modes.approve(session, "plan-1", Mode.ASK)
        await open_workspace.idle()
        await modes.edit_plan(session, "plan-1", "1. Look twice")
        twice = (modes.approve(session, "plan-1", Mode.ASK) for _ in range(2))
        done = await asyncio.gather(*twice, return_exceptions=True)
        assert {type(each) for each in done} == {type(None), EngineError}
        await open_workspace.idle()
        with pytest.raises(EngineError, match="no longer open"):
            await modes.discard(session, "plan-1")
        found = await events(open_workspace, session)
        assert [event.text for event in found if isinstance(event, TurnStarted)] == [
            "go",
            "1. Look twice",
        ]
        assert len([event for event in found if isinstance(event, PlanChanged)]) == 2
        assert await modes.current(session) is Mode.ASK


async def test_a_plan_is_refused_outside_of_plan_mode(tmp_path: Path) -> None:
    async with opened(planning(tmp_path, "then I go on")) as open_workspace:
        session = await say(open_workspace)
        found = await events(open_workspace, session)
        assert outcomes(found) == [Outcome.FAILED]
        assert open_workspace.runners.of(session).session_window.history.modes.plan is None


async def test_what_was_just_saved_of_a_plan_is_what_is_approved(tmp_path: Path) -> None:
    async with opened(planning(tmp_path, "done")) as open_workspace:
        await open_workspace.trust(True)
        session = await open_workspace.send(NO_SESSION, "go", mode=Mode.PLAN)
        await open_workspace.idle()
        modes = open_workspace.modes
        await asyncio.gather(
            modes.edit_plan(session, "plan-1", "1. Look twice"),
            modes.approve(session, "plan-1", Mode.ASK),
        )
        await open_workspace.idle()
        found = await events(open_workspace, session)
        started = [event.text for event in found if isinstance(event, TurnStarted)]
        assert started == ["go", "1. Look twice"]
        changed = [event.state for event in found if isinstance(event, PlanChanged)]
        assert changed[-1] is PlanState.APPROVED


async def test_a_subagent_never_has_a_wider_mode_than_its_session(tmp_path: Path) -> None:
    async with opened(planning(tmp_path, "ok", "ok")) as open_workspace:
        await open_workspace.trust(True)
        parent = await open_workspace.send(NO_SESSION, "go", mode=Mode.PLAN)
        await open_workspace.idle()
        deps = open_workspace._deps
        child = SessionRunner(deps.ids.new(), deps)
        chosen = [ModeChanged(1.0, Mode.PLAN)]
        await child.begin("look", parent=parent, before=chosen)
        await child.idle()
        session = child.session_window.history
        name = next(each for each, journal in deps.journals.items() if journal.history is session)
        for mode in Mode:
            await child.note(ModeChanged(2.0, mode))
            assert deps.mode_of(name) is Mode.PLAN
        await child.note(ModeChanged(3.0, Mode.ACCEPT_EDITS))
        await open_workspace.modes.choose(parent, Mode.ACCEPT_EDITS)
        assert deps.mode_of(name) is Mode.ACCEPT_EDITS
        await child.note(ModeChanged(4.0, Mode.PLAN))
        assert deps.mode_of(name) is Mode.PLAN
        await child.close()
