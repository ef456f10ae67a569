import type { KnownAttributes } from './known-attributes.ts';
import * as shared from './options.ts';

const NONE_OR_HIDDEN = {
  geen: { nl: 'Geen', de: 'Keiner', en: 'None' },
  vak: { nl: 'Open vak', de: 'Offenes Fach', en: 'Open compartment' },
  laden: { nl: 'In laden', de: 'In Schubladen', 'de-at': 'In Laden', en: 'In drawers' },
  deuren: { nl: 'Achter deuren', de: 'Hinter Türen', en: 'Behind doors' },
  zitting: { nl: 'Onder de zitting', de: 'Unter dem Sitz', en: 'Under the seat' },
} as const;

const WHEELS = {
  geen: { nl: 'Geen', de: 'Keine', en: 'None' },
  vier: { nl: 'Vier, twee met rem', de: 'Vier, zwei mit Bremse', en: 'Four, two with brakes' },
} as const;

/** Attributes of furniture, with keys that begin with `sierkussen_`, `kast_` or `hocker_`. */
export const furnitureAttributes = {
  sierkussen_materiaal: { options: shared.TEXTILES },
  sierkussen_vorm: {
    options: {
      vierkant: { nl: 'Vierkant', de: 'Quadratisch', en: 'Square' },
      langwerpig: { nl: 'Langwerpig', de: 'Länglich', en: 'Lumbar' },
      rond: { nl: 'Rond', de: 'Rund', en: 'Round' },
      rol: { nl: 'Rol', de: 'Rolle', en: 'Bolster' },
    },
  },
  sierkussen_vulling: { options: shared.FILLINGS },
  sierkussen_hoes: { options: shared.TEXTILES },
  sierkussen_rits: { options: shared.ZIPS },
  sierkussen_wasbaar: { options: shared.WASHING },

  kast_soort: { options: shared.PRODUCT_TYPES },
  kast_materiaal: { options: shared.WOODS },
  kast_hoogte: { unit: 'cm' },
  kast_diepte: { unit: 'cm' },
  kast_deuren: {},
  kast_laden: {},
  kast_planken: {},
  kast_opbergruimte: { options: NONE_OR_HIDDEN },
  kast_poten: { options: shared.LEGS },
  kast_wielen: { options: WHEELS },
  kast_keurmerk: { options: shared.CERTIFICATES },

  hocker_soort: { options: shared.PRODUCT_TYPES },
  hocker_bekleding: { options: shared.UPHOLSTERIES },
  hocker_vulling: { options: shared.FILLINGS },
  hocker_hoogte: { unit: 'cm' },
  hocker_diepte: { unit: 'cm' },
  hocker_opbergruimte: { options: NONE_OR_HIDDEN },
  hocker_poten: { options: shared.LEGS },
  hocker_wielen: { options: WHEELS },
  hocker_maximale_belasting: { unit: 'kg' },
  hocker_keurmerk: { options: shared.CERTIFICATES },
} as const satisfies KnownAttributes;
