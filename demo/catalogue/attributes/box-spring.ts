import type { KnownAttributes } from './known-attributes.ts';
import * as shared from './options.ts';

/** Attributes with keys that begin with `boxspring_`. */
export const boxSpringAttributes = {
  boxspring_soort: { options: shared.PRODUCT_TYPES },
  boxspring_hardheid: { options: shared.FIRMNESS },
  boxspring_kern: { options: shared.CORES },
  boxspring_comfortzones: {},
  boxspring_aantal_veren: { unit: '/m²' },
  boxspring_topper: {
    options: {
      koudschuim: { nl: 'Koudschuim', de: 'Kaltschaum', en: 'HR foam' },
      traagschuim: { nl: 'Traagschuim', de: 'Viscoschaum', en: 'Memory foam' },
      latex: { nl: 'Latex', de: 'Latex', en: 'Latex' },
    },
  },
  boxspring_bekleding: { options: shared.UPHOLSTERIES },
  boxspring_hoogte: { unit: 'cm' },
  boxspring_hoofdbord_hoogte: { unit: 'cm' },
  boxspring_hoofdbord_breedte: { unit: 'cm' },
  boxspring_hoofdbord_dikte: { unit: 'cm' },
  boxspring_verstelbaar: {
    options: {
      vlak: { nl: 'Vlak', de: 'Nicht verstellbar', en: 'Flat' },
      elektrisch: { nl: 'Elektrisch', de: 'Elektrisch', en: 'Electric' },
    },
  },
  boxspring_opbergruimte: {
    options: {
      onder_box: { nl: 'Onder beide boxen', de: 'Unter beiden Boxen', en: 'Under both boxes' },
      een_klep: { nl: 'Onder één klep', de: 'Unter einer Klappe', en: 'Under a single lid' },
      geen: { nl: 'Geen', de: 'Keiner', en: 'None' },
    },
  },
  boxspring_poten: { options: shared.LEGS },
  boxspring_wielen: {
    options: {
      hoofdeinde: { nl: 'Aan het hoofdeinde', de: 'Am Kopfende', en: 'At the head end' },
      geen: { nl: 'Geen', de: 'Keine', en: 'None' },
    },
  },
  boxspring_maximale_belasting: { unit: 'kg' },
  boxspring_keurmerk: { options: shared.CERTIFICATES },
} as const satisfies KnownAttributes;
