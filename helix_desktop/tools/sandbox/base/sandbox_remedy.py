"""What would give this Linux system a sandbox, in one sentence for cards and settings."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

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
_PROFILE = "abi <abi/4.0>,", "profile bwrap {program} flags=(unconfined) {{ userns, }}"


def sandbox_remedy(program: str, root: Path = Path("/")) -> str:
    """Return what to do for a sandbox; `program` is the bubblewrap that doesn't run, "" for none.

    `root` is the system's root folder.
    """
    if (root / ".flatpak-info").exists():
        return Phrase(
            "In a Flatpak, no sandbox can run. For one, install Helix as a package of your system "
            "or from the portable archive."
        )
    if not program:
        for name in _system_names(root):
            if (line := _PACKAGES.get(name)) is not None:
                return Phrase(
                    "For a sandbox, install bubblewrap ({command}) and restart Helix.", command=line
                )
        return Phrase(
            "For a sandbox, install bubblewrap with the package manager of your system and restart "
            "Helix."
        )
    if _read(root / "proc/sys/kernel/apparmor_restrict_unprivileged_userns") == "1":
        abi, profile = _PROFILE
        return Phrase(
            "AppArmor denies bubblewrap user namespaces. For a sandbox, install Helix from the "
            ".deb, which brings a profile, or save these two lines as /etc/apparmor.d/bwrap and "
            "restart the computer: “{abi}” “{profile}”",
            abi=abi,
            profile=profile.format(program=program),
        )
    return Phrase(
        "The system denies bubblewrap user namespaces. For a sandbox, allow them (a container must "
        "be started with them) and restart Helix."
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
