"""What a running server knows of itself, and where it can be reached."""

import ipaddress
import socket
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from litestar.di import NamedDependency

from vaza.server.callers.guests import Guests
from vaza.server.live.hub import Hub
from vaza.server.sources.clock import Clock
from vaza.server.sources.dice import Dice

_SOMEWHERE: Final = ("192.0.2.1", 9)
"""An address of nobody: a datagram socket tells by it which of ours would be used."""


@dataclass(frozen=True, slots=True)
class Site:
    """The server's address as it was told, and its parts."""

    hub: Hub
    guests: Guests
    clock: Clock
    dice: Dice
    public_url: str | None = None
    lan_urls: tuple[str, ...] = ()

    def is_own_host(self, host: str) -> bool:
        """Tell whether a name is that of the public address."""
        return self.public_url is not None and urlsplit(self.public_url).netloc == host

    def is_secure(self, scheme: str, host: str) -> bool:
        """Tell whether a request came encrypted, here or to the proxy in front."""
        behind = self.is_own_host(host) and (self.public_url or "").startswith("https:")
        return scheme in ("https", "wss") or behind

    def link(self, path: str, base: str) -> str:
        """Return the address to give to friends: the public one, else one of the LAN."""
        known = self.public_url or next(iter(self.lan_urls), base)
        return known.rstrip("/") + path


SiteDep = NamedDependency[Site]
"""The site, as the handlers of calls are given it."""


def lan_addresses() -> tuple[str, ...]:
    """Return this machine's addresses in its own network, the likeliest first."""
    found = [_outgoing_address()]
    try:
        names = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += [str(name[4][0]) for name in names]
    except OSError:
        pass
    private = [one for one in dict.fromkeys(found) if one and _is_private(one)]
    return tuple(private)


def _outgoing_address() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_SOMEWHERE)
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def _is_private(address: str) -> bool:
    known = ipaddress.ip_address(address)
    return not (known.is_loopback or known.is_link_local or known.is_unspecified)
