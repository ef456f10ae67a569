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

/** A day of the calendar, alone or with a time that names its zone (W3C Date and Time Formats). */
function isDate(text: string | undefined): text is string {
  const { day } = DATE.exec(text ?? '')?.groups ?? {};
  if (day === undefined) return false;
  const time = Date.parse(day);
  // A day that no month has is read as one of the next.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

const HOUR = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const DATE = new RegExp(
  String.raw`^(?<day>\d{4}-\d{2}-\d{2})(?:T${HOUR}(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]${HOUR}))?$`,
);
