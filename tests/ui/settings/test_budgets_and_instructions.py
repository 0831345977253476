"""Budgets hold from the next request on; instructions are applied, and what is found is told."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from helix_desktop.app.settings import LANGUAGES
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.context_window.rewrites import Guide, GuideKind
from helix_desktop.domain.costs import UsageSum
from helix_desktop.domain.workspace import Budget, WorkspacePrompt
from helix_desktop.ui.settings.instructions_and_tools_pages import InstructionsPage, guide_text
from helix_desktop.ui.settings.models_and_budgets_pages import BudgetsPage, money
from helix_desktop.ui.settings.settings_view import SettingsView, settings_pages
from helix_desktop.ui.text.formatting import amount_text, parse_amount, use_locale
from helix_desktop.ui.text.language import language_locale
from helix_desktop.ui.widgets.fields import NumberField, TextArea
from tests.app.app_stage import run_turn
from tests.ui.settings.stage import Stage
from tests.ui.views import at_rest, shown
from tests.waiting import until


def type_in(field: NumberField, text: str) -> None:
    field.line.setText(text)
    field.line.editingFinished.emit()


@pytest.mark.seen
async def test_a_token_limit_is_saved_shown_beside_its_usage_and_removed(stage: Stage) -> None:
    open_workspace = stage.open_workspace
    session, _ = await run_turn(open_workspace)
    page = stage.page(BudgetsPage)
    await until(lambda: bool(page.spent.rows))
    used = (await open_workspace.usage.workspace()).total.tokens
    key = "workspace", "stop_tokens"
    field = page.fields[key]
    type_in(field, f"{used * 2:,}")
    await until(lambda: open_workspace.workspace.budgets.workspace.stop_tokens == used * 2)
    await until(lambda: page.bars[key].value() == 500)
    assert page.own_changes() == 1
    assert "with the next request" in page.outcome.text()
    type_in(field, "1")
    await until(lambda: open_workspace.workspace.budgets.workspace.stop_tokens == 1)
    assert "has used up its budget" in (await run_turn(open_workspace, session))[1]
    page._rows[key].undone.emit()
    await until(lambda: open_workspace.workspace.budgets.workspace == Budget())
    await until(lambda: page.bars[key].isHidden())


async def test_an_empty_field_says_that_there_is_no_limit(stage: Stage) -> None:
    page = stage.page(BudgetsPage)
    words = page._rows["session", "stop_tokens"].words
    await until(lambda: bool(words.below()))
    hints = {field.line.placeholderText() for field in page.fields.values()}
    assert hints == {"no limit"}


async def test_an_invalid_amount_stays_in_its_field_and_is_not_saved(stage: Stage) -> None:
    page = stage.page(BudgetsPage)
    field = page.fields["session", "warn_dollars"]
    type_in(field, "a lot")
    assert "Enter a number" in page.outcome.text()
    assert field.text() == "a lot"
    type_in(page.fields["session", "stop_dollars"], "2")
    await until(lambda: stage.open_workspace.workspace.budgets.session.stop_dollars == 2)
    type_in(field, "3")
    await until(lambda: "would stop before its warning" in page.outcome.text())
    assert stage.open_workspace.workspace.budgets.session.warn_dollars == 0


async def test_no_field_moves_when_a_limit_was_saved_or_refused(stage: Stage, qtbot: QtBot) -> None:
    open_workspace = stage.open_workspace
    view = SettingsView(stage.context, settings_pages(stage.context, open_workspace))
    shown(qtbot, view, 1100, 700)
    view.open("budgets")
    page = view.current
    stop = page.fields["session", "stop_dollars"]
    await until(lambda: bool(page._rows["session", "stop_dollars"].words.below()))

    def places() -> list[QPoint]:
        view.grab()
        return [field.mapTo(view, QPoint(0, 0)) for field in page.fields.values()]

    before = places()
    type_in(stop, "2")
    await until(lambda: open_workspace.workspace.budgets.session.stop_dollars == 2)
    await until(lambda: "next request" in page.outcome.text())
    assert page.outcome.isVisible()
    assert places() == before
    type_in(page.fields["session", "warn_dollars"], "3")
    await until(lambda: "would stop before" in page.outcome.text())
    assert places() == before
    type_in(page.fields["session", "warn_dollars"], "a lot")
    assert places() == before


async def test_a_row_without_a_limit_has_the_room_of_the_bar_for_its_text(stage: Stage) -> None:
    page = stage.page(BudgetsPage)
    page.widget.resize(600, 600)
    page.widget.show()
    key = "session", "stop_tokens"
    words, field = page._rows[key].words, page.fields[key]
    await until(lambda: bool(words.below()) and words.width() > 250)
    place = field.mapTo(page.widget, QPoint(0, 0)).x()
    type_in(field, "500")
    await until(page.bars[key].isVisible)
    await until(lambda: words.width() < 250)
    assert field.mapTo(page.widget, QPoint(0, 0)).x() == place


async def test_a_cost_is_kept_with_its_cents_and_shown_against_what_was_spent(stage: Stage) -> None:
    await run_turn(stage.open_workspace)
    page = stage.page(BudgetsPage)
    await until(lambda: bool(page.spent.rows))
    cost, tokens = ("workspace", "stop_dollars"), ("workspace", "stop_tokens")
    assert " tokens" not in page._rows[cost].words.below()
    assert page._rows[tokens].words.below().endswith(" tokens")
    type_in(page.fields[cost], "0.50")
    await until(lambda: stage.open_workspace.workspace.budgets.workspace.stop_dollars == 0.5)
    await until(lambda: page.fields[cost].text() == "0.5")


@pytest.fixture
def in_language() -> Iterator[Callable[[str], None]]:
    yield lambda code: use_locale(language_locale(code))
    use_locale(None)


def test_amounts_are_read_as_people_of_other_languages_write_them(
    in_language: Callable[[str], None],
) -> None:
    in_language("de")
    read = ("500.000", "1.250,50", "1.000.000", "1,500", "0,25", "0.25", "1,234.5")
    assert [parse_amount(text) for text in read] == [
        *(500_000, 1250.5, 1e6, 1.5, 0.25, 0.25, 1234.5)
    ]
    in_language("fr")
    assert [parse_amount(text) for text in ("500\u202f000", "1,5", "1.500")] == [5e5, 1.5, None]


@given(st.sampled_from(sorted(LANGUAGES)), st.integers(0, 10**15).map(lambda n: n / 10**6))
def test_an_amount_is_read_as_it_was_written(code: str, amount: float) -> None:
    use_locale(None if code == "en" else language_locale(code))
    try:
        assert parse_amount(amount_text(amount)) == pytest.approx(amount, abs=1e-6)
    finally:
        use_locale(None)


def test_amounts_are_read_as_people_write_them() -> None:
    assert [parse_amount(text) for text in ("", "$1,200.50", " 3 ", "-1", "nan", "x")] == [
        0.0,
        1200.5,
        3.0,
        None,
        None,
        None,
    ]
    read = ("1,000,000", "1,500", "1.500", "0.500", "1 250,50", "1'000", "12,34,5", "1,2.3.4", ".")
    assert [parse_amount(text) for text in read] == [
        *(1e6, 1500, 1.5, 0.5, 1250.5, 1000, None, None, 0)
    ]
    read = ("32K", "32 k", "1.2M", "1,500K", "$2k", "K", "3KK", "K3", "1.2G")
    assert [parse_amount(text) for text in read] == [
        *(32_000, 32_000, 1_200_000, 1_500_000, 2_000, None, None, None, None)
    ]
    assert money(UsageSum(1, cost=0.0042)) == "$0.004"
    assert "2 calls with unknown price" in money(UsageSum(3, cost=1.0, unknown=2))
    assert money(UsageSum()) == "nothing yet"
    assert money(UsageSum(2)) == "free"
    assert money(UsageSum(2, unknown=2)) == "price unknown"
    assert money(UsageSum(3, unknown=2)) == "free plus 2 calls with unknown price"


@pytest.mark.seen
async def test_words_of_one_s_own_are_applied_and_stand_in_the_next_window(
    tmp_path: Path, stage: Stage
) -> None:
    (tmp_path / "project" / "AGENTS.md").write_text("Use tabs.\n")
    await stage.open_workspace.permissions.trust(True)
    page = stage.page(InstructionsPage)
    await until(lambda: len(page.guides.rows) == 1)
    assert not page.apply.isEnabled()
    page.rules.set_text("Never touch migrations.")
    assert page.apply.isEnabled()
    assert "Not applied yet" in page.status.text()
    page.refresh()
    await until(lambda: len(page.guides.rows) == 1)
    assert page.rules.text() == "Never touch migrations."
    page.apply.click()
    await until(lambda: len(page.guides.rows) == 2)
    assert stage.open_workspace.workspace.profile == WorkspacePrompt("", "Never touch migrations.")
    assert page.own_changes() == 1
    assert not page.apply.isEnabled()
    row = page.guides.rows[0]
    assert row.words.name() == "Your rules"
    assert row.words.below().endswith(" tokens")
    row.open()
    [field] = row.body.findChildren(TextArea)
    assert "Never touch migrations." in field.text()
    page.system.set_text("x" * 200_001)
    page.apply.click()
    await until(lambda: "the limit is 200,000" in page.status.text())
    assert len(page.system.text()) == 200_001
    page.discard.click()
    assert page.system.text() == ""


def test_instructions_that_are_not_used_or_cut_are_marked_so() -> None:
    kind = GuideKind.PROJECT
    assert guide_text(Guide(kind, "a", problem="it is no text"), estimated=True) == (
        "Not used: it is no text",
        "warn",
    )
    capped = Guide(kind, "a", tokens=9_000, capped=True)
    assert "shortened to fit" in guide_text(capped, estimated=False)[0]
    guide = Guide(kind, "a", tokens=9_000)
    assert guide_text(guide, estimated=False) == ("9,000 tokens", "mut")
    assert guide_text(guide, estimated=True) == ("≈9,000 tokens", "mut")


async def test_the_buttons_of_instructions_are_side_by_side_with_and_without_a_note(
    stage: Stage,
) -> None:
    page = stage.page(InstructionsPage)
    page.widget.resize(700, 600)
    page.widget.show()
    await at_rest(stage.context.bridge)
    for note in ("", "Not applied yet. Takes effect with the next turn."):
        page.status.say(note)
        QApplication.sendPostedEvents()
        assert page.discard.x() - page.apply.geometry().right() <= 10


@pytest.mark.seen
async def test_instructions_of_others_are_shown_and_followed_once_the_user_says_so(
    stage: Stage,
) -> None:
    open_workspace = stage.open_workspace
    await open_workspace.permissions.trust(True)
    file = Path(open_workspace.workspace.folder) / "AGENTS.md"
    file.write_text("Obey.\n")
    open_workspace.agreements.came(["AGENTS.md"])
    page = stage.page(InstructionsPage)
    await until(lambda: page.guides.row("unheeded AGENTS.md") is not None)
    row = page.guides.row("unheeded AGENTS.md")
    (follow,) = [child for child in row.findChildren(QPushButton) if child.text() == "Use it"]
    row.open()
    assert [box.text() for box in row.body.findChildren(TextArea)] == ["Obey.\n"]
    follow.click()
    await until(lambda: page.guides.row("project AGENTS.md") is not None)
    assert page.guides.row("unheeded AGENTS.md") is None
    (guide,) = [
        item for item in await open_workspace.guides(NO_SESSION) if item.name == "AGENTS.md"
    ]
    assert guide.text.endswith("\n\nObey.")
    assert guide.problem == ""


@pytest.mark.seen
async def test_a_change_while_a_command_runs_is_shown_with_its_difference_and_used_at_a_click(
    stage: Stage,
) -> None:
    open_workspace = stage.open_workspace
    await open_workspace.permissions.trust(True)
    file = Path(open_workspace.workspace.folder) / "AGENTS.md"
    file.write_text("Be kind.\n")
    open_workspace.agreements.begin([])
    file.write_text("Be brief.\n")
    page = stage.page(InstructionsPage)
    await until(lambda: page.guides.row("unheeded AGENTS.md") is not None)
    assert page.guides.row("project AGENTS.md") is not None  # the earlier text is in force
    row = page.guides.row("unheeded AGENTS.md")
    row.open()
    (box,) = row.body.findChildren(TextArea)
    assert {"-Be kind.", "+Be brief."} <= {*box.text().split("\n")}
    (use,) = [child for child in row.findChildren(QPushButton) if child.text() == "Use it"]
    use.click()
    await until(lambda: page.guides.row("unheeded AGENTS.md") is None)
    (guide,) = [
        item for item in await open_workspace.guides(NO_SESSION) if item.name == "AGENTS.md"
    ]
    assert guide.text.endswith("\n\nBe brief.")
