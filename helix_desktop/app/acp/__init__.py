"""The Agent Client Protocol, version 1: JSON-RPC lines between an editor and an agent.

`acp_connection.py` carries requests in both directions, and `acp_messages.py` has the shapes of the
protocol. The feature `guests` speaks to agents of other programs by it; the feature `acp` is an
agent.
"""
