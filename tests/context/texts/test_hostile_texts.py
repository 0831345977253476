"""Hostile texts: nothing on the text side is slower than the text is long, and bytes are stable."""

import hashlib
import json
import os
from collections.abc import Callable
from time import thread_time

import pytest

from helix_desktop.context.texts.handover_document import (
    body_text,
    handover_material,
    parse_handover,
)
from helix_desktop.context.texts.handover_without_model import extract_handover
from helix_desktop.context.texts.key_details import IndexedStretch, add_index, find_details
from helix_desktop.context.texts.markers import MarkedOriginal, make_marker
from helix_desktop.context.texts.name_index import StretchNames, name_line
from helix_desktop.context.texts.notes import NotesBudget, write_notes
from helix_desktop.context.texts.observations import observations_by_rules
from helix_desktop.context.texts.plain_text import defuse
from helix_desktop.context.texts.previews import make_preview, truncate_output
from helix_desktop.context.texts.quote_check import SpokenText, check_sections
from helix_desktop.context.texts.turns import Passage, PassageSource
from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.context_window.handover_sections import Handover
from helix_desktop.domain.context_window.presets import BALANCED
from tests.context.sample_messages import (
    HISTORY,
    SCALES,
    SESSION,
    agent,
    call,
    context,
    output,
    user,
)
from tests.processes import python

SIZE = 30_000
"""Characters. What is quadratic takes ten seconds with these, what is linear a few hundredths."""
SECONDS = 2.0

UNITS = {
    "one letter": "a",
    "slashes": "a/",
    "dots": "a.",
    "double quotes": '"',
    "escaped quotes": '\\"',
    "single quotes": " 'a",
    "opening quotes": "“a",
    "open brackets": "[ ",
    "marks": '[CACHED] recall_cached_content("',
    "blanks": " ",
    "line feeds": "\n",
    "hexadecimal": "deadbeef1",
    "underscores": "_a",
    "humps": "aB",
    "dashes": "-",
    "digits": "1,",
    "colons": "a:1 ",
    "addresses": "https://a.b/",
    "sentences": "a. ",
    "claims": "the user asked ",
    "stars": "**",
    "backticks": "`a",
    "documents": "cat <<EOF\n",
    "statuses": "exit code ",
    "headings": "## 1. Project Background (",
    "nesting": "[",
    "rules": "you must never error: a_b/c.py 1234\n",
    "priorities": "- [high] {1,",
    "surrogates": "\ud800",
    "wide letters": "必须",
}


def _stretch(text: str) -> list[Passage]:
    return [
        user(1, text),
        agent(2, text),
        call(2, "shell", command=text),
        output(3, "shell", text),
        context(4, text),
        Passage(5, PassageSource.CALL, text, tool="apply_patch"),
        output(6, "apply_patch", text, failed=True),
        call(7, "write", path=text, content=text),
        output(8, "write", text),
    ]


def _jobs(text: str) -> dict[str, Callable[[], object]]:
    original = MarkedOriginal(
        digest_of(text.encode("utf-8", "replace")), text, 9_000, text, text, text
    )
    stretch = _stretch(text)
    empty = Handover(("None.",) * 6)
    return {
        "names": lambda: name_line(text, 400, SCALES),
        "span names": lambda: StretchNames([text, text]).fit(400, SCALES),
        "marker": lambda: make_marker(original, BALANCED, SCALES),
        "preview": lambda: make_preview(original, BALANCED, SCALES, budget=BALANCED.preview_tokens),
        "truncated": lambda: truncate_output(original, 900, policy=BALANCED, weigher=SCALES),
        "details": lambda: find_details(stretch),
        "extract": lambda: extract_handover(stretch, 2_000, SCALES),
        "notes": lambda: write_notes(stretch, NotesBudget.within(2_000), SCALES, history=HISTORY),
        "observations": lambda: observations_by_rules(stretch),
        "parsed": lambda: parse_handover(text),
        "checked": lambda: check_sections([text] * 6, SpokenText.of(stretch)),
        "kept": lambda: add_index(
            empty,
            find_details(stretch),
            800,
            weigher=SCALES,
            stretch=IndexedStretch(StretchNames([text])),
        ),
        "material": lambda: handover_material(stretch),
    }


@pytest.mark.alone
@pytest.mark.parametrize("name", UNITS)
def test_time_is_linear_in_a_hostile_text(name: str) -> None:
    unit = UNITS[name]
    text = unit * (SIZE // len(unit))
    for job, run in _jobs(text).items():
        started = thread_time()
        run()
        assert thread_time() - started < SECONDS, job


@pytest.mark.alone
@pytest.mark.parametrize("name", ["one letter", "slashes", "opening quotes", "digits", "humps"])
def test_a_megabyte_in_one_line_is_read_quickly(name: str) -> None:
    unit = UNITS[name]
    text = unit * (1_000_000 // len(unit))
    started = thread_time()
    find_details([output(1, "shell", text)])
    name_line(text, 400, SCALES)
    defuse(text)
    assert thread_time() - started < SECONDS


SCRIPT = """
from tests.context.texts.test_hostile_texts import everything
import sys
sys.stdout.write(everything())
"""


def everything() -> str:
    """The digest of every text that the text side makes of one session."""
    result = extract_handover(SESSION, 900, SCALES).handover
    indexed = add_index(
        result,
        find_details(SESSION),
        300,
        weigher=SCALES,
        stretch=IndexedStretch(StretchNames(message.text for message in SESSION)),
    )
    made = [
        body_text(indexed.handover),
        repr(indexed),
        write_notes(SESSION, NotesBudget.within(500), SCALES, history=HISTORY),
        repr(observations_by_rules(SESSION)),
        json.dumps([name_line(item.text, 50, SCALES) for item in SESSION]),
        repr(check_sections(result.sections, SpokenText.of(SESSION[4:]))),
    ]
    return hashlib.sha256("\n".join(made).encode()).hexdigest()


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["1", "2"])
def test_the_same_session_gives_the_same_bytes_in_every_process(seed: str) -> None:
    done = python("-c", SCRIPT, env={**os.environ, "PYTHONHASHSEED": seed}, check=True)
    assert done.stdout == everything()
