import { SEARCH_TEXT_PARAM } from '../routing/reserved-params.ts';
import { formatQuery, parseQuery } from '../routing/url-parts.ts';
import { normalizeSearchText } from '../search/search-text.ts';
import { isNeedlessSorting } from '../search/sorting-and-page-size.ts';

/**
 * The query string of a listing without parameters that change nothing: an empty search text, as an
 * empty form sends it, an order that the listing does not have (L7), and every text or order after
 * the first, which alone is read. A listing thus has one canonical link (H3). Idempotent.
 */
export function normalListingQuery(query: string): string {
  const parameters = parseQuery(query);
  const kept = parameters.filter((parameter) => {
    const { name, value } = parameter;
    const isNeedless = NEEDLESS.get(name);
    if (isNeedless === undefined) return true;
    const first = parameters.find((other) => other.name === name);
    return parameter === first && !isNeedless(value);
  });
  return kept.length === parameters.length ? query : formatQuery(kept);
}

/** Parameters that a listing has once, and the values that are the same as none. */
const NEEDLESS: ReadonlyMap<string, (value: string) => boolean> = new Map([
  [SEARCH_TEXT_PARAM, (text) => normalizeSearchText(text) === ''],
  ['sorting', isNeedlessSorting],
]);
