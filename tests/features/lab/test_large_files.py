"""A session of a gigabyte is read and imported in bounded memory."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from helix_desktop.app.source_formats.branches import MAX_BRANCHES
from tests.features.lab.transcripts import claude_line, claude_reply

SIZE = 1_000_000_000
MAX_MEMORY_KB = 300_000
SCRIPT = """
import sys, asyncio
from pathlib import Path
from helix_desktop.app.environment import SystemClock
from helix_desktop.features.lab.programs import list_sessions
from helix_desktop.features.lab.session_import import SessionImports
from helix_desktop.app.sessions.session_archive import SessionArchive
from helix_desktop.engine.session_deps import SessionIds
from helix_desktop.store.async_store import open_async_store

class Deps:
    def __init__(self):
        self.clock = SystemClock()
        self.ids = SessionIds(self.clock)

class Runners:
    def at_hand(self, session):
        return None

async def main(path, home):
    store = await open_async_store(home, clock=SystemClock())
    archive = SessionArchive(home / "shelf.json")
    imports = SessionImports(store, Deps(), Runners(), archive, environ={})
    result = await imports.import_session(list_sessions(path)[0], stopped=lambda: False)
    await store.close()
    # unlike ru_maxrss, this is not that of the process which started this one
    status = Path("/proc/self/status").read_text()
    peak = int(status.partition("VmHWM:")[2].split()[0])
    print(result.messages, result.report.problem_count, peak)

asyncio.run(main(Path(sys.argv[1]), Path(sys.argv[2])))
"""


def write_large(path: Path, size: int, *, is_rewound: bool) -> int:
    """Write a session of Claude Code with long outputs; return the number of its replies.

    Of one that is rewound, every hundredth turn was left.
    """
    text = "".join(f"line {number} of a long output\n" for number in range(1_500))
    count, kept_lines, parent = 0, 0, None
    with path.open("wb") as file:
        while file.tell() < size:
            call = {
                "type": "tool_use",
                "id": f"t{count}",
                "name": "Bash",
                "input": {"command": "x"},
            }
            result = {
                "type": "tool_result",
                "tool_use_id": f"t{count}",
                "content": f"{count}\n{text}",
            }
            question, reply, back = f"u{count}", f"a{count}", f"r{count}"
            for record in (
                claude_line(question, parent, "user", "go on"),
                claude_line(reply, question, "assistant", [call], message=claude_reply(reply, 9)),
                claude_line(back, reply, "user", [result], toolUseResult={"stdout": text}),
            ):
                file.write(json.dumps(record).encode() + b"\n")
            is_left = is_rewound and count % 100 == 50
            parent = parent if is_left else back
            count, kept_lines = count + 1, kept_lines + (not is_left)
    return kept_lines


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="measures memory as Linux counts it")
@pytest.mark.timeout(1_800)
@pytest.mark.parametrize(("is_rewound", "size"), [(False, SIZE // 2), (True, SIZE)])
def test_a_session_of_a_gigabyte_is_imported_in_300_mb(
    tmp_path: Path, is_rewound: bool, size: int
) -> None:
    path = tmp_path / "a.jsonl"
    size = int(os.environ.get("HELIX_IMPORT_BYTES", size))
    count = write_large(path, size, is_rewound=is_rewound)
    command = [sys.executable, "-c", SCRIPT, str(path), str(tmp_path / "store")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    messages, problems, peak = map(int, done.stdout.split())
    assert messages == 2 * count
    # a branch that would copy too much is named
    assert problems <= (MAX_BRANCHES if is_rewound else 0)
    assert peak < MAX_MEMORY_KB
