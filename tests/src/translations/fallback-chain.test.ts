import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageOf, LOCALES } from '#src/shared/locale.ts';
import { fallbackChain } from '#src/translations/fallback-chain.ts';
import { anyLocale } from '../../support/arbitraries/texts.ts';

describe('fallbackChain', () => {
  it('T2 ends every locale with English', () => {
    expect(LOCALES.map(fallbackChain)).toEqual([
      ['nl', 'en'],
      ['nl-be', 'nl', 'en'],
      ['de', 'en'],
      ['de-at', 'de', 'en'],
      ['en'],
    ]);
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
