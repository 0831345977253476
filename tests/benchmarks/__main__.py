"""`python -m tests.benchmarks WHAT`: measure, print beside the targets, keep as JSON."""

import argparse
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from helix_desktop.app.environment import find_paths
from tests.benchmarks import (
    claims,
    commands,
    context,
    curves,
    details,
    engine,
    fit,
    gauges,
    growth,
    policies,
    presets,
    questions,
    recall_mcp,
    recall_ranges,
    replay,
    screen,
    store,
    traces,
)
from tests.benchmarks.corpus import ROOT
from tests.benchmarks.report import Row, say, table, write_json


def _replay(chosen: argparse.Namespace, only: frozenset[str]) -> dict[str, Row]:
    if chosen.claims:
        return claims.rows(chosen.dir, quick=chosen.quick, policies=chosen.policy)
    return replay.rows(
        chosen.dir, only=only, quick=chosen.quick, policies=chosen.policy, knowing=chosen.oracle
    )


def _recall(chosen: argparse.Namespace, only: frozenset[str]) -> dict[str, Row]:
    result: dict[str, Row] = {}
    if not only or "E14" in only:
        result |= recall_ranges.rows(quick=chosen.quick)
    if not only or "S10M" in only:
        with store.room(chosen.dir) as place:
            result |= recall_mcp.rows(place, quick=chosen.quick)
    return result


def _store(chosen: argparse.Namespace, only: frozenset[str]) -> dict[str, Row]:
    if chosen.long:
        from tests.benchmarks import long_life  # noqa: PLC0415 — it opens the window, as `ui` does

        return long_life.rows(chosen.dir, quick=chosen.quick)
    return store.rows(chosen.dir, only=only, quick=chosen.quick)


def _ui(chosen: argparse.Namespace, only: frozenset[str]) -> dict[str, Row]:
    from tests.benchmarks import ui  # noqa: PLC0415 — the others run where Qt cannot be loaded

    return ui.rows(only=only, quick=chosen.quick)


def _screen(chosen: argparse.Namespace) -> dict[str, Row]:
    """The window's rows a second time, on a screen; none where there is no virtual one."""
    if chosen.what != "ui" or chosen.once:
        return {}
    return screen.rows(only=chosen.only, quick=chosen.quick, must=chosen.screen)


def _record(names: frozenset[str]) -> dict[str, Row]:
    from tests.benchmarks.recording.record import record  # noqa: PLC0415 — no other bench records

    for session in record(names):
        say(f"{session.name}: {session.requests} requests, {session.tokens:,} tokens")
    return {}


def _answers(chosen: argparse.Namespace) -> dict[str, Row]:
    from tests.benchmarks import answers  # noqa: PLC0415 — the others need no application

    def confirm(price: str) -> bool:
        say(price)
        return sys.stdin.isatty() and input("Type yes to ask: ").strip() == "yes"

    if not chosen.model:
        raise RuntimeError("--model ENDPOINT/NAME says which model is asked")
    paths, folder = find_paths(None), chosen.dir / "answers"
    return answers.rows(
        folder, paths, chosen.model, policies=chosen.policy, most=chosen.needs, confirm=confirm
    )


BENCHES: dict[str, Callable[[argparse.Namespace, frozenset[str]], dict[str, Row]]] = {
    "answers": lambda chosen, _: _answers(chosen),
    "commands": lambda chosen, _: commands.rows(chosen.dir / "commands", quick=chosen.quick),
    "context": lambda chosen, _: context.rows(chosen.dir, quick=chosen.quick, write=chosen.write),
    "curves": lambda chosen, _: curves.rows(chosen.dir, quick=chosen.quick),
    "details": lambda chosen, only: details.rows(
        chosen.dir, quick=chosen.quick, only=only, policies=chosen.policy
    ),
    "engine": lambda chosen, only: engine.rows(chosen.dir, only=only, quick=chosen.quick),
    "fit": lambda chosen, _: fit.rows(quick=chosen.quick),
    "gauges": lambda chosen, _: (gauges.live_rows if chosen.live else gauges.rows)(
        chosen.dir, quick=chosen.quick, policies=chosen.policy
    ),
    "growth": lambda chosen, only: growth.rows(chosen.dir, only=only, quick=chosen.quick),
    "policies": lambda chosen, only: policies.rows(chosen.dir, only=only, quick=chosen.quick),
    "presets": lambda chosen, _: presets.rows(chosen.dir, quick=chosen.quick),
    "questions": lambda chosen, _: questions.rows(chosen.dir, quick=chosen.quick),
    "recall": _recall,
    "record": lambda _, only: _record(only),
    "replay": _replay,
    "store": _store,
    "traces": lambda chosen, _: traces.rows(chosen.dir, quick=chosen.quick, write=chosen.write),
    "ui": _ui,
}


def main(arguments: list[str]) -> int:
    """0 whether targets are met or not; 2 if nothing could be measured."""
    parser = argparse.ArgumentParser(prog="bench")
    parser.add_argument("what", choices=sorted(BENCHES))
    parser.add_argument("--json", type=Path, help="keep the rows in this file")
    parser.add_argument(
        "--dir", type=Path, default=ROOT / "build" / "bench", help="a folder on a real disk"
    )
    parser.add_argument(
        "--only", default="", help="some ids, like S3,S4; details: like good,lies; record: sessions"
    )
    parser.add_argument(
        "--policy",
        action="append",
        default=[],
        help="replay, details: a preset; replay: or a TOML file",
    )
    parser.add_argument(
        "--claims", action="store_true", help="replay: what the published systems promise instead"
    )
    parser.add_argument(
        "--oracle",
        action="store_true",
        help="replay: beside the rows, a window that knows the needs",
    )
    parser.add_argument(
        "--long", action="store_true", help="store: a workspace of a million entries instead"
    )
    parser.add_argument("--model", default="", help="answers: the model to ask, ENDPOINT/NAME")
    parser.add_argument("--needs", type=int, default=100, help="answers: how many questions")
    parser.add_argument(
        "--live", action="store_true", help="gauges: over HTTP, with a server that counts 15%% more"
    )
    parser.add_argument(
        "--write", action="store_true", help="traces: store the new hashes; context: the new table"
    )
    parser.add_argument("--quick", action="store_true", help="only to see that it runs")
    parser.add_argument(
        "--screen", action="store_true", help="ui: fail where there is no Xvfb to measure on, too"
    )
    parser.add_argument("--once", action="store_true", help="ui: not on Xvfb as well")
    chosen = parser.parse_args(arguments)
    only = frozenset(filter(None, chosen.only.split(",")))
    try:
        rows = BENCHES[chosen.what](chosen, only)
        shown = _screen(chosen)
    except (OSError, RuntimeError, subprocess.SubprocessError) as error:
        sys.stderr.write(f"bench {chosen.what}: {error}\n")
        return 2
    if rows and chosen.what != "context":
        say(table(rows, shown))
    if chosen.json:
        write_json(chosen.json, rows, shown)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
