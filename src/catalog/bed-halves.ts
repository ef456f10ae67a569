import { euros } from '../pricing/money.ts';
import type { Price } from '../pricing/price.ts';
import { firmnessPlace, isFirmness } from './firmness.ts';
import type { Product, Variant, VariantOption } from './product.ts';
import { sizeLength, sizeWidth } from './size-measures.ts';

/** A bed for two that is filled by two of half its width, each of a firmness of its own. */
export type BedHalves = { readonly left: Variant; readonly right: Variant };

/** Narrower than that, nobody sleeps beside anybody. In centimetres. */
const WIDTH_FOR_TWO = 140;

/** Whether two people sleep on it. */
export const isForTwo = ({ size }: Pick<Variant, 'size'>): boolean =>
  size !== undefined && sizeWidth(size) >= WIDTH_FOR_TWO;

/**
 * What one side of a bed is made in instead of the variant that fills all of it: variants of half its
 * width and all its length, alike in all but their firmness, soft to firm; those that are sold out as
 * well. None where two do not sleep side by side, where the product has no such size, or where it is a
 * set that is put together as a whole.
 */
export function halfVariants(product: Product, whole: Variant): readonly Variant[] {
  if (!isForTwo(whole) || whole.size === undefined || product.parts) return [];
  const size = `${sizeWidth(whole.size) / 2}x${sizeLength(whole.size)}`;
  return product.variants
    .filter((variant) => variant.size === size && looksLike(variant, whole))
    .toSorted((a, b) => softness(a) - softness(b));
}

/** Firmnesses that are asked for, by their keys. */
export type SidesWish = {
  readonly left?: string | undefined;
  readonly right?: string | undefined;
};

/**
 * The two halves of these firmnesses. A side of which nothing is known is as firm as the whole, or as
 * the first that can be bought where that cannot: what is sold out is there only for who asks for it,
 * or where there is nothing else.
 */
export function bedHalves(
  product: Product,
  whole: Variant,
  wish: SidesWish = {},
): BedHalves | undefined {
  const made = halfVariants(product, whole);
  const [first] = made;
  if (first === undefined) return undefined;
  const like = (key: string | undefined) =>
    key === undefined ? undefined : made.find((variant) => firmnessKey(variant) === key);
  const usual = like(firmnessKey(whole)) ?? first;
  const usualBeside = (other: Variant | undefined): Variant =>
    [usual, ...made].find((half) => isLeftBeside(half, other)) ?? usual;
  const left = like(wish.left) ?? usualBeside(like(wish.right));
  return { left, right: like(wish.right) ?? usualBeside(left) };
}

/** The halves that can be bought and come nearest to a wish; `undefined` where no pair can be. */
export const buyableHalves = (
  product: Product,
  whole: Variant,
  wish: SidesWish,
): BedHalves | undefined =>
  [wish, { left: wish.left }, { right: wish.right }, {}]
    .map((nearest) => bedHalves(product, whole, nearest))
    .find((halves) => halves !== undefined && halvesStock(halves) > 0);

/** Whether one side can still be had while the other is filled by `other`: two alike take two. */
export const isLeftBeside = (half: Variant, other: Variant | undefined): boolean =>
  half.stock > (half.sku === other?.sku ? 1 : 0);

/** What the two cost together. */
export const halvesPrice = ({ left, right }: BedHalves): Price => ({
  regular: euros(left.price.regular.cents + right.price.regular.cents),
  final: euros(left.price.final.cents + right.price.final.cents),
  default: left.price.default,
});

/** How many pairs there are; of two that are alike every pair takes two. */
export const halvesStock = ({ left, right }: BedHalves): number =>
  left.sku === right.sku ? Math.floor(left.stock / 2) : Math.min(left.stock, right.stock);

/** Working days until both are there. */
export const halvesDays = ({ left, right }: BedHalves): number =>
  Math.max(left.deliveryDays, right.deliveryDays);

const softness = ({ options = [] }: Variant): number => {
  const option = options.find(isFirmness);
  return option ? firmnessPlace(option) : 0;
};

/** `stevig`; `undefined` where the product has no choice of firmnesses. */
export const firmnessKey = ({ options = [] }: Pick<Variant, 'options'>): string | undefined =>
  options.find(isFirmness)?.key;

const looksLike = (variant: Variant, whole: Variant): boolean =>
  sameOptions(otherOptions(variant), otherOptions(whole));

const otherOptions = ({ options = [] }: Variant): readonly VariantOption[] =>
  options.filter((option) => !isFirmness(option));

const sameOptions = (some: readonly VariantOption[], others: readonly VariantOption[]): boolean =>
  some.length === others.length &&
  some.every(({ code, key }) => others.some((one) => one.code === code && one.key === key));
