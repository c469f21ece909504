// What the house says in English, when it does not do what was asked, and the same in German.
// {} stands for what differs from case to case.

export const said: Record<string, string> = {
  // At a table
  "It is for {} to decide.": "{} ist dran.",
  "A bot is playing for you: take your seat back first.": "Ein Bot spielt für dich: Nimm zuerst deinen Platz zurück.",
  "You have made no move that could be taken back.": "Du hast keinen Zug gemacht, der sich zurücknehmen ließe.",
  "The last move revealed something; it cannot be taken back.":
    "Der letzte Zug hat etwas aufgedeckt; er lässt sich nicht zurücknehmen.",
  "There is no question to answer.": "Es wird nichts gefragt.",
  "It is for the others to say.": "Das entscheiden die anderen.",
  "It is for the others to choose.": "Die Wahl haben die anderen.",
  "Nobody's time has run out.": "Niemand hat seine Zeit überschritten.",
  "{} has no move {}.": "{} kennt keinen Zug {}.",
  "The game is over.": "Das Spiel ist aus.",
  "The game is not over.": "Das Spiel ist noch nicht aus.",
  "The game has already begun.": "Das Spiel hat begonnen.",
  "The game has not begun yet.": "Das Spiel hat noch nicht begonnen.",
  "You have no seat at this table.": "Du hast an diesem Tisch keinen Platz.",
  "You are only watching; this is for players.": "Du siehst zu; das darf nur, wer mitspielt.",
  "Only the person who opened the table can do that.": "Das darf nur, wer den Tisch eröffnet hat.",
  "Only those who played can do that.": "Das dürfen nur die, die mitgespielt haben.",
  "The message is empty.": "Es gibt nichts zu sagen.",
  "That is too much chat at once. Wait a moment.": "So viel auf einmal geht nicht. Warte ein wenig.",
  "The table could not be read any further. Please come back to it.":
    "Dieser Tisch ließ sich nicht weiterlesen. Komm noch einmal wieder.",
  // Seats
  "Seat {} is taken.": "Platz {} ist besetzt.",
  "Seat {} is not yours.": "Platz {} gehört dir nicht.",
  "Seat {} is for whoever has its link.": "Platz {} ist für den, der seinen Link hat.",
  "Seat {} is held for {}.": "Platz {} ist für {} freigehalten.",
  "There is no seat {} at this table.": "Platz {} gibt es an diesem Tisch nicht.",
  "A bot is playing seat {}.": "Auf Platz {} spielt ein Bot.",
  "{} is sitting there.": "Dort sitzt {}.",
  "Nobody is sitting at seat {} yet.": "Auf Platz {} sitzt noch niemand.",
  "No bot is playing for you.": "Für dich spielt kein Bot.",
  "This link is no longer valid. Ask for a new one.": "Dieser Link gilt nicht mehr. Bitte um einen neuen.",
  "The game has already begun: hand your seat to a bot, or ask the others to end it.":
    "Das Spiel hat begonnen: Lass einen Bot für dich spielen oder bitte die anderen, es zu beenden.",
  // Setting up
  "At least one seat must be for a person.": "Mindestens ein Platz ist für einen Menschen.",
  "Options coins=no and cash=forced exclude each other: there is no cash.":
    "Ohne Taler gibt es keine Pflichtkäufe: Variante B braucht Geld.",
  "Option level is for solo=soloplay only: the solitary game has no opponent.":
    "Stufen gibt es nur in SoloPlay: Das Einzelspiel hat keine Gegnerin.",
  "Options solo=soloplay and {}=yes exclude each other.": "Mit SoloPlay wird keine Variante gespielt.",
  "Options board=main and setup=fixed exclude each other.":
    "Auf dem großen Plan werden die ersten Handelsposten gewählt.",
  // Logs and points
  "A log must be text.": "Ein Spielprotokoll ist Text.",
  "The log has more than {} moves.": "Das Protokoll hat mehr als {} Züge.",
  "The log is available once the game is over: until then it holds secrets.":
    "Das Protokoll gibt es, wenn das Spiel aus ist: Noch ist Geheimes darin.",
  "How the points developed is shown once the game is over.":
    "Wie die Punkte verliefen, erfährst du, wenn das Spiel aus ist.",
  "This is not a Fondaco log; a log begins with {}.":
    "Das ist kein Spielprotokoll von Fondaco; ein Protokoll beginnt mit {}.",
  "log line {}: {}": "Protokoll, Zeile {}: {}",
  // People
  "A name must be made of printable characters.": "Ein Name besteht aus druckbaren Zeichen.",
  "A name may have at most {} characters.": "Ein Name hat höchstens {} Zeichen.",
  "The name {} is taken.": "Der Name {} ist vergeben.",
  "You already have an account.": "Du hast schon ein Konto.",
  "There is no account with this name and password.": "Es gibt kein Konto mit diesem Namen und Passwort.",
  "Too many names and passwords were tried. Wait a minute.": "Das waren zu viele Versuche. Warte eine Minute.",
  "You already have {} tokens; revoke one first.": "Du hast {} Schlüssel; widerrufe zuerst einen.",
  "You have no such token.": "Diesen Schlüssel hast du nicht.",
  "The house does not know you yet.": "Das Haus kennt dich noch nicht.",
  "There are too many new guests from your address. Try again later.":
    "Von deiner Adresse kommen zu viele neue Gäste. Versuche es später noch einmal.",
  "That is too much at once. Wait a moment, then try again.":
    "Das ist zu viel auf einmal. Warte ein wenig und versuche es noch einmal.",
  "That is more than {} bytes.": "Das sind mehr als {} Bytes.",
  "There is no such table.": "Diesen Tisch gibt es nicht.",
};
