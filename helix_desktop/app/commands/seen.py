"""`helix-desktop seen`: which requests sent the model a text or an output.

Exit status 0: done. 1: no request had the text, or some records can't be read. 2: impossible, for
instance because the application has the workspace open.
"""

import asyncio
import gc
import json
from argparse import Namespace
from collections.abc import Iterator

from msgspec.structs import asdict

from helix_desktop.app.commands.output import CLEAN, FINDING, Say, counted, safe_line
from helix_desktop.app.commands.workspace_access import (
    check_session,
    open_workspace_store,
    saved_workspace,
)
from helix_desktop.app.environment import Paths
from helix_desktop.app.history.seen_search import SeenAs, SeenFinder, SeenInSession
from helix_desktop.domain.cache import NO_SESSION, is_digest_prefix
from helix_desktop.domain.errors import HelixError

MAX_SIGHTINGS = 40
"""The most lines about one session; `--json` has all."""


def run_seen(options: Namespace, paths: Paths, say: Say) -> int:
    if not options.text:
        raise HelixError("Enter a text to look for.")
    if options.output and not is_digest_prefix(options.text):
        raise HelixError("{text} isn't the beginning of a hash.", text=repr(options.text))

    async def find() -> list[SeenInSession]:
        async with open_workspace_store(
            saved_workspace(paths, options.workspace, options.folder), paths
        ) as store:
            heads = await store.sessions()
            wanted = check_session(options.session, heads)
            heads = [head for head in heads if wanted in (NO_SESSION, head.id)]
            finder = SeenFinder(store)
            if options.output:
                return await finder.find_output(await store.find(options.text), heads)
            return await finder.find(options.text, heads)

    gc.disable()  # half of the time for 100,000 messages, and the process ends afterwards
    answers = asyncio.run(find())
    if options.as_json:
        values = [
            {
                "session": answer.session,
                "title": answer.title,
                "requests": len(answer.requests),
                "seen": answer.spans,
                "sightings": [asdict(sighting) for sighting in answer.sightings],
            }
            for answer in answers
            if answer.sightings
        ]
        say(json.dumps(values))
    else:
        for answer in answers:
            if answer.sightings:
                for line in seen_lines(answer):
                    say(line)
        if not any(answer.sightings for answer in answers):
            say("No request had it.")
    unreadable = sum(answer.unreadable for answer in answers)
    if unreadable and not options.as_json:
        say(f"{counted(unreadable, 'record', 'records')} can't be read. They may have it.")
    seen = any(answer.sightings for answer in answers)
    return CLEAN if seen and not unreadable else FINDING


def seen_lines(answer: SeenInSession) -> Iterator[str]:
    yield f"{answer.session}  {safe_line(answer.title)}"
    spans = ", ".join(_span(first, last) for first, last in answer.spans)
    yield f"  seen in {spans} of {counted(len(answer.requests), 'request', 'requests')}"
    for sighting in answer.sightings[:MAX_SIGHTINGS]:
        name = f" ({sighting.name})" if sighting.name else ""
        number = f" {sighting.number}" if sighting.number else ""
        after = ""
        if sighting.after is SeenAs.NOTHING:
            after = f", gone in {sighting.last + 1}"
        elif sighting.after is not None:
            place = f"{'' if sighting.after_number else 'a '}{sighting.after}"
            number_after = f" {sighting.after_number}" if sighting.after_number else ""
            after = f", replaced by {place}{number_after} in {sighting.last + 1}"
        where = _span(sighting.first, sighting.last)
        what = f"{sighting.what}{number}{name}{after}"
        yield f"    {safe_line(f'{where}: {what}: “{sighting.quote}”')}"
    if (more := len(answer.sightings) - MAX_SIGHTINGS) > 0:
        yield f"    … and {more:,} more (--json lists all)"


def _span(first: int, last: int) -> str:
    return f"{first:,}" if first == last else f"{first:,}–{last:,}"
