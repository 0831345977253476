"""Whether README, CHANGELOG, AppStream, and the tag state the version of the package."""

import os
import re
from xml.etree import ElementTree

from installers.place import ROOT, Refused, version
from linux import telling

UNRELEASED = "Unreleased"


def check() -> None:
    """Refuse to build what states two versions; for a tag, the changes must be of a release."""
    is_tag = os.environ.get("GITHUB_REF_TYPE") == "tag"
    tag = os.environ.get("GITHUB_REF_NAME", "") if is_tag else ""
    if found := differences(stated(), version(), tag=tag):
        raise Refused("Not one version:\n" + "\n".join(found))


def stated() -> dict[str, str]:
    """Return the version that each place states, "" for none."""
    texts = {name: (ROOT / name).read_text(encoding="utf-8") for name in _PLACES}
    result = {name: _first(pattern, texts[name]) for name, pattern in _PLACES.items()}
    release = ElementTree.fromstring(telling.metainfo()).find("releases/release")
    result["AppStream"] = "" if release is None else release.get("version", "")
    return result


def differences(stated: dict[str, str], version: str, *, tag: str = "") -> list[str]:
    """Return a line for each place that states another version than the package."""
    places = {**stated, **({"The tag": tag.removeprefix("v")} if tag else {})}
    allowed = {version} if tag else {version, UNRELEASED}
    return [
        f"{place} states {number or 'none'}, the package {version}."
        for place, number in places.items()
        if number not in allowed
    ]


def _first(pattern: str, text: str) -> str:
    match = re.search(pattern, text, re.MULTILINE)
    return match[1].removeprefix("v") if match else ""


_PLACES = {
    "README.md": r"^!\[version ([^,\]]+)",
    "resources/pictures/badges.svg": r">version<(?:.*\n)*?.*>(\d[^<]*)</text>",
    "CHANGELOG.md": r"^## (\S+)",
}
