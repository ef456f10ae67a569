import { describe, expect, it } from 'vitest';
import type { SearchVocabulary } from '#adapters/embedded/text-search/search-vocabulary.ts';
import { createTextSearch } from '#adapters/embedded/text-search/text-search.ts';

const words: SearchVocabulary = {
  synonyms: [
    { same: ['retour', 'terugsturen', 'geld terug'] },
    { phrases: ['bed'], alsoMean: ['boxspring', 'ledikant'] },
  ],
  compounds: { heads: ['dekbed'], modifiers: ['zomer'], unsearchable: [] },
  stopWords: ['of', 'welk', 'voor'],
  negations: [],
};

const PHRASES = [
  'Terugsturen',
  'Boxspring of ledikant',
  'welk matras',
  'matrassen kopen',
  'Zomerdekbedden',
];

const search = createTextSearch(
  PHRASES.map((text) => [{ text, weight: 10 }]),
  'nl',
  words,
  { isStrict: false },
);

describe('wordsMeaning', () => {
  it.each([
    ['terugsturen', 'Terugsturen', 1],
    ['matras terugsturen', 'Terugsturen', 1],
    ['retour', 'Terugsturen', 1],
    ['terugstruen', 'Terugsturen', 1],
    ['terugst', 'Terugsturen', 0],
    ['matras kopen', 'matrassen kopen', 2],
    ['boxspring of ledikant', 'Boxspring of ledikant', 3],
  ])('S3 finds in "%s" the phrase "%s" by %i words', (query, phrase, count) => {
    expect(search.matcher(query).wordsMeaning(phrase)).toBe(count);
  });

  it('S3 needs another word of the query for each word of a phrase', () => {
    expect(search.matcher('bed of bed').wordsMeaning('Boxspring of ledikant')).not.toBe(0);
    expect(search.matcher('bed of').wordsMeaning('Boxspring of ledikant')).toBe(0);
  });

  it('S3 needs the fillers of a phrase as they are', () => {
    expect(search.matcher('matras').wordsMeaning('welk matras')).toBe(0);
    expect(search.matcher('welk matras').wordsMeaning('welk matras')).toBe(2);
  });
});

describe('isContainedIn', () => {
  it.each([
    ['matras', 'matrassen kopen', true],
    ['matr', 'matrassen kopen', true],
    ['matras zomer', 'matrassen kopen', false],
    ['zomer dekbed', 'Zomerdekbedden', true],
    ['', 'matrassen kopen', false],
  ])('S3 tells whether all words of "%s" are in "%s"', (query, phrase, isContained) => {
    expect(search.matcher(query).isContainedIn(phrase)).toBe(isContained);
  });
});
