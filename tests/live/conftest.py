from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.live.running import Running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A running server of this test's own."""
    running = Running(tmp_path)
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One running server for the tests that leave it as they find it."""
    running = Running(tmp_path_factory.mktemp("shared"))
    running.start()
    yield running
    running.stop()
