"""Every color (dark and light), text style, font, and measure of the window."""

from msgspec import Struct

COLORS = {
    "bg": ("#0d0f13", "#ffffff"),
    "panel": ("#111419", "#f6f7f9"),
    "surf": ("#171b22", "#ffffff"),
    "surf2": ("#1d222b", "#eef0f4"),
    "raised": ("#1b2029", "#ffffff"),
    "code": ("#0f1217", "#f7f8fa"),
    "hover": ("#191e26", "#f3f4f8"),
    "sel": ("#1c2140", "#e9ecff"),
    "user": ("#1b2030", "#f1f3f9"),
    "line": ("#242a35", "#e2e5ec"),
    "line2": ("#343c4a", "#cdd2dd"),
    "fg": ("#e8eaf0", "#171a21"),
    "fg2": ("#b4bac8", "#414859"),
    "mut": ("#8c95a8", "#5f6779"),
    "dis": ("#5b6373", "#9aa1b0"),
    "acc": ("#8b9cff", "#4354e6"),
    "accfill": ("#5262f0", "#4a5cf0"),
    "accfill_h": ("#5666f3", "#3a4be0"),
    "onacc": ("#ffffff", "#ffffff"),
    "ok": ("#4ade80", "#12713a"),
    "warn": ("#fbbf24", "#a04a08"),
    "bad": ("#f87171", "#c92222"),
    "info": ("#60a5fa", "#1f5bd6"),
    "hit": ("#5c4708", "#ffe9a8"),
    "hitline": ("#fbbf24", "#d27304"),
    "hitfg": ("#fff3cf", "#3d2a00"),
    "addbg": ("#11231d", "#eaf7ef"),
    "addword": ("#1c4a36", "#bfe8cd"),
    "rembg": ("#25171c", "#fdeeee"),
    "remword": ("#5a2630", "#f8cccc"),
    "s_kw": ("#bb9af7", "#7c3aed"),
    "s_str": ("#9ece6a", "#12713a"),
    "s_num": ("#ff9e64", "#b03c0a"),
    "s_fn": ("#7aa2f7", "#1f5bd6"),
    "s_com": ("#7a839a", "#646c7e"),
    "s_dec": ("#e0af68", "#a04a08"),
    "scrim": ("#05060a", "#171a21"),
    "badfill": ("#c93434", "#dc2626"),
    "k_system": ("#7d55d6", "#5a2fb8"),
    "k_tools": ("#c9b8ff", "#9a78ee"),
    "k_pins": ("#f26fb0", "#d6336c"),
    "k_handover": ("#6b82ff", "#4a5cf0"),
    "k_obs": ("#4fe0cd", "#0fa08f"),
    "k_notes": ("#2f9c8c", "#0b6b60"),
    "k_raw": ("#54729c", "#7b8db3"),
    "k_markers": ("#fbbf24", "#d27304"),
    "k_draft": ("#e8eaf0", "#171a21"),
    "k_reserve": ("#3a4252", "#cfd4df"),
}
"""The colors in the dark and the light appearance, named after their use and not their hue."""
DARK = {name: dark for name, (dark, _) in COLORS.items()}
LIGHT = {name: light for name, (_, light) in COLORS.items()}

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
