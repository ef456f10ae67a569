import { DELIVERED_PARAM, isNoDay } from '../delivery/delivered-by.ts';
import { BED_PARAM, formatBed, parseBed } from '../my-bed/my-bed.ts';
import { SEARCH_TEXT_PARAM } from '../routing/reserved-params.ts';
import { formatQuery, parseQuery, type QueryParameter } from '../routing/url-parts.ts';
import { normalizeSearchText } from '../search/search-text.ts';
import { isNeedlessSorting } from '../search/sorting-and-page-size.ts';

/**
 * The query string of a listing without parameters that change nothing: an empty search text, as an
 * empty form sends it, an order that the listing does not have (L7), a bed or a day that there is
 * none of, and every text, order, bed or day after the first, which alone is read; and with the bed
 * in its one spelling. A listing thus has one canonical link (H3). Idempotent.
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
  const written = kept.map(canonicalBed);
  const isNormal = written.every((parameter, index) => parameter === parameters[index]);
  return isNormal && written.length === parameters.length ? query : formatQuery(written);
}

/** The bed in its one spelling. */
function canonicalBed(parameter: QueryParameter): QueryParameter {
  const bed = parameter.name === BED_PARAM ? parseBed(parameter.value) : undefined;
  if (bed === undefined || parameter.value === formatBed(bed)) return parameter;
  const value = formatBed(bed);
  return { ...parameter, value, written: `${BED_PARAM}=${value}` };
}

/** Parameters that a listing has once, and the values that are the same as none. */
const NEEDLESS: ReadonlyMap<string, (value: string) => boolean> = new Map([
  [SEARCH_TEXT_PARAM, (text) => normalizeSearchText(text) === ''],
  ['sorting', isNeedlessSorting],
  [BED_PARAM, (code) => parseBed(code) === undefined],
  [DELIVERED_PARAM, isNoDay],
]);
