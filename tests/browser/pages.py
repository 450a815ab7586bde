"""Pages of a browser: opened as a device would open them, watched, and looked at with axe."""

from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = (360, 740)
DESKTOP = (1280, 800)
LOCALES = {"pt": "pt-BR", "en": "en-US", "es": "es-MX"}
Theme = Literal["light", "dark"]


class Watched:
    """Contexts of one browser at one site. `faults` lists what must not happen in any page."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.faults: list[str] = []
        self._contexts: list[BrowserContext] = []

    def open(
        self,
        path: str | None = None,
        *,
        size: tuple[int, int] = PHONE,
        language: str = "pt",
        theme: Theme = "light",
        scale: float = 1,
    ) -> Page:
        """Return a page of a new person, at `path` if there is one."""
        context = self.browser.new_context(
            base_url=self.address,
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=scale,
            locale=LOCALES[language],
            color_scheme=theme,
            reduced_motion="reduce",
            has_touch=size == PHONE,
        )
        self._contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        self._watch(page)
        if path is not None:
            page.goto(path)
            page.locator("main").wait_for()
        return page

    def _watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.faults.append(f"{page.url}: {error}"))
        page.on("console", lambda message: self._hear(page, message))
        page.on("request", lambda request: self._follow(page, request))

    def _hear(self, page: Page, message: ConsoleMessage) -> None:
        """Note errors, but not the browser's own line about an answer such as 404."""
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.faults.append(f"{page.url}: {message.text}")

    def _follow(self, page: Page, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.faults.append(f"{page.url}: asked for {request.url}")

    def close(self) -> None:
        for context in self._contexts:
            context.close()


def axe_finds(page: Page) -> list[str]:
    """Return what axe has against the page as it is now."""
    # Evaluated, not added as a script: the site's content policy allows no foreign script.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run()")
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


def overflow(page: Page) -> int:
    """Return by how many pixels the page is wider than the window."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
