import { create, insertMultiple, search as searchOrama } from '@orama/orama';
import MiniSearch from 'minisearch';
import type { Product } from '#src/catalog/product.ts';

/** What both libraries are told of a product: as much as a card shows. */
type Document = {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly brand: string;
  readonly sizes: string[];
  readonly values: string[];
  readonly price: number;
  /** Brand and values once more, as text: what is a choice to one library is no text to it. */
  readonly words: string;
};

export const documentOf = (product: Product): Document => ({
  id: product.sku,
  name: product.name,
  summary: product.summary,
  brand: product.brand,
  sizes: product.variants.flatMap(({ size }) => size ?? []),
  values: product.attributes.map(({ value }) => value),
  price: product.price.default.cents,
  words: [product.brand, ...product.attributes.map(({ value }) => value)].join(' '),
});

/** What a library found: how many in all, of which it hands on the first sixteen. */
export type FoundByOther = { readonly total: number; readonly hits: readonly unknown[] };

/** A text search without facets, prefix and one typo allowed. */
export function createMiniSearch(documents: readonly Document[]): (text: string) => FoundByOther {
  const index = new MiniSearch<Document>({ fields: ['name', 'summary', 'words'] });
  index.addAll(documents);
  return (text) => {
    const found = index.search(text, { prefix: true, fuzzy: 0.2, combineWith: 'AND' });
    return { total: found.length, hits: found.slice(0, 16) };
  };
}

/** A text search with three facets. A text may be empty, and a brand be chosen. */
export async function createOrama(
  documents: readonly Document[],
): Promise<(text: string, brand?: string) => Promise<FoundByOther>> {
  const index = create({
    schema: {
      name: 'string',
      summary: 'string',
      brand: 'enum',
      sizes: 'enum[]',
      values: 'enum[]',
      price: 'number',
      words: 'string',
    } as const,
  });
  await insertMultiple(index, [...documents], 1000);
  return async (term, brand) => {
    const { count, hits } = await searchOrama(index, {
      term,
      limit: 16,
      facets: { brand: { limit: 100 }, sizes: { limit: 100 }, values: { limit: 200 } },
      ...(brand === undefined ? {} : { where: { brand: { eq: brand } } }),
    });
    return { total: count, hits };
  };
}
