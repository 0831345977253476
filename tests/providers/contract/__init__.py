"""Each dialect over real HTTP, against the server of another project."""
