import type { Domains } from '../routing/domains.ts';
import type { Locale } from '../shared/locale.ts';

/** Absolute URL of a path; `undefined` if the locale has no domain, or an empty one. */
export function absoluteUrl(domains: Domains, locale: Locale, path: string): string | undefined {
  const origin = domains[locale];
  return origin ? origin.replace(/\/$/, '') + path : undefined;
}
