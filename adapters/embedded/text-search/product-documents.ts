import { SIZE_FACET } from '#src/filters/facet.ts';
import { searchableAttributes } from '#src/catalog/page-attributes.ts';
import type { Attribute, Product } from '#src/catalog/product.ts';
import { memoize } from '#src/shared/memoize.ts';
import type { SearchVocabulary } from './search-vocabulary.ts';
import type { TextDocument, TextField } from './postings.ts';
import { wordsIn } from './text-tokens.ts';

/** Weights of product texts: lowest in descriptions, highest for names of the product's kind. */
const WEIGHTS = {
  plainKind: 11,
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

/** Builds search documents of products; `categoryNames` are the locale's, by category id. */
export function createProductDocumentMapper(
  categoryNames: ReadonlyMap<string, string>,
  { negations }: SearchVocabulary,
): (product: Product) => TextDocument {
  const options = memoize((value: string) => optionFields(value, negations));
  return (product) => {
    const { name, brand, categoryIds, summary, description, variants, attributes } = product;
    const categories = categoryIds.map((id) => categoryNames.get(id) ?? '');
    return [
      { text: name, weight: WEIGHTS.name, headWeight: WEIGHTS.kind },
      { text: brand, weight: WEIGHTS.brand },
      ...categories.map((text) => ({
        text,
        weight: WEIGHTS.attribute,
        headWeight: WEIGHTS.category,
      })),
      ...sizesIn(variants).map((text) => ({ text, weight: WEIGHTS.size })),
      ...searchableAttributes(attributes).flatMap((attribute) =>
        attributeFields(attribute, options),
      ),
      { text: summary, weight: WEIGHTS.summary },
      ...description.map((text) => ({ text, weight: WEIGHTS.description })),
    ];
  };
}

/** Returns each size and its width alone: `160x200` and `160`. */
const sizesIn = (variants: Product['variants']): readonly string[] => [
  ...new Set(variants.flatMap(({ size }) => (size === undefined ? [] : [size, widthOf(size)]))),
];

const widthOf = (size: string): string => size.split('x')[0] ?? size;

/** Returns an attribute's options and label; none for an attribute that the product lacks. */
function attributeFields(
  { code, label, value }: Attribute,
  options: (value: string) => TextDocument,
): TextDocument {
  const said = code === SIZE_FACET ? [] : options(value);
  const fields = code.endsWith(KIND_SUFFIX) ? said.map(asKind) : said;
  return fields.length === 0 ? [] : fields.concat({ text: label, weight: WEIGHTS.label });
}

/** Suffix of the codes of attributes that name the kind of a product. */
const KIND_SUFFIX = '_soort';

/** A kind of one word weighs more than a name: a pillow ranks before a throw pillow. */
const asKind = ({ text }: TextField): TextField => ({
  text,
  weight: WEIGHTS.attribute,
  headWeight: /\s/.test(text) ? WEIGHTS.kind : WEIGHTS.plainKind,
});

/**
 * Leaves out measures: a search for 90 does not mean a mattress of 90 kg. An option of one word
 * weighs more than a word in a longer one: "Side", and "On one side".
 */
function optionFields(value: string, negations: readonly string[]): TextDocument {
  if (/^\d/.test(value) || negations.includes(wordsIn(value)[0] ?? '')) return [];
  return value.split(', ').map((text) => ({
    text,
    weight: /\s/.test(text) ? WEIGHTS.attribute : WEIGHTS.option,
  }));
}
