import { isSameSelection } from '../filters/same-selection.ts';
import type { Selection } from '../filters/selection.ts';
import type { LocalePaths } from './page-entry.ts';
import type { PageMetadata } from './page-metadata.ts';

/**
 * A combination of filters that editors give a page of its own, with words for shoppers and for
 * search engines (F11): "Firm mattresses" at `/matrassen/hardheid/stevig`. All other filtered pages
 * are for shoppers alone.
 */
export type FilteredPageEntry = {
  readonly uid: string;
  /** The category that is narrowed: its lister's uid, and its id in the catalogue (L6). */
  readonly categoryUid: string;
  readonly objectId: string;
  /** What `matchFilters` makes of the page's filters among the facets of this locale. */
  readonly selection: Selection;
  /** Path in this locale, its filters as `formatFilters` writes them: the canonical form (F9). */
  readonly url: string;
  readonly title: string;
  /** Stands in place of the category's intro. */
  readonly text: string;
  readonly metadata: PageMetadata;
  /** Paths of the same page in the locales that have it, this one included (H4). */
  readonly alternates: LocalePaths;
  /** When an editor last changed it: ISO 8601; absent where nobody knows. */
  readonly modified?: string;
};

/** How long the list of these pages is good for before it is asked for again, in milliseconds. */
export const FILTERED_PAGE_STALE_TIME = 60_000;

/** What a listing shows, and which of its filtered pages editors have listed. */
export type FilteredListing = {
  readonly selection: Selection;
  readonly nbHits: number;
  readonly filteredPages: readonly FilteredPageEntry[];
  /** What is looked for among the products. */
  readonly query?: string | undefined;
};

/**
 * The editors' page that a listing is (F11). `undefined` where they have none, and while none of
 * its products is left: a promise of nothing is an ordinary filtered page. So is one of which a
 * shopper looks for a part by a text of their own.
 */
export const landingPageOf = (listing: FilteredListing): FilteredPageEntry | undefined =>
  listing.nbHits > 0 && !isSought(listing)
    ? findFilteredPage(listing.filteredPages, listing.selection)
    : undefined;

/** Whether a listing is a search within its category. */
export const isSought = ({ query = '' }: Pick<FilteredListing, 'query'>): boolean => query !== '';

/** The first page for a selection, in whatever order that was made. Nothing chosen has none. */
export const findFilteredPage = (
  pages: readonly FilteredPageEntry[],
  selection: Selection,
): FilteredPageEntry | undefined =>
  selection.length === 0
    ? undefined
    : pages.find((page) => isSameSelection(page.selection, selection));
