import { describe, expect, it } from 'vitest';
import { OFFER_FACET } from '#src/catalog/derived-facets.ts';
import type { Hit } from '#src/catalog/product.ts';
import { cardUrl } from '#src/listing/listing-url.ts';
import { displayPriceOf, savedPart } from '#src/pricing/price.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { showPageByUrl } from '#src/use-cases/show-page.ts';
import type { CategoryPage } from '#src/use-cases/page-model.ts';
import { demoPorts } from '../support/demo-ports.ts';

const ports = demoPorts();
const site = { domains: {}, remap: {} };

async function listingAt(url: string, locale: Locale = 'nl-nl', shop = ports) {
  const request = { locale, hostKnown: true, ...splitUrl(url) };
  const outcome = await showPageByUrl(shop, site, request, url);
  if (outcome.kind !== 'page' || outcome.model.type !== 'listing')
    throw new Error(`${url}: ${outcome.kind}`);
  return outcome.model;
}

const hitsOf = ({ slots }: CategoryPage): readonly Hit[] =>
  slots.flatMap((slot) => (slot.kind === 'product' ? [slot.hit] : []));

async function offersUrl(uid: string, locale: Locale): Promise<string> {
  const pages = await ports.content.sitemapPages(locale);
  return (pages.ok ? pages.value : []).find((page) => page.uid === uid)?.url ?? '';
}

describe.each(LOCALES)('the pages of offers in %s', (locale) => {
  it.each(['promotions', 'outlet-toppers'])(
    'L11 show of each product on %s what is reduced, with what saves most first',
    async (uid) => {
      const url = await offersUrl(uid, locale);
      const first = await listingAt(url, locale);
      const hits = [...hitsOf(first)];
      for (let page = 2; page <= first.pages; page += 1)
        hits.push(...hitsOf(await listingAt(`${url}?page=${page}`, locale)));
      expect(hits.length).toBe(first.nbHits);
      for (const { price, sku } of hits)
        expect({ sku, was: displayPriceOf(price)?.was }).toEqual({ sku, was: price.regular });
      const savings = hits.map(({ price }) => savedPart(price));
      expect(savings).toEqual(savings.toSorted((a, b) => b - a));
    },
  );
});

describe('the page of offers', () => {
  it('L11 leads from a card to the reduced size, whose price it shows without "from"', async () => {
    const listing = await listingAt('/aanbiedingen');
    const hits = hitsOf(listing);
    expect(hits.filter(({ priceFrom }) => priceFrom)).toEqual([]);
    const sized = hits.filter(({ size }) => size !== undefined);
    expect(sized.length).toBeGreaterThan(0);
    for (const hit of sized) {
      const { query } = splitUrl(cardUrl(hit, listing));
      expect(query).toContain(`maat=${hit.size}`);
    }
  });

  it('L11 keeps to what is reduced in a chosen size, and offers no choice of that', async () => {
    const listing = await listingAt('/aanbiedingen/maat/160x200');
    const hits = hitsOf(listing);
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.map(({ size }) => size)).toEqual(hits.map(() => '160x200'));
    expect(hits.every(({ price }) => savedPart(price) > 0)).toBe(true);
    expect(listing.facets.map(({ name }) => name)).not.toContain(OFFER_FACET);
    expect(listing.appliedFilters.map(({ name }) => name)).toEqual(['maat']);
  });

  it('L11 L7 sorts as shoppers ask', async () => {
    const cents = hitsOf(await listingAt('/aanbiedingen?sorting=price-asc')).map(
      ({ price }) => price.final.cents,
    );
    expect(cents).toEqual(cents.toSorted((a, b) => a - b));
  });

  it('L11 leaves out a reduction that the price ledger does not confirm', async () => {
    const all = hitsOf(await listingAt('/aanbiedingen'));
    const [unproven] = all;
    const search: typeof ports.search = {
      async productsAndFilters(request) {
        const result = await ports.search.productsAndFilters(request);
        const hits = result.hits.map((hit) =>
          hit.sku === unproven?.sku
            ? Object.assign({}, hit, { price: { ...hit.price, regular: hit.price.final } })
            : hit,
        );
        return { ...result, hits };
      },
    };
    const shown = hitsOf(await listingAt('/aanbiedingen', 'nl-nl', { ...ports, search }));
    expect(shown.map(({ sku }) => sku)).toEqual(all.slice(1).map(({ sku }) => sku));
  });

  it('L11 is the only kind of listing that does so', async () => {
    const listing = await listingAt('/matrassen');
    expect(listing.offers).toBe(undefined);
    expect(hitsOf(listing).some(({ price }) => savedPart(price) === 0)).toBe(true);
  });
});
