import { describe, expect, it } from 'vitest';
import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import {
  createEmbeddedAssortment,
  createEmbeddedProductCatalog,
  createEmbeddedProductsByUrl,
} from '#adapters/embedded/embedded-product-catalog.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import { createEmbeddedRecommender } from '#adapters/embedded/embedded-recommender.ts';
import { createEmbeddedSearchBox } from '#adapters/embedded/embedded-search-box.ts';
import { createProductTexts } from '#adapters/embedded/product-texts.ts';
import {
  isSoldOn,
  withoutWithheldAdds,
  withoutWithheldGoods,
  withoutWithheldProducts,
  withoutWithheldUrls,
} from '#adapters/system/withheld-goods.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import { IDEMPOTENCY_KEY_REUSED } from '#ports/cart-gateway.ts';
import type { ProductCatalog } from '#ports/product-catalog.ts';
import type { DroppedItem } from '#ports/upstreams.ts';
import { DEFAULT_SORTING } from '#src/search/sorting-and-page-size.ts';
import type { Locale } from '#src/shared/locale.ts';
import { createArticleCarts, type ListedArticle } from '../../support/article-carts.ts';
import { lawfulGoods } from '../../support/lawful-goods.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';
import { aPicture } from '../../support/shown-pages.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

const clock = { now: () => Date.UTC(2026, 10, 27) };
const LAMP = 'AVO-GLOED';
const BED = 'DON-OCHTEND';

/** A product as it would be without one of its attributes. */
const without = (product: ProductData, lacked: string): ProductData => ({
  ...product,
  attributes: Object.fromEntries(
    Object.entries(product.attributes).filter(([code]) => code !== lacked),
  ),
});

/** The demo's goods, but the lamp lacks its WEEE number and the duvet cover its fibres. */
const LACKED: Readonly<Record<string, string>> = { [LAMP]: 'weee_number', [BED]: 'fibres' };
const lacking = {
  ...catalogue,
  products: catalogue.products.map((product) => without(product, LACKED[product.sku] ?? '')),
};
const store = createCatalogueStore(lacking, isSoldOn(clock));

const mattress = (sku: string): ListedArticle => ({
  sku,
  name: 'Matras',
  url: '/matras',
  image: aPicture,
  cents: 29_900,
  stock: 9,
});

const partsOf = (isWithheld: boolean) => {
  const dropped: DroppedItem[] = [];
  const log = createMemoryLog();
  const drift = { report: (item: DroppedItem) => void dropped.push(item) };
  return { dropped, log, parts: { clock, log, drift, isWithheld } };
};

const soldIn = async (locale: Locale) => {
  const { parts } = partsOf(true);
  const catalog = withoutWithheldProducts(createEmbeddedProductCatalog(store), parts);
  const answers = await Promise.all([LAMP, BED].map((sku) => catalog.product(locale, sku)));
  return answers.map(({ ok }) => ok);
};

describe('goods that lack what the law of a country asks for', () => {
  it('LD4 are not found in that country, and are in others', async () => {
    expect(await soldIn('nl-nl')).toEqual([true, false]);
    expect(await soldIn('de-at')).toEqual([true, false]);
    expect(await soldIn('de-de')).toEqual([false, false]);
  });

  it('LD4 have no page by their URL', async () => {
    const { parts } = partsOf(true);
    const byUrl = createEmbeddedProductsByUrl(store);
    const sold = withoutWithheldUrls(byUrl, parts);
    const lamp = store.article(LAMP)?.product;
    const url = lamp ? store.localized('de-de').url(lamp) : '';
    expect((await byUrl.productAt('de-de', url)).ok).toBe(true);
    expect(await sold.productAt('de-de', url)).toEqual({
      ok: false,
      error: { kind: 'product-not-found' },
    });
    expect(await sold.productAt('de-de', '/nirgends')).toEqual({
      ok: false,
      error: { kind: 'product-not-found' },
    });
  });

  it('LD4 are in no list of the assortment, so in no index, sitemap and feed', async () => {
    const assortment = createEmbeddedAssortment(store);
    const sold = withoutWithheldGoods(assortment, partsOf(true).parts);
    const skusIn = async (locale: Locale) => {
      const page = await sold.products(locale, { page: 1, productsPerPage: 1000 });
      return page.ok ? page.value.products.map(({ sku }) => sku) : [];
    };
    const german = await skusIn('de-de');
    expect(german).toHaveLength(lacking.products.length - 2);
    expect(german).not.toContain(LAMP);
    expect(await skusIn('nl-nl')).toContain(LAMP);
    expect(await sold.categories('de-de')).toEqual(await assortment.categories('de-de'));
    expect(await sold.currencies('de-de')).toEqual(await assortment.currencies('de-de'));
    expect(await sold.filterableAttributes('de-de')).toEqual(
      await assortment.filterableAttributes('de-de'),
    );
  });

  it('LD4 are neither found, counted nor recommended by the embedded search', async () => {
    const search = createEmbeddedProductSearch(store);
    const texts = createProductTexts(store);
    const box = createEmbeddedSearchBox(store, { content, texts });
    const recommender = createEmbeddedRecommender(store, []);
    const foundIn = async (locale: Locale) => {
      const listed = await search.productsAndFilters({
        locale,
        pageType: 'search',
        objectId: '',
        query: LAMP,
        selection: [],
        page: 1,
        sorting: DEFAULT_SORTING,
        itemsPerPage: 24,
      });
      const suggested = await box.find(locale, LAMP, 'search-box');
      const [alike] = await recommender.recommend(locale, [
        { model: 'looking-similar', objectId: 'AVO-GETIJ', maxRecommendations: 30 },
      ]);
      const recommended =
        alike?.ok && alike.value.kind === 'products' ? alike.value.hits.map(({ sku }) => sku) : [];
      return [listed.nbHits, suggested.products.length, recommended.includes(LAMP)];
    };
    expect(await foundIn('nl-nl')).toEqual([1, 1, true]);
    expect(await foundIn('de-de')).toEqual([0, 0, false]);
  });

  it('LD4 are named with attribute and law, for operators', async () => {
    const { dropped, log, parts } = partsOf(true);
    await withoutWithheldProducts(createEmbeddedProductCatalog(store), parts).product(
      'de-de',
      LAMP,
    );
    expect(dropped).toEqual([
      { upstream: 'magento', place: 'products.items[].weee_number', item: LAMP },
    ]);
    expect(log.entries).toMatchObject([
      {
        event: 'goods-lack-facts',
        facts: {
          locale: 'de-de',
          sku: LAMP,
          attributes: ['weee_number'],
          source: 'ElektroG, section 6(3)',
          isWithheld: true,
        },
      },
    ]);
  });

  it('LD4 are sold where the shop chooses so, and named in the log all the same', async () => {
    const { dropped, log, parts } = partsOf(false);
    const catalog = withoutWithheldProducts(createEmbeddedProductCatalog(store), parts);
    expect((await catalog.product('de-de', LAMP)).ok).toBe(true);
    expect(dropped).toEqual([]);
    expect(log.entries).toHaveLength(1);
  });
});

describe('a cart without withheld goods', () => {
  it('C7 LD4 replays an add that was carried out before one of its goods was withheld', async () => {
    const articles = ['M1', 'M2'].map(mattress);
    const carts = createArticleCarts(articles, createSequentialIds('cart'));
    let isM1Sold = true;
    const [lacking, lawful] = [smallCatalogue, lawfulGoods(smallCatalogue)].map((data) =>
      createEmbeddedProductCatalog(createCatalogueStore(data)),
    );
    if (!lacking || !lawful) throw new Error('There are two catalogues');
    const catalog: ProductCatalog = {
      product: (locale, sku) => (sku === 'M1' && !isM1Sold ? lacking : lawful).product(locale, sku),
    };
    const sold = withoutWithheldAdds(carts, catalog, partsOf(true).parts);
    const id = await carts.create('nl-nl');
    if (!id.ok) throw new Error(id.error.message);
    const add = async (...skus: readonly string[]) => {
      const items = skus.map((sku) => ({ sku, quantity: 1 }));
      const answer = await sold.add('nl-nl', id.value, items, 'a'.repeat(32));
      if (!answer.ok) return answer.error;
      const { cart, userErrors, isReplayed = false } = answer.value;
      const lines = cart?.items.map(({ product, quantity }) => `${quantity} ${product.sku}`);
      return { lines, codes: userErrors.map(({ code }) => code), isReplayed };
    };
    const answer = { lines: ['1 M1', '1 M2'], codes: [] };
    expect(await add('M1', 'M2')).toEqual({ ...answer, isReplayed: false });
    isM1Sold = false;
    expect(await add('M1', 'M2')).toEqual({ ...answer, isReplayed: true });
    // Another change under the key is an error still, and a withheld good alone is refused.
    expect(await add('M1', 'M2', 'M2')).toEqual(IDEMPOTENCY_KEY_REUSED);
    expect(await add('M1')).toEqual({
      ...answer,
      codes: ['PRODUCT_NOT_FOUND'],
      isReplayed: false,
    });
  });
});
