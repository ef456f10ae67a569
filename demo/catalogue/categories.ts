import type { CategoryData } from '#adapters/embedded/catalogue-data.ts';
import { CATEGORY_IDS } from '#src/catalog/categories.ts';

/** Under one label, so that they are one filter (F8). */
const KINDS = [
  'matras_soort',
  'boxspring_soort',
  'topper_soort',
  'ledikant_soort',
  'bedbodem_soort',
  'beddengoed_soort',
  'kast_soort',
  'hocker_soort',
  'bedlampje_soort',
];

/** What the shop sells, and what shoppers can narrow each category by, in panel order. */
export const categories: readonly CategoryData[] = [
  {
    id: CATEGORY_IDS.mattresses,
    name: { nl: 'Matrassen', de: 'Matratzen', en: 'Mattresses' },
    facets: [
      'maat',
      'matras_hardheid',
      'price',
      'matras_kern',
      'merk',
      'direct_beschikbaar',
      'matras_hoogte',
      'matras_wasbaar',
    ],
  },
  {
    id: CATEGORY_IDS.boxSprings,
    name: { nl: 'Boxsprings', de: 'Boxspringbetten', en: 'Box springs' },
    facets: [
      'maat',
      'price',
      'kleur',
      'boxspring_hardheid',
      'boxspring_verstelbaar',
      'boxspring_topper',
      'merk',
    ],
  },
  {
    id: CATEGORY_IDS.toppers,
    name: { nl: 'Toppers', de: 'Topper', en: 'Toppers' },
    facets: ['maat', 'topper_hardheid', 'price', 'topper_kern', 'merk', 'direct_beschikbaar'],
  },
  {
    id: CATEGORY_IDS.beds,
    name: { nl: 'Ledikanten', 'nl-be': 'Bedden', de: 'Betten', en: 'Bed frames' },
    facets: [
      'maat',
      'price',
      'kleur',
      'ledikant_materiaal',
      'ledikant_opbergruimte',
      'merk',
      'direct_beschikbaar',
    ],
  },
  {
    id: CATEGORY_IDS.bedBases,
    name: { nl: 'Bedbodems', 'nl-be': 'Lattenbodems', de: 'Lattenroste', en: 'Bed bases' },
    facets: ['maat', 'bedbodem_verstelbaar', 'price', 'bedbodem_materiaal', 'merk'],
  },
  {
    id: CATEGORY_IDS.bedding,
    name: { nl: 'Beddengoed', de: 'Bettwaren', en: 'Bedding' },
    facets: [
      'beddengoed_soort',
      'maat',
      'price',
      'kleur',
      'dekbed_vulling',
      'hoofdkussen_vulling',
      'dekbed_seizoen',
      'dekbed_warmteklasse',
      'hoofdkussen_slaaphouding',
      'merk',
    ],
  },
  {
    id: CATEGORY_IDS.accessories,
    name: { nl: 'Accessoires', de: 'Zubehör', en: 'Accessories' },
    facets: [
      'kast_soort',
      'hocker_soort',
      'bedlampje_soort',
      'beddengoed_soort',
      'kleur',
      'price',
      'bedlampje_dimbaar',
      'merk',
    ],
  },
  {
    id: CATEGORY_IDS.promotions,
    name: { nl: 'Aanbiedingen', 'nl-be': 'Promoties', de: 'Angebote', en: 'Deals' },
    facets: [...KINDS, 'maat', 'price', 'merk', 'direct_beschikbaar'],
  },
  {
    id: CATEGORY_IDS.outletToppers,
    name: {
      nl: 'Outlet-toppers',
      de: 'Topper-Outlet',
      en: 'Outlet toppers',
    },
    facets: ['maat', 'price', 'topper_hardheid', 'topper_kern', 'merk'],
  },
];
