import { addressOf } from './address.ts';
import type { Alternate } from './head.ts';
import type { PolicyFacts } from './policy-facts.ts';
import { seoPolicy } from './seo-policy.ts';

/** What the sitemap says of a page. */
export type SitemapEntry = {
  /** Absolute address. */
  readonly location: string;
  /** When an editor last changed the page: ISO 8601. */
  readonly modified?: string;
  readonly alternates: readonly Alternate[];
};

/**
 * The entry of a page in the sitemap; `undefined` for one that does not belong there. A date that
 * is none is left out: no date is better for search engines than one that does not hold.
 */
export function sitemapEntry(facts: PolicyFacts, modified?: string): SitemapEntry | undefined {
  const { inSitemap, alternates } = seoPolicy(facts);
  const location = inSitemap && addressOf(facts.site.domains, facts.locale, facts.path);
  if (!location) return undefined;
  return { location, ...(isDate(modified) && { modified }), alternates };
}

const isDate = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(text) && !Number.isNaN(Date.parse(text));
