/**
 * Option texts shared by several product types. Filters with the same label are grouped in a
 * listing (F8), which requires the kinds to use the same option texts.
 */
export const FIRMNESS = {
  zacht: { nl: 'Zacht', de: 'Weich', en: 'Soft' },
  medium: { nl: 'Medium', de: 'Mittel', en: 'Medium' },
  stevig: { nl: 'Stevig', de: 'Fest', en: 'Firm' },
  extra_stevig: { nl: 'Extra stevig', de: 'Sehr fest', en: 'Extra firm' },
} as const;

export const CORES = {
  pocketvering: { nl: 'Pocketvering', de: 'Taschenfederkern', en: 'Pocket springs' },
  koudschuim: { nl: 'Koudschuim', de: 'Kaltschaum', en: 'HR foam' },
  comfortschuim: { nl: 'Comfortschuim', de: 'Komfortschaum', en: 'Comfort foam' },
  traagschuim: { nl: 'Traagschuim', de: 'Viscoschaum', en: 'Memory foam' },
  latex: { nl: 'Latex', de: 'Latex', en: 'Latex' },
  natuurlatex: { nl: 'Natuurlatex', de: 'Naturlatex', en: 'Natural latex' },
  hybride: {
    nl: 'Pocketvering en latex',
    de: 'Taschenfedern und Latex',
    en: 'Pocket springs and latex',
  },
  gelschuim: { nl: 'Gelschuim', de: 'Gelschaum', en: 'Gel foam' },
  kokos_latex: { nl: 'Kokos en latex', de: 'Kokos und Latex', en: 'Coir and latex' },
  scheerwol: { nl: 'Scheerwol', de: 'Schurwolle', en: 'Wool' },
} as const;

export const COVERS = {
  dubbeldoek: { nl: 'Dubbeldoek', de: 'Doppeltuch', en: 'Double jersey' },
  katoen: { nl: 'Katoen', de: 'Baumwolle', en: 'Cotton' },
  wol: { nl: 'Katoen met scheerwol', de: 'Baumwolle mit Schurwolle', en: 'Cotton with wool' },
  lyocell: { nl: 'Lyocell', de: 'Lyocell', en: 'Lyocell' },
  linnen: { nl: 'Katoen met linnen', de: 'Baumwolle mit Leinen', en: 'Cotton with linen' },
  gerecycled: { nl: 'Gerecycled polyester', de: 'Recyceltes Polyester', en: 'Recycled polyester' },
} as const;

export const WASHING = {
  graden_60: { nl: 'Op 60 graden', de: 'Bei 60 Grad', en: 'At 60 °C (140 °F)' },
  graden_40: { nl: 'Op 40 graden', de: 'Bei 40 Grad', en: 'At 40 °C (104 °F)' },
  graden_30: { nl: 'Op 30 graden', de: 'Bei 30 Grad', en: 'At 30 °C (86 °F)' },
  luchten: { nl: 'Alleen luchten', de: 'Nur lüften', en: 'Air only' },
} as const;

export const ZIPS = {
  rondom: { nl: 'Rondom, hoes deelbaar', de: 'Umlaufend, teilbar', en: 'All round, splits in two' },
  drie_zijden: { nl: 'Aan drie zijden', de: 'An drei Seiten', en: 'On three sides' },
  een_zijde: { nl: 'Aan één zijde', de: 'An einer Seite', en: 'On one side' },
  geen: { nl: 'Geen', de: 'Keiner', en: 'None' },
} as const;

export const CERTIFICATES = {
  oeko_tex: {
    nl: 'OEKO-TEX Standard 100',
    de: 'OEKO-TEX Standard 100',
    en: 'OEKO-TEX Standard 100',
  },
  gots: { nl: 'GOTS-biokatoen', de: 'GOTS-Biobaumwolle', en: 'GOTS organic cotton' },
  rds: {
    nl: 'Responsible Down Standard',
    de: 'Responsible Down Standard',
    en: 'Responsible Down Standard',
  },
  grs: {
    nl: 'Global Recycled Standard',
    de: 'Global Recycled Standard',
    en: 'Global Recycled Standard',
  },
  fsc: {
    nl: 'Hout uit FSC-beheerd bos',
    de: 'Holz aus FSC-zertifiziertem Wald',
    en: 'Wood from FSC-certified forests',
  },
  scheerwol: { nl: 'Zuiver scheerwol', de: 'Reine Schurwolle', en: 'Pure new wool' },
} as const;

/** Product types, as a filter of listings with more than one. */
export const PRODUCT_TYPES = {
  matras: { nl: 'Matras', de: 'Matratze', en: 'Mattress' },
  boxspring: { nl: 'Boxspring', de: 'Boxspringbett', en: 'Box spring bed' },
  topper: { nl: 'Topper', de: 'Topper', en: 'Topper' },
  ledikant: { nl: 'Ledikant', 'nl-be': 'Bed', de: 'Bettgestell', en: 'Bed frame' },
  bedbodem: { nl: 'Bedbodem', 'nl-be': 'Lattenbodem', de: 'Lattenrost', en: 'Bed base' },
  dekbed: { nl: 'Dekbed', 'nl-be': 'Donsdeken', de: 'Bettdecke', en: 'Duvet' },
  dekbedovertrek: {
    nl: 'Dekbedovertrek',
    'nl-be': 'Donsovertrek',
    de: 'Bettwäsche',
    en: 'Duvet cover',
  },
  hoeslaken: {
    nl: 'Hoeslaken',
    de: 'Spannbettlaken',
    'de-at': 'Spannleintuch',
    en: 'Fitted sheet',
  },
  molton: { nl: 'Molton', de: 'Matratzenauflage', en: 'Mattress protector' },
  hoofdkussen: { nl: 'Hoofdkussen', de: 'Kopfkissen', 'de-at': 'Kopfpolster', en: 'Pillow' },
  sierkussen: { nl: 'Sierkussen', de: 'Zierkissen', 'de-at': 'Zierpolster', en: 'Throw pillow' },
  nachtkastje: {
    nl: 'Nachtkastje',
    de: 'Nachttisch',
    'de-at': 'Nachtkästchen',
    en: 'Nightstand',
  },
  kledingkast: {
    nl: 'Kledingkast',
    'nl-be': 'Kleerkast',
    de: 'Kleiderschrank',
    'de-at': 'Kleiderkasten',
    en: 'Wardrobe',
  },
  ladekast: { nl: 'Ladekast', 'nl-be': 'Commode', de: 'Kommode', en: 'Dresser' },
  hocker: { nl: 'Hocker', 'nl-be': 'Poef', de: 'Hocker', en: 'Ottoman' },
  bedbank: { nl: 'Voetenbank', de: 'Bettbank', en: 'Bed bench' },
  bedlampje: {
    nl: 'Bedlampje',
    'nl-be': 'Nachtlampje',
    de: 'Nachttischlampe',
    'de-at': 'Nachtkästchenlampe',
    en: 'Bedside lamp',
  },
} as const;

export const FILLINGS = {
  ganzendons: { nl: 'Ganzendons', de: 'Gänsedaunen', en: 'Goose down' },
  eendendons: { nl: 'Eendendons', de: 'Entendaunen', en: 'Duck down' },
  scheerwol: { nl: 'Scheerwol', de: 'Schurwolle', en: 'Wool' },
  katoen: { nl: 'Katoen', de: 'Baumwolle', en: 'Cotton' },
  holle_vezel: { nl: 'Holle vezel', de: 'Hohlfaser', en: 'Hollow fiber' },
  gerecyclede_vezel: { nl: 'Gerecyclede vezel', de: 'Recycelte Faser', en: 'Recycled fiber' },
  veren: { nl: 'Veertjes', de: 'Federn', en: 'Feathers' },
  kapok: { nl: 'Kapok', de: 'Kapok', en: 'Kapok' },
  lyocell: { nl: 'Lyocell', de: 'Lyocell', en: 'Lyocell' },
  linnen: { nl: 'Linnen', de: 'Leinen', en: 'Linen' },
  koudschuim: CORES.koudschuim,
  traagschuim: CORES.traagschuim,
  latex: CORES.latex,
} as const;

export const TEXTILES = {
  katoen: FILLINGS.katoen,
  katoensatijn: { nl: 'Katoensatijn', de: 'Baumwollsatin', en: 'Cotton sateen' },
  perkal: { nl: 'Katoenperkal', de: 'Baumwollperkal', en: 'Cotton percale' },
  flanel: { nl: 'Flanel', de: 'Biber', en: 'Flannel' },
  jersey: { nl: 'Jersey', de: 'Jersey', en: 'Jersey' },
  linnen: FILLINGS.linnen,
  lyocell: FILLINGS.lyocell,
  badstof: { nl: 'Badstof', de: 'Frottee', en: 'Terry' },
  fluweel: { nl: 'Fluweel', de: 'Samt', en: 'Velvet' },
  ribfluweel: { nl: 'Ribfluweel', de: 'Cord', en: 'Corduroy' },
  boucle: { nl: 'Bouclé', de: 'Bouclé', en: 'Bouclé' },
  wol: { nl: 'Wol', de: 'Wolle', en: 'Wool' },
  mousseline: { nl: 'Mousseline', de: 'Musselin', en: 'Muslin' },
} as const;

export const UPHOLSTERIES = {
  geweven: { nl: 'Geweven stof', de: 'Webstoff', en: 'Woven fabric' },
  fluweel: TEXTILES.fluweel,
  wolvilt: { nl: 'Wolvilt', de: 'Wollfilz', en: 'Wool felt' },
  boucle: TEXTILES.boucle,
  linnen: TEXTILES.linnen,
} as const;

export const WOODS = {
  eiken: { nl: 'Massief eiken', de: 'Eiche massiv', en: 'Solid oak' },
  beuken: { nl: 'Beuken', de: 'Buche', en: 'Beech' },
  berken: { nl: 'Berken', de: 'Birke', en: 'Birch' },
  grenen: { nl: 'Massief grenen', de: 'Kiefer massiv', en: 'Solid pine' },
  noten: { nl: 'Noten', de: 'Nussbaum', en: 'Walnut' },
} as const;

export const LEGS = {
  zwart: { nl: 'Zwart metaal', de: 'Metall, schwarz', en: 'Black metal' },
  beuken: { nl: 'Zwart gebeitst beuken', de: 'Buche, schwarz gebeizt', en: 'Black beech' },
  eiken: { nl: 'Eiken', de: 'Eiche', en: 'Oak' },
  noten: WOODS.noten,
  geen: { nl: 'Geen', de: 'Keine', en: 'None' },
} as const;

export const SLEEPING_POSITIONS = {
  zij: { nl: 'Zijslaper', de: 'Seitenschläfer', en: 'Side' },
  rug: { nl: 'Rugslaper', de: 'Rückenschläfer', en: 'Back' },
  buik: { nl: 'Buikslaper', de: 'Bauchschläfer', en: 'Stomach' },
} as const;

export const YES_NO = {
  ja: { nl: 'Ja', de: 'Ja', en: 'Yes' },
  nee: { nl: 'Nee', de: 'Nein', en: 'No' },
} as const;
