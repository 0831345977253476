"""What would give this Linux system a sandbox: a sentence, and the lines to paste in a terminal."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.phrase import Phrase

_PACKAGES = {
    "debian": "sudo apt install bubblewrap",
    "ubuntu": "sudo apt install bubblewrap",
    "fedora": "sudo dnf install bubblewrap",
    "rhel": "sudo dnf install bubblewrap",
    "arch": "sudo pacman -S bubblewrap",
    "suse": "sudo zypper install bubblewrap",
    "alpine": "sudo apk add bubblewrap",
    "void": "sudo xbps-install bubblewrap",
}
"""Commands that install bubblewrap, by the IDs that systems give themselves or are like."""
_PROFILE = (
    r"printf 'abi <abi/4.0>,\nprofile bwrap {program} flags=(unconfined) {{ userns, }}\n'"
    " | sudo tee /etc/apparmor.d/bwrap",
    "sudo apparmor_parser --replace /etc/apparmor.d/bwrap",
)
"""Commands that let bubblewrap make user namespaces, now and after each start of the computer."""


class SandboxRemedy(Struct, frozen=True):
    """What to do for a sandbox; `words` contain the lines."""

    words: str
    lines: tuple[str, ...] = ()


def sandbox_remedy(program: str, root: Path = Path("/")) -> SandboxRemedy:
    """Return what to do for a sandbox; `program` is the bubblewrap that doesn't run, "" for none.

    `root` is the system's root folder.
    """
    if (root / ".flatpak-info").exists():
        return SandboxRemedy(
            Phrase(
                "In a Flatpak, no sandbox can run. For one, install Helix as a package of your "
                "system or from the portable archive."
            )
        )
    if not program:
        for name in _system_names(root):
            if (line := _PACKAGES.get(name)) is not None:
                words = Phrase(
                    "For a sandbox, install bubblewrap ({command}) and restart Helix.", command=line
                )
                return SandboxRemedy(words, (line,))
        return SandboxRemedy(
            Phrase(
                "For a sandbox, install bubblewrap with the package manager of your system and "
                "restart Helix."
            )
        )
    if _read(root / "proc/sys/kernel/apparmor_restrict_unprivileged_userns") == "1":
        first, second = (line.format(program=program) for line in _PROFILE)
        words = Phrase(
            "AppArmor denies bubblewrap user namespaces. For a sandbox, install Helix from the "
            ".deb, which brings a profile, or run these two lines in a terminal and restart "
            "Helix: “{first}” “{second}”",
            first=first,
            second=second,
        )
        return SandboxRemedy(words, (first, second))
    return SandboxRemedy(
        Phrase(
            "The system denies bubblewrap user namespaces. For a sandbox, allow them (a container "
            "must be started with them) and restart Helix."
        )
    )


def _system_names(root: Path) -> Iterator[str]:
    """Yield the ID of the system, then those that it is like."""
    text = _read(root / "etc/os-release") or _read(root / "usr/lib/os-release")
    values = dict(line.partition("=")[::2] for line in text.splitlines())
    for key in ("ID", "ID_LIKE"):
        yield from values.get(key, "").strip("\"'").split()


def _read(path: Path) -> str:
    with suppress(OSError, ValueError):
        return path.read_text(encoding="utf-8").strip()
    return ""
