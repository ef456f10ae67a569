import { describe, expect, it } from 'vitest';
import { isSitemapDate, latestDate } from '#src/seo/sitemap-date.ts';

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
