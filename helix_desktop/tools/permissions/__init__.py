"""Judges commands and calls before they run: a small grammar of our own that fails closed.

It answers "this only reads, inside the workspace" or it asks; what it cannot read, it asks about.

A call is *judged* before it runs (`tools/permissions/`), held against the person's *rules*
(`rules.py`: NEVER beats ASK beats ALWAYS), and where that leaves a question,
`engine/permission_broker.py` asks: a Live event, a card, an answer; no time limit, taken back
when the turn is stopped, refused where no window looks on.

`ui/chat/permission_controller.py` carries questions to the card and answers back;
`approval_card.py` is what a card says. It shows all of a call, each character in a cell of its
own (`exact_text.py`), what hides or imitates written out (`domain/text_safety.py`), and the
forms that an "always" and a "never" would keep. It takes no focus; keys and clicks are dead for
its first 400 ms, a held key answers once. Every workspace that was shown is attended until the
window closes. Trusting a folder makes questions that wait be looked at again
(`PermissionBroker.look_again`): one may get an "always", never another one than the card
showed.

Commands are read by a grammar of our own (`shell_lexer.py` → `parsing.py`, flat: loops and the
like are complaints, the commands in them are still looked at for what must be refused). Allowed
is only what is understood and whose every part is in a table (`reading.py`, `git_commands.py`,
…: options that are not in the row ask) with paths that stay inside and name no secret
(`command_paths.py`). The verdict holds for `bash --noprofile --norc` with a cleared environment
and GNU tools, inside the sandbox; the sandbox masks what `secret_names.py` names, so that a
search below a folder need not ask. A *form* is the text of the card: a rule fits a call that is
judged to have the same form, letter by letter, and never a prefix. What a NEVER stands for is
found behind wrappers too.

Rules live beside `workspace.json` and in the settings folder, never in the project;
`.helix/permissions.json` only proposes. `python -m tests.audit shell FILE… [--mutate N --seed S
--run K]` holds corpora and their mutants against all this, and runs what was approved in the
sandbox.
"""
