import { addressOf } from './address.ts';
import type { Alternate } from './head.ts';
import type { PolicyFacts } from './policy-facts.ts';
import { seoPolicy } from './seo-policy.ts';
import { isSitemapDate } from './sitemap-date.ts';

/** What the sitemap says of a page. */
export type SitemapEntry = {
  /** Absolute address. */
  readonly location: string;
  /** When an editor last changed the page: ISO 8601. */
  readonly modified?: string;
  readonly alternates: readonly Alternate[];
  /** Absolute addresses of the pictures that the page is about, the foremost first. */
  readonly images?: readonly string[];
};

/**
 * The entry of a page in the sitemap; `undefined` for one that does not belong there. A date that
 * is none is left out: no date is better for search engines than one that does not hold.
 */
export function sitemapEntry(facts: PolicyFacts, modified?: string): SitemapEntry | undefined {
  const { inSitemap, alternates } = seoPolicy(facts);
  const location = inSitemap && addressOf(facts.site.domains, facts.locale, facts.path);
  if (!location) return undefined;
  return { location, ...(isSitemapDate(modified) && { modified }), alternates };
}
