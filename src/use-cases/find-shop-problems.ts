import type { Assortment, Currencies } from '#ports/product-catalog.ts';
import type { Category } from '../catalog/categories.ts';
import { CATEGORY_PAGE_TYPES, type SitemapPage } from '../content/page-entry.ts';
import type { Shell } from '../content/shell.ts';
import type { Currency } from '../pricing/money.ts';
import { servedLocales } from '../routing/parse-location.ts';
import { splitUrl } from '../routing/url-parts.ts';
import type { SearchRequest } from '../search/search-result.ts';
import { DEFAULT_SORTING } from '../search/sorting-and-page-size.ts';
import { applyRemap, type OldAddresses, type Site } from '../seo/site.ts';
import { shopDay } from '../shared/calendar-day.ts';
import { mapConcurrently } from '../shared/lists.ts';
import type { Locale } from '../shared/locale.ts';
import type { Result } from '../shared/result.ts';
import { findLegalProblems, type LegalProblem } from './find-legal-problems.ts';
import { checkFilteredPages, type CheckedFilteredPage } from './filtered-page-stock.ts';
import type { PagePorts } from './page-request.ts';
import { listedPages } from './published-pages.ts';
import { showPageByUrl } from './show-page.ts';
import { byCategory } from './sold-out-pages.ts';

/** Something in an upstream or in the content that keeps a page from being shown as meant. */
export type ShopProblem = {
  /** A warning may be meant: products sell out. */
  readonly level: 'error' | 'warning';
  readonly locale: Locale;
  readonly kind:
    | 'content-unavailable'
    | 'commerce-unavailable'
    | 'search-unavailable'
    | 'other-currency'
    | 'category-without-filters'
    | 'landing-page-unmet'
    | 'remap-to-nowhere'
    | 'redirect-to-nowhere'
    | 'prices-differ'
    | LegalProblem['kind'];
  /** What is concerned, and why: `/matrassen/geur/roos: unknown-filter geur`. */
  readonly detail: string;
};

type ShopParts = {
  readonly ports: PagePorts & {
    readonly assortment: Pick<Assortment, 'categories' | 'currencies' | 'products'>;
  };
  readonly site: Site;
};

/**
 * Checks upstreams and content of a shop for its operator, in each locale with a domain: whether
 * they answer, prices in another currency, categories that the search has no filters for, editors'
 * filtered pages that cannot be shown (F11), remaps (H3) and redirects that lead to no page, what the
 * law asks to tell and forbids to say; and whether the locales have the same prices.
 */
export async function findShopProblems(shop: ShopParts): Promise<readonly ShopProblem[]> {
  const locales = servedLocales(shop.site.domains);
  const problems = await mapConcurrently(
    locales,
    (locale) => problemsOfLocale(shop, locale),
    LOCALES_AT_ONCE,
  );
  return [...problems.flat(), ...(await priceDifferences(shop, locales))];
}

/** Each of them queries several categories at once. */
const LOCALES_AT_ONCE = 2;

/** The number of products whose prices are compared: those sold best. */
const COMPARED_PRODUCTS = 20;

/**
 * Locales in which products have other prices than in the first one that has products and can be
 * read. That may be meant; it also happens where prices hold the VAT of one country and are converted
 * to that of another.
 */
async function priceDifferences(
  { ports: { assortment } }: ShopParts,
  locales: readonly Locale[],
): Promise<readonly ShopProblem[]> {
  if (locales.length < 2) return [];
  const request = { page: 1, productsPerPage: COMPARED_PRODUCTS };
  const answers = await mapConcurrently(locales, async (locale) => ({
    locale,
    answer: await assortment.products(locale, request),
  }));
  const [first, ...others] = answers.flatMap(({ locale, answer }) => {
    if (!answer.ok || answer.value.products.length === 0) return [];
    const { products } = answer.value;
    return [
      { locale, prices: new Map(products.map(({ sku, price }) => [sku, price.default.cents])) },
    ];
  });
  if (first === undefined) return [];
  return others.flatMap(({ locale, prices }): readonly ShopProblem[] => {
    const compared = [...prices].filter(([sku]) => first.prices.has(sku));
    const differing = compared.filter(([sku, cents]) => first.prices.get(sku) !== cents);
    const [sku, cents] = differing[0] ?? [];
    if (sku === undefined || cents === undefined) return [];
    const detail = `${sku}: ${euros(cents)}, ${euros(first.prices.get(sku) ?? 0)} in ${first.locale}; ${differing.length} of ${compared.length} products`;
    return [{ level: 'warning', locale, kind: 'prices-differ', detail }];
  });
}

const euros = (cents: number): string => (cents / 100).toFixed(2);

async function problemsOfLocale(shop: ShopParts, locale: Locale): Promise<readonly ShopProblem[]> {
  const { content, assortment } = shop.ports;
  const [categories, currencies, shell, errorPage, old] = await Promise.all([
    assortment.categories(locale),
    assortment.currencies(locale),
    content.shell(locale),
    content.errorPage(locale),
    content.oldAddresses(locale),
  ]);
  const failed = (kind: ShopProblem['kind'], answer: Result<unknown, { readonly kind: string }>) =>
    answer.ok ? [] : [errorOf(locale, kind, reasonOf(answer.error))];
  return [
    ...failed('commerce-unavailable', categories),
    ...failed('content-unavailable', shell),
    ...failed('content-unavailable', errorPage),
    ...failed('content-unavailable', old),
    ...(currencies.ok ? otherCurrency(locale, currencies.value) : []),
    ...(categories.ok ? await withoutFilters(shop, locale, categories.value) : []),
    ...(await unmetLandingPages(shop, locale, shell.ok ? shell.value : {})),
    ...(old.ok ? await missingTargets(shop, locale, old.value) : []),
    ...(await findLegalProblems(shop.ports, locale, shopDay(shop.ports.clock.now()))),
  ];
}

const errorOf = (locale: Locale, kind: ShopProblem['kind'], detail: string): ShopProblem => ({
  level: 'error',
  locale,
  kind,
  detail,
});

const reasonOf = (failure: { readonly kind: string; readonly message?: unknown }): string =>
  typeof failure.message === 'string' ? failure.message : failure.kind;

/** Products with a price in another currency are left out. */
const otherCurrency = (locale: Locale, { available }: Currencies): readonly ShopProblem[] =>
  available.includes(CURRENCY)
    ? []
    : [errorOf(locale, 'other-currency', `${available.join(', ')} instead of ${CURRENCY}`)];

const CURRENCY: Currency = 'EUR';

/**
 * Categories with products that the search knows no filters of, or does not know at all: their
 * facets are not described, or they came after the search was indexed.
 */
async function withoutFilters(
  { ports }: ShopParts,
  locale: Locale,
  categories: readonly Category[],
): Promise<readonly ShopProblem[]> {
  const filled = categories.filter(({ productCount }) => productCount > 0);
  const problems = await mapConcurrently(filled, async ({ id, name }) => {
    const { status, facets } = await ports.search.productsAndFilters(facetsOfCategory(locale, id));
    if (status !== 404 && (status !== 200 || facets.length > 0)) return [];
    const reason =
      status === 404
        ? 'unknown to the search: index the products again'
        : 'no filters: describe them (docs/catalogue.md)';
    const problem = errorOf(locale, 'category-without-filters', `${id} "${name}": ${reason}`);
    return [{ ...problem, level: 'warning' as const }];
  });
  return problems.flat();
}

const facetsOfCategory = (locale: Locale, objectId: string): SearchRequest => ({
  locale,
  pageType: 'category',
  objectId,
  query: '',
  selection: [],
  page: 1,
  sorting: DEFAULT_SORTING,
  itemsPerPage: 0,
});

async function unmetLandingPages(
  { ports }: ShopParts,
  locale: Locale,
  shell: Pick<Shell, 'filterTranslations'>,
): Promise<readonly ShopProblem[]> {
  const listed = await listedPages({ ports, locale }, CATEGORY_PAGE_TYPES);
  if (!listed.ok) return [errorOf(locale, 'content-unavailable', 'The pages cannot be listed.')];
  const { pages, landingPages } = listed.value;
  const byUid = new Map(byCategory(landingPages).map(([{ uid }, filtered]) => [uid, filtered]));
  const landingUrls = new Set(landingPages.map(({ page }) => page.url));
  const categories = pages.filter(({ type, url }) => type === 'Lister' && !landingUrls.has(url));
  const problems = await mapConcurrently(categories, async (category) => {
    const checked = await checkFilteredPages(
      { ports, request: { locale }, shell },
      category.url,
      byUid.get(category.uid) ?? [],
    );
    return checked ? checked.flatMap(unmetIn(locale)) : [searchFailed(locale, category)];
  });
  return problems.flat();
}

const searchFailed = (locale: Locale, { url }: SitemapPage): ShopProblem =>
  errorOf(locale, 'search-unavailable', `${url}: the search does not answer`);

const unmetIn =
  (locale: Locale) =>
  ({ page: { url }, problem }: CheckedFilteredPage): readonly ShopProblem[] => {
    if (!problem) return [];
    const written = 'written' in problem ? ` ${problem.written}` : '';
    const detail = `${url}: ${problem.kind}${written}`;
    const unmet = errorOf(locale, 'landing-page-unmet', detail);
    return [problem.kind === 'no-products' ? { ...unmet, level: 'warning' } : unmet];
  };

/** Remaps and redirects whose end is no page of the shop, nor an address that moves to one. */
async function missingTargets(
  shop: ShopParts,
  locale: Locale,
  { remap, redirects }: OldAddresses,
): Promise<readonly ShopProblem[]> {
  const configured = shop.site.remap[locale] ?? {};
  const table = { ...configured, ...remap };
  const moves = [
    ...Object.keys(table).map((from) => ({ kind: 'remap-to-nowhere' as const, from })),
    ...Object.entries(redirects)
      .filter(([, { status }]) => status !== 410)
      .map(([from]) => ({ kind: 'redirect-to-nowhere' as const, from })),
  ];
  const problems = await mapConcurrently(moves, async ({ kind, from }) => {
    const to = kind === 'remap-to-nowhere' ? applyRemap(from, table) : redirects[from]?.target;
    const isPage = to !== undefined && to !== from && (await isShown(shop, locale, to));
    return isPage ? [] : [errorOf(locale, kind, `${from} -> ${to ?? from}`)];
  });
  return problems.flat();
}

/** A page that is unavailable exists: what keeps it from being shown is a problem of its own. */
const SHOWN: ReadonlySet<number> = new Set([200, 503]);

async function isShown({ ports, site }: ShopParts, locale: Locale, url: string): Promise<boolean> {
  const request = { locale, hostKnown: true, ...splitUrl(url) };
  const outcome = await showPageByUrl(ports, site, request, url);
  return outcome.kind === 'moved' || SHOWN.has(outcome.model.head.status);
}
