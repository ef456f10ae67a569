import type { ListedProduct, ProductPage } from '#ports/assortment.ts';
import { imageUrl } from '../content/image-url.ts';
import type { SitemapPage } from '../content/sitemap-page.ts';
import { addressOf } from '../seo/address.ts';
import type { SitemapEntry } from '../seo/sitemap-entry.ts';
import { MOST_ENTRIES, type SitemapFile } from '../seo/sitemap-file.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { CrawlFailure, CrawlVisit, PublishedPages } from './published-pages.ts';
import { entryOf, type ShelfOf } from './sitemap-shelf.ts';

/**
 * Pages of products that are sold: the assortment says which there are and what they look like,
 * editors' pages where, in which locales and since when. What only one of both knows has no page.
 * They are split by their place in the assortment, so that a file asks for its own share alone.
 */
export const productShelf: ShelfOf = async (visit, published) => {
  const pages = new Map(
    published.pages.filter(({ type }) => type === 'Product').map((page) => [page.url, page]),
  );
  const shown = [...pages.values()].filter((page) => entryOf(visit, published, page));
  const sold = await askProducts(visit, 1, 1);
  if (!sold.ok) return sold;
  return ok({
    total: shown.length === 0 ? 0 : sold.value.total,
    dates: shown.map(({ modified }) => modified),
    entries: (file) => productEntries(visit, published, pages, file),
  });
};

async function productEntries(
  visit: CrawlVisit,
  published: PublishedPages,
  pages: ReadonlyMap<string, SitemapPage>,
  { part }: SitemapFile,
): Promise<Result<readonly SitemapEntry[], CrawlFailure>> {
  const entries: SitemapEntry[] = [];
  const first = (part - 1) * PAGES_PER_FILE + 1;
  for (let page = first; page < first + PAGES_PER_FILE; page += 1) {
    const sold = await askProducts(visit, page, PRODUCTS_PER_PAGE);
    if (!sold.ok) return sold;
    for (const product of sold.value.products) {
      const listed = pages.get(product.url);
      const images = picturesOf(visit, product);
      const entry = listed && entryOf(visit, published, listed, { images });
      if (entry) entries.push(entry);
    }
    if (page * PRODUCTS_PER_PAGE >= sold.value.total) break;
  }
  return ok(entries);
}

/** What one answer of the assortment holds at most. */
const PRODUCTS_PER_PAGE = 100;
const PAGES_PER_FILE = MOST_ENTRIES / PRODUCTS_PER_PAGE;

async function askProducts(
  { ports, locale }: CrawlVisit,
  page: number,
  productsPerPage: number,
): Promise<Result<ProductPage, CrawlFailure>> {
  const sold = await ports.assortment.products(locale, { page, productsPerPage });
  if (sold.ok) return sold;
  ports.log.error('pages-unavailable', { locale, ...sold.error });
  return err({ kind: 'pages-unavailable' });
}

/** As the page shows it when it is opened, large enough for whatever search engines make of it. */
function picturesOf({ site, locale }: CrawlVisit, { pictures }: ListedProduct): readonly string[] {
  return pictures
    .slice(0, MOST_PICTURES)
    .flatMap(({ path }) => addressOf(site.domains, locale, imageUrl(path, { width: 1200 })) ?? []);
}

const MOST_PICTURES = 10;
