"""Pictures are checked by their content, and scaled to what a model accepts."""

import json
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.messages import image_mime
from helix_desktop.tools.agent.read_files import ReadFile
from helix_desktop.tools.pictures import MAX_PIXELS, check_picture, fit_picture
from helix_desktop.tools.text.file_content import image_size
from tests.pictures import claiming, encoded, moving, picture, size_of

KINDS = ("PNG", "JPEG", "GIF", "WEBP")


async def read(folder: Path, name: str, data: bytes) -> tuple[str, tuple[bytes, ...]]:
    """Return what read_file tells of a file, and the pictures that it shows."""
    (folder / name).write_bytes(data)
    output = await ReadFile(folder).run(json.dumps({"path": name}))
    return output.data.decode(), tuple(image.data for image in output.images)


@pytest.mark.parametrize("kind", KINDS)
async def test_a_picture_is_shown_whatever_its_name_says(tmp_path: Path, kind: str) -> None:
    data = picture(64, 48, kind)
    text, shown = await read(tmp_path, "notes.txt", data)
    assert shown == (data,)
    assert text.startswith(f"[picture notes.txt: {kind}, 64 × 48 pixels, {len(data):,} bytes")
    assert "\n" not in text


async def test_a_text_that_is_called_a_picture_is_text(tmp_path: Path) -> None:
    svg = b'<svg xmlns="http://www.w3.org/2000/svg"><rect width="3"/></svg>'
    text, shown = await read(tmp_path, "drawing.svg", svg)
    assert (text, shown) == (f"1\t{svg.decode()}", ())
    assert (await read(tmp_path, "shot.png", b"no picture"))[1] == ()


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (picture(400, 300)[:900], "damaged or incomplete"),
        (picture(40, 30, "JPEG")[:300], "damaged or incomplete"),
        (claiming(60_000, 60_000), f"too many pixels. Up to {MAX_PIXELS:,}"),
        (claiming(0, 40), "no pixels"),
        (b"\x89PNG\r\n\x1a\n" + b"\1" * 40 + b"\0", "cannot be shown"),
        (b"RIFF\x10\0\0\0WEBPVP8 " + b"\0" * 20, ""),
        (b"GIF89a\5\0\5\0\0\0", "damaged or incomplete"),
    ],
)
async def test_a_picture_that_cannot_be_sent_is_described_in_words(
    tmp_path: Path, data: bytes, why: str
) -> None:
    text, shown = await read(tmp_path, "shot.png", data)
    assert shown == ()
    assert "[the picture cannot be shown. " in text
    assert why in text


@pytest.mark.parametrize("kind", ["GIF", "WEBP"])
async def test_of_a_moving_picture_the_first_frame_is_shown(tmp_path: Path, kind: str) -> None:
    text, shown = await read(tmp_path, "film.gif", moving(kind))
    assert "only its first frame is shown" in text
    still = fit_picture(shown[0], edge=2_000, size=100_000)
    assert image_mime(still) == "image/png"
    assert size_of(still) == (20, 10)


@pytest.mark.parametrize("kind", KINDS)
def test_the_size_of_every_format_is_in_its_header(kind: str) -> None:
    assert image_size(picture(130, 70, kind)) == (130, 70)
    assert image_size(picture(130, 70, "WEBP", lossless=True)) == (130, 70)
    assert image_size(picture(130, 70, "WEBP", exif=b"Exif\0\0")) == (130, 70)


def test_a_picture_within_the_limits_keeps_its_bytes() -> None:
    for kind in ("PNG", "JPEG"):
        data = picture(300, 200, kind)
        assert fit_picture(data, edge=300, size=len(data)) == data


@pytest.mark.parametrize("kind", KINDS)
def test_a_large_picture_is_scaled_to_the_same_bytes_each_time(kind: str) -> None:
    data = picture(1_200, 600, kind)
    made = fit_picture(data, edge=400, size=1_000_000)
    assert size_of(made) == (400, 200)
    assert made == fit_picture(data, edge=400, size=1_000_000)
    assert image_mime(made) == ("image/jpeg" if kind == "JPEG" else "image/png")


def test_a_picture_that_stays_too_large_loses_detail_then_pixels() -> None:
    noise = encoded(Image.effect_noise((900, 900), 90), "PNG")
    made = fit_picture(noise, edge=900, size=600_000)
    assert (image_mime(made), size_of(made)) == ("image/jpeg", (900, 900))
    smaller = fit_picture(noise, edge=900, size=20_000)
    assert len(smaller) <= 20_000
    assert max(size_of(smaller)) < 900
    with pytest.raises(ToolError, match="small enough"):
        fit_picture(noise, edge=900, size=50)


def test_transparent_pixels_become_white() -> None:
    clear = encoded(Image.effect_noise((500, 500), 90).convert("RGBA"), "PNG")
    with Image.open(BytesIO(clear)) as image:
        image.putalpha(0)
        made = fit_picture(encoded(image, "PNG"), edge=400, size=4_000)
    assert image_mime(made) == "image/jpeg" or size_of(made) == (400, 400)
    with Image.open(BytesIO(made)) as shown:
        assert shown.convert("RGBA").getpixel((5, 5)) in ((255, 255, 255, 255), (0, 0, 0, 0))


def test_gray_of_sixteen_bits_is_not_cut_to_white() -> None:
    deep = Image.new("I;16", (3_000, 20), 0x8000)
    with Image.open(BytesIO(fit_picture(encoded(deep, "PNG"), edge=300, size=10_000))) as shown:
        assert shown.convert("L").getpixel((5, 1)) == pytest.approx(128, abs=1)


@pytest.mark.parametrize(("width", "sent"), [(800, (100, 200)), (80, (40, 80))])
def test_a_photo_is_sent_as_its_camera_was_held(width: int, sent: tuple[int, int]) -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    lying = picture(width, width // 2, "JPEG", exif=exif)
    assert size_of(fit_picture(lying, edge=200, size=100_000)) == sent


def test_colors_for_print_are_sent_as_those_of_a_screen() -> None:
    printed = encoded(Image.new("CMYK", (30, 20), (0, 255, 255, 0)), "JPEG")
    with Image.open(BytesIO(fit_picture(printed, edge=200, size=100_000))) as shown:
        assert shown.mode == "RGB"
        red, green, blue = shown.getpixel((5, 5))
    assert red > 200 > green + blue


def test_a_photo_with_an_embedded_preview_is_no_animation() -> None:
    photo, preview = Image.new("RGB", (40, 30)), Image.new("RGB", (20, 15))
    data = encoded(photo, "MPO", save_all=True, append_images=[preview])
    assert not check_picture(data).moves


def test_only_pictures_are_checked_as_such() -> None:
    with pytest.raises(ToolError, match="isn't a PNG, JPEG, GIF, or WebP"):
        check_picture(b"BM" + b"\0" * 60)
