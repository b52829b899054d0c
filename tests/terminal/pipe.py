"""Plays in this process: lines in, everything printed out."""

import io

from dinotable.cli import main

MAGPIES = "examples.magpies:GAME"


class Pipe:
    def __init__(self, monkeypatch, capsys) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def run(self, *arguments: str, lines: list[str] | tuple[str, ...] = ()) -> tuple[int, str, str]:
        """Exit code, standard output, standard error."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = main(list(arguments))
        out, err = self.capsys.readouterr()
        return code, out, err

    def play(self, *lines: str, wishes: tuple[str, ...] = (), lang: str = "en") -> str:
        """Magpies with seed 3: the first person holds a twig and a ring."""
        return self.run("play", MAGPIES, "--seed", "3", "--lang", lang, *wishes, lines=lines)[1]
