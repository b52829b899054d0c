"""Tables of every game for browsers: HTTP, sockets and storage around `table`."""
