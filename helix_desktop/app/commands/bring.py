"""`helix-desktop session bring`: finds text in other sessions, and adds what has it to this one.

Exit status 0: done. 1: nothing contains the text. 2: impossible, for instance because the
application has the workspace open.
"""

from argparse import Namespace
from functools import partial

from helix_desktop.app.commands.output import CLEAN, FINDING, Say, safe_line
from helix_desktop.app.commands.sessions import MAX_LINE_CHARS
from helix_desktop.app.commands.workspace_access import (
    chosen_session,
    chosen_workspace,
    opened_workspace,
)
from helix_desktop.app.environment import Paths
from helix_desktop.domain.cache import MIN_PREFIX_CHARS
from helix_desktop.domain.errors import HelixError

MAX_MATCHES = 40


async def run_bring(options: Namespace, paths: Paths, say: Say) -> int:
    """List what contains a text, or add what has a name to a session."""
    if bool(options.name) == bool(options.find):
        raise HelixError("Use a name, or --find TEXT to list names.")
    choose = partial(chosen_workspace, workspace=options.workspace, folder=options.folder)
    async with opened_workspace(paths, choose) as open_workspace:
        if options.find:
            rows: list[tuple[str, str, str]] = []
            for entry in await open_workspace.mentions.find_outputs(options.find, MAX_MATCHES // 2):
                what = f"{entry.origin.tool} {entry.origin.what}"
                rows.append((entry.digest[:MIN_PREFIX_CHARS], "output", what))
            heads = await open_workspace.sessions.all()
            async for text in open_workspace.seen.containing(
                options.find, heads, limit=MAX_MATCHES
            ):
                if len(rows) == MAX_MATCHES:
                    break
                lines = text.text.splitlines()
                line = next(
                    (line for line in lines if options.find.casefold() in line.casefold()), lines[0]
                )
                kind = "notes" if text.is_notes else "message"
                rows.append((text.name, kind, f"{text.title} · {line.strip()}"))
            for listed_name, kind, what in rows:
                say(f"{listed_name:<22}  {kind:<7}  {safe_line(what[:MAX_LINE_CHARS])}")
            if not rows:
                say("Nothing contains this text.")
            return CLEAN if rows else FINDING
        heads = await open_workspace.sessions.all()
        session = options.session
        if not session:
            branch = options.name.partition("/")[0]
            session = next((head.source for head in heads if head.id == branch), "")
        if not session:
            raise HelixError("{name} isn't of a branch.", "Add --session.", name=repr(options.name))
        head = chosen_session(session, heads)
        source = await open_workspace.bring(options.name, head.id)
        say(f"{head.id}  {safe_line(head.title)}")
        say(f"Added, from {safe_line(source.title)}, message {source.seq}.")
        return CLEAN
