"""A real receiver of webhooks on a free port."""

import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class Receiver:
    """Keeps what it is sent, and answers with `status`."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, dict[str, Any]]] = []
        self.status = 204
        self.drips = ""
        """What it answers a byte at a time, on and on, instead."""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["content-length"])))
                receiver.heard.append((self.path, body))
                while receiver.drips:
                    for byte in receiver.drips.encode():
                        self.wfile.write(bytes([byte]))
                        time.sleep(0.02)
                self.send_response(receiver.status)
                self.send_header("Location", "/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.base = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def __enter__(self) -> "Receiver":
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Nobody listens there any more."""
        self._server.shutdown()
        self._thread.join(20)
        self._server.server_close()

    def wait(self, count: int) -> list[str]:
        """Until so many have come; their texts."""
        late = time.monotonic() + 60
        while len(self.heard) < count:
            assert time.monotonic() < late, f"{len(self.heard)} of {count} came"
            time.sleep(0.01)
        return [body["text"] for _, body in self.heard]
