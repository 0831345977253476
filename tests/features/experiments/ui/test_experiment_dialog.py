"""*Send again* on the page Context: what it sends and costs is said before, and both answers."""

from helix_desktop.domain.inspected_request import InspectedBlock, InspectedKind
from helix_desktop.features.experiments.experiments import Experiments
from helix_desktop.features.experiments.window_dialog import ExperimentDialog
from helix_desktop.ui.inspector.block_rows import BlockAction, block_actions, block_name
from tests.engine.stage import SESSION
from tests.features.rooms import without
from tests.ui.bench import Bench
from tests.ui.inspector.test_controller import open_page, shown_at
from tests.waiting import until


async def test_a_sent_request_is_asked_again_without_a_block_after_its_price_was_shown(
    bench: Bench,
) -> None:
    open_workspace, view = bench.open_workspace, bench.workspace_view
    page = await open_page(bench)
    steps = await open_workspace.requests.sent(SESSION)
    view.navigation.request_requested.emit(SESSION, steps.seqs[-1])
    await until(lambda: shown_at(page, steps.seqs[-1]))
    outputs = [block for block in page.shown_request.blocks if block.sort is InspectedKind.OUTPUT]
    page.list.choose(outputs[-1].key)
    page.list.do(BlockAction.AGAIN)
    await until(lambda: bool(page.window().findChildren(ExperimentDialog)))
    (dialog,) = page.window().findChildren(ExperimentDialog)
    await until(dialog.send.isEnabled)
    assert "token" in dialog.price.text()
    assert dialog.left_out.text().startswith(f"Excluded: {block_name(outputs[-1])} · ")
    assert not await open_workspace.services[Experiments].all_of(SESSION)
    count = len(await open_workspace.sessions.transcript(SESSION))
    dialog.send.click()
    await until(lambda: bool(dialog.after.text.toPlainText().removeprefix("Asking…")))
    (made,) = await open_workspace.services[Experiments].all_of(SESSION)
    assert len(made.without) == 1
    assert len(await open_workspace.sessions.transcript(SESSION)) == count + 1
    assert dialog.earlier.isVisible()
    assert dialog.earlier.isEnabled()
    (listed,) = dialog.offer_earlier([(len(steps), made)]).actions()
    assert f"Request {len(steps)}" in listed.text()
    assert "Excluded" in dialog.after.head.text()
    dialog.dismiss()


async def test_what_cannot_be_asked_again_is_said_in_the_dialog(bench: Bench) -> None:
    page = await open_page(bench)
    steps = await bench.open_workspace.requests.sent(SESSION)
    bench.workspace_view.navigation.request_requested.emit(SESSION, steps.seqs[-1])
    await until(lambda: shown_at(page, steps.seqs[-1]))
    tools = next(block for block in page.shown_request.blocks if block.sort is InspectedKind.TOOLS)
    page.list.choose(tools.key)
    page.list.do(BlockAction.AGAIN)
    await until(lambda: bool(page.window().findChildren(ExperimentDialog)))
    (dialog,) = page.window().findChildren(ExperimentDialog)
    await until(lambda: "needs its tools" in dialog.problem.text())
    assert not dialog.send.isEnabled()
    dialog.dismiss()


async def test_while_an_answer_is_awaited_nothing_else_is_sent_or_compared(bench: Bench) -> None:
    open_workspace, view = bench.open_workspace, bench.workspace_view
    page = await open_page(bench)
    steps = await open_workspace.requests.sent(SESSION)
    view.navigation.request_requested.emit(SESSION, steps.seqs[-1])
    await until(lambda: shown_at(page, steps.seqs[-1]))
    page.again.click()
    await until(lambda: bool(page.window().findChildren(ExperimentDialog)))
    (dialog,) = page.window().findChildren(ExperimentDialog)
    await until(dialog.send.isEnabled)
    answer = dialog.before.text.toPlainText()
    dialog.before.show_text("the answer to another request")
    dialog.send.click()
    for choice in (dialog.send, dialog.model, dialog.earlier):
        assert not choice.isEnabled()
    assert dialog.before.text.toPlainText() == answer
    await until(dialog.send.isEnabled)
    assert dialog.earlier.isEnabled()
    dialog.dismiss()


async def test_without_the_feature_the_page_offers_to_send_nothing_again(bench: Bench) -> None:
    page = await open_page(bench)
    steps = await bench.open_workspace.requests.sent(SESSION)
    with without("experiments"):
        bench.workspace_view.navigation.request_requested.emit(SESSION, steps.seqs[-1])
        await until(lambda: shown_at(page, steps.seqs[-1]))
        assert page.again.isHidden()
        actions = {each for block in page.shown_request.blocks for each in offered(block)}
        assert BlockAction.AGAIN not in actions
    assert BlockAction.AGAIN in offered(page.shown_request.blocks[0])


def offered(block: InspectedBlock) -> tuple[BlockAction, ...]:
    return block_actions(block, is_sent=True)
