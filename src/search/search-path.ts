import { type FilterRefusal, parseFilterSegments, type UrlFilter } from '../filters/url-grammar.ts';
import { decodePercent, encodePercent } from '../routing/percent-encoding.ts';
import {
  isNonFilterParam,
  isReservedParam,
  SEARCH_PATH,
  SEARCH_TEXT_PARAM,
} from '../routing/reserved-params.ts';
import { formatQuery, parseQuery, type QueryParameter, queryValue } from '../routing/url-parts.ts';
import { appendTo } from '../shared/lists.ts';
import { ok, type Result } from '../shared/result.ts';
import { normalizeSearchText } from './search-text.ts';

/**
 * Rewrites the query string of a search page to the path that the filter grammar parses (S1):
 * `?q=zachte+matras&maat=140x200%2B160x200&page=2` is
 * `/search/q/zachte%20matras/maat/140x200+160x200?page=2`. Parameters that are no filter stay in
 * the query string, as written.
 *
 * A `+` is a space, as in any form; `%2B` joins values. A repeated name has the values of both; of
 * two texts the first counts. A parameter without a value is ignored: forms without script send
 * their empty fields too. The result is a path that {@link parseSearchSegments} reads; refusals are
 * the same.
 */
export function rewriteSearch(query: string): Result<string, FilterRefusal> {
  const parameters = parseQuery(query);
  const text = normalizeSearchText(queryValue(query, SEARCH_TEXT_PARAM) ?? '');
  const segments = [
    ...(text === '' ? [] : [SEARCH_TEXT_PARAM, encodeSegment(text)]),
    ...filterSegments(parameters),
  ];
  const parsed = parseSearchSegments(segments);
  if (!parsed.ok) return parsed;
  const otherParameters = parameters.filter(({ name }) => isNonFilterParam(name));
  return ok([SEARCH_PATH, ...segments].join('/') + formatQuery(otherParameters));
}

/** Filters in the query string of a search page. */
export const parseSearchFilters = (query: string): ReturnType<typeof parseFilterSegments> =>
  parseFilterSegments(filterSegments(parseQuery(query)));

/** Text and filters of a search page, before the facets are known. */
export type ParsedSearch = { readonly query: string; readonly filters: readonly UrlFilter[] };

/**
 * Parses the segments after `/search`, each still percent-encoded. The value of the first `q` is
 * the text, whatever it contains (`+`, `%2F`, `..`), tidied; all others are filters, by the grammar
 * of F. The positions of a refusal count the filter segments only.
 */
export function parseSearchSegments(
  segments: readonly string[],
): Result<ParsedSearch, FilterRefusal> {
  const index = textPosition(segments);
  const text = segments[index + 1] ?? '';
  const filters = parseFilterSegments(segments.toSpliced(index, 2));
  if (!filters.ok) return filters;
  return ok({ query: normalizeSearchText(decodePercent(text) ?? text), filters: filters.value });
}

/** Index of the text's name, if a value follows it; otherwise the number of segments. */
function textPosition(segments: readonly string[]): number {
  const { length } = segments;
  const position = segments.findIndex(
    (segment, index) => segment === SEARCH_TEXT_PARAM && index % 2 === 0 && index + 1 < length,
  );
  return position === -1 ? length : position;
}

function filterSegments(parameters: readonly QueryParameter[]): readonly string[] {
  const filters = new Map<string, string[]>();
  for (const { name, value } of parameters) {
    if (name.trim() === '' || isReservedParam(name)) continue;
    const values = value.split('+').filter((one) => one.trim() !== '');
    if (values.length > 0) appendTo(filters, name, values);
  }
  return [...filters].flatMap(([name, values]) => [
    encodeSegment(name),
    values.map(encodeSegment).join('+'),
  ]);
}

/** Escapes a segment of dots as well, since path parsers take it for a step up. */
const encodeSegment = (text: string): string =>
  encodePercent(text).replace(/^\.+$/, (dots) => '%2E'.repeat(dots.length));
