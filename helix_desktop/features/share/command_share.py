"""`helix-desktop session share`: writes a session as an HTML page, Markdown, or a JSONL file.

Exit status 0: done. 1: something is left out, and is counted. 2: impossible, for instance because
the application has the workspace open, or because a file would hold secrets.
"""

import asyncio
from argparse import Namespace

from helix_desktop.app.commands.output import CLEAN, FINDING, Say, counted, safe_line
from helix_desktop.app.commands.workspace_access import (
    chosen_session,
    open_workspace_store,
    saved_workspace,
)
from helix_desktop.app.container import AppContainer
from helix_desktop.app.environment import Paths
from helix_desktop.app.history.secret_mask import SecretMask
from helix_desktop.app.secret_filter import KNOWN_KEYS
from helix_desktop.app.workspaces.exports import session_to_markdown, write_text_file
from helix_desktop.app.workspaces.session_file_writer import SecretsInFile, write_session_file
from helix_desktop.domain.errors import HelixError

MAX_LISTED_SECRETS = 20


async def run_share(options: Namespace, paths: Paths, say: Say) -> int:
    if not (options.html or options.markdown or options.jsonl):
        raise HelixError("Choose what to write: --html FILE, --markdown FILE, or --jsonl FILE.")
    saved = saved_workspace(paths, options.workspace, options.folder)
    await AppContainer(paths).learn_keys()
    async with open_workspace_store(saved, paths) as store:
        head = chosen_session(options.session, await store.sessions())
        left_out = 0
        if options.html:
            try:
                # Qt, whose parser the page shares with the window: other forms work without it
                from helix_desktop.features.share.share_page import share_page  # noqa: PLC0415
            except ImportError as error:
                raise HelixError(
                    "A page can't be made on this system: {why}.",
                    "Use --markdown, or install the libraries that windows need.",
                    why=str(error),
                ) from error
            page = await share_page(store, head.id, head.title, known=KNOWN_KEYS)
            _say_masked(page.mask, say, "masked")
            await asyncio.to_thread(write_text_file, options.html, page.html)
            say(f"Written: {safe_line(str(options.html))}")
            left_out += page.left_out
        if options.markdown:
            items = await store.events(head.id)
            text, mask = await asyncio.to_thread(session_to_markdown, head.title, items)
            _say_masked(mask, say, "masked")
            await asyncio.to_thread(write_text_file, options.markdown, text)
            say(f"Written: {safe_line(str(options.markdown))}")
        if options.jsonl:
            try:
                report = await write_session_file(
                    store, head.id, head.title, options.jsonl, with_secrets=options.with_secrets
                )
            except SecretsInFile as error:
                _say_masked(error.mask, say, "found")
                raise
            _say_masked(report.mask, say, "in the file")
            say(f"{counted(report.events, 'event', 'events')} in {safe_line(str(options.jsonl))}")
            left_out += report.left_out
    if left_out:
        say(f"{counted(left_out, 'output or picture', 'outputs or pictures')} cut or left out.")
    return FINDING if left_out else CLEAN


def _say_masked(mask: SecretMask, say: Say, outcome: str) -> None:
    """Tell which secrets were masked, if any."""
    if not mask.count:
        return
    kinds = ", ".join(f"{kind} ({count:,})" for kind, count in mask.kinds.most_common())
    say(f"{counted(mask.count, 'secret', 'secrets')} {outcome}: {kinds}")
    for secret in mask.secrets[:MAX_LISTED_SECRETS]:
        place = f"event {secret.event:,}: " if secret.event else ""
        beginning = f", {secret.start}… ({secret.chars:,} characters)" if secret.start else ""
        say(f"  {safe_line(f'{place}{secret.kind}{beginning}')}")
    if (more := mask.count - MAX_LISTED_SECRETS) > 0:
        say(f"  … and {more:,} more.")
