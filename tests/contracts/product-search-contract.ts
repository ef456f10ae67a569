import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductSearch } from '#ports/search.ts';
import { sizeLength, type Hit } from '#src/catalog/product.ts';
import { LENGTH_FACET, PRICE_FACET, SIZE_FACET, type Facet } from '#src/filters/facet.ts';
import type { SelectedFacet, Selection } from '#src/filters/selection.ts';
import { weightedRating } from '#src/catalog/review-summary.ts';
import { savedPart } from '#src/pricing/price.ts';
import { SEARCH_SORTINGS } from '#src/search/sorting-and-page-size.ts';
import { emptySearch, type SearchRequest } from '#src/search/search-result.ts';
import {
  anyOfferedSelection,
  anySelectionAndChoice,
  anyWidening,
} from '../support/arbitraries/offered-selection.ts';
import { searchRequest } from '../support/search-request.ts';
import { inScope } from '../support/test-scope.ts';
import { withKnownData, type ContractRuns } from './known-data.ts';

/** Products that the search under test has in `nl-nl`. */
export type KnownSearch = {
  /** Id of a category with products of several sizes and prices and at least two other facets. */
  readonly category?: string;
  /** Smallest page size to try; the smaller, the more pages are requested. */
  readonly smallestPage?: number;
  /** SKUs of all products of the category, newest first; no two have the same first day. */
  readonly newestFirst?: readonly string[];
  /** Id of a category with a length facet, one of whose products has sizes of two lengths. */
  readonly lengths?: string;
};

/** The mattresses of the small catalogue, and its toppers. */
const SMALL: KnownSearch = {
  category: '7',
  newestFirst: ['M3', 'M1', 'M2', 'M4'],
  lengths: '3',
};

/** Contract for every {@link ProductSearch}. */
export function productSearchContract(
  name: string,
  create: () => ProductSearch,
  { category, smallestPage = 1, newestFirst, lengths }: KnownSearch = SMALL,
  { numRuns = 100 }: ContractRuns = {},
): void {
  describe(`ProductSearch: ${name}`, () => {
    const search = create();
    const searchFor = (overrides: Partial<SearchRequest>) =>
      search.productsAndFilters(searchRequest({ objectId: category ?? '', ...overrides }));
    const facetsOf = async () => (await searchFor({})).facets;
    const total = async (selection: Selection) =>
      (await searchFor({ selection, itemsPerPage: 0 })).nbHits;

    it(
      'S2 answers a category with its products and all its facets',
      withKnownData(category, async () => {
        const found = await searchFor({});
        expect(found.status).toBe(200);
        expect(found.nbHits).toBeGreaterThan(1);
        expect(found.hits).toHaveLength(Math.min(16, found.nbHits));
        expect(found.filtersOrder).toEqual(found.facets.map(({ name }) => name));
        expect(found.filtersOrder).toEqual(expect.arrayContaining([SIZE_FACET, PRICE_FACET]));
        expect(found.queryId).not.toBe('');
      }),
    );

    it('S2 answers an unknown category with a status, a message and nothing else', async () => {
      const found = await searchFor({ objectId: 'constructor' });
      expect(found).toMatchObject({ status: 404, facets: [], hits: [], nbHits: 0, pages: 0 });
      expect(found.message).not.toBe('');
    });

    it.each(['', '  '])(
      'S2 answers no category, no text (%j) and no filter with nothing',
      async (query) => {
        const request = { objectId: '', query, selection: [] };
        const emptyResult = { ...emptySearch(), query: expect.stringMatching(/^ *$/) };
        expect(await searchFor(request)).toEqual(emptyResult);
        expect(await searchFor({ ...request, pageType: 'search' })).toEqual(emptyResult);
      },
    );

    it(
      'S2 finds products in the whole shop by a filter alone',
      withKnownData(category, async () => {
        const facet = (await facetsOf()).find(({ name }) => name === SIZE_FACET);
        const value = facet?.values.find(({ count }) => count > 0)?.value ?? '';
        const selection = [{ kind: 'values', name: SIZE_FACET, values: [value] }] as const;
        const found = await searchFor({ objectId: '', selection });
        expect(found.status).toBe(200);
        expect(found.nbHits).toBeGreaterThanOrEqual(await total(selection));
        expect(found.nbHits).toBeGreaterThan(0);
      }),
    );

    it(
      'S1 offers the facets of the whole shop, without a category and a text',
      withKnownData(category, async () => {
        const whole = await searchFor({ objectId: '', pageType: 'search', itemsPerPage: 0 });
        expect(whole).toMatchObject({ status: 200, hits: [] });
        const names = whole.facets.map(({ name }) => name);
        expect(names).toEqual(expect.arrayContaining([SIZE_FACET, PRICE_FACET]));
      }),
    );

    it(
      'S3 answers with facets and counts alone when no items are requested',
      withKnownData(category, async () => {
        const all = await searchFor({});
        const found = await searchFor({ itemsPerPage: 0 });
        expect(found).toMatchObject({ hits: [], pages: 0, nbHits: all.nbHits });
        expect(found.facets).toEqual(all.facets);
      }),
    );

    it(
      'L3 returns prices as numbers of euros, the lowest first',
      withKnownData(category, async () => {
        const price = (await facetsOf()).find(({ name }) => name === PRICE_FACET);
        const amounts = price?.values.map(({ value }) => Number(value)) ?? [];
        expect(amounts.length).toBeGreaterThan(1);
        expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
      }),
    );

    it(
      'F7 finds nothing for a facet that the category does not have',
      withKnownData(category, async () => {
        const selection = [{ kind: 'values', name: '__proto__', values: ['1'] }] as const;
        expect(await searchFor({ selection })).toMatchObject({ status: 200, nbHits: 0, hits: [] });
      }),
    );

    it(
      'keeps listing every value of the category, however narrow the selection',
      withKnownData(category, async () => {
        const facets = await facetsOf();
        await fc.assert(
          fc.asyncProperty(anyOfferedSelection(facets), async (selection) => {
            expect(wordsOf((await searchFor({ selection })).facets)).toEqual(wordsOf(facets));
          }),
          { numRuns },
        );
      }),
    );

    it(
      'never finds fewer products when a value is added inside a facet',
      withKnownData(category, async () => {
        const facets = await facetsOf();
        await fc.assert(
          fc.asyncProperty(anyWidening(facets), async ({ before, after }) => {
            expect(await total(after)).toBeGreaterThanOrEqual(await total(before));
          }),
          { numRuns },
        );
      }),
    );

    it(
      'never finds more products when a facet is added',
      withKnownData(category, async () => {
        const facets = await facetsOf();
        await fc.assert(
          fc.asyncProperty(anySelectionAndChoice(facets), async ([selection, choice]) => {
            expect(await total([...selection, choice])).toBeLessThanOrEqual(await total(selection));
          }),
          { numRuns },
        );
      }),
    );

    it(
      'counts for each value the products it would show as the only choice of its facet',
      withKnownData(category, async () => {
        const facets = await facetsOf();
        await fc.assert(
          fc.asyncProperty(anyOfferedSelection(facets), async (selection) => {
            for (const { name, values } of (await searchFor({ selection })).facets) {
              const others = selection.filter((selected) => selected.name !== name);
              for (const { value, count } of values) {
                const withValue = [...others, { kind: 'values', name, values: [value] } as const];
                expect({ name, value, count }).toEqual({
                  name,
                  value,
                  count: await total(withValue),
                });
              }
            }
          }),
          { numRuns: Math.min(numRuns, inScope(25, 5)) },
        );
      }),
    );

    it(
      'F2 F4 shows each product by an offer that meets the size and the price',
      withKnownData(category, async () => {
        const facets = await facetsOf();
        await fc.assert(
          fc.asyncProperty(anyOfferedSelection(facets), async (selection) => {
            for (const hit of (await searchFor({ selection })).hits) {
              expect(selection.every((selected) => matchesHit(selected, hit))).toBe(true);
            }
          }),
          { numRuns },
        );
      }),
    );

    it(
      'F6 finds a size and a length in one variant, and counts the products of each length',
      withKnownData(lengths, async (objectId) => {
        const { facets } = await searchFor({ objectId });
        const lengthFacet = facets.find(({ name }) => name === LENGTH_FACET);
        expect(lengthFacet?.values.length).toBeGreaterThan(1);
        for (const { value, count } of lengthFacet?.values ?? []) {
          const { nbHits } = await searchFor({
            objectId,
            selection: [chosen(LENGTH_FACET, value)],
          });
          expect({ value, nbHits }).toEqual({ value, nbHits: count });
        }
        for (const size of valuesOf(facets, SIZE_FACET)) {
          const ofSize = await searchFor({ objectId, selection: [chosen(SIZE_FACET, size)] });
          for (const length of valuesOf(facets, LENGTH_FACET)) {
            const selection = [chosen(SIZE_FACET, size), chosen(LENGTH_FACET, length)];
            const { nbHits } = await searchFor({ objectId, selection });
            const isItsLength = length === `${sizeLength(size)} cm`;
            expect({ size, length, nbHits }).toEqual({
              size,
              length,
              nbHits: isItsLength ? ofSize.nbHits : 0,
            });
          }
        }
      }),
    );

    it(
      'F6 shows each product by an offer of the chosen length, "from" if another of it costs more',
      withKnownData(lengths, async (objectId) => {
        const { facets } = await searchFor({ objectId });
        for (const length of valuesOf(facets, LENGTH_FACET)) {
          const selection = [chosen(LENGTH_FACET, length)];
          for (const hit of (await searchFor({ objectId, selection })).hits) {
            const above = { minCents: centsOf(hit) + 1, maxCents: MAX_CENTS } as const;
            const dearer = await searchFor({
              objectId,
              selection: [...selection, { kind: 'range', name: PRICE_FACET, ...above }],
            });
            expect(`${sizeLength(hit.size ?? '')} cm`).toBe(length);
            expect(hit.priceFrom).toBe(dearer.hits.some(({ sku }) => sku === hit.sku));
          }
        }
      }),
    );

    it(
      'EP2 shows a product by the size that the text names, and at its price',
      withKnownData(category, async () => {
        const facet = (await facetsOf()).find(({ name }) => name === SIZE_FACET);
        const size = facet?.values.findLast(({ count }) => count > 0)?.value ?? '';
        const selection = [{ kind: 'values', name: SIZE_FACET, values: [size] }] as const;
        const [chosen] = (await searchFor({ selection })).hits;
        const [width, length] = size.split('x');
        const query = `${chosen?.name} ${width} x ${length} cm`;
        const { hits } = await searchFor({ pageType: 'search', objectId: '', query });
        const named = hits.find(({ sku }) => sku === chosen?.sku);
        expect(named).toMatchObject({ size, price: chosen?.price, priceFrom: chosen?.priceFrom });
      }),
    );

    it(
      'EP2 prefers a chosen size to one that the text names',
      withKnownData(category, async () => {
        const sizes = (await facetsOf()).find(({ name }) => name === SIZE_FACET)?.values ?? [];
        for (const { value } of sizes) {
          const selection = [{ kind: 'values', name: SIZE_FACET, values: [value] }] as const;
          const { hits } = await searchFor({ selection, query: sizes[0]?.value ?? '' });
          for (const { size } of hits) expect(size).toBe(value);
        }
      }),
    );

    it(
      'L2 puts every product on exactly one page, whatever the page size',
      withKnownData(category, async () => {
        const { nbHits } = await searchFor({});
        const anyPaging = fc.record({
          itemsPerPage: fc.integer({ min: Math.min(smallestPage, nbHits + 1), max: nbHits + 1 }),
          sorting: fc.constantFrom(...SEARCH_SORTINGS),
        });
        await fc.assert(
          fc.asyncProperty(anyPaging, async (paging) => {
            const { pages } = await searchFor(paging);
            const numbers = Array.from({ length: pages }, (_, index) => index + 1);
            const answers = await Promise.all(
              numbers.map((page) => searchFor({ ...paging, page })),
            );
            const skus = answers.flatMap(({ hits }) => hits.map(({ sku }) => sku));
            expect(skus).toHaveLength(nbHits);
            expect(new Set(skus).size).toBe(nbHits);
          }),
          { numRuns },
        );
      }),
    );

    it(
      'L7 sorts by the price that is shown, and by delivery',
      withKnownData(category, async () => {
        const ascending = (await searchFor({ sorting: 'price-asc' })).hits.map(centsOf);
        const descending = (await searchFor({ sorting: 'price-desc' })).hits.map(centsOf);
        const { hits } = await searchFor({ sorting: 'delivery' });
        const delivery = hits.map(({ deliveryDays }) => deliveryDays);
        expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
        expect(descending).toEqual(ascending.toReversed());
        expect(delivery).toEqual(delivery.toSorted((a, b) => a - b));
      }),
    );

    it(
      'DB1 shows each product by an offer that is in time, and no fewer the more time there is',
      withKnownData(category, async () => {
        const facets = await facetsOf();
        await fc.assert(
          fc.asyncProperty(anyOfferedSelection(facets), anyDays, async (selection, days) => {
            const [sooner = 0, later = 0] = days.toSorted((a, b) => a - b);
            const inTime = await searchFor({ selection, deliveredWithin: sooner });
            for (const hit of inTime.hits) {
              expect(hit.deliveryDays).toBeLessThanOrEqual(sooner);
              expect(selection.every((selected) => matchesHit(selected, hit))).toBe(true);
            }
            const more = await searchFor({ selection, deliveredWithin: later });
            expect(more.nbHits).toBeGreaterThanOrEqual(inTime.nbHits);
            expect(await total(selection)).toBeGreaterThanOrEqual(more.nbHits);
          }),
          { numRuns },
        );
      }),
    );

    it(
      'DB2 counts what each time of delivery would find, whatever is chosen of it',
      withKnownData(category, async () => {
        const facets = await facetsOf();
        const anyWithin = fc.option(anyDay, { nil: undefined });
        await fc.assert(
          fc.asyncProperty(
            anyOfferedSelection(facets),
            anyDays,
            anyWithin,
            async (selection, countedDays, within) => {
              const chosen = within === undefined ? {} : { deliveredWithin: within };
              const { countsOfDays } = await searchFor({ selection, countedDays, ...chosen });
              const found = await Promise.all(
                countedDays.map((deliveredWithin) => searchFor({ selection, deliveredWithin })),
              );
              expect(countsOfDays).toEqual(found.map(({ nbHits }) => nbHits));
            },
          ),
          { numRuns: Math.min(numRuns, 25) },
        );
      }),
    );

    it(
      'DB2 counts the values of a facet among what is delivered in time',
      withKnownData(category, async () => {
        for (const deliveredWithin of [1, 5]) {
          for (const { name, values } of (await searchFor({ deliveredWithin })).facets) {
            for (const { value, count } of values) {
              const selection = [chosen(name, value)];
              const { nbHits } = await searchFor({ selection, deliveredWithin });
              expect({ name, value, count }).toEqual({ name, value, count: nbHits });
            }
          }
        }
      }),
    );

    it(
      'L11 sorts by the part that is saved of the price that is shown',
      withKnownData(category, async () => {
        const { hits } = await searchFor({ sorting: 'saving' });
        const savings = hits.map(({ price }) => savedPart(price));
        expect(savings).toEqual(savings.toSorted((a, b) => b - a));
      }),
    );

    it(
      'L7 sorts by rating, weighted by the number of reviews',
      withKnownData(category, async () => {
        const ratings = (await searchFor({ sorting: 'rating' })).hits.map(({ reviews }) =>
          weightedRating(reviews),
        );
        expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
      }),
    );

    it(
      'L7 EL15 sorts by the first day on sale, the newest first, across pages',
      withKnownData(newestFirst, async (skus) => {
        const all = await searchFor({ sorting: 'newest' });
        const second = await searchFor({ sorting: 'newest', page: 2, itemsPerPage: 2 });
        expect(all.hits.map(({ sku }) => sku)).toEqual(skus);
        expect(second.hits.map(({ sku }) => sku)).toEqual(skus.slice(2, 4));
      }),
    );

    it(
      'finds a product by prefixes of the words of its name',
      withKnownData(category, async () => {
        const [hit] = (await searchFor({})).hits;
        const query = hit?.name.toUpperCase().slice(0, -1) ?? '';
        const found = await searchFor({ pageType: 'search', objectId: '', query });
        expect(found.query).toBe(query);
        expect(found.hits.map(({ sku }) => sku)).toContain(hit?.sku);
        expect(await searchFor({ query: 'xyzzy' })).toMatchObject({
          status: 200,
          nbHits: 0,
          hits: [],
        });
      }),
    );
  });
}

const MAX_CENTS = 100_000_000;

/** Working days, as many as the goods of any shop here take, and more. */
const anyDay = fc.integer({ min: 0, max: 30 });
const anyDays = fc.uniqueArray(anyDay, { minLength: 2, maxLength: 4 });

const valuesOf = (facets: readonly Facet[], name: string): readonly string[] =>
  facets.find((facet) => facet.name === name)?.values.map(({ value }) => value) ?? [];

const chosen = (name: string, ...values: readonly string[]): SelectedFacet => ({
  kind: 'values',
  name,
  values,
});

const wordsOf = (facets: readonly Facet[]) =>
  facets.map(({ values }) => values.map(({ value }) => value));

const centsOf = ({ price }: Hit) => price.final.cents;

/** Checks size and price only, as a hit shows no other facet. */
function matchesHit(selected: SelectedFacet, { size, price }: Hit): boolean {
  const { cents } = price.final;
  if (selected.kind === 'range') return cents >= selected.minCents && cents <= selected.maxCents;
  if (selected.name === PRICE_FACET) return selected.values.includes(String(cents / 100));
  return selected.name !== SIZE_FACET || selected.values.includes(size ?? '');
}
