"""Judges the reading or writing of one file by its place: protected, secret, outside, run later.

Files that control git or Helix are never written; files that run by themselves later always ask.
"""

import os
import posixpath
from collections.abc import Iterable

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.permission import ANY_FILE, CHANGING, CallNeed, CallRuling, Judgement
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.tools.files.protected_paths import check_new_names, check_writable
from helix_desktop.tools.permissions.command_paths import CommandPaths

STEERS = Phrase("it steers programs")
HOLDS_SECRET = Phrase("it holds a secret")
NOT_IN_PROJECT = Phrase("Names no file in the project folder, and this tool changes no others.")


def judge_writing(path: str, site: CommandPaths) -> Judgement:
    place = site.moved(site.root, path)
    if "\0" in path or not path or not site.holds(place) or place == site.root:
        # tools write nowhere else, whatever the answer: a question would be pointless
        return Judgement(CallRuling.DENY, (NOT_IN_PROJECT,), needs=frozenset({CallNeed.OUTSIDE}))
    steps = site.steps(path, place)
    relative = posixpath.join(*os.path.relpath(place, site.root).split(os.sep))
    if not is_writable(steps, granted=True):
        reason = Phrase("Would change git's or Helix's own settings.")
        return Judgement(CallRuling.DENY, (reason,), path=relative)
    if site.is_secret(path, place):
        reason = Phrase("`{path}` may contain a secret.", path=path)
        return Judgement(
            CallRuling.ASK, (reason,), path=relative, needs=frozenset({CallNeed.SECRETS})
        )
    steers = not is_writable(steps, granted=False) or _has_new_name(relative, site.root)
    if steers or site.is_included(place):
        reason = Phrase(
            "`{path}` starts programs or tells agents what to do, outside the sandbox.", path=path
        )
        form = f"{CHANGING}{relative}"
        return Judgement(
            CallRuling.ASK,
            (reason,),
            (form,),
            path=relative,
            needs=frozenset({CallNeed.CODE}),
            grants={form: STEERS},
        )
    return Judgement(
        CallRuling.ASK,
        (Phrase("Changes `{path}`.", path=path),),
        (str(ANY_FILE),),
        forbids=(str(ANY_FILE),),
        path=relative,
        restorable=True,
    )


def ask_about_file_secret(judgement: Judgement) -> Judgement:
    """Ask about a change of a file in which a secret was found, whatever its name.

    No rule for files without secrets covers it.
    """
    path = judgement.path
    reason = Phrase("`{path}` contains a secret, which is hidden from the model.", path=path)
    form = f"{CHANGING}{path}"
    steers = CallNeed.CODE in judgement.needs
    return replace(
        judgement,
        reasons=(reason, *(judgement.reasons if steers else ())),
        forms=() if steers else (form,),
        forbids=(),
        needs=judgement.needs | {CallNeed.SECRETS},
        restorable=False,
        grants={} if steers else {form: HOLDS_SECRET},
    )


def judge_reading(path: str, site: CommandPaths) -> Judgement:
    """Judge a tool that only reads: inside the workspace only secrets need a question."""
    place = site.moved(site.root, path) if "\0" not in path else site.root
    if path and site.holds(place) and site.is_secret(path, place):
        reason, form = Phrase("`{path}` may contain a secret.", path=path), f"reading {path}"
        relative = posixpath.join(*os.path.relpath(place, site.root).split(os.sep))
        needs = frozenset({CallNeed.SECRETS})
        return Judgement(CallRuling.ASK, (reason,), (form,), path=relative, needs=needs)
    return Judgement(CallRuling.ALLOW)


def _has_new_name(relative: str, root: str) -> bool:
    """Return whether a path has a new name that programs may obey."""
    parts = tuple(relative.split("/"))
    count = sum(
        not os.path.lexists(os.path.join(root, *parts[: index + 1])) for index in range(len(parts))
    )
    try:
        check_new_names(parts, count, lambda _: False)
    except ToolError:
        return True
    return False


def is_writable(steps: Iterable[str], *, granted: bool) -> bool:
    """Return whether tools may write the path, with or without the user's grant."""
    try:
        check_writable(tuple(steps), lambda _: granted)
    except ToolError:
        return False
    return True
