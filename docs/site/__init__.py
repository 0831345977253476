"""The site of the documentation: how Sphinx builds it, and what is checked afterwards."""
