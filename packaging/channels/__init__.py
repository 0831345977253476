"""Manifests for package managers and stores, one module each, all from one `Product`.

A module has `make(product)`, which returns the texts of its files by their paths, and raises
`Lacking` if the release does not contain the file that it would offer.
"""
