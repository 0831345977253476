"""Reads from an output how a call ended: exit status, summary, line of the error.

Recorded and external tools report failures only in words, so the ending is read from the exit
status, the summary line, or the error line, within 3,000 characters of each end.
"""

import re

from msgspec import Struct

from helix_desktop.context.texts.plain_text import MAX_EXAMINED_CHARS, clip
from helix_desktop.context.texts.result_cache import cache_results
from helix_desktop.domain.lazy_pattern import lazy_pattern

_MAX_READ_CHARS = 3_000
"""The number of characters that are read at each end of an output."""

_MAX_FRAME_CHARS = 500
"""The number of first characters in which the frame around an output is found."""

_MAX_ERROR_CHARS = 220
"""The maximum number of kept characters of an error line."""

_EXIT = lazy_pattern(
    r"(?:exit(?:ed)?(?: with)?(?: exit)?(?: code| status)?:?|returned (?:code|status))"
    r"[ :]{0,2}(-?\d{1,5})\b",
    re.IGNORECASE,
)

_REFUSED = lazy_pattern(
    r"doesn't want to proceed|tool use was rejected|request interrupted|permission denied by user"
    r"|user (?:denied|rejected|declined)|\[denied\]|\[stopped\]|interrupted by user",
    re.IGNORECASE,
)

_FAILURE_BEGINNING = lazy_pattern(
    r"(?:error\b|fatal\b|fail(?:ed|ure)?\b|traceback \(|panic:|file does not exist|no such file"
    r"|<tool_use_error>|\{\"error\"|string to replace not found|\[error\]|exception\b|cannot "
    r"|invalid )",
    re.IGNORECASE,
)

_FAILURE_LINE = lazy_pattern(
    r"FAIL\b|--- FAIL|FAILED\b|E   \w|npm ERR!|\s{0,4}✗|error(?:\[E\d+\])?:|panic:|fatal:"
    r"|make(?:\[\d+\])?: \*\*\*|Traceback \(most recent call last\)|.{0,120}: error(?: TS\d+)?:"
    r"|✖ \d+ problem|.{0,40}\b[1-9]\d{0,5} (?:failed|failures?|errors?)\b"
    r"|.{0,80}command not found"
)

_SUCCESS_LINE = lazy_pattern(
    r"(\b\d{1,6} passed[^\n]{0,80}|\b0 (?:failed|failures|errors|issues)[^\n]{0,60}"
    r"|\bAll checks passed[^\n]{0,40}|\bBUILD SUCCESS\w*|\bTests:\s{1,8}[^\n]{1,80}"
    r"|^ok  \t\S{1,120})",
    re.MULTILINE,
)

_ERROR_LINE = lazy_pattern(
    r"\berror\b|\bfail|\bpanic|exception\b|\w(?:Error|Exception)\b|not found|denied|cannot |unable"
    r"|undefined|no such|refused|timed? ?out|invalid|missing|mismatch|unexpected|rejected|conflict",
    re.IGNORECASE,
)

_STRONG_LINE = lazy_pattern(
    r"(?:E   |--- FAIL|FAIL\b|FAILED |error(?:\[\w+\])?[: ]|fatal: |panic: )"
    r"|\w{2,60}(?:Error|Exception): |.{0,200}(?:: error |: undefined: |AssertionError|error TS\d)"
)

REFUSED = "refused by the user"
"""The ending of a call that the user did not allow."""


class CallEnding(Struct, frozen=True):
    """The ending of a call: a short label, and the line that says why the call failed."""

    failed: bool = False
    label: str = "ok"
    error: str = ""


def strip_frame(output: str) -> str:
    """Return the output without the frame that some harnesses put around it."""
    frame = output[:_MAX_FRAME_CHARS]
    position = frame.find("\nOutput:\n")
    return output[position + len("\nOutput:\n") :] if position >= 0 and "xit" in frame else output


def read_ending(output: str, *, failed: bool, runs: bool) -> CallEnding:
    """Read the ending of a call from its output.

    `runs`: the output is a report of the call and not the text of a file.
    """
    short = runs or len(output) < MAX_EXAMINED_CHARS
    return _determine_ending(
        output[:_MAX_READ_CHARS], output[-_MAX_READ_CHARS:], failed=failed, runs=runs, short=short
    )


@cache_results(8_192)
def _determine_ending(
    beginning: str, end: str, *, failed: bool, runs: bool, short: bool
) -> CallEnding:
    """Determine an ending.

    Results are cached, because every rewrite describes the same calls again.
    """
    if _REFUSED.search(beginning[:MAX_EXAMINED_CHARS]):
        return CallEnding(True, REFUSED)
    # as a tool reports it in the first lines or the last two lines of its output
    outer_lines = (*beginning.split("\n", 6)[:6], *end.rstrip().rsplit("\n", 2)[-2:])
    matches = (_EXIT.search(line) for line in outer_lines if len(line) < 120)
    status = next((int(match.group(1)) for match in matches if match), None)
    beginning = strip_frame(beginning)
    if status:
        return CallEnding(True, f"exit {status}", find_error_line(beginning, end))
    if (
        failed
        or (short and _FAILURE_BEGINNING.match(beginning.lstrip()))
        or (
            runs and any(_FAILURE_LINE.match(line[:MAX_EXAMINED_CHARS]) for line in end.split("\n"))
        )
    ):
        return CallEnding(True, "failed", find_error_line(beginning, end))
    success_lines = _SUCCESS_LINE.findall(end) if runs else []
    return CallEnding(False, clip(success_lines[-1], 100) if success_lines else "ok")


def find_error_line(beginning: str, end: str) -> str:
    """Return the line that says most about the failure."""
    lines = [line.strip()[:MAX_EXAMINED_CHARS] for line in f"{beginning}\n{end}".split("\n")]
    candidates = [line for line in lines if line and not _EXIT.search(line[:80])]
    for matches in (_STRONG_LINE.match, _ERROR_LINE.search):
        if line_of_error := next((line for line in candidates if matches(line)), ""):
            return clip(line_of_error, _MAX_ERROR_CHARS)
    return clip(candidates[0], _MAX_ERROR_CHARS) if candidates else ""
