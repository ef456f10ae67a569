import type { ListedProduct } from '#ports/product-catalog.ts';
import { hasFile } from '../catalog/product-pictures.ts';
import { imageUrl } from '../content/image-url.ts';
import type { SitemapPage } from '../content/page-entry.ts';
import { absoluteUrl } from '../seo/site.ts';
import type { SitemapEntry } from '../seo/sitemap-entry.ts';
import { MAX_ENTRIES, sitemapParts } from '../seo/sitemap-file.ts';
import { mapConcurrently } from '../shared/lists.ts';
import { ok, type Result } from '../shared/result.ts';
import { assortmentPages, fetchProducts, PRODUCTS_PER_ANSWER } from './assortment-pages.ts';
import type { CrawlFailure, CrawlContext, PublishedPages } from './published-pages.ts';
import { productPageUid } from './with-product-pages.ts';
import { pageSitemapEntry, type SitemapSectionBuilder } from './sitemap-section.ts';

/**
 * Sitemap entries of products for sale: the assortment has the products and their pictures, the
 * editors' pages their locales and last changes. A product without such a page has one by the
 * catalogue ({@link withProductPages}); its locales are named by the page alone.
 * The files are split by position in the assortment, so that a file queries its own slice only, and
 * a slice without pages is no file.
 */
export const productSitemap: SitemapSectionBuilder = (context, published) => {
  const pages = new Map(
    published.pages.filter(({ type }) => type === 'Product').map((page) => [page.url, page]),
  );
  const isShown = (page: SitemapPage) => pageSitemapEntry(context, published, page) !== undefined;
  const listed = [...pages.values()];
  const isClosed = () =>
    published.shell.defaults.disableSearchIndexing === true && !listed.some(isShown);
  const sold = { visit: context, published, pages };
  return Promise.resolve(
    ok({
      dates: () => listed.filter(isShown).map(({ modified }) => modified),
      parts: () => (isClosed() ? Promise.resolve(ok([])) : nonEmptyParts(sold)),
      entries: ({ part }) => productEntries(sold, part),
    }),
  );
};

type ProductSitemapPages = {
  readonly visit: CrawlContext;
  readonly published: PublishedPages;
  readonly pages: ReadonlyMap<string, SitemapPage>;
};

async function nonEmptyParts(
  shop: ProductSitemapPages,
): Promise<Result<readonly number[], CrawlFailure>> {
  const sold = await fetchProducts(shop.visit, 1, 1);
  if (!sold.ok) return sold;
  const parts = sitemapParts(sold.value.total);
  const answers = await mapConcurrently(parts, (part) => hasEntries(shop, part));
  const failure = answers.find((answer) => !answer.ok);
  if (failure?.ok === false) return failure;
  return ok(parts.filter((_, index) => answers[index]?.ok && answers[index].value));
}

/** Queries only up to the first page that exists: usually once. */
async function hasEntries(
  shop: ProductSitemapPages,
  part: number,
): Promise<Result<boolean, CrawlFailure>> {
  for await (const entries of entriesByResponse(shop, part)) {
    if (!entries.ok) return entries;
    if (entries.value.length > 0) return ok(true);
  }
  return ok(false);
}

async function productEntries(
  shop: ProductSitemapPages,
  part: number,
): Promise<Result<readonly SitemapEntry[], CrawlFailure>> {
  const all: SitemapEntry[] = [];
  for await (const entries of entriesByResponse(shop, part)) {
    if (!entries.ok) return entries;
    all.push(...entries.value);
  }
  return ok(all);
}

/** Entries of a file, per answer of the assortment; ends at a failure. */
async function* entriesByResponse(
  { visit: context, published, pages }: ProductSitemapPages,
  part: number,
): AsyncGenerator<Result<readonly SitemapEntry[], CrawlFailure>> {
  const first = (part - 1) * ANSWERS_PER_FILE + 1;
  for await (const sold of assortmentPages(context, first, first + ANSWERS_PER_FILE - 1)) {
    if (!sold.ok) return yield sold;
    const entries = sold.value.flatMap((product) => {
      const listed = pages.get(product.url) ?? pageOfCatalogue(context, product);
      const images = picturesOf(context, product);
      return pageSitemapEntry(context, published, listed, { images }) ?? [];
    });
    yield ok(entries);
  }
}

const ANSWERS_PER_FILE = MAX_ENTRIES / PRODUCTS_PER_ANSWER;

const pageOfCatalogue = (
  { locale }: CrawlContext,
  { sku, name, url, since }: ListedProduct,
): SitemapPage => ({
  type: 'Product',
  uid: productPageUid(sku),
  title: name,
  url,
  metadata: {},
  alternates: { [locale]: url },
  ...(since !== undefined && { modified: since }),
});

/** Pictures as on the opened page, large enough for any use by search engines. */
function picturesOf(
  { site, locale }: CrawlContext,
  { pictures }: ListedProduct,
): readonly string[] {
  return pictures
    .filter(hasFile)
    .slice(0, MAX_PICTURES)
    .flatMap(
      ({ path }) => absoluteUrl(site.domains, locale, imageUrl(path, { width: 1200 })) ?? [],
    );
}

const MAX_PICTURES = 10;
