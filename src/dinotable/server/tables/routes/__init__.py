"""What can be asked of tables over HTTP."""
