import type { PictureData, ProductData, VariantData } from '#adapters/embedded/catalogue-data.ts';
import { CATEGORY_IDS } from '#src/catalog/categories.ts';
import type { LocalWords } from '#src/shared/local-words.ts';
import type { AttributeValues } from './attributes/attributes.ts';
import { catalogueIdOf, eanOf } from './article-numbers.ts';
import { SET } from './attribute-sets.ts';
import type { Offer, Offers } from './offers.ts';

/** What a merchandiser writes of a product; everything else follows from it. */
export type Entry<Grade extends string> = {
  /** `LUN-VITA`; a size's SKU is this with its digits behind: `LUN-VITA-160200`. */
  readonly sku: string;
  readonly brand: string;
  readonly model: string;
  /** What it is, behind brand and model in the name: "pocketveermatras". */
  readonly kind: LocalWords;
  readonly summary: LocalWords;
  readonly description: readonly LocalWords[];
  readonly pictures: readonly [PictureData, ...PictureData[]];
  readonly attributes: AttributeValues;
  /** From 1 to 5. */
  readonly grades: Readonly<Record<Grade, number>>;
  readonly offers: Offers;
  /** Units sold in the last ninety days. */
  readonly popularity: number;
  /** First day in the shop: `2026-03-01`. */
  readonly since: string;
};

/** The longest wait, in working days, that still counts as quick. */
const QUICK_DAYS = 3;

const TRIAL = { proefslapen: 'ja', milieubijdrage: 'inbegrepen' } as const;

type MattressGrade =
  | 'drukverdeling'
  | 'ondersteuning'
  | 'stabiliteit'
  | 'veerkracht'
  | 'ventilatie'
  | 'vochtregulatie'
  | 'aanpassingsvermogen';

export const mattress = (entry: Entry<MattressGrade>): ProductData =>
  product(entry, SET.mattresses, CATEGORY_IDS.mattresses, 'matras_', TRIAL);

export const boxSpring = (entry: Ungraded): ProductData =>
  product({ ...entry, grades: {} }, SET.boxSprings, CATEGORY_IDS.boxSprings, 'boxspring_', TRIAL);

export const topper = (entry: Entry<'ventilatie' | 'drukverdeling'>): ProductData =>
  product(entry, SET.toppers, CATEGORY_IDS.toppers, 'topper_', TRIAL);

export const bedBase = (entry: Ungraded): ProductData =>
  product({ ...entry, grades: {} }, SET.bedBases, CATEGORY_IDS.bedBases, 'bedbodem_', {});

export const duvet = (entry: Ungraded): ProductData =>
  product({ ...entry, grades: {} }, SET.duvets, CATEGORY_IDS.bedding, 'dekbed_', {
    beddengoed_soort: 'dekbed',
    milieubijdrage: 'inbegrepen',
  });

export const pillow = (
  entry: Entry<'vormbaarheid' | 'ventilatie' | 'ondersteuning' | 'veerkracht'>,
): ProductData =>
  product(entry, SET.pillows, CATEGORY_IDS.bedding, 'hoofdkussen_', {
    beddengoed_soort: 'hoofdkussen',
    milieubijdrage: 'inbegrepen',
  });

export const lamp = (entry: Ungraded): ProductData =>
  product({ ...entry, grades: {} }, SET.lamps, CATEGORY_IDS.accessories, 'bedlampje_', {});

type Ungraded = Omit<Entry<never>, 'grades'>;

function product(
  entry: Entry<string>,
  attributeSetId: number,
  categoryId: number,
  prefix: string,
  common: AttributeValues,
): ProductData {
  const { model, kind, grades, offers, attributes, ...written } = entry;
  const variants = variantsOf(entry.sku, offers);
  return {
    ...written,
    catalogueId: catalogueIdOf(entry.sku),
    name: nameOf(`${entry.brand} ${model}`, kind),
    attributeSetId,
    categoryIds: [categoryId],
    attributes: {
      merk: entry.brand,
      ...attributes,
      ...common,
      direct_beschikbaar: variants.some(isQuick) ? 'ja' : 'nee',
    },
    ratings: Object.fromEntries(
      Object.entries(grades).map(([name, grade]) => [prefix + name, grade]),
    ),
    variants,
  };
}

/** Brand and model stand before the kind in every language: "Lunaro Vita pocketveermatras". */
function nameOf(model: string, kind: LocalWords): LocalWords {
  return Object.fromEntries(
    Object.entries(kind).map(([language, word]) => [language, `${model} ${word}`]),
  ) as LocalWords;
}

function variantsOf(sku: string, offers: Offers): ProductData['variants'] {
  const [first, ...rest] = offers;
  return [variantOf(sku, first), ...rest.map((offer) => variantOf(sku, offer))];
}

function variantOf(productSku: string, { size, euros, was, stock, days }: Offer): VariantData {
  const sku = size === undefined ? productSku : `${productSku}-${size.replace('x', '')}`;
  return {
    sku,
    ...(size === undefined ? {} : { size }),
    ean: eanOf(sku),
    cents: toCents(euros),
    ...(was === undefined ? {} : { wasCents: toCents(was) }),
    stock,
    deliveryDays: days,
  };
}

const toCents = (euros: number): number => Math.round(euros * 100);

const isQuick = (variant: VariantData): boolean =>
  variant.stock > 0 && variant.deliveryDays <= QUICK_DAYS;
