"""The trailer in commit messages that names the session, and the git hook that adds it."""

from helix_desktop.domain.cache import SessionId

HOOK = "prepare-commit-msg"
"""The only hook that runs. It changes a message before its commit has a hash."""


def session_trailer(session: SessionId) -> str:
    return f"Helix-Session: {session}"


def hook_script(trailer: str) -> bytes:
    return f"""#!/bin/sh
[ -z "$(tail -c 1 "$1")" ] || echo >> "$1"  # a merge's message has no line end
git interpret-trailers --in-place --if-exists addIfDifferent --trailer '{trailer}' "$1"
exit 0
""".encode()
