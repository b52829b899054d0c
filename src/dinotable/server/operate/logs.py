"""What the server writes down about itself, on stderr: lines for people, or one object of JSON a line for programs."""

import json
import logging
import os
from datetime import UTC, datetime
from typing import Any

from dinotable.server.settings import Settings

FIELDS = "fields"
"""What a record of the log carries besides its message, for whoever reads JSON: `log.info(…, extra={FIELDS: {…}})`."""
TEXT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": os.getpid(),
            **getattr(record, FIELDS, {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        # In ASCII: half a character, which can stand in a path, goes through everywhere.
        return json.dumps(line)


def set_up_logs(settings: Settings, level: int = logging.INFO) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if settings.log == "json" else logging.Formatter(TEXT))
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    logging.getLogger("dinotable").setLevel(logging.DEBUG if settings.verbose else level)
