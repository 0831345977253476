"""Messages on a Linux desktop over its session bus (D-Bus), with buttons.

`session_bus.py` is one connection to the bus: calls with deadlines, and signals.
`desktop_messages.py` shows messages through the desktop's notification server, or through the
portal in Flatpak, and tells which button was pressed. No other module imports jeepney.
"""
