"""Folders of the package are named by the package, so that moving a file cannot lose them."""

from pathlib import Path

from booting.places import STATIC
from vaza.server.http.static_site import FOLDER

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "vaza"


def test_the_server_reads_the_client_where_the_build_writes_it() -> None:
    assert FOLDER == STATIC


def test_no_module_looks_for_files_from_where_it_stands() -> None:
    found = [str(path) for path in PACKAGE.rglob("*.py") if "__file__" in path.read_text("utf-8")]
    assert found == [], "take importlib.resources.files('vaza')"
