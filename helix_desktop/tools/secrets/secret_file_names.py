"""Names of files and folders that likely hold secrets, keys or passwords (`.pem`, `.env`,
`id_rsa`).

Names only: nothing is opened. The sandbox masks the same names, so that a search below a folder
does not have to ask.
"""

import re
from collections.abc import Iterable, Sequence

from helix_desktop.domain.lazy_pattern import lazy_pattern

KEY_STORES = r".*\.(?:p12|pfx|pkcs12|jks|keystore|kdbx?|ppk)|wallet\.dat"
"""Names of files that hold keys in a form of their own, which tells nothing to a reader."""
NAMES = rf"""
    {KEY_STORES} | .*\.(?:pem|key|ovpn|asc|gpg|age|tfstate|token)
  | id_(?:rsa|dsa|ecdsa|ed25519|xmss)[^.]*
  | [._](?:netrc|npmrc|pypirc|pgpass|my\.cnf|htpasswd|dockercfg|boto|s3cfg|vault-token|authinfo)
  | \.git-credentials | \.[a-z]*_history | \.terraformrc | \.yarnrc\.yml
  | credentials(?:\.(?:json|ya?ml|toml|ini|txt|csv|xml|db))? | .*_credentials(?:\.json)?
  | secrets?\.(?:ya?ml|json|toml|ini|env|txt|enc|properties)
  | (?:passwords?|passwd|shadow|tokens?|api_?keys?)(?:\.(?:txt|json|ya?ml|csv))?
  | (?:service[-_]?account|client_secret).*\.json
  | auth\.json | master\.key
"""
"""Names of files with secrets, except for `.env` and the like; for VERBOSE."""
_FILES = lazy_pattern(NAMES, re.VERBOSE | re.IGNORECASE)
_FILES_ONLY = lazy_pattern(r"passwords?|passwd|shadow|tokens?|api_?keys?", re.IGNORECASE)
"""Words that name a secret as a file, and code as a folder: `design/tokens/`, `pages/password/`."""
_SHOWING = (".example", ".sample", ".template", ".dist", ".defaults")
FOLDERS = frozenset(
    {".ssh", ".aws", ".gnupg", ".kube", ".docker", ".azure", ".gcloud", ".password-store"}
    | {"secrets"}
)
"""Folders in which untracked files are secrets, whatever they contain."""
_FOLDERS = FOLDERS | {".helix", ".git"}


def is_env_file(name: str) -> bool:
    """Return whether a file is secret by its name alone, whatever it contains: `.env*`."""
    folded = name.casefold()
    return folded.startswith(".env") and not folded.endswith(_SHOWING)


def is_secret(steps: Iterable[str]) -> bool:
    """Return whether a path, given step by step, has a name of files or folders with secrets."""
    return any(
        step.casefold() in _FOLDERS or is_env_file(step) or _FILES.fullmatch(step) is not None
        for step in steps
    )


def is_secret_place(steps: Sequence[str], *, is_folder: bool) -> bool:
    """Return the same for a path of which is known whether it leads to a folder."""
    folders, files = (steps, []) if is_folder else (steps[:-1], steps[-1:])
    return is_secret([*(step for step in folders if not _FILES_ONLY.fullmatch(step)), *files])
