"""Uses the tool of the recipe: a model calls it, and its row is looked at."""

import asyncio
import sys
from pathlib import Path

import helix_desktop
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.events import Outcome, ToolReturned
from helix_desktop.domain.llm import StopReason, StreamFinished, ToolCallArrived
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.tool_table import tool_icon
from helix_desktop.ui.chat.transcript.model import TranscriptBuilder
from helix_desktop.ui.chat.transcript.rows import RowKind, arguments_text, row_spoken_text
from tests.app.app_stage import Place, events, open_place
from tests.fakes.provider import ScriptedProvider, says

CALL = ToolCall("c1", "count_words", '{"path": "four.txt", "word": "one"}')


async def main(base: Path) -> None:
    assert Path(helix_desktop.__file__).is_relative_to(Path.cwd())
    called = (ToolCallArrived(CALL), StreamFinished(StopReason.TOOLS))
    model = ScriptedProvider(called, says("two"))
    place = Place(base, model)
    (base / "project" / "four.txt").write_text("one two one two\n")
    async with open_place(place) as open_workspace:
        # nobody answers questions here: a call that asks is denied
        session = await open_workspace.send(NO_SESSION, "how many words?")
        await open_workspace.sessions.idle()
        results = [event for event in await events(open_workspace, session)]
        (returned,) = [item for item in results if isinstance(item, ToolReturned)]
        assert returned.outcome is Outcome.OK, returned
        assert not returned.untrusted
        assert "count_words" in [spec.name for spec in model.requests[0].tools]
        assert "2 words" in str(model.requests[1].messages[-1].parts)
        transcript = await open_workspace.sessions.transcript(session)
        rows = TranscriptBuilder()
        rows.load(transcript)
        (row,) = [row for at in range(len(rows)) if (row := rows.row(at)).kind is RowKind.TOOL]
        assert row_spoken_text(row).startswith("Count words, one,"), row_spoken_text(row)
        assert arguments_text(CALL.tool, CALL.arguments) == "one"
        assert tool_icon(row.tool) == "tag"
        assert not open_workspace.permissions.calls.pending


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
