"""The profile of macOS's Seatbelt (`sandbox-exec`) for a sandbox's layout: readable paths.

**Nobody has run this on a Mac yet.** It is written from the same layout as bubblewrap's mounts, its
text is tested, and it is used only where the user switched it on and a trial with it succeeds.

The last rule that matches decides. Everything is denied at first; then come the system, folders
lent from the user's home, hidden places in these, the project folder, and its special places,
always outer ones before inner ones. Seatbelt has no mounts: rules name paths, so no folder above
such a path may be renamed.
"""

import os
import re
from collections.abc import Iterable

from helix_desktop.tools.files.system_mounts import folders_above, is_within, outermost
from helix_desktop.tools.sandbox.launch.layout import SandboxLayout

PROGRAM = "/usr/bin/sandbox-exec"
SYSTEM = (
    *("/usr", "/bin", "/sbin", "/opt", "/System", "/Library/Apple", "/Library/Developer"),
    *("/Library/Frameworks", "/Library/Java", "/Library/Perl", "/Library/Ruby"),
    *("/Applications/Xcode.app", "/nix", "/private/etc", "/private/var/db/dyld"),
    *("/private/var/db/timezone", "/private/var/select", "/private/var/db/xcode_select_link"),
)
"""Programs, their libraries and settings; not /Library as a whole, which has keychains."""
_DEVICES = ("/dev/null", "/dev/zero")
_READABLE = ("/dev/random", "/dev/urandom", "/dev/fd")
_SERVICES = ("com.apple.system.opendirectoryd.libinfo",)
"""Who a user ID is. No other service of the system is reached: some start programs outside."""
_NETWORK_SERVICES = (
    "com.apple.SystemConfiguration.configd",
    "com.apple.SystemConfiguration.DNSConfiguration",
    "com.apple.trustd.agent",
)
_RESOLVER = "/private/var/run/mDNSResponder"
_READS = "file-read* file-map-executable"
_CHANGES = "file-write* file-link"


def seatbelt_profile(layout: SandboxLayout, scratch: str, *, network: bool) -> str:
    """Return the profile; `scratch` is the command's own temporary folder."""
    services = (*_SERVICES, *(_NETWORK_SERVICES if network else ()))
    rules = [
        "(version 1)",
        "(deny default)",
        "(allow process-fork process-exec)",
        "(allow process-info* (target same-sandbox))",
        "(allow signal (target same-sandbox))",
        "(allow sysctl-read)",
        "(allow ipc-posix-sem)",
        f"(allow mach-lookup{_filters('global-name', services)})",
        # of the folders above what is shown: their names only
        '(allow file-read-metadata (literal "/"))',
        '(allow file-read-data (literal "/"))',
    ]
    shown = outermost((*SYSTEM, *layout.shown, *layout.resources))
    own = (layout.folder, scratch, *((layout.home,) if layout.home else ()))
    above = sorted({upper for place in (*shown, *own) for upper in folders_above(place)})
    rules.append(f"(allow file-read-metadata{_filters('literal', above)})")
    rules.append(f"(allow {_READS}{_filters('subpath', shown)})")
    rules.append(f"(allow file-read*{_filters('literal', _READABLE)})")
    rules.append(f"(allow file-read* file-write-data{_filters('literal', _DEVICES)})")
    removed = (*layout.outside, *layout.app_folders, *layout.withheld)
    kept_out = outermost(
        place
        for place in removed
        if is_within(place, shown) and not is_within(layout.folder, [place])
    )
    if kept_out:
        rules.append(f"(deny file*{_filters('subpath', kept_out)})")
    if network:
        # addresses only: by sockets of files, programs outside, as Docker, do what they are told
        rules.append("(allow network-outbound (remote ip))")
        rules.append("(allow network-bind network-inbound (local ip))")
        rules.append(f"(allow network-outbound{_filters('literal', [_RESOLVER])})")
    writable = outermost((scratch, *((layout.home,) if layout.home else ())))
    rules.append(f"(allow {_READS} {_CHANGES}{_filters('subpath', writable)})")

    inside = [place for place in layout.app_folders if is_within(place, [layout.folder])]
    covers = (*layout.hidden, *inside, *layout.absent)
    steps = {place: f"(deny {_CHANGES}{_filters('subpath', [place])})" for place in layout.closed}
    steps |= {place: f"(deny file*{_filters('subpath', [place])})" for place in covers}
    changes = "" if layout.looking else f" {_CHANGES}"
    rules.append(f"(allow {_READS}{changes}{_filters('subpath', [layout.folder])})")
    for place in sorted(steps, key=lambda place: place.split("/")):
        if not any(place != cover and is_within(place, [cover]) for cover in covers):
            rules.append(steps[place])
    # a folder that is moved would take what is below to paths without rules
    fixed = {*layout.fixed, *layout.fixed_folders, layout.folder}
    for place in (*steps, *fixed):
        fixed.update(upper for upper in folders_above(place) if is_within(upper, [layout.folder]))
    rules.append(f"(deny file-write-unlink{_filters('literal', sorted(fixed))})")
    for folder in layout.fixed_folders:
        # its entries stay; what is in them may change. Any sign may stand where one has a meaning
        pattern = re.sub(
            r"[^a-zA-Z0-9/_-]", lambda sign: "." if sign[0].isascii() else ".+", folder
        )
        rules.append(f'(deny file-write-create file-write-unlink (regex #"^{pattern}/[^/]+$"))')

    if layout.pipes:
        rules.append(f"(deny file*{_filters('literal', layout.pipes)})")
    return "\n".join([*rules, ""])


def _filters(kind: str, values: Iterable[str]) -> str:
    # a path can't end its string
    escaped = (value.replace("\\", "\\\\").replace('"', '\\"') for value in values)
    return "".join(f' ({kind} "{value}")' for value in escaped)


def is_available() -> bool:
    return os.access(PROGRAM, os.X_OK)
