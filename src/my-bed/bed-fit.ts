import { attributeProperty, type ProductType } from '../catalog/attributes/attribute-key.ts';
import { isForTwo } from '../catalog/bed-halves.ts';
import { chooseVariant } from '../catalog/choose-variant.ts';
import {
  centimetresOf,
  type CoveredHeights,
  coveredHeights,
  heightFit,
} from '../catalog/compatible-products.ts';
import { productType } from '../catalog/product-type.ts';
import {
  type Attribute,
  type Product,
  sizeLength,
  sizeWidth,
  type UnfitReason,
  type Variant,
} from '../catalog/product.ts';
import { sizeRank } from '../catalog/most-bought-sizes.ts';
import { sizeChoices, variantRequestOf } from '../catalog/variant-choices.ts';
import { halfSize, type MyBed, parseBed, wholeSize } from './my-bed.ts';

/**
 * How goods depend on the size of a bed: they lie in it, are one with it, carry or cover what lies
 * there, or hang over its sides.
 */
type BedUse = 'mattress' | 'bed' | 'base' | 'cover' | 'duvet';

const USES: Partial<Readonly<Record<ProductType, BedUse>>> = {
  mattress: 'mattress',
  'box-spring': 'bed',
  'bed-frame': 'bed',
  'bed-base': 'base',
  topper: 'cover',
  'fitted-sheet': 'cover',
  'mattress-protector': 'cover',
  duvet: 'duvet',
  'duvet-cover': 'duvet',
};

/** Whether goods of a type fit one bed and not another; pillows and lamps fit any. */
export const dependsOnBed = (type: ProductType | undefined): boolean =>
  type !== undefined && USES[type] !== undefined;

/** What of a variant decides whether it fits a bed. */
export type BedGoods = {
  readonly type: ProductType;
  /** `160x200`: of a bed or base the size of the mattress inside it. Absent if unknown. */
  readonly size?: string;
  /** Heights that a fitted sheet covers; absent if unknown. */
  readonly covers?: CoveredHeights;
  /** Height of a topper, in centimetres; absent if unknown. */
  readonly height?: number;
  /** Set if it is cut at the head end, for two mattresses that move apart. */
  readonly isSplit?: true;
  /** Set if a fitted sheet covers the topper alone, whatever lies below. */
  readonly isForTopper?: true;
};

/**
 * Why goods fit: they have the bed's size, are one of two beside each other, are deep enough as
 * well, cover the topper alone, or hang over both sides, of the bed or of each sleeper's half.
 */
export type FitReason =
  | 'same-size'
  | 'one-of-two'
  | 'deep-enough'
  | 'topper-only'
  | 'covers-bed'
  | 'per-sleeper';

export type BedFit =
  | {
      readonly kind: 'fits';
      readonly reason: FitReason;
      /** How high a topper between may be, in centimetres; set of a sheet that is deep enough. */
      readonly spare?: number;
    }
  | { readonly kind: 'unfit'; readonly reason: UnfitReason }
  /** The catalogue does not say enough, or it does not depend on the bed. */
  | { readonly kind: 'unknown' };

/**
 * Width of a duvet beyond that of what it covers, in centimetres: at least the shoulders of its
 * sleepers on both sides, at most down to the floor.
 */
const OVERHANG = { min: 40, max: 100 };

const fits = (reason: FitReason): BedFit => ({ kind: 'fits', reason });
const unfit = (reason: UnfitReason): BedFit => ({ kind: 'unfit', reason });
const UNKNOWN: BedFit = { kind: 'unknown' };

/** Whether goods fit a bed, and why. Guesses nothing where the catalogue says too little. */
export function bedFit(goods: BedGoods, bed: MyBed): BedFit {
  const { type, size } = goods;
  const use = USES[type];
  if (use === undefined || size === undefined) return UNKNOWN;
  if (use === 'duvet') return duvetFit(size, bed);
  // Anything in the size of the whole bed fits; for two mattresses it is not what is shown first.
  if (size !== wholeSize(bed) && !sizesForBed(type, bed).includes(size)) return unfit('size');
  if (goods.isSplit && bed.mattresses === 1) return unfit('split');
  if (goods.isForTopper) return fits('topper-only');
  if (type === 'fitted-sheet' && bed.mattressHeight !== undefined) {
    return goods.covers ? pocketFit(goods.covers, bed.mattressHeight) : UNKNOWN;
  }
  return fits(size === wholeSize(bed) ? 'same-size' : 'one-of-two');
}

function pocketFit(covers: CoveredHeights, height: number): BedFit {
  const fit = heightFit(covers, height);
  return fit === 'fits'
    ? { kind: 'fits', reason: 'deep-enough', spare: Math.floor(covers.max - height) }
    : unfit(fit);
}

/** A duvet hangs over both sides of the bed, or over those of each sleeper's half. */
function duvetFit(size: string, bed: MyBed): BedFit {
  const width = sizeWidth(size);
  if (sizeLength(size) < bed.length) return unfit('short');
  const covered = coveredWidths(bed).find((one) => hangsOver(width, one));
  if (covered !== undefined) return fits(covered === bed.width ? 'covers-bed' : 'per-sleeper');
  return unfit(width > bed.width + OVERHANG.max ? 'wide' : 'narrow');
}

/** Widths that a duvet may lie on: the bed, or each sleeper's half of one for two. */
const coveredWidths = (bed: MyBed): readonly number[] =>
  isForTwo({ size: wholeSize(bed) }) ? [bed.width, bed.width / 2] : [bed.width];

const hangsOver = (duvet: number, bed: number): boolean =>
  duvet >= bed + OVERHANG.min && duvet <= bed + OVERHANG.max;

/**
 * Sizes of goods that a bed takes, the first choice first: two mattresses have half its width each,
 * and sheets or bases may be whole or halves. Empty for goods that are not made in the size of a bed.
 */
function sizesForBed(type: ProductType, bed: MyBed): readonly string[] {
  const use: BedUse | undefined = USES[type];
  const whole = wholeSize(bed);
  const half = halfSize(bed);
  const wholeOrHalf = half === undefined ? [whole] : [whole, half];
  const hasTwo = bed.mattresses === 2;
  switch (use) {
    case 'mattress':
      return hasTwo && half !== undefined ? [half] : [whole];
    case 'base':
      return hasTwo || isForTwo({ size: whole }) ? wholeOrHalf : [whole];
    case 'cover':
      return hasTwo ? wholeOrHalf : [whole];
    case 'bed':
      return [whole];
    case 'duvet':
    case undefined:
      return [];
  }
}

/** Those of the sizes that a listing offers in which goods of these types fit the bed. */
export const sizesThatFit = (
  types: readonly ProductType[],
  offered: readonly string[],
  bed: MyBed,
): readonly string[] =>
  offered.filter((size) =>
    types.some((type) =>
      USES[type] === 'duvet'
        ? duvetFit(size, bed).kind === 'fits'
        : sizesForBed(type, bed).includes(size),
    ),
  );

/**
 * Those of the sizes on offer that differ the least from one in which goods of these types fit the bed:
 * in centimetres of width and length together. One is too wide by as much as another is too narrow.
 */
export function nearestSizes(
  types: readonly ProductType[],
  offered: readonly string[],
  bed: MyBed,
): readonly string[] {
  const differences = offered.map((size) =>
    Math.min(...types.map((type) => lacks(type, size, bed))),
  );
  const least = Math.min(...differences);
  return Number.isFinite(least) ? offered.filter((_, index) => differences[index] === least) : [];
}

/** By how many centimetres a size of goods misses the bed. */
function lacks(type: ProductType, size: string, bed: MyBed): number {
  const [width, length] = [sizeWidth(size), sizeLength(size)];
  if (USES[type] === 'duvet') {
    const missing = coveredWidths(bed).map((covered) => {
      const beside = width - covered;
      return Math.max(OVERHANG.min - beside, beside - OVERHANG.max, 0);
    });
    return Math.min(...missing) + Math.max(bed.length - length, 0);
  }
  const fitting = sizesForBed(type, bed);
  return Math.min(
    ...fitting.map((one) => Math.abs(sizeWidth(one) - width) + Math.abs(sizeLength(one) - length)),
  );
}

type Described = { readonly name?: string; readonly attributes: readonly Attribute[] };

/**
 * What decides whether a variant fits; `undefined` for goods that fit any bed. Shops name split
 * toppers and the sheets for toppers so, as no attribute of theirs says it.
 */
export function bedGoodsOf(
  { name = '', attributes }: Described,
  { size }: Pick<Variant, 'size'>,
): BedGoods | undefined {
  const type = productType({ attributes });
  if (type === undefined || !dependsOnBed(type)) return undefined;
  const covers = type === 'fitted-sheet' ? coveredHeights({ attributes }) : undefined;
  const height = type === 'topper' ? centimetresOf(attributes, 'topper_hoogte') : undefined;
  const kinds = attributes.filter(({ code }) => attributeProperty(code) === 'soort');
  const named = [name, ...kinds.map(({ value }) => value)].join(' ');
  const isSplit = USES[type] === 'cover' && /split/iu.test(named);
  const isForTopper = type === 'fitted-sheet' && /topper/iu.test(named);
  return {
    type,
    ...(size !== undefined && { size }),
    ...(covers && { covers }),
    ...(height !== undefined && { height }),
    ...(isSplit && { isSplit: true as const }),
    ...(isForTopper && { isForTopper: true as const }),
  };
}

/**
 * The variant of a product that fits a bed, with the options of `like` where it is made so. Of
 * several sizes that fit the first of {@link sizesForBed}, of duvets the most bought. `undefined` if
 * none does.
 */
export function variantForBed(
  product: Pick<Product, 'attributes' | 'variants' | 'mostBought'>,
  bed: MyBed,
  like?: Pick<Variant, 'size' | 'options'>,
): Variant | undefined {
  const fitting = product.variants.filter((variant) => {
    const goods = bedGoodsOf(product, variant);
    return goods !== undefined && bedFit(goods, bed).kind === 'fits';
  });
  const type = productType(product);
  const order = [...(type ? sizesForBed(type, bed) : []), ...(product.mostBought ?? [])];
  const [size] = fitting
    .flatMap((variant) => variant.size ?? [])
    .toSorted((a, b) => sizeRank(order, a) - sizeRank(order, b));
  if (size === undefined) return undefined;
  const { options = {} } = like ? variantRequestOf(like) : {};
  return chooseVariant(product, { size, options }).chosen;
}

/** The same, or without one that fits, one in the bed's size whose pocket is not of its height. */
export function variantInSizeOfBed(
  product: Pick<Product, 'attributes' | 'variants' | 'mostBought'>,
  bed: MyBed,
  like?: Pick<Variant, 'size' | 'options'>,
): Variant | undefined {
  return variantForBed(product, bed, like) ?? variantForBed(product, ofAnyHeight(bed), like);
}

/** Whether goods have a size that fits the bed, whatever the height of its mattress. */
export const isInSizeOfBed = (goods: BedGoods, bed: MyBed): boolean =>
  bedFit(goods, ofAnyHeight(bed)).kind === 'fits';

const ofAnyHeight = ({ mattressHeight: _any, ...bed }: MyBed): MyBed => bed;

/** What decides whether a cart line fits, with the sizes in stock that it can be replaced by. */
export type BedLine = {
  readonly goods: BedGoods;
  /** Of the same product with the same other options. */
  readonly sizes: readonly { readonly size: string; readonly sku: string }[];
};

/**
 * The bed that goods of this size are for, if they have that of a whole bed. Duvets have none: they
 * are wider than the bed.
 */
export function bedOfVariant(
  product: Described,
  variant: Pick<Variant, 'size'>,
): MyBed | undefined {
  const goods = bedGoodsOf(product, variant);
  const bed = parseBed(variant.size ?? '');
  if (!goods || !bed || USES[goods.type] === 'duvet') return undefined;
  return bedFit(goods, bed).kind === 'fits' ? bed : undefined;
}

/** `undefined` for goods that fit any bed. */
export function bedLineOf(product: Product, variant: Variant): BedLine | undefined {
  const goods = bedGoodsOf(product, variant);
  return (
    goods && {
      goods,
      sizes: sizeChoices(product, variant).flatMap(({ sku, size, stock }) =>
        size === undefined || stock === 0 ? [] : [{ size, sku }],
      ),
    }
  );
}

/**
 * The bed as a cart line takes it: with two mattresses if the cart has two as narrow as the line's,
 * and its product comes in half the bed.
 */
export function bedOfLine({ goods, sizes }: BedLine, bed: MyBed, narrowMattresses: number): MyBed {
  const half = halfSize(bed);
  const isOne = goods.type !== 'mattress' || isForTwo(goods) || narrowMattresses < 2;
  if (isOne || half === undefined) return bed;
  const comesInHalf = goods.size === half || sizes.some(({ size }) => size === half);
  return comesInHalf ? { ...bed, mattresses: 2 } : bed;
}

/**
 * The bed with the topper that is bought for it on the mattress: the highest of those that fit. The
 * same bed if its height or that of the topper is unknown.
 */
export function bedWithTopper(bed: MyBed, bought: readonly BedGoods[]): MyBed {
  const { mattressHeight } = bed;
  const toppers = bought.filter(({ type }) => type === 'topper');
  const added = Math.max(
    0,
    ...toppers.map((goods) => (bedFit(goods, bed).kind === 'fits' ? (goods.height ?? 0) : 0)),
  );
  return mattressHeight === undefined || added === 0
    ? bed
    : { ...bed, mattressHeight: mattressHeight + Math.ceil(added) };
}

/** The size of a line's product that fits a bed, the first choice first; `undefined` without one. */
export function replacementForBed(
  { goods, sizes }: BedLine,
  bed: MyBed,
): BedLine['sizes'][number] | undefined {
  const order = sizesForBed(goods.type, bed);
  return sizes
    .filter(({ size }) => bedFit({ ...goods, size }, bed).kind === 'fits')
    .toSorted((a, b) => sizeRank(order, a.size) - sizeRank(order, b.size))[0];
}

/** Whether a product comes in no size for this bed, whatever else of it may not fit. */
export const lacksSize = (product: Described & Pick<Product, 'variants'>, bed: MyBed): boolean =>
  product.variants.every((variant) => {
    const goods = bedGoodsOf(product, variant);
    return goods !== undefined && isOtherSize(goods, bed);
  });

/** The same for the product of a cart line, by what is in stock. */
export const lineLacksSize = ({ goods, sizes }: BedLine, bed: MyBed): boolean =>
  [goods, ...sizes.map(({ size }) => ({ ...goods, size }))].every((one) => isOtherSize(one, bed));

function isOtherSize(goods: BedGoods, bed: MyBed): boolean {
  const fit = bedFit(goods, bed);
  return fit.kind === 'unfit' && !NOT_OF_SIZE.has(fit.reason);
}

/** What another size of the goods would not mend. */
const NOT_OF_SIZE: ReadonlySet<UnfitReason> = new Set(['shallow', 'deep', 'split'] as const);
