"""Models and keys: a model is chosen and used, a key is tried before it is kept."""

import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from shiboken6 import delete

from helix_desktop.app.workspaces.model_settings import KeyState
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.events import LlmChanged
from helix_desktop.domain.live_events import Live, WorkspaceChanged
from helix_desktop.domain.llm import LlmRole
from helix_desktop.features.guests.guest_programs import GuestPrograms, OwnGuest
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator
from helix_desktop.ui.chat.controller import ChatController
from helix_desktop.ui.settings.form_rows import ExpandableRow
from helix_desktop.ui.settings.model_forms import (
    NO_MODEL,
    EndpointForm,
    EndpointKeyForm,
    ModelFiguresForm,
    endpoint_text,
    model_facts_text,
)
from helix_desktop.ui.settings.models_and_budgets_pages import ModelsPage
from helix_desktop.ui.style.theme import Theme
from tests.app.app_stage import Place, events, run_turn
from tests.app.test_supply import KEY, Denying
from tests.app.vaults import LOCKED
from tests.ui.settings.stage import BIDI, SHOWN, Stage
from tests.ui.views import context_of
from tests.waiting import until

GOOD = "sk-a-good-key-4321"


async def open_page(stage: Stage) -> ModelsPage:
    page = stage.page(ModelsPage)
    page.enter()
    await until(lambda: bool(page.own.rows) and page._looked and bool(page._states))
    return page


async def editor_of(page: ModelsPage, name: str) -> EndpointKeyForm:
    page._on_more()
    row = page.endpoints.row(name)
    row.open()
    return row.content


def shown_labels(widget: QWidget) -> list[str]:
    return [child.text() for child in widget.findChildren(QLabel)]


def below(page: ModelsPage, name: str) -> str:
    row = page.endpoints.row(name)
    return row.words.below() if row is not None else ""


@pytest.mark.seen
async def test_a_model_that_is_chosen_is_journaled_and_answers_the_next_request(
    stage: Stage,
) -> None:
    open_workspace = stage.open_workspace
    supply = await stage.place.container.model_settings()
    await supply.keep_key(supply.endpoint("anthropic"), KEY)
    page = await open_page(stage)
    session, _ = await run_turn(open_workspace)
    row = page.roles.row("main")
    assert row._arrow.isVisibleTo(page.widget)
    assert row.source.isVisibleTo(page.widget)
    row._arrow.click()
    form = page.roles.row("main").content
    assert form.rows()[0] == NO_MODEL
    form.field.line.setText("opus 5")
    form.field.changed.emit("opus 5")
    assert "anthropic/claude-opus-5" in form.rows()
    assert NO_MODEL not in form.rows()
    form.list.chosen.emit("anthropic/claude-opus-5")
    await until(lambda: open_workspace.sessions.llm.id == "claude-opus-5")
    await until(lambda: "1,000,000-token context window" in row.words.below())
    assert "$5.00 / $25.00" in row.words.below()
    assert row.source.text() == open_workspace.workspace.name
    fast = page.roles.row("fast")
    assert fast.words.below().startswith("Claude Haiku 5.5 · ")
    assert fast.source.text() == "chosen by Helix"
    assert "with the next request" in page.outcome.text()
    assert (await run_turn(open_workspace, session))[1] == "anthropic says hello to 9876"
    changed = [
        event for event in await events(open_workspace, session) if isinstance(event, LlmChanged)
    ]
    assert [item.llm for item in changed] == ["anthropic/claude-opus-5"]
    assert page.own_changes() == 1
    row.undone.emit()
    await until(lambda: page.own_changes() == 0)
    assert stage.place.saved() == {}


@pytest.mark.seen
async def test_a_model_is_used_in_all_workspaces_that_name_no_other(stage: Stage) -> None:
    supply = await stage.place.container.model_settings()
    await supply.keep_key(supply.endpoint("anthropic"), KEY)
    page = await open_page(stage)
    row = page.roles.row("main")
    row._arrow.click()
    body = page.roles.row("main").content
    assert not body.all.isVisibleTo(page.widget)
    body.list.chosen.emit("anthropic/claude-opus-5")
    await until(lambda: body.all.isVisibleTo(page.widget))
    body.all.click()
    await until(lambda: supply.default_models == {"main": "anthropic/claude-opus-5"})
    await until(lambda: "default in all workspaces" in page.outcome.text())
    row.undone.emit()
    await until(lambda: row.source.text() == "All workspaces")
    assert stage.open_workspace.sessions.llm.id == "claude-opus-5"
    body.all.click()
    await until(
        lambda: stage.open_workspace.settings.model_of(LlmRole.MAIN).startswith("practice/")
    )
    assert supply.default_models == {}


async def test_of_two_choices_at_once_the_last_one_is_kept_and_told(stage: Stage) -> None:
    supply = await stage.place.container.model_settings()
    page = await open_page(stage)
    page.roles.row("main")._arrow.click()
    body = page.roles.row("main").content
    outcomes: list[str] = []
    page.changed.connect(lambda: outcomes.append(page.outcome.text()))
    body.list.chosen.emit("anthropic/claude-opus-5")
    page._on_everywhere(LlmRole.MAIN, "anthropic/claude-opus-5")
    await until(lambda: any("changed" in item for item in outcomes))
    await until(lambda: any("default in all" in item for item in outcomes))
    assert "Now the default in all workspaces" in outcomes[-1]
    assert supply.default_models == {"main": "anthropic/claude-opus-5"}
    assert stage.place.container.settings.text("last_model") == ""


async def test_a_model_that_nobody_knows_is_taken_by_its_full_name(stage: Stage) -> None:
    page = await open_page(stage)
    row = page.roles.row("fast")
    row.open()
    form = page.roles.row("fast").content
    form.field.line.setText("groq/nobody-knows")
    form.field.changed.emit("")
    assert form.rows() == ["groq/nobody-knows"]
    form.field.entered.emit()
    await until(lambda: stage.place.saved() == {"fast": "groq/nobody-knows"})
    await until(lambda: "assumed" in row.words.below())
    form.field.line.setText("nowhere/x")
    form.field.changed.emit("")
    form.field.entered.emit()
    await until(lambda: "There is no provider 'nowhere'" in page.outcome.text())
    assert form.field.text() == "nowhere/x"


async def test_a_refused_key_shows_the_provider_s_sentence_and_stays_in_the_field(
    place: Place, theme: Theme
) -> None:
    place.provider_factory = Denying()
    async with Stage(place, theme) as stage:
        page = await open_page(stage)
        editor = await editor_of(page, "openai")
        assert "no key" in below(page, "openai")
        editor.field.set_text(KEY)
        editor.keep.click()
        assert page.outcome.text().startswith("OpenAI: Asking… 0.")
        await until(lambda: not editor.line.asking)
        assert page.outcome.text().startswith("OpenAI: Incorrect API key provided: ")
        assert page.outcome.text().endswith("Not saved. The key is still in the field.")
        assert page.outcome.tone() == "bad"
        assert editor.field.text() == KEY
        assert KEY not in page.outcome.text()
        assert place.ring.secrets == {}
        assert not editor.anyway.isHidden()
        editor.field.set_text(GOOD)
        editor.keep.click()
        await until(lambda: bool(place.ring.secrets))
        await until(lambda: "saved in tests.Ring" in below(page, "openai"))
        assert page.outcome.text().startswith("OpenAI: Answered in 0.0 s · ")
        assert page.outcome.text().endswith(" · Saved in tests.Ring")
        assert editor.field.text() == ""
        editor.forget.first.click()
        assert place.ring.secrets
        editor.forget.yes.click()
        await until(lambda: not place.ring.secrets)
        await until(lambda: "no key" in below(page, "openai"))


async def test_a_key_of_the_environment_is_found_and_named_by_its_variable(
    place: Place, theme: Theme
) -> None:
    place.environ["ANTHROPIC_API_KEY"] = "sk-of-the-environment-1111"
    async with Stage(place, theme) as stage:
        page = await open_page(stage)
        assert "key …1111 from ANTHROPIC_API_KEY" in below(page, "anthropic")
        row = page.endpoints.row("anthropic")
        assert row.source.text() == "ready"
        editor = await editor_of(page, "anthropic")
        assert editor.forget.isHidden()


async def test_a_keyring_that_does_not_answer_is_told_and_the_page_is_there(
    place: Place, theme: Theme
) -> None:
    place.ring.error = LOCKED
    async with Stage(place, theme) as stage:
        page = await open_page(stage)
        page._on_more()
        assert "won't release the key" in below(page, "openai")
        assert place.ring.looks <= 4


async def test_an_endpoint_of_one_s_own_is_added_with_figures_and_hostile_names_are_spelled_out(
    stage: Stage,
) -> None:
    page = await open_page(stage)
    supply = await stage.place.container.model_settings()
    form = EndpointForm(page, supply)
    stage.made.append(form)
    form.name.set_text("mine")
    form.address.set_text("http://example.com/v1")
    form.add.click()
    await until(lambda: "use https:// elsewhere" in page.outcome.text())
    assert form.address.text() == "http://example.com/v1"
    form.address.set_text("https://example.com/v1")
    form.add.click()
    await until(lambda: "Add its key" in page.outcome.text())
    await until(lambda: page.endpoints.row("mine") is not None)
    await supply.add_endpoint(
        "odd", DialectId.OPENAI_CHAT, address="https://odd.example.com", title=BIDI
    )
    page.refresh()
    await until(lambda: page.endpoints.row("odd") is not None)
    odd = page.endpoints.row("odd")
    assert odd.words.name() == SHOWN
    figures = ModelFiguresForm(page, supply)
    stage.made.append(figures)
    figures.model.set_text("mine/large")
    figures.window_field.set_text("64,000")
    figures.keep.click()
    await until(lambda: "Saved" in page.outcome.text())
    assert supply.find("mine/large").window == 64_000
    figures.window_field.set_text("many")
    figures.keep.click()
    await until(lambda: "“many” isn't a number." in page.outcome.text())


async def test_a_provider_without_a_key_is_added_with_its_models(
    place: Place, theme: Theme
) -> None:
    place.provider_factory.documents = {
        "https://near.example.com/v1/models": b'{"data": [{"id": "tiny"}, {"id": "small"}]}'
    }
    async with Stage(place, theme) as stage:
        page = await open_page(stage)
        supply = await stage.place.container.model_settings()
        form = EndpointForm(page, supply)
        stage.made.append(form)
        form.needs_key.setChecked(False)
        for name, expected in (("near", "near added with 2 models."), ("far", "can't be read")):
            form.name.set_text(name)
            form.address.set_text(f"https://{name}.example.com/v1")
            form.add.click()
            await until(lambda words=expected: words in page.outcome.text())
        assert any(offer.name == "near/tiny" for offer in await supply.offers())


async def test_an_hour_of_prompt_cache_is_a_switch_only_for_models_that_offer_it(
    stage: Stage,
) -> None:
    page, supply = await open_page(stage), await stage.place.container.model_settings()
    figures = ModelFiguresForm(page, supply)
    stage.made.append(figures)
    figures.show_model(supply.find("openai/gpt-5.4-mini"))
    assert not figures.hour_cache.isEnabled()
    name = "anthropic/claude-sonnet-4-5"
    figures.show_model(supply.find(name))
    assert figures.hour_cache.isEnabled()
    for hour, seconds in ((True, 3_600), (False, 300)):
        page.outcome.say("", "ok")
        figures.hour_cache.setChecked(hour)
        figures.keep.click()
        await until(lambda: "Saved" in page.outcome.text())
        assert supply.find(name).cache_seconds == seconds


async def test_servers_of_this_machine_are_found_when_the_page_is_opened(
    place: Place, theme: Theme
) -> None:
    place.provider_factory.documents = {
        "http://127.0.0.1:11434/api/tags": b'{"models": [{"name": "tiny"}]}',
        "http://127.0.0.1:11434/api/ps": b'{"models": [{"name": "tiny", "context_length": 5000}]}',
        "http://127.0.0.1:11434/api/show": b"{}",
    }
    async with Stage(place, theme) as stage:
        page = await open_page(stage)
        await until(lambda: page.endpoints.row("ollama") is not None)
        assert "no key needed · 127.0.0.1:11434 · 1 model" in below(page, "ollama")
        assert await stage.open_workspace.sessions.all() == []
        assert page.roles.row(NO_SESSION) is None


async def test_an_agent_of_another_program_has_no_key_no_test_and_answers_for_no_other_role(
    place: Place, theme: Theme
) -> None:
    programs = GuestPrograms(place.paths.config, {})
    programs.add(OwnGuest("toy", [sys.executable], name="Toy"))
    programs.add(OwnGuest("gone", ["/no/such/program"], name="Gone"))
    async with Stage(place, theme) as stage:
        await stage.open_workspace.choose_model(LlmRole.MAIN, "toy/default")
        page = await open_page(stage)
        assert (below(page, "toy"), below(page, "gone")) == (
            "signs in itself · 1 model",
            "not installed · 1 model",
        )
        assert not isinstance(page.endpoints.row("toy"), ExpandableRow)
        assert "gone" not in page._ready()
        for role, offered in ((LlmRole.MAIN, True), (LlmRole.FAST, False)):
            page.roles.row(role.value).open()
            form = page.roles.row(role.value).content
            form.field.set_text("toy")
            assert ("toy/default" in form.rows()) is offered
        assert not page.roles.row("main").content.test.isEnabled()
        assert not stage.open_workspace.efforts.known(NO_SESSION)


async def test_the_context_of_an_agent_is_its_own_before_its_first_message(
    place: Place, theme: Theme
) -> None:
    GuestPrograms(place.paths.config, {}).add(OwnGuest("toy", [sys.executable], name="Toy"))
    async with Stage(place, theme) as stage:
        await stage.open_workspace.choose_model(LlmRole.MAIN, "toy/default")
        weighed = await stage.open_workspace.requests.weigh(NO_SESSION)
        assert weighed.tokens == 0
        assert not weighed.marks.job_thresholds


async def test_a_search_finds_endpoints_that_are_not_listed(stage: Stage) -> None:
    page = await open_page(stage)
    assert page.endpoints.row("deepseek") is None
    assert page.filter("deepseek") == 1


async def test_what_is_chosen_in_the_settings_is_seen_in_the_conversation_at_once(
    stage: Stage,
) -> None:
    open_workspace = stage.open_workspace
    spawn = stage.place.container.supervisor.spawn
    chat_controller = ChatController(
        context_of(open_workspace, spawn, Theme.applied), open_workspace, lambda: None
    )
    live_events: list[Live] = []
    leave = open_workspace.subscribe(live_events.append)
    await chat_controller.begin()
    assert chat_controller.page.trust_badge.text() == "Not trusted"
    await open_workspace.choose_model(LlmRole.MAIN, "anthropic/claude-opus-5")
    await open_workspace.permissions.trust(True)
    changed = [item for item in live_events if isinstance(item, WorkspaceChanged)]
    assert len(changed) == 2
    for item in changed:
        chat_controller.take(item)
    assert chat_controller.page.model.text() == "Claude Opus 5 · 1M"
    assert chat_controller.page.trust_badge.text() == ""
    leave()
    chat_controller.close()
    delete(chat_controller.page)
    delete(chat_controller)


async def test_a_protocol_that_signs_asks_for_a_region_and_no_key(stage: Stage) -> None:
    page = await open_page(stage)
    supply = await stage.place.container.model_settings()
    form = EndpointForm(page, supply)
    stage.made.append(form)
    assert form.credentials.isHidden()
    form.dialect.choose("vertex")
    assert "project/location" in form.address.line.placeholderText()
    form.dialect.choose("bedrock")
    assert "eu-central-1" in form.address.line.placeholderText()
    assert not form.credentials.isHidden()
    assert not form.needs_key.isChecked()
    form.name.set_text("cloud")
    form.address.set_text("eu-central-1")
    form.credentials.set_text("work")
    form.add.click()
    await until(lambda: "cloud added" in page.outcome.text())
    await until(lambda: page.endpoints.row("cloud") is not None)
    added = supply.endpoint("cloud")
    assert added.base_url == "https://bedrock-runtime.eu-central-1.amazonaws.com"
    assert added.options.credentials == "work"
    [source] = [item for item in await supply.sources() if item.endpoint == added]
    assert "signed with your AWS credentials" in endpoint_text(source, KeyState())
    form.credentials.set_text("work")
    form.dialect.choose("openai-chat")
    assert form.needs_key.isChecked()
    form.name.set_text("plain")
    form.address.set_text("https://models.example.com/v1")
    form.add.click()
    await until(lambda: "plain added" in page.outcome.text())
    assert supply.endpoint("plain").options.credentials == ""


async def test_options_of_an_endpoint_are_typed_below_more_options(stage: Stage) -> None:
    page = await open_page(stage)
    supply = await stage.place.container.model_settings()
    form = EndpointForm(page, supply)
    stage.made.append(form)
    form.name.set_text("office")
    form.address.set_text("https://office.example.com/v1")
    assert form.options.isHidden()
    form.more.click()
    assert not form.options.isHidden()
    assert form.more.text() == "Fewer options"
    form.headers.set_text("X-Team: research\nX-Gateway-Token: a-word-of-no-shape")
    form.query.set_text("api-version")
    form.tools.setChecked(False)
    form.add.click()
    await until(lambda: "Line 1 isn't NAME=VALUE." in page.outcome.text())
    assert form.headers.text()
    form.query.set_text("api-version=1")
    form.add.click()
    await until(lambda: "Add its key" in page.outcome.text())
    await until(lambda: page.endpoints.row("office") is not None)
    options = supply.endpoint("office").options
    assert options.headers == (("X-Team", "research"),)
    assert options.secrets == ("X-Gateway-Token",)
    assert list(stage.place.ring.secrets.values()) == ["a-word-of-no-shape"]
    assert "2 headers · 1 parameter · no tools" in below(page, "office")
    assert not form.headers.text()
    assert form.tools.isChecked()
    offer = supply.find("office/large")
    assert offer.denied == ("tools",)
    assert "no tools" in model_facts_text(offer)


async def test_the_facts_of_a_model_stand_in_reading_order(
    stage: Stage, qapp: QApplication
) -> None:
    offer = (await stage.place.container.model_settings()).find("openai/gpt-5.5")
    left = model_facts_text(offer).split(" · ")
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        right = model_facts_text(offer)
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert right == "\u200f" + " · ".join(f"\u2068{fact}\u2069" for fact in left)


async def test_a_limit_learned_from_an_error_is_told_at_its_model_and_can_be_tried_again(
    stage: Stage,
) -> None:
    supply = await stage.place.container.model_settings()
    page = await open_page(stage)
    await stage.open_workspace.choose_model(LlmRole.MAIN, "openai/gpt-5.5")
    llm, limits = stage.open_workspace.sessions.llm, supply._models.window_limits
    gauges = [LearnedCalibrator(llm, None, limits) for _session in range(2)]
    gauges[0].learn_limit(40_000, 29_005)
    assert [gauge.window for gauge in gauges] == [29_005, 29_005]
    page.refresh()
    notice = f"The server accepts 29,005 tokens, less than the {llm.window:,} set for this model."
    row = page.roles.row("main")
    await until(lambda: row.words.below().endswith(notice))
    row.open()
    body = page.roles.row("main").content
    assert body.about.text() == notice
    assert body.try_limit.isVisibleTo(page.widget)
    body.try_limit.click()
    await until(lambda: notice not in row.words.below())
    assert not body.try_limit.isVisibleTo(page.widget)
    assert [gauge.window for gauge in gauges] == [llm.window, llm.window]
    assert llm.full_name not in "".join(limits)


async def test_the_heading_of_providers_is_above_its_buttons_also_without_a_provider(
    stage: Stage,
) -> None:
    page = await open_page(stage)
    assert not page.endpoints.rows
    assert not page.endpoints.isHidden()
