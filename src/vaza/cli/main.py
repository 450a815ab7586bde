"""``vaza``: the commands, and how each of them ends.

Exit codes: 0 done; 1 the input is wrong, with one line on stderr; 2 wrong usage; 130 interrupted;
141 nobody reads the output any more; 70 a fault of Vaza itself.
"""

import errno
import os
import sys
from collections.abc import Sequence
from typing import Final

from cyclopts import App, CycloptsError
from cyclopts.exceptions import UnusedCliTokensError

from vaza import __version__
from vaza.cli.fault import INTERRUPTED, InputError
from vaza.cli.parameters import STDIN
from vaza.cli.plain import plain, shortened
from vaza.cli.streams import give_up_stdout, prepare

DONE: Final = 0
WRONG_INPUT: Final = 1
WRONG_USAGE: Final = 2
OUR_FAULT: Final = 70
NOBODY_READS: Final = 141

_FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)
"""A full disk, a lost device, a closed descriptor."""
_LONGEST: Final = 600
"""Characters of a message."""
_LONGEST_ECHO: Final = 40
"""Characters of what was typed in a message."""

_COMMANDS: Final = {
    "serve": (
        "vaza.cli.serve:serve",
        "Serve the table: play in the browser with friends and bots.",
        "vaza serve --port 8000",
    ),
    "play": (
        "vaza.cli.play:play",
        "Play a match in the terminal against bots.",
        "vaza play dane-se --players 4",
    ),
    "rules": ("vaza.cli.rules:rules", "List, show and check rule sets.", ""),
    "schedule": (
        "vaza.cli.schedule:schedule",
        "Print the deals of a match: how many cards each, and where the trump comes from.",
        "vaza schedule dane-se --players 6",
    ),
    "score": (
        "vaza.cli.score:score",
        "Score one deal: the points of each seat for its bid and tricks, or for a deal of King.",
        (
            "vaza score dane-se --cards 8 --bids 3,0,1,2 --tricks 3,1,1,3\n"
            "King: vaza score king --deal no-tricks --captured 3,4,5,1\n"
            "Sold: vaza score king --deal up --captured 9,2,1,1 --owner 1 --buyer 0 --price 5up"
        ),
    ),
    "record": ("vaza.cli.record:record", "Check records of matches and their shuffles.", ""),
    "arena": (
        "vaza.cli.arena:arena",
        "Let bots play each other and print how they did.",
        "vaza arena dane-se --bots simple,random,random,random --deals 200",
    ),
    "perft": (
        "vaza.cli.perft:perft",
        "Count the ways in which a deal can go, to check an engine against another.",
        "vaza perft dane-se --players 4 --cards 2 --depth 4",
    ),
}
"""For each command its function, what it does, and an example; groups have examples inside."""


def make_app() -> App:
    """Return the commands; each one's module is imported when it is used."""
    app = App(
        name="vaza",
        version=f"vaza {__version__}",
        help="Exact-bid card games: play, keep score, study, run bots.",
        help_epilogue="R stands for a rule set: a preset's name, a code, or a JSON file.",
        help_format="plaintext",
        suppress_keyboard_interrupt=False,
    )
    for name, (path, about, example) in _COMMANDS.items():
        more = {"help_epilogue": f"Example: {example}"} if example else {}
        app.command(path, name=name, help=about, **more)
    return app


def main(words: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; ``words`` are those after ``vaza``."""
    try:
        prepare()
        code = _run(list(sys.argv[1:] if words is None else words))
        sys.stdout.flush()
    except InputError as error:
        return _complain(str(error), WRONG_INPUT)
    except BrokenPipeError:
        give_up_stdout()
        return NOBODY_READS
    except OSError as error:
        if not _is_about_output(error):
            raise
        give_up_stdout()
        return _complain(f"stdout cannot be written: {error.strerror}", WRONG_INPUT)
    return code


def _is_about_output(error: OSError) -> bool:
    """Tell whether writing failed; what fails to open a file has the file's name."""
    return error.errno in _FULL and error.filename is None


def _run(words: list[str]) -> int:
    app = make_app()
    if words[:1] == ["--version"] and len(words) > 1:
        return _complain(f"{shortened(words[1])!r} is one word too many.", WRONG_USAGE)
    words = [STDIN if word == "-" else word for word in words]  # "-" alone would be an option
    try:
        code = app(words, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        told = _usage_text(error, words)
        return _complain(f"{told} See vaza {_command(words)}--help.", WRONG_USAGE)
    except InputError as error:
        return _complain(_one_line(str(error)), WRONG_INPUT)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except Exception as error:
        is_output = isinstance(error, OSError) and _is_about_output(error)
        if is_output or isinstance(error, BrokenPipeError):
            raise
        if os.environ.get("VAZA_TRACEBACK"):
            raise
        told = f"a fault of Vaza itself: {type(error).__name__}: {_one_line(str(error))}"
        return _complain(f"{told} (VAZA_TRACEBACK=1 shows where)", OUR_FAULT)
    return code if isinstance(code, int) else DONE


def _usage_text(error: CycloptsError, words: Sequence[str]) -> str:
    """Return what is wrong in our words where the parser's are odd, and what was typed in short."""
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        return f"{shortened(error.unused_tokens[0])!r} is one word too many."
    told = str(error)
    for word in sorted(words, key=len, reverse=True):
        if len(word) > _LONGEST_ECHO:
            told = told.replace(word, shortened(word))
    return _one_line(told)


def _complain(text: str, code: int) -> int:
    if sys.stdout is not None:
        sys.stdout.flush()
    print(f"vaza: {shortened(plain(text), _LONGEST)}", file=sys.stderr)
    return code


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _command(words: Sequence[str]) -> str:
    """Return the commands that were named, as far as they exist, each followed by a space."""
    if not words or words[0] not in _COMMANDS:
        return ""
    inner = words[1] if words[0] in ("rules", "record") and len(words) > 1 else ""
    is_name = inner.isalpha() and inner in ("list", "show", "check", "verify")
    return f"{words[0]} {inner} " if is_name else f"{words[0]} "


if __name__ == "__main__":
    sys.exit(main())
