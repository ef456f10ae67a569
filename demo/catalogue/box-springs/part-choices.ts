import type { ChoiceOffer } from '../parts.ts';

// Choices that several box springs offer; one with a price or words of its own is written out there.

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
      en: 'Opens at the foot end, 90 to 145 gallons',
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

export const HEADBOARD = {
  plain: {
    key: 'glad',
    label: { nl: 'Glad', de: 'Glatt', en: 'Plain' },
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
} as const satisfies Readonly<Record<string, ChoiceOffer>>;
