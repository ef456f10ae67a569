import { isPartOfSelection, isSameSelection, type Selection } from '../filters/selection.ts';
import { type Locale, LOCALES } from '../shared/locale.ts';
import type { LocalePaths } from './page-entry.ts';
import type { PageMetadata } from './page-metadata.ts';

/**
 * A filter combination to which editors give a page of its own, with texts for shoppers and search
 * engines (F11): "Firm mattresses" at `/matrassen/hardheid/stevig`. All other filtered pages are
 * for shoppers only.
 */
export type LandingPageEntry = {
  readonly uid: string;
  /** The narrowed category: its lister's uid, and its id in the catalogue (L6). */
  readonly categoryUid: string;
  readonly objectId: string;
  /** The filters, as editors spell them; `resolveLandingPage` finds the facets that they mean. */
  readonly selection: Selection;
  /** Normalized path in this locale. Its filters may be in any order and spelling. */
  readonly url: string;
  readonly title: string;
  /** Replaces the category's intro. */
  readonly text: string;
  readonly metadata: PageMetadata;
  /** Paths of the same page in the locales that have it, including this one (H4). */
  readonly alternates: LocalePaths;
  /** Last change by an editor, ISO 8601; absent if unknown. */
  readonly modified?: string;
};

/** How long the list of these pages stays fresh, in milliseconds. */
export const LANDING_PAGE_STALE_TIME = 60_000;

/** State of a listing, with the filtered pages that editors have listed. */
export type ListingSelection = {
  readonly selection: Selection;
  readonly nbHits: number;
  readonly filteredPages: readonly LandingPageEntry[];
  /** Text searched for among the products. */
  readonly query?: string | undefined;
};

/**
 * Returns the editors' page for a listing (F11). `undefined` if there is none, while it has no
 * products left (it would promise nothing), and for a text search within it: these are ordinary
 * filtered pages.
 */
export const landingPageOf = (listing: ListingSelection): LandingPageEntry | undefined =>
  listing.nbHits > 0 && !isSearchWithin(listing)
    ? findLandingPage(listing.filteredPages, listing.selection)
    : undefined;

/**
 * The editors' page whose texts a listing has: {@link landingPageOf}, else the one with most filters
 * that are all among those chosen, so that its texts stay true while a shopper narrows it further.
 */
export function textsPageOf(listing: ListingSelection): LandingPageEntry | undefined {
  if (listing.nbHits === 0 || isSearchWithin(listing)) return undefined;
  const parts = listing.filteredPages.filter(
    ({ selection }) => selection.length > 0 && isPartOfSelection(selection, listing.selection),
  );
  const most = Math.max(...parts.map(({ selection }) => selection.length));
  return parts.find(({ selection }) => selection.length === most);
}

/** Whether a listing is a search within its category. */
export const isSearchWithin = ({ query = '' }: Pick<ListingSelection, 'query'>): boolean =>
  query !== '';

/** Returns the first page with this selection, in any order; an empty selection has none. */
export const findLandingPage = (
  pages: readonly LandingPageEntry[],
  selection: Selection,
): LandingPageEntry | undefined =>
  selection.length === 0
    ? undefined
    : pages.find((page) => isSameSelection(page.selection, selection));

/**
 * Addresses of filtered pages (F11) that show nothing now, by locale; unknown for a locale that is
 * left out.
 */
export type SoldOutPages = { readonly [L in Locale]?: ReadonlySet<string> };

/**
 * Removes counterparts that show nothing now from a page's alternates (F11). A page that shows
 * nothing itself is named by none of them, so it names none either (H4).
 */
export function dropSoldOutAlternates<Page extends { readonly alternates: LocalePaths }>(
  page: Page,
  locale: Locale,
  soldOut: SoldOutPages,
): Page {
  const { alternates } = page;
  const isSoldOut = (one: Locale) => soldOut[one]?.has(alternates[one] ?? '') === true;
  const soldOutLocales = LOCALES.filter(isSoldOut);
  if (soldOutLocales.length === 0) return page;
  const isNamed = (one: Locale) =>
    one === locale || !(soldOutLocales.includes(one) || soldOutLocales.includes(locale));
  const named = LOCALES.filter((one) => alternates[one] !== undefined && isNamed(one));
  return { ...page, alternates: Object.fromEntries(named.map((one) => [one, alternates[one]])) };
}
