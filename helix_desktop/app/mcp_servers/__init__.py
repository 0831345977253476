"""The MCP servers of a workspace as the user set them up: file, approvals, imports, secrets.

`server_file.py` saves servers and approvals, `server_settings.py` changes them, and
`server_environment.py` has what a host needs, also for the servers of an editor. Secrets and
sign-ins are in `server_secrets.py`. Servers come from lists, links, and
registries (`server_import.py`), or bundles (`server_bundle.py`).
`server_contents.py` has their resources and prompts for messages.
"""
