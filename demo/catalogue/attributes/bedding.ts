import type { AttributeData } from '#adapters/embedded/catalogue-data.ts';
import * as shared from './options.ts';

const THREAD_COUNT_LABEL = { nl: 'Draaddichtheid', de: 'Fadendichte', en: 'Thread count' } as const;

/** Keys that begin with `beddengoed_`, `dekbed_` or `hoofdkussen_`. */
export const beddingAttributes = {
  beddengoed_soort: {
    label: { nl: 'Soort', de: 'Art', en: 'Kind' },
    options: {
      dekbed: { nl: 'Dekbed', 'nl-be': 'Donsdeken', de: 'Bettdecke', en: 'Duvet' },
      hoofdkussen: { nl: 'Hoofdkussen', de: 'Kopfkissen', 'de-at': 'Kopfpolster', en: 'Pillow' },
    },
  },
  dekbed_vulling: { label: shared.FILLING_LABEL, options: shared.FILLINGS },
  dekbed_vulgewicht: {
    label: { nl: 'Vulgewicht', de: 'Füllgewicht', en: 'Fill weight' },
    unit: 'g/m²',
  },
  dekbed_seizoen: {
    label: { nl: 'Seizoen', de: 'Jahreszeit', en: 'Season' },
    options: {
      zomer: { nl: 'Zomer', de: 'Sommer', en: 'Summer' },
      winter: { nl: 'Winter', de: 'Winter', en: 'Winter' },
      tussenseizoen: { nl: 'Lente en herfst', de: 'Übergangszeit', en: 'Spring and fall' },
      vier_seizoenen: { nl: 'Vier seizoenen', de: 'Vier Jahreszeiten', en: 'All four seasons' },
    },
  },
  dekbed_warmteklasse: {
    label: { nl: 'Warmteklasse', de: 'Wärmeklasse', en: 'Warmth' },
    options: {
      koel: { nl: 'Koel', de: 'Leicht', en: 'Cool' },
      gemiddeld: { nl: 'Gemiddeld', de: 'Medium', en: 'Medium' },
      warm: { nl: 'Warm', de: 'Warm', en: 'Warm' },
      extra_warm: { nl: 'Extra warm', de: 'Extrawarm', en: 'Extra warm' },
    },
  },
  dekbed_draaddichtheid: { label: THREAD_COUNT_LABEL, unit: 'TC' },
  dekbed_wasbaar: { label: shared.WASHABLE_LABEL, options: shared.WASHING },
  hoofdkussen_vulling: { label: shared.FILLING_LABEL, options: shared.FILLINGS },
  hoofdkussen_hardheid: { label: shared.FIRMNESS_LABEL, options: shared.FIRMNESS },
  hoofdkussen_hoogte: { label: shared.HEIGHT_LABEL, unit: 'cm' },
  hoofdkussen_draaddichtheid: { label: THREAD_COUNT_LABEL, unit: 'TC' },
  hoofdkussen_wasbaar: { label: shared.WASHABLE_LABEL, options: shared.WASHING },
  hoofdkussen_rits: { label: shared.ZIP_LABEL, options: shared.ZIPS },
  hoofdkussen_slaaphouding: {
    label: shared.SLEEPING_POSITION_LABEL,
    options: shared.SLEEPING_POSITIONS,
  },
  hoofdkussen_vormbaarheid: { label: shared.GRADES.vormbaarheid },
  hoofdkussen_ventilatie: { label: shared.GRADES.ventilatie },
  hoofdkussen_ondersteuning: { label: shared.GRADES.ondersteuning },
  hoofdkussen_veerkracht: { label: shared.GRADES.veerkracht },
} as const satisfies Readonly<Record<string, AttributeData>>;
