import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ALGOLIA_APP,
  ALGOLIA_KEYS,
  listeningAlgolia,
  type ListeningAlgolia,
} from '../../support/algolia-sandbox.ts';

type Sent = {
  readonly method?: string;
  readonly key?: string;
  readonly app?: string;
  readonly body?: unknown;
  readonly raw?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
};

describe('the HTTP interface of the Algolia sandbox', () => {
  let algolia: ListeningAlgolia;

  beforeAll(async () => {
    algolia = await listeningAlgolia({ largestBody: 200_000, publish: 'at-once' });
    await algolia.client.setSettings({
      indexName: 'beds',
      indexSettings: { attributesForFaceting: ['maat', 'searchable(merk)'] },
    });
    await algolia.client.saveObjects({
      indexName: 'beds',
      objects: [{ objectID: 'a/b', maat: '90x200', merk: 'Luna', price: 10 }],
    });
  });

  afterAll(() => algolia.close());

  const send = async (
    path: string,
    { method = 'POST', key = ALGOLIA_KEYS.write, ...sent }: Sent = {},
  ) => {
    const body = sent.raw ?? (sent.body === undefined ? null : JSON.stringify(sent.body));
    const response = await fetch(`http://127.0.0.1:${algolia.port}${path}`, {
      method,
      headers: {
        'x-algolia-api-key': key,
        'x-algolia-application-id': sent.app ?? ALGOLIA_APP,
        'content-type': 'text/plain',
        ...sent.headers,
      },
      ...(method === 'GET' ? {} : { body }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  it.each([
    ['a malformed key', { key: 'x' }, 'Invalid Application-ID or API key'],
    ['another application', { app: 'X' }, 'Invalid Application-ID or API key'],
    [
      'a key for another purpose',
      { key: ALGOLIA_KEYS.analytics },
      'Method not allowed with this API key',
    ],
  ])('answers 403 to %s', async (_, sent, message) => {
    const answer = await send('/1/indexes/beds/query', { ...sent, body: {} });
    expect(answer).toEqual({ status: 403, body: { message, status: 403 } });
  });

  it('accepts key and application ID as query parameters', async () => {
    const path = `/1/indexes/beds/query?x-algolia-api-key=${ALGOLIA_KEYS.search}&x-algolia-application-id=${ALGOLIA_APP}`;
    const response = await fetch(`http://127.0.0.1:${algolia.port}${path}`, {
      method: 'POST',
      body: '{}',
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('answers 204 to a CORS preflight request', async () => {
    const response = await fetch(`http://127.0.0.1:${algolia.port}/1/indexes/*/queries`, {
      method: 'OPTIONS',
    });
    expect(response.status).toBe(204);
  });

  it.each([
    ['/1/indexes/none/query', 'POST', 404, 'Index none does not exist'],
    ['/1/indexes/none/settings', 'GET', 404, 'Index none does not exist'],
    ['/1/indexes/beds/task/99999', 'GET', 404, 'Task 99999 does not exist'],
    ['/2/nothing', 'GET', 404, 'Path not found'],
    ['/1/events', 'PUT', 405, 'Method not allowed'],
    ['/1/indexes/%E0%A4%A/query', 'POST', 400, 'Malformed path'],
  ])('answers %s %s with %s', async (path, method, status, message) => {
    const answer = await send(path, { method, ...(method === 'GET' ? {} : { body: {} }) });
    expect(answer).toEqual({ status, body: { message, status } });
  });

  it.each([
    [{ nonsense: 1 }, 'Unknown parameter: nonsense'],
    [{ params: 'query=a&20Dried=1' }, 'Unknown parameter: 20Dried'],
    [
      { hitsPerPage: 'many' },
      'Invalid value for "hitsPerPage" parameter, expected integer between 0 and 9223372036854775807',
    ],
    [
      { query: 'x'.repeat(513) },
      'Invalid value for "query" parameter, expected string shorter than 512 bytes',
    ],
    [{ filters: 'a:1 b:2' }, 'filters: Unexpected token string(b) expected end of filter at col 5'],
    [{ facetFilters: [['maat:1', ['x']]] }, 'Invalid value for "facetFilters" parameter: ["x"]'],
    [{ numericFilters: ['price'] }, 'Invalid value for "numericFilters" parameter: "price"'],
  ])('answers 400 to the query %j, alone and in a multi-query request', async (body, message) => {
    const refused = { status: 400, body: { message, status: 400 } };
    expect(await send('/1/indexes/beds/query', { body })).toEqual(refused);
    const requests = [{ indexName: 'beds' }, { indexName: 'beds', ...body }];
    expect(await send('/1/indexes/*/queries', { body: { requests } })).toEqual(refused);
  });

  it('answers 413 to a body that is too large, plain or gzipped', async () => {
    const raw = JSON.stringify({ query: 'x'.repeat(300_000) });
    expect((await send('/1/indexes/beds/query', { raw })).status).toBe(413);
    const packed = { raw: new Uint8Array(gzipSync(raw)), headers: { 'content-encoding': 'gzip' } };
    expect((await send('/1/indexes/beds/query', packed)).status).toBe(413);
  });

  it('reads a gzipped body, and rejects a plain one that is declared as gzipped', async () => {
    const headers = { 'content-encoding': 'gzip' };
    const raw = new Uint8Array(gzipSync(JSON.stringify({ filters: 'maat:90X200' })));
    expect(await send('/1/indexes/beds/query', { raw, headers })).toMatchObject({
      body: { nbHits: 1 },
    });
    expect((await send('/1/indexes/beds/query', { raw: '{}', headers })).status).toBe(400);
  });

  it('answers 429 to as many requests as refuseNext sets', async () => {
    algolia.rateLimit.refuseNext(1, 1);
    const refused = await send('/1/indexes/beds/query', { body: {} });
    expect(refused).toEqual({ status: 429, body: { message: 'Too many requests', status: 429 } });
    expect((await send('/1/indexes/beds/query', { body: {} })).status).toBe(200);
  });

  it('decodes path segments after splitting, so that an index name may contain slashes', async () => {
    const requests = [{ action: 'addObject', body: { objectID: 'a' } }];
    await send('/1/indexes/beds%2Fold/batch', { body: { requests } });
    expect(await send('/1/indexes/beds%2Fold/query', { body: {} })).toMatchObject({
      body: { nbHits: 1 },
    });
  });

  it('reads a query from URL parameters, with lists as JSON or comma-separated', async () => {
    const params = 'filters=maat%3A90x200&facets=%5B%22maat%22%5D&hitsPerPage=0&tagFilters=';
    const found = { nbHits: 1, hits: [], facets: { maat: { '90x200': 1 } } };
    expect(await send('/1/indexes/beds/query', { body: { params } })).toMatchObject({
      body: found,
    });
    const requests = [{ indexName: 'beds', params: params.replace('%5B%22maat%22%5D', 'maat') }];
    expect(await send('/1/indexes/*/queries', { body: { requests } })).toMatchObject({
      body: { results: [found] },
    });
  });

  it('answers 400 to a deeply nested body', async () => {
    const raw = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect(await send('/1/indexes/beds/query', { raw })).toMatchObject({ status: 400 });
  });

  it('answers 200 or 400 to any query under any settings', async () => {
    const anyWords = fc.array(
      fc.constantFrom(
        'maat',
        'name',
        '',
        'x.y',
        'unordered(name)',
        'desc(price)',
        'custom',
        '*',
        'searchable(maat)',
        'name:3',
        'virtual(v)',
      ),
      { maxLength: 3 },
    );
    const anyOf = (...names: readonly string[]) =>
      fc.dictionary(
        fc.constantFrom(...names),
        fc.oneof(
          anyWords,
          fc.nat(),
          fc.boolean(),
          fc.constantFrom('maat', 'min', ''),
          fc.constant(null),
        ),
      );
    const anySettings = anyOf(
      'attributesForFaceting',
      'searchableAttributes',
      'ranking',
      'customRanking',
      'attributeForDistinct',
      'distinct',
      'paginationLimitedTo',
      'relevancyStrictness',
      'attributesToSnippet',
      'attributesToHighlight',
      'attributesToRetrieve',
      'typoTolerance',
    );
    const anyQuestion = anyOf(
      'hitsPerPage',
      'page',
      'facets',
      'distinct',
      'offset',
      'length',
      'optionalWords',
      'maxValuesPerFacet',
      'minProximity',
      'facetFilters',
      'attributesToSnippet',
    );
    const path = '/1/indexes/any';
    await send(`${path}/batch`, {
      body: { requests: [{ action: 'addObject', body: { name: 'Luna bed', maat: ['a', 'b'] } }] },
    });
    await fc.assert(
      fc.asyncProperty(anySettings, anyQuestion, async (settings, question) => {
        const set = await send(`${path}/settings`, { method: 'PUT', body: settings });
        const found = await send(`${path}/query`, { body: { query: 'luna', ...question } });
        expect([200, 400]).toContain(set.status);
        expect([200, 400]).toContain(found.status);
      }),
    );
  });

  it('answers any JSON with a result or a client error', async () => {
    const anyPath = fc.constantFrom(
      '/1/indexes/beds/query',
      '/1/indexes/*/queries',
      '/1/indexes/*/recommendations',
      '/1/indexes/junk/batch',
      '/1/indexes/junk/synonyms/batch',
      '/1/indexes/junk/rules/batch',
      '/1/events',
    );
    const names = [
      'requests',
      'indexName',
      'query',
      'filters',
      'facets',
      'events',
      'model',
      'action',
      'body',
      'objectID',
      'facetFilters',
      'distinct',
    ];
    const anyBody = fc.letrec<{ readonly json: unknown }>((tie) => ({
      json: fc.oneof(
        { maxDepth: 4 },
        fc.jsonValue({ maxDepth: 1 }),
        fc.array(tie('json'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom(...names), tie('json'), { maxKeys: 4 }),
        fc.constantFrom('beds', 'addObject', 'trending-items', 'maat:1', '["a:b"]'),
      ),
    })).json;
    await fc.assert(
      fc.asyncProperty(anyPath, anyBody, async (path, body) => {
        const answer = await send(path, { body });
        expect([200, 400, 404, 422]).toContain(answer.status);
        const status = answer.status === 200 ? 200 : answer.body['status'];
        expect(status).toBe(answer.status);
      }),
      { numRuns: 150 },
    );
  });
});
