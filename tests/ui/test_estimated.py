"""Where a model's own tokenizer is not known, figures carry ≈ and one line says why."""

from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from helix_desktop.app.desk import Desk
from helix_desktop.app.paths import resources
from helix_desktop.domain.llm import Encoding, LlmRole
from helix_desktop.providers.catalogue.entries import Own, edited, read_shipped
from helix_desktop.providers.catalogue.model import careful
from helix_desktop.providers.counting.gauge import LearnedGauge
from helix_desktop.ui.cache.columns import TOKENS
from helix_desktop.ui.frame.workbench import Workbench
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.reasons import estimated
from helix_desktop.ui.ways import CONTEXT
from tests.engine.stage import Stage
from tests.fakes.voice import TEST_LLM
from tests.ui.inspector.test_inspecting import on_bench, shown_at, until

Play = Callable[[Coroutine[object, object, object]], object]
STRANGER = replace(TEST_LLM, name="Stranger 1", tokenizer_known=False)


def test_only_a_model_s_own_tokenizer_counts_exactly() -> None:
    models = read_shipped(resources() / "models.json").models
    for each in models:
        own = each.factor_from == "same tokenizer"
        assert each.model.llm.tokenizer_known is own
        assert bool(estimated(each.model.llm)) is not own
    assert not careful("here", "new").llm.tokenizer_known


def test_who_names_a_model_s_encoding_says_what_counts_it() -> None:
    unknown = careful("here", "new")
    named = Own("here", "new", encoding=Encoding.O200K, factor=1.0)
    assert edited(unknown, named).llm.tokenizer_known
    assert not edited(unknown, Own("here", "new", encoding=Encoding.O200K)).llm.tokenizer_known
    assert not edited(unknown, Own("here", "new", factor=1.0)).llm.tokenizer_known


@pytest.mark.slow
@pytest.mark.seen
def test_estimates_are_marked_and_explained_wherever_they_stand(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story(bench: Workbench, there: Stage, desk: Desk) -> None:
        voices = there.equipment.voices
        wing, model = bench.wings.context, bench.wings.cache.browsing.model
        bench.open_page(CONTEXT)
        await until(lambda: shown_at(wing, 0))
        assert "estimate" not in wing.page.notice
        stranger = replace(voices[LlmRole.MAIN], llm=STRANGER, gauge=lambda: LearnedGauge(STRANGER))
        voices[LlmRole.MAIN] = stranger
        wing.refresh()
        await until(lambda: "Counted by estimate" in wing.page.notice)
        assert "Stranger 1" in wing.page.notice
        assert wing.page.head._about
        steps = await desk.requests.sent(bench.session)
        wing.travel(steps.seqs[1])
        await until(lambda: shown_at(wing, steps.seqs[1]))
        assert "estimate" not in wing.page.notice
        assert not wing.page.head._about
        composer = bench.chat.composer
        await until(lambda: "at most" in composer._figure.toolTip())
        assert composer.figure_text().split()[0] in composer._figure.toolTip()
        await bench.wings.cache.refresh_all()
        across = Qt.Orientation.Horizontal
        assert str(model.headerData(TOKENS, across)).startswith("≈ Tokens")
        tip = model.headerData(TOKENS, across, Qt.ItemDataRole.ToolTipRole)
        assert "Counted by estimate" in str(tip)

    on_bench(qtbot, theme, play, story=story, folder=tmp_path)
