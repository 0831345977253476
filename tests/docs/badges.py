"""`python -m tests.docs.badges`: writes the badges of the README.

What they say is read from the project's own files, so they are true wherever the README is shown,
and are fetched from nowhere.
"""

import tomllib
from html import escape
from pathlib import Path

from helix_desktop import __version__

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "resources" / "pictures" / "badges.svg"
HEIGHT, GAP, PADDING, LETTER = 20, 6, 7, 6.3
LABEL, VALUE = "#3d4450", "#0f6b74"


def facts() -> dict[str, str]:
    """Return the label and the text of each badge."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    known = [classifier.split(" :: ") for classifier in project["classifiers"]]
    pythons = [item[-1] for item in known if item[0] == "Programming Language" and "." in item[-1]]
    named = (item[-1] for item in known if item[0] == "Operating System")
    systems = [item.replace("MacOS", "macOS") for item in named]
    languages = len(list((ROOT / "resources" / "translations").glob("helix_*.ts"))) + 1
    return {
        "version": __version__,
        "Python": f"{pythons[0]} – {pythons[-1]}",
        "systems": " · ".join(sorted(systems, key=str.casefold)),
        "languages": str(languages),
        "license": project["license"],
    }


def drawing() -> str:
    """Return the badges as one picture."""
    parts, left = [], 0
    for label, value in facts().items():
        for text, color in ((label, LABEL), (value, VALUE)):
            width = round(len(text) * LETTER) + 2 * PADDING
            parts.append(f'<rect x="{left}" width="{width}" height="{HEIGHT}" fill="{color}"/>')
            parts.append(
                f'<text x="{left + PADDING}" y="14" textLength="{width - 2 * PADDING}" '
                f'lengthAdjust="spacingAndGlyphs">{escape(text)}</text>'
            )
            left += width
        left += GAP
    inside = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left - GAP}" height="{HEIGHT}">\n'
        '<g fill="#ffffff" font-family="DejaVu Sans, Verdana, Arial, sans-serif" font-size="11">\n'
        f"{inside}\n</g>\n</svg>\n"
    )


def alternative() -> str:
    """Return what the badges say, for who does not see them."""
    return ", ".join(f"{label} {value}" for label, value in facts().items())


if __name__ == "__main__":
    FILE.write_text(drawing(), encoding="utf-8")
    print(alternative())  # noqa: T201  for the README
