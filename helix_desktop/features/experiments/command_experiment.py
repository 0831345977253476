"""`helix-desktop session experiment`: sends a recorded request again and compares the answers.

Exit status 0: done. 2: impossible, for instance because the application has the workspace open.
"""

from argparse import Namespace
from collections.abc import Iterator
from functools import partial

from helix_desktop.app.commands.output import CLEAN, Say, counted, safe_line
from helix_desktop.app.commands.workspace_access import (
    chosen_session,
    chosen_workspace,
    opened_workspace,
)
from helix_desktop.app.environment import Paths
from helix_desktop.domain.dollars import format_dollars
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import AssistantReplied, Experimented
from helix_desktop.domain.messages import Text, Thinking, ToolCall, WebSearch
from helix_desktop.features.experiments.experiments import Experiments


async def run_experiment(options: Namespace, paths: Paths, say: Say) -> int:
    """List the experiments, or show one (--show), or what one would send (--request, --send)."""
    choose = partial(chosen_workspace, workspace=options.workspace, folder=options.folder)
    async with opened_workspace(paths, choose) as open_workspace:
        head = chosen_session(options.session, await open_workspace.sessions.all())
        say(f"{head.id}  {safe_line(head.title)}")
        experiments = open_workspace.services[Experiments]
        requests = await open_workspace.requests.sent(head.id)
        if options.request:
            if not 0 < options.request <= len(requests):
                raise HelixError("This session has no request {number}.", number=options.request)
            seq = requests.seqs[options.request - 1]
            plan = await experiments.plan(
                head.id, seq, without=options.without, model=options.model
            )
            if not options.send:
                earlier = await open_workspace.requests.earlier(head.id, seq)
                for number, block in enumerate(earlier.blocks, 1):
                    mark = "-" if number in options.without else " "
                    text = _line(block.beginning() or block.name)
                    say(f"{mark}{number:>5}  {block.tokens:>9,}  {text}")
            price = _cost(plan.least)
            if plan.most is not None and plan.most != plan.least:
                price = f"{price}, at most {format_dollars(plan.most)} with the longest answer"
            say(f"{plan.llm.shown_name}: {counted(plan.tokens, 'token', 'tokens')}, {price}")
            if not options.send:
                say("Nothing was sent. --send sends it.")
                return CLEAN
            for line in _answer_lines(plan.answer, await experiments.run(plan)):
                say(line)
            return CLEAN
        recorded = await experiments.all_of(head.id)
        if options.show:
            if not 0 < options.show <= len(recorded):
                raise HelixError("There is no experiment {number}.", number=options.show)
            experiment = recorded[options.show - 1]
            answer = await experiments.answer(head.id, experiment.request)
            for line in _answer_lines(answer, experiment):
                say(line)
            return CLEAN
        for number, experiment in enumerate(recorded, 1):
            left_out = "".join(f"  without {_line(name)}" for _, name in experiment.without)
            what = f"request {requests.step_of(experiment.request)}  {experiment.llm}"
            say(f"{number:>6}  {what}  {_cost(experiment.cost)}{left_out}")
        hint = "Send one again: session experiment --request NUMBER"
        say(hint if requests.seqs else "Nothing was sent.")
        return CLEAN


def _answer_lines(before: AssistantReplied | None, after: Experimented) -> Iterator[str]:
    for title, reply in (("Answer then", before), ("Answer of the experiment", after)):
        yield f"--- {title}" + (f": {reply.llm}, {_cost(reply.cost)}" if reply else "")
        for part in reply.parts if reply else ():
            match part:
                case ToolCall(tool=tool, arguments=arguments):
                    yield _line(f"[call] {tool} {arguments}")
                case Text(text=text) | Thinking(text=text) | WebSearch(text=text):
                    yield from map(safe_line, text.splitlines())
    if after.problem:
        yield safe_line(after.problem)


def _cost(cost: float | None) -> str:
    return "price unknown" if cost is None else format_dollars(cost)


def _line(text: str) -> str:
    return safe_line(" ".join(text.split())[:70])
