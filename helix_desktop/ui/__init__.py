"""The user interface: Qt widgets and their controllers. No other package imports Qt."""
