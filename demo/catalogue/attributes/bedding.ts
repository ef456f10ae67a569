import type { KnownAttributes } from './known-attributes.ts';
import * as shared from './options.ts';

/** Attributes with keys that begin with `beddengoed_`, `dekbed_` or `hoofdkussen_`. */
export const beddingAttributes = {
  beddengoed_soort: { options: shared.PRODUCT_TYPES },
  beddengoed_materiaal: { options: shared.TEXTILES },
  beddengoed_keurmerk: { options: shared.CERTIFICATES },
  dekbed_vulling: { options: shared.FILLINGS },
  dekbed_vulgewicht: { unit: 'g/m²' },
  dekbed_tijk: { options: shared.TEXTILES },
  dekbed_seizoen: {
    options: {
      zomer: { nl: 'Zomer', de: 'Sommer', en: 'Summer' },
      winter: { nl: 'Winter', de: 'Winter', en: 'Winter' },
      tussenseizoen: { nl: 'Lente en herfst', de: 'Übergangszeit', en: 'Spring and fall' },
      vier_seizoenen: { nl: 'Vier seizoenen', de: 'Vier Jahreszeiten', en: 'All four seasons' },
    },
  },
  dekbed_warmteklasse: {
    options: {
      koel: { nl: 'Koel', de: 'Leicht', en: 'Cool' },
      gemiddeld: { nl: 'Gemiddeld', de: 'Medium', en: 'Medium' },
      warm: { nl: 'Warm', de: 'Warm', en: 'Warm' },
      extra_warm: { nl: 'Extra warm', de: 'Extrawarm', en: 'Extra warm' },
    },
  },
  dekbed_draaddichtheid: { unit: 'TC' },
  dekbed_wasbaar: { options: shared.WASHING },
  hoofdkussen_vulling: { options: shared.FILLINGS },
  hoofdkussen_hardheid: { options: shared.FIRMNESS },
  hoofdkussen_hoogte: { unit: 'cm' },
  hoofdkussen_draaddichtheid: { unit: 'TC' },
  hoofdkussen_wasbaar: { options: shared.WASHING },
  hoofdkussen_rits: { options: shared.ZIPS },
  hoofdkussen_slaaphouding: { options: shared.SLEEPING_POSITIONS },
} as const satisfies KnownAttributes;
