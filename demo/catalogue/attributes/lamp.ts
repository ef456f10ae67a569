import type { AttributeData } from '#adapters/embedded/catalogue-data.ts';
import { HEIGHT_LABEL } from './options.ts';

/** Keys that begin with `bedlampje_`. */
export const lampAttributes = {
  bedlampje_dimbaar: {
    label: { nl: 'Dimbaar', de: 'Dimmbar', en: 'Dimmable' },
    options: {
      traploos: { nl: 'Traploos', de: 'Stufenlos', en: 'Stepless' },
      drie_standen: { nl: 'In drie standen', de: 'In drei Stufen', en: 'In three steps' },
      nee: { nl: 'Niet dimbaar', de: 'Nicht dimmbar', en: 'Not dimmable' },
    },
  },
  bedlampje_aantal_leds: { label: { nl: 'Aantal leds', de: 'Anzahl LEDs', en: 'LED count' } },
  bedlampje_lichtstroom: {
    label: { nl: 'Lichtstroom', de: 'Lichtstrom', en: 'Light output' },
    unit: 'lm',
  },
  bedlampje_lichtkleur: {
    label: { nl: 'Lichtkleur', de: 'Lichtfarbe', en: 'Color temperature' },
    unit: 'K',
  },
  bedlampje_kap: {
    label: { nl: 'Kap', de: 'Schirm', en: 'Shade' },
    options: {
      linnen: { nl: 'Linnen', de: 'Leinen', en: 'Linen' },
      katoen: { nl: 'Katoen', de: 'Baumwolle', en: 'Cotton' },
    },
  },
  bedlampje_voet: {
    label: { nl: 'Voet', de: 'Fuß', en: 'Base' },
    options: {
      keramiek: { nl: 'Geglazuurd keramiek', de: 'Glasierte Keramik', en: 'Glazed ceramic' },
      keramiek_mat: { nl: 'Mat keramiek', de: 'Matte Keramik', en: 'Matte ceramic' },
    },
  },
  bedlampje_hoogte: { label: HEIGHT_LABEL, unit: 'cm' },
  bedlampje_snoer: { label: { nl: 'Snoer', de: 'Kabel', en: 'Cord' }, unit: 'cm' },
} as const satisfies Readonly<Record<string, AttributeData>>;
