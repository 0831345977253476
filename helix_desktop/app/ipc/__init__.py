"""The access of other agents to a workspace's store, by a local socket or standard streams."""
