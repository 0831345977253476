"""Names under which tools of servers are offered: `server__tool`, as every model's provider takes.

A name is the same each time; what had to be changed in it is made up for by a piece of a digest.
"""

import hashlib
import re

SPLIT = "__"
LONGEST = 64
_SERVER, _MARK = 24, 6
_ODD = re.compile(r"[^A-Za-z0-9_-]+")
_MANY = re.compile(r"_{2,}")


def offered_name(server: str, tool: str) -> str:
    """At most 64 of A-Z a-z 0-9 _ -; the first double underscore ends the server's part."""
    first = server_part(server)
    return f"{first}{SPLIT}{_fitted(tool, _ODD.sub('_', tool), LONGEST - len(first) - len(SPLIT))}"


def server_part(server: str) -> str:
    return _fitted(server, _MANY.sub("_", _ODD.sub("_", server)).strip("_"), _SERVER)


def is_offered(name: str) -> bool:
    """Whether a tool of that name is a server's: no other has a double underscore."""
    return SPLIT in name


def _fitted(given: str, clean: str, most: int) -> str:
    if clean == given and 0 < len(clean) <= most:
        return clean
    mark = hashlib.sha256(given.encode("utf-8", "replace")).hexdigest()[:_MARK]
    return f"{clean[: most - _MARK - 1].rstrip('_')}_{mark}".lstrip("_")
