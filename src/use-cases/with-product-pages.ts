import type { ContentFailure, ContentSource } from '#ports/content-source.ts';
import type { CatalogFailure, ProductsByUrl, ProductCatalog } from '#ports/product-catalog.ts';
import type { Product } from '../catalog/product.ts';
import {
  type Breadcrumb,
  CATEGORY_PAGE_TYPES,
  type LocalePaths,
  type PageEntry,
  type ProductEntry,
} from '../content/page-entry.ts';
import type { PreviewQuery } from '../routing/preview-query.ts';
import { type Locale, LOCALES } from '../shared/locale.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { type Timers, withTimeout } from '../shared/time-limit.ts';

type ProductPageParts = {
  readonly content: ContentSource;
  readonly catalog: ProductCatalog;
  readonly productsByUrl: ProductsByUrl;
  readonly timers: Timers;
};

/**
 * Content in which every product of the catalogue has its page, at the URL of the product. An
 * editor's entry is needed only for what it adds: what it leaves empty is as without an entry.
 */
export function withProductPages(parts: ProductPageParts): ContentSource {
  const { content, catalog, productsByUrl } = parts;
  return {
    ...content,
    async pageByUrl(locale, path, preview) {
      const found = await content.pageByUrl(locale, path, preview);
      if (!found.ok) return found;
      const { value: page } = found;
      if (page?.type === 'Product') {
        const product = await catalog.product(locale, page.sku);
        return product.ok ? ok(await completed(parts, locale, product.value, page)) : found;
      }
      if (page || !isProductPath(path)) return found;
      const product = await productsByUrl.productAt(locale, path);
      if (product.ok) return ok(await completed(parts, locale, product.value, undefined));
      return product.error.kind === 'product-not-found'
        ? found
        : err(unavailable(path, product.error));
    },
    breadcrumbs: (locale, uid, preview) => breadcrumbsOf(parts, { locale, uid, preview }),
  };
}

/** The catalogue's URLs have one segment, so that they are told from the filters of a listing. */
const isProductPath = (path: string): boolean => /^\/[^/]+$/u.test(path);

/** Whether there is such a page is unknown. */
const unavailable = (
  url: string,
  { status, message }: Exclude<CatalogFailure, { readonly kind: 'product-not-found' }>,
): ContentFailure => ({ kind: 'content-unavailable', status, message, url });

/** Prefix of the uid of a page without an entry, followed by the SKU. */
const PRODUCT_UID = 'product-';

export const productPageUid = (sku: string): string => PRODUCT_UID + sku;

async function completed(
  parts: ProductPageParts,
  locale: Locale,
  product: Product,
  entry: ProductEntry | undefined,
): Promise<ProductEntry> {
  const { sku, name, url, summary } = product;
  const isClosed = entry?.metadata.disableSearchIndexing === true;
  const written = entry?.breadcrumbs ?? [];
  const [alternates, breadcrumbs] = await Promise.all([
    alternatesOf(parts, { [locale]: url, ...entry?.alternates }, product, isClosed),
    written.length > 0 ? written : productBreadcrumbs(parts, locale, product),
  ]);
  return {
    type: 'Product',
    uid: productPageUid(sku),
    title: name,
    url,
    sku,
    ...entry,
    metadata: {
      metaDescription: summary,
      openGraphTitle: name,
      openGraphDescription: summary,
      ...entry?.metadata,
    },
    alternates,
    breadcrumbs,
  };
}

/**
 * The product's URLs in all locales: those of its entry, and the catalogue's. An indexable page
 * leaves out a locale whose entry forbids indexing (H4).
 */
async function alternatesOf(
  { content, catalog }: ProductPageParts,
  known: LocalePaths,
  { sku }: Product,
  isClosed: boolean,
): Promise<LocalePaths> {
  const others = LOCALES.filter((locale) => known[locale] === undefined);
  const found = await Promise.all(
    others.map(async (locale) => {
      const product = await catalog.product(locale, sku);
      if (!product.ok) return [];
      const { url } = product.value;
      const page = isClosed ? undefined : await content.pageByUrl(locale, url);
      return isOpen(page) ? [[locale, url] as const] : [];
    }),
  );
  return { ...known, ...Object.fromEntries(found.flat()) };
}

const isOpen = (page: Result<PageEntry | undefined, ContentFailure> | undefined): boolean =>
  page === undefined || (page.ok && page.value?.metadata.disableSearchIndexing !== true);

/**
 * From the home page to the product's first category that has a page. Without them, the page is
 * shown without the way to it: a list of all pages may take long to read.
 */
function productBreadcrumbs(
  { content, timers }: ProductPageParts,
  locale: Locale,
  { categoryIds }: Product,
): Promise<readonly Breadcrumb[]> {
  const found = async () => {
    const pages = await content.sitemapPages(locale, CATEGORY_PAGE_TYPES);
    const all = pages.ok ? pages.value : [];
    const category = categoryIds
      .map((id) => all.find(({ objectId }) => objectId === id))
      .find((page) => page !== undefined);
    const parents = category && (await content.breadcrumbs(locale, category.uid));
    if (category && parents?.ok)
      return [...(parents.value ?? []), { title: category.title, url: category.url }];
    const home = all.find(({ type }) => type === 'Home');
    return home ? [{ title: home.title, url: home.url }] : [];
  };
  return withTimeout<readonly Breadcrumb[]>(BREADCRUMB_TIME, found(), () => [], timers);
}

/** In milliseconds; the list of pages is mostly cached. */
const BREADCRUMB_TIME = 500;

type CrumbRequest = {
  readonly locale: Locale;
  readonly uid: string;
  readonly preview: PreviewQuery | undefined;
};

/** The breadcrumbs of an entry, or of a product without one. */
async function breadcrumbsOf(parts: ProductPageParts, { locale, uid, preview }: CrumbRequest) {
  const written = await parts.content.breadcrumbs(locale, uid, preview);
  if (!written.ok || written.value || !uid.startsWith(PRODUCT_UID)) return written;
  const product = await parts.catalog.product(locale, uid.slice(PRODUCT_UID.length));
  return product.ok ? ok(await productBreadcrumbs(parts, locale, product.value)) : written;
}
