import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alternatesOf } from '#src/seo/seo-policy.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { anyDomains, anyLocalePaths } from '../../support/arbitraries/seo.ts';
import { anyLocale } from '../../support/arbitraries/texts.ts';

const SITE = {
  domains: { 'nl-nl': 'https://nl.example', 'de-at': 'https://at.example' },
  remap: { 'de-at': { '/alt': '/neu' } },
};

describe('alternatesOf', () => {
  it('H4 lists every locale that has a domain and a path, and nl-nl as x-default', () => {
    const paths = { 'nl-nl': '/matrassen', 'de-de': '/matratzen', 'de-at': '/matratzen' };
    expect(alternatesOf(SITE, 'nl-nl', paths)).toEqual([
      { hreflang: 'nl-NL', href: 'https://nl.example/matrassen' },
      { hreflang: 'de-AT', href: 'https://at.example/matratzen' },
      { hreflang: 'x-default', href: 'https://nl.example/matrassen' },
    ]);
  });

  it('H4 has no x-default for a page that nl-nl does not have', () => {
    expect(alternatesOf(SITE, 'de-at', { 'de-at': '/' })).toEqual([
      { hreflang: 'de-AT', href: 'https://at.example/' },
    ]);
  });

  it('H3 H4 omits a remapped page from the alternates, and lists none for it', () => {
    const paths = { 'nl-nl': '/alt', 'de-at': '/alt' };
    expect(alternatesOf(SITE, 'nl-nl', paths)).toEqual([
      { hreflang: 'nl-NL', href: 'https://nl.example/alt' },
      { hreflang: 'x-default', href: 'https://nl.example/alt' },
    ]);
    expect(alternatesOf(SITE, 'de-at', paths)).toEqual([]);
  });

  it('H4 lists the other locales for a page without a path in its own locale', () => {
    expect(alternatesOf(SITE, 'de-at', { 'nl-nl': '/' })).toHaveLength(2);
  });

  it('H4 lists a locale once, and none without a domain or a path', () => {
    fc.assert(
      fc.property(anyDomains, anyLocale, anyLocalePaths, (domains, locale, paths) => {
        const named = LOCALES.filter((locale) => domains[locale] && paths[locale]);
        const hrefs = alternatesOf({ domains, remap: {} }, locale, paths).filter(
          ({ hreflang }) => hreflang !== 'x-default',
        );
        expect(hrefs.map(({ href }) => href)).toEqual(
          named.map((locale) => `${domains[locale]}${paths[locale]}`),
        );
      }),
    );
  });
});
