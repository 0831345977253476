"""The HTML page of the lab, with its tables and charts of tokens, cost, and compactions."""

from collections.abc import Iterable, Sequence
from html import escape

from helix_desktop.app.history.plain_pages import PAGE_POLICY, thin_out
from helix_desktop.domain.context_window.policy import PRESET_TITLES
from helix_desktop.domain.context_window.presets import PRESETS
from helix_desktop.domain.dollars import format_dollars
from helix_desktop.features.lab.lab_comparison import LabSession, sum_sessions

_WIDTH, _HEIGHT = 760, 180
_PRESET_COLORS = ("#2f6fed", "#0d9488", "#b45309", "#9333ea")
_COLORS = {"": "#8a8f98", **dict(zip(PRESETS, _PRESET_COLORS, strict=True))}
_STYLE = """
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 1rem; }
th, td { text-align: right; padding: .25rem .6rem; border-bottom: 1px solid #8884; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; background: #8881; border-radius: 6px; }
h2 { margin-top: 2.5rem; font-size: 1.1rem; overflow-wrap: anywhere; }
p.note { opacity: .75; }
i { display: inline-block; width: .8em; height: .8em; border-radius: 2px; margin-right: .4em; }
"""


def lab_page(sessions: Sequence[LabSession]) -> str:
    """Return the page."""
    totals = sum_sessions(sessions)
    rows = [
        (_preset_title(key), f"{totals.sent[key]:,}", dollars(totals.cost[key]))
        for key in totals.sent
    ]
    intro = (
        f"{len(sessions)} sessions of other programs, replayed under each preset of Helix Desktop "
        f"on this computer. No model was asked, and nothing was sent. The sums are of the "
        f"{totals.sessions} sessions whose provider reported every request."
    )
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{PAGE_POLICY}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        "<title>What Helix would have made of these sessions</title>",
        f"<style>{_STYLE}</style></head><body>",
        "<h1>What Helix would have made of these sessions</h1>",
        f"<p>{escape(intro)}</p>",
        _table_html(("", "Tokens sent", "Cost"), rows, list(totals.sent)),
        *(_session_section(session) for session in sessions),
        "</body></html>",
    ]
    return "\n".join((*parts, ""))


def dollars(amount: float | None) -> str:
    return "unknown" if amount is None else format_dollars(amount)


def _preset_title(preset: str) -> str:
    return str(PRESET_TITLES[preset]) if preset else "As it was"


def _session_section(session: LabSession) -> str:
    program = session.source.program_name
    about = f"{program} · {session.model or 'model unknown'} · {session.requests:,} requests"
    if session.sizes and not session.is_reported:
        about += f" · tokens recorded for {len(session.sizes):,}: all numbers are of these"
    if session.left_out:
        about += " · the end of this session is too large and not included"
    actual = (
        _preset_title(""),
        f"{sum(session.sizes):,}" if session.sizes else "not recorded",
        dollars(session.cost),
        f"{max(session.sizes):,}" if session.sizes else "not recorded",
        f"{session.compactions:,}",
    )
    rows = [actual]
    for trial in session.trials:
        rows.append(
            (
                _preset_title(trial.preset),
                f"{trial.sent:,}",
                dollars(trial.cost),
                f"{trial.peak:,}",
                f"{trial.rewrites:,}",
            )
        )
    compaction_note = (
        f"{program} compacted {session.compactions} times; {session.compacted_tokens:,} tokens "
        "could not be read again. Here, every output stays in the cache and can be recalled."
        if session.compactions
        else "Every output stays in the cache and can be recalled."
    )
    columns = ("", "Tokens sent", "Cost", "Largest request", "Compactions")
    keys = ["", *(trial.preset for trial in session.trials)]
    return "\n".join(
        (
            f"<h2>{escape(session.source.title or session.source.id)}</h2>",
            f'<p class="note">{escape(about)}</p>',
            _curves(session),
            _table_html(columns, rows, keys),
            f'<p class="note">{escape(compaction_note)}</p>',
        )
    )


def _table_html(heads: Iterable[str], rows: Iterable[Sequence[str]], keys: Sequence[str]) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    lines = []
    for key, row in zip(keys, rows, strict=True):
        first, *rest = row
        mark = f'<i style="background:{_COLORS[key]}"></i>'
        cells = "".join(f"<td>{escape(text)}</td>" for text in rest)
        lines.append(f"<tr><td>{mark}{escape(first)}</td>{cells}</tr>")
    return f"<table><tr>{head}</tr>{''.join(lines)}</table>"


def _curves(session: LabSession) -> str:
    """Return the sizes of all requests, side by side; the height is the model's window."""
    curves = {"": session.sizes, **{trial.preset: trial.sizes for trial in session.trials}}
    lines = []
    for key, sizes in curves.items():
        if len(sizes) < 2:
            continue
        points = " ".join(
            f"{_WIDTH * index / (len(sizes) - 1):.1f},{_HEIGHT * (1 - size / session.window):.1f}"
            for index, size in thin_out(sizes)
        )
        lines.append(
            f'<polyline fill="none" stroke="{_COLORS[key]}" stroke-width="1.5" points="{points}"/>'
        )
    label = f"The size of each request; the full height is {session.window:,} tokens"
    return (
        f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{label}">'
        f"{''.join(lines)}</svg>"
    )
