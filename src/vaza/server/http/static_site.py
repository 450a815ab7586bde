"""The built web client: read once, compressed once, served from memory."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

FOLDER: Final = Path(str(files("vaza"))) / "static"
"""Where the build puts the client (`tools/booting/places.py` names the same folder)."""
INDEX: Final = "index.html"
PACKED: Final = "packed_already"
"""Marks the handler whose answers are compressed before they get here."""
BROTLI: Final = ".br"
RULES: Final = ("rules/", "builder/")
"""Pages whose paths end in a code of rules, which has a dot as the name of a file has."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
_TYPES: Final = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
}
_TEXT: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
_MISSING: Final = b"""<!doctype html><html lang="en"><title>Vaza</title>
<p>The web client is not built. Run <code>./play</code>, or <code>npm run build</code> in web/.
"""


@dataclass(frozen=True)
class StaticFile:
    """One file of the client."""

    body: bytes
    media_type: str
    cache: str
    brotli: bytes | None = None
    """The body in brotli, where the build has put it beside the file."""

    @cached_property
    def gzipped(self) -> bytes | None:
        """The body compressed, None where that is no gain."""
        if not self.media_type.startswith(_TEXT):
            return None
        small = gzip.compress(self.body, mtime=0)
        return small if len(small) < len(self.body) else None

    @cached_property
    def etag(self) -> str:
        """What names this content."""
        return f'"{hashlib.sha256(self.body).hexdigest()[:16]}"'


class StaticSite:
    """The files of the built client by their paths."""

    def __init__(self, folder: Path = FOLDER) -> None:
        """Read the folder; where there is none a page says how to build it."""
        self._files = {
            path.relative_to(folder).as_posix(): _read(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix != BROTLI
        }
        self._files.setdefault(INDEX, StaticFile(_MISSING, "text/html", ASK_AGAIN))

    def find(self, path: str) -> StaticFile | None:
        """Return the file at a path; a path that names no file is a page of the client."""
        plain = path.strip("/")
        known = self._files.get(plain or INDEX)
        if known is not None:
            return known
        if plain.startswith(RULES):
            return self._files[INDEX]
        if plain.startswith(("api/", "ws/", "assets/")) or PurePosixPath(plain).suffix:
            return None
        return self._files[INDEX]


def _read(path: Path, folder: Path) -> StaticFile:
    guessed = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    media_type = guessed or "application/octet-stream"  # the response adds the charset of texts
    hashed = path.relative_to(folder).parts[0] == "assets"
    beside = path.with_name(path.name + BROTLI)
    return StaticFile(
        path.read_bytes(),
        media_type,
        FOREVER if hashed else ASK_AGAIN,
        beside.read_bytes() if beside.is_file() else None,
    )


@get(
    ["/", "/{path:path}"],
    include_in_schema=False,
    sync_to_thread=False,
    opt={PACKED: True},
    media_type="application/octet-stream",
)
def serve_static(
    request: Request[Any, Any, Any], pages: NamedDependency[StaticSite], path: FromPath[str] = "/"
) -> Response[bytes]:
    """Serve the client, whatever page of it is asked for."""
    file = pages.find(path)
    if file is None:
        raise NotFoundException(f"there is no {path[:100]}")
    headers = {"Cache-Control": file.cache, "ETag": file.etag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    accepted = request.headers.get("accept-encoding", "")
    for coding, body in (("br", file.brotli), ("gzip", file.gzipped)):
        if coding in accepted and body is not None:
            headers["Content-Encoding"] = coding
            return Response(body, headers=headers, media_type=file.media_type)
    return Response(file.body, headers=headers, media_type=file.media_type)
