"""Where a model's own tokenizer is not known, figures carry ≈ and one line says why."""

import pytest
from PySide6.QtCore import Qt

from helix_desktop.app.environment import resources_folder
from helix_desktop.domain.llm import Encoding, LlmRole
from helix_desktop.domain.value import replace
from helix_desktop.providers.models.model_catalog import (
    OwnModel,
    apply_own_figures,
    assume_model,
    read_shipped,
)
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator
from helix_desktop.ui.cache.table import TOKENS
from helix_desktop.ui.page_controller import CONTEXT
from helix_desktop.ui.text.block_labels import estimate_reason
from tests.fakes.model_handle import TEST_LLM
from tests.ui.bench import Bench
from tests.ui.inspector.test_controller import shown_at
from tests.waiting import until

STRANGER = replace(TEST_LLM, name="Stranger 1", tokenizer_known=False)


def test_only_a_model_s_own_tokenizer_counts_exactly() -> None:
    models = read_shipped(resources_folder() / "models.json").models
    for model in models:
        own = model.factor_from == "same tokenizer"
        assert model.model.llm.tokenizer_known is own
        assert bool(estimate_reason(model.model.llm)) is not own
    assert not assume_model("here", "new").llm.tokenizer_known


def test_a_model_with_own_encoding_and_factor_counts_exactly() -> None:
    unknown = assume_model("here", "new")
    named = OwnModel("here", "new", encoding=Encoding.O200K, factor=1.0)
    assert apply_own_figures(unknown, named).llm.tokenizer_known
    assert not apply_own_figures(
        unknown, OwnModel("here", "new", encoding=Encoding.O200K)
    ).llm.tokenizer_known
    assert not apply_own_figures(unknown, OwnModel("here", "new", factor=1.0)).llm.tokenizer_known


@pytest.mark.seen
async def test_estimates_are_marked_and_explained_wherever_they_stand(bench: Bench) -> None:
    workspace_view, stage, open_workspace = bench
    model_handles = stage.deps.models.handles
    page_controller = workspace_view.page_controllers.context
    page, model = page_controller.page, workspace_view.page_controllers.cache.browsing.model
    workspace_view.open_page(CONTEXT)
    await until(lambda: shown_at(page, 0))
    assert "Estimated" not in page.notice
    stranger = replace(
        model_handles[LlmRole.MAIN],
        llm=STRANGER,
        make_calibrator=lambda: LearnedCalibrator(STRANGER),
    )
    model_handles[LlmRole.MAIN] = stranger
    page_controller.refresh()
    await until(lambda: "Token counts are estimates" in page.notice)
    assert "Stranger 1" in page.notice
    assert "≈" in page.list.row_text(page.list.row_count() - 1)
    steps = await open_workspace.requests.sent(workspace_view.session)
    page_controller.travel(steps.seqs[1])
    await until(lambda: shown_at(page, steps.seqs[1]))
    assert "Estimated" not in page.notice
    assert "≈" not in page.list.row_text(page.list.row_count() - 1)  # as it was when it was sent
    await workspace_view.page_controllers.cache.refresh_all()
    across = Qt.Orientation.Horizontal
    assert str(model.headerData(TOKENS, across)).startswith("≈ Tokens")
    tip = model.headerData(TOKENS, across, Qt.ItemDataRole.ToolTipRole)
    assert "Token counts are estimates" in str(tip)
