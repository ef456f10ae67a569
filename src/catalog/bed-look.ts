import { type ChosenPart, FABRIC_PART, isDefaultChoice } from './bundle.ts';
import { FIRMNESSES, isFirmness, parseFirmnesses } from './firmness.ts';
import { colorKey, fabricOf } from './fabrics.ts';
import { productType } from './product-type.ts';
import { DRAWN } from './product-pictures.ts';
import {
  type Attribute,
  type Picture,
  type Product,
  sizeLength,
  sizeWidth,
  type Variant,
} from './product.ts';

/** What a drawing of a box spring shows of its configuration. */
export type BedLook = {
  /** In centimetres. */
  readonly width: number;
  readonly length: number;
  /** Key of a fabric. */
  readonly fabric: string;
  readonly headboard: Headboard;
  readonly base: Base;
  readonly legs: Legs;
  readonly topper: Topper;
  /** Firmness of the mattresses, from 1 (soft) to 4 (extra firm). */
  readonly left: number;
  readonly right: number;
};

const HEADBOARDS = ['glad', 'knopen', 'banen', 'hoog', 'wand', 'geen'] as const;
const BASES = ['vlak', 'opbergruimte', 'elektrisch'] as const;
const LEGS = ['zwart_metaal', 'beuken', 'eiken', 'noten', 'geen'] as const;
const TOPPERS = ['koudschuim', 'traagschuim', 'latex', 'wol', 'geen'] as const;

export type Headboard = (typeof HEADBOARDS)[number];
export type Base = (typeof BASES)[number];
export type Legs = (typeof LEGS)[number];
export type Topper = (typeof TOPPERS)[number];

/** What a drawing reads of a configuration: a line of a cart knows no more of its product. */
type DrawnConfiguration = {
  readonly product: Pick<Product, 'name'> & {
    readonly attributes: readonly Pick<Attribute, 'code'>[];
  };
  readonly variant: Pick<Variant, 'size' | 'options'>;
  readonly parts: readonly ChosenPart[];
};

/** Parts whose choices a drawing shows besides the fabric, by their keys. */
const LEFT_PART = 'hardheid_links';
const RIGHT_PART = 'hardheid_rechts';

/**
 * How a configured box spring looks; `undefined` for anything else. A choice that the drawing does
 * not know looks like the most usual one.
 */
function bedLook({ product, variant, parts }: DrawnConfiguration): BedLook | undefined {
  const { size = '', options = [] } = variant;
  if (parts.length === 0 || productType(product) !== 'box-spring') return undefined;
  const chosen = new Map(parts.map(({ part, choice }) => [part.key, choice.key]));
  const color = options.find(({ code }) => code === 'kleur')?.value ?? '';
  const firmness = options.find(isFirmness);
  const ownFirmness = (firmness && firmnessGrade(firmness.value)) ?? 2;
  const fabric = chosen.get(FABRIC_PART);
  return {
    width: within(sizeWidth(size), 70, 220) ?? 160,
    length: within(sizeLength(size), 180, 230) ?? 200,
    fabric: fabricOf(
      fabric && fabricOf(fabric).key === fabric ? fabric : (colorKey(color) ?? 'zand'),
    ).key,
    headboard: headboardOf(chosen.get('hoofdbord')),
    base: baseOf(chosen.get('onderbox')),
    legs: oneOf(LEGS, chosen.get('poten')) ?? 'zwart_metaal',
    topper: chosen.has('topper') ? (oneOf(TOPPERS, chosen.get('topper')) ?? 'koudschuim') : 'geen',
    left: firmnessGrade(chosen.get(LEFT_PART)) ?? ownFirmness,
    right: firmnessGrade(chosen.get(RIGHT_PART)) ?? ownFirmness,
  };
}

/** Width and height of a drawing of a bed, in pixels at its natural size. */
export const BED_DRAWING = { width: 1200, height: 900 };

/** The picture of a configured bed, whose path names all that it shows. */
export function bedPicture(look: BedLook, alt: string): Picture {
  const { width, length, fabric, headboard, base, legs, topper, left, right } = look;
  const words = [`${width}x${length}`, fabric, headboard, base, legs, topper, `${left}${right}`];
  return { path: `${DRAWN}bed/${words.join('.')}.svg`, ...BED_DRAWING, alt };
}

/**
 * The picture of a box spring as it is configured, where a photograph shows another: with choices
 * other than the usual ones. `undefined` for all else.
 */
export function configurationPicture(configuration: DrawnConfiguration): Picture | undefined {
  return configuration.parts.every(isDefaultChoice) ? undefined : drawingOf(configuration);
}

/** The drawing of a configured box spring; its alternative text names all choices. */
export function drawingOf(configuration: DrawnConfiguration): Picture | undefined {
  const look = bedLook(configuration);
  const { product, variant, parts } = configuration;
  const options = (variant.options ?? []).map(({ value }) => value);
  const words = [...options, ...parts.map(({ part, choice }) => `${part.label}: ${choice.label}`)];
  return look && bedPicture(look, `${product.name}. ${words.join(', ')}`);
}

/** Reads the name of a {@link bedPicture}, without folder and ending; `undefined` for any other. */
export function parseBedLook(name: string): BedLook | undefined {
  const [size = '', fabric = '', ...words] = name.split('.');
  const [headboard, base, legs, topper, sides = ''] = words;
  const look = {
    width: within(sizeWidth(size), 70, 220),
    length: within(sizeLength(size), 180, 230),
    headboard: oneOf(HEADBOARDS, headboard),
    base: oneOf(BASES, base),
    legs: oneOf(LEGS, legs),
    topper: oneOf(TOPPERS, topper),
    left: within(Number(sides[0]), 1, 4),
    right: within(Number(sides[1]), 1, 4),
  };
  if (!isWhole(look) || fabricOf(fabric).key !== fabric) return undefined;
  const read = { ...look, fabric };
  // Only the one name of each drawing is read, so that it is kept once.
  return bedPicture(read, '').path === `${DRAWN}bed/${name}.svg` ? read : undefined;
}

type Whole<Fields> = { readonly [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

const isWhole = <Fields extends object>(fields: Fields): fields is Fields & Whole<Fields> =>
  Object.values(fields).every((value) => value !== undefined);

function headboardOf(key = ''): Headboard {
  return key.startsWith('wand') ? 'wand' : (oneOf(HEADBOARDS, key) ?? 'glad');
}

/** Bases are many, for a drawing there are three: with motors, with room to store, or neither. */
function baseOf(key = ''): Base {
  if (/elektrisch|motor/u.test(key)) return 'elektrisch';
  return /opberg|bodem|lade/u.test(key) ? 'opbergruimte' : 'vlak';
}

/** From 1 (soft) to 4 (extra firm), by the key of a choice or the label of an option. */
function firmnessGrade(text = ''): number | undefined {
  const [firmness] = parseFirmnesses(text);
  return firmness && FIRMNESSES.indexOf(firmness) + 1;
}

const oneOf = <Word extends string>(
  words: readonly Word[],
  word: string | undefined,
): Word | undefined => words.find((one) => one === word);

const within = (value: number, least: number, most: number): number | undefined =>
  Number.isInteger(value) && value >= least && value <= most ? value : undefined;
