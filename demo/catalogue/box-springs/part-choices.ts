import type { ChoiceOffer } from '../parts.ts';

// Choices shared by several box springs; one with its own price or words is written out there.

export const BASE = {
  flat: {
    key: 'vlak',
    label: { nl: 'Vlak, geveerd', de: 'Fest, gefedert', en: 'Flat, sprung' },
  },
  storage: {
    key: 'opbergruimte',
    label: { nl: 'Met opbergruimte', de: 'Mit Bettkasten', en: 'With storage' },
    summary: {
      nl: 'Klapt aan het voeteneinde open, 350 tot 550 liter',
      de: 'Öffnet sich am Fußende, 350 bis 550 Liter',
      en: 'Opens at the foot end, 350 to 550 liters (12 to 19 cubic feet)',
    },
    extra: { 120: 199, 140: 229, 160: 249, 180: 279, 200: 299 },
  },
  electric: {
    key: 'elektrisch',
    label: { nl: 'Elektrisch verstelbaar', de: 'Elektrisch verstellbar', en: 'Electric' },
    summary: {
      nl: 'Rug en benen apart, met afstandsbediening per persoon',
      de: 'Rücken und Beine getrennt, Fernbedienung pro Person',
      en: 'Back and legs move separately, with a remote for each of you',
    },
    extra: { 140: 699, 160: 799, 180: 849, 200: 899 },
  },
} as const satisfies Readonly<Record<string, ChoiceOffer>>;

export const MATTRESS = {
  pocketSprings: {
    key: 'pocketvering',
    label: { nl: 'Pocketvering', de: 'Taschenfedern', en: 'Pocket springs' },
    summary: {
      nl: '21 cm hoog, zeven comfortzones',
      de: '21 cm hoch, sieben Komfortzonen',
      en: '8 inches (21 cm) high, seven comfort zones',
    },
  },
  pocketSpringsAndLatex: {
    key: 'pocketvering_latex',
    label: {
      nl: 'Pocketvering met latex',
      de: 'Taschenfedern mit Latex',
      en: 'Pocket springs with latex',
    },
    summary: {
      nl: '24 cm hoog, met 4 cm latex: soepeler bij de schouder',
      de: '24 cm hoch, mit 4 cm Latex: nachgiebiger an der Schulter',
      en: '9½ inches (24 cm) high, with latex that gives way at the shoulder',
    },
    extra: { 120: 209, 140: 239, 160: 269, 180: 299, 200: 329 },
    // A layer of latex this thick keeps the springs from bending.
    notWith: [{ part: 'onderbox', choice: 'elektrisch' }],
  },
  foam: {
    key: 'koudschuim',
    label: { nl: 'Koudschuim', de: 'Kaltschaum', en: 'HR foam' },
    summary: {
      nl: '21 cm hoog, licht en stil, buigt makkelijk mee',
      de: '21 cm hoch, leicht und leise, sehr biegsam',
      en: '8 inches (21 cm) high, light and quiet, bends easily',
    },
  },
  naturalLatex: {
    key: 'natuurlatex',
    label: { nl: 'Natuurlatex', de: 'Naturlatex', en: 'Natural latex' },
    summary: {
      nl: '20 cm hoog, zonder metaal, zwaarder om te tillen',
      de: '20 cm hoch, ohne Metall, schwerer zu heben',
      en: '8 inches (20 cm) high, no metal, heavier to lift',
    },
    extra: { 140: 319, 160: 359, 180: 399, 200: 439 },
  },
} as const satisfies Readonly<Record<string, ChoiceOffer>>;

export const TOPPER = {
  foam: {
    key: 'koudschuim',
    label: { nl: 'Koudschuim', de: 'Kaltschaum', en: 'HR foam' },
    summary: {
      nl: 'Veerkrachtig en koel',
      de: 'Elastisch und kühl',
      en: 'Springy and cool',
    },
  },
  memoryFoam: {
    key: 'traagschuim',
    label: { nl: 'Traagschuim', de: 'Viscoschaum', en: 'Memory foam' },
    summary: {
      nl: 'Vormt zich langzaam naar je lichaam',
      de: 'Passt sich langsam dem Körper an',
      en: 'Slowly takes on the shape of your body',
    },
    extra: { 120: 89, 140: 99, 160: 119, 180: 129, 200: 149 },
  },
  latex: {
    key: 'latex',
    label: { nl: 'Latex', de: 'Latex', en: 'Latex' },
    summary: {
      nl: 'Soepel en veerkrachtig, ook voor wie vaak draait',
      de: 'Geschmeidig und elastisch, auch für unruhige Schläfer',
      en: 'Supple and springy, good if you toss and turn',
    },
    extra: { 120: 129, 140: 149, 160: 169, 180: 189, 200: 209 },
  },
  wool: {
    key: 'wol',
    label: { nl: 'Scheerwol', de: 'Schurwolle', en: 'Wool' },
    summary: {
      nl: 'Dunner en droger, verandert de hardheid niet',
      de: 'Dünner und trockener, ändert die Härte nicht',
      en: 'Thinner and drier, does not change the firmness',
    },
  },
  none: {
    key: 'geen',
    label: { nl: 'Zonder topper', de: 'Ohne Topper', en: 'No topper' },
    summary: {
      nl: 'Als je er al een hebt',
      de: 'Wenn Sie schon einen haben',
      en: 'If you already have one',
    },
  },
} as const satisfies Readonly<Record<string, ChoiceOffer>>;

/** For box springs that include memory foam: surcharges of the other toppers. */
export const MEMORY_FOAM_FIRST = [
  TOPPER.memoryFoam,
  { ...TOPPER.foam, extra: { 140: -99, 160: -119, 180: -129, 200: -149 } },
  { ...TOPPER.latex, extra: { 140: 50, 160: 50, 180: 60, 200: 60 } },
] as const satisfies readonly ChoiceOffer[];

export const HEADBOARD = {
  plain: {
    key: 'glad',
    label: { nl: 'Glad', de: 'Glatt', en: 'Plain' },
  },
  cushions: {
    key: 'kussens',
    label: { nl: 'Dikke kussens', de: 'Dicke Polster', en: 'Thick cushions' },
    summary: {
      nl: 'Drie boven elkaar, apart verpakt',
      de: 'Drei übereinander, einzeln verpackt',
      en: 'Three, one above the other, packed singly',
    },
    pictured: false,
  },
  buttoned: {
    key: 'knopen',
    label: { nl: 'Met knopen', de: 'Mit Knöpfen', en: 'Buttoned' },
    extra: 79,
  },
  high: {
    key: 'hoog',
    label: { nl: 'Hoog, 125 cm', de: 'Hoch, 125 cm', en: 'High, 49 inches (125 cm)' },
    extra: 129,
  },
  channels: {
    key: 'banen',
    label: { nl: 'Verticale banen', de: 'Senkrechte Pfeifen', en: 'Vertical channels' },
    extra: 99,
  },
  none: {
    key: 'geen',
    label: {
      nl: 'Zonder hoofdbord',
      de: 'Ohne Kopfteil',
      'de-at': 'Ohne Betthaupt',
      en: 'No headboard',
    },
  },
} as const satisfies Readonly<Record<string, ChoiceOffer>>;

export const LEGS = {
  blackMetal: {
    key: 'zwart_metaal',
    label: { nl: 'Zwart metaal', de: 'Metall, schwarz', en: 'Black metal' },
  },
  beech: {
    key: 'beuken',
    label: { nl: 'Zwart gebeitst beuken', de: 'Buche, schwarz gebeizt', en: 'Black beech' },
    extra: 39,
  },
  oak: {
    key: 'eiken',
    label: { nl: 'Eiken', de: 'Eiche', en: 'Oak' },
    extra: 49,
  },
  walnut: {
    key: 'noten',
    label: { nl: 'Noten', de: 'Nussbaum', en: 'Walnut' },
    extra: 69,
  },
} as const satisfies Readonly<Record<string, ChoiceOffer>>;
