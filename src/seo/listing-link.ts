import { COMPARE_NAME } from '../compare/compare-list.ts';
import { TEXT_NAME } from '../filters/reserved-names.ts';
import { isSearchPage } from '../listing/listing-url.ts';
import { queryValue } from '../routing/query-string.ts';
import { splitUrl } from '../routing/split-url.ts';

/** A listing, and which of its filtered pages search engines are to keep (F11). */
export type LinkedListing = {
  readonly categoryUrl: string;
  readonly keptPaths: readonly string[];
};

/**
 * What a link to a state of a listing says. Search engines are led to the category and to the
 * filtered pages that editors have listed; of all other combinations there are more than they could
 * ever read, and none is to be found. Nor is a search, or goods side by side.
 */
export function relOfListing(
  { categoryUrl, keptPaths }: LinkedListing,
  url: string,
): 'nofollow' | undefined {
  const { path, query } = splitUrl(url);
  const isKept = path === categoryUrl || keptPaths.includes(path);
  const isOwn = [TEXT_NAME, COMPARE_NAME].some((name) => queryValue(query, name) !== undefined);
  return isKept && !isOwn && !isSearchPage({ categoryUrl }) ? undefined : 'nofollow';
}
