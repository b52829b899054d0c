"""What hosts of tables share that serve a page, on a server or in a browser: rooms, updates, who waits for a worker.

The tables themselves are pure (`table/`); here are tasks that wait for each other, and the clock on the wall.
"""
