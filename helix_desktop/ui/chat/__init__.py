"""The conversation: transcript and composer.

`ui/markdown/` reads Markdown by itself and lays it out with `QTextLayout`; no `QTextDocument`
is ever made (a house rule), so there is nothing that could load a picture, follow a link or
guess at HTML. What hides is written out first (`safe_text.py`), then lines become *leaves*
(`blocks.py`, `inline_parser.py`: a line at a time, bounded depth, size and number of
stretches), and a leaf becomes a *box* (`block_layout.py`, `block_layout.py`, `block_layout.py`)
in a *sheet*. A stream reads again from the last place that nothing before it matters for
(`growing.py`), and a sheet takes over the boxes of leaves that are the same.
`ui/chat/transcript/row_canvas.py` keeps heights in a Fenwick tree and lays out what is on
screen; `view.py` selects, copies, and asks before a link opens (`link_check.py` judges it; what
is shown is what opens). At first 40,000 characters of a message are shown, the rest on a click.
`python -m tests.audit markdown FILE…` shows messages among traps; `bench ui` measures.

Rows are folded from the journal by `ui/chat/transcript/row_builder.py` (no Qt) and made when
they are looked at: of a hundred thousand messages it is enough to know about how long they are.
No rewrite takes a row away; it is a row of its own, and where an output stands now (in context,
cached, compacted, superseded) is worked out from the epochs when its row is painted
(`app/inspection/request_history.py`). What happens right now and is not in the journal (a job,
a full gate, a provider that is asked again) is no row but a card above the composer
(`activity_cards.py`). What a click wants of a row (`zones.py`) is done in `row_controller.py`,
by the open workspace or through `Ways`.

**A reply that streams** is written to a file beside the journal as it comes
(`store/partial_replies.py`, by a thread of its own); `engine/partial_reply.py` journals what a
crash left there when the session is loaded, as if the reply had been stopped. *Continue* stands
once, at the end of the turn that broke off.

**Branching** (`engine/session_journal.py`, `app/sessions/sessions.py`): the first events of a
journal are copied, in one step, into a new session, and each keeps its number, so rewrites,
requests and pins that name events by number are as true there. A step is never cut; a damaged
record keeps its place. `SessionStarted.copied` says how many were copied: they were paid for,
and files were changed, in the original. Editing a message and asking again are branches before
that message.

**Deciding again** at the gate is another `OutputGated` for the same call: it holds for windows
from then on, earlier requests are shown as they were, and any decision can be taken back by the
next one.
"""
