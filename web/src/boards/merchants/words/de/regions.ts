// German: the regions of the map, by their ids.

export const regions: Record<string, string> = {
  ...{ galicia: "Galicien", algarve: "Algarve", ireland: "Irland", asturias: "Asturien", castile: "Kastilien", andalusia: "Andalusien" },
  ...{ highlands: "Schottisches Hochland", northern_england: "Nordengland", wales: "Wales", eastern_england: "Ostengland" },
  ...{ brittany: "Bretagne", aquitaine: "Aquitanien", aragon: "Aragonien", levante: "Levante", channel_coast: "Kanalküste", loire: "Loiretal" },
  ...{ massif_central: "Zentralmassiv", low_countries: "Niederlande", lorraine: "Lothringen", burgundy: "Burgund", provence: "Provence" },
  ...{ norway: "Norwegen", jutland: "Jütland", luneburg_heath: "Lüneburger Heide", rhineland: "Rheinland", swabia: "Schwaben", lombardy: "Lombardei" },
  ...{ dalarna: "Dalarna", gotaland: "Götaland", scania: "Schonen", brandenburg: "Brandenburg", bohemia: "Böhmen", salzkammergut: "Salzkammergut" },
  ...{ apennines: "Apennin", campania: "Kampanien", pomerania: "Pommern", silesia: "Schlesien", moravia: "Mähren", slavonia: "Slawonien" },
  ...{ finland: "Finnland", estonia: "Estland", courland: "Kurland", mazovia: "Masowien", lesser_poland: "Kleinpolen" },
  ...{ great_hungarian_plain: "Große Ungarische Tiefebene", serbia: "Serbien", epirus: "Epirus", ingria: "Ingermanland", pskov: "Pskow" },
  ...{ belarus: "Belarus", volhynia: "Wolhynien", podolia: "Podolien", wallachia: "Walachei", thrace: "Thrakien", tver: "Twer" },
  ...{ smolensk: "Smolensk", chernihiv: "Tschernihiw", ukraine: "Ukraine", bessarabia: "Bessarabien", bithynia: "Bithynien" },
};
