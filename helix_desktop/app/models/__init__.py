"""Which models there are, who plays which role, and the way to them.

`providers/models/` knows models and endpoints. Of one model the person is right
(`models.json` in the config folder), then its endpoint (what it told is kept in
`models-told.json`, derived), then the shipped `resources/models.json`, then the same model
elsewhere (never its price, and never for a server of one's own), then what is carefully assumed
and said. `app/models/model_handles.py` turns a workspace's names (`role -> endpoint/model`)
into parts, `app/models/model_handles.py` the parts into model handles; one that stays the same
stays the same object. Changing them (`app/workspaces/workspace_settings.py`) goes file, then
force, then a fact in every open session's journal; a request goes to the provider its window
was made for (`SessionWindow.provider`).

Keys (`app/api_keys.py`) are kept under endpoint *and* host, looked for in threads with
deadlines (`app/timed_thread.py`), and known to `app/secret_filter.py`, which takes them out of
log lines and of errors before these reach a journal.
"""
