import type { KnownAttributes } from './known-attributes.ts';

/** Keys that begin with `bedlampje_`. */
export const lampAttributes = {
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
    },
  },
  bedlampje_voet: {
    options: {
      keramiek: { nl: 'Geglazuurd keramiek', de: 'Glasierte Keramik', en: 'Glazed ceramic' },
      keramiek_mat: { nl: 'Mat keramiek', de: 'Matte Keramik', en: 'Matte ceramic' },
    },
  },
  bedlampje_hoogte: { unit: 'cm' },
  bedlampje_snoer: { unit: 'cm' },
} as const satisfies KnownAttributes;
