import { afterAll, describe, expect, it } from 'vitest';
import { content } from '#demo/content/content.ts';
import type { Alternate } from '#src/seo/head.ts';
import { absoluteUrl, mergeRemaps, type RemapTable } from '#src/seo/site.ts';
import { forEveryLocale, LOCALES, languageTag, type Locale } from '#src/shared/locale.ts';
import { readPage } from '../support/read-page.ts';
import { namedPages } from './crawl.ts';
import { openDemo, sharedDemo, type DemoShop } from './open-demo.ts';

/** A page of its own in four locales, and in the fifth another spelling of the page on delivery. */
const REMAP = { 'de-at': { '/kontakt': '/lieferung' } };
const shop = await sharedDemo('own');
const remappedShop = await openDemo({ REMAP: JSON.stringify(REMAP) });
afterAll(remappedShop.close);

const namedBy = async (demo: DemoShop) =>
  (await Promise.all(LOCALES.map((locale) => namedPages(demo, locale)))).flat();

const named = await namedBy(shop);

describe('the demo shop in all locales', () => {
  it('H4 has reciprocal alternates for all five locales and x-default on every page', () => {
    const silent = withoutReply(
      new Map(named.map(({ entry }) => [entry.location, entry.alternates])),
    );
    expect(silent).toEqual([]);
    const tags = [...LOCALES.map(languageTag), 'x-default'].join();
    const partial = named.filter(
      ({ entry }) => entry.alternates.map(({ hreflang }) => hreflang).join() !== tags,
    );
    expect(partial).toEqual([]);
  });

  it('H3 H4 names no remapped page, which names none, and stays reciprocal', async () => {
    const { domains, remap } = remappedShop.site;
    const edited = forEveryLocale((locale) => content[locale].oldAddresses.remap);
    const tables = Object.entries(mergeRemaps(remap, edited)) as [Locale, RemapTable][];
    const remapped = tables.flatMap(([locale, table]) =>
      Object.keys(table).map((path) => absoluteUrl(domains, locale, path) ?? path),
    );
    expect(remapped.length).toBeGreaterThan(2 * LOCALES.length);
    const found = new Map(
      (await namedBy(remappedShop)).map(({ entry }) => [entry.location, entry.alternates]),
    );
    const contact = absoluteUrl(domains, 'de-de', '/kontakt') ?? '';
    expect(found.get(contact)?.map(({ hreflang }) => hreflang)).not.toContain(languageTag('de-at'));
    for (const address of remapped) {
      const { status, html } = await remappedShop.page(address);
      found.set(address, readPage(html).alternates);
      expect([address, status, found.get(address)]).toEqual([address, 200, []]);
    }
    expect(withoutReply(found)).toEqual([]);
  });

  it.each(LOCALES)(
    'H4 has no alternates on variants, later pages and other orders in %s',
    async (locale) => {
      const origin = shop.site.domains[locale] ?? '';
      const first = (kind: string) =>
        named.find((one) => one.kind === kind && one.entry.location.startsWith(`${origin}/`))?.entry
          .location ?? '';
      const product = await shop.page(first('products'));
      const variant = readPage(product.html).links.find(({ href }) => /\?[a-z]+=\d+x/u.test(href));
      const addresses = [
        new URL(variant?.href ?? '', origin).href,
        `${first('categories')}?page=2`,
        `${first('categories')}?sorting=price-asc`,
      ];
      for (const address of addresses) {
        const { status, html } = await shop.page(address);
        expect([address, status, readPage(html).alternates]).toEqual([address, 200, []]);
      }
    },
  );
});

/** Pages named as alternates by a page that they do not name in turn. */
const withoutReply = (found: ReadonlyMap<string, readonly Alternate[]>): readonly string[] =>
  [...found].flatMap(([location, alternates]) =>
    alternates.flatMap(({ href }) =>
      found.get(href)?.some((back) => back.href === location) ? [] : [`${href} of ${location}`],
    ),
  );
