"""Paths that lead where tools must not go: each is tried with all tools in a throw-away tree.

A hostile path has to be refused by the tool it is meant for; no tool may show what lies outside,
change anything outside or in a protected place, or hang. A harmless one has to be opened.
"""

import asyncio
import json
import sys
import tempfile
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools.agent.edit_files import EditFile, WriteFile
from helix_desktop.tools.agent.read_files import GlobFiles, ListFiles, ReadFile
from helix_desktop.tools.agent.search_files import SearchFiles
from helix_desktop.tools.files.folder_handle import PosixFolderHandle
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.toolbox import AgentToolbox
from tests.fakes.checkpoints import FakeCheckpoints
from tests.system.audit.hostile import CONTENT, SECRET, HostileTree, Item, become_nobody, items
from tests.system.audit.worker import Worker

SECONDS = 20.0
"""An item that takes longer hangs."""
SWAPS = 10_000
MOST_REFUSED = 0.05
"""Share of harmless items that may be refused."""


@dataclass(frozen=True)
class Verdict:
    """What came of one item; `wrong` says what must not have been."""

    item: Item
    refused: bool
    wrong: str = ""


def audit(files: Sequence[Path]) -> int:
    """Prints a line an item and a summary; 1 if anything hostile came through."""
    verdicts = [verdict for file in files for verdict in judged(items(file))]
    for verdict in verdicts:
        item = verdict.item
        outcome = verdict.wrong or ("refused" if verdict.refused else "opened")
        mark = "ok   " if _right(verdict) else "WRONG"
        sys.stdout.write(f"{mark} {item.expect:7}{item.op:6}{item.path[:60]!r}: {outcome}\n")
    hostile = [verdict for verdict in verdicts if verdict.item.hostile]
    harmless = [verdict for verdict in verdicts if not verdict.item.hostile]
    through = sum(not _right(verdict) for verdict in hostile)
    refused = sum(verdict.refused for verdict in harmless)
    wrong = sum(bool(verdict.wrong) for verdict in harmless)
    sys.stdout.write(
        f"paths: {len(hostile)} hostile, {through} opened, written or hung; "
        f"{len(harmless)} harmless, {refused} refused, {wrong} with harm\n"
    )
    too_strict = refused > MOST_REFUSED * len(harmless)
    return int(bool(through or wrong or too_strict or not verdicts))


def _right(verdict: Verdict) -> bool:
    return not verdict.wrong and verdict.refused is verdict.item.hostile


def judged(corpus: Iterable[Item]) -> Iterator[Verdict]:
    """Each item tried in a process of its own kind, which is replaced when it hangs."""
    tree = HostileTree()
    worker = _Worker(tree.ws)
    try:
        for item in corpus:
            tree.make(item)
            before = tree.around()
            answer = worker.tried(item, tree.path(item))
            if answer is None:
                worker.close()
                worker = _Worker(tree.ws)
                yield Verdict(item, refused=False, wrong="hung")
                continue
            refused, wrong = answer
            changed = [place for place, mark in tree.around().items() if before.get(place) != mark]
            changed += sorted(before.keys() - tree.around().keys())
            if changed and not wrong:
                wrong = f"changed {', '.join(changed)}"
            yield Verdict(item, refused, wrong)
    finally:
        worker.close()
        tree.remove()


class _Worker(Worker):
    """A process without rights that tries paths."""

    def __init__(self, ws: Path) -> None:
        super().__init__(_work, ws)

    def tried(self, item: Item, path: str) -> tuple[bool, str] | None:
        """Whether it was refused, and what went wrong; None if it hangs or died."""
        self.line.send((item, path))
        if not self.line.poll(SECONDS + (60 if item.races else 10)):
            return None
        try:
            refused, wrong = self.line.recv()
        except EOFError:
            return None
        return bool(refused), str(wrong)


def _work(line: Connection, ws: Path) -> None:
    # what is imported on first use must not be looked for without rights
    with tempfile.TemporaryDirectory() as elsewhere:
        _tried([_toolbox(Path(elsewhere))], Item("", "write", "a", "refuse"), "a")
    become_nobody()
    with suppress(EOFError):
        while True:
            item, path = line.recv()
            line.send(_both(ws, item, path))


def _both(ws: Path, item: Item, path: str) -> tuple[bool, str]:
    """By the kernel's confinement, and by the walk that does without (a folder of ours inside)."""
    ours = [ws / "ours"]
    if item.races:
        shown = [_raced(ProjectRoot(ws, app_folders=own), ws, path) for own in ([], ours)]
        if any(shown):
            return False, " ".join(shown)
    return _tried([_toolbox(ws), _toolbox(ws, ours)], item, path)


def _toolbox(folder: Path, own: Sequence[Path] = ()) -> AgentToolbox:
    root, keeping = ProjectRoot(folder, app_folders=own), FakeCheckpoints()
    reading = (ReadFile(root), ListFiles(root), SearchFiles(root), GlobFiles(root))
    return AgentToolbox((*reading, WriteFile(root, keeping), EditFile(root, keeping)))


def _tried(toolboxes: Sequence[AgentToolbox], item: Item, path: str) -> tuple[bool, str]:
    """The tool that is meant decides; none may show what lies outside. Reads come before writes."""
    meant = "read_file" if item.op == "read" else "write_file"
    refused: set[bool] = set()
    for tool, arguments in _calls(path, only=meant if not item.hostile else ""):
        call = ToolCall("c", tool, json.dumps(arguments))
        for toolbox in toolboxes:
            try:
                output = asyncio.run(asyncio.wait_for(toolbox.run(call), SECONDS))
            except TimeoutError:
                return False, f"{tool} hung"
            if wrong := _wrong(item, output):
                return False, f"{tool} {wrong}"
            if tool == meant:
                refused.add(output.failed)
    return refused == {True}, "the kernel's way and ours differ" if len(refused) > 1 else ""


def _wrong(item: Item, output: ToolOutput) -> str:
    text = output.data.decode("utf-8", "replace")
    if output.failed and "unexpectedly" in text:
        return "broke down"  # which is no refusal
    return "showed what lies outside" if item.hostile and _from_outside(text) else ""


def _calls(path: str, *, only: str) -> list[tuple[str, dict[str, object]]]:
    results: list[tuple[str, dict[str, object]]] = [
        ("read_file", {"path": path}),
        ("read_file", {"path": path, "lines": 0}),
        ("list_files", {"path": path}),
        ("search_files", {"path": path, "text": ".", "regex": True}),
        ("glob_files", {"path": path, "pattern": "*"}),
        ("edit_file", {"path": path, "edits": [{"old": SECRET, "new": CONTENT}]}),
        ("write_file", {"path": path, "content": CONTENT}),
    ]
    return [call for call in results if not only or call[0] == only]


def _from_outside(text: str) -> bool:
    return SECRET in text or "root:x:0:0" in text


def _raced(root: ProjectRoot, ws: Path, path: str) -> str:
    """Opened again and again while another thread swaps the folder with a link out."""
    folder = path.split("/")[0]
    names = [entry.name for entry in (ws / folder).iterdir()] or ["passwd"]
    if not (ws / "door").is_symlink():
        (ws / "door").symlink_to("/etc")
    done = threading.Event()

    def swap() -> None:
        with PosixFolderHandle.at(str(ws)) as handle:
            for _ in range(SWAPS):
                handle.exchange(folder, "door")
        done.set()

    swapper = threading.Thread(target=swap)
    swapper.start()
    shown = ""
    while not done.is_set():
        for name in names:
            with suppress(ToolError), root.open_file(f"{folder}/{name}") as file:
                shown += file.read().decode("utf-8", "replace")[:100]
    swapper.join()
    return "the race showed what lies outside" if _from_outside(shown) else ""
