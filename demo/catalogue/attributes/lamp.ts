import type { KnownAttributes } from './known-attributes.ts';
import * as shared from './options.ts';

/** Attributes with keys that begin with `bedlampje_`. */
export const lampAttributes = {
  bedlampje_soort: { options: shared.PRODUCT_TYPES },
  bedlampje_dimbaar: {
    options: {
      traploos: { nl: 'Traploos', de: 'Stufenlos', en: 'Stepless' },
      drie_standen: { nl: 'In drie standen', de: 'In drei Stufen', en: 'In three steps' },
      nee: { nl: 'Niet dimbaar', de: 'Nicht dimmbar', en: 'Not dimmable' },
    },
  },
  bedlampje_aantal_leds: {},
  bedlampje_lichtstroom: { unit: 'lm' },
  bedlampje_lichtkleur: { unit: 'K' },
  bedlampje_kap: {
    options: {
      linnen: { nl: 'Linnen', de: 'Leinen', en: 'Linen' },
      katoen: { nl: 'Katoen', de: 'Baumwolle', en: 'Cotton' },
      glas: { nl: 'Melkglas', de: 'Milchglas', en: 'Opal glass' },
      papier: { nl: 'Rijstpapier', de: 'Reispapier', en: 'Rice paper' },
    },
  },
  bedlampje_voet: {
    options: {
      keramiek: { nl: 'Geglazuurd keramiek', de: 'Glasierte Keramik', en: 'Glazed ceramic' },
      keramiek_mat: { nl: 'Mat keramiek', de: 'Matte Keramik', en: 'Matte ceramic' },
      hout: { nl: 'Hout', de: 'Holz', en: 'Wood' },
      metaal: { nl: 'Metaal', de: 'Metall', en: 'Metal' },
    },
  },
  bedlampje_hoogte: { unit: 'cm' },
  bedlampje_snoer: { unit: 'cm' },
  /** EU energy class, which the law requires on the box of a light source. */
  bedlampje_energielabel: {
    options: {
      a: { nl: 'A', de: 'A', en: 'A' },
      b: { nl: 'B', de: 'B', en: 'B' },
      c: { nl: 'C', de: 'C', en: 'C' },
      d: { nl: 'D', de: 'D', en: 'D' },
      e: { nl: 'E', de: 'E', en: 'E' },
      f: { nl: 'F', de: 'F', en: 'F' },
      g: { nl: 'G', de: 'G', en: 'G' },
    },
  },
} as const satisfies KnownAttributes;
