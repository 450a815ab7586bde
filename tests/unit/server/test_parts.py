import asyncio
import gzip
import stat
import threading
from pathlib import Path

import pytest

from tests.unit.server.sandbox import ANA, Sandbox
from vaza.kernel.cards import Seat
from vaza.rules.actions import Bid, SeatAction
from vaza.rules.legal import legal_actions
from vaza.rules.view import SeatView, seat_view
from vaza.server.callers.guests import Guest, Guests, KeyFileError, load_key
from vaza.server.callers.rate import Bucket
from vaza.server.http.static_site import StaticSite
from vaza.server.live.bot_pool import BotPool
from vaza.server.table.texts import clean_name, clean_text


def view_to_act() -> SeatView:
    table = Sandbox()
    table.deal()
    seat = table.view(ANA).match.to_act  # type: ignore[union-attr]
    return seat_view(table.match, Seat(seat or 0))


# --- bots ---------------------------------------------------------------------------------------


class Crashing:
    def choose(self, _view: SeatView) -> SeatAction:
        raise RuntimeError("no idea")


class Wrong:
    def choose(self, _view: SeatView) -> SeatAction:
        return Bid(99, 99)


class Nonsense:
    def choose(self, _view: SeatView) -> SeatAction:
        return "king of hearts"  # type: ignore[return-value]


class Endless:
    def __init__(self) -> None:
        self.go_on = threading.Event()

    def choose(self, view: SeatView) -> SeatAction:
        self.go_on.wait(20)
        return legal_actions(view)[-1]


class Fine:
    def choose(self, view: SeatView) -> SeatAction:
        return legal_actions(view)[-1]


@pytest.mark.parametrize("bot", [Crashing(), Wrong(), Nonsense()])
async def test_a_bot_that_fails_is_helped_out(bot: Crashing | Wrong | Nonsense) -> None:
    pool, view = BotPool(), view_to_act()
    assert await pool.choose(bot, view) == legal_actions(view)[0]
    assert await pool.choose(Fine(), view) == legal_actions(view)[-1]
    pool.close()


async def test_bots_that_never_answer_do_not_stop_the_others() -> None:
    pool, view, endless = BotPool(workers=2, patience=0.05), view_to_act(), Endless()
    answers = await asyncio.gather(*(pool.choose(endless, view) for _ in range(5)))
    assert answers == [legal_actions(view)[0]] * 5
    assert await pool.choose(Fine(), view) == legal_actions(view)[-1]
    endless.go_on.set()
    pool.close()


# --- guests -------------------------------------------------------------------------------------


def test_a_cookie_is_read_by_who_wrote_it_alone() -> None:
    guests = Guests(b"k" * 32)
    cookie = guests.write(Guest("abc", "Ana"))
    assert guests.read(cookie) == Guest("abc", "Ana")
    assert Guests(b"x" * 32).read(cookie) is None
    for bad in (None, "", "x", cookie[:-1], cookie + "x", cookie.replace(".", ""), "é" * 40):
        assert guests.read(bad) is None
    swapped = guests.write(Guest("zzz", "Ana")).split(".")[0] + "." + cookie.split(".")[1]
    assert guests.read(swapped) is None


def test_the_key_is_kept_for_the_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "vaza.db.key"
    assert load_key(path, b"a" * 32) == b"a" * 32
    assert load_key(path, b"b" * 32) == b"a" * 32
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.write_bytes(b"")
    assert load_key(path, b"c" * 32) == b"c" * 32
    assert path.read_bytes() == b"c" * 32
    path.chmod(0o644)
    assert load_key(path, b"d" * 32) == b"c" * 32
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_key_that_is_too_short_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "vaza.db.key"
    for size in (1, 31):
        path.write_bytes(b"k" * size)
        with pytest.raises(KeyFileError, match=f"has {size} bytes"):
            load_key(path, b"a" * 32)
    path.write_bytes(b"k" * 40)
    assert load_key(path, b"a" * 32) == b"k" * 40


# --- small things -------------------------------------------------------------------------------


def test_a_bucket_fills_with_time() -> None:
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1) for _ in range(3)] == [True, True, False]
    assert bucket.take(0.5) is False


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("Ana", "Ana"),
        ("  José \t María ", "José María"),
        ("👩‍🚀 Li", "👩‍🚀 Li"),
        ("<b>Bia</b>", "<b>Bia</b>"),
        ("", None),
        ("\u200b", None),
        ("a\u2066b", None),
        ("x" * 25, None),
        ("\ud800", None),
        ("\u3164", None),
        ("\u115f\u1160", None),
        ("Ana\uffa0", None),
        ("\u2800", None),
        ("A\u034fna", None),
        ("e" + "\u0301\u0323\u0330\u0337" * 5, None),
        ("x\u0335\u0336\u0337\u0338", None),
        ("x\u0335\u200d\u0336\u200d", None),
        ("Ana\u200d\u200d\u200d\u200d", None),
        ("Nguyễn Thị", "Nguyễn Thị"),
        ("น้ำผึ้ง", "น้ำผึ้ง"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("क्‍ष 🏳️‍⚧️ 1️⃣", "क्‍ष 🏳️‍⚧️ 1️⃣"),
    ],
)
def test_names(text: str, clean: str | None) -> None:
    assert clean_name(text) == clean


def test_chat_is_longer_than_a_name() -> None:
    assert clean_text("x" * 300) == "x" * 300
    assert clean_text("x" * 301) is None
    assert clean_text("so high" + "\u0307" * 9) is None


def test_the_client_is_served_from_memory(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "x" * 1000)
    (tmp_path / "assets" / "app-1a2b.js").write_text("let x = 1;" * 100)
    (tmp_path / "favicon.svg").write_text("<svg/>")
    (tmp_path.parent / "secret.txt").write_text("no")
    site = StaticSite(tmp_path)
    script = site.find("/assets/app-1a2b.js")
    assert script is not None
    assert script.cache == "public, max-age=31536000, immutable"
    assert script.gzipped is not None
    assert gzip.decompress(script.gzipped) == script.body
    index = site.find("/")
    assert index is not None
    assert index.cache == "no-cache"
    assert site.find("/t/abcdef") is index
    assert site.find("/favicon.svg") is not index
    for missing in ("/assets/none.js", "/../secret.txt", "/robots.txt", "/api/nothing", "/ws/x"):
        assert site.find(missing) is None


def test_a_page_whose_path_ends_in_a_code_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("index")
    site = StaticSite(tmp_path)
    for path in ("/rules/v1.AAA", "/builder/v1.AQMG-x_Y"):
        page = site.find(path)
        assert page is not None
        assert page.body == b"index"
    assert site.find("/nothing.js") is None


def test_without_a_built_client_a_page_says_so(tmp_path: Path) -> None:
    page = StaticSite(tmp_path / "nothing").find("/")
    assert page is not None
    assert b"./play" in page.body
