import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokensIn } from '#adapters/embedded/text-search/text-tokens.ts';
import { searchWords } from '#demo/search/search-words.ts';
import { listeningAlgolia, type ListeningAlgolia } from '../../support/algolia-sandbox.ts';

const PRODUCTS = [
  { objectID: '1', name: 'Boxspring Luna', text: 'Een boxspring met hoofdbord', rank: 1 },
  { objectID: '2', name: 'Koudschuimmatras Sol', text: 'Stevig matras van koudschuim', rank: 2 },
  { objectID: '3', name: 'Matras Luna', text: 'Een zacht matras voor op een boxspring', rank: 3 },
  { objectID: '4', name: 'Topper Luna', text: 'Hoort op elk matras', rank: 4 },
  { objectID: '5', name: 'Luna', text: 'Een naam alleen', rank: 5 },
];

describe('text search in the Algolia sandbox', () => {
  let algolia: ListeningAlgolia;

  beforeAll(async () => {
    algolia = await listeningAlgolia({ text: { words: searchWords, tokensIn } });
    const { client } = algolia;
    const indexName = 'goods';
    const indexSettings = {
      searchableAttributes: ['name', 'unordered(text)'],
      customRanking: ['asc(rank)'],
      queryLanguages: ['nl' as const],
    };
    const { taskID } = await client.setSettings({ indexName, indexSettings });
    await client.waitForTask({ indexName, taskID });
    await client.saveObjects({ indexName, objects: PRODUCTS, waitForTasks: true });
  });

  afterAll(() => algolia.close());

  const ask = async (query: string, searchParams: object = {}) =>
    algolia.client.searchSingleIndex({
      indexName: 'goods',
      searchParams: { query, ...searchParams },
    });
  const idsOf = async (query: string, searchParams: object = {}) =>
    (await ask(query, searchParams)).hits.map(({ objectID }) => objectID);

  it('matches all words in any attribute and ranks the best attribute first', async () => {
    expect(await idsOf('matras')).toEqual(['3', '2', '4']);
    expect(await idsOf('matras luna')).toEqual(['3', '4']);
  });

  it('matches the last word as a prefix unless queryType says otherwise', async () => {
    expect(await idsOf('box')).toEqual(['1', '3']);
    expect(await idsOf('box', { queryType: 'prefixNone' })).toEqual([]);
    expect(await idsOf('mat lun', { queryType: 'prefixLast' })).toEqual([]);
    expect(await idsOf('mat lun', { queryType: 'prefixAll' })).toEqual(['3', '4']);
  });

  it('tolerates typos in words of at least four letters unless typoTolerance is off', async () => {
    expect(await idsOf('boxpsring')).toEqual(['1', '3']);
    expect(await idsOf('boxpsring', { typoTolerance: false })).toEqual([]);
    expect(await idsOf('lna')).toEqual([]);
    expect(await idsOf('lunq')).toEqual(['5', '1', '3', '4']);
  });

  it('ranks an attribute that equals the query first', async () => {
    expect(await idsOf('luna')).toEqual(['5', '1', '3', '4']);
  });

  it('matches joined and split words as a typo', async () => {
    expect(await idsOf('box spring')).toEqual(['1', '3']);
    expect(await idsOf('matrasluna')).toEqual(['3', '4']);
  });

  it('highlights and snippets matches in the original text', async () => {
    const { hits } = await ask('mat', { attributesToSnippet: ['text:3'] });
    expect(hits[0]).toMatchObject({
      objectID: '3',
      _highlightResult: {
        name: { value: '<em>Mat</em>ras Luna', matchLevel: 'full', matchedWords: ['mat'] },
      },
      _snippetResult: { text: { value: 'Een zacht <em>mat</em>ras…', matchLevel: 'full' } },
    });
  });

  it('removes words from a query without results only when requested', async () => {
    expect(await idsOf('luna onzin')).toEqual([]);
    const found = await ask('luna onzin', { removeWordsIfNoResults: 'lastWords' });
    expect(found.nbHits).toBe(4);
    expect(found.queryAfterRemoval).toBe('luna <em>onzin</em>');
    expect(await idsOf('luna onzin', { removeWordsIfNoResults: 'allOptional' })).toHaveLength(4);
    expect(await idsOf('luna onzin', { optionalWords: ['onzin'] })).toHaveLength(4);
  });
});
