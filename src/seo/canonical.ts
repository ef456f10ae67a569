import { COUPON_NAME } from '../cart/coupon-link.ts';
import { COMPARE_NAME } from '../compare/compare-list.ts';
import { PREVIEW_NAMES } from '../content/preview-query.ts';
import { parsePage } from '../listing/pagination.ts';
import { formatQuery, parseQuery } from '../routing/query-string.ts';
import type { Locale } from '../shared/locale.ts';
import { addressOf } from './address.ts';
import { remapped } from './remap.ts';
import type { Site } from './site.ts';

/**
 * Canonical URL of a page (H3): the path, remapped where configured, and the query string without a
 * redundant `page`, without compared products and the discount code of a link, as the page is the
 * same, and without the parameters of an editor's preview. Idempotent. `undefined` if the locale
 * has no domain.
 */
export const canonicalAddress = (
  site: Site,
  locale: Locale,
  path: string,
  query: string,
): string | undefined =>
  addressOf(site.domains, locale, remapped(path, site.remap[locale] ?? {}) + canonicalQuery(query));

/** The first `page` is the one that is shown; it is kept if it is 2 or more. */
function canonicalQuery(query: string): string {
  const parameters = parseQuery(query);
  const shown = parameters.find(({ name }) => name === 'page');
  const isKept = (parsePage(shown?.value) ?? 1) > 1;
  return formatQuery(
    parameters.filter((parameter) =>
      parameter.name === 'page' ? isKept && parameter === shown : !isBeside(parameter.name),
    ),
  );
}

const isBeside = (name: string): boolean =>
  name === COMPARE_NAME || name === COUPON_NAME || PREVIEW_NAMES.has(name);
