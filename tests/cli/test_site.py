"""`dinotable site`: what it writes, what it leaves alone, and what it refuses."""

from pathlib import Path

import pytest

from dinotable.cli import main
from dinotable.server import site

INDEX = (
    '<html><head><link href="/icon.svg"><title>Dinotable</title></head><script src="/assets/index.js"></script></html>'
)


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    page = tmp_path / "page"
    for name, content in {
        "index.html": INDEX,
        "worker.js": "const IS_SITE = false",
        "assets/index.js": "1",
        "runtime/runtime.json": "{}",
        "runtime/pyodide.js": "2",
        "runtime/pyodide.js.gz": "3",
        "runtime/engine.zip.gz": "4",
    }.items():
        (page / name).parent.mkdir(parents=True, exist_ok=True)
        (page / name).write_text(content)
    monkeypatch.setattr(site, "FOLDERS", [page])
    return page


def told(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().err


@pytest.mark.usefixtures("page")
def test_it_lies_wherever_it_is_put_and_knows_that_there_is_no_server(tmp_path: Path) -> None:
    target = tmp_path / "new" / "site"
    assert main(["site", str(target)]) == 0
    index = (target / "index.html").read_text()
    assert 'href="./icon.svg"' in index and 'src="./assets/index.js"' in index and '="/' not in index
    assert '<meta name="dinotable-server" content="none">' in index
    assert (target / "worker.js").read_text() == "const IS_SITE = true"
    assert sorted(path.name for path in (target / "runtime").iterdir()) == [
        "engine.zip.gz",
        "pyodide.js",
        "runtime.json",
    ]


def test_a_site_from_before_is_renewed_and_what_is_not_of_it_stays(page: Path, tmp_path: Path) -> None:
    target = tmp_path / "site"
    assert main(["site", str(target)]) == 0
    (target / "CNAME").write_text("dino.example.org")
    (page / "assets" / "index.js").rename(page / "assets" / "other.js")
    assert main(["site", str(target)]) == 0
    assert [path.name for path in (target / "assets").iterdir()] == ["other.js"]
    assert (target / "CNAME").read_text() == "dino.example.org"


@pytest.mark.usefixtures("page")
def test_a_folder_of_something_else_is_refused_unless_one_insists(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "mine"
    (target / "assets").mkdir(parents=True)
    (target / "assets" / "precious").touch()
    assert main(["site", str(target)]) == 2
    assert told(capsys) == (
        f"dinotable: {target} holds something else: name a new folder, or say --force to write into this one\n"
    )
    assert main(["site", str(target), "--force"]) == 0
    assert (target / "assets" / "precious").exists() and (target / "index.html").exists()
    (tmp_path / "file").touch()
    assert main(["site", str(tmp_path / "file")]) == 2
    assert "a file is there, name a folder" in told(capsys)


def test_without_python_for_browsers_there_is_nothing_to_write(
    page: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (page / "runtime" / "runtime.json").unlink()
    assert main(["site", str(tmp_path / "site")]) == 1
    assert "without Python for browsers" in told(capsys)
    assert not (tmp_path / "site").exists()
