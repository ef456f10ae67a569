import type { ServerPorts } from '#server/server-ports.ts';
import type { Product } from '#src/catalog/product.ts';
import type { SitemapPage } from '#src/content/page-entry.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { searchRequest } from '../support/search-request.ts';
import { mapConcurrently } from '#src/shared/lists.ts';

/** Everything that was read, and what was not answered. */
export type Walk = {
  /** Number of each kind: pages, products, listings, recommendations, reviews. */
  readonly looked: Readonly<Record<string, number>>;
  readonly unanswered: readonly Unanswered[];
};

/** A call for the reader to repeat, and the reason why it got no answer. */
export type Unanswered = { readonly asked: string; readonly why: string };

type Steps = {
  /** Counts an answer; records a failure. */
  readonly take: <T>(asked: string, kind: string, answer: Answer<T>) => T | undefined;
  readonly done: () => Walk;
};

type Answer<T> = Result<T, object>;

/**
 * Reads a whole shop, so that unreadable data comes to light: every page of the first locale, every
 * product and its reviews in each, a listing per category and locale, and recommendations.
 */
export async function walkShop(ports: ServerPorts): Promise<Walk> {
  const steps = createSteps();
  const categories = await walkPages(ports, steps);
  const products = await walkProducts(ports, steps);
  for (const locale of LOCALES) {
    await walkListings(ports, steps, locale, categories);
    await walkSurroundings(ports, steps, locale);
    await walkReviews(ports, steps, locale);
  }
  await walkRecommendations(ports, steps, products);
  return steps.done();
}

/** Returns the categories that have pages. */
async function walkPages({ content }: ServerPorts, { take }: Steps): Promise<readonly string[]> {
  const pages = take('sitemap of nl-nl', 'sitemaps', await content.sitemapPages('nl-nl')) ?? [];
  const found = await mapConcurrently(pages, async ({ url }: SitemapPage) => {
    const page = take(`page ${url}`, 'pages', await content.pageByUrl('nl-nl', url));
    if (page?.type !== 'Lister') return [];
    take(
      `landing pages of ${url}`,
      'lists of landing pages',
      await content.filteredPages('nl-nl', page.uid),
    );
    return [page.objectId];
  });
  return [...new Set(found.flat())];
}

/** Reads every product in each locale's listing, and on its own page in the first. */
async function walkProducts(
  { assortment, catalog }: ServerPorts,
  { take }: Steps,
): Promise<readonly Product[]> {
  const perLocale = await mapConcurrently(LOCALES, async (locale) => {
    const products: Product[] = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      const request = { page, productsPerPage: 100 };
      const answer = await assortment.products(locale, request);
      const listed = take(`products of ${locale}, page ${page}`, 'pages of products', answer);
      products.push(...(listed?.products ?? []));
      last = Math.ceil((listed?.total ?? 0) / request.productsPerPage);
    }
    return products;
  });
  const [here = []] = perLocale;
  await mapConcurrently(here, async ({ sku }) =>
    take(`product ${sku}`, 'products', await catalog.product('nl-nl', sku)),
  );
  return here;
}

const walkListings = (
  { search }: ServerPorts,
  { take }: Steps,
  locale: Locale,
  categories: readonly string[],
) =>
  mapConcurrently(categories, async (objectId) => {
    const found = await search.productsAndFilters(
      searchRequest({ locale, objectId, itemsPerPage: 100 }),
    );
    const answer = found.status === 200 ? { ok: true as const, value: found } : refusal(found);
    take(`listing of category ${objectId} in ${locale}`, 'listings', answer);
  });

const refusal = ({ status, message }: { readonly status: number; readonly message: string }) => ({
  ok: false as const,
  error: { status, message },
});

async function walkSurroundings(
  { content, assortment }: ServerPorts,
  { take }: Steps,
  locale: Locale,
): Promise<void> {
  take(`menu and footer of ${locale}`, 'menus', await content.shell(locale));
  take(`error page of ${locale}`, 'error pages', await content.errorPage(locale));
  take(`old addresses of ${locale}`, 'lists of old addresses', await content.oldAddresses(locale));
  take(`categories of ${locale}`, 'lists of categories', await assortment.categories(locale));
}

async function walkReviews({ reviews }: ServerPorts, { take }: Steps, locale: Locale) {
  const request = { locale, sorting: 'newest', reviewsPerPage: 100 } as const;
  for (let page = 1, last = 1; page <= Math.min(last, 10); page += 1) {
    const answer = await reviews.allReviews({ ...request, page });
    const found = take(`reviews of ${locale}, page ${page}`, 'pages of reviews', answer);
    last = Math.ceil((found?.total ?? 0) / request.reviewsPerPage);
  }
}

async function walkRecommendations(
  { recommender }: ServerPorts,
  { take }: Steps,
  products: readonly Product[],
): Promise<void> {
  await mapConcurrently(products, async ({ sku }) => {
    const [answer] = await recommender.recommend('nl-nl', [
      { model: 'related-products', objectId: sku },
    ]);
    if (answer) take(`products related to ${sku}`, 'recommendations', answer);
  });
}

function createSteps(): Steps {
  const looked: Record<string, number> = {};
  const unanswered: Unanswered[] = [];
  return {
    take(asked, kind, answer) {
      looked[kind] = (looked[kind] ?? 0) + 1;
      if (answer.ok && answer.value !== undefined) return answer.value;
      unanswered.push({ asked, why: answer.ok ? 'nothing' : JSON.stringify(answer.error) });
      return undefined;
    },
    done: () => ({ looked, unanswered }),
  };
}
