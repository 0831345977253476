"""What no command may overwrite or delete as a whole: disks, the system, home folders."""

import posixpath
import re

from helix_desktop.tools.judging.parsing import Aim
from helix_desktop.tools.judging.words import named

_DISK = re.compile(r"/dev/(?:sd|hd|vd|xvd|nvme|mmcblk|disk|mapper/|md|dm-|loop|ram|mem|kmem|port)")
_VARIABLE = re.compile(r"\$(?:\w+|\{\w+\})")
_TOPS = named("""
    /bin /boot /dev /etc /home /lib /lib32 /lib64 /libx32 /media /mnt /opt /proc /root /run /sbin
    /srv /sys /usr /var /Users /System /Library /Applications /Windows
""")


def is_disk(text: str) -> bool:
    return _DISK.match(text) is not None


def is_vital(text: str) -> bool:
    """`/`, `/*`, `/etc`, `~`, `$HOME/`, `$UNSET/*`."""
    if not text.startswith(("/", "~", "$")):
        return False
    bare = posixpath.normpath(text).rstrip("*/.")
    if text[0] == "/":
        return bare in ("", *_TOPS)
    if text[0] == "~":
        return "/" not in bare
    home = bare in ("$HOME", "${HOME}")
    return home or ("/" in text and _VARIABLE.fullmatch(bare) is not None)


def overwrites_disk(aim: Aim) -> bool:
    writes = aim.operator not in ("<", "<<", "<<-", "<<<", "<&")
    return writes and aim.target is not None and is_disk(aim.target.text)
