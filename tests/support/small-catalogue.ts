import type {
  AttributeData,
  CatalogueData,
  CategoryData,
  PictureData,
  ProductData,
  VariantData,
} from '#adapters/embedded/catalogue-data.ts';
import { highlights } from '#demo/catalogue/highlights.ts';

const FIRMNESS: AttributeData = {
  options: {
    zacht: { nl: 'Zacht', de: 'Weich', en: 'Soft' },
    medium: { nl: 'Medium', de: 'Mittel', en: 'Medium' },
    stevig: { nl: 'Stevig', de: 'Fest', en: 'Firm' },
  },
};

/**
 * A shop small enough to count by hand: four mattresses, two toppers (one also
 * in 90x220), a pillow, a protector and a lamp.
 *
 * | product      | hardness      | core           | 90x200 | 140x200 | 160x200 | 180x200     |
 * | ------------ | ------------- | -------------- | ------ | ------- | ------- | ----------- |
 * | M1 Wolk      | zacht, medium | pocketvering   | 299    |         | 449     | 599 was 699 |
 * | M2 Anker     | stevig        | koudschuim     | 199    | 249     |         | 349.50      |
 * | M3 Duin      | medium        | traagschuim    |        |         | 299     | 299 (out)   |
 * | M4 Rots      | stevig        | pocketvering   | 999 (out) |      |         |             |
 */
const PRODUCTS: readonly ProductData[] = [
  product({
    sku: 'M1',
    name: { nl: 'Matras Wolk', de: 'Matratze Wölkchen', en: 'Cloud mattress' },
    brand: 'Noorderlicht',
    attributes: {
      matras_hardheid: ['zacht', 'medium'],
      matras_kern: 'pocketvering',
      matras_hoogte: 22.5,
      matras_aantal_veren: 1220,
    },
    ratings: { matras_ventilatie: 4 },
    variants: [
      variant('M1-90', '90x200', 29_900, 5, 3),
      variant('M1-160', '160x200', 44_900, 5, 3),
      { ...variant('M1-180', '180x200', 59_900, 2, 3), wasCents: 69_900 },
    ],
    popularity: 50,
    since: '2026-03-01',
  }),
  product({
    sku: 'M2',
    name: { nl: 'Matras Anker', de: 'Matratze Anker', en: 'Anchor mattress' },
    brand: 'Lunaro',
    attributes: { matras_hardheid: 'stevig', matras_kern: 'koudschuim', matras_hoogte: 18 },
    ratings: { matras_ventilatie: 3 },
    variants: [
      variant('M2-90', '90x200', 19_900, 9, 1),
      variant('M2-140', '140x200', 24_900, 9, 1),
      variant('M2-180', '180x200', 34_950, 9, 1),
    ],
    popularity: 80,
    since: '2025-06-15',
  }),
  product({
    sku: 'M3',
    name: {
      nl: 'Matras Duin',
      de: 'Matratze Düne',
      en: 'Dune mattress',
      'de-at': 'Matratze Sandhügel',
    },
    brand: 'Lunaro',
    attributes: { matras_hardheid: 'medium', matras_kern: 'traagschuim', matras_hoogte: 20 },
    ratings: {},
    variants: [
      variant('M3-180', '180x200', 29_900, 0, 10),
      variant('M3-160', '160x200', 29_900, 1, 10),
    ],
    popularity: 10,
    since: '2026-05-01',
  }),
  product({
    sku: 'M4',
    name: { nl: 'Matras Rots', de: 'Matratze Fels', en: 'Rock mattress' },
    brand: 'Noorderlicht',
    attributes: { matras_hardheid: 'stevig', matras_kern: 'pocketvering', matras_hoogte: 25 },
    ratings: { matras_ventilatie: 5 },
    variants: [variant('M4-90', '90x200', 99_900, 0, 20)],
    popularity: 99,
    since: '2024-01-01',
  }),
  product({
    sku: 'T1',
    name: { nl: 'Topper Veer', de: 'Topper Feder', en: 'Feather topper' },
    brand: 'Lunaro',
    attributeSetId: '40',
    categoryIds: ['3'],
    attributes: { topper_hardheid: 'medium' },
    ratings: { topper_drukverdeling: 2, topper_ventilatie: 4 },
    variants: [
      variant('T1-90', '90x200', 8900, 40, 2),
      variant('T1-160', '160x200', 12_900, 40, 2),
    ],
    popularity: 30,
    since: '2026-01-10',
  }),
  product({
    sku: 'T2',
    name: { nl: 'Topper Crème', de: 'Topper Crème', en: 'Cream topper' },
    brand: 'Noorderlicht',
    attributeSetId: '40',
    categoryIds: ['3', '52'],
    attributes: { topper_hardheid: 'stevig' },
    ratings: {},
    variants: [
      variant('T2-160', '160x200', 15_900, 2000, 2),
      variant('T2-220', '90x220', 16_900, 6, 2),
    ],
    popularity: 20,
    since: '2026-02-10',
  }),
  product({
    sku: 'P1',
    name: { nl: 'Kussen Pluis', de: 'Kissen Flausch', en: 'Fluff pillow' },
    brand: 'Lunaro',
    attributeSetId: '44',
    categoryIds: ['99', '10'],
    attributes: {},
    ratings: {},
    variants: [variant('P1-50', '50x60', 3900, 12, 1)],
    popularity: 15,
    since: '2025-09-01',
  }),
  product({
    sku: 'X1',
    name: { nl: 'Molton', de: 'Molton', en: 'Mattress protector' },
    brand: 'Lunaro',
    attributeSetId: '46',
    categoryIds: ['5'],
    attributes: {},
    ratings: {},
    variants: [variant('X1-1', undefined, 1995, 5000, 1)],
    popularity: 4,
    since: '2025-09-03',
  }),
  product({
    sku: 'L1',
    name: { nl: 'Leeslampje Maan', de: 'Leselampe Mond', en: 'Moon reading lamp' },
    brand: 'Lunaro',
    attributeSetId: '46',
    categoryIds: ['5'],
    attributes: {},
    ratings: {},
    variants: [variant('L1-1', undefined, 4995, 3, 1)],
    popularity: 5,
    since: '2025-09-02',
  }),
];

export const smallCatalogue: CatalogueData = {
  attributes: {
    matras_hardheid: FIRMNESS,
    topper_hardheid: FIRMNESS,
    matras_kern: {
      options: {
        pocketvering: { nl: 'Pocketvering', de: 'Taschenfederkern', en: 'Pocket springs' },
        koudschuim: { nl: 'Koudschuim', de: 'Kaltschaum', en: 'Cold foam' },
        traagschuim: { nl: 'Traagschuim', de: 'Viscoschaum', en: 'Memory foam' },
      },
    },
    matras_hoogte: { unit: 'cm' },
    matras_aantal_veren: { unit: '/m²' },
    matras_geur: { label: { nl: 'Geur', de: 'Duft', en: 'Scent' } },
  },
  categories: [
    category('7', ['maat', 'price', 'matras_hardheid', 'matras_kern', 'matras_hoogte', 'merk']),
    category('3', ['maat', 'lengte', 'price', 'topper_hardheid']),
    category('10', ['maat', 'matras_kern', 'price']),
    category('5', ['price']),
    category('52', ['maat', 'price']),
  ],
  products: PRODUCTS,
  highlights,
};

type ProductInput = Omit<
  ProductData,
  'catalogueId' | 'attributeSetId' | 'categoryIds' | 'summary' | 'description' | 'pictures'
> &
  Partial<Pick<ProductData, 'attributeSetId' | 'categoryIds'>>;

function product(input: ProductInput): ProductData {
  const words = { nl: 'Slaapt rustig', de: 'Schläft ruhig', en: 'Sleeps quietly' };
  return {
    catalogueId: `C-${input.sku}`,
    attributeSetId: '37',
    categoryIds: ['7'],
    summary: words,
    description: [words],
    pictures: [picture(input.sku)],
    ...input,
  };
}

function picture(sku: string): PictureData {
  return {
    path: `demo/${sku}.webp`,
    width: 1600,
    height: 1200,
    alt: { nl: `Foto van ${sku}`, de: `Bild von ${sku}`, en: `Photo of ${sku}` },
  };
}

function variant(
  sku: string,
  size: string | undefined,
  cents: number,
  stock: number,
  deliveryDays: number,
): VariantData {
  return {
    sku,
    ...(size === undefined ? {} : { size }),
    ean: '8710000000000',
    cents,
    stock,
    deliveryDays,
  };
}

function category(id: string, facets: readonly string[]): CategoryData {
  return { id, name: { nl: `Soort ${id}`, de: `Art ${id}`, en: `Kind ${id}` }, facets };
}
