"""The command, as soon as it is called: an interruption while it still loads is one line, too."""

import sys


def run() -> int:
    try:
        from dinotable.cli import main  # noqa: PLC0415
    except KeyboardInterrupt:
        print("dinotable: interrupted", file=sys.stderr)
        return 130
    return main()


if __name__ == "__main__":
    sys.exit(run())
