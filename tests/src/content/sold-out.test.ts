import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropSoldOutAlternates, type SoldOutPages } from '#src/content/sold-out.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';

const PAGE = {
  title: 'Stevig',
  alternates: { 'nl-nl': '/stevig', 'de-de': '/fest', 'en-us': '/firm' },
};
const soldOutIn = (...gone: readonly (readonly [Locale, string])[]): SoldOutPages =>
  Object.fromEntries(gone.map(([locale, url]) => [locale, new Set([url])]));

const namesIn = (locale: Locale, soldOut: SoldOutPages) =>
  dropSoldOutAlternates(PAGE, locale, soldOut).alternates;

describe('dropSoldOutAlternates', () => {
  it('F11 removes a sold-out alternate', () => {
    expect(dropSoldOutAlternates(PAGE, 'nl-nl', soldOutIn(['de-de', '/fest']))).toEqual({
      title: 'Stevig',
      alternates: { 'nl-nl': '/stevig', 'en-us': '/firm' },
    });
  });

  it('F11 returns the same page if none of its alternates is known to be sold out', () => {
    for (const soldOut of [{}, soldOutIn(['de-de', '/weich']), soldOutIn(['nl-be', '/stevig'])])
      expect(dropSoldOutAlternates(PAGE, 'nl-nl', soldOut)).toBe(PAGE);
  });

  it("F11 H4 keeps only a sold-out page's own alternate", () => {
    expect(namesIn('de-de', soldOutIn(['de-de', '/fest']))).toEqual({ 'de-de': '/fest' });
  });

  it('F11 H4 keeps alternates reciprocal and free of other sold-out pages, for any sold-out set', () => {
    const anySoldOut = fc
      .subarray(LOCALES.filter((locale) => locale in PAGE.alternates))
      .map((gone) => soldOutIn(...gone.map((one) => [one, pathIn(one)] as const)));
    fc.assert(
      fc.property(anySoldOut, (soldOut) => {
        for (const locale of LOCALES.filter((one) => one in PAGE.alternates)) {
          const named = Object.keys(namesIn(locale, soldOut)) as readonly Locale[];
          expect(named).toContain(locale);
          for (const other of named) expect(namesIn(other, soldOut)).toHaveProperty([locale]);
          const gone = named.filter((one) => one !== locale && soldOut[one]);
          expect(gone).toEqual([]);
        }
      }),
    );
  });
});

const pathIn = (locale: Locale): string =>
  (PAGE.alternates as Partial<Record<Locale, string>>)[locale] ?? '';
