"""Judges a tool that fetches an address: an "always" stands for one origin, spelled out.

The origin learns what is in the address, and nobody else does; so one that says so may be given for
a conversation with content from elsewhere, too. A secret in the address asks each time.
"""

from urllib.parse import urlsplit

from helix_desktop.domain.permission import Judgement, Need, Ruling


def judge_fetching(url: str) -> Judgement:
    """It always reaches the network, so it always asks first."""
    needs = frozenset({Need.NETWORK})
    try:
        parts = urlsplit(url)
        plain = parts.scheme in ("http", "https") and parts.username is None
        host = parts.hostname or ""
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        plain, host, port = False, "", ""
    if not plain or not host.isascii() or not host.strip("."):
        return Judgement(Ruling.ASK, ("It fetches from an unusual address.",), needs=needs)
    host = f"[{host}]" if ":" in host else host
    origin = f"from {url.partition(':')[0].lower()}://{host}{port}"
    return Judgement(
        Ruling.ASK,
        (f"It fetches from {host}{port}, which learns all that is in the address.",),
        (origin,),
        forbids=(origin,),
        needs=needs,
    )
