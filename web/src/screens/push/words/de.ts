// Calls and the app on the device, in German.

import type { PushWords } from "./en";

export const de: PushWords = {
  heading: "Dich rufen lassen",
  what: "Wenn du in einem Spiel dran bist, das Tage dauert, wenn ein Spiel beginnt oder wenn ein Platz für dich frei gehalten wird; und nur, solange du nicht hinsiehst.",
  on: "Ruf mich in diesem Browser",
  isOn: "Du wirst in diesem Browser gerufen.",
  tryOut: "Gleich ausprobieren",
  tried: "Du wirst gleich gerufen.",
  stop: "Aufhören",
  stopAt: (label) => `Aufhören: ${label}`,
  elsewhere: "Du wirst auch hier gerufen:",
  unknown: "ein unbekannter Browser",
  device: (browser, system) => `${browser} auf ${system}`,
  quiet: "Ruhezeit, in der niemand ruft",
  from: "von",
  to: "bis",
  zone: (name) => `Nach der Zeit von ${name.replaceAll("_", " ")}. Was inzwischen war, erfährst du danach.`,
  denied:
    "Dieser Browser lässt Fondaco keine Mitteilungen zeigen. Erlaube sie in seinen Einstellungen für diese Seite und komm dann wieder.",
  homeScreen: "Auf einem iPhone oder iPad: Lege Fondaco zuerst auf den Home-Bildschirm und öffne es von dort.",
  none: "Dieser Browser kennt keine Push-Nachrichten.",
  noService: "Dieser Browser hat gerade keinen Push-Dienst. Versuch es später noch einmal.",
  app: "Fondaco als App",
  appWhat:
    "Installiert hat Fondaco ein eigenes Fenster und ein eigenes Symbol. Ohne Netz öffnet es mit dem, was du zuletzt gesehen hast, zum Ansehen.",
  isApp: "Du bist in der App.",
  install: "Installieren",
  byMenu: "Dein Browser hat „Installieren“ oder „Zum Startbildschirm hinzufügen“ in seinem Menü.",
  plainHttp:
    "Dieses Haus hat kein https. Über einfaches http installiert kein Browser eine App, und kein Haus darf dich rufen. Wer es betreibt, kann das ändern: Der kürzeste Weg steht in docs/hosting.md unter „https at home“.",
};
