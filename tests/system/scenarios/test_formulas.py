"""A model's formulas in the window: drawn by another process, read and copied as their source."""

import threading

from PySide6.QtWidgets import QApplication

from helix_desktop.ui.chat.transcript.rows import RowAction
from helix_desktop.ui.markdown.block_layout import FormulaBox
from tests.system.scenarios.served import Served, begins
from tests.system.scenarios.stage import Play, type_and_send, until

ANSWER = "It is $x^2$, for $5 and $10.\n\n$$\n\\frac{a}{b}\n$$\n\n"
HOSTILE = "Not this: $" + "\\frac{1}{" * 24 + "x" + "}" * 24 + "$."


async def test_formulas_of_an_answer_are_drawn_while_it_streams(play: Play, served: Served) -> None:
    more = threading.Event()
    served.plan(begins(ANSWER, more, HOSTILE))
    async with play.view() as view:
        type_and_send(view, "go")
        transcript, rows = view.chat.view, view.transcript
        await until(lambda: rows.rowCount() == 2 and "frac" in rows.row(1).text)

        def drawn() -> list[FormulaBox]:
            sheet = transcript.sheet(1)
            boxes = sheet.boxes if sheet else []
            return [box for box in boxes if isinstance(box, FormulaBox)]

        await until(lambda: len(drawn()) == 1)
        assert rows.row(1).live
        [box] = drawn()
        more.set()
        await until(lambda: not view.chat_controller.running)
        sheet = transcript.sheet(1)
        await until(lambda: not (transcript.sheet(1) or sheet).waits)  # type: ignore[union-attr]
        # by its block: a window that finds its width late lays everything out again
        assert [item.block for item in drawn()] == [box.block]
        assert "x^2" in transcript.row_text(1)
        transcript._offer(1, RowAction.MARKDOWN)
        assert QApplication.clipboard().text() == ANSWER + HOSTILE
