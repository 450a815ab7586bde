"""Threads in which bots think. A table never waits for one that crashed or does not come back."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from typing import Final

import structlog

from vaza.bots.protocol import Bot
from vaza.bots.uniform import is_dutiful
from vaza.rules.actions import SeatAction
from vaza.rules.legal import check_action, legal_actions
from vaza.rules.view import SeatView

WORKERS: Final = 2
PATIENCE: Final = 5.0
"""Seconds that a bot may think."""

_LOG = structlog.get_logger("vaza.bots")

_Job = tuple[Callable[[], SeatAction], Future[SeatAction]]


class BotPool:
    """Daemon threads that let bots choose. An overdue thread is given up and replaced."""

    def __init__(self, workers: int = WORKERS, patience: float = PATIENCE) -> None:
        """Start the threads."""
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._patience = patience
        self._workers = workers
        for _ in range(workers):
            self._start_worker()

    def _start_worker(self) -> None:
        threading.Thread(target=self._work, name="vaza-bot", daemon=True).start()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            think, done = job
            if not done.set_running_or_notify_cancel():
                continue
            try:
                done.set_result(think())
            except Exception as error:  # noqa: BLE001 - a bot may fail in any way
                done.set_exception(error)
            if getattr(done, "is_overdue", False):
                return  # a new thread works in this one's place

    async def choose(self, bot: Bot, view: SeatView) -> SeatAction:
        """Return the bot's action, or some legal one where it fails; an action must be due."""
        done: Future[SeatAction] = Future()
        self._jobs.put((lambda: bot.choose(view), done))
        try:
            action = await asyncio.wait_for(
                asyncio.shield(asyncio.wrap_future(done)), self._patience
            )
        except TimeoutError:
            self._give_up(done)
            _LOG.warning("bot-overdue", bot=type(bot).__name__)
            return _safe_action(view)
        except Exception as error:  # noqa: BLE001 - a bot may fail in any way
            _LOG.warning("bot-crashed", bot=type(bot).__name__, error=type(error).__name__)
            return _safe_action(view)
        return action if _is_legal(view, action) else _safe_action(view)

    def _give_up(self, done: Future[SeatAction]) -> None:
        if done.cancel():
            return  # it never began
        done.is_overdue = True  # type: ignore[attr-defined]
        self._start_worker()

    def close(self) -> None:
        """Let the threads end when they have nothing to do."""
        for _ in range(self._workers):
            self._jobs.put(None)


def _safe_action(view: SeatView) -> SeatAction:
    """Return the first legal action that breaks no duty."""
    return next(action for action in legal_actions(view) if is_dutiful(view, action))


def _is_legal(view: SeatView, action: SeatAction) -> bool:
    try:
        return check_action(view, action) is None
    except Exception:  # noqa: BLE001 - a bot may answer anything
        return False
