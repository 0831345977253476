"""`bench details`: what of 75 details a model still reads after 135 turns, counted at its server.

Helix runs as people run it: one process of `helix-desktop acp`, which a client of that protocol
drives, and a model server over HTTP that counts 1.25 tokens for each of Helix's. The user types 25
details, each in a message of its own. Then 110 turns read a real file each; in 25 of them the agent
decides something, and in 25 a detail stands in the file. Figures are for each preset, window, and
quality of the fast model that writes notes. At the end, each detail of a file that is no longer
visible is looked for with one call of a recall tool, as the last request offers it.
"""

import asyncio
import json
import re
import shutil
import sys
import sysconfig
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

from helix_desktop.app.container import AppContainer
from helix_desktop.app.environment import find_paths
from helix_desktop.app.exact_counter import exact_counter
from helix_desktop.domain.context_window.presets import PRESETS
from helix_desktop.domain.llm import LlmRole
from helix_desktop.providers.models.model_catalog import OwnModel
from helix_desktop.providers.tokens.counter_cache import CachedCounter
from tests.benchmarks.corpus import ROOT
from tests.benchmarks.details_model import DetailModel, Plan, Quality, Request, says
from tests.benchmarks.details_told import DECIDED, IN_FILES, TYPED, Detail, Teller
from tests.benchmarks.report import Row, say
from tests.features.acp.editor import Editor, Refused
from tests.system.peers.fault_modes import Say
from tests.system.prove.dialect_says import Called, chat
from tests.system.scenarios.served import SERVED, put_on

WINDOWS = (128_000, 32_000)
READS = 110
READS_OF_QUICK = 24
EVERY = 5
"""Of so many requests, one is looked at for the least number."""
MIN_TYPED, MIN_DECIDED, MIN_VISIBLE = 25, 22, 15
_MIN_FILE_BYTES, _MAX_FILE_BYTES = 4_000, 20_000
_READS_APART = 4
"""A detail is told in each fourth turn that reads."""
_SESSION_SECONDS = 600.0
_STDOUT_LINE_BYTES = 64 << 20
_FAST = "own/fast"
_NO_FILES = frozenset({"test", "tests", "site-packages", "dist-packages", "idlelib", "encodings"})
_DIGEST = re.compile(r'(recall_cached_content|recall_history)\("([0-9a-f]{12,64})')


@dataclass(frozen=True)
class Cell:
    """One session: what is chosen for it."""

    preset: str
    window: int
    quality: Quality

    @property
    def name(self) -> str:
        return f"{self.preset} {self.window // 1000}K {self.quality.value}"


@dataclass(frozen=True)
class Kept:
    """How many details of one kind were told, and how many the last request has.

    `least`: as many, if nothing more were missing than in the fifth request that misses most.
    """

    told: int
    visible: int
    least: int
    missing: tuple[Detail, ...]


@dataclass(frozen=True)
class Result:
    """What one session came to."""

    kept: Mapping[Teller, Kept]
    lost: tuple[Detail, ...]
    """The details of files that are not visible, and that one recall does not find either."""
    use: float
    """The last request, as a share of the window."""
    refused: int
    asked: int
    seconds: float


def rows(
    folder: Path, *, quick: bool, only: frozenset[str] = frozenset(), policies: Sequence[str] = ()
) -> dict[str, Row]:
    """Return five rows for each preset and window. `only`: the names of some qualities."""
    qualities = [quality for quality in Quality if not only or quality.value in only]
    presets = policies or (("balanced",) if quick else tuple(PRESETS))
    windows = WINDOWS[-1:] if quick else WINDOWS
    reads = READS_OF_QUICK if quick else READS
    if quick:
        qualities = qualities[:1]
    result: dict[str, Row] = {}
    say(_line(("preset, window, fast model", *Teller, "recalled", "use", "asked", "refused", "s")))
    for preset, window in product(presets, windows):
        measured: dict[Quality, Result] = {}
        for quality in qualities:
            cell = Cell(preset, window, quality)
            room = folder / "details"
            shutil.rmtree(room, ignore_errors=True)
            room.mkdir(parents=True)
            try:
                measured[quality] = asyncio.run(_measure(cell, room, reads))
            finally:
                shutil.rmtree(room, ignore_errors=True)
            say(_line(_cells_of(cell, measured[quality])))
        result |= _rows_of(preset, window, measured)
    return result


def _line(cells: Sequence[str]) -> str:
    first, *others = cells
    return f"{first:32}" + "".join(f"{cell:>14}" for cell in others)


def _cells_of(cell: Cell, result: Result) -> Sequence[str]:
    kept = (
        f"{one.visible}/{one.told} (≥ {one.least})"
        for teller in Teller
        if (one := result.kept[teller])
    )
    gone = len(result.kept[Teller.FILE].missing)
    return (
        cell.name,
        *kept,
        f"{gone - len(result.lost)}/{gone}",
        f"{result.use:.0%}",
        str(result.asked),
        str(result.refused),
        f"{result.seconds:.0f}",
    )


def _rows_of(preset: str, window: int, measured: Mapping[Quality, Result]) -> dict[str, Row]:
    """Return the worst figures of all qualities; of what was decided, that of a good one."""
    place = f"{preset} {window // 1000}K"
    result: dict[str, Row] = {}
    for teller in Teller:
        figures = {quality: one.kept[teller] for quality, one in measured.items()}
        judged = figures
        if teller is Teller.AGENT and Quality.GOOD in figures:
            judged = {Quality.GOOD: figures[Quality.GOOD]}
        told = max(one.told for one in figures.values())
        least = {
            Teller.USER: MIN_TYPED,
            Teller.AGENT: MIN_DECIDED,
            Teller.FILE: MIN_VISIBLE if preset == "balanced" else None,
        }[teller]
        every = "; ".join(
            f"{quality.value}: {one.visible} of {one.told}, never below {one.least}"
            for quality, one in figures.items()
        )
        worst = min(judged.values(), key=lambda one: one.visible)
        missing = ", ".join(detail.key for detail in worst.missing)
        result[f"{teller.value} {place}"] = Row(
            worst.visible,
            "",
            told,
            f"{every}. Missing: {missing or 'nothing'}",
            at_least=min(least, told) if least is not None else None,
        )
    lost = {quality: one.lost for quality, one in measured.items()}
    every = "; ".join(
        f"{quality.value}: {', '.join(detail.key for detail in details) or 'none'}"
        for quality, details in lost.items()
    )
    detail = f"details of files that neither the last request has nor one recall finds. {every}"
    result[f"lost {place}"] = Row(max(map(len, lost.values())), "", len(lost), detail, at_most=0)
    refused = sum(one.refused for one in measured.values())
    use = max(one.use for one in measured.values())
    detail = f"refused requests; the last request fills at most {use:.0%} of the window"
    result[f"refused {place}"] = Row(refused, "", len(measured), detail)
    return result


async def _measure(cell: Cell, room: Path, reads: int) -> Result:
    began = time.monotonic()
    project, data = room / "project", room / "data"
    paths = find_paths(data)
    files = _write_project(project, reads)
    counter = CachedCounter(exact_counter(paths))
    async with DetailModel(counter=counter, window=cell.window, quality=cell.quality) as model:
        policy = PRESETS[cell.preset]
        await put_on(
            data, project, model.port, window=cell.window, policy=policy, names_sessions=True
        )
        await _choose_fast_model(data, project, cell.window)
        watch = _Watch()
        async with asyncio.timeout(_SESSION_SECONDS), _running(data, room / "errors") as editor:
            session = await editor.begin(project)
            for detail in TYPED:
                await _turn(editor, session, model, detail.text, says("Understood."))
                watch.told.append(detail)
                watch.look(model)
            for number, file in enumerate(files):
                decided, in_file = _told_in(number)
                plan = _plan_of_reading(file, number, decided)
                await _turn(editor, session, model, f"Read {file}. What does it define?", *plan)
                watch.told += [*decided, *in_file]
                watch.look(model)
            last = model.requests[-1]
            kept = {teller: watch.kept(teller, last) for teller in Teller}
            lost: list[Detail] = []
            for detail in kept[Teller.FILE].missing:
                file = files[_READS_APART * IN_FILES.index(detail)]
                if not await _is_recalled(editor, session, model, detail, file):
                    lost.append(detail)
    return Result(
        kept,
        tuple(lost),
        use=last.tokens / cell.window,
        refused=model.refused,
        asked=len(model.asked),
        seconds=time.monotonic() - began,
    )


class _Watch:
    """Counts what is missing in every fifth request of what was told by then."""

    def __init__(self) -> None:
        self.told: list[Detail] = []
        self._seen = 0
        self._most_missing = dict.fromkeys(Teller, 0)

    def look(self, model: DetailModel) -> None:
        """Look at the newest request if it is a fifth one's time; it has all but the newest."""
        if len(model.requests) < self._seen + EVERY:
            return
        self._seen = len(model.requests)
        text = "\n".join(model.requests[-1].texts)
        for teller in Teller:
            told = [detail for detail in self.told if detail.teller is teller]
            if told and told[-1] is self.told[-1]:
                told.pop()  # told in the answer to this request
            missing = sum(not detail.is_in(text) for detail in told)
            self._most_missing[teller] = max(missing, self._most_missing[teller])

    def kept(self, teller: Teller, last: Request) -> Kept:
        text = "\n".join(last.texts)
        told = [detail for detail in self.told if detail.teller is teller]
        missing = tuple(detail for detail in told if not detail.is_in(text))
        most_missing = max(len(missing), self._most_missing[teller])
        return Kept(len(told), len(told) - len(missing), len(told) - most_missing, missing)


def _told_in(number: int) -> tuple[Sequence[Detail], Sequence[Detail]]:
    """Return what the agent decides in a turn that reads, and what stands in the file."""
    index, rest = divmod(number, _READS_APART)
    decided = DECIDED[index : index + 1] if rest == 2 else ()
    return decided, IN_FILES[index : index + 1] if rest == 0 else ()


def _plan_of_reading(file: str, number: int, decided: Sequence[Detail]) -> tuple[Plan, Plan]:
    arguments = json.dumps({"path": file, "lines": 0})
    call = Called(f"read-{number}", "read_file", arguments)

    def tell(request: Request) -> Say:
        defined = re.findall(r"^\s*\d+\t(?:class|def) (\w+)", request.last_result, re.MULTILINE)
        what = ", ".join(defined[:5]) or "nothing but constants"
        told = [f"{file} defines {what}.", *(detail.text for detail in decided)]
        return chat([" ".join(told)], (), input_tokens=request.tokens)

    return says(f"I read {file}.", call), tell


async def _turn(
    editor: Editor, session: str, model: DetailModel, prompt: str, *plans: Plan
) -> None:
    model.steps.clear()
    model.steps.extend(plans)
    try:
        reason = await editor.prompt(session, prompt)
    except Refused as error:
        raise RuntimeError(f"the turn {prompt!r} failed: {error}") from error
    if reason != "end_turn" or model.steps:
        raise RuntimeError(f"the turn {prompt!r} ended by {reason}, {len(model.steps)} steps left")


async def _is_recalled(
    editor: Editor, session: str, model: DetailModel, detail: Detail, file: str
) -> bool:
    """Return whether one call, chosen by what the request shows, brings a detail back."""
    results: list[str] = []

    def recall(request: Request) -> Say:
        tool, arguments = choose_recall(request, detail, file)
        call = Called(f"recall-{detail.key}", tool, json.dumps(arguments))
        return chat(["I look that up."], [call], input_tokens=request.tokens)

    def answer(request: Request) -> Say:
        results.append(request.last_result)
        return chat(["That is it."], (), input_tokens=request.tokens)

    prompt = f"What does {file} say of {detail.key}?"
    await _turn(editor, session, model, prompt, recall, answer)
    return any(detail.is_in(text) for text in results)


def choose_recall(request: Request, detail: Detail, file: str) -> tuple[str, dict[str, str]]:
    """Return the recall of the content or the history that is shown nearest to the file's name."""
    best: tuple[int, str, str] | None = None
    for text in request.texts:
        places = [match.start() for match in re.finditer(re.escape(file), text)]
        for match in _DIGEST.finditer(text) if places else ():
            distance = min(abs(place - match.start()) for place in places)
            if match[1] == "recall_history":
                distance += len(text)  # a marker of the file itself says more
            if best is None or distance < best[0]:
                best = distance, match[1], match[2]
    if best is None:
        return "search_cached_content", {"query": detail.key}
    return best[1], {"sha256": best[2], "around": detail.key}


@asynccontextmanager
async def _running(data: Path, errors: Path) -> AsyncIterator[Editor]:
    """Start the application as an editor does; end it by closing its input."""
    editor = Editor()
    editor.choose = lambda _question: "allow_once"
    with errors.open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "helix_desktop", "--data-dir", str(data), "acp"),
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
            limit=_STDOUT_LINE_BYTES,
        )
    assert process.stdin is not None
    assert process.stdout is not None
    stdin, stdout = process.stdin, process.stdout
    editor.hear = lambda line: stdin.write(line + b"\n")

    async def listen() -> None:
        async for line in stdout:
            editor.receive(line)

    listening = asyncio.get_running_loop().create_task(listen())
    try:
        yield editor
    finally:
        stdin.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(_SESSION_SECONDS / 10):
                await process.wait()
        if process.returncode is None:
            process.kill()
            await process.wait()
        listening.cancel()


async def _choose_fast_model(data: Path, project: Path, window: int) -> None:
    container = AppContainer(find_paths(data), SERVED)
    models = await container.models()
    models.edit(OwnModel("own", "fast", window=window, max_output=4_000))
    open_workspace = await container.open(container.workspaces.for_folder(project))
    await open_workspace.choose_model(LlmRole.FAST, _FAST)
    await open_workspace.close()
    await container.close()


def _write_project(project: Path, reads: int) -> Sequence[str]:
    """Copy modules of Python's own library, some of them with a detail in the middle."""
    library, chosen = Path(sysconfig.get_path("stdlib")), _modules()
    names: list[str] = []
    for number in range(reads):
        module = chosen[number * len(chosen) // reads]
        lines = (library / module).read_text("utf-8").splitlines()
        _, in_file = _told_in(number)
        middle = len(lines) // 2
        lines[middle:middle] = [detail.text for detail in in_file]
        copy = project / "lib" / module
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text("\n".join(lines) + "\n", "utf-8")
        names.append(f"lib/{module}")
    return names


@cache
def _modules() -> Sequence[str]:
    library = Path(sysconfig.get_path("stdlib"))

    def modules() -> Iterator[str]:
        for path in sorted(library.rglob("*.py")):
            module = path.relative_to(library)
            is_fit = _MIN_FILE_BYTES <= path.stat().st_size <= _MAX_FILE_BYTES
            if is_fit and _NO_FILES.isdisjoint(module.parts):
                yield module.as_posix()

    return tuple(modules())
