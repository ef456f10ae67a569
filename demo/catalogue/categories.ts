import type { CategoryData } from '#adapters/embedded/catalogue-data.ts';
import { CATEGORY_IDS } from './category-ids.ts';
import type { DerivedFacet } from '#src/catalog/derived-facets.ts';
import type { attributes } from './attributes/attributes.ts';

/** Share one label, so that they are grouped to one filter (F8). */
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
] as const;

/** Share one label, too. */
const FIRMNESSES = [
  'matras_hardheid',
  'boxspring_hardheid',
  'topper_hardheid',
  'hoofdkussen_hardheid',
] as const;

/** A category with its facets in panel order: a misspelt key does not compile. */
type Category = CategoryData & {
  readonly facets: readonly (keyof typeof attributes | DerivedFacet)[];
};

/** The shop's categories. */
export const categories: readonly Category[] = [
  {
    id: CATEGORY_IDS.mattresses,
    name: { nl: 'Matrassen', de: 'Matratzen', en: 'Mattresses' },
    facets: [
      'maat',
      'matras_hardheid',
      'price',
      'levertijd',
      'lengte',
      'matras_kern',
      'matras_slaaphouding',
      'matras_maximale_belasting',
      'beoordeling',
      'aanbieding',
      'kleur',
      'merk',
      'matras_hoogte',
      'matras_comfortzones',
      'matras_hoes',
      'matras_wasbaar',
      'matras_keurmerk',
      'bijzonderheden',
    ],
  },
  {
    id: CATEGORY_IDS.boxSprings,
    name: { nl: 'Boxsprings', de: 'Boxspringbetten', en: 'Box springs' },
    facets: [
      'maat',
      'boxspring_hardheid',
      'price',
      'levertijd',
      'lengte',
      'kleur',
      'boxspring_verstelbaar',
      'boxspring_topper',
      'boxspring_hoogte',
      'boxspring_opbergruimte',
      'boxspring_bekleding',
      'beoordeling',
      'aanbieding',
      'merk',
    ],
  },
  {
    id: CATEGORY_IDS.toppers,
    name: { nl: 'Toppers', de: 'Topper', en: 'Toppers' },
    facets: [
      'maat',
      'topper_hardheid',
      'price',
      'levertijd',
      'lengte',
      'topper_kern',
      'topper_hoogte',
      'beoordeling',
      'aanbieding',
      'merk',
      'topper_wasbaar',
      'topper_hoes',
    ],
  },
  {
    id: CATEGORY_IDS.beds,
    name: { nl: 'Ledikanten', 'nl-be': 'Bedden', de: 'Betten', en: 'Bed frames' },
    facets: [
      'maat',
      'kleur',
      'price',
      'levertijd',
      'lengte',
      'ledikant_materiaal',
      'ledikant_opbergruimte',
      'beoordeling',
      'aanbieding',
      'merk',
    ],
  },
  {
    id: CATEGORY_IDS.bedBases,
    name: { nl: 'Bedbodems', 'nl-be': 'Lattenbodems', de: 'Lattenroste', en: 'Bed bases' },
    facets: [
      'maat',
      'bedbodem_verstelbaar',
      'price',
      'levertijd',
      'lengte',
      'bedbodem_materiaal',
      'beoordeling',
      'aanbieding',
      'merk',
    ],
  },
  {
    id: CATEGORY_IDS.bedding,
    name: { nl: 'Beddengoed', de: 'Bettwaren', en: 'Bedding' },
    facets: [
      'beddengoed_soort',
      'maat',
      'price',
      'levertijd',
      'kleur',
      'dekbed_vulling',
      'hoofdkussen_vulling',
      'dekbed_seizoen',
      'dekbed_warmteklasse',
      'hoofdkussen_slaaphouding',
      'hoofdkussen_hardheid',
      'beoordeling',
      'aanbieding',
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
      'levertijd',
      'bedlampje_dimbaar',
      'breedte',
      'beoordeling',
      'aanbieding',
      'merk',
    ],
  },
  {
    id: CATEGORY_IDS.promotions,
    name: { nl: 'Aanbiedingen', 'nl-be': 'Promoties', de: 'Angebote', en: 'Deals' },
    facets: [
      ...KINDS,
      'maat',
      ...FIRMNESSES,
      'price',
      'levertijd',
      'kleur',
      'beoordeling',
      'merk',
      'hoofdkussen_slaaphouding',
    ],
  },
  {
    id: CATEGORY_IDS.outletToppers,
    name: {
      nl: 'Outlet-toppers',
      de: 'Topper-Outlet',
      en: 'Outlet toppers',
    },
    facets: [
      'maat',
      'topper_hardheid',
      'price',
      'levertijd',
      'lengte',
      'topper_kern',
      'beoordeling',
      'merk',
    ],
  },
];
