import { absoluteUrl } from './absolute-url.ts';
import type { Head } from './head.ts';
import type { SeoFacts } from './seo-facts.ts';

/** Absolute URLs of the pages before and after page `page` of a listing (H5). */
export function prevNextLinks(
  { site, locale, listing }: Pick<SeoFacts, 'site' | 'locale' | 'listing'>,
  page: number,
): Pick<Head, 'prev' | 'next'> {
  if (!listing) return {};
  const { pages, urlOf } = listing;
  const prev = page > 1 ? absoluteUrl(site.domains, locale, urlOf(page - 1)) : undefined;
  const next = page < pages ? absoluteUrl(site.domains, locale, urlOf(page + 1)) : undefined;
  return { ...(prev && { prev }), ...(next && { next }) };
}
