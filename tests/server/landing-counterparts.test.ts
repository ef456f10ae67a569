import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import type { ProductSearch } from '#ports/search.ts';
import { createRenderer } from '#server/render.tsx';
import type { ServerPorts } from '#server/server-ports.ts';
import { failedSearch } from '#src/search/search-result.ts';
import { languageTag, LOCALES, type Locale } from '#src/shared/locale.ts';
import { eventually, PATIENCE } from '../support/eventually.ts';
import { LANDING_PATHS, landingContent } from '../support/landing-content.ts';
import { createMemoryLog } from '../support/memory-log.ts';
import { alternatesIn, readHead } from '../support/read-page.ts';
import { readSitemap } from '../support/read-sitemap.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { configOf, openShop, smallAssets, smallPorts, type RunningShop } from './small-shop.ts';

const { site } = configOf();
const hostOf = (locale: Locale) => `${locale}.localhost:3000`;
const addressIn = (locale: Locale) => `http://${hostOf(locale)}${LANDING_PATHS[locale]}`;

const all = createEmbeddedProductSearch(createCatalogueStore(smallCatalogue));
const products = smallCatalogue.products.filter(({ sku }) => sku !== 'M2');
const rest = createEmbeddedProductSearch(createCatalogueStore({ ...smallCatalogue, products }));

/** The small shop, with the products that `createSearchStore` finds in each locale. */
function portsWith(searchIn: (locale: Locale) => ProductSearch): ServerPorts {
  return {
    ...smallPorts(),
    content: createEmbeddedContentSource(landingContent, createCatalogueStore(smallCatalogue)),
    search: {
      productsAndFilters: (request) => searchIn(request.locale).productsAndFilters(request),
    },
    log: createMemoryLog(),
  };
}

const openWith = (searchIn: (locale: Locale) => ProductSearch): Promise<RunningShop> => {
  const ports = portsWith(searchIn);
  return openShop({ ports, renderer: createRenderer({ assets: smallAssets, site, ports }) });
};

const GERMAN: Locale = 'de-de';
const soldOut = await openWith((locale) => (locale === GERMAN ? rest : all));
const OTHERS = LOCALES.filter((locale) => locale !== GERMAN);

const htmlIn = async (shop: RunningShop, locale: Locale) => {
  const page = await shop.get(LANDING_PATHS[locale], { host: hostOf(locale) });
  return page.text();
};
const namedBy = async (shop: RunningShop, locale: Locale) =>
  alternatesIn(readHead(await htmlIn(shop, locale)));
const sitemapOf = (shop: RunningShop, locale: Locale) =>
  shop.get('/sitemap-landing-pages.xml', { host: hostOf(locale) });

/** Alternates of `locales` by language, with the Dutch one as `x-default`. */
const namesOf = (locales: readonly Locale[]) => ({
  ...Object.fromEntries(locales.map((one) => [languageTag(one), addressIn(one)])),
  'x-default': addressIn('nl-nl'),
});

// Pages do not wait for it, so the first ones may lack it.
beforeAll(() =>
  vi.waitUntil(async () => !('de-DE' in (await namedBy(soldOut, 'nl-nl'))), PATIENCE),
);

describe('a filtered page whose German counterpart is sold out', () => {
  it('F11 H4 lists the others, in every shop that has it', async () => {
    for (const locale of OTHERS)
      expect([locale, await namedBy(soldOut, locale)]).toEqual([locale, namesOf(OTHERS)]);
    expect(await namedBy(soldOut, GERMAN)).toEqual({});
  });

  it('F11 H4 is only listed by pages that it lists: all five shops list each other', async () => {
    const heads = new Map<string, Record<string, string>>();
    for (const locale of LOCALES) heads.set(addressIn(locale), await namedBy(soldOut, locale));
    for (const [address, named] of heads)
      for (const href of Object.values(named))
        expect([href, Object.values(heads.get(href) ?? {})]).toEqual([
          href,
          expect.arrayContaining([address]),
        ]);
  });

  it('F11 lists the others in the sitemap, and is in none of its own', async () => {
    for (const locale of OTHERS) {
      const [entry] = readSitemap(await (await sitemapOf(soldOut, locale)).text());
      const alternates = entry?.alternates.map(({ hreflang, href }) => [hreflang, href]) ?? [];
      expect(entry?.location).toBe(addressIn(locale));
      expect(Object.fromEntries(alternates)).toEqual(namesOf(OTHERS));
    }
    expect((await sitemapOf(soldOut, GERMAN)).status).toBe(404);
  });

  it('F11 is replaced by its category when a shopper switches to its language', async () => {
    const html = await htmlIn(soldOut, 'nl-nl');
    expect(html).toContain(`href="http://${hostOf(GERMAN)}/matratzen"`);
    expect(html).not.toContain(addressIn(GERMAN));
    expect(html).toContain(`href="${addressIn('de-at')}"`);
  });

  it('F11 is not listed in the browser either', async () => {
    const { 'de-de': _gone, ...others } = LANDING_PATHS;
    const listed = await soldOut.call('/api/cnts/getIndexableFilteredCategories', [
      { locale: 'nl-nl', uid: 'mattresses' },
    ]);
    expect(await listed.json()).toMatchObject([{ url: LANDING_PATHS['nl-nl'] }]);
    for (const [method, args] of [
      ['getFilteredPageData', { url: LANDING_PATHS['nl-nl'], locale: 'nl-nl' }],
      ['getPageDataByUrl', { url: LANDING_PATHS['nl-nl'], locale: 'nl-nl' }],
      ['getSitemapData', { locale: 'nl-nl' }],
    ] as const) {
      const body = await (await soldOut.call(`/api/cnts/${method}`, [args])).text();
      expect(body).not.toContain(`"de-de":"${LANDING_PATHS[GERMAN]}"`);
      expect(body).toContain(`"alternates":${JSON.stringify(others)}`);
    }
  });
});

describe('a filtered page with unknown stock in other shops', () => {
  const away: ProductSearch = {
    productsAndFilters: () => Promise.resolve(failedSearch(503, 'away')),
  };

  it('F11 is still listed while the search is unavailable there, if others are known', async () => {
    const searches: Partial<Record<Locale, ProductSearch>> = { 'de-de': away, 'en-us': rest };
    const shop = await openWith((locale) => searches[locale] ?? all);
    await eventually(async () => expect(await namedBy(shop, 'nl-nl')).not.toHaveProperty('en-US'));
    const others = LOCALES.filter((locale) => locale !== 'en-us');
    expect(await namedBy(shop, 'nl-nl')).toEqual(namesOf(others));
  });

  it('F11 is in no sitemap meanwhile, as its alternates are incomplete', async () => {
    const shop = await openWith((locale) => (locale === GERMAN ? away : all));
    expect((await sitemapOf(shop, 'nl-nl')).status).toBe(503);
    expect((await shop.get('/sitemap.xml', { host: hostOf('nl-nl') })).status).toBe(200);
    expect((await shop.get('/sitemap-categories.xml', { host: hostOf('nl-nl') })).status).toBe(200);
  });
});

describe('a listing with known stock', () => {
  it('needs no further requests: sold-out pages are cached for a minute', async () => {
    const requests: string[] = [];
    const ports = portsWith(() => all);
    const counted = {
      ...ports,
      search: {
        productsAndFilters: (request: Parameters<ProductSearch['productsAndFilters']>[0]) => {
          requests.push(request.locale);
          return ports.search.productsAndFilters(request);
        },
      },
    };
    const shop = await openShop({ ports: counted });
    const ask = () => shop.get(LANDING_PATHS['nl-nl'], { host: hostOf('nl-nl') });
    await ask();
    await eventually(() => expect(new Set(requests)).toEqual(new Set(LOCALES)));
    requests.length = 0;
    await ask();
    expect(requests).toEqual(['nl-nl', 'nl-nl']);
  });
});
