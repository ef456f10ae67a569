import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createAlgoliaProductSearch } from '#adapters/algolia/algolia-product-search.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { SORTINGS } from '#src/search/sorting-and-page-size.ts';
import type { SelectedFacet } from '#src/filters/selection.ts';
import type { SearchRequest, SearchResult } from '#src/search/search-result.ts';
import { anyOfferedSelection } from '../../support/arbitraries/offered-selection.ts';
import { indexedAlgolia } from '../../support/indexed-algolia.ts';
import { searchRequest } from '../../support/search-request.ts';
import { smallContent } from '../../support/small-content.ts';

const indexed = await indexedAlgolia(catalogue, smallContent);
afterAll(() => indexed.algolia.close());

describe('the demo catalogue, searched in Algolia and in process', () => {
  const algolia = createAlgoliaProductSearch(indexed);
  const embedded = createEmbeddedProductSearch(indexed.store);
  const everything = { kind: 'range', name: 'price', minCents: 0, maxCents: 10_000_000 } as const;
  const objectIds = ['', ...catalogue.categories.map(({ id }) => id)];
  const facetsOf = async (objectId: string) =>
    (await embedded.productsAndFilters(requestFor(objectId, { selection: [everything] }))).facets;

  it.each(objectIds)('offers the same facets, values and counts in %j', async (objectId) => {
    const request = requestFor(objectId, { selection: objectId === '' ? [everything] : [] });
    const found = await algolia.productsAndFilters(request);
    const expected = await embedded.productsAndFilters(request);
    expect(withoutHits(found)).toEqual(withoutHits(expected));
    expect(found.hits).toEqual(expected.hits);
  });

  it('returns the same hits, facets and counts under any selection and time of delivery', async () => {
    const anyQuestion = fc.constantFrom(...objectIds).chain((objectId) =>
      fc.record({
        objectId: fc.constant(objectId),
        seed: fc.nat(),
        delivery: fc.constantFrom({}, { deliveredWithin: 2 }, { deliveredWithin: 10 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(anyQuestion, async ({ objectId, seed, delivery }) => {
        const facets = await facetsOf(objectId);
        const [selection = []] = fc.sample(anyOfferedSelection(facets), { numRuns: 1, seed });
        if (objectId === '' && selection.length === 0) return;
        const request = requestFor(objectId, { selection, countedDays: [1, 5, 20], ...delivery });
        const found = await algolia.productsAndFilters(request);
        const expected = await embedded.productsAndFilters(request);
        expect(withoutHits(found)).toEqual(withoutHits(expected));
        expect(found.hits).toEqual(expected.hits);
      }),
      { numRuns: 60 },
    );
    expect(indexed.dropped).toEqual([]);
  });

  it('L7 sorts in the same order under any selection with one value per facet', async () => {
    const anyOrder = fc.record({
      objectId: fc.constantFrom(...objectIds),
      sorting: fc.constantFrom(...SORTINGS),
      seed: fc.nat(),
    });
    await fc.assert(
      fc.asyncProperty(anyOrder, async ({ objectId, sorting, seed }) => {
        const facets = await facetsOf(objectId);
        const [chosen = []] = fc.sample(anyOfferedSelection(facets), { numRuns: 1, seed });
        const others = chosen.filter(({ name }) => name !== 'price').map(narrowed);
        const selection = [everything, ...others];
        const request = requestFor(objectId, { selection, sorting });
        const found = await algolia.productsAndFilters(request);
        const expected = await embedded.productsAndFilters(request);
        expect(skusOf(found)).toEqual(skusOf(expected));
        expect(found.hits).toEqual(expected.hits);
      }),
      { numRuns: 60 },
    );
  });
});

const withoutHits = (result: SearchResult) => ({ ...result, hits: [], queryId: '' });
const requestFor = (objectId: string, more: Partial<SearchRequest>) =>
  searchRequest({ objectId, itemsPerPage: 100, ...more });

/** At most one value. */
const narrowed = (one: SelectedFacet): SelectedFacet =>
  one.kind === 'values' ? { ...one, values: one.values.slice(0, 1) } : one;

const skusOf = ({ hits }: SearchResult) => hits.map(({ sku }) => sku);
