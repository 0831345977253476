"""The Agent Client Protocol, version 1: JSON-RPC lines between an editor and an agent.

`acp_connection.py` carries requests in both directions, and `acp_messages.py` has the shapes of the
protocol. An agent of another program (`app/guests/`) is spoken to by it; the feature `acp` is an
agent.
"""
