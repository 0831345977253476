"""`helix-desktop session answer`, and the lines of `session list`: open questions of a workspace.

The process that has the workspace open lists them: a window, `ask`, or `acp`. It takes an answer
only from the foreground of a terminal that Helix did not start (`ipc/peer_process.py`). Exit status
0: done. 1: not answered, and why. 2: impossible.
"""

import asyncio
import json
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime

from helix_desktop.app.commands.output import CLEAN, Say, counted, local_time, safe_line
from helix_desktop.app.commands.window_client import run_in_window
from helix_desktop.app.commands.workspace_access import find_workspace
from helix_desktop.app.environment import Paths
from helix_desktop.app.ipc.ipc_messages import AnswerRequest, ListRequest, QuestionRequest
from helix_desktop.app.ipc.ipc_server import TerminalOutput
from helix_desktop.app.ipc.peer_process import PeerSocket, check_user_terminal
from helix_desktop.app.sessions.open_questions import MAX_SHOWN_LINES, OpenQuestion
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.permission import PermissionQuestion
from helix_desktop.domain.workspace import SessionHead


def run_answer(options: Namespace, paths: Paths, say: Say) -> int:
    reply = " ".join(options.reply).strip()
    if options.number and not reply:
        raise HelixError("Write allow, deny, or an answer behind the number.", "Nothing changed.")
    _, home = find_workspace(options, paths)
    status = run_in_window(home, AnswerRequest(options.number, reply), say)
    if status is None:
        say("No question is open: nothing runs in this workspace.")
        return CLEAN
    return status


async def serve_questions(
    open_workspace: OpenWorkspace,
    request: QuestionRequest,
    output: TerminalOutput,
    *,
    check: Callable[[PeerSocket], None] = check_user_terminal,
) -> int:
    """List the sessions or the questions for a terminal, or take an answer.

    `check` raises HelixError for a process that may not answer. It blocks.
    """
    questions, now = open_workspace.open_questions, open_workspace.clock.now()
    heads = await open_workspace.sessions.all()
    if isinstance(request, ListRequest):
        for line in session_lines(heads, questions.listed(), as_json=request.json, now=now):
            output.write(f"{line}\n")
    elif request.number:
        await asyncio.to_thread(check, output.peer)
        questions.answer(request.number, request.reply)
        output.write("Answered.\n")
    else:
        by_session = {head.id: head for head in heads}
        for question in questions.listed():
            head = by_session.get(question.session)
            output.write(f"{question_line(question, head, now=now)}\n")
            for line in question.lines[:MAX_SHOWN_LINES]:
                output.write(f"     {safe_line(line)}\n")
        if not questions.listed():
            output.write("No question is open.\n")
    return CLEAN


def question_line(question: OpenQuestion, head: SessionHead | None, *, now: float) -> str:
    """Return what a question holds up, and for how long."""
    minutes = max(0, int(now - question.since)) // 60
    held = "nothing but itself"
    if head is not None:
        turn = "a subagent" if head.parent != NO_SESSION else "the turn"
        held = f"{turn}, {head.id} {safe_line(head.title)}"
    if isinstance(question.question, PermissionQuestion) and question.question.queued:
        held = f"nothing: the agent goes on, {held}"
    return f"{question.number:>3}  holds up {held}, for {minutes:,} min"


def session_lines(
    heads: Sequence[SessionHead],
    questions: Sequence[OpenQuestion],
    *,
    as_json: bool,
    now: float,
) -> list[str]:
    """Return the lines of `session list`, the oldest session first."""
    heads = sorted(heads, key=lambda head: head.id)
    asked: Mapping[SessionId, OpenQuestion] = {
        question.session: question for question in reversed(questions)
    }
    if as_json:
        rows = [
            {
                "session": head.id,
                "title": head.title,
                "created": head.created,
                "changed": head.changed,
                "events": head.count,
                "parent": head.parent or None,
                "source": head.source or None,
                "paused": head.paused,
                "paused_until": head.paused_until or None,
                **(
                    {"question": question.number, "question_since": question.since}
                    if (question := asked.get(head.id))
                    else {}
                ),
            }
            for head in heads
        ]
        return [json.dumps(rows)]
    lines: list[str] = []
    for head in heads:
        when = datetime.fromtimestamp(head.changed).strftime("%Y-%m-%d %H:%M")
        events = counted(head.count, "event", "events")
        subagent = "" if head.parent == NO_SESSION else f"  (subagent of {head.parent})"
        state = f"  ({pause_words(head, now=now)})" if head.paused else ""
        if question := asked.get(head.id):
            since = local_time(question.since, now=now)
            state = f"  (waits since {since} for your answer to question {question.number})"
        lines.append(f"{head.id}  {when}  {events:>12}  {safe_line(head.title)}{subagent}{state}")
    return lines or ["There are no sessions."]


def pause_words(head: SessionHead, *, now: float) -> str:
    """Return until when a session is paused."""
    if not head.paused_until:
        return "paused until you resume it"
    return f"paused until {local_time(head.paused_until, now=now)}"
