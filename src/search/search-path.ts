import { VALUE_JOINER } from '../filters/url-grammar.ts';
import { decodePercent, encodePercent } from '../routing/percent-encoding.ts';
import { isReservedParam, SEARCH_TEXT_PARAM } from '../routing/reserved-params.ts';
import { parseQuery, type QueryParameter, queryValue } from '../routing/url-parts.ts';
import { appendTo } from '../shared/lists.ts';
import { normalizeSearchText } from './search-text.ts';

/**
 * Rewrites the query string of a search page to the segments after `/search` (S1):
 * `?q=zachte+matras&maat=140x200+160x200&page=2` is
 * `q/zachte%20matras/maat/140x200+160x200`. Parameters that are never filters, such as the page, are
 * left out, and so are empty ones: a form sends its empty fields, too.
 *
 * In the text a `+` is a space, as in any form. In a filter it joins values as in a path (F3),
 * written as it is or as `%2B`: values are slugs, and no slug has a space. A repeated name has the
 * values of both; of two texts the first counts. The filter grammar reads the result as it reads a
 * path (`parseFilterSegments`), so both forms refuse the same.
 */
export function rewriteSearch(query: string): readonly string[] {
  const text = normalizeSearchText(queryValue(query, SEARCH_TEXT_PARAM) ?? '');
  const filters = filterSegments(parseQuery(query));
  return text === '' ? filters : [SEARCH_TEXT_PARAM, encodeSegment(text), ...filters];
}

/** What a search page is asked for; its filters are segments that are still to be parsed. */
export type SearchAddress = { readonly query: string; readonly filters: readonly string[] };

/**
 * Splits the segments after `/search`, each still percent-encoded. The value of the first `q` is
 * the text, whatever it contains (`+`, `%2F`, `..`), normalized; all others are filters.
 */
export function splitSearchSegments(segments: readonly string[]): SearchAddress {
  const index = textPosition(segments);
  const text = segments[index + 1] ?? '';
  return {
    query: normalizeSearchText(decodePercent(text) ?? text),
    filters: segments.toSpliced(index, 2),
  };
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
  for (const { name, value, written } of parameters) {
    if (name.trim() === '' || value.trim() === '' || isReservedParam(name)) continue;
    appendTo(filters, name, joinedValues(written));
  }
  return [...filters].flatMap(([name, values]) => [
    encodeSegment(name),
    values.map(encodeSegment).join('+'),
  ]);
}

/** Decoded values of a filter's parameter. */
const joinedValues = (written: string): readonly string[] =>
  written
    .slice(written.indexOf('=') + 1)
    .split(VALUE_JOINER)
    .map((value) => decodePercent(value) ?? value);

/** Escapes a segment of dots as well, since path parsers take it for a step up. */
const encodeSegment = (text: string): string =>
  encodePercent(text).replace(/^\.+$/, (dots) => '%2E'.repeat(dots.length));
