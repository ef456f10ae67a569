import type { LandingPageEntry } from '../content/landing-page-entry.ts';
import { selectionFromFilters } from '../filters/selection-from-filters.ts';
import { isSameSelection, type SelectedFacet } from '../filters/selection.ts';
import { formatPriceRange } from '../filters/price-range.ts';
import type { FilterRefusal, UrlFilter } from '../filters/url-grammar.ts';
import { memoizePerObject, memoizeRecent } from '../shared/memoize.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { selectionOfUrl, type ListingUrlContext } from './selection-of-url.ts';

/** Why a listing has no page for an editor's filters. */
export type LandingPageProblem =
  | {
      /** A filter or a value that the listing does not have. */
      readonly kind: FilterRefusal['kind'];
      /** The filter's name, or its values. */
      readonly written: string;
    }
  /** The filters of its address are others than its own, or it is none of this listing. */
  | { readonly kind: 'other-address' };

/**
 * Reads the filters of an editor's page as those of a URL are read (F11): in any order, by key,
 * label or URL name, in any case, with or without accents; a price range narrows to the prices that
 * are there. The page keeps the address that editors gave it, however that spells its filters.
 */
export function resolveLandingPage(
  page: LandingPageEntry,
  listing: ListingUrlContext,
): Result<LandingPageEntry, LandingPageProblem> {
  const filters = page.selection.map(toUrlFilter);
  const selection = selectionFromFilters(filters, listing.facets, listing.locale);
  if (!selection.ok) return err({ kind: selection.error.kind, written: selection.error.segment });
  const ofAddress = selectionOfUrl(page.url, listing);
  if (ofAddress === undefined || !isSameSelection(ofAddress, selection.value))
    return err({ kind: 'other-address' });
  return ok({ ...page, selection: selection.value });
}

const toUrlFilter = (selected: SelectedFacet): UrlFilter => ({
  name: selected.name,
  values: selected.kind === 'range' ? [formatPriceRange(selected)] : selected.values,
});

/** The editors' pages that a listing can show, each with the selection that its filters mean. */
export const resolveLandingPages = (
  pages: readonly LandingPageEntry[],
  listing: ListingUrlContext,
): readonly LandingPageEntry[] => resolverOf(pages)(listing);

/** Number of listings that the pages of a category are resolved for: its texts and filters. */
const MAX_LISTINGS = 50;

/** Resolved once for all listings that offer the same values, whatever their counts. */
const resolverOf = memoizePerObject((pages: readonly LandingPageEntry[]) =>
  memoizeRecent(
    MAX_LISTINGS,
    (listing: ListingUrlContext): readonly LandingPageEntry[] =>
      pages.flatMap((page) => {
        const resolved = resolveLandingPage(page, listing);
        return resolved.ok ? resolved.value : [];
      }),
    ({ categoryUrl, locale, facets }) =>
      JSON.stringify([
        categoryUrl,
        locale,
        facets.map(({ values, ...facet }) => [
          facet,
          values.map(({ value, urlWord }) => [value, urlWord]),
        ]),
      ]),
  ),
);
