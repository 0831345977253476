"""How a call ended, told from the ends of its output: exit status, summary line, error line.

Recorded and foreign tools report failure in words only, so the words are read, at most 3,000
characters of them.
"""

import re
from functools import lru_cache

from helix_desktop.context.texts.plain import LONGEST_LINE, clipped
from helix_desktop.domain.values import value

_LOOKED_AT = 3_000
"""Characters of each end of an output that are read."""
_LONGEST_FRAME = 500
"""Characters in which a frame around an output is told."""
_LONGEST = 220
"""Characters of an error line that are kept."""

_EXIT = re.compile(
    r"(?:exit(?:ed)?(?: with)?(?: exit)?(?: code| status)?:?|returned (?:code|status))"
    r"[ :]{0,2}(-?\d{1,5})\b",
    re.IGNORECASE,
)
_REFUSED = re.compile(
    r"doesn't want to proceed|tool use was rejected|request interrupted|permission denied by user"
    r"|user (?:denied|rejected|declined)|\[denied\]|\[stopped\]|interrupted by user",
    re.IGNORECASE,
)
_FAILING = re.compile(
    r"(?:error\b|fatal\b|fail(?:ed|ure)?\b|traceback \(|panic:|file does not exist|no such file"
    r"|<tool_use_error>|\{\"error\"|string to replace not found|\[error\]|exception\b|cannot "
    r"|invalid )",
    re.IGNORECASE,
)
_BROKEN = re.compile(
    r"FAIL\b|--- FAIL|FAILED\b|E   \w|npm ERR!|\s{0,4}✗|error(?:\[E\d+\])?:|panic:|fatal:"
    r"|make(?:\[\d+\])?: \*\*\*|Traceback \(most recent call last\)|.{0,120}: error(?: TS\d+)?:"
    r"|✖ \d+ problem|.{0,40}\b[1-9]\d{0,5} (?:failed|failures?|errors?)\b"
    r"|.{0,80}command not found"
)
_PASSED = re.compile(
    r"(\b\d{1,6} passed[^\n]{0,80}|\b0 (?:failed|failures|errors|issues)[^\n]{0,60}"
    r"|\bAll checks passed[^\n]{0,40}|\bBUILD SUCCESS\w*|\bTests:\s{1,8}[^\n]{1,80}"
    r"|^ok  \t\S{1,120})",
    re.MULTILINE,
)
_ERROR_LINE = re.compile(
    r"\berror\b|\bfail|\bpanic|exception\b|\w(?:Error|Exception)\b|not found|denied|cannot |unable"
    r"|undefined|no such|refused|timed? ?out|invalid|missing|mismatch|unexpected|rejected|conflict",
    re.IGNORECASE,
)
_STRONG_LINE = re.compile(
    r"(?:E   |--- FAIL|FAIL\b|FAILED |error(?:\[\w+\])?[: ]|fatal: |panic: )"
    r"|\w{2,60}(?:Error|Exception): |.{0,200}(?:: error |: undefined: |AssertionError|error TS\d)"
)


REFUSED = "refused by the user"
"""How a call ended that the person did not allow."""


@value
class Ending:
    """How a call ended: in a word or two, and the line that says why it failed."""

    failed: bool = False
    label: str = "ok"
    error: str = ""


def body_of(output: str) -> str:
    """The output without the frame that some harnesses put around it."""
    frame = output[:_LONGEST_FRAME]
    place = frame.find("\nOutput:\n")
    return output[place + len("\nOutput:\n") :] if place >= 0 and "xit" in frame else output


def ending(output: str, *, failed: bool, runs: bool) -> Ending:
    """What an output says of its call; `runs`: its text is the call's own report, not a file's."""
    short = runs or len(output) < LONGEST_LINE
    return _ending(output[:_LOOKED_AT], output[-_LOOKED_AT:], failed=failed, runs=runs, short=short)


@lru_cache(maxsize=1_024)
def _ending(first: str, last: str, *, failed: bool, runs: bool, short: bool) -> Ending:
    """Remembered: every rewrite tells of the same calls again."""
    if _REFUSED.search(first[:LONGEST_LINE]):
        return Ending(True, REFUSED)
    status = _exit_status(first, last)
    first = body_of(first)
    if status:
        return Ending(True, f"exit {status}", error_line(first, last))
    if failed or (short and _FAILING.match(first.lstrip())) or (runs and _broken(last)):
        return Ending(True, "failed", error_line(first, last))
    return Ending(False, _good(last) if runs else "ok")


def _broken(last: str) -> bool:
    return any(_BROKEN.match(line[:LONGEST_LINE]) for line in last.split("\n"))


def error_line(first: str, last: str) -> str:
    """The line that says most about what went wrong."""
    lines = [line.strip()[:LONGEST_LINE] for line in f"{first}\n{last}".split("\n")]
    spoken = [line for line in lines if line and not _EXIT.search(line[:80])]
    for tells in (_STRONG_LINE.match, _ERROR_LINE.search):
        if found := next((line for line in spoken if tells(line)), ""):
            return clipped(found, _LONGEST)
    return clipped(spoken[0], _LONGEST) if spoken else ""


def _exit_status(first: str, last: str) -> int | None:
    """The status a tool reports around an output: in its first lines or its last two."""
    ends = "\n".join([*first.split("\n", 6)[:6], *last.rstrip().rsplit("\n", 2)[-2:]])
    for line in ends.split("\n"):
        if len(line) < 120 and (found := _EXIT.search(line)):
            return int(found.group(1))
    return None


def _good(last: str) -> str:
    found = _PASSED.findall(last)
    if not found:
        return "ok"
    return clipped(found[-1], 100)
