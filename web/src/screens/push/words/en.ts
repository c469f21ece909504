// Calls and the app on the device, in English.

export const en = {
  heading: "Let the house call you",
  what: "When it is your turn in a game that takes days, when a game begins, or when a seat is held for you; and only while you are not looking.",
  on: "Call me in this browser",
  isOn: "You are called in this browser.",
  tryOut: "Try it now",
  tried: "You will be called in a moment.",
  stop: "Stop",
  stopAt: (label: string) => `Stop calling me in ${label}`,
  elsewhere: "You are also called here:",
  unknown: "an unknown browser",
  device: (browser: string, system: string) => `${browser} on ${system}`,
  quiet: "Quiet hours, in which nobody calls",
  from: "from",
  to: "to",
  zone: (name: string) =>
    `In the time of ${name.replaceAll("_", " ")}. What happened meanwhile, you are told afterwards.`,
  denied:
    "This browser does not let Fondaco show notifications. Allow them in its settings for this site, then come back.",
  homeScreen: "On an iPhone or iPad, add Fondaco to the Home Screen first, and open it from there.",
  none: "This browser knows no push messages.",
  noService: "This browser has no push service at the moment. Try again later.",
  app: "Fondaco as an app",
  appWhat:
    "Installed, Fondaco has a window and an icon of its own. Without a network it opens with what you saw last, to look at.",
  isApp: "You are in the app.",
  install: "Install it",
  byMenu: "Your browser has “Install” or “Add to Home Screen” in its menu.",
  plainHttp:
    "This house has no https. Over plain http, browsers neither install an app nor let a house call you. Whoever runs it can change that: the shortest way is in docs/hosting.md, under “https at home”.",
};

export type PushWords = typeof en;
