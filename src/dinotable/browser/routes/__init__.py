"""What can be asked, by feature, as in the server."""
