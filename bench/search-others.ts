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
};

export const documentOf = (product: Product): Document => ({
  id: product.sku,
  name: product.name,
  summary: product.summary,
  brand: product.brand,
  sizes: product.variants.flatMap(({ size }) => size ?? []),
  values: product.attributes.map(({ value }) => value),
  price: product.price.default.cents,
});

/** A text search without facets, prefix and one typo allowed. */
export function createMiniSearch(documents: readonly Document[]): (text: string) => unknown {
  const index = new MiniSearch<Document>({ fields: ['name', 'summary', 'brand', 'values'] });
  index.addAll(documents);
  return (text) =>
    index.search(text, { prefix: true, fuzzy: 0.2, combineWith: 'AND' }).slice(0, 16);
}

/** A text search with three facets. A text may be empty, and a brand be chosen. */
export async function createOrama(
  documents: readonly Document[],
): Promise<(text: string, brand?: string) => unknown> {
  const index = create({
    schema: {
      name: 'string',
      summary: 'string',
      brand: 'enum',
      sizes: 'enum[]',
      values: 'enum[]',
      price: 'number',
    } as const,
  });
  await insertMultiple(index, [...documents], 1000);
  return (term, brand) =>
    searchOrama(index, {
      term,
      limit: 16,
      facets: { brand: { limit: 100 }, sizes: { limit: 100 }, values: { limit: 200 } },
      ...(brand === undefined ? {} : { where: { brand: { eq: brand } } }),
    });
}
