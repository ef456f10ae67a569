import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedSearchBox } from '#adapters/embedded/embedded-search-box.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import { createProductTexts } from '#adapters/embedded/product-texts.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import { searchWords } from '#demo/search/search-words.ts';
import type { Locale } from '#src/shared/locale.ts';
import { searchRequest } from '../../support/search-request.ts';
import { austrianQueries } from './austrian.ts';
import { dutchQueries } from './dutch.ts';
import { englishQueries } from './english.ts';
import { isOfKind, type Expected, type ExpectedQuery } from './expected.ts';
import { flemishQueries } from './flemish.ts';
import { germanQueries } from './german.ts';

const store = createCatalogueStore(catalogue);
const texts = createProductTexts(store, searchWords);
const search = createEmbeddedProductSearch(store, texts);
const box = createEmbeddedSearchBox(store, { content, texts, words: searchWords });

const TABLES: Readonly<Record<Locale, readonly ExpectedQuery[]>> = {
  'nl-nl': dutchQueries,
  'nl-be': flemishQueries,
  'de-de': germanQueries,
  'de-at': austrianQueries,
  'en-us': englishQueries,
};

describe.each(Object.entries(TABLES) as [Locale, readonly ExpectedQuery[]][])(
  'the search of the demo shop in %s',
  (locale, queries) => {
    it.each(queries)(
      'S2 S3 finds for "%s" what is meant, among the first three',
      async (query, expected) => {
        await expectFound(locale, query, expected);
      },
    );
  },
);

describe('the tables of queries', () => {
  it.each(['nl-nl', 'de-de', 'en-us'] as const)('ask at least fifty things in %s', (locale) => {
    expect(TABLES[locale].length).toBeGreaterThanOrEqual(50);
  });
});

async function expectFound(locale: Locale, query: string, expected: Expected): Promise<void> {
  if ('page' in expected) {
    const { categories, pages } = await box.find(locale, query, 'search-box');
    const urls = [...categories.slice(0, 3), ...pages.slice(0, 3)].map(({ url }) => url);
    const page = content[locale].pages.find(({ uid }) => uid === expected.page);
    expect(urls).toContain(page?.url);
    return;
  }
  const request = searchRequest({
    locale,
    query,
    pageType: 'search',
    objectId: '',
    itemsPerPage: 3,
  });
  const { hits } = await search.productsAndFilters(request);
  const skus = hits.map(({ sku }) => sku);
  if ('sku' in expected) expect(skus).toContain(expected.sku);
  else {
    expect(skus).not.toEqual([]);
    expect(skus.filter((sku) => !isKind(sku, expected))).toEqual([]);
  }
}

function isKind(sku: string, { all }: Extract<Expected, { readonly all: unknown }>): boolean {
  const product = store.article(sku)?.product;
  return product !== undefined && isOfKind(product, all);
}
