"""The list of parts (SBOM) has a version, a license, and the locked hashes of each."""

import json
from typing import Any

import pytest

from installers import licences, sbom
from installers.place import Refused

INSTALLED = licences.installed(licences.locked())


@pytest.fixture(scope="module")
def listed() -> dict[str, Any]:
    result: dict[str, Any] = json.loads(sbom.text(INSTALLED))
    return result


def test_every_locked_distribution_is_listed_with_license_and_hashes(
    listed: dict[str, Any],
) -> None:
    parts = {part["name"]: part for part in listed["components"]}
    assert set(INSTALLED) <= set(parts)
    for name, dist in INSTALLED.items():
        part = parts[name]
        assert part["version"] == dist.version
        assert part["licenses"][0]["expression"]
        [reference] = part["externalReferences"]
        assert reference["hashes"]
        assert all(len(item["content"]) == 64 for item in reference["hashes"])


def test_code_inside_wheels_is_listed_too(listed: dict[str, Any]) -> None:
    def names(parts: list[dict[str, Any]]) -> set[str]:
        inside = (names(part.get("components", [])) for part in parts)
        return {part["name"] for part in parts}.union(*inside)

    parts = {"Python", "Qt", "HarfBuzz", "LevelDB", "Snappy", "Inter", "JetBrains Mono"}
    assert parts <= names(listed["components"])


def test_each_part_has_a_reference_of_its_own_and_the_list_is_always_the_same(
    listed: dict[str, Any],
) -> None:
    def references(parts: list[dict[str, Any]]) -> list[str]:
        inside = [item for part in parts for item in references(part.get("components", []))]
        return [*(part["bom-ref"] for part in parts), *inside]

    found = references([listed["metadata"]["component"], *listed["components"]])
    assert len(found) == len(set(found))
    assert set(listed["dependencies"][0]["dependsOn"]) <= set(found)
    assert json.loads(sbom.text(INSTALLED)) == listed


def test_a_distribution_that_is_not_locked_ends_the_build() -> None:
    pytest_itself = licences.installed(["pytest"])
    with pytest.raises(Refused, match=r"pytest .* is not in run\.lock"):
        sbom.text(pytest_itself)
