import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localizedText } from '#src/shared/localized-text.ts';
import { languageOf, LOCALES } from '#src/shared/locale.ts';
import { anyLocalTexts, anyLocale } from '../../support/arbitraries/texts.ts';

describe('localizedText', () => {
  it('says what the country says, where it has a word of its own', () => {
    const words = { nl: 'Dekbed', 'nl-be': 'Donsdeken', de: 'Bettdecke', en: 'Duvet' };
    expect(LOCALES.map((locale) => localizedText(words, locale))).toEqual([
      'Dekbed',
      'Donsdeken',
      'Bettdecke',
      'Bettdecke',
      'Duvet',
    ]);
  });

  it('says the same in every country of a language that has no word of its own', () => {
    fc.assert(
      fc.property(anyLocalTexts, anyLocale, ({ nl, de, en }, locale) => {
        const words = { nl, de, en };
        expect(localizedText(words, locale)).toBe(words[languageOf(locale)]);
      }),
    );
  });

  it('always finds one of the words', () => {
    fc.assert(
      fc.property(anyLocalTexts, anyLocale, (words, locale) => {
        expect(Object.values(words)).toContain(localizedText(words, locale));
      }),
    );
  });
});
