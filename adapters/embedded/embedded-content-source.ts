import type { ContentSource } from '#ports/content-source.ts';
import { mergeMetadata } from '#src/content/page-metadata.ts';
import type { Breadcrumb, ListerEntry, PageEntry, ProductEntry } from '#src/content/page-entry.ts';
import { urlPrefixes } from '#src/content/page-lookup.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { ok } from '#src/shared/result.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import type { ProductData } from './catalogue-data.ts';
import type { ContentData, LocaleContent } from './content-data.ts';
import { remember } from './remember.ts';

/** The editors' pages in process; a page for each product follows from the catalogue. */
export function createEmbeddedContentSource(
  data: ContentData,
  store: CatalogueStore,
): ContentSource {
  const find = remember((locale: Locale) => createPageFinder(openTo(data, locale), store, locale));
  return {
    pageByUrl: (locale, path) => {
      const entries = urlPrefixes(path).map((url) => find(locale)(url));
      return Promise.resolve(ok(entries.find((entry) => entry !== undefined)));
    },
    errorPage: (locale) => Promise.resolve(ok(data[locale].errorPage)),
    shell: (locale) => Promise.resolve(ok(data[locale].shell)),
  };
}

/** The pages of a locale, each with the alternates that name it back (H4). */
function openTo(data: ContentData, locale: Locale): LocaleContent {
  const isOpen = (page: PageEntry, place: Locale): boolean =>
    mergeMetadata(page.metadata, data[place].shell.defaults).disableSearchIndexing !== true;
  const isNamed = (place: Locale, url: string | undefined): boolean => {
    const page = data[place].pages.find((one) => one.url === url);
    return page === undefined || isOpen(page, place);
  };
  const pages = data[locale].pages.map((page): PageEntry => {
    if (!isOpen(page, locale)) return page;
    const named = LOCALES.filter(
      (place) => place in page.alternates && isNamed(place, page.alternates[place]),
    );
    const alternates = Object.fromEntries(named.map((place) => [place, page.alternates[place]]));
    return Object.assign({}, page, { alternates });
  });
  return { ...data[locale], pages };
}

function createPageFinder(content: LocaleContent, store: CatalogueStore, locale: Locale) {
  const pages = new Map<string, PageEntry>(content.pages.map((page) => [page.url, page]));
  const productEntry = remember((product: ProductData) =>
    toProductEntry(content, store, locale, product),
  );
  return (url: string): PageEntry | undefined => {
    const page = pages.get(url);
    if (page) return page;
    const product = store.local(locale).byUrl(url);
    return product && productEntry(product);
  };
}

function toProductEntry(
  content: LocaleContent,
  store: CatalogueStore,
  locale: Locale,
  data: ProductData,
): ProductEntry {
  const { sku, name, url, summary } = store.local(locale).product(data);
  return {
    type: 'Product',
    uid: `product-${sku}`,
    title: name,
    url,
    sku,
    metadata: {
      metaTitle: `${name} | ${content.shell.shopName}`,
      metaDescription: summary,
      openGraphTitle: name,
      openGraphDescription: summary,
    },
    alternates: Object.fromEntries(
      LOCALES.map((locale) => [locale, store.local(locale).url(data)]),
    ),
    breadcrumbs: productBreadcrumbs(content.pages, data),
  };
}

/** Down to the first of the product's categories that has a page. */
function productBreadcrumbs(
  pages: readonly PageEntry[],
  { categoryIds }: ProductData,
): readonly Breadcrumb[] {
  const listers = pages.filter((page): page is ListerEntry => page.type === 'Lister');
  const lister = categoryIds
    .map((id) => listers.find(({ objectId }) => objectId === String(id)))
    .find((entry) => entry !== undefined);
  if (lister) return [...lister.breadcrumbs, { title: lister.title, url: lister.url }];
  const home = pages.find(({ type }) => type === 'Home');
  return home ? [{ title: home.title, url: home.url }] : [];
}
