import { WIDTH_FOR_TWO } from '../catalog/bed-halves.ts';
import { parseFirmnesses } from '../catalog/firmness.ts';
import { sizeLength, sizeWidth } from '../catalog/product.ts';
import { parseSize } from '../filters/filter-slug.ts';
import { euroCents, type Money } from '../pricing/money.ts';
import { splitUrl } from '../routing/url-parts.ts';
import { type CartItem, type CartItemOption, sizeOfOptionValue } from './cart.ts';

/** A line of a cart, or two lines that are the halves of one bed. */
export type BedOrLine = { readonly kind: 'line'; readonly item: CartItem } | BedLines;

/** Two mattresses for one bed, which differ in firmness only. */
export type BedLines = {
  readonly kind: 'bed';
  readonly left: CartItem;
  readonly right: CartItem;
  /** Size of both together: `160x200`. */
  readonly size: string;
  readonly rowTotal: Money;
};

/** Whether two halves lie the other way round than their lines stand in the cart. */
export type IsSwapped = (first: CartItem, second: CartItem) => boolean;

/**
 * The lines of a cart with the halves of a bed together, at the place of the first. Two lines are
 * halves if they are the only ones of their product and size, with the same quantity and the same
 * options but two firmnesses, and together wide enough for two. The left half is the one that was
 * added first, unless `isSwapped` knows better.
 *
 * The commerce backends have no place for the side, so that it follows from the order of the lines.
 */
export function bedLines(
  items: readonly CartItem[],
  isSwapped: IsSwapped = () => false,
): readonly BedOrLine[] {
  const sizes = new Map(items.map((item) => [item, halfSizeOf(item)]));
  const halvesOf = (item: CartItem) =>
    items.filter((other) => sizes.get(other) !== undefined && halfKey(other) === halfKey(item));
  return items.flatMap((item): readonly BedOrLine[] => {
    const size = sizes.get(item);
    const [first, second, third] = size === undefined ? [] : halvesOf(item);
    if (size === undefined || !first || !second || third || !areHalves(first, second))
      return [{ kind: 'line', item }];
    if (item !== first) return [];
    const [left, right] = isSwapped(first, second) ? [second, first] : [first, second];
    const rowTotal = euroCents(first.rowTotal.cents + second.rowTotal.cents);
    return [{ kind: 'bed', left, right, size, rowTotal }];
  });
}

/** The size of a bed that two such lines fill; `undefined` if it would not be for two. */
function halfSizeOf({ options }: CartItem): string | undefined {
  const [half] = options.flatMap((option) => sizeIn(option) ?? []);
  const width = sizeWidth(half ?? '') * 2;
  const isHalf = half !== undefined && sizeWidth(half) < WIDTH_FOR_TWO && width >= WIDTH_FOR_TWO;
  return isHalf ? `${width}x${sizeLength(half)}` : undefined;
}

const sizeIn = ({ value }: CartItemOption): string | undefined =>
  parseSize(sizeOfOptionValue(value));

/** What the halves of a bed have in common: all but the firmness. */
const halfKey = ({ product, options }: CartItem): string =>
  JSON.stringify([
    splitUrl(product.url).path,
    ...options
      .filter((option) => !isFirmnessOption(option))
      .map(({ label, value }) => [label, value]),
  ]);

const areHalves = (first: CartItem, second: CartItem): boolean =>
  first.quantity === second.quantity &&
  first.options.some(isFirmnessOption) &&
  second.options.some(isFirmnessOption);

const isFirmnessOption = ({ value, uid }: CartItemOption): boolean =>
  uid === undefined && parseFirmnesses(value).length > 0;
