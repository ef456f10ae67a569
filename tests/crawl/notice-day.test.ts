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

/** Every so many pages of the sitemaps: some of each kind. */
const STEP = 25;

describe('the harmonised notice on the legal guarantee', () => {
  it.each(LOCALES)('is on the pages of %s since 27 September 2026', async (locale) => {
    const named = await namedPages(firstDay, locale);
    const pages = named.filter((_, index) => index % STEP === 0);
    expect(new Set(pages.map(({ kind }) => kind)).size).toBeGreaterThan(2);
    for (const { entry } of pages) {
      const { html: before } = await dayBefore.page(entry.location);
      expect([entry.location, missingDuties(before)]).toEqual([entry.location, []]);
      expect(before).not.toContain('legal-guarantee');
      const { html } = await firstDay.page(entry.location);
      expect([entry.location, missingDuties(html)]).toEqual([entry.location, []]);
      expect(dutiesInData(html)).toHaveProperty('legal-guarantee');
    }
  });

  it.each(LOCALES)('has a page of its own in %s', async (locale) => {
    const address = absoluteUrl(firstDay.site.domains, locale, '/legal-guarantee') ?? '';
    const { status, html } = await firstDay.page(address);
    expect(status).toBe(200);
    expect(html).toMatch(/<img src="\/notices\/(?:nl|de|en)\.svg"/u);
    expect(missingDuties(html)).toEqual([]);
  });
});
