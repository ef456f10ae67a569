import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COUNTRIES,
  countriesFor,
  countryOf,
  fallbackLocales,
  forEveryLocale,
  languageOf,
  LOCALES,
  type LocalizedText,
  localizedText,
} from '#src/shared/locale.ts';
import { anyLocale, anyLocalTexts } from '../../support/arbitraries/texts.ts';

describe('countryOf', () => {
  it.each([
    ['nl-nl', 'NL'],
    ['nl-be', 'BE'],
    ['de-de', 'DE'],
    ['de-at', 'AT'],
    ['en-us', 'NL'],
  ] as const)('C9 maps locale %s to country %s', (locale, country) => {
    expect(countryOf(locale)).toBe(country);
  });

  it('C9 covers every country of COUNTRIES', () => {
    expect(new Set(LOCALES.map(countryOf))).toEqual(new Set(COUNTRIES));
  });
});

describe('countriesFor', () => {
  it('C9 offers every country, that of the shop first', () => {
    expect(countriesFor('de-at')).toEqual(['AT', 'NL', 'BE', 'DE']);
    expect(countriesFor('nl-nl')).toEqual(COUNTRIES);
  });
});

describe('fallbackLocales', () => {
  it('T2 are the locale itself, and the first of its language', () => {
    expect(forEveryLocale(fallbackLocales)).toEqual({
      'nl-nl': ['nl-nl'],
      'nl-be': ['nl-be', 'nl-nl'],
      'de-de': ['de-de'],
      'de-at': ['de-at', 'de-de'],
      'en-us': ['en-us'],
    });
  });
});

describe('localizedText', () => {
  it('prefers the text of the country to that of the language', () => {
    const words = { nl: 'Dekbed', 'nl-be': 'Donsdeken', de: 'Bettdecke', en: 'Duvet' };
    expect(forEveryLocale((locale) => localizedText(words, locale))).toMatchObject({
      'nl-nl': 'Dekbed',
      'nl-be': 'Donsdeken',
      'de-de': 'Bettdecke',
      'de-at': 'Bettdecke',
      'en-us': 'Duvet',
    });
  });

  it('returns the text of the language for a country without a text of its own, or the English', () => {
    fc.assert(
      fc.property(anyLocalTexts, anyLocale, ({ nl, de, en }, locale) => {
        const words: LocalizedText = { nl, de, en };
        expect(localizedText(words, locale)).toBe(words[languageOf(locale)] ?? en);
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
