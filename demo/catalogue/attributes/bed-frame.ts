import type { KnownAttributes } from './known-attributes.ts';
import * as shared from './options.ts';

/** Attributes with keys that begin with `ledikant_`. */
export const bedFrameAttributes = {
  ledikant_soort: { options: shared.PRODUCT_TYPES },
  ledikant_materiaal: {
    options: {
      ...shared.WOODS,
      metaal: { nl: 'Metaal', de: 'Metall', en: 'Metal' },
      gestoffeerd: { nl: 'Gestoffeerd', de: 'Gepolstert', en: 'Upholstered' },
    },
  },
  ledikant_hoogte: { unit: 'cm' },
  ledikant_hoofdbord_hoogte: { unit: 'cm' },
  ledikant_hoofdbord_breedte: { unit: 'cm' },
  ledikant_hoofdbord_dikte: { unit: 'cm' },
  ledikant_voetbord: {
    options: {
      geen: { nl: 'Geen', de: 'Keines', en: 'None' },
      laag: { nl: 'Laag', de: 'Niedrig', en: 'Low' },
      hoog: { nl: 'Hoog', de: 'Hoch', en: 'High' },
    },
  },
  ledikant_opbergruimte: {
    options: {
      geen: { nl: 'Geen', de: 'Keiner', en: 'None' },
      laden: { nl: 'In laden', de: 'In Schubladen', 'de-at': 'In Laden', en: 'In drawers' },
      onder_bodem: {
        nl: 'Onder de bedbodem',
        'nl-be': 'Onder de lattenbodem',
        de: 'Unter dem Lattenrost',
        en: 'Under the bed base',
      },
    },
  },
  ledikant_laden: {},
  ledikant_poten: { options: shared.LEGS },
  ledikant_maximale_belasting: { unit: 'kg' },
  ledikant_keurmerk: { options: shared.CERTIFICATES },
} as const satisfies KnownAttributes;

/** Attributes with keys that begin with `bedbodem_`. */
export const bedBaseAttributes = {
  bedbodem_soort: { options: shared.PRODUCT_TYPES },
  bedbodem_latten: {},
  bedbodem_verstelbaar: {
    options: {
      vlak: { nl: 'Vlak', de: 'Nicht verstellbar', en: 'Flat' },
      handmatig: { nl: 'Met de hand', de: 'Manuell', en: 'By hand' },
      elektrisch: { nl: 'Elektrisch', de: 'Elektrisch', en: 'Electric' },
    },
  },
  bedbodem_materiaal: { options: shared.WOODS },
  bedbodem_hardheidsregeling: { options: shared.YES_NO },
  bedbodem_comfortzones: {},
  bedbodem_hoogte: { unit: 'cm' },
  bedbodem_maximale_belasting: { unit: 'kg' },
  bedbodem_keurmerk: { options: shared.CERTIFICATES },
} as const satisfies KnownAttributes;
