"""Which widgets paint themselves: all others are stock controls, labels, and surfaces."""

import ast
from pathlib import Path

import helix_desktop.ui

PAINTED = {
    "texts, lists, and tables with as many rows as they like": {
        "CacheTable",
        "FactList",
        "MarkdownView",
        "VirtualRowView",
    },
    "charts, bars of tokens, and what belongs to them": {
        "BlockMap",
        "CompactionBars",
        "DailyUsageChart",
        "PolicyChart",
        "RequestStrip",
        "SessionCurves",
        "TokenBar",
        "TrialChart",
        "UsageChart",
    },
    "pictures": {"DigestRow", "PresetCard", "WindowSkeleton", "_Picture"},
    "parts that give way, or are aligned with what is painted below them": {
        "RowTitle",
    },
    "controls that no stock control is like": {
        "BoundedSlider",
        "FilterEdit",
        "Overlay",
    },
}


def test_a_widget_paints_itself_only_where_the_style_cannot() -> None:
    painting = {
        node.name
        for path in Path(*helix_desktop.ui.__path__).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
        and any(isinstance(f, ast.FunctionDef) and f.name == "paintEvent" for f in node.body)
    }
    assert painting - set().union(*PAINTED.values()) == set()
