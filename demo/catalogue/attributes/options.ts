/**
 * Wordings that several kinds of goods share. Filters with one label become one in a listing (F8);
 * that works only where the kinds also say the same.
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

export const FILLINGS = {
  ganzendons: { nl: 'Ganzendons', de: 'Gänsedaunen', en: 'Goose down' },
  eendendons: { nl: 'Eendendons', de: 'Entendaunen', en: 'Duck down' },
  scheerwol: { nl: 'Scheerwol', de: 'Schurwolle', en: 'Wool' },
  katoen: { nl: 'Katoen', de: 'Baumwolle', en: 'Cotton' },
  holle_vezel: { nl: 'Holle vezel', de: 'Hohlfaser', en: 'Hollow fiber' },
  traagschuim: CORES.traagschuim,
  latex: CORES.latex,
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
