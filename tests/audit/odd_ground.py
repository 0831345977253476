"""A project folder full of names that look like options, patterns and quotes, or are no text."""

import os
import subprocess
from pathlib import Path

OUTSIDE = "THIS STANDS OUTSIDE"
"""The first line of what no command may read."""

_PLAIN = (
    b'a b f g a.txt B.txt 1 -delete -exec -oa.txt -n +1f -- ! ( [x] [a-z] * ? \\ \' "q" $x {a,b}'
    b" ~ # = :c @f , % x! ^ a-b a] [ .hid .e"
)
_ODD = (b"x y", b"a\nb", b"\xc3\xa9", b"\xff", b"\xc3", b"a\xfe", b"\xff\xfe\xfd", b"-\xff")
NAMES = (*_PLAIN.split(), *_ODD)
BELOW = (b"d/b", b"d/c d", b"d/-r", b"d2/b", b"sub/deep/a", b"sub/a", b"sub/[b]", b"\xe9d/a")
LINKS = {
    b"-": b"../outside/secret",
    b"d/a": b"../../outside/secret",
    b"out": b"../outside",
    b"l": b"sub/deep",
    b"in": b"a",
    b"sub/f": b"../../outside/secret",
}


def lay_odd(folder: Path) -> None:
    """Fill an empty folder; what lies outside stands beside it."""
    root = os.fsencode(folder)
    outside = folder.parent / "outside"
    outside.mkdir()
    (outside / "secret").write_text(OUTSIDE + "\n")
    for name in (*NAMES, *BELOW, b".env"):
        place = os.path.join(root, name)
        os.makedirs(os.path.dirname(place), exist_ok=True)
        with open(place, "wb") as file:
            file.write(b"inside\n")
    for name, target in LINKS.items():
        os.symlink(target, os.path.join(root, name))


def make_repository(folder: Path) -> None:
    """One with a commit, and a change that is in none."""
    environment = {**os.environ, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"}
    who = ("-c", "user.name=A B", "-c", "user.email=a@example.com")
    for words in (("init", "-q", "--template="), ("add", "a", "b", "sub"), ("commit", "-qm", "x")):
        command = ["git", *who, *words]
        subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True)
    (folder / "b").write_text("x\ny\n")
