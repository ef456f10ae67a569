import { euroCents } from '../pricing/money.ts';
import { isReduced, type Price } from '../pricing/price.ts';
import { firmnessRank, isFirmness } from './firmness.ts';
import { productType } from './product-type.ts';
import {
  type Product,
  sizeLength,
  sizeWidth,
  type Variant,
  type VariantOption,
} from './product.ts';

/** A double bed filled with two variants of half its width, which may differ in firmness. */
export type BedHalves = { readonly left: Variant; readonly right: Variant };

/** Minimum width of a bed for two, in centimetres. */
export const WIDTH_FOR_TWO = 140;

/** Whether the variant is wide enough for two. */
export const isForTwo = ({ size }: Pick<Variant, 'size'>): boolean =>
  size !== undefined && sizeWidth(size) >= WIDTH_FOR_TWO;

/**
 * The variants that can fill one side of a bed instead of one whole variant: half its width, the
 * same length and the same options except firmness; sorted soft to firm, sold-out ones included.
 * Empty if the bed is not for two, if the product has no such size, if it is a bundle, or a bed
 * frame: two of these are two beds.
 */
export function halfVariants(product: Product, fullVariant: Variant): readonly Variant[] {
  if (!isForTwo(fullVariant) || fullVariant.size === undefined || product.parts) return [];
  if (productType(product) === 'bed-frame') return [];
  const size = `${sizeWidth(fullVariant.size) / 2}x${sizeLength(fullVariant.size)}`;
  return product.variants
    .filter(
      (variant) => variant.size === size && hasSameOptionsExceptFirmness(variant, fullVariant),
    )
    .toSorted((a, b) => firmnessRankOf(a) - firmnessRankOf(b));
}

/** Requested firmness of each side, by option key. */
export type SidesRequest = {
  readonly left?: string | undefined;
  readonly right?: string | undefined;
};

/**
 * The two halves with the requested firmnesses. A side without a known request gets the firmness of
 * the whole, or the first that is in stock if that is sold out. A sold-out half is used only if it
 * was requested, or if there is no other.
 */
export function bedHalves(
  product: Product,
  fullVariant: Variant,
  request: SidesRequest = {},
): BedHalves | undefined {
  const candidates = halfVariants(product, fullVariant);
  const [first] = candidates;
  if (first === undefined) return undefined;
  const findByFirmness = (key: string | undefined) =>
    key === undefined ? undefined : candidates.find((variant) => firmnessKey(variant) === key);
  const defaultHalf = findByFirmness(firmnessKey(fullVariant)) ?? first;
  const defaultHalfBeside = (other: Variant | undefined): Variant =>
    [defaultHalf, ...candidates].find((half) => isAvailableWithOtherHalf(half, other)) ??
    defaultHalf;
  const left = findByFirmness(request.left) ?? defaultHalfBeside(findByFirmness(request.right));
  return { left, right: findByFirmness(request.right) ?? defaultHalfBeside(left) };
}

/** The halves in stock that come nearest to the request; `undefined` if no pair is in stock. */
export const availableHalves = (
  product: Product,
  fullVariant: Variant,
  request: SidesRequest,
): BedHalves | undefined =>
  [request, { left: request.left }, { right: request.right }, {}]
    .map((nearest) => bedHalves(product, fullVariant, nearest))
    .find((halves) => halves !== undefined && halvesStock(halves) > 0);

/** Whether a half is in stock beside `other`: two of the same SKU need a stock of two. */
export const isAvailableWithOtherHalf = (half: Variant, other: Variant | undefined): boolean =>
  half.stock > (half.sku === other?.sku ? 1 : 0);

/** The price of both halves together: it ends with the first reduction that does. */
export function halvesPrice({ left, right }: BedHalves): Price {
  const [reducedUntil] = [left, right]
    .flatMap(({ price }) => (isReduced(price) ? (price.reducedUntil ?? []) : []))
    .toSorted();
  return {
    regular: euroCents(left.price.regular.cents + right.price.regular.cents),
    final: euroCents(left.price.final.cents + right.price.final.cents),
    default: left.price.default,
    ...(reducedUntil !== undefined && { reducedUntil }),
  };
}

/** The number of pairs in stock; a pair of the same SKU takes two. */
export const halvesStock = ({ left, right }: BedHalves): number =>
  left.sku === right.sku ? Math.floor(left.stock / 2) : Math.min(left.stock, right.stock);

/** Working days until both halves are delivered. */
export const halvesDeliveryDays = ({ left, right }: BedHalves): number =>
  Math.max(left.deliveryDays, right.deliveryDays);

const firmnessRankOf = ({ options = [] }: Variant): number => {
  const option = options.find(isFirmness);
  return option ? firmnessRank(option) : 0;
};

/** `stevig`; `undefined` if the product has no firmness option. */
export const firmnessKey = ({ options = [] }: Pick<Variant, 'options'>): string | undefined =>
  options.find(isFirmness)?.key;

const hasSameOptionsExceptFirmness = (variant: Variant, fullVariant: Variant): boolean =>
  sameOptions(otherOptions(variant), otherOptions(fullVariant));

const otherOptions = ({ options = [] }: Variant): readonly VariantOption[] =>
  options.filter((option) => !isFirmness(option));

const sameOptions = (first: readonly VariantOption[], second: readonly VariantOption[]): boolean =>
  first.length === second.length &&
  first.every(({ code, key }) => second.some((one) => one.code === code && one.key === key));
