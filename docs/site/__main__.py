"""Build the site: `python3 tasks.py docs [DIR]`. Warnings are errors; the network is not used."""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from docs.site.links import Site
from docs.site.llms import check_base_url, llms_text

ROOT = Path(__file__).resolve().parents[2]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tasks.py docs", description=__doc__)
    parser.add_argument("dir", metavar="DIR", nargs="?", type=Path, default=ROOT / "build/site")
    parser.add_argument(
        "--base-url", metavar="URL", type=check_base_url, help="where it is served, for llms.txt"
    )
    options = parser.parse_args(arguments)
    target: Path = options.dir
    with tempfile.TemporaryDirectory(prefix="helix-docs-") as scratch:
        built = Path(scratch, "site")
        if status := build(built, Path(scratch, "read")):
            return status
        # the first page of a site is index.html
        shutil.copy(built / "README.html", built / "index.html")
        if options.base_url:
            text = llms_text(options.base_url)
            (built / "llms.txt").write_text(text, encoding="utf-8", newline="\n")
        problems = list(Site(built).problems())
        if not problems:
            shutil.copytree(built, target, dirs_exist_ok=True)
    sys.stdout.write("".join(f"{each}\n" for each in problems))
    sys.stdout.write(f"{len(problems)} problems\n" if problems else f"{target}/index.html\n")
    return 1 if problems else 0


def build(built: Path, read: Path) -> int:
    """Have Sphinx build the pages; return its exit status."""
    strict = ("--fail-on-warning", "--keep-going", "--quiet", "--fresh-env")
    conf = ("-c", str(Path(__file__).parent), "-d", str(read))
    command = (sys.executable, "-m", "sphinx", "-b", "html", *strict, *conf, str(ROOT), str(built))
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
