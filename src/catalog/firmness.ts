import { attributeProperty } from './attributes/attribute-key.ts';
import type { Attribute, Product, Variant } from './product.ts';

/** Grades of firmness, soft to firm: the shop's own measure, for brands have none in common. */
export const FIRMNESSES = ['soft', 'medium', 'firm', 'extra-firm'] as const;

export type Firmness = (typeof FIRMNESSES)[number];

export const isFirmness = ({ code }: Pick<Attribute, 'code'>): boolean =>
  attributeProperty(code) === 'hardheid';

/**
 * The grades that a text names, soft to firm: "Medium, Stevig", or "Fest (H3)". It comes as the
 * commerce side words it, in any language of the shop.
 */
export function parseFirmnesses(text: string): readonly Firmness[] {
  const named = text.split(/[,/]/u).map((word) =>
    withoutNote(word)
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/gu, '-'),
  );
  return FIRMNESSES.filter((grade) => named.some((word) => WORDS[grade].includes(word)));
}

/** The grades of a variant; of a product that has no choice of them, all that it has. */
export function firmnessesOf(
  { attributes }: Pick<Product, 'attributes'>,
  { options = [] }: Pick<Variant, 'options'>,
): readonly Firmness[] {
  const said = options.find(isFirmness) ?? attributes.find(isFirmness);
  return said ? parseFirmnesses(said.value) : [];
}

/** Where an option stands from soft to firm; one of no known grade stands last. */
export function firmnessPlace({ value }: Pick<Attribute, 'value'>): number {
  const [grade] = parseFirmnesses(value);
  return grade === undefined ? FIRMNESSES.length : FIRMNESSES.indexOf(grade);
}

/** Without what stands between the first bracket and the last: "Fest" of "Fest (H3)". */
function withoutNote(word: string): string {
  const from = word.indexOf('(');
  const to = word.lastIndexOf(')');
  return from >= 0 && from < to ? word.slice(0, from) + word.slice(to + 1) : word;
}

const WORDS: Readonly<Record<Firmness, readonly string[]>> = {
  soft: ['zacht', 'weich', 'soft', 'h1'],
  medium: ['medium', 'mittel', 'h2'],
  firm: ['stevig', 'fest', 'firm', 'h3'],
  'extra-firm': ['extra-stevig', 'sehr-fest', 'extra-firm', 'extra-fest', 'h4', 'h5'],
};
