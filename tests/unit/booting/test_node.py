import pytest

from booting.node import node_serves


@pytest.mark.parametrize("version", [(20, 19, 0), (20, 20, 2), (22, 12, 0), (24, 1, 0)])
def test_these_run_the_build(version: tuple[int, ...]) -> None:
    assert node_serves(version)


@pytest.mark.parametrize("version", [(), (18, 19, 0), (20, 18, 9), (21, 7, 0), (22, 11, 0)])
def test_these_do_not(version: tuple[int, ...]) -> None:
    assert not node_serves(version)
