"""The installers, proven on systems that have nothing but what they bring: needs root."""
