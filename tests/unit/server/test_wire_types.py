from wire_types import TARGET, wire_types


def test_the_committed_types_are_current() -> None:
    assert TARGET.read_text(encoding="utf-8") == wire_types()
