"""What is asked and answered at tables, over HTTP or by a worker in a browser."""
