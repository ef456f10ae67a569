import { describe, expect, it } from 'vitest';
import { isSitemapDate, latestDate } from '#src/seo/sitemap-date.ts';

describe('isSitemapDate', () => {
  it('tells dates from what is none', () => {
    expect(['2026-02-03', '2026-02-03T23:59Z'].every(isSitemapDate)).toBe(true);
    expect([undefined, '', '2026-02-30', 'gisteren'].some(isSitemapDate)).toBe(false);
  });
});

describe('latestDate', () => {
  it('is the last of dates in different forms, as it was written', () => {
    expect(latestDate(['2026-02-03', '2026-02-03T01:00+02:00', '2026-02-02T23:30Z'])).toBe(
      '2026-02-03',
    );
    expect(latestDate(['2026-02-03', '2026-02-03T01:00Z', undefined, 'morgen'])).toBe(
      '2026-02-03T01:00Z',
    );
  });

  it('is none where nobody says', () => {
    expect(latestDate([undefined, ''])).toBeUndefined();
  });
});
