import { SIZE_FACET } from '#src/filters/facet.ts';
import type { Product } from '#src/catalog/product.ts';
import type { SearchWords } from './search-words.ts';
import type { TextDocument, TextField } from './text-document.ts';
import { wordsIn } from './text-tokens.ts';

/** What the words of a product tell of it: least in a description, most where they name its kind. */
const WEIGHTS = {
  kind: 10,
  name: 9,
  brand: 8,
  category: 6,
  size: 5,
  option: 5,
  attribute: 4,
  label: 2,
  summary: 2,
  description: 1,
} as const;

/** What is said of a product; `categoryNames` are those of the locale, by category id. */
export function productDocument(
  product: Product,
  categoryNames: ReadonlyMap<number, string>,
  words: SearchWords,
): TextDocument {
  const { name, brand, categoryIds, summary, description, variants } = product;
  const categories = categoryIds.map((id) => categoryNames.get(id) ?? '');
  return [
    { text: name, weight: WEIGHTS.name, headWeight: WEIGHTS.kind },
    { text: brand, weight: WEIGHTS.brand },
    ...categories.map((text) => ({ text, weight: WEIGHTS.category })),
    ...sizesIn(variants).map((text) => ({ text, weight: WEIGHTS.size })),
    ...attributeFields(product, words),
    { text: summary, weight: WEIGHTS.summary },
    ...description.map((text) => ({ text, weight: WEIGHTS.description })),
  ];
}

/** Each size, and its width alone: `160x200` and `160`. */
const sizesIn = (variants: Product['variants']): readonly string[] => [
  ...new Set(variants.flatMap(({ size }) => (size === undefined ? [] : [size, widthOf(size)]))),
];

const widthOf = (size: string): string => size.split('x')[0] ?? size;

/**
 * Measures are left out: nobody means a mattress of 90 kg who looks for one of 90. An option of one
 * word says more than a word in a longer one: "Side", and "On one side".
 */
function attributeFields({ attributes }: Product, { negations }: SearchWords): TextDocument {
  const worded = attributes.filter(({ code, value }) => code !== SIZE_FACET && !/^\d/.test(value));
  return worded
    .filter(({ value }) => !negations.includes(wordsIn(value)[0] ?? ''))
    .flatMap(({ label, value }) => value.split(', ').map(optionField).concat(labelField(label)));
}

const optionField = (text: string): TextField => ({
  text,
  weight: /\s/.test(text) ? WEIGHTS.attribute : WEIGHTS.option,
});

const labelField = (text: string): TextField => ({ text, weight: WEIGHTS.label });
