// German: what the drawings on the pages of the rules show.

export const scenes: Record<string, string> = {
  short:
    "Der kurze Plan. Sechsecke sind Städte: violett mit einem Punkt für den Anfang, braun für später; Münzen gibt es an der Küste.",
  main: "Der große Plan.",
  fixed: "Der feste Aufbau auf dem kurzen Plan, mit einer Karawane neben dem ersten Handelsweg jeder Farbe.",
  first_delivery:
    "Die Karawane von Rot hat Lviv erreicht und geliefert: Die Ware von Rot liegt am Handelsposten von Blau.",
  first_connection: "Der neue Handelsweg von Blau trifft auf den von Rot. Lviv und Budapest sind verbunden: je 1 Gold.",
  double_arrow: "Blau bezahlt den Weg mit dem Doppelpfeil und erreicht Kaliningrad mit dem zweiten, der nichts kostet.",
  walk: "Drei Schritte für 1 Getreide: Der zweite führt an Warszawa vorbei.",
  beograd:
    "Rot hat in Beograd einen Handelsposten gegründet. Das Gebirge daneben hat eine Zahl bekommen, das Ackerland nicht.",
  right_of_way: "Die Karawane von Orange zieht über zwei Handelswege von Weiß, für zusammen 1 Gold.",
};
