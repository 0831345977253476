"""Names that tests use and that are gone: `python -m tests.missing_names` lists them.

Most types of the tests are not checked. Of what mypy says of them, this shows only what a renamed
or removed module, name, or argument leaves behind, in tests that seldom run, too.
"""

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMMAND = ("mypy", "--cache-dir", ".mypy_cache/tests", "--no-error-summary", "tests")

_ALWAYS = re.compile(
    r"\[(call-arg|name-defined)\]$|Module (\S+ )?has no attribute"
    r'|module named "(helix_desktop|tests)\b'  # others need not be installed here
)
_ATTRIBUTE = re.compile(r' has no attribute "(\w+)".*\[(attr-defined|union-attr)\]$')


def missing_names(lines: Iterable[str], known: set[str]) -> Iterator[str]:
    """Yield the lines of mypy about missing names.

    An attribute that the package still has is left out (`known`): a test may know better than its
    types which class a value has.
    """
    for line in lines:
        attribute = _ATTRIBUTE.search(line)
        if _ALWAYS.search(line) or (attribute and attribute[1] not in known):
            yield line


def main() -> int:
    package = ROOT.joinpath("helix_desktop").rglob("*.py")
    known = {word for path in package for word in re.findall(r"\w+", path.read_text("utf-8"))}
    done = subprocess.run(
        [sys.executable, "-m", *COMMAND], cwd=ROOT, capture_output=True, encoding="utf-8"
    )
    missing = list(missing_names(done.stdout.splitlines(), known))
    if done.returncode not in (0, 1):  # mypy itself failed
        missing.append(done.stdout + done.stderr)
    sys.stdout.writelines(f"{line}\n" for line in missing)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
