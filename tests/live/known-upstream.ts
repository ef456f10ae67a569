import type { ServerPorts } from '#server/server-ports.ts';
import type { Category } from '#src/catalog/categories.ts';
import type { Product } from '#src/catalog/product.ts';
import type { Shell } from '#src/content/shell.ts';
import type { SitemapPage } from '#src/content/page-entry.ts';
import { PRICE_FACET, SIZE_FACET } from '#src/filters/facet.ts';
import type { SearchResult } from '#src/search/search-result.ts';
import { LOCALES, languageOf, type Locale } from '#src/shared/locale.ts';
import type { KnownAssortment } from '../contracts/assortment-contract.ts';
import type { KnownPages } from '../contracts/content-source-contract.ts';
import type { KnownPictures } from '../contracts/picture-source-contract.ts';
import type { KnownReviews } from '../contracts/product-reviews-contract.ts';
import type { KnownSearch } from '../contracts/product-search-contract.ts';
import type { KnownProducts } from '../contracts/recommender-contract.ts';
import type { KnownSearchBox } from '../contracts/search-box-contract.ts';
import { goodsAmong, type KnownGoods } from './cart-walk-contract.ts';
import { searchRequest } from '../support/search-request.ts';

/** Data for the contracts from a shop that was not set up for them. */
export type KnownUpstream = {
  readonly content: KnownPages;
  /** SKU of a product with several variants. */
  readonly sku?: string;
  readonly assortment: KnownAssortment;
  readonly reviews: KnownReviews;
  readonly search: KnownSearch;
  readonly searchBox: KnownSearchBox;
  readonly recommender: KnownProducts;
  readonly pictures: KnownPictures;
  readonly goods: KnownGoods;
};

/** Maximum number of candidates of a kind to check. */
const MAX_TRIES = 25;

/**
 * Searches an upstream for the data of the contracts. Missing or unanswered data is left out, and
 * the contracts report it.
 */
export async function discoverUpstream(ports: ServerPorts): Promise<KnownUpstream> {
  const products = await someProducts(ports);
  const categories = await categoriesOf(ports);
  const content = await pagesOf(ports);
  const found = await searchableCategory(ports, categories);
  const facetName = found?.facets.find(({ name }) => name !== SIZE_FACET && name !== PRICE_FACET);
  const several = products.find(({ variants }) => variants.length > 1);
  return dropUnknown({
    content,
    sku: several?.sku,
    assortment: dropUnknown({
      category: sizedCategory(categories),
      article: several && { number: several.catalogueId, sku: several.sku },
      pageSizes: [40, 100],
    }),
    reviews: await reviewsOf(ports, products),
    search: dropUnknown({ category: found?.category, smallestPage: 5 }),
    searchBox: await searchBoxOf(ports, content),
    recommender: dropUnknown({ sku: several?.sku, facetName: facetName?.name }),
    goods: goodsAmong(products),
    pictures: products[0] ? { picture: { path: products[0].pictures[0].path } } : {},
  });
}

/** Removes undefined fields, as exact optional types require them to be absent. */
function dropUnknown<T extends object>(fields: T): Known<T> {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as Known<T>;
}

type Known<T> = { readonly [Name in keyof T]?: Exclude<T[Name], undefined> } & {
  readonly [Name in keyof T as undefined extends T[Name] ? never : Name]: T[Name];
};

async function someProducts({ assortment }: ServerPorts): Promise<readonly Product[]> {
  const page = await assortment.products('nl-nl', { page: 1, productsPerPage: 100 });
  return page.ok ? page.value.products : [];
}

async function categoriesOf({ assortment }: ServerPorts): Promise<readonly Category[]> {
  const categories = await assortment.categories('nl-nl');
  if (!categories.ok) return [];
  const filled = categories.value.filter(({ productCount }) => productCount > 4);
  return filled.toSorted((a, b) => a.productCount - b.productCount);
}

const sizedCategory = ([smallest]: readonly Category[]) =>
  smallest && { id: smallest.id, size: smallest.productCount };

async function pagesOf(ports: ServerPorts): Promise<KnownPages> {
  const listed = await ports.content.sitemapPages('nl-nl');
  const pages = listed.ok ? listed.value : [];
  const listers = await ownPagesAmong(
    ports,
    pages.filter(({ type }) => type === 'Lister'),
  );
  const below = pages.filter(({ url }) => listers.some((other) => isPartOf(url, other.url)));
  const [part] = await ownPagesAmong(ports, below.slice(0, MAX_TRIES));
  const category = part && listers.find(({ url }) => isPartOf(part.url, url));
  return dropUnknown({
    category: (category ?? listers[0])?.url,
    partOfCategory: part?.url,
    product: await productPageAmong(ports, pages),
    cart: cartIn(await ports.content.shell('nl-nl')),
    filtered: await filteredPagesOf(ports, listers),
  });
}

const isPartOf = (part: string, whole: string): boolean => part.startsWith(`${whole}/`);

const cartIn = (shell: { ok: true; value: Shell } | { ok: false }): string | undefined =>
  shell.ok ? shell.value.cartUrl : undefined;

/** Removes filtered pages, which are listed, too, but whose paths lead to their categories. */
async function ownPagesAmong({ content }: ServerPorts, pages: readonly SitemapPage[]) {
  const own: SitemapPage[] = [];
  for (const page of pages) {
    const found = await content.pageByUrl('nl-nl', page.url);
    if (found.ok && found.value?.url === page.url) own.push(page);
  }
  return own;
}

async function productPageAmong({ content }: ServerPorts, pages: readonly SitemapPage[]) {
  const page = pages.find(({ type }) => type === 'Product');
  const found = page && (await content.pageByUrl('nl-nl', page.url));
  if (!found?.ok || found.value?.type !== 'Product') return undefined;
  return { url: found.value.url, sku: found.value.sku };
}

async function filteredPagesOf({ content }: ServerPorts, listers: readonly SitemapPage[]) {
  for (const { uid } of listers.slice(0, MAX_TRIES)) {
    const pages = await content.filteredPages('nl-nl', uid);
    const [first, ...others] = pages.ok ? pages.value : [];
    if (first) return { url: first.url, others: others.map(({ url }) => url), listerUid: uid };
  }
  return undefined;
}

/** The smallest category that can be filtered by size, price and two more facets. */
async function searchableCategory(
  { search }: ServerPorts,
  categories: readonly Category[],
): Promise<(SearchResult & { readonly category: string }) | undefined> {
  for (const { id: category } of categories.slice(0, MAX_TRIES)) {
    const found = await search.productsAndFilters(searchRequest({ objectId: category }));
    const names = found.facets.map(({ name }) => name);
    const isRich = names.length > 3 && names.includes(SIZE_FACET) && names.includes(PRICE_FACET);
    if (isRich && found.nbHits > 4) return { ...found, category };
  }
  return undefined;
}

async function reviewsOf(ports: ServerPorts, products: readonly Product[]): Promise<KnownReviews> {
  const [reviewed] = products
    .filter((product) => countOf(product) > 2 && countOf(product) <= 100)
    .toSorted((a, b) => countOf(a) - countOf(b));
  return dropUnknown({
    reviewed: reviewed?.sku,
    unreviewed: products.find(({ reviews }) => reviews === undefined)?.sku,
    spoken: reviewed && (await spokenOf(ports, reviewed.sku)),
  });
}

const countOf = ({ reviews }: Product): number => reviews?.count ?? 0;

async function spokenOf({ reviews }: ServerPorts, sku: string) {
  const request = { locale: 'nl-nl', sorting: 'newest', page: 1, reviewsPerPage: 100 } as const;
  const found = await reviews.productReviews({ ...request, sku });
  const written = found.ok ? found.value.reviews : [];
  const languages = new Set(written.map(({ locale }) => languageOf(locale)));
  const locales = LOCALES.filter((locale: Locale) => languages.has(languageOf(locale)));
  return locales.length > 0 ? { sku, locales } : undefined;
}

async function searchBoxOf(ports: ServerPorts, pages: KnownPages): Promise<KnownSearchBox> {
  return dropUnknown({
    word: await wordThatFinds(ports),
    category: await titleOf(ports, pages.category),
  });
}

/**
 * A search of shoppers that is in the name of what it finds. Others are no words of the shop, such as
 * the texts that an earlier run of these contracts has made up.
 */
async function wordThatFinds({ searchBox }: ServerPorts): Promise<string | undefined> {
  const { searches } = await searchBox.topSearches('nl-nl');
  for (const word of searches.slice(0, MAX_TRIES)) {
    const { products } = await searchBox.find('nl-nl', word, 'search-box');
    if (products.some(({ hit }) => hit.name.toLowerCase().includes(word.toLowerCase())))
      return word;
  }
  return undefined;
}

async function titleOf({ content }: ServerPorts, url?: string): Promise<string | undefined> {
  if (url === undefined) return undefined;
  const page = await content.pageByUrl('nl-nl', url);
  return page.ok ? page.value?.title : undefined;
}
