"""The roof: Qt widgets; the only room that knows Qt."""
