import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '#src/shared/local-words.ts';
import { languageOf, LOCALES } from '#src/shared/locale.ts';
import { anyLocalWords, anyLocale } from '../../support/arbitraries/texts.ts';

describe('wordsFor', () => {
  it('says what the country says, where it has a word of its own', () => {
    const words = { nl: 'Dekbed', 'nl-be': 'Donsdeken', de: 'Bettdecke', en: 'Duvet' };
    expect(LOCALES.map((locale) => wordsFor(words, locale))).toEqual([
      'Dekbed',
      'Donsdeken',
      'Bettdecke',
      'Bettdecke',
      'Duvet',
    ]);
  });

  it('says the same in every country of a language that has no word of its own', () => {
    fc.assert(
      fc.property(anyLocalWords, anyLocale, ({ nl, de, en }, locale) => {
        const words = { nl, de, en };
        expect(wordsFor(words, locale)).toBe(words[languageOf(locale)]);
      }),
    );
  });

  it('always finds one of the words', () => {
    fc.assert(
      fc.property(anyLocalWords, anyLocale, (words, locale) => {
        expect(Object.values(words)).toContain(wordsFor(words, locale));
      }),
    );
  });
});
