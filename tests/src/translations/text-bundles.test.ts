import fc from 'fast-check';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forEveryLocale, languageOf, LOCALES } from '#src/shared/locale.ts';
import {
  dictionaryOf,
  fallbackChain,
  interpolate,
  translationPath,
} from '#src/translations/text-bundles.ts';
import { anyLocale } from '../../support/arbitraries/texts.ts';

describe('fallbackChain', () => {
  it('T2 ends every locale with English', () => {
    expect(forEveryLocale(fallbackChain)).toMatchObject({
      'nl-nl': ['nl', 'en'],
      'nl-be': ['nl-be', 'nl', 'en'],
      'de-de': ['de', 'en'],
      'de-at': ['de-at', 'de', 'en'],
      'en-us': ['en'],
    });
  });

  it('T2 contains the language of the locale, and no duplicates', () => {
    fc.assert(
      fc.property(anyLocale, (locale) => {
        const chain = fallbackChain(locale);
        expect(chain).toContain(languageOf(locale));
        expect(new Set(chain).size).toBe(chain.length);
      }),
    );
  });
});

describe('dictionaryOf', () => {
  it('T2 prefers the texts of the country to those of its language, and these to English', () => {
    const bundles = {
      en: { a: 'en', b: 'en', c: 'en' },
      nl: { a: 'nl', b: 'nl' },
      'nl-be': { a: 'nl-be' },
    };
    expect(dictionaryOf('nl-be', bundles)).toEqual({ a: 'nl-be', b: 'nl', c: 'en' });
    expect(dictionaryOf('nl-nl', bundles)).toEqual({ a: 'nl', b: 'nl', c: 'en' });
    expect(dictionaryOf('de-at', bundles)).toEqual(bundles.en);
  });
});

describe('interpolate', () => {
  it('T1 fills the placeholders of a text, and keeps those without a value', () => {
    expect(
      interpolate('{{count}} van {{total}}, {{ naam }} {{naam}}', { count: 0, total: '12' }),
    ).toBe('0 van 12, {{ naam }} {{naam}}');
  });
});

describe('translationPath', () => {
  it('T2 names a file per language or country, and per namespace', () => {
    expect(translationPath('nl-be')).toBe('locales/nl-be/common.json');
    expect(translationPath('de', 'checkout')).toBe('locales/de/checkout.json');
  });

  it('T2 returns the path of an existing file for every step of every fallback chain', () => {
    const paths = LOCALES.flatMap(fallbackChain).map((name) => translationPath(name));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});
