import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SeoFacts } from '#src/seo/seo-facts.ts';
import { seoPolicy } from '#src/seo/seo-policy.ts';
import { isSitemapDate, latestDate, sitemapEntry } from '#src/seo/sitemap-entry.ts';
import { anyOpenListing, anyPolicyFacts } from '../../support/arbitraries/seo.ts';

const AURORA: SeoFacts = {
  site: { domains: { 'nl-nl': 'https://nl.example/' }, remap: {} },
  locale: 'nl-nl',
  hostKnown: true,
  path: '/aurora',
  query: '',
  entry: { type: 'Product', title: 'Aurora', metadata: {}, alternates: { 'nl-nl': '/aurora' } },
  shell: { shopName: 'Sluimer', defaults: { metaTitle: '', metaDescription: '' } },
};

describe('sitemapEntry', () => {
  it('returns the address of a page, its date and its alternates', () => {
    expect(sitemapEntry(AURORA, '2026-02-03')).toEqual({
      location: 'https://nl.example/aurora',
      modified: '2026-02-03',
      alternates: [
        { hreflang: 'nl-NL', href: 'https://nl.example/aurora' },
        { hreflang: 'x-default', href: 'https://nl.example/aurora' },
      ],
    });
  });

  it.each([
    '2024-02-29',
    '2026-02-03T23:59Z',
    '2026-02-03T04:05:06.789Z',
    '2026-02-03T04:05:06+01:00',
  ])('keeps the date %s', (date) => {
    expect(sitemapEntry(AURORA, date)?.modified).toBe(date);
  });

  it.each([
    undefined,
    '',
    'gisteren',
    '2026',
    '2026-13-01',
    '2026-02-03x',
    'x2026-02-03',
    '+012026-02-03',
    '2026-02-03T',
    '2026-02-30',
    '2025-02-29T04:05:06Z',
    '2026-04-31',
    '2026-00-01',
    '2026-02-03T04:05:06',
    '2026-02-03T24:00Z',
    '2026-02-03T04:60Z',
    '2026-02-03T04:05:61Z',
    '2026-02-03T04:05Z ',
    '2026-02-03T04:05+24:00',
  ])('omits the invalid date %j', (date) => {
    expect(sitemapEntry(AURORA, date)).not.toHaveProperty('modified');
  });

  it('has no entry for a page that does not belong there', () => {
    const site = { ...AURORA.site, domains: {} };
    expect(sitemapEntry({ ...AURORA, site })).toBeUndefined();
    expect(sitemapEntry({ ...AURORA, hostKnown: false })).toBeUndefined();
    expect(sitemapEntry({ ...AURORA, failure: 404 }, '2026-02-03')).toBeUndefined();
    expect(sitemapEntry({ ...AURORA, query: '?maat=90x200' })).toBeUndefined();
  });

  it('returns an entry exactly when seoPolicy includes the page in the sitemap', () => {
    fc.assert(
      fc.property(anyPolicyFacts, (facts) => {
        expect(sitemapEntry(facts) !== undefined).toBe(seoPolicy(facts).inSitemap);
      }),
    );
  });

  it('H3 returns the canonical URL and the alternates of the page', () => {
    fc.assert(
      fc.property(anyOpenListing, (facts) => {
        const { canonical, alternates } = seoPolicy(facts);
        const entry = sitemapEntry(facts);
        if (entry === undefined) return;
        expect(entry).toEqual({ location: canonical, alternates });
      }),
    );
  });
});

describe('isSitemapDate', () => {
  it('returns true for valid dates alone', () => {
    expect(['2026-02-03', '2026-02-03T23:59Z'].every(isSitemapDate)).toBe(true);
    expect([undefined, '', '2026-02-30', 'gisteren'].some(isSitemapDate)).toBe(false);
  });
});

describe('latestDate', () => {
  it('returns the latest of dates in different forms, as it was written', () => {
    expect(latestDate(['2026-02-03', '2026-02-03T01:00+02:00', '2026-02-02T23:30Z'])).toBe(
      '2026-02-03',
    );
    expect(latestDate(['2026-02-03', '2026-02-03T01:00Z', undefined, 'morgen'])).toBe(
      '2026-02-03T01:00Z',
    );
  });

  it('returns undefined without a valid date', () => {
    expect(latestDate([undefined, ''])).toBeUndefined();
  });
});
