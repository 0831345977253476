"""What it costs to look through an output for secrets, beside hashing the same bytes.

Ordinary text is what commands print all day: source, notes, a log with ids. The harsh one is all
base64, where long runs are everywhere. A project's known secrets are looked for besides, and its
files are searched before the first command.
"""

import base64
import hashlib
import random
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from helix_desktop.domain.secret_patterns import find_secret_spans
from helix_desktop.tools.sandbox.find.folder_survey import FolderSurvey
from helix_desktop.tools.sandbox.find.secret_search import SecretSearch
from helix_desktop.tools.secrets.known_secrets import find_known_secrets, find_shared_secrets
from tests.benchmarks.report import Row
from tests.benchmarks.timing import Contender, interleaved

_MEGABYTE = 1024 * 1024
_ROOT = Path(__file__).parents[2]


_FILES = 10_000


def rows(folder: Path, *, quick: bool) -> dict[str, Row]:
    rounds = 3 if quick else 40
    ordinary = {"source": _source(), "notes": _notes(), "log": _log()}
    result = _measured(ordinary, rounds)
    return {
        "C6": _row(result, list(ordinary), "by their shape", rounds=rounds),
        "C7": _row(_measured({"base64": _coded()}, rounds), ["base64"], "by shape", rounds=rounds),
        "C8": _first_look(folder / "searched", files=200 if quick else _FILES),
    }


def _first_look(folder: Path, *, files: int) -> Row:
    """Seconds until a project with the sources of this one, many times over, is searched."""
    sources = [file.read_bytes() for file in sorted((_ROOT / "helix_desktop").rglob("*.py"))]
    size = 0
    for number in range(files):
        place = folder / f"part{number // 500}" / f"folder{number // 50}"
        place.mkdir(parents=True, exist_ok=True)
        text = sources[number % len(sources)]
        (place / f"file{number}.py").write_bytes(text)
        size += len(text)
    survey, search = FolderSurvey(str(folder)), SecretSearch()
    time.sleep(2.5)  # younger files are read again each time
    spent: list[float] = []
    for _ in range(2):
        began = time.perf_counter()
        with search.writing():  # every file is looked at each time
            survey.look()
            search.update(survey, lambda: False, None)
        spent.append(time.perf_counter() - began)
    first, again = spent
    detail = (
        f"{files:,} files, {size / _MEGABYTE:.0f} MB; {again * 1e3:.0f} ms if nothing has changed"
    )
    return Row(first, "s", 1, detail)


def _measured(texts: dict[str, bytes], rounds: int) -> dict[str, float]:
    """Seconds of this process alone: others on the machine do not count."""
    secrets = find_known_secrets(
        [b"hunter2-Correct-Horse-99", base64.b64encode(bytes(range(200)) * 5)]
    )
    contenders: dict[str, Contender] = {}
    for name, text in texts.items():
        contenders[f"{name} shapes"] = _ready(find_secret_spans, text)
        contenders[f"{name} known"] = _ready(lambda data: find_shared_secrets(data, secrets), text)
        contenders[f"{name} hash"] = _ready(lambda data: hashlib.sha256(data).digest(), text)
    timed = interleaved(contenders, rounds, warm=2, clock=time.process_time)
    return {name: median(spent) for name, spent in timed.items()}


def _ready(look: Callable[[bytes], object], text: bytes) -> Contender:
    return lambda: lambda: look(text)


def _row(results: dict[str, float], names: list[str], how: str, *, rounds: int) -> Row:
    slowest = max(names, key=lambda name: results[f"{name} shapes"])
    item = "; ".join(
        f"{name}: {results[f'{name} shapes'] * 1e3:.1f} ms/MB {how}, "
        f"{results[f'{name} known'] * 1e3:.1f} known ones, "
        f"{results[f'{name} shapes'] / results[f'{name} hash']:.1f}x its SHA-256"
        for name in names
    )
    return Row(results[f"{slowest} shapes"] * 1e3, "ms/MB", rounds, item)


def _filled(text: bytes) -> bytes:
    return (text * (_MEGABYTE // len(text) + 1))[:_MEGABYTE]


def _source() -> bytes:
    files = sorted((_ROOT / "helix_desktop" / "tools").rglob("*.py"))
    return _filled(b"".join(file.read_bytes() for file in files))


def _notes() -> bytes:
    return _filled((_ROOT / "ARCHITECTURE.md").read_bytes())


def _log() -> bytes:
    dice = random.Random(1)
    lines = (
        b"2026-11-21T10:00:%02d INFO %s GET /api/items/%d token_count=%d\n"
        % (number % 60, dice.randbytes(16).hex().encode(), number, number)
        for number in range(12_000)
    )
    return _filled(b"".join(lines))


def _coded() -> bytes:
    return _filled(base64.encodebytes(random.Random(2).randbytes(700_000)))
