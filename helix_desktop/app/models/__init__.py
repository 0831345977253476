"""The models and endpoints of this installation, their roles, keys' tests, and providers.

`model_registry.py` has the models and endpoints, `own_endpoints.py` those that the user adds,
`model_lists.py` asks endpoints for their lists, and `connection_test.py` tests a key.
`role_assignment.py` chooses models for roles, and `model_handles.py` makes their handles;
`provider_factory.py` makes providers (`provider_ports.py`), and `sent_pictures.py` scales pictures.
`guest_port.py` says what is asked of agents of other programs. What was learned of how models count
is kept by `model_registry.py`.

`providers/models/` knows models and endpoints. For a model, the user's figures have priority
(`models.json` in the config folder), then its endpoint's (kept in `models-told.json`, derived),
then the shipped `resources/models.json`, then the same model elsewhere (never its price, and never
for a user's own server), and then cautious assumptions, which are reported. `model_handles.py`
turns a workspace's names (`role -> endpoint/model`) into role models and those into model handles;
an unchanged handle stays the same object. A change (`app/workspaces/workspace_settings.py`) is
first saved, then applied, then journaled in every open session; a request goes to the provider that
its window was made for (`SessionWindow.provider`).

Keys (`app/api_keys.py`) are kept under endpoint *and* host, looked up in threads with deadlines
(`app/timed_thread.py`), and known to `app/secret_filter.py`, which removes them from log lines, and
from errors before these reach a journal.
"""
