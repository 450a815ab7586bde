"""The parameters that commands share."""

from typing import Annotated, Final

from cyclopts import Parameter

STDIN: Final = "<stdin>"
"""What ``-`` becomes before the words are read, and what messages call it."""

Ref = Annotated[
    str,
    Parameter(name="R", help="A preset's name, a code (v1...), a JSON file, or - for stdin."),
]
Json = Annotated[
    bool, Parameter(name="--json", negative="", show_default=False, help="Print JSON.")
]
