import type { ProductData, VariantData } from '#adapters/embedded/catalogue-data.ts';
import type { ProductTypePrefix } from '#src/catalog/attributes/attribute-key.ts';
import { CATEGORY_IDS, type CategoryName } from './category-ids.ts';
import type { LocalizedText } from '#src/shared/locale.ts';
import { catalogueIdOf } from './article-numbers.ts';
import type { AttributeValues } from './attributes/attributes.ts';
import type { Composed, Entry, Firm, Graded } from './entry.ts';
import { layersText } from './layers.ts';
import { isLightSource, legalFacts } from './legal-facts.ts';
import { manufacturerOf } from './manufacturers.ts';
import { packagesText } from './packages.ts';
import { partsOf } from './parts.ts';
import { picturesOf } from './pictures-of-entry.ts';
import { variantsOf } from './variants.ts';

/** Data common to all products of a kind. */
export type ProductKind = {
  readonly prefix: ProductTypePrefix;
  readonly attributeSetId: string;
  readonly category: CategoryName;
  /** An entry overrides these. */
  readonly attributes: AttributeValues;
};

/** Longest delivery that counts as quick, in working days. */
const QUICK_DAYS = 3;

/** Builds a product from its entry and the data of its kind. */
export function productOf(
  productKind: ProductKind,
  entry: Entry & Partial<Graded<string>> & Firm & Composed,
): ProductData {
  const { sku, brand, model, kind, summary, description, popularity, since } = entry;
  const { also = [], grades = {}, parts } = entry;
  const variants = variantsOf(entry, productKind.prefix);
  return {
    sku,
    catalogueId: catalogueIdOf(sku),
    name: nameOf(`${brand} ${model}`, kind),
    brand,
    attributeSetId: productKind.attributeSetId,
    categoryIds: categoryIdsOf([productKind.category, ...also], variants),
    summary,
    description,
    pictures: picturesOf(entry),
    attributes: {
      merk: brand,
      ...productKind.attributes,
      ...productPageAttributes(productKind, entry),
      ...entry.attributes,
      ...optionsOf(variants),
      direct_beschikbaar: quickness(variants),
    },
    ratings: Object.fromEntries(
      Object.entries(grades).map(([name, grade]) => [`${productKind.prefix}_${name}`, grade]),
    ),
    variants,
    ...(parts && { parts: partsOf(parts) }),
    ...(entry.mostBought && { mostBought: entry.mostBought }),
    popularity,
    since,
  };
}

/** Attributes of every product page, besides those of the entry. */
function productPageAttributes({ prefix }: ProductKind, entry: Entry & Composed): AttributeValues {
  const { sku, brand, attributes } = entry;
  const { name, address, email } = manufacturerOf(brand);
  const layers = layersText(sku, attributes);
  const packages = packagesText(prefix, entry);
  return {
    ...(layers !== undefined && { layers }),
    ...(packages !== undefined && { packages }),
    manufacturer: name,
    manufacturer_address: address,
    manufacturer_email: email,
    available_store_locations: storesWith(prefix, brand),
    safety_warnings: isLightSource(sku) ? ['led_vast'] : WARNINGS[prefix],
    ...legalFacts(prefix, entry),
  };
}

/** Brand and model precede the kind in every language: "Lunaro Vita pocketveermatras". */
function nameOf(model: string, kind: LocalizedText): LocalizedText {
  return Object.fromEntries(
    Object.entries(kind).map(([language, word]) => [language, `${model} ${word}`]),
  ) as LocalizedText;
}

/** Reduced products in stock are listed among the promotions, too. */
function categoryIdsOf(
  names: readonly CategoryName[],
  variants: readonly VariantData[],
): readonly string[] {
  const isReduced = variants.some(({ wasCents, stock }) => wasCents !== undefined && stock > 0);
  const all = isReduced ? [...names, 'promotions' as const] : names;
  return [...new Set(all)].map((name) => CATEGORY_IDS[name]);
}

/** All options of an attribute that differs between variants: `{ kleur: ['zand', 'taupe'] }`. */
function optionsOf(variants: readonly VariantData[]): Readonly<Record<string, readonly string[]>> {
  const codes = new Set(variants.flatMap(({ options = {} }) => Object.keys(options)));
  return Object.fromEntries(
    [...codes].map((code) => [
      code,
      [...new Set(variants.flatMap(({ options = {} }) => options[code] ?? []))],
    ]),
  );
}

/** Whether all of the variants that are in stock are delivered quickly, some of them, or none. */
function quickness(variants: readonly VariantData[]): 'ja' | 'deels' | 'nee' {
  const sold = variants.filter(({ stock }) => stock > 0);
  const quick = sold.filter(({ deliveryDays }) => deliveryDays <= QUICK_DAYS);
  if (quick.length === 0) return 'nee';
  return quick.length === sold.length ? 'ja' : 'deels';
}

type Warning = Exclude<AttributeValues['safety_warnings'], undefined>;

/** Safety warnings for all products of a kind. */
const WARNINGS: Readonly<Record<ProductTypePrefix, Warning>> = {
  matras: ['folie', 'open_vuur'],
  boxspring: ['tillen', 'open_vuur', 'folie'],
  topper: ['folie', 'open_vuur'],
  dekbed: ['baby', 'open_vuur'],
  dekbedovertrek: ['open_vuur'],
  beddengoed: ['open_vuur'],
  hoeslaken: ['open_vuur'],
  molton: ['open_vuur'],
  hoofdkussen: ['baby', 'open_vuur'],
  sierkussen: ['baby', 'open_vuur'],
  bedbodem: ['beklemming', 'tillen'],
  kast: ['kantelen', 'tillen'],
  hocker: ['zitten', 'open_vuur'],
  bedlampje: ['stroom'],
  ledikant: ['tillen'],
};

/** A store and what it shows; the whole assortment, or brands of a kind of goods, or all of a kind. */
type Display = {
  readonly store: string;
  readonly shows:
    | 'everything'
    | Readonly<Partial<Record<ProductTypePrefix, 'all' | readonly string[]>>>;
};

/** What is on display where, as the pages of the stores say it. */
const DISPLAYS: readonly Display[] = [
  { store: 'Amersfoort', shows: 'everything' },
  { store: 'Zwolle', shows: { matras: 'all', topper: 'all', hoofdkussen: 'all' } },
  {
    store: 'Gent',
    shows: { matras: ['Lunaro', 'Veluwe Slaapatelier', 'Halmstad'], topper: 'all' },
  },
  { store: 'Münster', shows: { matras: ['Federhaus', 'Lunaro', 'Noorderlicht'] } },
  { store: 'Linz', shows: { matras: ['Federhaus', 'Halmstad'] } },
];

/** The names of the stores that show products of this kind and brand: `Amersfoort, Zwolle`. */
const storesWith = (prefix: ProductTypePrefix, brand: string): string =>
  DISPLAYS.filter(({ shows }) => {
    if (shows === 'everything') return true;
    const brands = shows[prefix];
    return brands === 'all' || brands?.includes(brand);
  })
    .map(({ store }) => store)
    .join(', ');
