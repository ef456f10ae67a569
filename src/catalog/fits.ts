import { byOffer } from './by-offer.ts';
import type { Attribute, Product, Variant } from './product.ts';

/** The product types of a bed whose sizes have to match. */
export const BED_KINDS = [
  'mattress',
  'box-spring',
  'bed-frame',
  'base',
  'topper',
  'sheet',
  'protector',
] as const;

export type BedKind = (typeof BED_KINDS)[number];

type Described = { readonly attributes: readonly Attribute[] };

/** The bed type of a product, by the prefix of its attributes (L5); `undefined` if it has none. */
export const bedKindOf = ({ attributes }: Described): BedKind | undefined =>
  attributes.flatMap(({ code }) => KINDS.get(code.slice(0, code.indexOf('_'))) ?? [])[0];

const KINDS: ReadonlyMap<string, BedKind> = new Map([
  ['matras', 'mattress'],
  ['boxspring', 'box-spring'],
  ['ledikant', 'bed-frame'],
  ['bedbodem', 'base'],
  ['topper', 'topper'],
  ['hoeslaken', 'sheet'],
  ['molton', 'protector'],
]);

/** The compatible types of each type, the most needed first. */
export const GOES_WITH: Readonly<Record<BedKind, readonly BedKind[]>> = {
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
 * and a fitted sheet is deep enough for the subject. A sheet of unknown depth is not compatible.
 */
export function goesWith(subject: Described, other: Described): boolean {
  const kind = bedKindOf(subject);
  const otherKind = bedKindOf(other);
  if (!kind || !otherKind || !GOES_WITH[kind].includes(otherKind)) return false;
  if (otherKind !== 'sheet') return true;
  const height = heightToCover(subject, kind);
  return height !== undefined && (sheetDepth(other) ?? 0) >= height;
}

/** The best variant in stock of exactly this size; `undefined` if there is none. */
export const variantOfSize = (
  { variants }: Pick<Product, 'variants'>,
  size: string,
): Variant | undefined =>
  variants.filter((variant) => variant.size === size && variant.stock > 0).toSorted(byOffer)[0];

/**
 * The best compatible product of each type among those found, in the order of {@link GOES_WITH}:
 * the shallowest sheet that is deep enough, otherwise the first.
 */
export function bestFits<Found extends Described>(
  subject: Described,
  found: readonly Found[],
): readonly Found[] {
  const kind = bedKindOf(subject);
  if (!kind) return [];
  const fitting = found.filter((other) => goesWith(subject, other));
  return GOES_WITH[kind].flatMap((wanted) => {
    const own = fitting.filter((other) => bedKindOf(other) === wanted);
    const depthOf = (other: Found): number => (wanted === 'sheet' ? (sheetDepth(other) ?? 0) : 0);
    return own.toSorted((a, b) => depthOf(a) - depthOf(b)).slice(0, 1);
  });
}

/** Depth of a fitted sheet, in centimetres. */
const sheetDepth = ({ attributes }: Described): number | undefined =>
  centimetres(attributes, 'hoeslaken_hoekhoogte');

/** Maximum height of a topper in centimetres: a sheet for a box spring covers its topper. */
const HIGHEST_TOPPER = 12;

/** The height in centimetres that a fitted sheet has to cover, if known. */
function heightToCover({ attributes }: Described, kind: BedKind): number | undefined {
  if (kind === 'mattress') return centimetres(attributes, 'matras_hoogte');
  if (kind === 'topper') return centimetres(attributes, 'topper_hoogte');
  return kind === 'box-spring' ? HIGHEST_TOPPER : undefined;
}

/** Parses "21 cm": heights are in centimetres in every locale. */
function centimetres(attributes: readonly Attribute[], code: string): number | undefined {
  const value = attributes.find((attribute) => attribute.code === code)?.value ?? '';
  const [, number = ''] = /^\s*(\d+(?:[.,]\d+)?)\s*(?:cm)?/u.exec(value) ?? [];
  return number === '' ? undefined : Number(number.replace(',', '.'));
}
