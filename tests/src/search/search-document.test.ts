import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatSearchRequest,
  formatSearchResult,
  parseSearchResult,
} from '#src/search/search-document.ts';
import { parseSearchRequest } from '#src/search/search-request-reader.ts';
import { validate } from '#src/shared/json-reader.ts';
import { failedSearch, type SearchRequest, type SearchResult } from '#src/search/search-result.ts';
import { normalizeSearchText } from '#src/search/search-text.ts';
import { err, ok } from '#src/shared/result.ts';
import { anyHit } from '../../support/arbitraries/catalog.ts';
import { anySearchRequest, anySearchResult } from '../../support/arbitraries/search.ts';
import { HIT } from '../../support/hit.ts';
import { jsonRoundTrip } from '../../support/json-round-trip.ts';

/** Optional fields of a hit: without them the product is shown without these properties. */
const OPTIONAL = new Set(['size', 'options', 'reviews', 'secondImage']);

const RESULT: SearchResult = {
  status: 200,
  message: 'OK',
  facets: [{ name: 'maat', label: 'Maat', values: [{ value: '160x200', count: 3 }] }],
  filtersOrder: ['maat'],
  hits: [HIT],
  pages: 1,
  nbHits: 1,
  nbSortedHits: 1,
  query: '',
  queryId: 'q-1',
};

describe('formatSearchResult', () => {
  it('S2 writes facets as filters, hits as data and the id as __queryID', () => {
    expect(formatSearchResult(RESULT)).toMatchObject({
      status: 200,
      filters: [{ name: 'maat', label: 'Maat', values: [{ value: '160x200', count: 3 }] }],
      filtersOrder: ['maat'],
      __queryID: 'q-1',
    });
  });

  it('P3 writes prices per currency, in euros', () => {
    const [hit] = formatSearchResult(RESULT).data;
    expect(hit?.prices).toEqual({
      EUR: { regular_price: 1299.5, final_price: 999, default: 999 },
    });
    expect(hit).not.toHaveProperty('price');
  });
});

describe('parseSearchResult', () => {
  it('S2 reads what formatSearchResult writes, sent as JSON', () => {
    fc.assert(
      fc.property(anySearchResult, (result) => {
        expect(parseSearchResult(jsonRoundTrip(formatSearchResult(result)))).toEqual(result);
      }),
    );
  });

  it('S2 reads only status, message and query of a failed search', () => {
    const failed = { ...formatSearchResult(RESULT), status: 500, message: 'Down', query: 'bed' };
    expect(parseSearchResult(failed)).toEqual(failedSearch(500, 'Down', 'bed'));
  });

  it('L8 ignores a malformed urlName and malformed names of a facet', () => {
    const [facet] = RESULT.facets;
    const written = { ...facet, urlName: 7, names: 'maat' };
    expect(parseSearchResult({ ...formatSearchResult(RESULT), filters: [written] })).toEqual(
      RESULT,
    );
  });

  it('S2 drops a hit or a filter that cannot be read, and keeps the others', () => {
    const { data, filters, ...document } = formatSearchResult(RESULT);
    const damaged = {
      ...document,
      data: [null, { ...data[0], prices: {} }, ...data, { ...data[0], url: 'javascript:alert(1)' }],
      filters: [{ name: 'kleur' }, ...filters],
    };
    expect(parseSearchResult(damaged)).toEqual(RESULT);
  });

  it('S2 lets no hit lead out of the shop', () => {
    const document = formatSearchResult(RESULT);
    for (const url of [
      '//elsewhere.example',
      '/\\elsewhere.example',
      'https://elsewhere.example',
      '',
    ]) {
      const hits = document.data.map((hit) => Object.assign({}, hit, { url }));
      expect(parseSearchResult({ ...document, data: hits }).hits).toEqual([]);
    }
  });

  it('S2 reads an answer without message, query, filtersOrder and __queryID', () => {
    const {
      message: _,
      query: __,
      __queryID: ___,
      filtersOrder: ____,
      ...bare
    } = jsonRoundTrip(formatSearchResult(RESULT)) as ReturnType<typeof formatSearchResult>;
    expect(parseSearchResult(bare)).toEqual({
      ...RESULT,
      message: '',
      query: '',
      queryId: '',
      filtersOrder: [],
    });
  });

  it('S2 reads a missing or null size as a product without sizes', () => {
    const { size: _, ...hit } = HIT;
    const document = formatSearchResult({ ...RESULT, hits: [hit] });
    const withNull = {
      ...document,
      data: document.data.map((one) => Object.assign({}, one, { size: null })),
    };
    expect(parseSearchResult(document).hits).toEqual([hit]);
    expect(parseSearchResult(withNull).hits).toEqual([hit]);
  });

  it.each([undefined, null, 'OK', [], {}, { status: 200, data: 'none' }])(
    'S2 reads %j as a failed search',
    (value) => {
      expect(parseSearchResult(value)).toEqual(
        failedSearch(502, 'The search answer cannot be read.'),
      );
    },
  );

  it('S2 returns a result for any value, and for a document with any one field corrupted', () => {
    const fields = Object.keys(formatSearchResult(RESULT));
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...fields), (value, field) => {
        expect(parseSearchResult(value).hits).toEqual([]);
        const spoiled = parseSearchResult({ ...formatSearchResult(RESULT), [field]: value });
        expect(Array.isArray(spoiled.hits) && Array.isArray(spoiled.facets)).toBe(true);
        expect(Number.isInteger(spoiled.status)).toBe(true);
      }),
    );
  });

  it('S2 reads a hit whole or not at all', () => {
    fc.assert(
      fc.property(anyHit, fc.anything(), fc.nat(), (hit, value, index) => {
        const result = { ...RESULT, hits: [hit] };
        const document = formatSearchResult(result);
        const fields = Object.keys(document.data[0] ?? {});
        const field = fields[index % fields.length] ?? '';
        const spoiled = document.data.map((one) => Object.assign({}, one, { [field]: value }));
        const { hits } = parseSearchResult({ ...document, data: spoiled });
        const expected = Object.keys(hit).filter((name) => !OPTIONAL.has(name));
        for (const read of hits)
          expect(Object.keys(read)).toEqual(expect.arrayContaining(expected));
        expect(hits.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

const REQUEST: SearchRequest = {
  locale: 'de-at',
  pageType: 'category',
  objectId: '7',
  query: '',
  selection: [
    { kind: 'values', name: 'maat', values: ['160x200'] },
    { kind: 'range', name: 'price', minCents: 19_950, maxCents: 50_000 },
  ],
  page: 2,
  sorting: 'price-asc',
  itemsPerPage: 16,
};

describe('formatSearchRequest', () => {
  it('S4 writes filters by name, a price range as one value in euros', () => {
    expect(formatSearchRequest(REQUEST)).toEqual({
      locale: 'de-at',
      pageType: 'category',
      objectId: '7',
      query: '',
      filters: [
        { name: 'maat', label: 'maat', value: ['160x200'] },
        { name: 'price', label: 'price', value: ['199.5-500'] },
      ],
      page: 2,
      sorting: 'price-asc',
      itemsPerPage: 16,
    });
  });
});

/** Reads a request, or explains what is wrong with it. */
const read = (value: unknown) => validate(parseSearchRequest, value);

/** A request with filters only. */
const filtered = (...filters: unknown[]) => read({ locale: 'nl-nl', filters });

describe('parseSearchRequest', () => {
  it('S1 normalizes a query as normalizeSearchText does, and refuses one that is not a text', () => {
    const query = ` zachte  matras\u0000${' x'.repeat(200)}`;
    const request = read({ locale: 'nl-nl', query });
    expect(request).toMatchObject({ ok: true, value: { query: normalizeSearchText(query) } });
    expect(read({ locale: 'nl-nl', query: 7 })).toEqual(
      err([{ path: ['query'], message: 'must be a text' }]),
    );
  });

  it('S4 reads what formatSearchRequest writes, sent as JSON', () => {
    fc.assert(
      fc.property(anySearchRequest, (request) => {
        expect(read(jsonRoundTrip(formatSearchRequest(request)))).toEqual(ok(request));
      }),
    );
  });

  it('S3 fills in defaults: the first 16 items, sorted by popular', () => {
    const usual = { page: 1, itemsPerPage: 16, sorting: 'popular', query: '', selection: [] };
    expect(read({ locale: 'nl-nl' })).toEqual(
      ok({ ...usual, locale: 'nl-nl', pageType: 'search', objectId: '' }),
    );
    expect(read({ locale: 'nl-nl', objectId: 37, filters: null })).toEqual(
      ok({ ...usual, locale: 'nl-nl', pageType: 'category', objectId: '37' }),
    );
  });

  it('L7 reads an unknown sorting as popular', () => {
    expect(read({ locale: 'nl-nl', sorting: 'cheapest' })).toMatchObject({
      value: { sorting: 'popular' },
    });
  });

  it('S4 reads a price range as a range, and price amounts in text or numbers as values', () => {
    const range = { kind: 'range', name: 'price', minCents: 20_000, maxCents: 50_000 };
    expect(filtered({ name: 'price', value: ['200-500'] })).toMatchObject({
      value: { selection: [range] },
    });
    expect(filtered({ name: 'price', label: 'Prijs', value: [299, '349.5'] })).toMatchObject({
      value: { selection: [{ kind: 'values', name: 'price', values: ['299', '349.5'] }] },
    });
  });

  it('S4 reads a range of another filter than the price as a value', () => {
    expect(filtered({ name: 'leeftijd', value: ['3-6'] })).toMatchObject({
      value: { selection: [{ kind: 'values', name: 'leeftijd', values: ['3-6'] }] },
    });
  });

  it('S4 writes the label of a filter when it is known, and reads a filter without a name by its label', () => {
    const facets = [{ name: 'maat', label: 'Maat', values: [] }];
    expect(formatSearchRequest(REQUEST, facets).filters.map(({ label }) => label)).toEqual([
      'Maat',
      'price',
    ]);
    expect(filtered({ label: 'Maat', value: ['90x200'] })).toMatchObject({
      value: { selection: [{ kind: 'values', name: 'Maat', values: ['90x200'] }] },
    });
    expect(filtered({ value: ['90x200'] })).toMatchObject({ ok: false });
  });

  it('F8 merges filters with the same name, and ignores one without values', () => {
    expect(
      filtered(
        { name: 'maat', value: ['90x200'] },
        { name: 'kleur', value: [] },
        { name: 'maat', value: ['80x200', '90x200'] },
      ),
    ).toMatchObject({
      value: { selection: [{ kind: 'values', name: 'maat', values: ['90x200', '80x200'] }] },
    });
  });

  it.each([
    ['locale', undefined],
    ['locale', 'fr-fr'],
    ['pageType', 'home'],
    ['objectId', {}],
    ['objectId', -1],
    ['query', 5],
    ['page', 0],
    ['page', 1.5],
    ['page', '2'],
    ['itemsPerPage', -1],
    ['itemsPerPage', 101],
    ['sorting', 1],
    ['filters', {}],
    ['filters', [{ name: 'maat' }]],
    ['filters', [{ name: 'maat', value: '90x200' }]],
    ['filters', [{ name: 'maat', value: [null] }]],
    ['filters', [{ name: 'maat', value: [['90x200']] }]],
    ['filters', [{ name: 'price', value: ['cheap'] }]],
    ['filters', [{ name: 'price', value: ['1-2', '3-4'] }]],
    ['filters', [{ name: 'price', value: ['1-2', '3'] }]],
  ])('B6 rejects the %s %j with a message that names the field', (field, value) => {
    const parsed = read({ locale: 'nl-nl', [field]: value });
    expect(parsed.ok ? [] : parsed.error.map(({ path: [name] }) => name)).toEqual([field]);
  });

  it('B6 reports for every invalid field what it must be', () => {
    const fields = ['locale', 'pageType', 'objectId', 'query', 'filters', 'page', 'sorting'];
    const wrong = Object.fromEntries([...fields, 'itemsPerPage'].map((field) => [field, -1]));
    expect(read(wrong)).toEqual(
      err([
        { path: ['locale'], message: 'must be one of nl-nl, nl-be, de-de, de-at, en-us' },
        { path: ['pageType'], message: 'must be one of category, search' },
        { path: ['objectId'], message: 'must be a whole number from 0' },
        { path: ['query'], message: 'must be a text' },
        { path: ['filters'], message: 'must be a list of at most 256' },
        { path: ['page'], message: 'must be a whole number from 1' },
        { path: ['sorting'], message: 'must be a text' },
        { path: ['itemsPerPage'], message: 'must be a whole number from 0 to 100' },
      ]),
    );
  });

  it('B6 limits the number of filters, of their values, and the length of a text', () => {
    const filter = { name: 'kleur', value: ['rood'] };
    expect(filtered(...Array.from({ length: 256 }, () => filter))).toMatchObject({ ok: true });
    for (const filters of [
      Array.from({ length: 257 }, () => filter),
      [{ ...filter, value: Array.from({ length: 257 }, () => 'rood') }],
      [{ ...filter, value: ['x'.repeat(201)] }],
      [{ ...filter, label: 'x'.repeat(201) }],
    ]) {
      expect(filtered(...filters)).toMatchObject({ ok: false });
    }
  });

  it('B6 accepts both ends of itemsPerPage', () => {
    for (const itemsPerPage of [0, 100]) {
      expect(read({ locale: 'nl-nl', itemsPerPage })).toMatchObject({
        value: { itemsPerPage },
      });
    }
  });

  it('B6 gives a request or a message for any value', () => {
    const fields = Object.keys(formatSearchRequest(REQUEST));
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...fields), (value, field) => {
        expect(read(value)).toMatchObject({ ok: false });
        const spoiled = read({ ...formatSearchRequest(REQUEST), [field]: value });
        expect(spoiled.ok ? field : spoiled.error[0]?.path[0]).toBe(field);
      }),
    );
  });
});
