"""Everything that is sent and received, over HTTP and over the socket. The pages that describe them are made from this."""
