"""The bundle of macOS: its icon, what it says of itself, and what is done without keys."""

import plistlib
import struct
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

import helix_desktop
from installers.drawing import Picture, drawn
from installers.place import ROOT, version
from macos import bundle
from macos.icns import MARGIN, SIZES, icns, packed
from macos.info import info


def unpacked(plane: bytes) -> bytes:
    """What a reader makes of a packed plane."""
    made, at = bytearray(), 0
    while at < len(plane):
        lead = plane[at]
        if lead < 128:
            made += plane[at + 1 : at + 2 + lead]
            at += 2 + lead
        else:
            made += plane[at + 1 : at + 2] * (lead - 125)
            at += 2
    return bytes(made)


def entries(made: bytes) -> dict[bytes, bytes]:
    kind, size = struct.unpack_from(">4sI", made)
    assert (kind, size) == (b"icns", len(made))
    result, at = {}, 8
    while at < len(made):
        kind, size = struct.unpack_from(">4sI", made, at)
        result[kind] = made[at + 8 : at + size]
        at += size
    assert at == len(made)
    return result


@pytest.fixture(scope="module")
def pictures(qapp: object) -> list[Picture]:
    return drawn(SIZES, margin=MARGIN)


def test_an_icon_holds_every_size_for_plain_and_sharp_screens(pictures: list[Picture]) -> None:
    result = entries(icns(pictures))
    sides = {}
    for kind, data in result.items():
        if data.startswith(b"\x89PNG"):
            image = QImage.fromData(data)
            assert image.width() == image.height()
            sides[kind] = image.width()
    assert sides == {
        **{b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024},
        **{b"ic11": 32, b"ic12": 64, b"ic13": 256, b"ic14": 512},
    }
    assert set(result) - set(sides) == {b"ic04", b"ic05"}


@pytest.mark.parametrize(("kind", "side"), [(b"ic04", 16), (b"ic05", 32)])
def test_the_smallest_are_planes_that_unpack_to_what_was_drawn(
    kind: bytes, side: int, pictures: list[Picture]
) -> None:
    data = entries(icns(pictures))[kind]
    assert data.startswith(b"ARGB")
    planes = unpacked(data[4:])
    pixels = side * side
    assert len(planes) == 4 * pixels
    drawn_pixels = next(picture.pixels for picture in pictures if picture.size == side)
    for at, channel in enumerate((3, 2, 1, 0)):
        assert planes[at * pixels : (at + 1) * pixels] == drawn_pixels[channel::4]


@pytest.mark.parametrize(
    "plane",
    [b"", b"a", b"ab", b"aab", b"aaa", b"aaab", b"a" * 130, b"a" * 131, b"a" * 400 + b"bc" * 200],
)
def test_a_packed_color_plane_is_unpacked_unchanged(plane: bytes) -> None:
    assert unpacked(packed(plane)) == plane


def test_the_bundle_opens_folders_without_becoming_their_usual_program() -> None:
    properties = plistlib.loads(plistlib.dumps(info()))
    [kind] = properties["CFBundleDocumentTypes"]
    assert kind["LSItemContentTypes"] == ["public.folder"]
    assert kind["LSHandlerRank"] == "Alternate"
    assert properties["CFBundleShortVersionString"] == helix_desktop.__version__ == version()
    assert properties["NSHighResolutionCapable"] is True
    assert tuple(map(int, properties["LSMinimumSystemVersion"].split("."))) >= (13, 0)


def test_what_the_bundle_may_do_is_as_little_as_python_needs() -> None:
    text = bundle.ENTITLEMENTS.read_bytes()
    assert plistlib.loads(text) == {
        "com.apple.security.cs.allow-unsigned-executable-memory": True,
    }
    assert ET.fromstring(text).tag == "plist"


def test_without_keys_nothing_is_sent_to_apple(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    image = tmp_path / "x.dmg"
    image.write_bytes(b"x")
    # a disk image needs no signature, and no tool of macOS is called for it here
    bundle.sign(image)
    bundle.notarise(image)
    assert "x.dmg is not notarised" in capsys.readouterr().err


def test_the_spec_file_makes_the_macos_bundle() -> None:
    spec = (ROOT / "packaging" / "helix-desktop.spec").read_text("utf-8")
    for word in ("BUNDLE(", "info_plist=info()", "bundle.icon()", "bundle.ENTITLEMENTS"):
        assert word in spec
