import type { SynonymHit } from 'algoliasearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokensIn } from '#adapters/embedded/text-search/text-tokens.ts';
import { searchWords } from '#demo/search/search-words.ts';
import { listeningAlgolia, type ListeningAlgolia } from '../../support/algolia-sandbox.ts';

const PRODUCTS = [
  { objectID: 'd1', title: 'Dekbed', code: 'DB-1000', text: 'Warm en licht' },
  { objectID: 'd2', title: 'Donsdeken', code: 'DD-2000', text: 'Een dekbed van dons' },
  { objectID: 'k1', title: 'Kussen', code: 'K-3000', text: 'Voor het bed' },
  { objectID: 'm1', title: 'Koudschuimmatras', code: 'M-4000', text: 'Voor elk ledikant' },
  { objectID: 'm2', title: 'Matras', code: 'M-5000', text: 'Kern van koudschuim' },
  { objectID: 's1', title: 'Bad <street> 12', code: 'S-6000', text: 'Adres' },
];

const SYNONYMS: SynonymHit[] = [
  { objectID: '1', type: 'synonym', synonyms: ['dekbed', 'duvet', 'warme deken'] },
  { objectID: '2', type: 'oneWaySynonym', input: 'slapen', synonyms: ['matras', 'kussen'] },
  { objectID: '3', type: 'altCorrection1', word: 'bolster', corrections: ['kussen'] },
  { objectID: '4', type: 'altCorrection2', word: 'bolster', corrections: ['dekbed'] },
  { objectID: '5', type: 'placeholder', placeholder: '<street>', replacements: ['laan'] },
];

describe('synonyms and language settings in the Algolia sandbox', () => {
  let algolia: ListeningAlgolia;

  beforeAll(async () => {
    algolia = await listeningAlgolia({
      publish: 'at-once',
      text: { words: searchWords, tokensIn },
    });
    const { client } = algolia;
    const indexName = 'goods';
    await client.setSettings({
      indexName,
      indexSettings: {
        searchableAttributes: ['title', 'text', 'code'],
        queryLanguages: ['nl'],
        disableTypoToleranceOnAttributes: ['code'],
        disableTypoToleranceOnWords: ['adres'],
      },
    });
    await client.saveSynonyms({ indexName, synonymHit: SYNONYMS });
    await client.saveObjects({ indexName, objects: PRODUCTS });
  });

  afterAll(() => algolia.close());

  const ids = async (query: string, searchParams: object = {}) =>
    (
      await algolia.client.searchSingleIndex({
        indexName: 'goods',
        searchParams: { query, ...searchParams },
      })
    ).hits.map(({ objectID }) => objectID);

  it('matches synonyms in both directions, phrases included', async () => {
    expect(await ids('duvet')).toEqual(['d1', 'd2']);
    expect(await ids('warme deken')).toEqual(['d1', 'd2']);
    expect(await ids('duvet', { synonyms: false })).toEqual([]);
  });

  it('matches a one-way synonym in one direction only', async () => {
    expect(await ids('slapen')).toEqual(['k1', 'm2']);
    expect(await ids('kussen')).toEqual(['k1']);
  });

  it('counts alternative corrections as one or two typos', async () => {
    expect(await ids('bolster')).toEqual(['k1', 'd1', 'd2']);
    expect(await ids('bolster', { typoTolerance: 'min' })).toEqual(['k1']);
    expect(await ids('bolster', { typoTolerance: 'strict' })).toEqual(['k1', 'd1', 'd2']);
  });

  it('counts the typos of the best interpretation of a word', async () => {
    const { client } = algolia;
    const indexName = 'pairs';
    await client.saveSynonyms({ indexName, synonymHit: SYNONYMS });
    await client.saveObjects({ indexName, objects: [{ objectID: '1', title: 'Dekbed, kussen' }] });
    const { hits } = await client.searchSingleIndex({
      indexName,
      searchParams: { query: 'bolster', getRankingInfo: true },
    });
    expect(hits[0]).toMatchObject({ _rankingInfo: { nbTypos: 1 } });
  });

  it('matches a replacement to the placeholder in a record', async () => {
    expect(await ids('bad laan 12')).toEqual(['s1']);
  });

  it('matches plurals only when enabled, in the given languages', async () => {
    const exact = { typoTolerance: false, queryType: 'prefixNone' };
    expect(await ids('matrassen', exact)).toEqual([]);
    expect(await ids('matrassen', { ...exact, ignorePlurals: true })).toEqual(['m2']);
    expect(await ids('matrassen', { ...exact, ignorePlurals: ['nl'] })).toEqual(['m2']);
    expect(await ids('matrassen', { ...exact, ignorePlurals: ['en'] })).toEqual([]);
    expect(await ids('matrassen', { ...exact, naturalLanguages: ['nl'] })).toEqual(['m2']);
  });

  it('ignores stop words only when removeStopWords is set', async () => {
    expect(await ids('kussen voor mijn bed')).toEqual([]);
    expect(await ids('matras met koudschuim')).toEqual([]);
    expect(await ids('matras met koudschuim', { removeStopWords: true })).toEqual(['m2']);
  });

  it('splits compound words of the query unless decompoundQuery is off', async () => {
    expect(await ids('koudschuimmatras')).toEqual(['m1', 'm2']);
    const without = { decompoundQuery: false, typoTolerance: false };
    expect(await ids('koudschuimmatras', without)).toEqual(['m1']);
  });

  it('tolerates no typos in excluded attributes or below minWordSizefor1Typo', async () => {
    expect(await ids('M-4001')).toEqual([]);
    expect(await ids('M-4000')).toEqual(['m1']);
    expect(await ids('adrez')).toEqual(['s1']);
    expect(await ids('adres', { queryType: 'prefixNone' })).toEqual(['s1']);
    expect(await ids('warn', { minWordSizefor1Typo: 5 })).toEqual([]);
    expect(await ids('warn')).toEqual(['d1']);
  });

  it('searches only the attributes in restrictSearchableAttributes', async () => {
    expect(await ids('dekbed', { restrictSearchableAttributes: ['title'] })).toEqual(['d1']);
    expect(await ids('dekbed', { restrictSearchableAttributes: ['text'] })).toEqual(['d2']);
  });
});
