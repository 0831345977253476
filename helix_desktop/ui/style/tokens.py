"""Every color (dark and light), text style, font, and measure of the window."""

from msgspec import Struct


class ColorTokens(Struct, frozen=True):
    """The colors of one appearance, named after their use and not their hue."""

    bg: str
    panel: str
    surf: str
    surf2: str
    raised: str
    code: str
    hover: str
    sel: str
    user: str
    line: str
    line2: str
    fg: str
    fg2: str
    mut: str
    dis: str
    acc: str
    accfill: str
    accfill_h: str
    onacc: str
    ok: str
    warn: str
    bad: str
    info: str
    hit: str
    hitline: str
    hitfg: str
    addbg: str
    addword: str
    rembg: str
    remword: str
    s_kw: str
    s_str: str
    s_num: str
    s_fn: str
    s_com: str
    s_dec: str
    scrim: str
    badfill: str
    k_system: str
    k_tools: str
    k_pins: str
    k_handover: str
    k_obs: str
    k_notes: str
    k_raw: str
    k_markers: str
    k_draft: str
    k_reserve: str


DARK = ColorTokens(
    bg="#0d0f13",
    panel="#111419",
    surf="#171b22",
    surf2="#1d222b",
    raised="#1b2029",
    code="#0f1217",
    hover="#191e26",
    sel="#1c2140",
    user="#1b2030",
    line="#242a35",
    line2="#343c4a",
    fg="#e8eaf0",
    fg2="#b4bac8",
    mut="#8c95a8",
    dis="#5b6373",
    acc="#8b9cff",
    accfill="#5262f0",
    accfill_h="#5666f3",
    onacc="#ffffff",
    ok="#4ade80",
    warn="#fbbf24",
    bad="#f87171",
    info="#60a5fa",
    hit="#5c4708",
    hitline="#fbbf24",
    hitfg="#fff3cf",
    addbg="#11231d",
    addword="#1c4a36",
    rembg="#25171c",
    remword="#5a2630",
    s_kw="#bb9af7",
    s_str="#9ece6a",
    s_num="#ff9e64",
    s_fn="#7aa2f7",
    s_com="#7a839a",
    s_dec="#e0af68",
    scrim="#05060a",
    badfill="#c93434",
    k_system="#7d55d6",
    k_tools="#c9b8ff",
    k_pins="#f26fb0",
    k_handover="#6b82ff",
    k_obs="#4fe0cd",
    k_notes="#2f9c8c",
    k_raw="#54729c",
    k_markers="#fbbf24",
    k_draft="#e8eaf0",
    k_reserve="#3a4252",
)

LIGHT = ColorTokens(
    bg="#ffffff",
    panel="#f6f7f9",
    surf="#ffffff",
    surf2="#eef0f4",
    raised="#ffffff",
    code="#f7f8fa",
    hover="#f3f4f8",
    sel="#e9ecff",
    user="#f1f3f9",
    line="#e2e5ec",
    line2="#cdd2dd",
    fg="#171a21",
    fg2="#414859",
    mut="#5f6779",
    dis="#9aa1b0",
    acc="#4354e6",
    accfill="#4a5cf0",
    accfill_h="#3a4be0",
    onacc="#ffffff",
    ok="#12713a",
    warn="#a04a08",
    bad="#c92222",
    info="#1f5bd6",
    hit="#ffe9a8",
    hitline="#d27304",
    hitfg="#3d2a00",
    addbg="#eaf7ef",
    addword="#bfe8cd",
    rembg="#fdeeee",
    remword="#f8cccc",
    s_kw="#7c3aed",
    s_str="#12713a",
    s_num="#b03c0a",
    s_fn="#1f5bd6",
    s_com="#646c7e",
    s_dec="#a04a08",
    scrim="#171a21",
    badfill="#dc2626",
    k_system="#5a2fb8",
    k_tools="#9a78ee",
    k_pins="#d6336c",
    k_handover="#4a5cf0",
    k_obs="#0fa08f",
    k_notes="#0b6b60",
    k_raw="#7b8db3",
    k_markers="#d27304",
    k_draft="#171a21",
    k_reserve="#cfd4df",
)

SANS = ("Inter", "Segoe UI", "SF Pro Text", "Noto Sans", "sans-serif")
MONO = ("JetBrains Mono", "Cascadia Code", "SF Mono", "DejaVu Sans Mono", "monospace")


class TextStyle(Struct, frozen=True):
    """A text style: families, size in pixels, weight, and line height."""

    families: tuple[str, ...]
    size: int
    weight: int
    line: int


TYPES = {
    "display": TextStyle(SANS, 20, 600, 28),
    "metric": TextStyle(SANS, 18, 600, 24),
    "title": TextStyle(SANS, 14, 600, 20),
    "body": TextStyle(SANS, 13, 400, 20),
    "prose": TextStyle(SANS, 14, 400, 22),
    "strong": TextStyle(SANS, 13, 500, 20),
    "small": TextStyle(SANS, 12, 400, 16),
    "smallb": TextStyle(SANS, 12, 500, 16),
    "micro": TextStyle(SANS, 11, 400, 16),
    "microb": TextStyle(SANS, 11, 500, 16),
    "over": TextStyle(SANS, 11, 600, 16),
    "axis": TextStyle(SANS, 10, 500, 12),
    "head": TextStyle(SANS, 16, 600, 24),
    "field": TextStyle(SANS, 16, 400, 24),
    "part": TextStyle(SANS, 14, 600, 22),
    "inline": TextStyle(MONO, 13, 400, 22),
    "mono": TextStyle(MONO, 12, 400, 20),
    "monos": TextStyle(MONO, 11, 400, 16),
}

SIDEBAR_WIDTH, TOP_BAR_HEIGHT, SIDE_PANEL_WIDTH, STATUS_BAR_HEIGHT = 248, 56, 304, 28
MIN_PANEL_WINDOW_WIDTH, MIN_SIDEBAR_WINDOW_WIDTH = 1_080, 960
"""Widths of the window below which the page takes the room of the side panel and the sidebar."""
COLUMN_WIDTH = 760
"""Width of the conversation's column."""
CHIP_ALPHA = 34
NOTICE_FILL, NOTICE_BORDER = 14, 90


def mix(over: str, under: str, alpha: int) -> str:
    """Return the opaque color of `over` with alpha/255 on `under`."""
    share = alpha / 255
    parts = (
        round(
            int(over[index : index + 2], 16) * share
            + int(under[index : index + 2], 16) * (1 - share)
        )
        for index in (1, 3, 5)
    )
    return "#" + "".join(f"{part:02x}" for part in parts)


def contrast_ratio(first: str, second: str) -> float:
    """Return the WCAG contrast ratio of two colors."""
    low, high = sorted((_luminance(first), _luminance(second)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[index : index + 2], 16) / 255 for index in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
