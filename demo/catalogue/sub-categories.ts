import type {
  CatalogueData,
  CategoryData,
  ProductData,
} from '#adapters/embedded/catalogue-data.ts';
import { attributeType, type ProductType } from '#src/catalog/attributes/attribute-key.ts';
import { CATEGORY_IDS, type CategoryName } from './category-ids.ts';
import { isDerivedFacet } from '#src/catalog/derived-facets.ts';
import { isSizeFacet, sizeFacetValues } from '#src/catalog/size-facets.ts';
import type { LocalizedText } from '#src/shared/locale.ts';

/** A subcategory: one product type within a category, with its own listing. */
type SubCategory = {
  readonly id: string;
  readonly type: ProductType;
  readonly name: LocalizedText;
  /** Attribute codes in panel order; those that offer no choice at present are left out. */
  readonly facets: readonly string[];
};

/** Ids extend those of their category: 10 is bedding (L6), 101 its first subcategory. */
const SUB_CATEGORIES = {
  duvets: {
    id: '101',
    type: 'duvet',
    name: { nl: 'Dekbedden', 'nl-be': 'Donsdekens', de: 'Bettdecken', en: 'Duvets' },
    facets: [
      'maat',
      'dekbed_warmteklasse',
      'price',
      'dekbed_vulling',
      'dekbed_seizoen',
      'bijzonderheden',
      'dekbed_wasbaar',
      'beddengoed_keurmerk',
      'lengte',
      'levertijd',
      'beoordeling',
      'aanbieding',
      'merk',
    ],
  },
  duvetCovers: {
    id: '102',
    type: 'duvet-cover',
    name: {
      nl: 'Dekbedovertrekken',
      'nl-be': 'Donsovertrekken',
      de: 'Bettwäsche',
      en: 'Duvet covers',
    },
    facets: [
      'maat',
      'kleur',
      'price',
      'dekbedovertrek_materiaal',
      'bijzonderheden',
      'dekbedovertrek_wasbaar',
      'beddengoed_keurmerk',
      'lengte',
      'levertijd',
      'beoordeling',
      'aanbieding',
      'merk',
    ],
  },
  fittedSheets: {
    id: '103',
    type: 'fitted-sheet',
    name: {
      nl: 'Hoeslakens',
      de: 'Spannbettlaken',
      'de-at': 'Spannleintücher',
      en: 'Fitted sheets',
    },
    facets: [
      'maat',
      'kleur',
      'price',
      'hoeslaken_materiaal',
      'hoeslaken_hoekhoogte',
      'bijzonderheden',
      'hoeslaken_wasbaar',
      'beddengoed_keurmerk',
      'lengte',
      'levertijd',
      'beoordeling',
      'aanbieding',
      'merk',
    ],
  },
  mattressProtectors: {
    id: '104',
    type: 'mattress-protector',
    name: { nl: 'Moltons', de: 'Matratzenschoner', en: 'Mattress protectors' },
    facets: [
      'maat',
      'kleur',
      'price',
      'molton_materiaal',
      'molton_waterdicht',
      'bijzonderheden',
      'molton_wasbaar',
      'beddengoed_keurmerk',
      'lengte',
      'levertijd',
      'beoordeling',
      'aanbieding',
      'merk',
    ],
  },
  pillows: {
    id: '105',
    type: 'pillow',
    name: { nl: 'Hoofdkussens', de: 'Kopfkissen', 'de-at': 'Kopfpolster', en: 'Pillows' },
    facets: [
      'hoofdkussen_slaaphouding',
      'hoofdkussen_hardheid',
      'maat',
      'price',
      'hoofdkussen_vulling',
      'bijzonderheden',
      'hoofdkussen_wasbaar',
      'beddengoed_keurmerk',
      'levertijd',
      'beoordeling',
      'aanbieding',
      'merk',
    ],
  },
  cushions: {
    id: '106',
    type: 'cushion',
    name: { nl: 'Sierkussens', de: 'Zierkissen', 'de-at': 'Zierpolster', en: 'Throw pillows' },
    facets: [
      'kleur',
      'maat',
      'price',
      'sierkussen_materiaal',
      'bijzonderheden',
      'sierkussen_wasbaar',
      'beddengoed_keurmerk',
      'levertijd',
      'beoordeling',
      'aanbieding',
      'merk',
    ],
  },
  cabinets: {
    id: '111',
    type: 'cabinet',
    name: { nl: 'Kasten', de: 'Schränke', 'de-at': 'Kästen', en: 'Cabinets' },
    facets: [
      'kleur',
      'price',
      'kast_deuren',
      'kast_laden',
      'kast_materiaal',
      'breedte',
      'levertijd',
      'beoordeling',
      'aanbieding',
      'merk',
    ],
  },
  stools: {
    id: '112',
    type: 'stool',
    name: { nl: 'Hockers', de: 'Hocker', en: 'Stools' },
    facets: [
      'kleur',
      'price',
      'hocker_opbergruimte',
      'hocker_bekleding',
      'breedte',
      'levertijd',
      'beoordeling',
      'aanbieding',
      'merk',
    ],
  },
  bedsideLamps: {
    id: '113',
    type: 'bedside-lamp',
    name: {
      nl: 'Bedlampjes',
      'nl-be': 'Nachtlampjes',
      de: 'Nachttischlampen',
      'de-at': 'Nachtkästchenlampen',
      en: 'Bedside lamps',
    },
    facets: [
      'kleur',
      'price',
      'bedlampje_dimbaar',
      'bedlampje_kap',
      'breedte',
      'levertijd',
      'beoordeling',
      'aanbieding',
      'merk',
    ],
  },
} as const satisfies Readonly<Record<string, SubCategory>>;

/** A category or subcategory of the shop. */
export type ProductCategory = CategoryName | keyof typeof SUB_CATEGORIES;

const isSubCategory = (name: ProductCategory): name is keyof typeof SUB_CATEGORIES =>
  name in SUB_CATEGORIES;

export const PRODUCT_CATEGORIES: readonly ProductCategory[] = [
  ...(Object.keys(CATEGORY_IDS) as CategoryName[]),
  ...(Object.keys(SUB_CATEGORIES) as (keyof typeof SUB_CATEGORIES)[]),
];

export const productCategoryId = (name: ProductCategory): string =>
  isSubCategory(name) ? SUB_CATEGORIES[name].id : CATEGORY_IDS[name];

/**
 * Adds the subcategories: each product is listed first in that of its kind, so that its breadcrumbs
 * lead there, and in its category as before. A subcategory without products is omitted.
 */
export function withSubCategories(catalogue: CatalogueData): CatalogueData {
  const products = catalogue.products.map(inSubCategory);
  const kinds = Object.values(SUB_CATEGORIES).flatMap((kind) => {
    const ofKind = products.filter(({ categoryIds }) => categoryIds.includes(kind.id));
    return ofKind.length > 0 ? [toCategory(kind, ofKind)] : [];
  });
  return { ...catalogue, products, categories: [...catalogue.categories, ...kinds] };
}

function inSubCategory(product: ProductData): ProductData {
  const codes = [...Object.keys(product.attributes), ...Object.keys(product.ratings)];
  const types = new Set(codes.map(attributeType));
  const kind = Object.values(SUB_CATEGORIES).find(({ type }) => types.has(type));
  return kind ? { ...product, categoryIds: [kind.id, ...product.categoryIds] } : product;
}

function toCategory(
  { id, name, facets }: SubCategory,
  products: readonly ProductData[],
): CategoryData {
  return { id, name, facets: facets.filter((code) => offersChoice(code, products)) };
}

/** Except size, price and brand, a facet needs two options among the products. */
function offersChoice(code: string, products: readonly ProductData[]): boolean {
  if (isDerivedFacet(code)) return true;
  const values = products.flatMap((product) => {
    if (isSizeFacet(code)) {
      return product.variants.flatMap(({ size }) => sizeFacetValues(code, size) ?? []);
    }
    if (code === 'price') return product.variants.map(({ cents }) => cents);
    return code === 'merk' ? product.brand : (product.attributes[code] ?? []);
  });
  return new Set<unknown>(values.flat()).size > 1;
}
