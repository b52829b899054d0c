"""A host in a browser, without a browser."""
