"""Starting and ending the server: what it says, and what it refuses."""

import os
import re
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.live.running import PROGRAM, Running, free_port

TABLE = {"rules": "dane-se", "seats": 4, "listed": True}


def refused(*arguments: str) -> str:
    """Return the one line that the command says when it cannot start."""
    command = [sys.executable, "-c", PROGRAM, "serve", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1, done
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1
    return done.stderr


def at(folder: Path) -> tuple[str, ...]:
    return ("--host", "127.0.0.1", "--db", f"sqlite:///{folder / 'vaza.db'}")


def test_a_busy_port_is_said(tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = str(busy.getsockname()[1])
        text = refused("--port", port, *at(tmp_path))
    assert port in text
    assert "in use" in text
    assert not (tmp_path / "vaza.db").exists(), "nothing was begun"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--db", "nonsense"), "is no database"),
        (("--db", "postgresql://localhost/x"), "not served yet"),
        (("--db", "sqlite:////dev/null/x.db"), "/dev/null: there is no such folder"),
        (("--db", "sqlite:////nonexistent/x.db"), "/nonexistent: there is no such folder"),
        (("--bus", "nats://localhost"), "only the bus in this process"),
        (("--public-url", "vaza.example.org"), "https://vaza.example.org"),
        (("--tls-cert", "none.pem"), "go together"),
        (("--tls-cert", "none.pem", "--tls-key", "none.key"), "no such file"),
        (("--host", "192.0.2.1"), "192.0.2.1"),
    ],
)
def test_what_cannot_be_served_is_said(arguments: tuple[str, ...], says: str) -> None:
    assert says in refused("--port", str(free_port()), *arguments)


def test_a_port_that_is_none_is_said() -> None:
    assert "99999" in refused("--port", "99999")


def test_databases_of_others_are_left_alone(tmp_path: Path) -> None:
    database = tmp_path / "vaza.db"
    database.write_bytes(b"a text, not a database, and long enough to be looked at" * 50)
    before = database.read_bytes()
    assert str(database) in refused("--port", "0", *at(tmp_path))
    assert database.read_bytes() == before
    database.unlink()
    with sqlite3.connect(database) as connection:
        connection.execute("CREATE TABLE schema_version (version INTEGER PRIMARY KEY)")
        connection.execute("INSERT INTO schema_version VALUES (1000)")
    connection.close()
    before = database.read_bytes()
    assert "newer Vaza" in refused("--port", "0", *at(tmp_path))
    assert database.read_bytes() == before


def test_one_database_is_served_once(server: Running, tmp_path: Path) -> None:
    again = tmp_path / "again.db"
    again.symlink_to(server.database)
    for name in (server.database, again):
        arguments = ("--host", "127.0.0.1", "--port", str(free_port()), "--db", f"sqlite:///{name}")
        assert f"{name}: another Vaza serves this database" in refused(*arguments)
    assert httpx.get(f"{server.http}/api/site").status_code == 200, "the first is none the worse"
    server.kill()
    server.start()
    assert httpx.get(f"{server.http}/api/site").status_code == 200, "a killed one is in no way"


def test_what_is_kept_is_for_the_owner_alone(server: Running) -> None:
    httpx.post(f"{server.http}/api/me", json={"name": "Ana"})
    kept = sorted(server.database.parent.glob("vaza.db*"))
    assert {path.name for path in kept} >= {"vaza.db", "vaza.db-wal", "vaza.db-shm", "vaza.db.key"}
    for path in kept:
        assert path.stat().st_mode & 0o777 == 0o600, path


def test_a_damaged_key_is_refused(tmp_path: Path) -> None:
    key = tmp_path / "vaza.db.key"
    key.write_bytes(b"short")
    assert f"{key}: this key has 5 bytes" in refused("--port", str(free_port()), *at(tmp_path))
    assert key.read_bytes() == b"short"


def test_the_folder_of_ones_own_data_is_made(tmp_path: Path) -> None:
    home = tmp_path / "home"
    env = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home / "data")}
    command = [sys.executable, "-c", PROGRAM, "serve", "--host", "127.0.0.1", "--port", "0"]
    process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert "Vaza is at" in process.stdout.readline()
    assert list(home.rglob("vaza.db"))
    process.terminate()
    process.communicate(timeout=20)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_well(tmp_path: Path, number: signal.Signals) -> None:
    running = Running(tmp_path)
    running.start()
    assert httpx.get(f"{running.http}/api/site").json()["version"]
    assert running.process is not None
    running.process.send_signal(number)
    _, errors = running.process.communicate(timeout=20)
    assert running.process.returncode in (0, 130)
    assert not errors
    assert not (tmp_path / "vaza.db-wal").exists(), "the log is folded into the database"


def test_it_says_where_it_is_on_any_port(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, "serve", "--port", "0"]
    command += ["--db", f"sqlite:///{tmp_path / 'vaza.db'}", "--public-url", "https://a.example"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    assert process.stdout is not None
    lines = []
    for line in process.stdout:
        lines.append(line)
        if "Ctrl+C" in line:
            break
    text = "".join(lines)
    found = re.search(r"Vaza is at (http://localhost:\d+)", text)
    assert found is not None
    assert "for everybody: https://a.example" in text
    assert "█" in text, "a QR code for the phone"
    site = httpx.get(f"{found[1]}/api/site").json()
    assert site["public_url"] == "https://a.example"
    process.terminate()
    process.communicate(timeout=20)


def test_the_lobby_lists_tables_where_somebody_is(shared: Running) -> None:
    with httpx.Client(base_url=shared.http) as client:
        client.post("/api/me", json={"name": "Ana"})
        made = client.post("/api/tables", json=TABLE).json()
        hidden = client.post("/api/tables", json={**TABLE, "listed": False}).json()
        rows = {row["id"]: row for row in client.get("/api/tables?lang=en").json()["tables"]}
        assert made["path"] == f"/t/{made['id']}"
        assert rows[made["id"]]["host"] == "Ana"
        assert (rows[made["id"]]["people"], rows[made["id"]]["free"]) == (1, 3)
        assert hidden["id"] not in rows
        assert client.get(f"/api/tables/{hidden['id']}").status_code == 200


def certified(folder: Path, tool: Callable[..., Path], *more: str) -> tuple[Path, Path]:
    """Make a certificate and its key."""
    cert, key = folder / "cert.pem", folder / "key.pem"
    openssl = str(tool("openssl"))
    request = ["req", "-x509", "-newkey", "rsa:2048", "-days", "2", *(more or ("-nodes",))]
    files = ["-keyout", str(key), "-out", str(cert)]
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    subprocess.run([openssl, *request, *files, *names], check=True, capture_output=True)
    return cert, key


def test_what_cannot_serve_https_is_named(tmp_path: Path, tool: Callable[..., Path]) -> None:
    cert, key = certified(tmp_path, tool)
    for name in ("other", "locked"):
        (tmp_path / name).mkdir()
    _, other = certified(tmp_path / "other", tool)
    _, locked = certified(tmp_path / "locked", tool, "-passout", "pass:secret")
    rubbish, cut = tmp_path / "rubbish.pem", tmp_path / "cut.pem"
    rubbish.write_bytes(b"no certificate\x00\xff")
    cut.write_text(key.read_text()[:400])
    for one, two, blamed in (
        (rubbish, key, rubbish),
        (key, key, key),
        (cert, rubbish, rubbish),
        (cert, cut, cut),
        (cert, other, other),
        (cert, locked, locked),
    ):
        options = ("--tls-cert", str(one), "--tls-key", str(two))
        assert f"{blamed}: " in refused("--port", str(free_port()), *at(tmp_path), *options)
    assert not (tmp_path / "vaza.db").exists(), "nothing was begun"


def test_tls(tmp_path: Path, tool: Callable[..., Path]) -> None:
    cert, key = certified(tmp_path, tool)
    port = str(free_port())
    command = [sys.executable, "-c", PROGRAM, "serve", "--port", port, *at(tmp_path)]
    command += ["--tls-cert", str(cert), "--tls-key", str(key)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert f"https://127.0.0.1:{port}" in process.stdout.readline()
    trusted = ssl.create_default_context(cafile=str(cert))
    answer = httpx.post(f"https://localhost:{port}/api/me", json={"name": "Ana"}, verify=trusted)
    assert "Secure" in answer.headers["set-cookie"]
    assert "strict-transport-security" in answer.headers
    process.terminate()
    process.communicate(timeout=20)
