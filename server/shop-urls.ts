import type { Domains } from '#src/routing/domains.ts';

/** Message with the URLs of the shop, printed at start. */
export function shopUrls(domains: Domains, port: number): string {
  const lines = Object.entries(domains).map(([locale, origin]) => `  ${locale}  ${origin}`);
  return [`Sluimer is open on port ${port}:`, ...lines].join('\n');
}
