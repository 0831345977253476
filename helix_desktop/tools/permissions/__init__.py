"""The policy that judges commands and calls before they run: a small grammar that fails closed.

The answer for a command is "only reads, inside the workspace", or the user is asked; a command that
the grammar cannot read asks. A call is *judged* (`call_policy.py`) and compared with the user's
*rules* (`rules.py`: NEVER beats ASK beats ALWAYS). If a question remains,
`engine/permission_broker.py` asks: a live event, a card, an answer; no time limit, withdrawn when
the turn is stopped, refused without an open window. `ui/chat/permission_controller.py` carries
questions to the card and answers back; `ui/chat/cards/approval_card.py` is the content of a card.
It shows the whole call, each character in a cell of its own (`exact_text.py`), hidden and imitating
characters written out (`domain/text_safety.py`), and the forms that an "always" and a "never" would
store. It takes no focus; keys and clicks are ignored for its first 400 ms, and a held key answers
once. Every workspace that was shown counts as attended until the window closes. Trusting a folder
makes waiting questions be judged again (`PermissionBroker.look_again`): a question may get an
"always", never another one than its card showed.

Commands are read by a grammar of Helix's own (`shell_lexer.py` → `shell_parser.py`, flat: loops and
the like are complaints, but the commands in them are still checked for what must be refused). A
command is allowed only if it is understood and its every part is in a table
(`read_only_commands.py`, `git_commands.py`, …: options that are not in the row ask) with paths that
stay inside and name no secret (`command_paths.py`). The verdict holds for `bash --noprofile --norc`
with a cleared environment and GNU tools, inside the sandbox; the sandbox masks the names in
`secret_names.py`, so that a search below a folder need not ask. A *form* is the text on the card: a
rule fits a call that is judged to have the same form, character by character; only a rule for first
words (`prefix_rules.py`) fits longer commands. A NEVER is found behind wrappers, too.

Some calls have no "always", but a *grant* for the session (`Judgement.lends`): comments, issues and
pull requests at the project's own repository; pushes that replace commits of one branch; while
content from elsewhere is in the conversation, requests to one web server and pushes of a main
branch; while there is none, changes of one file that steers programs or agents. A grant is an event
of its session (`app/workspaces/permission_center.py`) and counts in no other one; nothing is
granted to programs that run others, or to servers that send.

Rules are stored beside `workspace.json` and in the settings folder, never in the project;
`.helix/permissions.json` only proposes. `python -m tests.audit shell FILE… [--mutate N --seed S
--run K]` checks corpora and their mutants against all this, and runs approved ones in the sandbox.
"""
