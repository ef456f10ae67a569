import { describe, expect, it } from 'vitest';
import { isEmptySearchRequest, emptySearch, failedSearch } from '#src/search/search-result.ts';

describe('isEmptySearchRequest', () => {
  it('S2 returns true only without a category, a text and a filter', () => {
    const nothing = { objectId: '', query: ' ', selection: [], itemsPerPage: 16 };
    expect(isEmptySearchRequest(nothing)).toBe(true);
    expect(isEmptySearchRequest({ ...nothing, objectId: '7' })).toBe(false);
    expect(isEmptySearchRequest({ ...nothing, query: 'wolk' })).toBe(false);
    const selection = [{ kind: 'values', name: 'maat', values: ['90x200'] }] as const;
    expect(isEmptySearchRequest({ ...nothing, selection })).toBe(false);
    expect(isEmptySearchRequest({ ...nothing, deliveredWithin: 2 })).toBe(false);
  });

  it('S1 returns false for the facets of the whole shop, which filters without a text need', () => {
    const facets = { objectId: '', query: '', selection: [], itemsPerPage: 0 };
    expect(isEmptySearchRequest(facets)).toBe(false);
  });

  it('S2 is answered by emptySearch with status 200 and no hits', () => {
    expect(emptySearch()).toEqual({
      status: 200,
      message: '',
      facets: [],
      filtersOrder: [],
      hits: [],
      pages: 0,
      nbHits: 0,
      nbSortedHits: 0,
      query: '',
      queryId: '',
    });
    expect(emptySearch('x')).toMatchObject({ status: 200, message: '', query: 'x', nbHits: 0 });
  });
});

describe('failedSearch', () => {
  it('S2 has the status and the message of the failure, and is otherwise empty', () => {
    expect(failedSearch(503, 'Down')).toEqual({ ...emptySearch(), status: 503, message: 'Down' });
    expect(failedSearch(503, 'Down', 'wolk').query).toBe('wolk');
  });
});
