"""Tables hosted in a browser: the same `table/` as on a server, in a web worker, with what is kept in the browser.

Nothing here needs a thread, a process, a file or a socket, nor any package but msgspec.
"""
