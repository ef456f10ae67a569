import { COUPON_PARAM } from '../cart/coupon.ts';
import { COMPARE_PARAM } from '../compare/compare-list.ts';
import { DELIVERED_PARAM } from '../delivery/delivered-by.ts';
import { NOTICE_PARAM } from '../forms/form-notice.ts';
import { ALL_SIZES_PARAM, BED_PARAM } from '../my-bed/my-bed.ts';
import { parsePageNumber } from '../listing/pagination.ts';
import { PREVIEW_PARAMS } from '../routing/preview-query.ts';
import { formatQuery, parseQuery, type SplitUrl } from '../routing/url-parts.ts';
import type { Locale } from '../shared/locale.ts';
import { absoluteUrl, applyRemap, type Site } from './site.ts';

/**
 * Canonical URL of a page (H3): the path, remapped where configured, and {@link canonicalQuery}.
 * Idempotent. `undefined` if the locale has no domain.
 */
export const canonicalUrl = (
  site: Site,
  locale: Locale,
  { path, query }: SplitUrl,
  isListing: boolean,
): string | undefined =>
  absoluteUrl(
    site.domains,
    locale,
    applyRemap(path, site.remap[locale] ?? {}) + canonicalQuery(query, isListing),
  );

/**
 * The part of a query string that makes it another page than its path alone (H3): without a
 * redundant `page`, without compared products, the shopper's bed and day, the discount code of a link and the
 * result of a form, as the page is the same, and without the parameters of an editor's preview. The first `page` is the one that is
 * shown; it is kept if it is 2 or more, and only in a listing, as others have one page.
 */
export function canonicalQuery(query: string, isListing: boolean): string {
  const parameters = parseQuery(query);
  const shown = parameters.find(({ name }) => name === 'page');
  const isLaterPage = isListing && (parsePageNumber(shown?.value) ?? 1) > 1;
  return formatQuery(
    parameters.filter((parameter) =>
      parameter.name === 'page'
        ? isLaterPage && parameter === shown
        : !isIgnoredParameter(parameter.name),
    ),
  );
}

const isIgnoredParameter = (name: string): boolean =>
  OWN_STATES.has(name) || PREVIEW_PARAMS.has(name);

const OWN_STATES: ReadonlySet<string> = new Set([
  COMPARE_PARAM,
  COUPON_PARAM,
  NOTICE_PARAM,
  BED_PARAM,
  ALL_SIZES_PARAM,
  DELIVERED_PARAM,
]);
