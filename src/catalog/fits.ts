import { byOffer } from './by-offer.ts';
import type { Attribute, Product, Variant } from './product.ts';

/** What lies on, in or under a bed, as far as one has to fit the other. */
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

/** What goods are, by the prefix that their properties have (L5); nothing where nothing has to fit. */
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

/** What goes with goods of a kind, what is missed first before the rest. */
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
 * Whether a thing of the same width and length fits: it is of a kind that goes with the other, and a
 * fitted sheet is deep enough for what it is pulled over. Of a sheet that does not tell its depth
 * nobody can say that it fits.
 */
export function goesWith(subject: Described, other: Described): boolean {
  const kind = bedKindOf(subject);
  const otherKind = bedKindOf(other);
  if (!kind || !otherKind || !GOES_WITH[kind].includes(otherKind)) return false;
  if (otherKind !== 'sheet') return true;
  const height = heightToCover(subject, kind);
  return height !== undefined && (sheetDepth(other) ?? 0) >= height;
}

/** The variant of exactly this width and length, the best to be had; nothing where none is left. */
export const variantOfSize = (
  { variants }: Pick<Product, 'variants'>,
  size: string,
): Variant | undefined =>
  variants.filter((variant) => variant.size === size && variant.stock > 0).toSorted(byOffer)[0];

/**
 * Of what was found the best of each kind that goes with it, in the order of {@link GOES_WITH}: of
 * sheets that are deep enough the one that is nearest, of all else the first.
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

/** In centimetres. */
const sheetDepth = ({ attributes }: Described): number | undefined =>
  centimetres(attributes, 'hoeslaken_hoekhoogte');

/** Of a box spring the topper is covered, and none is higher than this. */
const HIGHEST_TOPPER = 12;

/** What a fitted sheet is pulled over is so high, in centimetres, where that is known. */
function heightToCover({ attributes }: Described, kind: BedKind): number | undefined {
  if (kind === 'mattress') return centimetres(attributes, 'matras_hoogte');
  if (kind === 'topper') return centimetres(attributes, 'topper_hoogte');
  return kind === 'box-spring' ? HIGHEST_TOPPER : undefined;
}

/** Of "21 cm": the shop's heights are in centimetres in every locale. */
function centimetres(attributes: readonly Attribute[], code: string): number | undefined {
  const value = attributes.find((attribute) => attribute.code === code)?.value ?? '';
  const [, number = ''] = /^\s*(\d+(?:[.,]\d+)?)\s*(?:cm)?/u.exec(value) ?? [];
  return number === '' ? undefined : Number(number.replace(',', '.'));
}
