"""A browser that is called: it subscribes at a push service of the test's own, takes messages from
it through the debugging protocol, and notes what it would show."""

import json
from typing import Any

from browser.playing import Visitor
from houses import Json, OpenHouse
from push_service import CalledBrowser

# A browser without a screen has no push service: this one says that it has.
SUBSCRIBED = """(() => {
  const made = MADE;
  let found = null;
  PushManager.prototype.getSubscription = async () => found;
  PushManager.prototype.subscribe = async () => (found = {
    endpoint: made.endpoint,
    toJSON: () => ({endpoint: made.endpoint, keys: {p256dh: made.p256dh, auth: made.auth}}),
    unsubscribe: async () => { found = null; return true; },
  });
})()"""
# Nor does it show notifications: what would be shown is noted; so is what a press on it opens,
# since only a real one lets a service worker open a window.
ALLOWED = (
    "Object.defineProperty(Notification, 'permission', {get: () => 'granted'}); "
    "Notification.requestPermission = async () => 'granted';"
)
NOTED = """() => {
  self.shown = [];
  self.opened = [];
  self.registration.showNotification = async (title, more) => self.shown.push({title, ...more});
  self.clients.openWindow = async (url) => self.opened.push(url);
}"""
PRESSED = """async (action) => {
  const works = [];
  const event = new Event("notificationclick");
  const notification = {data: self.shown.at(-1).data, close: () => works.push("closed")};
  Object.assign(event, {action, notification, waitUntil: (work) => works.push(work)});
  self.dispatchEvent(event);
  await Promise.all(works);
  return works.length;
}"""


def subscribed(browser: CalledBrowser) -> str:
    """A script with which a page or a service worker can subscribe."""
    return SUBSCRIBED.replace("MADE", json.dumps(browser.subscription()))


def may_be_called(visitor: Visitor, browser: CalledBrowser) -> None:
    """From the next page on, this browser can subscribe, and its person allows it."""
    visitor.context.add_init_script(ALLOWED)
    visitor.context.add_init_script(subscribed(browser))


def worker(visitor: Visitor) -> Any:
    return visitor.context.service_workers[0]


def shown(visitor: Visitor) -> Json:
    visitor.until(lambda: worker(visitor).evaluate("self.shown.length"))
    found: Json = worker(visitor).evaluate("self.shown.at(-1)")
    return found


def deliver(visitor: Visitor, house: OpenHouse, said: Json) -> None:
    """What the push service of a browser does with what it was sent."""
    protocol = visitor.context.new_cdp_session(visitor.page)
    found: list[str] = []

    def note(event: Json) -> None:
        found.extend(one["registrationId"] for one in event["registrations"])

    protocol.on("ServiceWorker.workerRegistrationUpdated", note)
    protocol.send("ServiceWorker.enable")
    visitor.until(lambda: found)
    message = {"origin": house.url, "registrationId": found[0], "data": json.dumps(said)}
    protocol.send("ServiceWorker.deliverPushMessage", message)


def pressed(visitor: Visitor, action: str = "") -> list[str]:
    """Press on the notification, or on a button of it: the addresses that this has opened."""
    assert worker(visitor).evaluate(PRESSED, action) == 2
    found: list[str] = worker(visitor).evaluate("self.opened")
    return found
