"""The tools that the model can call in a workspace's folder, and what keeps their calls safe.

**The door** is what makes, runs, and judges tools: a session's folder (`work_folder.py`), the tools
of `agent/`, `toolbox.py`, the files and programs of `files/` and `programs/` that others hand on,
`mcp_host/host.py`, and what files define; readers, processes, and transports are private
(`pyproject.toml`).

**Guides** begin every context: the user's prompt and rules (`app/workspaces/workspace_settings.py`,
stored in `workspace.json`) and the project's files (`tools/project_guides.py`, opened through
`ProjectRoot`, only in a trusted folder). `engine/guide_watcher.py` looks in a thread when a turn
begins; a change becomes the event `Guided` with the exact texts, cut to a share of the context
window, and with the full texts in the store. Guides follow the tools as pinned blocks. While a
provider's cache is warm, a change is told as a message where it is noticed, and the beginning stays
as it was until that message is behind a fold or a marker (`context/guide_history.py`: pinned blocks
are a function of journal and view, so undo and earlier requests are exact to the byte).

Files that guides include, and links on the way, are guides themselves, whatever their names are:
tools ask before they write them, commands can't (`tools/included_instructions.py`), and the user
agrees to what git brought or others wrote. While a command or another agent runs, all of them are
those read before it began (`app/workspaces/guide_agreements.py` for both).

**The web** (`providers/http/web_client.py`, the tool `fetch`): a name is resolved once and checked
(`address_policy.py`), and exactly that address is connected to, with the name for TLS; no proxy, no
cookies, redirects on the same origin only. `tools/text/html_text.py` makes text of pages, within
limits of time and size.

**Documents** (`tools/documents`) become text in a limited process; `read_file`, mentions and
attachments get that text with the numbers of pages, sheets, slides or cells.

**Formulas** (`tools/formulas`) of messages become outlines in a limited process.

**Taint** is folded from the journal (`context/taint.py`) and never removed within a session: all
later text may come from untrusted content. Untrusted are tools that the table of tools
(`domain/tool_table.py`) marks so or does not know, commands with the network or without a sandbox,
tainted subagents, imported sessions, and recalled, found or listed content that came only from such
sources or was written after them (`engine/stored_taint.py`). Files of the folder are trusted with
the folder; without trust everything that reaches outside asks anyway. Folds of untrusted outputs
end with a line that says so.
"""
