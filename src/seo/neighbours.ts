import { addressOf } from './address.ts';
import type { Head } from './head.ts';
import type { PolicyFacts } from './policy-facts.ts';

/** Absolute URLs of the pages before and after page `page` of a listing (H5). */
export function neighboursOf(
  { site, locale, listing }: Pick<PolicyFacts, 'site' | 'locale' | 'listing'>,
  page: number,
): Pick<Head, 'prev' | 'next'> {
  if (!listing) return {};
  const { pages, urlOf } = listing;
  const prev = page > 1 ? addressOf(site.domains, locale, urlOf(page - 1)) : undefined;
  const next = page < pages ? addressOf(site.domains, locale, urlOf(page + 1)) : undefined;
  return { ...(prev && { prev }), ...(next && { next }) };
}
