"""A program that plays, and does one thing that it should not. `strange.py WHAT [FILE]`: it writes its process ids there."""

import os
import subprocess
import sys
import time

WHAT, FILE = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else ""


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def answer(number: int) -> None:
    if WHAT == "silent":
        time.sleep(1000)
    elif WHAT == "away":
        os.setpgid(0, os.getpgid(os.getppid()))
        time.sleep(1000)
    elif WHAT == "dies":
        sys.exit("no more flies to eat")
    elif WHAT == "nonsense":
        say("bestmove e2e4")
    elif WHAT == "long":
        sys.stdout.write("choose" * 200_000)
        sys.stdout.flush()
    elif WHAT == "stale":
        say(f"choose {number - 1} 0")
    elif WHAT == "illegal":
        say(f"choose {number} 999")
    elif WHAT == "impossible":
        say(f"choose {number} fly to the moon")
    elif WHAT == "noisy":
        sys.stderr.write("how I wonder\n" * 100_000)
        say(f"choose {number} 0")
    else:
        say(f"choose {number} 0")
        if WHAT == "twice":
            say(f"choose {number} 0")


def main() -> None:
    children = [os.getpid()]
    if WHAT == "stubborn":
        # One that holds what we listen to, and one that does not end with its parent.
        children += [subprocess.Popen(["sleep", "1000"], stdin=subprocess.DEVNULL).pid]
    if FILE:
        with open(FILE, "a") as file:
            print(*children, sep="\n", file=file)
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "dinotable":
            if WHAT == "mute":
                time.sleep(1000)
            say("hello 9 Strange" if WHAT == "newer" else "hello 1 Strange")
            say("want view facts fields events" if WHAT != "greedy" else "want everything")
            say("ready")
            while WHAT == "floods":
                say("info depth 9")
        elif word == "choose":
            answer(int(rest.split()[0]))
        elif word == "bye" and WHAT != "stubborn":
            break
    while WHAT == "stubborn":
        time.sleep(1000)


main()
