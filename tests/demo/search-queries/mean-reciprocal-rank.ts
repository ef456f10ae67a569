import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { LocaleContent } from '#adapters/embedded/content-data.ts';
import type { CombinedSearch, FoundEntry } from '#src/search/combined-search.ts';
import { type EntrySection, orderResults } from '#src/search/search-order.ts';
import { languageOf, type Locale } from '#src/shared/locale.ts';
import { isOfKind } from './expected.ts';
import type { JudgedQuery, RightAnswer } from './judged/judged-query.ts';

/** What a shop has to find: its products and pages. */
export type JudgedShop = {
  readonly locale: Locale;
  readonly store: CatalogueStore;
  readonly pages: LocaleContent['pages'];
};

/** A judged query and the rank of its first right answer, from 1; 0 without one. */
export type RankedQuery = readonly [query: string, rank: number];

/** Mean of 1 / rank over all queries; one without a right answer counts as 0. */
export const meanReciprocalRank = (ranked: readonly RankedQuery[]): number =>
  ranked.reduce((sum, [, rank]) => sum + (rank === 0 ? 0 : 1 / rank), 0) / ranked.length;

/** Ranks a judged query by the results that it found, in the order of the results page. */
export function rankOf(
  shop: JudgedShop,
  [query, ...right]: JudgedQuery,
  found: CombinedSearch,
): RankedQuery {
  const results = inReadingOrder(shop, query, found);
  const first = results.findIndex((result) =>
    right.some((answer) => isRight(shop.store, result, answer)),
  );
  return [query, first + 1];
}

/** Whether the shop has a page or product that is such an answer. */
export function exists({ store, pages }: JudgedShop, answer: RightAnswer): boolean {
  if (typeof answer === 'string') return withFiltered(pages).some(({ uid }) => uid === answer);
  if ('sku' in answer) return store.article(answer.sku) !== undefined;
  return store.data.products.some((product) => answer.all.some((kind) => isOfKind(product, kind)));
}

/** A result of the page: the uid of a page, or the SKU of a product. */
type Result = { readonly uid: string } | { readonly sku: string };

function inReadingOrder(shop: JudgedShop, query: string, found: CombinedSearch): readonly Result[] {
  const { locale } = shop;
  const { before, after } = orderResults(found, query, languageOf(locale));
  const uids = ({ pages, categories }: EntrySection) =>
    [...pages, ...categories].map((entry) => ({ uid: uidOf(shop.pages, entry) }));
  return [...uids(before), ...found.products.map(({ hit }) => hit), ...uids(after)];
}

function isRight(store: CatalogueStore, result: Result, answer: RightAnswer): boolean {
  if (typeof answer === 'string') return 'uid' in result && result.uid === answer;
  if (!('sku' in result)) return false;
  if ('sku' in answer) return result.sku === answer.sku;
  const product = store.article(result.sku)?.product;
  return product !== undefined && answer.all.some((kind) => isOfKind(product, kind));
}

const uidOf = (pages: JudgedShop['pages'], { url }: FoundEntry): string =>
  withFiltered(pages).find((page) => page.url === url)?.uid ?? '';

const withFiltered = (pages: JudgedShop['pages']) =>
  pages.flatMap((page) => [page, ...(page.type === 'Lister' ? (page.filteredPages ?? []) : [])]);
