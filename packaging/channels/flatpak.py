"""The manifest for flatpak-builder: the portable archive on a runtime with git and compilers.

Flatpak forbids user namespaces, so bubblewrap cannot start commands there, and the program asks
before each. Commands see the files and tools of the runtime, never those of the system: the
permission to start programs outside (org.freedesktop.Flatpak) is not asked for.
"""

from channels.product import Product
from channels.yaml_text import Noted, Value, yaml_text

RUNTIME, RUNTIME_VERSION = "org.freedesktop.Sdk", "25.08"
MACHINES = ("x86_64", "aarch64")
PERMISSIONS = {
    "--share=network": "models, web pages, and MCP servers",
    "--share=ipc": "shared memory of X11, without which painting is slow",
    "--socket=wayland": "the window",
    "--socket=fallback-x11": "the window where there is no Wayland",
    "--filesystem=home": "projects; others can be granted with `flatpak override`",
    "--talk-name=org.freedesktop.secrets": "API keys in the system keyring",
    "--talk-name=org.kde.StatusNotifierWatcher": "the tray icon",
}
"""Every permission, and what needs it."""


def make(product: Product) -> dict[str, str]:
    product.file(_ending(MACHINES[0]))
    folder = f"/app/lib/{product.name}"
    manifest: dict[str, Value] = {
        "id": product.identifier,
        "runtime": RUNTIME,
        "runtime-version": RUNTIME_VERSION,
        "sdk": RUNTIME,
        "command": product.name,
        "finish-args": [Noted(word, why) for word, why in PERMISSIONS.items()],
        "cleanup": ["/share/man", f"/share/applications/zz-{product.name}-folder.desktop"],
        "modules": [
            {
                "name": product.name,
                "buildsystem": "simple",
                "build-options": {"strip": False, "no-debuginfo": True},
                "build-commands": [
                    f"mkdir -p {folder} /app/bin",
                    f"cp -a {product.name} _internal {folder}/",
                    "cp -a share /app/",
                    f"ln -s ../lib/{product.name}/{product.name} /app/bin/{product.name}",
                ],
                "sources": _sources(product),
            }
        ],
    }
    return {f"flatpak/{product.identifier}.yaml": yaml_text(manifest)}


def _ending(machine: str) -> str:
    return f"-linux-{machine}.tar.gz"


def _sources(product: Product) -> list[Value]:
    return [
        {
            "type": "archive",
            "url": file.address,
            "sha256": file.sha256,
            "only-arches": [machine],
        }
        for machine in MACHINES
        for file in product.offered(_ending(machine))
    ]
