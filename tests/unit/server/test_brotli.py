"""A brotli copy that the build put beside a file goes with it, and is no page of its own."""

from pathlib import Path

from vaza.server.http.static_site import StaticSite


def test_the_copy_beside_a_file_is_served_with_it(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "app-1a2b.js").write_text("let x = 1;" * 100)
    (tmp_path / "assets" / "app-1a2b.js.br").write_bytes(b"small")
    site = StaticSite(tmp_path)
    script = site.find("/assets/app-1a2b.js")
    assert script is not None
    assert script.brotli == b"small"
    assert site.find("/assets/app-1a2b.js.br") is None
