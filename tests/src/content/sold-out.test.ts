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
  it('F11 leaves out a counterpart that shows nothing', () => {
    expect(dropSoldOutAlternates(PAGE, 'nl-nl', soldOutIn(['de-de', '/fest']))).toEqual({
      title: 'Stevig',
      alternates: { 'nl-nl': '/stevig', 'en-us': '/firm' },
    });
  });

  it('F11 leaves a page alone of which all counterparts show something, or nobody knows', () => {
    for (const soldOut of [{}, soldOutIn(['de-de', '/weich']), soldOutIn(['nl-be', '/stevig'])])
      expect(dropSoldOutAlternates(PAGE, 'nl-nl', soldOut)).toBe(PAGE);
  });

  it('F11 H4 has a page that shows nothing itself name itself alone', () => {
    expect(namesIn('de-de', soldOutIn(['de-de', '/fest']))).toEqual({ 'de-de': '/fest' });
  });

  it('F11 H4 keeps pages naming each other, whatever is sold out', () => {
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
