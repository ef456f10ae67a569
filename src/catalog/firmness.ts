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
  const named = text.split(/[,/]/u).map((word) =>
    withoutNote(word)
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/gu, '-'),
  );
  return FIRMNESSES.filter((grade) => named.some((word) => FIRMNESS_WORDS[grade].includes(word)));
}

/** The firmness grades of a variant; those of the product if firmness is not an option. */
export function firmnessesOf(
  { attributes }: Pick<Product, 'attributes'>,
  { options = [] }: Pick<Variant, 'options'>,
): readonly Firmness[] {
  const option = options.find(isFirmness) ?? attributes.find(isFirmness);
  return option ? parseFirmnesses(option.value) : [];
}

/** The rank of an option from soft to firm; an unknown grade ranks last. */
export function firmnessRank({ value }: Pick<Attribute, 'value'>): number {
  const [grade] = parseFirmnesses(value);
  return grade === undefined ? FIRMNESSES.length : FIRMNESSES.indexOf(grade);
}

/** Removes the text from the first bracket to the last: "Fest" for "Fest (H3)". */
function withoutNote(word: string): string {
  const from = word.indexOf('(');
  const to = word.lastIndexOf(')');
  return from >= 0 && from < to ? word.slice(0, from) + word.slice(to + 1) : word;
}

const FIRMNESS_WORDS: Readonly<Record<Firmness, readonly string[]>> = {
  soft: ['zacht', 'weich', 'soft', 'h1'],
  medium: ['medium', 'mittel', 'h2'],
  firm: ['stevig', 'fest', 'firm', 'h3'],
  'extra-firm': ['extra-stevig', 'sehr-fest', 'extra-firm', 'extra-fest', 'h4', 'h5'],
};
