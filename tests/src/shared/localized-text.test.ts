import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localizedText } from '#src/shared/localized-text.ts';
import { languageOf, LOCALES } from '#src/shared/locale.ts';
import { anyLocalTexts, anyLocale } from '../../support/arbitraries/texts.ts';

describe('localizedText', () => {
  it('prefers the text of the country to that of the language', () => {
    const words = { nl: 'Dekbed', 'nl-be': 'Donsdeken', de: 'Bettdecke', en: 'Duvet' };
    expect(LOCALES.map((locale) => localizedText(words, locale))).toEqual([
      'Dekbed',
      'Donsdeken',
      'Bettdecke',
      'Bettdecke',
      'Duvet',
    ]);
  });

  it('returns the text of the language for a country without a text of its own', () => {
    fc.assert(
      fc.property(anyLocalTexts, anyLocale, ({ nl, de, en }, locale) => {
        const words = { nl, de, en };
        expect(localizedText(words, locale)).toBe(words[languageOf(locale)]);
      }),
    );
  });

  it('always returns one of the texts', () => {
    fc.assert(
      fc.property(anyLocalTexts, anyLocale, (words, locale) => {
        expect(Object.values(words)).toContain(localizedText(words, locale));
      }),
    );
  });
});
