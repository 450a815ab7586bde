"""The parameters that commands share."""

from typing import Annotated, Literal

from cyclopts import Parameter

Ref = Annotated[
    str,
    Parameter(name="R", help="A preset's name, a code (v1...), a JSON file, or - for stdin."),
]
Json = Annotated[
    bool, Parameter(name="--json", negative="", show_default=False, help="Print JSON.")
]
Lang = Annotated[
    Literal["pt", "en"],
    Parameter(env_var="VAZA_LANG", help="The language: Portuguese or English."),
]
