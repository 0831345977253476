"""What a command reaches for, told from its words: network, secrets, places outside.

Asked of every command, known or not; it may say too much, and never lets anything run.
"""

import re
from collections.abc import Iterable

from helix_desktop.domain.permission import Need
from helix_desktop.tools.judging.losing import losing
from helix_desktop.tools.judging.parsing import Part
from helix_desktop.tools.judging.secret_names import is_secret
from helix_desktop.tools.judging.site import NOTHING, Site
from helix_desktop.tools.judging.words import named

_NETWORK = named("""
    curl wget ssh scp sftp rsync nc ncat netcat telnet ftp ping dig nslookup host traceroute socat
    http https aria2c openssl gh glab aws gcloud az kubectl docker podman helm terraform ansible
    pip pip3 pipx uv poetry conda npm npx pnpm yarn bun deno gem bundle cargo go apt apt-get brew
    dnf yum apk snap flatpak mail sendmail mosh rclone
""")
_GIT_NETWORK = named("clone fetch pull push ls-remote submodule remote archive")
_LEADS = re.compile(r"(?:--?[\w-]+=|\w+=|@|-[A-Za-z](?=[~/.]))")
"""What may stand before a path in one argument."""
_ADDRESS = re.compile(r"://|/dev/(?:tcp|udp)/")


_TELLS = frozenset({"echo", "printf", ":", "true", "false"})
"""Their arguments are only text, whatever they look like."""


def needs_of(
    part: Part, site: Site, bases: Iterable[str], *, known: frozenset[str] = frozenset()
) -> frozenset[Need]:
    """`known` are variables that go through words which are judged where they stand."""
    texts = [word.text for word in part.words]
    texts = [] if texts[:1] and texts[0] in _TELLS else texts
    texts += [aim.target.text for aim in part.aims if aim.target is not None]
    found: set[Need] = set()
    if _NETWORK.intersection(texts) or any(_ADDRESS.search(text) for text in texts):
        found.add(Need.NETWORK)
    if "git" in texts and _GIT_NETWORK.intersection(texts):
        found.add(Need.NETWORK)
    for text in texts:
        path = _LEADS.sub("", text, count=1) if _LEADS.match(text) else text
        if is_secret(re.split("[/:]", path)):
            found.add(Need.SECRETS)
        if path.lstrip("$") not in known and _outside(path, site, bases):
            found.add(Need.OUTSIDE)
    if losing([word.text for word in part.words]):
        found.add(Need.LOSS)
    return frozenset(found)


def loop_variables(parts: Iterable[Part]) -> frozenset[str]:
    """`i` of `for i in 1 2 3`."""
    heads = (part.words for part in parts if part.head and len(part.words) > 1)
    return frozenset(words[0].text for words in heads if words[1].raw == "in")


def _outside(path: str, site: Site, bases: Iterable[str]) -> bool:
    if path.startswith(("~", "$")):
        return True
    if path == NOTHING or not path.startswith(("/", ".")):
        return False
    return not all(site.holds(site.moved(base, path)) for base in bases)
