"""PKGBUILD and .SRCINFO for the Arch User Repository: the portable archive as a package."""

from collections.abc import Iterator, Mapping, Sequence

from channels.product import Product

PACKAGE = "helix-desktop-bin"
DEPENDS = (
    *("dbus", "fontconfig", "freetype2", "gcc-libs", "glib2", "glibc", "hicolor-icon-theme"),
    *("libglvnd", "libx11", "libxcb", "libxkbcommon", "libxkbcommon-x11", "util-linux-libs"),
    *("wayland", "xkeyboard-config", "zlib", "zstd", "ca-certificates", "ttf-font"),
)
"""Packages with the libraries that the program takes from the system."""
RECOMMENDED = {
    "bubblewrap": "sandbox for commands",
    "git": "changes of files and repositories",
    "gnome-keyring": "API keys in the system keyring",
    "xdg-utils": "links in the browser",
    "noto-fonts": "the window in Arabic",
    "noto-fonts-cjk": "the window in Japanese and Chinese",
}
MACHINES = ("x86_64", "aarch64")
_HEAD = (
    "# Maintainer: {publisher}\n# Made by `python3 tasks.py package channels`; changes go there.\n"
)
_PACKAGE = """\

package() {
  local files="$srcdir/helix-desktop-$pkgver-linux-$CARCH"
  local library="$pkgdir/usr/lib/helix-desktop"

  install -d "$library" "$pkgdir/usr/bin" "$pkgdir/usr/share/licenses/$pkgname"
  cp -r --preserve=mode,timestamps,links "$files/helix-desktop" "$files/_internal" "$library/"
  cp -r --preserve=mode,timestamps,links "$files/share/." "$pkgdir/usr/share/"
  ln -s ../lib/helix-desktop/helix-desktop "$pkgdir/usr/bin/helix-desktop"
  ln -s ../../../lib/helix-desktop/_internal/LICENSE "$pkgdir/usr/share/licenses/$pkgname/LICENSE"
  ln -s ../../../lib/helix-desktop/_internal/licences "$pkgdir/usr/share/licenses/$pkgname/bundled"
}
"""


def make(product: Product) -> dict[str, str]:
    product.file(_ending(MACHINES[0]))
    fields = _fields(product)
    build = _HEAD.format(publisher=product.publisher) + "".join(_assignments(fields)) + _PACKAGE
    return {"aur/PKGBUILD": build, "aur/.SRCINFO": "".join(_information(fields))}


def _ending(machine: str) -> str:
    return f"-linux-{machine}.tar.gz"


def _fields(product: Product) -> Mapping[str, str | Sequence[str]]:
    """Return variables in the order in which makepkg lists them."""
    archives = {each: product.offered(_ending(each)) for each in MACHINES}
    offered = {machine: found[0] for machine, found in archives.items() if found}
    fields: dict[str, str | Sequence[str]] = {
        "pkgdesc": product.summary,
        "pkgver": product.version,
        "pkgrel": "1",
        "url": product.home,
        "arch": tuple(offered),
        "license": product.licenses,
        "depends": DEPENDS,
        "optdepends": tuple(f"{name}: {use}" for name, use in RECOMMENDED.items()),
        "provides": (f"{product.name}={product.version}",),
        "conflicts": (product.name,),
        # the program and its libraries stay as they were tried
        "options": ("!strip", "!debug"),
    }
    for machine, file in offered.items():
        fields[f"source_{machine}"] = (f"{file.name}::{file.address}",)
        fields[f"sha256sums_{machine}"] = (file.sha256,)
    return fields


def _assignments(fields: Mapping[str, str | Sequence[str]]) -> Iterator[str]:
    yield f"pkgname={quoted(PACKAGE)}\n"
    for name, value in fields.items():
        if isinstance(value, str):
            yield f"{name}={quoted(value)}\n"
        else:
            yield f"{name}=({' '.join(map(quoted, value))})\n"


def _information(fields: Mapping[str, str | Sequence[str]]) -> Iterator[str]:
    yield f"pkgbase = {PACKAGE}\n"
    for name, value in fields.items():
        for each in [value] if isinstance(value, str) else value:
            yield f"\t{name} = {each}\n"
    yield f"\npkgname = {PACKAGE}\n"


def quoted(text: str) -> str:
    """Return a word of bash in which nothing is replaced."""
    return "'" + text.replace("'", "'\\''") + "'"
