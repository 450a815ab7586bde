"""What every store has to keep, as a check to run on yours: ``await check_store(open_store)``."""

import asyncio
from collections.abc import Awaitable, Callable

from vaza.store.log import ConflictError, Store

OpenStore = Callable[[], Awaitable[Store]]


async def check_store(open_store: OpenStore) -> None:
    """Open empty stores with ``open_store`` and assert the whole contract of `Store`."""
    for check in (
        _check_reading,
        _check_conflicts,
        _check_racing,
        _check_neighbours,
        _check_streams,
        _check_payloads,
    ):
        store = await open_store()
        try:
            await check(store)
        finally:
            await store.close()
            await store.close()


async def _check_reading(store: Store) -> None:
    assert list(await store.read("table:none")) == [], "an unknown stream is empty"
    assert await store.append("table:a", 0, [b"1", b"2"]) == 2, "append returns the new seq"
    assert await store.append("table:a", 2, [b"3"]) == 3, "append goes on"
    assert list(await store.read("table:a")) == [b"1", b"2", b"3"], "read gives all in order"
    assert list(await store.read("table:a", 2)) == [b"3"], "read begins after the seq"
    assert list(await store.read("table:a", 3)) == [], "nothing is after the end"
    assert await store.append("table:a", 3, []) == 3, "nothing appended changes nothing"


async def _check_conflicts(store: Store) -> None:
    await store.append("table:a", 0, [b"1", b"2"])
    for stale in (0, 1, 3):
        answer = await _answer(store.append("table:a", stale, [b"x", b"y"]))
        assert isinstance(answer, ConflictError), f"an append at {stale} to a stream at 2 conflicts"
        assert answer.seq == 2, "a conflict says where the stream is"
    assert list(await store.read("table:a")) == [b"1", b"2"], "a conflict writes nothing"


async def _answer(appending: Awaitable[int]) -> int | BaseException:
    (answer,) = await asyncio.gather(appending, return_exceptions=True)
    return answer


async def _check_racing(store: Store) -> None:
    writers = [store.append("table:a", 0, [bytes([n]), b"!"]) for n in range(20)]
    answers = await asyncio.gather(*writers, return_exceptions=True)
    won = [n for n, answer in enumerate(answers) if answer == 2]
    lost = [answer for answer in answers if isinstance(answer, ConflictError)]
    assert len(won) == 1, "of racing appends exactly one wins"
    assert len(lost) == 19, "all others are refused as conflicts"
    assert list(await store.read("table:a")) == [bytes([won[0]]), b"!"], "the winner is stored"


async def _check_neighbours(store: Store) -> None:
    await store.append("table:a", 0, [b"a"])
    wanted = [store.append(f"table:{n}", 0, [b"n"]) for n in range(10)]
    stale = [store.append("table:a", 0, [b"x"]) for _ in range(10)]
    mixed = [one for pair in zip(wanted, stale, strict=True) for one in pair]
    answers = await asyncio.gather(*mixed, return_exceptions=True)
    assert answers[::2] == [1] * 10, "a conflict does not hurt its neighbours"
    assert all(isinstance(answer, ConflictError) for answer in answers[1::2])


async def _check_streams(store: Store) -> None:
    for name in ("table:b", "table:a", "sheet:a", "table2:a"):
        await store.append(name, 0, [b"1", b"2"])
    assert list(await store.streams("table")) == ["table:a", "table:b"], "streams by kind, sorted"
    assert list(await store.streams("none")) == [], "an unknown kind has no streams"


async def _check_payloads(store: Store) -> None:
    payloads = [b"", b"\x00\xff", "ção".encode(), b"x" * 100_000]
    await store.append("table:a", 0, payloads)
    assert list(await store.read("table:a")) == payloads, "payloads come back byte for byte"
