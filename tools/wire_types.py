"""Write the client's TypeScript types from the server's message types.

    python tools/wire_types.py          writes web/src/generated/wire.ts
    python tools/wire_types.py --check  fails when that file is not current

What the server sends always has every field; what it is sent may leave out those with a default.
"""

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from vaza.server.wire import calls, messages

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "generated" / "wire.ts"
HEAD = "// Written by tools/wire_types.py from src/vaza/server/wire/. Do not edit.\n"
UNIONS = {"Act": get_args(messages.Act), "Out": get_args(messages.Out)}
HTTP = tuple(
    shape
    for name, shape in vars(calls).items()
    if isinstance(shape, type) and shape.__module__ == calls.__name__ and name[0] != "_"
)
SIMPLE = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}


def type_text(schema: dict[str, Any]) -> str:  # noqa: PLR0911 - a return for each kind
    """Return the TypeScript type of a JSON Schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(type_text(part) for part in schema["anyOf"])
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return " | ".join(literal(value) for value in schema["enum"])
    if schema.get("type") == "array":
        return f"{wrapped(type_text(schema['items']))}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {type_text(values)}>"
    return SIMPLE[schema["type"]] if "type" in schema else "unknown"


def literal(value: object) -> str:
    """Return a JSON value as a literal type."""
    return msgspec.json.encode(value).decode()


def wrapped(text: str) -> str:
    """Put a union in parentheses, as an array's item needs."""
    return f"({text})" if " | " in text else text


def struct_text(name: str, schema: dict[str, Any]) -> str:
    """Return the interface of one message or part of one."""
    sent_by_client = schema.get("additionalProperties") is False
    required = set(schema.get("required", ()))
    fields = [
        f"  {field}{'?' if sent_by_client and field not in required else ''}: {type_text(kind)};"
        for field, kind in schema.get("properties", {}).items()
    ]
    lines = (*comment(schema.get("description", "")), f"export interface {name} {{", *fields, "}")
    return "\n".join(lines)


def comment(text: str) -> tuple[str, ...]:
    """Return a docstring as a comment; inherited and empty ones are left out."""
    plain = " ".join(text.split())
    return (f"/** {plain} */",) if plain else ()


def wire_types() -> str:
    """Return the whole of messages.ts."""
    shapes = (messages.Do, *UNIONS["Out"], *HTTP)
    _, components = msgspec.json.schema_components(shapes, ref_template="#/{name}")
    structs = [struct_text(name, schema) for name, schema in components.items()]
    unions = [
        f"export type {name} =\n  | " + "\n  | ".join(shape.__name__ for shape in shapes) + ";"
        for name, shapes in UNIONS.items()
    ]
    return HEAD + "\n" + "\n\n".join((*structs, *unions)) + "\n"


def main(arguments: list[str]) -> int:
    """Write the file, or check it."""
    text = wire_types()
    if "--check" in arguments:
        current = TARGET.read_text(encoding="utf-8") if TARGET.exists() else ""
        if current != text:
            print(f"{TARGET} is not current: run python tools/wire_types.py")
        return int(current != text)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
