"""A process that thinks: a job a line on standard input, an answer a line on standard output. Ends with its input."""

import sys

import msgspec

from dinotable.table.thinking import Job, Thinker


def main() -> None:
    read = msgspec.json.Decoder(Job).decode
    encode = msgspec.json.Encoder().encode
    thinker = Thinker()
    answers = sys.stdout.buffer
    # Whatever a bot prints must not be taken for an answer.
    sys.stdout = sys.stderr
    for line in sys.stdin.buffer:
        answers.write(encode(thinker.think(read(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
