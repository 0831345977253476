"""What is stored: recorded tool outputs where they lie beside the project, and made sequences.

The made ones are what a coding session repeats: files read again after small edits, logs of runs
that differ in their timings.
"""

import gzip
import json
import random
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RECORDED = ROOT.parent / "shared" / "replay" / "dev"

VERSIONS = 6


@dataclass(frozen=True, slots=True)
class Output:
    """A tool output; `source` names what a later version of it would share."""

    data: bytes
    tool: str
    what: str
    source: str


@cache
def recorded() -> tuple[Output, ...]:
    """Every tool output of the recorded sessions, in order; empty where there are none."""
    return tuple(
        output for path in sorted(RECORDED.glob("*.jsonl.gz")) for output in _outputs_of(path)
    )


def _outputs_of(path: Path) -> Iterator[Output]:
    calls: dict[str, tuple[str, str]] = {}
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            message = json.loads(line)
            for call in message.get("tool_calls") or ():
                calls[call["id"]] = (call["name"], _what(call["arguments"]))
            if message["role"] == "tool":
                tool, what = calls.get(message["tool_call_id"], ("tool", ""))
                data = message["content"].encode("utf-8", "surrogatepass")
                yield Output(data, tool, what, f"{tool}:{what}")


def _what(arguments: str) -> str:
    """The path or the command that a later version of the output would share."""
    try:
        fields = json.loads(arguments)
    except ValueError:
        return arguments[:200]
    if not isinstance(fields, dict):
        return arguments[:200]
    for name in ("file_path", "path", "cmd", "command"):
        if isinstance(fields.get(name), str):
            return str(fields[name])[:200]
    return arguments[:200]


@cache
def library() -> tuple[bytes, ...]:
    """Python's own sources, as files an agent would read."""
    folder = Path(sysconfig.get_paths()["stdlib"])
    result = (path.read_bytes() for path in sorted(folder.glob("*.py")))
    return tuple(data for data in result if 6_000 < len(data) < 60_000)


@cache
def bulk() -> bytes:
    """Many MB of real text to cut values from."""
    outputs = recorded()
    if outputs:
        return b"".join(output.data for output in outputs)
    return b"".join(library())


@cache
def edit_heavy() -> bytes:
    """What S1 keeps, to cut values from: files, numbered files and logs."""
    files, numbered = reread(60, numbered=False), reread(60, numbered=True)
    return b"".join(output.data for output in (*files, *numbered, *reruns(60)))


class Values:
    """Fresh values of one size, each unlike all others by its number."""

    def __init__(self, size: int, seed: int) -> None:
        self._size = size
        self._dice = random.Random(seed)
        text = bulk()
        # without recorded sessions there is less text than the largest value has
        self._text = text * (1 + 2 * size // len(text))

    def next(self) -> bytes:
        mark = b"%016x" % self._dice.getrandbits(64)
        at = self._dice.randrange(len(self._text) - self._size)
        return mark + self._text[at : at + self._size - len(mark)]


def reread(files: int, *, numbered: bool) -> list[Output]:
    """`files` sources, each read VERSIONS times with 1 to 3 edits in between."""
    dice = random.Random(11)
    texts = [data.splitlines(keepends=True) for data in library()[:files]]
    results = []
    for version in range(VERSIONS):
        for at, lines in enumerate(texts):
            if version:
                for _ in range(dice.randint(1, 3)):
                    _edit(lines, dice)
            shown = _numbered(lines) if numbered else b"".join(lines)
            results.append(
                Output(shown, "read_file", f"src/file_{at}.py", f"read:src/file_{at}.py")
            )
    return results


def _edit(lines: list[bytes], dice: random.Random) -> None:
    at = dice.randrange(len(lines))
    match dice.randrange(3):
        case 0:
            lines[at] = b"    value_%d = compute(%d)\n" % (dice.randrange(999), dice.randrange(999))
        case 1:
            fresh = [b"    check_%d(item, %d)\n" % (dice.randrange(99), n) for n in range(4)]
            lines[at:at] = fresh[: dice.randint(1, 4)]
        case _:
            del lines[at : at + dice.randint(1, 3)]


def _numbered(lines: list[bytes]) -> bytes:
    return b"".join(b"%6d\t%s" % (number, line) for number, line in enumerate(lines, 1))


def reruns(logs: int, *, steady: bool = True) -> list[Output]:
    """Test logs of `logs` commands, each run VERSIONS times: other timings, a few other results.

    The same tests are slow each time if `steady`, others each time if not, which is harsher: then
    a tenth of the lines comes and goes.
    """
    dice = random.Random(13)
    names = [_tests(dice) for _ in range(logs)]
    results = []
    for _ in range(VERSIONS):
        for at, tests in enumerate(names):
            what = f"pytest tests/part_{at}"
            drawn = tests if steady else _slow_anew(tests, dice)
            results.append(Output(_log(drawn, dice), "shell", what, f"shell:{what}"))
    return results


def _tests(dice: random.Random) -> list[tuple[bytes, float]]:
    """Names, and the seconds of those that are slow."""
    words = b"parse load store merge fold sweep gate recall index token window branch".split()
    return [
        (
            b"tests/test_%s.py::test_%s_%s_%d"
            % (dice.choice(words), dice.choice(words), dice.choice(words), dice.randrange(10_000)),
            _slow(dice),
        )
        for _ in range(dice.randint(200, 1_200))
    ]


def _slow(dice: random.Random) -> float:
    return dice.uniform(0.1, 3) if dice.random() < 0.1 else 0.0


def _slow_anew(tests: list[tuple[bytes, float]], dice: random.Random) -> list[tuple[bytes, float]]:
    return [(name, _slow(dice)) for name, _ in tests]


def _log(tests: list[tuple[bytes, float]], dice: random.Random) -> bytes:
    lines = [b"============ test session starts ============", b"collected %d items" % len(tests)]
    for number, (name, slow) in enumerate(tests):
        verdict = b"FAILED" if dice.random() < 0.005 else b"PASSED"
        share = 100 * number // len(tests)
        lines.append(b"%-70s %s [%3d%%]" % (name, verdict, share))
        if slow:
            lines.append(b"    slow: %.3fs call" % (slow * dice.uniform(0.9, 1.1)))
    lines.append(b"======== finished in %.2fs ========" % dice.uniform(5, 60))
    return b"\n".join(lines) + b"\n"
