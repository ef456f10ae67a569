import type { BedHalves } from '../catalog/bed-halves.ts';
import type { ChoiceRef } from '../catalog/bundle.ts';
import { attributeValue, PACKAGES_CODE } from '../catalog/page-attributes.ts';
import { type Product, sizeLength, sizeWidth, type Variant } from '../catalog/product.ts';
import type { ProductSelection } from '../catalog/product-selection.ts';

/** What is in a package; `box` is the lower part of a box spring, `base` is slatted. */
export const PIECES = ['mattress', 'box', 'base', 'topper', 'headboard', 'frame'] as const;

export type Piece = (typeof PIECES)[number];

/**
 * `rolled`: pressed and rolled up, as stiff as a log. `flat`: lies flat and bends, as foam and latex
 * do. `rigid`: neither, as wood and springs.
 */
export const PACKAGE_KINDS = ['rolled', 'flat', 'rigid'] as const;

export type PackageKind = (typeof PACKAGE_KINDS)[number];

/** A package as it is delivered. */
export type Package = {
  readonly piece: Piece;
  readonly kind: PackageKind;
  /** In centimetres, in any order. */
  readonly measures: Measures;
  /** How many of them there are. */
  readonly count: number;
};

export type Measures = readonly [number, number, number];

/** All that a delivery consists of, as far as the catalogue tells. */
export type Packing = {
  readonly packages: readonly Package[];
  /** Pieces of which the catalogue does not tell how they are packed. */
  readonly unknown: readonly Piece[];
};

/**
 * A measure: centimetres, on top of the width or length of the bed, or of one of so many equal parts
 * of it, if it depends on its size.
 */
type Measure = { readonly of?: 'w' | 'l'; readonly parts?: number; readonly plus: number };

type Packed = {
  readonly kind: PackageKind;
  readonly measures: readonly [Measure, Measure, Measure];
  readonly count: number;
  /** Width of the bed in centimetres from which it comes as two, each of half the width. */
  readonly halvesFrom?: number;
};

/** How a piece is packed, for any bed or for one with these choices of its part. */
export type PackageRule = {
  readonly piece: Piece;
  /** Keys of choices; empty if it applies to all that no other rule names. */
  readonly choices: readonly string[];
  /** `none`: it is not delivered. */
  readonly packed: Packed | 'none' | 'unknown';
};

/** The parts of a bundle whose choices decide how a piece is packed, by their keys. */
export const PART_OF_PIECE: Readonly<Partial<Record<Piece, string>>> = {
  box: 'onderbox',
  mattress: 'matras',
  topper: 'topper',
  headboard: 'hoofdbord',
};

const PARTS_OF_PIECES: ReadonlySet<string> = new Set(Object.values(PART_OF_PIECE));

/**
 * Parses how a product is packed as a merchandiser writes it, in centimetres, `w` and `l` for the
 * width and length of the bed: `box rigid w*l*26 halves 140; topper rolled w*24*24; topper:geen
 * none; headboard rigid 70*62*6 x8`. A piece without further words is one package for every size;
 * `halves 140` says that from that width on there are two of half the width, `l/2` is half the length of
 * the bed, `w/3` a third of its width. A rule with choices of the part wins over one without. `undefined`
 * if any rule is malformed: what is left would be wrong.
 */
export function parsePackages(text: string): readonly PackageRule[] | undefined {
  const rules = text.split(';').map(parseRule);
  return rules.every((rule) => rule !== undefined) ? rules : undefined;
}

function parseRule(text: string): PackageRule | undefined {
  const [, name, keys, words = ''] = RULE.exec(text.trim()) ?? [];
  const piece = PIECES.find((one) => one === name);
  const packed = words === 'none' || words === 'unknown' ? words : parsePacked(words);
  return piece && packed && { piece, choices: keys === undefined ? [] : keys.split(','), packed };
}

function parsePacked(words: string): Packed | undefined {
  const [, name, measures = '', count, halvesFrom] = PACKED.exec(words) ?? [];
  const kind = PACKAGE_KINDS.find((one) => one === name);
  const [first, second, third] = measures.split('*').map(parseMeasure);
  if (!kind || !first || !second || !third) return undefined;
  return {
    kind,
    measures: [first, second, third],
    count: count === undefined ? 1 : Number(count),
    ...(halvesFrom !== undefined && { halvesFrom: Number(halvesFrom) }),
  };
}

function parseMeasure(text: string): Measure | undefined {
  const [, of, parts, plus] = MEASURE.exec(text) ?? [];
  if (of === 'w' || of === 'l')
    return { of, ...(parts !== undefined && { parts: Number(parts) }), plus: Number(plus ?? 0) };
  return Number(text) > 0 ? { plus: Number(text) } : undefined;
}

const RULE = /^([a-z]+)(?::([\w,]+))?\s+(.+)$/u;
const PACKED = /^([a-z]+)\s+([\dwl+*./]+)(?:\s+x([1-9]\d?))?(?:\s+halves\s+(\d{2,3}))?$/u;
const MEASURE = /^([wl])(?:\/([23]))?(?:\+(\d{1,2}))?$/u;

/**
 * The packages of a selection; `undefined` if the catalogue does not tell them. A bed of two halves
 * has the packages of both.
 */
export function packingOf({ configuration, halves }: ProductSelection): Packing | undefined {
  const { product, variant, parts } = configuration;
  const rules = packageRulesOf(product);
  if (!rules) return undefined;
  const chosen = parts.map(({ part, choice }) => ({ part: part.key, choice: choice.key }));
  const packings = sidesOf(variant, halves).map(({ size = '' }) =>
    packingOfSize(rules, size, chosen),
  );
  return joined(packings);
}

const joined = (packings: readonly Packing[]): Packing => ({
  packages: packings.flatMap(({ packages }) => packages).reduce(withPackage, []),
  unknown: [...new Set(packings.flatMap(({ unknown }) => unknown))],
});

/** What the packages of a cart line follow from, together with the choices that the line has. */
export type PackedGoods = {
  /** As the catalogue writes them ({@link parsePackages}). */
  readonly rules: string;
  /** `160x200`; empty for goods without sizes. */
  readonly size: string;
  /** Choices that decide how a piece is packed; the first of a part is its default. */
  readonly choices: readonly (ChoiceRef & { readonly uid: string })[];
  /** Present if whatever is delivered comes rolled up. */
  readonly isRolled?: true;
};

/** `undefined` if the catalogue does not tell the packages of a product. */
export function packedGoodsOf(
  product: Product,
  { size = '' }: Pick<Variant, 'size'>,
): PackedGoods | undefined {
  const rules = attributeValue(product, PACKAGES_CODE) ?? '';
  const deciding = (product.parts ?? []).filter(({ key }) => PARTS_OF_PIECES.has(key));
  const choices = deciding.flatMap((part) =>
    part.choices.map(({ key, uid }) => ({ part: part.key, choice: key, uid })),
  );
  const parsed = parsePackages(rules);
  return parsed && { rules, size, choices, ...(parsed.every(isRolled) && { isRolled: true }) };
}

const isRolled = ({ packed }: PackageRule): boolean =>
  packed === 'none' || (packed !== 'unknown' && packed.kind === 'rolled');

/** The packages of a line with these uids of choices; a part without one has its default. */
export function packingOfGoods(
  { rules, size, choices }: PackedGoods,
  uids: readonly string[],
): Packing {
  const named = choices.filter(({ uid }) => uids.includes(uid));
  // Of each part the first choice counts: the named one, else the default.
  return joined([packingOfSize(parsePackages(rules) ?? [], size, [...named, ...choices])]);
}

/** The rules of a product; `undefined` if it has none, or unreadable ones. */
const packageRulesOf = (product: Pick<Product, 'attributes'>): readonly PackageRule[] | undefined =>
  parsePackages(attributeValue(product, PACKAGES_CODE) ?? '');

const sidesOf = (variant: Variant, halves: BedHalves | undefined): readonly Variant[] =>
  halves ? [halves.left, halves.right] : [variant];

function packingOfSize(
  rules: readonly PackageRule[],
  size: string,
  chosen: readonly ChoiceRef[],
): Packing {
  const bed = { width: sizeWidth(size), length: sizeLength(size) };
  const packages: Package[] = [];
  const unknown: Piece[] = [];
  for (const { piece, packed } of rules.filter((rule) => isApplied(rule, rules, chosen))) {
    if (packed === 'none') continue;
    const found = packed === 'unknown' ? undefined : packageOf(piece, packed, bed);
    if (found) packages.push(found);
    else unknown.push(piece);
  }
  return { packages, unknown };
}

/** A rule without choices applies unless another one of its piece names the choice. */
function isApplied(
  { piece, choices }: PackageRule,
  rules: readonly PackageRule[],
  chosen: readonly ChoiceRef[],
): boolean {
  const key = chosen.find(({ part }) => part === PART_OF_PIECE[piece])?.choice;
  const isNamed = (keys: readonly string[]) => key !== undefined && keys.includes(key);
  if (choices.length > 0) return isNamed(choices);
  return !rules.some((other) => other.piece === piece && isNamed(other.choices));
}

type Bed = { readonly width: number; readonly length: number };

/** `undefined` if it depends on a size that the product does not have. */
function packageOf(
  piece: Piece,
  { kind, measures, count, halvesFrom = Infinity }: Packed,
  bed: Bed,
): Package | undefined {
  const isSplit = bed.width >= halvesFrom;
  const width = isSplit ? bed.width / 2 : bed.width;
  const centimetres = ({ of, parts = 1, plus }: Measure): number => {
    if (of === undefined) return plus;
    const base = of === 'w' ? width : bed.length;
    return base > 0 ? base / parts + plus : 0;
  };
  const [first, second, third] = measures;
  const found: Measures = [centimetres(first), centimetres(second), centimetres(third)];
  if (found.includes(0)) return undefined;
  return { piece, kind, measures: found, count: isSplit ? 2 * count : count };
}

/** Adds a package to a list, to its like if there is one. */
function withPackage(packages: readonly Package[], added: Package): readonly Package[] {
  const isLike = (one: Package) =>
    one.piece === added.piece &&
    one.kind === added.kind &&
    one.measures.join() === added.measures.join();
  if (!packages.some(isLike)) return [...packages, added];
  return packages.map((one) => (isLike(one) ? { ...one, count: one.count + added.count } : one));
}
