import { describe, expect, it } from 'vitest';
import { splitUrl } from '#src/routing/url-parts.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { showPageByUrl } from '#src/use-cases/show-page.ts';
import { demoPorts } from '../support/demo-ports.ts';

const ports = demoPorts();

async function listingAt(locale: Locale, url: string) {
  const request = { locale, hostKnown: true, ...splitUrl(url) };
  const outcome = await showPageByUrl(ports, { domains: {}, remap: {} }, request, url);
  return outcome.kind === 'page' && outcome.model.type === 'listing' ? outcome.model : undefined;
}

async function categoriesIn(locale: Locale) {
  const pages = await ports.content.sitemapPages(locale);
  const listings = await Promise.all(
    (pages.ok ? pages.value : []).map(({ url }) => listingAt(locale, url)),
  );
  return listings.flatMap((listing) => listing ?? []);
}

describe.each(LOCALES)('the categories of the demo shop in %s', (locale) => {
  it('L2 have a banner once on a page at most, and no page of one product behind a full one', async () => {
    const listings = await categoriesIn(locale);
    expect(listings.length).toBeGreaterThan(15);
    const whole = listings.filter(({ appliedFilters }) => appliedFilters.length === 0);
    for (const { categoryUrl, slots, nbHits, itemsPerPage } of whole) {
      const banners = slots.filter(({ kind }) => kind === 'banner').length;
      const last = nbHits % itemsPerPage;
      expect({ categoryUrl, isOnce: banners <= 1, isAlone: nbHits > 1 && last === 1 }).toEqual({
        categoryUrl,
        isOnce: true,
        isAlone: false,
      });
    }
  });
});
