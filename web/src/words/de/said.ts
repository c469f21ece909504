// What the house says in English, when it does not do what was asked, and the same in German.
// {} stands for what differs from case to case.

export const said: Record<string, string> = {
  // The house itself
  "The database is unavailable for a moment.": "Die Datenbank ist gerade nicht erreichbar.",
  "Send it again: nothing is done twice.": "Schick es noch einmal: Nichts geschieht doppelt.",
  "The house is too busy; nothing was changed.": "Das Haus hat zu viel zu tun; es hat sich nichts geändert.",
  "Try again.": "Versuch es noch einmal.",
  // At a table
  "It is for {} to decide.": "{} ist dran.",
  "A bot is playing for you: take your seat back first.": "Ein Bot spielt für dich: Nimm zuerst deinen Platz zurück.",
  "You have made no move that could be taken back.": "Du hast keinen Zug gemacht, der sich zurücknehmen ließe.",
  "The last move revealed something; it cannot be taken back.":
    "Der letzte Zug hat etwas aufgedeckt; er lässt sich nicht zurücknehmen.",
  "This table has agreed to play without hints.": "An diesem Tisch wurde ein Spiel ohne Tipps vereinbart.",
  "That is too many hints at once. Wait a moment, then try again.":
    "So viele Tipps auf einmal gibt es nicht. Warte ein wenig und versuche es dann noch einmal.",
  "A game is analyzed once it is over.": "Ein Spiel wird analysiert, wenn es aus ist.",
  "It was played under rules that are no longer played here, and cannot be analyzed.":
    "Es wurde nach Regeln gespielt, die hier nicht mehr gelten, und lässt sich nicht analysieren.",
  "Nobody has taught the house yet what matters in {}.": "Was in {} zählt, hat dem Haus noch niemand beigebracht.",
  "Nobody has taught a bot to judge {} yet.": "Noch hat niemand einem Bot beigebracht, {} zu beurteilen.",
  "Games of more than {} moves are not analyzed here.": "Spiele mit mehr als {} Zügen werden hier nicht analysiert.",
  "Enough games are being analyzed for your address. Wait a minute.":
    "Für deine Adresse werden gerade genug Spiele analysiert. Warte eine Minute.",
  "A game can be studied once it is over: until then it holds secrets.":
    "Ein Spiel lässt sich untersuchen, wenn es aus ist: Bis dahin birgt es Geheimnisse.",
  "The game is over in this position.": "In dieser Stellung ist das Spiel aus.",
  "A daily voyage is played alone, as the rules print it, with nothing else settled.":
    "Die Reise des Tages spielt man allein, wie es die Regeln drucken, und ohne weitere Abmachungen.",
  "On a daily voyage there are no hints, and no bot takes over.":
    "Auf der Reise des Tages gibt es keine Tipps, und kein Bot springt ein.",
  "There is no such voyage.": "Diese Reise gibt es nicht.",
  "There is no such puzzle here.": "Dieses Rätsel gibt es hier nicht.",
  "The decision is not complete.": "Die Entscheidung ist nicht vollständig.",
  "There is no question to answer.": "Es wird nichts gefragt.",
  "It is for the others to say.": "Das entscheiden die anderen.",
  "So much was said, or taken back, at this table that its record is full: from here on it can only be played to its end.":
    "An diesem Tisch wurde so viel gesagt oder zurückgenommen, dass sein Protokoll voll ist: Von hier an kann er nur noch zu Ende gespielt werden.",
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
  // Games that cannot be played here any more
  "It was played with version {} of {}'s rules; here is version {}.":
    "Diese Partie wurde nach Fassung {} der Regeln von {} gespielt; hier gilt Fassung {}.",
  "It was played with edition {} of {}; here is edition {}.":
    "Diese Partie wurde mit Ausgabe {} von {} gespielt; hier liegt Ausgabe {}.",
  "Its moves can no longer be played again.": "Ihre Züge lassen sich nicht mehr nachspielen.",
  "Upgrade Fondaco to read it.": "Um sie zu lesen, braucht es ein neueres Fondaco.",
  "This was not kept, and can no longer be played again here.":
    "Das wurde nicht aufbewahrt und lässt sich hier nicht mehr nachspielen.",
  "It is shown as it was kept.": "Du siehst sie so, wie sie aufbewahrt wurde.",
  "Its moments were not kept; what is left of it is its log.":
    "Ihr Verlauf wurde nicht aufbewahrt; übrig ist das Protokoll.",
  "It cannot go on here: any player may end it without a result.":
    "Hier kann sie nicht weitergehen: Wer mitspielt, kann sie ohne Ergebnis beenden.",
  "The first {} moves were played under other rules; nobody can go back to them.":
    "Die ersten {} Züge wurden nach anderen Regeln gespielt; dorthin führt kein Weg zurück.",
  "This table has no moment {}.": "So weit ist diese Partie nicht gekommen: Zug {} gibt es nicht.",
  "This table was set aside.": "Dieser Tisch wurde beiseitegelegt.",
  "Its journal is damaged.": "Seine Aufzeichnung ist beschädigt.",
  "Its row in the store is damaged.": "Sein Eintrag ist beschädigt.",
  "Those who played can download what is left of it.": "Wer mitgespielt hat, kann herunterladen, was davon übrig ist.",
  "Whoever runs this house may be able to bring it back from a backup.":
    "Wer dieses Haus betreibt, kann ihn vielleicht aus einer Sicherung zurückholen.",
  "Only those who played at this table may download what is left of it.":
    "Was von diesem Tisch übrig ist, dürfen nur die herunterladen, die dort gespielt haben.",
  // Seats
  "Seat {} is taken.": "Platz {} ist besetzt.",
  "Seat {} has its nonce already.": "Platz {} hat schon sein Zufallswort.",
  "Seat {} is not yours.": "Platz {} gehört dir nicht.",
  "Seat {} is for whoever has its link.": "Platz {} ist für den, der seinen Link hat.",
  "Seat {} is held for {}.": "Platz {} ist für {} freigehalten.",
  "There is no seat {} at this table.": "Platz {} gibt es an diesem Tisch nicht.",
  "A bot is playing seat {}.": "Auf Platz {} spielt ein Bot.",
  "{} is sitting there.": "Dort sitzt {}.",
  "Nobody is sitting at seat {} yet.": "Auf Platz {} sitzt noch niemand.",
  "Nobody is sitting at seat {}.": "Auf Platz {} sitzt niemand.",
  "You sit there yourself.": "Dort sitzt du selbst.",
  "You were asked to leave this table; only a link leads back to it.":
    "Du wurdest gebeten, diesen Tisch zu verlassen; nur ein Link führt dorthin zurück.",
  "At this table only those who play may chat.": "An diesem Tisch dürfen nur die reden, die mitspielen.",
  "The chat of this table is closed.": "An diesem Tisch wird nicht geredet.",
  "it was closed by the person who opened it": "wer ihn eröffnet hat, hat ihn geschlossen",
  "it was closed by the house": "das Haus hat ihn geschlossen",
  "nobody is left to play it": "niemand ist mehr da, um zu spielen",
  "The check took too long.": "Die Prüfung hat zu lange gedauert.",
  "An edition must be text.": "Eine Ausgabe muss Text sein.",
  "That is too large or too tangled to be an edition.": "Für eine Ausgabe ist das zu groß oder zu verworren.",
  "{} was away for too long": "{} war zu lange nicht da",
  "No bot is playing for you.": "Für dich spielt kein Bot.",
  "You have resigned.": "Du hast aufgegeben.",
  "A rated game is among people, or of one person against bots of the house.":
    "Gewertet wird unter Menschen oder allein gegen Bots des Hauses.",
  "In a rated game everybody plays in person: a bot needs an account of its own.":
    "In einer gewerteten Partie spielen alle selbst: Ein Bot braucht ein eigenes Konto.",
  "Rated games are for accounts: sign up, or play without a rating.":
    "Gewertete Partien sind für Konten: Leg eines an, oder spiel ohne Wertung.",
  "In a rated game nothing that was revealed is taken back.":
    "In einer gewerteten Partie wird nichts Aufgedecktes zurückgenommen.",
  "In a rated game nobody plays for you: play on, or resign.":
    "In einer gewerteten Partie spielt niemand für dich: Spiel weiter, oder gib auf.",
  "In a rated game nobody takes another's place.":
    "In einer gewerteten Partie nimmt niemand den Platz eines anderen ein.",
  "In a rated game there are no hints.": "In einer gewerteten Partie gibt es keine Tipps.",
  "You have no such bot.": "Du hast keinen solchen Bot.",
  "You already have {} bots.": "Du hast schon {} Bots.",
  "A bot needs an account that answers for it: sign up first.":
    "Ein Bot braucht ein Konto, das für ihn einsteht: Leg zuerst eines an.",
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
  "This password is too easy to guess.": "Dieses Passwort ist zu leicht zu erraten.",
  "Use several words that do not belong together, and not your name.":
    "Nimm mehrere Wörter, die nicht zusammengehören, und nicht deinen Namen.",
  "Too many wrong passwords were tried for this account. Wait some minutes.":
    "Für dieses Konto wurden zu viele falsche Passwörter versucht. Warte einige Minuten.",
  "There is no account with this name and code. Each code is good once.":
    "Es gibt kein Konto mit diesem Namen und Code. Jeder Code gilt einmal.",
  "You have no account.": "Du hast kein Konto.",
  "This is not your password.": "Das ist nicht dein Passwort.",
  "You are not signed in there.": "Dort bist du nicht angemeldet.",
  "A token is only for playing or watching; do this in your own browser.":
    "Ein Schlüssel ist nur zum Spielen und Zusehen; das geht nur in deinem eigenen Browser.",
  "You have no such token.": "Diesen Schlüssel hast du nicht.",
  "The house does not know you yet.": "Das Haus kennt dich noch nicht.",
  "There are too many new guests from your address. Try again later.":
    "Von deiner Adresse kommen zu viele neue Gäste. Versuche es später noch einmal.",
  "That is too much at once. Wait a moment, then try again.":
    "Das ist zu viel auf einmal. Warte ein wenig und versuche es noch einmal.",
  "That is more than {} bytes.": "Das sind mehr als {} Bytes.",
  "The house could not do that just now. Try again.": "Das Haus konnte das gerade nicht. Versuche es noch einmal.",
  "There is no such table.": "Diesen Tisch gibt es nicht.",
  "A guest may have {} tables in the public list at a time.":
    "Wer zu Gast ist, darf {} Tische zugleich für alle anzeigen.",
  "Close one, make an account, or send a link instead.": "Schließe einen, leg ein Konto an oder verschick einen Link.",
  // Whoever runs the house
  "Name a table or a person.": "Nenne einen Tisch oder einen Namen.",
  "Nothing was said there.": "Dort wurde nichts gesagt.",
  "Whoever runs this house does not let you in.": "Wer dieses Haus betreibt, lässt dich nicht herein.",
  "Whoever runs this house has muted you.": "Wer dieses Haus betreibt, lässt dich hier nicht reden.",
  "The house is read-only for now: nobody can open a table or play.":
    "Das Haus ruht: Im Augenblick kann niemand einen Tisch eröffnen oder spielen.",
  "The house is open for play again.": "Das Haus ist wieder offen.",
  "This lasts until {}.": "Das gilt bis {}.",
  "The reason: {}.": "Der Grund: {}.",
  // Answers in somebody's stead, preferences
  "There is nothing in this game that the house could answer for you.":
    "In diesem Spiel gibt es nichts, was das Haus für dich beantworten könnte.",
  "At a real table nobody answers for you.": "An einem echten Tisch antwortet niemand für dich.",
  "The preferences of guests are kept by their browser; an account keeps them here.":
    "Die Einstellungen von Gästen bewahrt ihr Browser auf; mit einem Konto liegen sie hier.",
  // Calls, and no network
  "No browser of yours is called.": "Du wirst in keinem Browser gerufen.",
  "You are not called there.": "Dort wirst du nicht gerufen.",
  "{} is no time zone: write one like Europe/Berlin.": "{} ist keine Zeitzone: Schreib eine wie Europe/Berlin.",
  "This is no key of a browser.": "Das ist kein Schlüssel eines Browsers.",
  "A browser can only be called at a push service: https, with a public name.":
    "Ein Browser lässt sich nur bei einem Push-Dienst rufen: https, mit einem öffentlichen Namen.",
  "The house is not ready to call anybody.": "Das Haus ist noch nicht bereit, jemanden zu rufen.",
  "Try again in a moment.": "Versuch es gleich noch einmal.",
  "The house cannot be reached, and this was not looked at here before.":
    "Das Haus ist nicht zu erreichen, und das wurde hier noch nie angesehen.",
};
