import { afterAll, describe, expect, it } from 'vitest';
import { absoluteUrl } from '#src/seo/site.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { createFixedClock } from '../support/fixed-clock.ts';
import { dutiesInData, missingDuties } from '../support/shown-duties.ts';
import { namedPages } from './crawl.ts';
import { openDemo } from './open-demo.ts';

/** The demo shop at noon of a day. */
const openOn = async (day: string) => {
  const shop = await openDemo({}, { clock: createFixedClock(Date.parse(`${day}T12:00:00Z`)) });
  afterAll(shop.close);
  return shop;
};

const dayBefore = await openOn('2026-09-26');
const firstDay = await openOn('2026-09-27');

/** Every so many pages of the sitemaps, some of each kind; all of them in `npm run test:nightly`. */
const STEP = Number(process.env['NOTICE_DAY_STEP'] ?? 25);
/** In milliseconds; all pages of a locale, twice, take some minutes on a busy machine. */
const MAX_CRAWL_TIME = 1_800_000;

describe('the harmonised notice on the legal guarantee', () => {
  it.each(LOCALES)(
    'is on the pages of %s since 27 September 2026',
    { timeout: MAX_CRAWL_TIME },
    async (locale) => {
      const named = await namedPages(firstDay, locale);
      const pages = named.filter((_, index) => index % STEP === 0);
      expect(pages).toHaveLength(Math.ceil(named.length / STEP));
      expect(new Set(pages.map(({ kind }) => kind)).size).toBeGreaterThan(2);
      for (const { entry } of pages) {
        const { html: before } = await dayBefore.page(entry.location);
        expect([entry.location, missingDuties(before)]).toEqual([entry.location, []]);
        expect(before).not.toContain('legal-guarantee');
        const { html } = await firstDay.page(entry.location);
        expect([entry.location, missingDuties(html)]).toEqual([entry.location, []]);
        expect(dutiesInData(html)).toHaveProperty('legal-guarantee');
      }
      if (STEP === 1) process.stdout.write(`${locale}: ${pages.length} pages, each on both days\n`);
    },
  );

  it.each(LOCALES)('has a page of its own in %s', async (locale) => {
    const address = absoluteUrl(firstDay.site.domains, locale, '/legal-guarantee') ?? '';
    const { status, html } = await firstDay.page(address);
    expect(status).toBe(200);
    expect(html).toMatch(/<img src="\/notices\/(?:nl|de|en)\.svg"/u);
    expect(missingDuties(html)).toEqual([]);
  });
});
