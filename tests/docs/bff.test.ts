import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BFF_SERVICES } from '#server/routes/bff.ts';
import { openShop } from '../server/small-shop.ts';

const page = readFileSync('docs/bff.md', 'utf8');

/** The rows of each service's table as cells, without the header and its separator. */
const written = new Map(
  page.split(/^## /mu).flatMap((section) => {
    const service = /^`(\w+)`/u.exec(section)?.[1];
    return service === undefined ? [] : [[service, rowsOf(section)] as const];
  }),
);

function rowsOf(section: string): readonly (readonly string[])[] {
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, method = '', verb = '', args = '', answer = '', cache = '']) => [
      method.replaceAll('`', ''),
      verb,
      args,
      answer,
      cache,
    ]);
}

const methodsOf = (service: string) =>
  [...(BFF_SERVICES.get(service) ?? [])].map(([name, { cacheKind }]) => [
    name,
    cacheKind === 'nothing' ? 'POST' : 'GET, POST',
    cacheKind,
  ]);

describe('docs/bff.md', () => {
  it('has a table of every service, and of no other', () => {
    expect([...written.keys()]).toEqual([...BFF_SERVICES.keys()]);
  });

  it.each([...BFF_SERVICES.keys()])(
    'B1 lists the HTTP methods and the caching of every method of %s',
    (service) => {
      const rows = written.get(service)?.map(([method, verb, , , cache]) => [method, verb, cache]);
      expect(new Set(rows?.map(String))).toEqual(new Set(methodsOf(service).map(String)));
    },
  );

  it.each([...BFF_SERVICES.keys()])(
    'B1 documents the arguments and the answer of every method of %s',
    (service) => {
      for (const [method, , args, answer] of written.get(service) ?? []) {
        expect([method, args, answer]).not.toContain('');
      }
    },
  );
});

describe('an example of docs/bff.md', () => {
  const calls = /```http\n([\s\S]*?)```/u.exec(page)?.[1]?.trim().split('\n') ?? [];

  it.each(calls)('B1 B6 is answered: %s', async (call) => {
    const [, method = '', path = '', body = ''] = /^(\w+) (\S+) *(.*)$/u.exec(call) ?? [];
    const shop = await openShop();
    const answer = method === 'GET' ? await shop.get(path) : await shop.post(path, body, JSON_BODY);
    expect([method, answer.status, await answer.text()]).toEqual([method, 200, expect.any(String)]);
  });
});

const JSON_BODY = { 'content-type': 'application/json' };

/** The specified methods, and those decided for C9. */
const SPECIFIED: Readonly<Record<string, string>> = {
  magento:
    'createEmptyCart cart addProductsToCart applyCouponToCart removeItemFromCart ' +
    'removeCouponFromCart updateCartItems subscribeToNewsletter requestNewsletterPreferences ' +
    'getEmailPreferences changeEmailPreferences setShippingAddressesOnCart setBillingAddressOnCart ' +
    'setGuestEmailOnCart getCategory getCategories getProductDetails getProductReviews getProducts ' +
    'getCurrencies searchProducts',
  cnts:
    'getPageDataByUrl getSitemapData getContentExtended getFilteredPageData getBreadcrumbs ' +
    'getIndexableFilteredCategories getContent',
  algolia:
    'getProductsAndFilters getRecommendedProducts getAllReviews getAllProducts ' +
    'getSearchResultData getTopSearches',
};

describe('BFF_SERVICES', () => {
  it.each(Object.entries(SPECIFIED))(
    'B1 has exactly the specified methods of %s',
    (service, names) => {
      expect([...(BFF_SERVICES.get(service)?.keys() ?? [])].toSorted()).toEqual(
        names.split(' ').toSorted(),
      );
    },
  );
});
