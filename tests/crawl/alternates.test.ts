import { afterAll, describe, expect, it } from 'vitest';
import { LOCALES, languageTag } from '#src/shared/locale.ts';
import { readPage } from '../support/read-page.ts';
import { namedPages } from './crawl.ts';
import { openDemo } from './open-demo.ts';

const shop = await openDemo();
afterAll(shop.close);

const named = (await Promise.all(LOCALES.map((locale) => namedPages(shop, locale)))).flat();
const byLocation = new Map(named.map(({ entry }) => [entry.location, entry]));

describe('the demo shop in all locales', () => {
  it('H4 has reciprocal alternates for all five locales and x-default on every page', () => {
    const silent = named.flatMap(({ entry }) =>
      entry.alternates.flatMap(({ href }) => {
        const back = byLocation.get(href)?.alternates ?? [];
        return back.some((one) => one.href === entry.location)
          ? []
          : [`${href} of ${entry.location}`];
      }),
    );
    expect(silent).toEqual([]);
    const tags = [...LOCALES.map(languageTag), 'x-default'].join();
    const partial = named.filter(
      ({ entry }) => entry.alternates.map(({ hreflang }) => hreflang).join() !== tags,
    );
    expect(partial).toEqual([]);
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
