import { FIRMNESS_WORDS, optionWord } from '../filters/option-scales.ts';
import { attributeProperty } from './attributes/attribute-key.ts';
import type { Attribute, Product, Variant } from './product.ts';

/** Firmness grades, soft to firm: the shop's own scale, because brands share none. */
export const FIRMNESSES = ['soft', 'medium', 'firm', 'extra-firm'] as const;

export type Firmness = (typeof FIRMNESSES)[number];

export const isFirmness = ({ code }: Pick<Attribute, 'code'>): boolean =>
  attributeProperty(code) === 'hardheid';

/**
 * Parses the grades in a text of the commerce backend, in any language of the shop: "Medium,
 * Stevig", or "Fest (H3)". Returns them soft to firm.
 */
export function parseFirmnesses(text: string): readonly Firmness[] {
  const named = new Set(text.split(/[,/]/u).map(optionWord));
  return FIRMNESSES.filter((grade) => WORDS[grade].some((word) => named.has(word)));
}

/** The firmness grades of a variant; those of the product if firmness is not an option. */
export function firmnessesOf(
  { attributes }: Pick<Product, 'attributes'>,
  { options = [] }: Pick<Variant, 'options'>,
): readonly Firmness[] {
  const option = options.find(isFirmness) ?? attributes.find(isFirmness);
  return option ? parseFirmnesses(option.value) : [];
}

/**
 * The firmness grades of the two sides of a variant that is turned over for the other one; none of
 * any other. By the special features, in the wording of the commerce backend, in any language of the
 * shop.
 */
export function firmnessesOfSides(
  { attributes }: Pick<Product, 'attributes'>,
  { options = [] }: Pick<Variant, 'options'>,
): readonly Firmness[] {
  const isTurned = attributes.some(({ code, value }) => code === FEATURES && namesTurning(value));
  return isTurned && !options.some(isFirmness) ? firmnessesOf({ attributes }, {}) : [];
}

const FEATURES = 'bijzonderheden';

const namesTurning = (value: string): boolean =>
  value.split(',').some((feature) => TURNED.has(feature.trim().toLowerCase()));

const TURNED: ReadonlySet<string> = new Set([
  'twee hardheden: keer het matras om',
  'twee hardheden: keer de matras om',
  'zwei härtegrade: matratze wenden',
  'two firmnesses: turn it over',
]);

/** The rank of an option from soft to firm; an unknown grade ranks last. */
export function firmnessRank({ value }: Pick<Attribute, 'value'>): number {
  const [grade] = parseFirmnesses(value);
  return grade === undefined ? FIRMNESSES.length : FIRMNESSES.indexOf(grade);
}

const WORDS: Readonly<Record<Firmness, readonly string[]>> = FIRMNESS_WORDS;
