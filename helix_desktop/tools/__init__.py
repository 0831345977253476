"""The hands: what the agent can do in a workspace's folder.

**Guides** are what every window begins with: the person's prompt and rules
(`app/workspaces/workspace_settings.py`, kept in `workspace.json`) and the project's files
(`tools/project_guides.py`, opened through `Root`, only where the folder is trusted).
`engine/guides.py` looks, in a thread, when a turn begins; what changed is the event `Guided`
with the very texts, cut to a share of the window, and their whole texts in the store. They
stand behind the tools as pinned blocks. While a provider's cache is warm a change is told as a
message where it is noticed, and the beginning stays as it was until that message is behind a
fold or a marker (`context/history.py`: what is pinned is a function of journal and view, so
undo and earlier requests come out byte for byte).

**The web** (`providers/http/web_client.py`, the tool `fetch`): a name is looked up once, judged
(`reaching.py`), and exactly that address is connected to, with the name for TLS; no proxy, no
cookies, redirects on the same origin only. `tools/text/html_text.py` makes text of pages,
within time and bounds.

**Taint** is folded from the journal (`context/taint.py`) and never taken back within a
session: all that is said later may come from what was read. Strangers are whoever the table of
tools (`domain/tool_table.py`) says so of or does not know, commands with the network or
without a box, a SubAgent that was tainted, and recalled content that only they gave or that
was written after they spoke (`engine/stored_taint.py`). Files of the folder are not: trusting
it is the person's word for them, and without that word everything that reaches outward asks
anyway. Folds made of such outputs end with a line that says so.
"""
