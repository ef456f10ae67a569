import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { changedListingUrl } from '#src/use-cases/changed-listing-url.ts';
import { emptyResultSuggestions } from '#src/use-cases/empty-result-suggestions.ts';
import { type ProductQuery, queryProducts } from '#src/use-cases/query-products.ts';
import { anyOfferedSelection } from '../../support/arbitraries/offered-selection.ts';
import { createFakePorts } from '../../support/fake-ports.ts';
import { SHOP } from '../../support/fake-shop.ts';
import { pageAt, visit } from '../../support/visit.ts';

describe('showCategory with a query', () => {
  it('searches within the category, with the filters and the sorting of the URL', async () => {
    const ports = createFakePorts(SHOP);
    const url = '/matrassen/maat/90x200?q=zachte+%20latex&sorting=price-asc';
    const page = await pageAt('listing', url, ports);
    expect(ports.searches.at(-1)).toMatchObject({
      objectId: '7',
      pageType: 'category',
      query: 'zachte latex',
      sorting: 'price-asc',
      selection: [{ name: 'maat', values: ['90x200'] }],
    });
    expect(page.query).toBe('zachte latex');
    expect(changedListingUrl(page, {})).toBe(
      '/matrassen/maat/90x200?q=zachte%20latex&sorting=price-asc',
    );
  });

  it('keeps the query when filters change, and the filters when the query is removed', async () => {
    const page = await pageAt('listing', '/matrassen/maat/90x200?q=latex&page=2');
    expect(changedListingUrl(page, { selection: [] })).toBe('/matrassen?q=latex');
    expect(changedListingUrl(page, { query: undefined })).toBe('/matrassen/maat/90x200');
  });

  it.each(['/matrassen?q=latex', '/matrassen/maat/90x200?q=latex'])(
    'H2 H3 H5 sets noindex, and links to its next page alone, at %s',
    async (url) => {
      const { head } = await pageAt('listing', url);
      expect(head).toMatchObject({ robots: 'noindex,nofollow', alternates: [], inSitemap: false });
      for (const link of ['canonical', 'prev']) expect(head).not.toHaveProperty(link);
      expect(head).toHaveProperty('next');
    },
  );

  it('redirects to the category when the text is blank', async () => {
    const location = '/matrassen/maat/90x200';
    expect(await visit(`${location}?q=%20`)).toEqual({ kind: 'moved', status: 308, location });
    expect(await pageAt('listing', location)).not.toHaveProperty('query');
  });
});

describe('emptyResultSuggestions', () => {
  const search = createEmbeddedProductSearch(createCatalogueStore(catalogue));
  const context = {
    ports: { ...createFakePorts(SHOP), search },
    request: { locale: 'nl-nl' },
    shell: {},
  } as const;
  const none = { objectId: '7', page: 1, sorting: 'popular', itemsPerPage: 0 } as const;
  const ask = (question: Partial<Parameters<typeof search.productsAndFilters>[0]>) =>
    search.productsAndFilters({
      ...none,
      locale: 'nl-nl',
      pageType: 'category',
      query: '',
      selection: [],
      ...question,
    });
  const suggestionsFor = async (question: ProductQuery) =>
    emptyResultSuggestions(context, question, await queryProducts(context, question));

  it('suggests the category without the text, and the whole shop unless that finds nothing', async () => {
    const question = { ...none, query: 'nachtkastje', selection: [] };
    const suggestions = await suggestionsFor(question);
    expect(suggestions).toMatchObject([
      { text: 'dropped', nbHits: 43 },
      { text: 'everywhere', nbHits: 5 },
    ]);
    const lost = { ...none, query: 'xqzzyv', selection: [] };
    const [only, ...others] = await suggestionsFor(lost);
    expect(only).toMatchObject({ text: 'dropped', nbHits: 43 });
    expect(others).toEqual([]);
  });

  it('returns the right number of products with each suggestion, and never suggests zero results', async () => {
    const { facets } = await ask({});
    const anyQuestion = fc.record({
      selection: anyOfferedSelection(facets),
      query: fc.constantFrom('latex', 'boxspring', 'xqzzyv', ''),
    });
    await fc.assert(
      fc.asyncProperty(anyQuestion, async ({ selection, query }) => {
        const question = { ...none, selection, ...(query !== '' && { query }) };
        const suggestions = await suggestionsFor(question);
        for (const suggestion of suggestions) {
          const there = await ask({
            selection: suggestion.selection,
            query: suggestion.text === 'dropped' ? '' : query,
            ...(suggestion.text === 'everywhere' && { pageType: 'search', objectId: '' }),
          });
          expect(suggestion.nbHits).toBe(there.nbHits);
          expect(suggestion.nbHits).toBeGreaterThan(0);
        }
      }),
      { numRuns: 30 },
    );
  });
});
