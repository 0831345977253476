"""Three files for winget, which installs the setup program without an administrator."""

from collections.abc import Mapping

from channels.product import Product
from channels.yaml_text import Value, yaml_text

SCHEMA = "1.9.0"
PACKAGE = "HelixDesktop.HelixDesktop"
ENTRY = "HelixDesktop"
"""The key under Uninstall in the registry, by which winget finds what is installed."""
OLDEST = "10.0.17763.0"
"""Windows 10 1809, as the setup program demands."""
LANGUAGE = "en-US"
MOST_TAGS = 16


def make(product: Product) -> dict[str, str]:
    letter, name = PACKAGE[0].lower(), PACKAGE.replace(".", "/")
    folder = f"winget/manifests/{letter}/{name}/{product.version}"
    parts: dict[str, tuple[str, Mapping[str, Value]]] = {
        "": ("version", {"DefaultLocale": LANGUAGE}),
        ".installer": ("installer", _installer(product)),
        f".locale.{LANGUAGE}": ("defaultLocale", _words(product)),
    }
    return {
        f"{folder}/{PACKAGE}{ending}.yaml": _text(product, kind, values)
        for ending, (kind, values) in parts.items()
    }


def _text(product: Product, kind: str, values: Mapping[str, Value]) -> str:
    head = {"PackageIdentifier": PACKAGE, "PackageVersion": product.version}
    return yaml_text({**head, **values, "ManifestType": kind, "ManifestVersion": SCHEMA})


def _installer(product: Product) -> Mapping[str, Value]:
    setup = product.file("-windows-x64-setup.exe")
    return {
        "Platform": ["Windows.Desktop"],
        "MinimumOSVersion": OLDEST,
        "InstallerType": "nullsoft",
        "Scope": "user",
        "InstallModes": ["interactive", "silent"],
        "UpgradeBehavior": "install",
        "ProductCode": ENTRY,
        "ReleaseDate": product.day,
        "Installers": [
            {
                "Architecture": "x64",
                "InstallerUrl": setup.address,
                "InstallerSha256": setup.sha256.upper(),
            }
        ],
    }


def _words(product: Product) -> Mapping[str, Value]:
    return {
        "PackageLocale": LANGUAGE,
        "Publisher": product.publisher,
        "PackageName": product.title,
        "PackageUrl": product.home,
        "License": product.licenses[0],
        "ShortDescription": product.summary,
        "Description": " ".join(product.description),
        "Moniker": product.name,
        "Tags": list(product.keywords[:MOST_TAGS]),
    }
