import { byAvailabilityThenPrice } from './choose-variant.ts';
import type { Attribute, Product, Variant } from './product.ts';

/** The product types of a bed whose sizes have to match. */
export const BED_COMPONENTS = [
  'mattress',
  'box-spring',
  'bed-frame',
  'base',
  'topper',
  'sheet',
  'protector',
] as const;

export type BedComponent = (typeof BED_COMPONENTS)[number];

type Described = { readonly attributes: readonly Attribute[] };

/** The bed type of a product, by the prefix of its attributes (L5); `undefined` if it has none. */
export const bedComponentOf = ({ attributes }: Described): BedComponent | undefined =>
  attributes.flatMap(({ code }) => KINDS.get(code.slice(0, code.indexOf('_'))) ?? [])[0];

const KINDS: ReadonlyMap<string, BedComponent> = new Map([
  ['matras', 'mattress'],
  ['boxspring', 'box-spring'],
  ['ledikant', 'bed-frame'],
  ['bedbodem', 'base'],
  ['topper', 'topper'],
  ['hoeslaken', 'sheet'],
  ['molton', 'protector'],
]);

/** The compatible types of each type, the most needed first. */
export const COMPATIBLE_TYPES: Readonly<Record<BedComponent, readonly BedComponent[]>> = {
  mattress: ['protector', 'sheet', 'topper', 'base'],
  'box-spring': ['sheet', 'protector'],
  'bed-frame': ['base', 'mattress', 'protector'],
  base: ['mattress'],
  topper: ['sheet'],
  sheet: ['protector'],
  protector: [],
};

/**
 * Whether a product of the same width and length is compatible: its type goes with the subject's,
 * and a fitted sheet holds on the subject, with a topper on it or without, or on the bed of
 * `bedHeight` that the subject is part of. A sheet of unknown depth is not compatible.
 */
export function isCompatibleWith(
  subject: Described,
  other: Described,
  bedHeight?: number,
): boolean {
  const kind = bedComponentOf(subject);
  const otherKind = bedComponentOf(other);
  if (!kind || !otherKind || !COMPATIBLE_TYPES[kind].includes(otherKind)) return false;
  if (otherKind !== 'sheet') return true;
  const height = heightToCover(subject, kind);
  const covered = coveredHeights(other);
  if (covered === undefined) return false;
  if (bedHeight !== undefined && heightFit(covered, bedHeight) === 'fits') return true;
  if (height === undefined) return false;
  const isDeepEnough = heightFit(covered, height) !== 'shallow';
  return isDeepEnough && heightFit(covered, height + MAX_TOPPER_HEIGHT) !== 'deep';
}

/** The best variant in stock of exactly this size; `undefined` if there is none. */
export const availableVariantOfSize = (
  { variants }: Pick<Product, 'variants'>,
  size: string,
): Variant | undefined =>
  variants
    .filter((variant) => variant.size === size && variant.stock > 0)
    .toSorted(byAvailabilityThenPrice)[0];

/**
 * The best compatible product of each type among those found, in the order of
 * {@link COMPATIBLE_TYPES}: the shallowest sheet that is deep enough, otherwise the first.
 */
export function bestCompatibleProducts<Found extends Described>(
  subject: Described,
  found: readonly Found[],
  bedHeight?: number,
): readonly Found[] {
  const kind = bedComponentOf(subject);
  if (!kind) return [];
  const compatible = found.filter((other) => isCompatibleWith(subject, other, bedHeight));
  return COMPATIBLE_TYPES[kind].flatMap((component) => {
    const ofComponent = compatible.filter((other) => bedComponentOf(other) === component);
    const depthOf = (other: Found): number =>
      component === 'sheet' ? (sheetDepth(other) ?? 0) : 0;
    return ofComponent.toSorted((a, b) => depthOf(a) - depthOf(b)).slice(0, 1);
  });
}

/** Heights under a fitted sheet, in centimetres: those that it is made for. */
export type CoveredHeights = { readonly min?: number; readonly max: number };

/**
 * The heights that a fitted sheet covers: as its maker says, otherwise up to its pocket without what
 * is tucked under the mattress. `undefined` if neither is known.
 */
export function coveredHeights({ attributes }: Described): CoveredHeights | undefined {
  const depth = sheetDepth({ attributes });
  const min = centimetresOf(attributes, 'hoeslaken_matrashoogte_min');
  const max =
    centimetresOf(attributes, 'hoeslaken_matrashoogte_max') ??
    (depth === undefined ? undefined : depth - TUCKED_UNDER);
  return max === undefined ? undefined : { ...(min !== undefined && { min }), max };
}

/** Whether a fitted sheet holds on a height, or its pocket is too shallow for it or too deep. */
export const heightFit = (
  { min = 0, max }: CoveredHeights,
  height: number,
): 'fits' | 'shallow' | 'deep' => {
  if (height > max) return 'shallow';
  return height < min ? 'deep' : 'fits';
};

/** Depth of a fitted sheet, in centimetres. */
const sheetDepth = ({ attributes }: Described): number | undefined =>
  centimetresOf(attributes, 'hoeslaken_hoekhoogte');

/** Maximum height of a topper in centimetres: a sheet for a box spring covers its topper. */
const MAX_TOPPER_HEIGHT = 12;

/** What of a fitted sheet's pocket holds under the mattress, in centimetres. */
const TUCKED_UNDER = 3;

/** The height in centimetres that a fitted sheet has to cover, if known. */
function heightToCover({ attributes }: Described, kind: BedComponent): number | undefined {
  if (kind === 'mattress') return centimetresOf(attributes, 'matras_hoogte');
  if (kind === 'topper') return centimetresOf(attributes, 'topper_hoogte');
  return kind === 'box-spring' ? MAX_TOPPER_HEIGHT : undefined;
}

/** The length in centimetres that an attribute says: 21 for "21 cm", as in every locale. */
export function centimetresOf(attributes: readonly Attribute[], code: string): number | undefined {
  const value = attributes.find((attribute) => attribute.code === code)?.value ?? '';
  const [, number = ''] = /^\s*(\d+(?:[.,]\d+)?)/u.exec(value) ?? [];
  return number === '' ? undefined : Number(number.replace(',', '.'));
}
