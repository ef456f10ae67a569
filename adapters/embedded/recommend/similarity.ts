import { defaultVariant, type ProductData } from '../catalogue-data.ts';

/** Similarity of two products, from 0 to 100. */
export type Similarity = (product: ProductData, other: ProductData) => number;

/**
 * Similarity for one need: same category, common sizes, similar price. Products of another category
 * score 0. Products without a common size score below all others, and only if their first category
 * is the same: a cushion for a cushion, no duvet for it.
 */
export const relatedness: Similarity = (product, other) => {
  if (!overlap(product.categoryIds, other.categoryIds)) return 0;
  const sizes = jaccardSimilarity(sizesOf(product), sizesOf(other));
  const price = priceSimilarity(product, other);
  if (sizes === 0) return listingOf(product) === listingOf(other) ? 30 * price : 0;
  return 40 + 30 * sizes + 30 * price;
};

/** Visual similarity: within an attribute set, by shared attributes; the color counts most. */
export const visualSimilarity: Similarity = (product, other) => {
  if (product.attributeSetId !== other.attributeSetId) return 0;
  const codes = new Set([...Object.keys(product.attributes), ...Object.keys(other.attributes)]);
  let [shared, all] = [0, 0];
  for (const code of codes) {
    const weight = code === COLOR ? COLOR_WEIGHT : 1;
    all += weight;
    shared += weight * jaccardSimilarity(valuesOf(product, code), valuesOf(other, code));
  }
  return all === 0 ? 0 : (100 * shared) / all;
};

const COLOR = 'kleur';
const COLOR_WEIGHT = 5;

/** Returns the first category, which is that of the breadcrumbs. */
const listingOf = ({ categoryIds }: ProductData): string | undefined => categoryIds[0];

const sizesOf = ({ variants }: ProductData): readonly string[] =>
  variants.map(({ size = '' }) => size);

function valuesOf({ attributes }: ProductData, code: string): readonly string[] {
  const value = attributes[code] ?? [];
  return typeof value === 'object' ? value : [String(value)];
}

/** Returns 1 for equal prices, less the further they are apart. */
function priceSimilarity(product: ProductData, other: ProductData): number {
  const [one, two] = [defaultVariant(product).cents, defaultVariant(other).cents];
  return Math.max(one, two) === 0 ? 1 : Math.min(one, two) / Math.max(one, two);
}

/** Returns the Jaccard similarity of two lists. */
function jaccardSimilarity(one: readonly string[], two: readonly string[]): number {
  const [first, second] = [new Set(one), new Set(two)];
  const intersection = [...first].filter((value) => second.has(value)).length;
  const union = first.size + second.size - intersection;
  return union === 0 ? 0 : intersection / union;
}

const overlap = (one: readonly string[], two: readonly string[]): boolean =>
  one.some((value) => two.includes(value));
