import type { PageMetadata } from '../content/page-metadata.ts';
import { addressOf } from './address.ts';
import { canonicalAddress } from './canonical.ts';
import type { PolicyFacts } from './policy-facts.ts';

type AddressFacts = Pick<PolicyFacts, 'site' | 'locale' | 'hostKnown' | 'path' | 'query'>;

/** Canonical link (H3); `undefined` for product pages and pages that hide it. */
export function canonicalLink(
  { site, locale, hostKnown, path, query, entry }: AddressFacts & Pick<PolicyFacts, 'entry'>,
  { hideCanonical }: PageMetadata,
): string | undefined {
  if (!hostKnown || entry.type === 'Product' || hideCanonical) return undefined;
  return canonicalAddress(site, locale, path, query);
}

/** Whether search engines find the page at exactly this URL: product pages too. */
export function isSitemapAddress(
  { site, locale, hostKnown, path, query }: AddressFacts,
  { hideCanonical }: PageMetadata,
): boolean {
  if (!hostKnown || hideCanonical || query !== '') return false;
  const address = addressOf(site.domains, locale, path);
  return address !== undefined && address === canonicalAddress(site, locale, path, query);
}
