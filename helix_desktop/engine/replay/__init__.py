"""Replays recorded sessions through the real engine, without model, tools, or disk."""
