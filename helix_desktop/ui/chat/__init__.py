"""The conversation: its transcript, its composer, and the cards that ask the user.

**Markdown** (`ui/markdown/`) is parsed and laid out with `QTextLayout`. A house rule forbids
`QTextDocument`, so nothing can load a picture, follow a link, or guess at HTML. Hidden characters
are spelled out first (`ui/text/safe_text.py`). Then lines become blocks (`block_parser.py` and
`inline_parser.py`: one line at a time, with bounded depth, size, and number of spans), each block
becomes a box (`block_layout.py`), and a message is a column of boxes (`message_layout.py`). A
streamed message is parsed again from its last point that nothing before it affects
(`StreamingParser`), and identical blocks keep their boxes. `transcript/view.py` lays out the
visible rows (`ui/widgets/virtual_rows.py` knows where they are and how far the user has read) and
selects and copies across rows, and no link opens without a question; `check_link` judges the
address, and the address shown is the address opened. The first 40,000
characters of a message are shown at once, the rest after a click. `python -m tests.system.audit
markdown FILE…` shows messages among traps; `bench ui` measures the speed.

**Rows** are folded from the journal by `TranscriptBuilder` (`transcript/model.py`) and created when
first shown: a rough length is enough for the others, even among a hundred thousand messages. No
compaction removes a row; each compaction has a row of its own. The state of an output (in context,
cached, compacted, or superseded) is derived from the epochs when its row is painted
(`app/inspection/output_states.py`). Current activity that is not in the journal (a compaction, a
decision at the gate, a retried provider) is shown by a card above the composer
(`cards/activity_cards.py`), not by a row. `row_controller.py` carries out the actions of a row
(`RowAction` in `transcript/rows.py`) with the open workspace or through `Navigation`, also those on
the row's place in the next request, and on files that were hidden or set aside.

**A question to the user** is a `CardQuestion`: its asker describes what the card shows and what
each answer does (`price_question` in `cards/form_card.py` is the shortest).
`cards/question_card.py` sees to it that no input meant for something else answers it.

**Folding** changes no row numbers. The first row of a run of calls (`transcript/call_runs.py`) is
painted as the line of the run, above its own card or in its place, and the others have no height.
A search, a jump to a row, and the right arrow key open a run; what was open stays open. An edit's
card has its comparison (`transcript/tool_rows.py`), read when the card is first visible. Code
folds (`markdown/code_box.py`) except in an answer that was read while it streamed in, so that
nothing jumps. `code_actions.py` saves code and applies it to a file: `tools/files/
code_application.py` plans the content without writing, the dialog shows the changes, and then the
file is written like an edit, with a checkpoint and a notice to the agent.

**A streaming reply** is written to a file beside the journal while it arrives
(`store/partial_replies.py`, in a thread of its own). When the session is loaded after a crash,
`engine/session_runner.py` journals what the file has, as if the reply had been stopped. *Continue*
is offered once, at the end of the interrupted turn.

**Branching** (`engine/session_branch.py`, `app/sessions/session_actions.py`) copies the first
events of a journal into a new session in one step. Each event keeps its number, so compactions,
requests, and pins that name events by number stay valid. A step is never cut in two, and a damaged
record keeps its place. `SessionStarted.copied` is the number of copied events: their costs and file
changes belong to the original session. Editing a message and asking again both create a branch that
ends before that message.

**Deciding again** at the gate journals another `OutputGated` for the same call. The decision
applies to all later requests; earlier requests are shown as they were sent. Each decision can be
replaced by the next one.
"""
