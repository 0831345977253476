"""Signatures by gpg, with a key of whoever releases: of SHA256SUMS, and of repositories."""

from pathlib import Path

from installers.place import run

KEY = "HELIX_SIGNING_KEY"
"""Names the key for everything that is started from here: its fingerprint."""


def detached(file: Path, key: str, target: Path) -> Path:
    """Sign a file by another one beside it."""
    return _signed("--armor", "--detach-sign", file=file, key=key, target=target)


def inline(file: Path, key: str, target: Path) -> Path:
    """Sign a text in a copy that contains both."""
    return _signed("--clearsign", file=file, key=key, target=target)


def public_key(key: str) -> str:
    return run("gpg", "--batch", "--armor", "--export", key)


def _signed(*how: str, file: Path, key: str, target: Path) -> Path:
    words = ("--batch", "--yes", "--local-user", key, "--digest-algo", "SHA512")
    run("gpg", *words, *how, "--output", target, file)
    return target
