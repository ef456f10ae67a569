import type { LandingPageEntry } from '#src/content/landing-page-entry.ts';
import type {
  Breadcrumb,
  CategoryPageEntry,
  PageEntry,
  ProductEntry,
  SitemapPage,
} from '#src/content/page-entry.ts';
import { type Locale, LOCALES, localizedText } from '#src/shared/locale.ts';
import type { ProductData } from './catalogue-data.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import type { LocaleContent } from './content-data.ts';
import { memoize } from '#src/shared/memoize.ts';

/** The pages of one locale: the editors' pages, and one for each product. */
export interface ContentPages {
  byUrl(url: string): PageEntry | undefined;
  byUid(uid: string): PageEntry | undefined;
  readonly filtered: readonly LandingPageEntry[];
  all(): readonly SitemapPage[];
}

/** Content that product pages use besides the catalogue. */
type ProductContent = Pick<LocaleContent, 'pages' | 'shell' | 'productBlocks'>;

/** Prefix of a product page's uid, followed by the SKU. */
const PRODUCT_UID = 'product-';

export function createContentPages(
  content: ProductContent,
  store: CatalogueStore,
  locale: Locale,
): ContentPages {
  const { pages } = content;
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const byUid = new Map(pages.map((page) => [page.uid, page]));
  const filtered = categoryPagesOf(pages).flatMap(({ filteredPages = [] }) => filteredPages);
  const productPage = memoize((product: ProductData) =>
    toProductEntry(content, store, locale, product),
  );
  const pageOf = (product: ProductData | undefined) => product && productPage(product);
  const allPages = memoize((_all: 'all'): readonly SitemapPage[] => [
    ...pages.map(toSitemapPage),
    ...filtered.map(withoutCategory),
    ...store.data.products.map((product) => toSitemapPage(productPage(product))),
  ]);
  return {
    byUrl: (url) => byUrl.get(url) ?? pageOf(store.localized(locale).byUrl(url)),
    byUid: (uid) => byUid.get(uid) ?? pageOf(productOf(store, uid)),
    filtered,
    all: () => allPages('all'),
  };
}

const categoryPagesOf = (pages: readonly PageEntry[]): readonly CategoryPageEntry[] =>
  pages.filter((page): page is CategoryPageEntry => page.type === 'Lister');

/** A filtered page is a part of its category. */
const withoutCategory = (page: LandingPageEntry): SitemapPage => {
  const { uid, title, url, metadata, alternates, modified } = page;
  return { type: 'Lister', uid, title, url, metadata, alternates, ...(modified && { modified }) };
};

const toSitemapPage = (page: SitemapPage): SitemapPage => {
  const { type, uid, title, url, metadata, alternates, modified, article, objectId } = page;
  const dates = { ...(modified && { modified }), ...(article && { article }) };
  const category = objectId !== undefined && type === 'Lister' && { objectId };
  return { type, uid, title, url, metadata, alternates, ...dates, ...category };
};

function productOf(store: CatalogueStore, uid: string): ProductData | undefined {
  const sku = uid.startsWith(PRODUCT_UID) ? uid.slice(PRODUCT_UID.length) : '';
  const product = store.article(sku)?.product;
  return product?.sku === sku ? product : undefined;
}

function toProductEntry(
  content: ProductContent,
  store: CatalogueStore,
  locale: Locale,
  data: ProductData,
): ProductEntry {
  const { sku } = data;
  // Not `product`, which has all variants, too: an entry is made of every product at once.
  const name = localizedText(data.name, locale);
  const summary = localizedText(data.summary, locale);
  const blocks = new Map(Object.entries(content.productBlocks ?? {})).get(sku);
  return {
    type: 'Product',
    uid: PRODUCT_UID + sku,
    title: name,
    url: store.localized(locale).url(data),
    sku,
    metadata: {
      metaTitle: `${name} | ${content.shell.shopName}`,
      metaDescription: summary,
      openGraphTitle: name,
      openGraphDescription: summary,
    },
    alternates: Object.fromEntries(
      LOCALES.map((locale) => [locale, store.localized(locale).url(data)]),
    ),
    breadcrumbs: productBreadcrumbs(content.pages, data),
    modified: data.since,
    ...(blocks && { blocks }),
  };
}

/** Returns the breadcrumbs to the product's first category that has a page, else only home. */
function productBreadcrumbs(
  pages: readonly PageEntry[],
  { categoryIds }: ProductData,
): readonly Breadcrumb[] {
  const categoryPages = categoryPagesOf(pages);
  const categoryPage = categoryIds
    .map((id) => categoryPages.find(({ objectId }) => objectId === id))
    .find((entry) => entry !== undefined);
  if (categoryPage)
    return [...categoryPage.breadcrumbs, { title: categoryPage.title, url: categoryPage.url }];
  const home = pages.find(({ type }) => type === 'Home');
  return home ? [{ title: home.title, url: home.url }] : [];
}
