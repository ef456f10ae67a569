import { COUPON_PARAM } from '../cart/coupon.ts';
import { COMPARE_PARAM } from '../compare/compare-list.ts';
import { parsePage } from '../listing/pagination.ts';
import { PREVIEW_PARAMS } from '../routing/preview-query.ts';
import { formatQuery, parseQuery } from '../routing/url-parts.ts';
import type { Locale } from '../shared/locale.ts';
import { absoluteUrl, applyRemap, type Site } from './site.ts';

/**
 * Canonical URL of a page (H3): the path, remapped where configured, and the query string without a
 * redundant `page`, without compared products and the discount code of a link, as the page is the
 * same, and without the parameters of an editor's preview. Idempotent. `undefined` if the locale
 * has no domain.
 */
export const canonicalUrl = (
  site: Site,
  locale: Locale,
  path: string,
  query: string,
): string | undefined =>
  absoluteUrl(
    site.domains,
    locale,
    applyRemap(path, site.remap[locale] ?? {}) + canonicalQuery(query),
  );

/** The first `page` is the one that is shown; it is kept if it is 2 or more. */
function canonicalQuery(query: string): string {
  const parameters = parseQuery(query);
  const shown = parameters.find(({ name }) => name === 'page');
  const isLaterPage = (parsePage(shown?.value) ?? 1) > 1;
  return formatQuery(
    parameters.filter((parameter) =>
      parameter.name === 'page'
        ? isLaterPage && parameter === shown
        : !isIgnoredParameter(parameter.name),
    ),
  );
}

const isIgnoredParameter = (name: string): boolean =>
  name === COMPARE_PARAM || name === COUPON_PARAM || PREVIEW_PARAMS.has(name);
