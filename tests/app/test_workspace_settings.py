"""Models and policies change while sessions are open: kept first, in force next, journaled last."""

import asyncio
from pathlib import Path

import pytest

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.context_window.presets import BALANCED, ECONOMY
from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.errors import SettingsError, WorkspaceError
from helix_desktop.domain.events import AssistantReplied, LlmChanged, PolicyChanged, WindowSent
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.value import replace
from tests.app.app_stage import Place, Waiting, events, open_place, run_turn
from tests.engine.stage import until
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore

MAIN, FAST, WIDE = LlmRole.MAIN, LlmRole.FAST, LlmRole.WIDE


@pytest.mark.slow
async def test_a_chosen_model_answers_with_its_key_and_the_choice_is_kept_and_journaled(
    place: Place,
) -> None:
    place.environ["OPENAI_API_KEY"] = "sk-planted-0123456789-wxyz"
    async with open_place(place) as open_workspace:
        assert "practice model" in open_workspace.settings.roles.notes[0]
        session, _ = await run_turn(open_workspace)
        await open_workspace.choose_model(MAIN, "openai/gpt-5.5")
        assert open_workspace.sessions.llm.id == "gpt-5.5"
        assert (await events(open_workspace, session))[-1] == LlmChanged(
            pytest.approx(1_750_000_000, abs=60), "main", "openai/gpt-5.5"
        )
        assert (await run_turn(open_workspace, session))[1] == "openai says hello to wxyz"
        assert open_workspace.workspace.models == {"main": "openai/gpt-5.5"} == place.saved()
        assert "planted" not in str(
            [repr(event) for event in await events(open_workspace, session)]
        )
    assert place.provider_factory.closed


async def test_a_choice_holds_after_a_restart(tmp_path: Path) -> None:
    async with open_place(Place(tmp_path)) as open_workspace:
        await open_workspace.choose_model(MAIN, "ollama/llama")
    async with open_place(Place(tmp_path)) as open_workspace:
        assert open_workspace.workspace.models == {"main": "ollama/llama"}
        assert (await run_turn(open_workspace))[1] == "ollama says hello to "


async def test_a_model_without_a_key_opens_the_workspace_and_the_turn_says_what_to_do(
    open_workspace: OpenWorkspace, place: Place
) -> None:
    await open_workspace.choose_model(MAIN, "anthropic/claude-opus-5")
    _, detail = await run_turn(open_workspace)
    assert "There is no key for Anthropic." in detail
    assert "ANTHROPIC_API_KEY" in detail
    assert not place.provider_factory.requests


async def test_an_endpoint_that_is_gone_fails_the_turn_and_practice_does_not_answer(
    place: Place,
) -> None:
    place.container.workspaces.save(replace(place.workspace, models={"main": "mine/house"}))
    place.workspace = place.container.workspaces.find(place.workspace.id)
    async with open_place(place) as open_workspace:
        assert any("no provider 'mine'" in note for note in open_workspace.settings.roles.notes)
        assert open_workspace.sessions.llm.provider == "mine"
        _, detail = await run_turn(open_workspace)
        assert "mine/house isn't available" in detail


@pytest.mark.slow
async def test_a_name_that_names_nothing_changes_nothing(
    open_workspace: OpenWorkspace, place: Place
) -> None:
    session, _ = await run_turn(open_workspace)
    count = len(await events(open_workspace, session))
    for name in ("openai", "nobody/x"):
        with pytest.raises(SettingsError):
            await open_workspace.choose_model(MAIN, name)
    assert place.saved() == {}
    assert len(await events(open_workspace, session)) == count


async def test_clearing_a_role_restores_its_default_model(
    open_workspace: OpenWorkspace, place: Place
) -> None:
    await open_workspace.choose_model(MAIN, "ollama/a")
    session, _ = await run_turn(open_workspace)
    await open_workspace.choose_model(FAST, "ollama/b")
    await open_workspace.choose_model(FAST, "")
    await open_workspace.choose_model(FAST, "")
    changes = [e for e in await events(open_workspace, session) if isinstance(e, LlmChanged)]
    assert [(e.role, e.llm) for e in changes] == [("fast", "ollama/b"), ("fast", "ollama/a")]
    assert place.saved() == {"main": "ollama/a"}


async def test_another_fast_model_leaves_the_main_one_as_it_is(
    open_workspace: OpenWorkspace,
) -> None:
    await open_workspace.choose_model(MAIN, "ollama/a")
    main = open_workspace._deps.models.main
    await open_workspace.choose_model(FAST, "ollama/b")
    assert open_workspace._deps.models.main is main
    assert FAST in open_workspace._deps.models.handles


async def test_a_change_in_the_middle_of_a_turn_takes_effect_with_the_next_request(
    tmp_path: Path,
) -> None:
    waiting = Waiting()
    place = Place(tmp_path, waiting)
    open_workspace = await place.container.open(place.workspace)
    session = await open_workspace.send(NO_SESSION, "hello")
    await waiting.was_asked.wait()
    await open_workspace.choose_model(MAIN, "ollama/a")
    assert open_workspace.sessions.running(session)
    waiting.free.set()
    await open_workspace.sessions.idle()
    replies = [e for e in await events(open_workspace, session) if isinstance(e, AssistantReplied)]
    assert [reply.llm for reply in replies] == ["practice"]
    assert (await run_turn(open_workspace, session))[1] == "ollama says hello to "
    sent = [e.llm for e in await events(open_workspace, session) if isinstance(e, WindowSent)]
    assert sent == ["practice", "a"]
    assert [request.llm.id for request in place.provider_factory.requests] == ["a"]
    await open_workspace.close()
    await place.container.close()


@pytest.mark.slow
async def test_a_file_that_cannot_be_saved_leaves_everything_as_it_was(
    open_workspace: OpenWorkspace, place: Place
) -> None:
    session, _ = await run_turn(open_workspace)
    before = await events(open_workspace, session)
    home = place.container.workspaces.home(place.workspace)
    await asyncio.to_thread(home.rename, home.with_name("elsewhere"))
    await asyncio.to_thread(home.touch)
    with pytest.raises(WorkspaceError):
        await open_workspace.choose_model(MAIN, "ollama/a")
    with pytest.raises(WorkspaceError):
        await open_workspace.choose_policy(ECONOMY)
    await asyncio.to_thread(home.unlink)
    await asyncio.to_thread(home.with_name("elsewhere").rename, home)
    assert open_workspace.sessions.llm.id == "practice"
    assert open_workspace.workspace.models == {}
    assert open_workspace.workspace.policy == BALANCED
    assert await events(open_workspace, session) == before


@pytest.mark.slow
async def test_another_policy_is_kept_in_force_and_journaled(
    open_workspace: OpenWorkspace, place: Place
) -> None:
    session, _ = await run_turn(open_workspace)
    policy = ECONOMY.with_values({"gate_tokens": 7_000})
    await open_workspace.choose_policy(policy)
    await open_workspace.choose_policy(policy)
    [change] = [e for e in await events(open_workspace, session) if isinstance(e, PolicyChanged)]
    assert (change.preset, change.values) == ("economy", (("gate_tokens", "7000"),))
    assert open_workspace._deps.models.policy == policy == open_workspace.workspace.policy
    assert place.container.workspaces.find(place.workspace.id).policy == policy


async def test_a_changed_window_holds_in_an_open_session_from_the_next_request_on(
    open_workspace: OpenWorkspace, place: Place
) -> None:
    await open_workspace.choose_model(MAIN, "ollama/a")
    session, _ = await run_turn(open_workspace)
    supply = await place.container.model_settings()
    await supply.set_figures("ollama/a", window=9_000)
    await run_turn(open_workspace, session)
    assert [request.llm.window for request in place.provider_factory.requests] == [32_768, 9_000]


async def test_figures_and_endpoints_that_are_removed_hold_no_longer_at_once(
    open_workspace: OpenWorkspace, place: Place
) -> None:
    supply = await place.container.model_settings()
    address = "https://models.example.com/v1"
    await supply.add_endpoint("mine", DialectId.OPENAI_CHAT, address=address)
    await open_workspace.choose_model(MAIN, "mine/large")
    before = open_workspace.sessions.llm.window
    await supply.set_figures("mine/large", window=64_000)
    assert open_workspace.sessions.llm.window == 64_000
    await supply.drop_figures("mine/large")
    assert open_workspace.sessions.llm.window == before
    await supply.drop_endpoint("mine")
    assert any("no provider 'mine'" in note for note in open_workspace.settings.roles.notes)


@pytest.mark.slow
async def test_sessions_that_are_not_open_are_not_opened_for_a_change(tmp_path: Path) -> None:
    first, place = Place(tmp_path), None
    async with open_place(first) as open_workspace:
        await run_turn(open_workspace)
    place = Place(tmp_path)
    place.store = FakeStore(FakeClock(), first.store.saved_data)
    async with open_place(place) as open_workspace:
        [head] = await open_workspace.sessions.all()
        before = await events(open_workspace, head.id)
        await open_workspace.choose_model(MAIN, "ollama/a")
        assert await events(open_workspace, head.id) == before


@pytest.mark.slow
async def test_choices_that_come_together_are_all_kept(
    open_workspace: OpenWorkspace, place: Place
) -> None:
    await run_turn(open_workspace)
    await asyncio.gather(
        open_workspace.choose_model(MAIN, "ollama/a"),
        open_workspace.choose_model(FAST, "ollama/b"),
        open_workspace.choose_model(WIDE, "ollama/c"),
        open_workspace.choose_policy(ECONOMY),
    )
    assert place.saved() == {"main": "ollama/a", "fast": "ollama/b", "wide": "ollama/c"}
    assert place.container.workspaces.find(place.workspace.id).policy == ECONOMY


@pytest.mark.slow
async def test_a_first_message_in_the_same_moment_as_a_choice_begins_its_session_first(
    open_workspace: OpenWorkspace,
) -> None:
    session, _ = await asyncio.gather(
        open_workspace.send(NO_SESSION, "hello"), open_workspace.choose_model(MAIN, "ollama/a")
    )
    await until(lambda: not open_workspace.sessions.running(session))
    assert type((await events(open_workspace, session))[0]).__name__ == "SessionStarted"
