import type { Alternate } from './head.ts';
import type { SeoFacts } from './seo-facts.ts';
import { seoPolicy } from './seo-policy.ts';
import { absoluteUrl } from './site.ts';

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

/** Whether a text is a calendar day, with or without a zoned time (W3C Date and Time Formats). */
export function isSitemapDate(text: string | undefined): text is string {
  const { day = '' } = DATE.exec(text ?? '')?.groups ?? {};
  const time = Date.parse(day);
  // A day that its month does not have is parsed as one of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** Latest of the valid dates, as it was written; a day counts from its midnight in UTC. */
export const latestDate = (dates: readonly (string | undefined)[]): string | undefined =>
  dates
    .filter((date) => isSitemapDate(date))
    .toSorted((one, other) => Date.parse(other) - Date.parse(one))[0];

const HOUR = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const DATE = new RegExp(
  String.raw`^(?<day>\d{4}-\d{2}-\d{2})(?:T${HOUR}(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]${HOUR}))?$`,
);
