"""Where everything is kept: a file of SQLite, or a PostgreSQL database."""
