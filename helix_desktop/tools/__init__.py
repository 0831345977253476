"""The hands: what the agent can do in a workspace's folder."""
