import type { PictureData, ProductData, VariantData } from '#adapters/embedded/catalogue-data.ts';
import type { TypePrefix } from '#src/catalog/attributes/attribute-key.ts';
import { CATEGORY_IDS, type CategoryName } from '#src/catalog/categories.ts';
import type { LocalWords } from '#src/shared/local-words.ts';
import { catalogueIdOf } from './article-numbers.ts';
import type { AttributeValues } from './attributes/attributes.ts';
import type { Composed, Entry, Firm, Graded } from './entry.ts';
import { layersText } from './layers.ts';
import { manufacturerOf } from './manufacturers.ts';
import { partsOf } from './parts.ts';
import { variantsOf } from './variants.ts';
import { WARNINGS } from './warnings.ts';

/** What holds for all goods of a kind. */
export type Goods = {
  readonly prefix: TypePrefix;
  readonly attributeSetId: number;
  readonly category: CategoryName;
  /** Where an entry says otherwise, the entry is right. */
  readonly attributes: AttributeValues;
};

/** The longest wait, in working days, that still counts as quick. */
const QUICK_DAYS = 3;

/** A product, by what its merchandiser wrote and what holds for its kind. */
export function productOf(
  goods: Goods,
  entry: Entry & Partial<Graded<string>> & Firm & Composed,
): ProductData {
  const { sku, brand, model, kind, summary, description, popularity, since } = entry;
  const { also = [], grades = {}, parts } = entry;
  const variants = variantsOf(entry, `${goods.prefix}_hardheid`);
  return {
    sku,
    catalogueId: catalogueIdOf(sku),
    name: nameOf(`${brand} ${model}`, kind),
    brand,
    attributeSetId: goods.attributeSetId,
    categoryIds: categoryIdsOf([goods.category, ...also], variants),
    summary,
    description,
    pictures: picturesOf(entry),
    attributes: {
      merk: brand,
      ...goods.attributes,
      ...toldOnPage(goods, entry),
      ...entry.attributes,
      ...optionsOf(variants),
      direct_beschikbaar: variants.some(isQuick) ? 'ja' : 'nee',
    },
    ratings: Object.fromEntries(
      Object.entries(grades).map(([name, grade]) => [`${goods.prefix}_${name}`, grade]),
    ),
    variants,
    ...(parts && { parts: partsOf(parts) }),
    popularity,
    since,
  };
}

/** What every product's page has to tell, besides what its entry says. */
function toldOnPage({ prefix }: Goods, { sku, brand, attributes }: Entry): AttributeValues {
  const { name, address, email } = manufacturerOf(brand);
  const layers = layersText(sku, attributes);
  return {
    ...(layers !== undefined && { layers }),
    manufacturer: name,
    manufacturer_address: address,
    manufacturer_email: email,
    safety_warnings: WARNINGS[prefix],
  };
}

/** Brand and model stand before the kind in every language: "Lunaro Vita pocketveermatras". */
function nameOf(model: string, kind: LocalWords): LocalWords {
  return Object.fromEntries(
    Object.entries(kind).map(([language, word]) => [language, `${model} ${word}`]),
  ) as LocalWords;
}

/** What is reduced and can be bought stands among the promotions as well. */
function categoryIdsOf(
  names: readonly CategoryName[],
  variants: readonly VariantData[],
): readonly number[] {
  const isReduced = variants.some(({ wasCents, stock }) => wasCents !== undefined && stock > 0);
  const all = isReduced ? [...names, 'promotions' as const] : names;
  return [...new Set(all)].map((name) => CATEGORY_IDS[name]);
}

/** Those of the first color before those that all colors share. */
function picturesOf(entry: Entry): readonly [PictureData, ...PictureData[]] {
  if (entry.colors === undefined) return entry.pictures;
  const [first, ...others] = entry.colors[0].pictures;
  return [first, ...others, ...(entry.pictures ?? [])];
}

/** Every option of a property that variants differ in: `{ kleur: ['zand', 'taupe'] }`. */
function optionsOf(variants: readonly VariantData[]): Readonly<Record<string, readonly string[]>> {
  const codes = new Set(variants.flatMap(({ options = {} }) => Object.keys(options)));
  return Object.fromEntries(
    [...codes].map((code) => [
      code,
      [...new Set(variants.flatMap(({ options = {} }) => options[code] ?? []))],
    ]),
  );
}

const isQuick = (variant: VariantData): boolean =>
  variant.stock > 0 && variant.deliveryDays <= QUICK_DAYS;
