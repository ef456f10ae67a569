import type { PageMetadata } from '../content/page-metadata.ts';
import { absoluteUrl } from './absolute-url.ts';
import { canonicalUrl } from './canonical-url.ts';
import type { SeoFacts } from './seo-facts.ts';

type UrlFacts = Pick<SeoFacts, 'site' | 'locale' | 'hostKnown' | 'path' | 'query'>;

/** Canonical link (H3); `undefined` for product pages and pages that hide it. */
export function canonicalLink(
  { site, locale, hostKnown, path, query, entry }: UrlFacts & Pick<SeoFacts, 'entry'>,
  { hideCanonical }: PageMetadata,
): string | undefined {
  if (!hostKnown || entry.type === 'Product' || hideCanonical) return undefined;
  return canonicalUrl(site, locale, path, query);
}

/** Whether search engines find the page at exactly this URL: product pages too. */
export function isSitemapUrl(
  { site, locale, hostKnown, path, query }: UrlFacts,
  { hideCanonical }: PageMetadata,
): boolean {
  if (!hostKnown || hideCanonical || query !== '') return false;
  const address = absoluteUrl(site.domains, locale, path);
  return address !== undefined && address === canonicalUrl(site, locale, path, query);
}
