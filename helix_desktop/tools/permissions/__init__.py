"""Decides about a call before it runs: judged, compared with rules, asked or refused.

A call is *judged* (`call_policy.py`) and compared with the user's *rules* (`rules.py`: NEVER beats
ASK beats ALWAYS). If a question remains, `engine/permission_broker.py` asks, without a time limit;
`ui/chat/cards/approval_card.py` shows the whole call and the forms that an "always" and a "never"
would store. Trusting a folder makes waiting questions be judged again
(`PermissionBroker.look_again`): one may get an "always", never another one than its card showed.

A command is guessed to read or not, by the names of its programs (`reading_guess.py`, which reads
lines with tree-sitter: `command_line.py`). The guess protects nothing: such a command runs unasked
with the project read-only, without sockets and network, and so does every command in plan mode; the
tool `shell` makes the same guess, and a call with `changes: true` is not guessed about. Any other
command asks, unless rules cover each of its programs. What it reaches is what its call asks for
(`network`, `hosts`), never what its words suggest. A *form* is the text on the card: a rule fits a
call that has the same form, character by character; only a rule for first words
(`prefix_rules.py`) fits longer commands.

Some calls have no "always", but a *grant* for the session (`Judgement.grants`): commands that ask
to reach one host, which the sandbox's proxy holds them to; while content from elsewhere is in the
conversation, pages of one web server; while there is none, changes of one file that steers programs
or agents. A grant is an event of its session (`app/workspaces/workspace_permissions.py`).

Rules are stored beside `workspace.json` and in the settings folder, never in the project;
`.helix/permissions.json` only proposes.
"""
