import { create, insertMultiple, search as searchOrama } from '@orama/orama';
import MiniSearch from 'minisearch';
import type { Product } from '#src/catalog/product.ts';

/** A product as both libraries index it: the data that a product card shows. */
type Document = {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly brand: string;
  readonly sizes: string[];
  readonly values: string[];
  readonly price: number;
  /** Brand and values again as text: a library does not search facet fields as text. */
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

/** Result of a library: the total, and the first sixteen hits. */
export type FoundByOther = { readonly total: number; readonly hits: readonly unknown[] };

/** Text search without facets; prefixes and one typo are allowed. */
export function createMiniSearch(documents: readonly Document[]): (text: string) => FoundByOther {
  const index = new MiniSearch<Document>({ fields: ['name', 'summary', 'words'] });
  index.addAll(documents);
  return (text) => {
    const found = index.search(text, { prefix: true, fuzzy: 0.2, combineWith: 'AND' });
    return { total: found.length, hits: found.slice(0, 16) };
  };
}

/** Text search with three facets; supports an empty query and a brand filter. */
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
