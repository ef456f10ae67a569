import { absoluteUrl } from './absolute-url.ts';
import type { Alternate } from './head.ts';
import type { SeoFacts } from './seo-facts.ts';
import { seoPolicy } from './seo-policy.ts';
import { isSitemapDate } from './sitemap-date.ts';

export type SitemapEntry = {
  /** Absolute URL. */
  readonly location: string;
  /** Last change by an editor: ISO 8601. */
  readonly modified?: string;
  readonly alternates: readonly Alternate[];
  /** Absolute URLs of the page's pictures, the most important first. */
  readonly images?: readonly string[];
};

/**
 * Sitemap entry of a page; `undefined` if it is not to be listed. An invalid date is dropped: for
 * search engines no date is better than a wrong one.
 */
export function sitemapEntry(facts: SeoFacts, modified?: string): SitemapEntry | undefined {
  const { inSitemap, alternates } = seoPolicy(facts);
  const location = inSitemap && absoluteUrl(facts.site.domains, facts.locale, facts.path);
  if (!location) return undefined;
  return { location, ...(isSitemapDate(modified) && { modified }), alternates };
}
