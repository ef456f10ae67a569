import { describe, expect, it } from 'vitest';
import type { SearchRequest } from '#src/search/search-result.ts';
import { emptyResultSuggestions } from '#src/use-cases/empty-result-suggestions.ts';
import { valuesOf } from '../../support/arbitraries/filters.ts';
import { createFakePorts } from '../../support/fake-ports.ts';
import { SHOP } from '../../support/fake-shop.ts';
import { createMemoryLog } from '../../support/memory-log.ts';

const bothAreIn = ({ selection }: SearchRequest) => (selection.length === 0 ? 7 : 0);

const facetOf = (name: string, ...counts: readonly number[]) => ({
  name,
  label: name,
  values: counts.map((count, index) => ({ value: String(index), count })),
});

/** Suggestions of a search that finds these numbers of products, and what it was asked. */
async function suggestionsFor(
  query: Parameters<typeof emptyResultSuggestions>[1],
  result: Partial<Parameters<typeof emptyResultSuggestions>[2]> = {},
  nbHitsOf: (request: SearchRequest) => number = () => 1,
) {
  const asked: SearchRequest[] = [];
  const { search } = createFakePorts(SHOP);
  const context = {
    ports: {
      log: createMemoryLog(),
      search: {
        async productsAndFilters(request: SearchRequest) {
          asked.push(request);
          return { ...(await search.productsAndFilters(request)), nbHits: nbHitsOf(request) };
        },
      },
    },
    request: { locale: 'nl-nl' },
    shell: {},
  } as const;
  const facets = [facetOf('maat', 1), facetOf('matras_hardheid', 0, 1)];
  const found = await emptyResultSuggestions(context, query, {
    status: 200,
    nbHits: 0,
    facets,
    ...result,
  });
  return { asked, found };
}

describe('emptyResultSuggestions', () => {
  const NARROW = valuesOf('maat', ['90x200']);
  const FIRM = valuesOf('matras_hardheid', ['Stevig']);
  const none = {
    objectId: '7',
    page: 3,
    sorting: 'rating',
    itemsPerPage: 6,
    selection: [],
  } as const;

  it('EL17 is asked for only where nothing was found', async () => {
    const question = { ...none, selection: [NARROW], query: 'latex' };
    for (const result of [{ nbHits: 1 }, { status: 503 }]) {
      const { asked, found } = await suggestionsFor(question, result);
      expect([asked, found]).toEqual([[], []]);
    }
    expect((await suggestionsFor(none)).asked).toEqual([]);
  });

  it('EL17 is the listing without one of its filters, with the number that it shows', async () => {
    const { asked, found } = await suggestionsFor({ ...none, selection: [NARROW, FIRM] });
    expect(found).toEqual([
      { selection: [FIRM], dropped: ['maat'], nbHits: 1 },
      { selection: [NARROW], dropped: ['matras_hardheid'], nbHits: 1 },
    ]);
    expect(asked).toMatchObject([
      { selection: [FIRM], page: 1, itemsPerPage: 0, objectId: '7', sorting: 'rating' },
      { selection: [NARROW], page: 1, itemsPerPage: 0 },
    ]);
  });

  it('EL17 is the listing without all of them, if none alone is in the way', async () => {
    const { found } = await suggestionsFor({ ...none, selection: [NARROW, FIRM] }, {}, bothAreIn);
    expect(found).toEqual([{ selection: [], dropped: ['maat', 'matras_hardheid'], nbHits: 7 }]);
    const { asked, found: lost } = await suggestionsFor(
      { ...none, selection: [NARROW] },
      {},
      () => 0,
    );
    expect([asked.length, lost]).toEqual([1, []]);
  });

  it('EL17 is a text without its category, or the category without the text', async () => {
    const question = { ...none, query: 'latex', selection: [NARROW] };
    const { asked, found } = await suggestionsFor(question, { facets: [] });
    expect(found).toEqual([
      { text: 'dropped', selection: [NARROW], dropped: [], nbHits: 1 },
      { text: 'everywhere', selection: [], dropped: ['maat'], nbHits: 1 },
    ]);
    expect(
      asked.filter(({ selection, query }) => selection.length > 0 && query === ''),
    ).toMatchObject([{ objectId: '7', pageType: 'category', selection: [NARROW] }]);
    expect(asked.filter(({ pageType }) => pageType === 'search')).toMatchObject([
      { objectId: '', query: 'latex', selection: [] },
    ]);
  });

  it('EL17 offers nothing instead of a text alone', async () => {
    const question = { ...none, objectId: '', query: 'latex', selection: [NARROW] };
    expect((await suggestionsFor(question, { facets: [] })).found).toEqual([]);
  });

  it('DB5 EL17 keeps the day, but not for the whole shop, and counts no days', async () => {
    const question = { ...none, query: 'latex', deliveredWithin: 3, countedDays: [1, 3] };
    const { asked } = await suggestionsFor(question);
    expect(asked.map(({ deliveredWithin, countedDays }) => [deliveredWithin, countedDays])).toEqual(
      [
        [3, undefined],
        [undefined, undefined],
      ],
    );
  });
});
