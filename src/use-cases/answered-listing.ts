import type { ContentBlock } from '../content/block.ts';
import { landingPageOf, type FilteredListing } from '../content/filtered-page.ts';
import type { ListerEntry } from '../content/page-entry.ts';
import { listingUrl } from '../listing/listing-url.ts';
import { DEFAULT_SORTING } from '../listing/sorting.ts';
import type { SearchResult } from '../search/search-result.ts';
import type { Locale } from '../shared/locale.ts';
import type { CategoryQuestion } from './ask-search.ts';
import { counterpartsOf, type OwnFacts } from './page-frame.ts';
import type { ListingPage } from './page-model.ts';
import type { Visit } from './page-request.ts';

/** A question to a category, what came back, and what else stands on the page. */
export type AnsweredListing = {
  readonly entry: ListerEntry;
  readonly question: CategoryQuestion;
  readonly result: SearchResult;
  readonly blocks: readonly ContentBlock[];
};

/** What a listing says of itself; without a name of its own it has that of its category. */
export type ListingWords = Pick<ListingPage, 'intro'> &
  Partial<Pick<ListingPage, 'title' | 'breadcrumbs' | 'counterparts'>>;

/**
 * What the policy on search engines needs to know of a listing. Its canonical path leaves page and
 * order to the query string (F9, H3).
 */
export function listingFacts(locale: Locale, listing: AnsweredListing): OwnFacts {
  const { entry, question, result } = listing;
  if (result.status !== 200) return { failure: 503 };
  const { selection, sorting } = question;
  const { facets, pages } = result;
  const state = { categoryUrl: entry.url, selection, facets, locale, sorting };
  const urlOf = (page: number) => listingUrl({ ...state, page });
  return {
    path: listingUrl({ ...state, sorting: DEFAULT_SORTING, page: 1 }),
    listing: { ...filteredListing(listing), pages, urlOf },
  };
}

/**
 * A filtered page that editors have listed has its own words (F11) and stands below its category;
 * a locale that lacks it is entered by the category.
 */
export function listingWords({ site }: Visit, listing: AnsweredListing): ListingWords {
  const { entry } = listing;
  const landing = landingPageOf(filteredListing(listing));
  if (!landing) return { intro: entry.intro };
  const paths = { ...entry.alternates, ...landing.alternates };
  return {
    title: landing.title,
    intro: landing.text,
    breadcrumbs: [...entry.breadcrumbs, { title: entry.title, url: entry.url }],
    counterparts: counterpartsOf(site.domains, paths),
  };
}

const filteredListing = ({ entry, question, result }: AnsweredListing): FilteredListing => ({
  selection: question.selection,
  nbHits: result.nbHits,
  filteredPages: entry.filteredPages ?? [],
});
