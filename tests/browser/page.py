"""A driver for the page of the playground: what a person does there, as methods.

Nothing here sleeps for a fixed time: each step waits for what it needs, and each action waits
until the page has shown its outcome. `Playground.TIMEOUT` only limits how long a test waits.
"""

import base64
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Self

from playwright.sync_api import Browser, Locator, Page
from playwright.sync_api import Error as PageError
from playwright.sync_api import TimeoutError as NotInTime

MESSAGES = "article.channel-message"
VANISHED = 2.0
"""Seconds after which what was there and cannot be clicked counts as gone, and a press without
any effect as lost."""

_SHOWN = """(messages) => Array.from(document.querySelectorAll(messages), (item) => {
    const all = (what) => Array.from(item.querySelectorAll(what));
    const texts = (what) => all(what).map((each) => each.innerText);
    return {
        id: item.dataset.messageId || "",
        names: texts(".message-author"),
        texts: texts(".message-content"),
        private: all(".message-ephemeral-note").length > 0,
        pictures: all("img.attachment-image").map((image) => [image.alt, image.src]),
        buttons: texts(".component-button"),
        menus: texts(".select-trigger"),
    };
})"""
"""All messages of the page, read in one go: asked for one by one, they would take their time."""
_DRAWN = """async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const bytes = new Uint8Array(await (await fetch(source)).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}"""


@dataclass(frozen=True, slots=True)
class Picture:
    """An image of a message: its description and its bytes."""

    alt: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Message:
    """A message as it is on the page."""

    id: str
    author: str
    text: str
    private: bool
    pictures: tuple[Picture, ...]
    buttons: tuple[str, ...]
    menus: tuple[str, ...]


class Playground:
    """The page in a browser. It acts as one member at a time, see `as_member`."""

    TIMEOUT = 60.0

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        self._seen: dict[str, bytes] = {}
        page.set_default_timeout(self.TIMEOUT * 1000)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    @classmethod
    def open(cls, browser: Browser, url: str) -> Self:
        """Open the page and wait until it is there."""
        playground = cls(browser.new_page(viewport={"width": 1280, "height": 1000}))
        playground.page.goto(url)
        playground._settled()
        return playground

    # What a person does

    def as_member(self, name: str) -> None:
        """Act as ``name`` from here on."""
        picker = self.page.locator("#viewer-picker")
        number = picker.locator("option", has_text=name).get_attribute("value")

        def switched() -> bool:
            self._settled()
            if self._status()["viewer"] == number:
                return True
            picker.select_option(number)
            return False

        self.wait(switched, f"the page to become {name}'s")

    def slash(self, name: str, **options: str) -> None:
        """Type a command and its options, choosing for each the suggestion that contains the text.

        What is typed into an option's field is the text up to a ``|``, and what is chosen is the
        suggestion that contains the rest: ``move="a|a2"`` types "a" and chooses "a2".
        """
        self._begin(name)
        for option, text in options.items():
            typed, _, wanted = text.rpartition("|")
            self.fill(option, typed or wanted)
            self.choose(wanted)
        self.send()

    def type(self, name: str, **options: str) -> None:
        """Type a command and its options as they are, choosing no suggestion, and send it."""
        self._begin(name)
        for option, text in options.items():
            self.fill(option, text)
        while self.page.locator(".command-chip").count():  # what it asks meanwhile gets in the way
            self.send()

    def suggestions(self, name: str, option: str, typed: str) -> list[str]:
        """What the bot suggests for an option when ``typed`` is in its field."""
        self._begin(name)
        self.fill(option, typed)
        shown = self.page.locator(".command-suggestion")
        self._asked_until(lambda: shown.count() > 0, "suggestions")
        labels = self.page.locator(
            ".command-suggestion .command-suggestion-label"
        ).all_inner_texts()
        self._clear()
        return labels

    def fill(self, option: str, text: str) -> None:
        """Type into the field of an option, adding the option first where it is not there yet."""
        pill = self.page.locator(f'.command-pill[data-option="{option}"]')
        if not pill.count():
            self.page.locator(".command-ghost").click()
            self.choose(option)
        mention = pill.locator(".command-mention")
        if mention.count():
            mention.click()
        field = pill.locator(".command-option-input")
        field.fill("")
        field.press_sequentially(text)

    def choose(self, text: str) -> None:
        """Choose the suggestion that is ``text``, or else the first that contains it."""
        label = self.page.locator(".command-suggestion .command-suggestion-label")
        exact = label.filter(has_text=re.compile(rf"^\s*{re.escape(text)}\s*$"))
        some = label.filter(has_text=text)
        self._asked_until(
            lambda: some.count() > 0 and _clicked((exact if exact.count() else some).first),
            f"suggestion {text!r}",
        )

    def send(self) -> None:
        """Send the command that was typed."""
        self._act(lambda: self.page.locator("#send-message").click())

    def say(self, text: str) -> None:
        """Send an ordinary message."""
        self._clear()
        self.page.locator("#channel-composer-input").fill(text)
        self.send()

    def click(self, label: str, **where: str) -> None:
        """Press the last button with this label; ``message`` is the id of the message it is on."""
        button = self._messages(**where).locator(".component-button", has_text=label).last
        self._act(button.click)

    def select(self, option: str, *, menu: str = "", **where: str) -> None:
        """Choose ``option`` from the last menu (whose placeholder contains ``menu``)."""

        def chosen() -> bool:
            opened = self._opened(menu, **where)
            return _clicked(opened.locator(".select-option", has_text=option).first)

        self._act(lambda: self.wait(chosen, f"option {option!r}"))

    def options(self, *, menu: str = "", **where: str) -> list[str]:
        """The labels of the last menu (whose placeholder contains ``menu``)."""
        self._settled()
        opened = self._opened(menu, **where)
        labels = opened.locator(".select-option .option-label").all_inner_texts()
        self.page.keyboard.press("Escape")
        opened.locator(".select-list").wait_for(state="hidden")
        return labels

    # What a person sees

    def messages(self) -> list[Message]:
        """The messages that the present member sees, the oldest first."""
        found: list[Message] = []

        def read() -> bool:
            try:
                found[:] = self._read()
            except PageError:  # a picture was replaced between the look at it and its bytes
                return False
            return True

        self.wait(read, "pictures that can be drawn")
        return found

    def _read(self) -> list[Message]:
        """The messages as they are just now."""
        self._settled()
        found: list[Message] = []
        for shown in self.page.evaluate(_SHOWN, MESSAGES):
            names, pictures = shown["names"], shown["pictures"]
            found.append(
                Message(
                    id=shown["id"],
                    author=names[0] if names else found[-1].author,
                    text="\n".join(shown["texts"]),
                    private=shown["private"],
                    pictures=tuple(Picture(alt, self._bytes(source)) for alt, source in pictures),
                    buttons=tuple(shown["buttons"]),
                    menus=tuple(shown["menus"]),
                )
            )
        return found

    def wait_for_message(self, what: str, wanted: Callable[[Message], bool]) -> Message:
        """The latest message that is ``wanted``, waiting for it; ``what`` names it in a failure."""
        seen: list[Message] = []

        def there() -> bool:
            seen[:] = [message for message in self.messages() if wanted(message)]
            return bool(seen)

        self.wait(there, what)
        return seen[-1]

    def wait(self, condition: Callable[[], bool], what: str) -> None:
        """Wait until ``condition`` holds; ``what`` names it in the failure."""
        end = time.monotonic() + self.TIMEOUT
        while not condition():
            if time.monotonic() > end:
                raise AssertionError(f"waited in vain for {what}; the page: {self._status()}")
            self.page.wait_for_timeout(20)

    def _bytes(self, source: str) -> bytes:
        """What a picture of the page consists of, which the browser must be able to draw."""
        if source not in self._seen:
            self._seen[source] = base64.b64decode(self.page.evaluate(_DRAWN, source))
        return self._seen[source]

    # The page's own account of itself

    def _clear(self) -> None:
        self._settled()
        leave = self.page.get_by_label("Exit command mode")
        if leave.count():
            leave.click()

    def _begin(self, command: str) -> None:
        self._clear()
        title = re.compile(rf"^/{re.escape(command)}(\+\d+ optional)?$")
        entry = self.page.locator(".command-entry").filter(
            has=self.page.locator(".command-entry-title", has_text=title)
        )

        def begun() -> bool:
            self.page.locator("#channel-composer-input").fill(f"/{command}")
            if not _clicked(entry):
                return False
            try:
                self.page.locator(".command-chip").wait_for(timeout=VANISHED * 1000)
            except NotInTime:  # the page was drawn anew just as it was clicked
                self._clear()
                return False
            return True

        self.wait(begun, f"the command {command!r}")

    def _asked_until(self, condition: Callable[[], bool], what: str) -> None:
        """Wait for suggestions; the page does not ask again by itself when it was turned down."""
        turned_down = _request(self._status())

        def there() -> bool:
            nonlocal turned_down
            if condition():
                return True
            status = self._status()
            again = status["idle"] and status["last"] and status["last"]["rejected"]
            if again and _request(status) != turned_down:
                turned_down = _request(status)
                self.page.locator(".command-option-input:focus").dispatch_event("input")
            return False

        self.wait(there, what)

    def _opened(self, menu: str, **where: str) -> Locator:
        """The last such menu, opened; what refreshes the page may close it at any time."""
        wanted = self._messages(**where).locator(".preview-select", has_text=menu).last
        key = wanted.get_attribute("data-control-key")
        opened = self.page.locator(f'.preview-select[data-control-key="{key}"]')

        def there() -> bool:
            if opened.locator(".select-list").is_visible():
                return True
            if "is-open" not in (opened.get_attribute("class") or ""):
                opened.locator(".select-trigger").click()
            return False

        self.wait(there, f"the menu {menu!r} to open")
        return opened

    def _messages(self, *, message: str = "") -> Locator:
        return self.page.locator(
            f'{MESSAGES}[data-message-id="{message}"]' if message else MESSAGES
        )

    def _status(self) -> dict[str, Any]:
        status: dict[str, Any] = self.page.evaluate(
            """() => { const page = window.simcordPreview; return page ? {
                idle: page.ready && !page.pendingAction && !page.pendingQuery
                    && page.awaitingRevision === null, viewer: page.viewerId,
                transport: page.transport.state, last: page.lastAction } : {idle: false}; }"""
        )
        return status

    def _settled(self) -> None:
        self.wait(lambda: bool(self._status()["idle"]), "the page to come to rest")

    def _act(self, action: Callable[[], object]) -> None:
        """Do something and wait for its outcome.

        The page turns an action down when the bot has changed the channel while it was on its
        way; it did nothing then, and a person would press again. So they would when a button
        was drawn anew, or moved, just as they pressed it.
        """
        end = time.monotonic() + self.TIMEOUT
        while True:
            self._settled()
            before = _request(self._status())
            action()
            if not self._taken(before) and time.monotonic() < end:
                continue
            self.wait(lambda before=before: self._answered(before), "an outcome")  # type: ignore[misc]
            outcome = self._status()["last"]
            codes = {item["code"] for item in outcome["diagnostics"]}
            if outcome["rejected"] and codes & {"stale-revision", "stale-context", "busy"}:
                continue
            assert outcome["settlement"] == "settled", outcome
            return

    def _taken(self, before: str | None) -> bool:
        """Whether the page took notice of what was done; it does so at once.

        It may be busy with something else just then, so it did not as long as it comes to rest
        without an outcome.
        """
        now = time.monotonic()
        end, resting_since = now + self.TIMEOUT, now
        while _request(status := self._status()) == before:
            now = time.monotonic()
            if not status["idle"]:
                resting_since = now
            if now - resting_since > VANISHED or now > end:
                return False
            self.page.wait_for_timeout(20)
        return True

    def _answered(self, before: str | None) -> bool:
        status = self._status()
        assert status.get("transport") != "uncertain", status
        return bool(status["idle"]) and _request(status) not in (None, before)


def _request(status: dict[str, Any]) -> str | None:
    last = status.get("last")
    return str(last["requestId"]) if last else None


def _clicked(wanted: Locator) -> bool:
    """Click what may vanish just before; False when it has."""
    try:
        wanted.click(timeout=VANISHED * 1000)
    except NotInTime:
        return False
    return True
