"""The list of an installer's parts (SBOM, CycloneDX 1.6): versions, licenses, and locked hashes.

Of each locked distribution that is brought, of Python, of libraries of the build machine, and of
code inside wheels that their own metadata do not name: Qt's parts, LevelDB, and Snappy.
"""

import json
import platform
import re
import subprocess
import uuid
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from importlib.metadata import Distribution
from typing import Any

from installers.licences import TEXTS
from installers.place import LICENSE, NAME, ROOT, SUMMARY, Refused, epoch, machine, version

ENDING = ".cdx.json"
FILE = f"{NAME}{ENDING}"
"""Its name inside an installer."""
_PIN = re.compile(r"^([a-z0-9][a-z0-9.-]*)==([^ ;\\]+)((?:.*\\\n)*.*)$", re.MULTILINE)
_ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \|", re.MULTILINE)
_QT, _STORES = "pyside6-essentials", ("plyvel", "plyvel-ci", "plyvel-next")
_DATA = ("tokenizer ranks", "Inter", "JetBrains Mono")

Component = dict[str, Any]


def beside(system: str, processor: str = "") -> str:
    """Return the name of the list beside the installers of one system."""
    return f"{NAME}-{version()}-{system}-{processor or machine()}{ENDING}"


def text(
    distributions: Mapping[str, Distribution],
    *,
    python: str = "",
    packages: Iterable[str] = (),
) -> str:
    """Return the list, the same to the byte for the same parts.

    `python` is the version of the Python that is brought, "" for that which builds; `packages` are
    the Debian packages whose libraries are brought.
    """
    hashes, licenses = locked_hashes(), _licenses()
    parts = [
        _distribution(name, dist, hashes=hashes, licenses=licenses)
        for name, dist in sorted(distributions.items())
    ]
    python = python or platform.python_version()
    parts.append(_part("Python", python, license="PSF-2.0", purl=f"pkg:generic/python@{python}"))
    parts += [_debian(package) for package in sorted(packages)]
    for words, license in licenses.items():
        if words.startswith(_DATA):
            parts.append(_part(words.split(" (`")[0], license=license.split(",")[0], type="data"))
    program = _part(NAME, version(), license=LICENSE, type="application")
    program |= {"description": SUMMARY}
    listed: dict[str, Any] = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(epoch(), UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "lifecycles": [{"phase": "build"}],
            "component": program,
        },
        "components": parts,
        "dependencies": [
            {"ref": program["bom-ref"], "dependsOn": sorted(part["bom-ref"] for part in parts)}
        ],
    }
    identity = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(listed, sort_keys=True))
    return json.dumps({**listed, "serialNumber": f"urn:uuid:{identity}"}, indent=1) + "\n"


def locked_hashes() -> dict[tuple[str, str], list[str]]:
    """Return the SHA-256 of each file that the lock allows, by name and version."""
    lock = (ROOT / "requirements" / "run.lock").read_text(encoding="utf-8")
    return {
        (pin[1], pin[2]): re.findall(r"sha256:([0-9a-f]{64})", pin[3])
        for pin in _PIN.finditer(lock)
    }


def _licenses() -> dict[str, str]:
    """Return what THIRD-PARTY.md states of each part, by its name in lower case for packages."""
    rows = _ROW.findall((ROOT / "THIRD-PARTY.md").read_text(encoding="utf-8"))
    return {name if name.startswith(_DATA) else name.lower(): license for name, license in rows}


def _distribution(
    name: str,
    dist: Distribution,
    *,
    hashes: Mapping[tuple[str, str], list[str]],
    licenses: Mapping[str, str],
) -> Component:
    if (name, dist.version) not in hashes or name not in licenses:
        raise Refused(f"{name} {dist.version} is not in run.lock or not in THIRD-PARTY.md.")
    license, purl = licenses[name].split(" (")[0], f"pkg:pypi/{name}@{dist.version}"
    part = _part(name, dist.version, license=license, purl=purl)
    # any of these files: wheels are for one system each
    allowed = [{"alg": "SHA-256", "content": digest} for digest in hashes[name, dist.version]]
    part["externalReferences"] = [{"type": "distribution", "url": purl, "hashes": allowed}]
    if name == _QT:
        headings = re.findall(
            r"^=+\n(.+)\n=+$", (TEXTS / "Qt-third-party.txt").read_text("utf-8"), re.MULTILINE
        )
        qt = _part("Qt", dist.version, license=license, within=purl)
        qt["components"] = [_part(each, within=f"{purl}/Qt") for each in headings]
        part["components"] = [qt]
    if name in _STORES:
        files = " ".join(str(each) for each in dist.files or ())
        versions = dict(re.findall(r"/lib(leveldb|snappy)-\w+\.so\.([\d.]*\d)", files))
        part["components"] = [
            _part(title, versions.get(title.lower(), ""), license="BSD-3-Clause", within=purl)
            for title in ("LevelDB", "Snappy")
        ]
    return part


def _debian(package: str) -> Component:
    told = subprocess.run(
        ["dpkg-query", "--show", "--showformat", "${Version}", package],
        capture_output=True,
        text=True,
        check=False,
    )
    return _part(package, told.stdout, purl=f"pkg:deb/debian/{package}@{told.stdout}")


def _part(
    name: str,
    number: str = "",
    *,
    license: str = "",
    purl: str = "",
    type: str = "library",
    within: str = "",
) -> Component:
    reference = purl or "/".join(filter(None, (within, f"{name}@{number}" if number else name)))
    part: Component = {"type": type, "bom-ref": reference, "name": name}
    part |= {"version": number} if number else {}
    part |= {"licenses": [{"expression": license}]} if license else {}
    return part | ({"purl": purl} if purl else {})
